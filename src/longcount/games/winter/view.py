"""What a seat may know, as plain data; and a state made from it again, the unknown filled in.

Hidden are the hands, the order of decks, eclipse piles before the reveal, and cards buried from the hand. What a player
owns is public, because every card is gained in the open: so everybody knows which cards hand, deck, pile and tomb
hold together, and of some that they are not in the deck.
"""

from __future__ import annotations

from typing import Any

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.components import KIND_BY_NAME, KINDS
from longcount.games.winter.decisions import COLS, USE, Use
from longcount.games.winter.field import NO_FIELD, Field, field_of
from longcount.games.winter.flow import settle
from longcount.games.winter.map import HEXES, JUNCTIONS
from longcount.games.winter.names import (
    COLUMNS,
    FIGURES,
    FREE,
    GREY,
    NONE,
    OFFERING,
    PARTS,
    PHASES,
    PLACES,
    SOURCES,
    STAGE_ONE,
    TOP,
    TRACKS,
    VENERATION,
    WORDS,
)
from longcount.games.winter.notation import CELLS
from longcount.games.winter.notation import SOURCES as ABILITY_SOURCES
from longcount.games.winter.shape import (
    AbilitySeen,
    CellSeen,
    CommunitySeen,
    FigureSeen,
    HexSeen,
    PlayerSeen,
    RestSeen,
    WinterView,
)
from longcount.games.winter.state import FACE_DOWN, Options, Player, State, figure_at
from longcount.kernel.chance import Dice
from longcount.kernel.pending import read_steps, steps_seen
from longcount.kernel.speech import View

Row = dict[str, Any]


def is_over(s: State) -> bool:
    return s.stack[-1].kind == steps.GAME_OVER


# --- state → view ---------------------------------------------------------------


def view(s: State, seat: int | None) -> WinterView:
    knows_all = is_over(s)
    acting = seat is not None and seat == s.turn
    return {
        "game": "winter",
        "seat": seat,
        "options": dict(s.options.chosen),
        "pack_label": s.pack.label,
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "turn": none_if(s.turn),
        "clock": s.clock,
        "place": None if s.place == NONE else PLACES[s.place],
        "part": None if s.part == STAGE_ONE else PARTS[s.part - TOP],
        "labour": s.labour,
        "played": s.played,
        "taken": [c.TRIBES[tribe] for tribe in range(len(c.TRIBES)) if s.taken >> tribe & 1],
        "barred": names(s.barred) if acting or knows_all else None,
        "armed": [view_ability(code) for code in s.armed],
        "figures": [view_figure(code) for code in s.figures],
        "covered": [name for column, name in enumerate(COLUMNS) if s.covered >> column & 1],
        "due": {WORDS[op]: number for op, number in enumerate(s.due) if number},
        "steps": steps_seen(steps.KINDS, s.stack),
        "players": [view_player(s, other, knows_all or other == seat) for other in range(len(s.players))],
        "tribe_decks": dict(zip(c.TRIBES, s.tribe_decks, strict=True)),
        "culture_open": names(s.culture_open),
        "culture_decks": [names(deck) for deck in s.culture_deck],
        "grounds": species_counts(s.grounds),
        "animal_deck": species_counts(s.animals),
        "stones": [c.STONES[stone] for stone in s.stones],
        "map": view_map(s),
        "tiles_left": {c.TERRAINS[t]: number for t, number in enumerate(s.tiles) if number},
        "tokens_left": [c.GLACIER_TOKENS[token] for token in s.tokens_left],
        "communities": [
            view_village(s, junction) for junction in range(len(JUNCTIONS)) if s.villages[junction] != NONE
        ],
        "boards": [c.BOARDS[board] for board in s.boards],
        "halves": list(s.halves),
        "field": view_field(s),
        "ranking": list(s.ranking),
        "rest": view_rest(s),
        "draft": view_draft(s),
    }


def none_if(number: int) -> int | None:
    return None if number == NONE else number


def view_ability(code: int) -> AbilitySeen:
    use = USE[code]
    assert isinstance(use, Use)
    return {"source": ABILITY_SOURCES[use.source], "ability": use.ability}


