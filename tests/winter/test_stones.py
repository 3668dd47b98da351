"""Sacred stones, scored in every eclipse: chapter W-STONE."""

from __future__ import annotations

import pytest

from longcount.games.winter.names import ECLIPSE, FROM_STONES
from winter_table import ANYBODY, Table

TYPES = ("plain", "forest", "lake", "hill", "valley", "mountain", "glacier")
FIVE = ("woolly_rhinoceros", "giant_sloth", "sabertooth", "glyptodon", "giant_deer")


def scored(t: Table, stone: str, seat: int = 0) -> int:
    """What a stone of seat 0 gives in an eclipse."""
    t.own_stones(seat, stone).eclipse()
    while t.s.phase == ECLIPSE:
        t.play(t.offers()[-1])
    return t.player(seat).points[FROM_STONES]


# --- Era I ------------------------------------------------------------------------


@pytest.mark.rule("W-STONE-01")
def test_two_communities_at_one_hex_of_the_type_are_four_points() -> None:
    """E-17: both touch the lake 3."""
    assert 4 == scored(Table().community(0, 2, 3, 10).community(0, 3, 10, 11), "ST1-03")


@pytest.mark.rule("W-STONE-01")
def test_a_community_at_two_hexes_of_the_type_is_two_points() -> None:
    """E-18: the lakes 3 and 12."""
    assert 2 == scored(Table().community(0, 3, 4, 12), "ST1-03")


@pytest.mark.rule("W-STONE-01")
def test_a_community_at_three_hexes_of_the_type_is_two_points() -> None:
    """TC-100."""
    assert 2 == scored(Table().terrain(h4="lake").community(0, 3, 4, 12), "ST1-03")


@pytest.mark.rule("W-STONE-01")
@pytest.mark.parametrize(("stone", "kind"), list(zip([f"ST1-0{n}" for n in range(1, 8)], TYPES, strict=True)))
def test_each_type_has_its_stone(stone: str, kind: str) -> None:
    """The community touches one hex of the type, or none."""
    other = "hill" if kind != "hill" else "plain"
    assert 2 == scored(Table().terrain(h1=other, h2=kind, h8=other).community(0, 1, 2, 8), stone)
    assert 0 == scored(Table().terrain(h1=other, h2=other, h8=other).community(0, 1, 2, 8), stone)


@pytest.mark.rule("W-STONE-01")
def test_camps_and_communities_of_others_do_not_count() -> None:
    assert 0 == scored(Table().camps(0, 3, 12).community(1, 3, 4, 12), "ST1-03")


@pytest.mark.rule("W-STONE-02")
@pytest.mark.parametrize(
    ("camps", "points"),
    [((), 0), ((1,), 1), ((1, 8), 1), ((1, 1, 1), 1), ((1, 2, 3), 3), ((1, 2, 3, 4, 5), 5), ((0, 0, 6), 1), ((0,), 0)],
)
def test_each_type_with_a_camp_is_a_point(camps: tuple[int, ...], points: int) -> None:
    """At most 1 for a type; the start tile never counts."""
    assert points == scored(Table().camps(0, *camps).camps(1, 4, 5), "ST1-08")


@pytest.mark.rule("W-STONE-02")
@pytest.mark.parametrize(("counts", "points"), [("yes", 2), ("no", 1)])
def test_the_glacier_is_one_of_the_types_or_not(counts: str, points: int) -> None:
    """B-01: option glacier_counts_for_unique_types."""
    t = Table(glacier_counts_for_unique_types=counts).camps(0, 7, 9, 2)
    assert points == scored(t, "ST1-08")


@pytest.mark.rule("W-STONE-02")
def test_a_type_whose_camps_became_a_community_no_longer_counts() -> None:
    """TC-101: camps at plain, forest, plain and valley score 3; the first three become a community, 1 is left."""
    t = Table().camps(0, 1, 2, 8, 5).own_stones(0, "ST1-08").effect("community 1").play("found 1 2 8")
    assert 1 == scored(t, "ST1-08")
    assert 3 == scored(Table().camps(0, 1, 2, 8, 5), "ST1-08")


