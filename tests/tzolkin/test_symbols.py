"""Symbols on wealth tiles and buildings: chapter T-SYM.

That every tile carries the right symbols is proved tile by tile in test_buildings.py.
"""

from __future__ import annotations

import pytest

from tzolkin_table import Table, deal, keep, new_state

PRICE = {
    "A1-03": {"wood": 2},
    "A1-04": {"wood": 3},
    "A1-05": {"wood": 1, "stone": 1},
    "A1-06": {"wood": 2, "stone": 1},
    "A1-07": {"wood": 2, "stone": 1},
    "A1-08": {"wood": 1, "stone": 2},
    "A1-09": {"wood": 1, "gold": 1},
    "A1-10": {"gold": 1},
    "A1-11": {"stone": 1, "gold": 1},
    "A2-02": {"wood": 3},
    "A2-04": {"wood": 3, "stone": 1},
    "A2-05": {"wood": 2, "stone": 2},
    "A2-06": {"stone": 3},
    "A2-07": {"wood": 1, "stone": 1, "gold": 1},
    "A2-08": {"wood": 1, "gold": 2},
    "A2-09": {"wood": 2, "stone": 1, "gold": 1},
    "A2-11": {"stone": 2},
    "A2-15": {"stone": 1, "gold": 2},
}


def builder(tile: str, **options: str) -> Table:
    """Seat 0 stands on Tikal 2 with exactly the price of the one building on the board."""
    return Table(2, **options).put(0, "tikal 2").row(tile).give(0, **PRICE[tile])


def built(tile: str) -> Table:
    return builder(tile).play("pick tikal 2")


# --- goods, points, workers ---------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "answers", "goods"),
    [
        pytest.param("A2-04", ("advance theology",), {"corn": 6}, id="corn"),
        pytest.param("A1-04", (), {"stone": 1}, id="stone"),
        pytest.param("A1-06", (), {"gold": 1}, id="gold"),
        pytest.param("A2-05", ("advance theology",), {"skull": 1}, id="skull"),
    ],
)
@pytest.mark.rule("T-SYM-01", "T-SYM-03", "T-SYM-04", "T-SYM-05")
def test_goods_on_a_building_are_gained(tile: str, answers: tuple[str, ...], goods: dict[str, int]) -> None:
    assert goods == built(tile).play(*answers).goods()


@pytest.mark.rule("T-SYM-01", "T-SYM-02", "T-SYM-03")
def test_goods_on_wealth_tiles_are_gained() -> None:
    """W06: 2 corn, 2 wood, a climb; W10: 6 corn, 2 stone."""
    t = Table()
    t.s = deal(new_state(2), [["W06", "W10", "W01", "W02"], ["W04", "W16", "W18", "W21"]])
    keep(t.s, 0, "W06", "W10")
    assert {} == t.goods()
    keep(t.s, 1, "W04", "W16")
    assert {"corn": 8, "wood": 2, "stone": 2} == t.goods()


@pytest.mark.rule("T-SYM-05", "T-COMP-02")
def test_a_skull_symbol_gives_nothing_when_the_bank_has_no_skull() -> None:
    """Q19: the building is built all the same."""
    t = builder("A2-05").give(1, skull=13).play("pick tikal 2", "advance theology")
    assert {} == t.goods()
    assert 1 == t.level("theology")


@pytest.mark.parametrize(("tile", "points"), [("A2-11", 2), ("A2-08", 8)])
@pytest.mark.rule("T-SYM-06")
def test_points_are_gained_at_once(tile: str, points: int) -> None:
    assert points == built(tile).points()


@pytest.mark.rule("T-SYM-07")
def test_a_worker_comes_from_the_bank_and_is_available() -> None:
    t = built("A2-07")
    assert (4, 4) == (t.player().workers, t.player().home)


@pytest.mark.rule("T-SYM-07")
def test_no_seventh_worker_comes() -> None:
    t = builder("A2-07").workers(0, 6).play("pick tikal 2")
    assert (6, 6) == (t.player().workers, t.player().home)
    assert 6 == t.points()


# --- technologies -------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "track"),
    [("A1-03", "agriculture"), ("A1-05", "extraction"), ("A1-10", "architecture"), ("A1-11", "theology")],
)
@pytest.mark.rule("T-SYM-08", "T-SYM-09", "T-SYM-10", "T-SYM-11")
def test_a_track_symbol_raises_its_track_and_costs_nothing(tile: str, track: str) -> None:
    t = builder(tile).levels(0, **{track: 1}).give(0, wood=3).play("pick tikal 2")
    assert 2 == t.level(track)
    assert 3 - PRICE[tile].get("wood", 0) == t.goods().get("wood", 0)


