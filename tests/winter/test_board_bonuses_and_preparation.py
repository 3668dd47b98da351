"""Bonuses of the player board and the preparation phase: chapters W-BOARD and W-PREP."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME, know_packs
from longcount.games.winter.names import ECLIPSE, FROM_STONES, PREPARATION
from longcount.games.winter.packs import read_pack, register
from winter_table import Table

ERA_1 = tuple(f"C1-{number:02}" for number in range(1, 21))
ERA_2 = tuple(f"C2-{number:02}" for number in range(1, 21))


def own_board(t: Table) -> Table:
    """Seat 0 is first in the new order of two and has come to its own board; no terrain is led."""
    t.terrain(**{f"h{hex_}": "glacier" for hex_ in range(1, 19)}).eclipse(1, 0)
    return t.play("done")


def after_eclipse(t: Table) -> Table:
    """The eclipse is over, everything in it declined."""
    if t.s.phase != ECLIPSE:
        t.eclipse()
    while t.s.phase == ECLIPSE and t.step != "over":
        t.play(t.offers()[-1])
    return t


def next_round(t: Table) -> Table:
    """Chance answers until the next round begins."""
    after_eclipse(t)
    while GAME.pending(t.s).is_chance:
        t.play(t.offers()[0])
    return t


def turn(t: Table, placed: str) -> Table:
    """A whole turn: place a figure and decline everything."""
    seat, clock = t.seat, t.s.clock
    t.play(placed)
    while (seat, clock) == (t.seat, t.s.clock):
        t.play(t.offers()[-1])
    return t


# --- the player board -------------------------------------------------------------


@pytest.mark.rule("W-BOARD-01")
@pytest.mark.parametrize("communities", [1, 2, 3])
def test_each_community_gives_a_card(communities: int) -> None:
    t = Table().deck(0, *["brave"] * 4)
    for hexes in ((2, 8, 9), (3, 10, 11), (4, 12, 13))[:communities]:
        t.community(0, *hexes)
    own_board(t).play(*["draw", "deal 1 brave"] * communities)
    assert communities == len(t.names("hand"))
    assert 1 == t.seat


@pytest.mark.rule("W-BOARD-01", "W-BOARD-02")
def test_two_communities_and_one_empty_cell_give_two_cards_and_a_tool() -> None:
    """D-28: the first cell is empty, of the second only half."""
    t = Table().deck(0, "brave", "hunter").community(0, 2, 8, 9).community(0, 3, 10, 11).placed(0, 3)
    own_board(t).play("take 1 tool", "draw", "deal 1 brave", "draw", "deal 1 hunter")
    assert (["brave", "hunter"], 1) == (t.names("hand"), t.tools())
    assert (0, 0, 1) == (t.idol("offering"), t.idol("veneration"), t.seat)


@pytest.mark.rule("W-BOARD-02")
@pytest.mark.parametrize(
    ("placed", "tools", "idols"),
    [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 1, 0), (6, 1, 1), (8, 1, 1), (9, 1, 1), (10, 1, 2)],
)
def test_empty_cells_give_a_tool_and_idols(placed: int, tools: int, idols: int) -> None:
    """The first cell a tool, the third and the fifth an idol each; with one megalith left a cell is not empty."""
    t = own_board(Table().placed(0, placed)).play(*["idol veneration"] * idols)
    if tools:
        t.play("take 1 tool")
    assert (tools, idols, 1) == (t.tools(), t.idol("veneration"), t.seat)


@pytest.mark.rule("W-BOARD-01", "W-BOARD-02")
@pytest.mark.parametrize("texts", [("draw", "deal 1 brave", "idol veneration"), ("idol veneration", "draw")])
def test_cards_and_cells_come_in_any_order(texts: tuple[str, ...]) -> None:
    """A-25."""
    t = own_board(Table().deck(0, "brave").community(0, 2, 8, 9).placed(0, 6)).play(*texts)
    assert 1 == t.idol("veneration")


@pytest.mark.rule("W-BOARD-01")
@pytest.mark.parametrize("text", ["idol veneration for draw", "tool for draw", "food for draw"])
def test_in_the_last_eclipse_the_cards_of_communities_may_be_taken_as_something_lower(text: str) -> None:
    """TC-89."""
    t = own_board(Table().start_round(4).deck(0, "brave").community(0, 2, 8, 9)).play(text)
    assert (1, []) == (t.idol("veneration") + t.tools() + t.food(), t.names("hand"))


@pytest.mark.rule("W-BOARD-02", "W-BOARD-03")
def test_a_cell_emptied_in_this_step_waits_and_stones_count_at_its_end() -> None:
    """A-58, A-25: the idol brings a megalith that empties the fifth cell: no second idol, but the stone counts it."""
    t = Table().placed(0, 9).idols(0, offering=7).own_stones(0, "ST1-09").megaliths(1, "c3")
    own_board(t).play("idol offering", "megalith c4", "take 1 tool")
    assert 10 == t.player().placed
    assert (0, 1) == (t.idol("veneration"), t.seat)
    assert 8 == t.player().points[FROM_STONES]


@pytest.mark.rule("W-BOARD-03")
def test_every_own_stone_scores_in_every_eclipse_without_a_question() -> None:
    """TC-44, A-58: points are never declined. 3 levels halve to 1, two buried cards are 3."""
    t = Table().own_stones(0, "ST2-03", "ST2-01").idols(0, veneration=3).bury(0, 2)
    for eclipses in (1, 2, 3, 4):
        next_round(t)
        assert 4 * eclipses == t.player(0).points[FROM_STONES]
    assert 0 == t.player(1).points[FROM_STONES]


STONE_IN_A_CELL = """[pack]
id = "cell"
version = "1"
label = "For tests: the first megalith cell gives a sacred stone, and the first stone costs nothing."

