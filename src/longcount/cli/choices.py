"""The choices of a seat: numbered, in notation, each with a preview of its price and gain; and reading an answer."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from longcount.cli.shown import show_of
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import UnknownNotation
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.kernel.story import Fact, Story

MANY: Final = 24
"""More choices than this are shown briefly, several in a line, where the game has words for that."""


def show_choices(console: Console, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> None:
    """Built from the view alone: what a choice would do is tried on a table made up from it."""
    filled = game.determinize(view, Dice(0))
    is_brief = show_of(game.name).brief is not None and len(offers) > MANY
    console.print(brief_list(game, filled, seat, offers) if is_brief else full_list(game, filled, seat, offers))


def full_list(game: Game[Any], filled: Any, seat: int, offers: list[Decision]) -> Table:
    """A line for each choice: number, notation, preview."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold cyan")
    table.add_column(style="bold")
    table.add_column()
    heading_of, heading = show_of(game.name).board.heading_of, ""
    for number, offer in enumerate(offers, start=1):
        if heading_of(offer) != heading:
            heading = heading_of(offer)
            table.add_row("", Text(heading, style="dim not bold"))
        table.add_row(str(number), Text(offer.text), Text(preview(game, filled, seat, offer)))
    return table


def preview(game: Game[Any], filled: Any, seat: int, offer: Decision) -> str:
    return show_of(game.name).words.preview(offer, facts_of(game, filled, seat, offer))


def facts_of(game: Game[Any], filled: Any, seat: int, offer: Decision) -> list[Fact]:
    """What a choice would do to its seat."""
    story = Story()
    game.apply(filled.clone(), seat, offer, story)
    return [fact for fact in story.seen_by(seat) if fact.seat == seat]


def brief_list(game: Game[Any], filled: Any, seat: int, offers: list[Decision]) -> Table:
    """A row for each heading: its choices side by side, or one below the other where a few letters do not do."""
    brief, heading_of = show_of(game.name).brief, show_of(game.name).board.heading_of
    assert brief is not None
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="dim")
    table.add_column(ratio=1)
    for heading, group in groupby(enumerate(offers, start=1), key=lambda numbered: heading_of(numbered[1])):
        choices = list(group)
        words = [brief(offer, facts_of(game, filled, seat, offer)) for _, offer in choices]
        if all(words):
            found = [entry(number, said) for (number, _), said in zip(choices, words, strict=True)]
            table.add_row(Text(heading), Columns(found, equal=True, padding=(0, 2)))
        else:
            long = [entry(number, f"{offer.text}  {preview(game, filled, seat, offer)}") for number, offer in choices]
            table.add_row(Text(heading), Group(*long))
    return table


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
