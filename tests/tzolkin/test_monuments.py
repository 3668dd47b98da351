"""Monuments: chapter T-MON, every monument with its price and its score."""

from __future__ import annotations

import pytest

from longcount.games.tzolkin.state import FROM_MONUMENTS, QUARTERS, TEMPLES, TRACKS
from longcount.games.tzolkin.view import MONUMENT_BY_NAME
from tzolkin_table import Table

SIX = ("A2-01", "A2-02", "A2-03", "A2-04", "A2-05", "A2-06")


def score(t: Table, seat: int = 0) -> float:
    """Points of a seat's monuments when the game ends now."""
    t.start_round(26).close_round()
    return t.outcome().breakdown[seat]["monuments"] / QUARTERS


# --- prices -------------------------------------------------------------------

PRICES: list[tuple[str, dict[str, int]]] = [
    ("M01", {"wood": 3, "stone": 2, "gold": 1}),
    ("M02", {"wood": 2, "stone": 3, "gold": 1}),
    ("M03", {"stone": 2, "gold": 3}),
    ("M04", {"wood": 1, "stone": 3, "gold": 2}),
    ("M05", {"wood": 2, "stone": 2, "gold": 2}),
    ("M06", {"wood": 1, "stone": 1, "gold": 4}),
    ("M07", {"wood": 1, "gold": 4}),
    ("M08", {"wood": 3, "gold": 3}),
    ("M09", {"wood": 2, "stone": 1, "gold": 3}),
    ("M10", {"wood": 1, "stone": 1, "gold": 3}),
    ("M11", {"stone": 3, "gold": 3}),
    ("M12", {"stone": 4, "gold": 3}),
    ("M13", {"gold": 4, "skull": 1}),
]


@pytest.mark.parametrize(("name", "price"), PRICES)
@pytest.mark.rule("T-MON-04")
def test_a_monument_costs_its_price_at_tikal_4(name: str, price: dict[str, int]) -> None:
    t = Table().put(0, "tikal 4").monuments(name).give(0, **price).play("pick tikal 4")
    assert (MONUMENT_BY_NAME[name],) == t.player().monuments
    assert {} == t.goods()


@pytest.mark.parametrize(("name", "price"), PRICES)
@pytest.mark.rule("T-MON-04")
def test_a_monument_with_one_good_short_cannot_be_built(name: str, price: dict[str, int]) -> None:
    for good, number in price.items():
        t = Table().put(0, "tikal 4").monuments(name).give(0, **price).give(0, **{good: number - 1})
        assert not t.may("pick tikal 4")


def test_these_are_all_13_monuments() -> None:
    assert 13 == len(dict(PRICES))


@pytest.mark.parametrize(("spent_skull", "gained"), [("returns", 1), ("gone", 0)])
@pytest.mark.rule("T-COMP-02", "T-GOODS-02")
def test_a_skull_paid_for_a_monument(spent_skull: str, gained: int) -> None:
    """Option spent_skull (Q14): it returns to the bank and can be gained again, or is gone for good."""
    t = Table(spent_skull=spent_skull).monuments("M13").put(0, "tikal 4").put(1, "yaxchilan 4")
    t.give(0, gold=4, skull=1).give(1, skull=12)
    t.play("pick tikal 4", "pick yaxchilan 4")
    assert 12 + gained == t.player(1).goods[4]


# --- building them ------------------------------------------------------------


@pytest.mark.rule("T-MON-01")
def test_a_built_monument_is_not_replaced() -> None:
    t = Table().put(0, "tikal 4").monuments("M07", "M12").stack_of(1, "A1-03").row(*["A1-01"] * 6)
    t.give(0, wood=1, gold=4).play("pick tikal 4", "build M07")
    assert (MONUMENT_BY_NAME["M12"],) == t.s.monuments
    assert 1 == t.seat


@pytest.mark.rule("T-MON-01")
def test_a_monument_that_was_not_revealed_cannot_be_built() -> None:
    t = Table().put(0, "tikal 4").monuments("M07", "M08").give(0, wood=9, stone=9, gold=9).play("pick tikal 4")
    refusal = t.why("build M01")
    assert "T-MON-01" == refusal.rule
    assert "M01 does not lie on the board." == refusal.sentence


@pytest.mark.rule("T-MON-02")
def test_monuments_score_only_at_the_end_of_the_game() -> None:
    t = Table().monuments("M08").workers(0, 6).put(0, "tikal 4").give(0, wood=3, gold=3).play("pick tikal 4")
    assert 0 == t.points()
    t.stack_of(2, *SIX).start_round(13).close_round().play(*[f"building {name}" for name in SIX])
    assert 0 == t.player().points[FROM_MONUMENTS]
    assert 18 == score(t)


