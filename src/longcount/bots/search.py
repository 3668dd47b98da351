"""Monte-Carlo tree search for two to four players, with chance and hidden things.

The tree is made of whole turns. A turn of many small decisions has few sensible ends, and only at its end can a
position be judged: in the middle goods were paid and nothing has come of it yet. So a node stands where a turn begins
or a draw is due, its edges are the turns that the beam finds there, the best first, and equal ends are one.

Every seat wants its own chance to win, so values are lists: this chance for each seat, and after these the points of
each, which nobody goes by but which are told. What the searching seat cannot see
is dealt at random, in several worlds, and the turn is chosen over all of them. A draw is answered by its odds each time
it is passed. A node is judged when it is first reached; its turns are looked for when it is reached again.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from typing import Any, Final

from longcount.bots.beam import Uncollected, whole_turns, worth_of
from longcount.bots.judge import Judge, shares_of
from longcount.bots.learned import make_judge
from longcount.kernel.chance import Dice, weighted
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Breadth, Game
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import View

OVER: Final = -2
"""In place of a seat: the game is over there."""
CURIOSITY: Final = 1.0
"""The exploration constant: how much a promising turn that was tried little is preferred to one that went well, in
units of scatter."""
TEMPER: Final = 2.0
"""The temperature of the prior: by how many points a turn must look better to be e times as promising."""
EVEN: Final = 0.1
"""The share of promise that all turns have alike."""
DOUBT: Final = 0.3
"""First-play urgency: a turn never tried is thought to be this much worse than its position, in units of scatter."""
FIRST_SCATTER: Final = 0.1
LEAST_SCATTER: Final = 0.001
WIDTH: Final = 3
"""Turns considered at first; more of them as a position is visited more often."""
MARGIN: Final = 0.1
"""How much the margin of a finished game counts beside who won it."""
CLOSE: Final = 4.0
"""A margin of so many points is e times as good as none."""
WORLDS: Final = 6
"""Deals of what is hidden, at most."""
ALIKE: Final = 3
"""So many equal deals at first: there is only one."""
DEEPEST: Final = 60
"""Turns and draws below the root, at most."""
GLANCE: Final = 8
"""Simulations between two looks at the clock."""


NARROW: Final = Breadth(8, 100, 20, 10)
"""For the turns that may follow."""


def widest(game: Game[Any]) -> Breadth:
    """How widely a turn that is to be chosen is looked for."""
    return game.judged().tuning.breadth


class Node:
    """A position in the tree. Its turns, or the outcomes of its draw, are known once it is open."""

    def __init__(self, state: Any, seat: int, values: int) -> None:
        self.state = state
        self.seat = seat
        self.visits = 0
        self.sums: list[float] = [0.0] * values
        self.is_open = False
        self.turns: list[tuple[Decision, ...]] = []
        self.ends: list[Any] = []
        """The position at the end of each turn, until it has a node."""
        self.children: list[Node | None] = []
        self.promise: list[float] = []
        self.tries: list[int] = []
        self.odds: list[int] = []


class Choice:
    """What the search found out about one turn."""

    def __init__(self, line: tuple[Decision, ...], visits: int, shares: list[float], points: list[float]) -> None:
        self.decision = line[0]
        self.line = line
        """The decisions of the turn, to its end or to a draw."""
        self.visits = visits
        self.shares = shares
        self.points = points


class Thought:
    """What a search came to: turns with the best first, and what the position promises each seat."""

    def __init__(self, choices: list[Choice], shares: list[float], points: list[float], simulations: int) -> None:
        self.choices = choices
        self.shares = shares
        self.points = points
        self.simulations = simulations


class Search:
    """Searches for one seat; keeps what it found for the next decision of the same game."""

    def __init__(self, game: Game[Any], seed: int, judge: Judge | None = None, breadth: Breadth | None = None) -> None:
        """`breadth`: for the turn to be chosen, the widest if nothing is said; for an outlook, NARROW is enough."""
        self.game = game
        self.breadth = breadth or widest(game)
        self.judge = judge or make_judge(game)
        self.trust = game.judged().tuning.trust
        self.dice = Dice(seed)
        self.table: dict[int, Node] = {}
        self.worlds: list[Node] = []
        self.one_world = False
        self.seat = 0
        self.seats = 0
        self.tries: list[int] = []
        self.sums: list[list[float]] = []
        """For each turn of the root: what its simulations came to, and what the judge said, as often as it counts."""
        self.done = 0
        self.seen = 0.0
        self.first: list[float] = []
        self.second: list[float] = []

    def think(self, view: View, seat: int, simulations: int = 0, seconds: float = 0.0) -> Thought:
        """Search the position of a view until so many simulations were made, or so much time has passed."""
        until = time.perf_counter() + seconds
        goal = simulations if simulations else 1 << 30
        with Uncollected():
            self.begin(view, seat)
            while self.done < goal:
                if self.done % GLANCE == 0 and ((seconds and time.perf_counter() >= until) or self.is_decided(goal)):
                    break
                self.deal_more(view)
                self.simulate()
                self.done += 1
        return self.thought()

    # --- the root -------------------------------------------------------------

    def begin(self, view: View, seat: int) -> None:
        """Stand at a position; what is known about those that may follow stays."""
        state = self.game.determinize(view, self.dice)
        self.seat = seat
        self.seats = len(self.game.judged().worths(state))
        self.seen = 0.0
        self.first = [0.0] * self.seats
        self.second = [0.0] * self.seats
        self.worlds = []
        self.one_world = False
        self.done = 0
        known = self.table.get(hash(state.key()))
        self.table = {}
        if known is not None:
            self.keep(known)
        self.add_world(state)
        self.tries = [0] * len(self.worlds[0].turns)
        self.sums = [self.believed(at) for at in range(len(self.tries))]

    def believed(self, at: int) -> list[float]:
        """What the judge says about the end of a turn, as often as it counts."""
        if self.trust == 0.0:
            return [0.0] * (2 * self.seats)
        return [self.trust * value for value in self.judge.prospects(self.end(self.worlds[0], at))]

    def end(self, root: Node, at: int) -> Any:
        """The position at the end of a turn."""
        child = root.children[at]
        return root.ends[at] if child is None else child.state

    def keep(self, node: Node) -> None:
        """Everything below a node stays in the table."""
        waiting = [child for child in node.children if child is not None]
        while waiting:
            one = waiting.pop()
            key = hash(one.state.key())
            if key not in self.table:
                self.table[key] = one
                for child in one.children:
                    if child is not None:
                        waiting.append(child)

    def add_world(self, state: Any) -> None:
        """One more deal of what is hidden; the same deal may come again. Three alike: nothing is hidden."""
        if not self.worlds:
            root = self.node_of(state, self.seat)
            self.open(root, self.breadth)
        else:
            root = self.twin_of(state)
        self.worlds.append(root)
        self.one_world = len(self.worlds) == ALIKE and self.worlds.count(root) == ALIKE

    def twin_of(self, state: Any) -> Node:
        """Another deal of the first world's position, with the same turns."""
        first = self.worlds[0]
        node = self.node_of(state, self.seat)
        if node in self.worlds:
            return node
        node.turns = first.turns
        node.promise = first.promise
        node.tries = [0] * len(first.turns)
        node.children = [None] * len(first.turns)
        node.ends = []
        for turn in first.turns:
            end = state.clone()
            for decision in turn:
                self.game.apply(end, self.seat, decision, None)
            node.ends.append(end)
        node.is_open = True
        return node

    def deal_more(self, view: View) -> None:
        """Add a deal of what is hidden, now and then."""
        if not self.one_world and len(self.worlds) < WORLDS and self.done >= 4 * len(self.worlds):
            self.add_world(self.game.determinize(view, self.dice))

    def is_decided(self, goal: int) -> bool:
        """Whether no other turn can catch up with the best one any more."""
        if len(self.tries) == 1:
            return True
        most = 0
        second = 0
        for tries in self.tries:
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second > goal - self.done

    # --- a simulation ---------------------------------------------------------

    def simulate(self) -> None:
        """Follow promising turns to a position that was not seen before, judge it, and tell everybody above. Each turn
        meets the deals one after another, so that none is luckier than the others."""
        first = self.select(self.seat, self.worlds[0].promise, self.tries, self.done, self.root_values())
        node = self.follow(self.worlds[self.tries[first] % len(self.worlds)], first)
        path = [node]
        while node.visits > 0 and node.seat != OVER and len(path) < DEEPEST:
            if node.seat == CHANCE:
                node = self.draw(node)
            else:
                if not node.is_open:
                    self.open(node, NARROW)
                at = self.select(node.seat, node.promise, node.tries, node.visits, self.values_of(node))
                node.tries[at] += 1
                node = self.follow(node, at)
            path.append(node)
        values = self.judged(node)
        self.note(values)
        for node in path:
            node.visits += 1
            add(node.sums, values)
        self.tries[first] += 1
        add(self.sums[first], values)

    def select(self, seat: int, promise: list[float], tries: list[int], visits: int, values: list[float]) -> int:
        """The turn to try next: what went well, and what promises much and was tried little."""
        drive = CURIOSITY * self.scatter(seat) * sqrt(visits + 1.0)
        best = 0
        best_score = -1.0e9
        for at in range(len(values)):
            score = values[at] + drive * promise[at] / (1.0 + tries[at])
            if score > best_score:
                best = at
                best_score = score
        return best

    def root_values(self) -> list[float]:
        """How each turn went for the searching seat so far; those never tried a little below the whole."""
        values: list[float] = []
        total = 0.0
        for at in range(len(self.tries)):
            total += self.sums[at][self.seat]
        untried = total / self.done - DOUBT * self.scatter(self.seat) if self.done else 0.0
        for at in range(considered(self.done, len(self.tries))):
            weight = self.trust + self.tries[at]
            values.append(self.sums[at][self.seat] / weight if weight else untried)
        return values

    def values_of(self, node: Node) -> list[float]:
        """The same at a node further down, from what is known of the positions its turns lead to."""
        values: list[float] = []
        untried = node.sums[node.seat] / node.visits - DOUBT * self.scatter(node.seat)
        for at in range(considered(node.visits, len(node.turns))):
            child = node.children[at]
            values.append(untried if child is None or child.visits == 0 else child.sums[node.seat] / child.visits)
        return values

    def note(self, values: list[float]) -> None:
        """How far values lie apart in this search: curiosity and doubt are measured by it."""
        self.seen += 1.0
        for seat in range(self.seats):
            self.first[seat] += values[seat]
            self.second[seat] += values[seat] * values[seat]

    def scatter(self, seat: int) -> float:
        """The standard deviation of the values a seat has met."""
        if self.seen < GLANCE:
            return FIRST_SCATTER
        mean = self.first[seat] / self.seen
        return max(LEAST_SCATTER, sqrt(max(0.0, self.second[seat] / self.seen - mean * mean)))

    # --- nodes ------------------------------------------------------------------

    def node_of(self, state: Any, asked: int) -> Node:
        """The node of a position, new or known. `asked` is the seat that answers, where several could."""
        key = hash(state.key())
        node = self.table.get(key)
        if node is None:
            seats = self.game.pending(state).seats
            node = Node(state, OVER if not seats else asked if asked in seats else seats[0], 2 * self.seats)
            self.table[key] = node
        return node

    def open(self, node: Node, breadth: Breadth) -> None:
        """Look for the turns of a position, the most promising first."""
        lines = whole_turns(self.game, node.state, node.seat, breadth.width, breadth.looks)
        lines.sort(key=worth_of, reverse=True)
        del lines[breadth.judged :]
        for line in lines:
            line.worth = self.judge.outlook(line.state, node.seat, line.worth)
        lines.sort(key=worth_of, reverse=True)
        del lines[breadth.kept :]
        node.turns = [line.played for line in lines]
        node.ends = [line.state for line in lines]
        node.promise = promises([line.worth for line in lines])
        node.tries = [0] * len(lines)
        node.children = [None] * len(lines)
        node.is_open = True

    def follow(self, node: Node, at: int) -> Node:
        """The position after a turn."""
        child = node.children[at]
        if child is None:
            child = self.node_of(node.ends[at], OVER)
            node.children[at] = child
            node.ends[at] = None
        return child

    def draw(self, node: Node) -> Node:
        """The position after a draw, by its odds."""
        offers = self.game.offers(node.state, CHANCE)
        if not node.is_open:
            node.odds = self.game.odds(node.state)
            node.children = [None] * len(offers)
            node.is_open = True
        at = weighted(node.odds, self.dice.below(sum(node.odds)))
        child = node.children[at]
        if child is None:
            state = node.state.clone()
            self.game.apply(state, CHANCE, offers[at], None)
            child = self.node_of(state, OVER)
            node.children[at] = child
        return child

    def judged(self, node: Node) -> list[float]:
        """What a position promises each seat; a finished game by who won it, and a little by how clearly."""
        if node.seat != OVER:
            return self.judge.prospects(node.state)
        outcome = self.game.outcome(node.state)
        assert outcome is not None
        points = [score / outcome.unit for score in outcome.scores]
        values = shares_of(points, CLOSE)
        for seat in range(len(values)):
            won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            values[seat] = MARGIN * values[seat] + (1.0 - MARGIN) * won
        return values + points

    # --- what was found ---------------------------------------------------------

    def thought(self) -> Thought:
        """Turns by how often they were tried: that is where the search kept returning."""
        root = self.worlds[0]
        order = sorted(range(len(self.tries)), key=self.tries.__getitem__, reverse=True)
        choices = [self.choice(root, at) for at in order]
        values = [0.0] * (2 * self.seats)
        for choice in choices:
            for seat in range(self.seats):
                values[seat] += choice.visits * choice.shares[seat]
                values[self.seats + seat] += choice.visits * choice.points[seat]
        values = [each / self.done for each in values] if self.done else self.judge.prospects(root.state)
        return Thought(choices, values[: self.seats], values[self.seats :], self.done)

    def choice(self, root: Node, at: int) -> Choice:
        end = self.end(root, at)
        tries = self.tries[at]
        values = [each / (self.trust + tries) for each in self.sums[at]] if tries else self.judge.prospects(end)
        return Choice(root.turns[at], tries, values[: self.seats], values[self.seats :])


def considered(visits: int, turns: int) -> int:
    """How many turns, the most promising first, are looked at after so many visits."""
    return min(turns, WIDTH + int(sqrt(visits + 0.0)))


def promises(worths: list[float]) -> list[float]:
    """How promising turns are, one in all, by what their ends are worth."""
    best = max(worths)
    weights: list[float] = []
    total = 0.0
    for worth in worths:
        weight = exp((worth - best) / TEMPER)
        total += weight
        weights.append(weight)
    for at in range(len(weights)):
        weights[at] = EVEN / len(weights) + (1.0 - EVEN) * weights[at] / total
    return weights


def add(sums: list[float], values: list[float]) -> None:
    for seat in range(len(sums)):
        sums[seat] += values[seat]
