"""Tzolk'in in words of three languages: nothing that the engine can tell, ask, offer or refuse is left without them."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from longcount.conformance.laws import play_one
from longcount.games.tzolkin import GAME, steps
from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.speech import TzolkinSpeech
from longcount.games.tzolkin.state import GEARS, SOURCES, TRACKS
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Entry, Fact, Story
from longcount.kernel.words import Words, read_words

LANGUAGES: Final = ("en", "ru", "zh")
SPEECH: Final = {
    language: TzolkinSpeech(Words(language, read_words(c.FOLDER / "words" / f"{language}.toml")))
    for language in LANGUAGES
}
ENGLISH: Final = SPEECH["en"]
TOLD: Final = re.compile(r"(?:\.tell|\bFact)\(\s*[^,()]+(?:\([^()]*\))?,\s*\"(\w+)\"", re.DOTALL)
FILES: Final = [path for path in c.FOLDER.rglob("*.py") if path.name not in ("state.py",)]
EXAMPLES: Final = {
    "keep": "W03",
    "deal": "W03",
    "build": "A1-03",
    "reveal": "M03",
    "place": "tikal",
    "pick": "tikal",
    "pushed": "tikal",
    "neutral": "tikal",
    "climb": "brown",
    "stay": "brown",
    "descend": "brown",
    "lead": "brown",
    "level": "theology",
}


def verbs_of_the_engine() -> list[str]:
    """Every verb that a file of the engine tells."""
    return sorted({verb for path in FILES for verb in TOLD.findall(path.read_text(encoding="utf-8"))})


def test_the_search_for_verbs_misses_none() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    tellings = sum([len(re.findall(r"(?:\.tell|\bFact)\(", text)) for text in texts])
    silent = len(re.findall(r"\bFact\(", (c.FOLDER / "speech.py").read_text(encoding="utf-8")))
    own = [text for path, text in zip(FILES, texts, strict=True) if path.name == "speech.py"]
    assert sum([len(TOLD.findall(text)) for text in texts]) == tellings - silent - own[0].count(".tell(")


def is_whole(text: str) -> bool:
    """Said, and no hole left open."""
    return bool(text) and "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", verbs_of_the_engine())
def test_every_verb_of_the_engine_has_words(verb: str, language: str) -> None:
    fact = Fact(0, verb, EXAMPLES.get(verb, "corn"), 1, "palenque 1")
    assert is_whole(SPEECH[language].tell(fact))
    assert SPEECH[language].tell(fact) != verb


def told(seat: int, verb: str, what: str, amount: int, why: str, language: str = "en") -> str:
    return SPEECH[language].tell(Fact(seat, verb, what, amount, why))


def test_facts_are_sentences_without_their_subject() -> None:
    assert told(0, "gain", "corn", 3, "palenque 1") == "gains 3 corn (Palenque 1)"
    assert told(0, "gain", "skull", 2, "A2-05") == "gains 2 skulls (A2-05)"
    assert told(0, "score", "unfed workers", -24, "unfed workers") == "loses 6 points (unfed workers)"
    assert told(0, "score", "corn", 9, "corn and resources") == "scores 2¼ points (corn and resources)"
    assert (
        told(0, "climb", "brown", 2, "chichen 1") == "climbs to the 2-point step of the brown temple (Chichen Itza 1)"
    )
    assert told(0, "descend", "green", 0, "begging") == "goes down to the −3-point step of the green temple"
    assert told(0, "gain", "skull", 0, "yaxchilan 4") == "gains no skull: none is left (Yaxchilan 4)"
    assert told(0, "only", "one day", 1, "T-FIRST-09") == "can turn the calendar by one day only (T-FIRST-09)"
    assert told(1, "round", "day", 4, "calendar") == "Round 5 begins"
    assert told(CHANCE, "reveal", "A1-01", 1, "refill") == "Building A1-01 (feeds 1 worker) is laid open"
    assert told(0, "place", "first", 0, "placing") == "places a worker on the first-player space"
    assert told(0, "score", "corn", 0, "corn and resources") == ""
    assert told(0, "pay", "wood", 2, "price", "zh") == "支付2木头"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_is_asked_has_a_question(language: str) -> None:
    for kind in steps.KINDS[: steps.GAME_OVER + 1]:
        assert SPEECH[language].words.has("prompt", kind.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_words(language: str) -> None:
    speech = SPEECH[language]
    for decision in GAME.catalogue.decisions:
        for text in (speech.offer(decision, None), speech.brief(decision, None), speech.heading(decision, None)):
            assert is_whole(text), (decision.text, text)
            assert text not in (decision.text, decision.verb)


def offered(text: str, language: str = "en") -> str:
    return SPEECH[language].offer(GAME.catalogue.read(text), None)


def test_offers_are_said_by_their_parts() -> None:
    assert offered("pick tikal 3 as 2") == "Pick up the worker on Tikal 3: action 2"
    assert offered("pick tikal 3 for nothing") == "Pick up the worker on Tikal 3 and do nothing"
    assert offered("place first") == "Place a worker on the first-player space"
    assert offered("pay 2 wood 1 gold") == "Pay 2 wood, 1 gold"
    assert offered("build A1-03 saving wood").endswith(", saving 1 wood")
    assert offered("build A1-03 plain").endswith(" without architecture")
    assert offered("first 2") == "First player: seat 2"
    assert offered("burn", "zh") == "焚烧森林获得玉米"
    assert offered("climb brown green", "ru") == "Подняться: коричневый храм и зелёный храм"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_is_described(language: str) -> None:
    found = SPEECH[language].things(c.TABLE)
    names = [b.name for b in c.BUILDINGS] + [m.name for m in c.MONUMENTS] + [w.name for w in c.WEALTH]
    assert set(names) <= set(found)
    for name, thing in found.items():
        assert "{" not in thing.name + thing.text, name
        assert thing.text or thing.name, name
    assert "tikal 7" in found
    assert "theology 4" in found


def test_things_have_their_numbers() -> None:
    for tile in c.BUILDINGS:
        for effect in tile.effects:
            if effect.word in (c.GAIN, c.POINTS, c.FEEDS):
                assert str(effect.amount) in ENGLISH.tile(tile.name)
    for monument in c.MONUMENTS:
        assert all(str(number) in ENGLISH.monument(monument.name) for number in monument.numbers)
    assert ENGLISH.monument("M05", 3).startswith("5 per monument")
    assert ENGLISH.action(0, 3) == "5 corn or 2 wood"
    assert ENGLISH.action(4, 9) == "lay a skull: 13 points, climb the yellow temple, 1 resource"
    assert ENGLISH.action(3, 4) == "a building, 2 corn per resource"
    assert ENGLISH.action(1, 5) == "2 corn, 1 stone, 1 gold"


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_in_few_words_have_the_numbers_of_the_long_ones(language: str) -> None:
    for track, row in enumerate(c.TABLE["technology"]):
        assert row["id"] == TRACKS[track]
        for level, key in enumerate(("level_1", "level_2", "level_3", "bonus"), start=1):
            long = row[key].replace("one step", "1 step")
            for number in re.findall(r"\d", SPEECH[language].level(track, level)):
                assert number in long, (row["id"], key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_facts_come_to_is_said(language: str) -> None:
    speech = SPEECH[language]
    entries = [
        Entry(0, "corn", "corn", -3),
        Entry(0, "points", "points", 9),
        Entry(0, "climb", "brown", -1),
        Entry(0, "level", "theology", 1),
        Entry(0, "building", "A1-03", 1),
        Entry(0, "monument", "M03", 1),
        Entry(0, "first", "marker", 1),
        *[Entry(0, "place", place, more) for place in ("tikal 2", "first 0") for more in (1, -1)],
        *[Entry(0, "pick", "uxmal 3", more) for more in (1, -1)],
        Entry(0, "lay", "skull 4", 1),
    ]
    for entry in entries:
        assert is_whole(speech.gain(entry).text), entry
        assert speech.words.has("goal", entry.goal)
    assert all(speech.words.has("source", name) for name in SOURCES)


def test_gains_have_short_marks() -> None:
    assert ENGLISH.gain(Entry(0, "points", "points", 9)).mark == "+2¼"
    assert ENGLISH.gain(Entry(0, "points", "points", -4)).text == "−1 point"
    assert ENGLISH.gain(Entry(0, "place", "tikal 2", 1)).mark == "→ 2"
    assert ENGLISH.gain(Entry(0, "place", "first 0", -1)).text == "no worker on the first-player space"
    assert ENGLISH.gain(Entry(0, "skull", "skull", 2)).text == "+2 skulls"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_in_random_games_has_words(seats: int, language: str) -> None:
    speech = SPEECH[language]
    match: Match[Any] = Match(GAME, [f"Seat {seat + 1}" for seat in range(seats)])
    dice, chance = Dice(seats), SeededChance(seats)
    while not GAME.pending(match.state).is_over:
        view = GAME.view(match.state, None)
        assert is_whole(speech.caption(view))
        for seat in GAME.pending(match.state).seats:
            check_offers(speech, match, seat, dice)
        play_one(match, dice, chance)
        for fact in match.rows[-1].story.facts:
            assert "{" not in speech.tell(fact), fact
    assert speech.caption(GAME.view(match.state, None)) == speech.words.look("ui", "over")


def check_offers(speech: TzolkinSpeech, match: Match[Any], seat: int, dice: Dice) -> None:
    """Some offers in words, and a refusal."""
    view = GAME.view(match.state, None)
    offers = GAME.offers(match.state, seat)
    for offer in offers[:4]:
        story = Story()
        GAME.apply(match.state.clone(), seat, offer, story)
        brings = speech.brings(offer, [fact for fact in story.facts if fact.seat == seat], view)
        assert "{" not in brings, (offer.text, brings)
    decision = GAME.catalogue[dice.below(len(GAME.catalogue))]
    if decision not in offers and seat != CHANCE:
        assert is_whole(speech.refusal(GAME.why_not(match.state, seat, decision)))


def test_the_caption_says_where_the_game_is() -> None:
    state = GAME.new(2, {})
    view = {**GAME.view(state, None), "day": 7}
    assert ENGLISH.caption(view) == "Round 8"
    assert ENGLISH.caption({**view, "food_day": 1}) == "Round 8 · Food Day"


def preview(text: str, *facts: Fact) -> str:
    return ENGLISH.brings(GAME.catalogue.read(text), facts, None)


def test_what_a_choice_brings_is_said_in_few_words() -> None:
    assert preview("keep W01 W02") == f"{ENGLISH.tile('W01')} + {ENGLISH.tile('W02')}"
    assert preview("place tikal", Fact(0, "place", "tikal", 2, "placing"), Fact(0, "pay", "corn", 2, "placing")) == (
        "space 2, pay 2 corn"
    )
    assert preview("pick palenque 1", Fact(0, "pick", "palenque", 1, ""), Fact(0, "gain", "corn", 3, "palenque 1")) == (
        "gain 3 corn"
    )
    assert preview("pick uxmal 2", Fact(0, "pick", "uxmal", 2, "")) == "market"
    assert preview("pick uxmal 1", Fact(0, "pay", "corn", 3, "uxmal 1")) == "pay 3 corn, climb a temple"
    assert preview("pick tikal 1 for nothing") == "no action"
    first = (Fact(0, "place", "first", 0, "placing"), Fact(0, "pay", "corn", 1, "placing"))
    assert preview("place first", *first) == "pay 1 corn"
    assert preview("turn 2 days") == "your player board turns to its dark side"
    assert preview("end") == "the turn is over"


def test_every_gear_track_and_temple_has_a_name_in_every_language() -> None:
    for speech in SPEECH.values():
        assert all(speech.words.has("gears", gear) for gear in GEARS)
        assert all(speech.words.has("tracks", track) for track in TRACKS)


def holes(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


def test_the_languages_have_the_same_sentences_with_the_same_holes() -> None:
    english = ENGLISH.words.sections
    for language in ("ru", "zh"):
        other = SPEECH[language].words.sections
        assert {*english, "errors"} == set(other)
        for section in set(english) - {"nouns", "option"}:
            assert list(english[section]) == list(other[section]), (language, section)
            for key, text in english[section].items():
                assert holes(text) == holes(other[section][key]), (language, section, key)
        for sentence, text in other["errors"].items():
            assert holes(sentence) == holes(text)


def test_every_option_and_value_has_words() -> None:
    for speech in SPEECH.values():
        for option in GAME.options:
            assert speech.option(option.name) != ""
            assert all(speech.option_value(option.name, value) != value for value in option.values)


def test_every_refusal_is_used_and_told() -> None:
    code = (c.FOLDER / "refusals.py").read_text(encoding="utf-8")
    keys = set(ENGLISH.words.sections["refusal"])
    assert keys == {key for key in re.findall(r'"([a-z_]+)"', code) if key not in ("goods", "price", "purse")}
