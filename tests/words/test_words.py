"""Every language says everything that English says, with the same numbers and names in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from sentences import PACKAGE, refusals_in, sentences_in, texts_in

from longcount.cli.language import SECTION
from longcount.cli.session import HELP
from longcount.games import GAMES
from longcount.kernel.chance import SeededChance
from longcount.kernel.errors import IllegalDecision, LongCountError, RecordError, UnknownNotation
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.words import NOUNS
from longcount.words import ENGLISH, ERRORS, FOLDER, house, languages, languages_of, reason, speech_of, told

CLI = PACKAGE / "cli"
ROOMS = ("kernel", "games", "words", "bots", "server")
OTHERS = [language for language in languages() if language != ENGLISH]
SPOKEN = [(game, language) for game in GAMES.values() for language in languages_of(game)]
HOLE = re.compile(r"\{(\w+)(?::[\w-]+)?\}")


def leaves(sections: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for name, value in sections.items():
        if isinstance(value, Mapping):
            yield from leaves(value, (*path, name))
        else:
            yield (*path, name), str(value)


def sentences(sections: Mapping[str, Any]) -> dict[tuple[str, ...], str]:
    """Everything but nouns and errors, which languages have in their own ways."""
    return dict(
        leaves({name: section for name, section in sections.items() if name not in (NOUNS, ERRORS, "terminal")})
    )


def same_keys_and_holes(english: Mapping[str, Any], other: Mapping[str, Any]) -> None:
    ours, theirs = sentences(english), sentences(other)
    assert set(ours) == set(theirs)
    for path, sentence in ours.items():
        assert theirs[path].strip() or not sentence.strip(), path
        assert set(HOLE.findall(theirs[path])) == set(HOLE.findall(sentence)), path
    assert set(english.get(NOUNS, {})) == set(other.get(NOUNS, {}))


def has_all_forms(sections: Mapping[str, Any], language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for noun, found in sections.get(NOUNS, {}).items():
        assert isinstance(found, str) or set(found) == forms, noun
        for form in [found] if isinstance(found, str) else found.values():
            assert "{n}" in form, noun


# --- the house ------------------------------------------------------------------------


def test_a_language_is_one_file_with_its_own_name() -> None:
    assert languages() == {"en": "English", "ru": "Русский", "zh": "中文"}
    assert set(languages()) == {path.stem for path in FOLDER.glob("*.toml")}


@pytest.mark.parametrize("language", OTHERS)
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    same_keys_and_holes(house(ENGLISH).sections, house(language).sections)


@pytest.mark.parametrize("language", languages())
def test_nouns_of_the_house_have_all_forms(language: str) -> None:
    has_all_forms(house(language).sections, language)


def test_numbers_choose_the_form() -> None:
    counted = [house("ru").count(n, "player") for n in (1, 2, 5, 11, 21, 1.5)]
    assert counted == ["1 игрок", "2 игрока", "5 игроков", "11 игроков", "21 игрок", "1½ игрока"]
    assert [house("zh").count(n, "player") for n in (1, 5)] == ["1 名玩家", "5 名玩家"]


# --- errors ---------------------------------------------------------------------------


def raised() -> list[tuple[str, str]]:
    return [found for room in ROOMS for found in sentences_in(PACKAGE / room)]


def test_every_error_has_its_sentence_where_it_is_raised() -> None:
    """With holes, so that it can be told in another language; never put together beforehand."""
    assert not [where for where, sentence in raised() if not sentence]
    assert len(raised()) > 100


@pytest.mark.parametrize("language", OTHERS)
def test_every_error_can_be_told(language: str) -> None:
    known = house(language).sections[ERRORS]
    own = {game.name: speech_of(game, language).words.sections.get(ERRORS, {}) for game in GAMES.values()}
    for where, sentence in raised():
        told = known.get(sentence) or next((words[sentence] for words in own.values() if sentence in words), None)
        assert told, f"{where}: {sentence}"
        assert set(HOLE.findall(told)) <= set(HOLE.findall(sentence)), where


@pytest.mark.parametrize("language", OTHERS)
def test_no_error_is_told_that_nobody_raises(language: str) -> None:
    code = {text for room in PACKAGE.iterdir() if room.is_dir() for text in texts_in(room)}
    assert not set(house(language).sections[ERRORS]) - code


def test_errors_are_told_with_what_is_in_them() -> None:
    inner = UnknownNotation("'{text}' is not a decision of this game.", text="castle")
    error = RecordError(3, "'{text}' cannot be played here. {error}", text="1 castle", error=inner)
    assert told(error, "en") == str(error)
    assert told(error, "ru") == "строка 3: «1 castle» здесь сыграть нельзя. «castle» — не решение этой игры."
    assert told(error, "xx") == str(error)
    assert told(LongCountError("Nobody translated this."), "ru") == "Nobody translated this."


# --- games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda one: getattr(one, "name", one))
def test_a_game_says_the_same_in_every_language(game: Game[Any], language: str) -> None:
    same_keys_and_holes(speech_of(game, ENGLISH).words.sections, speech_of(game, language).words.sections)


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda one: getattr(one, "name", one))
def test_nouns_of_a_game_have_all_forms(game: Game[Any], language: str) -> None:
    has_all_forms(speech_of(game, language).words.sections, language)


SPEAKING = [game for game in GAMES.values() if languages_of(game)]


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_a_game_speaks_every_language_of_the_house(game: Game[Any]) -> None:
    assert languages_of(game) == list(languages())


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_every_refusal_has_its_sentence_and_none_is_idle(game: Game[Any]) -> None:
    known = set(speech_of(game, ENGLISH).words.table("refusal"))
    assert refusals_in(game.folder) <= known
    assert known <= texts_in(game.folder), "sentences that no refusal uses"


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_every_option_and_each_of_its_values_has_words(game: Game[Any]) -> None:
    for option in game.options:
        for language in languages():
            speech = speech_of(game, language)
            assert speech.option(option.name) or option.titles, option.name
            for value in option.values:
                found = speech.words.sections.get("option", {}).get(option.name, {}).get("values", {})
                assert found.get(value) or option.titles, (option.name, value, language)


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_a_refusal_is_told_in_the_readers_language(game: Game[Any]) -> None:
    match = Match(game, ["Ann", "Bob"], {})
    match.settle(SeededChance(1))
    seat = game.pending(match.state).seats[0]
    offers = game.offers(match.state, seat)
    refused = [match.why_not(seat, decision) for decision in game.catalogue.decisions if decision not in offers]
    errors = [error for error in refused if isinstance(error, IllegalDecision)]
    for error in errors[:: max(1, len(errors) // 40)]:
        sentences = {language: reason(error, language) for language in languages()}
        assert len(set(sentences.values())) == len(languages()), sentences
        assert sentences[ENGLISH] == error.sentence and told(error, "ru").endswith(error.rule)
        for sentence in sentences.values():
            assert "{" not in sentence and error.refusal.key != sentence, sentence


@pytest.mark.parametrize("language", [code for code in languages() if code != ENGLISH])
def test_the_terminal_is_translated_whole(language: str) -> None:
    """What stands in a `tr(...)` of the terminal, and its help."""
    known = set(house(language).sections[SECTION])
    said = {sentence for path in CLI.rglob("*.py") for sentence in translated(path)} | {meaning for _, meaning in HELP}
    assert said - known == set()
    assert known - said == set()


def translated(path: Path) -> set[str]:
    """The sentences that a file gives to `tr`, also by a name or in a choice of two."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tr"]
    named = {
        target.id: node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    names = [call.args[0].id for call in calls if isinstance(call.args[0], ast.Name)]
    return {str(one) for one in found} | {named[name] for name in names if name in named}
