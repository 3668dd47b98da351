"""Typed records of everything printed, made once from components.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from longcount.games.tzolkin.state import GOODS, TEMPLES, TRACKS
from longcount.kernel import components
from longcount.kernel.errors import BadData

FOLDER: Final = Path(__file__).parent
TABLE: Final = components.load_game(FOLDER)

FRAMES: Final = ("farm", "civil", "tomb", "shrine")
GEAR_IDS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
ANY: Final = -1
"""A level or climb of free choice."""

# The words of the symbols, and what each one is called in the rulebook.
GAIN: Final = 0  # T-SYM-01 T-SYM-02 T-SYM-03 T-SYM-04 T-SYM-05
POINTS: Final = 1  # T-SYM-06
WORKER: Final = 2  # T-SYM-07
LEVEL: Final = 3  # T-SYM-08 T-SYM-09 T-SYM-10 T-SYM-11 T-SYM-12 T-SYM-13
CLIMB: Final = 4  # T-SYM-14 T-SYM-15 T-SYM-16 T-SYM-17
BUILD: Final = 5  # T-SYM-18
MARKET: Final = 6  # T-SYM-19
ANY_ACTION: Final = 7  # T-SYM-20
FEEDS: Final = 8  # T-SYM-21
CHEAPER_MEALS: Final = 9  # T-SYM-22
WORDS: Final = ("gain", "points", "worker", "level", "climb", "build", "market", "any-action", "feeds", "cheaper-meals")


class Effect:
    """One symbol: its word, the good, track or temple it names, and the number printed."""

    def __init__(self, word: int, what: int, amount: int) -> None:
        self.word: Final = word
        self.what: Final = what
        self.amount: Final = amount


def read_effect(text: str) -> Effect:
    """A symbol from its words, such as `gain wood 2` or `climb any`."""
    parts = text.split()
    if parts[0] not in WORDS:
        raise BadData(f"'{text}' is no symbol of this game")
    word = WORDS.index(parts[0])
    if word == GAIN:
        return Effect(word, GOODS.index(parts[1]), int(parts[2]))
    if word == LEVEL:
        return Effect(word, ANY if parts[1] == "any" else TRACKS.index(parts[1]), 1)
    if word == CLIMB:
        return Effect(word, ANY if parts[1] == "any" else TEMPLES.index(parts[1]), 1)
    return Effect(word, 0, int(parts[1]) if len(parts) > 1 else 1)


def symbol_row(text: str) -> dict[str, Any]:
    """A symbol for the page: its words as they are, and their parts by name."""
    word, *rest = text.split()
    amount = [int(part) for part in rest if part.isdigit()]
    what = [part for part in rest if not part.isdigit()]
    return {"id": text, "symbol": word, "what": what[0] if what else "", "amount": amount[0] if amount else 1}


class Building:
    """A kind of building tile; several copies of a kind may exist."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = row["id"]
        self.age: Final[int] = row["age"]
        self.frame: Final[int] = FRAMES.index(row["frame"])
        self.cost: Final[tuple[int, ...]] = read_cost(row["cost"])
        self.wood: Final[int] = self.cost[1]
        self.stone: Final[int] = self.cost[2]
        self.gold: Final[int] = self.cost[3]
        self.blocks: Final[int] = self.wood + self.stone + self.gold
        self.effects: Final = [read_effect(text) for text in row["effects"]]
        self.copies: Final[int] = row["copies"]
        self.module: Final[str] = row.get("module", "")
        """The expansion it is of; empty for the base game."""
        self.grants: Final = [effect for effect in self.effects if effect.word in (BUILD, MARKET, ANY_ACTION)]


class Monument:
    """A monument: price, frame, and the words of its score."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = row["id"]
        self.frame: Final[int] = FRAMES.index(row["frame"])
        self.cost: Final[tuple[int, ...]] = read_cost(row["cost"])
        words = str(row["score"]).split()
        self.score: Final[str] = words[0]
        self.score_frame: Final[int] = FRAMES.index(words[1]) if words[0] == "per-frame" else NO_FRAME
        self.numbers: Final[tuple[int, ...]] = tuple([int(word) for word in words[1:] if word.isdigit()])


class Wealth:
    """A starting wealth tile: what it gives, and where it puts a neutral worker."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = row["id"]
        self.gear: Final[int] = GEAR_IDS.index(row["gear"])
        self.space: Final[int] = row["space"]
        self.effects: Final = [read_effect(text) for text in row["effects"]]


NO_FRAME: Final = -1


def read_cost(cost: dict[str, int]) -> tuple[int, ...]:
    """A price as numbers of corn, wood, stone, gold and skulls."""
    return tuple([cost.get(good, 0) for good in GOODS])


BUILDINGS: Final[list[Building]] = [Building(row) for row in TABLE["building"]]
OF_BASE: Final = len([tile for tile in BUILDINGS if not tile.module])
"""Buildings from this number on are of modules."""
MONUMENTS: Final[list[Monument]] = [Monument(row) for row in TABLE["monument"]]
WEALTH: Final[list[Wealth]] = [Wealth(row) for row in TABLE["wealth"]]
BUILDING_BY_ID: Final = {tile.name: tile for tile in BUILDINGS}
MONUMENT_BY_ID: Final = {tile.name: tile for tile in MONUMENTS}
WEALTH_BY_ID: Final = {tile.name: tile for tile in WEALTH}