@pytest.mark.parametrize(
    ("tile", "track", "answers"),
    [
        pytest.param("A1-03", "agriculture", ("climb yellow",), id="agriculture"),
        pytest.param("A1-05", "extraction", ("take 1 wood 1 gold",), id="extraction"),
        pytest.param("A1-11", "theology", (), id="theology"),
    ],
)
@pytest.mark.rule("T-SYM-08", "T-SYM-09", "T-SYM-11")
def test_on_level_3_a_track_symbol_gives_the_bonus_for_nothing(tile: str, track: str, answers: tuple[str, ...]) -> None:
    """Q12: a climb, two resources, a skull; A1-05 gives 1 corn, A1-11 climbs green besides."""
    t = builder(tile).levels(0, **{track: 3}).play("pick tikal 2", *answers)
    gained = {
        "agriculture": ({}, 2),
        "extraction": ({"corn": 1, "wood": 1, "gold": 1}, 1),
        "theology": ({"skull": 1}, 1),
    }
    assert gained[track] == (t.goods(), t.temple("yellow"))
    assert 3 == t.level(track)


@pytest.mark.rule("T-SYM-10")
def test_on_level_3_the_architecture_symbol_gives_3_points() -> None:
    """Q12: 3 points for the symbol beside the 2 points and 1 corn of constructing."""
    t = builder("A1-10").levels(0, architecture=3).play("pick tikal 2", "build A1-10")
    assert 2 + 3 == t.points()
    assert {"corn": 1} == t.goods()


@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
@pytest.mark.rule("T-SYM-12")
def test_a_free_level_goes_to_any_track(track: str) -> None:
    t = built("A2-02")
    assert 4 == len(t.offers())
    t.play(f"advance {track}")
    assert 1 == t.level(track)
    assert {"stone": 1} == t.goods()


@pytest.mark.parametrize(("choice", "points"), [("bonus", 3), ("nothing", 0)])
@pytest.mark.rule("T-SYM-12")
def test_a_free_level_on_level_3_gives_the_bonus_or_nothing(choice: str, points: int) -> None:
    """Option free_level_at_top (Q12); constructing itself brings 2 points by architecture."""
    t = builder("A2-02", free_level_at_top=choice).levels(0, architecture=3)
    t.play("pick tikal 2", "build A2-02", "advance architecture")
    assert 2 + points == t.points()
    assert 3 == t.level("architecture")


@pytest.mark.parametrize(
    ("first", "second", "levels"),
    [
        pytest.param("theology", "theology", (0, 2), id="both on one track"),
        pytest.param("agriculture", "theology", (1, 1), id="one on each of two"),
    ],
)
@pytest.mark.rule("T-SYM-13")
def test_two_free_levels(first: str, second: str, levels: tuple[int, int]) -> None:
    t = builder("A2-15").give(0, wood=1).play("pick tikal 2", f"advance {first}", f"advance {second}")
    assert levels == (t.level("agriculture"), t.level("theology"))
    assert {"wood": 1} == t.goods()
    assert 1 == t.seat


@pytest.mark.rule("T-SYM-13")
def test_two_free_levels_may_reach_level_3_and_its_bonus() -> None:
    t = builder("A2-15").levels(0, theology=2).play("pick tikal 2", "advance theology", "advance theology")
    assert 3 == t.level("theology")
    assert {"skull": 1} == t.goods()


# --- temples ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "steps"),
    [
        pytest.param("A1-07", (2, 2, 1), id="brown and yellow"),
        pytest.param("A1-08", (2, 1, 2), id="brown and green"),
        pytest.param("A1-11", (1, 1, 2), id="green"),
        pytest.param("A2-11", (3, 1, 1), id="brown twice"),
    ],
)
@pytest.mark.rule("T-SYM-14", "T-SYM-15", "T-SYM-16")
def test_a_temple_symbol_climbs_in_its_temple(tile: str, steps: tuple[int, int, int]) -> None:
    t = built(tile)
    assert steps == (t.temple("brown"), t.temple("yellow"), t.temple("green"))


@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
@pytest.mark.rule("T-SYM-17")
def test_a_free_climb_goes_to_any_temple(temple: str) -> None:
    t = built("A1-09")
    assert ["climb brown", "climb yellow", "climb green"] == t.offers()
    t.play(f"climb {temple}")
    assert 2 == t.temple(temple)


# --- granted actions ----------------------------------------------------------


def with_extra_building() -> Table:
    """A1-09 is built and its climb made; two more buildings lie open."""
    t = Table().put(0, "tikal 2").row("A1-09", "A1-03", "A1-07").give(0, wood=3, gold=1)
    return t.play("pick tikal 2", "build A1-09", "climb brown")


@pytest.mark.rule("T-SYM-18")
def test_an_extra_building_may_be_built_for_its_price() -> None:
    t = with_extra_building()
    assert ["build A1-03", "done"] == t.offers()
    t.play("build A1-03")
    assert 1 == t.level("agriculture")
    assert {} == t.goods()


