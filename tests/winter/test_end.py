"""Final scoring: chapter W-END."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME, know_packs
from longcount.games.winter.names import ECLIPSE
from longcount.games.winter.packs import read_pack, register
from winter_table import Table

POINTED = """
[pack]
id = "pointed-starting-cards"
version = "1"
label = "For a test: starting cards with points."
[[starting]]
id = "brave"
points = 2
"""


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards tables choose among the same packs again."""
    monkeypatch.setattr(GAME, "options", GAME.options)


def scored(t: Table, source: str, seat: int = 0) -> int:
    """What final scoring gives for a source."""
    return t.score().outcome().breakdown[seat][source]


# --- Offering ---------------------------------------------------------------------


@pytest.mark.rule("W-END-03")
def test_five_goods_at_two_for_one_are_two_points() -> None:
    """E-11: 3 food and 2 tools."""
    assert 2 == scored(Table().idols(0, offering=6).give(0, food=3, tools=2), "offering")


@pytest.mark.rule("W-END-03")
@pytest.mark.parametrize(
    ("level", "goods", "points"),
    [(1, 4, 0), (1, 5, 1), (1, 9, 1), (3, 8, 2), (4, 8, 2), (5, 9, 3), (7, 9, 4), (8, 9, 9)],
)
def test_goods_are_divided_by_the_rate_of_the_level(level: int, goods: int, points: int) -> None:
    """B-05: 5, 4, 4, 3, 3, 2, 2 and 1 goods for a point on levels 1 to 8, rounded down."""
    food = min(goods, 5)
    assert points == scored(Table().idols(0, offering=level).give(0, food=food, tools=goods - food), "offering")


@pytest.mark.rule("W-END-04")
def test_goods_are_worth_nothing_if_the_offering_idol_never_moved() -> None:
    """TC-79: 30 goods."""
    assert 0 == scored(Table().idols(0, veneration=8).give(0, food=10, tools=20), "offering")


# --- Veneration -------------------------------------------------------------------


@pytest.mark.rule("W-END-05")
def test_the_first_with_four_buried_cards_gets_ten_points() -> None:
    """E-12."""
    assert 10 == scored(Table().idols(0, veneration=1).bury(0, 4), "veneration")


@pytest.mark.rule("W-END-05")
@pytest.mark.parametrize(
    ("buried", "points"),
    [
        (0, (0, 0, 0, 0)),
        (1, (6, 3, 1, 1)),
        (3, (6, 3, 1, 1)),
        (4, (10, 6, 3, 3)),
        (6, (10, 6, 3, 3)),
        (7, (15, 10, 6, 6)),
        (12, (15, 10, 6, 6)),
    ],
)
def test_buried_cards_score_by_rank(buried: int, points: tuple[int, ...]) -> None:
    """A-36: there are three tables; the third and the fourth share the last one. D-16: no buried card, no point."""
    t = Table(4)
    for seat in range(4):
        t.idols(seat, veneration=8 - seat).bury(seat, buried)
    t.score()
    assert points == tuple(t.outcome().breakdown[seat]["veneration"] for seat in range(4))


@pytest.mark.rule("W-END-05", "W-END-06")
def test_three_ranks_with_different_burials() -> None:
    """D-14: 7, 3 and 5 buried cards on ranks 1, 2 and 3."""
    t = Table(3).idols(0, veneration=6).bury(0, 7).idols(1, veneration=4).bury(1, 3).idols(2, veneration=2).bury(2, 5)
    t.score()
    assert [15, 3, 3] == [t.outcome().breakdown[seat]["veneration"] for seat in range(3)]


@pytest.mark.rule("W-END-05")
def test_cards_buried_from_the_hand_count_too() -> None:
    """Three that everybody saw and one that only the owner knows make four."""
    t = Table().hand(0, "brave").idols(0, veneration=1).bury(0, 3).effect("bury 1").play("bury brave from hand")
    assert 10 == scored(t, "veneration")


@pytest.mark.rule("W-END-06")
def test_the_higher_level_ranks_first() -> None:
    t = Table().idols(0, veneration=2).bury(0, 7).idols(1, veneration=3).bury(1, 7).score()
    assert [10, 15] == [t.outcome().breakdown[seat]["veneration"] for seat in (0, 1)]


@pytest.mark.rule("W-END-06")
def test_on_one_level_whoever_arrived_first_ranks_first() -> None:
    """TC-77: seat 1 stands on level 2 already; seat 0 comes there with two steps and stays behind."""
    t = Table().idols(1, veneration=2).bury(0, 7).bury(1, 7)
    t.effect("idol 2").play("idol veneration", "idol veneration").score()
    assert [10, 15] == [t.outcome().breakdown[seat]["veneration"] for seat in (0, 1)]


