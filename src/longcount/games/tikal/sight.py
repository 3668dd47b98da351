"""What a seat sees of the table, for those that learn: expeditions, temples, treasures, the stack, the auction.

The map is told by what there is to win on it: the open temples from the highest down and the treasures from the
richest down, each with who stands there and what it takes to come. Where on the board they lie is not told.

Every part stands twice here, one below the other: what its numbers are (the legend), and the numbers.
"""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import components as c
from longcount.games.tikal import steps
from longcount.games.tikal.components import IN_STACK, KINDS, SPACES, TILES, VOLCANO
from longcount.games.tikal.heuristics import SPITE, footholds_of, is_about_to_score, scorings_left, worths
from longcount.games.tikal.scoring import holder_of, strength, treasure_points
from longcount.games.tikal.state import GUARDING, IN_SUPPLY, NONE, SCORINGS, SOURCES, Player, State
from longcount.games.tikal.terrain import FAR
from longcount.kernel.sight import Field, Guess, Sight, choice, clipped, count, fine, flag, ladder, of_rivals, see_fine

BELOW: Final = 60
"""Points and what they are worth may be negative; as many as this below zero can be told."""
SEATS: Final = 4
SLOTS: Final = 12
"""Open temples that are told, the highest ones."""
SITES: Final = 6
"""Treasure tiles that are told."""
LEAD: Final = 4
"""Differences in strength that are told apart, either way."""
FIRM: Final = 3
"""So much stronger than everybody else holds a temple firmly."""
CLOSE: Final = 3
"""A walk from a camp of so many action points is a short one."""
DEAR: Final = 2 * c.ACTION_POINTS
"""What costs more than this is out of reach."""
SETS: Final = ("", "singles", "pairs", "triples")
WHOLE: Final = 3
"""Treasures of one kind, at most."""
LETTERS: Final = "ABCDEFG"


def row(s: State, seat: int) -> bytes:
    seen = Survey(s, seat)
    out: list[int] = []
    see_expedition(s, seat, seen, out)
    see_collection(s, seen, out)
    for place in range(1, SEATS):
        see_rival(s, seat, place, seen, out)
    see_temples(s, seat, seen, out)
    see_treasures(s, seat, seen, out)
    see_stack(s, out)
    see_tokens(s, out)
    see_offer(s, out)
    see_auction(s, seat, out)
    see_turn(s, seat, out)
    return bytes(out)


# --- what is worked out once ----------------------------------------------------


class Party:
    """A player's figures and what they hold."""

    def __init__(self, s: State, me: Player, likely: float) -> None:
        self.player: Final = me
        self.likely: Final = likely
        """Points that the rule of thumb expects."""
        self.spots: Final[list[int]] = []
        """Where workers stand."""
        self.ready = me.supply
        """Workers in the supply and in camps: they can come into any camp."""
        self.leader_is_ready = me.leader == IN_SUPPLY
        self.tiles = 0
        """Tiles with figures."""
        self.idle = 0
        """Figures that stand where there is nothing to hold or to dig."""
        for foothold in footholds_of(me):
            space = foothold >> 6
            figures = foothold >> 1 & 31
            workers = me.workers[space]
            if workers:
                self.spots.append(space)
            if foothold & 1:
                self.ready += workers
                if me.leader == space:
                    self.leader_is_ready = True
            if figures:
                self.tiles += 1
                if s.tokens[space] == 0 and (s.values[space] == 0 or s.guards[space] != NONE):
                    self.idle += figures
        self.held = 0
        """Temples held, guarded ones apart."""
        self.firm = 0
        """Those of them that are held firmly."""
        self.held_points = 0
        self.guarded_points = 0
        self.close_points = 0
        """Points of open temples a short walk from a camp."""


