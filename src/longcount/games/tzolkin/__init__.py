"""Tzolk'in: The Mayan Calendar, the base game for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.tzolkin import flow, steps
from longcount.games.tzolkin.components import ALL_SKULLS, EDITION, FOLDER, SETUP, TABLE
from longcount.games.tzolkin.decisions import Deal, Keep
from longcount.games.tzolkin.features import features
from longcount.games.tzolkin.heuristics import evaluate, progress, worths
from longcount.games.tzolkin.ledger import ledger
from longcount.games.tzolkin.notation import CATALOGUE, read
from longcount.games.tzolkin.offers.turn import offer_keep
from longcount.games.tzolkin.refusals import why_not
from longcount.games.tzolkin.scoring import outcome
from longcount.games.tzolkin.state import DUMMY, SKULL, Options, State
from longcount.games.tzolkin.view import determinize, is_choosing, view
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadOption
from longcount.kernel.game import Option, Outcome, Refusal, Secret, View, choose_options
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.rulebook import Rulebook
from longcount.kernel.story import Entry, Fact, Story

RULEBOOK: Final = Rulebook(FOLDER)


def _pending_of_one(seat: int) -> list[Pending | None]:
    asked = [Pending((seat,), *steps.NAMES[kind]) for kind in range(steps.LAST_ASKED + 1)]
    drawn = [Pending((CHANCE,), *steps.NAMES[kind]) for kind in range(steps.LAST_ASKED + 1, steps.GAME_OVER)]
    return [*asked, *drawn, Pending((), *steps.NAMES[steps.GAME_OVER])]


PENDING: Final = [_pending_of_one(seat) for seat in range(4)]


class Tzolkin:
    """The contract of longcount.kernel.game, kept by the modules beside this one."""

    name: str = "tzolkin"
    title: str = "Tzolk'in: The Mayan Calendar"
    edition: str = EDITION
    seats: tuple[int, ...] = tuple(SETUP)
    options: tuple[Option, ...] = RULEBOOK.options
    catalogue = CATALOGUE
    rulebook = RULEBOOK
    longest: int = 6000

    def components(self, options: Mapping[str, str]) -> dict[str, Any]:
        return TABLE

    def new(self, seats: int, options: Mapping[str, str]) -> State:
        chosen = Options(choose_options(self.options, options))
        if chosen.first_player >= seats:
            raise BadOption(f"Seat {chosen.first_player + 1} cannot begin: there are only {seats} seats.")
        return flow.new_state(seats, chosen)

    def pending(self, state: State) -> Pending:
        kind = state.stack[-1].kind
        if kind == steps.KEEP:
            waiting = tuple([seat for seat, me in enumerate(state.players) if not me.kept])
            return Pending(waiting, *steps.NAMES[kind])
        if state.stack[-1].b:
            return Pending((state.turn,), steps.NAMES[kind][0], steps.rule_of(state.stack[-1]))
        found = PENDING[max(0, state.turn)][kind]
        assert found is not None
        return found

    def offers(self, state: State, seat: int) -> list[Decision]:
        kind = state.stack[-1].kind
        if kind == steps.KEEP:
            return offer_keep(state, seat)
        return flow.offer_draw(state) if kind > steps.LAST_ASKED else state.offered

    def odds(self, state: State) -> list[int]:
        return flow.draw_odds(state)

    def apply(self, state: State, seat: int, decision: Decision, story: Story | None) -> None:
        state.story = story
        flow.apply(state, seat, decision)
        state.story = None

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state) if state.stack[-1].kind == steps.GAME_OVER else None

    def secret(self, state: State, seat: int, decision: Decision) -> Secret | None:
        if isinstance(decision, Deal):
            return Secret(state.stack[-1].a, "the end")
        return Secret(seat, "the reveal") if isinstance(decision, Keep) else None

    def is_revealed(self, state: State, until: str) -> bool:
        if until == "the reveal":
            return not is_choosing(state)
        return state.stack[-1].kind == steps.GAME_OVER

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
        """Skulls, workers and neutral workers, wherever they are; each number never changes."""
        held = sum([me.goods[SKULL] for me in state.players])
        figures = [who for gear in state.gears for who in gear if who >= 0]
        first = [state.first_space] if state.first_space >= 0 else []
        stock = {"neutral workers": state.dummies + figures.count(DUMMY)}
        if state.options.spent_skull_returns:
            stock["skulls"] = state.skulls + held + state.spots.bit_count() - ALL_SKULLS
        for seat, me in enumerate(state.players):
            on_board = figures.count(seat) + first.count(seat)
            stock[f"workers astray of seat {seat + 1}"] = me.workers - me.home - on_board
        return stock

    def round(self, state: State) -> int:
        return state.day + 1

    def turn(self, state: State) -> int:
        return state.day * 8 + state.turn

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


GAME: Final = Tzolkin()
