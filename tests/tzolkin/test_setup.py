"""Components and set-up, for four, three and two players: chapters T-COMP, T-SETUP and T-2P3P."""

from __future__ import annotations

from itertools import groupby

import pytest

from longcount.games.tzolkin import GAME
from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.state import DUMMY, FREE, GEARS, NONE, TEMPLES, State
from longcount.games.tzolkin.view import WEALTH_BY_NAME
from longcount.kernel.errors import BadData
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Story
from tzolkin_table import NEUTRAL, Table, deal, keep, new_state

HANDS = [
    ["W01", "W02", "W03", "W04"],
    ["W05", "W06", "W07", "W08"],
    ["W09", "W10", "W11", "W12"],
    ["W13", "W14", "W15", "W16"],
]


def dealt_table(seats: int, **options: str) -> State:
    """A table where everybody is about to keep two of four wealth tiles."""
    return deal(new_state(seats, **options), HANDS[:seats])


def up_to(s: State, step: str, *dealt: str) -> State:
    """Let chance run up to a step; the wealth tiles are dealt in the order named."""
    queue = list(dealt)
    while GAME.pending(s).step != step:
        offers = [decision.text for decision in GAME.offers(s, CHANCE)]
        text = f"deal {queue.pop(0)}" if GAME.pending(s).step == "deal" else offers[0]
        draw(s, text)
    return s


def draw(s: State, *texts: str) -> State:
    for text in texts:
        assert text in [decision.text for decision in GAME.offers(s, CHANCE)]
        GAME.apply(s, CHANCE, GAME.catalogue.read(text), None)
    return s


def dummies(s: State, gear: str) -> list[int]:
    return [space for space, who in enumerate(s.gears[GEARS.index(gear)]) if who == DUMMY]


def all_dummies(s: State) -> int:
    return sum(len(dummies(s, gear)) for gear in GEARS)


def started(seats: int, *kept: tuple[str, str]) -> Table:
    """A table right after set-up; seats without tiles named keep the first two of their hand."""
    s = dealt_table(seats)
    for seat in range(seats):
        first, second = kept[seat] if seat < len(kept) else HANDS[seat][:2]
        keep(s, seat, first, second)
    t = Table(seats)
    t.s = s
    return t


# --- Components -----------------------------------------------------------------


@pytest.mark.rule("T-COMP-01")
def test_the_box_holds_the_tiles_the_rulebook_lists() -> None:
    s = up_to(new_state(4), "monument")
    assert 13 == len(GAME.offers(s, CHANCE))
    assert [14, 18] == [sum(stack) for stack in s.stacks]
    assert (16, 12) == (sum(s.corn), sum(s.wood))
    assert 21 == len(s.wealth)


@pytest.mark.rule("T-COMP-01")
def test_a_box_with_a_missing_tile_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(c.TABLE["counts"], "monuments", 14)
    with pytest.raises(BadData, match="13 monuments"):
        c.check_counts()


@pytest.mark.rule("T-COMP-01", "T-SETUP-01", "T-SETUP-08")
def test_a_player_has_six_workers_of_which_three_begin_in_the_bank() -> None:
    t = started(4)
    assert [3, 3, 3, 3] == [me.home for me in t.s.players]
    t.give(0, corn=20).put(0, "uxmal 4", "uxmal 5", "uxmal 7")
    t.play("pick uxmal 4 as 3", "pick uxmal 5 as 3", "pick uxmal 7 as 3")
    assert 6 == t.player(0).workers


@pytest.mark.rule("T-COMP-01")
def test_there_is_no_seventh_worker() -> None:
    t = Table().workers(0, 6).put(0, "uxmal 3").play("pick uxmal 3")
    assert (6, 6) == (t.player().workers, t.player().home)


@pytest.mark.rule("T-SETUP-01")
def test_all_skulls_begin_in_the_bank_and_a_wealth_tile_takes_one() -> None:
    s = deal(new_state(2), [["W17", "W18", "W19", "W20"], HANDS[1]])
    assert 13 == s.skulls
    keep(keep(s, 0, "W17", "W18"), 1, "W05", "W06")
    assert 12 == s.skulls


