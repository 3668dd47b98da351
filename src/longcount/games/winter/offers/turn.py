"""Set-up choices, culture cards, figures, and what can be done at each part of a column or at rest."""

from __future__ import annotations

from longcount.games.winter.components import ABILITIES, FIRST_CULTURE
from longcount.games.winter.decisions import (
    DONE,
    EAT,
    END_TURN,
    GO_ON,
    HIDE,
    PLACE,
    PLAY,
    PUT_CAMP,
    REVEAL,
    TAKE_GOODS,
    USE,
)
from longcount.games.winter.effect_language import BITS, MOST, Effect
from longcount.games.winter.names import (
    CHIEF,
    DEVELOP,
    FOOD,
    HUNT,
    INITIATION,
    MIDDLE,
    NONE,
    REST,
    SETTLE,
    TOP,
    TRIBE_FIGURE,
)
from longcount.games.winter.offers.abilities import can_use, costs, effect_of, is_useful, is_waiting, wants_labour
from longcount.games.winter.offers.development import offer_culture, offer_stones
from longcount.games.winter.offers.hunt import can_reveal, has_animals, offer_animals, offer_use_animal
from longcount.games.winter.offers.initiation import is_barred, offer_bury, offer_discarded_tribes, offer_tribes
from longcount.games.winter.offers.settlement import offer_communities, offer_moves
from longcount.games.winter.offers.symbols import offer_left
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step

# --- Set-up -------------------------------------------------------------------


def offer_draft(s: State, table: list[Decision]) -> list[Decision]:
    """The cards of a draft that nobody has taken."""
    return [table[card] for card in s.draft]  # W-VARIANT-02 W-VARIANT-03


# --- Stage 1 ------------------------------------------------------------------


def offer_turn(s: State) -> list[Decision]:
    """Culture cards, food for labour, abilities that wait, and at last the figure."""
    me = s.players[s.turn]
    out: list[Decision] = []
    if s.played == 0 or len(me.hand) > 1:  # W-CULTURE-02 a card is left to pay with
        for kind in me.hand:
            if kind >= FIRST_CULTURE:
                out.append(PLAY[kind])  # W-CULTURE-01
    offer_abilities(s, me, out)
    offer_eat(s, me, out)
    if me.chief_home:
        out += PLACE[CHIEF]  # W-PLACE-01 W-PLACE-07 W-TURN-03
    if me.tribe_home > 0:
        out += PLACE[TRIBE_FIGURE]
    return out


def offer_abilities(s: State, me: Player, out: list[Decision]) -> None:
    """Abilities that wait above the board, on the chief's card or on a rest token."""
    last = -1
    for code in s.armed:
        if code != last:
            last = code
            effect = effect_of(s, me, code)
            if not is_waiting(effect) and can_use(s, me, effect):
                out.append(USE[code])  # W-LABOR-06 W-ABIL-04


def offer_eat(s: State, me: Player, out: list[Decision]) -> None:
    if can_eat(s, me):
        out.append(EAT)  # W-FOOD-01


def can_eat(s: State, me: Player) -> bool:
    """Whether food would give labour that can still be used; food is never spent for nothing."""
    return me.food > 0 and wants_labour(s) and next_symbol(s, me.food) > 0


def next_symbol(s: State, food: int) -> int:
    """The next space of the food track, going down, that gives labour when it is left; 0 if there is none."""
    while food > 0 and not s.options.food_labour[food]:
        food -= 1
    return food  # W-FOOD-02


# --- Stage 2 ------------------------------------------------------------------


def offer_window(s: State, step: Step) -> list[Decision]:
    """Cards, abilities and food at any moment; the actions of the part that the figure has reached."""
    me = s.players[s.turn]
    out: list[Decision] = []
    if s.place != REST:  # W-REST-04 W-LABOR-09
        offer_cards(s, me, out)
    offer_abilities(s, me, out)
    offer_eat(s, me, out)
    if s.part == TOP:
        offer_top(s, me, out)
        out.append(GO_ON)  # W-PLACE-04
    elif s.part == MIDDLE:
        offer_middle(s, me, out)
        out.append(GO_ON)  # W-PLACE-05
    else:
        offer_bonus(s, me, step, out)
        out.append(END_TURN)
    return out


def offer_cards(s: State, me: Player, out: list[Decision]) -> None:
    """Tribe cards of the hand, each kind once."""
    last = -1
    for kind in me.hand:
        if kind >= FIRST_CULTURE:
            return  # W-CULTURE-05
        if kind != last:
            last = kind
            if not is_barred(s, me, kind):
                out.append(PLAY[kind])  # W-LABOR-02


def can_pay(s: State, me: Player, price: list[int]) -> bool:
    return me.food >= price[0] and me.tools >= price[1] and s.labour >= price[2]


