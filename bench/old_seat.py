"""A seat for bots of another version of the program: started by `against.py` with that version's Python and sources.

It replays what it is told in the engine of its own version and says what its bots choose. A line of JSON comes in, a
line of JSON goes out:

    {"begin": {"game", "seats", "options", "bots": {seat: [name, seed]}}}    {}
    {"rows": [[seat, text], …], "ask": seat}                                 {"choice": text, "seconds": s}
    {"rows": [[seat, text], …], "may": [seat, text]}                         {"may": whether that is offered}
    {"rows": [[seat, text], …], "end": true}                                 {"points": [p, …]}

`{"parted": why}` says that its engine and the other one go different ways, `{"broken": why}` that a bot failed. Nothing
is used here but what versions have in common, from 0.1.0 on.
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
from importlib import import_module
from typing import Any

import longcount
from longcount.bots import find_bot


class Parted(Exception):
    """This engine does not offer what the other one did."""


class Table:
    """A game as this version sees it."""

    def __init__(self, game: str, seats: int, options: dict[str, str], bots: dict[str, Any]) -> None:
        self.game: Any = import_module(f"longcount.games.{game}").GAME
        self.state = self.game.new(seats, options)
        self.bots = {int(seat): find_bot(name, seed) for seat, (name, seed) in bots.items()}

    def follow(self, rows: list[tuple[int, str]]) -> None:
        for seat, text in rows:
            decision = self.game.catalogue.read(text)
            if decision not in self.offers(seat):
                raise Parted(f"'{text}' of seat {seat + 1} is not offered at '{self.game.pending(self.state).step}'")
            self.game.apply(self.state, seat, decision, None)

    def offers(self, seat: int) -> list[Any]:
        pending = self.game.pending(self.state)
        if seat not in pending.seats:
            raise Parted(f"seat {seat + 1} is not asked: '{pending.step}' waits for {list(pending.seats)}")
        return list(self.game.offers(self.state, seat))

    def choice(self, seat: int) -> dict[str, Any]:
        offers = self.offers(seat)
        view = self.game.view(self.state, seat)
        began = time.perf_counter()
        decision = self.bots[seat].choose(self.game, view, seat, offers)
        return {"choice": decision.text, "seconds": time.perf_counter() - began}

    def may(self, seat: int, text: str) -> dict[str, Any]:
        return {"may": self.game.catalogue.read(text) in self.offers(seat)}

    def points(self) -> dict[str, Any]:
        outcome = self.game.outcome(self.state)
        if outcome is None:
            raise Parted("the game is not over")
        return {"points": [outcome.points(seat) for seat in range(len(outcome.scores))]}


def answer(table: Table | None, message: dict[str, Any]) -> dict[str, Any]:
    if table is None:
        return {"broken": "no game has begun"}
    try:
        table.follow([(int(seat), str(text)) for seat, text in message["rows"]])
        if "may" in message:
            return table.may(*message["may"])
        return table.points() if "end" in message else table.choice(int(message["ask"]))
    except Parted as reason:
        return {"parted": str(reason)}
    except Exception as error:
        return {"broken": f"{type(error).__name__}: {error}"}


def tell(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    is_compiled = type(find_bot).__name__ != "function"
    tell({"version": longcount.__version__, "build": "compiled" if is_compiled else "interpreted"})
    table: Table | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if "begin" not in message:
            tell(answer(table, message))
            continue
        try:
            table = Table(**message["begin"])
            tell({})
        except Exception as error:
            tell({"broken": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # whoever asked went away
        main()
