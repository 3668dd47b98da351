"""Set-up: the table before anything was drawn, and what chance and the players decide before the first round."""

from __future__ import annotations

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.components import SEATS
from longcount.games.winter.decisions import ChooseSide, PickChief, PickSetup
from longcount.games.winter.effects.goods import gain_food, gain_tools
from longcount.games.winter.effects.settlement import put_camp
from longcount.games.winter.field import NO_FIELD, field_of
from longcount.games.winter.map import HEXES, JUNCTIONS
from longcount.games.winter.names import FREE, NONE, SETUP, SOURCES, STAGE_ONE, SYMBOLS
from longcount.games.winter.state import FACE_DOWN, Options, Player, State
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed, joined, without


def new_table(seats: int, options: Options) -> State:
    """The table before anything was drawn."""
    s = State()
    s.options = options
    s.pack = options.pack
    s.players = [new_player(options.pack) for _ in range(seats)]
    s.round = 0  # W-SETUP-01
    s.phase = SETUP
    s.order = ()
    s.turn = NONE
    s.clock = 0
    s.place = NONE
    s.part = STAGE_ONE
    s.labour = 0
    s.played = 0
    s.taken = 0
    s.barred = []
    s.armed = []
    s.covered = 0
    s.figures = ()
    s.due = [0] * SYMBOLS
    s.tribe_decks = [int(row["copies"]) for row in c.TABLE["tribe"]]  # W-SETUP-03
    s.culture_open = ()
    s.culture_deck = (culture_of_era(1), culture_of_era(2))  # W-SETUP-04
    s.grounds = [0] * len(c.SPECIES)
    s.animals = options.pack.animal_copies[:]
    s.stones = ()
    s.terrain = (c.BASE,)
    s.tiles = tiles_for(seats)
    s.glacier_tokens = (NONE,) * len(HEXES)
    s.tokens_left = tuple(range(len(c.GLACIER_TOKENS))) if options.glacier_tokens else ()  # W-GLACIER-01
    s.villages = [NONE] * len(JUNCTIONS)
    s.boards = ()
    s.halves = ()
    s.field = NO_FIELD
    s.megaliths = []
    s.ranking = ()  # W-SETUP-14
    s.rest_open = NONE
    s.rest_held = NONE
    s.rest_under = ()
    s.rest_unseen = tuple(range(len(c.REST_TOKENS))) if options.rest_tokens else ()
    s.rest_given = False
    s.draft = ()
    s.offered = []
    s.story = None
    s.stack = setup_steps(seats, options)
    return s


def new_player(pack: c.Pack) -> Player:
    me = Player()
    me.food = 0  # W-SETUP-07
    me.tools = 0
    me.camps_home = c.CAMPS
    me.camps = [0] * len(HEXES)
    me.communities = c.COMMUNITIES
    me.placed = 0
    me.raised = 0
    me.idols = [0, 0]
    me.stones = ()
    me.chief = NONE
    me.side = NONE
    me.setup = NONE
    me.chief_home = True  # W-SETUP-08
    me.tribe_home = c.TRIBE_FIGURES
    me.resting = 0
    me.hand = []
    me.deck = [kind for kind, copies in enumerate(pack.copies) for _ in range(copies)]
    me.discard = []
    me.above = []
    me.pile = []
    me.buried = []
    me.tomb = []
    me.known = []
    me.fresh = [0] * len(c.SPECIES)
    me.used = [0] * len(c.SPECIES)
    me.points = [0] * len(SOURCES)  # W-SETUP-13
    return me


def culture_of_era(era: int) -> tuple[int, ...]:
    return tuple([c.FIRST_CULTURE + n for n, of in enumerate(c.ERAS) if of == era])


def tiles_for(seats: int) -> tuple[int, ...]:
    """One tile of each type, the glaciers, and all others as long as some are still to be left out."""
    tiles = c.TILES[:]
    tiles[c.BASE] = 0
    tiles[c.GLACIER] = SEATS[seats].glaciers  # W-SETUP-19
    return tuple(tiles)


