"""`longcount arena`: whole tournaments, interrupted ones, what is written and what is refused."""

from __future__ import annotations

import json
import math
import sys
from multiprocessing import active_children, connection
from pathlib import Path
from typing import Any

import pytest

from longcount.bots import BOTS, arena, ratings
from longcount.cli import main
from longcount.cli.files import read_match
from longcount.cli.tournament import picture, runners
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View

Screen = pytest.CaptureFixture[str]
SMALL = ["arena", "winter", "--bots", "random,first", "--jobs", "1"]


class FirstBot:
    """Takes the first offer."""

    def __init__(self, seed: int) -> None:
        self.memory: tuple[int, ...] = ()

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        return offers[0]


class CrashingBot(FirstBot):
    """Breaks in the games with seed 3."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.is_broken = seed in (arena.bot_seed(3, 0), arena.bot_seed(3, 1))

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        return offers[1 // (not self.is_broken) - 1]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstBot)


def games_of(path: Path) -> list[dict[str, Any]]:
    """The games in a file, without what depends on the clock."""
    return [{**row, "thinking": None} for row in json.loads(path.read_text())["games"]]


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = arena.play_fixture
    left = iter(range(games))

    def interrupted(fixture: arena.Fixture, keep_record: bool = False) -> arena.Result:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return played(fixture, keep_record)

    monkeypatch.setattr(runners, "play_fixture", interrupted)


# --- playing ----------------------------------------------------------------------


def test_a_tournament_prints_ratings_and_every_meeting(capsys: Screen) -> None:
    assert main([*SMALL, "--games", "4"]) == 0
    printed = capsys.readouterr().out
    assert "4 games of Endless Winter: Paleoamericans, 2 players: random, first" in printed
    assert "100 %  4 games" in printed and "Elo" in printed and "Every two bots" in printed
    assert "…" in printed.split("Elo")[1]


def test_the_file_holds_every_game_and_the_standings(tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "a.json"
    assert main([*SMALL, "--games", "8", "--seats", "4", "--seed", "9", "--out", str(path), "--json"]) == 0
    content = json.loads(path.read_text())
    assert [9] * 4 + [10] * 4 == [row["seed"] for row in content["games"]]
    assert ["random", "first", "first", "first"] == content["games"][0]["bots"]
    assert ("winter", 4, "all") == tuple(content["tournament"][name] for name in ("game", "seats", "against"))
    wins = sum(row["bots"][seat] == "random" for row in content["games"] for seat in row["winners"])
    (meeting,) = content["standings"]["meetings"]
    assert wins / 8 == meeting["share"][0] and 0.25 == meeting["fair"]
    printed = json.loads(capsys.readouterr().out)
    assert content["standings"] == printed["standings"] and 8 == printed["games"]


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    here, there = tmp_path / "1.json", tmp_path / "2.json"
    small = ["arena", "tzolkin", "--bots", "greedy,random", "--games", "2", "--seed", "4"]
    assert main([*small, "--jobs", "1", "--out", str(here)]) == 0
    assert main([*small, "--jobs", "2", "--out", str(there)]) == 0
    assert games_of(here) == games_of(there)
    assert 2 == len(games_of(here))


def test_records_of_the_games_can_be_kept(tmp_path: Path) -> None:
    assert main([*SMALL, "--games", "2", "--records", str(tmp_path / "r")]) == 0
    names = sorted(path.name for path in (tmp_path / "r").iterdir())
    assert ["winter-1-first-random.lc", "winter-1-random-first.lc"] == names
    assert ["first", "random"] == read_match(tmp_path / "r" / names[0]).header.seats


def test_options_hold_for_every_game(tmp_path: Path) -> None:
    arguments = ["arena", "tikal", "--bots", "random,first", "--jobs", "1", "--games", "2"]
    assert main([*arguments, "--option", "version=auction", "--records", str(tmp_path)]) == 0
    assert all(read_match(path).header.options["version"] == "auction" for path in tmp_path.iterdir())


# --- what bots are asked ----------------------------------------------------------


def test_it_tells_where_points_come_from_and_the_shape_of_play(capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    arguments = ["arena", "tzolkin", "--bots", "random*3", "--games", "2", "--jobs", "1", "--out", str(path)]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert "2 games of Tzolk'in: The Mayan Calendar, 3 players: random*3" in printed
    assert "The winner of a game makes" in printed and "Elo" not in printed and "Every two" not in printed
    assert "temples age 1" in printed and "corn tiles" in printed
    content = json.loads(path.read_text())
    (bot,) = content["standings"]["bots"]
    assert bot["points"] == pytest.approx(sum(mean["all"] for mean in bot["sources"].values()), abs=1e-3)
    assert content["standings"]["winner"][0] == bot["won_points"]
    workers = [traits["workers"] for row in content["games"] for traits in row["traits"]]
    assert sum(workers) / 6 == pytest.approx(bot["traits"]["workers"]["all"], abs=1e-3)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_stops_at_the_same_game_for_any_number_of_processes(tmp_path: Path, capsys: Screen, jobs: str) -> None:
    path, records = tmp_path / "a.json", tmp_path / "r"
    small = ["arena", "winter", "--bots", "random*2", "--width", "100", "--games", "30", "--jobs", jobs]
    assert main([*small, "--out", str(path), "--records", str(records)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Up to 30 games" in printed and "Narrow enough after 5 of 30 games: mean points" in printed
    assert [1, 2, 3, 4, 5] == [row["seed"] for row in games_of(path)]
    assert 5 == len(list(records.iterdir()))
    content = json.loads(path.read_text())
    assert ("narrow", 5, 30) == tuple(content["stopped"][name] for name in ("why", "games", "of"))
    assert content["stopped"]["width"] <= 100


def test_it_says_when_it_is_clear_who_is_better(capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    arguments = [*SMALL, "--until-clear", "--out", str(path), "--json"]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    stopped = told["stopped"]
    assert ("clear", told["games"], 400) == (stopped["why"], stopped["games"], stopped["of"])
    assert told["games"] < 100 and 0 == told["games"] % 2
    assert stopped["best"] == told["standings"]["bots"][0]["bot"]
    assert stopped["share"][1] > 0.5 == stopped["even"]
    assert f"Clear after {told['games']} of 400 games: {stopped['best']} is better than" in stopped["sentence"]
    assert told["games"] == len(games_of(path))
    assert main([*arguments, "--resume"]) == 0
    assert stopped == json.loads(capsys.readouterr().out)["stopped"]


def test_it_says_that_all_is_played_and_nothing_clear(capsys: Screen) -> None:
    assert main([*SMALL, "--until-clear", "--width", "0.01", "--games", "4"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "All 4 games are played: it is not clear which bot is better (random wins" in printed
    assert "(± 0.01 was wished)." in printed


def test_games_beyond_the_answer_stay_in_the_file_of_an_earlier_run(tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "a.json"
    small = ["arena", "winter", "--bots", "random*2", "--jobs", "1", "--games", "7", "--out", str(path)]
    assert main(small) == 0
    capsys.readouterr()
    assert main([*small, "--resume", "--width", "100", "--json"]) == 0
    assert 5 == json.loads(capsys.readouterr().out)["games"]
    assert 7 == len(games_of(path))


# --- interrupted ------------------------------------------------------------------


def test_an_interrupted_tournament_goes_on_and_ends_like_any_other(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    assert main([*SMALL, "--games", "10", "--out", str(whole)]) == 0
    with monkeypatch.context() as patch:
        interrupt_after(3, patch)
        assert main([*SMALL, "--games", "10", "--out", str(cut)]) == 130
    assert "Interrupted after 3 of 10 games." in capsys.readouterr().out
    assert games_of(whole)[:3] == games_of(cut)
    with monkeypatch.context() as patch:
        interrupt_after(7, patch)  # seven are left; an eighth would be one too many
        assert main([*SMALL, "--games", "10", "--out", str(cut), "--resume"]) == 0
    assert "3 are played already" in capsys.readouterr().out
    assert games_of(whole) == games_of(cut)
    one, other = (json.loads(path.read_text())["standings"] for path in (whole, cut))
    assert one["meetings"] == other["meetings"]
    assert [bot["elo"] for bot in one["bots"]] == [bot["elo"] for bot in other["bots"]]


def test_a_finished_tournament_can_have_more_games_and_is_shown_again(tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "a.json"
    assert main([*SMALL, "--games", "2", "--out", str(path), "--resume"]) == 0
    assert main([*SMALL, "--games", "6", "--out", str(path), "--resume"]) == 0
    assert 6 == len(games_of(path))
    capsys.readouterr()
    assert main([*SMALL, "--games", "6", "--out", str(path), "--resume"]) == 0
    assert "6 are played already" in capsys.readouterr().out


def test_finished_games_are_on_disk_while_others_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen = tmp_path / "a.json", []
    played = arena.play_fixture

    def looking(fixture: arena.Fixture, keep_record: bool = False) -> arena.Result:
        seen.append(len(games_of(path)))
        return played(fixture, keep_record)

    monkeypatch.setattr(runners, "play_fixture", looking)
    monkeypatch.setattr("longcount.cli.tournament.results_file.PAUSE", 0.0)
    monkeypatch.setattr("longcount.cli.tournament.results_file.SHARE", 0.0)
    assert main([*SMALL, "--games", "4", "--out", str(path)]) == 0
    assert [0, 1, 2, 3] == seen


def test_a_bot_that_breaks_ends_the_tournament_and_finished_games_are_kept(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "crash", CrashingBot)
    path = tmp_path / "a.json"
    arguments = ["arena", "winter", "--bots", "first,crash", "--jobs", "1", "--games", "50", "--out", str(path)]
    assert main(arguments) == 1
    told = " ".join(capsys.readouterr().err.split())
    assert "crash in seat 2 broke the game with seed 3 (first, crash): ZeroDivisionError" in told
    assert 4 == len(games_of(path)) and "after 4 of 50 games" in told


def test_processes_end_when_nobody_listens_any_more() -> None:
    fixtures = [arena.Fixture("winter", {}, ("random", "first"), seed) for seed in range(40)]
    results = runners.play_here(fixtures, 2, False)
    next(results)
    started = set(active_children())
    assert started
    results.close()
    left = {process.sentinel for process in started}
    while left:
        gone = connection.wait(left, 60)
        assert gone, "some work on"
        left -= set(gone)


# --- pictures and Ray -------------------------------------------------------------


@pytest.mark.parametrize(("name", "begins"), [("a.svg", b"<?xml"), ("a.png", b"\x89PNG")])
def test_a_picture_shows_the_standings(tmp_path: Path, capsys: Screen, name: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib", reason="pictures need the extra 'plots'")
    path = tmp_path / name
    assert main([*SMALL, "--games", "2", "--picture", str(path)]) == 0
    assert path.read_bytes().startswith(begins)
    assert f"Picture: {path}" in capsys.readouterr().out.replace("\n", "")


def test_a_picture_holds_what_every_bot_won_against_every_other() -> None:
    games = [arena.Result(("a", "b"), seed, [0.0, 0.0], [int(seed == 1)]) for seed in (1, 2, 3, 4)]
    games.append(arena.Result(("a", "c"), 5, [0.0, 0.0], [0]))
    standings = ratings.Standings(games, "abc")
    assert "a" == standings.bots[0].name
    places = {standing.name: place for place, standing in enumerate(standings.bots)}
    shares = picture.shares_of(standings)
    assert (0.75, 0.25) == (shares[0][places["b"]], shares[places["b"]][0])
    assert (1.0, 0.0) == (shares[0][places["c"]], shares[places["c"]][0])
    assert math.isnan(shares[0][0]) and math.isnan(shares[places["b"]][places["c"]])


@pytest.mark.parametrize(
    ("module", "arguments", "sentence"),
    [("matplotlib.figure", ["--picture", "a.svg"], "longcount[plots]"), ("ray", ["--on", "ray"], "longcount[ray]")],
)
def test_what_is_not_installed_is_said_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: Screen, module: str, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main([*SMALL, "--games", "2", *arguments]) == 2
    told = capsys.readouterr()
    assert sentence in told.err and not told.out


# --- refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "at least one game"),
        (["--games", "2", "--seats", "7"], "players, not 7"),
        (["--games", "2", "--jobs", "0"], "--jobs takes"),
        (["--games", "2", "--bots", "random,hal"], "no bot 'hal'"),
        (["--games", "2", "--bots", "random"], "at least two bots"),
        (["--games", "2", "--bots", "first,first", "--against", "all"], "every bot once"),
        (["--games", "2", "--bots", "first*3", "--seats", "2"], "take 3 seats, not 2"),
        (["--games", "2", "--bots", "first*9"], "players, not 9"),
        (["--games", "2", "--bots", "first*x"], "NAME*NUMBER"),
        (["--games", "2", "--bots", "*4"], "NAME*NUMBER"),
        (["--games", "2", "--bots", "first*99999999"], "NAME*NUMBER"),
        ([], "or when to stop"),
        (["--width", "0"], "--width takes"),
        (["--width", "nan"], "--width takes"),
        (["--share-width", "50"], "--share-width takes"),
        (["--until-clear", "--bots", "first*2"], "two different ones"),
        (["--share-width", "7", "--bots", "first*2"], "two different ones"),
        (["--games", "2", "--option", "colour=red"], "no option 'colour'"),
        (["--games", "2", "--option", "draft"], "reads name=value"),
        (["--games", "2", "--out", "/proc/x.json"], "cannot be written"),
        (["--games", "2", "--out", "/"], "cannot be written"),
        (["--games", "2", "--records", "/proc/x"], "cannot be made"),
        (["--games", "2", "--resume"], "--resume needs"),
        (["--games", "2", "--address", "auto"], "add --on ray"),
        (["--games", "2", "--picture", "a.gif"], "ends in .svg, .png, .pdf"),
        (["--games", "2", "--picture", "/nowhere/a.svg"], "cannot be written"),
    ],
)
def test_senseless_tournaments_get_a_sentence(arguments: list[str], sentence: str, capsys: Screen) -> None:
    assert main([*SMALL, *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_is_never_written_over(tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "a.json"
    assert main([*SMALL, "--games", "2", "--out", str(path)]) == 0
    before = path.read_text()
    assert main([*SMALL, "--games", "2", "--out", str(path)]) == 2
    assert "go on with it by --resume" in capsys.readouterr().err
    assert before == path.read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seed", "2"], "seed there: 1; here: 2"),
        (["--seats", "3"], "seats there: 2; here: 3"),
        (["--bots", "first,random"], "bots there: random, first; here: first, random"),
        (["--option", "short_game=yes"], "options there"),
        (["--games", "2"], "planned with 4 games"),
    ],
)
def test_another_tournament_does_not_go_on_in_a_file(
    tmp_path: Path, capsys: Screen, arguments: list[str], sentence: str
) -> None:
    path = tmp_path / "a.json"
    assert main([*SMALL, "--games", "4", "--out", str(path)]) == 0
    before = path.read_text()
    assert main([*SMALL, "--games", "4", "--out", str(path), "--resume", *arguments]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert before == path.read_text()


HOSTILE = {
    "empty": (b"", "no file of results"),
    "binary": (bytes(range(256)), "no file of results"),
    "other json": (b"[1, 2]", "no file of results"),
    "no fields": (b"{}", "no file of results"),
    "deep": (b"[" * 100_000, "no file of results"),
    "of the future": (b'{"longcount arena": 2}', "another format"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_gets_a_sentence(tmp_path: Path, capsys: Screen, kind: str) -> None:
    data, sentence = HOSTILE[kind]
    path = tmp_path / "a.json"
    path.write_bytes(data)
    assert main([*SMALL, "--games", "4", "--out", str(path), "--resume"]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert data == path.read_bytes()


@pytest.mark.parametrize("change", [{"seed": 77}, {"winners": []}, {"bots": ["random"]}, {"thinking": {}}])
def test_games_that_do_not_belong_there_are_refused(tmp_path: Path, capsys: Screen, change: dict[str, Any]) -> None:
    path = tmp_path / "a.json"
    assert main([*SMALL, "--games", "2", "--out", str(path)]) == 0
    content = json.loads(path.read_text())
    content["games"][0] |= change
    path.write_text(json.dumps(content))
    assert main([*SMALL, "--games", "2", "--out", str(path), "--resume"]) == 2
    assert str(path) in capsys.readouterr().err
