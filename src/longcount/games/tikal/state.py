"""The table: state and players, queries, clone. No rules here.

Numbers stand for names everywhere in the engine; the names are below. The board's 40 spaces are numbered column by
column from the base camp's corner; a1 is the base camp. Nothing is ever hidden from one seat only: tiles and treasures
do not exist as an order before chance draws them.

Lists of numbers are never changed in place, another list takes their place: so clones can share them.
"""

from __future__ import annotations

from typing import Final

from longcount.games.tikal.terrain import Terrain
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step, stack_key
from longcount.kernel.story import Fact, Story

WORKER: Final = 0
LEADER: Final = 1
FIGURES: Final = ("worker", "leader")

NONE: Final = -1
"""No seat, no tile, nobody's camp, no guard."""

# Where a leader can be, besides on a space.
IN_SUPPLY: Final = -1
GUARDING: Final = -2
GONE: Final = -3

SCORINGS: Final = 4
"""Scoring rounds in a game: three volcanoes and the end."""  # K-GOAL-01
SOURCES: Final = (
    "capital",
    "bids",
    "temples 1",
    "treasures 1",
    "temples 2",
    "treasures 2",
    "temples 3",
    "treasures 3",
    "temples 4",
    "treasures 4",
)
"""Where points come from; a player's points are kept apart by source, so that the score is its breakdown."""
FROM_CAPITAL: Final = 0
FROM_BIDS: Final = 1


def from_temples(scoring: int) -> int:
    """The source of temple points in a scoring round (1 to 4)."""
    return 2 * scoring


def from_treasures(scoring: int) -> int:
    return 2 * scoring + 1


class Options:
    """The chosen rulings as plain switches."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen: Final = chosen
        self.auction: Final = chosen["version"] == "auction"  # K-AUCTION-01
        self.redraws: Final = chosen["unplaceable_tile"] == "redraw"
        self.waives_stones: Final = chosen["unplaceable_tile"] == "waive_stones"
        self.bids_within_score: Final = chosen["bid_cap"] == "score"
        self.opens_after_first: Final = chosen["next_opener"] == "first_mover"
        self.final_from_last: Final = chosen["final_round_start"] == "last_placer"
        self.treasures_break_ties: Final = chosen["final_tie"] == "treasures"
        self.limits_last: Final = chosen["limits_reset"] == "after_turn"
        self.first_player: Final = NONE if chosen["first_player"] == "random" else int(chosen["first_player"][4:]) - 1


class Player:
    """One expedition."""

    supply: int
    """Workers not yet placed."""
    workers: list[int]
    """Workers on each space."""
    leader: int
    """The leader's space, or IN_SUPPLY, GUARDING, GONE."""
    gone: int
    """Workers out of the game."""
    homes: list[int]
    """The base camp and the own camps, in order of spaces: between these the secret paths run."""
    guards: int
    """Temples guarded."""
    treasures: list[int]
    points: list[int]
    """By source."""
    worked: list[int]
    """Levels uncovered or treasures dug on each space in this turn."""
    moved: bool
    """Whether the turn indicator lies face down (auction)."""

    def clone(self) -> Player:
        twin = Player()
        twin.supply = self.supply
        twin.workers = self.workers
        twin.leader = self.leader
        twin.gone = self.gone
        twin.homes = self.homes
        twin.guards = self.guards
        twin.treasures = self.treasures
        twin.points = self.points
        twin.worked = self.worked
        twin.moved = self.moved
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.supply,
            tuple(self.workers),
            self.leader,
            self.gone,
            tuple(self.homes),
            self.guards,
            tuple(self.treasures),
            tuple(self.points),
            tuple(self.worked),
            self.moved,
        )

    def score(self) -> int:
        total = 0
        for points in self.points:
            total += points
        return total

    def members(self, space: int) -> int:
        """Figures on a space; the leader counts as one."""
        return self.workers[space] + (1 if self.leader == space else 0)

    def camps(self) -> int:
        """Camps founded."""
        return len(self.homes) - 1


class State:
    """The whole table at one moment."""

    options: Options
    players: list[Player]
    terrain: Terrain
    values: list[int]
    """The number on top of each temple; 0 where there is none."""
    tokens: list[int]
    """Treasures that still lie on each space."""
    camps: list[int]
    """Whose camp stands on each space."""
    guards: list[int]
    """Who guards each temple, and with which figure: 2 * seat + figure."""
    numbers: list[int]
    """Temple tokens left of each number."""
    undug: list[int]
    """Treasures of each kind that nobody has dug yet, wherever they lie."""
    left: tuple[int, ...]
    """Tiles not drawn yet, in the order of their letters."""
    display: tuple[int, ...]
    """Tiles laid open to choose from (auction)."""
    hand: int
    """The tile drawn or chosen that is not on the board yet."""
    scoring: int
    """Scoring rounds begun."""
    turn: int
    """The seat that acts."""
    ap: int
    """Action points left."""
    blocks: int
    """Tiles laid and blocks of action points begun, to tell turns apart."""
    opener: int
    """Who opened the bidding."""
    high: int
    """The highest bid, or 0."""
    bidder: int
    passed: int
    """Who passed in this auction, as bits."""
    first_mover: int
    """Who moved first in this round (auction)."""
    stack: list[Step]
    offered: list[Decision]
    """What the acting seat may do now: the answer to the last step, worked out when it is asked for (`flow.offers`)."""
    story: Story | None
    """Where the facts of the decision in hand go, if anybody listens."""

    def clone(self) -> State:
        twin = State()
        twin.options = self.options
        twin.players = [player.clone() for player in self.players]
        twin.terrain = self.terrain
        twin.values = self.values
        twin.tokens = self.tokens
        twin.camps = self.camps
        twin.guards = self.guards
        twin.numbers = self.numbers
        twin.undug = self.undug
        twin.left = self.left
        twin.display = self.display
        twin.hand = self.hand
        twin.scoring = self.scoring
        twin.turn = self.turn
        twin.ap = self.ap
        twin.blocks = self.blocks
        twin.opener = self.opener
        twin.high = self.high
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.first_mover = self.first_mover
        twin.stack = self.stack[:]
        twin.offered = self.offered
        twin.story = None
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple([player.key() for player in self.players]),
            self.terrain.key(),
            tuple(self.values),
            tuple(self.tokens),
            tuple(self.camps),
            tuple(self.guards),
            tuple(self.numbers),
            tuple(self.undug),
            self.left,
            self.display,
            self.hand,
            self.scoring,
            self.turn,
            self.ap,
            self.blocks,
            self.opener,
            self.high,
            self.bidder,
            self.passed,
            self.first_mover,
            stack_key(self.stack),
        )

    def guard_of(self, space: int) -> int:
        """The seat that guards a temple, or NONE."""
        return self.guards[space] >> 1

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.players)

    def tell(self, seat: int, verb: str, what: str, amount: int, why: str) -> None:
        if self.story is not None:
            self.story.add(Fact(seat, verb, what, amount, why))
