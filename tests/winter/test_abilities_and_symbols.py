"""Abilities of cards and the list of symbols: chapters W-ABIL and W-SYM."""

from __future__ import annotations

import pytest

from longcount.games.winter import know_packs
from longcount.games.winter.packs import check_pack, read_pack, register
from winter_table import ANYBODY, Table

TYPES = ("elder", "craftswoman", "pathfinder", "hunter", "shaman")
PACK = '[pack]\nid = "own"\nversion = "1"\nlabel = "A pack for one test."\n'


def table(rows: str) -> Table:
    """A table at which some rows have other values."""
    name = register(read_pack(PACK + rows))
    know_packs()
    return Table(2, pack=name)


def offers_with(t: Table, word: str) -> list[str]:
    return [text for text in t.offers() if text.startswith(word)]


def decline(t: Table, seat: int) -> Table:
    """A seat declines all it is asked, until another one is."""
    while t.seat == seat:
        t.play(t.offers()[-1])
    return t


def pass_eclipse(t: Table) -> Table:
    """The eclipse of this round, everything declined, up to the first card that chance opens."""
    t.eclipse()
    while t.step not in ("culture", "turn", "over"):
        t.play(t.offers()[-1])
    return t


# --- Abilities ------------------------------------------------------------------


@pytest.mark.rule("W-ABIL-01")
def test_two_copies_of_a_card_are_two_abilities() -> None:
    """TC-103: two Tribeswomen trade twice, once each."""
    t = Table().hand(0, "tribeswoman", "tribeswoman", "tribesman").give(0, food=3)
    t.play("tribe settle", "play tribeswoman", "play tribeswoman")
    t.play("use tribeswoman 1", "take 1 tool", "use tribeswoman 1", "take 1 tool")
    assert (1, 2) == (t.food(), t.tools())
    assert "W-ABIL-01" == t.why("use tribeswoman 1").rule


@pytest.mark.rule("W-ABIL-01", "W-SYM-08")
def test_an_ability_that_was_begun_may_still_be_declined() -> None:
    """A-49: every bonus may be declined, part by part."""
    t = Table().hand(0, "C1-11", "tribesman").camps(0, 0).play("play C1-11", "use C1-11 1", "move 0 1", "done")
    assert ({1: 1}, 4) == (t.camps_on(), t.player().camps_home)


@pytest.mark.rule("W-ABIL-01")
def test_some_of_the_abilities_of_a_culture_card_may_be_left_out() -> None:
    t = Table().hand(0, "C1-16", "tribesman").give(0, food=1).play("play C1-16", "use C1-16 1", "done")
    assert (2, 0, "turn") == (t.food(), t.tools(), t.step)


@pytest.mark.rule("W-ABIL-01")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    """A-66: food at its maximum, no animal to use, no camp to move."""
    t = Table().chief(0, "skilled_hand", "B").hand(0, "tribesman").give(0, food=5).play("chief hunt")
    refusal = t.why("use chief 2")
    assert "A-66" == refusal.rule
    assert t.give(0, food=4).may("use chief 2")
    t = Table().hand(0, "C1-10", "tribesman").play("play C1-10")
    assert ("turn", ["C1-10"]) == (t.step, t.names("above"))


@pytest.mark.rule("W-ABIL-01")
@pytest.mark.parametrize("texts", [("camp", "move 0 1"), ("move 0 1", "camp")])
def test_parts_without_an_order_come_in_any_order(texts: tuple[str, str]) -> None:
    """A-51: Hide Tents puts a camp and moves one; nothing is given up by moving first."""
    t = Table().hand(0, "C1-11", "tribesman").camps(0, 0).play("play C1-11", "use C1-11 1", *texts)
    assert ({0: 1, 1: 1}, "turn") == (t.camps_on(), t.step)


@pytest.mark.rule("W-ABIL-02", "W-ABIL-04")
@pytest.mark.parametrize(("option", "may_use"), [("no", False), ("yes", True)])
def test_an_unmarked_culture_ability_is_used_at_once_or_never(option: str, may_use: bool) -> None:
    """A-03: option culture_any_time lets it wait in the same turn."""
    t = Table(culture_any_time=option).hand(0, "C1-03", "tribesman").give(0, food=1).play("play C1-03")
    if option == "no":
        t.play("use C1-03 1", "take 1 tool", "done")
    t.play("tribe hunt", "go on")
    assert may_use == t.may("use C1-03 2")
    assert 1 == t.food()


