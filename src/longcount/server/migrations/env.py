"""Alembic calls this; the connection is given by the store."""

from __future__ import annotations

from alembic import context

from longcount.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
