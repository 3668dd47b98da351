"""Refusals of cards, abilities, figures and the course of a turn."""

from __future__ import annotations

from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import ABILITIES, CHIEF_CODE, CHIEFS, FIRST_CULTURE, TOKEN_CODE
from longcount.games.winter.effect_language import Effect
from longcount.games.winter.names import (
    ACTION,
    ANY_COLUMN,
    BOTTOM,
    CHIEF,
    ECLIPSE,
    FIGURES,
    IN_ECLIPSE,
    MIDDLE,
    NONE,
    PLACES,
    REST,
    STAGE_ONE,
    TOP,
    UNMARKED,
    WHEN,
)
from longcount.games.winter.offers.abilities import can_use, effect_of, wants_labour
from longcount.games.winter.offers.initiation import is_barred
from longcount.games.winter.offers.turn import next_symbol
from longcount.games.winter.refusals.named import card_name, owned_text, price_text
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal


def refuse_turn(s: State, seat: int, decision: Decision) -> Refusal | None:
    me = s.players[seat]
    match decision:
        case d.Play(card=card):
            return refuse_play(s, me, card)
        case d.Use():
            return refuse_use(s, me, decision)
        case d.Eat():
            return refuse_eat(s, me)
        case d.Place():
            return refuse_place(s, decision)
        case d.GoOn() | d.EndTurn() | d.Done() | d.TakeGoods():
            return refuse_end(s, decision)
        case d.Hide(card=card):
            return refuse_hide(s, card)
        case d.ChooseToken():
            return refuse_token(s)
        case _:
            return None


def refuse_token(s: State) -> Refusal:
    if not s.options.rest_tokens:
        return Refusal("W-GLACIER-01", "token_off")
    return Refusal("W-RESTTOKEN-02", "token_first" if s.rest_held == NONE else "token_had")


def refuse_play(s: State, me: Player, card: int) -> Refusal:
    is_culture = card >= FIRST_CULTURE
    if card not in me.hand:
        return Refusal("W-CULTURE-01" if is_culture else "W-LABOR-02", "no_card", card=card_name(s, card))
    if is_culture:
        if s.part != STAGE_ONE:
            return Refusal("W-CULTURE-05", "culture_late")
        return Refusal("W-CULTURE-02", "culture_unpaid")
    if s.part == STAGE_ONE:
        return Refusal("W-ABIL-02", "tribe_early")
    if s.place == REST:
        return Refusal("W-LABOR-09", "rest_no_cards")
    assert is_barred(s, me, card)
    return Refusal("W-INIT-03", "taken_now", card=card_name(s, card))


# --- abilities ----------------------------------------------------------------------


def refuse_use(s: State, me: Player, use: d.Use) -> Refusal | None:
    """Why an ability cannot be used; None if it waits only for what is asked now."""
    code = use.code
    if code >= TOKEN_CODE and s.rest_held == NONE:
        return Refusal("W-RESTTOKEN-02", "no_token_held")
    effect = ability_of(s, me, code)
    if effect is None:
        return Refusal("W-ABIL-07", "no_ability", card=source_name(s, me, code), n=use.ability)
    if effect.mark == IN_ECLIPSE and s.phase == ACTION:
        return Refusal("W-ABIL-05", "eclipse_only")
    if code not in s.armed:
        return refuse_unarmed(s, me, code, effect)
    return refuse_armed(s, me, code, effect)


