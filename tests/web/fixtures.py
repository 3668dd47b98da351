"""What the front end's own tests read: games played by seeded dice, as the server tells them.

`python tests/web/fixtures.py` writes web/src/games/<game>/fixture.json anew (make fixtures); with --check it only says
which of them are stale. A fixture holds the printed components and a few tables: the log as a watcher knows it, and the
messages `state` to whoever was asked, one for each new kind of question or answer.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import orjson

from longcount.games import find_game
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import choose_options
from longcount.server.live import LiveTable
from longcount.server.seating import PERSON, PLAYING, Seat, Table
from longcount.words import ENGLISH

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
MINUTE: Final = 60_000
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
TABLES: Final[dict[str, list[tuple[int, dict[str, str], int]]]] = {
    "tzolkin": [(2, {}, 65), (4, {}, 50), (3, {}, 10)],
    "tikal": [(4, {}, 17), (2, {"version": "auction"}, 6)],
    "winter": [
        (3, {"draft": "setup"}, 29),
        (4, {"draft": "chiefs", "rest_tokens": "yes", "glacier_tokens": "yes"}, 22),
    ],
}
"""For each game: seats, options and seed of the tables to play; dice that meet nearly every kind of question."""


def main(arguments: list[str]) -> str | None:
    """What is wrong, if anything."""
    stale = [game for game in TABLES if not is_written(game, "--check" in arguments)]
    return f"Stale fixtures: {', '.join(stale)}. `make fixtures` makes them anew." if stale else None


def is_written(game: str, is_check: bool) -> bool:
    path, told = GAMES / game / "fixture.json", fixture(game)
    if is_check:
        return path.exists() and path.read_bytes() == told
    path.write_bytes(told)
    return True


def fixture(game: str) -> bytes:
    """A fixture as it is kept: one line for each message, so that what changed is seen."""
    components = find_game(game).components(choose_options(find_game(game).options, {}))
    seen: set[str] = set()
    tables = b",\n".join(told(*play(game, *table, seen)) for table in TABLES[game])
    return b'{"components":%b,\n"tables":[\n%b]}\n' % (orjson.dumps(components), tables)


def told(live: LiveTable, states: list[dict[str, Any]]) -> bytes:
    return b'{"states":[\n%b],\n"rows":[\n%b]}' % (lines(states), lines(orjson.loads(live.log_text(None, ENGLISH))))


def lines(messages: list[dict[str, Any]]) -> bytes:
    return b",\n".join(orjson.dumps(message, option=orjson.OPT_SORT_KEYS) for message in messages)


def play(
    game: str, seats: int, options: dict[str, str], seed: int, seen: set[str]
) -> tuple[LiveTable, list[dict[str, Any]]]:
    """A whole game, and the states of it in which something is asked or offered that was not seen before."""
    live, dice, chance = open_table(game, seats, options), Dice(seed), SeededChance(seed)
    states: list[dict[str, Any]] = []
    live.settle(chance)
    while not live.is_over:
        seat = live.to_act[0]
        offers = [offer.text for offer in live.game.offers(live.state, seat)]
        kinds = {f"step {live.pending.step}", *(text.split()[0] for text in offers)}
        if not kinds <= seen:
            states.append(live.message(seat, ENGLISH))
            seen |= kinds
        live.play(seat, offers[dice.below(len(offers))], chance)
    live.times = [seq * MINUTE for seq in range(1, live.seq + 1)]
    return live, [*states, live.message(None, ENGLISH)]


def open_table(game: str, seats: int, options: dict[str, str]) -> LiveTable:
    found = find_game(game)
    chosen = choose_options(found.options, options)
    table = Table("fixture", game, found.edition, chosen, False, PLAYING, "", 0, 0)
    return LiveTable(table, [Seat("fixture", seat, PERSON, NAMES[seat]) for seat in range(seats)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