@pytest.mark.rule("T-MON-03")
def test_a_player_may_own_several_monuments() -> None:
    t = Table().monuments("M07", "M08").put(0, "tikal 4", "tikal 5").give(0, corn=1, wood=4, gold=7)
    t.play("pick tikal 4", "build M07", "pick tikal 5 as 4")
    assert (MONUMENT_BY_NAME["M07"], MONUMENT_BY_NAME["M08"]) == t.player().monuments


@pytest.mark.rule("T-MON-04")
def test_tikal_4_builds_only_one_monument() -> None:
    t = Table().monuments("M07", "M08").row("A1-01").put(0, "tikal 4").give(0, wood=9, gold=9)
    t.play("pick tikal 4", "build M07")
    assert 1 == t.seat
    assert {"wood": 8, "gold": 5} == t.goods()


@pytest.mark.rule("T-MON-04")
def test_no_monument_comes_beside_a_building() -> None:
    t = Table().monuments("M07").row("A1-01", "A1-03").put(0, "tikal 4").give(0, wood=9, gold=9)
    t.play("pick tikal 4", "build A1-01")
    assert ["build A1-03", "done"] == t.offers()
    refusal = t.why("build M07")
    assert "T-MON-04" == refusal.rule
    assert "A monument is built only as the single construction of Tikal 4." == refusal.sentence


@pytest.mark.rule("T-MON-04")
def test_tikal_2_builds_no_monument() -> None:
    t = Table().monuments("M07").row("A1-01", "A1-03").put(0, "tikal 2").give(0, wood=9, gold=9).play("pick tikal 2")
    assert ["build A1-01", "build A1-03"] == t.offers()
    assert "T-MON-04" == t.why("build M07").rule


@pytest.mark.rule("T-MON-04")
def test_the_extra_building_of_a_tile_is_no_monument() -> None:
    t = Table().monuments("M07").row("A1-09", "A1-01").put(0, "tikal 2").give(0, wood=9, gold=9)
    t.play("pick tikal 2", "build A1-09", "climb brown")
    assert ["build A1-01", "done"] == t.offers()
    assert "T-MON-04" == t.why("build M07").rule


@pytest.mark.rule("T-MON-04", "T-UXM-06")
def test_corn_builds_no_monument() -> None:
    t = Table().monuments("M07").row("A1-01", "A1-03").put(0, "uxmal 4").give(0, corn=99, wood=9, gold=9)
    t.play("pick uxmal 4")
    assert ["build A1-01", "build A1-03"] == t.offers()
    assert "T-UXM-06" == t.why("build M07").rule


@pytest.mark.rule("T-MON-04")
def test_architecture_does_nothing_for_a_monument() -> None:
    t = Table().monuments("M07").levels(0, architecture=3).put(0, "tikal 4").give(0, wood=1, gold=4)
    t.play("pick tikal 4")
    assert {} == t.goods()
    assert 0 == t.points()


@pytest.mark.rule("T-MON-04")
def test_architecture_saves_nothing_on_a_monument() -> None:
    t = Table().monuments("M07").levels(0, architecture=3).put(0, "tikal 4").give(0, gold=4)
    assert not t.may("pick tikal 4")


@pytest.mark.rule("T-MON-04")
@pytest.mark.parametrize(
    ("worker", "decisions"),
    [("tikal 6", ("pick tikal 6 as 4",)), ("uxmal 5", ("pick uxmal 5", "act tikal 4"))],
)
def test_tikal_4_counts_from_wherever_it_is_performed(worker: str, decisions: tuple[str, ...]) -> None:
    """Q13: by free choice, or through Uxmal 5."""
    t = Table().monuments("M07").put(0, worker).give(0, corn=1, wood=1, gold=4).play(*decisions)
    assert (MONUMENT_BY_NAME["M07"],) == t.player().monuments


# --- scores -------------------------------------------------------------------

TOMBS = ("A1-07", "A1-08", "A1-09", "A2-06", "A2-07", "A2-08", "A2-09", "A2-10")
CIVIL = ("A1-03", "A1-04", "A1-05", "A1-06", "A2-02", "A2-03", "A2-04", "A2-05")
SHRINES = ("A1-10", "A1-11", "A2-11", "A2-12", "A2-13", "A2-14", "A2-15", "A2-16")
FARMS = ("A1-01", "A1-02", "A2-01")
TOMB_MONUMENTS = ("M01", "M04", "M05", "M06", "M07")
CIVIL_MONUMENTS = ("M02", "M08", "M09", "M10")
SHRINE_MONUMENTS = ("M03", "M11", "M12", "M13")


