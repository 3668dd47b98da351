"""Components by name, and effects in words. Numbers come from the pack, so words and rules cannot disagree."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import components as c
from longcount.games.winter.components import FIRST_CULTURE, KIND_BY_NAME, KINDS, SHIPPED, Pack
from longcount.games.winter.effect_language import Effect
from longcount.games.winter.names import (
    ANY_COLUMN,
    IN_ECLIPSE,
    LABOUR,
    OTHER,
    PLACE_TITLES,
    REST,
    SAME,
    WHEN,
    WORDS,
)

SYMBOL_WORDS: Final[dict[str, tuple[str, str]]] = {
    "tribe": ("tribe card to your hand", "tribe cards to your hand"),
    "tribe-discard": ("tribe card to your discard", "tribe cards to your discard"),
    "culture": ("culture card", "culture cards"),
    "stone": ("sacred stone", "sacred stones"),
    "camp": ("camp", "camps"),
    "move": ("step with a camp", "steps with camps"),
    "community": ("community", "communities"),
    "reveal": ("animal to the grounds", "animals to the grounds"),
    "animal": ("animal of the grounds", "animals of the grounds"),
    "animal-deck": ("animal of the deck", "animals of the deck"),
    "use-animal": ("own animal used", "own animals used"),
    "megalith": ("megalith", "megaliths"),
    "draw": ("card drawn", "cards drawn"),
    "idol": ("idol step", "idol steps"),
    "tool": ("tool", "tools"),
    "bury": ("card buried", "cards buried"),
    "discard": ("card discarded", "cards discarded"),
    "food": ("food", "food"),
    "labour": ("labour", "labour"),
    "points": ("point", "points"),
    "fill-food": ("food to the maximum", "food to the maximum"),
}
EVENT_WORDS: Final = {
    "bury": "when you bury a card",
    "animal": "when you take an animal from the hunting grounds",
    "megalith": "when you place a megalith",
}


def card_title(kind: int, pack: Pack = SHIPPED) -> str:
    """`Hunter`, `Fireside Tales (C1-05)`."""
    return f"{pack.titles[kind]} ({KINDS[kind]})" if kind >= FIRST_CULTURE else pack.titles[kind]


def title_of(name: str) -> str:
    """The printed name of anything that has an id."""
    if name in KIND_BY_NAME:
        return card_title(KIND_BY_NAME[name])
    if name in c.SPECIES:
        return SHIPPED.species_titles[c.SPECIES.index(name)].lower()
    if name in c.CHIEFS:
        return SHIPPED.chief_titles[c.CHIEFS.index(name)]
    if name in c.TERRAINS:
        return SHIPPED.terrain_titles[c.TERRAINS.index(name)].lower()
    return name


def describe_effect(effect: Effect) -> str:
    """`pay 1 food: 1 idol step`, `in the eclipse: 2 food`."""
    parts = [describe_symbol(effect, unit) for unit in range(len(effect.ops))]
    text = (", then " if effect.ordered else " + ").join(parts) or "nothing"
    price = price_words([effect.pay_food, effect.pay_tools, effect.pay_labour])
    return mark_words(effect) + (f"pay {price} for {text}" if price else text)


def describe_symbol(effect: Effect, unit: int) -> str:
    op, amount = effect.ops[unit], effect.amounts[unit]
    one, many = SYMBOL_WORDS[WORDS[op]]
    number = f"{amount / 2:g}" if op == LABOUR else str(amount)
    limit = {SAME: " of one species", OTHER: " of different types"}.get(effect.limits[unit], "")
    return (one if WORDS[op] == "fill-food" else f"{number} {one if number == '1' else many}") + limit


def mark_words(effect: Effect) -> str:
    if effect.mark == IN_ECLIPSE:
        return "in the eclipse: "
    if effect.mark == ANY_COLUMN:
        return "in any column: "
    if effect.mark == WHEN:
        return f"{EVENT_WORDS[WORDS[effect.event]]}: "
    return f"in {PLACE_TITLES[effect.mark]}: " if 0 <= effect.mark < REST else ""


def price_words(price: list[int]) -> str:
    parts = [count(price[0], "food") if price[0] else "", count(price[1], "tool") if price[1] else ""]
    parts.append(f"{price[2] / 2:g} labour" if price[2] else "")
    return ", ".join([part for part in parts if part])


def count(number: int, noun: str) -> str:
    """`1 tool`, `2 tools`; food and labour stay as they are."""
    return f"{number} {noun}" if number == 1 or noun in ("food", "labour") else f"{number} {noun}s"


def describe_card(kind: int, pack: Pack = SHIPPED) -> str:
    """Labour, abilities and points of a card."""
    labour = [f"{pack.labour[kind] / 2:g} labour"] if pack.labour[kind] else []
    parts = [*labour, *[describe_effect(effect) for effect in pack.abilities[kind]]]
    if pack.points[kind]:
        parts.append(f"{count(pack.points[kind], 'point')} at the end")
    return "; ".join(parts) or "nothing"


def describe_chief(chief: int, side: int, pack: Pack = SHIPPED) -> str:
    return "; ".join([describe_effect(effect) for effect in pack.chief_abilities[chief][side]]) or "nothing"


def describe_setup(setup: int, pack: Pack = SHIPPED) -> str:
    card = pack.setups[setup]
    goods = price_words([card.food, card.tools, 0])
    animals = ", ".join([pack.species_titles[species].lower() for species in card.animals])
    tribe = pack.titles[c.FIRST_TRIBE + card.tribe]
    return ", ".join([part for part in (tribe, goods, animals, "a second camp" if card.camp else "") if part])


def describe_stone(stone: int, pack: Pack = SHIPPED) -> str:
    """What a sacred stone scores in every eclipse."""
    tile = pack.stones[stone]
    numbers = tile.numbers
    listed = "/".join([str(number) for number in numbers])
    match tile.score:
        case "communities-at":
            return f"{numbers[0]} per community at a {pack.terrain_titles[tile.terrain].lower()}"
        case "terrain-types":
            return f"{numbers[0]} per type of terrain with your camps"
        case "ground-megaliths":
            return f"{numbers[0]} per own megalith on the boards"
        case "raised-megaliths":
            return f"{numbers[0]} per own megalith on others"
        case "megalith-boards":
            return f"{listed} for 1/2/3/4 boards with an own megalith"
        case "buried":
            return ", ".join([f"{points} from {least}" for least, points in tile.bands]) + " buried cards"
        case "idol-levels":
            return f"1 per {numbers[0]} idol levels"
        case "used-species":
            return f"{numbers[0]} per species among your used animals"
        case _:
            species = " and ".join([pack.species_titles[one].lower() for one in tile.species])
            return f"{listed} for 1/2/3/4 used {species}"
