"""How much is asked of which build.

Interpreted and compiled are one program, and the compiled one is some twenty times as fast: what is only asked again
and again, with other seeds, it is asked more often.
"""

from __future__ import annotations

import os

import pytest

from longcount.version import is_compiled


def times(compiled: int, interpreted: int) -> int:
    """How often; LONGCOUNT_LONG asks both builds for as much."""
    return compiled if is_compiled() or "LONGCOUNT_LONG" in os.environ else interpreted


if_compiled = pytest.mark.skipif(
    not is_compiled() and "LONGCOUNT_LONG" not in os.environ, reason="asked of machine code"
)
"""For what plays many whole games: interpreted it would be the same program, twenty times as slow."""
