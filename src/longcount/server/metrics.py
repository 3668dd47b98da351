"""Numbers for whoever runs the server, in the text form of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, running = [f"# TYPE {name} histogram"], 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            running += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {running}"]


class Metrics:
    def __init__(self) -> None:
        self.moves = 0
        self.bot_moves = 0
        self.refused = 0
        self.stale = 0
        self.lost_races = 0
        self.requests = 0
        self.failures = 0
        self.sockets = 0
        self.move_seconds = Histogram()
        self.request_seconds = Histogram()

    def text(self, tables: int) -> str:
        counters = {
            "longcount_moves_total": self.moves,
            "longcount_bot_moves_total": self.bot_moves,
            "longcount_refused_total": self.refused,
            "longcount_stale_total": self.stale,
            "longcount_lost_races_total": self.lost_races,
            "longcount_requests_total": self.requests,
            "longcount_failures_total": self.failures,
        }
        gauges = {"longcount_sockets": self.sockets, "longcount_tables_in_memory": tables}
        lines = [f"# TYPE {name} counter\n{name} {value}" for name, value in counters.items()]
        lines += [f"# TYPE {name} gauge\n{name} {value}" for name, value in gauges.items()]
        lines += self.move_seconds.lines("longcount_move_seconds")
        lines += self.request_seconds.lines("longcount_request_seconds")
        return "\n".join(lines) + "\n"
