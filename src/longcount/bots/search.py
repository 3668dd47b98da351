"""Monte-Carlo tree search for two to four players, with chance and hidden things.

A node is a position; it keeps its state, so a simulation costs one clone. Every seat wants its own chance to win, so
values are lists with one number per seat. What the searching seat cannot see is dealt at random, in several worlds,
and the decision is made over all of them. A draw is answered by its odds each time it is passed.

Positions reached in different orders are one node, found by their key. A node is judged when it is first reached; only
when it is reached again are its offers tried out one step deep, and the promising ones are searched first.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from typing import Any, Final

from longcount.bots.judge import Judge, make_judge, shares_of
from longcount.kernel.chance import Dice, weighted
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, View
from longcount.kernel.pending import CHANCE

OVER: Final = -2
"""In place of a seat: the game is over there."""
CURIOSITY: Final = 1.2
"""How much a promising decision that was tried little is preferred to one that went well."""
TEMPER: Final = 1.5
"""By how many points a decision must look better to be e times as promising."""
EVEN: Final = 0.1
"""The share of promise that all offers have alike."""
DOUBT: Final = 0.06
"""An offer never tried is thought to be this much worse than its position."""
WIDTH: Final = 4
"""Offers considered at first; more of them as a position is visited more often."""
MARGIN: Final = 0.1
"""How much the margin of a finished game counts beside who won it."""
WORLDS: Final = 12
"""Deals of what is hidden, at most."""
ALIKE: Final = 3
"""So many equal deals at first: there is only one."""
DEEPEST: Final = 400
"""Decisions below the root, at most."""
GLANCE: Final = 16
"""Simulations between two looks at the clock."""


class Node:
    """A position in the tree."""

    def __init__(self, state: Any, seat: int, seats: int) -> None:
        self.state = state
        self.seat = seat
        self.visits = 0
        self.sums: list[float] = [0.0] * seats
        self.offers: list[Decision] = []
        self.promise: list[float] = []
        self.tries: list[int] = []
        self.children: list[Node | None] = []
        self.odds: list[int] = []
        self.all_odds = 0
        self.is_open = False
        """Whether its offers were looked at."""

    def value(self, seat: int) -> float:
        return self.sums[seat] / self.visits


class Choice:
    """What the search found out about one offer."""

    def __init__(self, decision: Decision, visits: int, shares: list[float], points: list[float]) -> None:
        self.decision = decision
        self.visits = visits
        self.shares = shares
        self.points = points
        self.line: list[Decision] = [decision]
        self.movers: list[int] = []
        """Whose each decision of the line is."""
        self.trust: list[int] = [visits]
        """How often each decision of the line was tried."""


class Thought:
    """What a search came to: offers with the best first, and what the position promises."""

    def __init__(self, choices: list[Choice], shares: list[float], points: list[float], simulations: int) -> None:
        self.choices = choices
        self.shares = shares
        self.points = points
        self.simulations = simulations


class Search:
    """Searches for one seat; keeps what it found for the next decision of the same game."""

    def __init__(self, game: Game[Any], seed: int, judge: Judge | None = None) -> None:
        self.game = game
        self.judge = judge or make_judge(game)
        self.dice = Dice(seed)
        self.table: dict[int, Node] = {}
        self.worlds: list[Node] = []
        self.one_world = False
        self.seat = 0
        self.seats = 0
        self.offers: list[Decision] = []
        self.promise: list[float] = []
        self.tries: list[int] = []
        self.sums: list[list[float]] = []
        self.done = 0

    def think(self, view: View, seat: int, simulations: int = 0, seconds: float = 0.0) -> Thought:
        """Search the position of a view until so many simulations were made, or so much time has passed."""
        self.begin(view, seat)
        until = time.perf_counter() + seconds
        goal = simulations if simulations else 1 << 30
        while self.done < goal:
            if self.done % GLANCE == 0 and ((seconds and time.perf_counter() >= until) or self.is_decided(goal)):
                break
            self.simulate(self.world(view))
            self.done += 1
        return self.thought()

    # --- the root -------------------------------------------------------------

    def begin(self, view: View, seat: int) -> None:
        """Stand at a position; what is known about it already stays."""
        state = self.game.determinize(view, self.dice)
        self.seat = seat
        self.worlds = []
        self.one_world = False
        self.done = 0
        known = self.table.get(hash(state.key()))
        self.table = {}
        if known is not None and known.seat == seat and known.is_open:
            self.keep(known)
        self.add_world(state)
        root = self.worlds[0]
        self.seats = len(root.sums)
        self.offers = root.offers
        self.promise = root.promise
        self.tries = root.tries[:]
        self.sums = []
        for at in range(len(root.offers)):
            child = root.children[at]
            seen = root.tries[at]
            if child is not None and child.visits > 0:
                self.sums.append([each * seen / child.visits for each in child.sums])
            else:
                self.sums.append([0.0] * self.seats)
        self.done = sum(self.tries)

    def keep(self, node: Node) -> None:
        """Everything below a node stays in the table."""
        waiting = [node]
        while waiting:
            one = waiting.pop()
            key = hash(one.state.key())
            if key in self.table:
                continue
            self.table[key] = one
            for child in one.children:
                if child is not None:
                    waiting.append(child)

    def add_world(self, state: Any) -> None:
        """One more deal of what is hidden; the same deal may come again. Three alike: nothing is hidden."""
        node = self.node_of(state, self.seat)
        if not node.is_open:
            self.open(node)
        if self.worlds and node not in self.worlds:
            reorder(node, self.worlds[0].offers)
        self.worlds.append(node)
        self.one_world = len(self.worlds) == ALIKE and self.worlds.count(node) == ALIKE

    def world(self, view: View) -> Node:
        """The deal for the next simulation."""
        if not self.one_world and len(self.worlds) < WORLDS and self.done >= 8 * len(self.worlds):
            self.add_world(self.game.determinize(view, self.dice))
        return self.worlds[self.done % len(self.worlds)]

    def is_decided(self, goal: int) -> bool:
        """Whether no other offer can catch up with the best one any more."""
        if len(self.offers) == 1:
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

    def simulate(self, root: Node) -> None:
        first = self.select(self.offers, self.promise, self.tries, self.done, self.root_values())
        node = self.follow(root, first)
        path = [node]
        while node.visits > 0 and node.seat != OVER and len(path) < DEEPEST:
            if node.seat == CHANCE:
                node = self.draw(node)
            else:
                if not node.is_open:
                    self.open(node)
                at = self.select(node.offers, node.promise, node.tries, node.visits, self.values_of(node))
                node.tries[at] += 1
                node = self.follow(node, at)
            path.append(node)
        values = self.judged(node)
        for node in path:
            node.visits += 1
            add(node.sums, values)
        self.tries[first] += 1
        add(self.sums[first], values)
        root.tries[first] += 1
        root.visits += 1
        add(root.sums, values)

    def root_values(self) -> list[float]:
        """How each offer went for the searching seat so far; those never tried a little below the whole."""
        values: list[float] = []
        total = 0.0
        for at in range(len(self.tries)):
            total += self.sums[at][self.seat]
        untried = total / self.done - DOUBT if self.done else 0.0
        for at in range(len(self.tries)):
            values.append(self.sums[at][self.seat] / self.tries[at] if self.tries[at] else untried)
        return values

    def values_of(self, node: Node) -> list[float]:
        values: list[float] = []
        untried = node.sums[node.seat] / node.visits - DOUBT
        for at in range(considered(node.visits, len(node.offers))):
            child = node.children[at]
            values.append(untried if child is None or child.visits == 0 else child.sums[node.seat] / child.visits)
        return values

    def select(
        self, offers: list[Decision], promise: list[float], tries: list[int], visits: int, values: list[float]
    ) -> int:
        """The offer to try next: what went well, and what promises much and was tried little."""
        drive = CURIOSITY * sqrt(visits + 1.0)
        best = 0
        best_score = -1.0e9
        for at in range(considered(visits, len(offers))):
            score = values[at] + drive * promise[at] / (1.0 + tries[at])
            if score > best_score:
                best = at
                best_score = score
        return best

    def follow(self, node: Node, at: int) -> Node:
        """The position after an offer."""
        child = node.children[at]
        if child is None:
            state = node.state.clone()
            self.game.apply(state, node.seat, node.offers[at], None)
            child = self.node_of(state, OVER)
            node.children[at] = child
        return child

    def draw(self, node: Node) -> Node:
        """The position after a draw, by its odds."""
        if not node.is_open:
            node.offers = self.game.offers(node.state, CHANCE)
            node.odds = self.game.odds(node.state)
            node.all_odds = sum(node.odds)
            node.children = [None] * len(node.offers)
            node.is_open = True
        return self.follow(node, weighted(node.odds, self.dice.below(node.all_odds)))

    def node_of(self, state: Any, asked: int) -> Node:
        """The node of a position, new or known. `asked` is the seat that answers, where several could."""
        key = hash(state.key())
        node = self.table.get(key)
        if node is None:
            pending = self.game.pending(state)
            seat = OVER if not pending.seats else asked if asked in pending.seats else pending.seats[0]
            node = Node(state, seat, self.count_seats(state))
            self.table[key] = node
        return node

    def count_seats(self, state: Any) -> int:
        if self.seats == 0:
            self.seats = len(self.game.worths(state))
        return self.seats

    def open(self, node: Node) -> None:
        """Look at every offer one step deep, the most promising first."""
        game = self.game
        offers = game.offers(node.state, node.seat)
        worths: list[float] = []
        for offer in offers:
            state = node.state.clone()
            game.apply(state, node.seat, offer, None)
            worths.append(game.evaluate(state, node.seat))
        promise = promises(worths)
        order = sorted(range(len(offers)), key=promise.__getitem__, reverse=True)
        node.offers = [offers[at] for at in order]
        node.promise = [promise[at] for at in order]
        node.tries = [0] * len(offers)
        node.children = [None] * len(offers)
        node.is_open = True

    def judged(self, node: Node) -> list[float]:
        """What a position promises each seat; a finished game by who won it, and a little by how clearly."""
        if node.seat != OVER:
            return self.judge.shares(node.state)
        outcome = self.game.outcome(node.state)
        assert outcome is not None
        values = shares_of([score / outcome.unit for score in outcome.scores], 4.0)
        for seat in range(len(values)):
            won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            values[seat] = MARGIN * values[seat] + (1.0 - MARGIN) * won
        return values

    # --- what was found ---------------------------------------------------------

    def thought(self) -> Thought:
        """Offers by how often they were tried; that is where the search kept returning."""
        order = sorted(range(len(self.offers)), key=self.tries.__getitem__, reverse=True)
        choices: list[Choice] = []
        total = [0.0] * self.seats
        for at in order:
            tries = self.tries[at]
            add(total, self.sums[at])
            shares = [each / tries for each in self.sums[at]] if tries else []
            choices.append(self.choice(at, shares))
        shares = [each / self.done for each in total] if self.done else self.judge.shares(self.worlds[0].state)
        return Thought(choices, shares, self.judge.points(self.worlds[0].state), self.done)

    def choice(self, at: int, shares: list[float]) -> Choice:
        """An offer with the line that would follow it, as far as it was searched and no draw comes."""
        root = self.worlds[0]
        child = root.children[at]
        points = self.judge.points(child.state) if child is not None else []
        choice = Choice(self.offers[at], self.tries[at], shares, points)
        choice.movers.append(self.seat)
        while child is not None and child.is_open and child.seat >= 0 and len(choice.line) < DEEPEST:
            best = most_tried(child)
            if child.tries[best] == 0:
                break
            choice.line.append(child.offers[best])
            choice.movers.append(child.seat)
            choice.trust.append(child.tries[best])
            child = child.children[best]
        return choice


def reorder(node: Node, offers: list[Decision]) -> None:
    """Put the same offers in another order."""
    order = [node.offers.index(offer) for offer in offers]
    node.offers = offers
    node.promise = [node.promise[at] for at in order]
    node.tries = [node.tries[at] for at in order]
    node.children = [node.children[at] for at in order]


def most_tried(node: Node) -> int:
    best = 0
    for at in range(1, len(node.tries)):
        if node.tries[at] > node.tries[best]:
            best = at
    return best


def considered(visits: int, offers: int) -> int:
    """How many offers, the most promising first, are looked at after so many visits."""
    return min(offers, WIDTH + int(sqrt(visits + 0.0)))


def promises(worths: list[float]) -> list[float]:
    """How promising offers are, one in all, by what they are worth one step on."""
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
