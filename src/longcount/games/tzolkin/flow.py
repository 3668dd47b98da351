"""The sequence of play.

    set-up     first player · monuments · buildings · wealth tiles dealt · neutral workers · everybody keeps two
    round      a turn for every seat, from the holder of the marker
               on a Food Day: feeding · age change (2nd) · rewards
               calendar: corn on a tooth and one day, or the first-player space: worker, marker, one or two days
    turn       beg? · place or pick up · refill the building spaces · take the corn from the teeth
    end        after the 4th Food Day: one more day, final scoring

Every line is a step on the stack; `settle` runs the steps that follow by themselves and stops where somebody is
asked. A step with a single answer answers itself, except that a turn is always begun by its player (Q53).
"""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.calendar import do_turn_days, why_one_day
from longcount.games.tzolkin.components import BUILDINGS, MONUMENTS, SETUP, WEALTH
from longcount.games.tzolkin.decisions import (
    DEAL,
    FIRST_PLAYER,
    REVEAL_BUILDING,
    REVEAL_MONUMENT,
    TURN_UP,
    Deal,
    FirstPlayer,
    Keep,
    RevealBuilding,
    RevealMonument,
    TurnUp,
)
from longcount.games.tzolkin.effects import do
from longcount.games.tzolkin.effects.buildings import grant
from longcount.games.tzolkin.effects.goods import gain
from longcount.games.tzolkin.effects.technologies import raise_level
from longcount.games.tzolkin.effects.turn import do_keep
from longcount.games.tzolkin.food import feed, reward
from longcount.games.tzolkin.offers import offer
from longcount.games.tzolkin.offers.turn import offer_keep
from longcount.games.tzolkin.scoring import final_scoring
from longcount.games.tzolkin.state import (
    CHICHEN,
    CORN,
    DUMMY,
    FREE,
    FRESH,
    GEARS,
    NONE,
    SOURCES,
    Options,
    Player,
    State,
)
from longcount.kernel.chance import Dice, weighted
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE, Step
from longcount.kernel.story import Fact, Story

# --- Set-up -------------------------------------------------------------------


def new_state(seats: int, options: Options) -> State:
    """The table before anything was drawn."""
    setup = SETUP[seats]  # T-2P3P-01
    s = State()
    s.options = options
    s.players = [new_player() for _ in range(seats)]
    s.gears = [[FREE] * teeth for teeth in c.TEETH]  # T-COMP-05
    s.first_space = NONE
    s.marker = 0
    s.day = 0  # T-SETUP-04
    s.food = 0  # T-FOOD-03
    s.corn_teeth = 0
    s.corn = [setup.fields] * 4  # T-SETUP-02 T-2P3P-03
    s.wood = [0, setup.fields, setup.fields, setup.fields]  # T-SETUP-03
    s.skulls = c.ALL_SKULLS  # T-SETUP-01 T-COMP-02
    s.spots = 0
    s.age = 1
    s.row = (NONE,) * c.SPACES
    s.stacks = (copies_of_age(1, options), copies_of_age(2, options))  # T-SETUP-10
    s.monuments = ()
    s.wealth = tuple(range(len(WEALTH)))
    s.turned = ()
    s.dummies = setup.dummies  # T-2P3P-05
    s.turn = NONE
    s.mode = FRESH
    s.placed = 0
    s.offered = []
    s.story = None
    s.stack = setup_steps(seats, setup)
    settle(s)
    return s


def new_player() -> Player:
    me = Player()
    me.goods = [0, 0, 0, 0, 0]  # T-SETUP-17
    me.temples = list(c.START)
    me.levels = [0, 0, 0, 0]  # T-SETUP-09
    me.points = [0] * len(SOURCES)  # T-SETUP-07
    me.workers = c.FIRST_WORKERS
    me.home = c.FIRST_WORKERS
    me.light = True  # T-SETUP-08
    me.corn_tiles = 0
    me.wood_tiles = 0
    me.buildings = ()
    me.monuments = ()
    me.dealt = ()
    me.kept = ()
    return me


def copies_of_age(age: int, options: Options) -> tuple[int, ...]:
    played = ("", *options.modules)  # P-BUILD-01
    return tuple([tile.copies if tile.age == age and tile.module in played else 0 for tile in BUILDINGS])


def setup_steps(seats: int, setup: c.Setup) -> list[Step]:
    """The steps of set-up, in reverse."""
    order = [steps.STEP[steps.DRAW_FIRST]]  # T-SETUP-05
    order += [steps.STEP[steps.DRAW_MONUMENT]] * setup.monuments  # T-SETUP-11 T-2P3P-02
    order += [steps.STEP[steps.DRAW_BUILDING]]  # T-SETUP-12
    order += [Step(steps.DRAW_WEALTH, seat) for seat in range(seats) for _ in range(setup.dealt)]  # T-SETUP-13
    if setup.dummies:
        order += [steps.STEP[steps.DRAW_DUMMY]]  # T-2P3P-04
    order += [steps.STEP[steps.KEEP], steps.STEP[steps.NEXT_ROUND]]  # T-SETUP-14
    return order[::-1]


