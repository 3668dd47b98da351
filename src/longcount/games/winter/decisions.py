"""Every decision of the game, one small class per kind, all instances made here and never again.

The tables below (`PLACE`, `PLAY`, …) give an instance by its numbers; `ALL` is the catalogue's order, which is also the
order in which decisions are offered.
"""

from __future__ import annotations

from typing import Final

from longcount.games.winter.chance_decisions import (
    BoxTile,
    Deal,
    DealChief,
    DealSetup,
    LayBoard,
    LayStone,
    LayTile,
    NextInOrder,
    OpenCulture,
    TurnAnimal,
    TurnGlacier,
    TurnRest,
)
from longcount.games.winter.components import (
    ABILITIES,
    BOARDS,
    CHIEF_CODE,
    CHIEFS,
    CODES,
    CULTURES,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GLACIER_TOKENS,
    KINDS,
    REST_TOKENS,
    SETUPS,
    SPECIES,
    STONES,
    TERRAINS,
    TOKEN_CODE,
    TRIBES,
)
from longcount.games.winter.map import JUNCTIONS, NEAR
from longcount.games.winter.names import DRAW, FOOD, IDOL, MEGALITH, NEW, SPENT, TOOL, ZONES
from longcount.kernel.decisions import Decision

# --- set-up -------------------------------------------------------------------


class ChooseSide(Decision):
    """The side of the own chief card."""

    def __init__(self, side: int) -> None:
        self.side: Final = side


class PickChief(Decision):
    """Pick a chief card in the draft."""

    def __init__(self, chief: int) -> None:
        self.chief: Final = chief


class PickSetup(Decision):
    """Pick a set-up card in the draft."""

    def __init__(self, setup: int) -> None:
        self.setup: Final = setup


# --- the turn -----------------------------------------------------------------


class Play(Decision):
    """Play a card from the hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Use(Decision):
    """Use an ability: of a card (by its number), of the own chief or of a rest token."""

    def __init__(self, code: int) -> None:
        self.code: Final = code

    @property
    def source(self) -> int:
        """The card it stands on, or what follows the cards: the chief, the rest token."""
        if self.code >= TOKEN_CODE:
            return len(KINDS) + 1
        return len(KINDS) if self.code >= CHIEF_CODE else self.code // ABILITIES

    @property
    def ability(self) -> int:
        """Which one of its source, from 1."""
        if self.code >= TOKEN_CODE:
            return self.code - TOKEN_CODE + 1
        return self.code - CHIEF_CODE + 1 if self.code >= CHIEF_CODE else self.code % ABILITIES + 1


class Eat(Decision):
    """Spend food down to the next labour symbol."""


class Place(Decision):
    """Place a figure."""

    def __init__(self, figure: int, place: int) -> None:
        self.figure: Final = figure
        self.place: Final = place


class GoOn(Decision):
    """Slide down to the next part of the column."""


class EndTurn(Decision):
    """Do no more with this figure."""


class TakeGoods(Decision):
    """Take those goods of a bonus that need no further decision."""


class Done(Decision):
    """No more of this, or none of it."""


# --- what effects and actions ask -----------------------------------------------


class TakeTribe(Decision):
    """Take a tribe card to the hand."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    @property
    def card(self) -> int:
        return FIRST_TRIBE + self.tribe


class DiscardTribe(Decision):
    """Take a tribe card to the discard."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    @property
    def card(self) -> int:
        return FIRST_TRIBE + self.tribe


class TakeCulture(Decision):
    """Take an open culture card to the hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class CulturePoint(Decision):
    """A point, as no culture card is open."""


class TakeStone(Decision):
    """Take a sacred stone."""

    def __init__(self, stone: int) -> None:
        self.stone: Final = stone


class PutCamp(Decision):
    """Put a camp on the start tile."""


class MoveCamp(Decision):
    """Move a camp to a neighbouring hex."""

    def __init__(self, start: int, target: int) -> None:
        self.start: Final = start
        self.target: Final = target


class Found(Decision):
    """Create a community."""

    def __init__(self, junction: int) -> None:
        self.junction: Final = junction

    @property
    def hexes(self) -> int:
        """The three around it; told as a list."""
        return self.junction


class Reveal(Decision):
    """Add animals of the deck to the hunting grounds."""


class TakeAnimal(Decision):
    """Take an animal from the hunting grounds."""

    def __init__(self, species: int) -> None:
        self.species: Final = species


class AnimalPoint(Decision):
    """A point, as grounds and deck are empty."""


class TakeTopAnimal(Decision):
    """Take the top animal of the deck."""


class UseAnimal(Decision):
    """Use an own animal."""

    def __init__(self, species: int) -> None:
        self.species: Final = species


