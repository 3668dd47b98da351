"""Typed records of everything printed, made once from the tables of a pack.

The ids are those of the shipped pack; a player's own pack has the same ids and other values (packs.py).
Card kinds are numbered: starting cards, tribe cards, culture cards. Labour is counted in halves.
"""

from __future__ import annotations

import hashlib
import json
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal

from longcount.games.winter.effect_language import Effect, merged, read_effect, read_price
from longcount.games.winter.names import (
    ANY_COLUMN,
    COLUMNS,
    FOOD,
    HUNT,
    IN_ECLIPSE,
    NONE,
    SETTLE,
    STONE,
    SYMBOLS,
    TOOL,
    UNMARKED,
    WHEN,
)
from longcount.kernel import components
from longcount.kernel.errors import BadData

FOLDER: Final = Path(__file__).parent
TABLE: Final = components.load(FOLDER / "components.toml")


def ids_of(table: str) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in TABLE[table]])


STARTING: Final = ids_of("starting")
TRIBES: Final = ids_of("tribe")
CULTURES: Final = ids_of("culture")
KINDS: Final = STARTING + TRIBES + CULTURES
FIRST_TRIBE: Final = len(STARTING)
"""The first kind of tribe card that is taken from a deck."""
FIRST_CULTURE: Final = len(STARTING) + len(TRIBES)
KIND_BY_NAME: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
SPECIES: Final = ids_of("animal")
CHIEFS: Final = ids_of("chief")
SETUPS: Final = ids_of("setup")
TERRAINS: Final = ids_of("terrain")
BASE: Final = TERRAINS.index("base")
GLACIER: Final = TERRAINS.index("glacier")
STONES: Final = ids_of("stone")
BOARDS: Final = ids_of("board")
LAYOUTS: Final = ids_of("layout")
GLACIER_TOKENS: Final = ids_of("glacier_token")
REST_TOKENS: Final = ids_of("rest_token")
Side = Literal["A", "B"]
SIDES: Final[tuple[Side, ...]] = ("A", "B")

ABILITIES: Final = 3
"""Abilities that one card may have."""
TOKEN_EFFECTS: Final = 2
"""Effects that one token may have."""
CHIEF_CODE: Final = len(KINDS) * ABILITIES
"""Abilities are numbered by card; those of the own chief and of a rest token follow."""
TOKEN_CODE: Final = CHIEF_CODE + ABILITIES
CODES: Final = TOKEN_CODE + TOKEN_EFFECTS

ERAS: Final[list[int]] = [int(row["era"]) for row in TABLE["culture"]]
STONE_ERAS: Final[list[int]] = [int(row["era"]) for row in TABLE["stone"]]
WILD: Final[int] = [bool(row["wild"]) for row in TABLE["animal"]].index(True)
"""The species that counts as any."""
TILES: Final[list[int]] = [int(row["tiles"]) for row in TABLE["terrain"]]

COUNTS: Final[dict[str, int]] = {name: n for name, n in TABLE["counts"].items() if isinstance(n, int)}
CAMPS: Final[int] = COUNTS["camps"]
COMMUNITIES: Final[int] = COUNTS["communities"]
MEGALITHS: Final[int] = COUNTS["megaliths"]
GREYS: Final[int] = COUNTS["grey"]
TRIBE_FIGURES: Final[int] = COUNTS["tribe_figures"]
STONE_CELLS: Final = 3
DISPLAY: Final[int] = TABLE["display"]["culture"]
GROUNDS: Final[int] = TABLE["display"]["grounds"]
FREE_FOOD: Final[int] = TABLE["food_track"]["free"]
SET_ASIDE: Final[list[int]] = [KIND_BY_NAME[name] for name in TABLE["opening_hand"]["set_aside"]]
OPENING_DRAWS: Final[int] = TABLE["opening_hand"]["drawn"]
ROUND_DRAWS: Final[int] = TABLE["preparation"]["drawn"]
ROUNDS: Final = 4
CAMP_INFLUENCE: Final[int] = TABLE["influence"]["camp"]
COMMUNITY_INFLUENCE: Final[int] = TABLE["influence"]["community"]
STACK_OWN: Final[int] = TABLE["stacking"]["own"]
STACK_OTHER: Final[int] = TABLE["stacking"]["other"]
STACK_RIVAL: Final[int] = TABLE["stacking"]["rival"]
REST_LABOUR: Final[int] = int(2 * TABLE["rest"]["labour"])
COMMUNITY_DRAWS: Final[int] = TABLE["community"]["draws"]
BURIAL_FROM: Final[list[int]] = [int(n) for n in TABLE["burial"]["from"]]
BURIAL_POINTS: Final[list[list[int]]] = [
    [int(n) for n in TABLE["burial"][rank]] for rank in ("first", "second", "others")
]


