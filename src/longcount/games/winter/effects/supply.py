"""Tribe cards, culture cards and sacred stones are taken from the main board."""

from __future__ import annotations

from longcount.games.winter.components import FIRST_TRIBE, KINDS, STONES
from longcount.games.winter.effects.cards import begin
from longcount.games.winter.effects.goods import pay, score
from longcount.games.winter.names import FROM_SUPPLY
from longcount.games.winter.state import State
from longcount.kernel.shared_lists import changed, joined


def take_tribe(s: State, tribe: int, to_hand: bool) -> bool:
    """The top card of a tribe deck, or a point if it is empty; returns whether there was one."""
    seat = s.turn
    me = s.players[seat]
    kind = FIRST_TRIBE + tribe
    if s.tribe_decks[tribe] == 0:
        score(s, seat, FROM_SUPPLY, 1, "empty tribe deck")  # W-INIT-09
        return False
    s.tribe_decks = changed(s.tribe_decks, tribe, -1)
    if to_hand:
        me.hand = joined(me.hand, kind)
        me.known = joined(me.known, kind)
    else:
        me.discard = joined(me.discard, kind)
    s.tell(seat, "take", KINDS[kind], 1, "hand" if to_hand else "discard")
    return True


def take_culture(s: State, kind: int) -> None:
    """It is replaced only in the preparation phase."""
    me = s.players[s.turn]
    s.culture_open = tuple([other for other in s.culture_open if other != kind])  # W-DEV-02
    me.hand = joined(me.hand, kind)
    me.known = joined(me.known, kind)
    s.tell(s.turn, "take", KINDS[kind], 1, "hand")


def take_stone(s: State, stone: int, pays: bool) -> None:
    """Into the leftmost free cell: its price, the stone, the bonus under it."""
    me = s.players[s.turn]
    cell = len(me.stones)
    if pays:
        pay(s, s.pack.stone_price[cell], STONES[stone])  # W-DEV-05
    s.stones = tuple([other for other in s.stones if other != stone])
    me.stones = (*me.stones, stone)
    s.tell(s.turn, "take", STONES[stone], 1, "stone")
    begin(s, s.pack.stone_bonus[cell])  # W-DEV-07
