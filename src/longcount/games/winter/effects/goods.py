"""Food, tools, labour and points come and go."""

from __future__ import annotations

from longcount.games.winter.effect_language import BITS, MOST, Effect
from longcount.games.winter.names import (
    FILL_FOOD,
    FOOD,
    FROM_EFFECTS,
    LABOUR,
    POINTS,
    SOURCES,
    TOOL,
)
from longcount.games.winter.state import Player, State
from longcount.kernel.shared_lists import changed, replaced


def gain_food(s: State, seat: int, amount: int, why: str) -> None:
    """As much as there is room for."""
    me = s.players[seat]
    fits = min(amount, me.most_food() - me.food)  # W-GOLD-07
    if fits > 0:
        me.food += fits
        s.tell(seat, "gain", "food", fits, why)
    if fits < amount:
        s.tell(seat, "lose", "food", amount - max(0, fits), "no room")


def gain_tools(s: State, seat: int, amount: int, why: str) -> None:
    me = s.players[seat]
    fits = min(amount, s.pack.most_tools - me.tools)
    if fits > 0:
        me.tools += fits
        s.tell(seat, "gain", "tool", fits, why)


def gain_labour(s: State, halves: int, why: str) -> None:
    s.labour += halves  # W-LABOR-01 W-LABOR-04 W-SYM-01
    s.tell(s.turn, "gain", "labour", halves, why)


def score(s: State, seat: int, source: int, points: int, why: str) -> None:
    if points:
        me = s.players[seat]
        me.points = changed(me.points, source, points)  # W-GOLD-09 W-GOLD-10 W-SYM-21
        s.tell(seat, "score", SOURCES[source], points, why)


def pay(s: State, price: list[int], why: str) -> None:
    """Food, tools and half labour of a printed price; such food gives no labour."""
    me = s.players[s.turn]
    spend(s, me, price[0], price[1], price[2], why)


def spend(s: State, me: Player, food: int, tools: int, labour: int, why: str) -> None:
    if food:
        me.food -= food  # W-FOOD-04
        s.tell(s.turn, "pay", "food", food, why)
    if tools:
        me.tools -= tools
        s.tell(s.turn, "pay", "tool", tools, why)
    if labour:
        s.labour -= labour
        s.tell(s.turn, "pay", "labour", labour, why)


def gain_plain(s: State, effect: Effect, left: int) -> None:
    """What an effect gives without a question: food, labour, points."""
    for unit in range(len(effect.ops)):
        amount = left >> BITS * unit & MOST
        if amount:
            gain_good(s, effect.ops[unit], amount, effect.why)


def gain_due(s: State) -> None:
    """The same for all that is due in a step of the eclipse."""
    for op in range(FOOD, FILL_FOOD + 1):
        if s.due[op]:
            gain_good(s, op, s.due[op], "eclipse")
            s.due = replaced(s.due, op, 0)


def gain_good(s: State, op: int, amount: int, why: str) -> None:
    if op == FOOD:
        gain_food(s, s.turn, amount, why)
    elif op == POINTS:
        score(s, s.turn, FROM_EFFECTS, amount, why)
    elif op == LABOUR:
        gain_labour(s, amount, why)
    elif op == FILL_FOOD:
        fill_food(s, why)
    elif op == TOOL:
        gain_tools(s, s.turn, amount, why)


def fill_food(s: State, why: str) -> None:
    me = s.players[s.turn]
    room = me.most_food() - me.food
    if room > 0:
        gain_food(s, s.turn, room, why)  # W-SYM-24
