"""Refusals: what is not offered is refused with the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longcount.games.tzolkin import GAME, RULEBOOK
from longcount.games.tzolkin.state import State
from longcount.kernel.chance import Dice
from longcount.kernel.errors import IllegalDecision, UnknownNotation
from tzolkin_table import Table, deal, new_state

NO_TURN = "A turn begins with placing workers or picking them up."
BEG_TOO = "A turn begins with begging, or with placing workers or picking them up."
CHANCE = "That is decided by chance."


def choosing() -> Table:
    """Seat 0 has been dealt W01 to W04."""
    t = Table()
    t.s = deal(new_state(2), [["W01", "W02", "W03", "W04"], ["W05", "W06", "W07", "W08"]])
    return t


def poor() -> Table:
    """Two corn, and the next space of Palenque is 3."""
    return Table().put(1, "palenque 0", "palenque 1", "palenque 2").give(0, corn=2)


def placing() -> Table:
    return Table().put(0, "tikal 1").give(0, corn=2).play("place palenque")


def picking() -> Table:
    return Table().put(0, "yaxchilan 1", "yaxchilan 2").play("pick yaxchilan 1")


def hopeless() -> Table:
    """On the bottom step of all temples."""
    return Table().temples(0, brown=0, yellow=0, green=0)


def must_beg() -> Table:
    """No corn, and every space 0 is taken."""
    return Table(3).put(1, "palenque 0", "tikal 0", "first").put(2, "uxmal 0", "chichen 0", "yaxchilan 0")


def mercy() -> Table:
    """The same on the bottom step of all temples; at Uxmal space 1 is taken too."""
    return must_beg().temples(0, brown=0, yellow=0, green=0).put(4, "uxmal 1")


def harvesting() -> Table:
    """All corn lies under wood."""
    return Table().put(0, "palenque 3").play("pick palenque 3")


def harvesting_open() -> Table:
    """One corn tile lies open, one under wood, and forest burns only without open corn."""
    t = Table(burn_only_if_no_open_corn="yes").jungle(3, wood=1, corn=2).put(0, "palenque 3")
    return t.play("pick palenque 3")


def angry() -> Table:
    return Table().temples(0, brown=0).put(0, "palenque 3").play("pick palenque 3", "burn")


def advancing() -> Table:
    t = Table().put(0, "tikal 1").levels(0, agriculture=2, extraction=1).give(0, wood=1, gold=1)
    return t.play("pick tikal 1")


def advancing_again() -> Table:
    """At Tikal 3 with 1 resource left for a second advance."""
    t = Table().put(0, "tikal 3").levels(0, theology=3, extraction=1).give(0, wood=2)
    return t.play("pick tikal 3", "advance theology")


def paying() -> Table:
    t = Table().put(0, "tikal 1").levels(0, theology=1).give(0, wood=2, gold=1)
    return t.play("pick tikal 1", "advance theology")


def paying_for_bonus() -> Table:
    t = Table().put(0, "tikal 1").levels(0, theology=3).give(0, wood=2, gold=1)
    return t.play("pick tikal 1", "advance theology")


def advancing_at_tikal_3() -> Table:
    return Table().put(0, "tikal 3").give(0, wood=2).play("pick tikal 3")


def taking() -> Table:
    t = Table().put(0, "tikal 1").levels(0, extraction=3).give(0, gold=1)
    return t.play("pick tikal 1", "advance extraction")


def climbing() -> Table:
    return Table().put(0, "uxmal 1").give(0, corn=3).play("pick uxmal 1")


def climbing_two() -> Table:
    return Table().put(0, "tikal 5").give(0, wood=1).play("pick tikal 5")


def building(architecture: int = 0) -> Table:
    t = Table().put(0, "tikal 2").row("A1-01", "A1-03", "A1-05", "A1-11").levels(0, architecture=architecture)
    return t.give(0, wood=2).play("pick tikal 2")


def building_two(first: str = "") -> Table:
    t = Table().put(0, "tikal 4").row("A1-01", "A1-03").monuments("M07", "M08").levels(0, architecture=1)
    t.give(0, wood=9).play("pick tikal 4")
    return t.play(first) if first else t


def building_with_corn() -> Table:
    t = Table().put(0, "uxmal 4").row("A1-01", "A1-03", "A1-04").monuments("M07").give(0, corn=5)
    return t.play("pick uxmal 4")


def trading(*trades: str) -> Table:
    return Table().put(0, "uxmal 2").give(0, corn=7, wood=1).play("pick uxmal 2", *trades)


def any_action(corn: int) -> Table:
    return Table().put(0, "uxmal 5").give(0, corn=corn).play("pick uxmal 5")


def turning() -> Table:
    return Table().put(0, "first").close_round()


CASES: list[tuple[Callable[[], Table], str, str, str]] = [
    # chance's decisions, asked of a seat
    (Table, "first 1", "T-SETUP-05", CHANCE),
    (Table, "monument M01", "T-SETUP-11", CHANCE),
    (Table, "building A1-01", "T-BUILD-02", CHANCE),
    (Table, "deal W01", "T-SETUP-13", CHANCE),
    (Table, "neutral W01", "T-2P3P-06", CHANCE),
    # set-up
    (choosing, "keep W01 W05", "T-SETUP-14", "You were not dealt W05."),
    (choosing, "keep W05 W06", "T-SETUP-14", "You were not dealt W05 and W06."),
    (choosing, "place palenque", "T-SETUP-14", "First keep two of the four wealth tiles you were dealt."),
    (Table, "keep W01 W02", "T-ROUND-03", BEG_TOO),
    (lambda: Table().give(0, corn=3), "keep W01 W02", "T-ROUND-03", NO_TURN),
    (hopeless, "keep W01 W02", "T-ROUND-03", NO_TURN),
    # begging
    (
        lambda: Table().give(0, corn=3),
        "beg brown",
        "T-BEG-01",
        "Begging is for players with 2 corn or fewer; you have 3.",
    ),
    (hopeless, "beg brown", "T-BEG-05", "You stand on the bottom step of all three temples and cannot beg."),
    (
        lambda: Table().temples(0, green=0),
        "beg green",
        "T-ANGER-02",
        "You already stand on the bottom step of the green temple.",
    ),
    (
        placing,
        "beg brown",
        "T-BEG-07",
        "Begging comes at the start of a turn, before workers are placed or picked up.",
    ),
    # placing
    (poor, "place palenque", "T-PLACE-05", "That needs 3 corn: space 3; you have 2."),
    (
        lambda: Table().give(0, corn=1).play("place palenque"),
        "place palenque",
        "T-PLACE-06",
        "That needs 2 corn: space 1 + 1 for the second worker; you have 1.",
    ),
    (
        lambda: Table().put(0, "tikal 1", "tikal 2", "tikal 3"),
        "place palenque",
        "T-PLACE-01",
        "You have no available worker.",
    ),
    (picking, "place palenque", "T-ROUND-04", "You are picking up workers this turn; you cannot also place."),
    (lambda: Table().put(1, "first"), "place first", "T-FIRST-01", "The first-player space is taken."),
    (must_beg, "place palenque", "T-BEG-04", "The cheapest space costs 1, you have 0: you must beg first."),
    (mercy, "place uxmal", "T-BEG-06", "By mercy you may only take a cheapest space, 1; Uxmal 2 is not."),
    # picking up
    (Table, "pick tikal 1", "T-PICK-01", "You have no worker on Tikal 1."),
    (placing, "pick tikal 1", "T-ROUND-04", "You are placing workers this turn; you cannot also pick up."),
    (
        lambda: Table().put(0, "palenque 5").give(0, corn=1),
        "pick palenque 5 as 2",
        "T-PICK-03",
        "Stepping down from 5 to 2 costs 3 corn; you have 1.",
    ),
    (
        lambda: Table().put(0, "palenque 2").jungle(2, wood=0, corn=0),
        "pick palenque 2",
        "T-PAL-08",
        "No harvest tile is left for Palenque 2.",
    ),
    (lambda: Table().put(0, "chichen 2"), "pick chichen 2", "T-CHI-01", "You have no crystal skull to lay."),
    (
        lambda: Table().put(0, "chichen 2").lay(2).give(0, skull=1),
        "pick chichen 2",
        "T-CHI-02",
        "A skull already lies on Chichen Itza 2.",
    ),
    (
        lambda: Table().put(0, "chichen 2").give(0, skull=1),
        "pick chichen 2 as 3",
        "T-TECH-21",
        "From Chichen Itza 2 the next action is reached only with theology 1.",
    ),
    (
        lambda: Table().put(0, "uxmal 1").give(0, corn=2),
        "pick uxmal 1",
        "T-UXM-01",
        "The offering costs 3 corn; you would have 2.",
    ),
    (
        lambda: Table().put(0, "tikal 1").levels(0, theology=1, extraction=1, architecture=1, agriculture=1),
        "pick tikal 1",
        "T-TECH-03",
        "The cheapest advance costs 2 resources; you have 0.",
    ),
    (
        lambda: Table().put(0, "tikal 5"),
        "pick tikal 5",
        "T-TIK-09",
        "The two climbs cost 1 resource; you have none.",
    ),
    (
        lambda: Table().put(0, "tikal 4").row("A1-01"),
        "pick tikal 4",
        "T-BUILD-01",
        "Your resources pay for no building or monument on the board.",
    ),
    (
        lambda: Table().put(0, "uxmal 4").row("A1-03").give(0, corn=3),
        "pick uxmal 4",
        "T-UXM-04",
        "You cannot pay any building with corn: the cheapest costs 4 corn, you would have 3.",
    ),
    # end of turn
    (Table, "end", "T-ROUND-04", "A turn cannot be skipped: place or pick up at least one worker."),
    (harvesting, "end", "T-PAL-06", "First say what you harvest."),
    # within an action
    (Table, "harvest corn", "T-ROUND-03", BEG_TOO),
    (
        placing,
        "harvest corn",
        "T-ROUND-03",
        "You are placing workers this turn: place another one, or 'end' the turn.",
    ),
    (
        picking,
        "turn 1 day",
        "T-ROUND-03",
        "You are picking up workers this turn: pick up another one, or 'end' the turn.",
    ),
    (
        must_beg,
        "harvest corn",
        "T-BEG-04",
        "You can pay for no space and have no worker on a gear: you must beg first.",
    ),
    (
        mercy,
        "done",
        "T-BEG-06",
        "You can pay for no space: by mercy you place one worker on a cheapest space.",
    ),
    (harvesting, "harvest corn", "T-PAL-06", "No corn tile lies open here."),
    (harvesting, "harvest bare", "T-TECH-07", "Corn without a tile needs agriculture 2."),
    (harvesting_open, "harvest bare", "T-TECH-07", "A corn tile lies open: take it."),
    (
        harvesting_open,
        "burn",
        "T-PAL-07",
        "At this table forest may burn only while no corn tile lies open.",
    ),
    (
        angry,
        "anger brown",
        "T-ANGER-02",
        "You already stand on the bottom step of the brown temple.",
    ),
    (advancing, "advance agriculture", "T-TECH-03", "Level 3 of agriculture costs 3 resources; you have 2."),
    (
        advancing_again,
        "advance extraction",
        "T-TECH-03",
        "Level 2 of extraction costs 2 resources; you have 1.",
    ),
    (paying, "pay 1 wood", "T-TECH-03", "The price is 2 resources, you offer 1."),
    (
        lambda: Table().put(0, "tikal 1").levels(0, theology=3, extraction=3, architecture=3, agriculture=3),
        "pick tikal 1",
        "T-TECH-04",
        "The cheapest advance costs 1 resource; you have 0.",
    ),
    (paying_for_bonus, "pay 2 wood", "T-TECH-04", "The price is 1 resource, you offer 2."),
    (advancing_at_tikal_3, "done", "T-TIK-03", "First choose the technology to advance."),
    (paying, "pay 2 gold", "T-GOODS-03", "You do not have 2 gold."),
    (taking, "take 1 wood", "T-TECH-14", "You gain exactly 2 resources of your choice here."),
    (climbing, "climb brown yellow", "T-TEMPLE-02", "First choose the temple to climb."),
    (climbing_two, "climb brown", "T-TIK-09", "First choose the two temples to climb."),
    (climbing, "done", "T-TEMPLE-02", "First choose the temple to climb."),
    # constructing
    (building, "build A1-11", "T-BUILD-01", "A1-11 costs 1 stone, 1 gold; you have 2 wood."),
    (building, "build A2-08", "T-BUILD-01", "A2-08 does not lie on the board."),
    (building, "build A1-05 saving stone", "T-TECH-18", "Leaving out a resource needs architecture 3."),
    (lambda: building(3), "build A1-03 saving gold", "T-TECH-18", "A1-03 costs no gold."),
    (building_two, "build M08", "T-GOODS-03", "M08 costs 3 wood, 3 gold; you have 9 wood."),
    (building_two, "build M01", "T-MON-01", "M01 does not lie on the board."),
    (
        lambda: building_two("build A1-01"),
        "build A1-03",
        "T-TIK-05",
        "Architecture was used on the first building; the second is built plain.",
    ),
    (
        lambda: building_two("build A1-01"),
        "build M07",
        "T-MON-04",
        "A monument is built only as the single construction of Tikal 4.",
    ),
    (building_with_corn, "build A1-04", "T-UXM-04", "A1-04 costs 6 corn here; you have 5."),
    (building_with_corn, "build M07", "T-UXM-06", "No monument can be built with corn."),
    # market and any action
    (trading, "sell gold", "T-UXM-02", "You have no gold to sell."),
    (lambda: trading("buy gold"), "buy gold", "T-UXM-02", "One gold costs 4 corn; you have 3."),
    (
        lambda: trading("buy gold"),
        "sell wood",
        "T-UXM-02",
        "Sales come before purchases here (ruling Q57): after a purchase nothing is sold.",
    ),
    (lambda: any_action(3), "act uxmal 1", "T-UXM-01", "The offering costs 3 corn; you would have 2."),
    (
        lambda: any_action(3),
        "act uxmal 5",
        "T-UXM-07",
        "An any-action inside an any-action would gain nothing.",
    ),
    (lambda: any_action(3), "act tikal 5", "T-TIK-09", "The two climbs cost 1 resource; you have none."),
    # the calendar
    (Table, "turn 2 days", "T-ROUND-03", BEG_TOO),
    (turning, "place palenque", "T-FIRST-07", "First turn the calendar."),
]


@pytest.mark.parametrize(("arranged", "text", "rule", "sentence"), CASES, ids=[f"{c[1]} {c[2]}" for c in CASES])
def test_what_is_not_offered_is_refused_with_its_rule_and_numbers(
    arranged: Callable[[], Table], text: str, rule: str, sentence: str
) -> None:
    refusal = arranged().why(text)
    assert (rule, sentence) == (refusal.rule, refusal.sentence)


def test_every_kind_of_decision_has_a_refused_case() -> None:
    kinds = {type(decision).__name__ for decision in GAME.catalogue.decisions}
    assert kinds == {type(GAME.catalogue.read(text)).__name__ for _, text, _, _ in CASES}


def asked_positions(seed: int) -> list[State]:
    """Thirty positions of a random game in which a seat is asked."""
    state = GAME.new(2 + seed % 3, {})
    dice = Dice(seed)
    asked: list[State] = []
    while GAME.outcome(state) is None:
        if not GAME.pending(state).is_chance:
            asked.append(state.clone())
        GAME.judged().playout(state, dice, 1)
    return [asked[dice.below(len(asked))] for _ in range(30)]


@pytest.mark.parametrize("seed", range(20))
def test_everything_that_is_not_offered_in_a_random_game_is_refused_with_a_rule_and_a_sentence(seed: int) -> None:
    for state in asked_positions(seed):
        for seat in GAME.pending(state).seats:
            offered = {decision.index for decision in GAME.offers(state, seat)}
            for decision in GAME.catalogue.decisions:
                if decision.index not in offered:
                    refusal = GAME.refused(state, seat, decision)
                    assert is_well_told(refusal), f"{decision.text}: {refusal}"


def is_well_told(refusal: IllegalDecision) -> bool:
    """It names a rule that exists, in a whole sentence."""
    sentence = refusal.sentence
    return refusal.rule in RULEBOOK.rules and len(sentence) > 1 and sentence[-1] == "." and "None" not in sentence


NEVER = [
    ("pick palenque 6", "T-PICK-08", "'pick palenque 6 as 1' to 'pick palenque 6 as 5'"),
    ("pick chichen 10", "T-PICK-08", "'pick chichen 10 as 1' to 'pick chichen 10 as 9'"),
    ("pick palenque 0", "T-PICK-09", "'pick palenque 0 for nothing'"),
    ("pick palenque 0 as 1", "T-PICK-09", "reaches no action."),
    ("pick palenque 3 as 4", "T-PICK-03", "reaches action 3 and lower ones."),
    ("pick palenque 3 as 9", "T-PICK-03", "numbered 1 to 5"),
    ("pick palenque 8", "T-PICK-01", "numbered 0 to 7"),
    ("pick chichen 4 as 6", "T-TECH-21", "reaches action 4 and lower ones; with theology 1 also 5."),
    ("pick chichen 0 as 3", "T-TECH-21", "reaches no action; with theology 1, action 1."),
    ("climb brown brown", "T-TIK-09", "two different temples"),
    ("keep W01 W01", "T-SETUP-14", "Two different tiles"),
    ("act chichen 3", "T-UXM-08", "never reaches Chichen Itza"),
    ("sell skull", "T-UXM-02", "wood, stone and gold for corn"),
    ("buy corn", "T-UXM-02", "wood, stone and gold for corn"),
]


@pytest.mark.parametrize(("text", "rule", "told"), NEVER, ids=[row[0] for row in NEVER])
def test_what_can_never_be_is_refused_with_its_rule(text: str, rule: str, told: str) -> None:
    with pytest.raises(UnknownNotation) as refused:
        GAME.catalogue.read(text)
    assert refused.value.rule == rule
    assert rule in RULEBOOK.rules
    assert told in str(refused.value)
