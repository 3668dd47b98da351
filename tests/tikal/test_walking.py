"""Walking: chapter K-MOVE."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME
from longcount.games.tikal.components import ACTION_POINTS, SPACES
from longcount.games.tikal.terrain import FAR, costs_from, spread
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from tikal_table import Table


def example() -> Table:
    """The rulebook's example: temple 2 on b3, treasures on c2, beside the printed tiles."""
    return Table().tile("A3", "b3", 3).tile("A5", "c2", 4)


def dear() -> Table:
    """Three stones on a3 face three on a4, three more lead from a4 to a5."""
    return Table().tile("C1", "a3", 0).tile("C3", "a4", 3).tile("C5", "a5", 3)


def own_turn(t: Table) -> Table:
    """Play on to the next turn of seat 0; tiles are laid wherever they first fit, nobody else acts."""
    t.play("end")
    while t.seat != 0 or t.step != "act":
        t.play("end" if t.step == "act" else t.offers()[0])
    return t


@pytest.mark.rule("K-MOVE-01", "K-MOVE-04", "K-MOVE-05")
def test_the_walks_of_the_rulebook() -> None:
    """EX-03: from temple 2 to the jungle 3, to temple 1 one; to the treasures no path but around for 6."""
    t = example().put(0, "b3", workers=1)
    assert (3, 0, 3, 1) == (t.cost("b3", "b2"), t.cost("b3", "c2"), t.cost("b2", "c2"), t.cost("b3", "a2"))
    t.play("walk worker b3 c2")
    assert 4 == t.s.ap


@pytest.mark.rule("K-MOVE-01")
@pytest.mark.parametrize(("start", "target"), [("b3", "b2"), ("b2", "b3")])
def test_a_crossing_costs_the_same_both_ways(start: str, target: str) -> None:
    """TC-23: two stones here and one there make 3, in both directions."""
    t = example().put(0, start, workers=1).play(f"walk worker {start} {target}")
    assert (0, 1, 10 - 3) == (t.workers(start), t.workers(target), t.s.ap)


@pytest.mark.rule("K-MOVE-01")
@pytest.mark.parametrize("figure", ["worker", "leader"])
@pytest.mark.parametrize(
    ("start", "target", "cost"), [("a1", "b2", 1), ("a1", "a2", 2), ("b3", "b2", 3), ("a3", "a4", 6)]
)
def test_every_stone_costs_a_point(figure: str, start: str, target: str, cost: int) -> None:
    t = dear().tile("A3", "b3", 3).put(0, start, workers=1, leader=True).play(f"walk {figure} {start} {target}")
    assert 10 - cost == t.s.ap
    assert target == (t.leader() if figure == "leader" else target)


@pytest.mark.rule("K-MOVE-01")
def test_only_figures_that_are_there_walk() -> None:
    t = Table().put(0, "a1", leader=True).put(1, "a1", workers=1)
    assert {"leader"} == {text.split()[1] for text in t.offers("walk")}
    assert ("K-MOVE-01", "You have no worker on a1.") == (t.why("walk a1 b2").rule, t.why("walk a1 b2").sentence)


@pytest.mark.rule("K-MOVE-01")
def test_nobody_walks_where_no_tile_lies() -> None:
    refusal = Table().put(0, "b2", workers=1).why("walk worker b2 b3")
    assert ("K-MOVE-01", "No tile lies on b3 yet.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-MOVE-02")
def test_a_crossing_is_not_spread_over_two_turns() -> None:
    """EX-04, TC-25, AMB-30: three stones with 2 points left are refused; next turn they cost 3 again."""
    t = example().put(0, "b3", workers=1).ap(2)
    refusal = t.why("walk worker b3 b2")
    assert ("K-MOVE-02", "That costs 3 action points; you have 2 left.") == (refusal.rule, refusal.sentence)
    assert (1, 2) == (t.workers("b3"), t.s.ap)
    assert 10 - 3 == own_turn(t).play("walk worker b3 b2").s.ap


