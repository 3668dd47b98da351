"""What happens: decision → changes, the same sections in the same order as offers.py.

An effect assumes that its decision was offered. Where a choice is left open it pushes a step; steps pushed last are
answered first, so an effect pushes in reverse.
"""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.calendar import do_turn_days
from longcount.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH, Building, Effect
from longcount.games.tzolkin.decisions import (
    BURN,
    CORN_TILE,
    PLAIN,
    WOOD_TILE,
    Act,
    Advance,
    Anger,
    Beg,
    Build,
    BuildMonument,
    Buy,
    Climb,
    ClimbTwo,
    Done,
    EndTurn,
    Harvest,
    Keep,
    Pay,
    PickUp,
    Place,
    Sell,
    Take,
    TurnDays,
)
from longcount.games.tzolkin.offers import corn_price, extra_cost, is_free_choice, must_beg
from longcount.games.tzolkin.state import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN,
    CORN,
    EXTRACTION,
    FIRST_SPACE,
    FREE,
    FROM_ARCHITECTURE,
    FROM_BUILDINGS,
    FROM_CHICHEN,
    GEARS,
    GOLD,
    GOODS,
    NONE,
    PALENQUE,
    PICKING,
    PLACING,
    QUARTERS,
    SKULL,
    SOURCES,
    STONE,
    TEMPLES,
    THEOLOGY,
    TIKAL,
    TRACKS,
    WOOD,
    YAXCHILAN,
    State,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step


def do(s: State, decision: Decision) -> None:
    """Carry out a decision of the acting seat."""
    if isinstance(decision, Place):
        do_place(s, decision)
    elif isinstance(decision, PickUp):
        do_pick(s, decision)
    elif isinstance(decision, EndTurn):
        s.stack.pop()
    elif isinstance(decision, Beg):
        do_beg(s, decision)
    else:
        step = s.stack.pop()
        do_answer(s, step, decision)


def do_answer(s: State, step: Step, decision: Decision) -> None:
    """Answer a step within an action."""
    if isinstance(decision, Pay):
        do_pay(s, step, decision)
    elif isinstance(decision, Harvest):
        do_harvest(s, step.a, decision.crop)
    elif isinstance(decision, Climb):
        climb(s, s.turn, decision.temple, "climb")
    elif isinstance(decision, Advance):
        do_advance(s, step, decision.track)
    elif isinstance(decision, Sell):
        do_sell(s, decision.good)
    elif isinstance(decision, Buy):
        do_buy(s, decision.good)
    elif isinstance(decision, Build):
        do_build(s, step, decision)
    elif isinstance(decision, Take):
        do_take(s, decision)
    elif isinstance(decision, Act):
        do_act(s, decision)
    elif isinstance(decision, Anger):
        descend(s, s.turn, decision.temple, "burned forest")
    elif isinstance(decision, ClimbTwo):
        climb(s, s.turn, decision.first, "tikal 5")  # T-TIK-09
        climb(s, s.turn, decision.second, "tikal 5")
    elif isinstance(decision, BuildMonument):
        do_build_monument(s, decision.monument)
    elif isinstance(decision, TurnDays):
        do_turn_days(s, decision.days)
    else:
        assert isinstance(decision, Done)


# --- Goods --------------------------------------------------------------------


def gain(s: State, seat: int, good: int, amount: int, why: str) -> None:
    """Take goods from the bank; of skulls only what is there."""
    if good == SKULL:
        amount = min(amount, s.skulls)  # T-COMP-02 T-YAX-06
        s.skulls -= amount
    s.players[seat].goods[good] += amount  # T-GOODS-01 T-COMP-03
    s.tell(seat, "gain", GOODS[good], amount, why)


def pay(s: State, seat: int, good: int, amount: int, why: str) -> None:
    """Give goods back to the bank."""
    if amount:
        s.players[seat].goods[good] -= amount  # T-GOODS-02
        s.tell(seat, "pay", GOODS[good], amount, why)


def score(s: State, seat: int, source: int, points: int, why: str) -> None:
    s.players[seat].points[source] += points * QUARTERS
    s.tell(seat, "score", SOURCES[source], points * QUARTERS, why)


