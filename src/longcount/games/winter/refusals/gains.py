"""Refusals of what effects and actions give: cards, stones, camps, animals, megaliths, idols, burials."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import SPECIES, STONE_CELLS, STONE_ERAS, STONES
from longcount.games.winter.map import JUNCTIONS
from longcount.games.winter.names import (
    ANIMAL,
    ANIMAL_DECK,
    BOTTOM,
    BURY,
    CAMP,
    COMMUNITY,
    CULTURE,
    DEVELOP,
    DISCARD,
    DRAW,
    FOOD,
    HUNT,
    IDOL,
    INITIATION,
    MEGALITH,
    MIDDLE,
    MOVE,
    NONE,
    PARTS,
    PLACES,
    REST,
    REVEAL,
    SETTLE,
    STONE,
    TOOL,
    TOP,
    TRIBE,
    TRIBE_DISCARD,
    USE_ANIMAL,
    WORDS,
    ZONES,
)
from longcount.games.winter.offers.hunt import can_reveal, has_animals
from longcount.games.winter.offers.symbols import left_of
from longcount.games.winter.offers.turn import can_pay
from longcount.games.winter.refusals.megaliths import refuse_raise
from longcount.games.winter.refusals.named import card_name, left_text, owned_text, price_text
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal

TOP_OPS: Final[dict[int, tuple[int, ...]]] = {
    INITIATION: (TRIBE,),
    DEVELOP: (CULTURE,),
    SETTLE: (CAMP, MOVE),
    HUNT: (REVEAL, ANIMAL),
}
MIDDLE_OPS: Final[dict[int, tuple[int, ...]]] = {
    INITIATION: (TRIBE_DISCARD, BURY),
    DEVELOP: (STONE,),
    SETTLE: (COMMUNITY,),
    HUNT: (USE_ANIMAL,),
}
LADDER: Final = (MEGALITH, DRAW, IDOL, TOOL, FOOD)
"""From the highest to the lowest."""
PRICE_RULES: Final[dict[int, str]] = {
    TRIBE: "W-INIT-01",
    CULTURE: "W-DEV-01",
    CAMP: "W-SETTLE-01",
    MOVE: "W-SETTLE-02",
    REVEAL: "W-HUNT-01",
    ANIMAL: "W-HUNT-04",
    TRIBE_DISCARD: "W-INIT-04",
    BURY: "W-INIT-04",
    COMMUNITY: "W-SETTLE-05",
}


def op_of(decision: Decision) -> int | None:
    """The symbol that a decision answers."""
    match decision:
        case d.TakeTribe():
            return TRIBE
        case d.DiscardTribe():
            return TRIBE_DISCARD
        case d.TakeCulture() | d.CulturePoint():
            return CULTURE
        case d.TakeStone():
            return STONE
        case d.PutCamp():
            return CAMP
        case d.MoveCamp():
            return MOVE
        case d.Found():
            return COMMUNITY
        case d.Reveal():
            return REVEAL
        case d.TakeAnimal() | d.AnimalPoint():
            return ANIMAL
        case d.TakeTopAnimal():
            return ANIMAL_DECK
        case d.UseAnimal():
            return USE_ANIMAL
        case d.Raise():
            return MEGALITH
        case d.DrawCard():
            return DRAW
        case d.Advance():
            return IDOL
        case d.Instead(of=of):
            return of
        case d.TakeTools():
            return TOOL
        case d.Bury():
            return BURY
        case d.Discard():
            return DISCARD
        case _:
            return None


def number_asked(s: State, op: int) -> int:
    """How often a symbol is to be had now, in an effect, in the eclipse or at the figure's part."""
    step = s.stack[-1]
    if step.kind == steps.DUE:
        return s.due[op]
    if step.kind == steps.WINDOW and s.part in (TOP, MIDDLE):
        table = TOP_OPS if s.part == TOP else MIDDLE_OPS
        return 1 if op in table[s.place] else 0
    if step.kind in (steps.EFFECT, steps.WINDOW):
        return left_of(s.pack.effects[step.a], step.b, op)
    if step.kind == steps.SECOND_HALF:
        return 1 if op == step.a else 0
    if step.kind == steps.PAY_CARD:
        return 1 if op == DISCARD else 0
    return 1 if step.kind == steps.ARROW and op == MEGALITH else 0


def refuse_gain(s: State, seat: int, decision: Decision) -> Refusal | None:
    op = op_of(decision)
    assert op is not None
    me = s.players[seat]
    if number_asked(s, op) == 0:
        return refuse_higher(s, decision, op) or refuse_part(s, op)
    if isinstance(decision, d.TakeStone):
        return refuse_stone(s, me, decision.stone)
    if s.stack[-1].kind == steps.WINDOW and s.part in (TOP, MIDDLE):
        price = price_of(s, me, op)
        if not can_pay(s, me, price):
            rule = PRICE_RULES.get(op, "W-DEV-05")
            return Refusal(rule, "price", price=price_text(price), owned=owned_text(s, me))
    return refuse_card(s, me, decision) or refuse_piece(s, me, decision) or refuse_ladder(s, me, decision)


