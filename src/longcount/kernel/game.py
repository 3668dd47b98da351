"""The contract of a game, in two halves. A game is a record of functions; there is no class to inherit from.

`Rules` is what play needs, `Insight` what bots and the coach need beside it, and `Game` puts both under a name with its
words and components. A state is the game's own class: only the game looks inside; the kernel clones, compares and
passes it on. Everything here is deterministic: chance is a seat (`CHANCE`) whose decisions come from outside like
anybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from longcount.kernel.chance import Chance, Dice
from longcount.kernel.decisions import Catalogue, Decision
from longcount.kernel.errors import BadOption, IllegalDecision, Refusal
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.sight import Sight
from longcount.kernel.speech import Speech, View
from longcount.kernel.story import Entry, Fact, Story
from longcount.kernel.words import Words, read_words


@dataclass(frozen=True)
class Option:
    """A ruling that players may choose: its values and the default. Its words stand in the game's catalogue."""

    name: str
    values: tuple[str, ...]
    default: str
    ruling: str
    titles: tuple[str, ...] = ()
    """Names of values that come from outside, such as packs of one's own, and that no catalogue can know."""


def choose_options(options: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the one given, or its default."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOption("There is no option '{name}'. Options: {known}.", name=name, known=", ".join(known))
        if value not in known[name].values:
            values = list(known[name].values)
            raise BadOption("Option '{name}' takes {values}, not '{value}'.", name=name, values=values, value=value)
    return {name: given.get(name, option.default) for name, option in known.items()}


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


# --- what a game need not say -----------------------------------------------------


def nothing_is_secret(state: Position, seat: int, decision: Decision) -> Secret | None:
    return None


def all_is_revealed(state: Position, until: str) -> bool:
    return True


def nothing_is_limited(state: Position) -> dict[str, int]:
    return {}


def not_now(state: Position, seat: int, decision: Decision) -> Refusal:
    return Refusal("", "not_now")


class Rules(Generic[S]):
    """What play needs, in the order in which a table uses it."""

    def __init__(
        self,
        *,
        begin: Callable[[int, dict[str, str]], S],
        pending: Callable[[S], Pending],
        offers: Callable[[S, int], list[Decision]],
        odds: Callable[[S], list[int]],
        apply: Callable[[S, int, Decision, Story | None], None],
        outcome: Callable[[S], Outcome | None],
        view: Callable[[S, int | None], View],
        determinize: Callable[[View, Dice], S],
        round: Callable[[S], int],
        turn: Callable[[S], int],
        secret: Callable[[S, int, Decision], Secret | None] = nothing_is_secret,
        is_revealed: Callable[[S, str], bool] = all_is_revealed,
        why_not: Callable[[S, int, Decision], Refusal] = not_now,
        stock: Callable[[S], dict[str, int]] = nothing_is_limited,
    ) -> None:
        self.begin: Final = begin
        """A table before its set-up, for so many seats, every option chosen: deals and draws are still to come."""
        self.pending: Final = pending
        """Which seats owe a decision now: one, several at once, chance, or none when the game is over."""
        self.offers: Final = offers
        """The legal decisions of a seat that owes one, in catalogue order. This list is the only judge of legality."""
        self.odds: Final = odds
        """How likely each offer to chance is, as whole numbers beside `offers(state, CHANCE)`."""
        self.apply: Final = apply
        """Carry out an offered decision and everything that follows by itself. Changes the state; checks nothing."""
        self.outcome: Final = outcome
        """Scores, their breakdown, winners and the tie-break used; None while the game runs."""
        self.view: Final = view
        """What that seat, or a spectator, may know. The only thing that leaves a server or reaches a bot."""
        self.determinize: Final = determinize
        """A state that looks like this view, the unknown filled in at random."""
        self.round: Final = round
        """Which round is being played, counted from 1."""
        self.turn: Final = turn
        """A number that every turn of the game has for itself, so that a bot can see where its own turn ends."""
        self.secret: Final = secret
        """Who alone may know this decision, asked just before it is applied; None when it is open."""
        self.is_revealed: Final = is_revealed
        """Whether what was secret until then is open now."""
        self.why_not: Final = why_not
        """Why a decision is not offered, from what this seat may know."""
        self.stock: Final = stock
        """For every kind of piece that is limited, how many exist in all: the same numbers at every moment."""


class Way:
    """One way to answer an opening choice: by what it is known, and the decisions it begins with."""

    def __init__(self, parts: tuple[str, ...], decisions: tuple[Decision, ...]) -> None:
        self.parts: Final = parts
        """Several where people speak of each by itself, as of two tiles that are kept; every way has as many."""
        self.decisions: Final = decisions


class Opening(Generic[S]):
    """A choice at the beginning that people talk about; its title stands in the catalogue under `opening`."""

    def __init__(self, name: str, ways: Callable[[S, int], list[Way]]) -> None:
        self.name: Final = name
        self.ways: Final = ways
        """Every way a seat has that is asked just now, no two with the same parts; none where it is not asked this."""


class Insight(Generic[S]):
    """What bots and the coach need beside the rules; a game without it can be played, but not weighed."""

    def __init__(
        self,
        *,
        ledger: Callable[[Sequence[Fact]], list[Entry]],
        evaluate: Callable[[S, int], float],
        worths: Callable[[S], list[float]],
        progress: Callable[[S], float],
        playout: Callable[[S, Dice, int], int],
        sight: Sight[S] | None = None,
        spread: tuple[float, float] = (9.0, 2.0),
        openings: Sequence[Opening[S]] = (),
    ) -> None:
        self.ledger: Final = ledger
        """What facts come to, for every seat they touch: gains and costs, summed."""
        self.evaluate: Final = evaluate
        """What the position is worth to a seat, in points: a rule of thumb."""
        self.worths: Final = worths
        """The points that each seat will probably have in the end: the same rule of thumb, for all seats at once."""
        self.progress: Final = progress
        """How much of the game is over, from 0 to 1, about."""
        self.sight: Final = sight
        """The position as a seat sees it, for nets; without it, bots go by the rule of thumb."""
        self.spread: Final = spread
        """By how many points a lead by the rule of thumb must grow to make winning e times as likely, at the beginning
        and at the end."""
        self.openings: Final = tuple(openings)
        """What is chosen at the beginning, for `longcount openings` and the coach."""
        self.playout: Final = playout
        """Random decisions until the game is over or the players made so many of them; how many they made. Draws are
        made too, by their odds, but not counted."""


class Game(Rules[S]):
    """A game under its name: its rules, and with them insight, words, components."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        edition: str,
        seats: Sequence[int],
        options: Sequence[Option],
        catalogue: Catalogue,
        longest: int,
        folder: Path,
        rules: Rules[S],
        insight: Insight[S] | None = None,
        components: Callable[[Mapping[str, str]], dict[str, Any]] | None = None,
        speech: Callable[[Words], Speech] = Speech,
        shape: type | None = None,
    ) -> None:
        super().__init__(
            begin=rules.begin,
            pending=rules.pending,
            offers=rules.offers,
            odds=rules.odds,
            apply=rules.apply,
            outcome=rules.outcome,
            view=rules.view,
            determinize=rules.determinize,
            round=rules.round,
            turn=rules.turn,
            secret=rules.secret,
            is_revealed=rules.is_revealed,
            why_not=rules.why_not,
            stock=rules.stock,
        )
        self.name: Final = name
        """Short name used in commands and records."""
        self.title: Final = title
        self.edition: Final = edition
        """Which printed edition and which data; a record of another edition is refused."""
        self.seats: Final = tuple(seats)
        """Numbers of players it can be played with."""
        self.options: tuple[Option, ...] = tuple(options)
        self.catalogue: Final = catalogue
        self.longest: Final = longest
        """No game has more decisions than this, chance included."""
        self.folder: Final = folder
        """Where rulebook, rulings, components and words lie."""
        self.insight: Final = insight
        self.components: Final = components or no_components
        """Every printed thing as its component file has it, with the values of a table that has these options."""
        self.speech: Final = speech
        """The game in words, made from a catalogue of one language."""
        self.shape: Final = shape
        """The TypedDict that every view of it is."""
        self.english: Final = speech(Words("en", english_of(folder)))
        """What errors and doctests say; people are told in their own language by `longcount.words`."""

    def new(self, seats: int, options: Mapping[str, str]) -> S:
        """A table before its set-up: deals and draws are still pending steps of chance."""
        return self.begin(seats, choose_options(self.options, options))

    def refused(self, state: S, seat: int, decision: Decision) -> IllegalDecision:
        """What a decision that is not offered is answered with, in English."""
        refusal = self.why_not(state, seat, decision)
        return IllegalDecision(refusal, self.english.refusal(refusal), self.name)

    def judged(self) -> Insight[S]:
        """The insight of a game that has one."""
        if self.insight is None:
            raise BadOption("{title} has no insight: only random bots can play it.", title=self.title)
        return self.insight


def no_components(options: Mapping[str, str]) -> dict[str, Any]:
    return {}


def english_of(folder: Path) -> dict[str, Any]:
    path = folder / "words" / "en.toml"
    return read_words(path) if path.exists() else {}


# --- chance -------------------------------------------------------------------------


def drawn(game: Game[S], state: S, chance: Chance) -> Decision:
    """What chance answers now, by its odds."""
    return game.offers(state, CHANCE)[chance.pick(game.odds(state))]


def settle(game: Game[S], state: S, chance: Chance) -> None:
    """Let chance answer until a player is to decide or the game is over; silently."""
    while game.pending(state).is_chance:
        game.apply(state, CHANCE, drawn(game, state, chance), None)