def view_figure(code: int) -> FigureSeen:
    """Whose figure stands where."""
    owner, place = divmod(code, len(PLACES))
    seat, figure = divmod(owner, len(FIGURES))
    return {"seat": seat, "figure": FIGURES[figure], "place": PLACES[place]}


def names(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [KINDS[kind] for kind in cards]


def species_counts(animals: list[int]) -> dict[str, int]:
    return {c.SPECIES[species]: number for species, number in enumerate(animals) if number}


def view_player(s: State, seat: int, knows: bool) -> PlayerSeen:
    me = s.players[seat]
    return {
        "food": me.food,
        "most_food": me.most_food(),
        "tools": me.tools,
        "camps_home": me.camps_home,
        "communities_home": me.communities,
        "megaliths_placed": me.placed,
        "megaliths_raised": me.raised,
        "idols": {"offering": me.idols[OFFERING], "veneration": me.idols[VENERATION]},
        "stones": [c.STONES[stone] for stone in me.stones],
        "chief": None if me.chief == NONE else c.CHIEFS[me.chief],
        "side": None if me.side == NONE else c.SIDES[me.side],
        "setup": None if me.setup == NONE else c.SETUPS[me.setup],
        "chief_home": me.chief_home,
        "tribe_home": me.tribe_home,
        "resting": me.resting,
        "hand": names(me.hand) if knows else None,
        "hand_count": len(me.hand),
        "deck": names(me.deck) if knows else None,
        "deck_count": len(me.deck),
        "pile": names(me.pile) if knows else None,
        "pile_count": len(me.pile),
        "tomb": names(me.tomb) if knows else None,
        "tomb_count": len(me.tomb),
        "unseen": names(sorted([*me.hand, *me.deck, *me.pile, *me.tomb])),
        "known": names(me.known),
        "discard": names(me.discard),
        "above": names(me.above),
        "buried": names(me.buried),
        "animals": species_counts(me.fresh),
        "used_animals": species_counts(me.used),
        "points": dict(zip(SOURCES, me.points, strict=True)),
        "score": me.score(),
    }


def view_map(s: State) -> list[HexSeen]:
    return [
        {
            "hex": hex_,
            "q": HEXES[hex_][0],
            "r": HEXES[hex_][1],
            "terrain": c.TERRAINS[s.terrain[hex_]],
            "token": view_token(s.glacier_tokens[hex_]),
            "camps": [me.camps[hex_] for me in s.players],
        }
        for hex_ in range(len(s.terrain))
    ]


def view_token(token: int) -> str | None:
    if token == NONE:
        return None
    return "face down" if token == FACE_DOWN else c.GLACIER_TOKENS[token]


def view_village(s: State, junction: int) -> CommunitySeen:
    return {"hexes": list(JUNCTIONS[junction]), "seat": s.villages[junction]}


def view_field(s: State) -> list[CellSeen]:
    """All cells of the boards, and the megaliths on top of others."""
    field = s.field
    places = [place for place in range(field.size()) if field.level[place] == 1 or s.megaliths[place] != FREE]
    return [view_place(s, field, place) for place in places]


def view_place(s: State, field: Field, place: int) -> CellSeen:
    owner = s.megaliths[place]
    return {
        "at": at_text(field, place),
        "level": field.level[place],
        "row": field.row[place],
        "col": field.col[place],
        "board": none_if(field.slot[place]),
        "bonus": bonus_text(s, field.effect[place]),
        "start": field.is_start[place],
        "arrows": [at_text(field, target) for target in field.targets[place]],
        "owner": None if owner == FREE else "grey" if owner == GREY else owner,
    }


def bonus_text(s: State, effect: int) -> str:
    """The words of a bonus, as components have them; empty if there is none."""
    return "" if effect == NONE else s.pack.effects[effect].text


def at_text(field: Field, place: int) -> str:
    return CELLS[field.row[place] * COLS + field.col[place]]


def view_rest(s: State) -> RestSeen:
    return {
        "open": token_name(s.rest_open),
        "held": token_name(s.rest_held),
        "under": [c.REST_TOKENS[token] for token in s.rest_under],
        "unseen": [c.REST_TOKENS[token] for token in s.rest_unseen],
        "given": s.rest_given,
    }


def token_name(token: int) -> str | None:
    return None if token == NONE else c.REST_TOKENS[token]


def view_draft(s: State) -> list[str]:
    is_chiefs = bool([step for step in s.stack if step.kind == steps.PICK_CHIEF])
    return [(c.CHIEFS if is_chiefs else c.SETUPS)[card] for card in s.draft]


# --- view → state ---------------------------------------------------------------


def determinize(seen: View, dice: Dice) -> State:
    """A state that gives this view; hidden cards are dealt anew from those that nobody has seen."""
    s = State()
    s.options = Options(dict(seen["options"]))
    s.pack = s.options.pack
    s.round = seen["round"]
    s.phase = PHASES.index(seen["phase"])
    s.order = tuple(seen["order"])
    s.turn = or_none(seen["turn"])
    s.clock = seen["clock"]
    s.place = NONE if seen["place"] is None else PLACES.index(seen["place"])
    s.part = STAGE_ONE if seen["part"] is None else TOP + PARTS.index(seen["part"])
    s.labour = seen["labour"]
    s.played = seen["played"]
    s.taken = sum([1 << c.TRIBES.index(name) for name in seen["taken"]])
    s.armed = [read_ability(row["source"], row["ability"]) for row in seen["armed"]]
    s.figures = tuple(
        [figure_at(row["seat"], FIGURES.index(row["figure"]), PLACES.index(row["place"])) for row in seen["figures"]]
    )
    s.covered = sum([1 << COLUMNS.index(name) for name in seen["covered"]])
    s.due = [seen["due"].get(word, 0) for word in WORDS]
    s.stack = read_steps(steps.KINDS, seen["steps"])
    s.players = [read_player(row, seen, seat, dice) for seat, row in enumerate(seen["players"])]
    s.barred = read_barred(s, seen)
    read_supply(s, seen)
    read_table(s, seen)
    s.offered = []
    s.story = None
    settle(s)
    return s


def or_none(number: int | None) -> int:
    return NONE if number is None else number


def read_ability(source: str, ability: int) -> int:
    """The number of an ability by what it stands on, from 1."""
    if source == "chief":
        return c.CHIEF_CODE + ability - 1
    return (c.TOKEN_CODE if source == "token" else KIND_BY_NAME[source] * c.ABILITIES) + ability - 1


def kinds(cards: list[str]) -> list[int]:
    return [KIND_BY_NAME[name] for name in cards]


def read_supply(s: State, seen: View) -> None:
    s.tribe_decks = [seen["tribe_decks"][name] for name in c.TRIBES]
    s.culture_open = tuple(kinds(seen["culture_open"]))
    s.culture_deck = (tuple(kinds(seen["culture_decks"][0])), tuple(kinds(seen["culture_decks"][1])))
    s.grounds = read_species(seen["grounds"])
    s.animals = read_species(seen["animal_deck"])
    s.stones = tuple([c.STONES.index(name) for name in seen["stones"]])
    rest = seen["rest"]
    s.rest_open = NONE if rest["open"] is None else c.REST_TOKENS.index(rest["open"])
    s.rest_held = NONE if rest["held"] is None else c.REST_TOKENS.index(rest["held"])
    s.rest_under = tuple([c.REST_TOKENS.index(name) for name in rest["under"]])
    s.rest_unseen = tuple([c.REST_TOKENS.index(name) for name in rest["unseen"]])
    s.rest_given = rest["given"]
    s.draft = tuple([(c.CHIEFS if name in c.CHIEFS else c.SETUPS).index(name) for name in seen["draft"]])


def read_species(counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in c.SPECIES]


def read_table(s: State, seen: View) -> None:
    """Terrain, communities, megaliths, tracks."""
    s.terrain = tuple([c.TERRAINS.index(row["terrain"]) for row in seen["map"]])
    tokens = [read_token(row["token"]) for row in seen["map"]]
    s.glacier_tokens = tuple(tokens + [NONE] * (len(HEXES) - len(tokens)))
    s.tiles = tuple([seen["tiles_left"].get(name, 0) for name in c.TERRAINS])
    s.tokens_left = tuple([c.GLACIER_TOKENS.index(name) for name in seen["tokens_left"]])
    s.villages = [NONE] * len(JUNCTIONS)
    for village in seen["communities"]:
        s.villages[JUNCTIONS.index(tuple(village["hexes"]))] = village["seat"]
    s.boards = tuple([c.BOARDS.index(name) for name in seen["boards"]])
    s.halves = tuple(seen["halves"])
    s.ranking = tuple(seen["ranking"])
    s.field = NO_FIELD
    if len(s.boards) == len(c.BOARDS):
        layout = s.options.layout if s.options.layout != NONE else s.pack.layout_of[len(s.players)]
        s.field = field_of(s.pack, layout, s.boards, s.halves)
    s.megaliths = [FREE] * s.field.size()
    for row in seen["field"]:
        if row["owner"] is not None:
            place = s.field.find(row["level"], row["row"], row["col"])
            s.megaliths[place] = GREY if row["owner"] == "grey" else row["owner"]


def read_token(name: str | None) -> int:
    if name is None:
        return NONE
    return FACE_DOWN if name == "face down" else c.GLACIER_TOKENS.index(name)


def read_player(row: Row, seen: View, seat: int, dice: Dice) -> Player:
    me = Player()
    me.food = row["food"]
    me.tools = row["tools"]
    me.camps_home = row["camps_home"]
    me.camps = [hex_["camps"][seat] for hex_ in seen["map"]]
    me.camps += [0] * (len(HEXES) - len(me.camps))
    me.communities = row["communities_home"]
    me.placed = row["megaliths_placed"]
    me.raised = row["megaliths_raised"]
    me.idols = [row["idols"][track] for track in TRACKS]
    me.stones = tuple([c.STONES.index(name) for name in row["stones"]])
    me.chief = NONE if row["chief"] is None else c.CHIEFS.index(row["chief"])
    me.side = NONE if row["side"] is None else c.SIDES.index(row["side"])
    me.setup = NONE if row["setup"] is None else c.SETUPS.index(row["setup"])
    me.chief_home = row["chief_home"]
    me.tribe_home = row["tribe_home"]
    me.resting = row["resting"]
    me.known = kinds(row["known"])
    me.discard = kinds(row["discard"])
    me.above = kinds(row["above"])
    me.buried = kinds(row["buried"])
    me.fresh = read_species(row["animals"])
    me.used = read_species(row["used_animals"])
    me.points = [row["points"][source] for source in SOURCES]
    if row["hand"] is None:
        deal_unknown(me, row, dice)
    else:
        me.hand, me.deck = kinds(row["hand"]), kinds(row["deck"])
        me.pile, me.tomb = kinds(row["pile"]), kinds(row["tomb"])
    return me


def deal_unknown(me: Player, row: Row, dice: Dice) -> None:
    """Cards known not to be in the deck go to hand, pile or tomb, the others anywhere."""
    rest = kinds(row["unseen"])
    for kind in me.known:
        rest.remove(kind)
    out = me.known[:]
    while len(out) < row["hand_count"] + row["pile_count"] + row["tomb_count"]:
        out.append(rest.pop(dice.below(len(rest))))
    me.deck = sorted(rest)
    me.hand = sorted([out.pop(dice.below(len(out))) for _ in range(row["hand_count"])])
    me.pile = sorted([out.pop(dice.below(len(out))) for _ in range(row["pile_count"])])
    me.tomb = sorted(out)


def read_barred(s: State, seen: View) -> list[int]:
    """For others: tribe cards taken in this turn that are (perhaps) still in the hand."""
    if seen["barred"] is not None:
        return kinds(seen["barred"])
    if s.turn == NONE:
        return []
    taken = [c.FIRST_TRIBE + tribe for tribe in range(len(c.TRIBES)) if s.taken >> tribe & 1]
    return [kind for kind in taken if kind in s.players[s.turn].hand]
