"""What a position is worth to a seat, in points: a rule of thumb for bots.

Points on the board and those that final scoring would give now count in full. Everything else counts for what it will
bring: goods by what they buy, cards by the rounds in which they can still be played, camps, communities, empty
megalith cells and sacred stones by the eclipses still to come.
"""

from __future__ import annotations

from typing import Final

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.components import Pack
from longcount.games.winter.eclipse import leads
from longcount.games.winter.effect_language import Effect
from longcount.games.winter.map import AT, JUNCTIONS
from longcount.games.winter.names import (
    ACTION,
    ANIMAL_DECK,
    DRAW,
    ECLIPSE,
    IN_ECLIPSE,
    NONE,
    OFFERING,
    REST,
    SETUP,
    SYMBOLS,
    TOP,
    VENERATION,
)
from longcount.games.winter.scoring import animal_points, card_points, offering_points, stone_points, veneration_points
from longcount.games.winter.state import Player, State

SYMBOL_WORTH: Final[list[float]] = [
    1.6,  # tribe
    1.3,  # tribe-discard
    2.2,  # culture
    3.0,  # stone
    0.8,  # camp
    0.7,  # move
    3.5,  # community
    0.2,  # reveal
    1.6,  # animal
    1.4,  # animal-deck
    1.0,  # use-animal
    1.7,  # megalith
    1.1,  # draw
    1.1,  # idol
    0.8,  # tool
    0.9,  # bury
    -0.5,  # discard
    0.4,  # food
    0.35,  # half labour
    1.0,  # points
    1.5,  # fill-food
]
"""What a symbol is worth in mid-game."""
CAMPS_AT_JUNCTION: Final[list[float]] = [0.0, 0.4, 1.3, 2.8]
"""Camps that already stand at the best free junction."""
HALF_LABOUR: Final = 0.35
HALF_IN_HAND: Final = 0.28
HALF_IN_PILE: Final = 0.12
"""Half labour at hand, in cards that can still be played, and in the eclipse pile."""


PHASE_PROGRESS: Final[list[float]] = [0.0, 0.35, 0.8, 0.95]
"""How much of a round is over, by its phase."""


def progress(s: State) -> float:
    """How much of the game is over."""
    if s.stack[-1].kind == steps.GAME_OVER:
        return 1.0
    return max(0.0, s.round - 1 + PHASE_PROGRESS[s.phase]) / c.ROUNDS


def worths(s: State) -> list[float]:
    """What the position is worth to each seat."""
    return [evaluate(s, seat) for seat in range(len(s.players))]


def evaluate(s: State, seat: int) -> float:
    """What the position is worth to a seat."""
    me = s.players[seat]
    worth = float(me.score())
    if s.stack[-1].kind == steps.GAME_OVER:
        return worth
    if s.phase == SETUP:
        return setup_worth(s, me)
    eclipses = eclipses_left(s)
    worth += goods_worth(s, me, eclipses) + cards_worth(s, me, eclipses) + idols_worth(s, seat, eclipses)
    worth += animal_points(s, me) + 0.25 * animals_of(me) * eclipses / c.ROUNDS
    worth += board_worth(s, seat, eclipses) + stones_worth(s, me, eclipses)
    return worth + turn_worth(s, seat, me)


class PackWorth:
    """What the things of a pack are worth, each worked out once."""

    def __init__(self, pack: Pack) -> None:
        kinds = range(len(pack.labour))
        self.strength: Final[list[float]] = [card_strength(pack, kind) for kind in kinds]
        self.in_hand: Final[list[float]] = [hand_worth(pack, kind) for kind in kinds]
        self.in_pile: Final[list[float]] = [pile_worth(pack, kind) for kind in kinds]
        self.cells: Final[list[float]] = [counts_worth(bonus) for bonus in pack.cell_bonus]
        self.terrains: Final[list[float]] = [counts_worth(bonus) for bonus in pack.terrain_bonus]
        self.chiefs: Final[list[list[float]]] = [
            [abilities_worth(side) for side in sides] for sides in pack.chief_abilities
        ]


PACK_WORTHS: Final[dict[Pack, PackWorth]] = {}
"""Filled when asked."""


def pack_worth(pack: Pack) -> PackWorth:
    if pack not in PACK_WORTHS:
        PACK_WORTHS[pack] = PackWorth(pack)
    return PACK_WORTHS[pack]


def eclipses_left(s: State) -> int:
    """Eclipses still to come, this one not counted once it has begun."""
    return c.ROUNDS - s.round + (1 if s.phase == ACTION else 0)


def setup_worth(s: State, me: Player) -> float:
    """The chosen side of the chief, the chosen set-up card."""
    worth = 0.0
    if NONE not in (me.chief, me.side):
        worth += pack_worth(s.pack).chiefs[me.chief][me.side]
    if me.setup != NONE:
        card = s.pack.setups[me.setup]
        worth += 0.4 * card.food + 0.8 * card.tools + 1.4 * len(card.animals) + (0.8 if card.camp else 0.0)
    return worth


def abilities_worth(abilities: list[Effect]) -> float:
    worth = 0.0
    for effect in abilities:
        worth += effect_worth(effect)
    return worth


def effect_worth(effect: Effect) -> float:
    worth = 0.0
    for op, amount in zip(effect.ops, effect.amounts, strict=True):
        worth += SYMBOL_WORTH[op] * amount
    worth -= 0.4 * effect.pay_food + 0.8 * effect.pay_tools + HALF_LABOUR * effect.pay_labour
    return worth * 0.7 if 0 <= effect.mark < REST else worth


