"""`longcount rules`: the rulebook in our words, by id, by chapter, by words."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from longcount.cli import screen
from longcount.cli.language import speech
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.shown import rulebook_of
from longcount.games import GAMES, find_game
from longcount.kernel.game import Game, Option
from longcount.kernel.rulebook import Rule, Rulebook, Ruling

LOOKS_LIKE_ID = re.compile(r"[A-Z]-[A-Z0-9]+(-\d+)?|Q\d+|AMB-\d+\w?")
EXAMPLES = """\
  longcount rules                   the chapters of every game
  longcount rules T-PLACE           a chapter
  longcount rules K-MOVE-03         a rule, with its edge cases and rulings; its id says of which game
  longcount rules Q9                a ruling on what the rulebook leaves open
  longcount rules options --game tikal    all rulings that players may choose
  longcount rules burn forest       every rule with these words"""


def add_parser(commands: Subparsers) -> None:
    text = "Looks up rules, rulings and options of a game by id or by words."
    parser = teaching_parser(commands, "rules", "look up a rule", text, EXAMPLES)
    parser.add_argument("words", nargs="*", metavar="ID or WORDS", help="a rule, chapter or ruling, or words to search")
    parser.add_argument("--game", metavar="GAME", help="only of this game (default: of all)")


def run(args: argparse.Namespace) -> int:
    asked = [find_game(args.game)] if args.game else list(GAMES.values())
    books = [(game, book) for game in asked if (book := rulebook_of(game)) is not None]
    look_up_in(screen.out(), books, " ".join(args.words))
    return 0


Books = Sequence[tuple[Game[Any], Rulebook]]


def look_up(console: Console, game: Game[Any], book: Rulebook, text: str) -> None:
    """Prints what a text asks for; raises BadArgument when there is nothing."""
    look_up_in(console, [(game, book)], text)


def look_up_in(console: Console, books: Books, text: str) -> None:
    """The same in several books: an id says by itself which one is meant."""
    wanted = text.strip().upper()
    holding = [(game, book) for game, book in books if has(book, wanted)]
    if not holding and LOOKS_LIKE_ID.fullmatch(wanted):
        raise BadArgument(unknown_id(books, wanted))
    found = 0
    for game, book in holding or books:
        if len(holding or books) > 1:
            console.print(Text(game.title, style="bold underline"))
        found += show_in(console, game, book, text)
    if not found:
        raise BadArgument(f"No rule has the words '{text.strip()}'. `longcount rules` lists the chapters.")


def has(book: Rulebook, wanted: str) -> bool:
    return wanted in book.rules or wanted in book.chapters or wanted in book.rulings


def show_in(console: Console, game: Game[Any], book: Rulebook, text: str) -> int:
    """What one book has on a text; how much it was."""
    wanted = text.strip().upper()
    if not wanted:
        show_chapters(console, book)
    elif wanted == "OPTIONS":
        for option in game.options:
            show_option(console, game, option)
    elif wanted in book.rules:
        show_rule(console, game, book, book.rules[wanted])
    elif wanted in book.chapters:
        show_chapter(console, book, wanted)
    elif wanted in book.rulings:
        show_ruling(console, game, book, book.rulings[wanted])
    else:
        return search(console, book, text)
    return 1


def unknown_id(books: Books, wanted: str) -> str:
    known = [name for _, book in books for name in (*book.rules, *book.chapters, *book.rulings)]
    near = get_close_matches(wanted, known, n=3, cutoff=0.5)
    return f"There is no rule '{wanted}'." + (f" Close to it: {', '.join(near)}." if near else "")


# --- lists ------------------------------------------------------------------------


def listing() -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    return table


def show_chapters(console: Console, book: Rulebook) -> None:
    table = listing()
    for name, title in book.chapters.items():
        rules = sum(1 for rule in book.rules.values() if rule.chapter == name)
        table.add_row(name, f"{title} ({rules} rules)")
    console.print(table)
    console.print(Text(f"{len(book.rulings)} rulings, {len(book.options)} options: try `longcount rules options`."))


def show_chapter(console: Console, book: Rulebook, chapter: str) -> None:
    console.print(Text(f"{chapter} · {book.chapters[chapter]}", style="bold"))
    table = listing()
    for rule in book.rules.values():
        if rule.chapter == chapter:
            table.add_row(rule.name, Text(rule.text))
    console.print(table)


def search(console: Console, book: Rulebook, text: str) -> int:
    """Rules and rulings that hold all the words, whatever their order; how many there are."""
    words = text.lower().split()
    table = listing()
    for rule in book.rules.values():
        if holds(words, rule.text, rule.edge, book.chapters[rule.chapter]):
            table.add_row(rule.name, Text(rule.text))
    for ruling in book.rulings.values():
        if holds(words, ruling.question, ruling.answer, ruling.option):
            table.add_row(ruling.name, Text(ruling.question))
    if table.row_count:
        console.print(table)
    return table.row_count


def holds(words: list[str], *texts: str) -> bool:
    all_text = " ".join(texts).lower()
    return all(word in all_text for word in words)


# --- one rule ---------------------------------------------------------------------


def show_rule(console: Console, game: Game[Any], book: Rulebook, rule: Rule) -> None:
    pages = f" · rulebook page {rule.pages}" if rule.pages else ""
    console.print(Text(rule.name, style="bold cyan").append(f" · {book.chapters[rule.chapter]}{pages}", style="dim"))
    console.print(Text(rule.text))
    if rule.edge:
        console.print(Text("Edge: ", style="bold").append(rule.edge, style="not bold"))
    for name in rule.rulings:
        show_ruling(console, game, book, book.rulings[name], indent=2)
    for option in game.options:
        if option.ruling == rule.name:
            show_option(console, game, option, indent=2)


def show_ruling(console: Console, game: Game[Any], book: Rulebook, ruling: Ruling, indent: int = 0) -> None:
    text = Text(ruling.name, style="bold cyan").append(f" · {ruling.question}", style="not bold default")
    text.append("\nAnswer: ", style="bold default").append(ruling.answer, style="not bold default")
    text.append("\nReason: ", style="bold default").append(ruling.reason, style="not bold default")
    if not indent and ruling.rules:
        text.append("\nRules: ", style="bold default").append(", ".join(ruling.rules), style="not bold default")
    console.print(Padding(text, (0, 0, 0, indent)))
    for option in game.options:
        if option.name == ruling.option:
            show_option(console, game, option, indent=indent + 2)


def show_option(console: Console, game: Game[Any], option: Option, indent: int = 0) -> None:
    words = speech(game)
    text = Text("option ", style="dim").append(option.name, style="bold magenta not dim")
    values = " | ".join(value + (" (default)" if value == option.default else "") for value in option.values)
    text.append(f" = {values} · {option.ruling}\n", style="not dim").append(words.option(option.name), style="not dim")
    console.print(Padding(text, (0, 0, 0, indent)))
