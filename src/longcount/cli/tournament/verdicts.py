"""Why a tournament ended, in a sentence and as plain data."""

from __future__ import annotations

import math
from typing import Any

from longcount.bots.ratings import Estimate
from longcount.bots.stopping import CLEAR, NARROW, Question, Verdict
from longcount.cli.tournament.tables import between, percent


def sentence(question: Question, verdict: Verdict) -> str:
    """Such as "Clear after 48 of 400 games: greedy is better than random (…)."."""
    count = f"{verdict.games} of {verdict.most} games"
    if verdict.kind == CLEAR:
        others = ", ".join(name for name in question.names if name != verdict.best)
        return f"Clear after {count}: {verdict.best} is better than {others}{shares(question, verdict)}."
    missed = []
    if question.until_clear:
        missed.append(f"it is not clear which bot is better{shares(question, verdict)}")
    if verdict.kind == NARROW:
        return f"Narrow enough after {count}: {'; '.join([*widths(question, verdict), *missed])}."
    return f"All {verdict.most} games are played: {'; '.join([*missed, *widths(question, verdict)])}."


def shares(question: Question, verdict: Verdict) -> str:
    """Of two bots, what the better one wins, with the interval that may be looked at all the time."""
    if verdict.share is None:
        return ""
    found = percent(verdict.share)
    whose = "it" if verdict.best else question.names[0]
    even = f"{100 * verdict.even:.0f} % would be even"
    return f" ({whose} wins {found.value:.1f} %, {even}; {between(found, '{:.0f}')} % however often one looks)"


def widths(question: Question, verdict: Verdict) -> list[str]:
    """How narrow the intervals became, beside what was wished where that was not reached."""
    told = []
    if question.width:
        told.append(f"mean points of every bot within ± {verdict.width:.1f}{wish(verdict.width, question.width)}")
    if question.share_width:
        reached, wished = 100 * verdict.share_width, 100 * question.share_width
        told.append(f"shares of victories within ± {reached:.1f} %{wish(reached, wished)}")
    return told


def wish(reached: float, wished: float) -> str:
    return f" (± {wished:g} was wished)" if reached > wished else ""


def row(question: Question, verdict: Verdict) -> dict[str, Any]:
    share: Estimate | None = verdict.share
    return {
        "why": verdict.kind,
        "sentence": sentence(question, verdict),
        "games": verdict.games,
        "of": verdict.most,
        "best": verdict.best or None,
        "share": None if share is None else share.as_row(),
        "even": round(verdict.even, 4),
        "width": round(verdict.width, 4) if math.isfinite(verdict.width) else None,
        "share_width": round(verdict.share_width, 4),
    }
