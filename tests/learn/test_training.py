"""Training: the net learns what there is to learn, the same command trains the same net, and it can go on."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from longcount.bots.judge import RuleOfThumb
from longcount.bots.learned import read_net
from longcount.bots.selfplay import play_episode
from longcount.cli import main
from longcount.games import GAMES
from longcount.kernel.chance import Dice
from longcount.kernel.game import choose_options
from longcount.learn.episodes import Lesson, Order, play_order
from longcount.learn.net import TrainedNet
from longcount.learn.training import Plan, Training, TrainingTrouble, best_spread, error_of

SMALL = Plan(games=4, hidden=4, keep=0.2)


def nobody(_: int) -> None:
    """Hears and does nothing."""


def trained(out: Path, generations: int, plan: Plan = SMALL) -> Training:
    training = Training(GAMES["tzolkin"], out, plan)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(generations):
            training.step(pool, nobody)
    return training


def test_a_net_learns_a_bent_line() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.random((2000, 3)).astype(np.float32)
    targets = np.abs(inputs[:, 0] - inputs[:, 1])
    net = TrainedNet(3, 16, 1)
    first = net.learn(inputs, targets, 0.01)
    for _ in range(600):
        last = net.learn(inputs, targets, 0.01)
    assert last < first / 50
    assert float(np.mean((net.values(inputs) - targets) ** 2)) == pytest.approx(last, rel=0.5)


def test_a_new_net_says_nothing() -> None:
    assert not TrainedNet(5, 8, 1).values(np.ones((3, 5), np.float32)).any()


@pytest.mark.parametrize("game_name", GAMES)
def test_an_episode_is_a_whole_game_with_rows_for_every_seat(game_name: str) -> None:
    game = GAMES[game_name]
    options = choose_options(game.options, {})
    episode = play_episode(game, 2, options, RuleOfThumb(game), Dice(3), 1.0, 0.3)
    assert sum(episode.wins) == pytest.approx(1.0)
    assert max(episode.scores) > 0
    assert episode.progress == sorted(episode.progress)
    assert all(len(rows) == 2 for rows in episode.inputs)
    again = play_episode(game, 2, options, RuleOfThumb(game), Dice(3), 1.0, 0.3)
    assert again.scores == episode.scores
    assert again.inputs == episode.inputs


def lesson(worths: Any, progress: Any, scores: Any, wins: Any) -> Lesson:
    shape = (*np.array(worths).shape, 2)
    return Lesson(
        np.zeros(shape, np.float32), *[np.array(part, np.float32) for part in (worths, progress, scores, wins)]
    )


def test_targets_mix_the_next_position_with_the_end(tmp_path: Path) -> None:
    training = Training(GAMES["tzolkin"], tmp_path / "net.json", Plan(hidden=2, trace=0.5))
    training.net = TrainedNet(2, 2, 1)
    game = lesson([[10.0, 0.0], [20.0, 0.0]], [0.3, 0.6], [40.0, 8.0], [1.0, 0.0])
    targets = training.targets(game) * 20.0
    assert targets[1] == pytest.approx([20.0, 8.0])
    assert targets[0] == pytest.approx([0.5 * 20.0 + 0.5 * 40.0 - 10.0, 4.0])


def test_spreads_are_wide_where_leads_do_not_last() -> None:
    firm = [lesson([[10.0, 0.0]], [1.0], [9.0, 1.0], [1.0, 0.0]) for _ in range(20)]
    loose = [lesson([[10.0, 0.0]], [1.0], [9.0, 1.0], [at % 2, 1 - at % 2]) for at in range(20)]
    told = [game.worths for game in firm]
    assert best_spread(told, firm)[1][1] < best_spread(told, loose)[1][1]
    assert best_spread(told, firm)[0] < best_spread(told, loose)[0]
    assert error_of(told, firm) == pytest.approx(1.0)


@pytest.mark.slow
def test_the_same_training_again_and_in_two_parts(tmp_path: Path) -> None:
    whole = trained(tmp_path / "a.json", 2)
    again = trained(tmp_path / "b.json", 1)
    assert again.generation == 1
    resumed = Training(GAMES["tzolkin"], tmp_path / "b.json", SMALL)
    resumed.resume()
    assert resumed.generation == 1
    assert all((one == other).all() for one, other in zip(resumed.net.weights, again.net.weights, strict=True))
    judge = read_net(GAMES["tzolkin"], tmp_path / "a.json")
    order = Order("tzolkin", None, (2,), 1, 1, 1.0, 1.0)
    row = play_order(order)[0].inputs[3, 1]
    assert judge.net.value([float(number) for number in row]) == pytest.approx(float(whole.net.values(row)), abs=2e-3)


def test_a_training_that_is_not_there_cannot_go_on(tmp_path: Path) -> None:
    training = Training(GAMES["tzolkin"], tmp_path / "net.json", SMALL)
    with pytest.raises(TrainingTrouble, match=r"net\.training\.npz"):
        training.resume()
    (tmp_path / "net.training.npz").write_bytes(b"nothing")
    with pytest.raises(TrainingTrouble):
        training.resume()


def test_the_command_trains_and_says_how_it_is_doing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "net.json"
    command = ["train", "tzolkin", "--games", "2", "--hidden", "2", "--jobs", "1", "--out", str(out)]
    assert main([*command, "--generations", "1"]) == 0
    text = capsys.readouterr().out
    assert "generation 0: 2 games" in text
    assert "rule of thumb" in text
    assert json.loads(out.read_text())["game"] == "tzolkin"
    assert main([*command, "--generations", "1"]) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*command, "--generations", "1", "--resume"]) == 0
    assert "generation 1:" in capsys.readouterr().out
    assert json.loads(out.read_text())["generation"] == 2


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--trace", "2"], ["--rate", "0"], ["--jobs", "0"]])
def test_wrong_numbers_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "tzolkin", *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err
