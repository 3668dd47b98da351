"""The order of play: set-up, turns, auctions, scoring rounds, the end; and chance."""

from __future__ import annotations

from longcount.games.tikal import components as c
from longcount.games.tikal import steps
from longcount.games.tikal.components import IN_STACK, SPACES, TILES, TREASURES, VOLCANO
from longcount.games.tikal.decisions import DRAW_TILE, FIND, FIRST_PLAYER, DrawTile, Find, FirstPlayer
from longcount.games.tikal.effects import do
from longcount.games.tikal.effects.actions import find
from longcount.games.tikal.effects.auction import take
from longcount.games.tikal.offers import offer
from longcount.games.tikal.scoring import score
from longcount.games.tikal.state import FROM_CAPITAL, IN_SUPPLY, NONE, SCORINGS, SOURCES, Options, Player, State
from longcount.games.tikal.terrain import has_place, start
from longcount.kernel.chance import Dice, weighted
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE, Step
from longcount.kernel.story import Story

# --- Set-up -------------------------------------------------------------------


def new_state(seats: int, options: Options) -> State:
    s = State()
    s.options = options
    s.players = [new_player(options) for _ in range(seats)]
    s.terrain = start()
    s.values = [0] * SPACES
    for tile, space in c.PREPRINTED:
        s.values[space] = TILES[tile].value
    s.tokens = [0] * SPACES
    s.camps = [NONE] * SPACES
    s.guards = [NONE] * SPACES
    s.numbers = c.NUMBERS[:]  # K-SETUP-04
    s.undug = c.COPIES[:]  # K-SETUP-05
    s.left = tuple(range(IN_STACK))  # K-SETUP-02
    s.display = ()
    s.hand = NONE
    s.scoring = 0
    s.turn = NONE
    s.ap = 0
    s.blocks = 0
    s.opener = NONE
    s.high = 0
    s.bidder = NONE
    s.passed = 0
    s.first_mover = NONE
    s.offered = []
    s.story = None
    s.stack = [steps.STEP[steps.DRAW_FIRST]]  # K-TURN-01 ruling AMB-41
    return s


def new_player(options: Options) -> Player:
    me = Player()
    me.supply = c.ALL_WORKERS  # K-SETUP-03
    me.workers = [0] * SPACES
    me.leader = IN_SUPPLY
    me.gone = 0
    me.homes = [c.BASE_CAMP]
    me.guards = 0
    me.treasures = [0] * len(TREASURES)
    me.points = [0] * len(SOURCES)  # K-SETUP-06
    if options.auction:
        me.points[FROM_CAPITAL] = c.CAPITAL  # K-AUCTION-03
    me.worked = [0] * SPACES
    me.moved = False  # K-AUCTION-04
    return me


# --- Chance -------------------------------------------------------------------


def offer_draw(s: State) -> list[Decision]:
    """What chance may answer."""
    step = s.stack[-1]
    if step.kind == steps.DRAW_TILE:
        return [DRAW_TILE[tile] for tile in drawable(s, step.a)]
    if step.kind == steps.DRAW_TREASURE:
        return [FIND[kind] for kind in range(len(TREASURES)) if s.undug[kind] > 0]  # ruling AMB-12
    chosen = s.options.first_player
    return [FIRST_PLAYER[seat] for seat in range(len(s.players)) if chosen in (NONE, seat)]


def drawable(s: State, why: int) -> list[int]:
    """The tiles with the letter on top of the stack; instead of a tile that fits nowhere, its letter's that do fit."""
    if why == steps.INSTEAD:
        return fitting(s, TILES[s.hand].letter)
    letter = TILES[s.left[0]].letter  # K-SETUP-02 ruling AMB-43
    on_top: list[int] = []
    for tile in s.left:
        if TILES[tile].letter != letter:
            break
        on_top.append(tile)
    return on_top


def fitting(s: State, letter: str) -> list[int]:
    """Tiles of a letter, not drawn yet, that could be laid now."""
    return [tile for tile in s.left if TILES[tile].letter == letter and has_place(s.terrain, tile)]


def draw_odds(s: State) -> list[int]:
    """Treasures not dug yet by their numbers; everything else is equally likely."""
    if s.stack[-1].kind == steps.DRAW_TREASURE:
        return [number for number in s.undug if number > 0]
    return [1] * len(offer_draw(s))


def do_draw(s: State, decision: Decision) -> None:
    if isinstance(decision, Find):
        find(s, decision)
    elif isinstance(decision, DrawTile):
        do_draw_tile(s, s.stack.pop().a, decision.tile)
    else:
        assert isinstance(decision, FirstPlayer)
        s.stack.pop()
        s.tell(decision.seat, "first", "marker", 1, "set-up")
        for seat in range(len(s.players) if s.options.auction else 0):
            s.tell(seat, "capital", "points", c.CAPITAL, "set-up")
        s.stack.append(Step(steps.NEXT_ROUND if s.options.auction else steps.NEXT_TURN, decision.seat))  # K-AUCTION-07


