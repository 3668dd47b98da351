"""Numbers for whoever runs the server, in the text form of Prometheus.

Each process tells its own and is asked by itself: a sum over processes is the asker's to make, and one that died takes
nothing with it. Which process tells is said once (`longcount_info`), not beside every number: Prometheus knows whom it
asked, and the number of a process would begin every series anew at each start.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from longcount.server.jobs import Tally
from longcount.version import VERSION, is_compiled

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "OPTIONS")
COUNTED: Final = {
    "moves": "Decisions of people that were stored.",
    "bot_moves": "Decisions of bots that were stored.",
    "refused": "Messages that were refused with a sentence.",
    "stale": "Clicks that came too late and got the current state instead.",
    "lost_races": "Decisions that another process was faster with.",
    "failures": "Requests and messages in which the server made a mistake.",
}
SHOWN: Final = {
    "sockets": "Browsers that are connected.",
    "tables_in_memory": "Tables that are in memory.",
    "writable": "1 if the last look found that tables can be written to, 0 if not.",
}

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Collector):
    """What is counted with every move is a plain number here, and becomes one of Prometheus when somebody asks."""

    def __init__(self, process: str = "") -> None:
        self.process = process
        self.moves = 0
        self.bot_moves = 0
        self.refused = 0
        self.stale = 0
        self.lost_races = 0
        self.failures = 0
        self.sockets = 0
        self.tables_in_memory = 0
        self.writable = 1
        self.jobs: Tally | None = None
        """Of what is worked out beside the table."""
        self.registry = registry = CollectorRegistry()
        self._answers = Counter(
            "longcount_requests", "Requests by method and status.", ["method", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "longcount_request_seconds", "How long requests took.", buckets=BOUNDS, registry=registry
        )
        self.move_seconds = Histogram(
            "longcount_move_seconds", "From a click to the stored move.", buckets=BOUNDS, registry=registry
        )
        for also in (ProcessCollector, PlatformCollector, GCCollector):
            also(registry=registry)
        registry.register(self)

    def answered(self, method: str, status: int, seconds: float) -> None:
        """After a request; whatever a stranger calls a method is not kept."""
        self._answers.labels(method if method in METHODS else "other", str(status)).inc()
        self._request_seconds.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        for name, sentence in COUNTED.items():
            yield CounterMetricFamily(f"longcount_{name}", sentence, getattr(self, name))
        for name, sentence in SHOWN.items():
            yield GaugeMetricFamily(f"longcount_{name}", sentence, getattr(self, name))
        yield from told_of_jobs(self.jobs or Tally())
        build = "compiled" if is_compiled() else "interpreted"
        told = {"version": VERSION, "build": build, "process": self.process}
        yield InfoMetricFamily("longcount", "Which program, and which process of it.", told)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def told_of_jobs(tally: Tally) -> Iterator[Metric]:
    """Bots' turns, hints, reviews and the like, by kind."""
    there = GaugeMetricFamily("longcount_jobs", "Jobs that wait or run.", labels=("kind", "state"))
    ended = CounterMetricFamily("longcount_jobs_ended", "Jobs that came to an end.", labels=("kind", "how"))
    for family, name, counts in (
        (there, "waiting", tally.waiting),
        (there, "running", tally.running),
        (ended, "done", tally.done),
        (ended, "failed", tally.failed),
    ):
        for kind, number in sorted(counts.items()):
            family.add_metric((kind, name), number)
    yield from (there, ended)
