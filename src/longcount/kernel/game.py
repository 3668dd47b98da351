"""The contract of a game. A game is any object with these members; there is no class to inherit from.

A state is the game's own class. Only the game looks inside; the kernel clones, compares and passes it on.
Everything here is deterministic: chance is a seat (`CHANCE`) whose decisions come from outside like anybody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Catalogue, Decision
from longcount.kernel.errors import BadOption
from longcount.kernel.pending import Pending
from longcount.kernel.story import Entry, Fact, Story

View = dict[str, Any]
"""What a seat may know, JSON-ready."""


@dataclass(frozen=True)
class Option:
    """A ruling that players may choose: its values, the default, and a sentence that says what it changes."""

    name: str
    values: tuple[str, ...]
    default: str
    sentence: str
    ruling: str
    titles: tuple[str, ...] = ()
    """The values in words a person chooses by, where they do not speak for themselves."""


def choose_options(options: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the one given, or its default."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"There is no option '{name}'. Options: {', '.join(known)}.")
        if value not in known[name].values:
            raise BadOption(f"Option '{name}' takes {' or '.join(known[name].values)}, not '{value}'.")
    return {name: given.get(name, option.default) for name, option in known.items()}


@dataclass(frozen=True)
class Refusal:
    """Why a decision is not offered: the rule that forbids it and a sentence with the numbers."""

    rule: str
    sentence: str

    def __repr__(self) -> str:
        return f"{self.sentence} {self.rule}"


@dataclass(frozen=True)
class Secret:
    """Who knows a decision when it is made, and at which reveal everybody learns it."""

    known_to: int
    until: str


@dataclass(frozen=True)
class Outcome:
    """The end of a game. Points are whole numbers in the game's smallest unit (`unit` of them make one point)."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]
    tie_break: str
    unit: int

    def points(self, seat: int) -> float:
        return self.scores[seat] / self.unit


class Position(Protocol):
    """What the kernel itself needs of a state."""

    def clone(self) -> Any:
        """An equal state that shares nothing which can change."""

    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is, hashable; equal states have equal keys."""


S = TypeVar("S", bound=Position)


class Game(Protocol[S]):
    """The members of a game, in the order in which a table uses them."""

    name: str
    """Short name used in commands and records."""
    title: str
    edition: str
    """Which printed edition and which data; a record of another edition is refused."""
    seats: tuple[int, ...]
    """Numbers of players it can be played with."""
    options: tuple[Option, ...]
    catalogue: Catalogue
    longest: int
    """No game has more decisions than this, chance included."""

    def components(self, options: Mapping[str, str]) -> dict[str, Any]:
        """Every printed thing as its component file has it, with the values of a table that has these options."""

    def new(self, seats: int, options: Mapping[str, str]) -> S:
        """A table before its set-up: deals and draws are still pending steps of chance."""

    def pending(self, state: S) -> Pending:
        """Which seats owe a decision now: one, several at once, chance, or none when the game is over."""

    def offers(self, state: S, seat: int) -> list[Decision]:
        """The legal decisions of a seat that owes one, in catalogue order. This list is the only judge of legality."""

    def odds(self, state: S) -> list[int]:
        """How likely each offer to chance is, as whole numbers beside `offers(state, CHANCE)`."""

    def apply(self, state: S, seat: int, decision: Decision, story: Story | None) -> None:
        """Carry out an offered decision and everything that follows by itself. Changes the state; checks nothing."""

    def outcome(self, state: S) -> Outcome | None:
        """Scores, their breakdown, winners and the tie-break used; None while the game runs."""

    def secret(self, state: S, seat: int, decision: Decision) -> Secret | None:
        """Who alone may know this decision, asked just before it is applied; None when it is open."""

    def is_revealed(self, state: S, until: str) -> bool:
        """Whether what was secret until then is open now."""

    def view(self, state: S, seat: int | None) -> View:
        """What that seat, or a spectator, may know. The only thing that leaves a server or reaches a bot."""

    def determinize(self, view: View, dice: Dice) -> S:
        """A state that looks like this view, the unknown filled in at random."""

    def write(self, state: S, decision: Decision) -> str:
        """The short text of a decision."""

    def read(self, state: S, text: str) -> Decision:
        """The decision written so; raises UnknownNotation."""

    def why_not(self, state: S, seat: int, decision: Decision) -> Refusal:
        """Why a decision is not offered, from what this seat may know."""

    def stock(self, state: S) -> dict[str, int]:
        """For every kind of piece that is limited, how many exist in all: the same numbers at every moment."""

    def round(self, state: S) -> int:
        """Which round is being played, counted from 1."""

    def turn(self, state: S) -> int:
        """A number that every turn of the game has for itself, so that a bot can see where its own turn ends."""

    def ledger(self, facts: Sequence[Fact]) -> list[Entry]:
        """What facts come to, for every seat they touch: gains and costs, summed."""

    def evaluate(self, state: S, seat: int) -> float:
        """What the position is worth to a seat, in points: a rule of thumb for bots."""

    def worths(self, state: S) -> list[float]:
        """The points that each seat will probably have in the end: the same rule of thumb, for all seats at once."""

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1, about."""

    def features(self, state: S) -> list[list[float]]:
        """The position as numbers for learning: a row for each seat, the same things in every row, most of them from
        0 to about 1."""

    def playout(self, state: S, dice: Dice, limit: int) -> int:
        """Random decisions until the game is over or the players made `limit` of them; returns how many they made.

        Draws are made too, by their odds, but not counted. This is the compiled inner loop of search.
        """
