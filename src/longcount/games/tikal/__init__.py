"""Tikal, the basic and the auction version for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longcount.games.tikal import flow, steps
from longcount.games.tikal.components import EDITION, FOLDER, SEATS, TABLE, TILES
from longcount.games.tikal.heuristics import evaluate, progress, worths
from longcount.games.tikal.ledger import ledger
from longcount.games.tikal.notation import CATALOGUE
from longcount.games.tikal.refusals import why_not
from longcount.games.tikal.scoring import outcome
from longcount.games.tikal.shape import TikalView
from longcount.games.tikal.sight import SIGHT
from longcount.games.tikal.speech import TikalSpeech
from longcount.games.tikal.state import WORKER, Options, State
from longcount.games.tikal.terrain import EMPTY
from longcount.games.tikal.view import determinize, view
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadOption
from longcount.kernel.game import Game, Insight, Outcome, Rules
from longcount.kernel.pending import Pending, pending_by_seat
from longcount.kernel.rulebook import Rulebook

RULEBOOK: Final = Rulebook(FOLDER)


PENDING: Final = pending_by_seat(steps.KINDS)


def printed(options: Mapping[str, str]) -> dict[str, Any]:
    return TABLE


def begin(seats: int, options: dict[str, str]) -> State:
    chosen = Options(options)
    if chosen.first_player >= seats:
        first = chosen.first_player + 1
        raise BadOption("Seat {first} cannot begin: there are only {n} seats.", first=first, n=seats)
    return flow.new_state(seats, chosen)


def pending(state: State) -> Pending:
    return PENDING[max(0, state.turn)][state.stack[-1].kind]


def offers_of(state: State, seat: int) -> list[Decision]:
    return flow.offers(state)


def stock(state: State) -> dict[str, int]:
    """Workers, camps, temple tokens and treasures, wherever they are; each number never changes."""
    printed = sum([TILES[tile].value for tile in state.terrain.tiles if tile != EMPTY])
    stock = {"temple tokens": sum(state.numbers) + sum(state.values) - printed}
    stock["treasures"] = sum(state.undug) + sum([sum(me.treasures) for me in state.players])
    for seat, me in enumerate(state.players):
        standing = me.supply + sum(me.workers) + me.gone + state.guards.count(2 * seat + WORKER)
        stock[f"workers of seat {seat + 1}"] = standing
        stock[f"camps astray of seat {seat + 1}"] = me.camps() - state.camps.count(seat)
    return stock


def turn_of(state: State) -> int:
    return state.blocks


def outcome_of(state: State) -> Outcome | None:
    return outcome(state) if state.stack[-1].kind == steps.GAME_OVER else None


GAME: Final[Game[State]] = Game(
    name="tikal",
    title="Tikal",
    edition=EDITION,
    seats=SEATS,
    options=RULEBOOK.options,
    catalogue=CATALOGUE,
    longest=20_000,
    folder=FOLDER,
    components=printed,
    shape=TikalView,
    speech=TikalSpeech,
    rules=Rules(
        begin=begin,
        pending=pending,
        offers=offers_of,
        odds=flow.draw_odds,
        apply=flow.apply,
        outcome=outcome_of,
        view=view,
        determinize=determinize,
        round=flow.round_of,
        turn=turn_of,
        why_not=why_not,
        stock=stock,
    ),
    insight=Insight(
        ledger=ledger,
        evaluate=evaluate,
        worths=worths,
        progress=progress,
        sight=SIGHT,
        playout=flow.playout,
        spread=(18.0, 2.0),
    ),
)
