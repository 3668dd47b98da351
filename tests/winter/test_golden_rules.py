"""Golden rules: chapter W-GOLD."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME
from longcount.games.winter.components import KIND_BY_NAME
from longcount.games.winter.names import ACTION, DRAW, ECLIPSE, FROM_EFFECTS, PREPARATION, SETUP
from longcount.kernel.pending import CHANCE
from winter_table import ANYBODY, Table, new_state

IDOLS = ("idol offering", "idol veneration")
TOP = 8
"""The top of the Veneration track."""


def to_preparation(t: Table) -> Table:
    """Through the eclipse, declining everything, until the next round or the first draw of the preparation."""
    t.eclipse()
    while t.s.phase == ECLIPSE:
        t.play(t.offers()[-1])
    return t


def to_community_draw(t: Table) -> Table:
    """Through the eclipse, declining everything, until seat 0 is to draw for a community on three glaciers."""
    t.terrain(h1="glacier", h2="glacier", h8="glacier").community(0, 1, 2, 8).eclipse()
    while not (t.seat == 0 and t.step == "eclipse gains" and t.s.due[DRAW]):
        t.play(t.offers()[-1])
    return t


# --- Drawing ----------------------------------------------------------------------


@pytest.mark.rule("W-GOLD-01")
def test_the_discard_becomes_the_deck_when_a_draw_needs_it() -> None:
    """E-01: 2 cards in the deck and 3 in the discard: all five are drawn, and the discard is empty."""
    t = Table().deck(0, "brave", "brave").discard(0, "hunter", "elder", "shaman").effect("draw 5")
    t.play("draw", "deal 1 brave", "draw", "deal 1 brave")
    assert ([], ["elder", "hunter", "shaman"]) == (t.names("deck"), t.names("discard"))
    t.play("draw")
    assert ["deal 1 elder", "deal 1 hunter", "deal 1 shaman"] == t.offers()
    t.play("deal 1 shaman", "draw", "deal 1 elder", "draw", "deal 1 hunter")
    assert ["brave", "brave", "elder", "hunter", "shaman"] == t.names("hand")
    assert ([], []) == (t.names("deck"), t.names("discard"))


@pytest.mark.rule("W-GOLD-01")
def test_the_cards_of_the_preparation_come_from_the_discard_too() -> None:
    """E-01: the five cards of a round."""
    t = Table().deck(0, "brave", "brave").discard(0, "hunter", "elder", "shaman", "hunter")
    to_preparation(t)
    while t.seat == CHANCE:
        t.play(t.offers()[0])
    assert 5 == len(t.names("hand"))
    assert (1, 0) == (len(t.names("deck")), len(t.names("discard")))


@pytest.mark.rule("W-GOLD-01")
def test_the_discard_is_not_shuffled_before_a_draw_needs_it() -> None:
    t = Table().deck(0, "brave").discard(0, "hunter").effect("draw 1").play("draw", "deal 1 brave")
    assert ([], ["hunter"]) == (t.names("deck"), t.names("discard"))


@pytest.mark.rule("W-GOLD-01")
def test_cards_above_the_board_are_not_shuffled_in() -> None:
    t = Table().hand(0, "brave", "tribesman").discard(0, "hunter").play("tribe settle", "play brave")
    t.effect("draw 2").play("draw", "deal 1 hunter")
    assert "W-GOLD-01" == t.why("draw").rule
    assert (["brave"], []) == (t.names("above"), t.names("deck"))


@pytest.mark.rule("W-GOLD-01", "W-GOLD-06")
def test_cards_of_the_eclipse_pile_are_not_shuffled_in() -> None:
    """TC-25, A-20: the draw of a community finds no card, and something lower may be taken."""
    t = to_community_draw(Table().pile(0, "brave", "brave"))
    assert ["brave", "brave"] == t.names("above")
    refusal = t.why("draw")
    assert ("W-GOLD-01", "Your deck and your discard are empty.") == (refusal.rule, refusal.sentence)
    assert 1 == t.play("tool for draw").tools()


@pytest.mark.rule("W-GOLD-01", "W-GOLD-06")
def test_missing_cards_lapse_or_become_something_lower() -> None:
    """A-20: of three draws one finds a card, one becomes a tool, one is declined."""
    t = Table().deck(0, "brave").effect("draw 3").play("draw", "deal 1 brave")
    assert not t.may("draw")
    t.play("tool for draw", "done")
    assert (["brave"], 1, "turn") == (t.names("hand"), t.tools(), t.step)


# --- The ladder -------------------------------------------------------------------


@pytest.mark.rule("W-GOLD-02", "W-GOLD-03", "W-GOLD-04")
@pytest.mark.parametrize(
    ("gain", "offers"),
    [
        ("megalith", ("draw", *IDOLS, "tool", "food")),
        ("draw", (*IDOLS, "tool", "food")),
        ("idol", ("tool", "food")),
    ],
)
@pytest.mark.parametrize("phase", [ACTION, ECLIPSE])
def test_any_lower_resource_may_be_taken_and_no_higher(gain: str, offers: tuple[str, ...], phase: int) -> None:
    """E-02: an idol may become a tool or food, but neither a card nor a megalith; in both phases."""
    t = Table().deck(0, "brave").effect(f"{gain} 1", phase=phase)
    others = [text for text in t.offers() if text.endswith(f" for {gain}")]
    assert [f"{lower} for {gain}" for lower in offers] == others
    higher = {"megalith": (), "draw": ("megalith b1",), "idol": ("megalith b1", "draw")}[gain]
    assert not any(t.may(text) for text in higher)


@pytest.mark.rule("W-GOLD-03")
@pytest.mark.parametrize("phase", [ACTION, ECLIPSE])
def test_a_tool_may_be_taken_as_food(phase: int) -> None:
    t = Table().effect("tool 1", phase=phase)
    assert {"take 1 food", "take 1 tool"} == set(t.offers())
    t.play("take 1 food")
    assert (1, 0) == (t.food(), t.tools())


@pytest.mark.rule("W-GOLD-03")
@pytest.mark.parametrize(
    ("answer", "food", "tools", "offering", "cards"),
    [
        ("draw for megalith", 0, 0, 0, 1),
        ("idol offering for megalith", 0, 0, 1, 0),
        ("tool for megalith", 0, 1, 0, 0),
        ("food for megalith", 1, 0, 0, 0),
    ],
)
def test_one_is_taken_for_one(answer: str, food: int, tools: int, offering: int, cards: int) -> None:
    t = Table().deck(0, "brave", "brave").effect("megalith 1").play(answer)
    if t.seat == CHANCE:
        t.play("deal 1 brave")
    assert (food, tools, offering) == (t.food(), t.tools(), t.idol("offering"))
    assert (cards, 0, "turn") == (len(t.names("hand")), t.player().placed, t.step)


@pytest.mark.rule("W-GOLD-03")
def test_several_resources_are_decided_one_by_one() -> None:
    t = Table().effect("idol 3").play("idol veneration", "tool for idol", "food for idol")
    assert (1, 1, 1, 0) == (t.food(), t.tools(), t.idol("veneration"), t.idol("offering"))
    t = Table().effect("tool 3").play("take 2 tools 1 food")
    assert (1, 2) == (t.food(), t.tools())


@pytest.mark.rule("W-GOLD-03")
@pytest.mark.parametrize(
    ("answer", "found"),
    [("idol offering for draw", (1, 0, 0)), ("tool for draw", (0, 1, 0)), ("food for draw", (0, 0, 1))],
)
def test_the_draw_of_the_rest_action_may_be_something_lower(answer: str, found: tuple[int, int, int]) -> None:
    """TC-14: an idol, a tool or food."""
    t = Table().deck(0, "brave").play("tribe rest", answer)
    assert found == (t.idol("offering"), t.tools(), t.food())
    assert [] == t.names("hand")


@pytest.mark.rule("W-GOLD-03")
@pytest.mark.parametrize("answer", ["idol offering for draw", "tool for draw", "food for draw"])
def test_cards_of_the_last_eclipse_are_worth_something_by_the_ladder(answer: str) -> None:
    """TC-89: the draw of a community in round 4."""
    t = to_community_draw(Table().start_round(4).deck(0, "brave")).play(answer)
    assert 1 == t.idol("offering") + t.tools() + t.food()


@pytest.mark.rule("W-GOLD-03")
@pytest.mark.parametrize("occupied", [(), ("b2",), ("b2", "c1")])
def test_the_megalith_of_the_arrows_may_be_something_lower(occupied: tuple[str, ...]) -> None:
    """A-42: as long as one of the two cells is free; if both are occupied there is nothing."""
    t = Table().megaliths(ANYBODY, *occupied).effect("megalith 1").play("megalith b1")
    if len(occupied) == 2:
        assert "turn" == t.step
        return
    t.play("tool for megalith")
    assert (1, 1) == (t.tools(), t.player().placed)


@pytest.mark.rule("W-GOLD-02")
@pytest.mark.parametrize("gain", ["tribe 1", "tribe-discard 1", "culture 1", "animal 1", "animal-deck 1"])
def test_only_a_drawn_card_is_on_the_ladder(gain: str) -> None:
    """TC-22, A-21: a tribe, culture or animal card cannot become an idol, a tool or food."""
    t = Table().culture("C1-01").grounds(giant_sloth=1).animal_deck(giant_deer=2).effect(gain)
    assert "done" == t.offers()[-1]
    assert all(text.split()[0] in ("take", "hunt") for text in t.offers()[:-1])
    assert not any(" for " in text for text in t.offers())


@pytest.mark.rule("W-GOLD-04")
def test_nothing_higher_is_taken_for_food_or_tools() -> None:
    """TC-20: food is food, without a question; a tool becomes no idol."""
    t = Table().effect("food 1")
    assert (1, 0, "turn") == (t.food(), t.tools(), t.step)
    refusal = t.effect("tool 1").why("idol offering")
    assert "W-GOLD-04" == refusal.rule
    assert "You gain a tool here; an idol step stands higher and cannot be taken instead." == refusal.sentence


@pytest.mark.rule("W-GOLD-04")
@pytest.mark.parametrize(
    ("effect", "refused", "higher"),
    [
        ("idol 1", "draw", "an idol step here; a card"),
        ("draw 1", "megalith b1", "a card here; a megalith"),
        ("bury 1 + food 1", "take 1 tool", "food here; a tool"),
    ],
)
def test_what_stands_higher_on_the_ladder_is_refused_as_such(effect: str, refused: str, higher: str) -> None:
    refusal = Table().hand(0, "brave").deck(0, "brave").effect(effect).why(refused)
    assert ("W-GOLD-04", f"You gain {higher} stands higher and cannot be taken instead.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rule("W-GOLD-04", "W-REST-01")
def test_nothing_higher_than_a_card_is_taken_at_rest() -> None:
    assert "W-GOLD-04" == Table().deck(0, "brave").play("tribe rest").why("megalith b1").rule


@pytest.mark.rule("W-GOLD-04")
@pytest.mark.parametrize("place", ["initiation", "develop", "settle", "hunt", "rest"])
def test_owned_resources_are_not_swapped(place: str) -> None:
    """TC-19: tools do not become food at will, before or after the figure is placed."""
    t = Table().give(0, food=1, tools=3).hand(0, "tribesman")
    swaps = ("take 1 food", "take 1 tool", "food for idol", "tool for idol", "idol offering")
    assert not any(t.may(text) for text in swaps)
    t.play(f"tribe {place}")
    assert not any(t.may(text) for text in swaps)


@pytest.mark.rule("W-GOLD-04")
def test_a_price_in_tools_is_not_paid_with_food() -> None:
    t = Table().give(0, food=5, tools=0).hand(0, "brave").grounds(giant_sloth=1).play("tribe hunt", "play brave")
    refusal = t.why("hunt giant_sloth")
    assert "W-HUNT-04" == refusal.rule
    assert t.give(0, tools=1).may("hunt giant_sloth")


@pytest.mark.rule("W-GOLD-05")
def test_the_cards_of_the_preparation_are_drawn_and_nothing_else() -> None:
    """TC-16: no tools instead; nobody is asked."""
    t = to_preparation(Table().deck(0, *["brave"] * 5).deck(1, *["brave"] * 5))
    before = [(t.food(seat), t.tools(seat), t.player(seat).idols[:]) for seat in (0, 1)]
    for _ in range(10):
        assert (CHANCE, PREPARATION) == (t.seat, t.s.phase)
        t.play(t.offers()[0])
    assert (2, "turn") == (t.s.round, t.step)
    assert before == [(t.food(seat), t.tools(seat), t.player(seat).idols) for seat in (0, 1)]


@pytest.mark.rule("W-GOLD-05")
def test_missing_cards_of_the_preparation_become_nothing_lower() -> None:
    """TC-16, A-20: without cards the next round simply begins."""
    t = to_preparation(Table())
    assert (2, "turn") == (t.s.round, t.step)
    assert (0, 0, [0, 0]) == (t.food(), t.tools(), t.player().idols)


@pytest.mark.rule("W-GOLD-05")
def test_nothing_is_swapped_in_set_up() -> None:
    """Players are asked for the side of their chief and for nothing else."""
    s = new_state(3)
    steps = set()
    while s.phase == SETUP:
        pending = GAME.pending(s)
        if pending.seats[0] != CHANCE:
            steps.add(pending.step)
        GAME.apply(s, pending.seats[0], GAME.offers(s, pending.seats[0])[0], None)
    assert {"side"} == steps


# --- Maximums ---------------------------------------------------------------------


@pytest.mark.rule("W-GOLD-06")
def test_without_a_megalith_a_lower_resource_is_taken() -> None:
    """TC-23, A-43: or nothing."""
    t = Table().megaliths(ANYBODY, "b1").placed(0, 10).deck(0, "brave").effect("megalith 1")
    lower = ["draw", *IDOLS, "tool", "food"]
    assert [*[f"{text} for megalith" for text in lower], "done"] == t.offers()
    assert 1 == t.play("food for megalith").food()


@pytest.mark.rule("W-GOLD-06")
def test_beyond_the_tool_track_food_is_taken() -> None:
    """A-34: the track ends at 10; of 3 tools at 9 at least two are taken as food."""
    t = Table().give(0, tools=9).effect("tool 3")
    assert {"take 3 food", "take 1 tool 2 food"} == set(t.offers())
    t.play("take 1 tool 2 food")
    assert (2, 10) == (t.food(), t.tools())


@pytest.mark.rule("W-GOLD-06")
def test_an_idol_on_top_of_veneration_may_become_a_tool() -> None:
    t = Table().idols(0, veneration=TOP).effect("idol 1")
    assert "W-IDOL-08" == t.why("idol veneration").rule
    assert 1 == t.play("tool for idol").tools()


@pytest.mark.rule("W-GOLD-07")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (4, 5), (5, 5)])
def test_food_beyond_the_track_is_lost(before: int, after: int) -> None:
    """TC-17: at the maximum both of 2 food are lost."""
    t = Table().give(0, food=before).effect("food 2")
    assert (after, 0, "turn") == (t.food(), t.tools(), t.step)


@pytest.mark.rule("W-GOLD-07")
def test_food_at_its_maximum_is_not_offered_for_something_higher() -> None:
    """A-66: what would do nothing is not offered."""
    t = Table().give(0, food=5).effect("idol 1")
    refusal = t.why("food for idol")
    assert ("W-GOLD-07", "You have 5 food, the most your track holds.") == (refusal.rule, refusal.sentence)
    refusal = t.give(0, tools=10).why("tool for idol")
    assert ("W-GOLD-06", "You have 10 tools, the most your track holds.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-GOLD-07")
def test_a_tool_beyond_both_tracks_is_lost_without_a_question() -> None:
    """A-34, A-66."""
    t = Table().give(0, food=5, tools=10).effect("tool 2")
    assert (5, 10, "turn") == (t.food(), t.tools(), t.step)


@pytest.mark.rule("W-GOLD-08")
@pytest.mark.parametrize(("camps", "most"), [(0, 5), (1, 6), (2, 7), (5, 10)])
def test_each_camp_off_the_board_makes_room_for_one_food(camps: int, most: int) -> None:
    """E-03: with exactly one camp off the board the maximum is 6."""
    t = Table().camps(0, *range(camps)).effect("food 15")
    assert most == t.food()


@pytest.mark.rule("W-GOLD-08")
@pytest.mark.parametrize(("before", "after"), [(8, 5), (4, 4)])
def test_camps_that_return_lower_the_maximum_again(before: int, after: int) -> None:
    """TC-53, A-16: a community by symbol costs no food; what exceeds the new maximum of 5 is lost at once."""
    t = Table().camps(0, 1, 2, 8).give(0, food=before).effect("community 1").play("found 1 2 8")
    assert after == t.food()
    assert 5 == t.effect("food 9").food()


@pytest.mark.rule("W-GOLD-07")
def test_animals_that_were_used_fill_no_track_again() -> None:
    """TC-62, A-22: a used animal can never be used again."""
    t = Table().animals(0, giant_sloth=1).effect("use-animal 1").play("use giant_sloth")
    assert (4, {"giant_sloth": 1}) == (t.food(), t.animals_of(used=True))
    t.effect("use-animal 1")
    assert ("turn", 4) == (t.step, t.food())
    t.animals(0, giant_deer=1).effect("use-animal 1")
    assert "W-HUNT-07" == t.why("use giant_sloth").rule


# --- Points -----------------------------------------------------------------------


@pytest.mark.rule("W-GOLD-09")
def test_points_of_an_effect_come_at_once_points_of_a_card_at_the_end() -> None:
    """Star Watching: 2 points now; the 3 points of the card only in final scoring."""
    t = Table().hand(0, "C2-15").play("play C2-15", "use C2-15 1", "food for idol")
    assert 2 == t.points()
    t.end_turn()
    assert 2 == t.points()
    assert 2 + 3 == t.score().points()


@pytest.mark.rule("W-GOLD-10")
@pytest.mark.parametrize(("before", "after"), [(98, 103), (195, 200), (198, 203)])
def test_the_score_goes_on_after_a_lap_of_the_track(before: int, after: int) -> None:
    """D-26, A-47: 98 and 5 are 103; nothing stops at 200."""
    t = Table()
    t.player().points[FROM_EFFECTS] = before
    t.effect("points 5")
    assert after == t.points() == GAME.view(t.s, 1)["players"][0]["score"]


def test_of_two_identical_cards_the_one_to_discard_is_chosen() -> None:
    """A-60: a Hunter taken at the top of Initiation this turn is another choice than the one held before."""
    t = Table().hand(0, "hunter", "hunter")
    t.s.barred = [KIND_BY_NAME["hunter"]]
    t.effect("discard 1")
    assert ["discard hunter", "discard hunter new"] == t.offers()
