"""The two idol tracks: chapter W-IDOL."""

from __future__ import annotations

from pathlib import Path

import pytest

from longcount.games.winter import know_packs
from longcount.games.winter.packs import read_pack, register
from winter_table import Table

BUSY = Path(__file__).parent / "busy.toml"


def climb(t: Table, seat: int, track: str, levels: int = 1) -> Table:
    """A seat gains idols and gives them all to one track; bonuses that ask something are declined."""
    for _ in range(levels):
        t.effect("idol 1", seat).play(f"idol {track}")
        while t.step == "gain":
            t.play(t.offers()[-1])
    return t


def on_level(t: Table, level: int) -> list[int]:
    """The seats on a level of Veneration, from the left."""
    return [seat for seat in t.s.ranking if t.idol("veneration", seat) == level]


@pytest.mark.rule("W-IDOL-01")
@pytest.mark.parametrize(("track", "levels"), [("offering", (1, 0)), ("veneration", (0, 1))])
def test_an_idol_gained_advances_either_idol_by_one_level(track: str, levels: tuple[int, int]) -> None:
    t = Table().effect("idol 1").play(f"idol {track}")
    assert levels == (t.idol("offering"), t.idol("veneration"))
    assert (0, 0) == (t.idol("offering", 1), t.idol("veneration", 1))


@pytest.mark.rule("W-IDOL-01")
def test_the_bottom_of_initiation_advances_an_idol_at_once() -> None:
    t = Table().hand(0, "tribesman").play("tribe initiation", "go on", "go on", "idol veneration")
    assert (1, 0) == (t.idol("veneration"), t.seat)


@pytest.mark.rule("W-IDOL-02")
@pytest.mark.parametrize("track", ["offering", "veneration"])
def test_idols_of_all_players_may_stand_on_one_level(track: str) -> None:
    t = Table(4)
    for seat in range(4):
        climb(t, seat, track)
    assert [1, 1, 1, 1] == [t.idol(track, seat) for seat in range(4)]


@pytest.mark.rule("W-IDOL-03")
@pytest.mark.parametrize(
    ("first", "second", "levels"),
    [
        ("offering", "offering", (2, 0)),
        ("offering", "veneration", (1, 1)),
        ("veneration", "offering", (1, 1)),
        ("veneration", "veneration", (0, 2)),
    ],
)
def test_two_idols_gained_together_are_split_or_given_to_one(first: str, second: str, levels: tuple[int, int]) -> None:
    t = Table().effect("idol 2").play(f"idol {first}", f"idol {second}")
    assert (*levels, "turn") == (t.idol("offering"), t.idol("veneration"), t.step)


# --- Offering -------------------------------------------------------------------------


@pytest.mark.rule("W-IDOL-04")
def test_a_level_of_offering_gives_its_bonus_on_arrival() -> None:
    """B-05: level 2 gives 2 food by the component sheet, level 4 a tool, the others around them nothing."""
    t = climb(Table(), 0, "offering")
    assert (0, 0) == (t.food(), t.tools())
    climb(t, 0, "offering")
    assert (2, 0) == (t.food(), t.tools())
    t.effect("idol 2").play("idol offering", "idol offering", "take 1 tool")
    assert (2, 1) == (t.food(), t.tools())


@pytest.mark.rule("W-IDOL-04")
def test_the_bonus_of_a_level_comes_before_the_next_idol() -> None:
    """A-19: the tool of level 4 is taken before the second idol is advanced."""
    t = Table().idols(0, offering=3).effect("idol 2").play("idol offering")
    assert {"take 1 tool", "take 1 food"} == set(t.offers())
    assert t.play("take 1 tool").may("idol offering")


@pytest.mark.rule("W-IDOL-04")
def test_the_bonuses_are_those_of_the_pack() -> None:
    """B-05: another pack, other bonuses: there level 2 gives 2 tools and 1 food."""
    name = register(read_pack(BUSY.read_text(encoding="utf-8")))
    know_packs()
    t = Table(pack=name).idols(0, offering=1).effect("idol 1").play("idol offering", "take 2 tools")
    assert (2, 1) == (t.tools(), t.food())


@pytest.mark.rule("W-IDOL-05")
def test_on_top_of_offering_each_advance_is_a_point() -> None:
    """TC-74, A-44: two advances, 2 points; the idol stays, and the megalith of the top level does not come again."""
    t = Table().idols(0, offering=8).effect("idol 2").play("idol offering", "idol offering")
    assert (2, 8, "turn") == (t.points(), t.idol("offering"), t.step)


