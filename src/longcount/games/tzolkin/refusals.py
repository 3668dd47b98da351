"""Why a decision is not offered: the rule that forbids it, the sentence that tells it, and its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longcount.games.tzolkin import decisions as d
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import (
    ACTIONS,
    ANY_ACTION_PRICE,
    BUILDINGS,
    LEVEL_PRICE,
    MONUMENTS,
    OFFERING,
    RATE,
    TOP_LEVEL,
    WEALTH,
)
from longcount.games.tzolkin.offers.buildings import corn_price, lacking
from longcount.games.tzolkin.offers.temples import has_angry_temple
from longcount.games.tzolkin.offers.turn import cheapest_space, extra_cost, is_free_choice, must_beg
from longcount.games.tzolkin.state import (
    ARCHITECTURE,
    CHICHEN,
    CORN,
    FIRST_SPACE,
    GEARS,
    GOODS,
    NONE,
    PALENQUE,
    PICKING,
    PLACING,
    RESOURCES,
    SKULL,
    TEMPLES,
    THEOLOGY,
    TIKAL,
    TRACKS,
    UXMAL,
    Player,
    State,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Filling, Refusal
from longcount.kernel.pending import Step

FIRST_ANSWER: Final[dict[int, str]] = {
    steps.KEEP: "first_keep",
    steps.HARVEST: "first_harvest",
    steps.ANGER: "first_anger",
    steps.ADVANCE: "first_advance",
    steps.ADVANCE_MORE: "first_advance_more",
    steps.FREE_LEVEL: "first_free_level",
    steps.PAY: "first_pay",
    steps.TAKE: "first_take",
    steps.CLIMB: "first_climb",
    steps.CLIMB_TWO: "first_climb_two",
    steps.BUILD: "first_build",
    steps.BUILD_FIRST: "first_build_first",
    steps.BUILD_SECOND: "first_build_second",
    steps.BUILD_EXTRA: "first_build_extra",
    steps.BUILD_WITH_CORN: "first_build_with_corn",
    steps.MARKET: "first_market",
    steps.ANY_ACTION: "first_any_action",
    steps.OFFER_FOR_CLIMB: "first_offer",
    steps.TURN_DAYS: "first_turn_days",
}
"""What is told at a step that waits for another answer."""


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    step = s.stack[-1]
    drawn = rule_of_draw(decision)
    if drawn:
        return Refusal(drawn, "by_chance")
    refusal = refuse_answer(s, seat, step, decision)
    if refusal is not None:
        return refusal
    return Refusal(steps.rule_of(step), FIRST_ANSWER.get(step.kind, "by_chance"))


def rule_of_draw(decision: Decision) -> str:
    """The rule by which something is drawn; empty for what a player decides."""
    match decision:
        case d.FirstPlayer():
            return steps.KINDS[steps.DRAW_FIRST].rule
        case d.RevealMonument():
            return steps.KINDS[steps.DRAW_MONUMENT].rule
        case d.RevealBuilding():
            return steps.KINDS[steps.DRAW_BUILDING].rule
        case d.Deal():
            return steps.KINDS[steps.DRAW_WEALTH].rule
        case d.TurnUp():
            return steps.KINDS[steps.DRAW_DUMMY].rule
        case _:
            return ""


def refuse_answer(s: State, seat: int, step: Step, decision: Decision) -> Refusal | None:
    """Why a decision of the right kind is refused; None if it does not answer this step at all."""
    kind = step.kind
    if kind == steps.KEEP:
        return refuse_keep(s, seat, decision) if isinstance(decision, d.Keep) else None
    if kind == steps.TURN:
        return refuse_turn(s, seat, decision)
    me = s.players[seat]
    if kind == steps.HARVEST and isinstance(decision, d.Harvest):
        return refuse_harvest(s, me, step.a, decision.crop)
    if kind == steps.ANGER and isinstance(decision, d.Anger):
        return refuse_descent(decision.temple)
    if kind in (steps.ADVANCE, steps.ADVANCE_MORE) and isinstance(decision, d.Advance):
        return refuse_advance(me, decision.track)
    if kind in (steps.PAY, steps.OFFER_FOR_CLIMB) and isinstance(decision, d.Pay):
        return refuse_pay(step, decision)
    if kind == steps.TAKE and isinstance(decision, d.Take):
        return Refusal(steps.rule_of(step), "take_exactly", needed=step.a)
    if kind == steps.MARKET and isinstance(decision, d.Sell | d.Buy):
        return refuse_trade(me, step, decision)
    if kind == steps.ANY_ACTION and isinstance(decision, d.Act):
        return refuse_act(s, me, decision)
    if steps.BUILD <= kind <= steps.BUILD_WITH_CORN and isinstance(decision, d.Build | d.BuildMonument):
        return refuse_construction(s, me, step, decision)
    return None


# --- Set-up -------------------------------------------------------------------


def refuse_keep(s: State, seat: int, decision: d.Keep) -> Refusal:
    if s.players[seat].kept:
        return Refusal("T-SETUP-14", "kept_already")
    pair = (decision.first, decision.second)
    foreign = [WEALTH[tile].name for tile in pair if tile not in s.players[seat].dealt]
    if len(foreign) == 1:
        return Refusal("T-SETUP-14", "not_dealt", tile=foreign[0])
    return Refusal("T-SETUP-14", "not_dealt_two", first=foreign[0], second=foreign[1])


# --- The turn -----------------------------------------------------------------


def refuse_turn(s: State, seat: int, decision: Decision) -> Refusal:
    match decision:
        case d.Beg():
            return refuse_beg(s, seat, decision)
        case d.Place():
            return refuse_place(s, seat, decision.gear)
        case d.PickUp():
            return refuse_pick(s, seat, decision)
        case d.EndTurn() if must_beg(s) and has_angry_temple(s.players[seat]):
            return Refusal("T-BEG-04", "end_must_beg")
        case d.EndTurn():
            return Refusal("T-ROUND-04", "end_skipped")
        case _:
            return refuse_foreign(s, s.players[seat])


def refuse_foreign(s: State, me: Player) -> Refusal:
    """What is no part of a turn: told with what is, as far as the turn has gone."""
    if s.mode == PLACING:
        return Refusal("T-ROUND-03", "turn_placing")
    if s.mode == PICKING:
        return Refusal("T-ROUND-03", "turn_picking")
    if must_beg(s):
        return Refusal("T-BEG-04", "turn_must_beg") if has_angry_temple(me) else Refusal("T-BEG-06", "turn_mercy")
    can_beg = me.goods[CORN] <= 2 and has_angry_temple(me)
    return Refusal("T-ROUND-03", "turn_fresh_beg" if can_beg else "turn_fresh")


def refuse_beg(s: State, seat: int, decision: d.Beg) -> Refusal:
    me = s.players[seat]
    if s.mode in (PLACING, PICKING):
        return Refusal("T-BEG-07", "beg_late")
    if me.goods[CORN] > 2:
        return Refusal("T-BEG-01", "beg_rich", corn=me.goods[CORN])
    if not has_angry_temple(me):
        return Refusal("T-BEG-05", "beg_bottom")
    return refuse_descent(decision.temple)


def refuse_descent(temple: int) -> Refusal:
    return Refusal("T-ANGER-02", "bottom", temple=TEMPLES[temple])


def refuse_place(s: State, seat: int, gear: int) -> Refusal:
    me = s.players[seat]
    corn = me.goods[CORN]
    if s.mode == PICKING:
        return Refusal("T-ROUND-04", "place_picking")
    if me.home == 0:
        return Refusal("T-PLACE-01", "no_worker")
    if gear == FIRST_SPACE and s.first_space != NONE:
        return Refusal("T-FIRST-01", "first_taken")
    space = 0 if gear == FIRST_SPACE else s.lowest_free(gear)
    if space == NONE:
        return Refusal("T-PLACE-04", "gear_full", gear=GEARS[gear])
    if s.placed == 0 and must_beg(s):
        return refuse_place_of_beggar(s, me, gear, space)
    extra = extra_cost(s.placed)
    if extra == 0:
        return Refusal("T-PLACE-05", "place_dear", price=space, space=space, corn=corn)
    rule = "T-PLACE-06" if space <= corn < space + extra else "T-PLACE-05"
    nth = s.placed + 1
    return Refusal(rule, "place_dear_more", price=space + extra, space=space, extra=extra, nth=nth, corn=corn)


def refuse_place_of_beggar(s: State, me: Player, gear: int, space: int) -> Refusal:
    cheapest = cheapest_space(s)
    if has_angry_temple(me):
        return Refusal("T-BEG-04", "place_beg", cheapest=cheapest, corn=me.goods[CORN])
    return Refusal("T-BEG-06", "place_mercy", cheapest=cheapest, gear=GEARS[gear], space=space)


def refuse_pick(s: State, seat: int, decision: d.PickUp) -> Refusal:
    me = s.players[seat]
    gear, space, action = decision.gear, decision.space, decision.action
    if s.mode == PLACING:
        return Refusal("T-ROUND-04", "pick_placing")
    if s.gears[gear][space] != seat:
        return Refusal("T-PICK-01", "not_there", gear=GEARS[gear], space=space)
    down = space - action
    if down < 0 and not is_free_choice(me, gear, space) and me.levels[THEOLOGY] < 1:
        return Refusal("T-TECH-21", "needs_theology", gear=GEARS[gear], space=space)
    if is_free_choice(me, gear, space) or down < 0:
        down = 0
    corn = me.goods[CORN]
    if down > corn:
        return Refusal("T-PICK-03", "down_dear", space=space, action=action, price=down, corn=corn)
    return refuse_action(s, me, gear, action, corn - down)


def refuse_action(s: State, me: Player, gear: int, action: int, corn: int) -> Refusal:
    """Why an action cannot be performed with so much corn left."""
    if gear == PALENQUE:
        return Refusal("T-PAL-08", "no_harvest", action=action)
    if gear == CHICHEN:
        if me.goods[SKULL] == 0:
            return Refusal("T-CHI-01", "no_skull")
        return Refusal("T-CHI-02", "skull_lies", action=action)
    if gear == TIKAL:
        return refuse_tikal(me, action)
    if action == 1:
        return Refusal("T-UXM-01", "offering_dear", price=OFFERING, corn=corn)
    if action == 4:
        prices = [corn_price(me, BUILDINGS[b]) for b in s.row if b != NONE]
        if not prices:
            return Refusal("T-UXM-04", "corn_building_none")
        return Refusal("T-UXM-04", "corn_building_dear", price=min(prices), corn=corn)
    return Refusal("T-UXM-07", "any_dear", price=ANY_ACTION_PRICE, corn=corn)


def refuse_tikal(me: Player, action: int) -> Refusal:
    if action == 2:
        return Refusal("T-BUILD-01", "no_building")
    if action == 4:
        return Refusal("T-BUILD-01", "no_building_or_monument")
    if action == 5:
        return Refusal("T-TIK-09", "climbs_dear")
    price = min([LEVEL_PRICE[level] for level in me.levels])
    rule = "T-TECH-04" if min(me.levels) == TOP_LEVEL else "T-TECH-03"
    return Refusal(rule, "advance_dear", price=price, blocks=me.blocks())


# --- Within an action ---------------------------------------------------------


def refuse_harvest(s: State, me: Player, action: int, crop: int) -> Refusal:
    group = action - 2
    if crop == d.CORN_TILE:
        return Refusal("T-PAL-06", "no_corn_tile")
    if crop == d.BARE:
        return Refusal("T-TECH-07", "corn_tile_open" if s.open_corn(group) > 0 else "needs_agriculture")
    if s.wood[group] == 0:
        return Refusal("T-PAL-06", "no_wood_tile")
    if not has_angry_temple(me):
        return Refusal("T-ANGER-04", "burn_bottom")
    return Refusal("T-PAL-07", "burn_open_corn")


def refuse_advance(me: Player, track: int) -> Refusal:
    level = me.levels[track]
    price, blocks = LEVEL_PRICE[level], me.blocks()
    return Refusal("T-TECH-03", "level_dear", level=level + 1, track=TRACKS[track], price=price, blocks=blocks)


def refuse_pay(step: Step, decision: d.Pay) -> Refusal:
    needed = step.a if step.kind == steps.PAY else 1
    offered = decision.wood + decision.stone + decision.gold
    if offered != needed:
        return Refusal(steps.rule_of(step), "pay_exactly", needed=needed, offered=offered)
    mix = (0, decision.wood, decision.stone, decision.gold, 0)
    return Refusal("T-GOODS-03", "pay_lacks", **sum_of("goods", mix))


def refuse_trade(me: Player, step: Step, decision: d.Sell | d.Buy) -> Refusal:
    good = decision.good
    if isinstance(decision, d.Buy):
        return Refusal("T-UXM-02", "buy_dear", good=GOODS[good], price=RATE[good], corn=me.goods[CORN])
    if step.a:
        return Refusal("T-UXM-02", "sell_late")
    return Refusal("T-UXM-02", "sell_none", good=GOODS[good])


def refuse_act(s: State, me: Player, decision: d.Act) -> Refusal:
    corn = me.goods[CORN] - ANY_ACTION_PRICE
    if decision.gear == UXMAL and decision.action == ACTIONS[UXMAL]:
        return Refusal("T-UXM-07", "any_in_any")
    return refuse_action(s, me, decision.gear, decision.action, corn)


def refuse_construction(s: State, me: Player, step: Step, decision: d.Build | d.BuildMonument) -> Refusal:
    if isinstance(decision, d.BuildMonument):
        return refuse_monument(s, me, step, decision.monument)
    tile = BUILDINGS[decision.building]
    if decision.building not in s.row:
        return Refusal("T-BUILD-01", "not_on_board", tile=tile.name)
    if step.kind == steps.BUILD_WITH_CORN:
        if decision.how != d.USUAL:
            return Refusal("T-UXM-05", "corn_whole")
        return Refusal("T-UXM-04", "corn_price", tile=tile.name, price=corn_price(me, tile), corn=me.goods[CORN])
    if step.kind == steps.BUILD_SECOND and step.a and decision.how != d.PLAIN:
        return Refusal("T-TIK-05", "second_plain")
    if decision.how == d.PLAIN and (step.kind not in (steps.BUILD_FIRST, steps.BUILD_SECOND) or not step.a):
        if lacking(me, tile) == 0:
            return Refusal("T-TECH-16", "plain_idle" if me.levels[ARCHITECTURE] else "plain_none")
    if d.USUAL < decision.how < d.PLAIN:
        if me.levels[ARCHITECTURE] < 3:
            return Refusal("T-TECH-18", "needs_architecture")
        if tile.cost[decision.how] == 0:
            return Refusal("T-TECH-18", "not_in_price", tile=tile.name, good=GOODS[decision.how])
        if lacking(me, tile) == 1:
            lacks = [GOODS[good] for good in RESOURCES if tile.cost[good] > me.goods[good]]
            return Refusal("T-TECH-18", "leave_out_other", good=lacks[0])
    return too_dear("T-BUILD-01", tile.name, tile.cost, me)


def refuse_monument(s: State, me: Player, step: Step, monument: int) -> Refusal:
    tile = MONUMENTS[monument]
    if step.kind == steps.BUILD_WITH_CORN:
        return Refusal("T-UXM-06", "monument_corn")
    if step.kind != steps.BUILD_FIRST:
        return Refusal("T-MON-04", "monument_single")
    if monument not in s.monuments:
        return Refusal("T-MON-01", "not_on_board", tile=tile.name)
    return too_dear("T-GOODS-03", tile.name, tile.cost, me)


def too_dear(rule: str, tile: str, cost: Sequence[int], me: Player) -> Refusal:
    purse = [0, *me.goods[1:]]
    return Refusal(rule, "too_dear", tile=tile, **sum_of("price", cost), **sum_of("purse", purse))


def sum_of(name: str, goods: Sequence[int]) -> dict[str, Filling]:
    """Several goods that fill one hole."""
    return {f"{name}_{GOODS[good]}": amount for good, amount in enumerate(goods)}
