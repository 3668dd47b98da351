"""Endless Winter: Paleoamericans, the base game with its variants and modules for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.winter import components as c
from longcount.games.winter import flow, steps
from longcount.games.winter.components import EDITION, FOLDER, SEATS
from longcount.games.winter.decisions import Bury, Hide
from longcount.games.winter.draws import draw_odds, offer_draw
from longcount.games.winter.features import features
from longcount.games.winter.heuristics import evaluate, progress, worths
from longcount.games.winter.ledger import ledger
from longcount.games.winter.names import ECLIPSE, GREY, HAND, NEW
from longcount.games.winter.notation import CATALOGUE, read
from longcount.games.winter.outcomes import Deal
from longcount.games.winter.packs import PACKS, pack_option
from longcount.games.winter.refusals import why_not
from longcount.games.winter.scoring import outcome
from longcount.games.winter.state import Options, Player, State
from longcount.games.winter.view import determinize, is_over, view
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Option, Outcome, Refusal, Secret, View, choose_options
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.rulebook import Rulebook
from longcount.kernel.story import Entry, Fact, Story

RULEBOOK: Final = Rulebook(FOLDER)


def _pending_of_one(seat: int) -> list[Pending]:
    asked = [Pending((seat,), *steps.NAMES[kind]) for kind in range(steps.LAST_ASKED + 1)]
    drawn = [Pending((CHANCE,), *steps.NAMES[kind]) for kind in range(steps.LAST_ASKED + 1, steps.GAME_OVER)]
    return [*asked, *drawn, Pending((), *steps.NAMES[steps.GAME_OVER])]


PENDING: Final = [_pending_of_one(seat) for seat in range(4)]


class Winter:
    """The contract of longcount.kernel.game, kept by the modules beside this one."""

    name: str = "winter"
    title: str = "Endless Winter: Paleoamericans"
    edition: str = EDITION
    seats: tuple[int, ...] = tuple(SEATS)
    options: tuple[Option, ...] = (*RULEBOOK.options, pack_option())
    catalogue = CATALOGUE
    rulebook = RULEBOOK
    longest: int = 20000

    def know_packs(self) -> None:
        """Offer the packs that are known by now."""
        self.options = (*RULEBOOK.options, pack_option())

    def components(self, options: Mapping[str, str]) -> dict[str, Any]:
        return PACKS[options["pack"]].table

    def new(self, seats: int, options: Mapping[str, str]) -> State:
        return flow.new_state(seats, Options(choose_options(self.options, options)))

    def pending(self, state: State) -> Pending:
        return PENDING[max(0, state.turn)][state.stack[-1].kind]

    def offers(self, state: State, seat: int) -> list[Decision]:
        return offer_draw(state) if state.stack[-1].kind > steps.LAST_ASKED else state.offered

    def odds(self, state: State) -> list[int]:
        return draw_odds(state)

    def apply(self, state: State, seat: int, decision: Decision, story: Story | None) -> None:
        state.story = story
        flow.apply(state, seat, decision)
        state.story = None

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state) if is_over(state) else None

    def secret(self, state: State, seat: int, decision: Decision) -> Secret | None:
        """Drawn cards and cards buried from the hand stay secret; the eclipse pile until its reveal."""
        if isinstance(decision, Deal):
            return Secret(decision.seat, "the end")  # W-SETUP-12
        if isinstance(decision, Hide):
            return Secret(seat, f"eclipse {state.round}")  # W-PILE-03
        if isinstance(decision, Bury) and decision.zone in (HAND, NEW):
            return Secret(seat, "the end")  # W-INIT-07
        return None

    def is_revealed(self, state: State, until: str) -> bool:
        if until.startswith("eclipse"):
            number = int(until[8:])
            return state.round > number or (state.round == number and state.phase >= ECLIPSE)
        return is_over(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def determinize(self, view: View, dice: Dice) -> State:
        return determinize(view, dice)

    def write(self, state: State, decision: Decision) -> str:
        return decision.text

    def read(self, state: State, text: str) -> Decision:
        return read(text)

    def why_not(self, state: State, seat: int, decision: Decision) -> Refusal:
        return why_not(state, seat, decision)

    def stock(self, state: State) -> dict[str, int]:
        """Cards, animals and pieces, wherever they are; each number never changes."""
        cards = [kind for me in state.players for zone in zones_of(me) for kind in zone]
        tribes = [kind for kind in cards if c.FIRST_TRIBE <= kind < c.FIRST_CULTURE]
        animals = sum([sum(me.fresh) + sum(me.used) for me in state.players])
        stock = {
            "starting cards": len([kind for kind in cards if kind < c.FIRST_TRIBE]),
            "tribe cards": len(tribes) + sum(state.tribe_decks),
            "animals": animals + sum(state.animals) + sum(state.grounds),
        }
        for seat, me in enumerate(state.players):
            stock[f"camps of seat {seat + 1}"] = me.camps_home + sum(me.camps)
            stock[f"communities of seat {seat + 1}"] = me.communities + state.villages.count(seat)
            colour = max(0, me.placed - c.GREYS)
            stock[f"megaliths astray of seat {seat + 1}"] = colour - state.megaliths.count(seat)
        grey = sum([min(c.GREYS, me.placed) for me in state.players])
        stock["grey megaliths astray"] = grey - state.megaliths.count(GREY)
        return stock

    def round(self, state: State) -> int:
        return max(1, state.round)

    def turn(self, state: State) -> int:
        return state.clock

    def ledger(self, facts: Sequence[Fact]) -> list[Entry]:
        return ledger(facts)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)

    def worths(self, state: State) -> list[float]:
        return worths(state)

    def progress(self, state: State) -> float:
        return progress(state)

    def features(self, state: State) -> list[list[float]]:
        return features(state)

    def playout(self, state: State, dice: Dice, limit: int) -> int:
        return flow.playout(state, dice, limit)


def zones_of(me: Player) -> list[list[int]]:
    return [me.hand, me.deck, me.discard, me.above, me.pile, me.buried, me.tomb]


GAME: Final = Winter()
