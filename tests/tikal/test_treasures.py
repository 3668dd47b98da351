"""Digging up treasures and exchanging them (K-TREASURE, K-TRADE)."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME
from longcount.games.tikal import components as c
from longcount.kernel.errors import UnknownNotation
from tikal_table import Table


def digging(workers: int = 0, leader: bool = False) -> Table:
    """Members of seat 0 on a tile with four treasures, b3; another such tile, a3, is one stone away."""
    return Table().tile("A5", "b3").tile("A6", "a3", 4).put(0, "b3", workers, leader)


def volcano(t: Table) -> Table:
    """Seat 0 draws a volcano: its scoring turn begins."""
    return t.stack("B6", "C1").draw("B6")


def scored(**treasures: int) -> int:
    """Points that seat 0 scores with these treasures and nothing else."""
    return volcano(Table().hold(0, **treasures)).play("end").score()


# --- digging --------------------------------------------------------------------


@pytest.mark.rule("K-TREASURE-01")
@pytest.mark.parametrize(("workers", "leader"), [(1, False), (0, True)])
def test_one_member_digs_one_treasure(workers: int, leader: bool) -> None:
    """EX-07: one treasure for 3 action points; a second one is refused."""
    t = digging(workers, leader).play("dig b3", "find jade")
    assert (7, 3, {"jade": 1}) == (t.s.ap, GAME.view(t.s, 0)["spaces"]["b3"]["tokens"], t.treasures())
    refusal = t.why("dig b3")
    assert "K-TREASURE-02" == refusal.rule
    assert "A second time takes two figures of yours on b3; you have 1." == refusal.sentence


@pytest.mark.rule("K-TREASURE-02")
@pytest.mark.parametrize(("workers", "leader"), [(2, False), (1, True)])
def test_two_members_dig_two_treasures(workers: int, leader: bool) -> None:
    """EX-07, AMB-04: two workers, or a worker and the leader, for 6 action points; they stay where they are."""
    t = digging(workers, leader).play("dig b3", "find jade", "dig b3", "find mask")
    assert (4, {"mask": 1, "jade": 1}) == (t.s.ap, t.treasures())
    assert (workers, "b3" if leader else "") == (t.workers("b3"), t.leader())


@pytest.mark.rule("K-TREASURE-03")
def test_a_third_treasure_of_a_tile_is_refused() -> None:
    """EX-07: four members and 4 action points are left, but two treasures are the limit."""
    t = digging(3, True).play("dig b3", "find jade", "dig b3", "find mask")
    refusal = t.why("dig b3")
    assert "K-TREASURE-03" == refusal.rule
    assert "You have dug 2 times on b3; more is not allowed in one turn." == refusal.sentence


@pytest.mark.rule("K-TREASURE-01")
def test_digging_needs_an_own_member_on_the_tile() -> None:
    t = digging().put(0, "a3", workers=2).put(1, "b3", workers=2)
    refusal = t.why("dig b3")
    assert ("K-TREASURE-01", "You have no figure on b3.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TREASURE-01")
def test_two_action_points_dig_nothing() -> None:
    refusal = digging(1).ap(2).why("dig b3")
    assert "That costs 3 action points; you have 2 left." == refusal.sentence


@pytest.mark.rule("K-TREASURE-01")
def test_an_emptied_tile_gives_nothing_more() -> None:
    t = digging(2).tokens("b3", 1).play("dig b3", "find jade")
    refusal = t.why("dig b3")
    assert ("K-TREASURE-01", "All treasures of b3 have been dug up.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TREASURE-03", "K-TREASURE-05")
def test_two_treasures_here_and_one_there() -> None:
    """TC-10, AMB-02: 9 action points, for the limit is per tile."""
    t = digging(2).put(0, "a3", leader=True)
    t.play("dig b3", "find jade", "dig a3", "find jade", "dig b3", "find bowl")
    assert (1, {"jade": 2, "bowl": 1}) == (t.s.ap, t.treasures())


@pytest.mark.rule("K-TREASURE-05")
def test_one_worker_digs_on_two_tiles() -> None:
    """TC-11, AMB-25: 3 for a treasure, 1 for the way, 3 for the other treasure."""
    t = digging(1).play("dig b3", "find jade", "walk worker b3 a3", "dig a3", "find idol")
    assert (3, {"jade": 1, "idol": 1}) == (t.s.ap, t.treasures())


@pytest.mark.rule("K-TREASURE-02")
def test_two_must_be_there_for_the_second_treasure() -> None:
    """AMB-25: a member who has left no longer counts, one who has come does."""
    t = digging(2).play("dig b3", "find jade", "walk worker b3 a3")
    assert "K-TREASURE-02" == t.why("dig b3").rule
    t.play("walk worker a3 b3", "dig b3", "find jade")
    assert {"jade": 2} == t.treasures()


@pytest.mark.rule("K-TREASURE-04")
def test_a_treasure_that_was_dug_up_lies_open_before_its_finder() -> None:
    t = digging(1).play("dig b3", "find flute")
    assert [1, 0] == [player["treasures"]["flute"] for player in GAME.view(t.s, 1)["players"]]
    assert 2 == t.s.undug[c.TREASURES.index("flute")]


@pytest.mark.rule("K-TREASURE-04")
def test_every_treasure_not_dug_up_yet_is_equally_likely() -> None:
    """AMB-12: with two masks and all jade dug up, one mask, no jade and three of each other kind remain."""
    t = digging(1).hold(0, mask=1, jade=3).hold(1, mask=1).play("dig b3")
    assert {"find mask": 1, **{f"find {kind}": 3 for kind in c.TREASURES[2:]}} == dict(
        zip(t.offers(), GAME.odds(t.s), strict=True)
    )


# --- the limit in the two blocks for a volcano -------------------------------------


def after_the_scoring_turn(**options: str) -> Table:
    """Seat 0 drew a volcano and dug twice on b3 in the scoring turn; now its normal turn begins."""
    t = Table(2, **options).tile("A5", "b3").tile("A6", "a3", 4).put(0, "b3", workers=2).put(0, "a3", workers=1)
    volcano(t).play("dig b3", "find jade", "dig b3", "find mask", "end", "end")
    return t.play("lay c1 0")


@pytest.mark.rule("K-TREASURE-03")
def test_the_limit_starts_afresh_after_the_scoring_turn() -> None:
    """AMB-32, each_block."""
    t = after_the_scoring_turn().play("dig b3", "find jade", "dig b3", "find mask")
    assert {"mask": 2, "jade": 2} == t.treasures()


@pytest.mark.rule("K-TREASURE-03")
def test_a_table_may_count_both_blocks_together() -> None:
    """AMB-32, after_turn: nothing more of that tile; of another one as before."""
    t = after_the_scoring_turn(limits_reset="after_turn")
    assert (0, "K-TREASURE-03") == (t.seat, t.why("dig b3").rule)
    assert t.may("dig a3")


@pytest.mark.rule("K-TREASURE-03")
def test_the_next_turn_starts_afresh() -> None:
    t = digging(2).stack("C3", "C4", "G4").play("dig b3", "find jade", "dig b3", "find mask", "end")
    t.play("tile C3", "lay c1 5", "end", "tile C4", "lay c2 0", "dig b3", "find jade")
    assert {"mask": 1, "jade": 2} == t.treasures()


# --- what treasures are worth -------------------------------------------------------


@pytest.mark.rule("K-TREASURE-06")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 6)])
def test_treasures_of_a_kind_score_together(number: int, points: int) -> None:
    """EX-08."""
    assert points == scored(jade=number)


@pytest.mark.rule("K-TREASURE-06")
def test_all_treasures_score_forty_eight() -> None:
    """EX-08: eight triples."""
    assert 48 == scored(**dict.fromkeys(c.TREASURES, 3))


@pytest.mark.rule("K-TREASURE-06")
def test_each_kind_scores_by_itself() -> None:
    """TC-50: four singles and a pair make 4 + 3 points."""
    assert 7 == scored(mask=1, jade=1, idol=1, bowl=1, knife=2)


# --- exchanging -----------------------------------------------------------------------


@pytest.mark.rule("K-TRADE-01")
def test_a_single_goes_for_a_single_for_three_action_points() -> None:
    """AMB-14: nobody has a member on the board."""
    t = Table().hold(0, mask=1).hold(1, jade=1).play("exchange mask for jade of 2")
    assert (7, {"jade": 1}, {"mask": 1}) == (t.s.ap, t.treasures(0), t.treasures(1))


@pytest.mark.rule("K-TRADE-01")
def test_two_action_points_exchange_nothing() -> None:
    refusal = Table().hold(0, mask=1).hold(1, jade=1).ap(2).why("exchange mask for jade of 2")
    assert ("K-TRADE-01", "That costs 3 action points; you have 2 left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TRADE-02", "K-TRADE-04")
def test_you_choose_among_all_singles_of_both_sides() -> None:
    """Pairs and triples are left out on both sides, and so is a kind against itself."""
    t = Table(3).hold(0, mask=1, jade=1, idol=2).hold(1, bowl=1, mask=1, knife=2).hold(2, shell=1, flute=3)
    assert [
        "exchange mask for bowl of 2",
        "exchange mask for shell of 3",
        "exchange jade for mask of 2",
        "exchange jade for bowl of 2",
        "exchange jade for shell of 3",
    ] == t.offers("exchange")


@pytest.mark.rule("K-TRADE-03")
def test_the_other_player_is_not_asked() -> None:
    t = Table().hold(0, mask=1).hold(1, jade=1).play("exchange mask for jade of 2")
    assert (0, "act") == (t.seat, t.step)
    assert {"jade": 1} == t.treasures()


@pytest.mark.rule("K-TRADE-05")
@pytest.mark.parametrize("number", [2, 3])
def test_your_own_pair_or_triple_is_not_split(number: int) -> None:
    refusal = Table().hold(0, mask=number).hold(1, jade=1).why("exchange mask for jade of 2")
    assert "K-TRADE-05" == refusal.rule
    assert f"You hold {number} of mask; pairs and triples are not split." == refusal.sentence


@pytest.mark.rule("K-TRADE-05")
@pytest.mark.parametrize("number", [2, 3])
def test_the_pair_or_triple_of_another_is_not_split(number: int) -> None:
    refusal = Table().hold(0, mask=1).hold(1, jade=number).why("exchange mask for jade of 2")
    assert "K-TRADE-05" == refusal.rule
    assert f"Seat 2 holds {number} of jade; pairs and triples are not split." == refusal.sentence


@pytest.mark.rule("K-TRADE-01")
def test_an_exchange_may_complete_a_triple() -> None:
    """TC-46, AMB-14: a pair of masks and a single jade against the third mask: 6 points instead of 4."""
    t = Table().hold(0, mask=2, jade=1).hold(1, mask=1)
    volcano(t).play("exchange jade for mask of 2", "end")
    assert ({"mask": 3}, 6) == (t.treasures(), t.score())


@pytest.mark.rule("K-TRADE-01")
def test_an_exchange_may_give_the_other_player_a_pair() -> None:
    """TC-47, AMB-14."""
    t = Table().hold(0, mask=1).hold(1, jade=1, mask=1).play("exchange mask for jade of 2")
    assert ({"jade": 1}, {"mask": 2}) == (t.treasures(0), t.treasures(1))


@pytest.mark.rule("K-TRADE-04")
def test_what_became_a_pair_can_no_longer_be_exchanged() -> None:
    t = Table().hold(0, mask=1, bowl=1).hold(1, jade=1, mask=1, idol=1).play("exchange mask for jade of 2")
    assert "K-TRADE-05" == t.why("exchange bowl for mask of 2").rule


@pytest.mark.rule("K-TRADE-01")
def test_several_exchanges_in_a_turn_even_with_what_was_just_taken() -> None:
    """AMB-14: three times with the same player."""
    t = Table().hold(0, mask=1).hold(1, jade=1, idol=1)
    t.play("exchange mask for jade of 2", "exchange jade for idol of 2", "exchange idol for jade of 2")
    assert (1, {"jade": 1}, {"mask": 1, "idol": 1}) == (t.s.ap, t.treasures(0), t.treasures(1))


def test_a_kind_is_not_exchanged_for_itself() -> None:
    """AMB-14: it would change nothing, so there is no such decision."""
    t = Table().hold(0, mask=1).hold(1, mask=1)
    assert [] == t.offers("exchange")
    with pytest.raises(UnknownNotation):
        t.may("exchange mask for mask of 2")


@pytest.mark.rule("K-TRADE-01")
def test_treasures_are_exchanged_in_a_scoring_turn_too() -> None:
    """AMB-33: here in the other player's, which comes second."""
    t = Table().hold(0, mask=1).hold(1, jade=1)
    volcano(t).play("end", "exchange jade for mask of 1")
    assert ({"jade": 1}, {"mask": 1}) == (t.treasures(0), t.treasures(1))
