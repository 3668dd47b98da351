"""A Tikal table for tests: arranged by hand, played in notation.

A new table stands in the first turn of seat 0 (basic version) after its tile, with ten action points, nothing on the
board but the four printed tiles, all figures in the supplies. The stack still holds all tiles. Arrange what the test
needs, then play. Chance is played like anybody: "tile A3", "find jade".
"""

from __future__ import annotations

from longcount.games.tikal import GAME, flow, steps
from longcount.games.tikal import components as c
from longcount.games.tikal.state import FIGURES, FROM_CAPITAL, GUARDING, LEADER, NONE, Options, Player, State
from longcount.games.tikal.terrain import stones_between, with_tile
from longcount.games.tikal.view import SPACE_BY_NAME, TILE_BY_NAME
from longcount.kernel.errors import IllegalDecision, Refusal
from longcount.kernel.game import Outcome, choose_options
from longcount.kernel.pending import CHANCE, Step
from longcount.kernel.story import Fact, Story


def new_state(seats: int, **options: str) -> State:
    """A table before its first draw, as a match would begin it."""
    return flow.new_state(seats, Options(choose_options(GAME.options, options)))


class Table:
    def __init__(self, seats: int = 2, **options: str) -> None:
        self.s = new_state(seats, **options)
        self.told: list[Fact] = []
        """Facts of everything played so far."""
        self.s.stack = [Step(steps.NEXT_TURN, 1), Step(steps.BLOCK, 0, steps.NORMAL)]
        self.settle()

    # --- arranging ----------------------------------------------------------

    def settle(self) -> Table:
        flow.settle(self.s)
        return self

    def begin(self, *following: Step) -> Table:
        """Let these steps follow, the first one first: begin(Step(steps.NEXT_TURN, 0))."""
        self.s.stack = list(following[::-1])
        return self.run()

    def run(self) -> Table:
        story = Story()
        self.s.story = story
        flow.settle(self.s)
        self.s.story = None
        self.told += story.facts
        return self

    def draw(self, tile: str, seat: int = 0) -> Table:
        """A turn of the basic version begins, and this tile is drawn (it must carry the letter on top)."""
        return self.begin(Step(steps.NEXT_TURN, seat)).play(f"tile {tile}")

    def stack(self, *tiles: str) -> Table:
        """The tiles still to be drawn are these."""
        self.s.left = tuple(sorted(TILE_BY_NAME[name] for name in tiles))
        return self.settle()

    def tile(self, name: str, space: str, turn: int = 0) -> Table:
        """A tile that lies on the board already, with its treasures."""
        tile, at = TILE_BY_NAME[name], SPACE_BY_NAME[space]
        self.s.left = tuple(other for other in self.s.left if other != tile)
        self.s.terrain = with_tile(self.s.terrain, at, tile, turn)
        self.s.values[at] = c.TILES[tile].value
        self.s.tokens[at] = c.TILES[tile].masks
        return self.settle()

    def value(self, space: str, value: int) -> Table:
        """A temple is uncovered up to a value; the tokens come from the stock."""
        at = SPACE_BY_NAME[space]
        for number in range(self.s.values[at] + 1, value + 1):
            self.s.numbers[number] -= 1
        self.s.values[at] = value
        return self.settle()

    def tokens(self, space: str, number: int) -> Table:
        """So many treasures lie on a tile."""
        self.s.tokens[SPACE_BY_NAME[space]] = number
        return self.settle()

    def put(self, seat: int, space: str, workers: int = 0, leader: bool = False) -> Table:
        """Figures from the supply stand on a tile."""
        me = self.s.players[seat]
        me.supply -= workers
        me.workers[SPACE_BY_NAME[space]] += workers
        if leader:
            me.leader = SPACE_BY_NAME[space]
        return self.settle()

    def camp(self, seat: int, space: str) -> Table:
        at = SPACE_BY_NAME[space]
        self.s.camps[at] = seat
        self.s.players[seat].homes = sorted([*self.s.players[seat].homes, at])
        return self.settle()

    def guard(self, seat: int, space: str, figure: str = "worker") -> Table:
        """A figure from the supply guards a temple."""
        me = self.s.players[seat]
        self.s.guards[SPACE_BY_NAME[space]] = 2 * seat + FIGURES.index(figure)
        me.guards += 1
        if figure == FIGURES[LEADER]:
            me.leader = GUARDING
        else:
            me.supply -= 1
        return self.settle()

    def ap(self, points: int) -> Table:
        self.s.ap = points
        return self.settle()

    def hold(self, seat: int, **treasures: int) -> Table:
        """Treasures in front of a player: hold(0, mask=1, jade=2)."""
        me = self.s.players[seat]
        for name, number in treasures.items():
            kind = c.TREASURES.index(name)
            self.s.undug[kind] -= number - me.treasures[kind]
            me.treasures[kind] = number
        return self.settle()

    def points(self, seat: int, points: int) -> Table:
        """A player's score so far."""
        me = self.s.players[seat]
        me.points[FROM_CAPITAL] += points - me.score()
        return self.settle()

    # --- playing ------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that is asked, or CHANCE."""
        return GAME.pending(self.s).seats[0]

    @property
    def step(self) -> str:
        return GAME.pending(self.s).step

    @property
    def over(self) -> bool:
        return GAME.pending(self.s).is_over

    def offers(self, *words: str) -> list[str]:
        """What is offered, or those offers that begin with a word: offers("walk")."""
        texts = [decision.text for decision in GAME.offers(self.s, self.seat)]
        return [text for text in texts if not words or text.split()[0] in words]

    def may(self, text: str) -> bool:
        return GAME.catalogue.read(text).text in self.offers()

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

    # --- looking ------------------------------------------------------------

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def score(self, seat: int = 0) -> int:
        return self.s.players[seat].score()

    def worth(self, space: str) -> int:
        """The number on top of a temple."""
        return self.s.values[SPACE_BY_NAME[space]]

    def workers(self, space: str, seat: int = 0) -> int:
        return self.s.players[seat].workers[SPACE_BY_NAME[space]]

    def leader(self, seat: int = 0) -> str:
        """The leader's space, or "" if it stands on none."""
        at = self.s.players[seat].leader
        return c.SPACE_NAMES[at] if at >= 0 else ""

    def treasures(self, seat: int = 0) -> dict[str, int]:
        """Treasures that are there: {"mask": 2}."""
        held = self.s.players[seat].treasures
        return {name: n for name, n in zip(c.TREASURES, held, strict=True) if n}

    def cost(self, start: str, target: str) -> int:
        """Stones between two neighbouring tiles, 0 if no path joins them."""
        return stones_between(self.s.terrain, SPACE_BY_NAME[start], SPACE_BY_NAME[target])

    def tile_on(self, space: str) -> str:
        tile = self.s.terrain.tiles[SPACE_BY_NAME[space]]
        return "" if tile == NONE else c.TILES[tile].name

    def outcome(self) -> Outcome:
        found = GAME.outcome(self.s)
        assert found is not None
        return found
