"""Why a database cannot be used, in a sentence."""

from __future__ import annotations

import contextlib
import re
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from longcount.cli.care.place import name_of
from longcount.cli.files import plain_reason
from longcount.kernel.errors import LongCountError

if TYPE_CHECKING:
    from longcount.server.settings import Settings


class StartTrouble(LongCountError):
    """Tables that cannot be opened."""


@contextlib.contextmanager
def told_why(settings: Settings) -> Iterator[None]:
    """What goes wrong with the database inside becomes a sentence; what is no such trouble stays what it is."""
    try:
        yield
    except (KeyboardInterrupt, LongCountError):
        raise
    except Exception as error:
        sentence = why_not(error, name_of(settings))
        if sentence is None:
            raise
        raise StartTrouble(sentence) from error


def why_not(error: BaseException, place: str) -> str | None:
    """Looks through the errors that led to each other for one that says something to people."""
    seen: BaseException | None = error
    while seen is not None:
        sentence = by_kind(seen, place) or by_words(seen, place)
        if sentence is not None:
            return sentence
        seen = seen.__cause__ or seen.__context__
    return STOPPING.format(place=place) if is_cut_off(error) else None


def is_cut_off(error: BaseException | None) -> bool:
    """Whether the line to the database was cut while it was used, by either of the libraries that speak to it."""
    from longcount.server.outages import is_outage

    while error is not None:
        if is_outage(error) or type(error).__module__.startswith("psycopg"):
            return True
        error = error.__cause__ or error.__context__
    return False


READ_ONLY: Final = "{place} cannot be written to: it is for reading only."
FULL: Final = "{place} cannot be written to: the disk is full."
DAMAGED: Final = (
    "{place} is damaged or no file of tables. `longcount restore` brings back a backup into another folder."
)
CLOSED: Final = "{place} cannot be opened: look whether it is a file and its folder may be written to."
NEWER: Final = "{place} was written by a newer version of Long Count (form {0}): update the program."
STOPPING: Final = "The database behind {place} is starting or stopping: try again in a moment."
NO_ADDRESS: Final = "{place} is no address of a database. It reads postgresql://user:password@host/name."

BY_WORDS: Final = {
    r"file is not a database|image is malformed|malformed database": DAMAGED,
    r"unable to open database file": CLOSED,
    r"attempt to write a readonly database|read-only transaction": READ_ONLY,
    r"database or disk is full|No space left|could not extend file": FULL,
    r"database is locked": "{place} is in use by something that does not let go of it.",
    r"Can't locate revision identified by '([^']*)'": NEWER,
    r"Could not parse SQLAlchemy URL|Can't load plugin|invalid literal for int|invalid DSN": NO_ADDRESS,
}
"""What tells the errors of SQLite and of others apart is their words only."""

BY_KIND: Final = {
    "InvalidPasswordError": "The database refuses the password for {place}.",
    "InvalidAuthorizationSpecificationError": "The database does not know this user, or does not let it in: {place}.",
    "InvalidCatalogNameError": "There is no such database: {place}. Make it first (createdb).",
    "InsufficientPrivilegeError": "The user of {place} has no right to write there.",
    "ReadOnlySQLTransactionError": READ_ONLY,
    "DiskFullError": FULL,
    "TooManyConnectionsError": "The database has no connection left for {place}.",
    "CannotConnectNowError": STOPPING,
}
"""Errors of asyncpg, which need not be installed."""


def by_words(error: BaseException, place: str) -> str | None:
    for pattern, sentence in BY_WORDS.items():
        found = re.search(pattern, str(error))
        if found:
            return sentence.format(*found.groups(), place=place)
    return None


def by_kind(error: BaseException, place: str) -> str | None:
    if type(error).__name__ in BY_KIND:
        return BY_KIND[type(error).__name__].format(place=place)
    if isinstance(error, socket.gaierror):
        return f"There is no such machine: {place}."
    if isinstance(error, ConnectionError):
        return f"Nobody answers at {place}: look whether the database runs and listens there."
    if isinstance(error, TimeoutError):
        return f"{place} does not answer in time."
    return f"{place} cannot be used: {plain_reason(error)}." if isinstance(error, OSError) else None
