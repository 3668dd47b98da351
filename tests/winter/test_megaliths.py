"""The field of megaliths: chapter W-MEGA. Columns a to h, rows 1 to 4; b1, g1, b4 and g4 are the start cells."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME
from longcount.games.winter import components as c
from longcount.games.winter.field import field_of
from longcount.games.winter.names import FREE
from winter_table import ANYBODY, Table

SQUARE = ("e2", "f2", "e3", "f3")
"""Four ordinary cells that form a square."""
GOODS = ("idol offering for megalith", "idol veneration for megalith", "tool for megalith", "food for megalith")


def coloured(t: Table, *places: str) -> Table:
    """Seat 0 has placed its grey megaliths, and places one more; grey ones stand on these places."""
    return t.megaliths(ANYBODY, *places).placed(0, 2).effect("megalith 1")


def places(t: Table) -> set[str]:
    """Where a megalith may go now: "c1", "c1 level 2"."""
    return {text.removeprefix("megalith ") for text in t.offers() if text.startswith("megalith")}


# --- whether, and which ---------------------------------------------------------------


@pytest.mark.rule("W-MEGA-01", "W-MEGA-05")
def test_two_grey_megaliths_come_first_and_then_those_of_the_own_colour() -> None:
    t = Table(2).effect("megalith 3").play("megalith b1", "done", "megalith a1", "take 1 tool", "megalith a2")
    assert (ANYBODY, ANYBODY, 0) == (t.owner("b1"), t.owner("a1"), t.owner("a2"))
    assert 3 == t.player().placed


@pytest.mark.rule("W-MEGA-01")
def test_a_megalith_may_be_declined() -> None:
    t = Table().effect("megalith 1").play("done")
    assert (0, {FREE}, "turn") == (t.player().placed, set(t.s.megaliths), t.step)


@pytest.mark.rule("W-MEGA-01", "W-GOLD-06")
def test_without_a_megalith_left_a_lower_resource_is_taken() -> None:
    """A-43, TC-23: or nothing; a card too, where there is one to draw."""
    t = Table().megaliths(ANYBODY, "c1").placed(0, 10).deck(0, "brave").effect("megalith 1")
    refusal = t.why("megalith c2")
    assert ("W-MEGA-01", "You have placed all your megaliths.") == (refusal.rule, refusal.sentence)
    assert ["draw for megalith", *GOODS, "done"] == t.offers()
    assert 1 == t.play("tool for megalith").tools()


# --- first way: start cells -----------------------------------------------------------


@pytest.mark.rule("W-MEGA-02")
def test_the_first_megalith_of_all_goes_to_a_start_cell() -> None:
    """A-14: a grey megalith in an ordinary cell needs a neighbour, and there is none yet."""
    t = Table().effect("megalith 1")
    assert {"b1", "g1", "b4", "g4"} == places(t)
    refusal = t.why("megalith c1")
    wanted = "A megalith needs a neighbour, or a start cell if it is grey."
    assert ("W-MEGA-03", wanted) == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-MEGA-02")
def test_a_coloured_megalith_may_not_enter_a_start_cell_beside_a_megalith() -> None:
    """TC-65."""
    refusal = coloured(Table(), "a1").why("megalith b1")
    wanted = "Start cells take grey megaliths only; your next one is of your colour."
    assert ("W-MEGA-02", wanted) == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-MEGA-02", "W-MEGA-03", "W-MEGA-05", "W-MEGA-06")
def test_a_late_first_megalith_is_grey_and_goes_to_a_start_cell_or_beside_any_other() -> None:
    """TC-64: others have built at d1; A-14: grey goes to any kind of cell, but not to any cell."""
    t = Table().megaliths(1, "d1").effect("megalith 1")
    assert {"b1", "g1", "b4", "g4", "c1", "e1", "d2"} == places(t)
    assert ANYBODY == t.play("megalith d2").owner("d2")


# --- second way: beside another -------------------------------------------------------


@pytest.mark.rule("W-MEGA-03")
@pytest.mark.parametrize("owner", [0, 1, ANYBODY])
def test_a_megalith_goes_beside_one_of_any_colour_but_not_diagonally(owner: int) -> None:
    t = Table().megaliths(owner, "e2").placed(0, 2).effect("megalith 1")
    assert {"d2", "f2", "e1", "e3"} == places(t)


@pytest.mark.rule("W-MEGA-03")
def test_neighbours_reach_across_the_boards() -> None:
    """A-15: d2 lies on the first board, e2 on the second, d3 on the third."""
    t = coloured(Table(), "d2")
    boards = {t.s.field.slot[t.place_of(at)] for at in ("d2", "e2", "d3")}
    assert 3 == len(boards)
    assert {"e2", "d3"} <= places(t)


@pytest.mark.rule("W-MEGA-03")
def test_an_occupied_cell_is_refused() -> None:
    refusal = coloured(Table(), "c1", "c2").why("megalith c2")
    assert ("W-MEGA-03", "A megalith stands there already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-MEGA-06")
def test_a_coloured_megalith_has_ordinary_cells_and_tops_only() -> None:
    t = coloured(Table(), "a1", "a2", "b2", "b1")
    assert {"c1", "c2", "a3", "b3", "a1 level 2"} == places(t)


# --- third way: on top ----------------------------------------------------------------


@pytest.mark.rule("W-MEGA-04")
def test_four_megaliths_in_a_square_carry_one_more() -> None:
    """A-15: the square lies on all four boards."""
    t = coloured(Table(), "d2", "e2", "d3", "e3")
    assert 4 == len({t.s.field.slot[t.place_of(at)] for at in ("d2", "e2", "d3", "e3")})
    assert 0 == t.play("megalith d2 level 2").owner("d2", 2)


@pytest.mark.rule("W-MEGA-04")
def test_three_megaliths_carry_none() -> None:
    refusal = coloured(Table(), *SQUARE[:3]).why("megalith e2 level 2")
    assert ("W-MEGA-04", "Four megaliths of one level must form a square below.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-MEGA-04")
def test_squares_overlap_as_in_a_pyramid_and_each_middle_holds_one() -> None:
    """A-15: of six megaliths, two by three, each middle may be built on, beside one that is built on already."""
    t = coloured(Table().megaliths(1, "d2 2"), "d2", "e2", "f2", "d3", "e3", "f3")
    assert {"e2 level 2"} == {text for text in places(t) if "level" in text}
    assert "A megalith stands there already." == t.why("megalith d2 level 2").sentence


@pytest.mark.rule("W-MEGA-05")
@pytest.mark.parametrize("placed", [0, 1])
def test_a_grey_megalith_never_goes_on_top(placed: int) -> None:
    """TC-67: not even on a finished square."""
    refusal = Table().megaliths(ANYBODY, *SQUARE).placed(0, placed).effect("megalith 1").why("megalith e2 level 2")
    wanted = "Your next megalith is a grey one; grey ones never stand on others."
    assert ("W-MEGA-05", wanted) == (refusal.rule, refusal.sentence)


# --- cell bonuses ---------------------------------------------------------------------


@pytest.mark.rule("W-MEGA-07")
@pytest.mark.parametrize(
    ("at", "beside", "goods"),
    [("a1", "a2", (0, 1, 0)), ("c1", "d1", (2, 0, 0)), ("h1", "h2", (0, 0, 2)), ("c4", "d4", (2, 0, 0))],
)
def test_a_cell_gives_its_bonus_at_once(at: str, beside: str, goods: tuple[int, int, int]) -> None:
    """B-05: food, tools, points of some cells of the component sheet."""
    t = coloured(Table(), beside).play(f"megalith {at}")
    if t.may("take 1 tool"):
        t.play("take 1 tool")
    assert goods == (t.food(), t.tools(), t.points())


@pytest.mark.rule("W-MEGA-07")
def test_the_view_names_the_bonus_of_a_cell_in_the_words_of_the_components() -> None:
    cells = {row["at"]: row["bonus"] for row in GAME.view(Table().s, 0)["field"]}
    assert ["tool 1", "food 2", "points 2", "food 2"] == [cells[at] for at in ("a1", "c1", "h1", "c4")]
    assert "" == cells["b1"]  # a start cell


@pytest.mark.rule("W-MEGA-07")
def test_a_grey_megalith_earns_the_bonus_of_its_cell_too() -> None:
    t = Table().megaliths(1, "d1").effect("megalith 1").play("megalith c1")
    assert (ANYBODY, 2) == (t.owner("c1"), t.food())


@pytest.mark.rule("W-MEGA-07")
def test_a_chain_of_bonuses_is_finished_before_the_rest_of_its_effect() -> None:
    """A-19: the idol of cell d1 reaches the top of Offering, whose megalith comes before the tool of the effect."""
    t = Table().megaliths(1, "d2").placed(0, 2).idols(0, offering=7).effect("megalith 1 + tool 1")
    t.play("megalith d1", "idol offering")
    assert "c1" in places(t)
    assert not t.may("take 1 tool")
    t.play("megalith c1")
    assert (2, 8) == (t.food(), t.idol("offering"))
    assert 1 == t.play("take 1 tool").tools()


# --- points on top --------------------------------------------------------------------


def four_below(t: Table, *owners: int) -> Table:
    """Four megaliths of these owners form a square; seat 0 places its next one on top."""
    for owner, at in zip(owners, SQUARE, strict=True):
        t.megaliths(owner, at)
    return t.placed(0, 6).effect("megalith 1").play("megalith e2 level 2")


@pytest.mark.rule("W-MEGA-08")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        pytest.param((0, 1, ANYBODY, ANYBODY), (5, 1, 0), id="E-09"),
        pytest.param((0, 0, 0, 0), (8, 0, 0), id="D-08"),
        pytest.param((ANYBODY,) * 4, (4, 0, 0), id="D-09"),
        pytest.param((0, 0, 1, 1), (6, 2, 0), id="D-10"),
        pytest.param((1, 2, 2, ANYBODY), (4, 1, 2), id="two rivals"),
    ],
)
def test_the_four_below_pay_the_placer_and_their_owners(owners: tuple[int, ...], points: tuple[int, int, int]) -> None:
    """E-09, D-08, D-09, D-10: 2 for each own one, 1 for any other; each rival 1 for each of his."""
    t = four_below(Table(3, megalith_layout="block"), *owners)
    assert points == (t.points(0), t.points(1), t.points(2))


@pytest.mark.rule("W-MEGA-08")
def test_there_is_no_cell_bonus_on_top() -> None:
    """TC-70: points only; rivals have theirs in this very turn."""
    t = four_below(Table(), 1, 1, 1, 1)
    assert (0, 0, 0, 0) == (t.food(), t.tools(), t.idol("offering"), t.idol("veneration"))
    assert (4, 4, 0, "turn") == (t.points(0), t.points(1), t.seat, t.step)


@pytest.mark.rule("W-MEGA-09")
def test_only_the_four_directly_below_count() -> None:
    """TC-71: nine rivals on the ground, two own and two rivals on the second level: 6 points and 2."""
    t = Table().megaliths(1, *[f"{column}{row}" for column in "def" for row in (1, 2, 3)])
    t.megaliths(0, "d1 2", "e2 2").megaliths(1, "d2 2", "e1 2").effect("megalith 1").play("megalith d1 level 3")
    assert (6, 2) == (t.points(0), t.points(1))
    assert 0 == t.owner("d1", 3)


@pytest.mark.rule("W-MEGA-04", "W-MEGA-09")
def test_a_third_level_needs_four_of_the_second() -> None:
    """A-15: three on the second level and one hole will not do, though the ground is full."""
    t = Table().megaliths(1, *[f"{column}{row}" for column in "def" for row in (1, 2, 3)])
    t.megaliths(0, "d1 2", "e2 2").megaliths(1, "d2 2").effect("megalith 1")
    assert "W-MEGA-04" == t.why("megalith d1 level 3").rule
    assert t.may("megalith e1 level 2")


@pytest.mark.rule("W-MEGA-09")
@pytest.mark.parametrize(("layout", "highest"), [("block", 4), ("staggered", 4), ("pinwheel", 2)])
def test_how_high_a_scheme_can_be_built(layout: str, highest: int) -> None:
    """A-50: the pinwheel has no square of three by three, so nothing is built there on a third level."""
    t = Table(megalith_layout=layout)
    t.s.megaliths = [FREE if level == highest else ANYBODY for level in t.s.field.level]
    t.placed(0, 2).effect("megalith 1")
    assert {highest} == {int(text[-1]) for text in places(t)}


# --- arrows ---------------------------------------------------------------------------


@pytest.mark.rule("W-MEGA-10")
def test_the_arrows_of_a_start_cell_place_one_more() -> None:
    """A-13: in one of the two cells they point at, and the extra megalith earns the bonus of its cell."""
    t = Table().effect("megalith 1").play("megalith b1")
    assert {"b2", "c1"} == places(t)
    t.play("megalith c1")
    assert (ANYBODY, ANYBODY, 2, 2) == (t.owner("b1"), t.owner("c1"), t.player().placed, t.food())


@pytest.mark.rule("W-MEGA-10")
def test_the_extra_megalith_goes_nowhere_else() -> None:
    refusal = Table().effect("megalith 1").play("megalith b1").why("megalith g1")
    wanted = "This megalith goes to a cell that the arrows point at."
    assert ("W-MEGA-10", wanted) == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-MEGA-10")
def test_after_the_second_grey_one_the_extra_megalith_is_coloured() -> None:
    """A-13, TC-68: the extra one is simply the next of the board."""
    t = Table().placed(0, 1).effect("megalith 1").play("megalith g1", "megalith g2")
    assert (ANYBODY, 0, 2) == (t.owner("g1"), t.owner("g2"), t.food())


@pytest.mark.rule("W-MEGA-10")
def test_with_one_target_occupied_the_other_remains() -> None:
    t = Table().megaliths(1, "c1").effect("megalith 1").play("megalith b1")
    assert {"b2"} == places(t)


@pytest.mark.rule("W-MEGA-07", "W-MEGA-10")
def test_with_both_targets_occupied_nothing_happens() -> None:
    """A-42, B-04: no lower resource either, and the start cell has no bonus of its own."""
    t = Table().megaliths(1, "c1", "b2").effect("megalith 1").play("megalith b1")
    assert ("turn", 1) == (t.step, t.player().placed)
    assert (0, 0, 0) == (t.food(), t.tools(), t.points())


@pytest.mark.rule("W-MEGA-10", "W-GOLD-03")
def test_a_lower_resource_may_be_taken_for_the_extra_megalith() -> None:
    """A-42: as long as one of the two cells is free."""
    t = Table().megaliths(1, "c1").effect("megalith 1").play("megalith b1")
    assert ["megalith b2", *GOODS, "done"] == t.offers()
    t.play("food for megalith")
    assert (1, 1, FREE) == (t.food(), t.player().placed, t.owner("b2"))


@pytest.mark.rule("W-MEGA-10")
def test_where_arrows_point_at_cells_for_grey_only_a_coloured_one_stays_out() -> None:
    """A-13, A-42: the other reading: after the second grey one only a lower resource is left."""
    t = Table(arrow_targets_grey_only="yes").placed(0, 1).effect("megalith 1").play("megalith g1")
    assert [*GOODS, "done"] == t.offers()
    assert "W-MEGA-10" == t.why("megalith g2").rule


@pytest.mark.rule("W-MEGA-10")
def test_where_arrows_point_at_cells_for_grey_only_the_second_grey_one_enters() -> None:
    """A-13: the other reading bars coloured megaliths, not grey ones."""
    t = Table(arrow_targets_grey_only="yes").effect("megalith 1").play("megalith g1")
    assert {"f1", "g2"} == places(t)


@pytest.mark.rule("W-MEGA-10")
@pytest.mark.parametrize(("option", "may_enter"), [("no", True), ("yes", False)])
def test_whether_a_coloured_megalith_enters_a_pointed_cell_beside_another(option: str, may_enter: bool) -> None:
    """A-13, A-56: with the other reading not by adjacency either; other cells stay open."""
    t = coloured(Table(arrow_targets_grey_only=option), "d1")
    assert may_enter == t.may("megalith c1")
    assert {"d2", "e1"} <= places(t)


@pytest.mark.rule("W-MEGA-10")
@pytest.mark.parametrize("layout", c.LAYOUTS)
def test_arrows_point_at_two_cells_of_their_board_beside_the_start_cell(layout: str) -> None:
    """However the boards of a scheme are turned."""
    field = Table(megalith_layout=layout).s.field
    starts = [place for place in range(field.size()) if field.is_start[place]]
    assert 4 == len(starts)
    for start in starts:
        assert 2 == len(set(field.targets[start]) & set(field.near[start])) == len(field.targets[start])
        assert {field.slot[start]} == {field.slot[target] for target in field.targets[start]}


@pytest.mark.rule("W-MEGA-10")
def test_a_board_turned_upside_down_turns_its_arrows() -> None:
    """A-64: b1 of the first board comes to lie at c2, and points at b2 and c1."""
    t = Table(half_turns="yes")
    t.s.halves = (1, 0, 0, 0)
    t.s.field = field_of(t.s.pack, c.LAYOUTS.index("block"), t.s.boards, t.s.halves)
    t.effect("megalith 1")
    assert {"c2", "g1", "b4", "g4"} == places(t)
    assert {"b2", "c1"} == places(t.play("megalith c2"))


# --- schemes --------------------------------------------------------------------------


def shape(t: Table) -> list[str]:
    """The cells of the field, row by row."""
    field = t.s.field
    cells = {(field.row[n], field.col[n]) for n in range(field.size()) if field.level[n] == 1}
    rows, cols = 1 + max(row for row, _ in cells), 1 + max(col for _, col in cells)
    return ["".join("#" if (row, col) in cells else "." for col in range(cols)) for row in range(rows)]


BLOCK = ["########"] * 4
STAGGERED = ["########..", "########..", "..########", "..########"]
PINWHEEL = ["######", "######", "##..##", "##..##", "######", "######"]


@pytest.mark.rule("W-SETUP-18")
@pytest.mark.parametrize(("seats", "wanted"), [(2, BLOCK), (3, STAGGERED), (4, PINWHEEL)])
def test_each_number_of_players_has_its_scheme(seats: int, wanted: list[str]) -> None:
    """B-03: a block, two staggered rows, a pinwheel around an empty square of four cells."""
    assert wanted == shape(Table(seats, megalith_layout="recommended"))


@pytest.mark.rule("W-SETUP-18")
@pytest.mark.parametrize(("layout", "wanted"), [("block", BLOCK), ("staggered", STAGGERED), ("pinwheel", PINWHEEL)])
def test_any_scheme_may_be_chosen_for_any_number_of_players(layout: str, wanted: list[str]) -> None:
    """B-03: the rulebook only recommends."""
    assert [wanted] * 3 == [shape(Table(seats, megalith_layout=layout)) for seats in (2, 3, 4)]


@pytest.mark.rule("W-MEGA-04")
def test_an_occupied_middle_is_refused() -> None:
    t = coloured(Table().megaliths(1, "e2 2"), *SQUARE)
    assert "W-MEGA-04" == t.why("megalith e2 level 2").rule
