"""Resting, discarding and the eclipse pile: chapters W-REST, W-DISCARD and W-PILE."""

from __future__ import annotations

from typing import Any

import pytest

from longcount.games.winter import GAME
from winter_table import Table


def turn(t: Table, figure: str) -> Table:
    """A whole turn: the figure, and nothing else."""
    clock = t.s.clock
    t.play(figure)
    while t.s.clock == clock and t.step != "eclipse pile":
        t.play(t.offers()[-1])
    return t


def third_turn(*hand: str, **options: str) -> Table:
    """Both seats have placed two tribe figures in Hunt."""
    t = Table(2, **options).hand(0, *hand)
    for _ in range(4):
        turn(t, "tribe hunt")
    return t


def at_pile(*hand: str) -> Table:
    """Seat 0 has placed its third figure and forms its eclipse pile."""
    return turn(third_turn(*hand), "chief develop")


def reveal(t: Table) -> list[float]:
    """Seat 1 has its last turn without a card, and the piles are revealed: the labour of both."""
    t.play("done")
    turn(t, "chief develop")
    return [fact.amount / 2 for fact in t.heard("sum")]


def seen(t: Table, by: int | None, of: int = 0) -> dict[str, Any]:
    """What somebody sees of a player."""
    row: dict[str, Any] = GAME.view(t.s, by)["players"][of]
    return row


# --- Rest -----------------------------------------------------------------------


@pytest.mark.rule("W-REST-01", "W-SYM-13")
def test_a_resting_figure_draws_a_card_and_uses_an_animal() -> None:
    """A-30: the animal is used as in the middle of Hunt: its gain, and it is turned for good."""
    t = Table().deck(0, "hunter", "elder").animals(0, giant_sloth=1).play("tribe rest", "draw", "deal 1 elder")
    assert (["elder"], ["hunter"]) == (t.names("hand"), t.names("deck"))
    t.play("use giant_sloth")
    assert (4, {}, {"giant_sloth": 1}) == (t.food(), t.animals_of(), t.animals_of(0, used=True))


@pytest.mark.rule("W-REST-01")
def test_the_animal_comes_after_the_card() -> None:
    t = Table().deck(0, "hunter").animals(0, giant_sloth=2).play("tribe rest", "use giant_sloth")
    assert (1, ["hunter"], []) == (t.seat, t.names("deck"), t.names("hand"))


@pytest.mark.rule("W-REST-01")
def test_one_card_and_one_animal_are_all() -> None:
    t = Table().deck(0, "hunter", "elder").animals(0, giant_sloth=2).play("tribe rest", "draw", "deal 1 elder")
    assert ["use giant_sloth", "end"] == t.offers()
    assert 1 == t.play("use giant_sloth").seat
    assert {"giant_sloth": 1} == t.animals_of()


@pytest.mark.rule("W-REST-01")
def test_a_used_animal_is_not_used_again_at_rest() -> None:
    t = Table().animals(0, used=True, giant_sloth=1).play("tribe rest")
    assert "W-HUNT-07" == t.why("use giant_sloth").rule


@pytest.mark.rule("W-REST-01")
def test_resting_may_bring_nothing() -> None:
    t = Table().deck(0, "hunter").animals(0, giant_sloth=1).play("tribe rest", "end")
    assert ([], {"giant_sloth": 1}, 1) == (t.names("hand"), t.animals_of(), t.player().resting)


@pytest.mark.rule("W-REST-01")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("idol offering for draw", (1, 0, 0, 0)),
        ("idol veneration for draw", (0, 1, 0, 0)),
        ("tool for draw", (0, 0, 1, 0)),
        ("food for draw", (0, 0, 0, 1)),
    ],
)
def test_something_lower_may_be_taken_instead_of_the_card(text: str, gained: tuple[int, int, int, int]) -> None:
    """TC-14: an idol, a tool or food; the animal may still be used."""
    t = Table().deck(0, "hunter").animals(0, giant_sloth=1).play("tribe rest", text)
    assert gained == (t.idol("offering"), t.idol("veneration"), t.tools(), t.food())
    assert (["hunter"], ["use giant_sloth", "end"]) == (t.names("deck"), t.offers())