class Seats:
    """What changes with the number of players."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.stones: Final[int] = row["stones"]
        """Sacred stones in each part of the main board."""
        self.glaciers: Final[int] = row["glaciers"]
        self.others: Final[int] = row["others"]
        """Terrain tiles drawn from the rest."""


SEATS: Final[dict[int, Seats]] = {int(str(row["id"])[0]): Seats(row) for row in TABLE["seats"]}  # W-COMP-01


class Stone:
    """A sacred stone: the words and numbers of its score."""

    def __init__(self, row: dict[str, Any]) -> None:
        parts = str(row["score"]).split()
        self.name: Final[str] = str(row["id"])
        self.score: Final[str] = parts[0]
        self.terrain: Final[int] = TERRAINS.index(parts[1]) if parts[0] == "communities-at" else NONE
        self.species: Final[list[int]] = [SPECIES.index(part) for part in parts[1:] if part in SPECIES]
        bands = [part.split(":") for part in parts if ":" in part]
        self.bands: Final[list[tuple[int, int]]] = [(int(least), int(points)) for least, points in bands]
        self.numbers: Final[list[int]] = [int(part) for part in parts[1:] if part.isdigit()]


class Cell:
    """A cell of a megalith board: where it lies, what it gives, where its arrows point."""

    def __init__(self, row: int, col: int, effect: int, targets: list[tuple[int, int]]) -> None:
        self.row: Final = row
        self.col: Final = col
        self.effect: Final = effect
        self.targets: Final = targets
        self.is_start: Final[bool] = bool(targets)


class Setup:
    """A set-up card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = str(row["id"])
        self.tribe: Final[int] = TRIBES.index(row["tribe"])
        self.food: Final[int] = row["food"]
        self.tools: Final[int] = row["tools"]
        self.animals: Final[list[int]] = [SPECIES.index(name) for name in row["animals"]]
        self.camp: Final[bool] = row["camp"]


_WORDS_ABOUT: Final = ("name", "source", "status", "note")
"""Fields that say something about a row and change nothing in play."""


def fingerprint(table: components.Table) -> str:
    """A short hash over every value that matters in play."""
    rows = {name: content for name, content in table.items() if name not in ("pack", "sources")}
    text = json.dumps(without_words(rows), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_words(inner) for key, inner in value.items() if key not in _WORDS_ABOUT}
    return [without_words(inner) for inner in value] if isinstance(value, list) else value