[[megalith_cell]]
id = "megalith-cell-1"
bonus = "stone 1"

[[stone_cell]]
id = "stone-cell-1"
cost = ""
"""


@pytest.mark.rule("W-BOARD-03", "W-DEV-08")
def test_a_stone_taken_in_this_step_scores_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A-70: the first cell of this table gives a stone, which counts the type of terrain with a camp at once."""
    monkeypatch.setattr(GAME, "options", GAME.options)
    name = register(read_pack(STONE_IN_A_CELL))
    know_packs()
    t = own_board(Table(pack=name).placed(0, 2).stones("ST1-08").camps(0, 7))
    assert ["take ST1-08", "done"] == t.offers()
    t.play("take ST1-08", "done")
    assert 1 == t.player().points[FROM_STONES]


@pytest.mark.rule("W-BOARD-03")
def test_stones_on_the_main_board_score_for_nobody() -> None:
    t = after_eclipse(Table().stones("ST2-03").idols(0, veneration=2).idols(1, veneration=2))
    assert (0, 0) == (t.points(0), t.points(1))


# --- preparation ------------------------------------------------------------------


@pytest.mark.rule("W-PREP-01")
def test_round_4_has_no_preparation() -> None:
    """TC-88: the eclipse has all its steps; then nobody draws, nothing is filled, and the game is over."""
    t = Table().start_round(4).deck(0, *["brave"] * 6).animal_deck(giant_sloth=5).culture_deck(2, *ERA_2)
    t.community(0, 2, 8, 9).placed(0, 2)
    own_board(t).play("draw", "deal 1 brave", "take 1 tool")
    after_eclipse(t)
    assert ("over", 4) == (t.step, t.s.round)
    assert (["brave"], {}, ()) == (t.names("hand"), t.in_grounds(), t.s.culture_open)


@pytest.mark.rule("W-PREP-01")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_earlier_rounds_have_a_preparation(number: int) -> None:
    t = after_eclipse(Table().start_round(number).deck(0, "brave"))
    assert (PREPARATION, "draw") == (t.s.phase, t.step)


@pytest.mark.rule("W-PREP-02")
def test_the_round_marker_moves_on() -> None:
    t = Table()
    for number in (2, 3, 4):
        assert number == next_round(t).s.round
        assert "turn" == t.step


@pytest.mark.rule("W-PREP-03")
def test_all_figures_return_and_resting_labour_counts_once() -> None:
    """TC-92: two figures rest in round 1; in round 2 all three are at home again and no labour is left over."""
    t = Table()
    for placed in ("tribe rest", "tribe hunt", "chief rest", "chief hunt", "tribe hunt", "tribe hunt"):
        turn(t, placed)
    assert [6, 0] == [fact.amount for fact in t.heard("sum")]
    next_round(t)
    assert [(True, 2, 0)] * 2 == [(me.chief_home, me.tribe_home, me.resting) for me in t.s.players]
    after_eclipse(t)
    assert [0, 0] == [fact.amount for fact in t.heard("sum")][2:]


@pytest.mark.rule("W-PREP-03")
def test_returned_figures_leave_the_columns_open_again() -> None:
    """The bottom of Hunt, covered in round 1, gives its animal again."""
    t = next_round(turn(Table().animal_deck(giant_sloth=9), "tribe hunt").eclipse())
    t.play("tribe hunt", "hunt the deck", "turn giant_sloth")
    assert {"giant_sloth": 1} == t.animals_of(t.s.order[0])


@pytest.mark.rule("W-PREP-04")
@pytest.mark.parametrize(("seats", "open_before", "added"), [(2, 0, 3), (2, 2, 1), (3, 1, 3), (4, 0, 5), (4, 5, 0)])
def test_the_hunting_grounds_are_filled_to_one_more_than_players(seats: int, open_before: int, added: int) -> None:
    t = after_eclipse(Table(seats).grounds(giant_sloth=open_before).animal_deck(giant_deer=9))
    t.play(*["turn giant_deer"] * added)
    assert seats + 1 == sum(t.in_grounds().values())
    assert (2, "turn") == (t.s.round, t.step)


