"""A net that learns, in NumPy: layers of units, several heads, trained by Adam. `bots/net.py` reads what it writes.

What bots play by is not the net as it is but its mean over the last steps, which is steadier.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longcount.bots.net import POINTS, WIN, Array, Expansion, Net, heads_of
from longcount.kernel.sight import Sight

BATCH: Final = 1024
FIRST: Final = 0.9
SECOND: Final = 0.999
"""How long Adam remembers slopes and their squares."""
TINY: Final = 1e-8
CAREFUL: Final = 1.0
"""Errors in points beyond this, in the net's units, pull no harder: single wild games do not shake it."""
STEADY: Final = 0.99
"""How much of the mean stays at each step."""
WIN_WEIGHT: Final = 0.3
ASIDE: Final = 0.3
"""How much the chance to win, and sources and traits all together, count beside the points."""


class LearningNet:
    """Weights, what Adam remembers about each, and their mean."""

    def __init__(self, sight: Sight[Any], hidden: Sequence[int], seed: int) -> None:
        self.sight: Final = sight
        self.expansion: Final = Expansion(sight.fields)
        heads = len(heads_of(sight))
        sizes = [self.expansion.width, *hidden, heads]
        rng = np.random.default_rng(seed)
        self.weights: list[Array] = []
        """Layer by layer: weights, then bias."""
        for inputs, outputs in pairwise(sizes):
            usual = np.sqrt(2.0 / (inputs if self.weights else max(1, len(sight.fields))))
            self.weights.append((usual * rng.standard_normal((inputs, outputs))).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        self.weights[-2] *= np.float32(0.1 if sight.guess is None else 0.0)
        self.aside: Final = aside(sight)
        self.mean: list[Array] = [weight.copy() for weight in self.weights]
        self.slopes: list[Array] = [np.zeros_like(weight) for weight in self.weights]
        self.squares: list[Array] = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0
        self.scale: Array = np.ones(heads, np.float32)
        self.shift: Array = np.zeros(heads, np.float32)

    def fit_scale(self, wanted: Array) -> None:
        """What the heads say is about between -1 and 1; found out from the first games, and kept."""
        self.shift = np.nanmean(wanted, 0)
        self.scale = np.maximum(np.nanstd(wanted, 0), np.float32(0.3))
        self.scale[POINTS] = np.maximum(self.scale[POINTS], np.float32(5.0))
        if self.sight.spite:
            self.scale[-1] = self.scale[POINTS]
        self.scale[WIN], self.shift[WIN] = 1.0, 0.0

    def as_net(self) -> Net:
        """For playing."""
        layers = [(self.mean[at], self.mean[at + 1]) for at in range(0, len(self.mean), 2)]
        return Net(self.sight, layers, self.scale, self.shift)

    def fit(self, rows: NDArray[np.uint8], wanted: Array, steps: int, rate: float, seed: int) -> None:
        """Learn in so many steps, each from some rows at random."""
        rng = np.random.default_rng(seed)
        for _ in range(steps):
            batch = rng.integers(0, len(rows), BATCH)
            self.learn(self.expansion(rows[batch]), (wanted[batch] - self.shift) / self.scale, rate)

    def learn(self, inputs: Array, wanted: Array, rate: float) -> None:
        layers = [inputs]
        last = len(self.weights) - 2
        for at in range(0, len(self.weights), 2):
            values = layers[-1] @ self.weights[at] + self.weights[at + 1]
            layers.append(values if at == last else np.maximum(values, 0.0))
        pull = pulls(layers.pop(), wanted, self.aside)
        gradients: list[Array] = []
        for at in range(last, -1, -2):
            gradients = [layers[-1].T @ pull, pull.sum(0), *gradients]
            units = layers.pop()
            if at:
                pull = (pull @ self.weights[at].T) * (units > 0.0)
        self.step(gradients, rate)

    def step(self, gradients: list[Array], rate: float) -> None:
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.slopes[at] = FIRST * self.slopes[at] + (1 - FIRST) * gradient
            self.squares[at] = SECOND * self.squares[at] + (1 - SECOND) * gradient * gradient
            even = np.sqrt(self.squares[at] / (1 - SECOND**self.steps)) + TINY
            self.weights[at] = self.weights[at] - rate * (self.slopes[at] / (1 - FIRST**self.steps)) / even
            steady = min(STEADY, self.steps / (self.steps + 10.0))
            self.mean[at] = steady * self.mean[at] + (1 - steady) * self.weights[at]

    # --- files ------------------------------------------------------------------

    def arrays(self) -> dict[str, Any]:
        """Everything, to go on with later."""
        named: dict[str, Any] = {"steps": np.array(self.steps), "scale": self.scale, "shift": self.shift}
        for at in range(len(self.weights)):
            named |= {f"weight{at}": self.weights[at], f"mean{at}": self.mean[at]}
            named |= {f"slope{at}": self.slopes[at], f"square{at}": self.squares[at]}
        return named

    def take(self, named: Any) -> None:
        """The opposite of `arrays`."""
        self.steps = int(named["steps"])
        self.scale, self.shift = named["scale"], named["shift"]
        for at in range(len(self.weights)):
            self.weights[at], self.mean[at] = named[f"weight{at}"], named[f"mean{at}"]
            self.slopes[at], self.squares[at] = named[f"slope{at}"], named[f"square{at}"]

    def take_net(self, net: Net) -> None:
        """Begin with what another net knows."""
        self.scale, self.shift = net.scale, net.shift
        for number, (weights, bias) in enumerate(net.layers):
            self.weights[2 * number], self.weights[2 * number + 1] = weights.copy(), bias.copy()
        self.mean = [weight.copy() for weight in self.weights]


def aside(sight: Sight[Any]) -> Array:
    """How much each head counts."""
    weights = np.full(len(heads_of(sight)), ASIDE / max(1, len(sight.sources) + len(sight.traits)), np.float32)
    weights[POINTS], weights[WIN] = 1.0, WIN_WEIGHT
    if sight.spite:
        weights[-1] = sight.spite
    return weights


def pulls(answers: Array, wanted: Array, counts: Array) -> Array:
    """By how much each head is wrong, weighed by how much it counts."""
    pull = answers - wanted
    pull[:, POINTS] = np.clip(pull[:, POINTS], -CAREFUL, CAREFUL)
    pull[:, WIN] = 1.0 / (1.0 + np.exp(-answers[:, WIN])) - wanted[:, WIN]
    pull[np.isnan(wanted)] = 0.0
    pull *= counts / np.float32(len(pull))
    return pull
