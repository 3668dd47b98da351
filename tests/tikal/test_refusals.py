"""Refusals: what is not offered is refused with the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from longcount.games.tikal import GAME, RULEBOOK, steps
from longcount.games.tikal.state import State
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import IllegalDecision, UnknownNotation
from longcount.kernel.pending import Step
from tikal_table import Table

LAY_FIRST = "First lay the tile: action points come after it."
LAID = "The tile is dealt with: use your action points, or end the turn."
BID_FIRST = "First bid for the turn, or pass."
CHOOSE_FIRST = "First choose one of the tiles laid open."
STACK = "Tiles come from the stack as it lies; nobody names the next one."
NO_AUCTION = "This table plays the basic version: tiles are drawn, there is no auction."
NO_CAMP = "Camps stand on jungle or on emptied treasure tiles; "


def laying(tile: str) -> Table:
    """Seat 0 has drawn a tile; one worker stands on a2, so that there would be something to do."""
    return Table().stack(tile, "G4").put(0, "a2", workers=1).draw(tile)


def laying_volcano() -> Table:
    return laying("B6").play("end", "end")


def bidding(*calls: str, **options: str) -> Table:
    """Three at the table, A1, A2 and A3 laid open; seat 0 opens."""
    t = Table(3, version="auction", **options).begin(Step(steps.NEXT_ROUND, 0))
    return t.play("tile A1", "tile A2", "tile A3", *calls)


def choosing() -> Table:
    return bidding("bid 1", "pass", "pass")


def explored() -> Table:
    """Treasures on b3, temples of 1 and 3 on a3 and c2, a volcano on c1, and far away some jungle."""
    t = Table(3).tile("A5", "b3").tile("A1", "a3").tile("B2", "c2", 2).tile("B6", "c1")
    return t.tile("C3", "h5").put(0, "a1", workers=1, leader=True)


def camping() -> Table:
    """Seat 0 has a camp on b2, seat 1 one on h5; workers of seat 0 stand in both and in the base camp."""
    return explored().camp(0, "b2").camp(1, "h5").put(0, "b2", workers=1).put(0, "h5", workers=1)


def on_temple(workers: int, *played: str) -> Table:
    return explored().put(0, "a2", workers=workers).play(*played)


def on_treasures(workers: int, *played: str) -> Table:
    return explored().put(0, "b3", workers=workers).play(*played)


def dug_twice() -> Table:
    return on_treasures(3, "dig b3", "find jade", "dig b3", "find mask")


def rich() -> Table:
    """Treasures in front of all three."""
    return explored().hold(0, mask=1, jade=2).hold(1, idol=1, bowl=3).hold(2, idol=1)


def used_up(number: int) -> Table:
    """No temple token of that number is left; a worker stands on a2."""
    t = on_temple(1)
    t.s.numbers[number] = 0
    return t.settle()


def placed_all() -> Table:
    return explored().put(0, "b2", workers=17)


CASES: list[tuple[Callable[[], Table], str, str, str]] = [
    # chance's decisions, asked of a seat
    (Table, "first 1", "K-TURN-01", "Who begins is settled before the first turn; no player decides it."),
    (Table, "tile A1", "K-TURN-02", STACK),
    (Table, "find mask", "K-TREASURE-04", "Treasures lie face down; whoever digs finds what lies there."),
    (lambda: laying("C3"), "tile C3", "K-TURN-02", STACK),
    (bidding, "tile A4", "K-AUCTION-05", STACK),
    # the tile comes first
    (lambda: laying("C3"), "place worker a1", "K-TURN-04", LAY_FIRST),
    (lambda: laying("C3"), "walk worker a2 a1", "K-TURN-04", LAY_FIRST),
    (lambda: laying("C3"), "uncover a2", "K-TURN-04", LAY_FIRST),
    (lambda: laying("C3"), "camp b2", "K-TURN-04", LAY_FIRST),
    (lambda: laying("C3"), "guard a2 worker", "K-TURN-04", LAY_FIRST),
    (lambda: laying("C3"), "end", "K-TURN-04", LAY_FIRST),
    (laying_volcano, "uncover a2", "K-TURN-04", LAY_FIRST),
    (laying_volcano, "end", "K-TURN-04", LAY_FIRST),
    (Table, "lay b3 0", "K-TURN-02", LAID),
    # where it may lie
    (lambda: laying("C3"), "lay b2 0", "K-TILE-03", "There is a tile on b2 already."),
    (lambda: laying("C3"), "lay h5 0", "K-TILE-03", "h5 touches no explored tile."),
    (
        lambda: Table().tile("A5", "c2", 4).stack("C3", "G4").draw("C3"),
        "lay d2 0",
        "K-TILE-04",
        "No stone would lead to d2 from a tile that can be entered.",
    ),
    (laying_volcano, "lay h5 0", "K-TILE-03", "h5 touches no explored tile."),
    (laying_volcano, "lay b3 2", "AMB-46", "Turned so the tile looks as with 0: lay b3 0."),
    (lambda: laying("D3"), "lay b3 5", "AMB-46", "Turned so the tile looks as with 1: lay b3 1."),
    # the auction
    (bidding, "choose A1", "K-AUCTION-08", BID_FIRST),
    (bidding, "lay b3 0", "K-AUCTION-08", BID_FIRST),
    (bidding, "place worker a1", "K-AUCTION-08", BID_FIRST),
    (bidding, "end", "K-AUCTION-08", BID_FIRST),
    (lambda: bidding("bid 4"), "bid 3", "K-AUCTION-09", "The highest bid is 4; yours must be higher."),
    (lambda: bidding("bid 4"), "bid 4", "K-AUCTION-09", "The highest bid is 4; yours must be higher."),
    (choosing, "choose B1", "K-AUCTION-13", "B1 does not lie open."),
    (choosing, "bid 5", "K-AUCTION-13", CHOOSE_FIRST),
    (choosing, "pass", "K-AUCTION-13", CHOOSE_FIRST),
    (choosing, "lay b3 0", "K-AUCTION-13", CHOOSE_FIRST),
    (choosing, "camp b2", "K-AUCTION-13", CHOOSE_FIRST),
    (lambda: choosing().play("choose A1"), "choose A2", "K-TURN-04", LAY_FIRST),
    (lambda: choosing().play("choose A1"), "end", "K-TURN-04", LAY_FIRST),
    (Table, "pass", "K-AUCTION-01", NO_AUCTION),
    (Table, "bid 1", "K-AUCTION-01", NO_AUCTION),
    (lambda: laying("C3"), "choose A1", "K-AUCTION-01", NO_AUCTION),
    (lambda: bidding("bid 4"), "bid 21", "AMB-34", "You can bid at most your own 20 points."),
    (lambda: bidding().points(0, 0), "bid 1", "AMB-34", "You have no points to bid; you can only pass."),
    (lambda: bidding(bid_cap="none"), "bid 101", "AMB-48", "You can bid at most 100 points."),
    # placing
    (placed_all, "place worker a1", "K-MEEPLE-01", "You have no worker left in your supply."),
    (explored, "place leader a1", "K-MEEPLE-01", "Your leader is not in your supply: it stands on a1."),
    (
        lambda: Table().guard(0, "a2", "leader"),
        "place leader a1",
        "K-MEEPLE-01",
        "Your leader is not in your supply: it guards a temple.",
    ),
    (
        explored,
        "place worker b2",
        "K-DEPLOY-01",
        "There is no camp of yours on b2; only the base camp a1 is everybody's.",
    ),
    (camping, "place worker h5", "K-DEPLOY-05", "The camp on h5 belongs to another player."),
    (lambda: explored().ap(0), "place worker a1", "K-DEPLOY-01", "That costs 1 action point; you have 0 left."),
    # secret paths
    (
        explored,
        "send worker a1 b2",
        "K-DEPLOY-03",
        "There is no camp of yours on b2; only the base camp a1 is everybody's.",
    ),
    (camping, "send worker a1 h5", "K-DEPLOY-05", "The camp on h5 belongs to another player."),
    (lambda: camping().ap(0), "send worker a1 b2", "K-DEPLOY-03", "That costs 1 action point; you have 0 left."),
    # walking
    (explored, "walk worker b2 a1", "K-MOVE-01", "You have no worker on b2."),
    (explored, "walk leader b2 a1", "K-MOVE-01", "You have no leader on b2."),
    (explored, "walk worker a1 g1", "K-MOVE-01", "No tile lies on g1 yet."),
    (explored, "walk worker a1 c1", "K-TILE-11", "c1 is a volcano; nobody may enter it."),
    (explored, "walk worker a1 h5", "K-MOVE-05", "No path leads from a1 to h5."),
    (lambda: explored().ap(1), "walk leader a1 a2", "K-MOVE-02", "That costs 2 action points; you have 1 left."),
    (lambda: explored().ap(0), "walk worker a1 b2", "K-MOVE-02", "That costs 1 action point; you have 0 left."),
    # uncovering
    (explored, "uncover b2", "K-TEMPLE-03", "There is no temple on b2."),
    (explored, "uncover g1", "K-TEMPLE-03", "There is no temple on g1."),
    (explored, "uncover c2", "K-TEMPLE-03", "You have no figure on c2."),
    (
        lambda: on_temple(1, "uncover a2"),
        "uncover a2",
        "K-TEMPLE-04",
        "A second time takes two figures of yours on a2; you have 1.",
    ),
    (
        lambda: on_temple(3, "uncover a2", "uncover a2"),
        "uncover a2",
        "K-TEMPLE-05",
        "You have uncovered a level 2 times on a2; more is not allowed in one turn.",
    ),
    (lambda: used_up(2), "uncover a2", "K-TEMPLE-08", "No token with the number 2 is left."),
    (
        lambda: explored().guard(2, "c2").put(0, "c2", workers=1),
        "uncover c2",
        "K-GUARD-07",
        "The temple on c2 is guarded; its 3 stays.",
    ),
    (lambda: on_temple(1).ap(1), "uncover a2", "K-TEMPLE-03", "That costs 2 action points; you have 1 left."),
    # digging
    (explored, "dig b2", "K-TREASURE-01", "There is no treasure tile on b2."),
    (explored, "dig g1", "K-TREASURE-01", "There is no treasure tile on g1."),
    (explored, "dig b3", "K-TREASURE-01", "You have no figure on b3."),
    (lambda: on_treasures(1).tokens("b3", 0), "dig b3", "K-TREASURE-01", "All treasures of b3 have been dug up."),
    (
        lambda: on_treasures(1, "dig b3", "find jade"),
        "dig b3",
        "K-TREASURE-02",
        "A second time takes two figures of yours on b3; you have 1.",
    ),
    (dug_twice, "dig b3", "K-TREASURE-03", "You have dug 2 times on b3; more is not allowed in one turn."),
    (lambda: on_treasures(1).ap(2), "dig b3", "K-TREASURE-01", "That costs 3 action points; you have 2 left."),
    # exchanging
    (rich, "exchange mask for idol of 4", "K-TRADE-01", "There is no seat 4 at this table."),
    (rich, "exchange mask for jade of 1", "K-TRADE-01", "A treasure is exchanged with another player."),
    (rich, "exchange flute for idol of 2", "K-TRADE-01", "You hold no flute."),
    (rich, "exchange mask for bowl of 3", "K-TRADE-01", "Seat 3 holds no bowl."),
    (
        rich,
        "exchange jade for idol of 2",
        "K-TRADE-05",
        "You hold 2 of jade; pairs and triples are not split.",
    ),
    (
        rich,
        "exchange mask for bowl of 2",
        "K-TRADE-05",
        "Seat 2 holds 3 of bowl; pairs and triples are not split.",
    ),
    (lambda: rich().ap(2), "exchange mask for idol of 2", "K-TRADE-01", "That costs 3 action points; you have 2 left."),
    # camps
    (explored, "camp a2", "K-CAMP-01", NO_CAMP + "a2 is a temple."),
    (explored, "camp g1", "K-CAMP-01", NO_CAMP + "g1 is unexplored."),
    (explored, "camp b3", "K-CAMP-01", "b3 still holds 4 treasures."),
    (camping, "camp b2", "K-CAMP-05", "There is a camp on b2 already."),
    (lambda: camping().camp(0, "b3"), "camp a1", "K-CAMP-08", "You have founded your 2 camps."),
    (lambda: explored().ap(4), "camp b2", "K-CAMP-01", "That costs 5 action points; you have 4 left."),
    # guards
    (explored, "guard b2 worker", "K-GUARD-01", "There is no temple on b2."),
    (
        lambda: on_temple(2).put(2, "a2", leader=True),
        "guard a2 worker",
        "K-GUARD-01",
        "Your strength on a2 is 2, another player's 3: you need more.",
    ),
    (lambda: on_temple(1), "guard a2 leader", "K-GUARD-03", "You have no leader on a2."),
    (
        lambda: on_temple(1).guard(0, "b1").guard(0, "a3"),
        "guard a2 worker",
        "K-GUARD-10",
        "You guard your 2 temples already.",
    ),
    (lambda: on_temple(1).ap(4), "guard a2 worker", "K-GUARD-01", "That costs 5 action points; you have 4 left."),
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


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        ("exchange mask for mask of 2", "AMB-14", "A treasure against one of the same kind would change nothing;"),
        ("bid 0", "AMB-34", "A bid is at least 1 point; whoever bids nothing passes."),
        ("bid 5000", "AMB-34", "Nobody can ever have 5000 points to bid."),
        ("walk a1 a1", "K-MOVE-01", "A walk leads to another tile; on a1 it would begin and end."),
        ("walk leader c3 c3", "K-MOVE-01", "A walk leads to another tile; on c3 it would begin and end."),
        ("send b2 b2", "K-DEPLOY-03", "A secret path leads to another camp; on b2 it would begin and end."),
    ],
)
def test_what_is_never_a_decision_is_told_with_its_rule(text: str, rule: str, sentence: str) -> None:
    with pytest.raises(UnknownNotation) as told:
        GAME.catalogue.read(text)
    assert rule == told.value.rule and str(told.value).startswith(sentence)


# --- random games ---------------------------------------------------------------------

TABLES: tuple[dict[str, str], ...] = (
    {},
    {"version": "auction"},
    {"unplaceable_tile": "waive_stones"},
    {"version": "auction", "bid_cap": "none"},
    {"limits_reset": "after_turn"},
    {"version": "auction", "unplaceable_tile": "redraw"},
)


def asked_positions(seed: int, dice: Dice) -> list[State]:
    """Forty positions of a random game in which a seat is asked."""
    state = GAME.new(2 + seed % 3, TABLES[seed % len(TABLES)])
    asked: list[State] = []
    while GAME.outcome(state) is None:
        if not GAME.pending(state).is_chance:
            asked.append(state.clone())
        GAME.judged().playout(state, dice, 1)
    return [asked[dice.below(len(asked))] for _ in range(40)]


def by_kind() -> list[list[Decision]]:
    kinds: dict[type[Decision], list[Decision]] = {}
    for decision in GAME.catalogue.decisions:
        kinds.setdefault(type(decision), []).append(decision)
    return list(kinds.values())


KINDS = by_kind()


def some_of_each_kind(dice: Dice) -> list[Decision]:
    """Ten decisions of every kind, so that the many walks do not crowd out the rest."""
    return [of_kind[dice.below(len(of_kind))] for of_kind in KINDS for _ in range(10)]


@pytest.mark.parametrize("seed", range(30))
def test_everything_that_is_not_offered_in_a_random_game_is_refused_with_a_rule_and_a_sentence(seed: int) -> None:
    dice = Dice(seed)
    for state in asked_positions(seed, dice):
        (seat,) = GAME.pending(state).seats
        offered = GAME.offers(state, seat)
        for decision in some_of_each_kind(dice):
            if decision not in offered:
                refusal = GAME.refused(state, seat, decision)
                assert is_well_told(refusal), f"{decision.text}: {refusal}"


def is_well_told(refusal: IllegalDecision) -> bool:
    """It names a rule that exists, in a whole sentence that gives a reason, and a price only if it is too high."""
    sentence = refusal.sentence
    if refusal.rule not in RULEBOOK.rules | RULEBOOK.rulings or len(sentence) < 2 or sentence[-1] != ".":
        return False
    price = re.match(r"That costs (\d+) action points?; you have (\d+) left\.", sentence)
    if price is not None and int(price[1]) <= int(price[2]):
        return False
    return not re.search(r"cannot .* now\.$|no way between camps|decided by chance|None", sentence)
