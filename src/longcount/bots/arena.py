"""The arena: tournaments among bots, with seats balanced and seeds fixed.

A tournament is a list of fixtures, and everything about a fixture follows from its seed and who sits where. Fixtures
come in rounds: one seed, played once for every turn of the table, so that each bot sits in each seat equally often and
meets the same chance there. Nothing here knows processes, files or screens: `play_fixture` may run anywhere.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, Final

from longcount.bots import Bot, find_bot
from longcount.games import find_game
from longcount.kernel import record
from longcount.kernel.chance import SeededChance, scrambled
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game, Outcome, choose_options
from longcount.kernel.match import Match

ALL: Final = "all"
MIXED: Final = "mixed"


class BadTournament(LongCountError):
    """A tournament that cannot be played."""


class GameBroken(LongCountError):
    """A bot failed or did what is not offered: the sentence says which one and in which game."""


# --- who meets whom ---------------------------------------------------------------


@dataclass(frozen=True)
class Tournament:
    """What is played: everything its results depend on."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    """A name that stands there several times makes them one table, seated so."""
    seats: int
    games: int
    """For each table: the number asked for, made up to whole rounds."""
    against: str
    """`all`: of every two bots, the one named first sits alone among seats of the other. `mixed`: all sit together."""
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells it from the other fixtures of its tournament."""
        return (self.seed, self.bots)


def check_tournament(tournament: Tournament) -> None:
    """Refuses what cannot be played, before anything is."""
    game = find_game(tournament.game)
    if len(tournament.bots) < 2:
        raise BadTournament("A tournament needs at least two bots.")
    if len(tournament.names) < len(tournament.bots):
        check_table(tournament)
    for name in tournament.names:
        find_bot(name, 0)
    if tournament.games < 1:
        raise BadTournament("A tournament has at least one game.")
    if tournament.against not in (ALL, MIXED):
        raise BadTournament(
            "Bots sit against {known}, not '{text}'.", known=[f"'{ALL}'", f"'{MIXED}'"], text=tournament.against
        )
    choose_options(game.options, tournament.options)
    Match(game, ["x"] * tournament.seats, tournament.options)  # refuses a number of seats that the game does not have


def check_table(tournament: Tournament) -> None:
    """Bots that are named several times sit together, each in as many seats as it is named."""
    if tournament.against == ALL:
        raise BadTournament("Name every bot once: a bot does not meet itself.")
    if len(tournament.bots) != tournament.seats:
        raise BadTournament(
            "The bots named take {n} seats, not {seats}.", n=len(tournament.bots), seats=tournament.seats
        )


def schedule(tournament: Tournament) -> list[Fixture]:
    """All fixtures, the rounds of the different tables in turn, so that it may be looked at while it is under way."""
    rounds = [rounds_of(table, tournament.games) for table in tables(tournament)]
    fixtures: list[Fixture] = []
    for number in range(max(len(of_table) for of_table in rounds)):
        for of_table in rounds:
            for bots in of_table[number] if number < len(of_table) else []:
                fixtures.append(Fixture(tournament.game, tournament.options, bots, tournament.seed + number))
    return fixtures


def tables(tournament: Tournament) -> list[tuple[str, ...]]:
    """Which bots sit together, each as often as it has seats, in any order."""
    bots, seats = tournament.bots, tournament.seats
    if tournament.against == ALL:
        return [(one, *[other] * (seats - 1)) for one, other in combinations(bots, 2)]
    if len(tournament.names) < len(bots):
        return [bots]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    whole, rest = divmod(seats, len(bots))
    return [tuple(sorted([*bots * whole, *more], key=bots.index)) for more in combinations(bots, rest)]


def rounds_of(table: tuple[str, ...], games: int) -> list[list[tuple[str, ...]]]:
    """Whole rounds with at least so many games: each seats the table one way and turns it until all have moved on."""
    orbits = turnings(table)
    rounds: list[list[tuple[str, ...]]] = []
    while games > 0:
        rounds.append(orbits[len(rounds) % len(orbits)])
        games -= len(rounds[-1])
    return rounds