TEETH: Final[tuple[int, ...]] = tuple([int(row["teeth"]) for row in TABLE["gear"]])
LAST: Final[tuple[int, ...]] = tuple([int(row["last"]) for row in TABLE["gear"]])
"""The highest number beside each gear."""
FREE_FROM: Final[tuple[int, ...]] = tuple([int(min(row["free_choice"])) for row in TABLE["gear"]])
"""From this space on any action of the gear may be chosen."""
ACTIONS: Final = (5, 5, 5, 5, 9)
"""Actions printed beside each gear."""

HARVEST_CORN: Final[tuple[int, ...]] = (0, *[int(row["corn"]) for row in TABLE["palenque"]])
HARVEST_WOOD: Final[tuple[int, ...]] = (0, *[int(row.get("wood", 0)) for row in TABLE["palenque"]])
YAXCHILAN_GAIN: Final = [read_cost({}), *[read_cost(row["gain"]) for row in TABLE["yaxchilan"]]]
OFFERING: Final[int] = TABLE["uxmal"][0]["price"]["corn"]
ANY_ACTION_PRICE: Final[int] = TABLE["uxmal"][4]["price"]["corn"]
CORN_PER_BLOCK: Final[int] = TABLE["uxmal"][3]["corn_per_resource"]

SPOT_POINTS: Final[tuple[int, ...]] = (0, *[int(row["points"]) for row in TABLE["chichen_itza"]])
SPOT_TEMPLE: Final[tuple[int, ...]] = (0, *[TEMPLES.index(row["temple"]) for row in TABLE["chichen_itza"]])
SPOT_RESOURCE: Final[tuple[bool, ...]] = (False, *[bool(row["resource"]) for row in TABLE["chichen_itza"]])

STEP_POINTS: Final[list[list[int]]] = [list(row["points"]) for row in TABLE["temple"]]
STEP_GOODS: Final[list[list[int]]] = [
    [GOODS.index(good) if good else NO_FRAME for good in row["goods"]] for row in TABLE["temple"]
]
TOP: Final[tuple[int, ...]] = tuple([len(row["points"]) - 1 for row in TABLE["temple"]])  # T-TEMPLE-01
START: Final[tuple[int, ...]] = tuple([int(row["start"]) for row in TABLE["temple"]])
LEADER_BONUS: Final[list[tuple[int, int]]] = [(row["bonus_age_1"], row["bonus_age_2"]) for row in TABLE["temple"]]

FOOD_DAYS: Final[tuple[int, ...]] = tuple([int(row["day"]) for row in TABLE["food_day"]])
FOOD_GIVES_GOODS: Final[tuple[bool, ...]] = tuple([row["kind"] == "goods" for row in TABLE["food_day"]])
LAST_FOOD: Final = len(FOOD_DAYS)
AGE_CHANGE: Final = 2

RATE: Final[tuple[int, ...]] = (1, TABLE["market"]["wood"], TABLE["market"]["stone"], TABLE["market"]["gold"])
"""Corn per resource at the market and at the end."""
EXTRA: Final[tuple[int, ...]] = tuple([int(n) for n in TABLE["placing"]["extra"]])
MEAL: Final[int] = TABLE["feeding"]["corn"]
UNFED: Final[int] = TABLE["feeding"]["penalty"]
LEVEL_PRICE: Final[tuple[int, ...]] = tuple([int(n) for n in TABLE["technology"][0]["price"]])
TOP_LEVEL: Final = 3
ALL_SKULLS: Final[int] = TABLE["counts"]["skulls"]
ALL_WORKERS: Final[int] = TABLE["counts"]["workers_per_player"]
FIRST_WORKERS: Final[int] = TABLE["counts"]["starting_workers"]
SPACES: Final[int] = TABLE["setup"][0]["buildings"]
"""Building spaces on the board."""


class Setup:
    """What changes with the number of players."""

    def __init__(self, row: dict[str, int]) -> None:
        self.monuments: Final[int] = row["monuments"]
        self.fields: Final[int] = row["fields"]
        self.dummies: Final[int] = row["dummies"]
        self.dealt: Final[int] = row["dealt"]


SETUP: Final[dict[int, Setup]] = {int(row["seats"]): Setup(row) for row in TABLE["setup"]}
EDITION: Final = "base-2012/1"
"""The printed edition and the version of this data."""


def with_symbols(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**row, "effects": [symbol_row(text) for text in row["effects"]]} for row in rows]


PRINTED: Final = {**TABLE, "building": with_symbols(TABLE["building"]), "wealth": with_symbols(TABLE["wealth"])}
"""The tables as the page gets them."""


def check_counts() -> None:
    """The tiles add up to the rulebook's list of components."""
    counts = TABLE["counts"]
    copies = [sum([b.copies for b in BUILDINGS if b.age == age and not b.module]) for age in (1, 2)]
    most = SETUP[4].fields
    found = (copies[0], copies[1], len(MONUMENTS), len(WEALTH), 4 * most, 3 * most)
    wanted = ("age_1", "age_2", "monuments", "wealth_tiles", "corn_tiles", "wood_tiles")
    for name, number in zip(wanted, found, strict=True):  # T-COMP-01
        if counts[name] != number:
            raise BadData(f"components.toml has {number} {name}, the rulebook lists {counts[name]}")


check_counts()
