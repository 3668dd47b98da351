"""Who sits where: kinds of seats (you, or a bot's name) and their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longcount.bots import BOTS, SEARCH, UnknownBot, find_bot
from longcount.cli.parsers import BadArgument

YOU: Final = "you"
LONGEST_NAME: Final = 24
PLAYERS: Final = "players"
"""The remark of a record that says who plays: `you, regular`."""
USUAL_BOT: Final = "regular"
"""Who plays if nobody chooses."""


def read_kinds(text: str) -> list[str]:
    """`you,strong,regular`."""
    kinds = [part.strip().lower() for part in text.split(",")]
    for kind in kinds:
        if kind != YOU:
            check_bot(kind)
    return kinds


def check_bot(name: str) -> None:
    """A bot by its name, or a search with its budget."""
    if name not in BOTS and not name.startswith(SEARCH):
        raise UnknownBot(f"A seat is 'you' or a bot ({', '.join(BOTS)}, {SEARCH}:500), not '{name}'.")
    find_bot(name, 0)


def default_kinds(seats: int) -> list[str]:
    return [YOU] + [USUAL_BOT] * (seats - 1)


def read_names(text: str, seats: int) -> list[str]:
    names = [part.strip() for part in text.split(",")]
    if len(names) != seats:
        raise BadArgument(f"There are {seats} seats but {len(names)} names: give one name per seat.")
    for name in names:
        check_name(name)
    if len(set(names)) != seats:
        raise BadArgument("Two seats have the same name: give each its own.")
    return names


def check_name(name: str) -> None:
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadArgument(f"A name has 1 to {LONGEST_NAME} printable letters; one of yours has not.")


def default_names(kinds: Sequence[str]) -> list[str]:
    """`You` for a single person; kinds that occur more than once are numbered by their seat."""
    return [kind.title() if kinds.count(kind) == 1 else numbered(kind, seat) for seat, kind in enumerate(kinds)]


def numbered(kind: str, seat: int) -> str:
    return f"{'Player' if kind == YOU else kind.title()} {seat + 1}"