class Survey:
    """What several parts of a row need. Seats go by their places: 0 is oneself, 1 the left neighbour."""

    def __init__(self, s: State, seat: int) -> None:
        seats = len(s.players)
        worth = worths(s)
        self.parties: Final[list[Party]] = []
        for place in range(seats):
            who = (seat + place) % seats
            self.parties.append(Party(s, s.players[who], worth[who]))
        self.temples: Final = self.open_temples(s, seat)
        """Temples without a guard, the highest first; among equals those where one is stronger oneself."""
        self.strengths: Final[list[int]] = []
        """How strong each is at each of them: at SEATS * temple + place."""
        for space in self.temples:
            self.compare(s, space)

    def rivals_likely(self) -> float:
        """What the rule of thumb expects the others to have, on average."""
        total = 0.0
        for place in range(1, len(self.parties)):
            total += self.parties[place].likely
        return total / (len(self.parties) - 1)

    def open_temples(self, s: State, seat: int) -> list[int]:
        seats = len(s.players)
        keys: list[int] = []
        for space in s.terrain.temples:
            if s.guards[space] != NONE:
                self.parties[(s.guard_of(space) - seat) % seats].guarded_points += s.values[space]
            else:
                keys.append((s.values[space] * 64 + strength(s, seat, space)) * 64 + space)
        return in_order(keys)

    def compare(self, s: State, space: int) -> None:
        """How strong each is at a temple, who holds it, and who has a camp near it."""
        costs = s.terrain.costs
        value = s.values[space]
        best = second = 0
        holder = self.parties[0]
        for party in self.parties:
            me = party.player
            here = me.workers[space] + (c.LEADER_STRENGTH if me.leader == space else 0)
            self.strengths.append(here)
            if here > best:
                second = best
                best = here
                holder = party
            elif here > second:
                second = here
            for home in me.homes:
                if costs[SPACES * space + home] <= CLOSE:
                    party.close_points += value
                    break
        for _ in range(len(self.parties), SEATS):
            self.strengths.append(0)
        if best > second:
            holder.held += 1
            holder.held_points += value
            if best - second >= FIRM:
                holder.firm += 1


def in_order(keys: list[int]) -> list[int]:
    """Spaces by their keys, the highest key first; the space is the last part of a key."""
    keys.sort()
    spaces: list[int] = []
    for at in range(len(keys) - 1, -1, -1):
        spaces.append(keys[at] % 64)
    return spaces


class Way:
    """What it costs a party to bring figures to a space, in action points."""

    def __init__(self, s: State, party: Party, space: int) -> None:
        costs = s.terrain.costs
        first = SPACES * space
        me = party.player
        home = near = FAR
        nearest = NONE
        for at in party.spots:
            cost = costs[first + at]
            if cost < near:
                near = cost
                nearest = at
        for at in me.homes:
            home = min(home, costs[first + at])
        self.near: Final = near
        """What each of the nearest workers on the board walks."""
        self.each: Final = home + c.PLACING
        """What each costs that comes from the supply or from another camp: into the nearest camp, and on from there."""
        self.crowd = 0
        """How many the nearest workers are."""
        self.ready = party.ready
        """How many can come from the supply or another camp; nobody is counted twice."""
        if nearest != NONE:
            crowd = me.workers[nearest]
            if nearest not in me.homes:
                self.crowd = crowd
            elif near < self.each:
                self.crowd = crowd
                self.ready -= crowd
        leader = costs[first + me.leader] if me.leader >= 0 else FAR
        if party.leader_is_ready and self.each < leader:
            leader = self.each
        self.leader: Final = leader

    def workers_price(self, number: int) -> int:
        """What so many workers cost; FAR or more if they cannot come."""
        if number <= 0:
            return 0
        wanted = number if self.near < self.each else max(0, number - self.ready)
        walking = min(wanted, self.crowd)
        if number - walking > self.ready:
            return FAR
        return walking * self.near + (number - walking) * self.each

    def price(self, strong: int) -> int:
        """What so much strength costs, with the leader or without."""
        if strong <= 0:
            return 0
        price = self.workers_price(strong)
        if self.leader < price:
            price = min(price, self.leader + self.workers_price(strong - c.LEADER_STRENGTH))
        return price


CHEAP: Final = (1, 6, 11, 13, 15, 17, 19, DEAR + 1)
"""From 11 on it can be paid in one turn; the last: it costs nothing any more."""


def cheapness(price: int) -> int:
    """A price so that more is better; 0 is out of reach."""
    return DEAR + 1 - price if price <= DEAR else 0


# --- one's own expedition ---------------------------------------------------------

