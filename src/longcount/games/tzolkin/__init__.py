"""Tzolk'in: The Mayan Calendar, the base game for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longcount.games.tzolkin import flow, steps
from longcount.games.tzolkin.components import ALL_SKULLS, EDITION, FOLDER, PRINTED, SETUP
from longcount.games.tzolkin.decisions import Deal, Keep
from longcount.games.tzolkin.heuristics import evaluate, progress, worths
from longcount.games.tzolkin.ledger import ledger
from longcount.games.tzolkin.notation import CATALOGUE
from longcount.games.tzolkin.offers.turn import offer_keep
from longcount.games.tzolkin.openings import OPENINGS
from longcount.games.tzolkin.refusals import why_not
from longcount.games.tzolkin.scoring import outcome
from longcount.games.tzolkin.shape import TzolkinView
from longcount.games.tzolkin.sight import SIGHT
from longcount.games.tzolkin.speech import TzolkinSpeech
from longcount.games.tzolkin.state import DUMMY, SKULL, Options, State
from longcount.games.tzolkin.view import determinize, is_choosing, view
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadOption
from longcount.kernel.game import Game, Insight, Outcome, Rules, Secret
from longcount.kernel.pending import Pending, pending_by_seat
from longcount.kernel.rulebook import Rulebook

RULEBOOK: Final = Rulebook(FOLDER)


PENDING: Final = pending_by_seat(steps.KINDS)


def printed(options: Mapping[str, str]) -> dict[str, Any]:
    return PRINTED


def begin(seats: int, options: dict[str, str]) -> State:
    chosen = Options(options)
    if chosen.first_player >= seats:
        first = chosen.first_player + 1
        raise BadOption("Seat {first} cannot begin: there are only {n} seats.", first=first, n=seats)
    return flow.new_state(seats, chosen)


def pending(state: State) -> Pending:
    step = state.stack[-1]
    kind = step.kind
    if kind == steps.KEEP:
        waiting = tuple([seat for seat, me in enumerate(state.players) if not me.kept])
        return Pending(waiting, steps.KINDS[kind].name, steps.KINDS[kind].rule)
    if step.b or (kind == steps.ADVANCE and step.a):
        return Pending((state.turn,), steps.KINDS[kind].name, steps.rule_of(step))
    return PENDING[max(0, state.turn)][kind]


def offers_of(state: State, seat: int) -> list[Decision]:
    kind = state.stack[-1].kind
    if kind == steps.KEEP:
        return offer_keep(state, seat)
    return flow.offer_draw(state) if kind > steps.LAST_ASKED else state.offered


def secret(state: State, seat: int, decision: Decision) -> Secret | None:
    if isinstance(decision, Deal):
        return Secret(state.stack[-1].a, "the end")
    return Secret(seat, "the reveal") if isinstance(decision, Keep) else None


def is_revealed(state: State, until: str) -> bool:
    if until == "the reveal":
        return not is_choosing(state)
    return state.stack[-1].kind == steps.GAME_OVER


def stock(state: State) -> dict[str, int]:
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


def round_of(state: State) -> int:
    return state.day + 1


def turn_of(state: State) -> int:
    return state.day * 8 + state.turn


def outcome_of(state: State) -> Outcome | None:
    return outcome(state) if state.stack[-1].kind == steps.GAME_OVER else None


GAME: Final[Game[State]] = Game(
    name="tzolkin",
    title="Tzolk'in: The Mayan Calendar",
    edition=EDITION,
    seats=tuple(SETUP),
    options=RULEBOOK.options,
    catalogue=CATALOGUE,
    longest=6000,
    folder=FOLDER,
    components=printed,
    speech=TzolkinSpeech,
    shape=TzolkinView,
    rules=Rules(
        begin=begin,
        pending=pending,
        offers=offers_of,
        odds=flow.draw_odds,
        apply=flow.apply,
        outcome=outcome_of,
        view=view,
        determinize=determinize,
        round=round_of,
        turn=turn_of,
        secret=secret,
        is_revealed=is_revealed,
        why_not=why_not,
        stock=stock,
    ),
    insight=Insight(
        ledger=ledger,
        evaluate=evaluate,
        worths=worths,
        progress=progress,
        playout=flow.playout,
        sight=SIGHT,
        spread=(12.0, 2.0),
        openings=OPENINGS,
    ),
)
