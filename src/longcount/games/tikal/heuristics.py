"""What a position is worth to a seat, in points: a rule of thumb for bots.

Points on the board count in full. Each scoring round still to come counts for what a seat would probably score in it:
temples by how firmly they are held and how near its figures and camps are, treasures as they lie before it.
"""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import steps
from longcount.games.tikal.components import IN_STACK, SPACES, TREASURE_POINTS
from longcount.games.tikal.scoring import strength, temple_points, treasure_points
from longcount.games.tikal.state import NONE, SCORINGS, Player, State
from longcount.games.tikal.terrain import FAR, costs_from

HELD: Final[list[float]] = [0.45, 0.62, 0.74, 0.83, 0.89, 0.93]
"""How likely a temple is still held at the next scoring, by how much stronger its holder is."""
SHARED: Final = 0.30
BEHIND: Final[list[float]] = [0.30, 0.22, 0.14, 0.08, 0.04]
"""How likely a temple is won, by how much weaker a seat is that stands there."""
NEARNESS: Final = 0.35
"""How much of a temple's worth goes by who is near, instead of who stands there."""
CAMP_NEAR: Final = 2.0
"""A camp near a temple, as so many figures."""
LATER: Final = 0.8
"""A scoring round further away counts less."""
ACTION_POINT: Final = 0.3
"""An action point that can still be spent."""
ON_BOARD: Final = 0.35
"""A figure on the board, for each scoring round to come."""
LEADER_ON_BOARD: Final = 0.9
GROWTH: Final = 0.6
"""What a temple is likely to grow by before a scoring round."""
DIGGING: Final = 0.5
"""A figure that stands where treasures lie."""
ANY_TREASURE: Final = 1.6
"""Points for a treasure that is about to be drawn, for each scoring round to come."""
SINGLE: Final = 0.35
"""A single treasure may become a pair."""
SPITE: Final = 0.7
"""How much of the others' prospects counts against one's own, shared among them."""


def progress(s: State) -> float:
    """How much of the game is over."""
    return 1.0 if s.stack[-1].kind == steps.GAME_OVER else 1.0 - (len(s.left) + 1) / (IN_STACK + 1)


def evaluate(s: State, seat: int) -> float:
    """What the position is worth to a seat that minds what the others have."""
    return minding(s, worths(s), seat)


def minding(s: State, worth: list[float], seat: int) -> float:
    """What these points of all seats are worth to one of them; when the game is over, only its own count."""
    if s.stack[-1].kind == steps.GAME_OVER:
        return worth[seat]
    others = 0.0
    for other in range(len(worth)):
        if other != seat:
            others += worth[other]
    return worth[seat] - others * SPITE / (len(worth) - 1)


def worths(s: State) -> list[float]:
    """The points each seat will probably have."""
    if s.stack[-1].kind == steps.GAME_OVER:
        return [float(player.score()) for player in s.players]
    footholds = [footholds_of(player) for player in s.players]
    temples = temples_worth(s, footholds)
    worth: list[float] = []
    for seat in range(len(s.players)):
        points = prospects(s, seat, temples[seat], footholds[seat])
        worth.append(points + work_in_hand(s, seat) - bid_at_risk(s, seat))
    return worth


def footholds_of(me: Player) -> list[int]:
    """Where a player has figures, a camp or the base camp, in order: 64 * space + 2 * figures, and 1 for a camp."""
    found: list[int] = []
    workers = me.workers
    homes = me.homes
    at = 0
    for space in range(SPACES):
        here = 2 * workers[space]
        if space == me.leader:
            here += 2
        if at < len(homes) and homes[at] == space:
            at += 1
            here += 1
        if here:
            found.append(64 * space + here)
    return found


def prospects(s: State, seat: int, temples: float, footholds: list[int]) -> float:
    """Points on the track and those that scoring rounds will probably bring."""
    me = s.players[seat]
    rounds = scorings_left(s, seat)
    worth = float(me.score())
    if is_about_to_score(s, seat):
        worth += temple_points(s, seat) + treasure_points(me.treasures)
        rounds -= 1
    weight = weight_of(rounds)
    if weight == 0.0:
        return worth
    return worth + weight * (temples + treasures_worth(s, me) + figures_worth(s, me, footholds))


def scorings_left(s: State, seat: int) -> int:
    """Scoring rounds in which a seat will still score."""
    left = SCORINGS - s.scoring
    for step in s.stack:
        if step.kind == steps.SCORE and step.a == seat:
            left += 1
    return left


