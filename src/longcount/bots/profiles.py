"""How a bot plays, told by what it has in the end: where its points come from, and the shape of its play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from longcount.bots.arena import Result


class Mean:
    """One number of a bot: over all its seats, and over those that won."""

    def __init__(self, overall: float, won: float | None) -> None:
        self.overall = overall
        self.won = won
        """None: it never won."""

    def as_row(self) -> dict[str, Any]:
        return {"all": round(self.overall, 4), "won": None if self.won is None else round(self.won, 4)}


def profile(
    name: str, results: Sequence[Result], told: Callable[[Result], Sequence[dict[str, float]]]
) -> dict[str, Mean]:
    """The means of everything told about the seats of a bot. Every game counts alike, however many seats it had there;
    of a shared victory each winning seat counts in part."""
    known = [result for result in results if name in result.bots and told(result)]
    parts = dict.fromkeys([part for result in known for seat in told(result) for part in seat])
    return {part: mean_of_seats(name, known, told, part) for part in parts}


def mean_of_seats(
    name: str, results: Sequence[Result], told: Callable[[Result], Sequence[dict[str, float]]], part: str
) -> Mean:
    overall = won = victories = 0.0
    for result in results:
        seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
        numbers = [told(result)[seat].get(part, 0.0) for seat in seats]
        overall += sum(numbers) / len(seats)
        for seat, number in zip(seats, numbers, strict=True):
            if seat in result.winners:
                won += number / len(result.winners)
                victories += 1 / len(result.winners)
    return Mean(overall / len(results), won / victories if victories else None)


def points_told(result: Result) -> list[dict[str, float]]:
    return [{"points": points} for points in result.points]


def sources_told(result: Result) -> list[dict[str, float]]:
    return result.sources


def traits_told(result: Result) -> list[dict[str, float]]:
    return result.traits


def winners_points(result: Result) -> float:
    """Of the winning seat; of a shared victory, on average."""
    return sum([result.points[seat] for seat in result.winners]) / len(result.winners)
