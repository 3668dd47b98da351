"""Packs: the shipped values, and those that players who own the game have entered.

A pack of one's own is a TOML file of the same schema as components.toml with a [pack] table (id, version, label) and
any rows that differ, matched by id; the two idol tracks are given as a whole. Tables and records name a pack by its
id, its version and a fingerprint of the values that matter in play.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final

from longcount.games.winter.checks import FIELDS, SINGLE, WHOLE, problems_of
from longcount.games.winter.components import SHIPPED, TABLE, Pack
from longcount.kernel.components import Table
from longcount.kernel.errors import BadData
from longcount.kernel.game import Option

FOLDER_VARIABLE: Final = "LONGCOUNT_PACKS"
"""The folder whose packs are known from the start."""
MOST_BYTES: Final = 500_000
MOST_LETTERS: Final = 80
"""Of the title by which a pack is chosen."""
SHIPPED_TITLE: Final = "The reconstruction shipped here"

PACKS: Final[dict[str, Pack]] = {}
TROUBLES: Final[dict[str, str]] = {}
"""Files of the folder that could not be read, and why."""


def register(pack: Pack) -> str:
    """Makes a pack known to tables and records; returns the name they use."""
    if pack.name not in PACKS:
        pack.number = len(PACKS)
        PACKS[pack.name] = pack
    return pack.name


DEFAULT: Final = register(SHIPPED)


def pack_option() -> Option:
    return Option("pack", tuple(PACKS), DEFAULT, "B-05", tuple([title_of(pack) for pack in PACKS.values()]))


def title_of(pack: Pack) -> str:
    """What people choose a pack by: its id, its version and the beginning of its label."""
    if pack is SHIPPED:
        return SHIPPED_TITLE
    about = pack.table["pack"]
    title = f"{about['id']} {about['version']}: {pack.label}"
    return title if len(title) <= MOST_LETTERS else title[: MOST_LETTERS - 1] + "…"


# --- reading ----------------------------------------------------------------------


def check_pack(text: str) -> list[str]:
    """Everything that is wrong with the text of a pack, a sentence each; none if it can be played."""
    try:
        own = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"This is not TOML: {error}."]
    found = problems_of(own)
    if found:
        return found
    try:
        Pack(laid_over(own))
    except BadData as error:
        return [f"{error}."]
    return []


def read_pack(text: str) -> Pack:
    """The pack of a text; raises BadData with the first thing that is wrong."""
    found = check_pack(text)
    if found:
        raise BadData(found[0])
    return Pack(laid_over(tomllib.loads(text)))


def laid_over(own: Table) -> Table:
    """The shipped tables with the rows and values of a pack in their place."""
    table: Table = dict(TABLE)
    for name, content in own.items():
        if name in ("pack", "sources") or name in WHOLE:
            table[name] = content
        elif name in SINGLE:
            table[name] = {**TABLE[name], **content}
        elif name in FIELDS:
            rows = {row["id"]: row for row in content}
            table[name] = [{**row, **rows.get(row["id"], {})} for row in TABLE[name]]
    return table


def load_folder(folder: Path) -> None:
    """Registers every pack of a folder; what cannot be read is noted."""
    for path in sorted(folder.glob("*.toml")):
        try:
            if path.stat().st_size > MOST_BYTES:
                raise BadData("This is too long to be a pack.")
            register(read_pack(path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError, BadData) as error:
            TROUBLES[path.name] = str(error)


if os.environ.get(FOLDER_VARIABLE):
    load_folder(Path(os.environ[FOLDER_VARIABLE]))
