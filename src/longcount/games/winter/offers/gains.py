"""The ladder of resources: megalith, card, idol, tool, food; a lower one may be taken instead."""

from __future__ import annotations

from longcount.games.winter.decisions import (
    ADVANCE,
    DRAW_CARD,
    INSTEAD_DRAW,
    INSTEAD_IDOL,
    INSTEAD_MEGALITH,
    MOST_TOOLS,
    TAKE_TOOLS,
)
from longcount.games.winter.names import OFFERING, VENERATION
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision


def can_draw(me: Player) -> bool:
    return len(me.deck) > 0 or len(me.discard) > 0  # W-GOLD-01


def can_venerate(s: State, me: Player) -> bool:
    return me.idols[VENERATION] < s.pack.veneration_top  # W-IDOL-08


def has_room(s: State, me: Player) -> bool:
    """Whether a tool, or the food instead of it, can be taken."""
    return me.tools < s.pack.most_tools or me.food < me.most_food()  # W-GOLD-06 W-GOLD-07


def offer_instead_of_megalith(s: State, me: Player, out: list[Decision]) -> None:
    if can_draw(me):
        out.append(INSTEAD_MEGALITH[0])  # W-GOLD-02 W-GOLD-03
    offer_lower(s, me, INSTEAD_MEGALITH, 1, out)


def offer_draw(s: State, me: Player, out: list[Decision]) -> None:
    if can_draw(me):
        out.append(DRAW_CARD)  # W-SYM-13
    offer_lower(s, me, INSTEAD_DRAW, 0, out)


def offer_lower(s: State, me: Player, ladder: list[Decision], first: int, out: list[Decision]) -> None:
    """An idol on either track, a tool, food: what lies below a card."""
    out.append(ladder[first + OFFERING])
    if can_venerate(s, me):
        out.append(ladder[first + VENERATION])
    offer_goods(s, me, ladder, first + 2, out)


def offer_goods(s: State, me: Player, ladder: list[Decision], first: int, out: list[Decision]) -> None:
    if me.tools < s.pack.most_tools:
        out.append(ladder[first])
    if me.food < me.most_food():
        out.append(ladder[first + 1])  # W-GOLD-04 nothing higher


def offer_idol(s: State, me: Player, out: list[Decision]) -> None:
    out.append(ADVANCE[OFFERING])  # W-IDOL-01
    if can_venerate(s, me):
        out.append(ADVANCE[VENERATION])
    offer_goods(s, me, INSTEAD_IDOL, 0, out)


def offer_tools(s: State, me: Player, number: int, out: list[Decision]) -> None:
    """How many of some tools are taken as food; nothing that fits is left behind."""
    number = min(number, MOST_TOOLS)
    room = s.pack.most_tools - me.tools
    food_room = me.most_food() - me.food
    least = min(max(0, number - room), food_room)
    most = min(number, food_room)
    for tools in range(min(number, room), -1, -1):
        food = number - tools
        if tools == min(number, room) and food > food_room:
            food = food_room
        if least <= food <= most and tools + food > 0:
            out.append(TAKE_TOOLS[tools][food])
