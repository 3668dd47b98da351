"""What may be done: state → legal decisions, a section per rulebook chapter, each list in catalogue order.

The twin of effects.py: every `offer_x` here has its `do_x` there.
"""

from __future__ import annotations

from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import (
    ACTIONS,
    ANY_ACTION_PRICE,
    BUILDINGS,
    CORN_PER_BLOCK,
    EXTRA,
    FOOD_DAYS,
    FREE_FROM,
    LAST,
    LAST_FOOD,
    LEVEL_PRICE,
    MONUMENTS,
    OFFERING,
    RATE,
    Building,
)
from longcount.games.tzolkin.decisions import (
    ACT,
    ADVANCE,
    ANGER,
    BARE,
    BEG,
    BUILD,
    BUILD_MONUMENT,
    BURN,
    BUY,
    CLIMB,
    CLIMB_TWO,
    CORN_TILE,
    DONE,
    END_TURN,
    HARVEST,
    KEEP,
    PAY,
    PICK,
    PLACE,
    PLAIN,
    SELL,
    TAKE,
    TURN_DAYS,
    USUAL,
    WOOD_TILE,
)
from longcount.games.tzolkin.state import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN,
    CORN,
    DUMMY,
    FIRST_SPACE,
    FREE,
    FRESH,
    GOLD,
    NONE,
    PALENQUE,
    PLACING,
    SKULL,
    STONE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
    Player,
    State,
)
from longcount.kernel.decisions import Decision


def offer(s: State) -> list[Decision]:
    """The answers to the last pending step, asked of the acting seat."""
    step = s.stack[-1]
    kind = step.kind
    if kind == steps.TURN:
        return offer_turn(s)
    if kind == steps.PAY:
        return offer_pay(s, step.a)
    if kind == steps.HARVEST:
        return offer_harvest(s, step.a)
    if kind == steps.CLIMB:
        return CLIMB  # T-TEMPLE-02 all three, a void climb included (Q49)
    if kind == steps.MARKET:
        return offer_market(s, step.a)
    if kind == steps.ADVANCE:
        return offer_advance(s)
    if kind == steps.ADVANCE_MORE:
        return [*offer_advance(s), DONE]
    if kind == steps.TAKE:
        return TAKE[step.a]
    if kind == steps.ANGER:
        return [ANGER[temple] for temple in angry_temples(s.players[s.turn])]
    if kind == steps.FREE_LEVEL:
        return ADVANCE
    if kind == steps.CLIMB_TWO:
        return CLIMB_TWO
    if kind == steps.ANY_ACTION:
        return offer_any_action(s, step.a)
    if kind == steps.OFFER_FOR_CLIMB:
        return [*offer_pay(s, 1), DONE]
    if kind == steps.TURN_DAYS:
        return TURN_DAYS[:1] if why_one_day(s) else TURN_DAYS  # T-FIRST-08 T-FIRST-09 T-FIRST-12
    return offer_build(s, kind, step.a)


# --- Set-up -------------------------------------------------------------------


def offer_keep(s: State, seat: int) -> list[Decision]:
    """Any two of the four tiles dealt."""
    dealt = sorted(s.players[seat].dealt)
    return [KEEP[a, b] for i, a in enumerate(dealt) for b in dealt[i + 1 :]]  # T-SETUP-14


# --- The turn -----------------------------------------------------------------


def offer_turn(s: State) -> list[Decision]:
    out: list[Decision] = []
    mode = s.mode
    if mode == FRESH:
        if must_beg(s):
            me = s.players[s.turn]
            if has_angry_temple(me):
                return [BEG[temple] for temple in angry_temples(me)]  # T-BEG-04
            return offer_mercy(s)  # T-BEG-06
        offer_beg(s, out)
        offer_place(s, out)  # T-ROUND-03
        offer_pick(s, out)
        return out
    if mode == PLACING:
        offer_place(s, out)  # T-ROUND-04
    else:
        offer_pick(s, out)
    out.append(END_TURN)
    return out


# --- Begging ------------------------------------------------------------------


