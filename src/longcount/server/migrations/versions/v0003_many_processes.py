"""Several servers on one database: what only one of them knew until now is kept here."""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_tables", sa.Column("vote", sa.Text))
    op.add_column("game_tables", sa.Column("deadline", sa.BigInteger))
    op.add_column("seats", sa.Column("since", sa.BigInteger))
    op.create_index("game_tables_by_deadline", "game_tables", ["deadline"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("presence_by_process", "presence", ["process"])
    start_clocks(op.get_bind())


def start_clocks(connection: sa.Connection) -> None:
    """Whoever is asked at a table with clocks begins to think now: until now only memory knew since when."""
    now = time.time_ns() // 1_000_000
    running = "SELECT id, minutes, to_act FROM game_tables WHERE status = 'playing' AND minutes IS NOT NULL"
    for table in connection.execute(sa.text(running)).all():
        left: list[int] = []
        for seat in json.loads(table.to_act):
            here = {"id": table.id, "seat": seat, "now": now}
            begin = "UPDATE seats SET since = :now WHERE table_id = :id AND seat = :seat"
            connection.execute(sa.text(begin), here)
            asked = "SELECT spent FROM seats WHERE table_id = :id AND seat = :seat AND kind = 'person'"
            left += [table.minutes * 60_000 - row.spent for row in connection.execute(sa.text(asked), here)]
        if left:
            ends = {"id": table.id, "deadline": now + min(left)}
            connection.execute(sa.text("UPDATE game_tables SET deadline = :deadline WHERE id = :id"), ends)
