"""Wealth tiles, begging, placing and picking up."""

from __future__ import annotations

from longcount.games.tzolkin.components import WEALTH
from longcount.games.tzolkin.decisions import Beg, Keep, PickUp, Place
from longcount.games.tzolkin.effects.buildings import do_symbol
from longcount.games.tzolkin.effects.cities import perform
from longcount.games.tzolkin.effects.goods import pay
from longcount.games.tzolkin.effects.temples import descend
from longcount.games.tzolkin.offers.turn import extra_cost, is_free_choice, must_beg
from longcount.games.tzolkin.state import CORN, FIRST_SPACE, FREE, GEARS, PICKING, PLACING, State
from longcount.kernel.shared_lists import replaced

# --- Set-up -------------------------------------------------------------------


def do_keep(s: State, seat: int, decision: Keep) -> None:
    """Keep two tiles in secret; the last one to choose reveals all."""
    s.players[seat].kept = (decision.first, decision.second)
    for player in s.players:
        if not player.kept:
            return
    s.stack.pop()
    for other, player in enumerate(s.players):  # T-SETUP-15
        player.dealt = ()
        for tile in player.kept:  # T-SETUP-16
            s.tell(other, "keep", WEALTH[tile].name, 1, "wealth")
            for effect in WEALTH[tile].effects:
                do_symbol(s, other, effect, WEALTH[tile].name)
    s.wealth = ()


# --- Begging ------------------------------------------------------------------


def do_beg(s: State, decision: Beg) -> None:
    me = s.players[s.turn]
    s.tell(s.turn, "beg", "corn", 3 - me.goods[CORN], "begging")
    me.goods = replaced(me.goods, CORN, 3)  # T-BEG-02
    descend(s, s.turn, decision.temple, "begging")  # T-BEG-03 T-ANGER-03


# --- Placing ------------------------------------------------------------------


def do_place(s: State, decision: Place) -> None:
    seat = s.turn
    me = s.players[seat]
    gear = decision.gear
    by_mercy = s.placed == 0 and must_beg(s)  # T-BEG-06 with no corn left the turn ends by itself
    if gear == FIRST_SPACE:
        space = 0  # T-FIRST-02
        s.first_space = seat
        s.tell(seat, "place", "first", 0, "placing")
    else:
        space = s.lowest_free(gear)  # T-PLACE-03
        s.stand(gear, space, seat)  # T-PLACE-10
        s.tell(seat, "place", GEARS[gear], space, "placing")
    cost = me.goods[CORN] if by_mercy else space + extra_cost(s.placed)  # T-PLACE-05
    pay(s, seat, CORN, cost, "placing")
    me.home -= 1
    s.placed += 1  # T-PLACE-02
    s.mode = PLACING


# --- Picking up ---------------------------------------------------------------


def do_pick(s: State, decision: PickUp) -> None:
    seat = s.turn
    me = s.players[seat]
    gear, space, action = decision.gear, decision.space, decision.action
    s.stand(gear, space, FREE)
    me.home += 1  # T-PICK-07
    s.mode = PICKING  # T-PICK-02
    s.tell(seat, "pick", GEARS[gear], space, "picking up")
    if 0 < action < space and not is_free_choice(me, gear, space):
        pay(s, seat, CORN, space - action, "stepping down")  # T-PICK-03 T-PICK-06
    if action:
        perform(s, gear, action)  # T-PICK-05
