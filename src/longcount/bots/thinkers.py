"""What bots think with: where a game has a net that sees the table, turns are played on; elsewhere a tree is searched.

Nets that see need NumPy. Without it, or without such a net, everything still plays.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from longcount.bots.judge import RuleOfThumb
from longcount.bots.learned import make_judge, read_net
from longcount.bots.search import Search
from longcount.bots.search_bot import MakeThinker, Thinker
from longcount.kernel.errors import BadData
from longcount.kernel.game import Breadth, Game

SIGHTED: Final = ".npz"
"""What files of nets that see the table are called."""
_NETS: Final[dict[Path, Any]] = {}
"""Nets that were read, None where they cannot be used."""


def shipped(game: Game[Any], seed: int) -> Thinker:
    """The best thinker there is of a game."""
    return sighted(game, seed, game.folder / "net.npz") or Search(game, seed, make_judge(game))


def narrow(breadth: Breadth) -> MakeThinker:
    """The same, but where a tree is searched it looks for turns less widely."""

    def make(game: Game[Any], seed: int) -> Thinker:
        return sighted(game, seed, game.folder / "net.npz") or Search(game, seed, make_judge(game), breadth)

    return make


def by_thumb(game: Game[Any], seed: int) -> Thinker:
    return Search(game, seed, RuleOfThumb(game))


def by_file(path: Path) -> MakeThinker:
    """Thinks by the net of a file."""

    def make(game: Game[Any], seed: int) -> Thinker:
        if path.suffix != SIGHTED:
            return Search(game, seed, read_net(game, path))
        found = sighted(game, seed, path)
        if found is None:
            raise BadData("{path} is not there, or NumPy is not installed.", path=str(path))
        return found

    return make


def sighted(game: Game[Any], seed: int, path: Path) -> Thinker | None:
    """A thinker that goes by the net of a file; None if there is no file, or no NumPy."""
    if path not in _NETS:
        _NETS[path] = net_at(game, path)
    if _NETS[path] is None:
        return None
    from longcount.bots.foresight import Foresight
    from longcount.bots.sighted import Sighted

    return Foresight(game, seed, Sighted(game, _NETS[path]))


def net_at(game: Game[Any], path: Path) -> Any:
    if not path.exists():
        return None
    try:
        from longcount.bots import net
    except ImportError:
        return None
    return net.read_net(game, path)