def is_about_to_score(s: State, seat: int) -> bool:
    """Whether this seat scores before anybody else moves."""
    for at in range(len(s.stack) - 1, -1, -1):
        step = s.stack[at]
        if step.kind == steps.SCORE:
            return step.a == seat
        if step.kind >= steps.GAME_OVER:
            return False
    return False


def weight_of(rounds: int) -> float:
    weight = 0.0
    share = 1.0
    for _ in range(rounds):
        weight += share
        share *= LATER
    return weight


def temples_worth(s: State, footholds: list[list[int]]) -> list[float]:
    """What temples will probably bring each seat in one scoring round."""
    worth = [0.0] * len(s.players)
    for space in s.terrain.temples:
        if s.guards[space] != NONE:
            worth[s.guard_of(space)] += s.values[space]
        else:
            share_temple(s, space, footholds, worth)
    return worth


def share_temple(s: State, space: int, footholds: list[list[int]], worth: list[float]) -> None:
    """What an unguarded temple will probably bring each seat."""
    costs = costs_from(s.terrain, space)
    near: list[float] = []
    total = 0.0
    most = second = 0
    for seat in range(len(s.players)):
        here = nearness(s.players[seat], space, costs, footholds[seat])
        near.append(here)
        total += here
        strong = strength(s, seat, space)
        if strong > most:
            second = most
            most = strong
        elif strong > second:
            second = strong
    value = s.values[space] + GROWTH
    for seat in range(len(s.players)):
        mine = strength(s, seat, space)
        chance = (1.0 - NEARNESS) * hold_chance(mine, second if mine == most else most)
        if total > 0.0:
            chance += NEARNESS * near[seat] / total
        worth[seat] += chance * value


def hold_chance(mine: int, others: int) -> float:
    """How likely a seat scores a temple, by its strength there and that of the strongest other seat."""
    if mine == 0:
        return 0.0
    if mine > others:
        return HELD[min(mine - others, len(HELD) - 1)]
    return SHARED if mine == others else BEHIND[min(others - mine, len(BEHIND) - 1)]


def nearness(me: Player, space: int, costs: bytes, footholds: list[int]) -> float:
    """Figures and camps around a temple, each for less the longer the walk."""
    near = 0.5 * me.members(space)
    for foothold in footholds:
        cost = costs[foothold >> 6]
        if cost != FAR:
            members = foothold >> 1 & 31
            if members:
                near += members / (2.0 + cost)
            if foothold & 1:
                near += CAMP_NEAR / (1.0 + cost)
    return near


def treasures_worth(s: State, me: Player) -> float:
    """Treasures held, and the hope to complete a set."""
    worth = 0.0
    for kind in range(len(me.treasures)):
        held = me.treasures[kind]
        worth += TREASURE_POINTS[held]
        if held > 0 and s.undug[kind] > 0:
            worth += SINGLE
    return worth


def figures_worth(s: State, me: Player, footholds: list[int]) -> float:
    """Figures on the board are ready; those beside treasures will dig."""
    worth = LEADER_ON_BOARD if me.leader >= 0 else 0.0
    for foothold in footholds:
        workers = me.workers[foothold >> 6]
        if workers > 0:
            worth += ON_BOARD * min(workers, 4)
    for space in s.terrain.treasures:
        if s.tokens[space] > 0:
            diggers = min(me.members(space), 2)
            worth += DIGGING * min(diggers, s.tokens[space])
    return worth


def work_in_hand(s: State, seat: int) -> float:
    """Action points that can still be spent, and a treasure about to be drawn."""
    if s.turn != seat:
        return 0.0
    kind = s.stack[-1].kind
    if kind == steps.DRAW_TREASURE:
        return ACTION_POINT * s.ap + ANY_TREASURE * weight_of(scorings_left(s, seat))
    return ACTION_POINT * s.ap if kind == steps.ACT else 0.0


def bid_at_risk(s: State, seat: int) -> float:
    """What the highest bid would cost, less what moving earlier is worth."""
    if s.stack[-1].kind != steps.BID or s.bidder != seat:
        return 0.0
    return max(0.0, s.high - worth_of_turn(s))


def worth_of_turn(s: State) -> float:
    """What it is worth to choose among the tiles laid open instead of taking what is left."""
    return 0.6 * len(s.display)
