"""`longcount rules`: the rulebook in our words, by id, by chapter, by words."""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from longcount.cli import screen
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.shown import show_of
from longcount.kernel.game import Option
from longcount.kernel.rulebook import Rule, Rulebook, Ruling

LOOKS_LIKE_ID = re.compile(r"[A-Z]-[A-Z0-9]+(-\d+)?|Q\d+")
EXAMPLES = """\
  longcount rules                   the chapters
  longcount rules T-PLACE           a chapter
  longcount rules T-PLACE-05        a rule, with its edge cases and rulings
  longcount rules Q9                a ruling on what the rulebook leaves open
  longcount rules options           all rulings that players may choose
  longcount rules burn forest       every rule with these words"""


def add_parser(commands: Subparsers) -> None:
    text = "Looks up rules, rulings and options of a game by id or by words."
    parser = teaching_parser(commands, "rules", "look up a rule", text, EXAMPLES)
    parser.add_argument("words", nargs="*", metavar="ID or WORDS", help="a rule, chapter or ruling, or words to search")
    parser.add_argument("--game", default="tzolkin", metavar="GAME", help="of which game (default: tzolkin)")


def run(args: argparse.Namespace) -> int:
    look_up(screen.out(), show_of(args.game).rulebook, " ".join(args.words))
    return 0


def look_up(console: Console, book: Rulebook, text: str) -> None:
    """Prints what a text asks for; raises BadArgument when there is nothing."""
    wanted = text.strip().upper()
    if not wanted:
        show_chapters(console, book)
    elif wanted == "OPTIONS":
        for option in book.options:
            show_option(console, option)
    elif wanted in book.rules:
        show_rule(console, book, book.rules[wanted])
    elif wanted in book.chapters:
        show_chapter(console, book, wanted)
    elif wanted in book.rulings:
        show_ruling(console, book, book.rulings[wanted])
    elif LOOKS_LIKE_ID.fullmatch(wanted):
        raise BadArgument(unknown_id(book, wanted))
    else:
        search(console, book, text)


def unknown_id(book: Rulebook, wanted: str) -> str:
    known = [*book.rules, *book.chapters, *book.rulings]
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


def search(console: Console, book: Rulebook, text: str) -> None:
    """Rules and rulings that hold all the words, whatever their order."""
    words = text.lower().split()
    table = listing()
    for rule in book.rules.values():
        if holds(words, rule.text, rule.edge, book.chapters[rule.chapter]):
            table.add_row(rule.name, Text(rule.text))
    for ruling in book.rulings.values():
        if holds(words, ruling.question, ruling.answer, ruling.option):
            table.add_row(ruling.name, Text(ruling.question))
    if table.row_count == 0:
        raise BadArgument(f"No rule has the words '{text.strip()}'. `longcount rules` lists the chapters.")
    console.print(table)


def holds(words: list[str], *texts: str) -> bool:
    all_text = " ".join(texts).lower()
    return all(word in all_text for word in words)


# --- one rule ---------------------------------------------------------------------


def show_rule(console: Console, book: Rulebook, rule: Rule) -> None:
    pages = f" · rulebook page {rule.pages}" if rule.pages else ""
    console.print(Text(rule.name, style="bold cyan").append(f" · {book.chapters[rule.chapter]}{pages}", style="dim"))
    console.print(Text(rule.text))
    if rule.edge:
        console.print(Text("Edge: ", style="bold").append(rule.edge, style="not bold"))
    for name in rule.rulings:
        show_ruling(console, book, book.rulings[name], indent=2)
    for option in book.options:
        if option.ruling == rule.name:
            show_option(console, option, indent=2)


def show_ruling(console: Console, book: Rulebook, ruling: Ruling, indent: int = 0) -> None:
    text = Text(ruling.name, style="bold cyan").append(f" · {ruling.question}", style="not bold default")
    text.append("\nAnswer: ", style="bold default").append(ruling.answer, style="not bold default")
    text.append("\nReason: ", style="bold default").append(ruling.reason, style="not bold default")
    if not indent and ruling.rules:
        text.append("\nRules: ", style="bold default").append(", ".join(ruling.rules), style="not bold default")
    console.print(Padding(text, (0, 0, 0, indent)))
    for option in book.options:
        if option.name == ruling.option:
            show_option(console, option, indent=indent + 2)


def show_option(console: Console, option: Option, indent: int = 0) -> None:
    text = Text("option ", style="dim").append(option.name, style="bold magenta not dim")
    values = " | ".join(value + (" (default)" if value == option.default else "") for value in option.values)
    text.append(f" = {values} · {option.ruling}\n", style="not dim").append(option.sentence, style="not dim")
    console.print(Padding(text, (0, 0, 0, indent)))