def boxed_tiles(seats: int) -> int:
    """Tiles that are left out: the others of each type, less those that are drawn."""
    return sum([tiles - 1 for t, tiles in enumerate(c.TILES) if t not in (c.BASE, c.GLACIER)]) - SEATS[seats].others


def setup_steps(seats: int, options: Options) -> list[Step]:
    """The steps of set-up, in reverse."""
    order: list[Step] = []
    for era in (1, 2):
        order += [Step(steps.LAY_STONE, era)] * SEATS[seats].stones  # W-SETUP-02
    order += [steps.STEP[steps.FILL_DISPLAY]]  # W-SETUP-05
    if options.drafts_setup:
        order += [*turn_order_steps(seats), *field_steps(seats)]  # W-VARIANT-01
        order += draft_steps(seats) if options.drafts_chiefs else chief_steps(seats)
        order += [Step(steps.DEAL_SETUP, NONE)] * (seats + 1)
        order += [Step(steps.PICK_SETUP, place) for place in range(seats - 1, -1, -1)]  # W-VARIANT-02
    else:
        order += chief_steps(seats)
        order += [Step(steps.DEAL_SETUP, seat) for seat in range(seats)]  # W-SETUP-09
    order += [Step(steps.OPENING_HAND, seat) for seat in range(seats)]  # W-SETUP-11
    order += [Step(steps.FILL_GROUNDS)]  # W-SETUP-15
    if not options.drafts_setup:
        order += [*turn_order_steps(seats), *field_steps(seats)]
    order += [steps.STEP[steps.FINISH_SETUP]]
    if options.rest_tokens:
        order += [steps.STEP[steps.NEXT_TOKEN]]  # W-RESTTOKEN-01
    return [*order, steps.STEP[steps.BEGIN_ROUND]][::-1]


def turn_order_steps(seats: int) -> list[Step]:
    return [steps.STEP[steps.NEXT_IN_ORDER]] * (seats - 1)  # W-SETUP-16


def field_steps(seats: int) -> list[Step]:
    boards = [steps.STEP[steps.LAY_BOARD]] * len(c.BOARDS)  # W-SETUP-18
    boxed = [steps.STEP[steps.BOX_TILE]] * boxed_tiles(seats)
    return [*boards, *boxed, *[Step(steps.LAY_TILE, hex_) for hex_ in range(1, len(HEXES))]]  # W-SETUP-20


def chief_steps(seats: int) -> list[Step]:
    dealt = [(Step(steps.DEAL_CHIEF, seat), Step(steps.SIDE, seat)) for seat in range(seats)]
    return [step for pair in dealt for step in pair]


def draft_steps(seats: int) -> list[Step]:
    """Chiefs lie open, one more than there are players; picked in turn order, the side at once."""
    picks = [(Step(steps.PICK_CHIEF, place), Step(steps.SIDE, place)) for place in range(seats)]
    return [*[Step(steps.DEAL_CHIEF, NONE)] * (seats + 1), *[step for pair in picks for step in pair]]  # W-VARIANT-03


# --- carrying it out ------------------------------------------------------------


def next_in_order(s: State, seat: int) -> None:
    """The next place on the track; the last one is left over for the last seat."""
    s.order = (*s.order, seat)
    s.tell(seat, "order", "place", len(s.order), "set-up")
    left = [other for other in range(len(s.players)) if other not in s.order]
    if len(left) == 1:
        s.order = (*s.order, left[0])
        s.tell(left[0], "order", "place", len(s.order), "set-up")


def lay_board(s: State, board: int, turned: int) -> None:
    s.boards = (*s.boards, board)
    s.halves = (*s.halves, turned)
    s.tell(NONE, "board", c.BOARDS[board], turned, "set-up")
    if len(s.boards) == len(c.BOARDS):
        layout = s.options.layout if s.options.layout != NONE else s.pack.layout_of[len(s.players)]
        s.field = field_of(s.pack, layout, s.boards, s.halves)
        s.megaliths = [FREE] * s.field.size()