@pytest.mark.rule("W-ABIL-03")
@pytest.mark.parametrize("column", ["initiation", "develop", "settle", "hunt"])
def test_an_ability_with_a_mark_works_in_its_column_only(column: str) -> None:
    """A-03: from the placing of the figure until the discard, E-15."""
    t = (
        Table()
        .hand(0, "C1-20", "tribesman")
        .chief(0, "skilled_hand", "A")
        .play("play C1-20", "use C1-20 1", f"chief {column}")
    )
    here = column == "develop"
    assert (here, here) == (t.may("use C1-20 2"), t.may("use chief 1"))
    if here:
        assert 4 == t.play("use chief 1", "use C1-20 2").labour()
    else:
        refusal = t.why("use C1-20 2")
        assert "W-ABIL-03" == refusal.rule
        assert "That ability works only with a figure in Development." == refusal.sentence


@pytest.mark.rule("W-ABIL-03")
def test_an_ability_with_a_mark_waits_for_the_figure() -> None:
    t = Table().hand(0, "C2-10", "tribesman").play("play C2-10")
    assert "W-ABIL-03" == t.why("use C2-10 2").rule
    t.play("tribe hunt", "go on", "go on", "use C2-10 2", "take 1 tool")
    assert 1 == t.tools()


@pytest.mark.rule("W-ABIL-03")
def test_a_tribe_ability_with_a_mark_is_bound_to_its_column() -> None:
    rows = '[[tribe]]\nid = "hunter"\nabilities = ["hunt: food 2", "eclipse: food 2"]\n'
    t = table(rows).hand(0, "hunter", "tribesman").play("tribe hunt", "play hunter", "use hunter 1")
    assert 2 == t.food()
    t = table(rows).hand(0, "hunter", "tribesman").play("tribe settle", "play hunter")
    assert "W-ABIL-03" == t.why("use hunter 1").rule


@pytest.mark.rule("W-ABIL-04")
def test_an_ability_of_a_card_in_the_hand_does_not_work() -> None:
    refusal = Table().hand(0, "shaman").give(0, food=1).play("tribe hunt").why("use shaman 1")
    assert ("W-ABIL-04", "Shaman does not lie above your board.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-ABIL-05", "W-SYM-22")
def test_an_eclipse_ability_works_from_the_pile_in_the_eclipse() -> None:
    t = Table().pile(0, "shaman").eclipse().play("done", "use shaman 2", "idol veneration")
    assert 1 == t.idol("veneration")


@pytest.mark.rule("W-ABIL-05", "W-SYM-22")
def test_an_eclipse_ability_does_not_work_from_hand_or_discard() -> None:
    t = Table().hand(0, "shaman").discard(0, "shaman").resting(0, 1).eclipse()
    assert (0, "gain") == (t.seat, t.step)
    assert not t.play("done").may("use shaman 2")
    assert 0 == t.idol("offering") + t.idol("veneration")


@pytest.mark.rule("W-ABIL-05")
def test_an_action_ability_of_a_pile_card_does_not_work() -> None:
    t = Table().pile(0, "shaman").give(0, food=1).eclipse().play("done")
    assert (True, False) == (t.may("use shaman 2"), t.may("use shaman 1"))


@pytest.mark.rule("W-ABIL-06", "W-SYM-29")
def test_what_is_left_of_the_arrow_is_paid_first() -> None:
    t = Table().hand(0, "shaman", "tribesman").play("tribe hunt", "play shaman")
    refusal = t.why("use shaman 1")
    assert ("W-ABIL-06", "That ability costs 1 food; you have 1½ labour.") == (refusal.rule, refusal.sentence)
    t.give(0, food=1).play("use shaman 1")
    assert 0 == t.food()
    assert 1 == t.play("idol offering").idol("offering")


@pytest.mark.rule("W-ABIL-07")
@pytest.mark.parametrize("row", ['[[chief]]\nid = "keen_eye"\nside_a', '[[culture]]\nid = "C1-01"\nabilities'])
def test_chiefs_and_culture_cards_have_no_eclipse_ability(row: str) -> None:
    where = row.replace("[[", "").replace("]]\nid = ", " ").replace('"', "").replace("\n", ": ")
    told = f"{where}: 'eclipse: food 1': only starting and tribe cards have eclipse abilities."
    assert [told] == check_pack(f'{PACK}{row} = ["eclipse: food 1"]\n')


