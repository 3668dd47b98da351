"""Wealth tiles, begging, placing and picking up."""

from __future__ import annotations

from longcount.games.tzolkin.components import ACTIONS, EXTRA, FREE_FROM, LAST
from longcount.games.tzolkin.decisions import BEG, END_TURN, KEEP, PICK, PLACE
from longcount.games.tzolkin.offers.cities import can_perform
from longcount.games.tzolkin.offers.temples import angry_temples, has_angry_temple
from longcount.games.tzolkin.state import CHICHEN, CORN, FIRST_SPACE, FRESH, NONE, PLACING, THEOLOGY, Player, State
from longcount.kernel.decisions import Decision

# --- Set-up -------------------------------------------------------------------


def offer_keep(s: State, seat: int) -> list[Decision]:
    """Any two of the four tiles dealt."""
    dealt = sorted(s.players[seat].dealt)
    return [KEEP[a, b] for i, a in enumerate(dealt) for b in dealt[i + 1 :]]  # T-SETUP-14


# --- The turn -----------------------------------------------------------------


def offer_turn(s: State) -> list[Decision]:
    out: list[Decision] = []
    mode = s.mode
    if mode == FRESH:
        if must_beg(s):
            me = s.players[s.turn]
            if has_angry_temple(me):
                return [BEG[temple] for temple in angry_temples(me)]  # T-BEG-04
            return offer_mercy(s)  # T-BEG-06
        offer_beg(s, out)
        offer_place(s, out)  # T-ROUND-03
        offer_pick(s, out)
        return out
    if mode == PLACING:
        offer_place(s, out)  # T-ROUND-04
    else:
        offer_pick(s, out)
    out.append(END_TURN)
    return out


# --- Begging ------------------------------------------------------------------


def offer_beg(s: State, out: list[Decision]) -> None:
    me = s.players[s.turn]
    if me.goods[CORN] <= 2:  # T-BEG-01 T-BEG-07
        for temple in range(3):
            if me.temples[temple] > 0:  # T-BEG-05 T-ANGER-04
                out.append(BEG[temple])


def must_beg(s: State) -> bool:
    """No worker on a gear and no corn for even the cheapest space."""
    corn = s.players[s.turn].goods[CORN]
    return corn <= 2 and s.on_gears(s.turn) == 0 and cheapest_space(s) > corn  # T-BEG-04 T-PLACE-08


def offer_mercy(s: State) -> list[Decision]:
    """One worker on one of the cheapest spaces."""
    cheapest = cheapest_space(s)
    return [PLACE[gear] for gear in range(5) if s.lowest_free(gear) == cheapest]  # T-BEG-06


def cheapest_space(s: State) -> int:
    """The price of the cheapest space that a worker can reach; never more than 3."""
    if s.first_space == NONE:
        return 0  # T-PLACE-09
    cheapest = 99
    for gear in range(5):
        space = s.lowest_free(gear)
        if NONE < space < cheapest:
            cheapest = space
    return cheapest  # T-BEG-08


# --- Placing ------------------------------------------------------------------


def offer_place(s: State, out: list[Decision]) -> None:
    me = s.players[s.turn]
    if me.home == 0:  # T-PLACE-01
        return
    left = me.goods[CORN] - extra_cost(s.placed)
    if left < 0:  # T-PLACE-07
        return
    for gear in range(5):
        space = s.lowest_free(gear)
        if space != NONE and space <= left:  # T-PLACE-04
            out.append(PLACE[gear])
    if s.first_space == NONE:  # T-FIRST-01 T-PLACE-09
        out.append(PLACE[FIRST_SPACE])


def extra_cost(placed: int) -> int:
    """What one more worker costs beside its space, after so many in this turn."""
    return EXTRA[placed] - EXTRA[placed - 1] if placed else 0  # T-PLACE-06 T-FIRST-02


# --- Picking up ---------------------------------------------------------------


def offer_pick(s: State, out: list[Decision]) -> None:
    seat = s.turn
    left = s.on_gears(seat)
    if left == 0:  # T-PICK-01 T-PICK-10
        return
    for gear in range(5):
        teeth = s.gears[gear]
        for space in range(LAST[gear] + 1):
            if teeth[space] == seat:
                offer_worker(s, gear, space, out)
                left -= 1
                if left == 0:
                    return


def offer_worker(s: State, gear: int, space: int, out: list[Decision]) -> None:
    """What one worker may do when it comes off its space."""
    me = s.players[s.turn]
    corn = me.goods[CORN]
    picks = PICK[gear][space]
    out.append(picks[0])  # T-PICK-03 T-PICK-09
    if is_free_choice(me, gear, space):
        for action in range(1, ACTIONS[gear] + 1):
            if can_perform(s, me, gear, action, corn):  # T-PICK-08 T-PAL-10 T-YAX-07 T-TIK-10 T-UXM-09 T-CHI-05
                out.append(picks[action])
        return
    for action in range(max(1, space - corn), space + 1):
        if can_perform(s, me, gear, action, corn - space + action):  # T-PICK-04 T-PICK-06
            out.append(picks[action])
    if gear == CHICHEN and me.levels[THEOLOGY] >= 1 and can_perform(s, me, gear, space + 1, corn):
        out.append(picks[space + 1])  # T-TECH-21


def is_free_choice(me: Player, gear: int, space: int) -> bool:
    """Whether any action of the gear is free from there; theology 1 makes Chichen Itza 9 reach space 10 (Q16)."""
    if space >= FREE_FROM[gear]:
        return True
    return gear == CHICHEN and space == FREE_FROM[CHICHEN] - 1 and me.levels[THEOLOGY] >= 1