@pytest.mark.rule("W-END-06")
def test_whoever_passes_the_others_ranks_first() -> None:
    t = Table().idols(1, veneration=2).bury(0, 7).bury(1, 7)
    t.effect("idol 3").play(*["idol veneration"] * 3).score()
    assert [15, 10] == [t.outcome().breakdown[seat]["veneration"] for seat in (0, 1)]


@pytest.mark.rule("W-END-07")
def test_an_idol_that_never_moved_scores_nothing_and_pushes_nobody_down() -> None:
    """A-46: seat 0 has most burials and no rank; seats 1 and 2 are first and second."""
    t = Table(3).bury(0, 9).idols(1, veneration=1).bury(1, 1).idols(2, veneration=2).bury(2, 1).score()
    assert [0, 3, 6] == [t.outcome().breakdown[seat]["veneration"] for seat in range(3)]


@pytest.mark.rule("W-END-08")
def test_the_second_of_two_uses_the_middle_table() -> None:
    """D-15: 4 buried cards are 6 points."""
    t = Table().idols(0, veneration=5).idols(1, veneration=1).bury(1, 4)
    assert 6 == scored(t, "veneration", 1)


# --- cards ------------------------------------------------------------------------


@pytest.mark.rule("W-END-09")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_a_card_scores_its_points_wherever_it_is(zone: str) -> None:
    """E-13: a Hunter shows 1 point."""
    t = Table()
    getattr(t, zone)(0, "hunter")
    assert 1 == scored(t, "cards")
    assert 0 == t.outcome().breakdown[1]["cards"]


@pytest.mark.rule("W-END-09")
@pytest.mark.parametrize("texts", ["bury C2-12 from hand", "bury C2-12 from discard"])
def test_a_buried_card_scores_here_and_for_veneration(texts: str) -> None:
    """E-13: Palisade shows 3 points; as the only buried card of the first it is worth 6 more."""
    t = Table().idols(0, veneration=1)
    t.hand(0, "C2-12") if "hand" in texts else t.discard(0, "C2-12")
    t.effect("bury 1").play(texts).score()
    assert (3, 6) == (t.outcome().breakdown[0]["cards"], t.outcome().breakdown[0]["veneration"])


@pytest.mark.rule("W-END-09")
def test_cards_of_all_zones_are_added() -> None:
    t = (
        Table()
        .hand(0, "C1-06", "hunter")
        .deck(0, "elder", "tribesman")
        .discard(0, "C2-15", "brave")
        .bury(0, 2, "shaman")
    )
    assert 2 + 1 + 1 + 0 + 3 + 0 + 2 == scored(t, "cards")


@pytest.mark.rule("W-END-09")
def test_cards_of_the_last_eclipse_pile_score_too() -> None:
    t = Table().start_round(4).pile(0, "hunter").eclipse()
    while t.step != "over":
        t.play(t.offers()[-1])
    assert 1 == t.outcome().breakdown[0]["cards"]


@pytest.mark.rule("W-END-09")
def test_starting_cards_are_tribe_cards_here() -> None:
    """A-06: with points printed on the Brave, it scores them."""
    name = register(read_pack(POINTED))
    know_packs()
    assert 4 == scored(Table(pack=name).hand(0, "brave").deck(0, "brave"), "cards")


# --- animals ----------------------------------------------------------------------


@pytest.mark.rule("W-END-10", "W-END-11", "W-END-12")
def test_sets_of_unused_animals_with_an_argentavis() -> None:
    """E-14: two rhinos 3, a mammoth 2, three sloths and an argentavis 10; the used rhino is ignored."""
    t = Table().animals(0, woolly_rhinoceros=2, woolly_mammoth=1, giant_sloth=3, argentavis=1)
    assert 15 == scored(t.animals(0, used=True, woolly_rhinoceros=1), "animals")


@pytest.mark.rule("W-END-10")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"giant_deer": 1}, 1),
        ({"giant_deer": 2}, 3),
        ({"giant_deer": 3}, 6),
        ({"giant_deer": 4}, 10),
        ({"woolly_mammoth": 1}, 2),
        ({"woolly_mammoth": 2}, 6),
        ({"giant_deer": 1, "glyptodon": 1, "sabertooth": 1}, 3),
    ],
)
def test_a_set_is_worth_its_size(animals: dict[str, int], points: int) -> None:
    """B-05: one card is a set already."""
    assert points == scored(Table().animals(0, False, **animals), "animals")


@pytest.mark.rule("W-END-10")
def test_used_animals_make_no_set() -> None:
    assert 0 == scored(Table().animals(0, used=True, giant_deer=4, woolly_mammoth=2), "animals")


@pytest.mark.rule("W-END-11")
@pytest.mark.parametrize(("species", "number", "points"), [("giant_sloth", 5, 10), ("giant_sloth", 8, 10)])
def test_a_set_counts_four_cards_at_most(species: str, number: int, points: int) -> None:
    """D-18: five sloths are worth 10, and no second set begins."""
    assert points == scored(Table().animals(0, False, **{species: number}), "animals")