@pytest.mark.rule("W-ABIL-07")
@pytest.mark.parametrize(
    ("row", "field"),
    [
        ('[[culture]]\nid = "C1-01"', "labour = 1"),
        ('[[animal]]\nid = "giant_deer"', 'use = "hunt: food 1"'),
        ('[[chief]]\nid = "keen_eye"', "points = 1"),
        ('[[chief]]\nid = "keen_eye"', "labour = 1"),
    ],
)
def test_a_card_shows_only_what_its_kind_shows(row: str, field: str) -> None:
    """A culture card has no labour, an animal no column mark, a chief neither labour nor points."""
    assert 1 == len(check_pack(f"{PACK}{row}\n{field}\n"))


# --- Goods and cards --------------------------------------------------------------


@pytest.mark.rule("W-SYM-01")
@pytest.mark.parametrize(("text", "labour"), [("labour 1", 1.0), ("labour 0.5", 0.5), ("labour 2.5", 2.5)])
def test_labour_and_half_labour(text: str, labour: float) -> None:
    assert labour == Table().hand(0, "tribesman").play("tribe hunt").effect(text).labour()


@pytest.mark.rule("W-SYM-04")
def test_food_and_tools_come_one_by_one() -> None:
    t = Table().effect("food 3 + tool 2").play("take 2 tools")
    assert (3, 2) == (t.food(), t.tools())


@pytest.mark.rule("W-SYM-04")
def test_a_tool_beyond_the_end_of_the_track_is_food_or_lost() -> None:
    """A-34: the tool track ends at 10."""
    t = Table().give(0, food=2, tools=9).effect("tool 2")
    assert {"take 1 tool 1 food", "take 2 food"} == set(t.offers())
    t = Table().give(0, food=4, tools=9).effect("tool 3")
    assert (5, 10) == (t.food(), t.tools())


@pytest.mark.rule("W-SYM-03")
def test_the_burial_symbol_buries_one_card() -> None:
    t = Table().hand(0, "brave", "elder").effect("bury 1").play("bury elder from hand")
    assert (["elder"], ["brave"], "turn") == (t.names("tomb"), t.names("hand"), t.step)


@pytest.mark.rule("W-SYM-10")
def test_a_tribe_card_of_any_type_comes_to_the_hand() -> None:
    """A-10: a type whose deck is empty gives a point."""
    t = Table().tribe_deck("hunter", 0).effect("tribe 2")
    assert [*[f"take {name}" for name in TYPES], "done"] == t.offers()
    t.play("take hunter", "take elder")
    assert (1, ["elder"], 14) == (t.points(), t.names("hand"), t.s.tribe_decks[0])


@pytest.mark.rule("W-SYM-11")
def test_a_tribe_card_of_any_type_goes_to_the_discard() -> None:
    """A-10: a type whose deck is empty gives a point."""
    t = Table().tribe_deck("hunter", 0).effect("tribe-discard 2")
    assert [*[f"take {name} to discard" for name in TYPES], "done"] == t.offers()
    t.play("take hunter to discard", "take elder to discard")
    assert (1, ["elder"], []) == (t.points(), t.names("discard"), t.names("hand"))


@pytest.mark.rule("W-SYM-13")
def test_a_card_is_drawn_from_the_own_deck() -> None:
    """A-21: this is the card of the ladder, so something lower may be taken instead."""
    t = Table().deck(0, "elder", "brave").effect("draw 2").play("draw", "deal 1 brave", "tool for draw")
    assert (["brave"], ["elder"], 1) == (t.names("hand"), t.names("deck"), t.tools())


@pytest.mark.rule("W-SYM-13")
@pytest.mark.parametrize("text", ["tribe 1", "tribe-discard 1", "culture 1", "animal 1", "animal-deck 1"])
def test_other_cards_are_not_on_the_ladder(text: str) -> None:
    """A-21: nothing lower may be taken instead of a tribe, culture or animal card."""
    t = Table().culture("C1-01").grounds(giant_sloth=1).animal_deck(giant_deer=2).effect(text)
    assert [] == [offer for offer in t.offers() if " for " in offer or offer.startswith("idol")]


@pytest.mark.rule("W-SYM-14")
def test_a_card_of_the_hand_is_discarded() -> None:
    t = Table().hand(0, "elder", "brave").effect("discard 1")
    assert ["discard brave", "discard elder"] == t.offers()
    t.play("discard elder")
    assert (["brave"], ["elder"]) == (t.names("hand"), t.names("discard"))


