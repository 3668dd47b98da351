"""When the database is away for a moment: told from everything else that can go wrong, and waited out."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from longcount.server.errors import Away

AWAY: Final = ("08", "57P", "40")
"""Classes of SQLSTATE: no connection; the database stops, starts, or cut the line; two waited for each other."""
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 2.0


def is_outage(error: BaseException) -> bool:
    """Whether the same may succeed in a moment: the database could not be reached, or the line was cut."""
    if isinstance(error, OSError | TimeoutError | InterfaceError | NoConnectionFree | Away):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(cause, "sqlstate", None) or "").startswith(AWAY)


@contextlib.contextmanager
def told_as_away() -> Iterator[None]:
    """Whatever says that the database is away becomes one error."""
    try:
        yield
    except Exception as error:
        if is_outage(error) and not isinstance(error, Away):
            raise Away from error
        raise


def waits() -> Iterator[float]:
    """Seconds between one try and the next: soon at first, then with patience."""
    wait = FIRST_WAIT
    while True:
        yield wait
        wait = min(LONGEST_WAIT, 2 * wait)
