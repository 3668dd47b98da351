"""The laws of the kernel, on whole random games, for every number of seats and random options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from longcount.games import GAMES
from longcount.kernel import laws, record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.errors import BadOption
from longcount.kernel.game import Game
from longcount.kernel.match import Match

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_obey_the_laws(name: str, seats: int) -> None:
    for seed in range(70):
        options = laws.random_options(GAMES[name], seats, Dice(seed)) if seed % 2 else {}
        laws.play_under_laws(GAMES[name], seats, seed, options)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), every=st.integers(5, 60), data=st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_laws_hold_wherever_hypothesis_looks(
    table: tuple[str, int], seed: int, every: int, data: st.DataObject
) -> None:
    game = GAMES[table[0]]
    options = {option.name: data.draw(st.sampled_from(option.values), option.name) for option in game.options}
    try:
        game.new(table[1], options)
    except BadOption:
        reject()
    laws.play_under_laws(game, table[1], seed, options, every)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 999), picks=st.lists(st.integers(0, 999), max_size=200))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_line_of_play_hypothesis_can_think_of_is_sound(table: tuple[str, int], seed: int, picks: list[int]) -> None:
    """Here hypothesis chooses every decision itself, so that a failure shrinks to a short line of play."""
    game = GAMES[table[0]]
    match = Match(game, [f"Seat {n}" for n in range(table[1])])
    chance = SeededChance(seed)
    match.settle(chance)
    stock = game.stock(match.state)
    for pick in picks:
        if game.pending(match.state).is_over:
            break
        laws.offers_are_sound(match, stock)
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        match.play(seat, offers[pick % len(offers)])
        match.settle(chance)
    laws.ask_dear_laws(match, Dice(seed))
    laws.record_replays(match)


# --- secrets ------------------------------------------------------------------


def drafted(game: Game[Any], seats: int, seed: int, kept: int) -> Match[Any]:
    """A match in its draft, so many seats having chosen."""
    match = Match(game, [f"Seat {n}" for n in range(seats)])
    match.settle(SeededChance(seed))
    for seat in range(kept):
        offers = game.offers(match.state, seat)
        match.play(seat, offers[seed % len(offers)])
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("T-SETUP-13", "T-SETUP-14", "T-2P3P-04")
def test_nobody_learns_another_seats_wealth_tiles_during_the_draft(seats: int) -> None:
    """TC-91: views, offers, stories, records and errors are equal where only another seat's secret differs."""
    game = GAMES["tzolkin"]
    dice = Dice(seats)
    for seed in range(6):
        for kept in range(seats):
            match = drafted(game, seats, seed, kept)
            for viewer in [*range(seats), None]:
                assert laws.secrets_do_not_leak(match, viewer, dice, tries=3000), "no twin was found"


def test_a_leaking_view_is_caught() -> None:
    """The law is no decoration: a game whose view tells what was dealt breaks it."""
    game = GAMES["tzolkin"]

    class Leaky(type(game)):  # type: ignore[misc]
        def view(self, state: Any, seat: int | None) -> dict[str, Any]:
            told: dict[str, Any] = super().view(state, seat)
            return {**told, "oops": [player.dealt for player in state.players]}

    if not type(game).__flags__ & (1 << 10):  # a compiled class takes no interpreted heir
        pytest.skip("compiled")
    with pytest.raises(laws.LawBroken, match="views do not leak"):
        laws.secrets_do_not_leak(drafted(Leaky(), 4, 1, 0), 0, Dice(1), tries=500)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_hides_what_a_seat_may_not_know_and_opens_at_the_end(seats: int) -> None:
    game = GAMES["tzolkin"]
    match = drafted(game, seats, 3, seats - 1)
    hidden = record.write(match, 0).count("?")
    assert (seats - 1) * 4 + (seats - 2) == hidden
    dealt = [row.decision.text for row in match.rows if row.secret is not None and row.secret.known_to != 0]
    assert not any(text in record.write(match, 0) for text in dealt)
    finished = laws.play_under_laws(game, seats, 5, {})
    assert "?" not in record.write(finished, 0)
