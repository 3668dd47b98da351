"""Who sat at a seat, and who agrees that somebody else may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("former", sa.String(32)))
    op.add_column("seats", sa.Column("wanted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("agreed", sa.Text, nullable=False, server_default=""))