@pytest.mark.rule("W-STONE-03")
def test_own_megaliths_directly_on_a_board_are_a_point_each() -> None:
    """Grey ones and those of others never count."""
    t = Table().megaliths(0, "c1", "d1", "e1").megaliths(1, "f1").megaliths(ANYBODY, "b1", "g1")
    assert 3 == scored(t, "ST1-09")


@pytest.mark.rule("W-STONE-03")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_the_two_grey_megaliths_score_nothing(placed: int) -> None:
    assert 0 == scored(Table().placed(0, placed), "ST1-09")


@pytest.mark.rule("W-STONE-03", "W-STONE-06")
def test_a_covered_megalith_still_counts_and_the_one_on_top_does_not() -> None:
    """TC-73: four own ones on the ground, one on top of them."""
    t = Table().megaliths(0, "c1", "d1", "c2", "d2", "c1 2")
    assert 4 == scored(t, "ST1-09")
    t = Table().megaliths(0, "c1", "d1", "c2", "d2", "c1 2")
    assert 2 == scored(t, "ST2-02")


@pytest.mark.rule("W-STONE-04")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((), 0),
        (("a1",), 1),
        (("a1", "c1", "d2"), 1),
        (("a1", "e1"), 2),
        (("a1", "e1", "a3"), 4),
        (("a1", "e1", "a3", "e3"), 6),
        (("a1", "e1", "a3", "e3", "h3"), 6),
    ],
)
def test_boards_with_an_own_megalith_score_by_their_number(places: tuple[str, ...], points: int) -> None:
    """B-05: 1, 2, 4 and 6 points."""
    t = Table().megaliths(0, *places).megaliths(1, "h1", "d3", "h4").megaliths(ANYBODY, "b1", "b4")
    assert points == scored(t, "ST1-10")


@pytest.mark.rule("W-STONE-04")
def test_a_megalith_on_top_stands_on_no_board() -> None:
    t = Table().megaliths(1, "c1", "d1", "c2", "d2").megaliths(0, "c1 2")
    assert 0 == scored(t, "ST1-10")


# --- Era II -----------------------------------------------------------------------


@pytest.mark.rule("W-STONE-05")
@pytest.mark.parametrize(("buried", "points"), [(0, 0), (1, 3), (3, 3), (4, 6), (6, 6), (7, 10), (9, 10)])
def test_buried_cards_score_by_their_number(buried: int, points: int) -> None:
    """B-05."""
    assert points == scored(Table().bury(0, buried).bury(1, 9), "ST2-01")


@pytest.mark.rule("W-STONE-05")
def test_a_card_buried_from_the_hand_counts_for_the_stone() -> None:
    t = Table().bury(0, 3).hand(0, "brave").effect("bury 1").play("bury brave from hand")
    assert 6 == scored(t, "ST2-01")


@pytest.mark.rule("W-STONE-06")
def test_own_megaliths_on_top_are_two_points_each() -> None:
    """A square of nine carries two of seat 0 and one of seat 1."""
    t = Table().megaliths(1, "c1", "d1", "e1", "c2", "d2", "e2").megaliths(0, "c1 2", "d1 2")
    assert 4 == scored(t, "ST2-02")
    t = Table().megaliths(0, "c1", "d1", "c2", "d2").megaliths(1, "c1 2")
    assert 0 == scored(t, "ST2-02")


@pytest.mark.rule("W-STONE-07")
@pytest.mark.parametrize(
    ("offering", "veneration", "points"), [(3, 4, 3), (0, 0, 0), (1, 0, 0), (1, 1, 1), (0, 5, 2), (8, 8, 8)]
)
def test_levels_of_both_idols_are_added_then_halved(offering: int, veneration: int, points: int) -> None:
    """D-17: levels 3 and 4 make 7, which is 3 points."""
    assert points == scored(Table().idols(0, offering=offering, veneration=veneration), "ST2-03")