def do_draw_tile(s: State, why: int, tile: int) -> None:
    s.left = tuple([other for other in s.left if other != tile])
    if why == steps.FOR_DISPLAY:
        s.display = tuple(sorted([*s.display, tile]))  # K-AUCTION-05 K-AUCTION-23
        s.tell(CHANCE, "display", TILES[tile].name, 1, "display")
        return
    if why == steps.INSTEAD:
        s.tell(s.turn, "return", TILES[s.hand].name, 1, "no place")
        s.left = tuple(sorted([*s.left, s.hand]))
    s.hand = tile
    s.tell(s.turn, "draw", TILES[tile].name, 1, "stack")


# --- The loop of play ---------------------------------------------------------


def apply(s: State, seat: int, decision: Decision, story: Story | None) -> None:
    """Carry out an offered decision and everything that follows by itself."""
    s.story = story
    if seat == CHANCE:
        do_draw(s, decision)
    else:
        do(s, decision)
    settle(s)
    s.story = None


def offers(s: State) -> list[Decision]:
    """What the acting seat or chance may do now."""
    if s.stack[-1].kind > steps.LAST_ASKED:
        return offer_draw(s)
    if not s.offered:
        s.offered = offer(s)
    return s.offered


def settle(s: State) -> None:
    """Run on until somebody has a choice; ending a turn and passing stay a player's own decisions."""
    while True:
        step = s.stack[-1]
        if step.kind > steps.GAME_OVER:
            s.stack.pop()
            run(s, step)
        else:
            s.offered = []
            if step.kind > steps.LAST_ASKED or step.kind in (steps.ACT, steps.BID):  # ruling AMB-47
                return
            s.offered = offer(s)
            if len(s.offered) > 1:
                return
            do(s, s.offered[0])


def run(s: State, step: Step) -> None:
    """A step that follows by itself."""
    kind, seat = step.kind, step.a
    if kind == steps.BLOCK:
        begin_block(s, seat, step.b)
    elif kind == steps.NEXT_TURN:
        next_turn(s, seat)
    elif kind == steps.EXPLORE:
        explore(s, seat)
    elif kind == steps.PREPARE:
        s.turn = seat
        s.stack.append(steps.STEP[steps.LAY])
    elif kind == steps.SCORE:
        score(s, seat)
    elif kind == steps.FLIP:
        flip(s, seat)
    elif kind == steps.NEXT_AUCTION:
        next_auction(s, seat)
    elif kind == steps.NEXT_ROUND:
        next_round(s, seat)
    else:
        final_round(s, seat)


# --- Turns --------------------------------------------------------------------


