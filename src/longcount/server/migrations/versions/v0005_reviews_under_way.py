"""Reviews under way are stored: any server shows them, and a process that dies takes none with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review_work",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("moments", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
    )
    op.create_index("review_work_by_asker", "review_work", ["asker"])
    op.create_table(
        "review_weighed",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("moment", sa.Integer, primary_key=True),
        sa.Column("is_look", sa.Boolean, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