EXPEDITION: Final = [
    count("points", 150),
    *fine("likely points", 150),
    *fine("rivals' likely points", 150),
    *[count(f"points from {source}", 100) for source in SOURCES],
    count("temple points now", 40),
    count("treasure points now", 25),
    choice("places after the turn", SEATS),
    choice("scoring rounds to come", SCORINGS + 1),
    ladder("turns to come", (1, 2, 3, 4, 5, 6, 8, 10, 13, 16)),
    flag("scores after this turn"),
    flag("has a volcano to lay"),
    ladder("workers in the supply", (1, 2, 4, 6, 9, 12, 15)),
    ladder("workers on the board", (1, 3, 5, 7, 9, 12, 15)),
    ladder("workers out of the game", (1, 2, 3, 4, 6)),
    choice("leader", 4),
    flag("leader at an open temple"),
    choice("camps", c.ALL_CAMPS + 1),
    choice("guards", c.ALL_GUARDS + 1),
    count("guarded points", 16),
    ladder("temples held", (1, 2, 3, 4, 5, 6)),
    ladder("temples held firmly", (1, 2, 3, 4)),
    count("points of temples held", 30),
    count("points of temples near camps", 40),
    count("points of temples near the best new camp", 30),
    count("tiles with figures", 10),
    ladder("idle figures", (1, 2, 3, 4, 6, 9)),
]


def see_expedition(s: State, seat: int, seen: Survey, out: list[int]) -> None:
    party = seen.parties[0]
    me = party.player
    out.append(clipped(BELOW + me.score()))
    see_fine(party.likely, BELOW, out)
    see_fine(seen.rivals_likely(), BELOW, out)
    for points in me.points:
        out.append(clipped(BELOW + points))
    out.append(clipped(party.held_points + party.guarded_points))
    out.append(treasure_points(me.treasures))
    out.append((seat - s.turn) % len(s.players))
    out.append(min(SCORINGS, scorings_left(s, seat)))
    out.append(turns_to_come(s, seat))
    out.append(1 if is_about_to_score(s, seat) else 0)
    out.append(1 if has_volcano(s, seat) else 0)
    out.append(me.supply)
    out.append(workers_on_board(me))
    out.append(me.gone)
    out.append(whereabouts(me))
    out.append(1 if me.leader >= 0 and s.values[me.leader] > 0 and s.guards[me.leader] == NONE else 0)
    out.append(me.camps())
    out.append(me.guards)
    out.append(party.guarded_points)
    out.append(party.held)
    out.append(party.firm)
    out.append(clipped(party.held_points))
    out.append(clipped(party.close_points))
    out.append(best_new_camp(s, me, seen.temples))
    out.append(party.tiles)
    out.append(party.idle)


def turns_to_come(s: State, seat: int) -> int:
    """Tiles this seat will still take from the stack or from those laid open."""
    seats = len(s.players)
    if s.options.auction:
        left = len(s.left) // seats
        if not s.display or s.players[seat].moved:
            return left
        for step in s.stack:
            if step.kind == steps.FLIP and step.a == seat:
                return left
        return left + 1
    following = s.turn
    if s.stack[-1].kind != steps.DRAW_TILE:
        for step in s.stack:
            if step.kind == steps.NEXT_TURN:
                following = step.a
    return (len(s.left) + seats - 1 - (seat - following) % seats) // seats


def has_volcano(s: State, seat: int) -> bool:
    """Whether this seat put a volcano aside and will have another turn after the scoring round."""
    for step in s.stack:
        if step.kind == steps.PREPARE and step.a == seat:
            return True
    return False


def workers_on_board(me: Player) -> int:
    """Workers that can still walk: guards are none of them."""
    guards = me.guards - 1 if me.leader == GUARDING else me.guards
    return c.ALL_WORKERS - me.supply - me.gone - guards


def whereabouts(me: Player) -> int:
    """Of the leader: on the board, in the supply, guarding, out of the game."""
    return -me.leader if me.leader < 0 else 0


def best_new_camp(s: State, me: Player, temples: list[int]) -> int:
    """Points of the open temples a short walk from where one more camp would be best."""
    if me.camps() == c.ALL_CAMPS:
        return 0
    costs = s.terrain.costs
    most = 0
    for site in s.terrain.camping:
        if s.tokens[site] == 0 and s.camps[site] == NONE:
            points = 0
            for space in temples:
                if costs[SPACES * site + space] <= CLOSE:
                    points += s.values[space]
            most = max(most, points)
    return clipped(most)


# --- treasures in front of the players --------------------------------------------