# --- Chance -------------------------------------------------------------------


def offer_draw(s: State) -> list[Decision]:
    """What chance may answer."""
    kind = s.stack[-1].kind
    if kind == steps.DRAW_BUILDING:
        left = s.stacks[s.age - 1]
        return [REVEAL_BUILDING[b] for b in range(len(BUILDINGS)) if left[b] > 0]
    if kind == steps.DRAW_MONUMENT:
        return [REVEAL_MONUMENT[m] for m in range(len(MONUMENTS)) if m not in s.monuments]
    if kind == steps.DRAW_WEALTH:
        return [DEAL[tile] for tile in s.wealth]
    if kind == steps.DRAW_DUMMY:
        return [TURN_UP[tile] for tile in s.wealth]
    chosen = s.options.first_player
    return FIRST_PLAYER[: len(s.players)] if chosen == NONE else [FIRST_PLAYER[chosen]]


def draw_odds(s: State) -> list[int]:
    """Copies left of each building; everything else is equally likely."""
    if s.stack[-1].kind == steps.DRAW_BUILDING:
        return [copies for copies in s.stacks[s.age - 1] if copies > 0]
    return [1] * len(offer_draw(s))


def do_draw(s: State, decision: Decision) -> None:
    step = s.stack.pop()
    if isinstance(decision, RevealBuilding):
        do_reveal_building(s, decision.building)
    elif isinstance(decision, RevealMonument):
        s.monuments = tuple(sorted((*s.monuments, decision.monument)))
        s.tell(CHANCE, "reveal", MONUMENTS[decision.monument].name, 1, "set-up")
    elif isinstance(decision, Deal):
        me = s.players[step.a]
        me.dealt = tuple(sorted((*me.dealt, decision.tile)))
        s.wealth = tuple([tile for tile in s.wealth if tile != decision.tile])
        if s.story is not None:
            s.story.add(Fact(step.a, "deal", WEALTH[decision.tile].name, 1, "set-up", step.a))
    elif isinstance(decision, TurnUp):
        do_turn_up(s, decision.tile)
    else:
        assert isinstance(decision, FirstPlayer)
        s.marker = decision.seat
        s.tell(decision.seat, "first", "marker", 1, "set-up")


def do_reveal_building(s: State, building: int) -> None:
    space = s.row.index(NONE)
    s.row = (*s.row[:space], building, *s.row[space + 1 :])
    left = list(s.stacks[s.age - 1])
    left[building] -= 1
    s.stacks = (tuple(left), s.stacks[1]) if s.age == 1 else (s.stacks[0], tuple(left))
    s.tell(CHANCE, "reveal", BUILDINGS[building].name, 1, "refill")
    if can_refill(s):
        s.stack.append(steps.STEP[steps.DRAW_BUILDING])


def can_refill(s: State) -> bool:
    """Whether a building space is empty and the stack of this age is not."""
    return NONE in s.row and not is_used_up(s.stacks[s.age - 1])  # T-BUILD-02 T-BUILD-03 T-BUILD-04


def is_used_up(stack: tuple[int, ...]) -> bool:
    for copies in stack:
        if copies:
            return False
    return True


