"""The eclipse phase: chapter W-ECLIPSE."""

from __future__ import annotations

from pathlib import Path

import pytest

from longcount.games.winter import GAME, know_packs
from longcount.games.winter.names import ACTION, ECLIPSE
from longcount.games.winter.packs import read_pack, register
from winter_table import Table

BUSY = Path(__file__).parent / "busy.toml"


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards tables choose among the same packs again."""
    monkeypatch.setattr(GAME, "options", GAME.options)


def busy(seats: int = 2) -> Table:
    """A table with the busy pack: the Elder gives half a labour in the eclipse, plains give a camp and a move."""
    name = register(read_pack(BUSY.read_text(encoding="utf-8")))
    know_packs()
    return Table(seats, pack=name)


def labour_sums(t: Table) -> list[float]:
    """Eclipse labour of each seat, as it was counted at the reveal."""
    return [fact.amount / 2 for fact in t.heard("sum")]


def decline(t: Table, *until: str) -> Table:
    """Refuse what can be refused up to one of these steps, or up to the end of the eclipse."""
    while t.s.phase == ECLIPSE and t.step not in until:
        t.play(t.offers()[-1])
    return t


def first_in_terrain(t: Table) -> Table:
    """Seat 0 is first in the new order of two and has come to its terrain."""
    t.eclipse(1, 0)
    assert 0 == t.seat
    return decline(t, "eclipse gains")


# --- the reveal -------------------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-01")
def test_all_piles_are_revealed_at_the_same_moment() -> None:
    """The first pile stays closed until the last player has formed his; then both lie open before anybody is asked."""
    t = Table().hand(0, "brave").hand(1, "hunter")
    for _ in range(2):
        t.play("tribe hunt").end_turn().play("tribe hunt").end_turn()
    t.play("chief hunt").end_turn().play("pile brave")
    assert (ACTION, 1) == (t.s.phase, t.seat)
    assert [] == t.heard("reveal")
    t.play("chief hunt").end_turn().play("pile hunter")
    assert ECLIPSE == t.s.phase
    assert [(0, "brave"), (1, "hunter")] == [(fact.seat, fact.what) for fact in t.heard("reveal")]
    assert (["brave"], ["hunter"]) == (t.names("above", 0), t.names("above", 1))


@pytest.mark.rule("W-ECLIPSE-02")
@pytest.mark.parametrize(
    ("pile", "resting", "labour"),
    [
        ((), 0, 0),
        (("tribesman",), 0, 0.5),
        (("tribesman", "tribesman", "tribesman"), 0, 1.5),
        (("craftswoman", "hunter"), 0, 2),
        ((), 2, 3),
        (("shaman", "elder"), 1, 4),
    ],
)
def test_eclipse_labour_is_that_of_the_corners_and_of_resting_figures(
    pile: tuple[str, ...], resting: int, labour: float
) -> None:
    t = Table().pile(0, *pile).resting(0, resting).eclipse()
    assert [labour, 0] == labour_sums(t)


@pytest.mark.rule("W-ECLIPSE-02", "W-ECLIPSE-06", "W-ECLIPSE-05")
def test_a_brave_and_a_resting_figure_come_before_two_who_tie() -> None:
    """E-08: Wolf has 3, Bison and Lion 1.5 each; Bison acted after Lion and goes before him."""
    wolf, lion, bison = 0, 1, 2
    t = Table(3).pile(wolf, "brave").resting(wolf, 1).pile(bison, "shaman").resting(lion, 1)
    t.eclipse(wolf, lion, bison)
    assert [3, 1.5, 1.5] == labour_sums(t)
    assert (wolf, bison, lion) == t.s.order


@pytest.mark.rule("W-ECLIPSE-02")
@pytest.mark.parametrize("anywhere", ["yes", "no"])
def test_column_labour_does_not_count_in_the_eclipse(anywhere: str) -> None:
    """TC-82, A-07: a Brave in the pile has 1.5, not 2.5, under both readings of its extra labour."""
    t = Table(brave_any_column=anywhere).pile(0, "brave").pile(1, "hunter").eclipse()
    assert [1.5, 1] == labour_sums(t)


@pytest.mark.rule("W-ECLIPSE-02")
def test_a_resting_chief_counts_like_any_figure() -> None:
    """TC-83."""
    t = Table().play("chief rest").end_turn()
    t.eclipse()
    assert [1.5, 0] == labour_sums(t)


@pytest.mark.rule("W-ECLIPSE-02")
def test_labour_of_eclipse_abilities_is_counted_by_itself() -> None:
    """A-23: an Elder that gives half a labour in the eclipse counts 1 + 0.5, and nobody is asked about it."""
    t = busy().pile(0, "elder").pile(1, "elder", "elder").eclipse(1, 0)
    assert [1.5, 3] == labour_sums(t)
    assert "eclipse abilities" != decline(t, "eclipse abilities").step


@pytest.mark.rule("W-ECLIPSE-03")
def test_a_pile_of_culture_cards_has_no_labour_and_returns_to_the_hand() -> None:
    """TC-80: they can be played in the next round."""
    t = Table().pile(0, "C1-01", "C1-18").hand(0, "hunter").eclipse()
    assert [0, 0] == labour_sums(t)
    assert ["hunter", "C1-01", "C1-18"] == t.names("hand")
    assert [] == t.names("above")
    decline(t)
    assert [] == t.names("discard")
    t.start_round(2)
    assert t.may("play C1-18")


@pytest.mark.rule("W-ECLIPSE-03")
def test_tribe_cards_of_a_mixed_pile_stay_above_the_board() -> None:
    t = Table().pile(0, "C1-18", "hunter").eclipse()
    assert (["C1-18"], ["hunter"]) == (t.names("hand"), t.names("above"))


@pytest.mark.rule("W-ECLIPSE-04")
def test_food_buys_no_labour_in_the_eclipse() -> None:
    """TC-31: at every step of the eclipse the order stands, and food cannot be spent."""
    t = Table().give(0, food=5).pile(0, "pathfinder").camps(0, 4).community(0, 1, 2, 8).eclipse()
    while t.s.phase == ECLIPSE:
        refusal = t.why("eat")
        assert ("W-FOOD-03", "Food cannot be turned into labour in the eclipse.") == (refusal.rule, refusal.sentence)
        t.play(t.offers()[-1])


@pytest.mark.rule("W-ECLIPSE-04")
def test_food_pays_the_printed_cost_of_an_eclipse_ability() -> None:
    """TC-32: the Shaman of this pack trades 1 food for 3 idols in the eclipse."""
    t = busy().give(0, food=2).pile(0, "shaman").eclipse()
    decline(t, "eclipse abilities").play("use shaman 3", "idol veneration", "idol veneration", "idol veneration")
    assert (1, 3) == (t.food(), t.idol("veneration"))


@pytest.mark.rule("W-ECLIPSE-04")
def test_without_food_the_printed_cost_cannot_be_paid() -> None:
    t = busy().pile(0, "shaman", "tribesman").camps(0, 0).eclipse()
    refusal = decline(t, "eclipse abilities").why("use shaman 3")
    assert ("W-ABIL-06", "That ability costs 1 food; you have nothing.") == (refusal.rule, refusal.sentence)


# --- the new order ----------------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-05")
def test_the_new_order_follows_the_labour_and_lasts_into_the_next_round() -> None:
    t = Table(4).pile(1, "brave", "brave").pile(3, "brave").pile(2, "hunter").eclipse(0, 1, 2, 3)
    assert (1, 3, 2, 0) == t.s.order
    decline(t)
    while t.seat < 0:
        t.play(t.offers()[0])
    assert (1, 3, 2, 0) == t.s.order
    assert (2, "turn", 1) == (t.s.round, t.step, t.seat)


@pytest.mark.rule("W-ECLIPSE-06")
def test_without_any_labour_the_order_is_reversed() -> None:
    """D-11: A B C D becomes D C B A."""
    assert (3, 2, 1, 0) == Table(4).eclipse(0, 1, 2, 3).s.order


@pytest.mark.rule("W-ECLIPSE-06")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 1, 2), (2, 0, 1)), ((2, 1, 0), (0, 2, 1)), ((1, 0, 2), (2, 0, 1)), ((1, 2, 0), (0, 2, 1))],
)
def test_a_tie_goes_to_whoever_acted_later(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Seats 0 and 2 have 1 labour each, seat 1 half a labour."""
    t = Table(3).pile(0, "hunter").pile(2, "elder").pile(1, "tribesman").eclipse(*before)
    assert after == t.s.order