@pytest.mark.rule("W-SYM-14")
def test_fireside_tales_draws_two_and_then_discards_one() -> None:
    """A-51: the discard comes last."""
    t = Table().hand(0, "elder", "brave").deck(0, "hunter", "shaman").effect("draw 2 then discard 1")
    refusal = t.why("discard brave")
    assert "W-SYM-14" == refusal.rule
    assert "The discard comes last: first the rest of this effect." == refusal.sentence
    t.play("draw", "deal 1 hunter", "draw", "deal 1 shaman", "discard hunter")
    assert (["brave", "elder", "shaman"], ["hunter"]) == (t.names("hand"), t.names("discard"))


@pytest.mark.rule("W-SYM-14")
def test_fireside_tales_discards_one_even_if_no_card_was_drawn() -> None:
    """A-52: declined draws do not spare the discard."""
    t = Table().hand(0, "elder", "brave").deck(0, "hunter").effect("draw 2 then discard 1").play("done")
    assert ["discard brave", "discard elder"] == t.offers()


@pytest.mark.rule("W-SYM-15")
def test_an_open_culture_card_comes_to_the_hand_without_labour() -> None:
    t = Table().culture("C1-01", "C1-02").effect("culture 1")
    assert ["take C1-01", "take C1-02", "done"] == t.offers()
    assert ["C1-02"] == t.play("take C1-02").names("hand")


@pytest.mark.rule("W-SYM-15", "W-DEV-10")
def test_a_culture_symbol_without_open_cards_is_a_point() -> None:
    assert 1 == Table().effect("culture 1").play("take a point for culture").points()


@pytest.mark.rule("W-SYM-21", "W-GOLD-09")
def test_points_now_and_points_at_the_end() -> None:
    """Star Watching gives 2 points when it is played and 3 at the end."""
    t = Table().hand(0, "C2-15", "tribesman").play("play C2-15", "use C2-15 1", "done")
    assert 2 == t.points()
    assert 2 + 3 == t.score().points()


@pytest.mark.rule("W-SYM-23")
@pytest.mark.parametrize(("round_", "card"), [(1, "C1-07"), (2, "C2-07"), (3, "C2-07")])
def test_a_culture_card_belongs_to_the_deck_of_its_era(round_: int, card: str) -> None:
    t = Table().start_round(round_).culture_deck(1, "C1-07", "C1-08").culture_deck(2, "C2-07", "C2-08")
    pass_eclipse(t)
    assert ("culture", f"open {card}") == (t.step, t.offers()[0])
    assert {card[:2]} == {text[5:7] for text in t.offers()}


@pytest.mark.rule("W-SYM-24")
@pytest.mark.parametrize(("camps", "most"), [(0, 5), (1, 6), (3, 8)])
def test_food_is_filled_to_the_present_maximum(camps: int, most: int) -> None:
    assert most == Table().camps(0, *[0] * camps).give(0, food=1).effect("fill-food 1").food()


# --- Pieces -----------------------------------------------------------------------


@pytest.mark.rule("W-SYM-06")
def test_a_community_by_symbol_costs_no_food() -> None:
    """A-16: the 3 food are not due; food above the lowered maximum is lost."""
    t = Table().camps(0, 1, 2, 8).give(0, food=7).effect("community 1").play("found 1 2 8")
    assert ({}, 2, 5) == (t.camps_on(), t.player().communities, t.food())
    t = Table().camps(0, 1, 2, 8).give(0, food=0).effect("community 1").play("found 1 2 8")
    assert (2, 0) == (t.player().communities, t.food())


@pytest.mark.rule("W-SYM-07")
def test_a_camp_is_put_on_the_start_tile() -> None:
    t = Table().give(0, tools=0).effect("camp 2").play("camp", "camp")
    assert ({0: 2}, 3) == (t.camps_on(), t.player().camps_home)


@pytest.mark.rule("W-SYM-07")
def test_without_a_camp_on_the_board_the_symbol_gives_nothing() -> None:
    t = Table().camps(0, 0, 0, 0, 0, 0).effect("camp 1 + idol 1")
    assert "W-SETTLE-01" == t.why("camp").rule


@pytest.mark.rule("W-SYM-08")
def test_one_camp_moves_to_a_neighbouring_hex() -> None:
    t = Table().camps(0, 1).camps(1, 3).effect("move 1")
    assert [*[f"move 1 {near}" for near in (0, 2, 6, 7, 8, 18)], "done"] == t.offers()
    t.play("move 1 8")
    assert ({8: 1}, "turn") == (t.camps_on(), t.step)


