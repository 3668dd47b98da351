"""Figures are placed, food is spent for labour, tokens are chosen, the pile is formed."""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.components import FIRST_TRIBE, KINDS, REST_TOKENS, TOKEN_CODE
from longcount.games.winter.decisions import Place
from longcount.games.winter.effect_language import MEMORY
from longcount.games.winter.effects.cards import arm, arm_at_place, end_cultures
from longcount.games.winter.effects.goods import gain_labour
from longcount.games.winter.effects.supply import take_tribe
from longcount.games.winter.effects.symbols import charge
from longcount.games.winter.names import BOTTOM, CHIEF, NONE, PLACES, REST, TOP, TRIBE
from longcount.games.winter.offers.turn import next_symbol
from longcount.games.winter.state import State, figure_at
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import joined, without


def do_place(s: State, decision: Place) -> None:
    """The figure stands; a column begins at its top."""
    seat = s.turn
    me = s.players[seat]
    end_cultures(s, me)
    if decision.figure == CHIEF:
        me.chief_home = False
    else:
        me.tribe_home -= 1
    s.place = decision.place
    s.figures = (*s.figures, figure_at(seat, decision.figure, decision.place))
    s.tell(seat, "place", PLACES[decision.place], decision.figure, "figure")
    s.stack.pop()
    if decision.place == REST:
        rest(s)
    else:
        s.part = TOP
        s.stack.append(steps.STEP[steps.WINDOW])
    arm_at_place(s, decision.figure == CHIEF)  # W-CULTURE-03 W-REST-04


def rest(s: State) -> None:
    me = s.players[s.turn]
    me.resting += 1  # W-REST-03
    s.part = BOTTOM
    s.stack.append(Step(steps.WINDOW, s.pack.rest.index, s.pack.rest.start))  # W-REST-01
    if s.options.rest_tokens and not s.rest_given:
        s.rest_given = True  # W-RESTTOKEN-02
        s.stack.append(steps.STEP[steps.TOKEN])


def do_choose_token(s: State, takes_next: int) -> None:
    """The open token, or the next one unseen while the open one goes under the stack."""
    s.stack.pop()
    token = s.rest_open
    s.rest_open = NONE
    if takes_next:
        s.rest_under = (*s.rest_under, token)
        s.stack.append(Step(steps.NEXT_TOKEN, 1))
    else:
        hold_token(s, token)


def hold_token(s: State, token: int) -> None:
    """Its effects may be used in this turn."""
    s.rest_held = token
    s.tell(s.turn, "token", REST_TOKENS[token], 1, "rest")
    for number in range(len(s.pack.rest_tokens[token])):
        arm(s, TOKEN_CODE + number)  # W-RESTTOKEN-03


def do_eat(s: State) -> None:
    """Down to the next labour symbol and across it."""
    me = s.players[s.turn]
    left = next_symbol(s, me.food) - 1
    s.tell(s.turn, "eat", "food", me.food - left, "labour")
    me.food = left  # W-FOOD-02
    gain_labour(s, 2, "food")


def do_take_tribe(s: State, tribe: int) -> None:
    """To the hand; at the top of Initiation each type once, and not to be played in this turn."""
    step = s.stack[-1]
    if step.kind == steps.WINDOW:
        charge(s, TRIBE)
        s.taken |= 1 << tribe  # W-INIT-02
        if take_tribe(s, tribe, True):
            s.barred = joined(s.barred, FIRST_TRIBE + tribe)  # W-INIT-03
    else:
        charge(s, TRIBE, 1, step.b >> MEMORY | 1 << tribe)
        take_tribe(s, tribe, True)


def do_hide(s: State, kind: int) -> None:
    me = s.players[s.turn]
    me.hand = without(me.hand, kind)
    me.pile = joined(me.pile, kind)  # W-PILE-01 W-PILE-03
    s.tell(s.turn, "hide", "card", 1, "eclipse pile")
    s.whisper(s.turn, "hide", KINDS[kind], 1, "eclipse pile")
