"""Why a decision is not offered: the rule that forbids it, and the numbers for a sentence of words/."""

from __future__ import annotations

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


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    kind = s.stack[-1].kind
    return refuse_ever(s, decision) or refuse_answer(s, kind, decision) or first_answer(s, kind)


def first_answer(s: State, kind: int) -> Refusal:
    """What is asked instead."""
    if kind == steps.BID:
        return Refusal("K-AUCTION-08", "bid_first")
    if kind == steps.CHOOSE:
        return Refusal("K-AUCTION-13", "choose_first")
    if kind == steps.LAY:
        return Refusal("K-TURN-04", "lay_first")
    if s.hand != NONE:
        return Refusal("K-VOLCANO-03", "volcano_waits")
    if s.stack[-2].kind == steps.SCORE:
        return Refusal("K-END-02", "scoring_turn")
    return Refusal("K-TURN-02", "tile_done")


def refuse_ever(s: State, decision: Decision) -> Refusal | None:
    """What no seat of this table may decide at any time: auctions in the basic version, and what chance decides."""
    match decision:
        case d.Bid() | d.Pass() | d.Choose() if not s.options.auction:
            return Refusal("K-AUCTION-01", "no_auction")
        case d.FirstPlayer():
            return Refusal("K-TURN-01", "first_drawn")
        case d.DrawTile():
            return Refusal("K-AUCTION-05" if s.options.auction else "K-TURN-02", "tile_drawn")
        case d.Find():
            return Refusal("K-TREASURE-04", "treasure_drawn")
        case _:
            return None


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


# --- Auction ------------------------------------------------------------------


def refuse_bid(s: State, points: int) -> Refusal:
    if points <= s.high:
        return Refusal("K-AUCTION-09", "low_bid", high=s.high)
    most = most_bid(s, s.turn)
    if not s.options.bids_within_score:
        return Refusal("AMB-48", "over_track", most=most)
    return Refusal("AMB-34", "over_score", most=most) if most > 0 else Refusal("AMB-34", "no_points")


def refuse_choice(s: State, tile: int) -> Refusal:
    if tile not in s.display:
        return Refusal("K-AUCTION-13", "not_open", tile=TILES[tile].name)
    return Refusal("K-AUCTION-13", "fits_nowhere", tile=TILES[tile].name)


# --- Tile ---------------------------------------------------------------------


def refuse_lay(s: State, decision: d.Lay) -> Refusal:
    space, tile = decision.space, TILES[s.hand]
    if s.terrain.is_explored(space):
        return Refusal("K-TILE-03", "tile_there", space=name(space))
    gap = gap_at(s.terrain, space)
    if gap is None:
        return Refusal("K-TILE-03", "touches_nothing", space=name(space))
    same = decision.turn % len(tile.turns)
    if same != decision.turn and LAY[space][same] in s.offered:
        return Refusal("AMB-46", "same_turn", space=name(space), turn=same)
    return Refusal("K-TILE-04", "no_stone", space=name(space))


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
    return Refusal(rule, "too_dear", cost=cost, ap=s.ap)


def refuse_place(s: State, me: Player, decision: d.Place) -> Refusal:
    if decision.figure == WORKER and me.supply == 0:
        return Refusal("K-MEEPLE-01", "no_worker")
    if decision.figure == LEADER and me.leader != IN_SUPPLY:
        return refuse_leader(me)
    if decision.space not in me.homes:
        return refuse_home(s, decision.space, "K-DEPLOY-01", "K-DEPLOY-05")
    return too_dear(s, "K-DEPLOY-01", c.PLACING)


def refuse_leader(me: Player) -> Refusal:
    """The leader is somewhere else than in the supply."""
    if me.leader == GUARDING:
        return Refusal("K-MEEPLE-01", "leader_guards")
    if me.leader == GONE:
        return Refusal("K-MEEPLE-01", "leader_gone")
    return Refusal("K-MEEPLE-01", "leader_stands", space=name(me.leader))


def refuse_home(s: State, space: int, rule: str, foreign: str) -> Refusal:
    """No camp at all, or a foreign one."""
    if s.camps[space] != NONE:
        return Refusal(foreign, "foreign_camp", space=name(space))
    return Refusal(rule, "no_camp", space=name(space), base=name(c.BASE_CAMP))


def refuse_transfer(s: State, me: Player, decision: d.Transfer) -> Refusal:
    for space, foreign in ((decision.start, "K-DEPLOY-06"), (decision.target, "K-DEPLOY-05")):
        if space not in me.homes:
            return refuse_home(s, space, "K-DEPLOY-03", foreign)
    absent = refuse_absent(me, decision.figure, decision.start, "K-DEPLOY-03")
    return absent or too_dear(s, "K-DEPLOY-03", c.TRANSFER)


def refuse_absent(me: Player, figure: int, space: int, rule: str) -> Refusal | None:
    """A refusal if that figure does not stand there."""
    here = me.leader == space if figure == LEADER else me.workers[space] > 0
    return None if here else Refusal(rule, "absent", figure=FIGURES[figure], space=name(space))


