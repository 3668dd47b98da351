"""The choices of a seat: numbered, in notation, each with a preview of its price and gain; and reading an answer."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.cli.language import language, speech
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import UnknownNotation
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.kernel.story import Fact, Story
from longcount.kernel.words import MARKS
from longcount.words import ENGLISH

MANY: Final = 24
"""More choices than this are shown briefly, several in a line."""


def show_choices(console: Console, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> None:
    """Built from the view alone: what a choice would do is tried on a table made up from it."""
    filled = game.determinize(view, Dice(0))
    shown = [Choice(game, view, filled, seat, offer) for offer in offers]
    console.print(brief_list(shown) if len(offers) > MANY else full_list(shown))


class Choice:
    """An offer in words: below what it stands, what it is, what it brings."""

    def __init__(self, game: Game[Any], view: View, filled: Any, seat: int, offer: Decision) -> None:
        words = speech(game)
        self.text = offer.text
        self.heading = words.heading(offer, view)
        self.brief = words.brief(offer, view)
        brings = words.brings(offer, facts_of(game, filled, seat, offer), view)
        says = words.offer(offer, view) if language() != ENGLISH else ""
        self.told = words.words.joined([says, brings], "lines")
        self.price = brings.partition(words.words.look(MARKS, "list"))[0]


def full_list(choices: list[Choice]) -> Table:
    """A line for each choice: number, notation, preview."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold cyan")
    table.add_column(style="bold")
    table.add_column()
    heading = ""
    for number, choice in enumerate(choices, start=1):
        if choice.heading != heading:
            heading = choice.heading
            table.add_row("", Text(heading, style="dim not bold"))
        table.add_row(str(number), Text(choice.text), Text(choice.told))
    return table


def facts_of(game: Game[Any], filled: Any, seat: int, offer: Decision) -> list[Fact]:
    """What a choice would do to its seat."""
    story = Story()
    game.apply(filled.clone(), seat, offer, story)
    return [fact for fact in story.seen_by(seat) if fact.seat == seat]


def brief_list(choices: list[Choice]) -> Table:
    """A row for each heading: its choices side by side."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="dim")
    table.add_column(ratio=1)
    for heading, group in groupby(enumerate(choices, start=1), key=lambda numbered: numbered[1].heading):
        found = [entry(number, briefly(choice)) for number, choice in group]
        table.add_row(Text(heading), Columns(found, equal=True, padding=(0, 2)))
    return table


def briefly(choice: Choice) -> str:
    """With what stands first of what it brings: its price."""
    return f"{choice.brief} ({choice.price})" if choice.price else choice.brief


def entry(number: int, words: str) -> Text:
    return Text(str(number), style="bold cyan").append(f" {words}", style="not bold default")


def read_choice(match: Match[Any], offers: list[Decision], entry: str) -> Decision:
    """A decision from its number, its notation, or the beginnings of its words; raises UnknownNotation."""
    if entry.isdecimal():
        return read_number(offers, entry)
    begun = [offer for offer in offers if begins(offer.text, entry)]
    as_long = [offer for offer in begun if len(offer.text.split()) == len(entry.split())]
    if len(begun) == 1 or len(as_long) == 1:
        return (as_long or begun)[0]
    if len(begun) > 1:
        raise UnknownNotation(f"That could be {' or '.join(repr(offer.text) for offer in begun[:6])}.")
    return match.game.catalogue.read(entry)


def read_number(offers: list[Decision], entry: str) -> Decision:
    if len(entry) > 6 or not 1 <= int(entry) <= len(offers):
        raise UnknownNotation(f"The choices are numbered 1 to {len(offers)}.")
    return offers[int(entry) - 1]


def begins(text: str, entry: str) -> bool:
    """Whether the words of the entry begin the words of a decision: `pl ti` for `place tikal`; numbers stand whole."""
    words, starts = text.lower().split(), entry.lower().split()
    return len(starts) <= len(words) and all(
        word == start if start.isdecimal() else word.startswith(start)
        for word, start in zip(words, starts, strict=False)
    )
