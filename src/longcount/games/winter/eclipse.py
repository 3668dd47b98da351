"""The eclipse: the piles are revealed, the turn order is set anew, and each seat has its four steps."""

from __future__ import annotations

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.components import FIRST_CULTURE, KINDS
from longcount.games.winter.effects.cards import arm_for_eclipse, begin, forget
from longcount.games.winter.effects.goods import score
from longcount.games.winter.map import AT
from longcount.games.winter.names import BOTTOM, DRAW, ECLIPSE, FROM_STONES, NONE, SYMBOLS
from longcount.games.winter.scoring import stone_points
from longcount.games.winter.state import Player, State
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import joined


def begin_eclipse(s: State) -> None:
    """All reveal at once; culture cards go back to the hand; labour decides the new order."""
    s.phase = ECLIPSE
    s.turn = NONE
    s.place = NONE
    s.part = BOTTOM
    for seat, me in enumerate(s.players):
        reveal_pile(s, seat, me)  # W-ECLIPSE-01
    s.order = new_order(s)
    s.stack.append(steps.STEP[steps.END_ECLIPSE])
    for seat in reversed(s.order):
        s.stack.append(Step(steps.ECLIPSE_SEAT, seat))  # W-ECLIPSE-07
    for place, seat in enumerate(s.order):
        s.tell(seat, "order", "place", place + 1, "eclipse")


def reveal_pile(s: State, seat: int, me: Player) -> None:
    for kind in me.pile:
        forget(me, kind)
        if kind >= FIRST_CULTURE:
            me.hand = joined(me.hand, kind)  # W-ECLIPSE-03
            me.known = joined(me.known, kind)
            s.tell(seat, "bluff", KINDS[kind], 1, "eclipse pile")
        else:
            me.above = joined(me.above, kind)
            s.tell(seat, "reveal", KINDS[kind], 1, "eclipse pile")
    me.pile = []
    s.tell(seat, "sum", "labour", eclipse_labour(s, me), "eclipse")


def eclipse_labour(s: State, me: Player) -> int:
    """Half labour of the revealed tribe cards and the resting figures."""
    labour = c.REST_LABOUR * me.resting  # W-REST-02 W-ECLIPSE-02
    for kind in me.above:
        labour += s.pack.labour[kind] + s.pack.eclipse_labour[kind]
    return labour


def new_order(s: State) -> tuple[int, ...]:
    """Most labour first; among equals whoever acted later in this round."""
    later_first = s.order[::-1]  # W-ECLIPSE-06
    labour = [eclipse_labour(s, me) for me in s.players]
    order: list[int] = []
    for seat in later_first:
        place = 0
        while place < len(order) and labour[order[place]] >= labour[seat]:
            place += 1
        order.insert(place, seat)
    return tuple(order)  # W-ECLIPSE-05


def eclipse_seat(s: State, seat: int) -> None:
    """Position, abilities of the pile, terrain, own board."""
    s.turn = seat
    s.clock += 1
    arm_for_eclipse(s, s.players[seat])
    s.stack.append(steps.STEP[steps.SCORE_STONES])
    s.stack.append(steps.STEP[steps.OWN_BOARD])
    s.stack.append(steps.STEP[steps.TERRAIN])
    s.stack.append(steps.STEP[steps.SUN])  # W-ECLIPSE-10
    s.stack.append(steps.STEP[steps.POSITION])


def position_bonus(s: State) -> None:
    begin(s, s.pack.order_bonus[s.order.index(s.turn)])  # W-ECLIPSE-09


def terrain_bonus(s: State) -> None:
    """The bonus of every hex where nobody has more influence, counted once."""
    s.armed = []
    due = [0] * SYMBOLS
    for hex_ in range(len(AT)):
        bonus = s.pack.terrain_bonus[s.terrain[hex_]]  # W-GLACIER-06 tokens give nothing here
        if leads(s, s.turn, hex_):
            s.tell(s.turn, "lead", c.TERRAINS[s.terrain[hex_]], hex_, "influence")
            for op in range(SYMBOLS):
                due[op] += bonus[op]  # W-ECLIPSE-11
    s.due = due
    s.stack.append(steps.STEP[steps.DUE])


def leads(s: State, seat: int, hex_: int) -> bool:
    junctions = AT[hex_]
    own = s.influence(seat, hex_, junctions)
    if own == 0:
        return False
    for other in range(len(s.players)):
        if other != seat and s.influence(other, hex_, junctions) > own:
            return False
    return True


def own_board(s: State) -> None:
    """A card per community that has left the board, and what empty megalith cells show; counted once."""
    me = s.players[s.turn]
    due = [0] * SYMBOLS
    due[DRAW] = c.COMMUNITY_DRAWS * (c.COMMUNITIES - me.communities)  # W-BOARD-01 W-ECLIPSE-13
    for cell in range(me.placed // 2):
        bonus = s.pack.cell_bonus[cell]
        for op in range(SYMBOLS):
            due[op] += bonus[op]  # W-BOARD-02
    s.due = due
    s.stack.append(steps.STEP[steps.DUE])


def score_stones(s: State) -> None:
    me = s.players[s.turn]
    for stone in me.stones:
        score(s, s.turn, FROM_STONES, stone_points(s, me, stone), c.STONES[stone])  # W-BOARD-03 W-DEV-08


def end_eclipse(s: State) -> None:
    """The pile cards go to their owners' discards."""
    s.turn = NONE
    for me in s.players:
        for kind in me.above:
            me.discard = joined(me.discard, kind)  # W-ECLIPSE-14
        me.above = []