def gain_worker(s: State, seat: int, why: str) -> None:
    """A worker comes from the bank, if there is one left."""
    me = s.players[seat]
    if me.workers < c.ALL_WORKERS:  # T-UXM-03
        me.workers += 1
        me.home += 1  # T-SYM-07
        s.tell(seat, "gain", "worker", 1, why)


# --- Set-up -------------------------------------------------------------------


def do_keep(s: State, seat: int, decision: Keep) -> None:
    """Keep two tiles in secret; the last one to choose reveals all."""
    s.players[seat].kept = (decision.first, decision.second)
    for player in s.players:
        if not player.kept:
            return
    s.stack.pop()
    for other, player in enumerate(s.players):  # T-SETUP-15
        player.dealt = ()
        for tile in player.kept:  # T-SETUP-16
            s.tell(other, "keep", WEALTH[tile].name, 1, "wealth")
            for effect in WEALTH[tile].effects:
                do_symbol(s, other, effect, WEALTH[tile].name)
    s.wealth = ()


# --- Begging ------------------------------------------------------------------


def do_beg(s: State, decision: Beg) -> None:
    me = s.players[s.turn]
    s.tell(s.turn, "beg", "corn", 3 - me.goods[CORN], "begging")
    me.goods[CORN] = 3  # T-BEG-02
    descend(s, s.turn, decision.temple, "begging")  # T-BEG-03 T-ANGER-03


# --- Placing ------------------------------------------------------------------


def do_place(s: State, decision: Place) -> None:
    seat = s.turn
    me = s.players[seat]
    gear = decision.gear
    by_mercy = s.placed == 0 and must_beg(s)  # T-BEG-06 with no corn left the turn ends by itself
    if gear == FIRST_SPACE:
        space = 0  # T-FIRST-02
        s.first_space = seat
        s.tell(seat, "place", "first", 0, "placing")
    else:
        space = s.lowest_free(gear)  # T-PLACE-03
        s.gears[gear][space] = seat  # T-PLACE-10
        s.tell(seat, "place", GEARS[gear], space, "placing")
    cost = me.goods[CORN] if by_mercy else space + extra_cost(s.placed)  # T-PLACE-05
    pay(s, seat, CORN, cost, "placing")
    me.home -= 1
    s.placed += 1  # T-PLACE-02
    s.mode = PLACING


# --- Picking up ---------------------------------------------------------------


def do_pick(s: State, decision: PickUp) -> None:
    seat = s.turn
    me = s.players[seat]
    gear, space, action = decision.gear, decision.space, decision.action
    s.gears[gear][space] = FREE
    me.home += 1  # T-PICK-07
    s.mode = PICKING  # T-PICK-02
    s.tell(seat, "pick", GEARS[gear], space, "picking up")
    if 0 < action < space and not is_free_choice(me, gear, space):
        pay(s, seat, CORN, space - action, "stepping down")  # T-PICK-03 T-PICK-06
    if action:
        perform(s, gear, action)  # T-PICK-05


def perform(s: State, gear: int, action: int) -> None:
    """An action as printed beside its gear."""
    if gear == PALENQUE:
        if action == 1:
            fish(s)
        else:
            s.stack.append(Step(steps.HARVEST, action))
    elif gear == YAXCHILAN:
        gather(s, action)
    elif gear == TIKAL:
        perform_tikal(s, action)
    elif gear == CHICHEN:
        lay_skull(s, action)
    else:
        perform_uxmal(s, action)


# --- Palenque -----------------------------------------------------------------


def fish(s: State) -> None:
    bonus = 1 if s.players[s.turn].levels[AGRICULTURE] >= 2 else 0  # T-TECH-08
    gain(s, s.turn, CORN, c.HARVEST_CORN[1] + bonus, "palenque 1")  # T-PAL-01


def do_harvest(s: State, action: int, crop: int) -> None:
    me = s.players[s.turn]
    group = action - 2
    why = f"palenque {action}" if s.story is not None else ""
    if crop == WOOD_TILE:
        s.wood[group] -= 1
        me.wood_tiles += 1  # T-PAL-09
        bonus = 1 if me.levels[EXTRACTION] >= 1 else 0  # T-TECH-11
        gain(s, s.turn, WOOD, c.HARVEST_WOOD[action] + bonus, why)  # T-PAL-03 T-PAL-04 T-PAL-05
        return
    if crop == BURN:
        s.wood[group] -= 1  # T-PAL-07
        s.tell(s.turn, "burn", "wood tile", 1, why)
        s.stack.append(steps.STEP[steps.ANGER])  # T-ANGER-03
    if crop in (BURN, CORN_TILE):
        s.corn[group] -= 1
        me.corn_tiles += 1
    gain(s, s.turn, CORN, c.HARVEST_CORN[action] + harvest_bonus(me.levels[AGRICULTURE]), why)  # T-PAL-02