# --- one after the other ----------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-07")
def test_each_player_finishes_all_four_steps_before_the_next_begins() -> None:
    """A-11: position, abilities, terrain, own board; then the same for the next in the new order."""
    t = Table()
    for seat, camp, hexes in ((0, 16, (1, 2, 8)), (1, 4, (4, 5, 14))):
        t.pile(seat, "pathfinder").camps(seat, camp).community(seat, *hexes)
    t.terrain(h2="glacier")
    t.eclipse(0, 1)
    asked: list[tuple[int, str]] = []
    while t.s.phase == ECLIPSE:
        asked.append((t.seat, t.step))
        t.play("done")
    one = ["gain", "eclipse abilities", "eclipse gains", "eclipse gains"]
    assert [(seat, step) for seat in (1, 0) for step in one] == asked


@pytest.mark.rule("W-ECLIPSE-07", "W-ECLIPSE-12")
def test_what_an_earlier_player_moved_counts_for_the_later_one() -> None:
    """A-12: seat 1 moves its camp away from the lake in its step b; seat 0 leads there afterwards."""
    t = Table().pile(1, "pathfinder").camps(1, 3, 3).camps(0, 3).eclipse(0, 1)
    decline(t, "eclipse abilities").play("use pathfinder 2", "move 3 0", "move 3 0")
    decline(t)
    assert (2, 0) == (t.points(0), t.points(1))


