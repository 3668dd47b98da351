"""Every game in every language: nothing that the engine can ask, offer or tell is left without words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.speech import Speech
from longcount.kernel.story import Story
from longcount.words import languages, languages_of, speech_of
from longcount.words.plans import PlanSpeech

TABLES = [(name, language) for name in GAMES for language in languages() if language in languages_of(GAMES[name])]
HOLE = re.compile(r"\{\w*(:[\w-]+)?\}")


def test_every_game_speaks_every_language() -> None:
    for game in GAMES.values():
        assert languages_of(game) == list(languages()), game.name


def said(text: str, what: object) -> str:
    assert text, what
    assert not HOLE.search(text), (what, text)
    return text


def look(game: Game[Any], speech: Speech, match: Match[Any], seat: int) -> None:
    """Everything a table says at one moment."""
    pending = game.pending(match.state)
    view = game.view(match.state, seat)
    said(speech.prompt(pending.step), pending.step)
    assert speech.words.has("prompt", pending.step), pending.step
    said(speech.caption(view), "caption")
    filled = game.determinize(view, Dice(0))
    for offer in game.offers(match.state, seat):
        assert speech.words.has("offer", offer.verb) or type(speech) is not Speech, offer.verb
        said(speech.offer(offer, view), offer)
        said(speech.brief(offer, view), offer)
        said(speech.heading(offer, view), offer)
        story = Story()
        game.apply(filled.clone(), seat, offer, story)
        assert not HOLE.search(speech.brings(offer, [fact for fact in story.seen_by(seat) if fact.seat == seat], view))


@pytest.mark.parametrize(("name", "language"), TABLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_random_game_is_told_without_a_hole(name: str, language: str, seats: int) -> None:
    game, speech = GAMES[name], speech_of(GAMES[name], language)
    match, dice, chance = Match(game, [f"P{n}" for n in range(seats)]), Dice(seats), SeededChance(seats)
    match.settle(chance)
    for number in range(game.longest):
        pending = game.pending(match.state)
        if pending.is_over:
            break
        seat = pending.seats[dice.below(len(pending.seats))]
        if number % 7 == 0:
            look(game, speech, match, seat)
        offers = game.offers(match.state, seat)
        story = match.play(seat, offers[dice.below(len(offers))])
        facts = [*story.facts, *match.settle(chance).facts]
        for fact in facts:
            assert not HOLE.search(speech.tell(fact)), fact
        for entry in game.judged().ledger(facts):
            said(speech.gain(entry).text, entry)
            said(speech.goal(entry.goal), entry)
            assert speech.words.has("goal", entry.goal), entry
    outcome = game.outcome(match.state)
    assert outcome is not None
    for source in outcome.breakdown[0]:
        assert speech.words.has("source", source), source


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_manners_and_traits_are_words(name: str, language: str) -> None:
    """What plans are called, what they are after, and what they need."""
    sight, plans = GAMES[name].judged().sight, PlanSpeech(GAMES[name], language)
    if sight is None:
        return
    for manner in ("", *sight.manners):
        named = plans.name(manner)
        assert said(named.name, manner) != manner and said(named.text, manner) not in (manner, named.name)
    for trait in sight.traits:
        for level in (1, 2, 5):
            what = said(plans.trait(trait, level), trait)
            assert str(level) in what and what != f"{trait}: {level}"


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_options_and_their_values_are_words(name: str, language: str) -> None:
    speech = speech_of(GAMES[name], language)
    for option in GAMES[name].options:
        assert said(speech.option(option.name), option.name) != option.name
        if option.name != "pack":
            for value in option.values:
                assert speech.option_value(option.name, value) != value, (option.name, value)