def harvest_bonus(agriculture: int) -> int:
    """Corn that agriculture adds to a harvest in the jungle."""
    return (0, 1, 1, 3)[agriculture]  # T-TECH-06 T-TECH-09 T-TECH-02


# --- Yaxchilan ----------------------------------------------------------------


def gather(s: State, action: int) -> None:
    levels = s.players[s.turn].levels
    why = f"yaxchilan {action}" if s.story is not None else ""
    printed = c.YAXCHILAN_GAIN[action]
    for good in range(SKULL + 1):
        amount = printed[good]
        if amount:  # T-TECH-15
            if WOOD <= good <= GOLD and levels[EXTRACTION] >= good:
                amount += 1  # T-TECH-11 T-TECH-12 T-TECH-13
            elif good == SKULL and levels[THEOLOGY] >= 3:
                amount += 1  # T-TECH-23
            gain(s, s.turn, good, amount, why)  # T-YAX-01 T-YAX-02 T-YAX-03 T-YAX-04 T-YAX-05


# --- Tikal --------------------------------------------------------------------


def perform_tikal(s: State, action: int) -> None:
    if action == 1:
        s.stack.append(Step(steps.ADVANCE, 0))  # T-TIK-01
    elif action == 2:
        s.stack.append(steps.STEP[steps.BUILD])  # T-TIK-02
    elif action == 3:
        s.stack.append(Step(steps.ADVANCE, 1))  # T-TIK-03
    elif action == 4:
        s.stack.append(steps.STEP[steps.BUILD_FIRST])  # T-TIK-04
    else:
        s.stack.append(steps.STEP[steps.CLIMB_TWO])
        s.stack.append(Step(steps.PAY, 1, steps.FOR_TEMPLES))  # T-TIK-09


# --- Technologies -------------------------------------------------------------


def do_advance(s: State, step: Step, track: int) -> None:
    if step.kind == steps.FREE_LEVEL:
        raise_level(s, s.turn, track, True)
        return
    if step.kind == steps.ADVANCE and step.a:
        s.stack.append(steps.STEP[steps.ADVANCE_MORE])  # T-TIK-03 T-TECH-05
    s.stack.append(Step(steps.RAISE, track))
    s.stack.append(Step(steps.PAY, c.LEVEL_PRICE[s.players[s.turn].levels[track]]))  # T-TECH-03


def do_pay(s: State, step: Step, decision: Pay) -> None:
    pay(s, s.turn, WOOD, decision.wood, "price")
    pay(s, s.turn, STONE, decision.stone, "price")
    pay(s, s.turn, GOLD, decision.gold, "price")
    if step.kind == steps.OFFER_FOR_CLIMB:
        s.stack.append(steps.STEP[steps.CLIMB])  # T-TECH-22


def raise_level(s: State, seat: int, track: int, is_free: bool) -> None:
    """One level up, or the bonus beyond level 3."""
    me = s.players[seat]
    if me.levels[track] < c.TOP_LEVEL:
        me.levels[track] += 1  # T-TECH-01 T-SYM-08 T-SYM-09 T-SYM-10 T-SYM-11
        s.tell(seat, "level", TRACKS[track], me.levels[track], "technology")
    elif not is_free or s.options.free_level_gives_bonus:
        level_bonus(s, seat, track)  # T-TECH-04


def level_bonus(s: State, seat: int, track: int) -> None:
    if track == AGRICULTURE:
        s.stack.append(steps.STEP[steps.CLIMB])  # T-TECH-10
    elif track == EXTRACTION:
        s.stack.append(Step(steps.TAKE, 2))  # T-TECH-14
    elif track == ARCHITECTURE:
        score(s, seat, FROM_ARCHITECTURE, 3, "architecture bonus")  # T-TECH-19
    else:
        gain(s, seat, SKULL, 1, "theology bonus")  # T-TECH-24


