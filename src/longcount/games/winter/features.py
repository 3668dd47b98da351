"""A position as numbers for learning: one row for each seat, the same things in every row."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.eclipse import leads
from longcount.games.winter.heuristics import counts_worth, has_village, nearest_community, pack_worth
from longcount.games.winter.map import AT
from longcount.games.winter.names import ACTION, NONE, OFFERING, PHASES, PLACES, VENERATION
from longcount.games.winter.scoring import animal_points, card_points, offering_points, stone_points, veneration_points
from longcount.games.winter.state import Player, State
from longcount.kernel.one_hot import one_hot

SEATS: Final = 4
IDOLS: Final = 8
PARTS: Final = 4
TURN: Final = PARTS + len(PLACES) + 6
"""Numbers about the turn in hand."""


def features(s: State) -> list[list[float]]:
    """What is to be known of each seat."""
    table = about_the_table(s)
    return [
        [
            *about_goods(s, seat, me),
            *about_cards(s, me),
            *about_board(s, seat, me),
            *about_time(s, seat, me),
            *table,
            *about_turn(s, seat),
            *about_means(s, me),
        ]
        for seat, me in enumerate(s.players)
    ]


def about_goods(s: State, seat: int, me: Player) -> list[float]:
    """Points, goods, idols, animals."""
    species = 0
    for number in me.fresh:
        species += 1 if number else 0
    return [
        me.score() / 50.0,
        me.food / 8.0,
        me.tools / 7.0,
        (me.most_food() - me.food) / 8.0,
        offering_points(s, me) / 10.0,
        veneration_points(s, seat) / 10.0,
        animal_points(s, me) / 20.0,
        sum(me.fresh) / 8.0,
        species / 6.0,
        sum(me.used) / 8.0,
        me.burials() / 6.0,
        *one_hot(me.idols[OFFERING], IDOLS),
        *one_hot(me.idols[VENERATION], IDOLS),
    ]


def about_cards(s: State, me: Player) -> list[float]:
    """What the cards can do, by where they are."""
    strengths = pack_worth(s.pack).strength
    row = [card_points(s, me) / 15.0]
    for zone in (me.hand, me.deck, me.discard, me.pile, me.above):
        labour = 0
        cultures = 0
        strength = 0.0
        for kind in zone:
            labour += s.pack.labour[kind]
            cultures += 1 if kind >= c.FIRST_CULTURE else 0
            strength += strengths[kind]
        row += [len(zone) / 6.0, labour / 12.0, cultures / 4.0, strength / 10.0]
    return row


def about_board(s: State, seat: int, me: Player) -> list[float]:
    """Camps, communities, megaliths, stones."""
    worths = pack_worth(s.pack)
    led = 0
    bonus = 0.0
    shared = 0
    for hex_ in range(1, len(AT)):
        if me.camps[hex_] or has_village(s, seat, hex_):
            if leads(s, seat, hex_):
                led += 1
                bonus += worths.terrains[s.terrain[hex_]]
            else:
                shared += 1
    cells = 0.0
    for cell in range(me.placed // 2):
        cells += worths.cells[cell]
    stones = 0
    for stone in me.stones:
        stones += stone_points(s, me, stone)
    return [
        led / 5.0,
        shared / 5.0,
        bonus / 8.0,
        me.camps_home / 8.0,
        (c.COMMUNITIES - me.communities) / 4.0,
        nearest_community(s, me) / 3.0,
        me.placed / 8.0,
        me.raised / 4.0,
        cells / 5.0,
        len(me.stones) / 3.0,
        stones / 10.0,
    ]


def about_time(s: State, seat: int, me: Player) -> list[float]:
    """Figures still to come, rest, places in both orders."""
    row = [me.tribe_home / 3.0, 1.0 if me.chief_home else 0.0, me.resting / 3.0]
    row.append(1.0 if s.turn == seat else 0.0)
    row += one_hot(s.order.index(seat) if seat in s.order else 0, SEATS)
    row += one_hot(s.ranking.index(seat) if seat in s.ranking else SEATS - 1, SEATS)
    return row


def about_turn(s: State, seat: int) -> list[float]:
    """What the turn in hand still holds, where a draw interrupts it."""
    if s.turn != seat:
        return [0.0] * TURN
    top = s.stack[-1]
    return [
        *one_hot(s.part, PARTS),
        *one_hot(s.place, len(PLACES)),
        1.0 if top.kind == steps.DRAW else 0.0,
        1.0 if top.kind == steps.TAKE_ANIMAL else 0.0,
        s.labour / 12.0,
        len(s.armed) / 3.0,
        s.played / 3.0,
        counts_worth(s.due) / 5.0,
    ]


def about_means(s: State, me: Player) -> list[float]:
    """What the chief and the cards at hand and in the pile can do, and the animals by species."""
    worths = pack_worth(s.pack)
    chief = 0.0
    if NONE not in (me.chief, me.side):
        chief = worths.chiefs[me.chief][me.side]
    at_hand = 0.0
    for kind in me.hand:
        at_hand += worths.in_hand[kind]
    in_pile = 0.0
    for kind in me.pile:
        in_pile += worths.in_pile[kind]
    return [chief / 5.0, at_hand / 5.0, in_pile / 5.0, *[number / 2.0 for number in me.fresh]]


def about_the_table(s: State) -> list[float]:
    """What is the same for all: the moment, and what lies open."""
    row = one_hot(s.round * len(PHASES) + s.phase, (c.ROUNDS + 1) * len(PHASES))
    row += [len(s.figures) / 12.0 if s.phase == ACTION else 1.0, len(s.stones) / 6.0, sum(s.grounds) / 6.0]
    return row
