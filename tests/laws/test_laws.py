"""The laws of the kernel, on whole random games, for every number of seats and random options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from builds import times
from longcount.conformance import laws
from longcount.games import GAMES
from longcount.kernel import record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadOption, Refusal
from longcount.kernel.game import Game, Outcome
from longcount.kernel.match import Match
from longcount.kernel.story import EVERYBODY, Story
from spoilt import spoilt as spoilt_game

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_obey_the_laws(name: str, seats: int) -> None:
    for seed in range(times(24, 4)):
        options = laws.random_options(GAMES[name], seats, Dice(seed)) if seed % 2 else {}
        laws.play_under_laws(GAMES[name], seats, seed, options)


@pytest.mark.slow
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), every=st.integers(5, 60), data=st.data())
@settings(max_examples=times(40, 10), deadline=None, suppress_health_check=[HealthCheck.too_slow])
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


@pytest.mark.slow
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 999), picks=st.lists(st.integers(0, 999), max_size=200))
@settings(max_examples=times(25, 10), deadline=None, suppress_health_check=[HealthCheck.too_slow])
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


def tells_hands(state: Any, seat: int | None) -> dict[str, Any]:
    return {**GAMES["tzolkin"].view(state, seat), "oops": [player.dealt for player in state.players]}


def hides_nothing(state: Any, seat: int, decision: Decision) -> None:
    return None


def speaks_of_others(state: Any, seat: int, decision: Decision) -> Refusal:
    return Refusal("T-SETUP-14", f"Not yours; the others hold {[player.dealt for player in state.players]}.")


def tells_aloud(state: Any, seat: int, decision: Decision, story: Story | None) -> None:
    GAMES["tzolkin"].apply(state, seat, decision, story)
    for fact in story.facts if story else []:
        fact.only = EVERYBODY


@pytest.mark.parametrize(
    ("law", "spoilt"),
    [
        ("views do not leak", {"view": tells_hands}),
        ("stories do not leak", {"apply": tells_aloud}),
        ("equal views, equal refusals", {"why_not": speaks_of_others}),
    ],
)
def test_a_leak_is_caught(law: str, spoilt: dict[str, Callable[..., Any]]) -> None:
    """The law is no decoration: games that tell too much break it."""
    game = spoilt_game(GAMES["tzolkin"], **spoilt)
    with pytest.raises(laws.LawBroken, match=law):
        for seed in range(20):
            laws.secrets_do_not_leak(drafted(game, 4, seed, 0), 0, Dice(seed), tries=500)


def test_a_record_that_hides_nothing_would_show_the_hands() -> None:
    game = spoilt_game(GAMES["tzolkin"], secret=hides_nothing)
    assert "?" not in record.write(drafted(game, 4, 1, 0), 0)


@pytest.mark.parametrize(
    ("law", "spoilt"),
    [
        ("offers are never empty", {"offers": lambda state, seat: []}),
        ("offers are sorted", {"offers": lambda state, seat: GAMES["tzolkin"].offers(state, seat)[::-1]}),
        ("pieces are conserved", {"stock": lambda state: {"corn": state.day}}),
        ("the score equals", {"outcome": lambda state: Outcome([1, 1], [{}, {}], [0], "", 4)}),
        ("nothing breaks", {"outcome": lambda state: 1 // 0}),
    ],
)
def test_every_law_can_be_broken(law: str, spoilt: dict[str, Callable[..., Any]]) -> None:
    game = spoilt_game(GAMES["tzolkin"], **spoilt)
    with pytest.raises(laws.LawBroken, match=law) as broken:
        for seed in range(5):
            laws.play_under_laws(game, 2, seed, {})
    assert broken.value.record.startswith(record.FIRST_LINE)


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
