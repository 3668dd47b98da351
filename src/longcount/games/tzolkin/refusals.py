"""Why a decision is not offered: the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

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
    GEAR_TITLES,
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
from longcount.kernel.errors import Refusal
from longcount.kernel.pending import Step

FIRST_ANSWER: Final[dict[int, str]] = {
    steps.KEEP: "First keep two of the four wealth tiles you were dealt.",
    steps.TURN: "That is no way to begin or go on with a turn: beg, place workers or pick them up.",
    steps.HARVEST: "First say what you harvest.",
    steps.ANGER: "First choose the temple where the gods' anger strikes.",
    steps.ADVANCE: "First choose the technology to advance.",
    steps.ADVANCE_MORE: "First choose a second technology to advance, or be done.",
    steps.FREE_LEVEL: "First choose the technology that gains the free level.",
    steps.PAY: "First pay the resources.",
    steps.TAKE: "First choose the resources you gain.",
    steps.CLIMB: "First choose the temple to climb.",
    steps.CLIMB_TWO: "First choose the two temples to climb.",
    steps.BUILD: "First choose the building.",
    steps.BUILD_FIRST: "First choose a building or a monument.",
    steps.BUILD_SECOND: "First choose a second building, or be done.",
    steps.BUILD_EXTRA: "First choose the extra building, or be done.",
    steps.BUILD_WITH_CORN: "First choose the building to pay with corn.",
    steps.MARKET: "First finish your business at the market.",
    steps.ANY_ACTION: "First choose the action to perform.",
    steps.OFFER_FOR_CLIMB: "First decide whether to offer a resource for a climb.",
    steps.TURN_DAYS: "First turn the calendar.",
}
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    step = s.stack[-1]
    refusal = refuse_answer(s, seat, step, decision)
    if refusal is not None:
        return refusal
    return Refusal(steps.rule_of(step), FIRST_ANSWER.get(step.kind, "That is decided by chance."))


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
        return refuse_pay(me, step, decision)
    if kind == steps.TAKE and isinstance(decision, d.Take):
        return Refusal(steps.rule_of(step), f"You gain exactly {some(step.a, 'resource')} of your choice here.")
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
        return Refusal("T-SETUP-14", "You have kept your two tiles already.")
    foreign = [tile for tile in (decision.first, decision.second) if tile not in s.players[seat].dealt]
    names = " and ".join([WEALTH[tile].name for tile in foreign])
    return Refusal("T-SETUP-14", f"You were not dealt {names}.")


# --- The turn -----------------------------------------------------------------


def refuse_turn(s: State, seat: int, decision: Decision) -> Refusal | None:
    match decision:
        case d.Beg():
            return refuse_beg(s, seat, decision)
        case d.Place():
            return refuse_place(s, seat, decision.gear)
        case d.PickUp():
            return refuse_pick(s, seat, decision)
        case d.EndTurn() if must_beg(s) and has_angry_temple(s.players[seat]):
            return Refusal("T-BEG-04", "You cannot place a worker and have none on a gear: you must beg first.")
        case d.EndTurn():
            return Refusal("T-ROUND-04", "A turn cannot be skipped: place or pick up at least one worker.")
        case _:
            return None


def refuse_beg(s: State, seat: int, decision: d.Beg) -> Refusal:
    me = s.players[seat]
    if s.mode in (PLACING, PICKING):
        return Refusal("T-BEG-07", "Begging comes at the start of a turn, before workers are placed or picked up.")
    if me.goods[CORN] > 2:
        return Refusal("T-BEG-01", f"Begging is for players with 2 corn or fewer; you have {me.goods[CORN]}.")
    if not has_angry_temple(me):
        return Refusal("T-BEG-05", "You stand on the bottom step of all three temples and cannot beg.")
    return refuse_descent(decision.temple)


def refuse_descent(temple: int) -> Refusal:
    return Refusal("T-ANGER-02", f"You already stand on the bottom step of the {TEMPLES[temple]} temple.")


def refuse_place(s: State, seat: int, gear: int) -> Refusal:
    me = s.players[seat]
    corn = me.goods[CORN]
    if s.mode == PICKING:
        return Refusal("T-ROUND-04", "You are picking up workers this turn; you cannot also place.")
    if me.home == 0:
        return Refusal("T-PLACE-01", "You have no available worker.")
    if gear == FIRST_SPACE and s.first_space != NONE:
        return Refusal("T-FIRST-01", "The first-player space is taken.")
    space = 0 if gear == FIRST_SPACE else s.lowest_free(gear)
    if space == NONE:
        return Refusal("T-PLACE-04", f"Every numbered space of {GEAR_TITLES[gear]} is taken.")
    if s.placed == 0 and must_beg(s):
        return refuse_place_of_beggar(s, me, gear, space)
    extra = extra_cost(s.placed)
    rule = "T-PLACE-06" if space <= corn < space + extra else "T-PLACE-05"
    what = f"space {space}" + (f" + {extra} for the {_ORDINALS[s.placed]} worker" if extra else "")
    return Refusal(rule, f"That needs {space + extra} corn: {what}; you have {corn}.")


def refuse_place_of_beggar(s: State, me: Player, gear: int, space: int) -> Refusal:
    cheapest = cheapest_space(s)
    if has_angry_temple(me):
        return Refusal(
            "T-BEG-04", f"The cheapest space costs {cheapest}, you have {me.goods[CORN]}: you must beg first."
        )
    return Refusal(
        "T-BEG-06", f"By mercy you may only take a cheapest space, {cheapest}; {GEAR_TITLES[gear]} {space} is not."
    )


def refuse_pick(s: State, seat: int, decision: d.PickUp) -> Refusal:
    me = s.players[seat]
    gear, space, action = decision.gear, decision.space, decision.action
    if s.mode == PLACING:
        return Refusal("T-ROUND-04", "You are placing workers this turn; you cannot also pick up.")
    if s.gears[gear][space] != seat:
        return Refusal("T-PICK-01", f"You have no worker on {GEAR_TITLES[gear]} {space}.")
    down = space - action
    if down < 0 and not is_free_choice(me, gear, space) and me.levels[THEOLOGY] < 1:
        return Refusal(
            "T-TECH-21", f"From {GEAR_TITLES[gear]} {space} the next action is reached only with theology 1."
        )
    if is_free_choice(me, gear, space) or down < 0:
        down = 0
    corn = me.goods[CORN]
    if down > corn:
        return Refusal("T-PICK-03", f"Stepping down from {space} to {action} costs {down} corn; you have {corn}.")
    return refuse_action(s, me, gear, action, corn - down)


def refuse_action(s: State, me: Player, gear: int, action: int, corn: int) -> Refusal:
    """Why an action cannot be performed with so much corn left."""
    if gear == PALENQUE:
        return Refusal("T-PAL-08", f"No harvest tile is left for Palenque {action}.")
    if gear == CHICHEN:
        if me.goods[SKULL] == 0:
            return Refusal("T-CHI-01", "You have no crystal skull to lay.")
        return Refusal("T-CHI-02", f"A skull already lies on Chichen Itza {action}.")
    if gear == TIKAL:
        return refuse_tikal(me, action)
    if action == 1:
        return Refusal("T-UXM-01", f"The offering costs {OFFERING} corn; you would have {corn}.")
    if action == 4:
        prices = [corn_price(me, BUILDINGS[b]) for b in s.row if b != NONE]
        told = f"the cheapest costs {min(prices)} corn, you would have {corn}" if prices else "none is on the board"
        return Refusal("T-UXM-04", f"You cannot pay any building with corn: {told}.")
    return Refusal("T-UXM-07", f"The action costs {ANY_ACTION_PRICE} corn first; you would have {corn}.")


def refuse_tikal(me: Player, action: int) -> Refusal:
    if action in (2, 4):
        what = "building" if action == 2 else "building or monument"
        return Refusal("T-BUILD-01", f"Your resources pay for no {what} on the board.")
    if action == 5:
        return Refusal("T-TIK-09", "The two climbs cost 1 resource; you have none.")
    cheapest = min([LEVEL_PRICE[level] for level in me.levels])
    return Refusal("T-TECH-03", f"The cheapest advance costs {some(cheapest, 'resource')}; you have {me.blocks()}.")


# --- Within an action ---------------------------------------------------------


def refuse_harvest(s: State, me: Player, action: int, crop: int) -> Refusal:
    group = action - 2
    if crop == d.CORN_TILE:
        return Refusal("T-PAL-06", "No corn tile lies open here.")
    if crop == d.BARE:
        if s.open_corn(group) > 0:
            return Refusal("T-TECH-07", "A corn tile lies open: take it.")
        return Refusal("T-TECH-07", "Corn without a tile needs agriculture 2.")
    if s.wood[group] == 0:
        return Refusal("T-PAL-06", "No wood tile is left here.")
    if not has_angry_temple(me):
        return Refusal("T-ANGER-04", "You stand on the bottom step of all three temples and cannot burn.")
    return Refusal("T-PAL-07", "At this table forest may burn only while no corn tile lies open.")


def refuse_advance(me: Player, track: int) -> Refusal:
    level = me.levels[track]
    price = some(LEVEL_PRICE[level], "resource")
    return Refusal("T-TECH-03", f"Level {level + 1} of {TRACKS[track]} costs {price}; you have {me.blocks()}.")


def refuse_pay(me: Player, step: Step, decision: d.Pay) -> Refusal:
    needed = step.a if step.kind == steps.PAY else 1
    offered = decision.wood + decision.stone + decision.gold
    if offered != needed:
        return Refusal(steps.rule_of(step), f"The price is {some(needed, 'resource')}, you offer {offered}.")
    return Refusal("T-GOODS-03", f"You do not have {decision.text[4:]}.")


def refuse_trade(me: Player, step: Step, decision: d.Sell | d.Buy) -> Refusal:
    good = decision.good
    if isinstance(decision, d.Buy):
        return Refusal("T-UXM-02", f"One {GOODS[good]} costs {RATE[good]} corn; you have {me.goods[CORN]}.")
    if step.a:
        return Refusal("T-UXM-02", "Sales come before purchases here (ruling Q57): after a purchase nothing is sold.")
    return Refusal("T-UXM-02", f"You have no {GOODS[good]} to sell.")


def refuse_act(s: State, me: Player, decision: d.Act) -> Refusal:
    corn = me.goods[CORN] - ANY_ACTION_PRICE
    if decision.gear == UXMAL and decision.action == ACTIONS[UXMAL]:
        return Refusal("T-UXM-07", "An any-action inside an any-action would gain nothing.")
    return refuse_action(s, me, decision.gear, decision.action, corn)


def refuse_construction(s: State, me: Player, step: Step, decision: d.Build | d.BuildMonument) -> Refusal:
    if isinstance(decision, d.BuildMonument):
        return refuse_monument(s, me, step, decision.monument)
    tile = BUILDINGS[decision.building]
    if decision.building not in s.row:
        return Refusal("T-BUILD-01", f"{tile.name} does not lie on the board.")
    if step.kind == steps.BUILD_WITH_CORN:
        if decision.how != d.USUAL:
            return Refusal(
                "T-UXM-05", "The whole price is paid in corn here; architecture 3 takes 2 corn off by itself."
            )
        price = corn_price(me, tile)
        return Refusal("T-UXM-04", f"{tile.name} costs {price} corn here; you have {me.goods[CORN]}.")
    if step.kind == steps.BUILD_SECOND and step.a and decision.how != d.PLAIN:
        return Refusal("T-TIK-05", "Architecture was used on the first building; the second is built plain.")
    if decision.how == d.PLAIN and (step.kind not in (steps.BUILD_FIRST, steps.BUILD_SECOND) or not step.a):
        if lacking(me, tile) == 0:
            what = "to save it for" if me.levels[ARCHITECTURE] else "of it to hold back"
            return Refusal("T-TECH-16", f"Building without architecture is idle here: there is nothing {what}.")
    if d.USUAL < decision.how < d.PLAIN:
        if me.levels[ARCHITECTURE] < 3:
            return Refusal("T-TECH-18", "Leaving out a resource needs architecture 3.")
        if tile.cost[decision.how] == 0:
            return Refusal("T-TECH-18", f"{tile.name} costs no {GOODS[decision.how]}.")
        if lacking(me, tile) == 1:
            lacks = [GOODS[good] for good in RESOURCES if tile.cost[good] > me.goods[good]]
            return Refusal("T-TECH-18", f"You lack 1 {lacks[0]}: leave that out instead.")
    return Refusal("T-BUILD-01", f"{tile.name} costs {price_text(tile.cost)}; you have {price_text(me.goods)}.")


def refuse_monument(s: State, me: Player, step: Step, monument: int) -> Refusal:
    tile = MONUMENTS[monument]
    if step.kind == steps.BUILD_WITH_CORN:
        return Refusal("T-UXM-06", "No monument can be built with corn.")
    if step.kind != steps.BUILD_FIRST:
        return Refusal("T-MON-04", "A monument is built only as the single construction of Tikal 4.")
    if monument not in s.monuments:
        return Refusal("T-MON-01", f"{tile.name} does not lie on the board.")
    return Refusal("T-GOODS-03", f"{tile.name} costs {price_text(tile.cost)}; you have {price_text(me.goods)}.")


def some(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def price_text(goods: list[int] | tuple[int, ...]) -> str:
    parts = [f"{goods[good]} {GOODS[good]}" for good in range(1, len(GOODS)) if goods[good]]
    return ", ".join(parts) if parts else "nothing"