@pytest.mark.rule("K-MOVE-02")
def test_the_last_points_may_go_into_a_crossing() -> None:
    """EX-04: with exactly 3 points left the three stones are crossed."""
    t = example().put(0, "b3", workers=1).ap(3).play("walk worker b3 b2")
    assert (1, 0) == (t.workers("b2"), t.s.ap)


@pytest.mark.rule("K-MOVE-02")
def test_only_whole_crossings_are_offered() -> None:
    """AMB-30: a crossing is one step; with 2 points only the temple behind a single stone is in reach."""
    t = example().put(0, "b3", workers=1).ap(2)
    assert ["walk worker b3 a2"] == t.offers("walk")


@pytest.mark.rule("K-MOVE-02")
def test_six_stones_are_too_many_for_five_points() -> None:
    t = dear().put(0, "a3", workers=1).ap(5)
    refusal = t.why("walk worker a3 a4")
    assert ("K-MOVE-02", "That costs 6 action points; you have 5 left.") == (refusal.rule, refusal.sentence)
    assert t.ap(6).may("walk worker a3 a4")


@pytest.mark.rule("K-MOVE-02", "K-MOVE-04")
def test_a_long_way_is_walked_tile_by_tile_over_turns() -> None:
    """Twelve points from a1 to a5: not in one turn; but resting on a4 is allowed."""
    t = dear().put(0, "a1", workers=1)
    assert not t.may("walk worker a1 a5")
    t.play("walk worker a1 a4")
    assert 10 - (2 + 1 + 6) == t.s.ap
    assert 10 - 3 == own_turn(t).play("walk worker a4 a5").s.ap


@pytest.mark.rule("K-MOVE-03")
def test_ten_members_walk_for_a_point_each() -> None:
    t = Table().put(0, "a1", workers=10, leader=True).play("walk leader a1 b2", *["walk worker a1 b2"] * 9)
    assert ("b2", 9, 1, 0) == (t.leader(), t.workers("b2"), t.workers("a1"), t.s.ap)
    assert "K-MOVE-02" == t.why("walk worker a1 b2").rule


@pytest.mark.rule("K-MOVE-04")
def test_the_cheapest_way_is_taken() -> None:
    """From the jungle to temple 2 directly for 3, not by the base camp and temple 1 for 1 + 2 + 1."""
    t = example().put(0, "b2", workers=1).play("walk worker b2 b3")
    assert 10 - 3 == t.s.ap
    assert "via" not in {fact.verb for fact in t.told}


@pytest.mark.rule("K-MOVE-04")
def test_a_cheap_way_around_is_taken_before_a_dear_crossing() -> None:
    """Six stones from a3 to a4, but only one to b4 and one from there."""
    t = dear().tile("A4", "b4", 4).put(0, "a3", workers=1).play("walk worker a3 a4")
    assert 10 - 1 - 1 == t.s.ap
    assert ["b4"] == [fact.why for fact in t.told if fact.verb == "via"]


@pytest.mark.rule("K-MOVE-04")
def test_one_member_may_walk_several_times_in_a_turn() -> None:
    t = example().put(0, "a1", workers=1).play("walk worker a1 b2", "walk worker b2 c2", "walk worker c2 b2")
    assert (1, 10 - 1 - 3 - 3) == (t.workers("b2"), t.s.ap)


@pytest.mark.rule("K-MOVE-05")
@pytest.mark.parametrize("temple", ["a2", "b1"])
def test_from_the_jungle_to_the_printed_temples_it_goes_around_the_base_camp(temple: str) -> None:
    t = Table().put(0, "b2", workers=1)
    assert 0 == t.cost("b2", temple)
    t.play(f"walk worker b2 {temple}")
    assert 10 - 1 - 2 == t.s.ap
    assert ["a1"] == [fact.why for fact in t.told if fact.verb == "via"]