@pytest.mark.rule("W-SYM-09")
@pytest.mark.parametrize(
    ("moves", "camps"), [(("move 0 1", "move 1 8"), {0: 1, 8: 1}), (("move 0 1", "move 0 2"), {1: 1, 2: 1})]
)
def test_a_double_move_is_one_camp_twice_or_two_camps_once(moves: tuple[str, str], camps: dict[int, int]) -> None:
    t = Table().camps(0, 0, 0).effect("move 2").play(*moves)
    assert (camps, "turn") == (t.camps_on(), t.step)


@pytest.mark.rule("W-SYM-20")
def test_an_idol_advances_on_the_track_of_your_choice() -> None:
    t = Table().effect("idol 2").play("idol offering", "idol veneration")
    assert (1, 1) == (t.idol("offering"), t.idol("veneration"))


@pytest.mark.rule("W-SYM-26")
def test_a_megalith_is_placed() -> None:
    t = Table().effect("megalith 1")
    assert ["megalith b1", "megalith g1", "megalith b4", "megalith g4"] == offers_with(t, "megalith")
    t.play("megalith b1", "done")
    assert (1, ANYBODY) == (t.player().placed, t.owner("b1"))


@pytest.mark.rule("W-SYM-27")
@pytest.mark.parametrize(("round_", "stones"), [(2, ["take ST1-09"]), (3, ["take ST1-09", "take ST2-01"])])
def test_a_stone_symbol_knows_the_eras(round_: int, stones: list[str]) -> None:
    t = Table().start_round(round_).own_stones(0, "ST1-01").stones("ST1-09", "ST2-01").give(0, food=3, tools=3)
    assert stones == offers_with(t.effect("stone 1"), "take")
    t.play("take ST1-09")
    assert (1, 1, 2) == (t.food(), t.tools(), len(t.player().stones))


@pytest.mark.rule("W-SYM-28")
def test_the_arrows_of_a_start_cell_bring_one_more_megalith() -> None:
    t = Table().effect("megalith 1").play("megalith b1")
    assert ("arrow", ["megalith c1", "megalith b2"]) == (t.step, offers_with(t, "megalith"))
    t.play("megalith c1")
    assert (2, 2) == (t.player().placed, t.food())


# --- Animals ----------------------------------------------------------------------


@pytest.mark.rule("W-SYM-16")
def test_an_animal_of_the_grounds_comes_to_the_own_area() -> None:
    t = Table().grounds(giant_sloth=1, giant_deer=2).effect("animal 1")
    assert ["hunt giant_sloth", "hunt giant_deer", "done"] == t.offers()
    t.play("hunt giant_deer")
    assert ({"giant_deer": 1}, {"giant_sloth": 1, "giant_deer": 1}) == (t.animals_of(), t.in_grounds())


@pytest.mark.rule("W-SYM-16")
def test_an_animal_symbol_gives_a_point_only_if_grounds_and_deck_are_empty() -> None:
    assert 1 == Table().effect("animal 1").play("take a point for an animal").points()
    t = Table().animal_deck(giant_deer=1).effect("animal 1 + idol 1")
    assert "W-HUNT-05" == t.why("take a point for an animal").rule


@pytest.mark.rule("W-SYM-17")
def test_the_top_animal_of_the_deck_comes_to_the_own_area() -> None:
    t = Table().animal_deck(giant_deer=1).grounds(giant_sloth=1)
    t.effect("animal-deck 1").play("hunt the deck", "turn giant_deer")
    assert ({"giant_deer": 1}, {"giant_sloth": 1}, 0) == (t.animals_of(), t.in_grounds(), t.points())


@pytest.mark.rule("W-SYM-17")
def test_an_empty_animal_deck_is_a_point() -> None:
    t = Table().grounds(giant_sloth=1).effect("animal-deck 1").play("hunt the deck")
    assert (1, {}) == (t.points(), t.animals_of())


@pytest.mark.rule("W-SYM-18")
def test_the_top_animal_is_added_to_the_grounds() -> None:
    t = Table().animal_deck(giant_deer=3).effect("reveal 1").play("reveal", "turn giant_deer")
    assert ({"giant_deer": 1}, "turn") == (t.in_grounds(), t.step)


@pytest.mark.rule("W-SYM-18")
def test_each_of_two_animals_may_be_added_or_not() -> None:
    """A-65: Great Hunt adds two, one by one; the second may be declined."""
    t = Table().animal_deck(giant_deer=3).hand(0, "C2-10", "tribesman")
    t.play("play C2-10", "use C2-10 1", "reveal", "turn giant_deer")
    assert ["reveal", "done"] == t.offers()


