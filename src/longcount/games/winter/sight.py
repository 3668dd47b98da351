"""What a seat sees of the table, for those that learn: its own board and cards, the rivals', the map, the eclipse.

Every part stands twice here, one below the other: what its numbers are (the legend), and the numbers.

The legend names cards, chiefs and stones as the shipped pack has them. Those that a pack of one's own has changed count
as others, and by what they do.
"""

from __future__ import annotations

from typing import Final

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.components import SHIPPED, Pack
from longcount.games.winter.effect_language import BITS, MOST, Effect
from longcount.games.winter.effects.cards import BRAVE
from longcount.games.winter.heuristics import evaluate, nearest_community
from longcount.games.winter.map import HEXES, JUNCTIONS
from longcount.games.winter.names import (
    ANIMAL,
    ANIMAL_DECK,
    ANY_COLUMN,
    BURY,
    CAMP,
    COLUMNS,
    COMMUNITY,
    CULTURE,
    DISCARD,
    DRAW,
    ECLIPSE,
    FIGURES,
    FILL_FOOD,
    FOOD,
    FREE,
    FROM_STONES,
    IDOL,
    IN_ECLIPSE,
    INITIATION,
    LABOUR,
    MEGALITH,
    MOVE,
    NONE,
    OFFERING,
    PARTS,
    PHASES,
    PLACES,
    POINTS,
    REST,
    REVEAL,
    SETTLE,
    SOURCES,
    STONE,
    SYMBOLS,
    TOOL,
    TRIBE,
    TRIBE_DISCARD,
    USE_ANIMAL,
    VENERATION,
)
from longcount.games.winter.offers.abilities import effect_of
from longcount.games.winter.offers.development import can_take_stone
from longcount.games.winter.offers.megaliths import has_neighbour, is_square
from longcount.games.winter.scoring import animal_points, card_points, offering_points, stone_points, veneration_points
from longcount.games.winter.state import FACE_DOWN, Player, State
from longcount.kernel.sight import Sight, choice, clipped, count, flag, ladder, of_rivals

BELOW: Final = 40
"""Points may be negative; as many as this below zero can be told."""
SEATS: Final = 4
LEVELS: Final = 8
"""Levels of an idol that are told apart; the tracks of a pack may be longer."""
LEVEL_MARKS: Final = tuple(range(1, LEVELS + 1))
OFTEN: Final = 6
"""As often as an action can be paid, at most."""

GAIN_CLASSES: Final[list[tuple[str, tuple[int, ...]]]] = [
    ("labour", (LABOUR,)),
    ("food", (FOOD, FILL_FOOD)),
    ("tools", (TOOL,)),
    ("idols", (IDOL,)),
    ("draws", (DRAW, DISCARD)),
    ("burials", (BURY,)),
    ("megaliths", (MEGALITH,)),
    ("camps and moves", (CAMP, MOVE, COMMUNITY)),
    ("animals", (REVEAL, ANIMAL, ANIMAL_DECK, USE_ANIMAL)),
    ("tribe cards", (TRIBE, TRIBE_DISCARD)),
    ("culture cards and stones", (CULTURE, STONE)),
    ("points", (POINTS,)),
]
"""What symbols bring, in classes; a discard is a price and never counted."""
GAINS: Final = tuple([name for name, _ in GAIN_CLASSES])


def gain_of(symbol: int) -> int:
    """The class of a symbol."""
    return [symbol in symbols for _, symbols in GAIN_CLASSES].index(True)


GAIN: Final[list[int]] = [gain_of(symbol) for symbol in range(SYMBOLS)]
TO_COMMUNITY: Final = 3
"""Camps that make a community."""


class Printed:
    """Which cards, chiefs and stones of a pack are those of the legend."""

    def __init__(self, pack: Pack) -> None:
        self.cards: Final[list[bool]] = [is_printed(pack, kind) for kind in range(len(c.KINDS))]
        self.chiefs: Final[list[list[bool]]] = [
            [
                texts_of(pack.chief_abilities[chief][side]) == texts_of(SHIPPED.chief_abilities[chief][side])
                for side in range(len(c.SIDES))
            ]
            for chief in range(len(c.CHIEFS))
        ]
        self.stones: Final[list[bool]] = [
            str(pack.table["stone"][stone]["score"]) == str(SHIPPED.table["stone"][stone]["score"])
            for stone in range(len(c.STONES))
        ]


def is_printed(pack: Pack, kind: int) -> bool:
    values = pack.labour[kind] == SHIPPED.labour[kind] and pack.points[kind] == SHIPPED.points[kind]
    return values and texts_of(pack.abilities[kind]) == texts_of(SHIPPED.abilities[kind])


def texts_of(effects: list[Effect]) -> list[str]:
    return [effect.text for effect in effects]


