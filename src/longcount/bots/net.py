"""Nets: rows of what seats see in, expectations out; in NumPy, many positions at once.

What a net says of a seat are its heads: the points it will have in the end, its chance to win, its points by source and
its traits (`Sight`). The weights lie in one file with the game, and with them everything about how they came to be.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are too small to share out
import numpy as np
from numpy.typing import NDArray

from longcount.kernel.errors import BadData
from longcount.kernel.game import Game
from longcount.kernel.sight import Field, Sight

Array = NDArray[np.float32]
FORMAT: Final = 2
POINTS: Final = 0
WIN: Final = 1
OTHERS: Final = 2
"""Where the heads stand: points, the odds to win, then points by source and traits."""
ALIKE: Final = 4
"""From so many rows on it pays to look where they differ."""


def sight_of(game: Game[Any]) -> Sight[Any]:
    sight = game.judged().sight
    if sight is None:
        raise BadData("{title} tells nets nothing: it has no sight.", title=game.title)
    return sight


def heads_of(sight: Sight[Any]) -> list[str]:
    """The last one, where turns are chosen with spite: the points of the others, on average."""
    return ["points", "win", *sight.sources, *sight.traits, *(["rivals"] if sight.spite else [])]


class Guesses:
    """What the rule of thumb says of some heads; the net puts it right."""

    def __init__(self, sight: Sight[Any]) -> None:
        self.where: Final[list[tuple[int, int]]] = []
        """Which head, and where a row tells it."""
        self.below = 0.0
        if sight.guess is not None:
            self.below = float(sight.guess.below)
            self.where.append((POINTS, sight.guess.own))
            if sight.spite and sight.guess.rivals >= 0:
                self.where.append((len(heads_of(sight)) - 1, sight.guess.rivals))

    def add(self, rows: NDArray[np.uint8], heads: Array, sign: float = 1.0) -> None:
        for head, at in self.where:
            told = rows[:, at + 1].astype(np.float32) / np.float32(256.0) + rows[:, at]
            heads[:, head] += np.float32(sign) * (told - np.float32(self.below))


class Expansion:
    """How rows of bytes are taken in: counts as shares, choices and marks as yes or no."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.columns: Final = len(fields)
        counts = [(at, 1.0 / field.most) for at, field in enumerate(fields) if field.most]
        marks = [(at, mark) for at, field in enumerate(fields) for mark in field.marks]
        choices = [(at, field.choices) for at, field in enumerate(fields) if field.choices]
        self.count_at: Final = np.array([at for at, _ in counts], np.intp)
        self.share: Final = np.array([share for _, share in counts], np.float32)
        self.mark_at: Final = np.array([at for at, _ in marks], np.intp)
        self.mark: Final = np.array([mark for _, mark in marks], np.uint8)
        self.choice_at: Final = np.array([at for at, _ in choices], np.intp)
        sizes = np.array([size for _, size in choices], np.intp)
        first = len(counts) + len(marks)
        self.choice_from: Final = first + np.cumsum(sizes) - sizes
        self.last_choice: Final = np.array([size - 1 for _, size in choices], np.uint8)
        self.width: Final = first + int(sizes.sum())
        self.field_of: Final = np.concatenate(
            [self.count_at, self.mark_at, np.repeat(self.choice_at, sizes)], dtype=np.intp
        )
        """Of which number of a row each input tells."""

    def __call__(self, rows: NDArray[np.uint8]) -> Array:
        number = len(rows)
        out = np.zeros((number, self.width), np.float32)
        counts, marks = len(self.count_at), len(self.mark_at)
        out[:, :counts] = rows[:, self.count_at]
        out[:, :counts] *= self.share
        out[:, counts : counts + marks] = rows[:, self.mark_at] >= self.mark
        chosen = np.minimum(rows[:, self.choice_at], self.last_choice) + self.choice_from
        chosen += np.arange(number)[:, None] * self.width
        out.reshape(-1)[chosen.reshape(-1)] = 1.0
        return out


class Net:
    """Layers of weights over expanded rows; what they say is scaled to points, workers and so on."""

    def __init__(self, sight: Sight[Any], layers: list[tuple[Array, Array]], scale: Array, shift: Array) -> None:
        self.expansion: Final = Expansion(sight.fields)
        self.guesses: Final = Guesses(sight)
        self.layers: Final = layers
        self.scale: Final = scale
        self.shift: Final = shift
        self.about: dict[str, Any] = {}
        """How it was trained."""
        self.chances: dict[int, list[float]] = {}
        """For a number of players: by how many points a lead must grow to make winning e times as likely, at the
        beginning and at the end."""

    def answers(self, rows: bytes) -> Array:
        """A line of heads for every row: points, the chance to win, sources, traits."""
        taken = np.frombuffer(rows, np.uint8).reshape(-1, self.expansion.columns)
        values = self.first_sums(taken)
        for weights, bias in self.layers[1:]:
            np.maximum(values, 0.0, out=values)
            values = values @ weights
            values += bias
        values *= self.scale
        values += self.shift
        self.guesses.add(taken, values)
        values[:, WIN] = 1.0 / (1.0 + np.exp(-np.clip(values[:, WIN], -30.0, 30.0)))
        return values

    def first_sums(self, taken: NDArray[np.uint8]) -> Array:
        """What reaches the first units. Positions of one turn are alike in nine of ten numbers: what they have in
        common is summed up once."""
        inputs = self.expansion(taken)
        weights, bias = self.layers[0]
        if len(taken) < ALIKE:
            sums: Array = inputs @ weights
            sums += bias
            return sums
        apart = np.flatnonzero((taken != taken[0]).any(axis=0)[self.expansion.field_of])
        sums = (inputs[:, apart] - inputs[0, apart]) @ weights[apart]
        sums += inputs[0] @ weights + bias
        return sums


# --- files --------------------------------------------------------------------------


def write_net(path: Path, net: Net, heads: Sequence[str]) -> None:
    """Weights in half precision: what is lost is less than what another seed would change."""
    named: dict[str, Any] = {"scale": net.scale, "shift": net.shift}
    for number, (weights, bias) in enumerate(net.layers):
        named[f"weights{number}"] = weights.astype(np.float16)
        named[f"bias{number}"] = bias.astype(np.float16)
    head = {**net.about, "longcount net": FORMAT, "layers": len(net.layers), "heads": list(heads)}
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(head)), **named)
    part.replace(path)


def read_net(game: Game[Any], path: Path) -> Net:
    """The net of a file; refused if it was made for another game, or for other things to see."""
    sight = sight_of(game)
    try:
        with np.load(path, allow_pickle=False) as named:
            about: dict[str, Any] = json.loads(str(named["about"]))
            if about["longcount net"] != FORMAT or about["game"] != game.name:
                raise BadData("{path} is no net for {title}.", path=str(path), title=game.title)
            layers = [
                (named[f"weights{number}"].astype(np.float32), named[f"bias{number}"].astype(np.float32))
                for number in range(about["layers"])
            ]
            net = Net(sight, layers, named["scale"].astype(np.float32), named["shift"].astype(np.float32))
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise BadData("{path} is no net that `longcount train` wrote.", path=str(path)) from error
    if about.get("heads") != heads_of(sight) or len(net.layers[0][0]) != net.expansion.width:
        raise BadData("{path} sees other things than {title} tells: train it anew.", path=str(path), title=game.title)
    net.about = about
    net.chances = {int(seats): spread for seats, spread in about.get("chances", {}).items()}
    return net
