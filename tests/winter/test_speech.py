"""Endless Winter in words, in three languages: whatever can be asked, told, offered or gained has its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from rich.console import Console

from longcount.cli.boards import winter as board
from longcount.games.winter import GAME, know_packs, steps
from longcount.games.winter import components as c
from longcount.games.winter.ledger import ledger
from longcount.games.winter.names import SOURCES
from longcount.games.winter.packs import DEFAULT, read_pack, register
from longcount.games.winter.speech import WinterSpeech
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Fact
from longcount.kernel.words import Words, read_words
from winter_table import Table

LANGUAGES = ("en", "ru", "zh")
PRINTED_NAMES = {"MB", "ST", "SU", "II"}
"""Latin letters that stand in every language: boards, stones and set-up cards have ids, eras have numbers."""
WEB = Path(__file__).parents[2] / "web" / "src" / "games" / "winter"


@cache
def speech(language: str) -> WinterSpeech:
    path = c.FOLDER / "words" / f"{language}.toml"
    return WinterSpeech(Words(language, read_words(path), Locale.parse(language).plural_form))


EN, RU, ZH = (speech(language) for language in LANGUAGES)


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards tables choose among the same packs again."""
    monkeypatch.setattr(GAME, "options", GAME.options)


def is_clean(text: str, language: str) -> bool:
    """No hole is left, and no English where another language is spoken."""
    if not text.strip() or re.search(r"[{}]|None|nan", text):
        return False
    return language == "en" or set(re.findall(r"[A-Za-z]{2,}", text)) <= PRINTED_NAMES


@cache
def played(seed: int) -> list[tuple[View, Match[Any], list[Fact]]]:
    """A random game with all modules: each question with its view, and the facts of its answer."""
    match = Match(GAME, ["a", "b", "c"], {"glacier_tokens": "yes", "rest_tokens": "yes", "draft": "chiefs"})
    dice, chance = Dice(seed), SeededChance(seed)
    found: list[tuple[View, Match[Any], list[Fact]]] = []
    while not GAME.pending(match.state).is_over:
        seat = GAME.pending(match.state).seats[0]
        offers = GAME.offers(match.state, seat)
        before = match.fork()
        pick = chance.pick(GAME.odds(match.state)) if seat == CHANCE else dice.below(len(offers))
        facts = match.play(seat, offers[pick]).facts
        found.append((GAME.view(before.state, None if seat == CHANCE else seat), before, facts))
    found.append((GAME.view(match.state, None), match, []))
    return found


def facts_told() -> Iterator[Fact]:
    for _, _, facts in played(1):
        yield from facts
    for row in (
        (0, "lose", "food", 2, "no room"),
        (0, "raise", "megalith b2 level 2", 2, "megaliths"),
        (0, "found", "community", 3, "settlement"),
        (-1, "animal", "argentavis", 1, "grounds"),
        (0, "score", "idols", 5, "veneration track"),
        (0, "turn", "GT-01", 4, "glacier"),
        (0, "side", "B", 1, "fire_wolf"),
    ):
        yield Fact(*row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told(language: str) -> None:
    told = {speech(language).tell(fact) for fact in facts_told()}
    assert [] == [sentence for sentence in told if not is_clean(sentence, language)]
    assert len(told) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_offered_in_words(language: str) -> None:
    """The offers of a game, with its views, and every decision there is, without one."""
    says = speech(language)
    for view, match, _ in played(1)[::7]:
        for seat in GAME.pending(match.state).seats:
            for decision in GAME.offers(match.state, seat):
                for text in (says.offer(decision, view), says.brief(decision, view), says.heading(decision, view)):
                    assert is_clean(text, language), f"{decision.text}: {text}"
    for decision in GAME.catalogue.decisions:
        assert re.search(r"[{}]|None", says.offer(decision, None)) is None, decision.text
        assert is_clean(says.heading(decision, played(1)[-1][0]), language), decision.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_choice_brings_is_told(language: str) -> None:
    says = speech(language)
    for view, match, facts in played(1):
        for seat in GAME.pending(match.state).seats:
            brings = says.brings(GAME.offers(match.state, seat)[0], facts, view)
            assert not brings or is_clean(brings, language), brings
        assert is_clean(says.caption(view), language)
        for entry in ledger(facts):
            assert is_clean(says.gain(entry).text, language), entry
            assert is_clean(says.goal(entry.goal), language), entry.goal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_source_has_words(language: str) -> None:
    says = speech(language)
    assert all(is_clean(says.prompt(kind.name), language) for kind in steps.KINDS[: steps.GAME_OVER + 1])
    assert all(is_clean(says.source(name), language) and says.source(name) != name for name in SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_and_says_what_it_does(language: str) -> None:
    things = speech(language).things(c.TABLE)
    for name in (*c.KINDS, *c.SPECIES, *c.CHIEFS, *c.STONES, *c.SETUPS, *c.TERRAINS, *c.REST_TOKENS, *c.GLACIER_TOKENS):
        assert is_clean(things[name].name, language), name
        assert is_clean(things[name].text, language), name
    for text in ("draw 1 then use-animal 1", "keen_eye A", "food 2 + tool 2", "camp 1 then move 1"):
        assert is_clean(things[text].name, language), text


def test_sentences_in_english() -> None:
    assert "gains 2½ labour (Brave)" == EN.tell(Fact(0, "gain", "labour", 5, "brave"))
    assert "получает: ½ очка труда (Соплеменник)" == RU.tell(Fact(0, "gain", "labour", 1, "tribesman"))
    assert "Round 2 begins" == EN.tell(Fact(0, "round", "round", 1, "round"))
    assert "pays 1 tool (Hunt)" == EN.tell(Fact(0, "pay", "tool", 1, "hunt"))
    assert "moves a camp from hex 4 to 12" == EN.tell(Fact(0, "move", "camp", 412, "move"))
    assert "places a megalith on b2, level 2" == EN.tell(Fact(0, "raise", "megalith b2 level 2", 2, "megaliths"))
    assert "" == EN.tell(Fact(0, "dance", "card", 1, "hand"))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("C1-19", "1 tool; when you take an animal from the hunting grounds: 2 food; 1 point at the end"),
        ("brave", "1½ labour; in any column: 1 labour; in the eclipse: 1 food"),
        ("ST2-01", "for buried cards: 3 from 1, 6 from 4, 10 from 7"),
        ("ST2-10", "2/5/8/10 for 1/2/3/4 used: woolly mammoth and argentavis"),
    ],
)
def test_what_a_component_does(name: str, text: str) -> None:
    assert text == EN.things(c.TABLE)[name].text


