"""The table: state and players, queries, clone. No rules here.

Numbers stand for names everywhere in the engine; the names are below, in printed order. Points are counted in
quarters, because corn is worth a quarter of a point at the end.

Lists of numbers are never changed in place, another list takes their place: so clones can share them.
"""

from __future__ import annotations

from typing import Final

from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step, stack_key
from longcount.kernel.shared_lists import replaced
from longcount.kernel.story import Fact, Story

GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
FIRST_SPACE: Final = 5
"""The first-player space, where a gear is asked for."""

GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
RESOURCES: Final = (WOOD, STONE, GOLD)  # T-COMP-04

TEMPLES: Final = ("brown", "yellow", "green")
TRACKS: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3

SOURCES: Final = (
    "buildings",
    "architecture",
    "chichen",
    "temples age 1",
    "temples age 2",
    "unfed workers",
    "corn",
    "skulls",
    "monuments",
)
"""Where points come from; a player's points are kept apart by source, so that the score is its breakdown."""
FROM_BUILDINGS: Final = 0
FROM_ARCHITECTURE: Final = 1
FROM_CHICHEN: Final = 2
FROM_TEMPLES_1: Final = 3
FROM_TEMPLES_2: Final = 4
FROM_UNFED: Final = 5
FROM_CORN: Final = 6
FROM_SKULLS: Final = 7
FROM_MONUMENTS: Final = 8

QUARTERS: Final = 4
"""Units in one victory point."""

FREE: Final = -1
"""Nobody stands there."""
DUMMY: Final = 4
"""A neutral worker stands there."""
NONE: Final = -1
"""No tile on a building space, no seat."""

# What a turn has become so far.
FRESH: Final = 0
PLACING: Final = 1
PICKING: Final = 2


class Options:
    """The chosen rulings as plain switches."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen: Final = chosen
        self.granted_after: Final = chosen["granted_action"] == "after"
        self.dummy_blocks_double: Final = chosen["dummy_blocks_double"] == "yes"
        self.burn_only_if_no_open_corn: Final = chosen["burn_only_if_no_open_corn"] == "yes"
        self.round_corn_down: Final = chosen["round_final_corn"] == "down"
        self.double_past_last_mark: Final = chosen["double_past_last_mark"] == "yes"
        self.free_level_gives_bonus: Final = chosen["free_level_at_top"] == "bonus"
        self.spent_skull_returns: Final = chosen["spent_skull"] == "returns"
        self.steps_below_zero: Final = chosen["step_monument_below_zero"] == "yes"
        self.modules: Final = ("tribes",) if chosen["tribes"] == "farm" else ()
        """What is played with of expansions."""
        self.first_player: Final = NONE if chosen["first_player"] == "random" else int(chosen["first_player"][4:]) - 1


class Player:
    """One seat's mat."""

    goods: list[int]
    temples: list[int]
    levels: list[int]
    points: list[int]
    """Quarter points by source."""
    workers: int
    """Own workers that are not in the bank."""
    home: int
    """Available workers: neither on a gear nor on the first-player space."""
    light: bool
    """The board lies light side up: two days are still to be had."""
    corn_tiles: int
    wood_tiles: int
    buildings: tuple[int, ...]
    monuments: tuple[int, ...]
    dealt: tuple[int, ...]
    """Wealth tiles to choose from; empty once the choice is revealed."""
    kept: tuple[int, ...]

    def clone(self) -> Player:
        twin = Player()
        twin.goods = self.goods
        twin.temples = self.temples
        twin.levels = self.levels
        twin.points = self.points
        twin.workers = self.workers
        twin.home = self.home
        twin.light = self.light
        twin.corn_tiles = self.corn_tiles
        twin.wood_tiles = self.wood_tiles
        twin.buildings = self.buildings
        twin.monuments = self.monuments
        twin.dealt = self.dealt
        twin.kept = self.kept
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.goods),
            tuple(self.temples),
            tuple(self.levels),
            tuple(self.points),
            self.workers,
            self.home,
            self.light,
            self.corn_tiles,
            self.wood_tiles,
            self.buildings,
            self.monuments,
            self.dealt,
            self.kept,
        )

    def blocks(self) -> int:
        """Wood, stone and gold together."""
        goods = self.goods
        return goods[WOOD] + goods[STONE] + goods[GOLD]

    def score(self) -> int:
        total = 0
        for points in self.points:
            total += points
        return total


