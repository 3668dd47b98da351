"""Sacred stones, final scoring and the outcome."""

from __future__ import annotations

from longcount.games.winter import components as c
from longcount.games.winter.components import WILD
from longcount.games.winter.effects.goods import score
from longcount.games.winter.map import AT, START
from longcount.games.winter.names import (
    FROM_ANIMALS,
    FROM_CARDS,
    FROM_OFFERING,
    FROM_VENERATION,
    OFFERING,
    SOURCES,
    VENERATION,
)
from longcount.games.winter.state import Player, State
from longcount.kernel.game import Outcome

# --- Sacred stones --------------------------------------------------------------


def stone_points(s: State, me: Player, stone: int) -> int:
    """What a stone scores its owner now."""
    tile = s.pack.stones[stone]
    numbers = tile.numbers
    seat = s.players.index(me)
    match tile.score:
        case "communities-at":
            return numbers[0] * communities_at(s, seat, tile.terrain)  # W-STONE-01
        case "terrain-types":
            return numbers[0] * terrain_types(s, me)  # W-STONE-02
        case "ground-megaliths":
            return numbers[0] * (max(0, me.placed - c.GREYS) - me.raised)  # W-STONE-03
        case "megalith-boards":
            return by_number(numbers, megalith_boards(s, seat))  # W-STONE-04
        case "buried":
            return by_band(tile.bands, me.burials())  # W-STONE-05
        case "raised-megaliths":
            return numbers[0] * me.raised  # W-STONE-06
        case "idol-levels":
            return (me.idols[OFFERING] + me.idols[VENERATION]) // numbers[0]  # W-STONE-07
        case "used-species":
            return numbers[0] * used_species(s, me)  # W-STONE-08
        case _:
            assert tile.score == "used"
            return by_number(numbers, used_animals(s, me, tile.species))  # W-STONE-09 W-STONE-10


def by_number(numbers: list[int], number: int) -> int:
    """The entry for a number; beyond the table its last."""
    return numbers[min(number, len(numbers)) - 1] if number else 0


def by_band(bands: list[tuple[int, int]], number: int) -> int:
    points = 0
    for least, worth in bands:
        if number >= least:
            points = worth
    return points


def communities_at(s: State, seat: int, terrain: int) -> int:
    """Own communities that touch at least one hex of a type."""
    found: set[int] = set()
    for hex_ in range(len(AT)):
        if s.terrain[hex_] == terrain:
            found |= {junction for junction in AT[hex_] if s.villages[junction] == seat}
    return len(found)


def terrain_types(s: State, me: Player) -> int:
    """Types of terrain with an own camp; the start tile never counts."""
    types = {s.terrain[hex_] for hex_ in range(START + 1, len(AT)) if me.camps[hex_]}
    if not s.options.glacier_counts:
        types -= {c.GLACIER}
    return len(types)


def megalith_boards(s: State, seat: int) -> int:
    """Boards with an own megalith directly on them."""
    slots = {
        s.field.slot[place] for place, owner in enumerate(s.megaliths) if owner == seat and s.field.level[place] == 1
    }
    return len(slots)


def used_species(s: State, me: Player) -> int:
    species = sum([1 for number in me.used if number])
    if s.options.argentavis_wild_on_stones and me.used[WILD]:
        return min(len(c.SPECIES), species - 1 + me.used[WILD])
    return species


def used_animals(s: State, me: Player, species: list[int]) -> int:
    number = sum([me.used[one] for one in species])
    if s.options.argentavis_wild_on_stones and WILD not in species:
        number += me.used[WILD]
    return number


# --- Final scoring ----------------------------------------------------------------


def final_scoring(s: State) -> None:
    """Offering, Veneration, cards, animals."""
    for seat, me in enumerate(s.players):  # W-END-01
        score(s, seat, FROM_OFFERING, offering_points(s, me), "offering track")
        score(s, seat, FROM_VENERATION, veneration_points(s, seat), "veneration track")
        score(s, seat, FROM_CARDS, card_points(s, me), "cards")
        score(s, seat, FROM_ANIMALS, animal_points(s, me), "animals")


def offering_points(s: State, me: Player) -> int:
    level = me.idols[OFFERING]
    return (me.food + me.tools) // s.pack.rates[level] if level else 0  # W-END-03 W-END-04


def veneration_points(s: State, seat: int) -> int:
    """By rank on the track and by the number of buried cards."""
    if seat not in s.ranking:
        return 0  # W-END-07
    rank = min(s.ranking.index(seat), len(c.BURIAL_POINTS) - 1)  # W-END-06 W-END-08
    buried = s.players[seat].burials()
    bands = 0
    for least in c.BURIAL_FROM:
        if buried >= least:
            bands += 1
    return c.BURIAL_POINTS[rank][bands - 1] if bands else 0  # W-END-05


def card_points(s: State, me: Player) -> int:
    """Printed points of all own cards, wherever they are."""
    printed = s.pack.points
    held = printed_points(printed, me.hand) + printed_points(printed, me.deck) + printed_points(printed, me.discard)
    shown = printed_points(printed, me.above) + printed_points(printed, me.pile)
    return held + shown + printed_points(printed, me.buried) + printed_points(printed, me.tomb)  # W-END-09


def printed_points(printed: list[int], cards: list[int]) -> int:
    points = 0
    for kind in cards:
        points += printed[kind]
    return points


def animal_points(s: State, me: Player) -> int:
    """One set per species of unused animals, the wild ones added where they bring most."""
    wild = me.fresh[WILD]
    best = [0] * (wild + 1)
    for species, number in enumerate(me.fresh):
        if species != WILD and number:  # W-END-12 W-HUNT-08
            table = s.pack.set_points[species]
            for used in range(wild, -1, -1):
                most = best[used] + set_worth(table, number)
                for added in range(1, used + 1):
                    most = max(most, best[used - added] + set_worth(table, number + added))
                best[used] = most
    return best[wild]


def set_worth(table: list[int], number: int) -> int:
    """A set counts up to its limit; more cards of its species add nothing."""
    return table[min(number, len(table) - 1)]  # W-END-10 W-END-11 W-SYM-32


def outcome(s: State) -> Outcome:
    """Most points; among equals whoever stands higher on the turn-order track."""
    scores = [me.score() for me in s.players]
    breakdown = [dict(zip(SOURCES, me.points, strict=True)) for me in s.players]
    best = [seat for seat in s.order if scores[seat] == max(scores)]  # W-ROUND-03
    tie_break = "turn order" if len(best) > 1 else ""
    return Outcome(scores, breakdown, best[:1], tie_break, 1)  # W-END-02
