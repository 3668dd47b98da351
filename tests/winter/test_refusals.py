"""Refusals: what is not offered is refused with the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from longcount.games.winter import GAME, RULEBOOK, know_packs, steps
from longcount.games.winter.packs import read_pack, register
from longcount.games.winter.state import State
from longcount.kernel.chance import Dice
from longcount.kernel.errors import IllegalDecision
from longcount.kernel.pending import Step
from winter_table import Table, new_state

BUSY = Path(__file__).parent / "busy.toml"

NO_TURN = "First place a figure."
DRAWN = "That is drawn, not decided."
NO_ACTION = "The top of Hunt gives only: reveal an animal, animal of the grounds."
NO_GAIN = "First take what this effect gives (1 idol step), or be done."
NO_DUE = "First take what is due in this step of the eclipse (1 idol step, 1 tool), or be done."
NO_SUN = "First use the eclipse abilities of your pile, or be done."
NO_PILE = "First form your eclipse pile, or be done."
NO_SIDE = "First choose the side of your chief's card."
NO_TOKEN = "First take the open rest token, or the next one."
NO_CARD = "First discard a card: Barter is a further culture card of this turn."
NO_CULTURE = "First use the abilities of Hide Tanning, or be done."
NO_HALF = "First say whether you use the other half of the middle of Initiation."
NO_CARD_FOR_AN_IDOL = "You gain an idol step here; a card stands higher and cannot be taken instead."
EMPTY_BOTTOM = "Nothing is left to gain at the bottom of Development: end the turn."
REST_ORDER = "Resting gives 1 card drawn, then 1 own animal used, each once and in this order."
SKIPPED = "A turn cannot be skipped: place a figure."
USED = "That ability was used: each works once in a turn."


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards tables choose among the same packs again."""
    monkeypatch.setattr(GAME, "options", GAME.options)


def setting_up(step: str, **options: str) -> Table:
    """A table of two in set-up; everything takes its first answer up to this question."""
    t = Table()
    t.s = new_state(2, **options)
    while t.step != step:
        t.play(t.offers()[0])
    return t


def in_column(place: str, *texts: str, figure: str = "tribe") -> Table:
    """A figure in a column, two Braves in hand, 2 food and nothing else."""
    return Table().hand(0, "brave", "brave").give(0, food=2).play(f"{figure} {place}", *texts)


def hunting(*texts: str) -> Table:
    t = Table().hand(0, "hunter", "hunter").give(0, food=4, tools=2).animal_deck(giant_sloth=3)
    return t.grounds(giant_sloth=6).play("tribe hunt", *texts)


def initiating(*texts: str) -> Table:
    return Table().hand(0, "elder", "hunter").give(0, food=2, tools=3).play("tribe initiation", *texts)


def developing(*texts: str) -> Table:
    t = Table().hand(0, "brave", "brave").give(0, food=3, tools=3).culture("C1-01").stones("ST1-01", "ST2-01")
    return t.play("tribe develop", *texts)


def owning(*stones: str) -> Table:
    """In the middle of Development with some stones."""
    t = Table().hand(0, "brave").stones("ST1-01").own_stones(0, *stones).give(0, food=5, tools=1)
    return t.play("tribe develop", "go on")


def settling(*texts: str) -> Table:
    t = Table().hand(0, "brave").give(0, food=5, tools=5).camps(0, 1, 2, 3, 8, 10)
    return t.play("tribe settle", "play brave", *texts)


def second_in(place: str) -> Table:
    """The second figure of the round at the bottom of a column."""
    t = Table().hand(0, "brave").hand(1, "brave").play(f"tribe {place}").end_turn()
    return t.play(f"tribe {place}", "go on", "go on")


def moved_first() -> Table:
    """At the bottom of Settlement the camp was given up by moving."""
    t = Table().hand(0, "brave").camps(0, 0, 1)
    return t.play("tribe settle", "go on", "go on", "move 0 1")