def do_take(s: State, decision: Take) -> None:
    gain_some(s, WOOD, decision.wood)
    gain_some(s, STONE, decision.stone)
    gain_some(s, GOLD, decision.gold)


def gain_some(s: State, good: int, amount: int) -> None:
    if amount:
        gain(s, s.turn, good, amount, "free choice")


# --- Buildings and monuments --------------------------------------------------


def do_build(s: State, step: Step, decision: Build) -> None:
    """Price first, then architecture's corn and points, then the tile (Q29)."""
    seat = s.turn
    me = s.players[seat]
    tile = BUILDINGS[decision.building]
    with_architecture = decision.how != PLAIN and me.levels[ARCHITECTURE] > 0
    pay_building(s, step, tile, decision.how)
    take_from_row(s, decision.building)
    me.buildings = (*me.buildings, decision.building)
    s.tell(seat, "build", tile.name, 1, "construction")
    if with_architecture:
        architecture_gains(s, seat)
    push_tile(s, step, decision.building, with_architecture)


def pay_building(s: State, step: Step, tile: Building, how: int) -> None:
    if step.kind == steps.BUILD_WITH_CORN:
        pay(s, s.turn, CORN, corn_price(s.players[s.turn], tile), tile.name)  # T-UXM-04
        return
    for good in range(WOOD, GOLD + 1):
        saved = 1 if how == good else 0  # T-TECH-18
        pay(s, s.turn, good, tile.cost[good] - saved, tile.name)  # T-BUILD-01


def take_from_row(s: State, building: int) -> None:
    space = s.row.index(building)
    s.row = (*s.row[:space], NONE, *s.row[space + 1 :])  # T-BUILD-02


def architecture_gains(s: State, seat: int) -> None:
    gain(s, seat, CORN, 1, "architecture")  # T-TECH-16
    if s.players[seat].levels[ARCHITECTURE] >= 2:
        score(s, seat, FROM_ARCHITECTURE, 2, "architecture")  # T-TECH-17


def push_tile(s: State, step: Step, building: int, used: bool) -> None:
    """The tile's effects, its granted action, and the second building of Tikal 4, in the order of the rulings."""
    tile = BUILDINGS[building]
    second = Step(steps.BUILD_SECOND, 1 if used else 0)
    is_first = step.kind == steps.BUILD_FIRST
    if is_first and not s.options.granted_after:
        s.stack.append(second)
    if tile.grants:
        s.stack.append(Step(steps.GRANT, building))  # T-TIK-08
    if is_first and s.options.granted_after:
        s.stack.append(second)
    choices: list[Step] = []
    for effect in tile.effects:  # T-BUILD-06
        choice = choice_of(effect)
        if choice is None:
            do_symbol(s, s.turn, effect, tile.name)
        else:
            choices.append(choice)
    s.stack += reversed(choices)


def choice_of(effect: Effect) -> Step | None:
    """The question a symbol of free choice asks."""
    if effect.what != c.ANY:
        return None
    return steps.STEP[steps.FREE_LEVEL if effect.word == c.LEVEL else steps.CLIMB]  # T-SYM-12 T-SYM-13 T-SYM-17


def grant(s: State, building: int) -> None:
    """The action a building grants comes after its other effects (Q55)."""
    for effect in BUILDINGS[building].grants:
        if effect.word == c.BUILD:
            s.stack.append(steps.STEP[steps.BUILD_EXTRA])  # T-SYM-18
        elif effect.word == c.MARKET:
            s.stack.append(steps.STEP[steps.MARKET])  # T-SYM-19
        else:
            s.stack.append(Step(steps.ANY_ACTION, 1))  # T-SYM-20


def do_symbol(s: State, seat: int, effect: Effect, why: str) -> None:
    """A symbol without a choice. Farms only count on Food Days, granted actions come by `grant`."""
    word = effect.word
    if word == c.GAIN:
        gain(s, seat, effect.what, effect.amount, why)  # T-SYM-01 T-SYM-02 T-SYM-03 T-SYM-04 T-SYM-05
    elif word == c.POINTS:
        score(s, seat, FROM_BUILDINGS, effect.amount, why)  # T-SYM-06
    elif word == c.WORKER:
        gain_worker(s, seat, why)
    elif word == c.LEVEL:
        raise_level(s, seat, effect.what, True)
    elif word == c.CLIMB:
        climb(s, seat, effect.what, why)  # T-SYM-14 T-SYM-15 T-SYM-16


