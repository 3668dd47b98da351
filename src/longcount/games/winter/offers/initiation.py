"""Tribe cards of the five decks, and cards that can be buried."""

from __future__ import annotations

from longcount.games.winter.components import FIRST_CULTURE, FIRST_TRIBE, TRIBES
from longcount.games.winter.decisions import BURY, DISCARD_TRIBE, TAKE_TRIBE
from longcount.games.winter.names import BOARD, HAND, NEW, PILE, SPENT
from longcount.games.winter.offers.abilities import unused_copies
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision


def offer_tribes(taken: int, out: list[Decision]) -> None:
    """Any type not taken yet; an empty deck gives a point instead."""
    for tribe in range(len(TRIBES)):
        if taken >> tribe & 1 == 0:  # W-INIT-02 W-SYM-31
            out.append(TAKE_TRIBE[tribe])  # W-INIT-01 W-INIT-09 W-SYM-10


def offer_discarded_tribes(taken: int, out: list[Decision]) -> None:
    for tribe in range(len(TRIBES)):
        if taken >> tribe & 1 == 0:
            out.append(DISCARD_TRIBE[tribe])  # W-INIT-05 W-SYM-11


def offer_bury(s: State, me: Player, out: list[Decision]) -> None:
    """Any card of the hand, the own discard or above the board; equal cards that differ in use are told apart."""
    last = -1
    for kind in me.hand:  # W-INIT-06
        if kind != last:
            last = kind
            if not is_barred(s, me, kind):
                out.append(BURY[HAND][kind])
    last = -1
    for kind in s.barred:
        if kind != last:
            last = kind
            out.append(BURY[NEW][kind])
    offer_kinds(me.discard, PILE, out)
    offer_kinds(me.above, BOARD, out)
    last = -1
    for kind in me.above:
        if kind != last and kind < FIRST_CULTURE:
            last = kind
            if 0 < unused_copies(s, kind) < me.above.count(kind):
                out.append(BURY[SPENT][kind])


def offer_kinds(cards: list[int], zone: int, out: list[Decision]) -> None:
    last = -1
    for kind in cards:
        if kind != last:
            last = kind
            out.append(BURY[zone][kind])


def is_barred(s: State, me: Player, kind: int) -> bool:
    """Whether every such card of the hand was taken at the top of Initiation in this turn."""
    if not s.barred or kind < FIRST_TRIBE or kind >= FIRST_CULTURE:
        return False
    return kind in s.barred and me.hand.count(kind) <= s.barred.count(kind)  # W-INIT-03