def beside(name: str, *others: str) -> float:
    """What a monument scores its owner beside other tiles, which score nothing in this position."""
    return score(Table().own(0, *others, name))


@pytest.mark.parametrize("tile", TOMBS)
@pytest.mark.rule("T-MON-05")
def test_grey_buildings_count_4_for_the_grey_monument(tile: str) -> None:
    assert (4 + 4, 4, 4) == (beside("M01", tile), beside("M02", tile), beside("M03", tile))


@pytest.mark.parametrize("tile", CIVIL)
@pytest.mark.rule("T-MON-06")
def test_green_buildings_count_4_for_the_green_monument(tile: str) -> None:
    assert (4, 4 + 4, 4) == (beside("M01", tile), beside("M02", tile), beside("M03", tile))


@pytest.mark.parametrize("tile", SHRINES)
@pytest.mark.rule("T-MON-07")
def test_blue_buildings_count_4_for_the_blue_monument(tile: str) -> None:
    assert (4, 4, 4 + 4) == (beside("M01", tile), beside("M02", tile), beside("M03", tile))


@pytest.mark.parametrize("name", ["M01", "M02", "M03"])
@pytest.mark.rule("T-MON-05", "T-MON-06", "T-MON-07")
def test_a_frame_monument_counts_itself_and_no_farm(name: str) -> None:
    """TC-85: farms have none of the three frames; the monument counts itself."""
    assert 4 == beside(name, *FARMS)


@pytest.mark.parametrize(
    ("name", "framed"), [("M01", TOMB_MONUMENTS), ("M02", CIVIL_MONUMENTS), ("M03", SHRINE_MONUMENTS)]
)
@pytest.mark.rule("T-MON-05", "T-MON-06", "T-MON-07")
def test_a_frame_monument_counts_monuments_of_its_frame_only(name: str, framed: tuple[str, ...]) -> None:
    """TC-85: of M06 to M13, which count neither tiles nor monuments, those with the same frame count (Q25)."""
    for other in ("M06", "M07", "M08", "M09", "M10", "M11", "M12", "M13"):
        assert 4 + (4 if other in framed else 0) == beside(name, other)


@pytest.mark.parametrize(
    ("names", "points"),
    [
        pytest.param(("M01", "M04"), (4 + 4) + (2 + 2), id="M04 is grey"),
        pytest.param(("M01", "M05"), (4 + 4) + (6 + 6), id="M05 is grey"),
        pytest.param(("M01", "M02", "M03"), 4 + 4 + 4, id="grey, green, blue"),
        pytest.param(("M02", "M03", "M04"), 4 + 4 + (2 + 2 + 2), id="M04 is neither green nor blue"),
    ],
)
@pytest.mark.rule("T-MON-05", "T-MON-06", "T-MON-07")
def test_monuments_that_count_each_other(names: tuple[str, ...], points: int) -> None:
    """TC-85: two players; M04 counts 2 for each own tile, M05 6 for each monument."""
    assert points == score(Table().own(0, *names))


@pytest.mark.parametrize(("name", "points"), [("M01", 4), ("M04", 2)])
@pytest.mark.rule("T-MON-05", "T-MON-08")
def test_tiles_of_other_players_do_not_count(name: str, points: int) -> None:
    assert points == score(Table().own(0, name).own(1, "A1-07", "M06"))


@pytest.mark.rule("T-MON-08")
def test_every_own_building_and_monument_counts_2() -> None:
    """Farms, two of a kind and the monument itself count; a wealth tile is no building (Q26, Q32)."""
    assert 2 * 6 == score(Table().own(0, "A1-01", "A1-01", "A1-03", "A2-16", "M04", "M08", "W14"))


@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 5), (4, 4)])
@pytest.mark.rule("T-MON-09")
def test_every_monument_built_by_anybody_counts(seats: int, points: int) -> None:
    """TC-86: opponents' ones too, itself too; those still on the board do not."""
    t = Table(seats).own(0, "M05").own(1, "M06", "M07").monuments("M01", "M02")
    assert 3 * points == score(t)


@pytest.mark.rule("T-MON-10")
def test_corn_tiles_count_4() -> None:
    t = Table().own(0, "M06").put(0, "palenque 1", "palenque 2", "palenque 3").jungle(3, wood=0, corn=2)
    t.play("pick palenque 1", "pick palenque 2", "pick palenque 3")
    assert 4 * 2 == score(t)


@pytest.mark.rule("T-MON-11")
def test_wood_tiles_count_4() -> None:
    t = Table().own(0, "M07").put(0, "palenque 3", "palenque 4").temples(0, brown=0, yellow=0, green=0)
    t.play("pick palenque 3", "pick palenque 4")
    assert {"wood": 5} == t.goods()
    assert 4 * 2 == score(t)


