"""The choices of a seat: numbered, in notation, each with a preview of its price and gain; and reading an answer."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.cli.shown import show_of
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import UnknownNotation
from longcount.kernel.game import Game, View
from longcount.kernel.match import Match
from longcount.kernel.story import Story


def show_choices(console: Console, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> None:
    """Built from the view alone: what a choice would do is tried on a table made up from it."""
    shown = show_of(game.name)
    filled = game.determinize(view, Dice(0))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold cyan")
    table.add_column(style="bold")
    table.add_column()
    heading = ""
    for number, offer in enumerate(offers, start=1):
        if shown.board.heading_of(offer) != heading:
            heading = shown.board.heading_of(offer)
            table.add_row("", Text(heading, style="dim not bold"))
        table.add_row(str(number), Text(offer.text), Text(preview(game, filled, seat, offer)))
    console.print(table)


def preview(game: Game[Any], filled: Any, seat: int, offer: Decision) -> str:
    story = Story()
    game.apply(filled.clone(), seat, offer, story)
    facts = [fact for fact in story.seen_by(seat) if fact.seat == seat]
    return show_of(game.name).words.preview(offer, facts)


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
    return match.game.read(match.state, entry)


def read_number(offers: list[Decision], entry: str) -> Decision:
    if len(entry) > 6 or not 1 <= int(entry) <= len(offers):
        raise UnknownNotation(f"The choices are numbered 1 to {len(offers)}.")
    return offers[int(entry) - 1]


def begins(text: str, entry: str) -> bool:
    """Whether the words of the entry begin the words of a decision: `pl ti` for `place tikal`."""
    words, starts = text.lower().split(), entry.lower().split()
    return len(starts) <= len(words) and all(w.startswith(s) for w, s in zip(words, starts, strict=False))
