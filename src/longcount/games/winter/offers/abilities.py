"""Abilities of cards, chiefs and rest tokens: which can be used now."""

from __future__ import annotations

from longcount.games.winter.components import ABILITIES, CHIEF_CODE, TOKEN_CODE
from longcount.games.winter.effect_language import Effect
from longcount.games.winter.names import (
    ACTION,
    ANIMAL,
    BURY,
    CAMP,
    COMMUNITY,
    DISCARD,
    FILL_FOOD,
    FOOD,
    LABOUR,
    MOVE,
    NONE,
    POINTS,
    REST,
    REVEAL,
    STONE,
    TOOL,
    TOP,
    USE_ANIMAL,
)
from longcount.games.winter.offers.development import can_take_stone
from longcount.games.winter.offers.gains import has_room
from longcount.games.winter.offers.hunt import can_reveal, can_take_animal, has_animals
from longcount.games.winter.offers.settlement import can_found, has_camps_out
from longcount.games.winter.state import Player, State


def effect_of(s: State, me: Player, code: int) -> Effect:
    """The effect of an ability by its number."""
    if code < CHIEF_CODE:
        return s.pack.abilities[code // ABILITIES][code % ABILITIES]
    if code < TOKEN_CODE:
        return s.pack.chief_abilities[me.chief][me.side][code - CHIEF_CODE]
    return s.pack.rest_tokens[s.rest_held][code - TOKEN_CODE]


def can_use(s: State, me: Player, effect: Effect) -> bool:
    """Whether its price is there and something of it is worth having."""
    if me.food < effect.pay_food or me.tools < effect.pay_tools or s.labour < effect.pay_labour:
        return False
    for op in effect.ops:
        if is_useful(s, me, op):
            return True
    return False


def is_useful(s: State, me: Player, op: int) -> bool:
    """Whether a symbol would do anything now."""
    if op in (FOOD, FILL_FOOD):
        return me.food < me.most_food()  # W-GOLD-07
    if op == LABOUR:
        return wants_labour(s)
    if op == TOOL:
        return has_room(s, me)
    if op == BURY:
        return len(me.hand) > 0 or len(me.discard) > 0 or len(me.above) > 0
    if op == MOVE:
        return has_camps_out(me)
    if op == CAMP:
        return me.camps_home > 0
    if op == USE_ANIMAL:
        return has_animals(me.fresh)
    if op == REVEAL:
        return can_reveal(s)
    if op == ANIMAL:
        return can_take_animal(s)
    if op == STONE:
        return can_take_stone(s, me, s.options.stone_symbol_pays_cost)
    if op == COMMUNITY:
        return can_found(s, me)
    return op != DISCARD


def wants_labour(s: State) -> bool:
    """Whether labour can still be spent in this turn."""
    if s.phase != ACTION:
        return False  # W-FOOD-03
    return s.pack.has_labour_prices or (s.part <= TOP and s.place != REST)


def unused_copies(s: State, kind: int) -> int:
    """Cards of a kind above the board that have an ability left."""
    most = 0
    for ability in range(len(s.pack.abilities[kind])):
        most = max(most, s.armed.count(kind * ABILITIES + ability))
    return most


def is_waiting(effect: Effect) -> bool:
    """Whether an ability waits for something to happen."""
    return effect.event != NONE


def costs(effect: Effect) -> bool:
    return effect.pay_food + effect.pay_tools + effect.pay_labour > 0


def only_scores(effect: Effect) -> bool:
    """Whether it gives victory points and nothing else: these are never declined, and no order makes a difference."""
    return effect.ops == [POINTS] and not costs(effect)  # W-SYM-30 A-58
