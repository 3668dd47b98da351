"""SQLite is for one server: whoever serves a file holds a lock beside it.

The lock is the system's: it ends with the process, however that ends. The file stays, and says who held it last.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from longcount.server.errors import NotNow


@contextlib.contextmanager
def held(url: str) -> Iterator[None]:
    """For as long as the tables of this database are served; raises NotNow if somebody else does already."""
    file = file_of(url)
    if file is None:
        yield
        return
    beside = file.with_name(f"{file.name}.lock")
    with os.fdopen(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600), "r+") as lock:
        if not is_locked_now(lock.fileno()):
            process = lock.read().strip() or "?"
            raise NotNow(
                "Another server (process {process}) uses {file} already: stop it first, or choose another folder.",
                process=process,
                file=str(file),
            )
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None if it is another one."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or place.database in (None, "", ":memory:"):
        return None
    return Path(str(place.database))


def is_locked_now(handle: int) -> bool:
    """Takes the lock if it is free."""
    if sys.platform == "win32":  # pragma: no cover
        return True  # SQLite's own locks keep the file whole there
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
