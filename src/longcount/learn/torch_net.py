"""The same net, learning in PyTorch: on a graphics card hundreds of thousands of positions take a second."""

from __future__ import annotations

from typing import Any, Final

from longcount.learn.net import CAREFUL, FIRST, SECOND, TINY, Array, TrainedNet

BATCH: Final = 1024


class TorchNet(TrainedNet):
    """Weights lie in NumPy; they are brought to the card to learn and back."""

    def fit(self, inputs: Array, targets: Array, rounds: int, rate: float, seed: int) -> None:
        import torch

        card = "cuda" if torch.cuda.is_available() else "cpu"

        def brought(array: Any) -> Any:
            return torch.from_numpy(array).to(card)

        generator = torch.Generator().manual_seed(seed)
        rows, wanted = brought(inputs), brought(targets)
        weights = [brought(weight) for weight in self.weights]
        slopes = [brought(slope) for slope in self.slopes]
        squares = [brought(square) for square in self.squares]
        for _ in range(rounds):
            order = torch.randperm(len(rows), generator=generator).to(card)
            for first in range(0, len(order), BATCH):
                batch = order[first : first + BATCH]
                gradients = gradients_of(weights, rows[batch], wanted[batch])
                self.steps += 1
                for at, gradient in enumerate(gradients):
                    slopes[at].mul_(FIRST).add_(gradient, alpha=1 - FIRST)
                    squares[at].mul_(SECOND).addcmul_(gradient, gradient, value=1 - SECOND)
                    even = (squares[at] / (1 - SECOND**self.steps)).sqrt_().add_(TINY)
                    weights[at].addcdiv_(slopes[at], even, value=-rate / (1 - FIRST**self.steps))
        self.weights = [weight.cpu().numpy() for weight in weights]
        self.slopes = [slope.cpu().numpy() for slope in slopes]
        self.squares = [square.cpu().numpy() for square in squares]


def gradients_of(weights: list[Any], rows: Any, wanted: Any) -> list[Any]:
    """By how much each weight is wrong, as in `TrainedNet.learn`."""
    hidden, bias, out, base = weights
    units = (rows @ hidden + bias).clamp_(min=0.0)
    pull = (units @ out + base[0] - wanted).clamp_(-CAREFUL, CAREFUL) / len(rows)
    back = pull[:, None] * out[None, :] * (units > 0.0)
    return [rows.T @ back, back.sum(0), units.T @ pull, pull.sum()[None]]
