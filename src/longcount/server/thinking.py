"""What runs in a bot's process: a view and offers come in, the text of a decision goes out. Nothing else is known."""

from __future__ import annotations

import os
import secrets
import signal
import threading
from multiprocessing import connection, parent_process
from typing import Any

from longcount.bots import find_bot
from longcount.games import find_game


def begin() -> None:
    """A keyboard interrupt is the server's business; without the server there is nothing to do here."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class Question:
    """What a bot is asked: which bot of which game, what it sees, what it may answer, what it remembers."""

    def __init__(self, game: str, bot: str, view: dict[str, Any], seat: int, offers: list[str]) -> None:
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
