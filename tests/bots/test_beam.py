"""The beam: whole turns, equal positions once."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from longcount.bots.beam import DEPTH, Breadth, Uncollected, is_my_turn, whole_turns
from longcount.bots.judge import RuleOfThumb
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.match import Match

Played = tuple[Decision, ...]


def turns_by_keys(game: Game[Any], root: Any, seat: int, width: int, looks: int) -> list[tuple[Played, float]]:
    """The same beam in the plainest words: every position by its key."""
    front: list[tuple[Any, Played, float]] = [(root, (), 0.0)]
    done: list[tuple[Played, float]] = []
    keys: set[object] = set()
    for _ in range(DEPTH):
        following: list[tuple[Any, Played, float]] = []
        for state, played, _ in front:
            for decision in game.offers(state, seat):
                twin = state.clone()
                game.apply(twin, seat, decision, None)
                if twin.key() in keys:
                    continue
                keys.add(twin.key())
                worth = game.judged().evaluate(twin, seat)
                if is_my_turn(game, twin, seat, game.turn(root)):
                    following.append((twin, (*played, decision), worth))
                else:
                    done.append(((*played, decision), worth))
        if not following:
            break
        following.sort(key=lambda line: line[2], reverse=True)
        front = following[: min(width, 1 + looks * len(front) // len(following))]
    return done or [(played, worth) for _, played, worth in front]


@pytest.mark.parametrize("name", GAMES)
def test_the_beam_finds_what_it_would_find_by_keys_alone(name: str) -> None:
    game = GAMES[name]
    breadth, thumb = Breadth(4, 30), RuleOfThumb(game)
    match: Match[Any] = Match(game, ["Ann", "Bob", "Cid"])
    dice, chance = Dice(3), SeededChance(3)
    played = looked = 0
    match.settle(chance)
    while looked < 6:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        if played % 25 == 24 and len(offers) > 1:
            looked += 1
            found = [(line.played, line.worth) for line in whole_turns(game, match.state, seat, breadth, thumb)]
            assert found == turns_by_keys(game, match.state, seat, 4, 30)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
        played += 1


def test_garbage_is_collected_again_afterwards() -> None:
    assert gc.isenabled()
    with Uncollected():
        assert not gc.isenabled()
        with Uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
