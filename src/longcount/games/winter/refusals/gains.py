"""Refusals of what effects and actions give: cards, stones, camps, animals, megaliths, idols, burials."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import FIRST_TRIBE, STONE_CELLS, STONE_ERAS, STONES
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
    PLACE_TITLES,
    REST,
    REVEAL,
    SETTLE,
    STAGE_ONE,
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
from longcount.games.winter.refusals.words import price_text, some
from longcount.games.winter.state import Player, State
from longcount.games.winter.titles import card_title
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
LADDER_WORDS: Final[dict[int, str]] = {
    MEGALITH: "a megalith",
    DRAW: "a card",
    IDOL: "an idol step",
    TOOL: "a tool",
    FOOD: "food",
}
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
            owned = price_text([me.food, me.tools, s.labour])
            rule = PRICE_RULES.get(op, "W-DEV-05")
            return Refusal(rule, f"That costs {price_text(price)}; you have {owned}.")
    return refuse_card(s, me, decision) or refuse_piece(s, me, decision) or refuse_ladder(s, me, decision)


def refuse_higher(s: State, decision: Decision, op: int) -> Refusal | None:
    """Something lower may be taken instead of what is gained, never something higher."""
    if op not in LADDER or isinstance(decision, d.Instead):
        return None
    for lower in LADDER[LADDER.index(op) + 1 :]:
        if number_asked(s, lower):
            told = f"You gain {LADDER_WORDS[lower]} here; {LADDER_WORDS[op]} stands higher and cannot be taken instead."
            return Refusal("W-GOLD-04", told)
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


def refuse_part(s: State, op: int) -> Refusal | None:
    """The figure stands elsewhere, or has passed that part."""
    if s.stack[-1].kind != steps.WINDOW or s.part == STAGE_ONE or s.place == REST:
        return None
    if s.part == BOTTOM and op in s.pack.bottom[s.place].ops:
        told = "is for the first figure of the round, each part of it once and in its order"
        return Refusal("W-PLACE-06", f"The bonus at the bottom of {PLACE_TITLES[s.place]} {told}.")
    if op in TOP_OPS[s.place] or op in MIDDLE_OPS[s.place]:
        is_behind = op in TOP_OPS[s.place] or s.part > MIDDLE
        told = "is behind it" if is_behind else "comes later: go on first"
        where = ("", "the top", "the middle", "the bottom")[s.part]
        return Refusal("W-PLACE-03", f"Your figure has reached {where} of {PLACE_TITLES[s.place]}; that part {told}.")
    for column in TOP_OPS:
        if op in TOP_OPS[column] or op in MIDDLE_OPS[column]:
            here = PLACE_TITLES[s.place]
            return Refusal("W-PLACE-01", f"That is done in {PLACE_TITLES[column]}; your figure stands in {here}.")
    return None


# --- cards ------------------------------------------------------------------------


def refuse_card(s: State, me: Player, decision: Decision) -> Refusal | None:
    match decision:
        case d.TakeTribe(tribe=tribe):
            return Refusal(
                "W-INIT-02" if s.stack[-1].kind == steps.WINDOW else "W-SYM-31",
                f"You have taken {s.pack.titles[FIRST_TRIBE + tribe]} already: all must be of different types.",
            )
        case d.DiscardTribe(tribe=tribe):
            return Refusal(
                "W-SYM-31",
                f"You have taken {s.pack.titles[FIRST_TRIBE + tribe]} already: all must be of different types.",
            )
        case d.TakeCulture(card=kind):
            return Refusal("W-DEV-01", f"{card_title(kind, s.pack)} is not among the open culture cards.")
        case d.CulturePoint():
            return Refusal("W-DEV-10", "The point is for when no culture card is open.")
        case d.TakeStone(stone=stone):
            return refuse_stone(s, me, stone)
        case d.Bury(zone=zone, card=kind):
            return Refusal("W-INIT-06", f"There is no such {card_title(kind, s.pack)} to bury ({ZONES[zone]}).")
        case d.Discard(card=kind):
            return refuse_discard(s, me, kind)
        case _:
            return None


def refuse_stone(s: State, me: Player, stone: int) -> Refusal:
    if len(me.stones) >= STONE_CELLS:
        return Refusal("W-DEV-06", f"You have {STONE_CELLS} sacred stones already.")
    if stone not in s.stones:
        return Refusal("W-DEV-03", f"{STONES[stone]} does not lie on the main board.")
    if STONE_ERAS[stone] > s.era():
        return Refusal("W-DEV-04", "Stones of the right part can be taken from round 3 on.")
    price = s.pack.stone_price[len(me.stones)]
    owned = price_text([me.food, me.tools, 0])
    return Refusal("W-DEV-05", f"Your next stone cell costs {price_text(price)}; you have {owned}.")


def refuse_discard(s: State, me: Player, kind: int) -> Refusal | None:
    if kind in me.hand and s.stack[-1].kind != steps.PAY_CARD:
        return Refusal("W-SYM-14", "The discard comes last: first the rest of this effect.")
    rule = "W-CULTURE-02" if s.stack[-1].kind == steps.PAY_CARD else "W-SYM-14"
    return Refusal(rule, f"You have no such {card_title(kind, s.pack)} in your hand.")


# --- pieces and animals -------------------------------------------------------------


def refuse_piece(s: State, me: Player, decision: Decision) -> Refusal | None:
    match decision:
        case d.PutCamp():
            return Refusal("W-SETTLE-01", "No camp is left on your board.")
        case d.MoveCamp(start=start):
            return Refusal("W-SETTLE-02", f"You have no camp on hex {start}.")
        case d.Found(junction=junction):
            return refuse_found(s, me, junction)
        case d.Reveal():
            return refuse_reveal(s)
        case d.TakeAnimal(species=species):
            return refuse_animal(s, species)
        case d.AnimalPoint():
            return Refusal("W-HUNT-05", "The point is for when hunting grounds and animal deck are both empty.")
        case d.UseAnimal(species=species):
            return Refusal("W-HUNT-07", f"You have no unused {s.pack.species_titles[species].lower()}.")
        case d.Raise():
            return refuse_raise(s, me, decision)
        case _:
            return None


def refuse_found(s: State, me: Player, junction: int) -> Refusal:
    if me.communities == 0:
        return Refusal("W-SETTLE-05", "You have no community left.")
    if s.villages[junction] != NONE:
        return Refusal("W-SETTLE-07", "A community stands at that point already.")
    missing = [str(corner) for corner in JUNCTIONS[junction] if me.camps[corner] == 0]
    return Refusal(
        "W-SETTLE-05", f"A community needs a camp on each of its three hexes; yours lacks {', '.join(missing)}."
    )


def refuse_reveal(s: State) -> Refusal:
    if not has_animals(s.animals):
        return Refusal("W-HUNT-03", "The animal deck is empty.")
    assert not can_reveal(s)
    return Refusal("W-HUNT-02", f"{sum(s.grounds)} animals lie in the hunting grounds: there is no room for more.")


def refuse_animal(s: State, species: int) -> Refusal:
    if s.grounds[species]:
        return Refusal("W-SYM-31", "All animals of this effect must be of the same species.")
    return Refusal("W-HUNT-04", f"No {s.pack.species_titles[species].lower()} lies in the hunting grounds.")


# --- the ladder ---------------------------------------------------------------------


def refuse_ladder(s: State, me: Player, decision: Decision) -> Refusal | None:
    match decision:
        case d.DrawCard():
            return Refusal("W-GOLD-01", "Your deck and your discard are empty.")
        case d.Advance():
            return Refusal("W-IDOL-08", "Your idol stands on top of the Veneration track.")
        case d.Instead(taken=taken):
            return refuse_instead(s, me, taken)
        case d.TakeTools(tools=tools, food=food):
            return refuse_tools(s, me, tools, food)
        case _:
            return None


def refuse_instead(s: State, me: Player, taken: int) -> Refusal:
    if taken == FOOD:
        return Refusal("W-GOLD-07", f"You have {me.food} food, the most your track holds.")
    if taken == TOOL:
        return Refusal("W-GOLD-06", f"You have {me.tools} tools, the most your track holds.")
    if taken == DRAW:
        return Refusal("W-GOLD-01", "Your deck and your discard are empty.")
    return Refusal("W-IDOL-08", "Your idol stands on top of the Veneration track.")


def refuse_tools(s: State, me: Player, tools: int, food: int) -> Refusal:
    asked = number_asked(s, TOOL)
    if tools + food != asked:
        return Refusal("W-GOLD-03", f"You gain {some(asked, WORDS[TOOL])} here, each of which may be taken as food.")
    return Refusal("W-GOLD-07", f"You have {some(me.food, 'food')} of {me.most_food()} and {some(me.tools, 'tool')}.")