def offer_beg(s: State, out: list[Decision]) -> None:
    me = s.players[s.turn]
    if me.goods[CORN] <= 2:  # T-BEG-01 T-BEG-07
        for temple in range(3):
            if me.temples[temple] > 0:  # T-BEG-05 T-ANGER-04
                out.append(BEG[temple])


def must_beg(s: State) -> bool:
    """No worker on a gear and no corn for even the cheapest space."""
    corn = s.players[s.turn].goods[CORN]
    return corn <= 2 and s.on_gears(s.turn) == 0 and cheapest_space(s) > corn  # T-BEG-04 T-PLACE-08


def offer_mercy(s: State) -> list[Decision]:
    """One worker on one of the cheapest spaces."""
    cheapest = cheapest_space(s)
    return [PLACE[gear] for gear in range(5) if s.lowest_free(gear) == cheapest]  # T-BEG-06


def cheapest_space(s: State) -> int:
    """The price of the cheapest space that a worker can reach; never more than 3."""
    if s.first_space == NONE:
        return 0  # T-PLACE-09
    cheapest = 99
    for gear in range(5):
        space = s.lowest_free(gear)
        if NONE < space < cheapest:
            cheapest = space
    return cheapest  # T-BEG-08


def has_angry_temple(me: Player) -> bool:
    return me.temples[0] > 0 or me.temples[1] > 0 or me.temples[2] > 0


def angry_temples(me: Player) -> list[int]:
    """Temples where one can still step down."""
    return [temple for temple in range(3) if me.temples[temple] > 0]  # T-ANGER-02


# --- Placing ------------------------------------------------------------------


def offer_place(s: State, out: list[Decision]) -> None:
    me = s.players[s.turn]
    if me.home == 0:  # T-PLACE-01
        return
    left = me.goods[CORN] - extra_cost(s.placed)
    if left < 0:  # T-PLACE-07
        return
    for gear in range(5):
        space = s.lowest_free(gear)
        if space != NONE and space <= left:  # T-PLACE-04
            out.append(PLACE[gear])
    if s.first_space == NONE:  # T-FIRST-01 T-PLACE-09
        out.append(PLACE[FIRST_SPACE])


def extra_cost(placed: int) -> int:
    """What one more worker costs beside its space, after so many in this turn."""
    return EXTRA[placed] - EXTRA[placed - 1] if placed else 0  # T-PLACE-06 T-FIRST-02


# --- Picking up ---------------------------------------------------------------


def offer_pick(s: State, out: list[Decision]) -> None:
    seat = s.turn
    left = s.on_gears(seat)
    if left == 0:  # T-PICK-01 T-PICK-10
        return
    for gear in range(5):
        teeth = s.gears[gear]
        for space in range(LAST[gear] + 1):
            if teeth[space] == seat:
                offer_worker(s, gear, space, out)
                left -= 1
                if left == 0:
                    return


def offer_worker(s: State, gear: int, space: int, out: list[Decision]) -> None:
    """What one worker may do when it comes off its space."""
    me = s.players[s.turn]
    corn = me.goods[CORN]
    picks = PICK[gear][space]
    out.append(picks[0])  # T-PICK-03 T-PICK-09
    if is_free_choice(me, gear, space):
        for action in range(1, ACTIONS[gear] + 1):
            if can_perform(s, me, gear, action, corn):  # T-PICK-08 T-PAL-10 T-YAX-07 T-TIK-10 T-UXM-09 T-CHI-05
                out.append(picks[action])
        return
    for action in range(max(1, space - corn), space + 1):
        if can_perform(s, me, gear, action, corn - space + action):  # T-PICK-04 T-PICK-06
            out.append(picks[action])
    if gear == CHICHEN and me.levels[THEOLOGY] >= 1 and can_perform(s, me, gear, space + 1, corn):
        out.append(picks[space + 1])  # T-TECH-21


def is_free_choice(me: Player, gear: int, space: int) -> bool:
    """Whether any action of the gear is free from there; theology 1 makes Chichen Itza 9 reach space 10 (Q16)."""
    if space >= FREE_FROM[gear]:
        return True
    return gear == CHICHEN and space == FREE_FROM[CHICHEN] - 1 and me.levels[THEOLOGY] >= 1


