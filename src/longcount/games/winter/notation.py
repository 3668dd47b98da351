"""How every decision is said: its verb, its parts, its short text. docs/notation.md explains it to players."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import chance_decisions as o
from longcount.games.winter import decisions as d
from longcount.games.winter.components import (
    BOARDS,
    CHIEFS,
    GLACIER_TOKENS,
    KINDS,
    REST_TOKENS,
    SETUPS,
    SIDES,
    SPECIES,
    STONES,
    TERRAINS,
)
from longcount.games.winter.map import JUNCTIONS
from longcount.games.winter.names import FIGURES, NEW, PLACES, TRACKS, WORDS, ZONES
from longcount.kernel.decisions import NUMBER, SEAT, Catalogue, Decision, Form, one_of

COLUMN_LETTERS: Final = "abcdefghijkl"
CELLS: Final = [f"{COLUMN_LETTERS[col]}{row + 1}" for row in range(d.ROWS) for col in range(d.COLS)]
SOURCES: Final = (*KINDS, "chief", "token")
"""What has abilities: cards, the own chief, the own rest token."""

_CARD: Final = one_of(KINDS)
_SPECIES: Final = one_of(SPECIES)
_TERRAIN: Final = one_of(TERRAINS)
_STONE: Final = one_of(STONES)
_SYMBOL: Final = one_of(WORDS)
_ZONE: Final = one_of(ZONES)


def board_text(decision: Decision) -> str:
    assert isinstance(decision, o.LayBoard)
    return f"board {BOARDS[decision.board]}" + (" turned" if decision.turned else "")


def megalith_text(decision: Decision) -> str:
    assert isinstance(decision, d.Raise)
    return f"megalith {CELLS[decision.cell]}" + (f" level {decision.level}" if decision.level > 1 else "")


def tools_text(decision: Decision) -> str:
    assert isinstance(decision, d.TakeTools)
    tools, food = decision.tools, decision.food
    parts = [f"{tools} tool{'s' if tools > 1 else ''}" if tools else "", f"{food} food" if food else ""]
    return "take " + " ".join([part for part in parts if part])


def discard_text(decision: Decision) -> str:
    assert isinstance(decision, d.Discard)
    return f"discard {KINDS[decision.card]}" + (" new" if decision.zone == NEW else "")


FORMS: Final = (
    # chance
    Form(o.NextInOrder, "order", "order {seat}", {"seat": SEAT}),
    Form(o.DealChief, "deal_chief", "chief {chief}", {"chief": one_of(CHIEFS)}),
    Form(o.DealSetup, "deal_setup", "setup {setup}", {"setup": one_of(SETUPS)}),
    Form(o.LayStone, "lay_stone", "stone {stone}", {"stone": _STONE}),
    Form(o.OpenCulture, "open_culture", "open {card}", {"card": _CARD}),
    Form(o.TurnAnimal, "turn_animal", "turn {species}", {"species": _SPECIES}),
    Form(o.LayBoard, "lay_board", parts={"board": one_of(BOARDS), "turned": NUMBER}, write=board_text),
    Form(o.BoxTile, "box_tile", "box {terrain}", {"terrain": _TERRAIN}),
    Form(o.LayTile, "lay_tile", "tile {terrain}", {"terrain": _TERRAIN}),
    Form(o.TurnGlacier, "turn_glacier", "turn {token}", {"token": one_of(GLACIER_TOKENS)}),
    Form(o.TurnRest, "turn_rest", "turn {token}", {"token": one_of(REST_TOKENS)}),
    Form(o.Deal, "deal", "deal {seat} {card}", {"seat": SEAT, "card": _CARD}),
    # set-up
    Form(d.ChooseSide, "side", "side {side}", {"side": one_of(SIDES)}),
    Form(d.PickChief, "pick_chief", "pick {chief}", {"chief": one_of(CHIEFS)}),
    Form(d.PickSetup, "pick_setup", "pick {setup}", {"setup": one_of(SETUPS)}),
    # the turn
    Form(d.Play, "play", "play {card}", {"card": _CARD}),
    Form(d.Use, "use", "use {source} {ability}", {"source": one_of(SOURCES), "ability": NUMBER}),
    Form(d.Eat, "eat"),
    Form(d.Place, "place", "{figure} {place}", {"figure": one_of(FIGURES), "place": one_of(PLACES)}),
    Form(d.GoOn, "go_on", "go on"),
    Form(d.EndTurn, "end"),
    Form(d.TakeGoods, "take_goods", "take the goods"),
    Form(d.Done, "done"),
    Form(d.ChooseToken, "token", "token {which}", {"which": one_of(("open", "next"))}),
    Form(d.Hide, "pile", "pile {card}", {"card": _CARD}),
    # what effects and actions ask
    Form(d.TakeTribe, "take_tribe", "take {card}", {"card": _CARD}),
    Form(d.DiscardTribe, "discard_tribe", "take {card} to discard", {"card": _CARD}),
    Form(d.TakeCulture, "take_culture", "take {card}", {"card": _CARD}),
    Form(d.CulturePoint, "culture_point", "take a point for culture"),
    Form(d.TakeStone, "take_stone", "take {stone}", {"stone": _STONE}),
    Form(d.PutCamp, "camp"),
    Form(d.MoveCamp, "move", "move {start} {target}", {"start": NUMBER, "target": NUMBER}),
    Form(d.Found, "found", "found {hexes}", {"hexes": one_of([list(corners) for corners in JUNCTIONS])}),
    Form(d.Reveal, "reveal"),
    Form(d.TakeAnimal, "hunt", "hunt {species}", {"species": _SPECIES}),
    Form(d.AnimalPoint, "animal_point", "take a point for an animal"),
    Form(d.TakeTopAnimal, "hunt_deck", "hunt the deck"),
    Form(d.UseAnimal, "use_animal", "use {species}", {"species": _SPECIES}),
    Form(d.Raise, "megalith", parts={"cell": one_of(CELLS), "level": NUMBER}, write=megalith_text),
    Form(d.DrawCard, "draw"),
    Form(d.Advance, "idol", "idol {track}", {"track": one_of(TRACKS)}),
    Form(
        d.Instead,
        "instead",
        "{taken} {track} for {of}",
        {"of": _SYMBOL, "taken": _SYMBOL, "track": one_of(TRACKS, none=True)},
    ),
    Form(d.TakeTools, "take_tools", parts={"tools": NUMBER, "food": NUMBER}, write=tools_text),
    Form(d.Bury, "bury", "bury {card} from {zone}", {"card": _CARD, "zone": _ZONE}),
    Form(d.Discard, "discard", parts={"card": _CARD, "zone": _ZONE}, write=discard_text),
)
CATALOGUE: Final = Catalogue(d.ALL, FORMS)