@pytest.mark.rule("W-PREP-04")
def test_a_surplus_of_animals_stays() -> None:
    """TC-61: six animals at the end of a round of two stay six."""
    t = next_round(Table().grounds(giant_sloth=6).animal_deck(giant_deer=9))
    assert {"giant_sloth": 6} == t.in_grounds()


@pytest.mark.rule("W-PREP-04")
def test_a_small_animal_deck_gives_what_it_has() -> None:
    """A-45."""
    t = next_round(Table(4).animal_deck(giant_deer=2))
    assert ({"giant_deer": 2}, [0] * 7) == (t.in_grounds(), t.s.animals)


@pytest.mark.rule("W-PREP-05")
def test_after_round_1_taken_culture_cards_are_replaced_from_era_1() -> None:
    """D-23: three were taken."""
    t = Table().culture(*ERA_1[:5]).culture_deck(1, *ERA_1[8:]).culture_deck(2, *ERA_2)
    after_eclipse(t).play("open C1-09", "open C1-20", "open C1-12")
    assert {*ERA_1[:5], "C1-09", "C1-12", "C1-20"} == set(GAME.view(t.s, 0)["culture_open"])
    assert (2, "turn", 20) == (t.s.round, t.step, len(t.s.culture_deck[1]))


@pytest.mark.rule("W-PREP-05")
def test_after_round_2_the_display_is_cleared_and_8_of_era_2_are_opened() -> None:
    """D-24, A-41: the eight cards of Era I are out of the game."""
    t = Table().start_round(2).culture(*ERA_1[:8]).culture_deck(1, *ERA_1[16:]).culture_deck(2, *ERA_2)
    after_eclipse(t).play(*[f"open {name}" for name in ERA_2[4:12]])
    seen = GAME.view(t.s, 0)
    assert (3, list(ERA_2[4:12])) == (seen["round"], seen["culture_open"])
    assert [list(ERA_1[16:]), [*ERA_2[:4], *ERA_2[12:]]] == seen["culture_decks"]
    owned = [name for me in seen["players"] for name in [*me["unseen"], *me["discard"]]]
    assert not {*ERA_1[:8]} & {*owned}


@pytest.mark.rule("W-PREP-05")
def test_after_round_3_taken_culture_cards_are_replaced_from_era_2() -> None:
    t = Table().start_round(3).culture(*ERA_2[:6]).culture_deck(1, *ERA_1[16:]).culture_deck(2, *ERA_2[8:])
    after_eclipse(t)
    assert [f"open {name}" for name in ERA_2[8:]] == t.offers()
    t.play("open C2-20", "open C2-09")
    assert {*ERA_2[:6], "C2-09", "C2-20"} == set(GAME.view(t.s, 0)["culture_open"])


@pytest.mark.rule("W-PREP-05")
def test_the_cover_card_opens_no_stones_of_era_2() -> None:
    """A-40: it moves after round 1, but round 2 still belongs to Era I."""
    t = next_round(Table().give(1, food=5, tools=5).stones("ST1-01", "ST2-01"))
    t.play("tribe develop", "go on")
    assert (2, 1) == (t.s.round, t.seat)
    refusal = t.why("take ST2-01")
    sentence = "Stones of the right part can be taken from round 3 on."
    assert ("W-DEV-04", sentence) == (refusal.rule, refusal.sentence)
    assert t.may("take ST1-01")


@pytest.mark.rule("W-PREP-06")
@pytest.mark.parametrize("kept", [0, 1, 4])
def test_everybody_draws_5_cards_whatever_is_in_hand(kept: int) -> None:
    """D-25, TC-91: a hand of 4 becomes 9; there is no limit."""
    t = Table().hand(0, *["hunter"] * kept).deck(0, *["brave"] * 6).deck(1, *["elder"] * 5)
    next_round(t)
    assert ["brave"] * 5 + ["hunter"] * kept == t.names("hand", 0)
    assert (["brave"], ["elder"] * 5) == (t.names("deck", 0), t.names("hand", 1))


@pytest.mark.rule("W-PREP-06")
def test_the_discard_is_shuffled_when_the_deck_is_too_small() -> None:
    """Two from the deck, three from the new deck, to which the pile of this eclipse belongs."""
    t = Table().deck(0, "brave", "brave").discard(0, "tribesman").pile(0, "hunter", "elder").eclipse()
    next_round(t)
    assert ["brave", "brave", "tribesman", "elder", "hunter"] == t.names("hand")
    assert [3] == [fact.amount for fact in t.heard("shuffle")]


@pytest.mark.rule("W-PREP-06")
def test_missing_cards_of_the_preparation_lapse() -> None:
    """TC-16, A-20: nothing lower may be taken for them."""
    t = next_round(Table().deck(0, "brave"))
    assert (["brave"], 0, 0) == (t.names("hand"), t.tools(), t.food())
    assert "turn" == t.step
