"""The same net, learning in PyTorch: on a graphics card thousands of steps take seconds."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longcount.bots.net import POINTS, WIN, Array, Expansion
from longcount.learn.net import CAREFUL, FIRST, SECOND, STEADY, TINY, LearningNet

BATCH: Final = 4096


class TorchNet(LearningNet):
    """Weights lie in NumPy; they are brought to the card to learn and back."""

    def fit(self, rows: NDArray[np.uint8], wanted: Array, steps: int, rate: float, seed: int) -> None:
        import torch

        card = "cuda" if torch.cuda.is_available() else "cpu"

        def brought(array: Any) -> Any:
            return torch.from_numpy(np.ascontiguousarray(array)).to(card)

        torch.manual_seed(seed)
        expand = TorchExpansion(self.expansion, brought)
        all_rows, targets = brought(rows), brought((wanted - self.shift) / self.scale)
        weights = [brought(weight) for weight in self.weights]
        kept = [[brought(one) for one in many] for many in (self.slopes, self.squares, self.mean)]
        slopes, squares, mean = kept
        counts = brought(self.aside)
        for _ in range(steps):
            batch = torch.randint(len(all_rows), (BATCH,), device=card)
            gradients = gradients_of(weights, expand(all_rows[batch]), targets[batch], counts)
            self.steps += 1
            steady = min(STEADY, self.steps / (self.steps + 10.0))
            for at, gradient in enumerate(gradients):
                slopes[at].mul_(FIRST).add_(gradient, alpha=1 - FIRST)
                squares[at].mul_(SECOND).addcmul_(gradient, gradient, value=1 - SECOND)
                even = (squares[at] / (1 - SECOND**self.steps)).sqrt_().add_(TINY)
                weights[at].addcdiv_(slopes[at], even, value=-rate / (1 - FIRST**self.steps))
                mean[at].lerp_(weights[at], 1 - steady)
        self.weights = [weight.cpu().numpy() for weight in weights]
        self.slopes, self.squares, self.mean = [[one.cpu().numpy() for one in many] for many in kept]


class TorchExpansion:
    """`bots.net.Expansion` on the card."""

    def __init__(self, like: Expansion, brought: Any) -> None:
        self.width = like.width
        self.count_at, self.share = brought(like.count_at), brought(like.share)
        self.mark_at, self.mark = brought(like.mark_at), brought(like.mark)
        self.choice_at, self.choice_from = brought(like.choice_at), brought(like.choice_from)
        self.last_choice = brought(like.last_choice)

    def __call__(self, rows: Any) -> Any:
        import torch

        counts, marks = len(self.count_at), len(self.mark_at)
        out = torch.zeros((len(rows), self.width), device=rows.device)
        out[:, :counts] = rows[:, self.count_at] * self.share
        out[:, counts : counts + marks] = (rows[:, self.mark_at] >= self.mark).float()
        chosen = torch.minimum(rows[:, self.choice_at], self.last_choice).long() + self.choice_from
        return out.scatter_(1, chosen, 1.0)


def gradients_of(weights: list[Any], inputs: Any, wanted: Any, counts: Any) -> list[Any]:
    """By how much each weight is wrong, as in `LearningNet.learn`."""
    layers = [inputs]
    last = len(weights) - 2
    for at in range(0, len(weights), 2):
        values = layers[-1] @ weights[at] + weights[at + 1]
        layers.append(values if at == last else values.clamp_(min=0.0))
    answers = layers.pop()
    pull = answers - wanted
    pull[:, POINTS].clamp_(-CAREFUL, CAREFUL)
    pull[:, WIN] = answers[:, WIN].sigmoid() - wanted[:, WIN]
    pull[wanted.isnan()] = 0.0
    pull *= counts / len(pull)
    gradients: list[Any] = []
    for at in range(last, -1, -2):
        gradients = [layers[-1].T @ pull, pull.sum(0), *gradients]
        units = layers.pop()
        if at:
            pull = (pull @ weights[at].T) * (units > 0.0)
    return gradients
