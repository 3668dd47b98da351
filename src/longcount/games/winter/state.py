"""The table: state and players, queries, clone. No rules here.

Cards are kinds: equal cards are the same number, and a zone of cards is a sorted list of them. A deck has no order
before a card is drawn. Labour is counted in halves.

Lists of numbers are never changed in place, another list takes their place: so clones can share them.
"""

from __future__ import annotations

from typing import Final

from longcount.games.winter import components as c
from longcount.games.winter.components import Pack
from longcount.games.winter.field import Field
from longcount.games.winter.names import ANY_COLUMN, COLUMNS, FIGURES, NONE, PLACES
from longcount.games.winter.packs import PACKS
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step, stack_key
from longcount.kernel.story import EVERYBODY, Fact, Story


class Options:
    """The chosen rulings as plain switches."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen: Final = chosen
        self.pack: Final[Pack] = PACKS[chosen["pack"]]
        self.drafts_setup: Final = chosen["draft"] != "none"
        self.drafts_chiefs: Final = chosen["draft"] == "chiefs"
        self.short_game: Final = chosen["short_game"] == "yes"
        self.glacier_tokens: Final = chosen["glacier_tokens"] == "yes"
        self.rest_tokens: Final = chosen["rest_tokens"] == "yes"
        layout = chosen["megalith_layout"]
        self.layout: Final[int] = NONE if layout == "recommended" else c.LAYOUTS.index(layout)
        self.half_turns: Final = chosen["half_turns"] == "yes"
        self.culture_any_time: Final = chosen["culture_any_time"] == "yes"
        self.reveal_empty_vp: Final = chosen["reveal_empty_vp"] == "yes"
        any_column = chosen["brave_any_column"] == "yes"
        self.brave_column: Final[int] = ANY_COLUMN if any_column else COLUMNS.index(chosen["brave_column"])
        self.arrow_targets_grey_only: Final = chosen["arrow_targets_grey_only"] == "yes"
        self.stone_symbol_pays_cost: Final = chosen["stone_symbol_pays_cost"] == "yes"
        self.argentavis_wild_on_stones: Final = chosen["argentavis_wild_on_stones"] == "yes"
        self.glacier_counts: Final = chosen["glacier_counts_for_unique_types"] == "yes"
        pattern = 1 if chosen["food_labor_pattern"] == "two_per_three" else 0
        self.food_labour: Final[list[bool]] = self.pack.food_labour[pattern]
        """Whether leaving a space of the food track crosses a labour symbol."""


class Player:
    """One seat: board, cards, pieces."""

    food: int
    tools: int
    camps_home: int
    """Camps on the player board."""
    camps: list[int]
    """Camps on each hex."""
    communities: int
    """Communities on the player board."""
    placed: int
    """Megaliths placed: the first two are grey."""
    raised: int
    """Own megaliths that lie on top of others."""
    idols: list[int]
    """Levels on the Offering and the Veneration track."""
    stones: tuple[int, ...]
    chief: int
    side: int
    setup: int
    chief_home: bool
    tribe_home: int
    """Tribe figures beside the board."""
    resting: int
    """Figures on the rest space."""
    hand: list[int]
    deck: list[int]
    discard: list[int]
    above: list[int]
    """Cards above the board: played this turn, or the revealed eclipse pile."""
    pile: list[int]
    """The eclipse pile before it is revealed."""
    buried: list[int]
    """Buried cards that everybody saw."""
    tomb: list[int]
    """Cards buried from the hand, which only their owner knows."""
    known: list[int]
    """Cards of which everybody knows that they are not in the deck: they are in hand, pile or tomb."""
    fresh: list[int]
    """Unused animals of each species."""
    used: list[int]
    points: list[int]
    """Points by source."""

    def clone(self) -> Player:
        twin = Player()
        twin.food = self.food
        twin.tools = self.tools
        twin.camps_home = self.camps_home
        twin.camps = self.camps
        twin.communities = self.communities
        twin.placed = self.placed
        twin.raised = self.raised
        twin.idols = self.idols
        twin.stones = self.stones
        twin.chief = self.chief
        twin.side = self.side
        twin.setup = self.setup
        twin.chief_home = self.chief_home
        twin.tribe_home = self.tribe_home
        twin.resting = self.resting
        twin.hand = self.hand
        twin.deck = self.deck
        twin.discard = self.discard
        twin.above = self.above
        twin.pile = self.pile
        twin.buried = self.buried
        twin.tomb = self.tomb
        twin.known = self.known
        twin.fresh = self.fresh
        twin.used = self.used
        twin.points = self.points
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.food,
            self.tools,
            self.camps_home,
            tuple(self.camps),
            self.communities,
            self.placed,
            self.raised,
            tuple(self.idols),
            self.stones,
            self.chief,
            self.side,
            self.setup,
            self.chief_home,
            self.tribe_home,
            self.resting,
            tuple(self.hand),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.above),
            tuple(self.pile),
            tuple(self.buried),
            tuple(self.tomb),
            tuple(self.known),
            tuple(self.fresh),
            tuple(self.used),
            tuple(self.points),
        )

    def most_food(self) -> int:
        """The maximum of the food track."""
        return c.FREE_FOOD + c.CAMPS - self.camps_home  # W-GOLD-08

    def burials(self) -> int:
        return len(self.buried) + len(self.tomb)

    def score(self) -> int:
        total = 0
        for points in self.points:
            total += points
        return total


class State:
    """The whole table at one moment."""

    options: Options
    pack: Pack
    players: list[Player]
    round: int
    """1 to 4, or 0 before the first."""
    phase: int
    order: tuple[int, ...]
    """Seats by their place on the turn-order track."""
    turn: int
    """The seat that acts, or NONE."""
    clock: int
    """Counts the turns of players, in the action phase and in the eclipse."""
    place: int
    """Where this turn's figure stands, or NONE."""
    part: int
    labour: int
    """Half labour at hand."""
    played: int
    """Culture cards played in this turn."""
    taken: int
    """Types of tribe cards taken at the top of Initiation in this turn, as bits."""
    barred: list[int]
    """Cards in the acting hand that may not be played in this turn."""
    armed: list[int]
    """Abilities that the acting seat may still use, by number."""
    figures: tuple[int, ...]
    """Figures that stand in this round, in the order in which they came (`figure_at`)."""
    covered: int
    """Columns whose bottom symbol is covered, as bits."""
    due: list[int]
    """How often each symbol is still to be had in this step of the eclipse."""
    tribe_decks: list[int]
    culture_open: tuple[int, ...]
    culture_deck: tuple[tuple[int, ...], tuple[int, ...]]
    """Culture cards left in the decks of both eras."""
    grounds: list[int]
    """Animals of each species in the hunting grounds."""
    animals: list[int]
    """Animals of each species in the deck."""
    stones: tuple[int, ...]
    """Sacred stones on the main board."""
    terrain: tuple[int, ...]
    """The type of each hex laid so far."""
    tiles: tuple[int, ...]
    """Tiles of each type still to be laid."""
    glacier_tokens: tuple[int, ...]
    """For each hex the open token, FACE_DOWN or NONE."""
    tokens_left: tuple[int, ...]
    """Glacier tokens not seen yet."""
    villages: list[int]
    """The seat whose community stands at each junction, or NONE."""
    boards: tuple[int, ...]
    halves: tuple[int, ...]
    field: Field
    megaliths: list[int]
    """Who stands on each place of the field: a seat, GREY or FREE."""
    ranking: tuple[int, ...]
    """Seats on the Veneration track, the foremost first."""
    rest_open: int
    """The open rest token, or NONE."""
    rest_held: int
    """The rest token of the acting seat, or NONE."""
    rest_under: tuple[int, ...]
    """Tokens that were put under the stack, in order; their order is known."""
    rest_unseen: tuple[int, ...]
    """Tokens of the stack above them, in no order."""
    rest_given: bool
    """Whether somebody has rested in this round."""
    draft: tuple[int, ...]
    """Cards of the draft that lie open."""
    stack: list[Step]
    offered: list[Decision]
    """What the acting seat may do now: the answer to the last step, worked out once. It follows from all the rest."""
    story: Story | None
    """Where the facts of the decision in hand go, if anybody listens."""

    def clone(self) -> State:
        twin = State()
        twin.options = self.options
        twin.pack = self.pack
        twin.players = [player.clone() for player in self.players]
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.turn = self.turn
        twin.clock = self.clock
        twin.place = self.place
        twin.part = self.part
        twin.labour = self.labour
        twin.played = self.played
        twin.taken = self.taken
        twin.barred = self.barred
        twin.armed = self.armed
        twin.figures = self.figures
        twin.covered = self.covered
        twin.due = self.due
        twin.tribe_decks = self.tribe_decks
        twin.culture_open = self.culture_open
        twin.culture_deck = self.culture_deck
        twin.grounds = self.grounds
        twin.animals = self.animals
        twin.stones = self.stones
        twin.terrain = self.terrain
        twin.tiles = self.tiles
        twin.glacier_tokens = self.glacier_tokens
        twin.tokens_left = self.tokens_left
        twin.villages = self.villages
        twin.boards = self.boards
        twin.halves = self.halves
        twin.field = self.field
        twin.megaliths = self.megaliths
        twin.ranking = self.ranking
        twin.rest_open = self.rest_open
        twin.rest_held = self.rest_held
        twin.rest_under = self.rest_under
        twin.rest_unseen = self.rest_unseen
        twin.rest_given = self.rest_given
        twin.draft = self.draft
        twin.stack = self.stack[:]
        twin.offered = self.offered
        twin.story = None
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple([player.key() for player in self.players]),
            self.round,
            self.phase,
            self.order,
            self.turn,
            self.clock,
            self.place,
            self.part,
            self.labour,
            self.played,
            self.taken,
            tuple(self.barred),
            tuple(self.armed),
            self.figures,
            self.covered,
            tuple(self.due),
            tuple(self.tribe_decks),
            self.culture_open,
            self.culture_deck,
            tuple(self.grounds),
            tuple(self.animals),
            self.stones,
            self.terrain,
            self.tiles,
            self.glacier_tokens,
            self.tokens_left,
            tuple(self.villages),
            self.boards,
            self.halves,
            tuple(self.megaliths),
            self.ranking,
            self.rest_open,
            self.rest_held,
            self.rest_under,
            self.rest_unseen,
            self.rest_given,
            self.draft,
            stack_key(self.stack),
        )

    # --- queries ------------------------------------------------------------

    def era(self) -> int:
        """The era of this round."""
        return 1 if self.round <= 2 else 2

    def influence(self, seat: int, hex_: int, junctions: list[int]) -> int:
        """What a seat has on a hex whose junctions are given."""
        total = c.CAMP_INFLUENCE * self.players[seat].camps[hex_]  # W-ECLIPSE-12
        for junction in junctions:
            if self.villages[junction] == seat:
                total += c.COMMUNITY_INFLUENCE  # W-SETTLE-09
        return total

    def tell(self, seat: int, verb: str, what: str, amount: int, why: str) -> None:
        if self.story is not None:
            self.story.add(Fact(seat, verb, what, amount, why, EVERYBODY))

    def whisper(self, seat: int, verb: str, what: str, amount: int, why: str) -> None:
        """A fact that only its seat may know."""
        if self.story is not None:
            self.story.add(Fact(seat, verb, what, amount, why, seat))


FACE_DOWN: Final = -2
"""A glacier token that nobody has seen."""


def figure_at(seat: int, figure: int, place: int) -> int:
    """A figure of a seat at a place, as one number."""
    return (seat * len(FIGURES) + figure) * len(PLACES) + place