def offer_top(s: State, me: Player, out: list[Decision]) -> None:
    """Any number of times, in any order, as long as the price is there."""
    pays = can_pay(s, me, s.pack.top_price[s.place])
    if s.place == INITIATION:
        if pays:
            offer_tribes(s.taken, out)  # W-INIT-01
    elif s.place == DEVELOP:
        if pays:
            offer_culture(s, out)  # W-DEV-01
    elif s.place == SETTLE:
        if me.camps_home > 0 and can_pay(s, me, s.pack.camp_price):
            out.append(PUT_CAMP)  # W-SETTLE-01 W-SETTLE-03
        if pays:
            offer_moves(me, out)
    else:
        assert s.place == HUNT
        if can_pay(s, me, s.pack.reveal_price) and can_do_reveal(s):
            out.append(REVEAL)  # W-HUNT-01
        if pays:
            offer_animals(s, NONE, out)


def can_do_reveal(s: State) -> bool:
    """The action of Hunt; at some tables it gives a point when the deck is empty."""
    return can_reveal(s) or (s.options.reveal_empty_vp and not has_animals(s.animals))


def offer_middle(s: State, me: Player, out: list[Decision]) -> None:
    """Once, and the figure slides on."""
    if not can_pay(s, me, s.pack.middle_price[s.place]):
        return
    if s.place == INITIATION:
        offer_discarded_tribes(0, out)  # W-INIT-04
        offer_bury(s, me, out)
    elif s.place == DEVELOP:
        offer_stones(s, me, True, out)  # W-DEV-03
    elif s.place == SETTLE:
        offer_communities(s, me, out)
    else:
        offer_use_animal(me, out)


def offer_bonus(s: State, me: Player, step: Step, out: list[Decision]) -> None:
    """The bonus at the bottom, or the rest action, as far as it is left."""
    effect = s.pack.effects[step.a]
    offer_left(s, me, effect, step.b, out)  # W-PLACE-06 W-REST-01
    if has_plain_left(s, me, effect, step.b):
        out.append(TAKE_GOODS)


def has_plain_left(s: State, me: Player, effect: Effect, left: int) -> bool:
    """Whether goods are left that need no decision but when to take them."""
    for unit in range(len(effect.ops)):
        op = effect.ops[unit]
        if op >= FOOD and left >> BITS * unit & MOST and is_useful(s, me, op):
            return True
    return False


# --- Culture cards and triggers -------------------------------------------------


def offer_culture_abilities(s: State, kind: int) -> list[Decision]:
    """The abilities of a culture card just played: all, some or none of them."""
    me = s.players[s.turn]
    out: list[Decision] = []
    for code in usable_abilities(s, me, kind):
        out.append(USE[code])  # W-CULTURE-03
    if out:
        offer_eat(s, me, out)  # W-FOOD-01 A-72
    out.append(DONE)  # W-ABIL-01
    return out


def usable_abilities(s: State, me: Player, kind: int) -> list[int]:
    """The abilities of a culture card above the board that can be used now, by number."""
    codes: list[int] = []
    for ability in range(len(s.pack.abilities[kind])):
        code = kind * ABILITIES + ability
        effect = s.pack.abilities[kind][ability]
        if code in s.armed and not is_waiting(effect) and can_use(s, me, effect):
            codes.append(code)
    return codes


def offer_trigger(s: State, event: int) -> list[Decision]:
    """Use one of the abilities that were set off, in any order, or wait for another time."""
    me = s.players[s.turn]
    out: list[Decision] = []
    last = -1
    for code in s.armed:
        if code != last:
            last = code
            effect = effect_of(s, me, code)
            if effect.event == event and can_use(s, me, effect):
                out.append(USE[code])  # W-SYM-30 A-68
    out.append(DONE)
    return out


# --- Stage 4 and the eclipse ------------------------------------------------------


def offer_pile(s: State) -> list[Decision]:
    me = s.players[s.turn]
    out: list[Decision] = []
    last = -1
    for kind in me.hand:
        if kind != last:
            last = kind
            out.append(HIDE[kind])  # W-PILE-01
    out.append(DONE)  # W-PILE-02
    return out


def offer_sun(s: State) -> list[Decision]:
    """Eclipse abilities, one at a time; those that ask nothing more need no question when nothing else is left."""
    me = s.players[s.turn]
    out: list[Decision] = []
    asks = False
    last = -1
    for code in s.armed:
        if code != last:
            last = code
            effect = effect_of(s, me, code)
            if can_use(s, me, effect):
                out.append(USE[code])  # W-ECLIPSE-10 W-ABIL-05
                asks = asks or not effect.is_plain or costs(effect)
    if asks or not out:
        out.append(DONE)
        return out
    return out[:1]