@pytest.mark.rule("W-REST-02")
@pytest.mark.parametrize(
    ("figures", "labour"), [((), 0), (("tribe",), 1.5), (("chief",), 1.5), (("tribe", "chief"), 3), (("tribe",) * 2, 3)]
)
def test_each_resting_figure_counts_one_and_a_half_in_the_eclipse(figures: tuple[str, ...], labour: float) -> None:
    """D-12, TC-83: two resting figures without a pile make 3, and a resting chief counts too."""
    t = Table()
    for figure in figures:
        turn(turn(t, f"{figure} rest"), f"{figure} develop")
    assert [labour, 0] == [fact.amount / 2 for fact in t.eclipse().heard("sum")]


@pytest.mark.rule("W-REST-02")
def test_resting_figures_count_for_their_own_round_only() -> None:
    t = turn(Table(), "tribe rest").start_round(2).eclipse()
    assert [0, 0] == [fact.amount for fact in t.heard("sum")]


@pytest.mark.rule("W-REST-03")
def test_all_figures_may_rest_one_in_each_turn() -> None:
    t = Table()
    for figure in ("tribe", "chief", "tribe"):
        turn(turn(t, f"{figure} rest"), f"{figure} develop")
    assert 4.5 == t.heard("sum")[0].amount / 2


@pytest.mark.rule("W-REST-04")
def test_culture_cards_are_played_before_resting() -> None:
    """TC-11: legal; an ability with a column mark is void in this turn."""
    t = Table().hand(0, "C1-13", "brave").deck(0, "hunter").play("play C1-13", "use C1-13 1", "tribe rest")
    assert 1 == t.food()
    refusal = t.why("use C1-13 2")
    assert ("W-ABIL-03", "That ability works only with a figure in Settlement.") == (refusal.rule, refusal.sentence)
    assert not t.may("play brave")


@pytest.mark.rule("W-REST-04", "W-PLACE-02")
def test_a_resting_chief_uses_an_ability_without_a_mark() -> None:
    """TC-13, A-04."""
    t = Table().play("chief rest", "use chief 1", "idol veneration")
    assert 1 == t.idol("veneration")


@pytest.mark.rule("W-REST-04", "W-ABIL-03")
@pytest.mark.parametrize(
    ("chief", "side"), [("strong_tusk", "A"), ("fierce_paw", "A"), ("skilled_hand", "A"), ("fire_wolf", "B")]
)
def test_a_resting_chief_has_no_use_for_an_ability_of_a_column(chief: str, side: str) -> None:
    """TC-13, A-04."""
    t = Table().chief(0, chief, side).play("chief rest")
    assert "W-ABIL-03" == t.why("use chief 1").rule


# --- Discarding -----------------------------------------------------------------


@pytest.mark.rule("W-DISCARD-01")
def test_played_cards_go_to_the_own_discard_at_the_end_of_the_turn() -> None:
    t = (
        Table()
        .hand(0, "C1-13", "brave", "hunter")
        .play("play C1-13", "use C1-13 1", "tribe hunt", "play hunter", "go on", "go on")
    )
    assert (["hunter", "C1-13"], []) == (t.names("above"), t.names("discard"))
    t.play("end")
    assert ([], ["hunter", "C1-13"], ["brave"]) == (t.names("above"), t.names("discard"), t.names("hand"))


@pytest.mark.rule("W-DISCARD-01")
@pytest.mark.parametrize("by", [0, 1, None])
def test_the_discard_lies_face_up(by: int | None) -> None:
    """A-33: everybody sees it."""
    t = Table().hand(0, "hunter").play("tribe hunt", "play hunter", "end")
    assert ["hunter"] == seen(t, by)["discard"]


@pytest.mark.rule("W-DISCARD-02")
def test_no_card_is_drawn_at_the_end_of_a_turn() -> None:
    t = Table().hand(0, "hunter").deck(0, "elder", "elder").play("tribe hunt", "play hunter", "end")
    assert (1, "turn") == (t.seat, t.step)
    assert ([], ["elder", "elder"]) == (t.names("hand"), t.names("deck"))


# --- The eclipse pile -----------------------------------------------------------


@pytest.mark.rule("W-PILE-01")
def test_the_pile_is_formed_in_the_third_turn() -> None:
    t = third_turn("brave", "C1-01", "hunter")
    assert ("turn", 0) == (t.step, t.seat)
    turn(t, "chief develop")
    assert ("eclipse pile", 0) == (t.step, t.seat)
    assert ["pile brave", "pile hunter", "pile C1-01", "done"] == t.offers()


