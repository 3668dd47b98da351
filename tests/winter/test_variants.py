"""Variants: chapter W-VARIANT."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME
from longcount.games.winter import components as c
from longcount.games.winter.names import ACTION, SETUP
from longcount.games.winter.state import State
from longcount.kernel.errors import IllegalDecision
from winter_table import Table, new_state

SIDE, CHIEF, CARD = "side", "pick a chief", "pick a set-up card"


def offers(s: State) -> list[str]:
    return [decision.text for decision in GAME.offers(s, asked(s))]


def asked(s: State) -> int:
    return GAME.pending(s).seats[0]


def answer(s: State, *texts: str) -> State:
    for text in texts:
        assert text in offers(s)
        GAME.apply(s, asked(s), GAME.catalogue.read(text), None)
    return s


def up_to(s: State, step: str, *wanted: str) -> State:
    """Answer with these texts where they are offered, else with the first offer, until a step is asked."""
    left = list(wanted)
    while GAME.pending(s).step != step:
        named = [text for text in left if text in offers(s)]
        answer(s, named[0] if named else offers(s)[0])
        left = [text for text in left if text not in named[:1]]
    return s


def finished(s: State) -> State:
    while s.phase == SETUP:
        answer(s, offers(s)[0])
    return s


def why(s: State, text: str) -> IllegalDecision:
    assert text not in offers(s)
    return GAME.refused(s, asked(s), GAME.catalogue.read(text))


def turns_of_round(t: Table) -> list[int]:
    """Whose turns there are in the action phase, in order."""
    found: list[int] = []
    while t.s.phase == ACTION:
        found.append(t.seat)
        t.end_turn()
    return found


# --- Drafts -----------------------------------------------------------------------


@pytest.mark.rule("W-VARIANT-01")
@pytest.mark.parametrize(("draft", "step"), [("setup", CARD), ("chiefs", CHIEF)])
def test_the_terrain_lies_before_the_cards_are_shown(draft: str, step: str) -> None:
    s = new_state(3, draft=draft)
    while not s.draft:
        answer(s, offers(s)[0])
    assert (19, 3, 32) == (len(s.terrain), len(s.order), len(GAME.view(s, None)["field"]))
    up_to(s, step)
    assert (19, 3) == (len(s.terrain), len(s.order))


@pytest.mark.rule("W-VARIANT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_cards_are_picked_in_reverse_turn_order(seats: int) -> None:
    """One more than there are players lies open; one is left over and leaves the game."""
    s = up_to(new_state(seats, draft="setup"), CARD, "order 2")
    assert seats + 1 == len(offers(s)) == len(GAME.view(s, None)["draft"])
    picked = []
    for number in range(seats):
        assert seats + 1 - number == len(offers(s))
        picked.append(asked(s))
        answer(s, offers(s)[-1])
    assert [*reversed(s.order)] == picked
    assert 1 == s.order[0]
    assert ((), seats) == (s.draft, len({me.setup for me in s.players}))


@pytest.mark.rule("W-VARIANT-02")
def test_a_picked_set_up_card_gives_what_it_shows() -> None:
    s = up_to(new_state(2, draft="setup"), CARD, "order 1", "setup SU-3", "setup SU-5", "setup SU-1")
    answer(s, "pick SU-3", "pick SU-5")
    finished(s)
    assert [(4, 0), (1 + 1, 0)] == [(me.food, me.tools) for me in s.players]
    assert [1, 2] == [me.camps[0] for me in s.players]


@pytest.mark.rule("W-VARIANT-02")
def test_a_set_up_card_that_does_not_lie_open_is_refused() -> None:
    s = up_to(new_state(2, draft="setup"), CARD, "setup SU-1", "setup SU-2", "setup SU-3")
    assert ["pick SU-1", "pick SU-2", "pick SU-3"] == offers(s)
    refusal = why(s, "pick SU-5")
    assert ("W-VARIANT-02", "SU-5 is not among the set-up cards that lie open.") == (refusal.rule, refusal.sentence)
    answer(s, "pick SU-2")
    assert "W-VARIANT-02" == why(s, "pick SU-2").rule


@pytest.mark.rule("W-VARIANT-02")
def test_with_the_draft_of_set_up_cards_chiefs_are_still_dealt() -> None:
    """A-63: sides are chosen in seat order."""
    s = new_state(2, draft="setup")
    up_to(s, SIDE, "order 2")
    assert 0 == asked(s)
    answer(s, "side B")
    up_to(s, SIDE)
    assert 1 == asked(s)


@pytest.mark.rule("W-VARIANT-02", "W-VARIANT-03")
def test_without_a_draft_nothing_is_picked() -> None:
    s = new_state(2)
    while s.phase == SETUP:
        assert GAME.pending(s).step not in (CHIEF, CARD)
        answer(s, offers(s)[0])


@pytest.mark.rule("W-VARIANT-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chiefs_are_picked_in_turn_order(seats: int) -> None:
    """A-29, A-63: the side right after the chief; the chief left over goes into the box. Four players see all five."""
    s = up_to(new_state(seats, draft="chiefs"), CHIEF, "order 2")
    picked = []
    for number in range(seats):
        assert (CHIEF, seats + 1 - number) == (GAME.pending(s).step, len(offers(s)))
        picked.append(asked(s))
        answer(s, offers(s)[-1])
        assert (SIDE, picked[-1]) == (GAME.pending(s).step, asked(s))
        answer(s, "side B")
    assert [*s.order] == picked
    assert ((), seats) == (s.draft, len({me.chief for me in s.players}))
    assert [1] * seats == [me.side for me in s.players]


@pytest.mark.rule("W-VARIANT-03")
def test_a_chief_that_does_not_lie_open_is_refused() -> None:
    s = up_to(new_state(2, draft="chiefs"), CHIEF)
    assert ["pick keen_eye", "pick strong_tusk", "pick fierce_paw"] == offers(s)
    assert "W-VARIANT-03" == why(s, "pick fire_wolf").rule
    answer(s, "pick strong_tusk")
    assert "strong_tusk" == c.CHIEFS[s.players[s.order[0]].chief]


@pytest.mark.rule("W-VARIANT-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_to_pick_a_chief_is_the_first_to_pick_a_set_up_card(seats: int) -> None:
    """E-20."""
    s = new_state(seats, draft="chiefs")
    last = -1
    while GAME.pending(s).step != CARD:
        if GAME.pending(s).step == CHIEF:
            last = asked(s)
        answer(s, offers(s)[0])
    assert s.order[-1] == last == asked(s)


@pytest.mark.rule("W-VARIANT-02")
@pytest.mark.parametrize("draft", ["setup", "chiefs"])
def test_the_hunting_grounds_are_dealt_after_the_draft(draft: str) -> None:
    """A-63: the animals of the cards have left the deck by then."""
    s = up_to(new_state(2, draft=draft), CARD)
    assert 0 == sum(s.grounds)
    up_to(s, "animal")
    assert 60 - sum(sum(me.fresh) for me in s.players) == sum(s.animals)
    assert all(sum(me.fresh) for me in s.players)
    assert 3 == sum(finished(s).grounds)


# --- The shorter game -----------------------------------------------------------------


@pytest.mark.rule("W-VARIANT-04")
@pytest.mark.parametrize(("number", "turns"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_shorter_game_has_two_turns_each_in_the_first_era(number: int, turns: int) -> None:
    assert [1, 0] * turns == turns_of_round(Table(short_game="yes").start_round(number, 1, 0))


@pytest.mark.rule("W-VARIANT-04")
@pytest.mark.parametrize("number", [1, 2])
def test_the_usual_game_has_three_turns_each_in_the_first_era(number: int) -> None:
    assert [1, 0] * 3 == turns_of_round(Table().start_round(number, 1, 0))


@pytest.mark.rule("W-VARIANT-04")
@pytest.mark.parametrize(("number", "tribe_is_left"), [(1, False), (3, True)])
def test_a_tribe_figure_is_left_out_never_the_chief(number: int, tribe_is_left: bool) -> None:
    """A-27: after one tribe figure only the chief is left in the first era."""
    t = Table(short_game="yes").start_round(number).play("tribe rest").end_turn().end_turn()
    assert 0 == t.seat
    assert (True, tribe_is_left) == (t.may("chief rest"), t.may("tribe rest"))


@pytest.mark.rule("W-VARIANT-04")
@pytest.mark.parametrize(("number", "turns"), [(1, 2), (2, 2), (3, 3)])
def test_the_eclipse_pile_is_formed_in_the_last_turn_of_the_round(number: int, turns: int) -> None:
    """A-28: which is the second one in rounds 1 and 2."""
    t = Table(short_game="yes").start_round(number).hand(0, "brave")
    for _ in range(turns - 1):
        t.end_turn()
        assert 1 == t.seat
        t.end_turn()
    t.end_turn()
    assert (0, "eclipse pile") == (t.seat, t.step)
    assert ["brave"] == t.play("pile brave").names("pile")