COLLECTION: Final = [
    *[ladder(f"own {name}", (1, 2, 3, 4)) for name in SETS[1:]],
    ladder("treasures to find of kinds not held", (6, 9, 12, 15, 18, 21)),
    ladder("treasures to find of singles", (1, 2, 3, 4, 6, 8)),
    ladder("treasures to find of pairs", (1, 2, 3)),
    ladder("pairs by exchange", (1, 2, 3)),
    ladder("triples by exchange", (1, 2)),
    ladder("singles a rival can use", (1, 2, 3)),
]


def see_collection(s: State, seen: Survey, out: list[int]) -> None:
    """Sets by size, what could still be found for them, and what an exchange would do for oneself and others."""
    mine = seen.parties[0].player.treasures
    sizes = [0, 0, 0, 0]
    undug = [0, 0, 0, 0]
    pairs = triples = wanted = 0
    for kind in range(len(mine)):
        held = mine[kind]
        sizes[held] += 1
        undug[held] += s.undug[kind]
        if held in (0, WHOLE):
            continue
        lone = needed = False
        for place in range(1, len(seen.parties)):
            theirs = seen.parties[place].player.treasures[kind]
            lone = lone or theirs == 1
            needed = needed or theirs > 0
        if held == 1:
            pairs += 1 if lone else 0
            wanted += 1 if needed else 0
        elif lone:
            triples += 1
    for number in range(1, WHOLE + 1):
        out.append(sizes[number])
    for number in range(WHOLE):
        out.append(undug[number])
    out.append(pairs if sizes[1] > 1 else 0)
    out.append(triples if sizes[1] else 0)
    out.append(wanted)


# --- rivals -------------------------------------------------------------------------

RIVAL: Final = [
    flag("is there"),
    count("points", 150),
    count("likely points", 150),
    count("temple points now", 40),
    count("treasure points now", 25),
    choice("places after the turn", SEATS),
    choice("scoring rounds to come", SCORINGS + 1),
    count("turns to come", 18),
    flag("has a volcano to lay"),
    count("workers in the supply", c.ALL_WORKERS),
    count("workers on the board", 12),
    choice("leader", 4),
    choice("camps", c.ALL_CAMPS + 1),
    choice("guards", c.ALL_GUARDS + 1),
    count("guarded points", 16),
    count("temples held", 6),
    count("temples held firmly", 4),
    count("points of temples near camps", 40),
    count("idle figures", 6),
    *[count(name, 4) for name in SETS[1:]],
    flag("has moved"),
    flag("has passed"),
]
RIVALS: Final = of_rivals(RIVAL, SEATS)


def see_rival(s: State, seat: int, place: int, seen: Survey, out: list[int]) -> None:
    """Who sits so many places on; nobody, where fewer play."""
    seats = len(s.players)
    if place >= seats:
        for _ in RIVAL:
            out.append(0)
        return
    who = (seat + place) % seats
    party = seen.parties[place]
    other = party.player
    out.append(1)
    out.append(clipped(BELOW + other.score()))
    out.append(clipped(BELOW + int(party.likely)))
    out.append(clipped(party.held_points + party.guarded_points))
    out.append(treasure_points(other.treasures))
    out.append((who - s.turn) % seats)
    out.append(min(SCORINGS, scorings_left(s, who)))
    out.append(turns_to_come(s, who))
    out.append(1 if has_volcano(s, who) else 0)
    out.append(other.supply)
    out.append(workers_on_board(other))
    out.append(whereabouts(other))
    out.append(other.camps())
    out.append(other.guards)
    out.append(party.guarded_points)
    out.append(party.held)
    out.append(party.firm)
    out.append(clipped(party.close_points))
    out.append(party.idle)
    sizes = [0, 0, 0, 0]
    for held in other.treasures:
        sizes[held] += 1
    for number in range(1, WHOLE + 1):
        out.append(sizes[number])
    out.append(1 if other.moved else 0)
    out.append(s.passed >> who & 1)


# --- temples --------------------------------------------------------------------------

