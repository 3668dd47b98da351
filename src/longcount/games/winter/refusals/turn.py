"""Refusals of cards, abilities, figures and the course of a turn."""

from __future__ import annotations

from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import ABILITIES, CHIEF_CODE, FIRST_CULTURE, TOKEN_CODE
from longcount.games.winter.effect_language import Effect
from longcount.games.winter.names import (
    ACTION,
    BOTTOM,
    CHIEF,
    IN_ECLIPSE,
    MIDDLE,
    NONE,
    PLACE_TITLES,
    REST,
    STAGE_ONE,
    TOP,
    WHEN,
)
from longcount.games.winter.offers.abilities import can_use, effect_of, wants_labour
from longcount.games.winter.offers.initiation import is_barred
from longcount.games.winter.offers.turn import next_symbol
from longcount.games.winter.refusals.words import price_text, some
from longcount.games.winter.state import Player, State
from longcount.games.winter.titles import card_title
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal


def refuse_turn(s: State, seat: int, decision: Decision) -> Refusal | None:
    me = s.players[seat]
    match decision:
        case d.Play(card=kind):
            return refuse_play(s, me, kind)
        case d.Use(code=code):
            return refuse_use(s, me, code)
        case d.Eat():
            return refuse_eat(s, me)
        case d.Place():
            return refuse_place(s, me, decision)
        case d.GoOn() | d.EndTurn() | d.Done() | d.TakeGoods():
            return refuse_end(s, decision)
        case d.Hide(card=kind):
            return refuse_hide(s, me, kind)
        case d.ChooseToken() if s.place == REST and s.options.rest_tokens:
            return Refusal("W-RESTTOKEN-02", "Only the first player of the round who rests gets a token.")
        case _:
            return None


def refuse_play(s: State, me: Player, kind: int) -> Refusal:
    name = card_title(kind, s.pack)
    is_culture = kind >= FIRST_CULTURE
    if kind not in me.hand:
        return Refusal("W-CULTURE-01" if is_culture else "W-LABOR-02", f"You have no {name} in your hand.")
    if is_culture:
        if s.part != STAGE_ONE:
            return Refusal("W-CULTURE-05", "Culture cards are played before the figure is placed; it stands already.")
        return Refusal("W-CULTURE-02", "A further culture card costs a card from your hand, and you have no other.")
    if s.part == STAGE_ONE:
        return Refusal("W-ABIL-02", "Tribe cards are played when your figure stands.")
    if s.place == REST:
        return Refusal("W-LABOR-09", "No tribe cards are played in a turn in which your figure rests.")
    assert is_barred(s, me, kind)
    return Refusal("W-INIT-03", f"You took {name} at the top of Initiation in this turn: it cannot be played yet.")


def refuse_use(s: State, me: Player, code: int) -> Refusal:
    effect = ability_of(s, me, code)
    if effect is None:
        return Refusal("W-ABIL-01", "There is no such ability.")
    if effect.mark == IN_ECLIPSE and s.phase == ACTION:
        return Refusal("W-ABIL-05", "That ability works in the eclipse only, from the eclipse pile.")
    if code not in s.armed:
        return refuse_unarmed(s, me, code, effect)
    if s.stack[-1].kind == steps.TURN or s.stack[-1].kind == steps.WINDOW:
        if effect.mark == WHEN:
            return Refusal("W-SYM-30", "That ability waits until something sets it off.")
    if not can_use(s, me, effect) and price_missing(s, me, effect):
        price = [effect.pay_food, effect.pay_tools, effect.pay_labour]
        return Refusal("W-ABIL-06", f"That ability costs {price_text(price)}; you have {owned_text(s, me)}.")
    return Refusal("W-ABIL-01", "That ability would do nothing now, or something else is asked first.")


def ability_of(s: State, me: Player, code: int) -> Effect | None:
    """The effect of an ability, if that card, chief or token has so many."""
    if code >= TOKEN_CODE:
        held = s.rest_held != NONE and code - TOKEN_CODE < len(s.pack.rest_tokens[s.rest_held])
        return effect_of(s, me, code) if held else None
    if code >= CHIEF_CODE:
        abilities = s.pack.chief_abilities[me.chief][me.side]
        return abilities[code - CHIEF_CODE] if code - CHIEF_CODE < len(abilities) else None
    abilities = s.pack.abilities[code // ABILITIES]
    return abilities[code % ABILITIES] if code % ABILITIES < len(abilities) else None


def refuse_unarmed(s: State, me: Player, code: int, effect: Effect) -> Refusal:
    if CHIEF_CODE <= code < TOKEN_CODE:
        if me.chief_home or s.place == NONE:
            return Refusal("W-PLACE-02", "Your chief's ability is used in the turn in which the chief is placed.")
    elif code < CHIEF_CODE and code // ABILITIES not in me.above:
        return Refusal("W-ABIL-04", f"{card_title(code // ABILITIES, s.pack)} does not lie above your board.")
    if s.phase == ACTION and 0 <= effect.mark < REST and effect.mark != s.place:
        return Refusal("W-ABIL-03", f"That ability works only with a figure in {PLACE_TITLES[effect.mark]}.")
    return Refusal("W-ABIL-01", "That ability was used, or its time has passed.")


def price_missing(s: State, me: Player, effect: Effect) -> bool:
    return me.food < effect.pay_food or me.tools < effect.pay_tools or s.labour < effect.pay_labour


def owned_text(s: State, me: Player) -> str:
    return price_text([me.food, me.tools, s.labour])


def refuse_eat(s: State, me: Player) -> Refusal:
    if s.phase != ACTION:
        return Refusal("W-FOOD-03", "Food cannot be turned into labour in the eclipse.")
    if s.stack[-1].kind not in (steps.TURN, steps.WINDOW, steps.ABILITIES):
        return Refusal("W-FOOD-01", "Food is spent for labour between finished effects only.")
    if not wants_labour(s):
        return Refusal("W-FOOD-01", "There is nothing left in this turn that labour could pay for.")
    assert next_symbol(s, me.food) == 0
    return Refusal("W-FOOD-02", f"Your {me.food} food cross no labour symbol.")


def refuse_place(s: State, me: Player, decision: d.Place) -> Refusal:
    if s.part != STAGE_ONE:
        return Refusal("W-TURN-02", "One figure is placed in a turn; yours stands already.")
    figure = "chief" if decision.figure == CHIEF else "tribe figure"
    return Refusal("W-PLACE-01", f"You have no {figure} left to place in this round.")


def refuse_end(s: State, decision: Decision) -> Refusal | None:
    if s.part == STAGE_ONE:
        return Refusal("W-TURN-03", "A turn cannot be skipped: place a figure.")
    if isinstance(decision, d.EndTurn) and s.part in (TOP, MIDDLE):
        return Refusal("W-PLACE-03", "Your figure is not at the bottom yet: go on.")
    if isinstance(decision, d.GoOn) and s.part == BOTTOM:
        return Refusal("W-PLACE-03", "Your figure cannot slide on: end the turn.")
    if isinstance(decision, d.TakeGoods):
        return Refusal("W-PLACE-06", "No goods are to be had here.")
    return None


def refuse_hide(s: State, me: Player, kind: int) -> Refusal:
    if s.stack[-1].kind != steps.PILE:
        return Refusal("W-PILE-01", "The eclipse pile is formed at the end of your last turn of the round.")
    return Refusal("W-PILE-01", f"You have {some(me.hand.count(kind), card_title(kind, s.pack))} in your hand.")
