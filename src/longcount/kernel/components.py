"""Loads a game's components.toml and checks what every such file promises.

Every row has an id, a source and a status. What is not `verified` can be listed, so that a player sees it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from longcount.kernel.errors import BadData

STATUSES: Final = ("verified", "probable", "conflict", "invented")
Table = dict[str, Any]
Row = dict[str, Any]


def load(path: Path) -> Table:
    """The tables of a component file, after the checks."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    check_rows(data)
    return data


def load_game(folder: Path) -> Table:
    """The component file of a game with those of its modules behind it; a module's rows say which one they are of."""
    data = load(folder / "components.toml")
    for path in sorted(folder.glob("modules/*/components.toml")):
        module = tomllib.loads(path.read_text(encoding="utf-8"))
        for table, rows in module.items():
            data[table] = [*data[table], *[{**row, "module": path.parent.name} for row in rows]]
    check_rows(data)
    return data


def rows_of(data: Table) -> list[tuple[str, Row]]:
    """Every row that describes a printed component, with the name of its table."""
    found: list[tuple[str, Row]] = []
    for table, content in data.items():
        if isinstance(content, list):
            found += [(table, row) for row in content]
        elif isinstance(content, dict) and "status" in content:
            found.append((table, {"id": table, **content}))
    return found


def check_rows(data: Table) -> None:
    """Ids are unique, every row has a source that is explained and a status that is known."""
    seen: set[str] = set()
    for table, row in rows_of(data):
        name = str(row.get("id", ""))
        if not name or name in seen:
            raise BadData(f"{table}: the id '{name}' is missing or stands twice")
        seen.add(name)
        if row.get("status") not in STATUSES:
            raise BadData(f"{name}: status must be one of {', '.join(STATUSES)}")
        unknown = [code for code in str(row.get("source", "")).split() if code not in data["sources"]]
        if unknown or not row.get("source"):
            raise BadData(f"{name}: source '{row.get('source', '')}' is not explained in [sources]")


def not_verified(data: Table) -> list[tuple[str, Row]]:
    """The rows a player should take with care."""
    return [(table, row) for table, row in rows_of(data) if row["status"] != "verified"]
