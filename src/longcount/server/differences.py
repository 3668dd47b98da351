"""What has changed between two views of the same seat: the places that are to be set, each by its path.

Only what is new is told: a value that changed, wherever it stands. Where names were added or taken away, or a list grew
or shrank, the whole of it is set.
"""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]
Change = tuple[Path, Any]


def difference(old: Any, new: Any) -> list[Change]:
    """The places of `new` that differ; setting them in `old` gives `new`."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for name, value in new.items():
            if is_other(old[name], value):
                _compare(old[name], value, (*path, name), found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for place, value in enumerate(new):
            if is_other(old[place], value):
                _compare(old[place], value, (*path, place), found)
    else:
        found.append((path, new))


def is_other(old: Any, new: Any) -> bool:
    """Python takes 1 for True; JSON does not."""
    return old != new or type(old) is not type(new)
