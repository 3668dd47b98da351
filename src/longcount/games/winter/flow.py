"""The sequence of play.

    set-up       stones · culture cards · chiefs and their sides · set-up cards · opening hands · hunting grounds ·
                 turn order · megalith boards · terrain · camps (with a draft: order and terrain before the cards)
    round        turns in track order until everybody has placed all figures
                 eclipse: reveal the piles, new order; each seat: position · abilities · terrain · own board and stones
                 preparation (not in round 4): figures, grounds, culture cards, five cards each
    turn         culture cards · one figure and its actions · discard what was played · eclipse pile (last turn only)
    end          after the fourth eclipse: final scoring

Every line is a step on the stack; `settle` runs the steps that follow by themselves and stops where somebody is
asked. A step with a single answer answers itself, unless that would tell something about a hidden hand.
"""

from __future__ import annotations

from longcount.games.winter import components as c
from longcount.games.winter import setup, steps
from longcount.games.winter.decisions import Discard
from longcount.games.winter.draws import do_draw, draw_odds, offer_draw
from longcount.games.winter.eclipse import (
    begin_eclipse,
    eclipse_seat,
    end_eclipse,
    own_board,
    position_bonus,
    score_stones,
    terrain_bonus,
)
from longcount.games.winter.effects import do
from longcount.games.winter.effects.cards import draw_card
from longcount.games.winter.effects.hunt import reveal_more
from longcount.games.winter.effects.turn import hold_token
from longcount.games.winter.names import ACTION, NONE, PREPARATION, REST, STAGE_ONE
from longcount.games.winter.offers import offer
from longcount.games.winter.offers.hunt import has_animals
from longcount.games.winter.scoring import final_scoring
from longcount.games.winter.state import Options, Player, State
from longcount.kernel.chance import Dice, weighted
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE, Step
from longcount.kernel.shared_lists import joined
from longcount.kernel.story import Story


def new_state(seats: int, options: Options) -> State:
    s = setup.new_table(seats, options)
    settle(s)
    return s


# --- The loop of play ---------------------------------------------------------


def apply(s: State, seat: int, decision: Decision, story: Story | None) -> None:
    """Carry out an offered decision and everything that follows by itself."""
    s.story = story
    if seat == CHANCE:
        do_draw(s, decision)
    elif s.stack[-1].kind <= steps.PICK_SETUP:
        setup.choose(s, decision)
    else:
        do(s, decision)
    settle(s)
    s.story = None


def settle(s: State) -> None:
    """Run on until somebody has a choice."""
    while True:
        step = s.stack[-1]
        if step.kind > steps.GAME_OVER:
            s.stack.pop()
            run(s, step)
        elif step.kind > steps.LAST_ASKED:
            s.offered = []
            return
        else:
            if step.kind <= steps.PICK_SETUP:
                setup.whose_choice(s, step)
            offers = offer(s)
            if len(offers) > 1 or is_always_asked(s, step, offers[0]):
                s.offered = offers
                return
            do(s, offers[0])


def is_always_asked(s: State, step: Step, only: Decision) -> bool:
    """Whether a single answer would betray the hand: that nothing else could be done, or which card is the last."""
    kind = step.kind
    if kind == steps.WINDOW:
        return len(s.players[s.turn].hand) > 0 and s.place != REST
    return kind <= steps.TURN or isinstance(only, Discard)


def run(s: State, step: Step) -> None:
    """A step that follows by itself."""
    kind = step.kind
    if kind == steps.FINISH_TURN:
        finish_turn(s, step.a)
    elif kind == steps.BEGIN_TURN:
        begin_turn(s, step.a, step.b)
    elif kind == steps.DRAW_CARDS:
        draw_cards(s, step.a, step.b)
    elif kind == steps.REVEAL_MORE:
        reveal_more(s, step.a)
    elif kind == steps.FILL_GROUNDS:
        fill_grounds(s)
    elif kind == steps.FILL_DISPLAY:
        fill_display(s)
    elif kind == steps.NEXT_TOKEN:
        next_token(s, step.a)
    elif kind == steps.RETURN_TOKEN:
        return_token(s)
    elif kind == steps.BEGIN_ROUND:
        begin_round(s)
    elif kind == steps.PREPARE:
        prepare(s)
    elif kind == steps.OPENING_HAND:
        setup.opening_hand(s, step.a)
    elif kind == steps.FINISH_SETUP:
        setup.finish_setup(s)
    elif kind == steps.FINAL_SCORING:
        final_scoring(s)
        s.stack.append(steps.STEP[steps.GAME_OVER])
    else:
        run_eclipse(s, step)


def run_eclipse(s: State, step: Step) -> None:
    kind = step.kind
    if kind == steps.POSITION:
        position_bonus(s)
    elif kind == steps.TERRAIN:
        terrain_bonus(s)
    elif kind == steps.OWN_BOARD:
        own_board(s)
    elif kind == steps.SCORE_STONES:
        score_stones(s)
    elif kind == steps.ECLIPSE_SEAT:
        eclipse_seat(s, step.a)
    elif kind == steps.BEGIN_ECLIPSE:
        begin_eclipse(s)
    else:
        assert kind == steps.END_ECLIPSE
        end_eclipse(s)


# --- Round and turn -----------------------------------------------------------