class Raise(Decision):
    """Place a megalith: in a cell (level 1) or on top of the four whose upper left one is there."""

    def __init__(self, level: int, row: int, col: int) -> None:
        self.level: Final = level
        self.row: Final = row
        self.col: Final = col

    @property
    def cell(self) -> int:
        return self.row * COLS + self.col


class DrawCard(Decision):
    """Draw a card from the own deck."""


class Advance(Decision):
    """Advance an idol."""

    def __init__(self, track: int) -> None:
        self.track: Final = track


class Instead(Decision):
    """Take a lower resource; idols name their track."""

    def __init__(self, of: int, taken: int, track: int) -> None:
        self.of: Final = of
        self.taken: Final = taken
        self.track: Final = track


class TakeTools(Decision):
    """Take so many tools, and food instead of the others."""

    def __init__(self, tools: int, food: int) -> None:
        self.tools: Final = tools
        self.food: Final = food


class Bury(Decision):
    """Bury a card."""

    def __init__(self, zone: int, card: int) -> None:
        self.zone: Final = zone
        self.card: Final = card


class Discard(Decision):
    """Discard a card from the hand."""

    def __init__(self, zone: int, card: int) -> None:
        self.zone: Final = zone
        self.card: Final = card


class ChooseToken(Decision):
    """Take the open rest token, or put it under the stack and take the next."""

    def __init__(self, which: int) -> None:
        self.which: Final = which