def count_down(tiles: tuple[int, ...], terrain: int) -> tuple[int, ...]:
    return tuple([left - 1 if t == terrain else left for t, left in enumerate(tiles)])


def box_tile(s: State, terrain: int) -> None:
    s.tiles = count_down(s.tiles, terrain)


def lay_tile(s: State, terrain: int) -> None:
    s.tiles = count_down(s.tiles, terrain)
    if terrain == c.GLACIER and s.options.glacier_tokens:
        tokens = list(s.glacier_tokens)
        tokens[len(s.terrain)] = FACE_DOWN  # W-GLACIER-02
        s.glacier_tokens = tuple(tokens)
    s.terrain = (*s.terrain, terrain)


def give_setup(s: State, seat: int, setup: int) -> None:
    """Animals at once, so that they leave the deck before it is shuffled; food and tools when the camps stand."""
    me = s.players[seat]
    me.setup = setup
    card = s.pack.setups[setup]
    s.tell(seat, "setup", card.name, 1, "set-up")
    for species in card.animals:
        s.animals = changed(s.animals, species, -1)  # W-SETUP-10
        me.fresh = changed(me.fresh, species, 1)
    s.tribe_decks = changed(s.tribe_decks, card.tribe, -1)
    hold_openly(me, c.FIRST_TRIBE + card.tribe)


def hold_openly(me: Player, kind: int) -> None:
    """A card comes to the hand, seen by everybody."""
    me.hand = joined(me.hand, kind)
    me.known = joined(me.known, kind)


def opening_hand(s: State, seat: int) -> None:
    """Beside the tribe card of the set-up card: two starting cards set aside, and two drawn."""
    me = s.players[seat]
    for kind in c.SET_ASIDE:
        me.deck = without(me.deck, kind)
        hold_openly(me, kind)
    s.stack.append(Step(steps.DRAW_CARDS, seat, c.OPENING_DRAWS))


def finish_setup(s: State) -> None:
    """Camps on the start tile, then food and tools of the set-up cards and of the turn order."""
    for seat, me in enumerate(s.players):
        put_camp(s, seat)  # W-SETUP-21
        card = s.pack.setups[me.setup]
        if card.camp:
            put_camp(s, seat)
        place = s.order.index(seat)
        food, tools = card.food + s.pack.start_food[place], card.tools + s.pack.start_tools[place]  # W-SETUP-17
        if food:
            gain_food(s, seat, food, "set-up")
        if tools:
            gain_tools(s, seat, tools, "set-up")


# --- choices --------------------------------------------------------------------


def whose_choice(s: State, step: Step) -> None:
    """Who is asked during set-up: with drafts the step names a place in the order, else a seat."""
    by_order = step.kind != steps.SIDE or s.options.drafts_chiefs
    s.turn = s.order[step.a] if by_order else step.a


def choose(s: State, decision: Decision) -> None:
    """A side, or a card of the draft."""
    s.stack.pop()
    me = s.players[s.turn]
    if isinstance(decision, ChooseSide):
        me.side = decision.side  # W-SETUP-06
        s.tell(s.turn, "side", c.SIDES[decision.side], 1, c.CHIEFS[me.chief])
    elif isinstance(decision, PickChief):
        me.chief = decision.chief
        s.tell(s.turn, "chief", c.CHIEFS[decision.chief], 1, "draft")
        take_from_draft(s, decision.chief, steps.PICK_CHIEF)
    else:
        assert isinstance(decision, PickSetup)
        give_setup(s, s.turn, decision.setup)
        take_from_draft(s, decision.setup, steps.PICK_SETUP)


def take_from_draft(s: State, card: int, kind: int) -> None:
    """Cards that nobody picked go back into the box."""
    still = [step for step in s.stack if step.kind == kind]
    s.draft = tuple([other for other in s.draft if other != card]) if still else ()