@pytest.mark.rule("W-ECLIPSE-08")
@pytest.mark.parametrize(
    "texts", [("draw", "deal 1 brave", "idol offering"), ("idol offering", "draw", "deal 1 brave")]
)
def test_resources_of_one_step_come_in_any_order(texts: tuple[str, ...]) -> None:
    """A card for the valley and an idol for the hill."""
    t = first_in_terrain(Table().camps(0, 4, 5).deck(0, "brave")).play(*texts)
    assert (["brave"], 1) == (t.names("hand"), t.idol("offering"))


@pytest.mark.rule("W-ECLIPSE-08")
def test_any_resource_may_be_refused() -> None:
    """A-49: the card is taken and the idol refused; or nothing at all."""
    t = first_in_terrain(Table().camps(0, 4, 5).deck(0, "brave")).play("draw", "deal 1 brave", "done")
    assert (["brave"], 0) == (t.names("hand"), t.idol("offering"))
    t = first_in_terrain(Table().camps(0, 4, 5).deck(0, "brave")).play("done")
    assert ([], 0, 1) == (t.names("hand"), t.idol("offering"), t.seat)


GOODS_AND_STONE = """[pack]
id = "goods"
version = "1"
label = "For tests: food, an idol, and a stone that costs food."

[[terrain]]
id = "plain"
bonus = "food 3"

[[terrain]]
id = "forest"
bonus = "stone 1"

[[stone_cell]]
id = "stone-cell-1"
cost = "food 2"
bonus = ""
"""


def goods_and_stone(*hexes: int) -> Table:
    """Seat 0 leads on these hexes: 1 is a plain, 2 a forest, 4 a hill that gives an idol."""
    name = register(read_pack(GOODS_AND_STONE))
    know_packs()
    t = Table(2, pack=name).stones("ST1-08").camps(0, *hexes)
    t.eclipse(1, 0)
    return decline(t, "eclipse gains")


@pytest.mark.rule("W-ECLIPSE-08")
def test_food_of_a_step_may_pay_for_a_stone_of_the_same_step() -> None:
    """A-69: without food the stone cannot be had yet; the food comes first, and then the stone is offered."""
    t = goods_and_stone(1, 2)
    assert (3, ["take ST1-08", "done"]) == (t.food(), t.offers())
    t.play("take ST1-08")
    assert (1, 1) == (t.food(), len(t.player().stones))


@pytest.mark.rule("W-ECLIPSE-08")
@pytest.mark.parametrize("first", ["take the goods", "idol offering"])
def test_food_of_a_step_comes_whenever_its_player_likes(first: str) -> None:
    """A-69: before the idol or after it; whoever is done has it at last."""
    t = goods_and_stone(1, 2, 4)
    assert t.may("take the goods") and not t.may("take ST1-08")
    t.play(first)
    assert (3, True) == (t.food(), t.may("take ST1-08"))
    t = goods_and_stone(1, 2, 4).play("done")
    assert (3, 0) == (t.food(), len(t.player().stones))


@pytest.mark.rule("W-ECLIPSE-08")
def test_no_moment_is_asked_for_where_it_makes_no_difference() -> None:
    """A-69: at a table where no bonus can lead to a price, food comes at the end."""
    t = first_in_terrain(Table().camps(0, 1, 4))
    assert not t.may("take the goods")
    assert 2 == t.play("idol offering").food()


@pytest.mark.rule("W-ECLIPSE-08")
def test_food_and_a_tool_are_taken_without_asking_for_the_moment() -> None:
    """A-69: a tool costs nothing and leads to nothing, so the food beside it can wait; beside an idol it need not."""
    t = goods_and_stone(1).effect("tool 1 + food 1")
    assert ["take 1 tool", "take 1 food"] == t.offers()
    assert goods_and_stone(1).effect("idol 1 + food 1").may("take the goods")


