"""An Endless Winter table for tests: arranged by hand, played in notation.

A new table stands at the first turn of seat 0 in round 1, after set-up, with nothing to draw and nothing to take: no
goods, empty hands, decks and discards, no open culture cards, stones or animals, all camps on the boards. The tribe
decks are full. Seats act in their own order. The terrain is the same at every table (`TERRAIN`), the megalith boards
lie in the order of their letters in the block scheme unless an option says otherwise; every chief is Keen Eye with
side A. Arrange what the test needs, then play.
"""

from __future__ import annotations

from typing import Final

from longcount.games.winter import GAME, flow, steps
from longcount.games.winter import components as c
from longcount.games.winter.field import field_of
from longcount.games.winter.map import HEXES, JUNCTIONS
from longcount.games.winter.names import FREE, GREY, NONE, PLACES, SETUP, TRACKS
from longcount.games.winter.notation import COLUMN_LETTERS
from longcount.games.winter.packs import DEFAULT
from longcount.games.winter.state import FACE_DOWN, Options, Player, State
from longcount.kernel.errors import IllegalDecision, Refusal
from longcount.kernel.game import Outcome, choose_options
from longcount.kernel.pending import CHANCE, Step
from longcount.kernel.story import Fact, Story

TERRAIN: Final = (
    "base",
    *("plain", "forest", "lake", "hill", "valley", "mountain"),
    *("glacier", "plain", "glacier", "forest", "glacier", "lake"),
    *("glacier", "hill", "glacier", "valley", "glacier", "mountain"),
)
"""The type of each hex: 0 is the start tile, 1 to 6 the inner ring, 7 to 18 the outer one."""
KEEP: Final = -1
"""Leave it as it is."""
ANYBODY: Final = GREY
"""The owner of a grey megalith."""


def new_state(seats: int, **options: str) -> State:
    """A table before set-up, as a match would begin it."""
    return flow.new_state(seats, Options(choose_options(GAME.options, options)))


