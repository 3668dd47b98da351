"""Bots: they answer from a view, and greedy is better than random."""

from __future__ import annotations

from typing import Any

import pytest

from builds import if_compiled, times
from longcount.bots import BOTS, LEVELS, UnknownBot, find_bot
from longcount.bots.greedy import USUAL
from longcount.bots.levels import GRANDMASTER, GRANDMASTER_SECONDS, HEADS, MASTER, MASTER_SECONDS, NOVICE, STRONG
from longcount.bots.search_bot import SearchBot
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.version import is_compiled

GAME = GAMES["tzolkin"]
TIKAL = GAMES["tikal"]


def play(game: Game[Any], names: list[str], seed: int, most: int = 100_000, **options: str) -> Match[Any]:
    """A match among bots, to its end or for so many rows."""
    match = Match(game, names, options)
    bots = [find_bot(name, seed + seat) for seat, name in enumerate(names)]
    chance = SeededChance(seed)
    match.settle(chance)
    while not game.pending(match.state).is_over and len(match.rows) < most:
        seat = game.pending(match.state).seats[0]
        match.play(seat, bots[seat].choose(game, game.view(match.state, seat), seat, game.offers(match.state, seat)))
        match.settle(chance)
    return match


@pytest.mark.slow
def test_greedy_beats_random_nearly_always() -> None:
    """In some games, the seat of greedy changing; measured over 400 games it wins more than 99 of 100."""
    won, games = 0, times(24, 6)
    for seed in range(games):
        names = ["random"] * (2 + seed % 3)
        seat = seed % len(names)
        names[seat] = "greedy"
        outcome = GAME.outcome(play(GAME, names, seed).state)
        assert outcome is not None
        won += outcome.winners == [seat]
    assert won >= games - 1


@pytest.mark.skipif(not is_compiled(), reason="interpreted, greedy thinks for minutes in a game of Tikal")
@pytest.mark.parametrize("version", ["basic", "auction"])
@pytest.mark.parametrize("seats", TIKAL.seats)
def test_greedy_beats_random_in_tikal(version: str, seats: int) -> None:
    names = ["random"] * seats
    names[seats - 2] = "greedy"
    outcome = TIKAL.outcome(play(TIKAL, names, seats, version=version).state)
    assert outcome is not None
    assert outcome.winners == [seats - 2]


def test_greedy_plays_a_decent_game() -> None:
    outcome = GAME.outcome(play(GAME, ["greedy", "greedy"], 3).state)
    assert outcome is not None
    assert min(outcome.scores) > 20 * outcome.unit


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "novice", pytest.param("mcts:8", marks=if_compiled)])
def test_a_bot_plays_the_same_for_the_same_seed(name: str, game_name: str) -> None:
    game = GAMES[game_name]
    most = 16 if name.startswith("mcts") else times(40, 15)
    one, other = play(game, [name, name], 5, most=most), play(game, [name, name], 5, most=most)
    assert [row.decision for row in one.rows] == [row.decision for row in other.rows]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_called_by_its_name(name: str) -> None:
    match = Match(GAME, ["a", "b"])
    match.settle(SeededChance(1))
    offers = GAME.offers(match.state, 0)
    bot = find_bot(name, 1)
    if isinstance(bot, SearchBot):
        bot.seconds = 0.1
    assert bot.choose(GAME, GAME.view(match.state, 0), 0, offers) in offers


def test_levels_think_longer_the_stronger_they_are() -> None:
    assert list(LEVELS) == ["novice", "regular", "strong", "master", "grandmaster"]
    assert (NOVICE.width, NOVICE.looks) < (USUAL.width, USUAL.looks)
    assert STRONG < MASTER < GRANDMASTER and MASTER_SECONDS < GRANDMASTER_SECONDS
    bots = [LEVELS[name](1) for name in ("strong", "master", "grandmaster")]
    assert [bot.heads for bot in bots if isinstance(bot, SearchBot)] == [1, 1, HEADS]


@pytest.mark.parametrize("game_name", GAMES)
def test_greedy_made_anew_with_its_memory_goes_on_with_its_plan(game_name: str) -> None:
    """What a server does: a new bot for every decision, with the memory of the last one."""
    game = GAMES[game_name]
    match, chance, bot = Match(game, ["greedy"] * 2), SeededChance(4), find_bot("greedy", 1)
    match.settle(chance)
    while True:
        seat = game.pending(match.state).seats[0]
        turn = game.turn(match.state)
        match.play(seat, bot.choose(game, game.view(match.state, seat), seat, game.offers(match.state, seat)))
        match.settle(chance)
        if len(bot.memory) > 1 and game.pending(match.state).seats == (seat,) and game.turn(match.state) == turn:
            break
    fresh = find_bot("greedy", 99)
    fresh.memory = bot.memory
    offers = game.offers(match.state, seat)
    assert game.catalogue[bot.memory[1]] is fresh.choose(game, game.view(match.state, seat), seat, offers)
    assert (turn, *bot.memory[2:]) == fresh.memory


@pytest.mark.parametrize("name", ["random", "novice", "greedy", "strong"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_does_not_change_when_what_the_bot_cannot_see_is_dealt_anew(name: str, seats: int) -> None:
    """During the draft, over many other deals of the hidden tiles: the view is all a bot has."""
    for seed in range(10):
        match = Match(GAME, [name] * seats)
        match.settle(SeededChance(seed))
        view = GAME.view(match.state, 0)
        chosen = find_bot(name, 1).choose(GAME, view, 0, GAME.offers(match.state, 0))
        for deal in range(5):
            other = GAME.determinize(view, Dice(deal))
            again = find_bot(name, 1).choose(GAME, GAME.view(other, 0), 0, GAME.offers(other, 0))
            assert chosen is again


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="no bot 'hal'"):
        find_bot("hal", 1)