def do_build_monument(s: State, monument: int) -> None:
    seat = s.turn
    me = s.players[seat]
    tile = MONUMENTS[monument]
    for good in range(WOOD, SKULL + 1):
        pay(s, seat, good, tile.cost[good], tile.name)
    if s.options.spent_skull_returns:  # Q14
        s.skulls += tile.cost[SKULL]
    s.monuments = tuple([other for other in s.monuments if other != monument])  # T-MON-01
    me.monuments = (*me.monuments, monument)  # T-MON-03
    s.tell(seat, "build", tile.name, 1, "construction")


# --- Uxmal --------------------------------------------------------------------


def perform_uxmal(s: State, action: int) -> None:
    if action == 1:
        pay(s, s.turn, CORN, c.OFFERING, "uxmal 1")  # T-UXM-01
        s.stack.append(steps.STEP[steps.CLIMB])
    elif action == 2:
        s.stack.append(steps.STEP[steps.MARKET])  # T-UXM-02
    elif action == 3:
        gain_worker(s, s.turn, "uxmal 3")  # T-UXM-03
    elif action == 4:
        s.stack.append(steps.STEP[steps.BUILD_WITH_CORN])  # T-UXM-04 T-UXM-06
    else:
        s.stack.append(steps.STEP[steps.ANY_ACTION])  # T-UXM-07


def do_sell(s: State, good: int) -> None:
    s.stack.append(steps.STEP[steps.MARKET])
    pay(s, s.turn, good, 1, "market")
    gain(s, s.turn, CORN, c.RATE[good], "market")


def do_buy(s: State, good: int) -> None:
    s.stack.append(Step(steps.MARKET, 1))
    pay(s, s.turn, CORN, c.RATE[good], "market")
    gain(s, s.turn, good, 1, "market")


def do_act(s: State, decision: Act) -> None:
    pay(s, s.turn, CORN, c.ANY_ACTION_PRICE, "any action")  # T-UXM-07
    perform(s, decision.gear, decision.action)


# --- Chichen Itza -------------------------------------------------------------


def lay_skull(s: State, action: int) -> None:
    seat = s.turn
    me = s.players[seat]
    me.goods[SKULL] -= 1
    s.spots |= 1 << action  # T-CHI-03
    why = f"chichen {action}" if s.story is not None else ""
    s.tell(seat, "lay", "skull", action, why)
    score(s, seat, FROM_CHICHEN, c.SPOT_POINTS[action], why)  # T-CHI-04
    climb(s, seat, c.SPOT_TEMPLE[action], why)
    if me.levels[THEOLOGY] >= 2:
        s.stack.append(steps.STEP[steps.OFFER_FOR_CLIMB])  # T-TECH-22
    if c.SPOT_RESOURCE[action]:
        s.stack.append(Step(steps.TAKE, 1, steps.FROM_SPOT))


# --- Temples ------------------------------------------------------------------


def climb(s: State, seat: int, temple: int, why: str) -> None:
    """One step up; nothing happens on top, or below a top that another player holds."""
    me = s.players[seat]
    step = me.temples[temple] + 1
    top = c.TOP[temple]
    if step > top or (step == top and is_top_held(s, temple)):  # T-TEMPLE-03 T-TEMPLE-04
        s.tell(seat, "stay", TEMPLES[temple], step - 1, why)
        return
    me.temples[temple] = step  # T-TEMPLE-06
    s.tell(seat, "climb", TEMPLES[temple], step, why)
    if step == top:
        me.light = True  # T-TEMPLE-07


def is_top_held(s: State, temple: int) -> bool:
    for player in s.players:
        if player.temples[temple] == c.TOP[temple]:
            return True
    return False


def descend(s: State, seat: int, temple: int, why: str) -> None:
    me = s.players[seat]
    me.temples[temple] -= 1  # T-ANGER-01 T-TEMPLE-05
    s.tell(seat, "descend", TEMPLES[temple], me.temples[temple], why)