def round_of(s: State) -> int:
    """Which round is being played, from 1: as many turns as players make a round; the last scoring is one more."""
    if s.scoring == SCORINGS:
        return rounds_played(s) + 1
    drawn = IN_STACK - len(s.left)
    return max(1, (drawn + len(s.players) - 1) // len(s.players))


def next_turn(s: State, seat: int) -> None:
    """Basic version: draw the top tile, lay it, use action points; then the left neighbour does the same."""
    if not s.left:
        s.stack.append(Step(steps.FINAL, right_of(s, seat)))  # K-END-01
        return
    s.turn = seat
    if len(s.left) % len(s.players) == 0:
        s.tell(seat, "round", "turns", rounds_played(s), "turn")
    s.stack.append(Step(steps.NEXT_TURN, s.left_of(seat)))  # K-TURN-03 K-VOLCANO-07 ruling AMB-21
    s.stack.append(Step(steps.EXPLORE, seat))  # K-TURN-02
    s.stack.append(steps.STEP[steps.DRAW_TILE])


def rounds_played(s: State) -> int:
    """Full rounds that are over when a new one begins."""
    return (IN_STACK - len(s.left)) // len(s.players)


def right_of(s: State, seat: int) -> int:
    """The seat before, that is the one that moved last."""
    return (seat - 1) % len(s.players)


def explore(s: State, seat: int) -> None:
    """The tile in hand: a volcano waits for a scoring round; a tile that fits nowhere leaves the game."""
    s.turn = seat
    if TILES[s.hand].kind == VOLCANO:
        s.tell(seat, "aside", TILES[s.hand].name, 1, "volcano")  # K-VOLCANO-02
        s.stack.append(Step(steps.BLOCK, seat, steps.AFTER_VOLCANO))
        s.stack.append(Step(steps.PREPARE, seat))  # K-VOLCANO-06
        scoring_round(s, clockwise_from(s, seat))  # K-VOLCANO-01 K-AUCTION-23 K-AUCTION-24 ruling AMB-03
        return
    if not has_place(s.terrain, s.hand) and not s.options.waives_stones:
        do_without_place(s, seat)
        return
    s.stack.append(Step(steps.BLOCK, seat, steps.NORMAL))  # K-TURN-04
    s.stack.append(Step(steps.PREPARE, seat))


def do_without_place(s: State, seat: int) -> None:
    """Another tile instead, if the table plays so and one fits; else the tile leaves the game."""
    if s.options.redraws and fitting(s, TILES[s.hand].letter):  # ruling AMB-45
        s.stack.append(Step(steps.EXPLORE, seat))
        s.stack.append(Step(steps.DRAW_TILE, steps.INSTEAD))
        return
    s.tell(seat, "discard", TILES[s.hand].name, 1, "no place")  # ruling AMB-07
    s.hand = NONE
    s.stack.append(Step(steps.BLOCK, seat, steps.NORMAL))


def begin_block(s: State, seat: int, why: int) -> None:
    """Ten action points; the limits of a turn begin anew."""
    s.turn = seat
    s.ap = c.ACTION_POINTS  # K-AP-01 K-VOLCANO-03
    s.blocks += 1
    if why != steps.AFTER_VOLCANO or not s.options.limits_last:  # ruling AMB-32
        s.players[seat].worked = [0] * SPACES
    s.tell(seat, "block", "action points", s.ap, "scoring" if why == steps.SCORING else "turn")
    s.stack.append(steps.STEP[steps.ACT])


# --- Scoring rounds -------------------------------------------------------------


def clockwise_from(s: State, seat: int) -> list[int]:
    seats = len(s.players)
    return [(seat + place) % seats for place in range(seats)]


def scoring_round(s: State, order: list[int]) -> None:
    """Each in turn uses action points and then scores, only for himself."""
    s.scoring += 1  # K-GOAL-01
    s.tell(order[0], "scoring", "round", s.scoring, "volcano" if s.scoring < SCORINGS else "end")
    for seat in order[::-1]:  # K-VOLCANO-05 K-END-02
        s.stack.append(Step(steps.SCORE, seat))  # K-VOLCANO-04
        s.stack.append(Step(steps.BLOCK, seat, steps.SCORING))


def final_round(s: State, last: int) -> None:
    """The fourth scoring round; then the game is over."""
    s.stack.append(steps.STEP[steps.GAME_OVER])  # K-END-03
    s.tell(last, "round", "turns", rounds_played(s), "end")
    scoring_round(s, final_order(s, last))


def final_order(s: State, last: int) -> list[int]:
    """Basic: from the left of whoever laid the last tile. Auction: the lowest score first."""
    following = clockwise_from(s, s.left_of(last))  # K-END-02 ruling AMB-05
    if s.options.auction:
        scores = [me.score() for me in s.players]
        return sorted(following, key=scores.__getitem__)  # K-AUCTION-27 K-AUCTION-28 K-AUCTION-29 ruling AMB-20
    return clockwise_from(s, last) if s.options.final_from_last else following


# --- Auction version --------------------------------------------------------------


def next_round(s: State, opener: int) -> None:
    """As many tiles as players are laid open, and the bidding begins."""
    if not s.left:
        s.stack.append(Step(steps.FINAL, right_of(s, opener)))  # K-AUCTION-22
        return
    s.tell(opener, "round", "turns", rounds_played(s), "auction")  # K-AUCTION-02
    s.first_mover = NONE
    s.stack.append(Step(steps.NEXT_AUCTION, opener))  # K-AUCTION-06
    for _ in s.players:
        s.stack.append(Step(steps.DRAW_TILE, steps.FOR_DISPLAY))  # K-AUCTION-05


def next_auction(s: State, opener: int) -> None:
    """Those who have not moved bid; the last of them takes the last tile free."""
    waiting = [seat for seat in clockwise_from(s, opener) if not s.players[seat].moved]  # K-AUCTION-16
    if len(waiting) == 1:
        take(s, waiting[0], s.display[0])  # K-AUCTION-19 ruling AMB-37
        return
    s.opener = waiting[0]  # K-AUCTION-15
    s.turn = s.opener
    s.stack.append(steps.STEP[steps.BID])


def flip(s: State, seat: int) -> None:
    """The turn indicator goes face down; when all lie so, they are turned up and a new round begins."""
    s.players[seat].moved = True  # K-AUCTION-14 K-AUCTION-25
    if all(me.moved for me in s.players):
        for me in s.players:
            me.moved = False  # K-AUCTION-20
        s.stack.append(Step(steps.NEXT_ROUND, s.left_of(seat)))  # K-AUCTION-21
        return
    before = s.first_mover if s.options.opens_after_first else seat
    s.stack.append(Step(steps.NEXT_AUCTION, s.left_of(before)))  # K-AUCTION-15 ruling AMB-44


# --- Random play --------------------------------------------------------------


def playout(s: State, dice: Dice, limit: int) -> int:
    """Random decisions until the game is over or the players made `limit` of them; returns how many they made."""
    count = 0
    while count < limit:
        kind = s.stack[-1].kind
        if kind <= steps.LAST_ASKED:
            choices = offers(s)
            do(s, choices[dice.below(len(choices))])
            settle(s)
            count += 1
        elif kind == steps.GAME_OVER:
            return count
        else:
            do_draw(s, drawn(s, kind, dice))
            settle(s)
    return count


def drawn(s: State, kind: int, dice: Dice) -> Decision:
    """What dice draw, by `draw_odds`."""
    choices = offer_draw(s)
    if kind != steps.DRAW_TREASURE:
        return choices[dice.below(len(choices))]
    odds = draw_odds(s)
    return choices[weighted(odds, dice.below(sum(odds)))]