def begin_round(s: State) -> None:
    """All turns, then the eclipse, then the preparation or the end."""
    s.round += 1  # W-PREP-02
    s.phase = ACTION
    s.covered = 0
    s.figures = ()
    s.rest_given = False
    s.tell(s.order[0], "round", "round", s.round - 1, "round")
    following = steps.PREPARE if s.round < c.ROUNDS else steps.FINAL_SCORING  # W-ROUND-01 W-ROUND-02 W-PREP-01
    s.stack.append(steps.STEP[following])
    s.stack.append(steps.STEP[steps.BEGIN_ECLIPSE])  # W-TURN-04
    for me in s.players:
        take_figures_back(s, me)
    turns = 1 + s.players[0].tribe_home
    for turn in range(turns):
        for seat in reversed(s.order):
            s.stack.append(Step(steps.BEGIN_TURN, seat, 1 if turn == 0 else 0))  # W-TURN-01


def take_figures_back(s: State, me: Player) -> None:
    """All figures return; in the short game one stays out in the first era."""
    me.chief_home = True  # W-PREP-03
    me.tribe_home = c.TRIBE_FIGURES
    me.resting = 0
    if s.options.short_game and s.era() == 1:
        me.tribe_home -= 1  # W-VARIANT-04


def begin_turn(s: State, seat: int, is_last: int) -> None:
    s.turn = seat
    s.clock += 1
    s.place = NONE
    s.part = STAGE_ONE
    s.labour = 0
    s.played = 0
    s.taken = 0
    s.stack.append(Step(steps.FINISH_TURN, is_last))  # W-TURN-02
    s.stack.append(steps.STEP[steps.TURN])


def finish_turn(s: State, is_last: int) -> None:
    """Played cards are discarded, labour is lost; in the last turn the eclipse pile is formed."""
    me = s.players[s.turn]
    for kind in me.above:
        me.discard = joined(me.discard, kind)  # W-DISCARD-01 W-DISCARD-02
    me.above = []
    s.labour = 0
    s.armed = []
    s.barred = []
    if s.rest_held != NONE:
        s.stack.append(steps.STEP[steps.RETURN_TOKEN])  # W-RESTTOKEN-04 after the pile
    if is_last and me.hand:
        s.stack.append(steps.STEP[steps.PILE])  # W-PILE-01


def return_token(s: State) -> None:
    """The turn is over: its rest token goes face down under the stack."""
    s.rest_under = (*s.rest_under, s.rest_held)
    s.rest_held = NONE


# --- Preparation --------------------------------------------------------------


def prepare(s: State) -> None:
    s.phase = PREPARATION
    s.turn = NONE
    following = [steps.STEP[steps.FILL_GROUNDS], steps.STEP[steps.FILL_DISPLAY]]  # W-PREP-04
    if s.round == 2:
        s.culture_open = ()  # W-PREP-05
    following += [Step(steps.DRAW_CARDS, seat, c.ROUND_DRAWS) for seat in range(len(s.players))]  # W-PREP-06
    if s.options.rest_tokens:
        following.append(steps.STEP[steps.NEXT_TOKEN])  # W-RESTTOKEN-05 at the end of the phase
    following.append(steps.STEP[steps.BEGIN_ROUND])
    s.stack += following[::-1]


def draw_cards(s: State, seat: int, number: int) -> None:
    """So many cards one after the other, as far as there are any; nothing lower may be taken here."""
    if number:
        s.stack.append(Step(steps.DRAW_CARDS, seat, number - 1))  # W-GOLD-05
        if not draw_card(s, seat):
            s.stack.pop()


def fill_grounds(s: State) -> None:
    """Up to one animal more than there are players."""
    if sum(s.grounds) <= len(s.players) and has_animals(s.animals):
        s.stack.append(steps.STEP[steps.FILL_GROUNDS])
        s.stack.append(steps.STEP[steps.REVEAL_ANIMAL])


def display_era(s: State) -> int:
    """The deck that culture cards are dealt from: the second one from the end of round 2 on."""
    return 1 if s.round < 2 else 2


def fill_display(s: State) -> None:
    if len(s.culture_open) < c.DISPLAY and s.culture_deck[display_era(s) - 1]:
        s.stack.append(steps.STEP[steps.FILL_DISPLAY])
        s.stack.append(Step(steps.OPEN_CULTURE, display_era(s)))


def next_token(s: State, is_taken: int) -> None:
    """The top rest token is opened or taken; nobody knows it as long as it was never put under the stack."""
    if s.rest_open != NONE:
        s.rest_under = (*s.rest_under, s.rest_open)  # W-RESTTOKEN-05 nobody took it
        s.rest_open = NONE
    if s.rest_unseen:
        s.stack.append(Step(steps.TURN_REST, is_taken))
        return
    token, s.rest_under = s.rest_under[0], s.rest_under[1:]
    if is_taken:
        hold_token(s, token)
    else:
        s.rest_open = token


# --- Random play --------------------------------------------------------------


def playout(s: State, dice: Dice, limit: int) -> int:
    """Random decisions until the game is over or the players made `limit` of them; returns how many they made."""
    count = 0
    while count < limit:
        kind = s.stack[-1].kind
        if kind <= steps.LAST_ASKED:
            decision = s.offered[dice.below(len(s.offered))]
            if kind <= steps.PICK_SETUP:
                setup.choose(s, decision)
            else:
                do(s, decision)
            settle(s)
            count += 1
        elif kind == steps.GAME_OVER:
            return count
        else:
            odds = draw_odds(s)
            do_draw(s, offer_draw(s)[weighted(odds, dice.below(sum(odds)))])
            settle(s)
    return count
