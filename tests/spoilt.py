"""A game that is another one but for what a test spoils."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longcount.kernel.game import Game, Rules

FUNCTIONS = (
    *("begin", "pending", "offers", "odds", "apply", "outcome", "view", "determinize", "round", "turn"),
    *("secret", "is_revealed", "why_not", "stock"),
)


def spoilt(game: Game[Any], **functions: Callable[..., Any]) -> Game[Any]:
    rules: Rules[Any] = Rules(**{name: functions.get(name, getattr(game, name)) for name in FUNCTIONS})
    return Game(
        name=game.name,
        title=game.title,
        edition=game.edition,
        seats=game.seats,
        options=game.options,
        catalogue=game.catalogue,
        longest=game.longest,
        folder=game.folder,
        rules=rules,
        insight=game.insight,
        components=game.components,
        speech=game.speech,
        shape=game.shape,
    )