@pytest.mark.rule("W-IDOL-05")
def test_reaching_the_top_of_offering_is_no_point_yet() -> None:
    t = Table().idols(0, offering=7).effect("idol 1").play("idol offering")
    assert (0, 8) == (t.points(), t.idol("offering"))
    assert t.may("megalith b1")


@pytest.mark.rule("W-IDOL-05", "W-STONE-07")
def test_advances_beyond_the_top_are_no_levels() -> None:
    """A-26: with three of them the stone still counts 8 and 1 levels: 4 points, beside the 3 of the advances."""
    t = Table().own_stones(0, "ST2-03").idols(0, offering=8, veneration=1)
    t = climb(t, 0, "offering", 3).eclipse(1, 0).play("done")
    assert (3 + 4, 1) == (t.points(), t.seat)


# --- Veneration -----------------------------------------------------------------------


@pytest.mark.rule("W-IDOL-06")
def test_an_idol_arrives_behind_those_on_its_level() -> None:
    """TC-77: however many steps it took."""
    t = climb(climb(Table(3), 1, "veneration", 3), 2, "veneration", 3)
    climb(t, 0, "veneration", 3)
    assert [1, 2, 0] == on_level(t, 3)


@pytest.mark.rule("W-IDOL-06")
def test_those_behind_an_idol_that_leaves_move_up() -> None:
    """TC-76: 0, 1 and 2 on a level; 0 leaves, 1 is first, and 3 arrives behind 2."""
    t = Table(4)
    for seat in (0, 1, 2):
        climb(t, seat, "veneration", 2)
    climb(t, 0, "veneration")
    assert ([1, 2], [0]) == (on_level(t, 2), on_level(t, 3))
    climb(t, 3, "veneration", 2)
    assert [1, 2, 3] == on_level(t, 2)


@pytest.mark.rule("W-IDOL-06")
def test_who_leaves_from_behind_is_first_on_the_next_level() -> None:
    t = Table(3)
    for seat in (0, 1, 2, 1, 2):
        climb(t, seat, "veneration")
    assert ([1, 2], [0]) == (on_level(t, 2), on_level(t, 1))


@pytest.mark.rule("W-IDOL-06")
def test_the_place_on_a_level_decides_the_rank_at_the_end() -> None:
    """TC-77: both on level 4 with 4 buried cards: 10 points for the earlier idol, 6 for the later one."""
    t = climb(climb(Table().bury(0, 4).bury(1, 4), 1, "veneration", 4), 0, "veneration", 4)
    before = (t.points(0), t.points(1))
    t.score()
    assert (6, 10) == (t.points(0) - before[0], t.points(1) - before[1])


@pytest.mark.rule("W-IDOL-07")
def test_climbing_the_whole_veneration_track_is_worth_ten_points() -> None:
    """E-10: 2 + 3 + 5, each on arrival."""
    t = Table()
    gained = []
    while t.effect("idol 1").may("idol veneration"):
        before = t.points()
        t.play("idol veneration")
        gained.append(t.points() - before)
    assert ([2, 3, 5], 5, 10) == ([points for points in gained if points], gained[-1], t.points())


@pytest.mark.rule("W-IDOL-08")
def test_an_idol_on_top_of_veneration_stays() -> None:
    """A-44: but the other one always can advance."""
    t = Table().idols(0, offering=8, veneration=8).effect("idol 1")
    refusal = t.why("idol veneration")
    assert ("W-IDOL-08", "Your idol stands on top of the Veneration track.") == (refusal.rule, refusal.sentence)
    assert 1 == t.play("idol offering").points()


@pytest.mark.rule("W-IDOL-08")
def test_an_idol_on_top_of_veneration_stays_also_instead_of_a_card_or_a_megalith() -> None:
    t = Table().idols(0, veneration=8).effect("draw 1")
    assert "W-IDOL-08" == t.why("idol veneration for draw").rule
    t.play("done").effect("megalith 1")
    assert "W-IDOL-08" == t.why("idol veneration for megalith").rule


@pytest.mark.rule("W-END-05")
@pytest.mark.parametrize(("buried", "points"), [(1, [6, 3, 1, 1]), (4, [10, 6, 3, 3]), (7, [15, 10, 6, 6])])
def test_the_fourth_on_veneration_scores_like_the_third(buried: int, points: list[int]) -> None:
    """A-36: there are three tables, no fourth."""
    t = Table(4)
    for seat in range(4):
        t.bury(seat, buried).idols(seat, veneration=2)
    t.score()
    assert points == [t.points(seat) for seat in range(4)]
