"""A match told again from its log: every row with the facts it caused."""

from __future__ import annotations

from typing import Any

from longcount.kernel.match import UNDO, Match, Row
from longcount.kernel.story import Fact, Story


class Told:
    """One decision and what it caused."""

    def __init__(self, seat: int, story: Story) -> None:
        self.seat = seat
        self.story = story


def play_again(match: Match[Any], count: int) -> tuple[Match[Any], list[Story]]:
    """The match as it stood after so many rows, and the story of each; an undo tells nothing."""
    again: Match[Any] = Match(match.game, match.header.seats, match.header.options)
    return again, [play_row(again, row) for row in match.rows[:count]]


def play_row(match: Match[Any], row: Row) -> Story:
    if row.decision is UNDO:
        match.undo(row.seat)
        return Story()
    return match.play(row.seat, row.decision)


def told_so_far(match: Match[Any]) -> list[Told]:
    """The rows in force, retold."""
    _, stories = play_again(match, len(match.rows))
    return [Told(match.rows[position].seat, stories[position]) for position in match.live]


def facts_for(stories: list[Story], viewer: int | None) -> list[Fact]:
    return [fact for story in stories for fact in story.seen_by(viewer)]