def ability_of(s: State, me: Player, code: int) -> Effect | None:
    """The effect of an ability, if that card, chief or token has so many."""
    if code >= TOKEN_CODE:
        held = code - TOKEN_CODE < len(s.pack.rest_tokens[s.rest_held])
        return effect_of(s, me, code) if held else None
    if code >= CHIEF_CODE:
        abilities = s.pack.chief_abilities[me.chief][me.side]
        return abilities[code - CHIEF_CODE] if code - CHIEF_CODE < len(abilities) else None
    abilities = s.pack.abilities[code // ABILITIES]
    return abilities[code % ABILITIES] if code % ABILITIES < len(abilities) else None


def source_name(s: State, me: Player, code: int) -> str:
    if code >= TOKEN_CODE:
        return "rest_token"
    return CHIEFS[me.chief] if code >= CHIEF_CODE else card_name(s, code // ABILITIES)


def refuse_armed(s: State, me: Player, code: int, effect: Effect) -> Refusal | None:
    """It may still be used, but not now."""
    kind = s.stack[-1].kind
    if kind in (steps.TURN, steps.WINDOW) and effect.mark == WHEN:
        return Refusal("W-SYM-30", "waits")
    of_this_card = kind == steps.ABILITIES and code // ABILITIES == s.stack[-1].a and effect.mark == UNMARKED
    if kind not in (steps.TURN, steps.WINDOW, steps.SUN) and not of_this_card:
        return None
    if me.food < effect.pay_food or me.tools < effect.pay_tools or s.labour < effect.pay_labour:
        price = price_text([effect.pay_food, effect.pay_tools, effect.pay_labour])
        return Refusal("W-ABIL-06", "ability_price", price=price, owned=owned_text(s, me))
    return None if can_use(s, me, effect) else Refusal("A-66", "nothing_now")


def refuse_unarmed(s: State, me: Player, code: int, effect: Effect) -> Refusal:
    """It was used, its time is over, or it never came into play."""
    if CHIEF_CODE <= code < TOKEN_CODE:
        if not has_placed_chief(s):
            return Refusal("W-PLACE-02", "chief_not_placed")
    elif code < CHIEF_CODE and code // ABILITIES not in me.above:
        return Refusal("W-ABIL-04", "not_above", card=card_name(s, code // ABILITIES))
    if s.phase == ECLIPSE:
        return refuse_in_eclipse(effect)
    if 0 <= effect.mark < REST and effect.mark != s.place:
        return Refusal("W-ABIL-03", "column_only", place=PLACES[effect.mark])
    if effect.mark == ANY_COLUMN and s.place in (NONE, REST):
        return Refusal("W-ABIL-03", "any_column_only")
    return refuse_over(s, code, effect)


def refuse_in_eclipse(effect: Effect) -> Refusal:
    if effect.mark != IN_ECLIPSE:
        return Refusal("W-ABIL-05", "action_only")
    return Refusal("W-ECLIPSE-02", "labour_revealed") if effect.is_labour else Refusal("W-ABIL-01", "used")


def refuse_over(s: State, code: int, effect: Effect) -> Refusal:
    """An ability in its place and time that is not there any more."""
    if code < CHIEF_CODE:
        card = code // ABILITIES
        if card < FIRST_CULTURE and effect.is_labour and effect.mark not in (UNMARKED, WHEN):
            return Refusal("W-LABOR-03", "labour_counted", card=card_name(s, card))
        is_now = s.stack[-1].kind == steps.ABILITIES and s.stack[-1].a == card
        if card >= FIRST_CULTURE and effect.mark == UNMARKED and not s.options.culture_any_time and not is_now:
            return Refusal("W-CULTURE-03", "culture_over")
    return Refusal("W-ABIL-01", "used")


def has_placed_chief(s: State) -> bool:
    """Whether this turn's figure is the chief."""
    return s.place != NONE and s.figures[-1] // len(PLACES) % len(FIGURES) == CHIEF


# --- food, figures, the end of a turn -------------------------------------------------


def refuse_eat(s: State, me: Player) -> Refusal:
    kind = s.stack[-1].kind
    if s.phase == ECLIPSE:
        return Refusal("W-FOOD-03", "food_eclipse")
    if kind == steps.PILE:
        return Refusal("W-FOOD-01", "food_over")
    if kind not in (steps.TURN, steps.WINDOW, steps.ABILITIES):
        return Refusal("W-FOOD-01", "food_between")
    if not wants_labour(s):
        return Refusal("W-FOOD-01", "food_useless")
    assert next_symbol(s, me.food) == 0
    return Refusal("W-FOOD-02", "food_no_symbol", food=me.food)


def refuse_place(s: State, decision: d.Place) -> Refusal:
    if s.part != STAGE_ONE:
        return Refusal("W-TURN-02", "figure_stands")
    return Refusal("W-PLACE-01", "chief_gone" if decision.figure == CHIEF else "tribe_gone")


def refuse_end(s: State, decision: Decision) -> Refusal:
    if s.part == STAGE_ONE:
        return Refusal("W-TURN-03", "no_skip")
    if isinstance(decision, d.EndTurn) and s.part in (TOP, MIDDLE):
        return Refusal("W-PLACE-03", "not_bottom")
    if isinstance(decision, d.GoOn) and s.part == BOTTOM:
        return Refusal("W-PLACE-03", "at_bottom")
    if isinstance(decision, d.TakeGoods):
        return Refusal("W-PLACE-06", "no_goods")
    return Refusal("W-PLACE-03", "nothing_asked", text=s.offered[-1].text)


def refuse_hide(s: State, card: int) -> Refusal:
    if s.stack[-1].kind != steps.PILE:
        return Refusal("W-PILE-01", "pile_later")
    return Refusal("W-PILE-01", "no_card", card=card_name(s, card))