@pytest.mark.rule("W-SYM-18")
def test_an_animal_is_added_only_if_there_is_room() -> None:
    t = Table().animal_deck(giant_deer=3).grounds(giant_sloth=6).effect("reveal 1 + idol 1")
    assert "W-HUNT-02" == t.why("reveal").rule


@pytest.mark.rule("W-SYM-18")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_adding_an_animal_from_an_empty_deck_never_gives_a_point_by_symbol(option: str) -> None:
    """A-05, A-56: the option is about the action of Hunt only."""
    t = Table(reveal_empty_vp=option).effect("reveal 1 + idol 1")
    assert "W-HUNT-03" == t.why("reveal").rule


@pytest.mark.rule("W-SYM-19")
def test_an_unused_animal_is_used() -> None:
    """A-22: and never again."""
    t = Table().animals(0, giant_sloth=1).animals(0, used=True, sabertooth=1).effect("use-animal 2")
    assert ["use giant_sloth", "done"] == t.offers()
    t.play("use giant_sloth")
    assert (4, {}, "turn") == (t.food(), t.animals_of(), t.step)


@pytest.mark.rule("W-SYM-32")
@pytest.mark.parametrize(("argentavis", "points"), [(0, 3), (1, 6), (2, 10), (3, 10)])
def test_an_argentavis_joins_any_set(argentavis: int, points: int) -> None:
    """Two giant sloths are worth 3, with one or two argentavis 6 or 10; four is the limit."""
    assert points == Table().animals(0, giant_sloth=2, argentavis=argentavis).score().points()


@pytest.mark.rule("W-SYM-32")
@pytest.mark.parametrize(("option", "points"), [("no", 1), ("yes", 3)])
def test_a_used_argentavis_is_its_own_species_on_stones(option: str, points: int) -> None:
    """A-24: option argentavis_wild_on_stones; the stone pays 1 for one used sloth and 3 for two."""
    t = Table(argentavis_wild_on_stones=option).own_stones(0, "ST2-06")
    t.animals(0, used=True, giant_sloth=1, argentavis=1)
    pass_eclipse(t)
    assert points == t.points()


# --- When, same and other -----------------------------------------------------------


@pytest.mark.rule("W-SYM-30")
def test_a_when_ability_waits_for_its_event_and_works_once() -> None:
    """A-03: from the playing of the card until the discard."""
    t = Table().hand(0, "C1-19", "brave", "brave").give(0, tools=2).grounds(giant_sloth=2)
    t.play("play C1-19", "use C1-19 1", "take 1 tool", "tribe hunt", "play brave", "hunt giant_sloth")
    assert ("when", ["use C1-19 2", "done"]) == (t.step, t.offers())
    t.play("use C1-19 2", "hunt giant_sloth")
    assert (2, "action") == (t.food(), t.step)


@pytest.mark.rule("W-SYM-30")
def test_a_when_ability_is_not_used_without_its_event() -> None:
    t = Table().hand(0, "C1-19", "brave").play("play C1-19", "use C1-19 1", "take 1 tool", "tribe hunt")
    refusal = t.why("use C1-19 2")
    assert ("W-SYM-30", "That ability waits until something sets it off.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SYM-30", "W-ABIL-01")
def test_a_when_ability_that_was_declined_may_be_used_later_in_the_turn() -> None:
    """A-59."""
    t = Table().hand(0, "C1-19", "brave", "brave").give(0, tools=2).grounds(giant_sloth=2)
    t.play("play C1-19", "use C1-19 1", "take 1 tool", "tribe hunt", "play brave", "hunt giant_sloth", "done")
    t.play("hunt giant_sloth", "use C1-19 2")
    assert 2 == t.food()


@pytest.mark.rule("W-SYM-30")
def test_a_when_ability_ends_with_the_turn() -> None:
    t = Table().hand(0, "C1-19", "brave").give(0, tools=2).grounds(giant_sloth=2)
    t.play("play C1-19", "use C1-19 1", "take 1 tool", "tribe settle", "go on", "go on", "end")
    decline(t, 1).play("tribe hunt", "play brave", "hunt giant_sloth")
    assert (0, "action") == (t.food(), t.step)


