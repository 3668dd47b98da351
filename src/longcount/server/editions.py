"""Tables are read by the rules they were played with. Where these are not here any more, a table is a record only.

The edition stands with the table since it was opened. Another edition may offer other decisions or draw from other
components: its log would be refused somewhere or, worse, tell another game. So it is never replayed; it is shown as it
is stored, and what may have been secret stays so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longcount.games import GAMES
from longcount.kernel.game import Game
from longcount.kernel.pending import CHANCE
from longcount.kernel.record import FIRST_LINE, HIDDEN, RULE_OFF
from longcount.server.errors import RecordOnly
from longcount.server.seating import OVER, Seat, StoredRow, Table


def game_of(table: Table) -> Game[Any]:
    """The game by whose rules a table is played; raises RecordOnly if they are not here."""
    game = GAMES.get(table.game)
    if game is None:
        raise RecordOnly(
            "The game '{game}' is not on this server any more. What is stored of this table can be downloaded: {path}",
            game=table.game,
            path=path_of(table),
        )
    if game.edition != table.edition:
        raise RecordOnly(
            "This table is of edition '{theirs}', and this server plays '{ours}': it cannot be played on or replayed. "
            "What is stored of it can be downloaded: {path}",
            theirs=table.edition,
            ours=game.edition,
            path=path_of(table),
        )
    return game


def path_of(table: Table) -> str:
    return f"/api/tables/{table.id}/record"


def bare_record(table: Table, seats: Sequence[Seat], rows: Sequence[StoredRow], user: str) -> str:
    """A log as it is stored, in the form of a record. Before the end everybody gets their own decisions only."""
    mine = {seat.seat for seat in seats if seat.holder == user}
    options = ", ".join(f"{name}={value}" for name, value in table.options.items())
    lines = [
        FIRST_LINE,
        f"game: {table.game}",
        f"edition: {table.edition}",
        f"seats: {', '.join(seat.written_name for seat in seats)}",
        *([f"options: {options}"] if options else []),
        "# As it is stored: the rules of this edition are not here, and nothing of it was replayed.",
        RULE_OFF,
    ]
    for row in rows:
        is_open = table.status == OVER or row.seat in mine
        lines.append(f"{'*' if row.seat == CHANCE else row.seat + 1} {row.text if is_open else HIDDEN}")
    return "\n".join(lines) + "\n"