@pytest.mark.parametrize("name", ["M06", "M07"])
@pytest.mark.rule("T-MON-10", "T-MON-11")
def test_burning_counts_as_a_corn_tile_and_a_harvest_without_tile_as_nothing(name: str) -> None:
    """TC-83: one tile burned, one wood tile taken, one harvest without a tile: one corn tile and one wood tile."""
    t = Table().own(0, name).put(0, "palenque 3", "palenque 4", "palenque 5").levels(0, agriculture=2)
    t.play("pick palenque 3", "burn", "anger brown")
    t.play("pick palenque 4", "harvest wood")
    t.play("pick palenque 5", "harvest bare")
    assert 4 * 1 == score(t)


@pytest.mark.rule("T-MON-10", "T-MON-11")
def test_tiles_taken_by_others_do_not_count() -> None:
    t = Table().own(0, "M06", "M07").put(1, "palenque 2", "palenque 3").play("place palenque")
    t.play("pick palenque 2", "pick palenque 3", "harvest wood")
    assert 0 == score(t)


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
@pytest.mark.rule("T-MON-12")
def test_workers_score_wherever_they_stand_except_in_the_bank(workers: int, points: int) -> None:
    assert points == score(Table().own(0, "M08").workers(0, workers).put(0, "palenque 1", "first"))


@pytest.mark.parametrize(("levels", "points"), [((0, 0, 0, 0), 0), ((1, 2, 3, 0), 18), ((3, 3, 3, 3), 36)])
@pytest.mark.rule("T-MON-13")
def test_every_technology_level_counts_3(levels: tuple[int, int, int, int], points: int) -> None:
    assert points == score(Table().own(0, "M09").levels(0, **dict(zip(TRACKS, levels, strict=True))))


@pytest.mark.parametrize(
    ("levels", "points"),
    [((2, 2, 2, 2), 0), ((0, 3, 2, 1), 9), ((3, 0, 0, 3), 20), ((3, 3, 3, 2), 33), ((3, 3, 3, 3), 33)],
)
@pytest.mark.rule("T-MON-14")
def test_tracks_on_level_3_score(levels: tuple[int, int, int, int], points: int) -> None:
    assert points == score(Table().own(0, "M10").levels(0, **dict(zip(TRACKS, levels, strict=True))))


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        pytest.param((2, 5, 3), 12, id="yellow is best"),
        pytest.param((6, 3, 0), 15, id="brown is best"),
        pytest.param((1, 2, 7), 18, id="green is best"),
        pytest.param((1, 1, 1), 0, id="all at the start"),
        pytest.param((0, 0, 0), 0, id="all at the bottom"),
    ],
)
@pytest.mark.rule("T-MON-15")
def test_the_best_temple_counts_3_for_each_step_above_the_start(steps: tuple[int, int, int], points: int) -> None:
    """EX-25: 4 steps above the start are 12 points. It is never less than 0 (Q26)."""
    assert points == score(Table().own(0, "M11").temples(0, **dict(zip(TEMPLES, steps, strict=True))))


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        pytest.param((1, 1, 1), 0, id="start"),
        pytest.param((2, 2, 2), 2 + 1 + 1, id="one up"),
        pytest.param((4, 5, 6), 6 + 6 + 9, id="high"),
        pytest.param((6, 8, 7), 8 + 13 + 10, id="on top"),
        pytest.param((3, 0, 1), 4 - 2 + 0, id="one below zero"),
    ],
)
@pytest.mark.rule("T-MON-16")
def test_the_present_steps_score_once_more_without_the_bonus(steps: tuple[int, int, int], points: int) -> None:
    """The owner stands highest almost everywhere; the bonus is paid only as the reward of the Food Day."""
    assert points == score(Table().own(0, "M12").temples(0, **dict(zip(TEMPLES, steps, strict=True))))


@pytest.mark.parametrize(("choice", "points"), [("yes", -1 + 12 - 3), ("no", 12)])
@pytest.mark.rule("T-MON-16")
def test_steps_below_zero_subtract_or_count_nothing(choice: str, points: int) -> None:
    """Option step_monument_below_zero (Q26)."""
    t = Table(step_monument_below_zero=choice).own(0, "M12").temples(0, brown=0, yellow=7, green=0)
    assert points == score(t)


@pytest.mark.rule("T-MON-17")
def test_every_skull_at_chichen_itza_counts_3_whoever_laid_it() -> None:
    """Skulls in hand do not count."""
    t = Table().own(0, "M13").lay(4, 9).give(0, skull=2).give(1, skull=3).put(0, "chichen 1").put(1, "chichen 2")
    t.play("pick chichen 1", "pick chichen 2")
    assert 3 * 4 == score(t)