def goods_worth(s: State, me: Player, eclipses: int) -> float:
    """Goods buy less and less towards the end; then only the offering counts."""
    use = min(1.0, eclipses / 2.5)
    food, tools = min(me.food, 8), min(me.tools, 7)
    return offering_points(s, me) * (1.2 - use) + use * (0.42 * food + 0.85 * tools)


def animals_of(me: Player) -> int:
    """Animals held, used or not."""
    total = 0
    for species in range(len(me.fresh)):
        total += me.fresh[species] + me.used[species]
    return total


def cards_worth(s: State, me: Player, eclipses: int) -> float:
    """Cards by their labour and abilities in the rounds to come; weak ones stand in the way of better ones."""
    known = pack_worth(s.pack)
    strength = known.strength
    worth = float(card_points(s, me))
    later = 0.16 * max(0, eclipses - 1)
    for kind in me.deck:
        worth += later * (strength[kind] - 1.1)
    for kind in me.discard:
        worth += later * (strength[kind] - 1.1)
    for kind in me.hand:
        worth += (known.in_hand[kind] if eclipses else 0.0) + later * (strength[kind] - 1.1)
    for kind in me.pile:
        worth += known.in_pile[kind]
    return worth + 0.55 * min(me.burials(), 7)


def card_strength(pack: Pack, kind: int) -> float:
    """What playing a card brings."""
    worth = HALF_LABOUR * pack.labour[kind]
    for effect in pack.abilities[kind]:
        if effect.mark != IN_ECLIPSE:
            worth += effect_worth(effect)
    return worth


def hand_worth(pack: Pack, kind: int) -> float:
    """A card at hand can be played in this round, or in the next."""
    return HALF_IN_HAND * pack.labour[kind] if kind < c.FIRST_CULTURE else 0.75 * card_strength(pack, kind)


def pile_worth(pack: Pack, kind: int) -> float:
    """Labour for the turn order, and what its eclipse ability gives."""
    worth = HALF_IN_PILE * (pack.labour[kind] + pack.eclipse_labour[kind])
    for effect in pack.abilities[kind]:
        if effect.mark == IN_ECLIPSE and not effect.is_labour:
            worth += 0.9 * effect_worth(effect)
    return worth


def idols_worth(s: State, seat: int, eclipses: int) -> float:
    me = s.players[seat]
    worth = 0.35 * me.idols[OFFERING] + 0.3 * me.idols[VENERATION]
    return worth + veneration_points(s, seat) * (1.0 - 0.15 * eclipses)


def board_worth(s: State, seat: int, eclipses: int) -> float:
    """Terrain, communities and empty cells, by the eclipses to come; camps on their way to a community."""
    me = s.players[seat]
    known = pack_worth(s.pack)
    settled = c.COMMUNITIES - me.communities
    worth = 0.25 * (me.placed + me.raised)
    per_eclipse = 1.0 * settled
    for cell in range(me.placed // 2):
        per_eclipse += known.cells[cell]
    for hex_ in range(1, len(AT)):
        if me.camps[hex_] or (settled and has_village(s, seat, hex_)):
            bonus = known.terrains[s.terrain[hex_]]
            per_eclipse += 0.75 * bonus if leads(s, seat, hex_) else 0.1 * bonus
    worth += per_eclipse * eclipses + 0.35 * (c.CAMPS - me.camps_home) * min(1, eclipses)
    if eclipses and me.communities:
        worth += CAMPS_AT_JUNCTION[nearest_community(s, me)]
    return worth + 3.0 * settled


def counts_worth(counts: list[int]) -> float:
    worth = 0.0
    for op in range(SYMBOLS):
        if counts[op]:
            worth += SYMBOL_WORTH[op] * counts[op]
    return worth


def has_village(s: State, seat: int, hex_: int) -> bool:
    for junction in AT[hex_]:
        if s.villages[junction] == seat:
            return True
    return False


def nearest_community(s: State, me: Player) -> int:
    """Camps that already stand at the best free junction."""
    camps = me.camps
    settled = 0
    for hex_ in range(1, len(AT)):
        if camps[hex_]:
            settled += 1
    best = 0
    most = min(settled, 3)
    for junction in range(len(JUNCTIONS)):
        if best == most:
            break
        if s.villages[junction] == NONE:
            one, two, three = JUNCTIONS[junction]
            best = max(best, (camps[one] > 0) + (camps[two] > 0) + (camps[three] > 0))
    return best


def stones_worth(s: State, me: Player, eclipses: int) -> float:
    """They score in every eclipse, and more as one plays towards them."""
    worth = 0.0
    for stone in me.stones:
        worth += (stone_points(s, me, stone) + 0.8) * eclipses
    return worth


def turn_worth(s: State, seat: int, me: Player) -> float:
    """What the turn still holds: labour, abilities, draws that are due, rest for the turn order."""
    worth = HALF_IN_PILE * c.REST_LABOUR * me.resting if s.phase == ACTION else 0.0
    top = s.stack[-1]
    if top.kind == steps.DRAW and top.a == seat:
        worth += SYMBOL_WORTH[DRAW]
    if top.kind == steps.TAKE_ANIMAL and top.a == seat:
        worth += SYMBOL_WORTH[ANIMAL_DECK]
    if s.turn != seat:
        return worth
    if s.phase == ACTION and s.part <= TOP:
        worth += HALF_LABOUR * s.labour
    if s.phase == ECLIPSE:
        worth += 0.8 * counts_worth(s.due)
    return worth
