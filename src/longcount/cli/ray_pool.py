"""The games of a training on a Ray cluster, for whoever else would have them played by processes here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from longcount.cli.tournament.runners import RunnerTrouble, begin_ray, first_line, import_ray
from longcount.learn.clusters import nets_of, play_sent
from longcount.learn.lessons import Order, play_order


class RayPool(Executor):
    """Plays orders on the machines of a cluster, which have this package; without an address, on one started here."""

    def __init__(self, jobs: int | None, address: str) -> None:
        self.ray = import_ray()
        self.began = begin_ray(self.ray, jobs, address)
        self.play = self.ray.remote(num_cpus=1)(play_sent)
        self.nets: dict[Path, Any] = {}
        """Nets that the cluster holds: each is sent once, not with every order."""
        self.running: dict[Future[Any], Any] = {}

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        (order,) = args
        assert call is play_order and isinstance(order, Order) and not kwargs
        sent = self.play.remote(order, *self.held(nets_of(order)))
        answer: Future[Any] = Future()
        self.running[answer] = sent
        sent.future().add_done_callback(lambda done: self.take(answer, done))
        return answer

    def held(self, paths: list[Path]) -> list[Any]:
        """The nets of an order as the cluster knows them; others are let go."""
        self.nets = {path: self.nets.get(path) or self.ray.put(path.read_bytes()) for path in paths}
        return list(self.nets.values())

    def take(self, answer: Future[Any], done: Future[Any]) -> None:
        self.running.pop(answer, None)
        error = done.exception()
        if answer.cancelled():
            return
        if error is None:
            answer.set_result(done.result())
        else:
            reason = first_line(error) if isinstance(error, Exception) else type(error).__name__
            answer.set_exception(RunnerTrouble(f"Ray could not play a game: {reason}"))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for answer, sent in list(self.running.items()):
            if cancel_futures:
                answer.cancel()
                with contextlib.suppress(Exception):
                    self.ray.cancel(sent, force=True)
        if self.began:
            self.ray.shutdown()
