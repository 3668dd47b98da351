"""What a seat sees of the table as a row of numbers."""

from __future__ import annotations

import pytest

from longcount.games.tikal import flow, steps
from longcount.games.tikal.components import SPACES
from longcount.games.tikal.heuristics import SPITE, evaluate, worths
from longcount.games.tikal.scoring import temple_points, treasure_points
from longcount.games.tikal.sight import BELOW, DEAR, LEAD, RIVAL, SIGHT
from longcount.games.tikal.state import State
from longcount.games.tikal.terrain import FAR
from longcount.kernel.chance import Dice
from longcount.kernel.pending import Step
from tikal_table import Table, new_state


def seen(t: Table | State, seat: int = 0) -> dict[str, int]:
    """A seat's row by the names of its numbers."""
    s = t.s if isinstance(t, Table) else t
    names = [field.name for field in SIGHT.fields]
    return dict(zip(names, SIGHT.row(s, seat), strict=True))


def part(t: Table | State, name: str, seat: int = 0) -> dict[str, int]:
    """The numbers of one thing: part(t, "temple 1")."""
    prefix = f"{name}: "
    return {told.removeprefix(prefix): number for told, number in seen(t, seat).items() if told.startswith(prefix)}


def cheap(price: int) -> int:
    return DEAR + 1 - price


def in_the_middle(seats: int, seed: int, version: str) -> State:
    """A position of a random game."""
    s = new_state(seats, version=version)
    flow.playout(s, Dice(seed), 40 + 23 * seed)
    return s


MIDDLES = [(seats, seed, version) for seats in (2, 3, 4) for seed in range(6) for version in ("basic", "auction")]

# --- the row as a whole ----------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_is_as_long_for_any_number_of_players(seats: int) -> None:
    t = Table(seats)
    assert {len(SIGHT.fields)} == {len(SIGHT.row(t.s, seat)) for seat in range(seats)}
    assert [1] * (seats - 1) + [0] * (4 - seats) == [seen(t)[f"rival {place}: is there"] for place in (1, 2, 3)]
    assert seats == seen(t)["seats"]


def test_nothing_is_told_of_rivals_who_are_not_there() -> None:
    assert {0} == set(part(Table(2), "rival 2").values()) | set(part(Table(3), "rival 3").values())


def test_no_name_stands_twice() -> None:
    names = [field.name for field in SIGHT.fields]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("seats", "seed", "version"), MIDDLES)
def test_a_rival_is_told_as_it_sees_itself(seats: int, seed: int, version: str) -> None:
    s = in_the_middle(seats, seed, version)
    rows = [seen(s, seat) for seat in range(seats)]
    shared = [field.name for field in RIVAL if field.name in rows[0]]
    assert len(RIVAL) - 4 == len(shared), "all but being there and the three sets of treasures"
    for seat in range(seats):
        for place in range(1, seats):
            other = rows[(seat + place) % seats]
            told = {name: rows[seat][f"rival {place}: {name}"] for name in shared}
            assert {name: other[name] for name in shared} == told
            for name in ("singles", "pairs", "triples"):
                assert other[f"own {name}"] == rows[seat][f"rival {place}: {name}"]


LIKELY = ("likely points", "rivals' likely points")


@pytest.mark.parametrize(("seats", "seed", "version"), MIDDLES)
def test_the_sums_are_those_of_the_rules(seats: int, seed: int, version: str) -> None:
    """The row finds out by itself who holds what."""
    s = in_the_middle(seats, seed, version)
    for seat, me in enumerate(s.players):
        row = seen(s, seat)
        assert (temple_points(s, seat), treasure_points(me.treasures)) == (
            row["temple points now"],
            row["treasure points now"],
        )
        assert (sum(me.workers), me.score()) == (row["workers on the board"], row["points"] - BELOW)
        own, rivals = (row[name] + row[f"{name}, 256ths"] / 256 - BELOW for name in LIKELY)
        assert own == pytest.approx(worths(s)[seat], abs=1 / 256)
        assert own - SPITE * rivals == pytest.approx(evaluate(s, seat), abs=1 / 64)


@pytest.mark.parametrize(("seats", "seed", "version"), MIDDLES)
def test_no_walk_leads_back_to_where_it_starts(seats: int, seed: int, version: str) -> None:
    """Those who stand on a tile already are not those who could still come."""
    costs = in_the_middle(seats, seed, version).terrain.costs
    assert {FAR} == {costs[SPACES * space + space] for space in range(SPACES)}


# --- temples ----------------------------------------------------------------------


def test_the_highest_temple_comes_first() -> None:
    t = Table().value("b1", 4).value("a2", 3)
    values = [part(t, f"temple {slot}")["value"] for slot in (1, 2, 3)]
    assert ([4, 3, 0], 2, 7) == (values, seen(t)["open temples"], seen(t)["points of open temples"])


