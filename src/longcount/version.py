"""The version, and which of the two builds is running."""

from __future__ import annotations

from typing import Final

from longcount import freshness

VERSION: Final = "0.1.0"


def is_compiled(part: str = "") -> bool:
    """Whether the engine runs as machine code, or at least this part of it: "kernel", "bots", a game's name."""
    return interpreted_parts() == [] if not part else part in freshness.running()


def build_name() -> str:
    """How the engine runs, in words: "compiled", "interpreted", "compiled but for tikal"."""
    rest = interpreted_parts()
    if not rest:
        return "compiled"
    return f"compiled but for {', '.join(rest)}" if freshness.running() else "interpreted"


def interpreted_parts() -> list[str]:
    """The parts of the engine that run from source."""
    return [other.name for other in freshness.parts() if other.name not in freshness.running()]
