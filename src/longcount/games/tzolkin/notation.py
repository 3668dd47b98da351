"""How every decision is said: its verb, its parts, its short text. docs/notation.md explains it to players."""

from __future__ import annotations

import re
from typing import Final

from longcount.games.tzolkin import decisions as d
from longcount.games.tzolkin.components import ACTIONS, BUILDINGS, FREE_FROM, LAST, MONUMENTS, WEALTH
from longcount.games.tzolkin.state import CHICHEN, GEARS, GOODS, TEMPLES, TRACKS
from longcount.kernel.decisions import NUMBER, SEAT, Catalogue, Decision, Form, one_of
from longcount.kernel.errors import Filling, UnknownNotation

CROPS: Final = ("corn", "wood", "burn", "bare")
WAYS: Final = ("usual", "saving wood", "saving stone", "saving gold", "plain")
"""How a building is constructed."""

# --- texts of several patterns ------------------------------------------------


def pick_text(decision: Decision) -> str:
    assert isinstance(decision, d.PickUp)
    worker = f"pick {GEARS[decision.gear]} {decision.space}"
    if decision.action == 0:
        return f"{worker} for nothing"
    own = decision.action == decision.space and decision.space < FREE_FROM[decision.gear]
    return worker if own else f"{worker} as {decision.action}"


def turn_text(decision: Decision) -> str:
    assert isinstance(decision, d.TurnDays)
    return "turn 1 day" if decision.days == 1 else f"turn {decision.days} days"


def harvest_text(decision: Decision) -> str:
    assert isinstance(decision, d.Harvest)
    return "burn" if decision.crop == d.BURN else f"harvest {CROPS[decision.crop]}"


def mix_text(decision: Decision) -> str:
    assert isinstance(decision, d.Pay | d.Take)
    mix = ((decision.wood, "wood"), (decision.stone, "stone"), (decision.gold, "gold"))
    goods = " ".join([f"{number} {good}" for number, good in mix if number])
    return f"pay {goods}" if isinstance(decision, d.Pay) else f"take {goods}"


def build_text(decision: Decision) -> str:
    assert isinstance(decision, d.Build)
    way = "" if decision.how == d.USUAL else f" {WAYS[decision.how]}"
    return f"build {BUILDINGS[decision.building].name}{way}"


# --- forms --------------------------------------------------------------------

_BUILDING: Final = one_of([tile.name for tile in BUILDINGS])
_MONUMENT: Final = one_of([tile.name for tile in MONUMENTS])
_WEALTH: Final = one_of([tile.name for tile in WEALTH])
_TEMPLE: Final = one_of(TEMPLES)
_GEAR: Final = one_of(GEARS)
_PLACE: Final = one_of([*GEARS, "first"])
_GOOD: Final = one_of(GOODS)
_MIX: Final = {"wood": NUMBER, "stone": NUMBER, "gold": NUMBER}

FORMS: Final = (
    Form(d.FirstPlayer, "first", "first {seat}", {"seat": SEAT}),
    Form(d.RevealMonument, "monument", "monument {monument}", {"monument": _MONUMENT}),
    Form(d.RevealBuilding, "building", "building {building}", {"building": _BUILDING}),
    Form(d.Deal, "deal", "deal {tile}", {"tile": _WEALTH}),
    Form(d.TurnUp, "neutral", "neutral {tile}", {"tile": _WEALTH}),
    Form(d.Keep, "keep", "keep {first} {second}", {"first": _WEALTH, "second": _WEALTH}),
    Form(d.Beg, "beg", "beg {temple}", {"temple": _TEMPLE}),
    Form(d.Place, "place", "place {gear}", {"gear": _PLACE}),
    Form(d.PickUp, "pick", parts={"gear": _GEAR, "space": NUMBER, "action": NUMBER}, write=pick_text),
    Form(d.EndTurn, "end"),
    Form(d.TurnDays, "turn", parts={"days": NUMBER}, write=turn_text),
    Form(d.Harvest, "harvest", parts={"crop": one_of(CROPS)}, write=harvest_text),
    Form(d.Anger, "anger", "anger {temple}", {"temple": _TEMPLE}),
    Form(d.Advance, "advance", "advance {track}", {"track": one_of(TRACKS)}),
    Form(d.Pay, "pay", parts=_MIX, write=mix_text),
    Form(d.Take, "take", parts=_MIX, write=mix_text),
    Form(d.Climb, "climb", "climb {temple}", {"temple": _TEMPLE}),
    Form(d.ClimbTwo, "climb_two", "climb {first} {second}", {"first": _TEMPLE, "second": _TEMPLE}),
    Form(d.Build, "build", parts={"building": _BUILDING, "how": one_of(WAYS)}, write=build_text),
    Form(d.BuildMonument, "build_monument", "build {monument}", {"monument": _MONUMENT}),
    Form(d.Sell, "sell", "sell {good}", {"good": _GOOD}),
    Form(d.Buy, "buy", "buy {good}", {"good": _GOOD}),
    Form(d.Act, "act", "act {gear} {action}", {"gear": _GEAR, "action": NUMBER}),
    Form(d.Done, "done"),
)

