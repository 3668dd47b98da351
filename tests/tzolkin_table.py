"""A Tzolk'in table for tests: arranged by hand, played in notation.

A new table stands at the first turn of seat 0 in round 1 (day 0), after set-up, with nothing on it: no goods, no open
buildings, no monuments, empty building stacks (so nothing is drawn), three workers at home, jungle full. Arrange what
the test needs, then play.
"""

from __future__ import annotations

from longcount.games.tzolkin import GAME, flow, steps
from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.decisions import Deal, Keep
from longcount.games.tzolkin.state import (
    DUMMY,
    FREE,
    GEARS,
    GOODS,
    NONE,
    QUARTERS,
    SKULL,
    TEMPLES,
    TRACKS,
    Options,
    Player,
    State,
)
from longcount.games.tzolkin.view import BUILDING_BY_NAME, MONUMENT_BY_NAME, WEALTH_BY_NAME
from longcount.kernel.errors import IllegalDecision, Refusal
from longcount.kernel.game import Outcome, choose_options
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Fact, Story

NEUTRAL = DUMMY


def new_state(seats: int, **options: str) -> State:
    """A table before set-up, as a match would begin it."""
    return flow.new_state(seats, Options(choose_options(GAME.options, options)))


class Table:
    def __init__(self, seats: int = 2, **options: str) -> None:
        self.s = new_state(seats, **options)
        self.s.dummies = 0
        self.s.wealth = ()
        self.s.stacks = ((0,) * len(c.BUILDINGS), (0,) * len(c.BUILDINGS))
        self.told: list[Fact] = []
        """Facts of everything played so far."""
        self.start_round(0)

    # --- arranging ----------------------------------------------------------

    def start_round(self, day: int, marker: int = 0, food: int | None = None) -> Table:
        """Begin the round of a day (a Food Day where the calendar has one, or the one given)."""
        s = self.s
        s.day = day
        s.marker = marker
        marks = [n for n, mark in enumerate(c.FOOD_DAYS, start=1) if mark == day]
        s.food = food if food is not None else (marks[0] if marks else 0)
        s.stack = [steps.STEP[steps.NEXT_ROUND]]
        return self.settle()

    def settle(self) -> Table:
        flow.settle(self.s)
        return self

    def give(self, seat: int = 0, **goods: int) -> Table:
        """Set goods: give(0, corn=5, wood=1). Skulls come from the bank."""
        me = self.s.players[seat]
        for name, amount in goods.items():
            good = GOODS.index(name)
            if good == SKULL:
                self.s.skulls -= amount - me.goods[SKULL]
            me.goods[good] = amount
        return self.settle()

    def levels(self, seat: int = 0, **levels: int) -> Table:
        for name, level in levels.items():
            self.s.players[seat].levels[TRACKS.index(name)] = level
        return self.settle()

    def temples(self, seat: int = 0, **positions: int) -> Table:
        """Set steps: temples(0, brown=0, yellow=3); 0 is the bottom, 1 the start."""
        for name, step in positions.items():
            self.s.players[seat].temples[TEMPLES.index(name)] = step
        return self.settle()

    def put(self, seat: int, *places: str) -> Table:
        """Put workers from home, or neutral ones, on spaces: put(1, "palenque 1", "first")."""
        for place in places:
            if seat != NEUTRAL:
                self.s.players[seat].home -= 1
            if place == "first":
                self.s.first_space = seat
                continue
            gear, space = place.split()
            assert self.s.gears[GEARS.index(gear)][int(space)] == FREE
            self.s.gears[GEARS.index(gear)][int(space)] = seat
        return self.settle()

    def workers(self, seat: int, number: int) -> Table:
        """Set how many workers a seat owns; new ones are at home."""
        me = self.s.players[seat]
        me.home += number - me.workers
        me.workers = number
        return self.settle()

    def row(self, *names: str) -> Table:
        """Lay buildings on the board."""
        tiles = [BUILDING_BY_NAME[name] for name in names]
        self.s.row = tuple(tiles + [NONE] * (c.SPACES - len(tiles)))
        return self.settle()

    def stack_of(self, age: int, *names: str) -> Table:
        """Set the face-down stack of an age."""
        left = [0] * len(c.BUILDINGS)
        for name in names:
            left[BUILDING_BY_NAME[name]] += 1
        self.s.stacks = (tuple(left), self.s.stacks[1]) if age == 1 else (self.s.stacks[0], tuple(left))
        return self.settle()

    def monuments(self, *names: str) -> Table:
        self.s.monuments = tuple(sorted(MONUMENT_BY_NAME[name] for name in names))
        return self.settle()

    def own(self, seat: int, *names: str) -> Table:
        """Tiles a seat has already: buildings, monuments, wealth tiles; without their effects."""
        me = self.s.players[seat]
        for name in names:
            if name[0] == "M":
                me.monuments = (*me.monuments, MONUMENT_BY_NAME[name])
            elif name[0] == "W":
                me.kept = (*me.kept, WEALTH_BY_NAME[name])
            else:
                me.buildings = (*me.buildings, BUILDING_BY_NAME[name])
        return self.settle()

    def jungle(self, action: int, wood: int, corn: int) -> Table:
        """Tiles left in the fields of a Palenque action; `corn` counts covered ones too."""
        self.s.wood[action - 2] = wood
        self.s.corn[action - 2] = corn
        return self.settle()

    def lay(self, *spots: int) -> Table:
        """Skulls already on Chichen Itza spots; they come from the bank."""
        for spot in spots:
            self.s.spots |= 1 << spot
            self.s.skulls -= 1
        return self.settle()

    def dark(self, *seats: int) -> Table:
        for seat in seats:
            self.s.players[seat].light = False
        return self.settle()

    def corn_on_teeth(self, corn: int) -> Table:
        """So many corn lie on calendar teeth."""
        self.s.corn_teeth = (1 << corn) - 1
        return self.settle()

    # --- playing ------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that is asked, or CHANCE."""
        return GAME.pending(self.s).seats[0]

    @property
    def step(self) -> str:
        return GAME.pending(self.s).step

    def offers(self) -> list[str]:
        return [decision.text for decision in GAME.offers(self.s, self.seat)]

    def may(self, text: str) -> bool:
        return text in self.offers()

    def play(self, *texts: str) -> Table:
        """Play decisions of whoever is asked; each must be offered."""
        for text in texts:
            assert self.may(text), f"'{text}' is not offered: {self.why(text)}; offered: {self.offers()}"
            story = Story()
            GAME.apply(self.s, self.seat, GAME.catalogue.read(text), story)
            self.told += story.facts
        return self

    def why(self, text: str) -> IllegalDecision:
        """Why a decision is refused; it must not be offered."""
        assert not self.may(text), f"'{text}' is offered"
        if self.seat == CHANCE:
            return IllegalDecision(Refusal("", ""), "a draw is pending")
        return GAME.refused(self.s, self.seat, GAME.catalogue.read(text))

    def close_round(self) -> Table:
        """Skip all turns left in this round: Food Day and calendar follow, up to the next question."""
        turns = (steps.TURN, steps.BEGIN_TURN, steps.FINISH_TURN)
        self.s.stack = [step for step in self.s.stack if step.kind not in turns]
        story = Story()
        self.s.story = story
        flow.settle(self.s)
        self.s.story = None
        self.told += story.facts
        return self

    # --- looking ------------------------------------------------------------

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """Goods that are there: {"corn": 3, "wood": 1}."""
        return {name: n for name, n in zip(GOODS, self.s.players[seat].goods, strict=True) if n}

    def corn(self, seat: int = 0) -> int:
        return self.s.players[seat].goods[0]

    def points(self, seat: int = 0) -> float:
        return self.s.players[seat].score() / QUARTERS

    def temple(self, name: str, seat: int = 0) -> int:
        return self.s.players[seat].temples[TEMPLES.index(name)]

    def level(self, name: str, seat: int = 0) -> int:
        return self.s.players[seat].levels[TRACKS.index(name)]

    def figures(self, gear: str) -> dict[int, int]:
        """Who stands where on a gear: {space: seat}, NEUTRAL included."""
        teeth = self.s.gears[GEARS.index(gear)]
        return {space: who for space, who in enumerate(teeth) if who != FREE}

    def open_buildings(self) -> list[str]:
        return [c.BUILDINGS[b].name for b in self.s.row if b != NONE]

    def outcome(self) -> Outcome:
        found = GAME.outcome(self.s)
        assert found is not None
        return found


def deal(s: State, hands: list[list[str]], first: int = 0) -> State:
    """Run set-up up to the choice of wealth tiles: each seat gets the tiles named; every other draw takes the first."""
    queue = [WEALTH_BY_NAME[name] for hand in hands for name in hand]
    while GAME.pending(s).is_chance:
        offers = GAME.offers(s, CHANCE)
        decision = offers[0]
        if GAME.pending(s).step == "first player":
            decision = offers[min(first, len(offers) - 1)]
        if isinstance(decision, Deal):
            tile = queue.pop(0)
            decision = next(d for d in offers if isinstance(d, Deal) and d.tile == tile)
        GAME.apply(s, CHANCE, decision, None)
    return s


def keep(s: State, seat: int, first: str, second: str) -> State:
    decision = GAME.catalogue.read(f"keep {first} {second}")
    assert isinstance(decision, Keep)
    GAME.apply(s, seat, decision, None)
    return s
