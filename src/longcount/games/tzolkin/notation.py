"""The short printable text of every decision. docs/notation.md explains it to players."""

from __future__ import annotations

import re
from typing import Final

from longcount.games.tzolkin import decisions as d
from longcount.games.tzolkin.components import ACTIONS, BUILDINGS, FREE_FROM, LAST, MONUMENTS, WEALTH
from longcount.games.tzolkin.state import FIRST_SPACE, GEAR_TITLES, GEARS, GOODS, TEMPLES, TRACKS
from longcount.kernel.decisions import Catalogue, Decision, Form
from longcount.kernel.errors import UnknownNotation

CROPS: Final = ("harvest corn", "harvest wood", "burn", "harvest bare")


def text_of(decision: Decision) -> str:
    """How a decision is written."""
    match decision:
        case d.FirstPlayer(seat=seat):
            return f"first {seat + 1}"
        case d.RevealMonument(monument=monument):
            return f"monument {MONUMENTS[monument].name}"
        case d.RevealBuilding(building=building):
            return f"building {BUILDINGS[building].name}"
        case d.Deal(tile=tile):
            return f"deal {WEALTH[tile].name}"
        case d.TurnUp(tile=tile):
            return f"neutral {WEALTH[tile].name}"
        case d.Keep(first=first, second=second):
            return f"keep {WEALTH[first].name} {WEALTH[second].name}"
        case d.Beg(temple=temple):
            return f"beg {TEMPLES[temple]}"
        case d.Place(gear=gear):
            return "place first" if gear == FIRST_SPACE else f"place {GEARS[gear]}"
        case d.PickUp():
            return pick_text(decision)
        case d.EndTurn():
            return "end"
        case d.TurnDays(days=days):
            return "turn 1 day" if days == 1 else "turn 2 days"
        case _:
            return action_text(decision)


def pick_text(pick: d.PickUp) -> str:
    worker = f"pick {GEARS[pick.gear]} {pick.space}"
    if pick.action == 0:
        return f"{worker} for nothing"
    own = pick.action == pick.space and pick.space < FREE_FROM[pick.gear]
    return worker if own else f"{worker} as {pick.action}"


def action_text(decision: Decision) -> str:
    """How a decision within an action is written."""
    match decision:
        case d.Harvest(crop=crop):
            return CROPS[crop]
        case d.Anger(temple=temple):
            return f"anger {TEMPLES[temple]}"
        case d.Advance(track=track):
            return f"advance {TRACKS[track]}"
        case d.Pay(wood=wood, stone=stone, gold=gold):
            return f"pay {mix_text(wood, stone, gold)}"
        case d.Take(wood=wood, stone=stone, gold=gold):
            return f"take {mix_text(wood, stone, gold)}"
        case d.Climb(temple=temple):
            return f"climb {TEMPLES[temple]}"
        case d.ClimbTwo(first=first, second=second):
            return f"climb {TEMPLES[first]} {TEMPLES[second]}"
        case d.Build(building=building, how=how):
            return f"build {BUILDINGS[building].name}{how_text(how)}"
        case d.BuildMonument(monument=monument):
            return f"build {MONUMENTS[monument].name}"
        case d.Sell(good=good):
            return f"sell {GOODS[good]}"
        case d.Buy(good=good):
            return f"buy {GOODS[good]}"
        case d.Act(gear=gear, action=action):
            return f"act {GEARS[gear]} {action}"
        case d.Done():
            return "done"
        case _:
            raise AssertionError("a decision without a text")


def mix_text(wood: int, stone: int, gold: int) -> str:
    parts = ((wood, "wood"), (stone, "stone"), (gold, "gold"))
    return " ".join([f"{number} {good}" for number, good in parts if number])


def how_text(how: int) -> str:
    if how == d.USUAL:
        return ""
    return " plain" if how == d.PLAIN else f" saving {GOODS[how]}"


FORMS: Final = [Form(kind, kind.__name__, write=text_of) for kind in dict.fromkeys(map(type, d.ALL))]

_PICK: Final = re.compile(r"pick (\w+) (\d{1,2}) as (\d{1,2})")
_PAIR: Final = re.compile(r"(keep|climb) (\w+) (\w+)")


def read(plain: str) -> str:
    """`pick tikal 3 as 3` and pairs in any order are understood too."""
    pick, pair = _PICK.fullmatch(plain), _PAIR.fullmatch(plain)
    if pick and pick[1] in GEARS:
        return read_pick(plain, GEARS.index(pick[1]), int(pick[2]), int(pick[3]))
    if pair:
        first, second = sorted((pair[2], pair[3]), key=order_in_pair)
        return f"{pair[1]} {first} {second}"
    return plain


def read_pick(plain: str, gear: int, space: int, action: int) -> str:
    if space > LAST[gear] or action > ACTIONS[gear]:
        return plain
    if action >= len(d.PICK[gear][space]):
        reach = f"action {space} and lower ones" if space else "no action"
        raise UnknownNotation(f"A worker on {GEAR_TITLES[gear]} {space} reaches {reach}. T-PICK-03")
    return text_of(d.PICK[gear][space][action])


def order_in_pair(name: str) -> tuple[int, str]:
    return (TEMPLES.index(name) if name in TEMPLES else 0, name)


CATALOGUE: Final = Catalogue(d.ALL, FORMS, read)