def refuse_walk(s: State, me: Player, decision: d.Walk) -> Refusal:
    start, target = decision.start, decision.target
    absent = refuse_absent(me, decision.figure, start, "K-MOVE-01")
    if absent is not None:
        return absent
    if not s.terrain.is_explored(target):
        return Refusal("K-MOVE-01", "no_tile", space=name(target))
    if s.terrain.kind(target) == VOLCANO:
        return Refusal("K-TILE-11", "volcano", space=name(target))
    cost = walk_cost(s.terrain, start, target)
    if cost == FAR:
        return Refusal("K-MOVE-05", "no_path", start=name(start), target=name(target))
    return too_dear(s, "K-MOVE-02", cost)


def refuse_labour(me: Player, space: int, rules: tuple[str, str, str], most: int, enough: str) -> Refusal | None:
    """Too few own figures on a tile, or the limit of a turn is reached; rules of presence, second one and limit."""
    members, done = me.members(space), me.worked[space]
    if members == 0:
        return Refusal(rules[0], "no_figure", space=name(space))
    if done >= most:
        return Refusal(rules[2], enough, n=done, space=name(space))
    if members <= done:
        return Refusal(rules[1], "second_figure", space=name(space), n=members)
    return None


def refuse_uncover(s: State, me: Player, space: int) -> Refusal:
    if not s.terrain.is_explored(space) or s.terrain.kind(space) != TEMPLE:
        return Refusal("K-TEMPLE-03", "no_temple", space=name(space))
    if s.guards[space] != NONE:
        return Refusal("K-GUARD-07", "guarded", space=name(space), value=s.values[space])
    rules = ("K-TEMPLE-03", "K-TEMPLE-04", "K-TEMPLE-05")
    labour = refuse_labour(me, space, rules, c.MOST_LEVELS, "uncovered_enough")
    if labour is not None:
        return labour
    if s.numbers[s.values[space] + 1] == 0:
        return refuse_number(s.values[space] + 1)
    return too_dear(s, "K-TEMPLE-03", c.UNCOVERING)


def refuse_number(number: int) -> Refusal:
    if number > c.HIGHEST:
        return Refusal("K-TEMPLE-08", "highest", n=c.HIGHEST)
    return Refusal("K-TEMPLE-08", "no_token", n=number)


def refuse_dig(s: State, me: Player, space: int) -> Refusal:
    if not s.terrain.is_explored(space) or s.terrain.kind(space) != TREASURE:
        return Refusal("K-TREASURE-01", "no_treasures", space=name(space))
    if s.tokens[space] == 0:
        return Refusal("K-TREASURE-01", "dug_up", space=name(space))
    rules = ("K-TREASURE-01", "K-TREASURE-02", "K-TREASURE-03")
    labour = refuse_labour(me, space, rules, c.MOST_DUG, "dug_enough")
    if labour is not None:
        return labour
    return too_dear(s, "K-TREASURE-01", c.DIGGING)


def refuse_exchange(s: State, me: Player, decision: d.Exchange) -> Refusal:
    seat, mine, theirs = decision.seat, TREASURES[decision.mine], TREASURES[decision.theirs]
    if seat >= len(s.players):
        return Refusal("K-TRADE-01", "no_seat", seat=seat + 1)
    if seat == s.turn:
        return Refusal("K-TRADE-01", "own_seat")
    held = me.treasures[decision.mine]
    if held == 0:
        return Refusal("K-TRADE-01", "hold_none", treasure=mine)
    if held > 1:
        return Refusal("K-TRADE-05", "hold_set", treasure=mine, n=held)
    held = s.players[seat].treasures[decision.theirs]
    if held == 0:
        return Refusal("K-TRADE-01", "holds_none", treasure=theirs, seat=seat + 1)
    if held > 1:
        return Refusal("K-TRADE-05", "holds_set", treasure=theirs, seat=seat + 1, n=held)
    return too_dear(s, "K-TRADE-01", c.EXCHANGING)


def refuse_camp(s: State, me: Player, space: int) -> Refusal:
    if me.camps() >= c.ALL_CAMPS:
        return Refusal("K-CAMP-08", "all_camps", n=c.ALL_CAMPS)
    if not s.terrain.is_explored(space) or space not in s.terrain.camping:
        land = c.KINDS[s.terrain.kind(space)] if s.terrain.is_explored(space) else "unexplored"
        return Refusal("K-CAMP-01", "no_ground", space=name(space), land=land)
    if s.camps[space] != NONE:
        return Refusal("K-CAMP-05", "camp_there", space=name(space))
    if s.tokens[space]:
        return Refusal("K-CAMP-01", "treasures_left", space=name(space), n=s.tokens[space])
    return too_dear(s, "K-CAMP-01", c.FOUNDING)


def refuse_guard(s: State, me: Player, decision: d.Guard) -> Refusal:
    space = decision.space
    if not s.terrain.is_explored(space) or s.terrain.kind(space) != TEMPLE:
        return Refusal("K-GUARD-01", "no_temple", space=name(space))
    if s.guards[space] != NONE:
        return Refusal("K-GUARD-01", "guard_there", space=name(space))
    if me.guards >= c.ALL_GUARDS:
        return Refusal("K-GUARD-10", "all_guards", n=c.ALL_GUARDS)
    mine = strength(s, s.turn, space)
    others = max([strength(s, seat, space) for seat in range(len(s.players)) if seat != s.turn])
    if mine <= others:
        return Refusal("K-GUARD-01", "too_weak", space=name(space), mine=mine, theirs=others)
    absent = refuse_absent(me, decision.figure, space, "K-GUARD-03")
    return absent or too_dear(s, "K-GUARD-01", c.GUARDING)
