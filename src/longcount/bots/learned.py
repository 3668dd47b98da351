"""A judge that has learned: what the rule of thumb says, put right by a small net.

The net knows one seat at a time: from the row of numbers that a game gives for a seat it tells by how many points the
rule of thumb is wrong about it. It has one hidden layer. Its weights are the file `net.json` of the game, written by
training (`longcount train`) and read here without any library.
"""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any, Final

from longcount.bots.judge import Judge, RuleOfThumb
from longcount.kernel.errors import BadData
from longcount.kernel.game import Game

FORMAT: Final = 1
POINTS: Final = 20.0
"""What the net counts as one."""
FOUR: Final = 4
"""Hidden units worked out together: each input is then looked up once for all of them."""
_SHIPPED: Final[dict[tuple[str, int], Judge]] = {}
"""Judges by game and seats (0: any number), read when first asked for."""


class Net:
    """Weights: for each hidden unit those of all inputs, its bias, and what it adds to the answer."""

    def __init__(self, hidden: list[list[float]], bias: list[float], out: list[float], base: float) -> None:
        self.hidden: Final = hidden
        self.bias: Final = bias
        self.out: Final = out
        self.base: Final = base

    def value(self, row: list[float]) -> float:
        """The answer to a row of inputs; most of these are zero and cost nothing."""
        places: list[int] = []
        numbers: list[float] = []
        for at in range(len(row)):
            number = row[at]
            if number != 0.0:
                places.append(at)
                numbers.append(number)
        answer = self.base
        for first in range(0, len(self.out) - FOUR + 1, FOUR):
            one, two = self.hidden[first], self.hidden[first + 1]
            three, four = self.hidden[first + 2], self.hidden[first + 3]
            total1, total2 = self.bias[first], self.bias[first + 1]
            total3, total4 = self.bias[first + 2], self.bias[first + 3]
            for at in range(len(places)):
                place = places[at]
                number = numbers[at]
                total1 += one[place] * number
                total2 += two[place] * number
                total3 += three[place] * number
                total4 += four[place] * number
            answer += self.out[first] * max(0.0, total1)
            answer += self.out[first + 1] * max(0.0, total2)
            answer += self.out[first + 2] * max(0.0, total3)
            answer += self.out[first + 3] * max(0.0, total4)
        for unit in range(len(self.out) - len(self.out) % FOUR, len(self.out)):
            weights = self.hidden[unit]
            total = self.bias[unit]
            for at in range(len(places)):
                total += weights[places[at]] * numbers[at]
            answer += self.out[unit] * max(0.0, total)
        return answer


class Learned(RuleOfThumb):
    """Judges by `game.judged().worths` and a net."""

    def __init__(self, game: Game[Any], net: Net, early: float, late: float) -> None:
        super().__init__(game)
        self.net = net
        self.early = early
        self.late = late

    def points(self, state: Any) -> list[float]:
        points = self.game.judged().worths(state)
        progress: float = self.game.judged().progress(state)
        if progress < 1.0:
            rows = inputs_of(self.game, state, points, progress)
            for seat in range(len(points)):
                points[seat] += POINTS * self.net.value(rows[seat])
        return points

    def outlook(self, state: Any, seat: int, worth: float) -> float:
        return ahead(self.points(state), seat, self.spread(state))


def inputs_of(game: Game[Any], state: Any, worths: list[float], progress: float) -> list[list[float]]:
    """What a net sees of each seat: progress, the number of seats, the rule of thumb's opinion, the game's features."""
    rows: list[list[float]] = game.judged().features(state)
    seats = len(worths)
    for seat in range(seats):
        best = -1.0e9
        for other in range(seats):
            if other != seat:
                best = max(best, worths[other])
        rows[seat] = [progress, (seats - 2) / 2.0, worths[seat] / POINTS, (worths[seat] - best) / POINTS, *rows[seat]]
    return rows


def ahead(points: list[float], seat: int, spread: float) -> float:
    """The points by which a seat leads the others, of whom the best count most: its odds to win, as points."""
    best = -1.0e9
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    total = 0.0
    for other in range(len(points)):
        if other != seat:
            total += exp((points[other] - best) / spread)
    return points[seat] - best - spread * log(total)


def net_of(game: Game[Any]) -> Path:
    """Where the weights of a game lie: with the game."""
    return game.folder / "net.json"


def make_judge(game: Game[Any]) -> Judge:
    """The best judge there is of a game: the net that is shipped, else the rule of thumb."""
    return calibrated_judge(game, 0)


def calibrated_judge(game: Game[Any], seats: int) -> Judge:
    """The judge whose chances are told to people: among so many players they come true as often as it says
    (`bench/calibration.py`). Bots play by `make_judge`; their strength was measured with that."""
    if (game.name, seats) not in _SHIPPED:
        path = net_of(game)
        _SHIPPED[game.name, seats] = read_net(game, path, seats) if path.exists() else RuleOfThumb(game)
    return _SHIPPED[game.name, seats]


def check_inputs(game: Game[Any], net: Net, path: Path) -> None:
    """A net that was trained on other features, before a game or a module changed them, is refused."""
    state = game.new(game.seats[0], {})
    wanted = len(inputs_of(game, state, game.judged().worths(state), 0.0)[0])
    if {len(weights) for weights in net.hidden} != {wanted}:
        raise BadData("{path} sees other things than {title} tells: train it anew.", path=str(path), title=game.title)


def read_net(game: Game[Any], path: Path, seats: int = 0) -> Learned:
    """The judge whose weights lie there, with the chances that hold among so many, if there are such."""
    try:
        content: dict[str, Any] = json.loads(path.read_text("utf-8"))
        if content["longcount net"] != FORMAT or content["game"] != game.name:
            raise BadData(f"{path} is no net for {game.title}.")
        net = Net(content["hidden"], content["bias"], content["out"], content["base"])
        check_inputs(game, net, path)
        early, late = content.get("chances", {}).get(str(seats), content["spread"])
        return Learned(game, net, early, late)
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadData(f"{path} is no net that `longcount train` wrote.") from error