@pytest.mark.rule("W-SYM-30", "W-SYM-16")
def test_the_point_for_a_missing_animal_sets_nothing_off() -> None:
    """A-59."""
    t = Table().hand(0, "C1-19", "brave", "brave").give(0, tools=2)
    t.play("play C1-19", "use C1-19 1", "take 1 tool", "tribe hunt", "play brave", "take a point for an animal")
    assert (1, "action") == (t.points(), t.step)


@pytest.mark.rule("W-SYM-30")
def test_a_megalith_sets_off_rock_art_once() -> None:
    t = Table().hand(0, "C2-16", "tribesman").play("play C2-16", "use C2-16 1").effect("megalith 1")
    assert 2 == t.points()
    assert 4 == t.play("megalith b1", "megalith c1").points()


# --- When, and something else at the same time ----------------------------------------


FOOD_PER_MEGALITH = """[[culture]]
id = "C2-16"
abilities = ["when megalith: food 2"]
"""


@pytest.mark.rule("W-SYM-30", "W-MEGA-07")
def test_points_of_a_when_ability_come_before_the_cell_can_bury_its_card() -> None:
    """A-68: Rock Art gives its 2 points for the megalith, and is then buried by the cell of the same megalith."""
    t = Table().hand(0, "C2-16", "tribesman").megaliths(ANYBODY, "b1").play("play C2-16", "done").effect("megalith 1")
    t.play("megalith b2")
    assert ("gain", 2) == (t.step, t.points())
    assert (["C2-16"], 2) == (t.play("bury C2-16 from board").names("buried"), t.points())


@pytest.mark.rule("W-SYM-30", "W-MEGA-07")
def test_a_when_ability_may_go_before_the_bonus_of_the_cell() -> None:
    """A-68: the food first, and then the card itself is buried, which would have ended its ability."""
    t = table(FOOD_PER_MEGALITH).hand(0, "C2-16").megaliths(ANYBODY, "b1").play("play C2-16").effect("megalith 1")
    t.play("megalith b2")
    assert ("when", ["use C2-16 1", "done"]) == (t.step, t.offers())
    t.play("use C2-16 1", "bury C2-16 from board")
    assert (2, ["C2-16"], "turn") == (t.food(), t.names("buried"), t.step)


@pytest.mark.rule("W-SYM-30", "W-MEGA-07")
def test_the_bonus_of_the_cell_may_go_before_a_when_ability() -> None:
    """A-68: putting the ability off brings the cell's bonus, and then the same question again."""
    t = table(FOOD_PER_MEGALITH).hand(0, "C2-16", "brave").megaliths(ANYBODY, "b1").play("play C2-16")
    t.effect("megalith 1").play("megalith b2", "done")
    assert "gain" == t.step
    t.play("bury brave from hand")
    assert ("when", ["use C2-16 1", "done"]) == (t.step, t.offers())
    assert (2, "turn") == (t.play("use C2-16 1").food(), t.step)


@pytest.mark.rule("W-SYM-30", "W-MEGA-07")
def test_a_bonus_that_asks_nothing_waits_too() -> None:
    """A-68: the food of the cell comes before or after an ability that costs food; nothing is asked that cannot be."""
    rows = FOOD_PER_MEGALITH.replace("food 2", "pay food 1 -> idol 1")
    t = table(rows).hand(0, "C2-16").megaliths(ANYBODY, "b1").play("play C2-16").effect("megalith 1")
    t.play("megalith c1")
    assert ("when", 2, ["use C2-16 1", "done"]) == (t.step, t.food(), t.offers())
    t = table(rows).hand(0, "C2-16").give(0, food=1).megaliths(ANYBODY, "b1").play("play C2-16").effect("megalith 1")
    t.play("megalith c1")
    assert ("when", 1) == (t.step, t.food())
    t.play("use C2-16 1", "idol offering")
    assert (2, 1, "turn") == (t.food(), t.idol("offering"), t.step)


@pytest.mark.rule("W-SYM-30", "W-MEGA-10")
def test_a_when_ability_may_go_before_the_arrows() -> None:
    """A-68: the ability works for the first megalith, and is spent when the arrows bring the second."""
    t = table(FOOD_PER_MEGALITH).hand(0, "C2-16").play("play C2-16").effect("megalith 1").play("megalith b1")
    assert ("when", "arrow") == (t.step, t.play("use C2-16 1").step)
    assert (4, "turn") == (t.play("megalith c1").food(), t.step)