def test_who_stands_at_a_temple() -> None:
    """Three workers against a leader: nobody holds it, each needs one more."""
    t = Table(3).value("a2", 5).put(0, "a2", workers=3).put(2, "a2", leader=True)
    temple = part(t, "temple 1")
    strengths = [temple[f"strength of rival {place}"] for place in (1, 2, 3)]
    assert (3, [0, 3, 0], 0, LEAD) == (temple["own strength"], strengths, temple["holder"], temple["ahead"])
    assert (0, 1) == (temple["own leader"], part(t, "temple 1", 2)["own leader"])
    assert (cheap(3), cheap(3)) == (temple["cheap to hold"], temple["cheap to hold for a rival"])


def test_who_holds_a_temple_goes_by_places() -> None:
    t = Table(3).value("a2", 5).put(1, "a2", workers=2)
    assert [2, 1, 3] == [part(t, "temple 1", seat)["holder"] for seat in range(3)]
    assert [LEAD - 2, LEAD + 2, LEAD - 2] == [part(t, "temple 1", seat)["ahead"] for seat in range(3)]


def test_what_it_costs_to_come_and_to_hold() -> None:
    """From the supply into the base camp for 1 and on for 2, the leader with the strength of three."""
    t = Table().value("a2", 5).put(1, "a2", workers=2)
    temple = part(t, "temple 1")
    assert (cheap(3), cheap(3)) == (temple["cheap to come"], temple["cheap to hold"])
    assert (cheap(0), cheap(0)) == (temple["cheap to hold for a rival"], part(t, "temple 1", 1)["cheap to hold"])
    t.put(0, "b1", leader=True).guard(0, "b1", "leader")
    assert cheap(9) == part(t, "temple 1")["cheap to hold"], "three workers"
    t.put(0, "a1", workers=2)
    assert cheap(2 + 2 + 3) == part(t, "temple 1")["cheap to hold"], "two of them wait in the base camp"


def test_who_has_nobody_left_in_camps_walks_from_farther() -> None:
    """Over the base camp, 2 and 2 for each."""
    t = Table().value("a2", 5).put(1, "a2", workers=1).guard(0, "b1", "leader").put(0, "b1", workers=18)
    temple = part(t, "temple 1")
    assert (cheap(4), cheap(8)) == (temple["cheap to come"], temple["cheap to hold"])
    t.put(0, "b1", workers=-18).put(0, "a1", workers=1)
    t.player().supply = 0
    temple = part(t, "temple 1")
    assert (cheap(2), 0) == (temple["cheap to come"], temple["cheap to hold"]), "one worker alone only ties"


def test_what_is_in_reach_goes_by_the_action_points_left() -> None:
    t = Table().value("a2", 5).put(0, "b1", workers=1).put(1, "a2", workers=1)
    assert 5 == seen(t)["best temple in reach"]
    t.ap(2)
    assert (0, 2, 2) == (seen(t)["best temple in reach"], seen(t)["own action points"], seen(t, 1)["action points"])
    assert (5, 0) == (seen(t, 1)["points of own temples in a rival's reach"], seen(t, 1)["own action points"])


def test_a_guarded_temple_is_none_of_the_open_ones() -> None:
    t = Table().value("a2", 5).guard(1, "a2").put(0, "a2", workers=2)
    assert (1, 1, 0) == (seen(t)["open temples"], part(t, "temple 1")["value"], part(t, "temple 2")["value"])
    assert (5, 5, 0) == (seen(t)["rival 1: guarded points"], seen(t, 1)["guarded points"], seen(t)["guarded points"])
    assert (1, 2) == (seen(t, 1)["guards"], seen(t)["idle figures"])


def test_how_often_a_temple_can_grow() -> None:
    t = Table()
    assert 9 == part(t, "temple 1")["levels to come"]
    t.s.numbers[4] = 0
    assert 2 == part(t, "temple 1")["levels to come"]
    t.put(0, "a2", workers=2).play("uncover a2")
    assert (1, 1) == (part(t, "temple 1")["levels to come"], part(t, "temple 1")["levels uncovered in this turn"])
    assert 0 == part(t, "temple 1", 1)["levels uncovered in this turn"]


def test_camps_bring_temples_near() -> None:
    """Both printed temples lie beside the base camp; the printed jungle lies between them."""
    t = Table().value("a2", 5)
    before = seen(t)
    assert (6, 0) == (before["points of temples near camps"], before["camps"])
    assert 6 == before["points of temples near the best new camp"]
    t.camp(0, "b2")
    assert (1, 0, 1) == (
        seen(t)["camps"],
        seen(t)["points of temples near the best new camp"],
        seen(t, 1)["rival 1: camps"],
    )