@pytest.mark.rule("T-SYM-18")
def test_an_extra_building_may_be_declined() -> None:
    t = with_extra_building().play("done")
    assert 1 == t.seat
    assert {"wood": 2} == t.goods()
    assert ["A1-03", "A1-07"] == t.open_buildings()


@pytest.mark.rule("T-SYM-18")
def test_an_extra_building_uses_architecture_again() -> None:
    """Q10: +1 corn for each of the two buildings."""
    t = Table().put(0, "tikal 2").row("A1-09", "A1-03").give(0, wood=3, gold=1).levels(0, architecture=1)
    t.play("pick tikal 2", "build A1-09", "climb brown", "build A1-03")
    assert {"corn": 2} == t.goods()


@pytest.mark.rule("T-SYM-18")
def test_an_extra_building_is_paid_in_resources_even_if_the_first_was_paid_in_corn() -> None:
    """Q10."""
    t = Table().put(0, "uxmal 4").row("A1-09", "A1-03").give(0, corn=9, wood=2)
    t.play("pick uxmal 4", "build A1-09", "climb brown", "build A1-03")
    assert {"corn": 5} == t.goods()


@pytest.mark.rule("T-SYM-19")
def test_the_market_may_be_used() -> None:
    t = builder("A2-06").give(0, wood=1, gold=1).play("pick tikal 2")
    assert "market" == t.step
    t.play("sell wood", "sell gold", "buy stone", "done")
    assert {"corn": 3, "stone": 1} == t.goods()


@pytest.mark.rule("T-SYM-19")
def test_the_market_may_be_left_alone() -> None:
    t = builder("A2-06").give(0, corn=9).play("pick tikal 2", "done")
    assert 1 == t.seat
    assert {"corn": 9} == t.goods()
    assert 6 == t.points()


@pytest.mark.rule("T-SYM-20")
def test_any_action_of_a_small_gear_costs_1_corn() -> None:
    t = builder("A2-09").give(0, corn=1).play("pick tikal 2", "act yaxchilan 5")
    assert {"corn": 2, "stone": 1, "gold": 1} == t.goods()
    assert 2 == t.points()


@pytest.mark.rule("T-SYM-20")
def test_any_action_offers_every_small_gear_but_neither_itself_nor_chichen_itza() -> None:
    t = builder("A2-09").give(0, corn=20, wood=5, stone=9, gold=9, skull=1).row("A2-09", "A1-01")
    t.play("pick tikal 2", "build A2-09")
    targets = {text.split()[1] for text in t.offers() if text.startswith("act")}
    assert {"palenque", "yaxchilan", "tikal", "uxmal"} == targets
    assert 5 + 5 + 5 + 4 == len(t.offers()) - 1
    assert "T-UXM-07" == t.why("act uxmal 5").rule


@pytest.mark.rule("T-SYM-20")
def test_any_action_may_be_declined() -> None:
    """Q11."""
    t = builder("A2-09").give(0, corn=1).play("pick tikal 2", "done")
    assert 1 == t.seat
    assert {"corn": 1} == t.goods()
    assert 2 == t.points()


@pytest.mark.rule("T-SYM-20")
def test_without_corn_any_action_is_skipped_and_the_rest_of_the_tile_stands() -> None:
    """Q11."""
    t = built("A2-09")
    assert 1 == t.seat
    assert {} == t.goods()
    assert 2 == t.points()


@pytest.mark.rule("T-SYM-20")
def test_the_corn_of_architecture_may_pay_for_any_action() -> None:
    """Q29: it comes before the effect of the tile."""
    t = builder("A2-09").levels(0, architecture=1).play("pick tikal 2", "act palenque 1")
    assert {"corn": 3} == t.goods()


# --- farms --------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["W14", "A1-01"])
@pytest.mark.rule("T-SYM-21")
def test_one_worker_eats_free_on_every_food_day(tile: str) -> None:
    """On a wealth tile as on a farm (Q32)."""
    t = Table().own(0, tile).give(0, corn=9).start_round(7).close_round()
    assert 9 - 4 == t.corn()
    t.start_round(20).close_round()
    assert 9 - 8 == t.corn()


@pytest.mark.rule("T-SYM-21")
def test_free_meals_of_a_wealth_tile_and_a_farm_add_up() -> None:
    t = Table().own(0, "W14", "A1-01").give(0, corn=9).start_round(7).close_round()
    assert 9 - 2 == t.corn()


@pytest.mark.parametrize(("farms", "left"), [(("A1-02",), 9 - 3), (("A1-02", "A1-02"), 9)])
@pytest.mark.rule("T-SYM-22")
def test_every_worker_needs_1_corn_less(farms: tuple[str, ...], left: int) -> None:
    t = Table().own(0, *farms).give(0, corn=9).start_round(7).close_round()
    assert left == t.corn()
    assert 0 == t.points()