def turnings(table: tuple[str, ...]) -> list[list[tuple[str, ...]]]:
    """Every way to sit, in groups that go over into each other when all move on by a seat: each group is balanced."""
    groups: list[list[tuple[str, ...]]] = []
    seen: set[tuple[str, ...]] = set()
    for order in permutations(table):
        if order not in seen:
            turned = [order[at:] + order[:at] for at in range(len(order))]
            groups.append(list(dict.fromkeys(turned)))
            seen.update(turned)
    return groups


# --- thinking time ----------------------------------------------------------------

SHORTEST: Final = 1e-6
PER_DECADE: Final = 20
"""Times are counted in classes, so many for a factor of ten: a quantile is right to within 12 %."""


class Thinking:
    """How long a bot thought about its choices, by the clock on the wall; a single offer is no choice."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.spread: dict[int, int] = {}

    def note(self, seconds: float) -> None:
        place = math.ceil(PER_DECADE * math.log10(max(seconds, SHORTEST) / SHORTEST))
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.spread[place] = self.spread.get(place, 0) + 1

    def add(self, other: Thinking) -> None:
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for place, count in other.spread.items():
            self.spread[place] = self.spread.get(place, 0) + count

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.choices)

    def within(self, part: float) -> float:
        """The time within which this part of the choices was made."""
        left = part * self.choices
        for place in sorted(self.spread):
            left -= self.spread[place]
            if left <= 0:
                return min(self.longest, float(SHORTEST * 10.0 ** (place / PER_DECADE)))
        return self.longest

    def as_row(self) -> dict[str, Any]:
        spread = {str(place): self.spread[place] for place in sorted(self.spread)}
        rounded = {"seconds": round(self.seconds, 6), "longest": round(self.longest, 6)}
        return {"choices": self.choices, **rounded, "spread": spread}


def thinking_of(row: Mapping[str, Any]) -> Thinking:
    thinking = Thinking()
    thinking.choices = int(row["choices"])
    thinking.seconds = float(row["seconds"])
    thinking.longest = float(row["longest"])
    thinking.spread = {int(place): int(count) for place, count in row["spread"].items()}
    return thinking


# --- playing ----------------------------------------------------------------------


class Result:
    """What came of a fixture."""

    def __init__(self, bots: tuple[str, ...], seed: int, points: list[float], winners: list[int]) -> None:
        self.bots = bots
        self.seed = seed
        self.points = points
        self.winners = winners
        self.sources: list[dict[str, float]] = []
        """For each seat, where its points came from; empty where that was not written down."""
        self.traits: list[dict[str, float]] = []
        """For each seat, what it had in the end that tells how it played; empty for games without a sight."""
        self.decisions = 0
        self.thinking: dict[str, Thinking] = {name: Thinking() for name in bots}
        self.record = ""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return (self.seed, self.bots)

    def won(self, name: str) -> float:
        """The share of the victory that a bot has, over all its seats: a shared victory is divided evenly."""
        return sum(1 for seat in self.winners if self.bots[seat] == name) / len(self.winners)

    def mean_points(self, name: str) -> float:
        own = [points for bot, points in zip(self.bots, self.points, strict=True) if bot == name]
        return sum(own) / len(own)

    def as_row(self) -> dict[str, Any]:
        """Plain data, ready for JSON and for other processes; the record, if there is one, goes by itself."""
        return {
            "seed": self.seed,
            "bots": list(self.bots),
            "points": self.points,
            "winners": self.winners,
            "sources": self.sources,
            "traits": self.traits,
            "decisions": self.decisions,
            "thinking": {name: self.thinking[name].as_row() for name in sorted(self.thinking)},
        }


def result_of(row: Mapping[str, Any]) -> Result:
    """The result that `as_row` wrote."""
    bots = tuple(str(name) for name in row["bots"])
    winners = [int(seat) for seat in row["winners"]]
    points = [float(points) for points in row["points"]]
    if len(points) != len(bots) or not winners or any(seat not in range(len(bots)) for seat in winners):
        raise ValueError("seats, points and winners do not fit together")
    result = Result(bots, int(row["seed"]), points, winners)
    result.sources = told_of(row.get("sources", []), len(bots))
    result.traits = told_of(row.get("traits", []), len(bots))
    result.decisions = int(row["decisions"])
    result.thinking = {name: thinking_of(row["thinking"][name]) for name in bots}
    return result


def told_of(rows: Sequence[Mapping[str, Any]], seats: int) -> list[dict[str, float]]:
    """Numbers by name for every seat, or for none."""
    if len(rows) not in (0, seats):
        raise ValueError("seats and what is told of them do not fit together")
    return [{str(name): float(number) for name, number in row.items()} for row in rows]


def play_fixture(fixture: Fixture, keep_record: bool = False) -> Result:
    """Plays a game to its end, each bot from its own view, as at a table of the server."""
    game = find_game(fixture.game)
    match = Match(game, fixture.bots, fixture.options)
    bots = [find_bot(name, bot_seed(fixture.seed, seat)) for seat, name in enumerate(fixture.bots)]
    thinking = {name: Thinking() for name in fixture.bots}
    chance = SeededChance(fixture.seed)
    match.settle(chance)
    decisions = 0
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        try:
            match.play(seat, asked(game, match, seat, offers, bots[seat], thinking[fixture.bots[seat]]))
        except Exception as error:
            raise broken(fixture, seat, error) from error
        match.settle(chance)
        decisions += 1
    outcome = game.outcome(match.state)
    assert outcome is not None
    result = finished(fixture, outcome, decisions, thinking, record.write(match) if keep_record else "")
    result.traits = traits_of(game, match)
    return result


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot of a seat that has nothing to do with the chance of the game."""
    return scrambled(16 * seed + seat + 1) % 2**31


