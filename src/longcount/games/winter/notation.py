"""The short printable text of every decision. docs/notation.md explains it to players."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import decisions as d
from longcount.games.winter import outcomes as o
from longcount.games.winter.components import (
    ABILITIES,
    BOARDS,
    CHIEF_CODE,
    CHIEFS,
    GLACIER_TOKENS,
    KINDS,
    REST_TOKENS,
    SETUPS,
    SIDES,
    SPECIES,
    STONES,
    TERRAINS,
    TOKEN_CODE,
    TRIBES,
)
from longcount.games.winter.map import JUNCTIONS
from longcount.games.winter.names import FIGURES, IDOL, NEW, PLACES, TRACKS, WORDS, ZONES
from longcount.kernel.decisions import Catalogue, Decision, Form

COLUMN_LETTERS: Final = "abcdefghijkl"


def text_of(decision: Decision) -> str:
    """How a decision is written."""
    match decision:
        case o.NextInOrder(seat=seat):
            return f"order {seat + 1}"
        case o.DealChief(chief=chief):
            return f"chief {CHIEFS[chief]}"
        case o.DealSetup(setup=setup):
            return f"setup {SETUPS[setup]}"
        case o.LayStone(stone=stone):
            return f"stone {STONES[stone]}"
        case o.OpenCulture(kind=kind):
            return f"open {KINDS[kind]}"
        case o.TurnAnimal(species=species):
            return f"turn {SPECIES[species]}"
        case o.LayBoard(board=board, turned=turned):
            return f"board {BOARDS[board]}" + (" turned" if turned else "")
        case o.BoxTile(terrain=terrain):
            return f"box {TERRAINS[terrain]}"
        case o.LayTile(terrain=terrain):
            return f"tile {TERRAINS[terrain]}"
        case o.TurnGlacier(token=token):
            return f"turn {GLACIER_TOKENS[token]}"
        case o.TurnRest(token=token):
            return f"turn {REST_TOKENS[token]}"
        case o.Deal(seat=seat, kind=kind):
            return f"deal {seat + 1} {KINDS[kind]}"
        case d.ChooseSide(side=side):
            return f"side {SIDES[side]}"
        case d.PickChief(chief=chief):
            return f"pick {CHIEFS[chief]}"
        case d.PickSetup(setup=setup):
            return f"pick {SETUPS[setup]}"
        case _:
            return turn_text(decision)


def turn_text(decision: Decision) -> str:
    """How a decision of a turn is written."""
    match decision:
        case d.Play(kind=kind):
            return f"play {KINDS[kind]}"
        case d.Use(code=code):
            return f"use {code_text(code)}"
        case d.Eat():
            return "eat"
        case d.Place(figure=figure, place=place):
            return f"{FIGURES[figure]} {PLACES[place]}"
        case d.GoOn():
            return "go on"
        case d.EndTurn():
            return "end"
        case d.TakeGoods():
            return "take the goods"
        case d.Done():
            return "done"
        case d.ChooseToken(next=next_):
            return "token next" if next_ else "token open"
        case d.Hide(kind=kind):
            return f"pile {KINDS[kind]}"
        case d.TakeTribe(tribe=tribe):
            return f"take {TRIBES[tribe]}"
        case d.DiscardTribe(tribe=tribe):
            return f"take {TRIBES[tribe]} to discard"
        case d.TakeCulture(kind=kind):
            return f"take {KINDS[kind]}"
        case d.CulturePoint():
            return "take a point for culture"
        case d.TakeStone(stone=stone):
            return f"take {STONES[stone]}"
        case _:
            return effect_text(decision)


def effect_text(decision: Decision) -> str:
    """How an answer to an effect is written."""
    match decision:
        case d.PutCamp():
            return "camp"
        case d.MoveCamp(origin=origin, target=target):
            return f"move {origin} {target}"
        case d.Found(junction=junction):
            return "found " + " ".join([str(corner) for corner in JUNCTIONS[junction]])
        case d.Reveal():
            return "reveal"
        case d.TakeAnimal(species=species):
            return f"hunt {SPECIES[species]}"
        case d.AnimalPoint():
            return "take a point for an animal"
        case d.TakeTopAnimal():
            return "hunt the deck"
        case d.UseAnimal(species=species):
            return f"use {SPECIES[species]}"
        case d.Raise():
            return raise_text(decision)
        case d.DrawCard():
            return "draw"
        case d.Advance(track=track):
            return f"idol {TRACKS[track]}"
        case d.Instead(of=of, taken=taken, track=track):
            return f"{lower_text(taken, track)} for {WORDS[of]}"
        case d.TakeTools(tools=tools, food=food):
            return tools_text(tools, food)
        case d.Bury(zone=zone, kind=kind):
            return f"bury {KINDS[kind]} from {ZONES[zone]}"
        case d.Discard(zone=zone, kind=kind):
            return f"discard {KINDS[kind]}" + (" new" if zone == NEW else "")
        case _:
            raise AssertionError("a decision without a text")


def code_text(code: int) -> str:
    """`C1-09 2` for the second ability of a card, `chief 1`, `token 1`."""
    if code >= TOKEN_CODE:
        return f"token {code - TOKEN_CODE + 1}"
    if code >= CHIEF_CODE:
        return f"chief {code - CHIEF_CODE + 1}"
    return f"{KINDS[code // ABILITIES]} {code % ABILITIES + 1}"


def raise_text(decision: d.Raise) -> str:
    level = f" level {decision.level}" if decision.level > 1 else ""
    return f"megalith {COLUMN_LETTERS[decision.col]}{decision.row + 1}{level}"


def lower_text(taken: int, track: int) -> str:
    return f"idol {TRACKS[track]}" if taken == IDOL else WORDS[taken]


def tools_text(tools: int, food: int) -> str:
    parts = [f"{tools} tool{'s' if tools > 1 else ''}" if tools else "", f"{food} food" if food else ""]
    return "take " + " ".join([part for part in parts if part])


FORMS: Final = [Form(kind, kind.__name__, write=text_of) for kind in dict.fromkeys(map(type, d.ALL))]
CATALOGUE: Final = Catalogue(d.ALL, FORMS)