@pytest.mark.rule("W-PILE-01")
def test_before_the_third_turn_no_card_goes_to_the_pile() -> None:
    refusal = Table().hand(0, "brave").why("pile brave")
    assert "W-PILE-01" == refusal.rule
    assert "The eclipse pile is formed at the end of your last turn of the round." == refusal.sentence


@pytest.mark.rule("W-PILE-01")
def test_any_cards_of_the_hand_go_to_the_pile() -> None:
    """A-06: starting cards too."""
    t = at_pile("brave", "brave", "tribesman", "hunter", "C1-01")
    t.play("pile brave", "pile brave", "pile hunter", "pile C1-01")
    assert (["brave", "brave", "hunter", "C1-01"], ["tribesman"]) == (t.names("pile"), t.names("hand"))
    assert "W-PILE-01" == t.why("pile brave").rule
    assert [1.5 + 1.5 + 1, 0] == reveal(t)


@pytest.mark.rule("W-PILE-01")
def test_the_pile_may_be_empty() -> None:
    t = at_pile("brave", "hunter")
    assert [0, 0] == reveal(t)
    assert ["brave", "hunter"] == t.names("hand")


@pytest.mark.rule("W-PILE-01")
def test_played_cards_are_discarded_before_the_pile_is_formed() -> None:
    t = third_turn("brave", "hunter").play("chief hunt", "play brave", "go on", "go on", "end")
    assert ("eclipse pile", ["pile hunter", "done"]) == (t.step, t.offers())


@pytest.mark.rule("W-PILE-01")
@pytest.mark.parametrize(("round_", "turns"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_in_the_shorter_game_the_pile_belongs_to_the_last_turn(round_: int, turns: int) -> None:
    """A-28: the second turn in rounds 1 and 2."""
    t = Table(short_game="yes").start_round(round_).hand(0, "brave")
    for figure in ("chief", "tribe", "tribe")[: turns - 1]:
        turn(turn(t, f"{figure} hunt"), f"{figure} hunt")
    assert "turn" == t.step
    assert "eclipse pile" == turn(t, "tribe hunt").step


@pytest.mark.rule("W-PILE-02")
def test_cards_that_were_not_used_go_into_the_next_round() -> None:
    t = at_pile("brave", "hunter", "C1-01").play("pile hunter")
    reveal(t)
    while t.s.round == 1 and t.step != "draw":
        t.play(t.offers()[-1])
    assert ("draw", ["brave", "C1-01"], ["hunter"]) == (t.step, t.names("hand"), t.names("deck"))
    t.play("deal 1 hunter")
    assert (2, ["brave", "hunter", "C1-01"]) == (t.s.round, t.names("hand"))


@pytest.mark.rule("W-PILE-03")
def test_the_pile_lies_face_down() -> None:
    """A-33: the others see how many cards it has, not which."""
    t = at_pile("brave", "hunter", "C1-01").play("pile hunter", "pile C1-01", "done")
    assert ["hunter", "C1-01"] == seen(t, 0)["pile"]
    assert [(None, 2), (None, 2)] == [(seen(t, by)["pile"], seen(t, by)["pile_count"]) for by in (1, None)]


@pytest.mark.rule("W-PILE-03")
def test_the_piles_are_seen_when_all_are_revealed_together() -> None:
    t = third_turn("brave").hand(1, "elder")
    turn(t, "chief develop").play("pile brave")
    assert (["brave"], []) == (t.names("pile"), t.heard("reveal"))
    turn(t, "chief develop").play("pile elder")
    assert [(0, "brave"), (1, "elder")] == [(fact.seat, fact.what) for fact in t.heard("reveal")]
    assert (["brave"], ["elder"]) == (seen(t, 1)["above"], seen(t, 0, of=1)["above"])


@pytest.mark.rule("W-PILE-03")
def test_what_goes_to_the_pile_is_a_secret_until_the_eclipse() -> None:
    t = at_pile("brave", "hunter")
    secret = GAME.secret(t.s, 0, GAME.catalogue.read("pile brave"))
    assert secret is not None
    t.play("pile brave", "done")
    assert not GAME.is_revealed(t.s, secret.until)
    turn(t, "chief develop")
    assert GAME.is_revealed(t.s, secret.until)
