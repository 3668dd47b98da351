"""Endless Winter: Paleoamericans, the base game with its variants and modules for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longcount.games.winter import components as c
from longcount.games.winter import flow, steps
from longcount.games.winter.chance_decisions import Deal
from longcount.games.winter.components import EDITION, FOLDER, SEATS
from longcount.games.winter.decisions import Bury, Hide
from longcount.games.winter.draws import draw_odds, offer_draw
from longcount.games.winter.heuristics import evaluate, progress, worths
from longcount.games.winter.ledger import ledger
from longcount.games.winter.names import ECLIPSE, GREY, HAND, NEW
from longcount.games.winter.notation import CATALOGUE
from longcount.games.winter.openings import OPENINGS
from longcount.games.winter.packs import PACKS, pack_option
from longcount.games.winter.printed import printed
from longcount.games.winter.refusals import why_not
from longcount.games.winter.scoring import outcome
from longcount.games.winter.shape import WinterView
from longcount.games.winter.sight import SIGHT
from longcount.games.winter.speech import WinterSpeech
from longcount.games.winter.state import Options, Player, State
from longcount.games.winter.view import determinize, is_over, view
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, Insight, Outcome, Rules, Secret
from longcount.kernel.pending import Pending, pending_by_seat
from longcount.kernel.rulebook import Rulebook

RULEBOOK: Final = Rulebook(FOLDER)


PENDING: Final = pending_by_seat(steps.KINDS)


def components_of(options: Mapping[str, str]) -> dict[str, Any]:
    return printed(PACKS[options["pack"]].table)


def begin(seats: int, options: dict[str, str]) -> State:
    return flow.new_state(seats, Options(options))


def pending(state: State) -> Pending:
    return PENDING[max(0, state.turn)][state.stack[-1].kind]


def offers_of(state: State, seat: int) -> list[Decision]:
    return offer_draw(state) if state.stack[-1].kind > steps.LAST_ASKED else state.offered


def secret(state: State, seat: int, decision: Decision) -> Secret | None:
    """Drawn cards and cards buried from the hand stay secret; the eclipse pile until its reveal."""
    if isinstance(decision, Deal):
        return Secret(decision.seat, "the end")  # W-SETUP-12
    if isinstance(decision, Hide):
        return Secret(seat, f"eclipse {state.round}")  # W-PILE-03
    if isinstance(decision, Bury) and decision.zone in (HAND, NEW):
        return Secret(seat, "the end")  # W-INIT-07
    return None


def is_revealed(state: State, until: str) -> bool:
    if until.startswith("eclipse"):
        number = int(until[8:])
        return state.round > number or (state.round == number and state.phase >= ECLIPSE)
    return is_over(state)


def stock(state: State) -> dict[str, int]:
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


def round_of(state: State) -> int:
    return max(1, state.round)


def turn_of(state: State) -> int:
    return state.clock


def zones_of(me: Player) -> list[list[int]]:
    return [me.hand, me.deck, me.discard, me.above, me.pile, me.buried, me.tomb]


def outcome_of(state: State) -> Outcome | None:
    return outcome(state) if is_over(state) else None


GAME: Final[Game[State]] = Game(
    name="winter",
    title="Endless Winter: Paleoamericans",
    edition=EDITION,
    seats=tuple(SEATS),
    options=(*RULEBOOK.options, pack_option()),
    catalogue=CATALOGUE,
    longest=20_000,
    folder=FOLDER,
    components=components_of,
    speech=WinterSpeech,
    shape=WinterView,
    rules=Rules(
        begin=begin,
        pending=pending,
        offers=offers_of,
        odds=draw_odds,
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
        sight=SIGHT,
        playout=flow.playout,
        spread=(15.0, 5.0),
        openings=OPENINGS,
    ),
)


def know_packs() -> None:
    """Offer the packs that are known by now."""
    GAME.options = (*RULEBOOK.options, pack_option())
