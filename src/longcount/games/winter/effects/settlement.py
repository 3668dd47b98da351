"""Camps are put and moved, glacier tokens turned up, communities created."""

from __future__ import annotations

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.effects.cards import begin
from longcount.games.winter.map import JUNCTIONS, START
from longcount.games.winter.state import FACE_DOWN, State
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed, replaced, shifted


def put_camp(s: State, seat: int) -> None:
    """The leftmost camp of the board goes to the start tile."""
    me = s.players[seat]
    me.camps_home -= 1  # W-SETTLE-01 W-SYM-07
    me.camps = changed(me.camps, START, 1)
    s.tell(seat, "camp", "start tile", 1, "camp")


def move_camp(s: State, origin: int, target: int) -> None:
    me = s.players[s.turn]
    me.camps = shifted(me.camps, origin, target)  # W-SETTLE-02
    s.tell(s.turn, "move", "camp", 100 * origin + target, "move")
    if s.glacier_tokens[target] == FACE_DOWN:
        s.stack.append(Step(steps.TURN_GLACIER, target))  # W-GLACIER-03


def found(s: State, junction: int) -> None:
    """Three camps return and a community stands at the junction; food above the new maximum is lost."""
    seat = s.turn
    me = s.players[seat]
    for corner in JUNCTIONS[junction]:
        me.camps = changed(me.camps, corner, -1)
    me.camps_home += 3  # W-SETTLE-08
    me.communities -= 1
    s.villages = replaced(s.villages, junction, seat)
    s.tell(seat, "found", "community", junction, "settlement")
    if me.food > me.most_food():
        s.tell(seat, "lose", "food", me.food - me.most_food(), "no room")
        me.food = me.most_food()
    tokens = sorted([s.glacier_tokens[corner] for corner in JUNCTIONS[junction] if s.glacier_tokens[corner] >= 0])
    if tokens:
        begin(s, s.pack.glacier_bonus[tuple(tokens)])  # W-GLACIER-04 W-GLACIER-05


def turn_glacier(s: State, hex_: int, token: int) -> None:
    tokens = list(s.glacier_tokens)
    tokens[hex_] = token
    s.glacier_tokens = tuple(tokens)
    s.tokens_left = tuple([other for other in s.tokens_left if other != token])
    s.tell(s.turn, "turn", c.GLACIER_TOKENS[token], hex_, "glacier")
