"""Where tables lie: `--data`, `--db` and `--config`, for every command that serves or cares for them."""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longcount.cli import screen
from longcount.cli.files import FileTrouble, plain_reason

if TYPE_CHECKING:
    from longcount.cli.care.settings_file import Read
    from longcount.server.settings import Settings

TABLES_FILE: Final = "tables.sqlite"
OWNER_ONLY: Final = 0o600


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="a file of settings (LONGCOUNT_CONFIG)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="DIR", help="the tables are kept in this folder")
    where.add_argument("--db", metavar="URL", help="the tables are kept in this PostgreSQL database")


def read_place(args: argparse.Namespace, given: Mapping[str, Any] | None = None) -> Read:
    """The settings, with what else stands on the command line."""
    from longcount.cli.care.settings_file import read_settings

    config = args.config or os.environ.get("LONGCOUNT_CONFIG")
    place: dict[str, Any] = {} if args.db is None else {"db": args.db}
    if args.data is not None:
        place = {"data": args.data.expanduser()}
    read = read_settings(Path(config) if config else None, {**(given or {}), **place})
    if config and read.sources["db"] == str(config):
        warn_of_readers(Path(config), read.settings.db)
    return read


def warn_of_readers(config: Path, db: str) -> None:
    """A password in a file that others may read is none."""
    from longcount.cli.care.settings_file import hide_password

    if hide_password(db) != db and config.stat().st_mode & 0o077:
        screen.complain(f"{config} has a password in it and can be read by others: chmod 600 {config}")


def make_folder(settings: Settings) -> None:
    """The folder of the tables, which hold secrets: for its owner alone."""
    with told_if_not_kept(settings):
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)


def make_place(settings: Settings) -> None:
    """The folder and the file of the tables, where they are kept in one."""
    if settings.db:
        return
    make_folder(settings)
    file = settings.data / TABLES_FILE
    with told_if_not_kept(settings):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        if file.stat().st_mode & 0o077:
            file.chmod(OWNER_ONLY)


@contextlib.contextmanager
def told_if_not_kept(settings: Settings) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        why = plain_reason(error)
        raise FileTrouble(f"Tables cannot be kept in {settings.data}: {why}. Use --data DIR.") from error


def name_of(settings: Settings) -> str:
    """The place in words; a password is not told."""
    from longcount.cli.care.settings_file import hide_password

    return hide_password(settings.db) if settings.db else str(settings.data / TABLES_FILE)