class State:
    """The whole table at one moment."""

    options: Options
    players: list[Player]
    gears: list[list[int]]
    """For each gear, who stands on each tooth position: a seat, DUMMY or FREE. The last two carry no number."""
    first_space: int
    """The seat whose worker stands on the first-player space."""
    marker: int
    """The seat that holds the first-player marker."""
    day: int
    """Days the calendar has turned; the first round is day 0."""
    food: int
    """Which Food Day this round is, 1 to 4, or 0."""
    corn_teeth: int
    """Days on whose teeth a corn lies, as bits."""
    wood: list[int]
    """Wood tiles left in the fields of Palenque 2, 3, 4, 5."""
    corn: list[int]
    """Corn tiles left there; as many of them as there are wood tiles lie covered."""
    skulls: int
    """Skulls in the bank."""
    spots: int
    """Filled skull spots of Chichen Itza 1 to 9, as bits."""
    age: int
    row: tuple[int, ...]
    """The six building spaces: a kind of building or NONE."""
    stacks: tuple[tuple[int, ...], tuple[int, ...]]
    """Copies left of each kind of building in the face-down stacks of both ages."""
    monuments: tuple[int, ...]
    """Monuments on the board, still to be built."""
    wealth: tuple[int, ...]
    """Wealth tiles not dealt and not turned up; empty once the choice is revealed."""
    turned: tuple[int, ...]
    """Wealth tiles turned up for the neutral workers."""
    dummies: int
    """Neutral workers still to be put on gears."""
    turn: int
    """The seat that acts."""
    mode: int
    """What its turn has become: FRESH, PLACING or PICKING."""
    placed: int
    """Workers placed in this turn."""
    stack: list[Step]
    offered: list[Decision]
    """What the acting seat may do now: the answer to the last step, worked out once. It follows from all the rest."""
    story: Story | None
    """Where the facts of the decision in hand go, if anybody listens."""

    def clone(self) -> State:
        twin = State()
        twin.options = self.options
        twin.players = [player.clone() for player in self.players]
        twin.gears = self.gears
        twin.first_space = self.first_space
        twin.marker = self.marker
        twin.day = self.day
        twin.food = self.food
        twin.corn_teeth = self.corn_teeth
        twin.wood = self.wood
        twin.corn = self.corn
        twin.skulls = self.skulls
        twin.spots = self.spots
        twin.age = self.age
        twin.row = self.row
        twin.stacks = self.stacks
        twin.monuments = self.monuments
        twin.wealth = self.wealth
        twin.turned = self.turned
        twin.dummies = self.dummies
        twin.turn = self.turn
        twin.mode = self.mode
        twin.placed = self.placed
        twin.stack = self.stack[:]
        twin.offered = self.offered
        twin.story = None
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple([player.key() for player in self.players]),
            tuple([tuple(gear) for gear in self.gears]),
            self.first_space,
            self.marker,
            self.day,
            self.food,
            self.corn_teeth,
            tuple(self.wood),
            tuple(self.corn),
            self.skulls,
            self.spots,
            self.age,
            self.row,
            self.stacks,
            self.monuments,
            self.wealth,
            self.turned,
            self.dummies,
            self.turn,
            self.mode,
            self.placed,
            stack_key(self.stack),
        )

    def stand(self, gear: int, space: int, who: int) -> None:
        """A seat or a neutral worker stands on a space from now on, or nobody."""
        self.gears = self.gears[:]
        self.gears[gear] = replaced(self.gears[gear], space, who)

    # --- queries ------------------------------------------------------------

    def on_gears(self, seat: int) -> int:
        """Workers of a seat that stand on gears."""
        player = self.players[seat]
        return player.workers - player.home - (1 if self.first_space == seat else 0)

    def lowest_free(self, gear: int) -> int:
        """The lowest numbered space of a gear where nobody stands, or NONE."""
        teeth = self.gears[gear]
        for space in range(len(teeth) - 2):
            if teeth[space] == FREE:
                return space
        return NONE

    def open_corn(self, group: int) -> int:
        """Corn tiles of a jungle group with no wood tile on top."""
        return self.corn[group] - self.wood[group]

    def is_laid(self, space: int) -> bool:
        """Whether a skull lies on the spot of a Chichen Itza action."""
        return self.spots >> space & 1 == 1

    def tell(self, seat: int, verb: str, what: str, amount: int, why: str) -> None:
        if self.story is not None:
            self.story.add(Fact(seat, verb, what, amount, why))
