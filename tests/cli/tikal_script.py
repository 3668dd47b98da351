"""Matches of Tikal for the tests of its words and its board: scripted row by row, or played at random."""

from __future__ import annotations

from collections.abc import Iterator

from longcount.games.tikal import GAME
from longcount.games.tikal.state import State
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Fact

NAMES = ["You", "Bob", "Cy", "Di"]
VERSIONS = ["basic", "auction"]

DIGGING = """\
* first 1
* tile A5
1 lay c2 0
1 place leader a1
1 place worker a1
1 walk worker a1 c2"""
"""Your worker stands on c2, where four treasures lie; the leader is in the base camp, 6 action points are left."""


def played(script: str, version: str = "basic", names: list[str] = NAMES[:2]) -> tuple[Match[State], list[Fact]]:
    """A match after these rows, `*` for chance, and all its facts."""
    match = Match(GAME, names, {"version": version})
    facts: list[Fact] = []
    for row in script.splitlines():
        who, _, text = row.partition(" ")
        seat = CHANCE if who == "*" else int(who) - 1
        facts += match.play(seat, GAME.catalogue.read(text)).facts
    return match, facts


def random_match(seats: int, seed: int, version: str) -> Iterator[tuple[Match[State], list[Fact]]]:
    """The same match at every moment of a random game, the last one included, each time with what is new."""
    match = Match(GAME, NAMES[:seats], {"version": version})
    dice, chance = Dice(seed), SeededChance(seed)
    facts: list[Fact] = []
    while not GAME.pending(match.state).is_over:
        yield match, facts
        seat = GAME.pending(match.state).seats[0]
        offers = GAME.offers(match.state, seat)
        pick = chance.pick(GAME.odds(match.state)) if seat == CHANCE else dice.below(len(offers))
        facts = match.play(seat, offers[pick]).facts
    yield match, facts