def resting(*texts: str) -> Table:
    t = Table(rest_tokens="yes").hand(0, "hunter").deck(0, "brave").animals(0, giant_sloth=1).rest_token("RT-1")
    return t.play("tribe rest", *texts)


def bartering(*texts: str) -> Table:
    """A second culture card was played; it costs a card."""
    return Table().hand(0, "C1-18", "C1-16", "hunter", "brave").play("play C1-18", "done", "play C1-16", *texts)


def telling_tales(*texts: str) -> Table:
    t = Table().hand(0, "C1-05", "hunter", "elder").deck(0, "brave", "brave", "brave")
    return t.play("play C1-05", "use C1-05 1", *texts)


def ambush() -> Table:
    """An animal was taken, which a card above the board waited for."""
    t = Table().hand(0, "C1-19", "hunter").give(0, food=3, tools=3).grounds(giant_sloth=1)
    return t.play("play C1-19", "use C1-19 1", "take 1 tool", "tribe hunt", "play hunter", "hunt giant_sloth")


def piling(*texts: str) -> Table:
    """The last turn of the round is over but for the eclipse pile."""
    t = Table().hand(0, "hunter", "C1-01").give(0, food=4)
    t.s.stack = [steps.STEP[steps.PREPARE], steps.STEP[steps.BEGIN_ECLIPSE], Step(steps.BEGIN_TURN, 0, 1)]
    return t.listen().play("tribe hunt").end_turn().play(*texts)


def eclipsing(*texts: str) -> Table:
    t = Table().hand(0, "hunter").pile(0, "pathfinder", "shaman").camps(0, 0)
    return t.eclipse().play("done", *texts)


def leading() -> Table:
    """A forest and a hill are led."""
    return Table().hand(0, "hunter").camps(0, 2, 4).eclipse(1, 0).play("done")


def full() -> Table:
    """Everything at its maximum, deck and discard empty, a card to be drawn."""
    return Table().idols(0, veneration=8).give(0, food=5, tools=10).effect("draw 1")


def raising(*own: str, **options: str) -> Table:
    return Table(2, **options).megaliths(0, *own).effect("megalith 1")


def wild_hunt() -> Table:
    return Table().grounds(giant_sloth=2, glyptodon=1).effect("animal 2 same").play("hunt giant_sloth")


