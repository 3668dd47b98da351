"""Animals come to the grounds, to players, and are used."""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.components import SPECIES
from longcount.games.winter.effects.cards import begin, set_off
from longcount.games.winter.effects.goods import score
from longcount.games.winter.names import ANIMAL, FROM_SUPPLY
from longcount.games.winter.offers.hunt import can_reveal, has_animals
from longcount.games.winter.state import State
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed


def reveal(s: State, number: int) -> None:
    """So many animals are added to the grounds, as far as there is room and a deck."""
    if not has_animals(s.animals):
        score(s, s.turn, FROM_SUPPLY, 1, "empty animal deck")  # W-HUNT-03 only where the table pays for it
        return
    s.stack.append(Step(steps.REVEAL_MORE, number))


def reveal_more(s: State, number: int) -> None:
    if number and can_reveal(s):
        s.stack.append(Step(steps.REVEAL_MORE, number - 1))
        s.stack.append(steps.STEP[steps.REVEAL_ANIMAL])  # W-HUNT-01 W-HUNT-02


def turn_animal(s: State, step: Step, species: int) -> None:
    """The top animal of the deck."""
    s.animals = changed(s.animals, species, -1)
    if step.kind == steps.REVEAL_ANIMAL:
        s.grounds = changed(s.grounds, species, 1)
        s.tell(s.turn, "animal", SPECIES[species], 1, "grounds")
    else:
        me = s.players[step.a]
        me.fresh = changed(me.fresh, species, 1)
        s.tell(step.a, "hunt", SPECIES[species], 1, "deck")


def take_animal(s: State, species: int) -> None:
    me = s.players[s.turn]
    s.grounds = changed(s.grounds, species, -1)  # W-HUNT-06
    me.fresh = changed(me.fresh, species, 1)  # W-HUNT-04
    s.tell(s.turn, "hunt", SPECIES[species], 1, "grounds")
    set_off(s, ANIMAL)


def take_top_animal(s: State) -> None:
    if has_animals(s.animals):
        s.stack.append(Step(steps.TAKE_ANIMAL, s.turn))  # W-HUNT-09
    else:
        score(s, s.turn, FROM_SUPPLY, 1, "empty animal deck")  # W-SYM-17


def use_animal(s: State, species: int) -> None:
    me = s.players[s.turn]
    me.fresh = changed(me.fresh, species, -1)
    me.used = changed(me.used, species, 1)  # W-HUNT-07
    s.tell(s.turn, "tip", SPECIES[species], 1, "animal")
    begin(s, s.pack.animal_use[species])
