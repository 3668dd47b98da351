"""Buildings: chapter T-BUILD; and every kind of building and wealth tile with its price and all it gives.

The two tables below were typed in from the component sheet, not taken from components.toml.
"""

from __future__ import annotations

import pytest

from longcount.games.tzolkin.state import GOODS, TEMPLES, TRACKS
from longcount.games.tzolkin.view import BUILDING_BY_NAME
from tzolkin_table import Table, deal, keep, new_state

SIX = ("A2-01", "A2-02", "A2-03", "A2-04", "A2-05", "A2-06")


def holdings(t: Table) -> dict[str, float]:
    """All that a tile could change for seat 0."""
    me = t.player()
    found: dict[str, float] = dict(zip(GOODS, me.goods, strict=True))
    found |= dict(zip(TEMPLES, me.temples, strict=True)) | dict(zip(TRACKS, me.levels, strict=True))
    return found | {"workers": me.workers, "home": me.home, "points": t.points()}


def changes(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def food_bill(t: Table) -> int:
    """Corn that the workers of seat 0 eat on the next Food Day."""
    t.give(0, corn=30).start_round(7).close_round()
    return 30 - t.corn()


def turn_new_age(t: Table, *tiles: str) -> Table:
    """Chance lays these buildings of age 2."""
    return t.play(*[f"building {tile}" for tile in tiles])


# --- all buildings ------------------------------------------------------------

BUILDINGS: list[tuple[str, dict[str, int], dict[str, int], tuple[str, ...]]] = [
    # kind, price, what it gives, answers to its questions
    ("A1-01", {"wood": 1}, {"meals": -2}, ()),
    ("A1-02", {"wood": 4}, {"meals": -3}, ()),
    ("A1-03", {"wood": 2}, {"agriculture": 1}, ()),
    ("A1-04", {"wood": 3}, {"agriculture": 1, "stone": 1}, ()),
    ("A1-05", {"wood": 1, "stone": 1}, {"extraction": 1, "corn": 1}, ()),
    ("A1-06", {"wood": 2, "stone": 1}, {"extraction": 1, "gold": 1}, ()),
    ("A1-07", {"wood": 2, "stone": 1}, {"brown": 1, "yellow": 1}, ()),
    ("A1-08", {"wood": 1, "stone": 2}, {"brown": 1, "green": 1}, ()),
    # any temple, and a building: the farm that feeds one, for 1 wood
    ("A1-09", {"wood": 1, "gold": 1}, {"yellow": 1, "wood": -1, "meals": -2}, ("climb yellow", "build A1-01")),
    ("A1-10", {"gold": 1}, {"architecture": 1}, ()),
    ("A1-11", {"stone": 1, "gold": 1}, {"theology": 1, "green": 1}, ()),
    ("A2-01", {"wood": 2}, {"meals": -6}, ()),
    ("A2-02", {"wood": 3}, {"extraction": 1, "stone": 1}, ("advance extraction",)),
    ("A2-03", {"wood": 2, "stone": 1}, {"theology": 1, "gold": 1}, ("advance theology",)),
    ("A2-04", {"wood": 3, "stone": 1}, {"architecture": 1, "corn": 6}, ("advance architecture",)),
    ("A2-05", {"wood": 2, "stone": 2}, {"agriculture": 1, "skull": 1}, ("advance agriculture",)),
    # market: 1 wood bought for 2 corn
    ("A2-06", {"stone": 3}, {"points": 6, "wood": 1, "corn": -2}, ("buy wood",)),
    ("A2-07", {"wood": 1, "stone": 1, "gold": 1}, {"points": 6, "workers": 1, "home": 1, "meals": 2}, ()),
    ("A2-08", {"wood": 1, "gold": 2}, {"points": 8}, ()),
    # any action for 1 corn: 3 corn by fishing
    ("A2-09", {"wood": 2, "stone": 1, "gold": 1}, {"points": 2, "corn": 2}, ("act palenque 1",)),
    ("A2-10", {"wood": 1, "stone": 2, "gold": 1}, {"brown": 1, "yellow": 1, "green": 1, "points": 3}, ()),
    ("A2-11", {"stone": 2}, {"brown": 2, "points": 2}, ()),
    ("A2-12", {"stone": 1, "gold": 1}, {"architecture": 1, "points": 3}, ()),
    ("A2-13", {"gold": 2}, {"green": 2, "points": 3}, ()),
    ("A2-14", {"stone": 2, "gold": 1}, {"theology": 1, "brown": 1, "green": 1}, ()),
    ("A2-15", {"stone": 1, "gold": 2}, {"theology": 2}, ("advance theology", "advance theology")),
    ("A2-16", {"gold": 3}, {"yellow": 2, "points": 4}, ()),
]
THREE_WORKERS_EAT = 6


@pytest.mark.parametrize(("kind", "price", "gives", "answers"), BUILDINGS)
@pytest.mark.rule("T-BUILD-01", "T-BUILD-06", "T-SYM-06", "T-SYM-07")
def test_a_building_costs_its_price_and_gives_all_that_is_printed(
    kind: str, price: dict[str, int], gives: dict[str, int], answers: tuple[str, ...]
) -> None:
    other = "A1-03" if kind == "A1-01" else "A1-01"
    t = Table().put(0, "tikal 2").row(kind, other).give(0, **price).give(0, corn=2, wood=price.get("wood", 0) + 1)
    before = holdings(t)
    t.play("pick tikal 2", f"build {kind}", *answers)
    wanted = dict.fromkeys(("home", *price, *gives), 0) | gives
    wanted["home"] += 1
    for good, number in price.items():
        wanted[good] -= number
    meals = wanted.pop("meals", 0)
    assert {name: number for name, number in wanted.items() if number} == changes(before, holdings(t))
    assert THREE_WORKERS_EAT + meals == food_bill(t)


@pytest.mark.parametrize(("kind", "price"), [(kind, price) for kind, price, _, _ in BUILDINGS])
@pytest.mark.rule("T-BUILD-01")
def test_a_building_with_one_resource_short_cannot_be_built(kind: str, price: dict[str, int]) -> None:
    for good, number in price.items():
        t = Table().put(0, "tikal 2").row(kind).give(0, **price).give(0, **{good: number - 1})
        assert "T-BUILD-01" == t.why("pick tikal 2").rule


def test_these_are_all_27_kinds_of_buildings() -> None:
    assert 27 == len({kind for kind, _, _, _ in BUILDINGS})


# --- all wealth tiles ---------------------------------------------------------

WEALTH: dict[str, dict[str, int]] = {
    "W01": {"corn": 3, "yellow": 1, "agriculture": 1},
    "W02": {"corn": 5, "gold": 1, "yellow": 1},
    "W03": {"stone": 1, "gold": 1, "agriculture": 1},
    "W04": {"corn": 9, "stone": 1},
    "W05": {"wood": 1, "green": 1, "extraction": 1},
    "W06": {"corn": 2, "wood": 2, "green": 1},
    "W07": {"corn": 4, "wood": 1, "extraction": 1},
    "W08": {"corn": 3, "wood": 2, "stone": 1},
    "W09": {"corn": 2, "brown": 1, "architecture": 1},
    "W10": {"corn": 6, "stone": 2},
    "W11": {"corn": 3, "gold": 1, "architecture": 1},
    "W12": {"corn": 6, "wood": 1, "stone": 1},
    "W13": {"corn": 5, "stone": 1, "brown": 1},
    "W14": {"corn": 3, "wood": 1, "meals": -2},
    "W15": {"workers": 1, "home": 1, "meals": 2},
    "W16": {"corn": 8, "gold": 1},
    "W17": {"corn": 4, "wood": 1, "skull": 1},
    "W18": {"corn": 5, "stone": 1, "theology": 1},
    "W19": {"corn": 4, "wood": 3},
    "W20": {"corn": 2, "wood": 2, "theology": 1},
    "W21": {"corn": 7, "wood": 2},
}


@pytest.mark.parametrize("tile", WEALTH)
@pytest.mark.rule("T-SYM-01", "T-SYM-02", "T-SYM-03", "T-SYM-04", "T-SYM-05", "T-SYM-07")
@pytest.mark.rule("T-SYM-08", "T-SYM-09", "T-SYM-10", "T-SYM-11", "T-SYM-14", "T-SYM-15", "T-SYM-16", "T-SYM-21")
def test_a_wealth_tile_gives_all_that_is_printed(tile: str) -> None:
    """It is kept together with another one, whose goods come on top."""
    other = "W08" if tile == "W19" else "W19"
    spare = [name for name in WEALTH if name not in (tile, other)]
    t = Table()
    before = holdings(t)
    t.s = deal(new_state(2), [[tile, other, *spare[:2]], spare[2:6]])
    keep(t.s, 0, *sorted((tile, other)))
    keep(t.s, 1, spare[2], spare[3])
    wanted = dict.fromkeys((*WEALTH[tile], *WEALTH[other]), 0)
    for name, number in (*WEALTH[tile].items(), *WEALTH[other].items()):
        wanted[name] += number
    meals = wanted.pop("meals", 0)
    assert wanted == changes(before, holdings(t))
    assert THREE_WORKERS_EAT + meals == food_bill(t)


def test_these_are_all_21_wealth_tiles() -> None:
    assert 21 == len(WEALTH)


# --- building -----------------------------------------------------------------


@pytest.mark.rule("T-BUILD-01")
def test_the_tile_leaves_the_board_and_lies_before_its_builder() -> None:
    t = Table().put(0, "tikal 2").row("A1-03", "A1-07").give(0, wood=2)
    t.play("pick tikal 2")
    assert ["A1-07"] == t.open_buildings()
    assert (BUILDING_BY_NAME["A1-03"],) == t.player().buildings


@pytest.mark.rule("T-BUILD-01")
def test_a_building_that_is_too_dear_is_refused_with_price_and_purse() -> None:
    t = Table().put(0, "tikal 2").row("A1-01", "A1-03", "A1-11").give(0, wood=2, gold=1)
    t.play("pick tikal 2")
    assert ["build A1-01", "build A1-03"] == t.offers()
    assert "A1-11 costs 1 stone, 1 gold; you have 2 wood, 1 gold." == t.why("build A1-11").sentence


@pytest.mark.rule("T-BUILD-02")
def test_an_empty_space_is_refilled_at_the_end_of_the_turn_and_not_before() -> None:
    t = Table().put(0, "tikal 2", "tikal 3").row("A1-03", "A1-07").stack_of(1, "A1-04", "A1-10").give(0, wood=9)
    t.play("pick tikal 2")
    assert ["A1-07"] == t.open_buildings()
    assert t.may("pick tikal 3")
    t.play("end")
    assert ["building A1-04", "building A1-10"] == t.offers()
    t.play("building A1-10")
    assert ["A1-10", "A1-07"] == t.open_buildings()


@pytest.mark.rule("T-BUILD-03")
def test_a_space_stays_empty_when_the_stack_is_empty() -> None:
    t = Table().put(0, "tikal 2").row("A1-03", "A1-07").give(0, wood=2)
    t.play("pick tikal 2")
    assert 1 == t.seat
    assert ["A1-07"] == t.open_buildings()


@pytest.mark.rule("T-BUILD-04")
def test_only_buildings_of_age_1_come_in_the_first_half() -> None:
    t = Table().put(0, "tikal 2").row("A1-03").stack_of(1, "A1-04").stack_of(2, "A2-02").give(0, wood=2)
    t.play("pick tikal 2")
    assert ["building A1-04"] == t.offers()


@pytest.mark.rule("T-BUILD-04")
def test_only_buildings_of_age_2_come_in_the_second_half() -> None:
    t = Table().stack_of(1, "A1-04", "A1-05").stack_of(2, *SIX, "A2-08").start_round(13).close_round()
    turn_new_age(t, *SIX)
    t.put(0, "tikal 2").give(0, wood=2).play("pick tikal 2")
    assert "A2-01" not in t.open_buildings()
    assert ["building A2-08"] == t.offers()


@pytest.mark.rule("T-BUILD-05", "T-FOOD-05")
def test_the_age_changes_on_the_second_food_day_after_feeding_and_before_the_rewards() -> None:
    t = Table().row("A1-03", "A1-07").stack_of(2, *SIX).give(0, corn=7).temples(0, brown=3)
    t.start_round(13).close_round()
    assert [] == t.open_buildings()
    assert 1 == t.corn()
    assert 0 == t.points()
    assert [f"building {name}" for name in SIX] == t.offers()
    turn_new_age(t, *SIX)
    assert list(SIX) == t.open_buildings()
    assert 0 < t.points()


@pytest.mark.parametrize("day", [7, 20, 26])
@pytest.mark.rule("T-BUILD-05")
def test_no_other_food_day_changes_the_buildings(day: int) -> None:
    t = Table().row("A1-03", "A1-07").stack_of(2, *SIX).start_round(day).close_round()
    assert ["A1-03", "A1-07"] == t.open_buildings()


@pytest.mark.rule("T-BUILD-05", "T-MON-01")
def test_built_tiles_and_monuments_stay_when_the_age_changes() -> None:
    t = Table().own(0, "A1-01", "M01").monuments("M02", "M03").stack_of(2, *SIX)
    t.start_round(13).close_round()
    turn_new_age(t, *SIX)
    assert (1, 1) == (len(t.player().buildings), len(t.player().monuments))
    assert 2 == len(t.s.monuments)
    assert "turn" == t.step


@pytest.mark.rule("T-BUILD-03", "T-BUILD-05")
def test_gaps_of_age_1_are_filled_with_six_tiles_when_the_age_changes() -> None:
    """TC-79: the stack of age 1 is empty, three spaces are gaps; after the change six tiles of age 2 lie open."""
    t = Table().row("A1-03", "A1-07", "A1-08").stack_of(2, *SIX, "A2-07").start_round(13).close_round()
    turn_new_age(t, *SIX)
    assert list(SIX) == t.open_buildings()
    assert "turn" == t.step


@pytest.mark.rule("T-BUILD-02", "T-BUILD-05")
def test_a_gap_of_the_second_food_day_is_refilled_and_then_swept() -> None:
    """TC-80: built in that round, refilled from age 1 at the end of the turn, all swept after feeding."""
    t = Table().start_round(13).row("A1-03").stack_of(1, "A1-04").stack_of(2, *SIX)
    t.put(0, "tikal 2").give(0, wood=2).play("pick tikal 2", "building A1-04")
    assert ["A1-04"] == t.open_buildings()
    assert 0 == t.points()
    t.close_round()
    assert -9 == t.points()
    turn_new_age(t, *SIX)
    assert list(SIX) == t.open_buildings()


@pytest.mark.rule("T-BUILD-06")
def test_a_building_gives_everything_at_once() -> None:
    """EX-15: each temple +1 and 3 points."""
    t = Table().put(0, "tikal 2").row("A2-10").give(0, wood=1, stone=2, gold=1).play("pick tikal 2")
    assert (2, 2, 2) == (t.temple("brown"), t.temple("yellow"), t.temple("green"))
    assert 3 == t.points()


@pytest.mark.rule("T-BUILD-06")
def test_a_building_works_only_once() -> None:
    t = Table().put(0, "tikal 2").row("A2-11").give(0, stone=2, corn=20).play("pick tikal 2")
    t.start_round(7).close_round().start_round(20).close_round()
    assert 3 == t.temple("brown")
    assert 2 == t.points()


# --- farms --------------------------------------------------------------------


@pytest.mark.rule("T-BUILD-07")
def test_a_farm_works_on_every_food_day() -> None:
    t = Table().own(0, "A1-01").give(0, corn=10)
    t.start_round(7).close_round()
    assert 6 == t.corn()
    t.start_round(20).close_round()
    assert 2 == t.corn()


@pytest.mark.parametrize(
    ("farms", "bill"),
    [
        pytest.param((), 10, id="no farm"),
        pytest.param(("A1-01",), 8, id="one eats free"),
        pytest.param(("A1-01", "A1-01"), 6, id="two eat free"),
        pytest.param(("A2-01",), 4, id="three eat free"),
        pytest.param(("A1-02",), 5, id="each 1 less"),
        pytest.param(("A1-02", "A1-02"), 0, id="each 2 less"),
        pytest.param(("A2-01", "A1-02"), 2, id="three free, others 1 less"),
        pytest.param(("A2-01", "A2-01"), 0, id="six of five eat free"),
    ],
)
@pytest.mark.rule("T-BUILD-08", "T-BUILD-09", "T-BUILD-10", "T-BUILD-11", "T-FOOD-09")
def test_farms_of_five_workers(farms: tuple[str, ...], bill: int) -> None:
    assert bill == food_bill(Table().workers(0, 5).own(0, *farms))


@pytest.mark.rule("T-BUILD-08", "T-BUILD-10", "T-BUILD-11")
def test_two_free_workers_of_five_and_one_corn_less() -> None:
    """EX-16: 0+0+1+1+1 corn."""
    assert 3 == food_bill(Table().workers(0, 5).own(0, "A1-01", "A1-01", "A1-02"))


@pytest.mark.rule("T-BUILD-10")
def test_one_corn_less_lets_two_corn_feed_two_of_three() -> None:
    """TC-71: two fed, 3 points lost, no corn left."""
    t = Table().own(0, "A1-02").give(0, corn=2).start_round(7).close_round()
    assert (0, -3) == (t.corn(), t.points())


@pytest.mark.rule("T-BUILD-10", "T-SYM-22")
def test_two_farms_with_one_less_feed_everybody_without_corn() -> None:
    t = Table().own(0, "A1-02", "A1-02").start_round(7).close_round()
    assert (0, 0) == (t.corn(), t.points())


@pytest.mark.rule("T-BUILD-11")
def test_farms_for_more_workers_than_there_are_give_no_corn() -> None:
    t = Table().own(0, "A2-01", "A1-01").give(0, corn=5).start_round(7).close_round()
    assert (5, 0) == (t.corn(), t.points())


@pytest.mark.rule("T-BUILD-09")
def test_a_farm_feeds_only_its_owner() -> None:
    t = Table().own(0, "A2-01").give(0, corn=6).give(1, corn=6).start_round(7).close_round()
    assert (6, 0) == (t.corn(0), t.corn(1))