def refuse_higher(s: State, decision: Decision, op: int) -> Refusal | None:
    """Something lower may be taken instead of what is gained, never something higher."""
    if op not in LADDER or isinstance(decision, d.Instead):
        return None
    for lower in LADDER[LADDER.index(op) + 1 :]:
        if number_asked(s, lower):
            return Refusal("W-GOLD-04", "no_higher", lower=WORDS[lower], higher=WORDS[op])
    return None


def price_of(s: State, me: Player, op: int) -> list[int]:
    """What a symbol costs at the part that the figure has reached."""
    if op == CAMP:
        return s.pack.camp_price
    if op == REVEAL:
        return s.pack.reveal_price
    if op == STONE:
        return s.pack.stone_price[min(len(me.stones), STONE_CELLS - 1)]
    return s.pack.top_price[s.place] if s.part == TOP else s.pack.middle_price[s.place]


# --- where and when ---------------------------------------------------------------


def refuse_part(s: State, op: int) -> Refusal | None:
    """The figure does not stand yet, stands elsewhere, or is at another part; None if something else is asked."""
    kind = s.stack[-1].kind
    if kind == steps.TURN:
        column = column_of(op)
        return None if column == NONE else Refusal("W-TURN-02", "first_column", place=PLACES[column])
    if kind != steps.WINDOW:
        return None
    if s.place == REST:
        return refuse_resting(s, op)
    here = PLACES[s.place]
    if s.part == BOTTOM and op in s.pack.bottom[s.place].ops:
        return refuse_bottom(s)
    if op in TOP_OPS[s.place] or op in MIDDLE_OPS[s.place]:
        is_behind = op in TOP_OPS[s.place] or s.part > MIDDLE
        key = "part_behind" if is_behind else "part_later"
        return Refusal("W-PLACE-03", key, part=PARTS[s.part - TOP], place=here)
    if column_of(op) != NONE:
        return Refusal("W-PLACE-01", "elsewhere", there=PLACES[column_of(op)], place=here)
    return refuse_foreign(s)


def column_of(op: int) -> int:
    """The column whose top or middle gives a symbol; NONE if effects alone do."""
    for column in TOP_OPS:
        if op in TOP_OPS[column] or op in MIDDLE_OPS[column]:
            return column
    return NONE


def refuse_resting(s: State, op: int) -> Refusal:
    """Resting gives a card and an animal's use, in that order."""
    if op in s.pack.rest.ops:
        return Refusal("W-REST-01", "rest_order", gives=s.pack.rest.text)
    if column_of(op) != NONE:
        return Refusal("W-PLACE-01", "elsewhere_resting", there=PLACES[column_of(op)])
    return Refusal("W-REST-01", "rest_gives", gives=s.pack.rest.text)


def refuse_bottom(s: State) -> Refusal:
    """The bonus went to another figure, or that part of it is behind."""
    here = [code for code in s.figures if code % len(PLACES) == s.place]
    if len(here) > 1:
        return Refusal("W-PLACE-06", "bottom_first", place=PLACES[s.place])
    return Refusal("W-PLACE-06", "bottom_order", place=PLACES[s.place], gives=s.pack.bottom[s.place].text)


def refuse_foreign(s: State) -> Refusal:
    """What effects alone give is not to be had from this part of the column."""
    here = PLACES[s.place]
    if s.part == BOTTOM:
        left = left_text(s.pack.effects[s.stack[-1].a], s.stack[-1].b)
        if left:
            return Refusal("W-PLACE-06", "bottom_gives", place=here, gives=left)
        return Refusal("W-PLACE-06", "bottom_empty", place=here)
    ops = (TOP_OPS if s.part == TOP else MIDDLE_OPS)[s.place]
    rule = "W-PLACE-04" if s.part == TOP else "W-PLACE-05"
    return Refusal(rule, "part_gives", part=PARTS[s.part - TOP], place=here, actions=[WORDS[op] for op in ops])


# --- cards ------------------------------------------------------------------------