class Hide(Decision):
    """Put a card into the eclipse pile."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


# --- all of them --------------------------------------------------------------

LEVELS: Final = 4
ROWS: Final = 8
COLS: Final = 12
"""The largest field of megaliths."""
MOST_TOOLS: Final = 6
"""Tools that are taken by one decision."""

NEXT_IN_ORDER: Final[list[Decision]] = [NextInOrder(seat) for seat in range(4)]
DEAL_CHIEF: Final[list[Decision]] = [DealChief(chief) for chief in range(len(CHIEFS))]
DEAL_SETUP: Final[list[Decision]] = [DealSetup(setup) for setup in range(len(SETUPS))]
LAY_STONE: Final[list[Decision]] = [LayStone(stone) for stone in range(len(STONES))]
OPEN_CULTURE: Final[list[Decision]] = [OpenCulture(FIRST_CULTURE + n) for n in range(len(CULTURES))]
TURN_ANIMAL: Final[list[Decision]] = [TurnAnimal(species) for species in range(len(SPECIES))]
LAY_BOARD: Final[list[list[Decision]]] = [[LayBoard(board, 0), LayBoard(board, 1)] for board in range(len(BOARDS))]
BOX_TILE: Final[list[Decision]] = [BoxTile(terrain) for terrain in range(len(TERRAINS))]
LAY_TILE: Final[list[Decision]] = [LayTile(terrain) for terrain in range(len(TERRAINS))]
TURN_GLACIER: Final[list[Decision]] = [TurnGlacier(token) for token in range(len(GLACIER_TOKENS))]
TURN_REST: Final[list[Decision]] = [TurnRest(token) for token in range(len(REST_TOKENS))]
DEAL: Final[list[list[Decision]]] = [[Deal(seat, kind) for kind in range(len(KINDS))] for seat in range(4)]

CHOOSE_SIDE: Final[list[Decision]] = [ChooseSide(0), ChooseSide(1)]
PICK_CHIEF: Final[list[Decision]] = [PickChief(chief) for chief in range(len(CHIEFS))]
PICK_SETUP: Final[list[Decision]] = [PickSetup(setup) for setup in range(len(SETUPS))]

PLAY: Final[list[Decision]] = [Play(kind) for kind in range(len(KINDS))]
USE: Final[list[Decision]] = [Use(code) for code in range(CODES)]
EAT: Final[Decision] = Eat()
PLACE: Final[list[list[Decision]]] = [[Place(figure, place) for place in range(5)] for figure in range(2)]
GO_ON: Final[Decision] = GoOn()
END_TURN: Final[Decision] = EndTurn()
TAKE_GOODS: Final[Decision] = TakeGoods()
DONE: Final[Decision] = Done()

TAKE_TRIBE: Final[list[Decision]] = [TakeTribe(tribe) for tribe in range(len(TRIBES))]
DISCARD_TRIBE: Final[list[Decision]] = [DiscardTribe(tribe) for tribe in range(len(TRIBES))]
TAKE_CULTURE: Final[list[Decision]] = [TakeCulture(FIRST_CULTURE + n) for n in range(len(CULTURES))]
CULTURE_POINT: Final[Decision] = CulturePoint()
TAKE_STONE: Final[list[Decision]] = [TakeStone(stone) for stone in range(len(STONES))]
PUT_CAMP: Final[Decision] = PutCamp()
MOVE_CAMP: Final[list[list[Decision]]] = [
    [MoveCamp(origin, target) for target in NEAR[origin]] for origin in range(len(NEAR))
]
FOUND: Final[list[Decision]] = [Found(junction) for junction in range(len(JUNCTIONS))]
REVEAL: Final[Decision] = Reveal()
TAKE_ANIMAL: Final[list[Decision]] = [TakeAnimal(species) for species in range(len(SPECIES))]
ANIMAL_POINT: Final[Decision] = AnimalPoint()
TAKE_TOP_ANIMAL: Final[Decision] = TakeTopAnimal()
USE_ANIMAL: Final[list[Decision]] = [UseAnimal(species) for species in range(len(SPECIES))]
RAISE: Final[list[list[list[Decision]]]] = [
    [[Raise(level, row, col) for col in range(COLS)] for row in range(ROWS)] for level in range(1, LEVELS + 1)
]
DRAW_CARD: Final[Decision] = DrawCard()
ADVANCE: Final[list[Decision]] = [Advance(0), Advance(1)]

NO_TRACK: Final = -1
LOWER: Final[list[tuple[int, int]]] = [(DRAW, NO_TRACK), (IDOL, 0), (IDOL, 1), (TOOL, NO_TRACK), (FOOD, NO_TRACK)]
"""The ladder below a megalith, idols on either track."""
INSTEAD_MEGALITH: Final[list[Decision]] = [Instead(MEGALITH, taken, track) for taken, track in LOWER]
INSTEAD_DRAW: Final[list[Decision]] = [Instead(DRAW, taken, track) for taken, track in LOWER[1:]]
INSTEAD_IDOL: Final[list[Decision]] = [Instead(IDOL, taken, track) for taken, track in LOWER[3:]]
TAKE_TOOLS: Final[list[list[Decision]]] = [
    [TakeTools(tools, food) for food in range(MOST_TOOLS + 1 - tools)] for tools in range(MOST_TOOLS + 1)
]
BURY: Final[list[list[Decision]]] = [[Bury(zone, kind) for kind in range(len(KINDS))] for zone in range(len(ZONES))]
DISCARD: Final[list[list[Decision]]] = [[Discard(zone, kind) for kind in range(len(KINDS))] for zone in range(NEW + 1)]
CHOOSE_TOKEN: Final[list[Decision]] = [ChooseToken(0), ChooseToken(1)]
HIDE: Final[list[Decision]] = [Hide(kind) for kind in range(len(KINDS))]


def of_tribe_only(zone: int) -> bool:
    """Zones in which culture cards need not be told apart."""
    return zone in (NEW, SPENT)


ALL: Final[list[Decision]] = [
    *NEXT_IN_ORDER,
    *DEAL_CHIEF,
    *DEAL_SETUP,
    *LAY_STONE,
    *OPEN_CULTURE,
    *TURN_ANIMAL,
    *[lay for board in LAY_BOARD for lay in board],
    *BOX_TILE,
    *LAY_TILE,
    *TURN_GLACIER,
    *TURN_REST,
    *[deal for seat in DEAL for deal in seat],
    *CHOOSE_SIDE,
    *PICK_CHIEF,
    *PICK_SETUP,
    *PLAY,
    *USE,
    EAT,
    *[place for figure in PLACE for place in figure],
    *CHOOSE_TOKEN,
    *TAKE_TRIBE,
    *DISCARD_TRIBE,
    *TAKE_CULTURE,
    CULTURE_POINT,
    *TAKE_STONE,
    PUT_CAMP,
    *[move for origin in MOVE_CAMP for move in origin],
    *FOUND,
    REVEAL,
    *TAKE_ANIMAL,
    ANIMAL_POINT,
    TAKE_TOP_ANIMAL,
    *USE_ANIMAL,
    *[place for level in RAISE for row in level for place in row],
    *INSTEAD_MEGALITH,
    DRAW_CARD,
    *INSTEAD_DRAW,
    *ADVANCE,
    *INSTEAD_IDOL,
    *[take for row in TAKE_TOOLS[:0:-1] for take in row],
    *TAKE_TOOLS[0][1:],
    *[bury for zone, row in enumerate(BURY) for bury in (row[:FIRST_CULTURE] if of_tribe_only(zone) else row)],
    *DISCARD[0],
    *DISCARD[NEW][:FIRST_CULTURE],
    *HIDE,
    TAKE_GOODS,
    GO_ON,
    END_TURN,
    DONE,
]
