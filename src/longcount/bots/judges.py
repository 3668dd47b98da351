"""Who judges a game: the net that lies with it, where there is one; else, or without NumPy, the rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from longcount.bots.judge import Judge, RuleOfThumb
from longcount.kernel.errors import BadData
from longcount.kernel.game import Game

MakeJudge = Callable[[Game[Any]], Judge]
_NETS: Final[dict[Path, Any]] = {}
"""Nets that were read, None where they cannot be used."""


def best_judge(game: Game[Any]) -> Judge:
    """The best judge there is of a game."""
    return sighted(game, game.folder / "net.npz") or RuleOfThumb(game)


def by_thumb(game: Game[Any]) -> Judge:
    return RuleOfThumb(game)


def by_file(path: Path) -> MakeJudge:
    """Judges by the net of a file."""

    def make(game: Game[Any]) -> Judge:
        found = sighted(game, path)
        if found is None:
            raise BadData("{path} is not there, or NumPy is not installed.", path=str(path))
        return found

    return make


def sighted(game: Game[Any], path: Path) -> Judge | None:
    """A judge that goes by the net of a file; None if there is no file, or no NumPy."""
    if path not in _NETS:
        _NETS[path] = net_at(game, path)
    if _NETS[path] is None:
        return None
    from longcount.bots.sighted import Sighted

    return Sighted(game, _NETS[path])


def net_at(game: Game[Any], path: Path) -> Any:
    if not path.exists():
        return None
    try:
        from longcount.bots import net
    except ImportError:
        return None
    return net.read_net(game, path)