@pytest.mark.rule("W-SYM-30")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_several_when_abilities_come_in_any_order(order: tuple[int, int]) -> None:
    """A-68: food for the animal and a card drawn for it, whichever comes first; the rest may be put off."""
    rows = '[[culture]]\nid = "C2-16"\nabilities = ["when animal: food 1", "when animal: draw 1"]\n'
    t = table(rows).hand(0, "C2-16").deck(0, "brave").grounds(giant_sloth=2).play("play C2-16").effect("animal 2")
    t.play("hunt giant_sloth")
    assert ("when", ["use C2-16 1", "use C2-16 2", "done"]) == (t.step, t.offers())
    answers = {1: ("use C2-16 1",), 2: ("use C2-16 2", "draw", "deal 1 brave")}
    t.play(*answers[order[0]])
    assert ("when", [f"use C2-16 {order[1]}", "done"]) == (t.step, t.offers())
    assert "gain" == t.play("done").step
    t.play("hunt giant_sloth", *answers[order[1]])
    assert (1, ["brave"], "turn") == (t.food(), t.names("hand"), t.step)


@pytest.mark.rule("W-SYM-30", "W-SYM-24")
def test_food_up_to_the_maximum_is_not_taken_unasked() -> None:
    """A-49, A-59: who wants to wait for a second burial keeps the ability."""
    rows = '[[culture]]\nid = "C2-08"\nabilities = ["when bury: fill-food 1"]\n'
    t = table(rows).hand(0, "C2-08", "brave", "brave").give(0, food=4).play("play C2-08").effect("bury 2")
    t.play("bury brave from hand")
    assert ("when", 4, ["use C2-08 1", "done"]) == (t.step, t.food(), t.offers())
    assert 5 == t.play("done", "bury brave from hand", "use C2-08 1").food()


@pytest.mark.rule("W-SYM-31")
def test_two_animals_of_the_same_species() -> None:
    """A-53: one at a time; a second of another species lapses."""
    t = Table().grounds(giant_sloth=2, giant_deer=1).effect("animal 2 same").play("hunt giant_sloth")
    assert ["hunt giant_sloth", "done"] == t.offers()
    refusal = t.why("hunt giant_deer")
    assert "W-SYM-31" == refusal.rule
    t = Table().grounds(giant_sloth=2, giant_deer=1).effect("animal 2 same").play("hunt giant_deer")
    assert ({"giant_deer": 1}, "turn") == (t.animals_of(), t.step)


@pytest.mark.rule("W-SYM-31", "W-SYM-16")
def test_two_missing_animals_of_the_same_species_are_two_points() -> None:
    """A-53."""
    t = Table().effect("animal 2 same").play("take a point for an animal", "take a point for an animal")
    assert (2, "turn") == (t.points(), t.step)


@pytest.mark.rule("W-SYM-31")
def test_two_tribe_cards_of_different_types() -> None:
    t = Table().hand(0, "C2-13", "tribesman").play("play C2-13", "use C2-13 1", "take elder to discard")
    refusal = t.why("take elder to discard")
    assert "W-SYM-31" == refusal.rule
    assert "You have taken Elder already: all must be of different types." == refusal.sentence
    assert ["elder", "hunter"] == t.play("take hunter to discard").names("discard")


@pytest.mark.rule("W-SYM-31")
def test_tribe_cards_without_the_sign_may_be_alike() -> None:
    assert ["elder", "elder"] == Table().effect("tribe 2").play("take elder", "take elder").names("hand")


# --- Chains -------------------------------------------------------------------------


@pytest.mark.rule("W-ABIL-04")
def test_cards_and_abilities_wait_until_an_effect_is_finished() -> None:
    """A-19: a bonus is finished with all that follows from it; unmarked abilities come only between effects."""
    t = Table().hand(0, "tribeswoman", "tribesman").give(0, food=2).play("tribe settle", "play tribeswoman")
    t.idols(0, offering=3).effect("idol 2").play("idol offering")
    assert {"take 1 tool", "take 1 food"} == set(t.offers())
    assert not t.may("use tribeswoman 1")
    t.play("take 1 tool")
    assert not t.may("use tribeswoman 1")
    t.play("idol veneration")
    assert t.may("use tribeswoman 1")


@pytest.mark.rule("W-ABIL-01", "W-CULTURE-03")
def test_fireside_tales_may_be_left_unused() -> None:
    """A-52: its discard is compulsory only once the ability is used."""
    t = Table().hand(0, "C1-05", "elder", "brave").deck(0, "hunter").play("play C1-05")
    assert ["use C1-05 1", "done"] == t.offers()
    assert (["brave", "elder"], "turn") == (t.play("done").names("hand"), t.step)
