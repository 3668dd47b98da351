"""Placing members, and the secret paths between camps: chapter K-DEPLOY."""

from __future__ import annotations

import pytest

from tikal_table import Table


def camps() -> Table:
    """Seat 0 has camps on b2 and far away on h5, seat 1 one on c2."""
    t = Table().tile("A4", "c2").tile("C4", "h5")
    return t.camp(0, "b2").camp(0, "h5").camp(1, "c2")


@pytest.mark.rule("K-DEPLOY-01")
@pytest.mark.parametrize("home", ["a1", "b2", "h5"])
def test_a_worker_is_placed_from_the_supply_for_one_point(home: str) -> None:
    t = camps().play(f"place worker {home}")
    assert (1, 18 - 1, 10 - 1) == (t.workers(home), t.player().supply, t.s.ap)


@pytest.mark.rule("K-DEPLOY-01")
@pytest.mark.parametrize("home", ["a1", "b2", "h5"])
def test_the_leader_is_placed_for_one_point(home: str) -> None:
    t = camps().play(f"place leader {home}")
    assert (home, 18, 10 - 1) == (t.leader(), t.player().supply, t.s.ap)


@pytest.mark.rule("K-DEPLOY-01")
def test_nobody_is_placed_where_no_camp_stands() -> None:
    refusal = Table().why("place worker b2")
    assert "K-DEPLOY-01" == refusal.rule
    assert "There is no camp of yours on b2; only the base camp a1 is everybody's." == refusal.sentence


@pytest.mark.rule("K-DEPLOY-01", "K-DEPLOY-02")
def test_ten_members_in_one_turn_and_no_eleventh() -> None:
    """EX-05: 10 action points place 10 members; an 11th is refused."""
    t = camps().play(*["place worker a1"] * 5, "place leader b2", *["place worker h5"] * 4)
    assert (5, 4, "b2", 18 - 9, 0) == (t.workers("a1"), t.workers("h5"), t.leader(), t.player().supply, t.s.ap)
    refusal = t.why("place worker a1")
    assert "K-DEPLOY-01" == refusal.rule
    assert "That costs 1 action point; you have 0 left." == refusal.sentence


@pytest.mark.rule("K-DEPLOY-03", "K-DEPLOY-04")
@pytest.mark.parametrize("figure", ["worker", "leader"])
@pytest.mark.parametrize(
    ("start", "target"), [("a1", "b2"), ("b2", "a1"), ("a1", "h5"), ("h5", "a1"), ("b2", "h5"), ("h5", "b2")]
)
def test_every_way_between_base_camp_and_own_camps_costs_one_point(figure: str, start: str, target: str) -> None:
    """TC-22: from one camp to the other too, for 1 and not 2, though no path leads to h5."""
    t = camps().put(0, start, workers=1, leader=True).play(f"send {figure} {start} {target}")
    assert (10 - 1, 18 - 1) == (t.s.ap, t.player().supply)
    assert (1 if figure == "worker" else 0) == t.workers(target)
    assert (target if figure == "leader" else start) == t.leader()


@pytest.mark.rule("K-DEPLOY-03")
def test_each_transfer_costs_its_point_again() -> None:
    t = camps().put(0, "a1", workers=2)
    t.play("send worker a1 b2", "send worker b2 h5", "send worker a1 h5")
    assert (10 - 3, 2) == (t.s.ap, t.workers("h5"))


@pytest.mark.rule("K-DEPLOY-03")
def test_the_secret_path_needs_a_point() -> None:
    t = camps().put(0, "a1", workers=1).ap(0)
    refusal = t.why("send worker a1 h5")
    assert ("K-DEPLOY-03", "That costs 1 action point; you have 0 left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-DEPLOY-03")
@pytest.mark.parametrize("text", ["send worker a2 a1", "send worker a1 a2"])
def test_a_secret_path_begins_and_ends_in_camps(text: str) -> None:
    t = camps().put(0, "a1", workers=1).put(0, "a2", workers=1)
    refusal = t.why(text)
    assert "K-DEPLOY-03" == refusal.rule
    assert "There is no camp of yours on a2; only the base camp a1 is everybody's." == refusal.sentence


@pytest.mark.rule("K-DEPLOY-03")
def test_without_a_camp_there_is_no_secret_path() -> None:
    assert [] == Table().put(0, "a1", workers=3, leader=True).offers("send")


@pytest.mark.rule("K-DEPLOY-03")
def test_only_figures_that_are_there_take_the_secret_path() -> None:
    t = camps().put(0, "a1", workers=1).put(1, "b2", workers=1, leader=True)
    assert ["send worker a1 b2", "send worker a1 h5"] == t.offers("send")


@pytest.mark.rule("K-DEPLOY-03")
def test_a_member_who_walked_into_the_own_camp_takes_its_secret_path() -> None:
    """TC-20, AMB-27: on the tile is in the camp, however he came there; back to the base for 1."""
    t = camps().put(0, "a1", workers=1).play("walk worker a1 b2", "send worker b2 a1")
    assert (1, 10 - 1 - 1) == (t.workers("a1"), t.s.ap)


@pytest.mark.rule("K-DEPLOY-03")
def test_a_member_who_walked_into_the_base_camp_is_in_it() -> None:
    """AMB-27: the same holds for the base camp."""
    t = camps().put(0, "a2", workers=1).play("walk worker a2 a1", "send worker a1 h5")
    assert (1, 10 - 2 - 1) == (t.workers("h5"), t.s.ap)


@pytest.mark.rule("K-DEPLOY-05")
@pytest.mark.parametrize("text", ["place worker c2", "place leader c2", "send worker a1 c2", "send worker b2 c2"])
def test_nobody_gets_into_anothers_camp_but_on_foot(text: str) -> None:
    t = camps().put(0, "a1", workers=1).put(0, "b2", workers=1)
    refusal = t.why(text)
    assert ("K-DEPLOY-05", "The camp on c2 belongs to another player.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-DEPLOY-06")
def test_a_guest_in_a_camp_cannot_use_its_secret_paths() -> None:
    t = camps().put(0, "b2", workers=1).play("walk worker b2 c2")
    assert 1 == t.workers("c2")
    assert [] == t.offers("send")
    assert "The camp on c2 belongs to another player." == t.why("send worker c2 a1").sentence


@pytest.mark.rule("K-DEPLOY-06")
def test_the_owner_uses_the_camp_that_guests_cannot() -> None:
    t = camps().put(1, "c2", workers=1).play("end", "tile A1", "lay a3 0")
    assert ["send worker c2 a1"] == t.offers("send")


@pytest.mark.rule("K-DEPLOY-01")
def test_figures_never_come_back_to_the_supply() -> None:
    """AMB-29: whoever walks home stands in the base camp, and the camps stay where they are."""
    t = camps().put(0, "a2", workers=1, leader=True).play("walk worker a2 a1", "walk leader a2 a1")
    assert (18 - 1, "a1") == (t.player().supply, t.leader())
    assert "K-MEEPLE-01" == t.why("place leader a1").rule
    assert "K-CAMP-08" == t.why("camp b3").rule
