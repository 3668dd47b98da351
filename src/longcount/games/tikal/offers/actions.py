"""What a player may do with action points."""

from __future__ import annotations

from longcount.games.tikal import components as c
from longcount.games.tikal.components import SPACES, TREASURES
from longcount.games.tikal.decisions import CAMP, DIG, END, EXCHANGE, GUARD, PLACE, TRANSFER, UNCOVER, WALK, Walk
from longcount.games.tikal.scoring import strongest
from longcount.games.tikal.state import IN_SUPPLY, LEADER, NONE, WORKER, Player, State
from longcount.games.tikal.terrain import costs_from
from longcount.kernel.decisions import Decision


def offer_act(s: State) -> list[Decision]:
    """Everything the action points left can pay for, and ending the turn."""
    me = s.players[s.turn]
    found: list[Decision] = []  # K-AP-03
    if s.ap >= c.PLACING:
        offer_place(me, found)
        offer_transfer(me, found)
    offer_walks(s, me, found)
    visited = [space for space in s.terrain.temples if me.members(space)]
    if s.ap >= c.UNCOVERING:
        offer_uncover(s, me, visited, found)
    if s.ap >= c.DIGGING:
        offer_dig(s, me, found)
    if s.ap >= c.EXCHANGING:
        offer_exchange(s, me, found)
    if s.ap >= c.FOUNDING and me.camps() < c.ALL_CAMPS:  # K-CAMP-08
        offer_camp(s, found)
    if s.ap >= c.GUARDING and me.guards < c.ALL_GUARDS:  # K-GUARD-10
        offer_guard(s, me, visited, found)
    found.append(END)  # K-AP-02
    return found


def offer_place(me: Player, found: list[Decision]) -> None:
    """A figure from the supply into the base camp or an own camp."""
    if me.supply > 0:  # K-MEEPLE-01
        for home in me.homes:  # K-DEPLOY-01 K-DEPLOY-05 K-CAMP-04 K-CAMP-06
            found.append(PLACE[WORKER][home])
    if me.leader == IN_SUPPLY:
        for home in me.homes:
            found.append(PLACE[LEADER][home])  # K-MEEPLE-02


def offer_transfer(me: Player, found: list[Decision]) -> None:
    """A figure from one of base camp and own camps to another of them."""
    for start in me.homes:  # K-DEPLOY-03 K-DEPLOY-06 ruling AMB-27
        if me.workers[start] > 0:
            for target in me.homes:
                if target != start:
                    found.append(TRANSFER[WORKER][start][target])
    for start in me.homes:
        if me.leader == start:
            for target in me.homes:
                if target != start:
                    found.append(TRANSFER[LEADER][start][target])


def offer_walks(s: State, me: Player, found: list[Decision]) -> None:
    """Every tile within reach of every figure."""
    workers = me.workers
    for start in range(SPACES):
        if workers[start] > 0:
            offer_walks_from(s, WALK[WORKER][start], start, found)
    if me.leader >= 0:
        offer_walks_from(s, WALK[LEADER][me.leader], me.leader, found)


def offer_walks_from(s: State, walk_to: list[Walk], start: int, found: list[Decision]) -> None:
    costs = costs_from(s.terrain, start)
    points = s.ap
    for target in range(SPACES):
        if costs[target] <= points:  # K-MOVE-02 K-MOVE-03
            found.append(walk_to[target])


def offer_uncover(s: State, me: Player, visited: list[int], found: list[Decision]) -> None:
    """One level more of a temple where enough own figures stand."""
    for space in visited:
        if can_uncover(s, me, space):
            found.append(UNCOVER[space])


def can_uncover(s: State, me: Player, space: int) -> bool:
    done = me.worked[space]
    if me.members(space) <= done or done >= c.MOST_LEVELS:  # K-TEMPLE-03 K-TEMPLE-04 K-TEMPLE-05 K-MEEPLE-03
        return False
    if s.guards[space] != NONE:  # K-TEMPLE-10 K-GUARD-07
        return False
    return s.numbers[s.values[space] + 1] > 0  # K-TEMPLE-08 K-TEMPLE-09


def offer_dig(s: State, me: Player, found: list[Decision]) -> None:
    """One treasure more of a tile where enough own figures stand."""
    for space in s.terrain.treasures:
        if s.tokens[space] > 0:  # K-TREASURE-01
            done = me.worked[space]
            if done < c.MOST_DUG and me.members(space) > done:  # K-TREASURE-02 K-TREASURE-03 K-MEEPLE-03
                found.append(DIG[space])


def offer_exchange(s: State, me: Player, found: list[Decision]) -> None:
    """An own single treasure for a single one of another kind that somebody else holds."""
    for mine in range(len(TREASURES)):
        if me.treasures[mine] == 1:  # K-TRADE-01 K-TRADE-04 K-TRADE-05
            for seat in range(len(s.players)):
                if seat != s.turn:
                    theirs = s.players[seat].treasures
                    for other in range(len(TREASURES)):
                        if theirs[other] == 1 and other != mine:  # K-TRADE-02
                            found.append(EXCHANGE[mine][seat][other])


def offer_camp(s: State, found: list[Decision]) -> None:
    """A jungle tile or a treasure tile without treasures, with no camp on it; nobody needs to be there."""
    for space in s.terrain.camping:  # K-CAMP-01 K-CAMP-02 K-CAMP-03
        if s.tokens[space] == 0 and s.camps[space] == NONE:  # K-TILE-10 K-CAMP-05
            found.append(CAMP[space])


def offer_guard(s: State, me: Player, visited: list[int], found: list[Decision]) -> None:
    """A temple where the player alone is strongest; any own figure there may stay as its guard."""
    for space in visited:
        if s.guards[space] == NONE and strongest(s, space) == s.turn:  # K-GUARD-01 K-GUARD-02
            if me.workers[space] > 0:
                found.append(GUARD[space][WORKER])
            if me.leader == space:
                found.append(GUARD[space][LEADER])  # ruling AMB-16