@pytest.mark.rule("W-END-11")
def test_a_set_of_mammoths_counts_two_at_most() -> None:
    assert 6 == scored(Table().animals(0, woolly_mammoth=5), "animals")


@pytest.mark.rule("W-END-11", "W-END-12")
def test_argentavis_join_a_set_up_to_its_limit() -> None:
    """D-19: one mammoth and two argentavis are a set of 2; with a rhino the second one joins that."""
    assert 6 == scored(Table().animals(0, woolly_mammoth=1, argentavis=2), "animals")
    assert 6 + 3 == scored(Table().animals(0, woolly_mammoth=1, argentavis=2, woolly_rhinoceros=1), "animals")


@pytest.mark.rule("W-END-12")
def test_argentavis_alone_make_no_set() -> None:
    """D-20."""
    assert 0 == scored(Table().animals(0, argentavis=3), "animals")


@pytest.mark.rule("W-END-12")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"giant_sloth": 3, "giant_deer": 1, "argentavis": 1}, 10 + 1),
        ({"giant_sloth": 2, "giant_deer": 2, "argentavis": 2}, 10 + 3),
        ({"giant_sloth": 1, "giant_deer": 1, "argentavis": 3}, 10 + 1),
        ({"giant_sloth": 4, "giant_deer": 1, "argentavis": 1}, 10 + 3),
    ],
)
def test_argentavis_join_where_they_are_worth_most(animals: dict[str, int], points: int) -> None:
    assert points == scored(Table().animals(0, False, **animals), "animals")


@pytest.mark.rule("W-END-12")
def test_a_used_argentavis_joins_no_set() -> None:
    t = Table().animals(0, giant_sloth=3).animals(0, used=True, argentavis=1)
    assert 6 == scored(t, "animals")


# --- who wins ---------------------------------------------------------------------


@pytest.mark.rule("W-END-01")
def test_final_scoring_adds_four_things_to_the_points_so_far() -> None:
    """3 points of effects; 2 for goods, 6 for a burial, 1 for its card, 6 for two mammoths."""
    t = Table().effect("points 3").idols(0, offering=8, veneration=1).give(0, food=2).bury(0, 1, "elder")
    t.animals(0, woolly_mammoth=2).score()
    parts = {name: points for name, points in t.outcome().breakdown[0].items() if points}
    assert {"effects": 3, "offering": 2, "veneration": 6, "cards": 1, "animals": 6} == parts
    assert (18, 18) == (t.points(), t.outcome().scores[0])


@pytest.mark.rule("W-END-01")
def test_final_scoring_comes_after_the_eclipse_of_round_4_and_not_before() -> None:
    t = Table().hand(0, "hunter").start_round(3).eclipse()
    while t.s.phase == ECLIPSE:
        t.play(t.offers()[-1])
    assert 0 == t.points()
    t.start_round(4).eclipse()
    while t.step != "over":
        t.play(t.offers()[-1])
    assert 1 == t.points()


@pytest.mark.rule("W-END-01")
def test_what_the_last_eclipse_gives_counts_in_final_scoring() -> None:
    """The food of the plain is offered at one for one."""
    t = Table().start_round(4).idols(0, offering=8).camps(0, 1).eclipse(1, 0)
    while t.step != "over":
        t.play(t.offers()[-1])
    assert 2 == t.outcome().breakdown[0]["offering"]


@pytest.mark.rule("W-END-02")
@pytest.mark.parametrize(("order", "winner"), [((0, 1, 2), 0), ((2, 1, 0), 1), ((2, 0, 1), 0)])
def test_a_tie_goes_to_whoever_stands_higher_on_the_track(order: tuple[int, ...], winner: int) -> None:
    """D-27: seats 0 and 1 have 3 points each, seat 2 has 1."""
    t = Table(3).animals(0, giant_deer=2).animals(1, glyptodon=2).animals(2, giant_deer=1)
    t.s.order = order
    found = t.score().outcome()
    assert ([3, 3, 1], [winner], "turn order") == (found.scores, found.winners, found.tie_break)


@pytest.mark.rule("W-END-02")
def test_the_track_is_that_of_the_last_eclipse() -> None:
    """Seat 0 was first in round 4; without any labour the order is reversed and seat 1 wins."""
    t = Table().start_round(4, 0, 1).eclipse()
    while t.step != "over":
        t.play("done")
    assert [1] == t.outcome().winners


@pytest.mark.rule("W-END-02")
def test_more_points_beat_a_higher_place() -> None:
    t = Table().animals(1, giant_deer=1)
    t.s.order = (0, 1)
    found = t.score().outcome()
    assert ([1], "") == (found.winners, found.tie_break)
