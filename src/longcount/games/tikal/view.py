"""What a seat may know, as plain data; and a state made from it again.

Everything on the table is public, and what is hidden is hidden from all: the order of the stack and the treasures that
lie face down do not exist before they are drawn. So a view holds the whole state, and the rest of it is worked out
for the eye: strengths, who holds a temple, what everybody would score now.
"""

from __future__ import annotations

from longcount.games.tikal import terrain as land
from longcount.games.tikal.components import KINDS as LANDS
from longcount.games.tikal.components import NEIGHBOURS, SPACE_NAMES, SPACES, TEMPLE, TILES, TREASURES
from longcount.games.tikal.flow import round_of, settle
from longcount.games.tikal.scoring import holder_of, strength, temple_points, treasure_points
from longcount.games.tikal.shape import AuctionSeen, PlayerSeen, SpaceSeen, TempleSeen, TikalView
from longcount.games.tikal.state import FIGURES, GONE, GUARDING, IN_SUPPLY, NONE, SOURCES, Options, Player, State
from longcount.games.tikal.steps import KINDS
from longcount.kernel.chance import Dice
from longcount.kernel.pending import read_steps, steps_seen
from longcount.kernel.speech import View

TILE_BY_NAME = {tile.name: number for number, tile in enumerate(TILES)}
SPACE_BY_NAME = {name: space for space, name in enumerate(SPACE_NAMES)}
LEADER_PLACES = {IN_SUPPLY: "supply", GUARDING: "guarding", GONE: "gone"}
LEADER_BY_PLACE = {place: number for number, place in LEADER_PLACES.items()}


# --- state → view ---------------------------------------------------------------


def view(s: State, seat: int | None) -> TikalView:
    return {
        "game": "tikal",
        "seat": seat,
        "options": dict(s.options.chosen),
        "round": round_of(s),
        "scoring": s.scoring,
        "turn": s.turn,
        "ap": s.ap,
        "blocks": s.blocks,
        "steps": steps_seen(KINDS, s.stack),
        "players": [view_player(s, other) for other in range(len(s.players))],
        "spaces": {SPACE_NAMES[space]: view_space(s, space) for space in range(SPACES) if s.terrain.is_explored(space)},
        "hand": None if s.hand == NONE else TILES[s.hand].name,
        "stack": [TILES[tile].name for tile in s.left],
        "display": [TILES[tile].name for tile in s.display],
        "numbers": {str(number): s.numbers[number] for number in range(2, 11)},
        "undug": dict(zip(TREASURES, s.undug, strict=True)),
        "auction": view_auction(s),
    }


def view_auction(s: State) -> AuctionSeen:
    return {
        "opener": none_if_nobody(s.opener),
        "high": s.high,
        "bidder": none_if_nobody(s.bidder),
        "passed": [seat for seat in range(len(s.players)) if s.passed >> seat & 1],
        "first_mover": none_if_nobody(s.first_mover),
    }


def none_if_nobody(seat: int) -> int | None:
    return None if seat == NONE else seat


def view_space(s: State, space: int) -> SpaceSeen:
    tile = s.terrain.tiles[space]
    return {
        "tile": TILES[tile].name,
        "turn": s.terrain.turns[space],
        "kind": LANDS[TILES[tile].kind],
        "edges": [land.stones_between(s.terrain, space, other) for other in NEIGHBOURS[space * 6 : space * 6 + 6]],
        "workers": [me.workers[space] for me in s.players],
        "leaders": [seat for seat, me in enumerate(s.players) if me.leader == space],
        "camp": none_if_nobody(s.camps[space]),
        "tokens": s.tokens[space],
        "temple": view_temple(s, space) if TILES[tile].kind == TEMPLE else None,
    }


def view_temple(s: State, space: int) -> TempleSeen:
    guard = s.guards[space]
    return {
        "value": s.values[space],
        "guard": None if guard == NONE else {"seat": guard >> 1, "figure": FIGURES[guard & 1]},
        "strength": [strength(s, seat, space) for seat in range(len(s.players))],
        "holder": none_if_nobody(holder_of(s, space)),
    }