@pytest.mark.parametrize(
    ("text", "english", "russian", "chinese"),
    [
        ("tribe hunt", "Tribe figure: Hunt", "Соплеменник: Охота", "族人棋子：狩猎"),
        ("take 2 tools 1 food", "Take 2 tools + 1 food", "Взять: 2 орудия + 1 еда", "拿2工具 + 1食物"),
        (
            "idol offering for draw",
            "Idol: Offering instead of a card",
            "Идол: Подношения вместо: карта",
            "神像：供奉，代替牌",
        ),
        (
            "bury hunter from spent",
            "Bury Hunter, already used",
            "Захоронить применённую карту: Охотник",
            "埋葬用过的猎人",
        ),
        ("megalith c1 level 3", "Megalith on c1, level 3", "Мегалит на c1, уровень 3", "巨石：c1，第3层"),
    ],
)
def test_a_choice_in_three_languages(text: str, english: str, russian: str, chinese: str) -> None:
    decision = GAME.catalogue.read(text)
    assert (english, russian, chinese) == tuple(says.offer(decision, None) for says in (EN, RU, ZH))


def test_an_ability_says_whose_it_is_and_what_it_does() -> None:
    t = Table().hand(0, "hunter").chief(0, "skilled_hand", "B").give(0, tools=1).play("chief hunt")
    use, view = GAME.catalogue.read("use chief 1"), GAME.view(t.s, 0)
    assert EN.offer(use, view).startswith("Skilled Hand: pay 1 tool: ")
    assert RU.offer(use, view).startswith("Умелая Рука: цена — 1 орудие: ")


def test_a_community_names_its_hexes() -> None:
    view = GAME.view(Table().s, 0)
    assert "Community at Plain 1, Forest 2, Plain 8" == EN.offer(GAME.catalogue.read("found 1 2 8"), view)
    assert "Camp from Start tile 0 to Plain 1" == EN.offer(GAME.catalogue.read("move 0 1"), view)


def test_what_comes_of_a_turn_has_a_mark_and_a_text() -> None:
    told = [
        (EN.gain(Entry(0, goal, what, amount)).mark, EN.gain(Entry(0, goal, what, amount)).text)
        for goal, what, amount in [
            ("tool", "tool", -2),
            ("megalith", "megalith b2", 1),
            ("move", "4", 1),
            ("hand", "card", 1),
        ]
    ]
    assert [
        ("−2", "−2 tools"),
        ("b2", "megalith on b2"),
        ("→ 4", "camps to hex 4: 1"),
        ("+1", "cards in hand +1"),
    ] == told


