"""Walking (K-MOVE)."""

from __future__ import annotations

import pytest
from tikal_table import Table


def example() -> Table:
    """The rulebook's example: temple 2 on b3, treasures on c2, beside the printed tiles."""
    return Table().tile("A3", "b3", 3).tile("A5", "c2", 4)


@pytest.mark.rule("K-MOVE-01", "K-MOVE-04", "K-MOVE-05")
def test_the_walks_of_the_rulebook() -> None:
    """EX-03: from temple 2 to the jungle 3, to temple 1 one; to the treasures no path but around for 6."""
    t = example().put(0, "b3", workers=1)
    assert (3, 0, 3, 1) == (t.cost("b3", "b2"), t.cost("b3", "c2"), t.cost("b2", "c2"), t.cost("b3", "a2"))
    t.play("walk worker b3 c2")
    assert 4 == t.s.ap