class Pack:
    """All values of the components, ready to play with."""

    animal_copies: list[int]
    species_titles: list[str]
    set_points: list[list[int]]
    animal_use: list[Effect]
    chief_titles: list[str]
    chief_abilities: list[list[list[Effect]]]
    setups: list[Setup]
    boards: list[list[Cell]]
    layouts: list[list[tuple[int, int, int]]]
    layout_of: dict[int, int]
    cell_bonus: list[list[int]]
    stone_price: list[list[int]]
    stone_bonus: list[Effect]
    stones: list[Stone]
    terrain_titles: list[str]
    terrain_bonus: list[list[int]]
    rates: list[int]
    offering_bonus: list[Effect]
    offering_top: int
    veneration_points: list[int]
    veneration_top: int
    start_food: list[int]
    start_tools: list[int]
    order_bonus: list[Effect]
    most_tools: int
    food_labour: list[list[bool]]
    top_price: list[list[int]]
    middle_price: list[list[int]]
    camp_price: list[int]
    reveal_price: list[int]
    reveals: int
    bottom: list[Effect]
    rest: Effect
    rest_tokens: list[list[Effect]]
    glacier_bonus: dict[tuple[int, ...], Effect]

    def __init__(self, table: components.Table) -> None:
        self.table: Final = table
        self.name: str = f"{table['pack']['id']}-{table['pack']['version']}@{fingerprint(table)}"
        self.number: int = NONE
        """Its place among the packs known here."""
        self.label: Final[str] = str(table["pack"]["label"])
        self.effects: Final[list[Effect]] = []
        cards = [*table["starting"], *table["tribe"], *table["culture"]]
        self.titles: Final[list[str]] = [str(row["name"]) for row in cards]
        self.copies: Final[list[int]] = [int(row["copies"]) for row in table["starting"]]
        self.labour: Final[list[int]] = [int(2 * row.get("labour", 0)) for row in cards]  # W-CULTURE-06
        self.points: Final[list[int]] = [int(row["points"]) for row in cards]
        self.abilities: Final[list[list[Effect]]] = [self.read_all(row["abilities"], str(row["id"])) for row in cards]
        self.eclipse_labour: Final[list[int]] = [self.sum_of_labour(kind, IN_ECLIPSE) for kind in range(len(cards))]
        self.column_labour: Final[list[list[int]]] = [
            [self.sum_of_labour(kind, column) for column in range(len(COLUMNS))] for kind in range(len(cards))
        ]
        self.any_labour: Final[list[int]] = [self.sum_of_labour(kind, ANY_COLUMN) for kind in range(len(cards))]
        self.has_labour_prices: bool = False
        self.has_later_prices: bool = False
        """Whether a bonus may lead to something that must be paid: a sacred stone, or an ability that waits."""
        self.read_animals()
        self.read_chiefs()
        self.read_boards()
        self.read_tracks()
        self.read_columns()
        self.read_tokens()
        for effect in self.effects:
            if effect.pay_labour:
                self.has_labour_prices = True
            if effect.mark == WHEN and (STONE in effect.ops or effect.pay_food + effect.pay_tools + effect.pay_labour):
                self.has_later_prices = True

    # --- reading ------------------------------------------------------------

    def read_all(self, texts: list[str], why: str) -> list[Effect]:
        return [self.read(text, why) for text in texts]

    def read(self, text: str, why: str) -> Effect:
        return self.keep(read_effect(text, why))

    def keep(self, effect: Effect) -> Effect:
        effect.index = len(self.effects)
        self.effects.append(effect)
        return effect

    def read_bonus(self, text: str, why: str) -> Effect:
        """An effect without mark and price."""
        effect = self.read(text, why)
        if effect.mark != UNMARKED or effect.pay_food or effect.pay_tools or effect.pay_labour:
            raise BadData(f"'{text}': a bonus has neither mark nor price")
        if STONE in effect.ops:
            self.has_later_prices = True
        return effect

    def sum_of_labour(self, kind: int, mark: int) -> int:
        return sum([e.amounts[0] for e in self.abilities[kind] if e.is_labour and e.mark == mark])

    def read_animals(self) -> None:
        rows = self.table["animal"]
        self.animal_copies = [int(row["copies"]) for row in rows]
        self.species_titles = [str(row["name"]) for row in rows]
        self.set_points = [[0, *[int(n) for n in row["set_points"]]] for row in rows]
        self.animal_use = [self.read_bonus(row["use"], str(row["id"])) for row in rows]

    def read_chiefs(self) -> None:
        rows = self.table["chief"]
        self.chief_titles = [str(row["name"]) for row in rows]
        self.chief_abilities = [
            [self.read_all(row["side_a"], str(row["id"])), self.read_all(row["side_b"], str(row["id"]))] for row in rows
        ]
        self.setups = [Setup(row) for row in self.table["setup"]]

    def read_boards(self) -> None:
        self.boards = [self.read_cells(row["cells"]) for row in self.table["board"]]
        self.layouts = [
            [(int(slot[0]), int(slot[1]), int(slot[2])) for slot in row["slots"]] for row in self.table["layout"]
        ]
        self.layout_of = {int(row["seats"]): n for n, row in enumerate(self.table["layout"])}
        bonuses = [str(row["bonus"]) for row in self.table["megalith_cell"]]
        self.cell_bonus = [self.read_counts(text) for text in bonuses]
        rows = self.table["stone_cell"]
        self.stone_price = [read_price(row["cost"]) for row in rows]
        self.stone_bonus = [self.read_bonus(row["bonus"], str(row["id"])) for row in rows]
        self.stones = [Stone(row) for row in self.table["stone"]]
        terrains = self.table["terrain"]
        self.terrain_titles = [str(row["name"]) for row in terrains]
        self.terrain_bonus = [self.read_counts(str(row["bonus"])) for row in terrains]

    def read_cells(self, rows: list[list[str]]) -> list[Cell]:
        cells: list[Cell] = []
        for row, texts in enumerate(rows):
            for col, text in enumerate(texts):
                if text.startswith("start"):
                    targets = [point.split(",") for point in text.split()[1:]]
                    cells.append(Cell(row, col, NONE, [(int(r), int(c)) for r, c in targets]))
                elif text != "-":
                    cells.append(Cell(row, col, self.read_bonus(text, "megaliths").index if text else NONE, []))
        return cells

    def read_counts(self, text: str) -> list[int]:
        """A bonus as a number for every symbol."""
        effect = self.read_bonus(text, "eclipse")
        counts = [0] * SYMBOLS
        for op, amount in zip(effect.ops, effect.amounts, strict=True):
            counts[op] = amount
        return counts

    def read_tracks(self) -> None:
        offering = self.table["offering"]
        self.rates = [0, *[int(row["rate"]) for row in offering]]
        self.offering_bonus = [
            self.read_bonus("", ""),
            *[self.read_bonus(row["bonus"], "offering track") for row in offering],
        ]
        self.offering_top = len(offering)
        self.veneration_points = [0, *[int(row["points"]) for row in self.table["veneration"]]]
        self.veneration_top = len(self.table["veneration"])
        order = self.table["order"]
        starts = [self.read_counts(str(row["start"])) for row in order]
        self.start_food = [counts[FOOD] for counts in starts]
        self.start_tools = [counts[TOOL] for counts in starts]
        self.order_bonus = [self.read_bonus(row["eclipse"], "turn order") for row in order]
        self.most_tools = self.table["tool_track"]["most"]
        self.food_labour = [
            [space in self.table["food_labour"][name] for space in range(FREE_FOOD + CAMPS + 1)]
            for name in ("even", "two_per_three")
        ]

    def read_columns(self) -> None:
        rows = self.table["column"]
        self.top_price = [read_price(row["price"]) for row in rows]
        self.middle_price = [read_price(row["middle"]) for row in rows]
        self.camp_price = read_price(rows[SETTLE]["camp_price"])
        self.reveal_price = read_price(rows[HUNT]["reveal_price"])
        self.reveals = rows[HUNT]["reveals"]
        bottoms = [str(row["bottom"]) for row in rows]  # W-INIT-08 W-DEV-09 W-SETTLE-10 W-HUNT-09
        self.bottom = [self.read_bonus(text, COLUMNS[column]) for column, text in enumerate(bottoms)]
        self.rest = self.read_bonus(self.table["rest"]["effect"], "rest")

    def read_tokens(self) -> None:
        """Rest tokens have effects; the bonuses of glacier tokens come also two and three at a time."""
        rows = self.table["rest_token"]
        self.rest_tokens = [self.read_all(row["effects"], str(row["id"])) for row in rows]
        single = [self.read_bonus(row["bonus"], str(row["id"])) for row in self.table["glacier_token"]]
        self.glacier_bonus = {(n,): effect for n, effect in enumerate(single)}
        for number in (2, 3):
            for group in combinations(range(len(single)), number):
                several = merged([single[n] for n in group], "glacier tokens")
                self.glacier_bonus[group] = self.keep(several)  # W-GLACIER-04


SHIPPED: Final = Pack(TABLE)
EDITION: Final = f"gaga-2021/{SHIPPED.name}"
"""The printed edition, and the shipped data with its fingerprint."""


def check_counts() -> None:
    """The cards and tiles add up to the rulebook's list of components."""
    found = {
        "terrain_tiles": sum(TILES),
        "megalith_boards": len(BOARDS),
        "stones": len(STONES),
        "starting_cards": sum(SHIPPED.copies),
        "tribe_cards": sum([int(row["copies"]) for row in TABLE["tribe"]]),
        "culture_cards": len(CULTURES),
        "animal_cards": sum(SHIPPED.animal_copies),
        "setup_cards": len(SETUPS),
        "chief_cards": len(CHIEFS),
        "megaliths": 2 * len(SHIPPED.cell_bonus),
        "glacier_tokens": len(GLACIER_TOKENS),
        "rest_tokens": len(REST_TOKENS),
    }
    for name, number in found.items():  # W-COMP-02 W-COMP-03 W-COMP-04
        if COUNTS[name] != number:
            raise BadData(f"components.toml has {number} {name}, the rulebook lists {COUNTS[name]}")


check_counts()