def view_player(s: State, seat: int) -> PlayerSeen:
    me = s.players[seat]
    return {
        "score": me.score(),
        "points": dict(zip(SOURCES, me.points, strict=True)),
        "now": {"temples": temple_points(s, seat), "treasures": treasure_points(me.treasures)},
        "supply": me.supply,
        "leader": LEADER_PLACES[me.leader] if me.leader < 0 else SPACE_NAMES[me.leader],
        "gone": me.gone,
        "homes": [SPACE_NAMES[space] for space in me.homes],
        "guards": me.guards,
        "treasures": dict(zip(TREASURES, me.treasures, strict=True)),
        "worked": {SPACE_NAMES[space]: done for space, done in enumerate(me.worked) if done},
        "moved": me.moved,
    }


# --- view → state ---------------------------------------------------------------


def determinize(seen: View, dice: Dice) -> State:
    """The state that gives this view; there is nothing to guess."""
    s = State()
    s.options = Options(dict(seen["options"]))
    s.scoring, s.turn, s.ap, s.blocks = seen["scoring"], seen["turn"], seen["ap"], seen["blocks"]
    s.stack = read_steps(KINDS, seen["steps"])
    s.players = [read_player(seen, seat) for seat in range(len(seen["players"]))]
    s.terrain = land.start()
    s.values, s.tokens = [0] * SPACES, [0] * SPACES
    s.camps, s.guards = [NONE] * SPACES, [NONE] * SPACES
    for name, row in seen["spaces"].items():
        read_space(s, SPACE_BY_NAME[name], row)
    s.numbers = [0, 0, *[seen["numbers"][str(number)] for number in range(2, 11)], 0]
    s.undug = [seen["undug"][kind] for kind in TREASURES]
    s.left = tuple([TILE_BY_NAME[name] for name in seen["stack"]])
    s.display = tuple([TILE_BY_NAME[name] for name in seen["display"]])
    s.hand = NONE if seen["hand"] is None else TILE_BY_NAME[seen["hand"]]
    read_auction(s, seen["auction"])
    s.offered = []
    s.story = None
    settle(s)
    return s


def nobody_if_none(seat: int | None) -> int:
    return NONE if seat is None else seat


def read_auction(s: State, row: AuctionSeen) -> None:
    s.opener = nobody_if_none(row["opener"])
    s.high = row["high"]
    s.bidder = nobody_if_none(row["bidder"])
    s.passed = sum([1 << seat for seat in row["passed"]])
    s.first_mover = nobody_if_none(row["first_mover"])


def read_space(s: State, space: int, row: SpaceSeen) -> None:
    tile = TILE_BY_NAME[row["tile"]]
    if s.terrain.tiles[space] != tile:
        s.terrain = land.with_tile(s.terrain, space, tile, row["turn"])
    s.tokens[space] = row["tokens"]
    s.camps[space] = nobody_if_none(row["camp"])
    temple = row["temple"]
    if temple is None:
        return
    s.values[space] = temple["value"]
    guard = temple["guard"]
    if guard is not None:
        s.guards[space] = 2 * guard["seat"] + FIGURES.index(guard["figure"])


def read_player(seen: View, seat: int) -> Player:
    row = seen["players"][seat]
    me = Player()
    me.supply = row["supply"]
    me.workers = [0] * SPACES
    for name, space in seen["spaces"].items():
        me.workers[SPACE_BY_NAME[name]] = space["workers"][seat]
    place = row["leader"]
    me.leader = LEADER_BY_PLACE[place] if place in LEADER_BY_PLACE else SPACE_BY_NAME[place]
    me.gone = row["gone"]
    me.homes = [SPACE_BY_NAME[name] for name in row["homes"]]
    me.guards = row["guards"]
    me.treasures = [row["treasures"][kind] for kind in TREASURES]
    me.points = [row["points"][source] for source in SOURCES]
    me.worked = [row["worked"].get(name, 0) for name in SPACE_NAMES]
    me.moved = row["moved"]
    return me