def refuse_card(s: State, me: Player, decision: Decision) -> Refusal | None:
    match decision:
        case d.TakeTribe(card=card):
            rule = "W-INIT-02" if s.stack[-1].kind == steps.WINDOW else "W-SYM-31"
            return Refusal(rule, "type_taken", card=card_name(s, card))
        case d.DiscardTribe(card=card):
            return Refusal("W-SYM-31", "type_taken", card=card_name(s, card))
        case d.TakeCulture(card=card):
            return Refusal("W-DEV-01", "culture_closed", card=card_name(s, card))
        case d.CulturePoint():
            return Refusal("W-DEV-10", "culture_point")
        case d.Bury(zone=zone, card=card):
            return Refusal("W-INIT-06", "bury_none", card=card_name(s, card), zone=ZONES[zone])
        case d.Discard(card=card):
            return refuse_discard(s, me, card)
        case _:
            return None


def refuse_stone(s: State, me: Player, stone: int) -> Refusal:
    if len(me.stones) >= STONE_CELLS:
        return Refusal("W-DEV-06", "stones_full", n=STONE_CELLS)
    if stone not in s.stones:
        return Refusal("W-DEV-03", "stone_absent", stone=STONES[stone])
    if STONE_ERAS[stone] > s.era():
        return Refusal("W-DEV-04", "stone_early")
    price = price_text(s.pack.stone_price[len(me.stones)])
    return Refusal("W-DEV-05", "stone_price", price=price, owned=price_text([me.food, me.tools, 0]))


def refuse_discard(s: State, me: Player, card: int) -> Refusal | None:
    if card in me.hand and s.stack[-1].kind != steps.PAY_CARD:
        return Refusal("W-SYM-14", "discard_later")
    rule = "W-CULTURE-02" if s.stack[-1].kind == steps.PAY_CARD else "W-SYM-14"
    return Refusal(rule, "no_card", card=card_name(s, card))


# --- pieces and animals -------------------------------------------------------------


def refuse_piece(s: State, me: Player, decision: Decision) -> Refusal | None:
    match decision:
        case d.PutCamp():
            return Refusal("W-SETTLE-01", "camps_gone")
        case d.MoveCamp(start=start):
            return Refusal("W-SETTLE-02", "no_camp", hex=start)
        case d.Found(junction=junction):
            return refuse_found(s, me, junction)
        case d.Reveal():
            return refuse_reveal(s)
        case d.TakeAnimal(species=species):
            return refuse_animal(s, species)
        case d.AnimalPoint():
            return Refusal("W-HUNT-05", "animal_point")
        case d.UseAnimal(species=species):
            return Refusal("W-HUNT-07", "no_fresh_animal", species=SPECIES[species])
        case d.Raise():
            return refuse_raise(s, me, decision)
        case _:
            return None


def refuse_found(s: State, me: Player, junction: int) -> Refusal:
    if me.communities == 0:
        return Refusal("W-SETTLE-05", "communities_gone")
    if s.villages[junction] != NONE:
        return Refusal("W-SETTLE-07", "community_there")
    missing = [str(corner) for corner in JUNCTIONS[junction] if me.camps[corner] == 0]
    return Refusal("W-SETTLE-05", "community_camps", hexes=", ".join(missing))


def refuse_reveal(s: State) -> Refusal:
    if not has_animals(s.animals):
        return Refusal("W-HUNT-03", "animals_gone")
    assert not can_reveal(s)
    return Refusal("W-HUNT-02", "grounds_full", n=sum(s.grounds))


def refuse_animal(s: State, species: int) -> Refusal:
    if s.grounds[species]:
        return Refusal("W-SYM-31", "same_species")
    return Refusal("W-HUNT-04", "no_animal", species=SPECIES[species])


# --- the ladder ---------------------------------------------------------------------


def refuse_ladder(s: State, me: Player, decision: Decision) -> Refusal | None:
    match decision:
        case d.DrawCard():
            return Refusal("W-GOLD-01", "draw_empty")
        case d.Advance():
            return Refusal("W-IDOL-08", "idol_top")
        case d.Instead(taken=taken):
            return refuse_instead(s, me, taken)
        case d.TakeTools(tools=tools, food=food):
            return refuse_tools(s, me, tools, food)
        case _:
            return None


def refuse_instead(s: State, me: Player, taken: int) -> Refusal:
    if taken == FOOD:
        return Refusal("W-GOLD-07", "food_full", food=me.food)
    if taken == TOOL:
        return Refusal("W-GOLD-06", "tools_full", tools=me.tools)
    if taken == DRAW:
        return Refusal("W-GOLD-01", "draw_empty")
    return Refusal("W-IDOL-08", "idol_top")


def refuse_tools(s: State, me: Player, tools: int, food: int) -> Refusal:
    asked = number_asked(s, TOOL)
    if tools + food != asked:
        return Refusal("W-GOLD-03", "tools_asked", tools=asked)
    most_food, most_tools = me.most_food(), s.pack.most_tools
    return Refusal("W-GOLD-07", "tools_room", food=me.food, most_food=most_food, tools=me.tools, most_tools=most_tools)
