"""Why a decision is not offered: the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import components as c
from longcount.games.tikal import decisions as d
from longcount.games.tikal import steps
from longcount.games.tikal.components import SPACE_NAMES, TEMPLE, TILES, TREASURE, TREASURES, VOLCANO
from longcount.games.tikal.decisions import LAY
from longcount.games.tikal.offers.auction import most_bid
from longcount.games.tikal.scoring import strength
from longcount.games.tikal.state import FIGURES, GONE, GUARDING, IN_SUPPLY, LEADER, NONE, WORKER, Player, State
from longcount.games.tikal.terrain import FAR, gap_at, walk_cost
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal

LANDS: Final = ("a jungle", "a temple", "a treasure tile", "a volcano", "the base camp")


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    kind = s.stack[-1].kind
    return refuse_answer(s, kind, decision) or first_answer(s, kind)


def first_answer(s: State, kind: int) -> Refusal:
    """What is asked instead."""
    if kind == steps.BID:
        return Refusal("K-AUCTION-08", "First bid for the turn, or pass.")
    if kind == steps.CHOOSE:
        return Refusal("K-AUCTION-13", "First choose one of the tiles laid open.")
    if kind == steps.LAY:
        return Refusal("K-TURN-04", "First lay the tile: action points come after it.")
    if s.hand != NONE:
        return Refusal("K-VOLCANO-03", "The volcano waits until all have scored: use action points, or end the turn.")
    if s.stack[-2].kind == steps.SCORE:
        return Refusal("K-END-02", "A scoring turn has no tile: use your action points, or end the turn.")
    return Refusal("K-TURN-02", "The tile is dealt with: use your action points, or end the turn.")


def refuse_answer(s: State, kind: int, decision: Decision) -> Refusal | None:
    """Why a decision of the right kind is refused; None if it does not answer this step at all."""
    if kind == steps.BID and isinstance(decision, d.Bid):
        return refuse_bid(s, decision.points)
    if kind == steps.CHOOSE and isinstance(decision, d.Choose):
        return refuse_choice(s, decision.tile)
    if kind == steps.LAY and isinstance(decision, d.Lay):
        return refuse_lay(s, decision)
    return refuse_action(s, decision) if kind == steps.ACT else None


def name(space: int) -> str:
    return SPACE_NAMES[space]


def some(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# --- Auction ------------------------------------------------------------------


def refuse_bid(s: State, points: int) -> Refusal:
    if points <= s.high:
        return Refusal("K-AUCTION-09", f"The highest bid is {s.high}; yours must be higher.")
    most = most_bid(s, s.turn)
    if s.options.bids_within_score:
        return Refusal("K-AUCTION-09", f"You can bid at most your own {some(max(0, most), 'point')}.")
    return Refusal("K-AUCTION-09", f"You can bid at most {most} points.")


def refuse_choice(s: State, tile: int) -> Refusal:
    if tile not in s.display:
        return Refusal("K-AUCTION-13", f"{TILES[tile].name} does not lie open.")
    return Refusal("K-AUCTION-13", f"{TILES[tile].name} fits nowhere on the board, and another tile does.")


# --- Tile ---------------------------------------------------------------------


def refuse_lay(s: State, decision: d.Lay) -> Refusal:
    space, tile = decision.space, TILES[s.hand]
    if s.terrain.is_explored(space):
        return Refusal("K-TILE-03", f"There is a tile on {name(space)} already.")
    gap = gap_at(s.terrain, space)
    if gap is None:
        return Refusal("K-TILE-03", f"{name(space)} touches no explored tile.")
    same = decision.turn % len(tile.turns)
    if same != decision.turn and LAY[space][same] in s.offered:
        return Refusal("K-TILE-04", f"Turned so the tile looks as with {same}: lay {name(space)} {same}.")
    return Refusal("K-TILE-04", f"No stone would lead to {name(space)} from a tile that can be entered.")


# --- Actions ------------------------------------------------------------------


def refuse_action(s: State, decision: Decision) -> Refusal | None:
    me = s.players[s.turn]
    match decision:
        case d.Place():
            return refuse_place(s, me, decision)
        case d.Transfer():
            return refuse_transfer(s, me, decision)
        case d.Walk():
            return refuse_walk(s, me, decision)
        case d.Uncover(space=space):
            return refuse_uncover(s, me, space)
        case d.Dig(space=space):
            return refuse_dig(s, me, space)
        case d.Exchange():
            return refuse_exchange(s, me, decision)
        case d.Camp(space=space):
            return refuse_camp(s, me, space)
        case d.Guard():
            return refuse_guard(s, me, decision)
        case _:
            return None


def too_dear(s: State, rule: str, cost: int) -> Refusal:
    """The only reason left: the action points do not pay for it."""
    return Refusal(rule, f"That costs {some(cost, 'action point')}; you have {s.ap} left.")


def refuse_place(s: State, me: Player, decision: d.Place) -> Refusal:
    if decision.figure == WORKER and me.supply == 0:
        return Refusal("K-MEEPLE-01", "You have no worker left in your supply.")
    if decision.figure == LEADER and me.leader != IN_SUPPLY:
        return Refusal("K-MEEPLE-01", f"Your leader is not in your supply: {where_leader(me)}.")
    if decision.space not in me.homes:
        return refuse_home(s, decision.space, "K-DEPLOY-01", "K-DEPLOY-05")
    return too_dear(s, "K-DEPLOY-01", c.PLACING)


def where_leader(me: Player) -> str:
    if me.leader == GUARDING:
        return "it guards a temple"
    return "it has left the game" if me.leader == GONE else f"it stands on {name(me.leader)}"


def refuse_home(s: State, space: int, rule: str, foreign: str) -> Refusal:
    """No camp at all, or a foreign one."""
    if s.camps[space] != NONE:
        return Refusal(foreign, f"The camp on {name(space)} belongs to another player.")
    return Refusal(rule, f"There is no camp of yours on {name(space)}; only the base camp {name(0)} is everybody's.")


def refuse_transfer(s: State, me: Player, decision: d.Transfer) -> Refusal:
    for space, foreign in ((decision.start, "K-DEPLOY-06"), (decision.target, "K-DEPLOY-05")):
        if space not in me.homes:
            return refuse_home(s, space, "K-DEPLOY-03", foreign)
    absent = refuse_absent(me, decision.figure, decision.start, "K-DEPLOY-03")
    return absent or too_dear(s, "K-DEPLOY-03", c.TRANSFER)


def refuse_absent(me: Player, figure: int, space: int, rule: str) -> Refusal | None:
    """A refusal if that figure does not stand there."""
    here = me.leader == space if figure == LEADER else me.workers[space] > 0
    return None if here else Refusal(rule, f"You have no {FIGURES[figure]} on {name(space)}.")


def refuse_walk(s: State, me: Player, decision: d.Walk) -> Refusal:
    start, target = decision.start, decision.target
    absent = refuse_absent(me, decision.figure, start, "K-MOVE-01")
    if absent is not None:
        return absent
    if not s.terrain.is_explored(target):
        return Refusal("K-MOVE-01", f"No tile lies on {name(target)} yet.")
    if s.terrain.kind(target) == VOLCANO:
        return Refusal("K-TILE-11", f"{name(target)} is a volcano; nobody may enter it.")
    cost = walk_cost(s.terrain, start, target)
    if cost == FAR:
        return Refusal("K-MOVE-05", f"No path leads from {name(start)} to {name(target)}.")
    return too_dear(s, "K-MOVE-02", cost)


def refuse_labour(
    s: State, me: Player, space: int, rules: tuple[str, str, str], most: int, what: str
) -> Refusal | None:
    """Too few own figures on a tile, or the limit of a turn is reached; rules of presence, second one and limit."""
    members, done = me.members(space), me.worked[space]
    if members == 0:
        return Refusal(rules[0], f"You have no figure on {name(space)}.")
    if done >= most:
        return Refusal(rules[2], f"You have {what} {done} times on {name(space)}; more is not allowed in one turn.")
    if members <= done:
        return Refusal(rules[1], f"A second time takes two figures of yours on {name(space)}; you have {members}.")
    return None


def refuse_uncover(s: State, me: Player, space: int) -> Refusal:
    if not s.terrain.is_explored(space) or s.terrain.kind(space) != TEMPLE:
        return Refusal("K-TEMPLE-03", f"There is no temple on {name(space)}.")
    if s.guards[space] != NONE:
        return Refusal("K-GUARD-07", f"The temple on {name(space)} is guarded; its {s.values[space]} stays.")
    rules = ("K-TEMPLE-03", "K-TEMPLE-04", "K-TEMPLE-05")
    labour = refuse_labour(s, me, space, rules, c.MOST_LEVELS, "uncovered a level")
    if labour is not None:
        return labour
    if s.numbers[s.values[space] + 1] == 0:
        return refuse_number(s.values[space] + 1)
    return too_dear(s, "K-TEMPLE-03", c.UNCOVERING)


def refuse_number(number: int) -> Refusal:
    if number > c.HIGHEST:
        return Refusal("K-TEMPLE-08", f"A temple that shows {c.HIGHEST} cannot grow.")
    return Refusal("K-TEMPLE-08", f"No token with the number {number} is left.")


def refuse_dig(s: State, me: Player, space: int) -> Refusal:
    if not s.terrain.is_explored(space) or s.terrain.kind(space) != TREASURE:
        return Refusal("K-TREASURE-01", f"There is no treasure tile on {name(space)}.")
    if s.tokens[space] == 0:
        return Refusal("K-TREASURE-01", f"All treasures of {name(space)} have been dug up.")
    rules = ("K-TREASURE-01", "K-TREASURE-02", "K-TREASURE-03")
    labour = refuse_labour(s, me, space, rules, c.MOST_DUG, "dug")
    if labour is not None:
        return labour
    return too_dear(s, "K-TREASURE-01", c.DIGGING)


def refuse_exchange(s: State, me: Player, decision: d.Exchange) -> Refusal:
    seat, mine, theirs = decision.seat, TREASURES[decision.mine], TREASURES[decision.theirs]
    if seat >= len(s.players):
        return Refusal("K-TRADE-01", f"There is no seat {seat + 1} at this table.")
    if seat == s.turn:
        return Refusal("K-TRADE-01", "A treasure is exchanged with another player.")
    for owner, kind, held in (
        ("You hold", mine, me.treasures[decision.mine]),
        (f"Seat {seat + 1} holds", theirs, s.players[seat].treasures[decision.theirs]),
    ):
        if held == 0:
            return Refusal("K-TRADE-01", f"{owner} no {kind}.")
        if held > 1:
            return Refusal("K-TRADE-05", f"{owner} {held} of {kind}; pairs and triples are not split.")
    return too_dear(s, "K-TRADE-01", c.EXCHANGING)


def refuse_camp(s: State, me: Player, space: int) -> Refusal:
    if me.camps() >= c.ALL_CAMPS:
        return Refusal("K-CAMP-08", f"You have founded your {c.ALL_CAMPS} camps.")
    if not s.terrain.is_explored(space) or space not in s.terrain.camping:
        what = LANDS[s.terrain.kind(space)] if s.terrain.is_explored(space) else "unexplored"
        return Refusal("K-CAMP-01", f"Camps stand on jungle or on emptied treasure tiles; {name(space)} is {what}.")
    if s.camps[space] != NONE:
        return Refusal("K-CAMP-05", f"There is a camp on {name(space)} already.")
    if s.tokens[space]:
        return Refusal("K-CAMP-01", f"{name(space)} still holds {some(s.tokens[space], 'treasure')}.")
    return too_dear(s, "K-CAMP-01", c.FOUNDING)


def refuse_guard(s: State, me: Player, decision: d.Guard) -> Refusal:
    space = decision.space
    if not s.terrain.is_explored(space) or s.terrain.kind(space) != TEMPLE:
        return Refusal("K-GUARD-01", f"There is no temple on {name(space)}.")
    if s.guards[space] != NONE:
        return Refusal("K-GUARD-01", f"The temple on {name(space)} has its guard already, for good.")
    if me.guards >= c.ALL_GUARDS:
        return Refusal("K-GUARD-10", f"You guard your {c.ALL_GUARDS} temples already.")
    mine = strength(s, s.turn, space)
    others = max([strength(s, seat, space) for seat in range(len(s.players)) if seat != s.turn])
    if mine <= others:
        return Refusal(
            "K-GUARD-01", f"Your strength on {name(space)} is {mine}, another player's {others}: you need more."
        )
    absent = refuse_absent(me, decision.figure, space, "K-GUARD-03")
    return absent or too_dear(s, "K-GUARD-01", c.GUARDING)
