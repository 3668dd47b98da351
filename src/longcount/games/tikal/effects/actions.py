"""What the actions do."""

from __future__ import annotations

from longcount.games.tikal import components as c
from longcount.games.tikal import steps
from longcount.games.tikal.components import SPACE_NAMES, TREASURES
from longcount.games.tikal.decisions import (
    Camp,
    Dig,
    End,
    Exchange,
    Find,
    Guard,
    Place,
    Transfer,
    Uncover,
    Walk,
)
from longcount.games.tikal.state import FIGURES, GONE, GUARDING, LEADER, WORKER, Player, State
from longcount.games.tikal.terrain import path_between, walk_cost
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed, replaced, shifted


def do_action(s: State, decision: Decision) -> None:
    """Carry out one action; the turn goes on until it is ended."""
    me = s.players[s.turn]
    if isinstance(decision, Walk):
        walk(s, me, decision)
    elif isinstance(decision, Place):
        place(s, me, decision)
    elif isinstance(decision, Transfer):
        transfer(s, me, decision)
    elif isinstance(decision, Uncover):
        uncover(s, me, decision.space)
    elif isinstance(decision, Dig):
        dig(s, me, decision.space)
    elif isinstance(decision, Exchange):
        exchange(s, me, decision)
    elif isinstance(decision, Camp):
        found_camp(s, me, decision.space)
    elif isinstance(decision, Guard):
        set_guard(s, me, decision.space, decision.figure)
    else:
        assert isinstance(decision, End)
        s.tell(s.turn, "end", "action points", s.ap, "end")
        s.ap = 0  # K-AP-02
        s.stack.pop()


def pay(s: State, points: int, action: str) -> None:
    s.ap -= points
    s.tell(s.turn, "spend", "action points", points, action)


def put(me: Player, figure: int, space: int) -> None:
    if figure == LEADER:
        me.leader = space
    else:
        me.workers = changed(me.workers, space, 1)


def move(me: Player, figure: int, start: int, target: int) -> None:
    if figure == LEADER:
        me.leader = target
    else:
        me.workers = shifted(me.workers, start, target)


def place(s: State, me: Player, decision: Place) -> None:
    if decision.figure == WORKER:
        me.supply -= 1
    put(me, decision.figure, decision.space)
    s.tell(s.turn, "place", FIGURES[decision.figure], 1, SPACE_NAMES[decision.space])
    pay(s, c.PLACING, "place")  # K-DEPLOY-01 K-DEPLOY-02 K-MEEPLE-02


def transfer(s: State, me: Player, decision: Transfer) -> None:
    move(me, decision.figure, decision.start, decision.target)
    if s.story is not None:
        s.tell(s.turn, "leave", FIGURES[decision.figure], 1, SPACE_NAMES[decision.start])
        s.tell(s.turn, "arrive", FIGURES[decision.figure], 1, SPACE_NAMES[decision.target])
    pay(s, c.TRANSFER, "send")  # K-DEPLOY-03 K-DEPLOY-04 K-CAMP-07


def walk(s: State, me: Player, decision: Walk) -> None:
    """Along the cheapest path; whoever or whatever stands on the way does not matter."""
    start, target = decision.start, decision.target
    move(me, decision.figure, start, target)  # K-MOVE-07 K-MOVE-08 K-GUARD-09
    if s.story is not None:
        path = path_between(s.terrain, start, target)
        s.tell(s.turn, "leave", FIGURES[decision.figure], 1, SPACE_NAMES[start])
        for space in path[1:-1]:
            s.tell(s.turn, "via", FIGURES[decision.figure], 1, SPACE_NAMES[space])
        s.tell(s.turn, "arrive", FIGURES[decision.figure], 1, SPACE_NAMES[target])
    pay(s, walk_cost(s.terrain, start, target), "walk")  # K-MOVE-01 K-MOVE-04


def uncover(s: State, me: Player, space: int) -> None:
    """The next number goes on top; nobody is used up."""
    s.values = changed(s.values, space, 1)  # K-TEMPLE-07 K-TEMPLE-09
    s.numbers = changed(s.numbers, s.values[space], -1)  # K-TEMPLE-08
    me.worked = changed(me.worked, space, 1)  # K-TEMPLE-05 K-TEMPLE-06
    s.tell(s.turn, "uncover", SPACE_NAMES[space], s.values[space], "uncover")
    pay(s, c.UNCOVERING, "uncover")  # K-TEMPLE-03


def dig(s: State, me: Player, space: int) -> None:
    """The top treasure of the tile; chance says which one it is."""
    s.tokens = changed(s.tokens, space, -1)
    me.worked = changed(me.worked, space, 1)  # K-TREASURE-03 K-TREASURE-05
    s.tell(s.turn, "dig", SPACE_NAMES[space], 1, "dig")
    pay(s, c.DIGGING, "dig")  # K-TREASURE-01
    s.stack.append(Step(steps.DRAW_TREASURE, space))


def find(s: State, decision: Find) -> None:
    me = s.players[s.turn]
    s.stack.pop()
    s.undug = changed(s.undug, decision.treasure, -1)
    me.treasures = changed(me.treasures, decision.treasure, 1)  # K-TREASURE-04
    s.tell(s.turn, "find", TREASURES[decision.treasure], 1, "dig")


def exchange(s: State, me: Player, decision: Exchange) -> None:
    """Both are picked by the acting player; the other cannot refuse."""
    them = s.players[decision.seat]
    mine, theirs = decision.mine, decision.theirs
    me.treasures = shifted(me.treasures, mine, theirs)  # K-TRADE-01 K-TRADE-02 K-TRADE-03
    them.treasures = shifted(them.treasures, theirs, mine)  # K-GOAL-03
    s.tell(s.turn, "give", TREASURES[decision.mine], 1, "exchange")
    s.tell(decision.seat, "lose", TREASURES[decision.theirs], 1, "exchange")
    pay(s, c.EXCHANGING, "exchange")


def found_camp(s: State, me: Player, space: int) -> None:
    s.camps = replaced(s.camps, space, s.turn)  # K-CAMP-05
    me.homes = sorted([*me.homes, space])  # K-CAMP-04 K-CAMP-07 K-CAMP-08
    s.tell(s.turn, "camp", SPACE_NAMES[space], 1, "camp")
    pay(s, c.FOUNDING, "camp")  # K-CAMP-01


def set_guard(s: State, me: Player, space: int, figure: int) -> None:
    """One figure stays on the temple for good; all other own figures there leave the game."""
    s.guards = replaced(s.guards, space, 2 * s.turn + figure)  # K-GUARD-03 K-GUARD-08
    me.guards += 1  # K-GUARD-10
    leaving = me.workers[space] - (1 if figure == WORKER else 0)
    me.workers = replaced(me.workers, space, 0)  # K-GUARD-06
    me.gone += leaving  # K-GUARD-04
    s.tell(s.turn, "guard", SPACE_NAMES[space], s.values[space], FIGURES[figure])
    if leaving:
        s.tell(s.turn, "gone", FIGURES[WORKER], leaving, "guard")
    if figure == LEADER:
        me.leader = GUARDING
    elif me.leader == space:
        me.leader = GONE
        s.tell(s.turn, "gone", FIGURES[LEADER], 1, "guard")
    pay(s, c.GUARDING, "guard")