def asked(
    game: Game[Any], match: Match[Any], seat: int, offers: list[Decision], bot: Bot, thinking: Thinking
) -> Decision:
    """What the bot chooses; where there is nothing to choose it is not asked."""
    if len(offers) == 1:
        return offers[0]
    view = game.view(match.state, seat)
    began = time.perf_counter()
    decision = bot.choose(game, view, seat, offers[:])
    thinking.note(time.perf_counter() - began)
    return decision


def broken(fixture: Fixture, seat: int, error: Exception) -> GameBroken:
    return GameBroken(
        "{bot} in seat {seat} broke the game with seed {seed} ({table}): {error}",
        bot=fixture.bots[seat],
        seat=seat + 1,
        seed=fixture.seed,
        table=", ".join(fixture.bots),
        error=f"{type(error).__name__}: {error}",
    )


def finished(fixture: Fixture, outcome: Outcome, decisions: int, thinking: dict[str, Thinking], text: str) -> Result:
    points = [outcome.points(seat) for seat in range(len(outcome.scores))]
    result = Result(fixture.bots, fixture.seed, points, list(outcome.winners))
    result.sources = [
        {source: points / outcome.unit for source, points in of_seat.items()} for of_seat in outcome.breakdown
    ]
    result.decisions = decisions
    result.thinking = thinking
    result.record = text
    return result


def traits_of(game: Game[Any], match: Match[Any]) -> list[dict[str, float]]:
    """The shape of play of every seat, in games that have a sight."""
    sight = None if game.insight is None else game.insight.sight
    if sight is None:
        return []
    told: list[dict[str, float]] = []
    for seat in range(len(match.header.seats)):
        numbers = sight.traits_of(match.state, seat)
        told.append({name: float(number) for name, number in zip(sight.traits, numbers, strict=True)})
    return told


def missing(fixtures: Sequence[Fixture], results: Sequence[Result]) -> list[Fixture]:
    """The fixtures that have no result yet."""
    played = {result.key for result in results}
    return [fixture for fixture in fixtures if fixture.key not in played]
