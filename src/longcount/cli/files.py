"""Records on disk: reading with care, writing whole or not at all, and where saved games live."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from longcount.games import GAMES
from longcount.kernel import record
from longcount.kernel.errors import LongCountError, RecordError
from longcount.kernel.match import Match

SUFFIX: Final = ".lc"
_MOST_BYTES: Final = 4 * record.MOST_CHARACTERS


class FileTrouble(LongCountError):
    """A file that cannot be read or written."""


# --- reading --------------------------------------------------------------------


def read_match(path: Path) -> Match[Any]:
    """The match of a record file; every trouble is told with the file's name."""
    text = read_text(path)
    try:
        return record.read(text, GAMES)
    except RecordError as error:
        raise FileTrouble(f"{path}, {error}" if error.line else f"{path}: {error}") from error


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise FileTrouble(f"{path} cannot be read: {plain_reason(error)}.") from error
    if not data:
        raise FileTrouble(f"{path} is empty.")
    if len(data) > _MOST_BYTES:
        raise FileTrouble(f"{path} is too long to be a record.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{path} is no record: byte {error.start + 1} is not text (UTF-8).") from error


def plain_reason(error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file or folder"
        case IsADirectoryError():
            return "it is a folder"
        case PermissionError():
            return "it is not allowed"
        case _:
            return (error.strerror or str(error)).lower()


# --- writing --------------------------------------------------------------------


def write_text(path: Path, text: str) -> None:
    """Whole or not at all: the text goes to a neighbour first, which then takes the file's place."""
    beside = path.parent / f".{path.name}.{os.getpid()}.part"
    try:
        if path.is_dir():
            raise IsADirectoryError
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise FileTrouble(f"{path} cannot be written: {plain_reason(error)}.") from error


def write_new(path: Path, text: str) -> None:
    """The same, but never over a file that is there already."""
    if path.exists() and not path.is_dir():
        raise FileTrouble(f"{path} exists already: name another file, or remove it first.")
    write_text(path, text)


# --- saved games ----------------------------------------------------------------


def data_folder() -> Path:
    """LONGCOUNT_DATA, else the user's data directory."""
    own = os.environ.get("LONGCOUNT_DATA")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "longcount"


def new_autosave(game: str) -> Path:
    """A file for a new game, named after the moment it began."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble(
            f"Games cannot be saved in {folder}: {plain_reason(error)}. Use --save FILE, or set LONGCOUNT_DATA."
        ) from error
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    tries = [folder / f"{stem}{SUFFIX}", *[folder / f"{stem}-{n}{SUFFIX}" for n in range(2, 100)]]
    return next(path for path in tries if not path.exists())


def latest_autosave(game: str) -> Path:
    """The saved game that was played last."""
    saved = list((data_folder() / "games").glob(f"{game}-*{SUFFIX}"))
    if not saved:
        raise FileTrouble(f"No saved game of {game} lies in {data_folder() / 'games'}.")
    return max(saved, key=lambda path: path.stat().st_mtime_ns)
