"""A small net in NumPy: one hidden layer, trained by Adam. `bots/learned.py` reads what it writes."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
BATCH: Final = 256
FIRST: Final = 0.9
SECOND: Final = 0.999
"""How long Adam remembers slopes and their squares."""
TINY: Final = 1e-8
CAREFUL: Final = 1.0
"""Errors beyond this, in the net's units, pull no harder: single wild games do not shake it."""


class TrainedNet:
    """Weights and what Adam remembers about each."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        scale = np.sqrt(2.0 / max(1.0, inputs / 4))
        self.weights: list[Array] = [
            (scale * rng.standard_normal((inputs, hidden))).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(1, np.float32),
        ]
        """Hidden layer and its bias, output and its bias. The output begins at nothing: at first, the rule of thumb."""
        self.slopes: list[Array] = [np.zeros_like(weight) for weight in self.weights]
        self.squares: list[Array] = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def values(self, inputs: Array) -> Array:
        """The answers to rows of inputs."""
        hidden, bias, out, base = self.weights
        answers: Array = np.maximum(inputs @ hidden + bias, 0.0) @ out + base[0]
        return answers

    def fit(self, inputs: Array, targets: Array, rounds: int, rate: float, seed: int) -> None:
        """Learn from every row, in random order, so many times."""
        rng = np.random.default_rng(seed)
        for _ in range(rounds):
            order = rng.permutation(len(inputs))
            for first in range(0, len(order), BATCH):
                batch = order[first : first + BATCH]
                self.learn(inputs[batch], targets[batch], rate)

    def learn(self, inputs: Array, targets: Array, rate: float) -> float:
        """One step towards the targets; the mean squared error before it."""
        hidden, bias, out, base = self.weights
        units = np.maximum(inputs @ hidden + bias, 0.0)
        errors = units @ out + base[0] - targets
        pull = np.clip(errors, -CAREFUL, CAREFUL) / np.float32(len(targets))
        back = np.outer(pull, out) * (units > 0.0)
        gradients = [inputs.T @ back, back.sum(0), units.T @ pull, pull.sum(keepdims=True)]
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.slopes[at] = FIRST * self.slopes[at] + (1 - FIRST) * gradient
            self.squares[at] = SECOND * self.squares[at] + (1 - SECOND) * gradient * gradient
            even = np.sqrt(self.squares[at] / (1 - SECOND**self.steps)) + TINY
            self.weights[at] = self.weights[at] - rate * (self.slopes[at] / (1 - FIRST**self.steps)) / even
        return float(np.mean(errors * errors))

    def as_row(self) -> dict[str, Any]:
        """The weights for the file of a net, rounded to what matters."""
        hidden, bias, out, base = self.weights
        return {
            "hidden": [[rounded(weight) for weight in unit] for unit in hidden.T],
            "bias": [rounded(weight) for weight in bias],
            "out": [rounded(weight) for weight in out],
            "base": rounded(base[0]),
        }

    def arrays(self) -> dict[str, Any]:
        """Everything, to go on with later."""
        named: dict[str, Any] = {"steps": np.array(self.steps)}
        for at in range(len(self.weights)):
            named |= {f"weight{at}": self.weights[at], f"slope{at}": self.slopes[at], f"square{at}": self.squares[at]}
        return named

    def take(self, named: Any) -> None:
        """The opposite of `arrays`."""
        self.steps = int(named["steps"])
        for at in range(len(self.weights)):
            self.weights[at] = named[f"weight{at}"]
            self.slopes[at] = named[f"slope{at}"]
            self.squares[at] = named[f"square{at}"]


def rounded(weight: Any) -> float:
    return float(f"{float(weight):.4g}")
