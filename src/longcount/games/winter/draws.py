"""What chance is asked: which outcomes there are, how likely each is, and what they do."""

from __future__ import annotations

from longcount.games.winter import chance_decisions as o
from longcount.games.winter import components as c
from longcount.games.winter import decisions as d
from longcount.games.winter import setup, steps
from longcount.games.winter.effects.cards import do_deal
from longcount.games.winter.effects.hunt import turn_animal
from longcount.games.winter.effects.settlement import turn_glacier
from longcount.games.winter.effects.turn import hold_token
from longcount.games.winter.names import NONE
from longcount.games.winter.state import State
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step

# --- outcomes -------------------------------------------------------------------


def offer_draw(s: State) -> list[Decision]:
    """What chance may answer."""
    step = s.stack[-1]
    kind = step.kind
    if kind == steps.DRAW:
        return kinds_of(s.players[step.a].deck, d.DEAL[step.a])
    if kind in (steps.REVEAL_ANIMAL, steps.TAKE_ANIMAL):
        return [d.TURN_ANIMAL[species] for species in range(len(c.SPECIES)) if s.animals[species] > 0]
    if kind == steps.OPEN_CULTURE:
        return [d.OPEN_CULTURE[kind - c.FIRST_CULTURE] for kind in s.culture_deck[step.a - 1]]
    if kind == steps.LAY_TILE:
        return [d.LAY_TILE[terrain] for terrain in range(len(c.TERRAINS)) if s.tiles[terrain] > 0]
    if kind == steps.TURN_GLACIER:
        return [d.TURN_GLACIER[token] for token in s.tokens_left]
    if kind == steps.TURN_REST:
        return [d.TURN_REST[token] for token in s.rest_unseen]
    return offer_setup_draw(s, step)


def kinds_of(cards: list[int], table: list[Decision]) -> list[Decision]:
    """Each kind of a sorted zone once."""
    out: list[Decision] = []
    last = -1
    for kind in cards:
        if kind != last:
            last = kind
            out.append(table[kind])
    return out


def offer_setup_draw(s: State, step: Step) -> list[Decision]:
    kind = step.kind
    if kind == steps.LAY_STONE:
        return [d.LAY_STONE[n] for n, era in enumerate(c.STONE_ERAS) if era == step.a and n not in s.stones]
    if kind == steps.BOX_TILE:
        return [d.BOX_TILE[terrain] for terrain in range(len(c.TERRAINS)) if can_box(s, terrain)]
    if kind == steps.NEXT_IN_ORDER:
        return [d.NEXT_IN_ORDER[seat] for seat in range(len(s.players)) if seat not in s.order]
    if kind == steps.LAY_BOARD:
        ways = 2 if s.options.half_turns else 1
        return [
            d.LAY_BOARD[board][way] for board in range(len(c.BOARDS)) if board not in s.boards for way in range(ways)
        ]
    if kind == steps.DEAL_CHIEF:
        dealt = [me.chief for me in s.players]
        return [d.DEAL_CHIEF[n] for n in range(len(c.CHIEFS)) if n not in dealt and n not in s.draft]
    assert kind == steps.DEAL_SETUP
    given = [me.setup for me in s.players]
    return [d.DEAL_SETUP[n] for n in range(len(c.SETUPS)) if n not in given and n not in s.draft]


def can_box(s: State, terrain: int) -> bool:
    """One tile of each type always stays; glaciers are not among those drawn."""
    return terrain not in (c.BASE, c.GLACIER) and s.tiles[terrain] > 1  # W-SETUP-19


def draw_odds(s: State) -> list[int]:
    """Copies of each card, animal or tile; everything else is equally likely."""
    step = s.stack[-1]
    kind = step.kind
    if kind == steps.DRAW:
        return copies_of(s.players[step.a].deck)
    if kind in (steps.REVEAL_ANIMAL, steps.TAKE_ANIMAL):
        return [number for number in s.animals if number > 0]
    if kind == steps.LAY_TILE:
        return [number for number in s.tiles if number > 0]
    if kind == steps.BOX_TILE:
        return [s.tiles[terrain] - 1 for terrain in range(len(c.TERRAINS)) if can_box(s, terrain)]
    return [1] * len(offer_draw(s))


def copies_of(cards: list[int]) -> list[int]:
    out: list[int] = []
    last = -1
    for kind in cards:
        if kind == last:
            out[-1] += 1
        else:
            last = kind
            out.append(1)
    return out


# --- what they do ---------------------------------------------------------------


def do_draw(s: State, decision: Decision) -> None:
    step = s.stack.pop()
    if isinstance(decision, o.Deal):
        do_deal(s, decision.seat, decision.card)
    elif isinstance(decision, o.TurnAnimal):
        turn_animal(s, step, decision.species)
    elif isinstance(decision, o.LayTile):
        setup.lay_tile(s, decision.terrain)
    elif isinstance(decision, o.OpenCulture):
        open_culture(s, step.a, decision.card)
    elif isinstance(decision, o.LayStone):
        s.stones = tuple(sorted((*s.stones, decision.stone)))
        s.tell(NONE, "reveal", c.STONES[decision.stone], 1, "set-up")
    elif isinstance(decision, o.BoxTile):
        setup.box_tile(s, decision.terrain)
    elif isinstance(decision, o.LayBoard):
        setup.lay_board(s, decision.board, decision.turned)
    elif isinstance(decision, o.NextInOrder):
        setup.next_in_order(s, decision.seat)
    elif isinstance(decision, o.TurnGlacier):
        turn_glacier(s, step.a, decision.token)
    elif isinstance(decision, o.TurnRest):
        turn_rest(s, step.a, decision.token)
    elif isinstance(decision, o.DealChief):
        deal_chief(s, step.a, decision.chief)
    else:
        assert isinstance(decision, o.DealSetup)
        deal_setup(s, step.a, decision.setup)


def open_culture(s: State, era: int, kind: int) -> None:
    decks = [tuple([other for other in deck if other != kind]) for deck in s.culture_deck]
    s.culture_deck = (decks[0], decks[1])
    s.culture_open = tuple(sorted((*s.culture_open, kind)))
    s.tell(NONE, "reveal", c.KINDS[kind], era, "culture")


def turn_rest(s: State, is_taken: int, token: int) -> None:
    s.rest_unseen = tuple([other for other in s.rest_unseen if other != token])
    if is_taken:
        hold_token(s, token)
    else:
        s.rest_open = token
        s.tell(NONE, "reveal", c.REST_TOKENS[token], 1, "rest")


def deal_chief(s: State, seat: int, chief: int) -> None:
    if seat == NONE:
        s.draft = tuple(sorted((*s.draft, chief)))
    else:
        s.players[seat].chief = chief
        s.tell(seat, "chief", c.CHIEFS[chief], 1, "set-up")


def deal_setup(s: State, seat: int, card: int) -> None:
    if seat == NONE:
        s.draft = tuple(sorted((*s.draft, card)))
    else:
        setup.give_setup(s, seat, card)