@pytest.mark.rule("W-STONE-07")
def test_advances_beyond_the_top_are_no_levels() -> None:
    """A-26: two more steps on top of the Offering track are 2 points then and nothing for the stone."""
    t = Table().idols(0, offering=8).effect("idol 2").play("idol offering", "idol offering")
    assert 2 == t.points()
    assert 4 == scored(t, "ST2-03")


@pytest.mark.rule("W-STONE-08")
def test_each_species_among_used_animals_is_a_point() -> None:
    """Unused ones do not count, nor does a second of a species."""
    t = Table().animals(0, used=True, giant_deer=3, glyptodon=1, woolly_mammoth=1).animals(0, sabertooth=2)
    assert 3 == scored(t, "ST2-04")


@pytest.mark.rule("W-STONE-08")
@pytest.mark.parametrize(
    ("wild", "used", "points"),
    [
        ("no", {"argentavis": 3, "giant_deer": 1}, 2),
        ("yes", {"argentavis": 3, "giant_deer": 1}, 4),
        ("yes", {"argentavis": 1}, 1),
        ("yes", {"argentavis": 5, "giant_deer": 1, "glyptodon": 1, "sabertooth": 1, "giant_sloth": 1}, 7),
    ],
)
def test_an_argentavis_is_one_species_or_stands_for_missing_ones(wild: str, used: dict[str, int], points: int) -> None:
    """A-24, A-56: option argentavis_wild_on_stones; at most 7 in all."""
    assert points == scored(Table(argentavis_wild_on_stones=wild).animals(0, used=True, **used), "ST2-04")


@pytest.mark.rule("W-STONE-09")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 10), (7, 10)])
def test_used_animals_of_a_species_score_by_their_number(number: int, points: int) -> None:
    """B-05, A-57: 5 and more score as 4."""
    t = Table().animals(0, used=True, giant_sloth=number, giant_deer=4).animals(0, giant_sloth=3)
    assert points == scored(t, "ST2-06")


@pytest.mark.rule("W-STONE-09")
@pytest.mark.parametrize(("stone", "species"), list(zip([f"ST2-0{n}" for n in range(5, 10)], FIVE, strict=True)))
def test_each_of_five_species_has_its_stone(stone: str, species: str) -> None:
    assert 3 == scored(Table().animals(0, used=True, **{species: 2}), stone)
    others = {other: 2 for other in FIVE if other != species}
    assert 0 == scored(Table().animals(0, used=True, **others), stone)


@pytest.mark.rule("W-STONE-09")
@pytest.mark.parametrize(("wild", "points"), [("no", 1), ("yes", 6)])
def test_an_argentavis_counts_as_the_species_shown_or_not(wild: str, points: int) -> None:
    """A-24."""
    t = Table(argentavis_wild_on_stones=wild).animals(0, used=True, giant_deer=1, argentavis=2)
    assert points == scored(t, "ST2-09")


@pytest.mark.rule("W-STONE-10")
@pytest.mark.parametrize(
    ("mammoths", "argentavis", "points"),
    [(0, 0, 0), (1, 0, 2), (0, 1, 2), (1, 1, 5), (2, 1, 8), (2, 2, 10), (4, 3, 10)],
)
def test_used_animals_of_two_species_count_together(mammoths: int, argentavis: int, points: int) -> None:
    """B-05, A-57."""
    t = Table().animals(0, used=True, woolly_mammoth=mammoths, argentavis=argentavis, giant_deer=3)
    assert points == scored(t, "ST2-10")


@pytest.mark.rule("W-STONE-10")
@pytest.mark.parametrize("wild", ["no", "yes"])
def test_an_argentavis_is_never_counted_twice(wild: str) -> None:
    """A-24, A-56."""
    t = Table(argentavis_wild_on_stones=wild).animals(0, used=True, woolly_mammoth=1, argentavis=1)
    assert 5 == scored(t, "ST2-10")
