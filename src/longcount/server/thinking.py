"""What runs in a bot's process: a view and offers come in, the text of a decision goes out. Nothing else is known."""

from __future__ import annotations

import os
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


def think(game_name: str, bot: str, seed: int, view: dict[str, Any], seat: int, offers: list[str]) -> str:
    game = find_game(game_name)
    decisions = [game.catalogue.read(text) for text in offers]
    return find_bot(bot, seed).choose(game, view, seat, decisions).text