def do_turn_up(s: State, tile: int) -> None:
    """A neutral worker on the tile's space, and one opposite if it is the first on a small gear."""
    gear, space = WEALTH[tile].gear, WEALTH[tile].space
    is_first = DUMMY not in s.gears[gear]
    s.turned = (*s.turned, tile)
    s.wealth = tuple([other for other in s.wealth if other != tile])
    put_dummy(s, gear, space)  # T-2P3P-07
    if is_first and gear != CHICHEN and s.dummies:  # T-2P3P-09
        put_dummy(s, gear, (space + c.TEETH[gear] // 2) % c.TEETH[gear])  # T-2P3P-08
    if s.dummies:
        s.stack.append(steps.STEP[steps.DRAW_DUMMY])  # T-2P3P-06


def put_dummy(s: State, gear: int, space: int) -> None:
    assert s.gears[gear][space] == FREE  # T-2P3P-10
    s.stand(gear, space, DUMMY)
    s.dummies -= 1
    s.tell(CHANCE, "neutral", GEARS[gear], space, "set-up")


# --- The loop of play ---------------------------------------------------------


def apply(s: State, seat: int, decision: Decision, story: Story | None) -> None:
    """Carry out an offered decision and everything that follows by itself."""
    s.story = story
    if seat == CHANCE:
        do_draw(s, decision)
    elif isinstance(decision, Keep):
        do_keep(s, seat, decision)
    else:
        do(s, decision)
    settle(s)
    s.story = None


def settle(s: State) -> None:
    """Run on until somebody has a choice."""
    while True:
        step = s.stack[-1]
        if step.kind > steps.GAME_OVER:
            s.stack.pop()
            run(s, step)
        elif step.kind > steps.LAST_ASKED or step.kind == steps.KEEP:
            s.offered = []
            return
        else:
            offers = offer(s)
            if len(offers) > 1 or (step.kind == steps.TURN and s.mode == FRESH):
                s.offered = offers
                return
            do(s, offers[0])


def run(s: State, step: Step) -> None:
    """A step that follows by itself."""
    kind = step.kind
    if kind == steps.FINISH_TURN:
        finish_turn(s)
    elif kind == steps.BEGIN_TURN:
        begin_turn(s, step.a)
    elif kind == steps.RAISE:
        raise_level(s, s.turn, step.a, False)
    elif kind == steps.NEXT_ROUND:
        next_round(s)
    elif kind == steps.CALENDAR:
        calendar(s)
    elif kind == steps.GRANT:
        grant(s, step.a)
    elif kind == steps.FEED:
        feed(s)
    elif kind == steps.REWARD:
        reward(s)
    elif kind == steps.CHANGE_AGE:
        change_age(s)
    else:
        final_scoring(s)
        s.stack.append(steps.STEP[steps.GAME_OVER])


# --- Round and turn -----------------------------------------------------------


def next_round(s: State) -> None:
    """All turns, the Food Day if it is one, the calendar."""
    s.tell(s.marker, "round", "day", s.day, "calendar")
    s.stack.append(steps.STEP[steps.CALENDAR])  # T-ROUND-01
    if s.food:
        s.stack.append(steps.STEP[steps.REWARD])  # T-FOOD-04 T-FOOD-05
        if s.food == c.AGE_CHANGE:
            s.stack.append(steps.STEP[steps.CHANGE_AGE])
        s.stack.append(steps.STEP[steps.FEED])
    seats = len(s.players)
    for place in range(seats - 1, -1, -1):
        s.stack.append(Step(steps.BEGIN_TURN, (s.marker + place) % seats))  # T-ROUND-02


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.mode = FRESH
    s.placed = 0
    s.stack.append(steps.STEP[steps.FINISH_TURN])
    s.stack.append(steps.STEP[steps.TURN])  # T-ROUND-05


def finish_turn(s: State) -> None:
    """Refill first, then the corn from the teeth."""
    if can_refill(s):
        s.stack.append(steps.STEP[steps.FINISH_TURN])  # T-ROUND-06
        s.stack.append(steps.STEP[steps.DRAW_BUILDING])
    elif s.first_space == s.turn and s.corn_teeth:
        gain(s, s.turn, CORN, s.corn_teeth.bit_count(), "calendar teeth")  # T-FIRST-03 T-FIRST-04
        s.corn_teeth = 0


def change_age(s: State) -> None:
    """All buildings of age 1 leave the board; six of age 2 come."""
    s.age = 2
    s.row = (NONE,) * c.SPACES  # T-BUILD-05
    if can_refill(s):
        s.stack.append(steps.STEP[steps.DRAW_BUILDING])


# --- The calendar -------------------------------------------------------------


def calendar(s: State) -> None:
    owner = s.first_space
    if owner == NONE:
        s.corn_teeth |= 1 << s.day  # T-CAL-04
        do_turn_days(s, 1)
        return
    s.first_space = NONE  # T-CAL-05
    s.players[owner].home += 1  # T-FIRST-05
    s.marker = owner if s.marker != owner else (owner + 1) % len(s.players)  # T-FIRST-06 T-SETUP-06
    s.tell(s.marker, "first", "marker", 1, "first-player space")
    s.turn = owner
    if s.story is not None and why_one_day(s):
        s.tell(owner, "only", "one day", 1, why_one_day(s))
    s.stack.append(steps.STEP[steps.TURN_DAYS])  # T-FIRST-07 T-FIRST-10


# --- Random play --------------------------------------------------------------


def playout(s: State, dice: Dice, limit: int) -> int:
    """Random decisions until the game is over or the players made `limit` of them; returns how many they made."""
    count = 0
    while count < limit:
        kind = s.stack[-1].kind
        if kind <= steps.LAST_ASKED and kind != steps.KEEP:
            do(s, s.offered[dice.below(len(s.offered))])
            settle(s)
            count += 1
        elif kind == steps.KEEP:
            keep_any(s, dice)
            count += 1
        elif kind == steps.GAME_OVER:
            return count
        else:
            draw_any(s, dice)
    return count


def keep_any(s: State, dice: Dice) -> None:
    """A random choice of wealth tiles for the first seat that has none."""
    seat = [me.kept for me in s.players].index(())
    offers = offer_keep(s, seat)
    apply(s, seat, offers[dice.below(len(offers))], None)


def draw_any(s: State, dice: Dice) -> None:
    if s.stack[-1].kind == steps.DRAW_BUILDING:
        left = s.stacks[s.age - 1]
        apply(s, CHANCE, REVEAL_BUILDING[weighted(left, dice.below(sum(left)))], None)
    else:
        offers = offer_draw(s)
        apply(s, CHANCE, offers[dice.below(len(offers))], None)