def can_perform(s: State, me: Player, gear: int, action: int, corn: int) -> bool:
    """Whether an action's price, tile or spot is there; it may still turn out to give nothing (Q44)."""
    if gear == PALENQUE:
        return action == 1 or s.corn[action - 2] > 0 or me.levels[AGRICULTURE] >= 2  # T-PAL-08 T-TECH-07
    if gear == YAXCHILAN:
        return True  # T-YAX-06
    if gear == CHICHEN:
        return me.goods[SKULL] > 0 and not s.is_laid(action)  # T-CHI-01 T-CHI-02
    if gear == TIKAL:
        return can_perform_tikal(s, me, action)
    if action == 1:
        return corn >= OFFERING  # T-UXM-01 T-TEMPLE-08
    if action == 4:
        return can_build_with_corn(s, me, corn)
    return action != 5 or corn >= ANY_ACTION_PRICE  # T-UXM-07 T-UXM-10


def can_perform_tikal(s: State, me: Player, action: int) -> bool:
    if action == 2:
        return can_build(s, me, me.levels[ARCHITECTURE] >= 3)
    if action == 4:
        return can_build(s, me, me.levels[ARCHITECTURE] >= 3) or can_build_monument(s, me)
    if action == 5:
        return me.blocks() > 0  # T-TIK-09
    blocks = me.blocks()
    for track in range(4):
        if blocks >= LEVEL_PRICE[me.levels[track]]:
            return True
    return False


# --- Palenque -----------------------------------------------------------------


def offer_harvest(s: State, action: int) -> list[Decision]:
    me = s.players[s.turn]
    group = action - 2
    wood = s.wood[group]
    is_open = s.corn[group] > wood
    out: list[Decision] = []
    if is_open:
        out.append(HARVEST[CORN_TILE])  # T-PAL-06
    if wood > 0:
        out.append(HARVEST[WOOD_TILE])
        if has_angry_temple(me) and not (is_open and s.options.burn_only_if_no_open_corn):  # T-PAL-07 (Q9)
            out.append(HARVEST[BURN])
    if not is_open and me.levels[AGRICULTURE] >= 2:
        out.append(HARVEST[BARE])  # T-TECH-07
    return out


# --- Technologies -------------------------------------------------------------


def offer_advance(s: State) -> list[Decision]:
    me = s.players[s.turn]
    blocks = me.blocks()
    return [ADVANCE[track] for track in range(4) if blocks >= LEVEL_PRICE[me.levels[track]]]  # T-TECH-03 T-TECH-04


def offer_pay(s: State, blocks: int) -> list[Decision]:
    goods = s.players[s.turn].goods
    wood, stone, gold = goods[WOOD], goods[STONE], goods[GOLD]
    out: list[Decision] = []
    for pay in PAY[blocks]:
        if pay.wood <= wood and pay.stone <= stone and pay.gold <= gold:
            out.append(pay)
    return out


# --- Buildings and monuments --------------------------------------------------


def offer_build(s: State, kind: int, architecture_used: int) -> list[Decision]:
    me = s.players[s.turn]
    out: list[Decision] = []
    for building in open_buildings(s):
        if kind == steps.BUILD_WITH_CORN:
            if me.goods[CORN] >= corn_price(me, BUILDINGS[building]):
                out.append(BUILD[building][USUAL])
        elif kind == steps.BUILD_SECOND and architecture_used:
            offer_plain(me, building, out)  # T-TIK-05 T-TECH-20
        else:
            offer_usual(me, building, out)
            if kind == steps.BUILD_FIRST and me.levels[ARCHITECTURE] > 0:
                offer_plain(me, building, out)  # T-TIK-06 (Q41)
    if kind == steps.BUILD_FIRST:
        for monument in range(len(MONUMENTS)):
            if monument in s.monuments and can_pay_monument(me, monument):
                out.append(BUILD_MONUMENT[monument])  # T-MON-04
    if kind in (steps.BUILD_SECOND, steps.BUILD_EXTRA):
        out.append(DONE)  # T-TIK-04 T-SYM-18
    return out


def open_buildings(s: State) -> list[int]:
    """Kinds of building on the board."""
    return [building for building in sorted(set(s.row)) if building != NONE]


