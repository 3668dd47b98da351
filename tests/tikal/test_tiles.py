"""Terrain tiles, the paths between them, and tiles that fit nowhere: chapter K-TILE."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME, steps
from longcount.games.tikal import components as c
from longcount.games.tikal.components import SPACE_NAMES
from longcount.games.tikal.view import SPACE_BY_NAME
from longcount.kernel.errors import BadData
from longcount.kernel.pending import CHANCE, Step
from tikal_table import Table


def hand(t: Table, tile: str) -> Table:
    """Seat 0 is about to lay this tile, and others are still to come."""
    return t.stack(tile, "G3", "G4").draw(tile)


def volcano(t: Table) -> Table:
    """Seat 0 has drawn a volcano, everybody has scored, and it is to be laid."""
    hand(t, "D5")
    while t.step == "act":
        t.play("end")
    return t


def temple_on_a3(**options: str) -> Table:
    """A temple on a3 with stones to the north and to the south only; b4 touches nothing else."""
    return Table(2, **options).tile("A3", "a3", 0)


def all_but(*free: str, volcanoes: tuple[str, ...], seats: int = 2, **options: str) -> Table:
    """A board full of jungle but for these free spaces, with volcanoes where they are named."""
    t = Table(seats, **options)
    for space in SPACE_NAMES:
        if not t.tile_on(space) and space not in free:
            t.tile("B6" if space in volcanoes else "E3", space)
    return t


def sealed(seats: int = 2, **options: str) -> Table:
    """The only free space is a5; it touches nothing but two volcanoes."""
    return all_but("a5", volcanoes=("a4", "b5"), seats=seats, **options)


def facts(t: Table, verb: str) -> list[str]:
    return [fact.what for fact in t.told if fact.verb == verb]


def in_stack(t: Table) -> list[str]:
    names: list[str] = GAME.view(t.s, None)["stack"]
    return names


# --- Paths ----------------------------------------------------------------------


@pytest.mark.rule("K-TILE-01", "K-TILE-02", "K-SETUP-01")
@pytest.mark.parametrize(
    ("one", "other", "stones"), [("a1", "a2", 2), ("a1", "b2", 1), ("a1", "b1", 2), ("b2", "a2", 0), ("b2", "b1", 0)]
)
def test_the_paths_printed_on_the_board(one: str, other: str, stones: int) -> None:
    t = Table()
    assert (stones, stones) == (t.cost(one, other), t.cost(other, one))


@pytest.mark.rule("K-TILE-01", "K-TILE-05")
@pytest.mark.parametrize(
    ("turn", "to_jungle", "to_temple"), [(0, 1, 1), (1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 1, 3), (5, 1, 1)]
)
def test_a_tile_is_turned_freely_but_never_mirrored(turn: int, to_jungle: int, to_temple: int) -> None:
    """AMB-09: a double stone and, clockwise beside it, a single one, on b3 between jungle and temple."""
    t = hand(Table(), "A1").play(f"lay b3 {turn}")
    assert (to_jungle, to_temple) == (t.cost("b3", "b2"), t.cost("b3", "a2"))


# --- Where a tile may go --------------------------------------------------------


@pytest.mark.rule("K-TILE-04", "K-TILE-05", "K-TILE-06")
def test_a_temple_with_two_connections() -> None:
    """EX-01: both explored neighbours have a stone on the shared edge; one would do."""
    t = hand(Table(), "A3").play("lay b3 3")
    assert (3, 1) == (t.cost("b3", "b2"), t.cost("b3", "a2"))
    assert {"b2", "a2"} == set(facts(t, "opens"))


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize("turn", [0, 2, 5])
def test_a_jungle_that_no_stone_leads_to_is_refused(turn: int) -> None:
    """EX-02: b4 touches a3, and neither shows a stone at the shared edge."""
    refusal = hand(temple_on_a3(), "A4").why(f"lay b4 {turn}")
    assert "K-TILE-04" == refusal.rule
    assert "No stone would lead to b4 from a tile that can be entered." == refusal.sentence


@pytest.mark.rule("K-TILE-05")
@pytest.mark.parametrize("turn", [1, 3, 4])
def test_a_stone_on_the_new_tile_is_enough(turn: int) -> None:
    t = hand(temple_on_a3(), "A4").play(f"lay b4 {turn}")
    assert 1 == t.cost("b4", "a3")


@pytest.mark.rule("K-TILE-05")
def test_a_stone_on_the_old_tile_is_enough() -> None:
    """The three stones of the new temple point away; the two of a3 lead to it."""
    t = hand(temple_on_a3(), "C1").play("lay a4 0")
    assert 2 == t.cost("a4", "a3")


@pytest.mark.rule("K-TILE-05")
def test_stones_on_both_tiles_make_one_connection() -> None:
    t = hand(temple_on_a3(), "C1").play("lay a4 3")
    assert 2 + 3 == t.cost("a4", "a3")


@pytest.mark.rule("K-TILE-06")
def test_one_connection_is_enough_and_the_other_edges_may_stay_closed() -> None:
    """AMB-11: b4 touches a3 and b3; only a3 is connected."""
    t = hand(temple_on_a3().tile("C3", "b3", 3), "C1").play("lay b4 4")
    assert (3, 0) == (t.cost("b4", "a3"), t.cost("b4", "b3"))


@pytest.mark.rule("K-TILE-03")
def test_the_first_tile_touches_a_printed_one() -> None:
    t = hand(Table(), "A3")
    assert {"a3", "b3", "c1", "c2"} == {text.split()[1] for text in t.offers("lay")}


@pytest.mark.rule("K-TILE-03")
def test_a_tile_touches_an_explored_one() -> None:
    refusal = hand(Table(), "A3").why("lay e3 0")
    assert ("K-TILE-03", "e3 touches no explored tile.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TILE-03")
def test_a_tile_laid_is_explored_like_the_printed_ones() -> None:
    t = hand(Table(), "A3").play("lay c2 1", "end", "tile G3")
    assert {"a3", "b3", "c1", "c3", "d2", "d3"} == {text.split()[1] for text in t.offers("lay")}


@pytest.mark.rule("K-TILE-03")
@pytest.mark.parametrize("space", ["a1", "b2", "a3"])
def test_one_tile_per_space(space: str) -> None:
    """AMB-10."""
    refusal = hand(temple_on_a3(), "A4").why(f"lay {space} 0")
    assert ("K-TILE-03", f"There is a tile on {space} already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TILE-03")
def test_the_board_ends_at_its_edge() -> None:
    """AMB-10: around h1 in the corner only two spaces are left, and nothing lies beyond."""
    t = hand(Table().tile("A4", "h1"), "A3")
    beside = {text.split()[1] for text in t.offers("lay")} - {"a3", "b3", "c1", "c2"}
    assert {"h2", "g1"} == beside


@pytest.mark.rule("K-TILE-03")
def test_a_game_fills_the_board_exactly() -> None:
    """AMB-10: 36 tiles and 4 printed ones on 40 spaces."""
    t = Table(2)
    t.begin(Step(steps.NEXT_TURN, 0))
    while not t.over:
        t.play("end" if t.step == "act" else t.offers()[0])
    assert 40 == len({t.tile_on(space) for space in SPACE_NAMES} - {""})


# --- Turns that look alike ------------------------------------------------------


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize(("tile", "ways"), [("A3", 6), ("C4", 6), ("D3", 2)])
def test_each_look_of_a_tile_is_offered_once(tile: str, ways: int) -> None:
    """AMB-46: the jungle with a stone on every second edge has only two rotations."""
    t = hand(Table(), tile)
    assert [f"lay b3 {turn}" for turn in range(ways)] == [text for text in t.offers("lay") if " b3 " in text]


@pytest.mark.rule("K-TILE-04")
def test_a_rotation_that_looks_like_another_is_refused_with_the_one_to_take() -> None:
    """AMB-46."""
    refusal = hand(Table(), "D3").why("lay b3 5")
    assert "Turned so the tile looks as with 1: lay b3 1." == refusal.sentence


# --- Volcanoes ------------------------------------------------------------------


@pytest.mark.rule("K-TILE-07")
def test_a_volcano_needs_no_stones() -> None:
    """TC-28: on b4, where no stone of a3 leads; AMB-46: it has one rotation."""
    t = volcano(temple_on_a3())
    assert ["lay b4 0"] == [text for text in t.offers("lay") if " b4 " in text]
    assert "D5" == t.play("lay b4 0").tile_on("b4")


@pytest.mark.rule("K-TILE-03", "K-TILE-07")
def test_a_volcano_touches_an_explored_tile() -> None:
    """TC-28."""
    refusal = volcano(Table()).why("lay e3 0")
    assert ("K-TILE-03", "e3 touches no explored tile.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TILE-07")
def test_a_volcano_may_lie_beside_nothing_but_a_volcano() -> None:
    """AMB-08: c4 touches only the volcano on b4."""
    t = volcano(temple_on_a3().tile("B6", "b4")).play("lay c4 0")
    assert "D5" == t.tile_on("c4")


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize("turn", range(6))
def test_a_volcano_is_no_neighbour_for_an_ordinary_tile(turn: int) -> None:
    """AMB-08: c4 touches only the volcano on b4, and no way of turning the jungle helps."""
    t = hand(temple_on_a3().tile("B6", "b4"), "A4")
    assert "K-TILE-04" == t.why(f"lay c4 {turn}").rule


@pytest.mark.rule("K-TILE-11")
def test_a_volcano_closes_the_paths_that_led_to_its_space() -> None:
    t = volcano(Table()).play("lay c2 0")
    assert (0, 0) == (t.cost("b2", "c2"), t.cost("c2", "b2"))
    assert [] == facts(t, "opens")


# --- Kinds of terrain -----------------------------------------------------------


@pytest.mark.rule("K-TILE-08")
@pytest.mark.parametrize(
    ("tile", "kind", "serves_for"),
    [("A4", "jungle", ["camp"]), ("A1", "temple", ["uncover"]), ("A5", "treasure", ["dig"]), ("B6", "volcano", [])],
)
def test_each_kind_of_terrain_serves_for_something_else(tile: str, kind: str, serves_for: list[str]) -> None:
    t = Table().tile(tile, "c2").put(0, "c2", workers=1)
    assert kind == GAME.view(t.s, 0)["spaces"]["c2"]["kind"]
    assert serves_for == [text.split()[0] for text in t.offers("camp", "uncover", "dig") if "c2" in text]


@pytest.mark.rule("K-TILE-09")
@pytest.mark.parametrize(
    ("tile", "masks"), [("A5", 4), ("B5", 4), ("C5", 3), ("D4", 3), ("E5", 2), ("G4", 2), ("A4", 0)]
)
def test_a_treasure_tile_gets_a_treasure_for_every_mask(tile: str, masks: int) -> None:
    t = hand(Table(), tile).play("lay c2 4")
    assert masks == t.s.tokens[SPACE_BY_NAME["c2"]]


@pytest.mark.rule("K-TILE-09")
def test_treasures_on_a_tile_are_seen_by_nobody() -> None:
    """TC-67, AMB-12: neither player nor spectator sees more than their number, and the story names none."""
    t = hand(Table(), "A5").play("lay c2 4")
    for seat in (0, 1, None):
        assert 4 == GAME.view(t.s, seat)["spaces"]["c2"]["tokens"]
    kinds = set(GAME.view(t.s, None)["undug"])
    assert not any(kind in (fact.what, fact.why) for fact in t.told for kind in kinds)


@pytest.mark.rule("K-TILE-09", "K-SETUP-05")
def test_whatever_has_not_been_dug_may_come_next() -> None:
    """AMB-12: all tokens not dug up yet are one pool, wherever they lie; each is equally likely."""
    t = Table().tile("A5", "c2").tokens("c2", 1).put(0, "c2", workers=1).hold(0, jade=1).hold(1, mask=3, idol=2)
    t.play("dig c2")
    likely = dict(zip(t.offers(), GAME.odds(t.s), strict=True))
    assert {"find jade": 2, "find idol": 1} == {text: likely.pop(text) for text in ("find jade", "find idol")}
    assert (5, {3}, False) == (len(likely), set(likely.values()), "find mask" in likely)


@pytest.mark.rule("K-TILE-09")
def test_a_box_with_fewer_treasures_than_masks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """AMB-13: with the printed tiles the treasures always suffice; there is one for every mask."""
    monkeypatch.setitem(c.TABLE["counts"], "treasure_tokens", 23)
    c.COPIES[0] -= 1
    try:
        with pytest.raises(BadData, match="one treasure for every mask"):
            c.check_counts()
    finally:
        c.COPIES[0] += 1


@pytest.mark.rule("K-TILE-10")
def test_a_dug_out_treasure_tile_takes_a_camp_like_the_jungle() -> None:
    """AMB-13: a treasure tile without tokens counts as emptied."""
    t = Table().tile("A5", "c2").tokens("c2", 1).put(0, "c2", workers=1)
    assert not t.may("camp c2")
    t.play("dig c2", "find jade", "camp c2", "place worker c2")
    assert (0, 10 - 3 - 5 - 1) == (t.s.camps[SPACE_BY_NAME["c2"]], t.s.ap)


# --- Tiles that fit nowhere -----------------------------------------------------


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize(
    ("tile", "turns"), [("A1", {2, 3}), ("A4", {0, 2, 3}), ("E3", {0, 3}), ("C1", {3}), ("D3", {1}), ("G4", {3})]
)
def test_beside_any_ordinary_tile_every_ordinary_tile_fits(tile: str, turns: set[int]) -> None:
    """AMB-45: a4 has no stone towards a5, so the new tile must bring it; AMB-47: a single way is taken by itself."""
    t = all_but("a4", "a5", volcanoes=("b5",)).tile("C3", "a4", 3).stack(tile, "G3").draw(tile)
    if len(turns) == 1:
        assert (tile, turns) == (t.tile_on("a5"), {t.s.terrain.turns[SPACE_BY_NAME["a5"]]})
    else:
        assert {f"lay a5 {turn}" for turn in turns} == set(t.offers("lay"))


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize("tile", ["A1", "A4", "C1", "D3", "F4"])
def test_beside_nothing_but_volcanoes_no_ordinary_tile_fits(tile: str) -> None:
    """TC-53, AMB-07, AMB-45, AMB-47: the tile leaves the game by itself, and the turn goes on with 10 points."""
    t = hand(sealed(), tile)
    assert [tile] == facts(t, "discard")
    assert (0, "act", 10, "") == (t.seat, t.step, t.s.ap, t.tile_on("a5"))
    assert ["G3", "G4"] == in_stack(t)


@pytest.mark.rule("K-TILE-03")
def test_a_volcano_fits_where_nothing_else_does() -> None:
    """AMB-08: it is laid on the last free space, between volcanoes."""
    assert "D5" == volcano(sealed()).tile_on("a5")


@pytest.mark.rule("K-TILE-04")
def test_after_the_last_tile_left_the_game_the_final_round_follows() -> None:
    """AMB-07."""
    t = sealed().stack("G1")
    t.s.scoring = 3
    t.draw("G1")
    assert (0, 3) == (t.seat, t.s.scoring)
    t.play("end")
    assert (1, 4) == (t.seat, t.s.scoring)


@pytest.mark.rule("K-TILE-04")
def test_no_other_tile_is_drawn_unless_the_table_plays_so() -> None:
    """AMB-07, "discard": though a volcano of the same letter would fit."""
    t = sealed().stack("F1", "F5").draw("F1")
    assert (["F1"], ["F5"], "act") == (facts(t, "discard"), in_stack(t), t.step)


@pytest.mark.rule("K-TILE-04")
def test_another_tile_of_the_letter_that_fits_is_drawn_instead() -> None:
    """AMB-07, AMB-45, "redraw": that can only be a volcano; the first tile goes back among its letter."""
    t = sealed(unplaceable_tile="redraw").stack("F1", "F2", "F5", "G3").draw("F1")
    assert (CHANCE, ["tile F5"]) == (t.seat, t.offers())
    t.play("tile F5")
    assert ["F1", "F2", "G3"] == in_stack(t)
    assert [] == facts(t, "discard")


@pytest.mark.rule("K-TILE-04")
def test_the_volcano_drawn_instead_brings_its_scoring_round() -> None:
    """AMB-45: all score, then it is laid and its player uses 10 points; then the next player draws."""
    t = sealed(unplaceable_tile="redraw").stack("F1", "F5").put(1, "a2", workers=1).draw("F1").play("tile F5")
    assert (1, 0, "") == (t.s.scoring, t.seat, t.tile_on("a5"))
    t.play("end", "end")
    assert ((0, 1), 0, 10, "F5") == ((t.score(0), t.score(1)), t.seat, t.s.ap, t.tile_on("a5"))
    t.play("end")
    assert (CHANCE, ["tile F1"], 1) == (t.seat, t.offers(), t.s.turn)


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize("others", [("F2", "G3"), ("F2", "F4"), ("G3",)])
def test_if_no_tile_of_the_letter_fits_it_leaves_the_game_after_all(others: tuple[str, ...]) -> None:
    """AMB-45, "redraw": none of the letter is a volcano."""
    t = sealed(unplaceable_tile="redraw").stack("F1", *others).draw("F1")
    assert (["F1"], list(others), 10) == (facts(t, "discard"), in_stack(t), t.s.ap)


@pytest.mark.rule("K-TILE-04")
def test_a_volcano_of_another_letter_is_not_drawn_instead() -> None:
    """AMB-45, "redraw"."""
    t = sealed(unplaceable_tile="redraw").stack("E1", "F5").draw("E1")
    assert (["E1"], ["F5"], "act") == (facts(t, "discard"), in_stack(t), t.step)


@pytest.mark.rule("K-TILE-04")
def test_stones_may_be_waived_for_a_tile_that_fits_nowhere() -> None:
    """AMB-07, "waive_stones": any free space that touches an explored tile, turned in any way."""
    t = hand(sealed(unplaceable_tile="waive_stones"), "F1")
    assert [f"lay a5 {turn}" for turn in range(6)] == t.offers()
    t.play("lay a5 3").put(0, "b4", workers=1)
    assert ("F1", 10, "K-MOVE-05") == (t.tile_on("a5"), t.s.ap, t.why("walk worker b4 a5").rule)


@pytest.mark.rule("K-TILE-04")
@pytest.mark.parametrize("reading", ["discard", "redraw", "waive_stones"])
def test_a_tile_that_fits_somewhere_needs_its_stone_there(reading: str) -> None:
    """AMB-07: no reading touches tiles that do fit."""
    t = hand(temple_on_a3(unplaceable_tile=reading), "A4")
    assert ("K-TILE-04", 2) == (t.why("lay b4 0").rule, len(in_stack(t)))
    assert t.may("lay b4 1")


@pytest.mark.rule("K-TILE-04")
def test_in_an_auction_a_tile_that_fits_is_taken_before_one_that_does_not() -> None:
    """AMB-07: looked at anew with every choice; the last one is taken as it is and leaves the game."""
    t = all_but("a4", "a5", volcanoes=("a3", "b4", "b5"), seats=3, version="auction").stack("D5", "F1", "F5", "G3")
    t.begin(Step(steps.NEXT_ROUND, 0)).play("tile D5", "tile F1", "tile F5", "pass", "pass", "pass")
    assert ["choose D5", "choose F5"] == t.offers()
    refusal = t.why("choose F1")
    assert ("K-AUCTION-13", "F1 fits nowhere on the board, and another tile does.") == (refusal.rule, refusal.sentence)
    t.play("choose D5", "end", "end", "end", "lay a4 0", "end", "pass", "pass")
    assert ["D5", "F5"] == facts(t, "take")
    t.play("end", "end", "end", "end")
    assert (["F1"], 2, 10) == (facts(t, "discard"), t.seat, t.s.ap)