@pytest.mark.rule("K-MOVE-05")
def test_a_tile_without_any_path_is_out_of_reach() -> None:
    refusal = Table().tile("A4", "h5").put(0, "a1", workers=1).why("walk worker a1 h5")
    assert ("K-MOVE-05", "No path leads from a1 to h5.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-MOVE-06", "K-TILE-11")
def test_stones_that_point_at_a_volcano_lead_nowhere() -> None:
    """TC-26: the jungle on b2 has a stone towards c2."""
    t = Table().tile("B6", "c2").put(0, "b2", workers=1, leader=True)
    refusal = t.why("walk leader b2 c2")
    assert ("K-TILE-11", "c2 is a volcano; nobody may enter it.") == (refusal.rule, refusal.sentence)
    assert 0 == t.cost("b2", "c2")


@pytest.mark.rule("K-MOVE-06", "K-TILE-11")
@pytest.mark.parametrize(("between", "passes"), [("A4", True), ("B6", False)])
def test_nobody_crosses_a_volcano(between: str, passes: bool) -> None:
    """Only c2 joins d3 with the rest: as jungle it lets people through, as a volcano it does not."""
    t = Table().tile(between, "c2").tile("E3", "d3", 1).put(0, "b2", workers=1)
    assert passes == t.may("walk worker b2 d3")


@pytest.mark.rule("K-MOVE-07")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("target", "cost"), [("b2", 1), ("c2", 1 + 3)])
def test_anybody_stops_at_a_camp_or_passes_it(owner: int, target: str, cost: int) -> None:
    t = example().camp(owner, "b2").put(0, "a1", workers=1).play(f"walk worker a1 {target}")
    assert (1, 10 - cost) == (t.workers(target), t.s.ap)


@pytest.mark.rule("K-MOVE-07")
@pytest.mark.parametrize("target", ["b2", "c2"])
def test_figures_never_block_each_other(target: str) -> None:
    """AMB-29: any number may share a tile, and others walk through."""
    t = example().put(1, "b2", workers=18, leader=True).put(0, "b2", workers=5, leader=True).put(0, "a1", workers=1)
    before = t.workers(target)
    t.play(f"walk worker a1 {target}")
    assert before + 1 == t.workers(target)
    assert (18, "b2") == (t.workers("b2", 1), t.leader(1))


@pytest.mark.rule("K-MOVE-08")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("target", "cost"), [("a2", 2), ("b3", 2 + 1)])
def test_a_guarded_temple_is_walked_over_as_before(owner: int, target: str, cost: int) -> None:
    """The owner of the guard walks there like everybody."""
    t = example().guard(owner, "a2").put(0, "a1", workers=1).play(f"walk worker a1 {target}")
    assert (1, 10 - cost) == (t.workers(target), t.s.ap)


@pytest.mark.rule("K-SETUP-01")
def test_members_may_walk_into_the_base_camp() -> None:
    """AMB-28."""
    t = Table().put(0, "b2", workers=1).play("walk worker b2 a1")
    assert (1, 10 - 1) == (t.workers("a1"), t.s.ap)


@pytest.mark.rule("K-MOVE-04")
@pytest.mark.parametrize("seed", range(3))
def test_costs_that_a_new_tile_lowered_are_those_of_the_cheapest_walks(seed: int) -> None:
    """Tile by tile through a game: what is known of walks is kept and mended, never worked out anew."""
    match, dice, chance = Match(GAME, ["Ann", "Bob"]), Dice(seed), SeededChance(seed)
    match.settle(chance)
    while not GAME.pending(match.state).is_over:
        terrain = match.state.terrain
        for space in range(SPACES):
            walked = spread(terrain, space, ACTION_POINTS)
            walked[space] = FAR
            assert walked == list(costs_from(terrain, space))
        seat = GAME.pending(match.state).seats[0]
        offers = GAME.offers(match.state, seat)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
