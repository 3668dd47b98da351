"""Tikal in words, in three languages: everything that can be asked, told, offered or gained has its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from longcount.games.tikal import GAME, steps
from longcount.games.tikal import components as c
from longcount.games.tikal.decisions import Bid
from longcount.games.tikal.ledger import ledger
from longcount.games.tikal.speech import TikalSpeech
from longcount.games.tikal.state import SOURCES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.decisions import Decision
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Fact, Story
from longcount.words import speech_of
from tikal_table import Table

LANGUAGES = ("en", "ru", "zh")
WEB = Path(__file__).parents[2] / "web" / "src" / "games" / "tikal"
PRINTED_NAMES = {"PRE", "BASE", "TEMPLE", "JUNGLE", "SE", "AP"}
"""Latin letters that stand in every language: tiles are called by their ids."""


def speech(language: str) -> TikalSpeech:
    found = speech_of(GAME, language)
    assert isinstance(found, TikalSpeech)
    return found


EN, RU, ZH = (speech(language) for language in LANGUAGES)


def is_clean(text: str, language: str) -> bool:
    """No hole is left, and no English where another language is spoken."""
    if re.search(r"[{}]|None", text):
        return False
    return language == "en" or set(re.findall(r"[A-Za-z]{2,}", text)) <= PRINTED_NAMES


# --- what happened --------------------------------------------------------------------

TOLD = re.compile(r"\.tell\(\s*[^,()]+(?:\([^()]*\))?,\s*\"(\w+)\"", re.DOTALL)
TILE_VERBS = ("draw", "display", "take", "return", "discard", "aside", "lay")


def engine_files() -> list[Path]:
    return [path for path in c.FOLDER.rglob("*.py") if path.name not in ("speech.py", "state.py")]


def verbs_of_the_engine() -> set[str]:
    """Every verb that a file of the engine tells."""
    return {verb for path in engine_files() for verb in TOLD.findall(path.read_text(encoding="utf-8"))}


def test_the_search_for_verbs_misses_none() -> None:
    for path in engine_files():
        text = path.read_text(encoding="utf-8")
        assert len(TOLD.findall(text)) == len(re.findall(r"\.tell\(", text)), path
    assert len(verbs_of_the_engine()) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", sorted(verbs_of_the_engine()))
def test_every_verb_of_the_engine_has_words(verb: str, language: str) -> None:
    what = "A5" if verb in TILE_VERBS else "temples" if verb == "score" else "worker"
    told = speech(language).tell(Fact(1, verb, what, 1, "c3"))
    assert told and "{" not in told


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (Fact(1, "first", "marker", 1, "set-up"), "begins"),
        (Fact(1, "draw", "A5", 1, "stack"), "draws A5 (4 treasures)"),
        (Fact(1, "draw", "D5", 1, "stack"), "draws D5 (volcano)"),
        (Fact(-1, "display", "A2", 1, "display"), "A2 (temple 2) is laid open"),
        (Fact(1, "discard", "G3", 1, "no place"), "removes G3 (jungle) from the game: it fits nowhere"),
        (Fact(1, "block", "action points", 10, "scoring"), "has 10 action points before scoring"),
        (Fact(1, "block", "action points", 10, "turn"), "has 10 action points"),
        (Fact(0, "bid", "points", 1, "auction"), "bids 1 point"),
        (Fact(1, "win", "auction", 5, "auction"), "gets the turn for 5 points"),
        (Fact(1, "win", "auction", 0, "auction"), "gets the turn for nothing"),
        (Fact(1, "find", "jade", 1, "dig"), "finds: jade"),
        (Fact(1, "end", "action points", 0, "end"), "ends the turn"),
        (Fact(0, "end", "action points", 1, "end"), "ends the turn with 1 action point left"),
        (Fact(0, "round", "turns", 2, "turn"), "Round 3 begins"),
        (Fact(1, "round", "turns", 18, "end"), "The stack is empty"),
        (Fact(1, "scoring", "round", 2, "volcano"), "begins scoring round 2"),
        (Fact(0, "scoring", "round", 4, "end"), "begins the last scoring round"),
        (Fact(0, "place", "leader", 1, "a1"), "places the leader on a1"),
        (Fact(0, "uncover", "c3", 5, "uncover"), "uncovers the temple on c3: now 5"),
        (Fact(0, "guard", "c3", 7, "worker"), "guards the temple on c3 (7) with a worker"),
        (Fact(0, "gone", "worker", 2, "guard"), "puts 2 workers out of the game"),
        (Fact(0, "score", "temples", 11, "scoring 2"), "scores 11 points for temples"),
    ],
)
def test_facts_are_sentences(fact: Fact, words: str) -> None:
    assert words == EN.tell(fact)


def test_numbers_take_the_form_of_their_language() -> None:
    scored = [RU.tell(Fact(0, "score", "temples", n, "scoring 1")) for n in (1, 3, 5, 21)]
    assert scored == [f"получает {points} за храмы" for points in ("1 очко", "3 очка", "5 очков", "21 очко")]
    assert "花费3点行动点" == ZH.tell(Fact(0, "spend", "action points", 3, "walk"))


# --- questions and choices --------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_question(language: str) -> None:
    for kind in steps.KINDS[: steps.GAME_OVER + 1]:
        assert speech(language).words.has("prompt", kind.name)
        assert is_clean(speech(language).prompt(kind.name), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_sentences(language: str) -> None:
    said = speech(language)
    view = GAME.view(Table().s, 0)
    for decision in GAME.catalogue.decisions[::7]:
        for text in (said.offer(decision, view), said.brief(decision, view), said.heading(decision, view)):
            assert text and is_clean(text, language), text
        assert is_clean(said.brings(decision, [], view), language)


def named(text: str) -> Decision:
    return GAME.catalogue.read(text)


@pytest.mark.parametrize(
    ("text", "offer", "brief", "heading"),
    [
        ("walk leader a1 b1", "Leader from a1 to b1 (temple 1)", "Walk to b1", "Walk: leader from a1"),
        (
            "send a1 b2",
            "Worker from a1 to b2 (jungle) by secret path",
            "Secret path to b2",
            "Secret paths: worker from a1",
        ),
        ("lay c2 2", "Lay on c2, turned 120°", "Lay on c2, turned 120°", "Lay on c2"),
        ("place leader a1", "Place the leader on a1 (base camp)", "Place the leader on a1", "Place"),
        ("uncover a2", "Uncover the temple on a2 (temple 1)", "Uncover a level on a2", "Uncover"),
        ("camp b2", "Found a camp on b2", "Found a camp on b2", "Camps"),
        ("guard a2 worker", "Guard a2 (temple 1) with a worker", "Guard a2 with a worker", "Guards"),
        ("choose A5", "Take A5 (4 treasures)", "Take A5 (4 treasures)", "Tiles laid open"),
        ("exchange mask for jade of 2", "Your mask for the jade of player 2", None, "Exchange treasures"),
        ("bid 12", "Bid 12", "Bid 12", "Auction"),
        ("pass", "Pass", "Pass", "Pass"),
        ("end", "End the turn", "End the turn", "Finish"),
    ],
)
def test_choices_are_sentences(text: str, offer: str, brief: str | None, heading: str) -> None:
    view = GAME.view(Table().s, 0)
    assert offer == EN.offer(named(text), view)
    assert (brief or offer) == EN.brief(named(text), view)
    assert heading == EN.heading(named(text), view)


def test_a_space_is_called_by_its_name_alone_where_no_view_is_known() -> None:
    assert "Leader from a1 to b1" == EN.offer(named("walk leader a1 b1"), None)


def brings(t: Table, text: str) -> str:
    """What a choice would bring, from the facts its seat would see."""
    story, after = Story(), t.s.clone()
    GAME.apply(after, t.seat, named(text), story)
    return EN.brings(named(text), story.seen_by(t.seat), GAME.view(t.s, t.seat))


def test_a_walk_shows_its_price_and_its_way() -> None:
    t = Table().tile("A3", "c2", 1).put(0, "a1", workers=1)
    assert "3 AP, by b2" == brings(t, "walk a1 c2")
    assert "1 AP" == brings(t, "walk a1 b2")


def test_a_tile_shows_the_paths_it_opens_and_where_its_stones_lie() -> None:
    t = Table().stack("A5", "G4").draw("A5")
    assert "paths: b2 1" == brings(t, "lay c2 0")
    assert "stones: N 2, SE 1" == EN.brings(named("choose A5"), [], None)
    assert "stones: SE 2, SW 1" == "stones: " + EN.stones("A5", 2)
    assert "a scoring round begins with you" == EN.brings(named("choose D5"), [], None)


def test_a_guard_shows_what_stays_and_who_leaves() -> None:
    t = Table().put(0, "a2", workers=3, leader=True)
    assert "5 AP, 1 for good, 2 workers out of the game, 1 leader out of the game" == brings(t, "guard a2 worker")


def test_the_end_of_a_turn_shows_what_is_lost_and_scored() -> None:
    assert "10 action points lost" == brings(Table(), "end")
    t = Table().hold(0, mask=1).put(0, "a2", workers=1).stack("B6").draw("B6")
    assert "10 action points lost, temples +1, treasures +1" == brings(t, "end")


def test_a_pass_shows_whether_it_wins_the_turn() -> None:
    facts = [Fact(0, "pass", "auction", 1, "auction"), Fact(0, "win", "auction", 0, "auction")]
    assert "the turn is yours for nothing" == EN.brings(named("pass"), facts, None)
    lost = [Fact(0, "pass", "auction", 1, "auction"), Fact(1, "win", "auction", 4, "auction")]
    assert "no more bids of yours in this auction" == EN.brings(named("pass"), lost, None)


# --- what it comes to -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "mark", "text"),
    [
        (Entry(0, "points", "points", -3), "−3", "−3 points"),
        (Entry(0, "points", "points", 1), "+1", "+1 point"),
        (Entry(0, "treasure", "mask", 1), "+1", "+1 mask"),
        (Entry(0, "uncover", "c3", 2), "c3 +2", "temple c3 +2"),
        (Entry(0, "dig", "b4", 2), "2 b4", "treasures of b4: 2"),
        (Entry(0, "camp", "b4", 1), "b4", "camp on b4"),
        (Entry(0, "guard", "b4", 1), "b4", "guard on b4"),
        (Entry(0, "place", "worker b4", 2), "2 → b4", "2 workers to b4"),
        (Entry(0, "place", "leader a1", -1), "a1 ×", "leader less on a1"),
        (Entry(0, "gone", "worker", -2), "−2", "2 workers out of the game"),
        (Entry(0, "take", "A5", 1), "A5", "A5 (4 treasures)"),
        (Entry(0, "lay", "A5 c2", 1), "A5 → c2", "A5 (4 treasures) on c2"),
    ],
)
def test_gains_are_a_mark_and_words(entry: Entry, mark: str, text: str) -> None:
    sign = EN.gain(entry)
    assert (mark, text) == (sign.mark, sign.text)


# --- the rest -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_treasures_and_sources_have_names(language: str) -> None:
    said = speech(language)
    things = said.things(c.TABLE)
    assert {tile.name for tile in c.TILES} | set(c.TREASURES) == set(things)
    for thing in things.values():
        assert is_clean(thing.name, language) and (language == "en" or is_clean(thing.text, language)), thing.text
    for source in SOURCES:
        assert said.words.has("source", source) and is_clean(said.source(source), language)


def test_every_tile_is_described_with_its_numbers() -> None:
    for tile in c.TILES:
        assert str(tile.value or tile.masks or "") in EN.tile(tile.name)
        for turn in tile.turns:
            assert sum(tile.edges) == sum([int(number) for number in re.findall(r"\d", EN.stones(tile.name, turn))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_words(language: str) -> None:
    for option in GAME.options:
        assert is_clean(speech(language).option(option.name), language)
        found = speech(language).words.sections["option"][option.name]
        assert found["sentence"] and list(option.values) == list(found["values"])


def test_no_label_of_the_board_is_unused() -> None:
    drawing = [*(WEB.glob("*.svelte")), *(WEB.glob("*.ts")), c.FOLDER / "speech.py"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in drawing)
    used = set(re.findall(r"""\bui(?:\(|["'], )["'](\w+)["']""", text))
    assert used == set(EN.words.table("ui"))


def refusal_keys() -> set[str]:
    text = (c.FOLDER / "refusals.py").read_text(encoding="utf-8")
    plain = set(re.findall(r'Refusal\(\s*(?:"[^"]*"|[^,]*),\s*"(\w+)"', text))
    return plain | set(re.findall(r'"(\w+_enough)"', text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_unused(language: str) -> None:
    assert refusal_keys() == set(speech(language).words.table("refusal"))


def test_a_refusal_is_told_in_every_language_with_its_numbers() -> None:
    t = Table().ap(1).put(0, "a1", workers=1)
    refusal = t.why("walk a1 a2").refusal
    assert "Это стоит 2 очка действия; у вас осталось 1." == RU.refusal(refusal)
    assert "这需要2点行动点；你还剩1点。" == ZH.refusal(refusal)


def test_where_the_game_is() -> None:
    t = Table(4)
    assert "Round 1 of 9" == EN.caption(GAME.view(t.s, None))
    t = Table().stack("B6", "G4").draw("B6")
    assert "Round 18 of 18 · scoring 1" == EN.caption(GAME.view(t.s, None))


# --- whole games ----------------------------------------------------------------------------


def random_moments(seats: int, version: str) -> Iterator[tuple[View, list[Fact], list[Decision]]]:
    """Every moment of a random game: the view, what was told, what is offered."""
    match = Match(GAME, ["Ann", "Bob", "Cy", "Di"][:seats], {"version": version})
    dice, chance = Dice(seats), SeededChance(seats)
    while not GAME.pending(match.state).is_over:
        seat = GAME.pending(match.state).seats[0]
        offers = GAME.offers(match.state, seat)
        view = GAME.view(match.state, max(0, seat))
        pick = chance.pick(GAME.odds(match.state)) if seat == CHANCE else dice.below(len(offers))
        yield view, match.play(seat, offers[pick]).facts, [offers[pick]]
    yield GAME.view(match.state, None), [], []


@pytest.mark.parametrize("version", ["basic", "auction"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_random_games_are_told(seats: int, version: str, language: str) -> None:
    """Every fact has its sentence; what is played, its words and what it brings; every gain its sign."""
    said = speech(language)
    for view, facts, played in random_moments(seats, version):
        texts = [said.tell(fact) for fact in facts] + [said.caption(view)]
        for decision in played:
            texts.append(said.offer(decision, view))
            bringing = said.brings(decision, facts, view)
            assert bringing or isinstance(decision, Bid) or decision.verb in ("end", "first", "find")
            assert is_clean(bringing, language)
        for entry in ledger(facts):
            sign = said.gain(entry)
            texts += [sign.text, sign.mark]
        for text in texts:
            assert text and is_clean(text, language), text
