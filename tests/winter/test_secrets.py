"""Secrets: what each seat may know of hands, decks, discards, burials and eclipse piles (ruling A-33)."""

from __future__ import annotations

from typing import Any

import pytest

from longcount.conformance import laws
from longcount.games.winter import GAME
from longcount.games.winter.names import ACTION
from longcount.games.winter.state import State
from longcount.kernel import record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from winter_table import Table

EVERYBODY = (0, 1, None)
OTHERS = (1, None)


def sees(t: Table, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What a viewer is shown of a player."""
    row: dict[str, Any] = GAME.view(t.s, viewer)["players"][seat]
    return row


def hears(t: Table, viewer: int | None, verb: str) -> list[str]:
    """What a viewer was told with this verb."""
    return [fact.what for fact in t.heard(verb) if fact.only in (-1, viewer)]


def match_until(step: str, seed: int, seats: int = 2, times: int = 1) -> Match[State]:
    """A random match up to the moment at which a question has come so many times and been answered."""
    match = Match(GAME, [f"Seat {n + 1}" for n in range(seats)])
    dice, chance = Dice(seed), SeededChance(seed)
    while times:
        times -= GAME.pending(match.state).step == step
        laws.play_one(match, dice, chance)
    return match


# --- views ------------------------------------------------------------------------


@pytest.mark.rule("W-SETUP-12")
def test_of_a_hand_others_know_the_number_only() -> None:
    """A-33."""
    t = Table().hand(0, "hunter", "C1-05", "brave")
    assert ["brave", "hunter", "C1-05"] == sees(t, 0)["hand"]
    assert [(None, 3)] * 2 == [(sees(t, viewer)["hand"], sees(t, viewer)["hand_count"]) for viewer in OTHERS]


def test_of_a_deck_the_owner_knows_the_cards_but_not_their_order() -> None:
    """However its cards were put there, they are shown in the order of their kinds; others know their number."""
    one, other = Table().deck(0, "hunter", "brave", "elder"), Table().deck(0, "elder", "hunter", "brave")
    assert ["brave", "elder", "hunter"] == sees(one, 0)["deck"] == sees(other, 0)["deck"]
    assert [(None, 3)] * 2 == [(sees(one, viewer)["deck"], sees(one, viewer)["deck_count"]) for viewer in OTHERS]


@pytest.mark.rule("W-DISCARD-01")
def test_discards_and_played_cards_lie_face_up() -> None:
    """A-33."""
    t = Table().hand(0, "hunter", "hunter").discard(0, "brave").play("tribe hunt", "play hunter")
    assert [(["brave"], ["hunter"])] * 3 == [(sees(t, v)["discard"], sees(t, v)["above"]) for v in EVERYBODY]
    t.end_turn()
    assert [["brave", "hunter"]] * 3 == [sees(t, viewer)["discard"] for viewer in EVERYBODY]


@pytest.mark.rule("W-PILE-03")
def test_of_a_pile_others_know_the_number_until_the_reveal() -> None:
    """A-33: a later player sees how many cards an earlier one has put there."""
    t = Table().hand(1, "elder").pile(0, "hunter", "C1-05")
    assert ["hunter", "C1-05"] == sees(t, 0)["pile"]
    assert [(None, 2)] * 2 == [(sees(t, viewer)["pile"], sees(t, viewer)["pile_count"]) for viewer in OTHERS]
    t.eclipse()
    assert [(0, ["hunter"])] * 3 == [(sees(t, v)["pile_count"], sees(t, v)["above"]) for v in EVERYBODY]


@pytest.mark.rule("W-ECLIPSE-03", "W-PILE-03")
def test_a_culture_card_back_from_the_pile_is_known_to_be_in_hand() -> None:
    t = Table().pile(0, "C1-05").hand(0, "hunter").deck(0, "brave").eclipse()
    assert [["C1-05"]] * 2 == [sees(t, viewer)["known"] for viewer in OTHERS]
    assert [None] * 2 == [sees(t, viewer)["hand"] for viewer in OTHERS]


@pytest.mark.rule("W-INIT-07")
def test_a_card_buried_from_the_hand_is_known_to_its_owner_only() -> None:
    """A-33: the others know that one more is buried."""
    t = Table().hand(0, "hunter", "elder").effect("bury 1").play("bury hunter from hand")
    assert (["hunter"], []) == (sees(t, 0)["tomb"], sees(t, 0)["buried"])
    assert [(None, 1, [])] * 2 == [(sees(t, v)["tomb"], sees(t, v)["tomb_count"], sees(t, v)["buried"]) for v in OTHERS]
    assert (["card", "hunter"], ["card"], ["card"]) == tuple(hears(t, viewer, "bury") for viewer in EVERYBODY)


@pytest.mark.rule("W-INIT-07")
def test_a_card_buried_from_the_discard_was_seen_by_everybody() -> None:
    t = Table().discard(0, "hunter").effect("bury 1").play("bury hunter from discard")
    assert [["hunter"]] * 3 == [sees(t, viewer)["buried"] for viewer in EVERYBODY]
    assert [["hunter"]] * 3 == [hears(t, viewer, "bury") for viewer in EVERYBODY]


def test_what_hand_deck_pile_and_tomb_hold_together_is_public() -> None:
    """Every card is gained in the open; only where it is now is not."""
    t = Table().hand(0, "hunter", "elder").deck(0, "brave").pile(0, "shaman").effect("bury 1")
    t.play("bury elder from hand")
    assert [["brave", "elder", "hunter", "shaman"]] * 3 == [sees(t, viewer)["unseen"] for viewer in EVERYBODY]


def test_a_bought_card_is_known_to_be_in_hand_and_a_drawn_one_is_not() -> None:
    t = Table().deck(0, "brave").effect("tribe 1 + draw 1").play("take shaman", "draw", "deal 1 brave")
    assert [["shaman"]] * 2 == [sees(t, viewer)["known"] for viewer in OTHERS]


def test_a_bought_card_that_was_played_is_no_longer_known_to_be_hidden() -> None:
    t = Table().effect("tribe 1").play("take shaman").hand(0, "shaman", "hunter").play("tribe hunt", "play shaman")
    assert [] == sees(t, 1)["known"]


def test_at_the_end_everything_is_open() -> None:
    t = Table().hand(0, "hunter", "elder").deck(0, "brave").effect("bury 1").play("bury elder from hand").score()
    row = sees(t, None)
    assert (["hunter"], ["brave"], ["elder"]) == (row["hand"], row["deck"], row["tomb"])


# --- the common supply ------------------------------------------------------------


def test_a_closed_glacier_token_is_known_to_nobody() -> None:
    """Ten tokens for six glaciers: any of them may lie there, also those in the box."""
    t = Table(glacier_tokens="yes").camps(0, 1)
    for viewer in EVERYBODY:
        seen = GAME.view(t.s, viewer)
        assert ("face down", 10) == (seen["map"][7]["token"], len(seen["tokens_left"]))
    t.effect("move 1").play("move 1 7", "turn GT-03")
    for viewer in EVERYBODY:
        seen = GAME.view(t.s, viewer)
        assert ("GT-03", "face down") == (seen["map"][7]["token"], seen["map"][9]["token"])
        assert "GT-03" not in seen["tokens_left"]


def test_rest_tokens_under_the_stack_are_remembered_and_those_above_are_not() -> None:
    t = Table(rest_tokens="yes").rest_token("RT-4", under=("RT-5", "RT-2"))
    for viewer in EVERYBODY:
        assert (["RT-5", "RT-2"], ["RT-1", "RT-3"]) == (
            GAME.view(t.s, viewer)["rest"]["under"],
            GAME.view(t.s, viewer)["rest"]["unseen"],
        )


def test_stones_left_in_the_box_are_shown_to_nobody() -> None:
    """8 of 20 stones are laid; the view names no other."""
    match = match_until("side", 5)
    for viewer in EVERYBODY:
        seen = GAME.view(match.state, viewer)
        named = [name for name in str(seen).replace("'", " ").split() if name.startswith(("ST1-", "ST2-"))]
        assert (8, set(seen["stones"])) == (len(seen["stones"]), set(named))


# --- stories ----------------------------------------------------------------------


def test_only_the_owner_hears_which_card_was_drawn() -> None:
    t = Table().deck(0, "hunter", "brave").effect("draw 1").play("draw", "deal 1 hunter")
    assert (["hunter"], [], []) == tuple(hears(t, viewer, "draw") for viewer in EVERYBODY)


@pytest.mark.rule("W-PILE-03", "W-ECLIPSE-01")
def test_others_hear_that_a_card_was_hidden_and_at_the_reveal_which() -> None:
    t = Table().hand(0, "hunter").hand(1, "elder")
    for _ in range(2):
        t.play("tribe hunt").end_turn().play("tribe hunt").end_turn()
    t.play("chief hunt").end_turn().play("pile hunter")
    assert (["card", "hunter"], ["card"], ["card"]) == tuple(hears(t, viewer, "hide") for viewer in EVERYBODY)
    t.play("chief hunt").end_turn().play("done")
    assert [["hunter"]] * 3 == [hears(t, viewer, "reveal") for viewer in EVERYBODY]


# --- records ----------------------------------------------------------------------


def rows_of(match: Match[State], viewer: int | None) -> list[str]:
    return record.rows_text(match, viewer)


def is_hidden(match: Match[State], viewer: int | None, number: int) -> bool:
    """Whether a row of the log is written as `?` for a viewer."""
    rows = rows_of(match, viewer)
    return rows[len(rows) - len(match.rows) + number].endswith(" ?")


@pytest.mark.rule("W-SETUP-12")
def test_a_record_hides_drawn_cards_from_others() -> None:
    match = match_until("turn", 3)
    drawn = [n for n, row in enumerate(match.rows) if row.decision.text.startswith("deal 1 ")]
    assert 2 == len(drawn)
    for number in drawn:
        assert [False, True, True] == [is_hidden(match, viewer, number) for viewer in EVERYBODY]


@pytest.mark.rule("W-PILE-03", "W-ECLIPSE-01")
def test_a_record_hides_a_pile_until_the_reveal() -> None:
    hidden = 0
    for seed in range(4):
        match = match_until("eclipse pile", seed)
        dice, chance = Dice(seed), SeededChance(seed)
        while match.state.phase == ACTION:
            for number in piled(match):
                owner = match.rows[number].seat
                assert [viewer != owner for viewer in EVERYBODY] == [is_hidden(match, v, number) for v in EVERYBODY]
                hidden += 1
            laws.play_one(match, dice, chance)
        assert not [number for number in piled(match) for viewer in EVERYBODY if is_hidden(match, viewer, number)]
    assert hidden > 1


def piled(match: Match[State]) -> list[int]:
    return [number for number, row in enumerate(match.rows) if row.decision.text.startswith("pile ")]


def test_a_finished_record_hides_nothing() -> None:
    match = match_until("eclipse pile", 2)
    dice, chance = Dice(2), SeededChance(2)
    while not GAME.pending(match.state).is_over:
        laws.play_one(match, dice, chance)
    assert [False] * 3 == [any(row.endswith(" ?") for row in rows_of(match, viewer)) for viewer in EVERYBODY]


# --- states made from views -------------------------------------------------------


def filled(t: Table, viewer: int, number: int = 60) -> list[State]:
    seen = GAME.view(t.s, viewer)
    return [GAME.determinize(seen, Dice(seed)) for seed in range(number)]


def hand_of(state: State) -> list[str]:
    found: list[str] = GAME.view(state, 0)["players"][0]["hand"]
    return found


def test_what_one_does_not_know_is_dealt_anew_in_every_possible_way() -> None:
    """Two cards in hand, one in the pile, one in the deck: each of the four kinds turns up in the hand."""
    t = Table().hand(0, "hunter", "elder").pile(0, "shaman").deck(0, "brave").hand(1, "craftswoman")
    hands = [hand_of(state) for state in filled(t, 1)]
    assert {"brave", "elder", "hunter", "shaman"} == {name for hand in hands for name in hand}
    assert {2} == {len(hand) for hand in hands}


def test_what_one_knows_stays_as_it_is() -> None:
    t = Table().hand(0, "hunter", "elder").pile(0, "shaman").deck(0, "brave", "brave").hand(1, "craftswoman")
    assert {("elder", "hunter")} == {tuple(hand_of(state)) for state in filled(t, 0)}
    views = [GAME.view(state, 1)["players"][1] for state in filled(t, 1)]
    assert [["craftswoman"]] * len(views) == [row["hand"] for row in views]


def test_a_card_known_to_be_hidden_is_never_dealt_into_the_deck() -> None:
    t = Table().hand(0, "shaman").deck(0, "brave", "hunter", "elder").known(0, "shaman").hand(1, "craftswoman")
    assert {("shaman",)} == {tuple(hand_of(state)) for state in filled(t, 1)}


def test_a_filled_view_gives_the_same_view_and_offers() -> None:
    """While seat 0 forms its pile, after a burial from the hand."""
    t = Table().hand(0, "hunter", "elder", "C1-05").deck(0, "brave").effect("bury 1").play("bury elder from hand")
    for viewer in (0, 1):
        seen = GAME.view(t.s, viewer)
        for seed in range(20):
            assert seen == GAME.view(GAME.determinize(seen, Dice(seed)), viewer)
    offers = GAME.offers(GAME.determinize(GAME.view(t.s, 0), Dice(1)), 0)
    assert t.offers() == [offer.text for offer in offers]


# --- nothing leaks ----------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize(
    ("step", "times"),
    [
        ("draw", 2),
        ("draw", 4),
        ("eclipse pile", 1),
        ("eclipse pile", 2),
        ("eclipse pile", 3),
        ("eclipse gains", 1),
        ("draw", 12),
    ],
)
def test_views_stories_records_and_refusals_do_not_leak(viewer: int | None, step: str, times: int) -> None:
    """After drawing, while piles are formed, in the eclipse: a match that differs in secrets only looks the same."""
    twins = 0
    for seed in range(4):
        match = match_until(step, seed, times=times)
        twins += laws.secrets_do_not_leak(match, viewer, Dice(seed))
    assert twins > 0


def test_nothing_leaks_at_a_table_of_four_with_all_modules() -> None:
    twins = 0
    options = {"rest_tokens": "yes", "glacier_tokens": "yes", "draft": "chiefs"}
    match = Match(GAME, ["Ann", "Bob", "Cid", "Dot"], options)
    dice, chance = Dice(4), SeededChance(4)
    while match.state.round < 2:
        if GAME.pending(match.state).step in ("eclipse pile", "eclipse gains") and dice.below(4) == 0:
            twins += laws.secrets_do_not_leak(match, dice.below(4), dice)
        laws.play_one(match, dice, chance)
    assert twins > 0


def test_after_a_reshuffle_everybody_knows_what_is_not_in_the_deck() -> None:
    """A-33: the discard is public, so what it does not hold is in hand, pile or tomb."""
    t = Table().hand(0, "hunter", "elder").discard(0, "brave", "shaman").effect("draw 1").play("draw", "deal 1 brave")
    assert ["elder", "hunter"] == GAME.view(t.s, 1)["players"][0]["known"]
