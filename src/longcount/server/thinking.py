"""What runs in a bot's process: a view comes in, a decision or advice goes out. Nothing else is known."""

from __future__ import annotations

import os
import secrets
import signal
import threading
from collections.abc import Callable
from multiprocessing import connection, parent_process
from typing import Any, Final

from longcount.bots import coach, find_bot, plans
from longcount.bots.explorer import explore, goals_of
from longcount.bots.search_bot import Opinion, SearchBot
from longcount.games import GAMES, find_game
from longcount.kernel.chance import SecretChance, SeededChance
from longcount.kernel.errors import LongCountError
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.server.seating import kind_of

NICE: Final = 10
"""How far bots stand back where the machine is busy: a table's answer and a person's browser come first."""


def begin() -> None:
    """A keyboard interrupt is the server's business; without the server there is nothing to do here."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class Question:
    """What a bot is asked: which bot of which game, what it sees, what it may answer, what it remembers."""

    def __init__(self, game: str, bot: str, view: View, seat: int, offers: list[str]) -> None:
        self.game = game
        self.bot = bot
        self.view = view
        self.seat = seat
        self.offers = offers
        self.memory: tuple[int, ...] = ()
        self.seed = secrets.randbelow(2**31)


def think(asked: Question) -> tuple[str, tuple[int, ...]]:
    """One of the offers, and what the bot wants to know again next time."""
    game = find_game(asked.game)
    bot = find_bot(asked.bot, asked.seed)
    bot.memory = asked.memory
    decisions = [game.catalogue.read(text) for text in asked.offers]
    chosen = bot.choose(game, asked.view, asked.seat, decisions)
    return chosen.text, bot.memory


def consider(asked: tuple[Question, int]) -> tuple[int, list[Opinion]]:
    """What one head of a bot that searches thinks: the number of the turn, and its opinions."""
    question, head = asked
    bot = find_bot(question.bot, question.seed)
    assert isinstance(bot, SearchBot)
    return bot.opinions(find_game(question.game), question.view, question.seat, head)


class Look:
    """A seat asks what it could do: which game, what it sees."""

    def __init__(self, game: str, view: View, seat: int, seed: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.seed = seed
        self.seconds = plans.SECONDS
        """For plans."""


MOST_TURNS: Final = 60


def look_around(asked: Look) -> dict[str, Any]:
    """Whole turns that the seat could take, the best first, and what they could be taken for."""
    found = explore(find_game(asked.game), asked.view, asked.seat, asked.seed, MOST_TURNS)
    return {"goals": goals_of(found), "turns": [prospect.told() for prospect in found]}


HINT_SIMULATIONS: Final = 300
HINT_SECONDS: Final = 1.3


def advise(asked: Look) -> dict[str, Any]:
    """The turn the coach would take, with its reasons."""
    return coach.hint(find_game(asked.game), asked.view, asked.seat, asked.seed, HINT_SIMULATIONS, HINT_SECONDS)


def plan(asked: Look) -> dict[str, Any]:
    """Two or three ways to go on to the end, and what each needs by when."""
    return plans.plans(find_game(asked.game), asked.view, asked.seat, asked.seed, 0, asked.seconds)


class Weighing:
    """One moment of a finished game that is to be weighed."""

    def __init__(self, game: str, seats: int, options: dict[str, str], rows: list[coach.Row]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rows = rows
        self.moment: coach.Moment = (0, 0, 0)
        self.simulations = coach.SIMULATIONS
        self.seconds = 1.0


def weigh(asked: Weighing) -> dict[str, Any]:
    """What was played at a moment, and what would have been better."""
    game = find_game(asked.game)
    return coach.weigh_moment(
        game, asked.seats, asked.options, asked.rows, asked.moment, asked.simulations, asked.seconds
    )


class Upload:
    """A record somebody sent in, and how much of one is read."""

    def __init__(self, text: str, lang: str, most_rows: int, most_undos: int, seed: int | None) -> None:
        self.text = text
        self.lang = lang
        self.most_rows = most_rows
        self.most_undos = most_undos
        self.seed = seed


def read_record(asked: Upload) -> dict[str, Any]:
    """The match of a record as plain data, every row checked, and drawn what was to be drawn; or why it is refused."""
    from longcount.kernel import record
    from longcount.words import told

    try:
        match = record.read(asked.text, GAMES, most_rows=asked.most_rows, most_undos=asked.most_undos)
    except LongCountError as error:
        return {"refused": told(error, asked.lang)}
    match.settle(SecretChance() if asked.seed is None else SeededChance(asked.seed))
    return match_written(match)


def match_written(match: Match[Any]) -> dict[str, Any]:
    header, pending, outcome = match.header, match.game.pending(match.state), match.game.outcome(match.state)
    return {
        "game": header.game,
        "options": dict(header.options),
        "seats": list(header.seats),
        "remarks": dict(header.remarks),
        "rows": [[row.seat, kind_of(row), row.decision.text] for row in match.rows],
        "round": match.game.round(match.state) if match.rows else 0,
        "to_act": [] if outcome else list(pending.seats),
        "result": {"scores": outcome.scores, "winners": outcome.winners} if outcome else None,
    }


# --- questions that travel --------------------------------------------------------

QUICK: Final = (look_around, read_record)
"""What is worked out in a moment."""
Travelling = Look | Upload
WORKS: Final[dict[str, Callable[[Any], Any]]] = {
    work.__name__: work for work in (look_around, advise, plan, read_record)
}
"""What may be asked through the queue, by name. Nothing else is run there."""


def written(asked: Travelling) -> dict[str, Any]:
    """A question as plain data."""
    return vars(asked)


def read(work: str, told: dict[str, Any]) -> Travelling:
    """The question again."""
    kind: type[Travelling] = Upload if WORKS[work] is read_record else Look
    asked = kind.__new__(kind)
    asked.__dict__.update(told)
    return asked
