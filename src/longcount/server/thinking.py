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
from longcount.games import find_game
from longcount.kernel.speech import View

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


QUICK: Final = (look_around,)
"""What is worked out in a moment."""
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


# --- questions that travel --------------------------------------------------------

WORKS: Final[dict[str, Callable[[Any], Any]]] = {work.__name__: work for work in (look_around, advise, plan)}
"""What may be asked through the queue, by name. Nothing else is run there."""
ASKED: Final[dict[str, type[Look]]] = dict.fromkeys(WORKS, Look)


def written(asked: Look) -> dict[str, Any]:
    """A question as plain data."""
    return vars(asked)


def read(work: str, told: dict[str, Any]) -> Look:
    """The question again."""
    asked = ASKED[work].__new__(ASKED[work])
    asked.__dict__.update(told)
    return asked