class Table:
    def __init__(self, seats: int = 2, **options: str) -> None:
        options.setdefault("megalith_layout", "block")
        self.s = new_state(seats, **options)
        self.told: list[Fact] = []
        """Facts of everything played so far."""
        self.clear()
        self.start_round(1)

    def clear(self) -> None:
        s = self.s
        s.stones = ()
        s.culture_open = ()
        s.culture_deck = ((), ())
        s.animals = [0] * len(c.SPECIES)
        s.grounds = [0] * len(c.SPECIES)
        s.terrain = tuple(c.TERRAINS.index(name) for name in TERRAIN)
        s.tiles = (0,) * len(c.TERRAINS)
        tokens = [FACE_DOWN if name == "glacier" and s.options.glacier_tokens else NONE for name in TERRAIN]
        s.glacier_tokens = tuple(tokens)
        s.boards = tuple(range(len(c.BOARDS)))
        s.halves = (0,) * len(c.BOARDS)
        layout = s.options.layout if s.options.layout != NONE else s.pack.layout_of[len(s.players)]
        s.field = field_of(s.pack, layout, s.boards, s.halves)
        s.megaliths = [FREE] * s.field.size()
        if s.options.rest_tokens:
            s.rest_open, s.rest_unseen = 0, tuple(range(1, len(c.REST_TOKENS)))
        for me in s.players:
            me.chief, me.side, me.setup = 0, 0, 0
            me.deck = []

    # --- arranging ----------------------------------------------------------

    def start_round(self, number: int, *order: int) -> Table:
        """Begin a round, seats in this order (or in their own)."""
        s = self.s
        s.round = number - 1
        s.order = order or tuple(range(len(s.players)))
        s.armed, s.barred = [], []
        s.stack = [steps.STEP[steps.BEGIN_ROUND]]
        return self.settle()

    def settle(self) -> Table:
        """Let the table notice what was arranged."""
        flow.settle(self.s)
        return self

    def give(self, seat: int = 0, food: int = KEEP, tools: int = KEEP) -> Table:
        """Set goods."""
        me = self.s.players[seat]
        me.food = me.food if food == KEEP else food
        me.tools = me.tools if tools == KEEP else tools
        return self.settle()

    def labour_at_hand(self, labour: float) -> Table:
        """Labour of the seat that acts."""
        self.s.labour = int(2 * labour)
        return self.settle()

    def hand(self, seat: int, *names: str) -> Table:
        """Set the cards of a hand."""
        self.s.players[seat].hand = cards(names)
        return self.settle()

    def deck(self, seat: int, *names: str) -> Table:
        self.s.players[seat].deck = cards(names)
        return self.settle()

    def discard(self, seat: int, *names: str) -> Table:
        self.s.players[seat].discard = cards(names)
        return self.settle()

    def bury(self, seat: int, number: int, name: str = "tribesman") -> Table:
        """So many cards are buried already, for all to see."""
        self.s.players[seat].buried = cards((name,) * number)
        return self.settle()

    def known(self, seat: int, *names: str) -> Table:
        """Cards of which everybody knows that they are not in the deck."""
        self.s.players[seat].known = cards(names)
        return self.settle()

    def chief(self, seat: int, name: str, side: str = "A") -> Table:
        me = self.s.players[seat]
        me.chief, me.side = c.CHIEFS.index(name), c.SIDES.index(side)
        return self.settle()

    def camps(self, seat: int, *hexes: int) -> Table:
        """Put camps from the board on hexes, one for each number."""
        me = self.s.players[seat]
        for hex_ in hexes:
            me.camps_home -= 1
            me.camps[hex_] += 1
        return self.settle()

    def community(self, seat: int, *hexes: int) -> Table:
        """A community stands at the junction of three hexes."""
        self.s.players[seat].communities -= 1
        self.s.villages[JUNCTIONS.index((hexes[0], hexes[1], hexes[2]))] = seat
        return self.settle()

    def terrain(self, **types: str) -> Table:
        """Change the type of hexes: terrain(h3="glacier")."""
        found = list(self.s.terrain)
        for name, kind in types.items():
            found[int(name[1:])] = c.TERRAINS.index(kind)
        self.s.terrain = tuple(found)
        return self.settle()

    def glacier_token(self, hex_: int, name: str) -> Table:
        """A token that lies open on a hex."""
        tokens = list(self.s.glacier_tokens)
        tokens[hex_] = c.GLACIER_TOKENS.index(name)
        self.s.glacier_tokens = tuple(tokens)
        self.s.tokens_left = tuple(n for n in self.s.tokens_left if c.GLACIER_TOKENS[n] != name)
        return self.settle()

    def rest_token(self, name: str, under: tuple[str, ...] = ()) -> Table:
        """The open rest token, and those at the bottom of the stack in order; the others are unseen."""
        s = self.s
        s.rest_open = c.REST_TOKENS.index(name)
        s.rest_under = tuple(c.REST_TOKENS.index(other) for other in under)
        s.rest_unseen = tuple(n for n in range(len(c.REST_TOKENS)) if n != s.rest_open and n not in s.rest_under)
        return self.settle()

    def culture(self, *names: str) -> Table:
        """Open culture cards."""
        self.s.culture_open = tuple(cards(names))
        return self.settle()

    def culture_deck(self, era: int, *names: str) -> Table:
        decks = list(self.s.culture_deck)
        decks[era - 1] = tuple(cards(names))
        self.s.culture_deck = (decks[0], decks[1])
        return self.settle()

    def tribe_deck(self, name: str, number: int) -> Table:
        self.s.tribe_decks[c.TRIBES.index(name)] = number
        return self.settle()

    def stones(self, *names: str) -> Table:
        """Sacred stones on the main board."""
        self.s.stones = tuple(sorted(c.STONES.index(name) for name in names))
        return self.settle()

    def own_stones(self, seat: int, *names: str) -> Table:
        self.s.players[seat].stones = tuple(c.STONES.index(name) for name in names)
        return self.settle()

    def grounds(self, **animals: int) -> Table:
        """Animals in the hunting grounds: grounds(giant_sloth=2)."""
        self.s.grounds = [animals.get(name, 0) for name in c.SPECIES]
        return self.settle()

    def animal_deck(self, **animals: int) -> Table:
        self.s.animals = [animals.get(name, 0) for name in c.SPECIES]
        return self.settle()

    def animals(self, seat: int, used: bool = False, **animals: int) -> Table:
        """Own animals, unused or used."""
        found = [animals.get(name, 0) for name in c.SPECIES]
        if used:
            self.s.players[seat].used = found
        else:
            self.s.players[seat].fresh = found
        return self.settle()

    def idols(self, seat: int, offering: int | None = None, veneration: int | None = None) -> Table:
        """Set levels; a Veneration idol arrives behind those on its level."""
        me = self.s.players[seat]
        if offering is not None:
            me.idols[0] = offering
        if veneration is not None:
            me.idols[1] = veneration
            others = [other for other in self.s.ranking if other != seat]
            ahead = [other for other in others if self.s.players[other].idols[1] >= veneration]
            self.s.ranking = (*ahead, seat, *others[len(ahead) :]) if veneration else tuple(others)
        return self.settle()

    def megaliths(self, seat: int, *places: str) -> Table:
        """Megaliths on the field: megaliths(0, "c3", "a1 2"); ANYBODY for grey ones that count for nobody."""
        for text in places:
            at, _, level = text.partition(" ")
            place = self.place_of(at, int(level or 1))
            self.s.megaliths[place] = seat
            if seat != ANYBODY:
                me = self.s.players[seat]
                me.placed = max(me.placed, c.GREYS) + 1
                me.raised += int(level or 1) > 1
        return self.settle()

    def placed(self, seat: int, number: int) -> Table:
        """How many megaliths have left a player's board, wherever they are."""
        self.s.players[seat].placed = number
        return self.settle()

    def resting(self, seat: int, number: int) -> Table:
        self.s.players[seat].resting = number
        return self.settle()

    def pile(self, seat: int, *names: str) -> Table:
        """An eclipse pile that was formed already."""
        self.s.players[seat].pile = cards(names)
        return self.settle()

    def cover(self, *columns: str) -> Table:
        """Columns whose bottom symbol is covered."""
        self.s.covered = sum(1 << PLACES.index(name) for name in columns)
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

    def end_turn(self) -> Table:
        """Decline whatever is left of this turn, up to the next seat's question or the eclipse pile."""
        seat, clock = self.seat, self.s.clock
        while self.seat == seat and self.s.clock == clock and self.step != "eclipse pile":
            self.play(self.offers()[-1])
        return self

    def eclipse(self, *order: int) -> Table:
        """The action phase is over: the piles are revealed and the first seat is asked what it can choose."""
        s = self.s
        if order:
            s.order = order
        s.stack = [step for step in s.stack if step.kind in (steps.PREPARE, steps.FINAL_SCORING)]
        s.stack.append(steps.STEP[steps.BEGIN_ECLIPSE])
        return self.listen()

    def effect(self, text: str, seat: int = 0, phase: int | None = None) -> Table:
        """Begin an effect given in the words of components.toml, above whatever is asked."""
        from longcount.games.winter.effects.cards import begin

        self.s.turn = seat
        if phase is not None:
            self.s.phase = phase
        begin(self.s, self.s.pack.read(text, "test"))
        return self.listen()

    def score(self) -> Table:
        """Final scoring, now."""
        self.s.stack = [steps.STEP[steps.FINAL_SCORING]]
        return self.listen()

    def listen(self) -> Table:
        """Let everything follow that follows by itself, and hear it."""
        story = Story()
        self.s.story = story
        flow.settle(self.s)
        self.s.story = None
        self.told += story.facts
        return self

    def step_of(self, kind: int, a: int = 0, b: int = 0) -> Table:
        """Ask a step of one's own making."""
        self.s.stack.append(Step(kind, a, b))
        return self.listen()

    # --- looking ------------------------------------------------------------

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def food(self, seat: int = 0) -> int:
        return self.s.players[seat].food

    def tools(self, seat: int = 0) -> int:
        return self.s.players[seat].tools

    def labour(self) -> float:
        return self.s.labour / 2

    def points(self, seat: int = 0) -> int:
        return self.s.players[seat].score()

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """The cards of a zone: hand, deck, discard, above, pile, buried, tomb, known."""
        found: list[int] = getattr(self.s.players[seat], zone)
        return [c.KINDS[kind] for kind in found]

    def idol(self, track: str, seat: int = 0) -> int:
        return self.s.players[seat].idols[TRACKS.index(track)]

    def camps_on(self, seat: int = 0) -> dict[int, int]:
        """Camps by hex: {0: 1, 3: 2}."""
        return {hex_: number for hex_, number in enumerate(self.s.players[seat].camps) if number}

    def animals_of(self, seat: int = 0, used: bool = False) -> dict[str, int]:
        me = self.s.players[seat]
        return {c.SPECIES[n]: number for n, number in enumerate(me.used if used else me.fresh) if number}

    def in_grounds(self) -> dict[str, int]:
        return {c.SPECIES[n]: number for n, number in enumerate(self.s.grounds) if number}

    def owner(self, at: str, level: int = 1) -> int:
        """Who stands at a place of the field: a seat, GREY or FREE."""
        return self.s.megaliths[self.place_of(at, level)]

    def place_of(self, at: str, level: int = 1) -> int:
        place = self.s.field.find(level, int(at[1:]) - 1, COLUMN_LETTERS.index(at[0]))
        assert place != NONE, f"there is no place {at} on level {level}"
        return place

    def heard(self, verb: str) -> list[Fact]:
        """Facts of one kind told so far."""
        return [fact for fact in self.told if fact.verb == verb]

    def outcome(self) -> Outcome:
        found = GAME.outcome(self.s)
        assert found is not None
        return found


def cards(names: tuple[str, ...]) -> list[int]:
    return sorted([c.KIND_BY_NAME[name] for name in names])


def set_up(s: State, *answers: str) -> State:
    """Run set-up: chance and players answer with these texts where one is offered, else with the first offer."""
    wanted = list(answers)
    while s.phase == SETUP:
        seat = GAME.pending(s).seats[0]
        offers = GAME.offers(s, seat)
        texts = [offer.text for offer in offers]
        named = [text for text in wanted if text in texts]
        if named:
            wanted.remove(named[0])
        GAME.apply(s, seat, offers[texts.index(named[0])] if named else offers[0], None)
    return s


assert len(TERRAIN) == len(HEXES)
assert DEFAULT in GAME.options[-1].values