# --- step a -----------------------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-09")
@pytest.mark.parametrize(
    ("place", "texts", "gained"),
    [
        (1, ("draw", "deal 1 brave"), (["brave"], 0, 0, 0)),
        (2, ("idol offering",), ([], 1, 0, 0)),
        (3, ("take 1 tool",), ([], 0, 1, 0)),
        (4, (), ([], 0, 0, 1)),
    ],
)
def test_the_place_in_the_new_order_gives_its_resource(
    place: int, texts: tuple[str, ...], gained: tuple[list[str], int, int, int]
) -> None:
    """B-05: a card, an idol, a tool and a food for places 1 to 4; it is the new place that counts."""
    others = [1, 2, 3]
    order = [*others[: 4 - place], 0, *others[4 - place :]]
    t = Table(4).deck(0, "brave").eclipse(*order)
    assert place == t.s.order.index(0) + 1
    while t.seat != 0 and t.s.phase == ECLIPSE:
        t.play(t.offers()[-1])
    t.play(*texts)
    assert gained == (t.names("hand"), t.idol("offering"), t.tools(), t.food())


# --- step b -----------------------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-10")
@pytest.mark.parametrize("order", [("shaman", "craftswoman"), ("craftswoman", "shaman")])
def test_eclipse_abilities_come_one_after_the_other_in_any_order(order: tuple[str, str]) -> None:
    t = Table().pile(0, "shaman", "craftswoman").eclipse()
    gain = {"shaman": "idol veneration", "craftswoman": "take 1 tool"}
    decline(t, "eclipse abilities")
    for name in order:
        t.play(f"use {name} 2", gain[name])
    assert (1, 1) == (t.idol("veneration"), t.tools())
    assert "eclipse abilities" != t.step


@pytest.mark.rule("W-ECLIPSE-10")
def test_no_eclipse_ability_is_compulsory() -> None:
    t = decline(Table().pile(0, "shaman", "craftswoman").eclipse(), "eclipse abilities").play("done")
    assert (0, 0, 0) == (t.idol("offering"), t.idol("veneration"), t.tools())


@pytest.mark.rule("W-ECLIPSE-10")
def test_each_card_of_the_pile_has_its_ability_once() -> None:
    t = Table().pile(0, "shaman", "shaman").eclipse()
    decline(t, "eclipse abilities").play("use shaman 2", "idol veneration", "use shaman 2", "idol veneration")
    assert 2 == t.idol("veneration")
    assert "eclipse abilities" != t.step


@pytest.mark.rule("W-ECLIPSE-10")
def test_only_the_pile_has_eclipse_abilities_to_use() -> None:
    t = Table().hand(0, "shaman").discard(0, "shaman").pile(0, "craftswoman").eclipse()
    refusal = decline(t, "eclipse abilities").why("use shaman 2")
    assert ("W-ABIL-04", "Shaman does not lie above your board.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-ECLIPSE-10")
def test_a_card_of_the_pile_may_be_buried_and_loses_its_ability() -> None:
    """A-35: the labour it gave stays counted."""
    t = Table().pile(0, "elder", "craftswoman").pile(1, "brave").eclipse(1, 0)
    assert (0, 1) == t.s.order
    decline(t, "eclipse abilities").play("use elder 2", "bury craftswoman from board")
    assert (["craftswoman"], ["elder"], 0) == (t.names("buried"), t.names("above"), t.tools())
    assert "eclipse abilities" != t.step
    assert (0, 1) == decline(t).s.order


# --- step c -----------------------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-11")
@pytest.mark.parametrize(("own", "other", "points"), [(1, 0, 2), (2, 1, 2), (1, 1, 2), (1, 2, 0), (0, 0, 0), (0, 1, 0)])
def test_whoever_leads_on_a_hex_gains_its_bonus(own: int, other: int, points: int) -> None:
    """A lake is worth 2 points; TC-86, A-12: without any influence there is nothing."""
    t = decline(Table().camps(0, *[3] * own).camps(1, *[3] * other).eclipse())
    assert points == t.points(0)


@pytest.mark.rule("W-ECLIPSE-11")
def test_all_who_lead_together_gain_the_bonus() -> None:
    """TC-85: each in the own step c; the third has less and gets nothing."""
    t = Table(3).camps(0, 3, 3).camps(1, 3, 3).camps(2, 3).eclipse()
    scored: list[tuple[int, int]] = []
    while t.s.phase == ECLIPSE:
        t.play(t.offers()[-1])
        scored = [(fact.seat, fact.amount) for fact in t.heard("score")]
    assert [(1, 2), (0, 2)] == scored


