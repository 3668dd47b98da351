"""What people are told, JSON-ready and in their language: decisions, offers, facts, gains, ends, names.

Names and numbers are for programs, `says` and its like for people. Sentences are made by the game's speech.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import orjson

from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, Outcome
from longcount.kernel.speech import Speech, View
from longcount.kernel.story import Entry, Fact
from longcount.server.identity import guest_number
from longcount.server.seating import Seat
from longcount.words import PAGE, TIES, house, speech_of

Told = dict[str, Any]
SENTENCES: Final = 20_000
"""Decisions and facts of logs that are kept in words, each some 200 bytes."""
OPENINGS: Final = "openings"
"""Sentences about opening choices, in the house's catalogue."""


# --- decisions ----------------------------------------------------------------------


@lru_cache(maxsize=100_000)
def parts_of(decision: Decision) -> Told:
    """A decision by its text, its verb and its parts. The decisions of a game are made once, and so is this."""
    return {"text": decision.text, "verb": decision.verb, **decision.parts()}


def decision_told(decision: Decision, speech: Speech, view: View | None) -> Told:
    return {**parts_of(decision), "says": speech.offer(decision, view)}


@lru_cache(maxsize=SENTENCES)
def decision_text(decision: Decision, speech: Speech) -> bytes:
    """A decision of the log as JSON: told without a view, it is always the same."""
    return orjson.dumps(decision_told(decision, speech, None))


def offer_told(decision: Decision, facts: Sequence[Fact], speech: Speech, view: View) -> Told:
    return {
        **parts_of(decision),
        "says": speech.offer(decision, view),
        "brief": speech.brief(decision, view),
        "brings": speech.brings(decision, facts, view),
        "heading": speech.heading(decision, view),
        "facts": [fact_told(fact) for fact in facts],
    }


def heard(game: Game[Any], language: str, view: View | None) -> Speech:
    """The game in words, with the printed values of the table whose view this is."""
    speech = speech_of(game, language)
    return speech if view is None else speech.at(view.get("options", {}))


def texts_told(game: Game[Any], texts: Sequence[str], language: str, view: View | None) -> list[Told]:
    """The decisions of a turn, all from where it begins."""
    speech = heard(game, language, view)
    return [decision_told(game.catalogue.read(text), speech, view) for text in texts]


# --- facts and gains ------------------------------------------------------------------


def fact_told(fact: Fact) -> Told:
    return {"seat": fact.seat, "verb": fact.verb, "what": fact.what, "amount": fact.amount, "why": fact.why}


@lru_cache(maxsize=SENTENCES)
def fact_text(seat: int, verb: str, what: str, amount: int, why: str, speech: Speech) -> bytes:
    """A fact as JSON, with its sentence, which has no subject; an empty one goes without saying. The same few happen
    again and again, at all tables."""
    fact = Fact(seat, verb, what, amount, why)
    return orjson.dumps({**fact_told(fact), "says": speech.tell(fact)})


def facts_text(facts: Sequence[Fact], speech: Speech) -> bytes:
    told = [fact_text(fact.seat, fact.verb, fact.what, fact.amount, fact.why, speech) for fact in facts]
    return b"[%b]" % b",".join(told)


def gains_told(gains: Sequence[Mapping[str, Any]], speech: Speech) -> list[Told]:
    told: list[Told] = []
    for gain in gains:
        sign = speech.gain(Entry(gain["seat"], gain["goal"], gain["what"], gain["amount"]))
        told.append({**gain, "mark": sign.mark, "says": sign.text})
    return told


def goal_told(goal: str, speech: Speech) -> Told:
    return {"goal": goal, "says": speech.goal(goal)}


def turn_told(turn: Mapping[str, Any], game: Game[Any], language: str, view: View | None) -> Told:
    """A turn that a bot found: its decisions and whatever gains it tells of, in words."""
    speech = heard(game, language, view)
    told: Told = dict(turn)
    for name, value in turn.items():
        if name in ("decisions", "as_good"):
            told[name] = texts_told(game, value, language, view)
        elif name in ("gains", "others", "more", "keeps", "costs"):
            told[name] = gains_told(value, speech)
        elif name == "less":
            told[name] = gains_told([{**gain, "amount": -gain["amount"]} for gain in value], speech)
        elif name == "sources":
            told[name] = [{**gap, "says": speech.source(gap["source"])} for gap in value]
        elif name == "known":
            told[name] = known_told(value, language)
        elif name == "then" and value is not None:
            told[name] = turn_told(value, game, language, view)
    return told


def known_told(known: Mapping[str, Any] | None, language: str) -> str:
    """What many games say of an opening choice; nothing where they say nothing."""
    if known is None:
        return ""
    more = known["points"] >= 0
    values = {"n": known["games"], "points": abs(known["points"]), "error": known["error"]}
    return house(language).say(OPENINGS, "more" if more else "less", values)


# --- the end --------------------------------------------------------------------------


def outcome_told(outcome: Outcome | None, speech: Speech) -> Told | None:
    if outcome is None:
        return None
    sources = dict.fromkeys([name for parts in outcome.breakdown for name in parts])
    return {
        "scores": outcome.scores,
        "unit": outcome.unit,
        "breakdown": outcome.breakdown,
        "sources": {name: speech.source(name) for name in sources},
        "winners": outcome.winners,
        "tie_break": speech.words.look(TIES, outcome.tie_break) if outcome.tie_break else "",
    }


# --- people -----------------------------------------------------------------------------


def label(language: str, key: str, **values: int) -> str:
    return house(language).say(PAGE, key, values)


def guest_name(user: str, language: str) -> str:
    """A name until one is chosen."""
    return label(language, "seats.guest", n=guest_number(user))


def name_of(seat: Seat, language: str) -> str:
    """What a seat's player is called; empty for an open one."""
    if seat.name or seat.is_open:
        return seat.name
    if seat.bot:
        key = f"bot.{seat.bot}"
        title = label(language, key) if house(language).has(PAGE, key) else seat.bot.title()
        return f"{title} {seat.seat + 1}"
    if seat.hot or seat.holder is None:
        return label(language, "seats.nth", n=seat.seat + 1)
    return guest_name(seat.holder, language)