STRONG: Final = (1, 2, 3, 4, 6)
NOBODY: Final = 0
"""From 1 on: oneself, and the rivals by their places."""
OPEN: Final = [
    Field(f"temple {slot}: {field.name}", field.most, field.choices, field.marks)
    for slot in range(1, SLOTS + 1)
    for field in (
        count("value", c.HIGHEST),
        ladder("levels to come", (1, 2, 3, 4, 6)),
        ladder("own strength", STRONG),
        *[ladder(f"strength of rival {place}", STRONG) for place in range(1, SEATS)],
        flag("own leader"),
        choice("holder", SEATS + 1),
        choice("ahead", 2 * LEAD + 1),
        ladder("cheap to come", CHEAP),
        ladder("cheap to hold", CHEAP),
        ladder("cheap to hold for a rival", CHEAP),
        count("levels uncovered in this turn", c.MOST_LEVELS),
    )
]
GAINS: Final = [
    count("best temple in reach", c.HIGHEST),
    count("points of temples in reach", 30),
    count("points of own temples in a rival's reach", 30),
    count("open temples", 14),
    count("points of open temples", 60),
]
"""In reach: it can be taken with the action points of this turn, or of a whole one while it is another's."""


def see_temples(s: State, seat: int, seen: Survey, out: list[int]) -> None:
    me = seen.parties[0].player
    is_acting = acts(s, seat)
    budget = s.ap if is_acting else c.ACTION_POINTS
    best_gain = gains = at_risk = 0
    strengths = seen.strengths
    told = min(SLOTS, len(seen.temples))
    for at in range(told):
        space = seen.temples[at]
        value = s.values[space]
        first = SEATS * at
        mine = strengths[first]
        rival = max(strengths[first + 1], strengths[first + 2], strengths[first + 3])
        way = Way(s, seen.parties[0], space)
        price = way.price(rival - mine + 1)
        threat = cheapest_rival(s, seen, at)
        out.append(value)
        out.append(levels_to_come(s, value))
        for place in range(SEATS):
            out.append(strengths[first + place])
        out.append(1 if me.leader == space else 0)
        out.append(holder_place(strengths, first))
        out.append(LEAD + min(LEAD, max(-LEAD, mine - rival)))
        out.append(cheapness(way.price(1)))
        out.append(cheapness(price))
        out.append(cheapness(threat))
        out.append(me.worked[space] if is_acting else 0)
        if 0 < price <= budget:
            best_gain = max(best_gain, value)
            gains += value
        if mine > rival and threat <= c.ACTION_POINTS:
            at_risk += value
    for _ in range((SLOTS - told) * len(OPEN) // SLOTS):
        out.append(0)
    points = 0
    for space in seen.temples:
        points += s.values[space]
    out.append(best_gain)
    out.append(clipped(gains))
    out.append(clipped(at_risk))
    out.append(len(seen.temples))
    out.append(clipped(points))


def acts(s: State, seat: int) -> bool:
    """Whether this seat is spending action points."""
    kind = s.stack[-1].kind
    return s.turn == seat and kind in (steps.ACT, steps.DRAW_TREASURE)


def levels_to_come(s: State, value: int) -> int:
    """How often a temple can still grow with the tokens that are left."""
    level = value
    while s.numbers[level + 1] > 0:
        level += 1
    return level - value


def holder_place(strengths: list[int], first: int) -> int:
    """Who is stronger than everybody else at a temple."""
    best = 0
    holder = NOBODY
    for place in range(SEATS):
        here = strengths[first + place]
        if here > best:
            best = here
            holder = 1 + place
        elif here == best:
            holder = NOBODY
    return holder


def cheapest_rival(s: State, seen: Survey, at: int) -> int:
    """What it costs the rival to hold a temple for whom it costs least; nothing if one holds it."""
    first = SEATS * at
    cheapest = FAR
    for place in range(1, len(seen.parties)):
        others = 0
        for other in range(SEATS):
            if other != place:
                others = max(others, seen.strengths[first + other])
        lacking = others - seen.strengths[first + place] + 1
        if lacking <= 0:
            return 0
        way = Way(s, seen.parties[place], seen.temples[at])
        cheapest = min(cheapest, way.price(lacking))
    return cheapest


# --- treasures on the board -------------------------------------------------------------

DIGS: Final = [
    Field(f"treasures {slot}: {field.name}", field.most, field.choices, field.marks)
    for slot in range(1, SITES + 1)
    for field in (
        ladder("left", (1, 2, 3, 4)),
        ladder("own figures", (1, 2)),
        ladder("most figures of a rival", (1, 2)),
        ladder("rivals with figures", (1, 2)),
        ladder("cheap to come", CHEAP),
        ladder("cheap to come for a rival", CHEAP),
        count("dug in this turn", c.MOST_DUG),
    )
]
LYING: Final = [
    ladder("treasure tiles with treasures", (1, 2, 3, 4, 6)),
    ladder("treasures on the board", (1, 3, 6, 9, 12, 16)),
    ladder("treasures where own figures stand", (1, 2, 3, 4)),
]


def see_treasures(s: State, seat: int, seen: Survey, out: list[int]) -> None:
    me = seen.parties[0].player
    is_acting = acts(s, seat)
    keys: list[int] = []
    lying = reached = 0
    for space in s.terrain.treasures:
        left = s.tokens[space]
        if left:
            here = me.members(space)
            lying += left
            reached += min(left, here)
            keys.append((left * 64 + here) * 64 + space)
    sites = in_order(keys)
    told = min(SITES, len(sites))
    for at in range(told):
        space = sites[at]
        most = there = 0
        cheapest = FAR
        for place in range(1, len(seen.parties)):
            other = seen.parties[place].player
            here = other.members(space)
            if here:
                there += 1
                most = max(most, here)
            cheapest = min(cheapest, Way(s, seen.parties[place], space).price(1))
        out.append(s.tokens[space])
        out.append(me.members(space))
        out.append(most)
        out.append(there)
        out.append(cheapness(Way(s, seen.parties[0], space).price(1)))
        out.append(cheapness(cheapest))
        out.append(me.worked[space] if is_acting else 0)
    for _ in range((SITES - told) * len(DIGS) // SITES):
        out.append(0)
    out.append(len(sites))
    out.append(lying)
    out.append(reached)


# --- what is still to come ------------------------------------------------------------

LETTER_OF: Final[list[int]] = [1 + LETTERS.find(tile.letter) for tile in TILES[:IN_STACK]]
STACK: Final = [
    ladder("tiles left", (1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 28, 32)),
    choice("letter on top", len(LETTERS) + 1),
    *[count(f"{kind} tiles on top", 3) for kind in KINDS[: VOLCANO + 1]],
    *[count(f"{kind} tiles left", 15) for kind in KINDS[: VOLCANO + 1]],
    count("points of temples left", 50),
    count("highest temple left", 6),
    count("treasures left in the stack", 24),
    ladder("tiles before the next volcano, at least", (1, 2, 3, 4, 6, 8, 12)),
    ladder("tiles before the next volcano, at most", (1, 2, 3, 4, 6, 8, 12)),
]


def see_stack(s: State, out: list[int]) -> None:
    """Letters lie in order, so it is known within a few tiles when a volcano comes; after the last one, the end."""
    top = LETTER_OF[s.left[0]] if s.left else 0
    on_top = [0, 0, 0, 0]
    kinds = [0, 0, 0, 0]
    points = highest = masks = 0
    volcano = 0
    for number in s.left:
        tile = TILES[number]
        kinds[tile.kind] += 1
        if LETTER_OF[number] == top:
            on_top[tile.kind] += 1
        points += tile.value
        highest = max(highest, tile.value)
        masks += tile.masks
        if tile.kind == VOLCANO and volcano == 0:
            volcano = LETTER_OF[number]
    soonest = latest = len(s.left)
    if volcano:
        soonest = 0
        latest = -1
        for number in s.left:
            if LETTER_OF[number] < volcano:
                soonest += 1
            if LETTER_OF[number] <= volcano:
                latest += 1
    out.append(len(s.left))
    out.append(top)
    for left in on_top:
        out.append(left)
    for left in kinds:
        out.append(left)
    out.append(points)
    out.append(highest)
    out.append(masks)
    out.append(soonest)
    out.append(latest)


TOKENS: Final = [
    *[ladder(f"temple tokens of {number}", (1, 2, 3, 5, 8)) for number in range(2, c.HIGHEST + 1)],
    count("treasures nobody has", 24),
]


def see_tokens(s: State, out: list[int]) -> None:
    for number in range(2, c.HIGHEST + 1):
        out.append(s.numbers[number])
    undug = 0
    for left in s.undug:
        undug += left
    out.append(undug)


OFFER: Final = [
    choice("tile in hand", VOLCANO + 2),
    count("value of the temple in hand", 6),
    count("treasures of the tile in hand", 4),
    *[ladder(f"{kind} tiles laid open", (1, 2, 3)) for kind in KINDS[: VOLCANO + 1]],
    count("highest temple laid open", 6),
    count("most treasures laid open", 4),
]


def see_offer(s: State, out: list[int]) -> None:
    """The tile in hand, of whoever will lay it, and those one can bid for."""
    out.append(0 if s.hand == NONE else 1 + TILES[s.hand].kind)
    out.append(0 if s.hand == NONE else TILES[s.hand].value)
    out.append(0 if s.hand == NONE else TILES[s.hand].masks)
    kinds = [0, 0, 0, 0]
    highest = masks = 0
    for number in s.display:
        tile = TILES[number]
        kinds[tile.kind] += 1
        highest = max(highest, tile.value)
        masks = max(masks, tile.masks)
    for laid in kinds:
        out.append(laid)
    out.append(highest)
    out.append(masks)


# --- the auction and the turn -----------------------------------------------------------

AUCTION: Final = [
    flag("auction"),
    ladder("highest bid", (1, 2, 3, 4, 5, 6, 8, 10, 15)),
    choice("bidder", SEATS + 1),
    choice("opener", SEATS + 1),
    flag("has moved"),
    flag("has passed"),
]


def see_auction(s: State, seat: int, out: list[int]) -> None:
    seats = len(s.players)
    out.append(1 if s.options.auction else 0)
    out.append(clipped(s.high))
    out.append(NOBODY if s.bidder == NONE else 1 + (s.bidder - seat) % seats)
    out.append(1 + (s.opener - seat) % seats if s.stack[-1].kind == steps.BID else NOBODY)
    out.append(1 if s.players[seat].moved else 0)
    out.append(s.passed >> seat & 1)


TURN: Final = [
    choice("seats", SEATS + 1),
    choice("scoring rounds begun", SCORINGS + 1),
    choice("asked at", steps.GAME_OVER + 1),
    flag("is asked"),
    choice("action points", c.ACTION_POINTS + 1),
    choice("own action points", c.ACTION_POINTS + 1),
]


def see_turn(s: State, seat: int, out: list[int]) -> None:
    """Where the turn stands, whoever's it is."""
    kind = s.stack[-1].kind
    out.append(len(s.players))
    out.append(min(SCORINGS, s.scoring))
    out.append(min(kind, steps.GAME_OVER))
    out.append(1 if s.turn == seat and kind <= steps.LAST_ASKED else 0)
    out.append(s.ap)
    out.append(s.ap if s.turn == seat else 0)


# --- how it was played --------------------------------------------------------------------

TRAITS: Final = (
    "workers placed",
    "workers gone",
    "camps",
    "guards",
    "temples",
    "highest temple",
    "treasures",
    "pairs",
    "triples",
    "tiles with figures",
)


def traits_of(s: State, seat: int) -> list[int]:
    me = s.players[seat]
    temples = highest = 0
    for space in s.terrain.temples:
        if holder_of(s, space) == seat:
            temples += 1
            highest = max(highest, s.values[space])
    tiles = 0
    for foothold in footholds_of(me):
        if foothold & 62:
            tiles += 1
    return [
        c.ALL_WORKERS - me.supply,
        me.gone,
        me.camps(),
        me.guards,
        temples,
        highest,
        sum(me.treasures),
        me.treasures.count(2),
        me.treasures.count(3),
        tiles,
    ]


MANNERS: Final = {
    "camps": {"camps": 3.0, "workers placed": 0.3},
    "guards": {"guards": 3.0, "temples": 1.5},
    "treasures": {"treasures": 1.5, "triples": 4.0},
    "spread": {"tiles with figures": 1.5, "temples": 2.0},
    "heights": {"highest temple": 2.0, "guards": 1.5},
}
"""Points for one more of each, at the beginning."""

SIGHT: Final[Sight[State]] = Sight(
    fields=[
        *EXPEDITION,
        *COLLECTION,
        *RIVALS,
        *OPEN,
        *GAINS,
        *DIGS,
        *LYING,
        *STACK,
        *TOKENS,
        *OFFER,
        *AUCTION,
        *TURN,
    ],
    row=row,
    sources=SOURCES,
    traits=TRAITS,
    traits_of=traits_of,
    manners=MANNERS,
    guess=Guess(EXPEDITION, "likely points", "rivals' likely points", BELOW),
    spite=SPITE,
)
