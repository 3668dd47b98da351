"""Buildings and monuments: price, architecture, symbols, granted actions."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import BUILDINGS, MONUMENTS, Building, Effect
from longcount.games.tzolkin.decisions import PLAIN, Build
from longcount.games.tzolkin.effects.goods import gain, gain_worker, pay, score
from longcount.games.tzolkin.effects.technologies import raise_level
from longcount.games.tzolkin.effects.temples import climb
from longcount.games.tzolkin.offers.buildings import corn_price
from longcount.games.tzolkin.state import (
    ARCHITECTURE,
    CORN,
    FROM_ARCHITECTURE,
    FROM_BUILDINGS,
    GOLD,
    NONE,
    SKULL,
    WOOD,
    State,
)
from longcount.kernel.pending import Step


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
        s.stack.append(second)  # T-TIK-07 asked after everything the first one gave
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
