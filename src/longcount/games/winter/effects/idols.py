"""Idols on both tracks, and lower resources taken instead of higher ones."""

from __future__ import annotations

from longcount.games.winter.decisions import Instead
from longcount.games.winter.effects.cards import begin, draw_card
from longcount.games.winter.effects.goods import gain_food, gain_tools, score
from longcount.games.winter.names import DRAW, FOOD, FROM_IDOLS, IDOL, OFFERING, TOOL, TRACKS, VENERATION
from longcount.games.winter.state import State
from longcount.kernel.shared_lists import changed


def advance(s: State, track: int) -> None:
    if track == OFFERING:
        advance_offering(s)
    else:
        venerate(s)


def advance_offering(s: State) -> None:
    """One level up and its bonus; a point on top."""
    me = s.players[s.turn]
    if me.idols[OFFERING] == s.pack.offering_top:
        score(s, s.turn, FROM_IDOLS, 1, "top of the offering track")  # W-IDOL-05
        return
    me.idols = changed(me.idols, OFFERING, 1)  # W-IDOL-02
    level = me.idols[OFFERING]
    s.tell(s.turn, "idol", TRACKS[OFFERING], level, "idol")
    begin(s, s.pack.offering_bonus[level])  # W-IDOL-04


def venerate(s: State) -> None:
    """One level up, behind everybody who stands there already."""
    seat = s.turn
    me = s.players[seat]
    me.idols = changed(me.idols, VENERATION, 1)
    level = me.idols[VENERATION]
    s.tell(seat, "idol", TRACKS[VENERATION], level, "idol")
    others = [other for other in s.ranking if other != seat]
    ahead = [other for other in others if s.players[other].idols[VENERATION] >= level]
    s.ranking = (*ahead, seat, *others[len(ahead) :])  # W-IDOL-06
    score(s, seat, FROM_IDOLS, s.pack.veneration_points[level], "veneration track")  # W-IDOL-07


def do_instead(s: State, decision: Instead) -> None:
    """A lower resource, one for one."""
    taken = decision.taken
    if taken == FOOD:
        gain_food(s, s.turn, 1, "instead")  # W-GOLD-03 W-GOLD-06
    elif taken == TOOL:
        gain_tools(s, s.turn, 1, "instead")
    elif taken == IDOL:
        advance(s, decision.track)
    else:
        assert taken == DRAW
        draw_card(s, s.turn)
