"""Opening choices: every way can be played and has a name, what parts add is found again, and the coach says it."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from builds import if_compiled
from longcount.bots import openings
from longcount.bots.openings import FILE, LEAST, Plan, Study, Trial, known_of, plans_of, play, seat_of, write_studies
from longcount.games import GAMES
from longcount.kernel.chance import SeededChance
from longcount.kernel.game import Game, Way
from longcount.kernel.match import Match
from longcount.server.told import known_told
from longcount.words import languages, speech_of

CHOICES = [(name, each.name) for name, game in GAMES.items() for each in game.judged().openings]


def asked(game: Game[Any], name: str, seed: int) -> tuple[Match[Any], int, list[Way]]:
    """The first moment of a game at which a seat has this choice."""
    opening = openings.opening_of(game, name)
    match, chance = Match(game, ["a", "b", "c"]), SeededChance(seed)
    match.settle(chance)
    while True:
        seat = game.pending(match.state).seats[0]
        ways = opening.ways(match.state, seat)
        if ways:
            return match, seat, ways
        match.play(seat, game.offers(match.state, seat)[0])
        match.settle(chance)


@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_every_way_is_legal_and_has_a_name_of_its_own(name: str, choice: str) -> None:
    game = GAMES[name]
    match, seat, ways = asked(game, choice, 3)
    assert len(ways) > 1 and len({way.parts for way in ways}) == len(ways)
    for way in ways:
        fork = match.fork()
        for decision in way.decisions:
            fork.play(seat, decision)
    parts = {part for way in ways for part in way.parts}
    for language in languages():
        speech = speech_of(game, language)
        assert speech.words.has("opening", choice)
        named = {speech.opening(choice, part) for part in parts}
        assert len(named) == len(parts) and not named & parts


def test_only_the_first_turns_are_openings() -> None:
    game = GAMES["tzolkin"]
    match, seat, _ = asked(game, "placement", 3)
    for text in ("place palenque", "end"):
        match.play_text(seat, text)
    later = game.pending(match.state).seats[0]
    assert later != seat
    opening = openings.opening_of(game, "placement")
    assert not opening.ways(match.state, seat) and opening.ways(match.state, later)


@if_compiled
def test_a_game_is_played_with_a_way_that_was_drawn() -> None:
    (plan,) = plans_of(GAMES["tzolkin"], ["wealth"], {"bot": "random", "seats": 2, "games": 2, "seed": 7})
    one, other = plan.tasks()
    assert {seat_of(one), seat_of(other)} == {0, 1}
    trial = play(one)
    assert trial is not None and trial == play(one)
    assert len(trial.parts) == 2 and trial.hoped <= trial.best


def trials_of(effects: dict[str, float], number: int, size: int) -> list[Trial]:
    """Games in which parts add so much to luck; the judge is wrong about the first of them by three points."""
    dice = Random(number)
    ways = list(combinations(sorted(effects), size))
    wrong = min(effects)
    trials: list[Trial] = []
    for _ in range(number):
        parts = dice.choice(ways)
        lead = sum(effects[part] for part in parts)
        hoped = lead + (3.0 if wrong in parts else 0.0)
        trials.append(Trial(parts, lead + dice.gauss(0, 4), 0.25, 40 + hoped / 0.75, 40.0))
    return trials


@pytest.mark.parametrize("size", [1, 2])
def test_what_parts_add_is_found_again(size: int) -> None:
    effects = {f"W{number:02}": 0.25 * number - 2 for number in range(16)}
    study = Study(Plan("tzolkin", "wealth"), trials_of(effects, 3000, size))
    beside = (size - 1) * sum(effects.values()) / len(effects)
    found = {one.part: one for one in study.findings()}
    for part, effect in effects.items():
        assert found[part].error < 0.5
        assert abs(found[part].points - effect - beside) < 4 * found[part].error
    assert [part for part, one in found.items() if one.is_apart] == ["W00"]


def test_the_coach_says_what_many_games_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["tzolkin"]
    match, seat, ways = asked(game, "wealth", 3)
    view = game.view(match.state, seat)
    names = sorted({part for way in ways for part in way.parts})
    study = Study(Plan("tzolkin", "wealth", seats=3), trials_of(dict.fromkeys(names, -1.0), 40 * LEAST, 2))
    write_studies(tmp_path / FILE, "tzolkin", [study])
    write_studies(tmp_path / FILE, "tzolkin", [study])
    kept = json.loads((tmp_path / FILE).read_text())["studies"]
    assert len(kept) == 1
    monkeypatch.setitem(openings._KEPT, "tzolkin", kept)
    known = known_of(game, match.state, view, seat, ways[0].decisions)
    assert known is not None and LEAST < known["games"] < len(study.trials)
    assert abs(known["points"] + 2.0) < 4 * known["error"] < 2.0
    assert "fewer than the table’s mean" in known_told(known, "en")
    assert len({known_told(known, language) for language in languages()}) == len(languages())
    assert known_told(None, "en") == ""
    kept[0]["seats"] = 4
    assert known_of(game, match.state, view, seat, ways[0].decisions) is None
