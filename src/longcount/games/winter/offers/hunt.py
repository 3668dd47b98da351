"""The hunting grounds, the animal deck, own animals."""

from __future__ import annotations

from longcount.games.winter.components import GROUNDS, SPECIES
from longcount.games.winter.decisions import ANIMAL_POINT, TAKE_ANIMAL, USE_ANIMAL
from longcount.games.winter.names import NONE
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision


def has_animals(animals: list[int]) -> bool:
    for number in animals:
        if number > 0:
            return True
    return False


def can_reveal(s: State) -> bool:
    return sum(s.grounds) < GROUNDS and has_animals(s.animals)  # W-HUNT-02 W-HUNT-03 W-SYM-18


def can_take_animal(s: State) -> bool:
    return has_animals(s.grounds) or not has_animals(s.animals)


def offer_animals(s: State, only: int, out: list[Decision]) -> None:
    """Animals of the grounds, perhaps of one species only; a point if grounds and deck are empty."""
    found = False
    for species in range(len(SPECIES)):
        if s.grounds[species] > 0:
            found = True
            if only in (NONE, species):
                out.append(TAKE_ANIMAL[species])  # W-HUNT-04 W-SYM-16
    if not found and not has_animals(s.animals):
        out.append(ANIMAL_POINT)  # W-HUNT-05


def offer_use_animal(me: Player, out: list[Decision]) -> None:
    for species in range(len(SPECIES)):
        if me.fresh[species] > 0:
            out.append(USE_ANIMAL[species])  # W-HUNT-07 W-SYM-19
