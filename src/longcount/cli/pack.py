"""`longcount pack`: values of components that players have entered from a game they own."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.text import Text

from longcount.cli import files, screen
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.games.winter import know_packs
from longcount.games.winter.packs import DEFAULT, FOLDER_VARIABLE, PACKS, TROUBLES, check_pack, load_folder, read_pack

EXAMPLES = """\
  longcount pack check mybox.toml                     what is wrong with it, if anything
  longcount pack add mybox.toml                       tables may choose it from now on
  longcount pack list
  longcount play winter --option pack=mybox-1@0a1b2c3d"""


def add_parser(commands: Subparsers) -> None:
    text = """\
The icons of Endless Winter shipped here are a reconstruction. Whoever owns the game can write the true
values into a file of the same schema (see games/winter/components.toml; only rows that differ are needed,
matched by id), check it, and play with it. A record names the pack with a fingerprint of its values."""
    parser = teaching_parser(commands, "pack", "component values of your own", text, EXAMPLES)
    parser.add_argument("action", choices=("check", "add", "list"), help="what to do")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a pack (TOML)")


def own_folder() -> Path:
    """LONGCOUNT_PACKS, else a folder beside the saved games."""
    return Path(os.environ.get(FOLDER_VARIABLE) or files.data_folder() / "packs")


def load_own_packs() -> None:
    """Makes the packs of the folder known, here and in the processes that this one starts."""
    folder = own_folder()
    if folder.is_dir():
        os.environ[FOLDER_VARIABLE] = str(folder)
        load_folder(folder)
        know_packs()


def run(args: argparse.Namespace) -> int:
    if args.action == "list":
        return show_packs()
    if args.file is None:
        raise BadArgument(f"`longcount pack {args.action}` needs a file.")
    text = files.read_text(args.file)
    problems = check_pack(text)
    console = screen.out()
    for problem in problems:
        console.print(Text(f"{args.file}: {screen.clean(problem)}", style="red"), soft_wrap=True)
    if problems:
        return 1
    pack = read_pack(text)
    console.print(Text(f"{args.file} is a good pack: {pack.name}", style="green"), soft_wrap=True)
    if args.action == "add":
        add(args.file, text)
        console.print(Text(f"Choose it with: longcount play winter --option pack={pack.name}"), soft_wrap=True)
    return 0


def add(path: Path, text: str) -> None:
    folder = own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.FileTrouble(f"{folder} cannot be made: {files.plain_reason(error)}.") from error
    files.write_text(folder / path.with_suffix(".toml").name, text)


def show_packs() -> int:
    console = screen.out()
    for name, pack in PACKS.items():
        shipped = " (shipped)" if name == DEFAULT else ""
        console.print(Text(f"{name}{shipped}: {screen.clean(pack.label)}"), soft_wrap=True)
    for name, trouble in TROUBLES.items():
        console.print(Text(f"{name} cannot be used: {screen.clean(trouble)}", style="red"), soft_wrap=True)
    return 1 if TROUBLES else 0
