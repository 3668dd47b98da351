"""Tikal, the basic and the auction version for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.tikal import flow, steps
from longcount.games.tikal.components import EDITION, FOLDER, SEATS, TABLE, TILES
from longcount.games.tikal.features import features
from longcount.games.tikal.heuristics import evaluate, progress, worths
from longcount.games.tikal.ledger import ledger
from longcount.games.tikal.notation import CATALOGUE, read
from longcount.games.tikal.refusals import why_not
from longcount.games.tikal.scoring import outcome
from longcount.games.tikal.state import WORKER, Options, State
from longcount.games.tikal.terrain import EMPTY
from longcount.games.tikal.view import determinize, view
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadOption
from longcount.kernel.game import Option, Outcome, Refusal, Secret, View, choose_options
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.rulebook import Rulebook
from longcount.kernel.story import Entry, Fact, Story

RULEBOOK: Final = Rulebook(FOLDER)


def _pending_of(seat: int) -> list[Pending]:
    asked = [Pending((seat,), *steps.NAMES[kind]) for kind in range(steps.LAST_ASKED + 1)]
    drawn = [Pending((CHANCE,), *steps.NAMES[kind]) for kind in range(steps.LAST_ASKED + 1, steps.GAME_OVER)]
    return [*asked, *drawn, Pending((), *steps.NAMES[steps.GAME_OVER])]


PENDING: Final[list[list[Pending]]] = [_pending_of(seat) for seat in range(4)]


class Tikal:
    """The contract of longcount.kernel.game, kept by the modules beside this one."""

    name: str = "tikal"
    title: str = "Tikal"
    edition: str = EDITION
    seats: tuple[int, ...] = SEATS
    options: tuple[Option, ...] = RULEBOOK.options
    catalogue = CATALOGUE
    rulebook = RULEBOOK
    longest: int = 20_000

    def components(self, options: Mapping[str, str]) -> dict[str, Any]:
        return TABLE

    def new(self, seats: int, options: Mapping[str, str]) -> State:
        chosen = Options(choose_options(self.options, options))
        if chosen.first_player >= seats:
            raise BadOption(f"Seat {chosen.first_player + 1} cannot begin: there are only {seats} seats.")
        return flow.new_state(seats, chosen)

    def pending(self, state: State) -> Pending:
        return PENDING[max(0, state.turn)][state.stack[-1].kind]

    def offers(self, state: State, seat: int) -> list[Decision]:
        return flow.offers(state)

    def odds(self, state: State) -> list[int]:
        return flow.draw_odds(state)

    def apply(self, state: State, seat: int, decision: Decision, story: Story | None) -> None:
        state.story = story
        flow.apply(state, seat, decision)
        state.story = None

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state) if state.stack[-1].kind == steps.GAME_OVER else None

    def secret(self, state: State, seat: int, decision: Decision) -> Secret | None:
        return None

    def is_revealed(self, state: State, until: str) -> bool:
        return True

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
        """Workers, camps, temple tokens and treasures, wherever they are; each number never changes."""
        printed = sum([TILES[tile].value for tile in state.terrain.tiles if tile != EMPTY])
        stock = {"temple tokens": sum(state.numbers) + sum(state.values) - printed}
        stock["treasures"] = sum(state.undug) + sum([sum(me.treasures) for me in state.players])
        for seat, me in enumerate(state.players):
            standing = me.supply + sum(me.workers) + me.gone + state.guards.count(2 * seat + WORKER)
            stock[f"workers of seat {seat + 1}"] = standing
            stock[f"camps astray of seat {seat + 1}"] = me.camps() - state.camps.count(seat)
        return stock

    def round(self, state: State) -> int:
        return flow.round_of(state)

    def turn(self, state: State) -> int:
        return state.blocks

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


GAME: Final = Tikal()
