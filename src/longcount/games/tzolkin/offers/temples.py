"""Where the gods' anger can strike."""

from __future__ import annotations

from longcount.games.tzolkin.state import Player


def has_angry_temple(me: Player) -> bool:
    return me.temples[0] > 0 or me.temples[1] > 0 or me.temples[2] > 0


def angry_temples(me: Player) -> list[int]:
    """Temples where one can still step down."""
    return [temple for temple in range(3) if me.temples[temple] > 0]  # T-ANGER-02