PRINTED: Final[dict[Pack, Printed]] = {}
"""Filled when asked."""


def printed_in(pack: Pack) -> Printed:
    if pack not in PRINTED:
        PRINTED[pack] = Printed(pack)
    return PRINTED[pack]


def row(s: State, seat: int) -> bytes:
    me = s.players[seat]
    known = printed_in(s.pack)
    reach = influence_of_all(s)
    out: list[int] = []
    see_board(s, seat, me, known, out)
    see_animals(s, me, out)
    see_cards(s, seat, me, known, out)
    see_means(s, seat, me, out)
    see_culture(s, me, known, out)
    see_stones(s, me, known, out)
    for place in range(1, SEATS):
        see_rival(s, seat, place, reach, known, out)
    see_figures(s, seat, out)
    see_map(s, seat, me, reach, out)
    see_eclipse(s, seat, me, reach, out)
    see_field(s, seat, me, out)
    see_table(s, out)
    see_turn(s, seat, me, out)
    return bytes(out)


# --- one's own board ------------------------------------------------------------

OTHER_CHIEF: Final = 1 + len(c.CHIEFS) * (len(c.SIDES) + 1)
BOARD: Final = [
    count("points", 100),
    count("rule of thumb", 100),
    *[count(f"points from {source}", 30) for source in SOURCES[: FROM_STONES + 1]],
    count("offering, points now", 10),
    count("veneration, points now", 15),
    count("cards, points now", 60),
    ladder("food", (1, 2, 3, 4, 5, 6, 8, 10)),
    ladder("tools", (1, 2, 3, 4, 6, 8, 10)),
    ladder("room for food", (1, 2, 4, 6)),
    choice("chief and side", OTHER_CHIEF + 1),
    choice("set-up card", len(c.SETUPS) + 1),
    flag("chief at home"),
    ladder("tribe figures at home", (1, 2)),
    ladder("resting", (1, 2, 3)),
    choice("place in the order", SEATS + 1),
    choice("turns until the own", SEATS + 1),
    ladder("offering level", LEVEL_MARKS),
    ladder("veneration level", LEVEL_MARKS),
    choice("rank in veneration", SEATS + 1),
    ladder("megaliths placed", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
    ladder("megaliths raised", (1, 2, 3)),
    ladder("camps at home", (1, 2, 3, 4, 5)),
    ladder("communities at home", (1, 2, 3)),
    ladder("stones", (1, 2, 3)),
    ladder("buried", (1, 2, 3, 4, 5, 6, 7)),
]


def see_board(s: State, seat: int, me: Player, known: Printed, out: list[int]) -> None:
    out.append(clipped(BELOW + me.score()))
    out.append(clipped(BELOW + int(evaluate(s, seat))))
    for source in range(FROM_STONES + 1):
        out.append(clipped(me.points[source]))
    out.append(clipped(offering_points(s, me)))
    out.append(clipped(veneration_points(s, seat)))
    out.append(clipped(BELOW + card_points(s, me)))
    out.append(me.food)
    out.append(me.tools)
    out.append(max(0, me.most_food() - me.food))
    out.append(chief_of(me, known))
    out.append(me.setup + 1)
    out.append(1 if me.chief_home else 0)
    out.append(me.tribe_home)
    out.append(me.resting)
    out.append(place_in(s.order, seat))
    out.append(turns_until(s, seat))
    out.append(clipped(me.idols[OFFERING]))
    out.append(clipped(me.idols[VENERATION]))
    out.append(place_in(s.ranking, seat))
    out.append(me.placed)
    out.append(me.raised)
    out.append(me.camps_home)
    out.append(me.communities)
    out.append(len(me.stones))
    out.append(clipped(me.burials()))


def chief_of(me: Player, known: Printed) -> int:
    """Each with no side yet, side A or side B; the last is one that is not as printed."""
    if me.chief == NONE:
        return 0
    if me.side != NONE and not known.chiefs[me.chief][me.side]:
        return OTHER_CHIEF
    return 1 + me.chief * (len(c.SIDES) + 1) + me.side + 1


def place_in(track: tuple[int, ...], seat: int) -> int:
    """From 1 on; 0: not on it."""
    for place in range(len(track)):
        if track[place] == seat:
            return place + 1
    return 0


def turns_until(s: State, seat: int) -> int:
    """How many act before this seat; the highest number where nobody acts."""
    if s.turn == NONE:
        return SEATS
    own, acting = place_in(s.order, seat), place_in(s.order, s.turn)
    if own == 0 or acting == 0:
        own, acting = seat, s.turn
    return (own - acting) % len(s.players)


HELD: Final = [
    *[ladder(f"unused {species}", (1, 2, 3, 4)) for species in c.SPECIES],
    *[ladder(f"used {species}", (1, 2, 3, 4)) for species in c.SPECIES],
    count("animals, points now", 30),
]


def see_animals(s: State, me: Player, out: list[int]) -> None:
    for number in me.fresh:
        out.append(number)
    for number in me.used:
        out.append(number)
    out.append(clipped(animal_points(s, me)))


# --- one's own cards ------------------------------------------------------------

TRIBE_CARDS: Final = SHIPPED.titles[: c.FIRST_CULTURE]
OTHERS: Final = c.FIRST_CULTURE
"""Where cards are counted that are not as printed."""
ZONES: Final = ("in hand", "in the deck", "in the discard")
CARDS: Final = [
    *[ladder(f"{card} {zone}", (1, 2, 3, 5)) for zone in ZONES for card in (*TRIBE_CARDS, "other cards")],
    *[ladder(f"culture cards {zone}", (1, 2, 3, 5)) for zone in ZONES],
    *[ladder(f"labour {zone}, in halves", (2, 4, 6, 8, 10, 12, 16, 20)) for zone in ZONES],
    ladder("eclipse pile", (1, 2, 3, 4, 6)),
    ladder("eclipse labour, in halves", (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18)),
    ladder("labour that can go to the pile, in halves", (2, 4, 6, 8, 10, 12, 16, 20)),
    ladder("cards to draw now", (1, 2, 3, 5)),
    *[count(f"cards at hand: {gain}", 8) for gain in GAINS],
    *[count(f"cards to come: {gain}", 10) for gain in GAINS],
]


def see_cards(s: State, seat: int, me: Player, known: Printed, out: list[int]) -> None:
    """The discard tells what lies above the board as well: it goes there."""
    count_tribes(me.hand, known, out)
    count_tribes(me.deck, known, out)
    first = len(out)
    count_tribes(me.discard, known, out)
    add_tribes(me.above, known, out, first)
    out.append(cultures_among(me.hand) + cultures_among(me.pile))
    out.append(cultures_among(me.deck))
    out.append(cultures_among(me.discard) + cultures_among(me.above))
    at_hand = labour_of(s.pack, me.hand)
    out.append(clipped(at_hand))
    out.append(clipped(labour_of(s.pack, me.deck)))
    out.append(clipped(labour_of(s.pack, me.discard) + labour_of(s.pack, me.above)))
    out.append(len(me.pile))
    shown = me.above if s.phase == ECLIPSE else me.pile
    out.append(clipped(c.REST_LABOUR * me.resting + labour_of(s.pack, shown) + eclipse_labour_of(s.pack, shown)))
    out.append(clipped(at_hand + eclipse_labour_of(s.pack, me.hand)))
    out.append(clipped(draws_due(s, seat)))
    see_abilities(s.pack, me.hand, out)
    see_abilities(s.pack, me.deck + me.discard, out)


def count_tribes(zone: list[int], known: Printed, out: list[int]) -> None:
    first = len(out)
    for _ in range(OTHERS + 1):
        out.append(0)
    add_tribes(zone, known, out, first)


def add_tribes(zone: list[int], known: Printed, out: list[int], first: int) -> None:
    for kind in zone:
        if not known.cards[kind]:
            out[first + OTHERS] += 1
        elif kind < c.FIRST_CULTURE:
            out[first + kind] += 1


def cultures_among(zone: list[int]) -> int:
    number = 0
    for kind in zone:
        if kind >= c.FIRST_CULTURE:
            number += 1
    return number


def labour_of(pack: Pack, zone: list[int]) -> int:
    labour = 0
    for kind in zone:
        labour += pack.labour[kind]
    return labour


def eclipse_labour_of(pack: Pack, zone: list[int]) -> int:
    labour = 0
    for kind in zone:
        labour += pack.eclipse_labour[kind]
    return labour


def draws_due(s: State, seat: int) -> int:
    """Cards that this seat draws before anything else is asked of it."""
    number = 0
    for step in s.stack:
        if step.a == seat:
            if step.kind == steps.DRAW:
                number += 1
            elif step.kind == steps.DRAW_CARDS:
                number += step.b
    return number


def see_abilities(pack: Pack, zone: list[int], out: list[int]) -> None:
    """What cards bring beside corner labour when they are played, by classes."""
    first = len(out)
    for _ in GAINS:
        out.append(0)
    for kind in zone:
        for effect in pack.abilities[kind]:
            if effect.mark != IN_ECLIPSE:
                add_effect(effect, effect.start, out, first)
    clip_from(out, first)


def add_effect(effect: Effect, left: int, out: list[int], first: int) -> None:
    """What is left of an effect, added to its classes."""
    for unit in range(len(effect.ops)):
        if effect.ops[unit] != DISCARD:
            out[first + GAIN[effect.ops[unit]]] += left >> BITS * unit & MOST


def add_counts(counts: list[int], out: list[int], first: int) -> None:
    for symbol in range(SYMBOLS):
        if counts[symbol]:
            out[first + GAIN[symbol]] += counts[symbol]


def clip_from(out: list[int], first: int) -> None:
    for at in range(first, len(out)):
        out[at] = clipped(out[at])


MEANS: Final = [
    *[ladder(f"labour within reach in {column}, in halves", (2, 4, 6, 8, 10, 12, 15, 18, 24)) for column in COLUMNS],
    *[ladder(f"{column} can be paid so often", (1, 2, 3, 4, 5, 6)) for column in COLUMNS],
    flag("middle of initiation can be paid"),
    flag("middle of settle can be paid"),
    flag("stone can be paid"),
]


def see_means(s: State, seat: int, me: Player, out: list[int]) -> None:
    """What a figure could do in each column with the cards at hand and all food as labour."""
    pack = s.pack
    base = 0
    for space in range(1, me.food + 1):
        if s.options.food_labour[space]:
            base += 2
    acts = s.turn == seat
    if acts:
        base += s.labour
    reach = [base, base, base, base]
    add_labour(s, me.hand, reach, 1)
    if acts:
        add_labour(s, s.barred, reach, -1)
    for labour in reach:
        out.append(clipped(labour))
    for column in range(len(COLUMNS)):
        price = pack.top_price[column]
        out.append(how_often(price, me, reach[column]))
    for column in (INITIATION, SETTLE):
        price = pack.middle_price[column]
        out.append(1 if me.food >= price[0] and me.tools >= price[1] else 0)
    out.append(1 if can_take_stone(s, me, True) else 0)


def add_labour(s: State, zone: list[int], reach: list[int], sign: int) -> None:
    pack = s.pack
    for kind in zone:
        if kind < c.FIRST_CULTURE:
            by_column = pack.column_labour[kind]
            anywhere = pack.any_labour[kind]
            for column in range(len(COLUMNS)):
                labour = pack.labour[kind] + by_column[column]
                if anywhere and (kind != BRAVE or s.options.brave_column in (ANY_COLUMN, column)):
                    labour += anywhere
                reach[column] += sign * labour


def how_often(price: list[int], me: Player, labour: int) -> int:
    """How often a price of food, tools and half labour can be paid, up to some number."""
    often = OFTEN
    if price[0]:
        often = min(often, me.food // price[0])
    if price[1]:
        often = min(often, me.tools // price[1])
    if price[2]:
        often = min(often, max(0, labour) // price[2])
    return often


# --- culture cards and stones -----------------------------------------------------

ELSEWHERE: Final = 0
"""Not seen yet, a rival's, or out of the game."""
ON_OFFER: Final = 1
IN_HAND: Final = 2
IN_DECK: Final = 3
IN_DISCARD: Final = 4
BURIED: Final = 5
LEARNT: Final = [
    *[choice(card, BURIED + 1) for card in SHIPPED.titles[c.FIRST_CULTURE :]],
    ladder("culture cards on offer", (1, 2, 4, 8)),
    count("other culture cards on offer", 8),
    *[ladder(f"culture cards left of era {era}", (1, 4, 8, 12, 20)) for era in (1, 2)],
]


def see_culture(s: State, me: Player, known: Printed, out: list[int]) -> None:
    """Where each culture card is; one in the eclipse pile goes back to the hand."""
    first = len(out) - c.FIRST_CULTURE
    for _ in c.CULTURES:
        out.append(ELSEWHERE)
    others = 0
    for kind in s.culture_open:
        if known.cards[kind]:
            out[first + kind] = ON_OFFER
        else:
            others += 1
    mark_cultures(me.hand, known, IN_HAND, out, first)
    mark_cultures(me.pile, known, IN_HAND, out, first)
    mark_cultures(me.deck, known, IN_DECK, out, first)
    mark_cultures(me.discard, known, IN_DISCARD, out, first)
    mark_cultures(me.above, known, IN_DISCARD, out, first)
    mark_cultures(me.buried, known, BURIED, out, first)
    mark_cultures(me.tomb, known, BURIED, out, first)
    out.append(len(s.culture_open))
    out.append(others)
    out.append(len(s.culture_deck[0]))
    out.append(len(s.culture_deck[1]))


def mark_cultures(zone: list[int], known: Printed, where: int, out: list[int], first: int) -> None:
    for kind in zone:
        if kind >= c.FIRST_CULTURE and known.cards[kind]:
            out[first + kind] = where


LATER: Final = 1
"""On the main board, of an era that is still closed."""
OPEN: Final = 2
MINE: Final = 3
STONES: Final = [
    *[choice(f"stone {stone}", MINE + 1) for stone in c.STONES],
    count("own stones, points now", 15),
    count("best stone to take, points now", 10),
    ladder("stones to take", (1, 2, 4, 8)),
    count("food for the next stone", 3),
    count("tools for the next stone", 3),
]


def see_stones(s: State, me: Player, known: Printed, out: list[int]) -> None:
    first = len(out)
    for _ in c.STONES:
        out.append(ELSEWHERE)
    era = s.era()
    has_room = len(me.stones) < c.STONE_CELLS
    lies = len(s.terrain) == len(HEXES)
    best = 0
    to_take = 0
    for stone in s.stones:
        is_open = c.STONE_ERAS[stone] <= era
        if known.stones[stone]:
            out[first + stone] = OPEN if is_open else LATER
        if is_open and has_room:
            to_take += 1
            if lies:
                best = max(best, stone_points(s, me, stone))
    for stone in me.stones:
        if known.stones[stone]:
            out[first + stone] = MINE
    out.append(clipped(stones_now(s, me)))
    out.append(clipped(best))
    out.append(to_take)
    if has_room:
        price = s.pack.stone_price[len(me.stones)]
        out.append(clipped(price[0]))
        out.append(clipped(price[1]))
    else:
        out.append(0)
        out.append(0)


def stones_now(s: State, player: Player) -> int:
    """What all stones of a player would score in an eclipse now."""
    points = 0
    for stone in player.stones:
        points += stone_points(s, player, stone)
    return points


# --- rivals -------------------------------------------------------------------

RIVAL: Final = [
    flag("is there"),
    count("points", 100),
    count("food", 8),
    count("tools", 8),
    ladder("figures at home", (1, 2, 3)),
    ladder("resting", (1, 2, 3)),
    choice("place in the order", SEATS + 1),
    count("cards in hand", 10),
    count("cards in the eclipse pile", 6),
    count("cards in deck and discard", 15),
    *[count(card, 4) for card in TRIBE_CARDS[c.FIRST_TRIBE :]],
    count("culture cards", 6),
    count("labour of all cards, in halves", 40),
    count("cards, points now", 60),
    ladder("buried", (1, 4, 7)),
    count("offering level", LEVELS),
    count("veneration level", LEVELS),
    choice("rank in veneration", SEATS + 1),
    count("megaliths placed", 10),
    count("megaliths raised", 3),
    count("camps at home", 5),
    count("communities at home", 3),
    count("stones", 3),
    count("own stones, points now", 15),
    count("unused animals", 8),
    count("used animals", 8),
    count("animals, points now", 30),
    count("hexes led", 5),
    choice("chief and side", OTHER_CHIEF + 1),
]
RIVALS: Final = of_rivals(RIVAL, SEATS)


def see_rival(s: State, seat: int, place: int, reach: list[list[int]], known: Printed, out: list[int]) -> None:
    """Who sits so many places on; nobody, where fewer play. All cards together are known, not where each of them is."""
    seats = len(s.players)
    if place >= seats:
        for _ in RIVAL:
            out.append(0)
        return
    who = (seat + place) % seats
    other = s.players[who]
    out.append(1)
    out.append(clipped(BELOW + other.score()))
    out.append(other.food)
    out.append(other.tools)
    out.append(figures_of(other))
    out.append(other.resting)
    out.append(place_in(s.order, who))
    out.append(len(other.hand))
    out.append(len(other.pile))
    out.append(len(other.deck) + len(other.discard) + len(other.above))
    see_rivals_cards(s, other, known, out)
    out.append(clipped(other.burials()))
    out.append(clipped(other.idols[OFFERING]))
    out.append(clipped(other.idols[VENERATION]))
    out.append(place_in(s.ranking, who))
    out.append(other.placed)
    out.append(other.raised)
    out.append(other.camps_home)
    out.append(other.communities)
    out.append(len(other.stones))
    out.append(clipped(stones_now(s, other)))
    out.append(clipped(sum(other.fresh)))
    out.append(clipped(sum(other.used)))
    out.append(clipped(animal_points(s, other)))
    out.append(hexes_led(s, who, reach))
    out.append(chief_of(other, known))


def see_rivals_cards(s: State, other: Player, known: Printed, out: list[int]) -> None:
    """Hand, deck, pile and secretly buried cards are known together; openly buried ones do not come back."""
    first = len(out)
    for _ in range(len(c.TRIBES) + 1):
        out.append(0)
    cultures = first + len(c.TRIBES)
    labour = 0
    for kind in other.hand + other.deck + other.discard + other.above + other.pile + other.tomb:
        labour += s.pack.labour[kind]
        if kind >= c.FIRST_CULTURE:
            out[cultures] += 1
        elif kind >= c.FIRST_TRIBE and known.cards[kind]:
            out[first + kind - c.FIRST_TRIBE] += 1
    out.append(clipped(labour))
    out.append(clipped(BELOW + card_points(s, other)))


def hexes_led(s: State, who: int, reach: list[list[int]]) -> int:
    """Hexes where nobody has more influence."""
    led = 0
    own = reach[who]
    for hex_ in range(1, len(s.terrain)):
        if own[hex_] and lead_over(reach, who, hex_) >= 0:
            led += 1
    return led


# --- columns --------------------------------------------------------------------

WHO: Final = ("own", *[f"rival {place}" for place in range(1, SEATS)])
STANDING: Final = [
    *[flag(f"bottom of {column} is covered") for column in COLUMNS],
    *[ladder(f"figures in {column}: {who}", (1, 2, 3)) for column in COLUMNS for who in WHO],
    ladder("figures of rivals at home", (1, 2, 3, 4, 6, 8)),
]


def see_figures(s: State, seat: int, out: list[int]) -> None:
    seats = len(s.players)
    for column in range(len(COLUMNS)):
        out.append(s.covered >> column & 1)
    first = len(out)
    for _ in range(len(COLUMNS) * SEATS):
        out.append(0)
    for code in s.figures:
        column = code % len(PLACES)
        if column != REST:
            place = (code // (len(PLACES) * len(FIGURES)) - seat) % seats
            out[first + column * SEATS + place] += 1
    to_come = 0
    for other in range(seats):
        if other != seat:
            to_come += figures_of(s.players[other])
    out.append(to_come)


def figures_of(player: Player) -> int:
    """Figures that are still to be placed in this round."""
    return player.tribe_home + (1 if player.chief_home else 0)


# --- the map --------------------------------------------------------------------

LED: Final = ("led alone", "led with others", "lost", "of rivals only", "free")
ALONE: Final = 0
SHARED: Final = 1
LOST: Final = 2
OF_RIVALS: Final = 3
UNCLAIMED: Final = 4
MAP: Final = [
    *[count(f"{terrain} {led}", 4) for terrain in SHIPPED.terrain_titles[c.BASE + 1 :] for led in LED],
    ladder("own camps on the start tile", (1, 2, 3)),
    ladder("rivals' camps on the start tile", (1, 2, 4)),
    ladder("camps at the best free junction", (1, 2, 3)),
    ladder("free junctions with two or more own camps", (1, 2, 3)),
    ladder("glacier tokens, face down", (1, 3, 6)),
    ladder("glacier tokens, open", (1, 2, 4)),
    ladder("open glacier tokens under own camps", (1, 2)),
]


def influence_of_all(s: State) -> list[list[int]]:
    """What each seat has on each hex."""
    reach: list[list[int]] = []
    for player in s.players:
        own: list[int] = []
        for camps in player.camps:
            own.append(c.CAMP_INFLUENCE * camps)
        reach.append(own)
    for junction in range(len(JUNCTIONS)):
        who = s.villages[junction]
        if who != NONE:
            one, two, three = JUNCTIONS[junction]
            reach[who][one] += c.COMMUNITY_INFLUENCE
            reach[who][two] += c.COMMUNITY_INFLUENCE
            reach[who][three] += c.COMMUNITY_INFLUENCE
    return reach


def lead_over(reach: list[list[int]], who: int, hex_: int) -> int:
    """How much more influence a seat has on a hex than the strongest of the others."""
    most = 0
    for other in range(len(reach)):
        if other != who:
            most = max(most, reach[other][hex_])
    return reach[who][hex_] - most


def see_map(s: State, seat: int, me: Player, reach: list[list[int]], out: list[int]) -> None:
    first = len(out)
    for _ in range(len(LED) * (len(c.TERRAINS) - 1)):
        out.append(0)
    own = reach[seat]
    face_down = 0
    face_up = 0
    near = 0
    for hex_ in range(1, len(s.terrain)):
        ahead = lead_over(reach, seat, hex_)
        out[first + len(LED) * (s.terrain[hex_] - 1) + how_led(own[hex_], ahead)] += 1
        token = s.glacier_tokens[hex_]
        if token == FACE_DOWN:
            face_down += 1
        elif token != NONE:
            face_up += 1
            if me.camps[hex_]:
                near += 1
    out.append(me.camps[0])
    theirs = 0
    for player in s.players:
        theirs += player.camps[0]
    out.append(theirs - me.camps[0])
    out.append(nearest_community(s, me))
    out.append(junctions_half_made(s, me))
    out.append(face_down)
    out.append(face_up)
    out.append(near)


def how_led(own: int, ahead: int) -> int:
    """How a hex stands (`LED`), by the own influence and the lead over the strongest rival."""
    if own == 0:
        return OF_RIVALS if ahead < 0 else UNCLAIMED
    return ALONE if ahead > 0 else SHARED if ahead == 0 else LOST


def junctions_half_made(s: State, me: Player) -> int:
    number = 0
    camps = me.camps
    for junction in range(len(JUNCTIONS)):
        if s.villages[junction] == NONE:
            one, two, three = JUNCTIONS[junction]
            if (camps[one] > 0) + (camps[two] > 0) + (camps[three] > 0) >= TO_COMMUNITY - 1:
                number += 1
    return number


TO_COME: Final = [count(f"eclipse as it stands: {gain}", 6) for gain in GAINS]


def see_eclipse(s: State, seat: int, me: Player, reach: list[list[int]], out: list[int]) -> None:
    """What terrain, own board and the eclipse pile would give now."""
    pack = s.pack
    first = len(out)
    for _ in GAINS:
        out.append(0)
    own = reach[seat]
    for hex_ in range(len(s.terrain)):
        if own[hex_] and lead_over(reach, seat, hex_) >= 0:
            add_counts(pack.terrain_bonus[s.terrain[hex_]], out, first)
    for cell in range(me.placed // 2):
        add_counts(pack.cell_bonus[cell], out, first)
    out[first + GAIN[DRAW]] += c.COMMUNITY_DRAWS * (c.COMMUNITIES - me.communities)
    for kind in me.pile:
        for effect in pack.abilities[kind]:
            if effect.mark == IN_ECLIPSE:
                add_effect(effect, effect.start, out, first)
    clip_from(out, first)


# --- the field of megaliths -------------------------------------------------------

FIELD: Final = [
    *[count(f"cells within reach: {gain}", 4) for gain in GAINS],
    ladder("cells within reach", (1, 2, 4, 8)),
    ladder("start cells that are free", (1, 2, 3, 4)),
    ladder("squares to build on", (1, 2, 4)),
    ladder("best square, points", (4, 5, 6, 7, 8)),
    count("best square, points of rivals", 4),
    count("own megaliths on cells", 8),
    count("rivals' megaliths", 20),
]


def see_field(s: State, seat: int, me: Player, out: list[int]) -> None:
    """Cells beside a megalith, and squares of four to build on, for whoever has a coloured one to place."""
    field = s.field
    owners = s.megaliths
    first = len(out)
    for _ in GAINS:
        out.append(0)
    near = 0
    starts = 0
    squares = 0
    best = 0
    given = 0
    own = 0
    theirs = 0
    for place in range(len(owners)):
        owner = owners[place]
        if owner == seat:
            own += 1 if field.level[place] == 1 else 0
        elif owner != FREE:
            theirs += 1
        elif field.level[place] > 1:
            if is_square(owners, field.below[place]):
                squares += 1
                points, rivals = square_points(owners, field.below[place], seat)
                if points - rivals > best - given:
                    best, given = points, rivals
        elif field.is_start[place]:
            starts += 1
        elif has_neighbour(owners, field.near[place]):
            near += 1
            if field.effect[place] != NONE:
                effect = s.pack.effects[field.effect[place]]
                add_effect(effect, effect.start, out, first)
    clip_from(out, first)
    out.append(clipped(near))
    out.append(clipped(starts))
    out.append(clipped(squares))
    out.append(best)
    out.append(given)
    out.append(clipped(own))
    out.append(clipped(theirs))


def square_points(owners: list[int], below: list[int], seat: int) -> tuple[int, int]:
    """What a megalith on top of four gives this seat, and what it gives rivals."""
    points = 0
    rivals = 0
    for place in below:
        if owners[place] == seat:
            points += c.STACK_OWN
        else:
            points += c.STACK_OTHER
            if owners[place] < SEATS:
                rivals += c.STACK_RIVAL
    return points, rivals


# --- the table --------------------------------------------------------------------

TABLE: Final = [
    choice("seats", SEATS + 1),
    choice("round", c.ROUNDS + 1),
    choice("phase", len(PHASES)),
    flag("short game"),
    *[ladder(f"{card} cards left", (1, 2, 4, 8, 12)) for card in TRIBE_CARDS[c.FIRST_TRIBE :]],
    *[ladder(f"{species} in the grounds", (1, 2, 3)) for species in c.SPECIES],
    *[count(f"{species} in the deck", 10) for species in c.SPECIES],
    choice("open rest token", len(c.REST_TOKENS) + 1),
    flag("somebody has rested"),
    *[flag(f"card {card + 1} of the draft") for card in range(len(c.CHIEFS))],
]


def see_table(s: State, out: list[int]) -> None:
    out.append(len(s.players))
    out.append(s.round)
    out.append(s.phase)
    out.append(1 if s.options.short_game else 0)
    for left in s.tribe_decks:
        out.append(left)
    for number in s.grounds:
        out.append(number)
    for number in s.animals:
        out.append(number)
    out.append(s.rest_open + 1)
    out.append(1 if s.rest_given else 0)
    first = len(out)
    for _ in c.CHIEFS:
        out.append(0)
    for card in s.draft:
        out[first + card] = 1


TURN: Final = [
    choice("asked at", steps.GAME_OVER + 2),
    choice("figure stands in", len(PLACES) + 1),
    choice("part of the turn", len(PARTS) + 1),
    ladder("labour at hand, in halves", (1, 2, 3, 4, 6, 8, 10, 12, 16, 20)),
    ladder("culture cards played", (1, 2, 3)),
    *[flag(f"{card} taken") for card in TRIBE_CARDS[c.FIRST_TRIBE :]],
    ladder("cards that may not be played", (1, 2, 3)),
    choice("rest token held", len(c.REST_TOKENS) + 1),
    choice("symbol asked for", SYMBOLS + 1),
    flag("the cell's bonus can go first"),
    ladder("abilities left", (1, 2, 3)),
    *[count(f"to be had: {gain}", 4) for gain in GAINS],
]


def see_turn(s: State, seat: int, me: Player, out: list[int]) -> None:
    """Where one's own turn stands; nothing while it is not one's own."""
    if s.turn != seat:
        for _ in TURN:
            out.append(0)
        return
    step = s.stack[-1]
    out.append(1 + min(step.kind, steps.GAME_OVER))
    out.append(s.place + 1)
    out.append(s.part)
    out.append(clipped(s.labour))
    out.append(s.played)
    for tribe in range(len(c.TRIBES)):
        out.append(s.taken >> tribe & 1)
    out.append(len(s.barred))
    out.append(s.rest_held + 1)
    out.append(step.a + 1 if step.kind in (steps.SECOND_HALF, steps.TRIGGER) else 0)
    out.append(1 if step.kind == steps.TRIGGER and step.b else 0)
    out.append(len(s.armed))
    see_gains_due(s, me, out)


def see_gains_due(s: State, me: Player, out: list[int]) -> None:
    """What the steps of this turn still bring, and the abilities that may still be used."""
    first = len(out)
    for _ in GAINS:
        out.append(0)
    for step in s.stack:
        kind = step.kind
        if kind == steps.EFFECT or (kind == steps.WINDOW and step.a != NONE):
            add_effect(s.pack.effects[step.a], step.b, out, first)
        elif kind == steps.DUE:
            add_counts(s.due, out, first)
        elif kind == steps.ARROW:
            out[first + GAIN[MEGALITH]] += 1
    for code in s.armed:
        effect = effect_of(s, me, code)
        add_effect(effect, effect.start, out, first)
    clip_from(out, first)


# --- how it was played ----------------------------------------------------------

TRAITS: Final = (
    "cards",
    "tribe cards",
    "culture cards",
    "buried",
    "unused animals",
    "used animals",
    "offering level",
    "veneration level",
    "megaliths placed",
    "megaliths raised",
    "camps on the map",
    "communities",
    "stones",
    "food",
    "tools",
)


def traits_of(s: State, seat: int) -> list[int]:
    me = s.players[seat]
    cards = me.hand + me.deck + me.discard + me.above + me.pile + me.buried + me.tomb
    cultures = cultures_among(cards)
    starting = 0
    for kind in cards:
        if kind < c.FIRST_TRIBE:
            starting += 1
    return [
        len(cards),
        len(cards) - starting - cultures,
        cultures,
        me.burials(),
        sum(me.fresh),
        sum(me.used),
        me.idols[OFFERING],
        me.idols[VENERATION],
        me.placed,
        me.raised,
        c.CAMPS - me.camps_home,
        c.COMMUNITIES - me.communities,
        len(me.stones),
        me.food,
        me.tools,
    ]


MANNERS: Final = {
    "thin deck": {"buried": 1.5, "cards": -0.5},
    "culture": {"culture cards": 2.0},
    "tribe": {"tribe cards": 1.5},
    "hunters": {"unused animals": 1.5, "used animals": 1.0},
    "idols": {"offering level": 1.5, "veneration level": 1.5},
    "megaliths": {"megaliths placed": 1.5, "megaliths raised": 1.5},
    "settlers": {"camps on the map": 1.5, "communities": 2.0},
    "stones": {"stones": 5.0, "tools": 0.5},
}
"""Points for one more of each, at the beginning."""

SIGHT: Final[Sight[State]] = Sight(
    fields=[
        *BOARD,
        *HELD,
        *CARDS,
        *MEANS,
        *LEARNT,
        *STONES,
        *RIVALS,
        *STANDING,
        *MAP,
        *TO_COME,
        *FIELD,
        *TABLE,
        *TURN,
    ],
    row=row,
    sources=SOURCES,
    traits=TRAITS,
    traits_of=traits_of,
    manners=MANNERS,
)
