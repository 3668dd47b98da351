"""The version, and which of the two builds is running."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    from longcount.kernel import decisions

    return not decisions.__file__.endswith(".py")
