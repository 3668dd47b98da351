"""The turn, action points and expedition members: chapters K-TURN, K-AP and K-MEEPLE."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME, steps
from longcount.games.tikal.view import SPACE_BY_NAME
from longcount.kernel.errors import BadOption
from longcount.kernel.pending import CHANCE, Step
from tikal_table import Table, new_state


def fresh(seats: int, **options: str) -> Table:
    """A table before anything was drawn."""
    t = Table(seats)
    t.s = new_state(seats, **options)
    return t


def auction(seats: int = 2, *tiles: str, **options: str) -> Table:
    """A round of the auction version, its tiles laid open; seat 0 opens the bidding."""
    t = Table(seats, version="auction", **options)
    return t.stack(*tiles).begin(Step(steps.NEXT_ROUND, 0)).play(*[f"tile {tile}" for tile in tiles[:seats]])


# --- The first player -------------------------------------------------------------


@pytest.mark.rule("K-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_says_who_begins(seats: int) -> None:
    """AMB-41, "random": nobody is asked for ages, each seat is equally likely."""
    t = fresh(seats)
    assert CHANCE == t.seat
    assert [f"first {seat + 1}" for seat in range(seats)] == t.offers()
    assert [1] * seats == GAME.odds(t.s)


@pytest.mark.rule("K-TURN-01")
def test_the_table_may_say_who_begins() -> None:
    """AMB-41, "seat3"."""
    t = fresh(4, first_player="seat3")
    assert ["first 3"] == t.offers()


@pytest.mark.rule("K-TURN-01")
def test_an_empty_seat_cannot_begin() -> None:
    """AMB-41."""
    with pytest.raises(BadOption, match="Seat 4 cannot begin: there are only 3 seats"):
        GAME.new(3, {"first_player": "seat4"})


@pytest.mark.rule("K-TURN-01", "K-TURN-02")
def test_the_first_player_lays_the_first_tile() -> None:
    t = fresh(3).play("first 2", "tile A1")
    assert (1, "lay") == (t.seat, t.step)


# --- The version ------------------------------------------------------------------


@pytest.mark.rule("K-TURN-01", "K-TURN-02")
def test_the_basic_version_is_played_unless_the_table_chooses_the_auction() -> None:
    """AMB-00: one tile drawn and laid, or as many as players laid open and bid for."""
    basic = fresh(2).play("first 1", "tile A1")
    chosen = fresh(2, version="auction").play("first 1", "tile A1", "tile A2")
    assert ("lay", "bid") == (basic.step, chosen.step)
    assert ([], ["A1", "A2"]) == (GAME.view(basic.s, 0)["display"], GAME.view(chosen.s, 0)["display"])


# --- The turn ---------------------------------------------------------------------


@pytest.mark.rule("K-TURN-02")
def test_first_the_tile_then_the_points_then_the_next_player() -> None:
    t = Table().begin(Step(steps.NEXT_TURN, 0))
    seen = [t.step]
    for text in ("tile A1", "lay a3 0", "end"):
        seen.append(t.play(text).step)
    assert (["tile", "lay", "act", "tile"], 1) == (seen, t.s.turn)


@pytest.mark.rule("K-TURN-02")
def test_no_second_tile_is_laid_in_a_turn() -> None:
    refusal = Table().draw("A1").play("lay a3 0").why("lay b3 0")
    assert "K-TURN-02" == refusal.rule
    assert "The tile is dealt with: use your action points, or end the turn." == refusal.sentence


@pytest.mark.rule("K-TURN-04")
@pytest.mark.parametrize(
    "text", ["place worker a1", "walk worker a1 b2", "uncover a2", "camp b2", "guard a2 worker", "end"]
)
def test_nobody_acts_before_the_tile_is_laid(text: str) -> None:
    """TC-29."""
    t = Table().put(0, "a1", workers=1).put(0, "a2", workers=1)
    assert t.may(text)
    refusal = t.draw("A1").why(text)
    assert ("K-TURN-04", "First lay the tile: action points come after it.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TURN-04")
def test_a_scoring_turn_begins_with_the_points() -> None:
    """The volcano is laid only after the round, so nothing has to be laid before acting."""
    t = Table().stack("B6", "B1").draw("B6")
    assert (0, "act", "") == (t.seat, t.step, t.tile_on("a3"))
    assert t.may("place worker a1")


@pytest.mark.rule("K-TURN-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    t = Table(seats).begin(Step(steps.NEXT_TURN, 1))
    order: list[int] = []
    while len(order) < 5:
        if t.step == "act":
            order.append(t.seat)
        t.play("end" if t.step == "act" else t.offers()[0])
    assert [(1 + turn) % seats for turn in range(5)] == order


@pytest.mark.rule("K-TURN-03")
def test_a_scoring_round_does_not_shift_the_turns() -> None:
    """AMB-21: after the volcano of seat 1, and after 2, 0 scored too, seat 2 draws."""
    t = Table(3).stack("B6", "B1").draw("B6", seat=1).play("end", "end", "end", "lay a3 0", "end", "tile B1")
    assert (2, "lay") == (t.seat, t.step)


# --- Action points ----------------------------------------------------------------


@pytest.mark.rule("K-AP-01")
def test_a_turn_has_ten_points() -> None:
    t = Table().draw("A1").play("lay a3 0")
    assert 10 == t.s.ap
    t.play("camp b2", *["place worker b2"] * 5)
    assert (0, ["end"]) == (t.s.ap, t.offers())


@pytest.mark.rule("K-AP-02")
@pytest.mark.parametrize("spent", [0, 1, 10])
def test_what_is_left_of_a_turn_is_lost(spent: int) -> None:
    """The other player has 10 points, and so has this one in the next turn."""
    t = Table().play(*["place worker a1"] * spent, "end")
    assert 0 == t.s.ap
    t.play("tile A1", "lay a3 0")
    assert (1, 10) == (t.seat, t.s.ap)
    t.play("end", "tile A2", "lay b3 0")
    assert (0, 10) == (t.seat, t.s.ap)


@pytest.mark.rule("K-AP-02")
def test_a_turn_is_ended_by_its_player_even_without_a_point_left() -> None:
    """AMB-47: nothing ends by itself."""
    t = Table().play(*["place worker a1"] * 10)
    assert (0, "act", ["end"]) == (t.seat, t.step, t.offers())
    assert CHANCE == t.play("end").seat


@pytest.mark.rule("K-AP-02")
def test_passing_is_a_players_own_decision_too() -> None:
    """AMB-47: without a point to bid there is nothing but to pass, and yet it is asked."""
    t = auction(2, "A1", "A2", "A3").points(0, 0)
    assert (0, ["pass"]) == (t.seat, t.offers())


@pytest.mark.rule("K-TURN-02")
def test_the_last_tile_of_an_auction_round_is_taken_by_itself() -> None:
    """AMB-47: the last player has no choice of a tile, only of its place."""
    t = auction(2, "A1", "A2", "A3").play("pass", "pass", "choose A2", "lay a3 0", "end")
    assert (1, "lay", "A1") == (t.seat, t.step, GAME.view(t.s, 0)["hand"])


@pytest.mark.rule("K-AP-03")
@pytest.mark.parametrize(
    "texts",
    [
        ("place worker a1", "walk worker a1 a2", "uncover a2", "place leader a1", "walk leader a1 b2"),
        ("place leader a1", "place worker a1", "walk leader a1 b2", "walk worker a1 a2", "uncover a2"),
    ],
)
def test_actions_are_mixed_and_repeated_in_any_order(texts: tuple[str, ...]) -> None:
    t = Table().play(*texts)
    assert ("b2", 1, 2, 10 - 7) == (t.leader(), t.workers("a2"), t.worth("a2"), t.s.ap)


def everything() -> Table:
    """A table where seat 0 may do one thing of each kind."""
    t = Table().tile("A5", "c2").tile("A4", "a3").camp(0, "b2").hold(0, mask=1).hold(1, jade=1)
    return t.put(0, "a1", workers=1).put(0, "a2", workers=1).put(0, "c2", workers=1)


PRICES = [
    ("place worker a1", 1),
    ("send worker a1 b2", 1),
    ("walk worker a1 a2", 2),
    ("uncover a2", 2),
    ("dig c2", 3),
    ("exchange mask for jade of 2", 3),
    ("camp a3", 5),
    ("guard a2 worker", 5),
]


@pytest.mark.rule("K-AP-04")
@pytest.mark.parametrize(("text", "price"), PRICES)
def test_an_action_costs_its_price(text: str, price: int) -> None:
    assert 10 - price == everything().play(text).s.ap
    assert 0 == everything().ap(price).play(text).s.ap


@pytest.mark.rule("K-AP-04")
@pytest.mark.parametrize(("text", "price"), PRICES)
def test_an_action_that_is_too_dear_is_refused_with_its_price(text: str, price: int) -> None:
    refusal = everything().ap(price - 1).why(text)
    cost = "1 action point" if price == 1 else f"{price} action points"
    assert f"That costs {cost}; you have {price - 1} left." == refusal.sentence


# --- Members ----------------------------------------------------------------------


@pytest.mark.rule("K-MEEPLE-01")
def test_an_expedition_has_eighteen_workers() -> None:
    t = Table().ap(30).play(*["place worker a1"] * 18)
    refusal = t.why("place worker a1")
    assert ("K-MEEPLE-01", "You have no worker left in your supply.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-MEEPLE-01")
def test_an_expedition_has_one_leader() -> None:
    t = Table().play("place leader a1", "walk leader a1 b2")
    refusal = t.why("place leader a1")
    assert ("K-MEEPLE-01", "Your leader is not in your supply: it stands on b2.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-MEEPLE-02")
@pytest.mark.parametrize(
    ("text", "price"), [("place {} a1", 1), ("send {} a1 b2", 1), ("walk {} a1 a2", 2), ("walk {} a1 c2", 1 + 1)]
)
@pytest.mark.parametrize("figure", ["worker", "leader"])
def test_the_leader_is_placed_and_moved_for_the_price_of_a_worker(text: str, price: int, figure: str) -> None:
    t = Table().tile("A4", "c2").camp(0, "b2")
    if not text.startswith("place"):
        t.put(0, "a1", workers=1, leader=True)
    assert 10 - price == t.play(text.format(figure)).s.ap


@pytest.mark.rule("K-MEEPLE-03")
@pytest.mark.parametrize("with_worker", [False, True])
def test_the_leader_uncovers_as_one_member(with_worker: bool) -> None:
    """AMB-42: alone he is good for one level of 2 points; with a worker for two."""
    t = Table().put(0, "a2", workers=int(with_worker), leader=True).play("uncover a2")
    assert 10 - 2 == t.s.ap
    assert with_worker == t.may("uncover a2")


@pytest.mark.rule("K-MEEPLE-03")
@pytest.mark.parametrize("with_worker", [False, True])
def test_the_leader_digs_as_one_member(with_worker: bool) -> None:
    """AMB-42: alone he is good for one treasure of 3 points; with a worker for two."""
    t = Table().tile("A5", "c2").put(0, "c2", workers=int(with_worker), leader=True).play("dig c2", "find jade")
    assert 10 - 3 == t.s.ap
    assert with_worker == t.may("dig c2")


@pytest.mark.rule("K-MEEPLE-04")
@pytest.mark.parametrize(("rivals", "points"), [(0, 1), (2, 1), (3, 0), (4, 0)])
def test_the_leader_holds_a_temple_with_the_strength_of_three(rivals: int, points: int) -> None:
    t = Table().put(0, "a2", leader=True).put(1, "a2", workers=rivals).stack("B6", "B1").draw("B6").play("end")
    assert points == t.score(0)


@pytest.mark.rule("K-MEEPLE-04")
@pytest.mark.parametrize(("rivals", "may"), [(2, True), (3, False)])
def test_the_leader_guards_with_the_strength_of_three(rivals: int, may: bool) -> None:
    t = Table().put(0, "a2", leader=True).put(1, "a2", workers=rivals)
    assert may == t.may("guard a2 leader")


@pytest.mark.rule("K-MEEPLE-04")
def test_workers_add_to_the_leaders_strength() -> None:
    """AMB-42: two workers and the leader are strong as five, though they are three members."""
    t = Table().put(0, "a2", workers=2, leader=True)
    assert [5, 0] == GAME.view(t.s, None)["spaces"]["a2"]["temple"]["strength"]
    assert 3 == t.player().members(SPACE_BY_NAME["a2"])


# --- Presence ---------------------------------------------------------------------


@pytest.mark.rule("K-MEEPLE-03")
def test_members_are_not_used_up_by_their_work() -> None:
    """AMB-04: nobody is newly placed for a level, and whoever was there stays."""
    t = Table().put(0, "a2", workers=2).play("uncover a2", "uncover a2")
    assert (3, 2, 18 - 2) == (t.worth("a2"), t.workers("a2"), t.player().supply)


@pytest.mark.rule("K-MEEPLE-03")
def test_a_second_member_may_arrive_between_two_levels() -> None:
    """AMB-25: what counts is who is there at the moment of the second level."""
    t = Table().put(0, "a2", workers=1).put(0, "a1", leader=True).play("uncover a2")
    refusal = t.why("uncover a2")
    assert "A second time takes two figures of yours on a2; you have 1." == refusal.sentence
    assert 3 == t.play("walk leader a1 a2", "uncover a2").worth("a2")


@pytest.mark.rule("K-MEEPLE-03")
def test_a_member_who_has_left_no_longer_counts() -> None:
    """AMB-25: one level, then one of two goes away."""
    t = Table().put(0, "a2", workers=2).play("uncover a2", "walk worker a2 a1")
    assert "K-TEMPLE-04" == t.why("uncover a2").rule


@pytest.mark.rule("K-AP-03")
def test_one_member_may_work_on_several_tiles_in_a_turn() -> None:
    """AMB-25."""
    t = Table().put(0, "a2", workers=1).play("uncover a2", "walk worker a2 b1", "uncover b1")
    assert (2, 2, 10 - 2 - 4 - 2) == (t.worth("a2"), t.worth("b1"), t.s.ap)


# --- Two volcanoes at once --------------------------------------------------------


@pytest.mark.rule("K-GOAL-01")
def test_two_volcanoes_laid_open_bring_a_scoring_round_each() -> None:
    """AMB-39: it cannot happen with the printed letters, but each would count when it is taken."""
    t = auction(2, "B6", "D5", "E1").put(1, "a2", workers=1).play("pass", "pass", "choose B6")
    t.play("end", "end", "lay a3 0")
    assert (1, 20 + 1) == (t.s.scoring, t.score(1))
    t.play("end")
    assert (2, 1, "act") == (t.s.scoring, t.seat, t.step)
    t.play("end", "end", "lay b3 0")
    assert (20 + 1 + 1, "D5") == (t.score(1), t.tile_on("b3"))