# --- treasures --------------------------------------------------------------------


def test_who_stands_where_treasures_lie() -> None:
    """One tile behind a temple, 3 from the base camp: 4 from the supply, 1 for a rival's worker at the temple."""
    t = Table(3).tile("A5", "a3").put(0, "a3", workers=1).put(1, "a3", workers=2).put(2, "a2", workers=1)
    lying = part(t, "treasures 1")
    assert (4, 1, 2, 1) == (
        lying["left"],
        lying["own figures"],
        lying["most figures of a rival"],
        lying["rivals with figures"],
    )
    assert (cheap(4), cheap(1)) == (lying["cheap to come"], lying["cheap to come for a rival"])
    assert (1, 1, 0) == (
        seen(t)["treasures where own figures stand"],
        seen(t)["treasure tiles with treasures"],
        part(t, "treasures 2")["left"],
    )


def test_sets_and_what_would_complete_them() -> None:
    t = Table().hold(0, mask=2, jade=1, idol=1).hold(1, mask=1, jade=2)
    row = seen(t)
    assert (2, 1, 0) == (row["own singles"], row["own pairs"], row["own triples"])
    assert (0, 2) == (row["treasures to find of pairs"], row["treasures to find of singles"])
    assert (0, 1, 1) == (row["pairs by exchange"], row["triples by exchange"], row["singles a rival can use"])
    assert (3 + 1 + 1, 3 + 1) == (row["treasure points now"], row["rival 1: treasure points now"])


# --- time -------------------------------------------------------------------------


def test_when_the_first_volcano_comes() -> None:
    """Six tiles with A, then the volcano is one of six with B."""
    row = seen(Table())
    assert (1, 6, 11) == (
        row["letter on top"],
        row["tiles before the next volcano, at least"],
        row["tiles before the next volcano, at most"],
    )
    assert (10, 15, 8, 3) == tuple(row[f"{kind} tiles left"] for kind in ("jungle", "temple", "treasure", "volcano"))


def test_tiles_are_shared_out() -> None:
    """Five tiles for three players; the seat whose turn is over comes last."""
    t = Table(3).stack("G1", "G2", "G3", "G4", "F1")
    assert [1, 2, 2] == [seen(t, seat)["turns to come"] for seat in range(3)]
    assert 5 == seen(t)["tiles before the next volcano, at least"], "no volcano is left, the end comes then"


def test_whoever_drew_a_volcano_has_another_turn() -> None:
    t = Table().stack("B6", "C1", "C2").draw("B6")
    row = seen(t)
    assert (1, 1, 4, 1) == (
        row["has a volcano to lay"],
        row["scores after this turn"],
        row["scoring rounds to come"],
        row["scoring rounds begun"],
    )
    t.play("end")
    assert (3, 4, 1) == (
        seen(t)["scoring rounds to come"],
        seen(t)["rival 1: scoring rounds to come"],
        seen(t, 1)["scores after this turn"],
    )


def test_bids() -> None:
    t = Table(3, version="auction").begin(Step(steps.NEXT_ROUND, 1)).play("tile A1", "tile A2", "tile A3")
    t.play("bid 3", "pass")
    row = seen(t)
    assert (1, 3, 2, 2, 1) == (row["auction"], row["highest bid"], row["bidder"], row["opener"], row["is asked"])
    assert (0, 1, 0) == (row["rival 1: has passed"], row["rival 2: has passed"], row["has passed"])
    assert 3 == sum([row[f"{kind} tiles laid open"] for kind in ("jungle", "temple", "treasure", "volcano")])
    assert (12, 20) == (row["turns to come"], row["points"] - BELOW)
    t.play("pass", "choose A2")
    assert (11, 11) == (seen(t, 1)["turns to come"], seen(t)["rival 1: turns to come"])
    assert (12, -3) == (seen(t)["turns to come"], seen(t, 1)["points from bids"] - BELOW)


# --- how it was played ----------------------------------------------------------------


def test_sources_and_traits_of_a_game_that_is_over() -> None:
    t = Table().value("a2", 5).put(0, "a2", workers=2).guard(0, "b1").hold(0, mask=2, jade=1).camp(0, "b2")
    t.begin(Step(steps.FINAL, 1)).play("end", "end")
    assert list(SIGHT.sources) == list(t.outcome().breakdown[0])
    traits = dict(zip(SIGHT.traits, SIGHT.traits_of(t.s, 0), strict=True))
    assert {
        "workers placed": 3,
        "workers gone": 0,
        "camps": 1,
        "guards": 1,
        "temples": 2,
        "highest temple": 5,
        "treasures": 3,
        "pairs": 1,
        "triples": 0,
        "tiles with figures": 1,
    } == traits
    assert len(SIGHT.traits) == len(SIGHT.traits_of(t.s, 1))
