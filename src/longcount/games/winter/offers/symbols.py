"""What each symbol of an effect asks, in catalogue order."""

from __future__ import annotations

from typing import Final

from longcount.games.winter.decisions import DISCARD as DISCARD_CARD
from longcount.games.winter.decisions import DONE, PUT_CAMP, TAKE_GOODS, TAKE_TOP_ANIMAL
from longcount.games.winter.decisions import REVEAL as REVEAL_ONE
from longcount.games.winter.effect_language import BITS, MEMORY, MOST, Effect
from longcount.games.winter.names import (
    ANIMAL,
    ANIMAL_DECK,
    BURY,
    CAMP,
    COMMUNITY,
    CULTURE,
    DISCARD,
    DRAW,
    FILL_FOOD,
    FOOD,
    HAND,
    IDOL,
    LAST_DECLINED,
    MEGALITH,
    MOVE,
    NEW,
    OTHER,
    POINTS,
    REVEAL,
    SAME,
    STONE,
    TOOL,
    TRIBE,
    TRIBE_DISCARD,
    USE_ANIMAL,
)
from longcount.games.winter.offers.abilities import is_useful
from longcount.games.winter.offers.development import offer_culture, offer_stones
from longcount.games.winter.offers.gains import offer_draw, offer_idol, offer_instead_of_megalith, offer_tools
from longcount.games.winter.offers.hunt import can_reveal, offer_animals, offer_use_animal
from longcount.games.winter.offers.initiation import is_barred, offer_bury, offer_discarded_tribes, offer_tribes
from longcount.games.winter.offers.megaliths import offer_places
from longcount.games.winter.offers.settlement import offer_communities, offer_moves
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step

LEADS_ON: Final = (STONE, COMMUNITY, ANIMAL, USE_ANIMAL, MEGALITH, DRAW, IDOL, BURY)
"""Symbols that cost something, bring another bonus or set an ability off: food may be wanted before them."""


def offer_effect(s: State, step: Step) -> list[Decision]:
    """Every symbol that is left, in any order; a discard comes last and is compulsory."""
    me = s.players[s.turn]
    effect = s.pack.effects[step.a]
    out: list[Decision] = []
    may_decline = offer_left(s, me, effect, step.b, out)
    if goods_matter(s, me, effect, step.b):
        out.append(TAKE_GOODS)  # W-ECLIPSE-08 A-69
    if may_decline:
        out.append(DONE)  # W-ECLIPSE-08 W-ABIL-01
    if not out and left_of(effect, step.b, DISCARD):
        offer_discard(s, me, out)  # W-SYM-14
    if not out:
        out.append(DONE)
    return out


def offer_left(s: State, me: Player, effect: Effect, left: int, out: list[Decision]) -> bool:
    """What is left of an effect; returns whether some of it may be declined."""
    may_decline = False
    for unit in effect.shown:
        op = effect.ops[unit]
        if op > LAST_DECLINED:
            break
        number = left >> BITS * unit & MOST
        if number:
            before = len(out)
            offer_symbol(s, me, op, number, limit_of(effect.limits[unit], left >> MEMORY), out)
            if op != TOOL and len(out) > before:
                may_decline = True
    return may_decline


def limit_of(limit: int, memory: int) -> int:
    """What a `same` or `other` still allows: a species + 1, or the types taken as bits; 0 if all."""
    return memory if limit in (SAME, OTHER) else 0


def left_of(effect: Effect, left: int, op: int) -> int:
    for unit in range(len(effect.ops)):
        if effect.ops[unit] == op:
            return left >> BITS * unit & MOST
    return 0


def offer_due(s: State) -> list[Decision]:
    """All that is due in this step of the eclipse, in any order."""
    me = s.players[s.turn]
    out: list[Decision] = []
    may_decline = False
    for op in range(LAST_DECLINED + 1):
        if s.due[op]:
            before = len(out)
            offer_symbol(s, me, op, s.due[op], 0, out)
            if op != TOOL and len(out) > before:
                may_decline = True
    if due_goods_matter(s, me):
        out.append(TAKE_GOODS)  # W-ECLIPSE-08 A-69
    if may_decline or not out:
        out.append(DONE)
    return out


def goods_matter(s: State, me: Player, effect: Effect, left: int) -> bool:
    """Whether food or labour is left in an effect, and something else that may turn out to cost some."""
    if effect.ordered or not (s.pack.has_later_prices or STONE in effect.ops):
        return False
    asked, useful = False, False
    for unit in range(len(effect.ops)):
        if left >> BITS * unit & MOST:
            op = effect.ops[unit]
            asked = asked or op in LEADS_ON
            useful = useful or (op >= FOOD and op != POINTS and is_useful(s, me, op))
    return asked and useful


def due_goods_matter(s: State, me: Player) -> bool:
    """The same of all that is due in this step of the eclipse."""
    if not (s.pack.has_later_prices or s.due[STONE]):
        return False
    asked = False
    for op in LEADS_ON:
        asked = asked or s.due[op] > 0
    return asked and s.due[FOOD] + s.due[FILL_FOOD] > 0 and is_useful(s, me, FOOD)


def offer_symbol(s: State, me: Player, op: int, number: int, limit: int, out: list[Decision]) -> None:
    """The decisions that one symbol asks for."""
    if op == IDOL:
        offer_idol(s, me, out)
    elif op == DRAW:
        offer_draw(s, me, out)
    elif op == TOOL:
        offer_tools(s, me, number, out)
    elif op == MEGALITH:
        offer_places(s, me, out)
        offer_instead_of_megalith(s, me, out)
    elif op == BURY:
        offer_bury(s, me, out)
    elif op == MOVE:
        offer_moves(me, out)
    elif op == CAMP:
        if me.camps_home > 0:
            out.append(PUT_CAMP)  # W-SYM-07
    elif op == TRIBE_DISCARD:
        offer_discarded_tribes(limit, out)
    elif op == USE_ANIMAL:
        offer_use_animal(me, out)
    elif op == ANIMAL_DECK:
        out.append(TAKE_TOP_ANIMAL)  # W-SYM-17
    elif op == ANIMAL:
        offer_animals(s, limit - 1, out)
    elif op == REVEAL:
        if can_reveal(s):
            out.append(REVEAL_ONE)
    elif op == TRIBE:
        offer_tribes(limit, out)
    elif op == CULTURE:
        offer_culture(s, out)
    elif op == STONE:
        offer_stones(s, me, s.options.stone_symbol_pays_cost, out)
    else:
        assert op == COMMUNITY
        offer_communities(s, me, out)


def offer_discard(s: State, me: Player, out: list[Decision]) -> None:
    last = -1
    for kind in me.hand:
        if kind != last:
            last = kind
            if not is_barred(s, me, kind):
                out.append(DISCARD_CARD[HAND][kind])
    last = -1
    for kind in s.barred:
        if kind != last:
            last = kind
            out.append(DISCARD_CARD[NEW][kind])


def offer_second_half(s: State, op: int) -> list[Decision]:
    """The other half of the middle of Initiation."""
    out: list[Decision] = []
    offer_symbol(s, s.players[s.turn], op, 1, 0, out)
    out.append(DONE)  # W-INIT-04
    return out