def offer_usual(me: Player, building: int, out: list[Decision]) -> None:
    tile = BUILDINGS[building]
    lacks = lacking(me, tile)
    if lacks == 0:
        out.append(BUILD[building][USUAL])  # T-BUILD-01
    if me.levels[ARCHITECTURE] >= 3 and lacks <= 1:
        for good in (WOOD, STONE, GOLD):
            if tile.cost[good] > 0 and (lacks == 0 or tile.cost[good] > me.goods[good]):
                out.append(BUILD[building][good])  # T-TECH-18


def offer_plain(me: Player, building: int, out: list[Decision]) -> None:
    if lacking(me, BUILDINGS[building]) == 0:
        out.append(BUILD[building][PLAIN])


def lacking(me: Player, tile: Building) -> int:
    """How many resources of its price are not there."""
    goods = me.goods
    wood, stone, gold = tile.wood - goods[WOOD], tile.stone - goods[STONE], tile.gold - goods[GOLD]
    return (wood if wood > 0 else 0) + (stone if stone > 0 else 0) + (gold if gold > 0 else 0)


def can_build(s: State, me: Player, discount: bool) -> bool:
    for building in s.row:
        if building != NONE and lacking(me, BUILDINGS[building]) <= (1 if discount else 0):
            return True
    return False


def can_build_with_corn(s: State, me: Player, corn: int) -> bool:
    for building in s.row:
        if building != NONE and corn >= corn_price(me, BUILDINGS[building]):
            return True
    return False


def corn_price(me: Player, tile: Building) -> int:
    """A building's price at Uxmal 4."""
    blocks = tile.blocks - 1 if me.levels[ARCHITECTURE] >= 3 else tile.blocks  # T-TECH-18
    return CORN_PER_BLOCK * blocks  # T-UXM-04 T-UXM-05


def can_build_monument(s: State, me: Player) -> bool:
    for monument in s.monuments:
        if can_pay_monument(me, monument):
            return True
    return False


def can_pay_monument(me: Player, monument: int) -> bool:
    cost = MONUMENTS[monument].cost
    for good in range(WOOD, SKULL + 1):
        if me.goods[good] < cost[good]:
            return False
    return True


# --- Uxmal --------------------------------------------------------------------


def offer_market(s: State, has_bought: int) -> list[Decision]:
    """Sell one or buy one. Sales come before purchases: nothing is lost, and no trade runs in a circle."""
    goods = s.players[s.turn].goods
    out: list[Decision] = []
    if not has_bought:
        for good in (WOOD, STONE, GOLD):
            if goods[good] > 0:
                out.append(SELL[good])  # T-UXM-02
    for good in (WOOD, STONE, GOLD):
        if goods[CORN] >= RATE[good]:
            out.append(BUY[good])
    out.append(DONE)
    return out


def offer_any_action(s: State, may_decline: int) -> list[Decision]:
    me = s.players[s.turn]
    out: list[Decision] = []
    corn = me.goods[CORN] - ANY_ACTION_PRICE
    if corn >= 0:  # T-UXM-07
        for gear in range(UXMAL + 1):  # T-UXM-08
            for action in range(1, ACTIONS[gear] + 1):
                is_itself = gear == UXMAL and action == ACTIONS[UXMAL]  # Q51
                if not is_itself and can_perform(s, me, gear, action, corn):
                    out.append(ACT[gear][action])
    if may_decline:
        out.append(DONE)  # T-SYM-20
    return out


# --- The calendar -------------------------------------------------------------


def why_one_day(s: State) -> str:
    """The rule that keeps the owner of the first-player space from choosing two days; empty if nothing does."""
    if s.food == LAST_FOOD:
        return "T-FIRST-12"
    if not s.players[s.turn].light:
        return "T-FIRST-08"
    if s.day + 1 == FOOD_DAYS[LAST_FOOD - 1] and not s.options.double_past_last_mark:
        return "Q56"
    for gear in range(5):
        who = s.gears[gear][LAST[gear] - 1]
        if who != FREE and (who != DUMMY or s.options.dummy_blocks_double):
            return "T-FIRST-09"
    return ""
