"""Tzolk'in in words: nothing that the engine can tell or ask is left without them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longcount.conformance.laws import play_one
from longcount.games.tzolkin import GAME, steps, telling
from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.state import GEARS, TRACKS
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE, StepKind
from longcount.kernel.story import Fact

NAMES = ["Ann", "You", "Cy", "Di"]
TOLD = re.compile(r"(?:\.tell|\bFact)\(\s*[^,()]+(?:\([^()]*\))?,\s*\"(\w+)\"", re.DOTALL)


def verbs_of_the_engine() -> set[str]:
    """Every verb that a file of the engine tells."""
    files = [path for path in c.FOLDER.rglob("*.py") if path.name not in ("telling.py", "state.py")]
    return {verb for path in files for verb in TOLD.findall(path.read_text(encoding="utf-8"))}


def number_of_tellings() -> int:
    files = [path for path in c.FOLDER.glob("*.py") if path.name not in ("telling.py", "state.py")]
    return sum(len(re.findall(r"(?:\.tell|\bFact)\(", path.read_text(encoding="utf-8"))) for path in files)


def test_the_search_for_verbs_misses_none() -> None:
    files = [path for path in c.FOLDER.glob("*.py") if path.name not in ("telling.py", "state.py")]
    assert sum(len(TOLD.findall(path.read_text(encoding="utf-8"))) for path in files) == number_of_tellings()


EXAMPLES = {
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
}


@pytest.mark.parametrize("verb", sorted(verbs_of_the_engine()))
def test_every_verb_of_the_engine_has_words(verb: str) -> None:
    fact = Fact(0, verb, EXAMPLES.get(verb, "corn"), 1, "palenque 1")
    assert len(telling.tell(fact, NAMES).split()) >= 3


def test_facts_are_sentences() -> None:
    assert telling.tell(Fact(0, "gain", "corn", 3, "palenque 1"), NAMES) == "Ann gains 3 corn (Palenque 1)"
    assert telling.tell(Fact(1, "gain", "skull", 2, "A2-05"), NAMES) == "You gain 2 skulls (A2-05)"
    assert telling.tell(Fact(0, "score", "unfed workers", -24, "unfed workers"), NAMES).startswith("Ann loses 6 points")
    assert telling.tell(Fact(0, "score", "corn", 9, "corn and resources"), NAMES).startswith("Ann scores 2.25 points")
    assert telling.tell(Fact(1, "round", "day", 4, "calendar"), NAMES) == "Round 5 begins; You start"
    assert (
        telling.tell(Fact(CHANCE, "reveal", "A1-01", 1, "refill"), NAMES)
        == "Building A1-01 is laid open: feeds 1 worker"
    )
    assert telling.tell(Fact(0, "gain", "skull", 0, "yaxchilan 4"), NAMES).startswith("Ann gains no skull")


def test_what_one_seat_did_in_a_row_stands_in_one_line() -> None:
    facts = [
        Fact(0, "place", "tikal", 2, "placing"),
        Fact(0, "pay", "corn", 2, "placing"),
        Fact(1, "beg", "corn", 1, ""),
    ]
    assert telling.lines(facts, NAMES)[0] == (0, "Ann places a worker on Tikal 2, pays 2 corn")


@pytest.mark.parametrize("kind", steps.KINDS[: steps.GAME_OVER + 1], ids=lambda kind: kind.name)
def test_every_step_has_a_question(kind: StepKind) -> None:
    assert telling.prompt(kind.name)


@pytest.mark.parametrize("tile", c.BUILDINGS, ids=lambda tile: tile.name)
def test_every_building_is_described_with_its_numbers(tile: c.Building) -> None:
    text = telling.describe_building(tile.name)
    for effect in tile.effects:
        if effect.word in (c.GAIN, c.POINTS, c.FEEDS):
            assert str(effect.amount) in text


def test_every_monument_and_wealth_tile_is_described() -> None:
    for monument in c.MONUMENTS:
        assert all(str(number) in telling.describe_monument(monument.name) for number in monument.numbers)
    for tile in c.WEALTH:
        assert telling.describe_wealth(tile.name)
    assert telling.describe_monument("M05", 3).startswith("5 per monument")


def test_every_action_is_described() -> None:
    for gear in range(len(GEARS)):
        for action in range(1, c.ACTIONS[gear] + 1):
            assert telling.describe_action(gear, action)
    assert telling.describe_action(0, 3) == "5 corn or 2 wood"
    assert telling.describe_action(4, 9) == "lay a skull: 13 points, climb yellow, 1 resource"


def test_levels_in_few_words_have_the_numbers_of_the_long_ones() -> None:
    for track, row in enumerate(c.TABLE["technology"]):
        assert row["id"] == TRACKS[track]
        for level, key in enumerate(("level_1", "level_2", "level_3", "bonus"), start=1):
            long = row[key].replace("one step", "1 step")
            for number in re.findall(r"\d", telling.describe_level(track, level)):
                assert number in long, (row["id"], key)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_facts_and_choices_of_random_games_have_words(seats: int) -> None:
    match = Match(GAME, NAMES[:seats])
    dice, chance = Dice(seats), SeededChance(seats)
    while not GAME.pending(match.state).is_over:
        for seat in GAME.pending(match.state).seats:
            if seat != CHANCE:
                check_previews(match, seat)
        play_one(match, dice, chance)
    assert GAME.outcome(match.state)


def check_previews(match: Match[Any], seat: int) -> None:
    from longcount.cli.choices import preview

    filled = GAME.determinize(GAME.view(match.state, seat), Dice(1))
    offers = GAME.offers(match.state, seat)
    for offer in offers[:6]:
        assert isinstance(preview(GAME, filled, seat, offer), str)