@pytest.mark.rule("W-ECLIPSE-11")
def test_every_hex_that_is_led_gives_its_bonus() -> None:
    """Two lakes are 4 points, a plain 2 food, a glacier nothing."""
    t = decline(Table().camps(0, 3, 12, 1, 7).eclipse())
    assert (4, 2) == (t.points(), t.food())


@pytest.mark.rule("W-ECLIPSE-11")
def test_the_start_tile_gives_nothing() -> None:
    """A-39."""
    t = decline(Table().camps(0, 0, 0, 0).eclipse())
    assert (0, 0, 0) == (t.points(), t.food(), t.tools())


@pytest.mark.rule("W-ECLIPSE-11", "W-ECLIPSE-12")
def test_influence_is_counted_once_when_the_terrain_step_begins() -> None:
    """A-12: a plain of this pack moves a camp; the glacier it reaches gives its tools in no step of this player."""
    t = busy().camps(0, 1).eclipse(1, 0)
    decline(t, "eclipse gains").play("move 1 7", "camp")
    decline(t)
    assert {0: 1, 7: 1} == t.camps_on()
    assert 0 == t.tools()


@pytest.mark.rule("W-ECLIPSE-11")
def test_a_move_of_step_b_counts_in_step_c() -> None:
    t = Table().pile(0, "pathfinder").camps(0, 0).eclipse()
    decline(t, "eclipse abilities").play("use pathfinder 2", "move 0 3", "done")
    assert 2 == decline(t).points()


@pytest.mark.rule("W-ECLIPSE-12")
@pytest.mark.parametrize(("camps", "points"), [(1, 0), (2, 2), (3, 2)])
def test_a_community_has_2_influence_on_each_of_its_hexes(camps: int, points: int) -> None:
    """Seat 1 has a community at the lake 3; seat 0 ties with 2 camps there and leads alone with 3."""
    t = decline(Table().community(1, 2, 3, 10).camps(0, *[3] * camps).eclipse())
    assert (points, 0 if camps > 2 else 2) == (t.points(0), t.points(1))


@pytest.mark.rule("W-ECLIPSE-12")
def test_camps_and_communities_on_a_hex_add_up() -> None:
    """Two communities and a camp are 5: four camps do not lead."""
    t = Table().community(0, 2, 3, 10).community(0, 3, 4, 12).camps(0, 3).camps(1, 3, 3, 3, 3)
    t.terrain(h12="glacier")
    assert (2, 0) == (decline(t.eclipse()).points(0), t.points(1))


# --- step d and the end -----------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-13")
def test_the_player_board_is_the_last_of_the_four_steps() -> None:
    """A card for the community, a tool for the empty cell, 2 points for the stone, after the points of the lake."""
    t = Table().camps(0, 12).community(0, 2, 3, 10).placed(0, 2).own_stones(0, "ST1-03").deck(0, "brave")
    t.terrain(h3="glacier", h10="lake", h2="glacier").eclipse(1, 0)
    decline(t, "eclipse gains").play("draw", "deal 1 brave", "take 1 tool")
    assert (["brave"], 1) == (t.names("hand"), t.tools())
    assert ["eclipse", "ST1-03"] == [fact.why for fact in t.heard("score")]


@pytest.mark.rule("W-ECLIPSE-14")
def test_pile_cards_go_to_the_discard_when_all_players_are_done() -> None:
    t = Table().pile(0, "shaman").pile(1, "hunter").eclipse(1, 0)
    while t.seat == 0:
        t.play("done")
    assert (["shaman"], []) == (t.names("above", 0), t.names("discard", 0))
    decline(t)
    assert ([], ["shaman"]) == (t.names("above", 0), t.names("deck", 0) + t.names("discard", 0))
    assert ([], ["hunter"]) == (t.names("above", 1), t.names("deck", 1) + t.names("discard", 1))


@pytest.mark.rule("W-ECLIPSE-14")
def test_pile_cards_cannot_be_drawn_in_the_eclipse() -> None:
    """TC-25, A-20: deck and discard are empty; the draw is impossible, an idol, tool or food may be taken for it."""
    t = Table().pile(0, "brave", "tribesman").community(0, 2, 8, 9).terrain(h2="glacier", h8="glacier").eclipse()
    decline(t, "eclipse gains")
    refusal = t.why("draw")
    assert ("W-GOLD-01", "Your deck and your discard are empty.") == (refusal.rule, refusal.sentence)
    assert 1 == t.play("tool for draw").tools()
    assert [] == t.heard("shuffle")