CASES: list[tuple[Callable[[], Table], str, str, str]] = [
    # chance's decisions, asked of a seat
    (Table, "order 1", "W-SETUP-16", DRAWN),
    (Table, "chief keen_eye", "W-SETUP-06", DRAWN),
    (Table, "setup SU-1", "W-SETUP-09", DRAWN),
    (Table, "stone ST1-01", "W-SETUP-02", DRAWN),
    (Table, "open C1-01", "W-SETUP-05", DRAWN),
    (Table, "turn giant_sloth", "W-HUNT-01", DRAWN),
    (Table, "board MB-A", "W-SETUP-18", DRAWN),
    (Table, "box plain", "W-SETUP-19", DRAWN),
    (Table, "tile plain", "W-SETUP-20", DRAWN),
    (Table, "turn GT-01", "W-GLACIER-03", DRAWN),
    (Table, "turn RT-1", "W-RESTTOKEN-05", DRAWN),
    (Table, "deal 1 brave", "W-SYM-13", DRAWN),
    # set-up
    (Table, "side A", "W-SETUP-06", "The side of your chief's card was chosen during set-up."),
    (Table, "pick keen_eye", "W-VARIANT-03", "Chiefs and set-up cards are given out during set-up only."),
    (lambda: setting_up("side"), "eat", "W-SETUP-06", NO_SIDE),
    (lambda: setting_up("side"), "pick keen_eye", "W-SETUP-06", NO_SIDE),
    (lambda: setting_up("side"), "tribe hunt", "W-SETUP-06", NO_SIDE),
    (
        lambda: setting_up("pick a chief", draft="chiefs"),
        "side A",
        "W-VARIANT-03",
        "First pick one of the chiefs that lie open.",
    ),
    (
        lambda: setting_up("pick a set-up card", draft="setup"),
        "pick SU-5",
        "W-VARIANT-02",
        "SU-5 is not among the set-up cards that lie open.",
    ),
    # culture cards
    (Table, "play C1-01", "W-CULTURE-01", "You have no Fire Keeping in your hand."),
    (
        lambda: Table().hand(0, "C1-18", "C1-16").play("play C1-18", "done"),
        "play C1-16",
        "W-CULTURE-02",
        "A further culture card costs a card from your hand, and you have no other.",
    ),
    (
        lambda: Table().hand(0, "C1-18", "hunter").play("tribe hunt"),
        "play C1-18",
        "W-CULTURE-05",
        "Culture cards are played before the figure is placed; it stands already.",
    ),
    (
        bartering,
        "done",
        "W-CULTURE-02",
        "A further culture card in the same turn costs a card from your hand.",
    ),
    (bartering, "tribe hunt", "W-CULTURE-02", NO_CARD),
    (bartering, "discard C1-01", "W-CULTURE-02", "You have no Fire Keeping in your hand."),
    (telling_tales, "discard hunter", "W-SYM-14", "The discard comes last: first the rest of this effect."),
    (lambda: Table().hand(0, "C1-03").give(0, food=1).play("play C1-03"), "tribe hunt", "W-CULTURE-03", NO_CULTURE),
    # tribe cards and figures
    (lambda: Table().hand(0, "hunter"), "play hunter", "W-ABIL-02", "Tribe cards are played when your figure stands."),
    (lambda: in_column("hunt"), "play elder", "W-LABOR-02", "You have no Elder in your hand."),
    (
        lambda: resting("token open"),
        "play hunter",
        "W-LABOR-09",
        "No tribe cards are played in a turn in which your figure rests.",
    ),
    (
        lambda: initiating("play elder", "play hunter", "take hunter"),
        "play hunter",
        "W-INIT-03",
        "You took Hunter at the top of Initiation in this turn: it cannot be played yet.",
    ),
    (lambda: in_column("hunt"), "chief hunt", "W-TURN-02", "One figure is placed in a turn; yours stands already."),
    (
        lambda: in_column("rest", "end", "tribe rest", "end", figure="chief"),
        "chief hunt",
        "W-PLACE-01",
        "You have no chief left to place in this round.",
    ),
    # the course of a turn
    (Table, "go on", "W-TURN-03", SKIPPED),
    (Table, "end", "W-TURN-03", SKIPPED),
    (Table, "done", "W-TURN-03", SKIPPED),
    (Table, "take the goods", "W-TURN-03", SKIPPED),
    (lambda: in_column("hunt"), "end", "W-PLACE-03", "Your figure is not at the bottom yet: go on."),
    (
        lambda: in_column("develop", "go on", "go on"),
        "go on",
        "W-PLACE-03",
        "Your figure cannot slide on: end the turn.",
    ),
    (lambda: in_column("hunt"), "take the goods", "W-PLACE-06", "No goods are to be had here."),
    (
        lambda: in_column("hunt"),
        "done",
        "W-PLACE-03",
        "Nothing waits to be declined here: 'go on' leaves this part.",
    ),
    (lambda: in_column("hunt"), "draw", "W-PLACE-04", NO_ACTION),
    (lambda: in_column("hunt"), "hunt the deck", "W-PLACE-04", NO_ACTION),
    (
        lambda: in_column("hunt"),
        "take hunter",
        "W-PLACE-01",
        "That is done in Initiation; your figure stands in Hunt.",
    ),
    (
        lambda: in_column("hunt"),
        "use giant_sloth",
        "W-PLACE-03",
        "Your figure has reached the top of Hunt; that part comes later: go on first.",
    ),
    (
        lambda: developing("play brave", "play brave", "go on"),
        "take C1-01",
        "W-PLACE-03",
        "Your figure has reached the middle of Development; that part is behind it.",
    ),
    # what a part of a column gives
    (
        lambda: in_column("settle", "go on"),
        "megalith b1",
        "W-PLACE-05",
        "The middle of Settlement gives only: community.",
    ),
    (
        lambda: in_column("hunt", "go on", "go on"),
        "megalith b1",
        "W-PLACE-06",
        "The bottom of Hunt gives only: 1 animal of the deck.",
    ),
    (
        lambda: second_in("initiation"),
        "idol offering",
        "W-PLACE-06",
        "The bonus at the bottom of Initiation went to the first figure of the round.",
    ),
    (lambda: second_in("develop"), "draw", "W-PLACE-06", EMPTY_BOTTOM),
    (
        moved_first,
        "camp",
        "W-PLACE-06",
        "The bonus at the bottom of Settlement (1 camp, then 1 camp move) comes in this order, each part once.",
    ),
    (Table, "camp", "W-TURN-02", "That is done in Settlement: first place a figure there."),
    (Table, "draw", "W-TURN-02", NO_TURN),
    (
        lambda: Table().hand(0, "C1-18").give(0, food=2),
        "draw",
        "W-TURN-02",
        "First place a figure; before that you may only play culture cards or spend food for labour.",
    ),
    # abilities
    (Table, "use chief 1", "W-PLACE-02", "Your chief's ability is used in the turn in which the chief is placed."),
    (Table, "use token 1", "W-RESTTOKEN-02", "You hold no rest token."),
    (Table, "use hunter 1", "W-ABIL-04", "Hunter does not lie above your board."),
    (
        lambda: hunting("play hunter"),
        "use hunter 2",
        "W-ABIL-05",
        "That ability works in the eclipse only, from the eclipse pile.",
    ),
    (
        lambda: Table().hand(0, "C1-09", "hunter").play("play C1-09", "tribe settle"),
        "use C1-09 2",
        "W-ABIL-03",
        "That ability works only with a figure in Hunt.",
    ),
    (
        lambda: Table().hand(0, "C1-19", "hunter").play("play C1-19", "done"),
        "use C1-19 2",
        "W-SYM-30",
        "That ability waits until something sets it off.",
    ),
    (
        lambda: Table().hand(0, "hunter").chief(0, "skilled_hand", "B").play("chief hunt"),
        "use chief 1",
        "W-ABIL-06",
        "That ability costs 1 tool; you have nothing.",
    ),
    (
        lambda: Table().hand(0, "hunter").chief(0, "strong_tusk").play("chief settle"),
        "use chief 1",
        "W-ABIL-03",
        "That ability works only with a figure in Hunt.",
    ),
    (
        lambda: in_column("rest", "end", "tribe rest", "end", "tribe hunt", figure="chief"),
        "use chief 1",
        "W-PLACE-02",
        "Your chief's ability is used in the turn in which the chief is placed.",
    ),
    (lambda: hunting("play hunter"), "use hunter 3", "W-ABIL-07", "Hunter has no ability 3."),
    (
        lambda: hunting("play hunter"),
        "use hunter 1",
        "W-LABOR-03",
        "The labour of Hunter is added by itself when the card is played.",
    ),
    (
        lambda: Table().hand(0, "hunter").chief(0, "skilled_hand", "B").give(0, food=5).play("chief hunt"),
        "use chief 2",
        "A-66",
        "That ability would do nothing now.",
    ),
    (eclipsing, "use pathfinder 1", "W-ABIL-05", "In the eclipse only abilities with the eclipse mark work."),
    (lambda: eclipsing("use pathfinder 2", "done"), "use pathfinder 2", "W-ABIL-01", USED),
    (ambush, "use C1-19 1", "W-CULTURE-03", "The abilities of a culture card are used when it is played, each once."),
    (ambush, "go on", "W-SYM-30", "First say whether you use an ability that was set off."),
    # food
    (Table, "eat", "W-FOOD-02", "Your 0 food cross no labour symbol."),
    (lambda: Table().give(0, food=1), "eat", "W-FOOD-02", "Your 1 food cross no labour symbol."),
    (telling_tales, "eat", "W-FOOD-01", "Food is spent for labour between finished effects only."),
    (piling, "eat", "W-FOOD-01", "Your actions are over: labour is of no more use in this turn."),
    (leading, "eat", "W-FOOD-03", "Food cannot be turned into labour in the eclipse."),
    # rest
    (resting, "draw", "W-RESTTOKEN-02", NO_TOKEN),
    (
        lambda: resting("token open"),
        "token open",
        "W-RESTTOKEN-02",
        "You have taken the rest token of this turn.",
    ),
    (
        lambda: in_column("rest", "end", "tribe rest"),
        "token open",
        "W-GLACIER-01",
        "This table plays without rest tokens.",
    ),
    (
        lambda: in_column("hunt"),
        "token open",
        "W-GLACIER-01",
        "This table plays without rest tokens.",
    ),
    (
        lambda: resting("token open", "end").hand(1, "hunter").play("tribe rest"),
        "token open",
        "W-RESTTOKEN-02",
        "Only the first player of the round who rests gets a token.",
    ),
    (lambda: resting("token open", "use giant_sloth"), "draw", "W-REST-01", REST_ORDER),
    (lambda: resting("token open", "use giant_sloth"), "idol offering for draw", "W-REST-01", REST_ORDER),
    (lambda: resting("token open", "draw", "deal 1 brave"), "draw", "W-REST-01", REST_ORDER),
    (lambda: resting("token open"), "camp", "W-PLACE-01", "That is done in Settlement; your figure rests."),
    (
        lambda: resting("token open"),
        "hunt the deck",
        "W-REST-01",
        "Resting gives only: 1 card drawn, then 1 own animal used.",
    ),
    (lambda: resting("token open"), "use glyptodon", "W-HUNT-07", "You have no unused glyptodon."),
    # initiation
    (initiating, "take hunter", "W-INIT-01", "That costs 1 tool, 1 labour; you have 2 food, 3 tools."),
    (
        lambda: initiating("play elder", "take hunter"),
        "take hunter",
        "W-INIT-02",
        "You have taken Hunter already: all must be of different types.",
    ),
    (
        lambda: Table().hand(0, "elder").play("tribe initiation", "go on"),
        "take hunter to discard",
        "W-INIT-04",
        "That costs 1 food; you have nothing.",
    ),
    (
        lambda: initiating("go on"),
        "bury shaman from hand",
        "W-INIT-06",
        "There is no Shaman to bury in your hand.",
    ),
    (lambda: initiating("go on", "take hunter to discard"), "go on", "W-INIT-04", NO_HALF),
    (
        lambda: Table().effect("tribe-discard 2 other").play("take elder to discard"),
        "take elder to discard",
        "W-SYM-31",
        "You have taken Elder already: all must be of different types.",
    ),
    # development
    (developing, "take C1-01", "W-DEV-01", "That costs 3 labour; you have 3 food, 3 tools."),
    (
        lambda: developing("play brave", "play brave"),
        "take C1-02",
        "W-DEV-01",
        "Flint Knapping is not among the open culture cards.",
    ),
    (
        lambda: developing("play brave", "play brave"),
        "take a point for culture",
        "W-DEV-10",
        "The point is for when no culture card is open.",
    ),
    (lambda: developing("go on"), "take ST1-02", "W-DEV-03", "ST1-02 does not lie on the main board."),
    (
        lambda: developing("go on"),
        "take ST2-01",
        "W-DEV-04",
        "Stones of the right part can be taken from round 3 on.",
    ),
    (
        lambda: owning("ST1-05"),
        "take ST1-01",
        "W-DEV-05",
        "Your next stone cell costs 2 food, 2 tools; you have 5 food, 1 tool.",
    ),
    (
        lambda: owning("ST1-05", "ST1-06", "ST1-07").give(0, tools=5),
        "take ST1-01",
        "W-DEV-06",
        "You have 3 sacred stones already.",
    ),
    # settlement
    (lambda: in_column("settle"), "camp", "W-SETTLE-01", "That costs 1 tool; you have 2 food."),
    (settling, "camp", "W-SETTLE-01", "No camp is left on your board."),
    (lambda: in_column("settle"), "move 0 1", "W-SETTLE-02", "That costs 1 labour; you have 2 food."),
    (settling, "move 4 5", "W-SETTLE-02", "You have no camp on hex 4."),
    (
        lambda: settling("go on"),
        "found 4 5 14",
        "W-SETTLE-05",
        "A community needs a camp on each of its three hexes; yours lacks 4, 5, 14.",
    ),
    (
        lambda: settling("go on").community(1, 1, 2, 8),
        "found 1 2 8",
        "W-SETTLE-07",
        "A community stands at that point already.",
    ),
    # hunt
    (lambda: in_column("hunt"), "reveal", "W-HUNT-01", "That costs 1 labour; you have 2 food."),
    (
        lambda: hunting("play hunter"),
        "reveal",
        "W-HUNT-02",
        "6 animals lie in the hunting grounds: there is no room for more.",
    ),
    (lambda: in_column("hunt", "play brave"), "reveal", "W-HUNT-03", "The animal deck is empty."),
    (
        lambda: hunting("play hunter"),
        "hunt glyptodon",
        "W-HUNT-04",
        "No glyptodon lies in the hunting grounds.",
    ),
    (
        lambda: hunting("play hunter"),
        "take a point for an animal",
        "W-HUNT-05",
        "The point is for when hunting grounds and animal deck are both empty.",
    ),
    (wild_hunt, "hunt glyptodon", "W-SYM-31", "All animals of this effect must be of the same species."),
    # megaliths
    (raising, "megalith a1", "W-MEGA-03", "A megalith needs a neighbour, or a start cell if it is grey."),
    (
        raising,
        "megalith b1 level 2",
        "W-MEGA-05",
        "Your next megalith is a grey one; grey ones never stand on others.",
    ),
    (raising, "megalith l8", "W-SETUP-18", "There is no such cell on this field."),
    (raising, "megalith l8 level 2", "W-SETUP-18", "There is no such square of four cells on this field."),
    (
        lambda: raising().play("megalith b1"),
        "megalith g1",
        "W-MEGA-10",
        "This megalith goes to a cell that the arrows point at.",
    ),
    (lambda: raising("c1"), "megalith c1", "W-MEGA-03", "A megalith stands there already."),
    (
        lambda: raising("c1"),
        "megalith b1",
        "W-MEGA-02",
        "Start cells take grey megaliths only; your next one is of your colour.",
    ),
    (
        lambda: raising("c1"),
        "megalith c1 level 2",
        "W-MEGA-04",
        "Four megaliths of one level must form a square below.",
    ),
    (
        lambda: raising("c1", arrow_targets_grey_only="yes"),
        "megalith b2",
        "W-MEGA-10",
        "At this table cells that arrows point at take grey megaliths only.",
    ),
    (
        lambda: Table().placed(0, 10).effect("megalith 1"),
        "megalith b1",
        "W-MEGA-01",
        "You have placed all your megaliths.",
    ),
    # the ladder
    (full, "draw", "W-GOLD-01", "Your deck and your discard are empty."),
    (full, "food for draw", "W-GOLD-07", "You have 5 food, the most your track holds."),
    (full, "tool for draw", "W-GOLD-06", "You have 10 tools, the most your track holds."),
    (full, "idol veneration for draw", "W-IDOL-08", "Your idol stands on top of the Veneration track."),
    (
        lambda: Table().idols(0, veneration=8).effect("idol 1"),
        "idol veneration",
        "W-IDOL-08",
        "Your idol stands on top of the Veneration track.",
    ),
    (lambda: Table().effect("idol 1"), "draw", "W-GOLD-04", NO_CARD_FOR_AN_IDOL),
    (lambda: Table().effect("idol 1"), "tribe hunt", "A-19", NO_GAIN),
    (lambda: Table().effect("tool 1"), "tribe hunt", "A-19", "First take what this effect gives: 1 tool."),
    (
        lambda: telling_tales("done"),
        "tribe hunt",
        "W-SYM-14",
        "First discard a card, the last part of this effect.",
    ),
    (
        lambda: telling_tales("done"),
        "done",
        "W-SYM-14",
        "First discard a card, the last part of this effect.",
    ),
    (
        lambda: Table().effect("tool 2"),
        "take 3 tools",
        "W-GOLD-03",
        "You gain 2 tools here, each of which may be taken as food.",
    ),
    # the eclipse
    (Table, "pile brave", "W-PILE-01", "The eclipse pile is formed at the end of your last turn of the round."),
    (piling, "pile brave", "W-PILE-01", "You have no Brave in your hand."),
    (lambda: piling("pile hunter"), "pile hunter", "W-PILE-01", "You have no Hunter in your hand."),
    (piling, "play hunter", "W-PILE-01", NO_PILE),
    (eclipsing, "use hunter 2", "W-ABIL-04", "Hunter does not lie above your board."),
    (eclipsing, "draw", "W-ECLIPSE-10", NO_SUN),
    (eclipsing, "tribe hunt", "W-ECLIPSE-10", NO_SUN),
    (lambda: eclipsing("use pathfinder 2"), "move 1 2", "W-SETTLE-02", "You have no camp on hex 1."),
    (leading, "draw", "W-GOLD-04", NO_CARD_FOR_AN_IDOL),
    (leading, "play hunter", "W-ECLIPSE-08", NO_DUE),
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


def asked_positions(seed: int, pack: str | None) -> list[State]:
    """Twelve positions of a random game in which a seat is asked."""
    state = GAME.new(2 + seed % 3, {} if pack is None else {"pack": pack, "rest_tokens": "yes", "draft": "chiefs"})
    dice = Dice(seed)
    asked: list[State] = []
    while GAME.outcome(state) is None:
        if not GAME.pending(state).is_chance:
            asked.append(state.clone())
        GAME.judged().playout(state, dice, 1)
    return [asked[dice.below(len(asked))] for _ in range(12)]


@pytest.mark.parametrize("seed", range(8))
def test_everything_that_is_not_offered_in_a_random_game_is_refused_with_a_rule_and_a_sentence(seed: int) -> None:
    for state in asked_positions(seed, None):
        all_is_well_told(state)


@pytest.mark.parametrize("seed", range(8))
def test_the_same_with_cards_of_many_abilities(seed: int) -> None:
    name = register(read_pack(BUSY.read_text(encoding="utf-8")))
    know_packs()
    for state in asked_positions(seed, name):
        all_is_well_told(state)


def all_is_well_told(state: State) -> None:
    for seat in GAME.pending(state).seats:
        offered = {decision.index for decision in GAME.offers(state, seat)}
        for decision in GAME.catalogue.decisions:
            if decision.index not in offered:
                refusal = GAME.refused(state, seat, decision)
                assert is_well_told(refusal), f"{decision.text}: {refusal}"


def is_well_told(refusal: IllegalDecision) -> bool:
    """It names a rule or a ruling that exists, in a whole sentence."""
    sentence = refusal.sentence
    is_known = refusal.rule in RULEBOOK.rules or refusal.rule in RULEBOOK.rulings
    return is_known and len(sentence) > 1 and sentence[-1] == "." and "None" not in sentence