@pytest.mark.rule("T-COMP-02", "T-GOODS-01")
def test_nobody_gains_a_fourteenth_skull() -> None:
    t = Table().give(1, skull=12).put(0, "yaxchilan 4", "yaxchilan 5").give(0, corn=1)
    t.play("pick yaxchilan 4", "pick yaxchilan 5 as 4")
    assert {"skull": 1} == t.goods()
    assert 0 == t.s.skulls


@pytest.mark.rule("T-COMP-02")
def test_a_skull_laid_at_chichen_itza_does_not_return_to_the_bank() -> None:
    t = Table().give(0, skull=1).put(0, "chichen 1").play("pick chichen 1")
    assert 12 == t.s.skulls


@pytest.mark.rule("T-COMP-03")
def test_corn_and_cubes_never_run_out() -> None:
    """The box holds 65 cubes and 65 corn tokens; the bank still pays the next ones."""
    t = Table().give(1, corn=500, wood=65, stone=65, gold=65).put(0, "yaxchilan 5", "yaxchilan 1")
    t.play("pick yaxchilan 5", "pick yaxchilan 1")
    assert {"corn": 2, "wood": 1, "stone": 1, "gold": 1} == t.goods()


@pytest.mark.rule("T-COMP-04")
def test_corn_and_skulls_pay_for_no_resource() -> None:
    t = Table().give(0, corn=9, skull=3).put(0, "tikal 1")
    assert "T-TECH-03" == t.why("pick tikal 1").rule
    t.give(0, gold=1)
    assert t.may("pick tikal 1")


@pytest.mark.rule("T-COMP-04")
def test_the_market_trades_wood_stone_and_gold_only() -> None:
    t = Table().give(0, corn=4, wood=1, stone=1, gold=1, skull=1).put(0, "uxmal 2").play("pick uxmal 2")
    assert ["sell wood", "sell stone", "sell gold", "buy wood", "buy stone", "buy gold", "done"] == t.offers()


@pytest.mark.rule("T-COMP-05")
@pytest.mark.parametrize(("gear", "teeth"), [("palenque", 10), ("tikal", 10), ("uxmal", 10), ("chichen", 13)])
def test_a_figure_rides_once_around_its_gear(gear: str, teeth: int) -> None:
    t = Table().stack_of(2, "A2-08").put(NEUTRAL, f"{gear} 0")
    for _ in range(teeth - 1):
        turn_one_day(t)
        assert 0 not in t.figures(gear)
    turn_one_day(t)
    assert {0: NEUTRAL} == t.figures(gear)


@pytest.mark.rule("T-COMP-05", "T-SETUP-04")
def test_four_of_the_twenty_six_teeth_carry_food_days() -> None:
    """The arrow begins at an end-of-age tooth; the same tooth, a revolution later, is the last Food Day."""
    t = started(4)
    found = {}
    for day in range(27):
        assert day == t.s.day
        if t.s.food:
            found[day] = t.s.food
        turn_one_day(t)
    assert {7: 1, 13: 2, 20: 3, 26: 4} == found
    assert t.outcome()


def turn_one_day(t: Table) -> None:
    """Skip to the next round; buildings revealed on the way are any."""
    t.close_round()
    while t.s.stack and GAME.pending(t.s).is_chance:
        t.play(t.offers()[0])


# --- Set-up for four ------------------------------------------------------------