# --- other ways to write them, and what can never be --------------------------

_PICK: Final = re.compile(r"pick (\w+) (\d{1,2})(?: as (\d{1,2}))?")
_PAIR: Final = re.compile(r"(keep|climb) (\w+) (\w+)")
_TRADE: Final = re.compile(r"(sell|buy) (corn|skull)s?")
_ACT: Final = re.compile(r"act chichen \d{1,2}")


def read(plain: str) -> str:
    """`pick tikal 3 as 3` and pairs in any order are understood too."""
    pick, pair = _PICK.fullmatch(plain), _PAIR.fullmatch(plain)
    if pick and pick[1] in GEARS:
        return read_pick(plain, GEARS.index(pick[1]), int(pick[2]), -1 if pick[3] is None else int(pick[3]))
    if pair:
        return read_pair(pair[1], pair[2], pair[3])
    if _TRADE.fullmatch(plain):
        raise never("T-UXM-02", "The market trades wood, stone and gold for corn, nothing else.")
    if _ACT.fullmatch(plain):
        raise never("T-UXM-08", "That action is of the four small gears; it never reaches Chichen Itza.")
    return plain


def read_pick(plain: str, gear: int, space: int, action: int) -> str:
    """A worker's pick, with the number of the action or without (-1)."""
    worker = f"pick {GEARS[gear]} {space}"
    if space > LAST[gear]:
        raise never("T-PICK-01", "The spaces there are numbered 0 to {last}.", last=LAST[gear])
    if action < 0 and space == 0:
        raise never("T-PICK-09", "Space 0 has no action: write '{text}'.", text=f"{worker} for nothing")
    if action < 0:
        texts = (f"{worker} as 1", f"{worker} as {ACTIONS[gear]}")
        raise never(
            "T-PICK-08", "From there any action can be chosen: say which, '{first}' to '{last}'.", **ends(texts)
        )
    if action > ACTIONS[gear]:
        raise never("T-PICK-03", "The actions there are numbered 1 to {last}.", last=ACTIONS[gear])
    if action >= len(d.PICK[gear][space]):
        raise out_of_reach(gear, space)
    return pick_text(d.PICK[gear][space][action])


def ends(texts: tuple[str, str]) -> dict[str, Filling]:
    return {"first": texts[0], "last": texts[1]}


def out_of_reach(gear: int, space: int) -> UnknownNotation:
    """Why a worker never performs so high an action."""
    if gear == CHICHEN and space == 0:
        return never("T-TECH-21", "A worker on space 0 reaches no action; with theology 1, action 1.")
    if gear == CHICHEN:
        sentence = "A worker on space {space} reaches action {space} and lower ones; with theology 1 also {next}."
        return never("T-TECH-21", sentence, space=space, next=space + 1)
    if space == 0:
        return never("T-PICK-09", "A worker on space 0 reaches no action.")
    return never("T-PICK-03", "A worker on space {space} reaches action {space} and lower ones.", space=space)


def read_pair(verb: str, one: str, other: str) -> str:
    if one == other and verb == "climb" and one in TEMPLES:
        raise never("T-TIK-09", "The two steps are climbed in two different temples.")
    if one == other and verb == "keep":
        raise never("T-SETUP-14", "Two different tiles are kept.")
    first, second = sorted((one, other), key=order_in_pair)
    return f"{verb} {first} {second}"


def order_in_pair(name: str) -> tuple[int, str]:
    return (TEMPLES.index(name) if name in TEMPLES else 0, name)


def never(rule: str, sentence: str, **values: Filling) -> UnknownNotation:
    """What the rules never allow, whatever the position."""
    error = UnknownNotation(sentence, **values)
    error.rule = rule
    return error


CATALOGUE: Final = Catalogue(d.ALL, FORMS, read)