def test_a_refusal_is_told_in_three_languages_with_its_numbers() -> None:
    t = Table().hand(0, "elder", "hunter").give(0, food=2, tools=3).play("tribe initiation")
    refusal = GAME.why_not(t.s, 0, GAME.catalogue.read("take hunter"))
    assert [
        "That costs 1 tool, 1 labour; you have 2 food, 3 tools.",
        "Цена: 1 орудие, 1 очко труда; у вас 2 еды, 3 орудия.",
        "需要1工具，1劳力；你有2食物，3工具。",
    ] == [says.refusal(refusal) for says in (EN, RU, ZH)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_position_is_told(language: str) -> None:
    for _, match, _ in played(1)[60::23]:
        for seat in GAME.pending(match.state).seats:
            if seat != CHANCE:
                offers = GAME.offers(match.state, seat)
                for decision in GAME.catalogue.decisions[::3]:
                    if decision not in offers:
                        said = speech(language).refusal(GAME.why_not(match.state, seat, decision))
                        quoted = re.sub("«[a-z ]+»|“[a-z ]+”", "", said)
                        assert is_clean(quoted, language), f"{decision.text}: {said}"


# --- packs and options --------------------------------------------------------------------


def test_a_table_hears_the_values_of_its_own_pack() -> None:
    """What the pack calls otherwise is called so in every language."""
    own = 'pack = { id = "own", version = "1", label = "As printed" }\n'
    own += '[[culture]]\nid = "C1-01"\nname = "As printed"\nabilities = ["idol 3"]\n'
    own += 'source = "here"\nstatus = "verified"\n'
    name = register(read_pack(own))
    know_packs()
    for says in (EN, RU, ZH):
        assert says.at({"pack": name}).tell(Fact(0, "play", "C1-01", 1, "hand")).endswith("As printed")
        assert says.at({"pack": DEFAULT}) is says
    assert "3 idol steps" in EN.at({"pack": name}).tell(Fact(-1, "reveal", "C1-01", 1, "culture"))
    assert "Выделка шкур" == RU.at({"pack": name}).printed.name("C1-03")
    view = GAME.view(Table(pack=name).s, 0)
    assert "Play As printed" == EN.offer(GAME.catalogue.read("play C1-01"), view)
    assert "own 1: As printed" == RU.option_value("pack", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_words(language: str) -> None:
    says = speech(language)
    for option in GAME.options:
        assert is_clean(says.option(option.name), language), option.name
        for value in [DEFAULT] if option.name == "pack" else option.values:
            word = says.option_value(option.name, value)
            assert word != value and is_clean(word, language), (option.name, value)


def test_effects_and_scores_come_taken_apart_for_those_who_draw_them() -> None:
    tables = GAME.components({"pack": DEFAULT})
    assert {
        "mark": "when animal",
        "pay": [],
        "gain": [{"symbol": "food", "amount": 2, "limit": ""}],
        "ordered": False,
    } == (tables["effects"]["when animal: food 2"])
    assert [{"symbol": "labour", "amount": 1.5, "limit": ""}] == tables["effects"]["eclipse: labour 1.5"]["gain"]
    columns = {row["id"]: row for row in tables["action"]}
    assert ["pay tool 1 -> camp 1", "pay labour 1 -> move 1"] == columns["settle"]["top"]
    assert "pay food 1 -> tribe-discard 1 + bury 1" == columns["initiation"]["middle"]
    scores = {row["id"]: row for row in tables["score"]}
    assert ("used", [2, 5, 8, 10], ["woolly_mammoth", "argentavis"]) == tuple(
        scores["ST2-10"][name] for name in ("by", "numbers", "names")
    )
    assert 10 == scores["ST2-01"]["most"]


def test_no_label_is_idle() -> None:
    """Boards of page and terminal ask for every one of theirs."""
    drawn = [*WEB.glob("*.svelte"), *WEB.glob("*.ts"), c.FOLDER / "speech.py", Path(str(board.__file__))]
    text = "\n".join([path.read_text(encoding="utf-8") for path in drawn])
    asked = set(re.findall(r"""["'](\w+)["']""", text))
    assert set() == {*EN.words.table("ui"), *EN.words.table("terminal")} - asked


# --- the terminal -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_a_table_in_words_of_its_language(language: str) -> None:
    """Cards, boards, tokens and stones keep their ids: they are typed."""
    ids = set(re.findall(r"[A-Za-z]{2,}", " ".join((*c.KINDS, DEFAULT)))) | PRINTED_NAMES | {"GT"}
    for view, _, _ in played(1)[::97]:
        page = StringIO()
        Console(width=120, file=page).print(board.draw(view, ["A", "B", "C"], 120, speech(language)))
        drawn = page.getvalue()
        assert re.search(r"[{}]|None", drawn) is None
        assert language == "en" or set(re.findall(r"[A-Za-z]{2,}", drawn)) <= ids
        assert is_clean(board.mat_line(view, 0, speech(language)), language)