@pytest.mark.rule("T-SETUP-02", "T-SETUP-03", "T-2P3P-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_has_a_corn_tile_and_those_of_three_groups_a_wood_tile_on_top(seats: int) -> None:
    s = new_state(seats)
    assert [seats] * 4 == s.corn
    assert [0, seats, seats, seats] == s.wood
    assert [seats, 0, 0, 0] == [s.open_corn(group) for group in range(4)]


@pytest.mark.rule("T-SETUP-04")
def test_the_first_round_is_no_food_day() -> None:
    t = started(2)
    assert (0, 0) == (t.s.day, t.s.food)


@pytest.mark.rule("T-SETUP-05")
def test_the_first_player_is_drawn_among_all_seats() -> None:
    s = new_state(3)
    assert ["first 1", "first 2", "first 3"] == [decision.text for decision in GAME.offers(s, CHANCE)]
    assert [1, 1, 1] == GAME.odds(s)


@pytest.mark.rule("T-SETUP-05", "T-ROUND-02")
@pytest.mark.parametrize("first", [0, 2])
def test_the_player_with_the_marker_begins(first: int) -> None:
    s = deal(new_state(3), HANDS[:3], first)
    for seat in range(3):
        keep(s, seat, *HANDS[seat][:2])
    assert (first,) == GAME.pending(s).seats


@pytest.mark.rule("T-SETUP-05")
def test_the_option_first_player_names_the_seat() -> None:
    s = new_state(3, first_player="seat3")
    assert ["first 3"] == [decision.text for decision in GAME.offers(s, CHANCE)]
    assert 2 == deal(s, HANDS[:3]).marker


@pytest.mark.rule("T-SETUP-07", "T-SETUP-08", "T-SETUP-17")
def test_everybody_begins_with_three_workers_a_light_board_and_nothing_else() -> None:
    t = Table(4)
    t.s = dealt_table(4)
    for seat, me in enumerate(t.s.players):
        assert ({}, 0) == (t.goods(seat), t.points(seat))
        assert (3, 3, True) == (me.workers, me.home, me.light)
        assert ((), ()) == (me.buildings, me.monuments)


@pytest.mark.rule("T-SETUP-09")
def test_the_markers_begin_one_step_above_the_bottom_and_before_the_first_level() -> None:
    t = Table(4)
    for seat in range(4):
        assert [1, 1, 1] == [t.temple(name, seat) for name in TEMPLES]
        assert [0, 0, 0, 0] == t.player(seat).levels


@pytest.mark.rule("T-SETUP-10")
def test_every_tile_of_a_shuffled_stack_is_equally_likely() -> None:
    s = up_to(new_state(4), "building")
    assert 14 == sum(GAME.odds(s))
    chances = dict(zip([decision.text for decision in GAME.offers(s, CHANCE)], GAME.odds(s), strict=True))
    assert (3, 2, 1) == (chances["building A1-01"], chances["building A1-02"], chances["building A1-03"])
    assert not [text for text in chances if "A2-" in text]
    draw(s, "building A1-01", "building A1-03")
    assert 12 == sum(GAME.odds(s))
    assert 2 == GAME.odds(s)[0]
    assert "building A1-03" not in [decision.text for decision in GAME.offers(s, CHANCE)]


@pytest.mark.rule("T-SETUP-11", "T-2P3P-02")
@pytest.mark.parametrize(("seats", "open_ones"), [(4, 6), (3, 5), (2, 4)])
def test_so_many_monuments_lie_open_and_the_others_stay_in_the_box(seats: int, open_ones: int) -> None:
    t = started(seats)
    assert open_ones == len(t.s.monuments)
    missing = next(tile.name for number, tile in enumerate(c.MONUMENTS) if number not in t.s.monuments)
    seat = t.seat
    t.give(seat, wood=5, stone=5, gold=5, skull=1).put(seat, "tikal 4").play("pick tikal 4")
    assert "T-MON-01" == t.why(f"build {missing}").rule


@pytest.mark.rule("T-SETUP-12")
def test_six_buildings_of_age_one_lie_open() -> None:
    t = started(4)
    assert ["A1"] * 6 == [name[:2] for name in t.open_buildings()]
    assert [14 - 6, 18] == [sum(stack) for stack in t.s.stacks]


@pytest.mark.rule("T-SETUP-13", "T-2P3P-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wealth_tiles_are_dealt_after_the_board_is_seen_and_kept_after_the_neutral_workers_stand(seats: int) -> None:
    s = new_state(seats)
    order: list[str] = []
    while GAME.pending(s).is_chance:
        order.append(GAME.pending(s).step)
        draw(s, GAME.offers(s, CHANCE)[0].text)
    assert 4 * seats == order.count("deal")
    expected = ["first player", "monument", "building", "deal"] + ["neutral worker"] * (seats < 4)
    assert expected == [step for step, _ in groupby(order)]
    assert "keep" == GAME.pending(s).step


@pytest.mark.rule("T-SETUP-13", "T-SETUP-14")
def test_a_hand_of_wealth_tiles_is_hidden_from_the_others() -> None:
    """TC-91: what seat 1 is sent before the reveal does not contain the tiles of seat 0; neutral workers are seen."""
    s = keep(dealt_table(2), 0, "W01", "W02")
    seen = GAME.view(s, 1)
    assert ["W05", "W06", "W07", "W08"] == seen["players"][1]["dealt"]
    assert (None, None, True) == tuple(seen["players"][0][word] for word in ("dealt", "kept", "has_kept"))
    assert {"W05", "W06", "W07", "W08", *seen["turned_up"]} == tiles_in(seen)
    assert 12 == sum(gear.count("neutral") for gear in seen["gears"].values())


@pytest.mark.rule("T-SETUP-14")
def test_the_two_discards_stay_unseen() -> None:
    t = started(4)
    kept = {"W01", "W02", "W05", "W06", "W09", "W10", "W13", "W14"}
    assert kept == tiles_in(GAME.view(t.s, 1)) == tiles_in(GAME.view(t.s, None))


@pytest.mark.rule("T-SETUP-13")
def test_only_its_owner_hears_which_tile_was_dealt() -> None:
    s = up_to(new_state(2), "deal")
    story = Story()
    GAME.apply(s, CHANCE, GAME.catalogue.read("deal W01"), story)
    assert ["W01"] == [fact.what for fact in story.seen_by(0)]
    assert [] == story.seen_by(1) == story.seen_by(None)


def tiles_in(view: object) -> set[str]:
    """Every wealth tile that a view names."""
    return {word for word in words_of(view) if word in WEALTH_BY_NAME}


def words_of(value: object) -> list[str]:
    """Every text in a view."""
    if isinstance(value, dict):
        return [word for key, part in value.items() for word in [str(key), *words_of(part)]]
    if isinstance(value, list):
        return [word for part in value for word in words_of(part)]
    return [str(value)]


@pytest.mark.rule("T-SETUP-14")
def test_any_two_of_the_four_may_be_kept() -> None:
    s = dealt_table(2)
    expected = {"W01 W02", "W01 W03", "W01 W04", "W02 W03", "W02 W04", "W03 W04"}
    assert {f"keep {pair}" for pair in expected} == {decision.text for decision in GAME.offers(s, 0)}


@pytest.mark.rule("T-SETUP-14")
def test_a_tile_of_another_hand_cannot_be_kept() -> None:
    s = dealt_table(2)
    refusal = GAME.refused(s, 0, GAME.catalogue.read("keep W01 W05"))
    assert ("T-SETUP-14", "You were not dealt W05.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("T-SETUP-15")
def test_nothing_is_gained_before_the_last_player_has_chosen() -> None:
    t = Table()
    t.s = keep(dealt_table(2), 1, "W07", "W08")
    assert ({}, (0,)) == (t.goods(1), GAME.pending(t.s).seats)
    keep(t.s, 0, "W02", "W04")
    assert {"corn": 5 + 9, "stone": 1, "gold": 1} == t.goods(0)
    assert {"corn": 4 + 3, "wood": 1 + 2, "stone": 1} == t.goods(1)
    assert (2, 1) == (t.temple("yellow", 0), t.level("extraction", 1))


@pytest.mark.rule("T-SETUP-16")
def test_a_kept_tile_feeds_one_worker_on_every_food_day() -> None:
    t = started(4, ("W01", "W02"), ("W05", "W06"), ("W09", "W10"), ("W13", "W14"))
    for day in (7, 20):
        t.start_round(day).give(3, corn=5).close_round()
        assert 5 - 2 * 2 == t.corn(3)
    assert 0 == t.points(3)


@pytest.mark.rule("T-SETUP-15")
def test_a_worker_from_a_wealth_tile_is_there_at_once_and_eats() -> None:
    """TC-88: wealth tile with a worker: 4 workers from the start, all of them eat."""
    t = started(4, ("W01", "W02"), ("W05", "W06"), ("W09", "W10"), ("W15", "W16"))
    assert (4, 4) == (t.player(3).workers, t.player(3).home)
    t.start_round(7).give(3, corn=9).close_round()
    assert 9 - 4 * 2 == t.corn(3)


# --- Two or three players -------------------------------------------------------


@pytest.mark.rule("T-2P3P-01", "T-2P3P-02", "T-2P3P-03", "T-2P3P-05")
@pytest.mark.parametrize(("seats", "monuments", "neutral"), [(2, 4, 12), (3, 5, 6), (4, 6, 0)])
def test_fewer_players_mean_fewer_tiles_and_more_neutral_workers(seats: int, monuments: int, neutral: int) -> None:
    """TC-89: two players have 2 fields per group, 4 monuments, 12 neutral workers; three have 3, 5 and 6."""
    s = dealt_table(seats)
    assert [0, seats, seats, seats] == s.wood
    assert 4 * seats == sum(s.corn)
    assert monuments == len(s.monuments)
    assert (neutral, 0) == (all_dummies(s), s.dummies)


NOT_DEALT_TO_TWO = ["W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08", "W09", "W10", "W11", "W12", "W21"]
DEALT_TO_TWO = ["W13", "W14", "W15", "W16", "W17", "W18", "W19", "W20"]


@pytest.mark.rule("T-2P3P-06")
def test_the_tiles_not_dealt_are_turned_up_one_by_one() -> None:
    s = up_to(new_state(2), "neutral worker", *DEALT_TO_TWO)
    assert [f"neutral {tile}" for tile in NOT_DEALT_TO_TWO] == [decision.text for decision in GAME.offers(s, CHANCE)]
    assert [1] * 13 == GAME.odds(s)
    draw(s, "neutral W05")
    assert "neutral W05" not in [decision.text for decision in GAME.offers(s, CHANCE)]
    assert ["W05"] == GAME.view(s, 0)["turned_up"]


@pytest.mark.rule("T-2P3P-07", "T-2P3P-08")
def test_the_first_neutral_worker_of_a_gear_brings_another_on_the_opposite_space() -> None:
    """EX-01: the tile with Palenque 5 puts neutral workers on 5 and 0."""
    s = up_to(new_state(2), "neutral worker", *DEALT_TO_TWO)
    draw(s, "neutral W03")
    assert [0, 5] == dummies(s, "palenque")
    assert 10 == s.dummies


@pytest.mark.rule("T-2P3P-07", "T-2P3P-08")
def test_a_later_neutral_worker_of_a_gear_comes_alone() -> None:
    """EX-01: with a neutral worker on Palenque already, the tile with Palenque 5 fills only that space."""
    s = up_to(new_state(2), "neutral worker", *DEALT_TO_TWO)
    draw(s, "neutral W01", "neutral W03")
    assert [1, 5, 6] == dummies(s, "palenque")


@pytest.mark.rule("T-2P3P-08")
def test_the_opposite_space_may_have_no_number() -> None:
    s = up_to(new_state(2), "neutral worker", *DEALT_TO_TWO)
    draw(s, "neutral W10")
    assert [3, 8] == dummies(s, "tikal")


@pytest.mark.rule("T-2P3P-08")
def test_chichen_itza_never_gets_an_opposite_neutral_worker() -> None:
    s = up_to(new_state(2), "neutral worker", *DEALT_TO_TWO)
    draw(s, "neutral W21")
    assert [10] == dummies(s, "chichen")


@pytest.mark.rule("T-2P3P-09")
def test_the_opposite_one_is_left_out_if_no_neutral_worker_remains() -> None:
    """EX-01: with one neutral worker left, the tile with Palenque 5 fills only that space, and set-up goes on."""
    hands = ["W10", "W11", "W12", "W13", "W14", "W15", "W16", "W17", "W18", "W19", "W20", "W21"]
    s = up_to(new_state(3), "neutral worker", *hands)
    draw(s, "neutral W05", "neutral W06", "neutral W09", "neutral W03")
    assert [5] == dummies(s, "palenque")
    assert (6, "keep") == (all_dummies(s), GAME.pending(s).step)


@pytest.mark.rule("T-2P3P-10")
def test_neutral_workers_are_all_still_there_after_the_last_day() -> None:
    t = started(2)
    for _ in range(27):
        turn_one_day(t)
        assert 12 == all_dummies(t.s)
    assert t.outcome()


@pytest.mark.rule("T-2P3P-10")
def test_neutral_workers_turn_with_their_gear() -> None:
    t = Table().put(NEUTRAL, "tikal 3", "chichen 12").close_round()
    assert ({4: NEUTRAL}, {0: NEUTRAL}) == (t.figures("tikal"), t.figures("chichen"))


@pytest.mark.rule("T-2P3P-01")
def test_four_players_have_no_neutral_workers() -> None:
    s = dealt_table(4)
    assert all(who == FREE for gear in s.gears for who in gear)
    assert NONE == s.first_space
