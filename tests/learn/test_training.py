"""Learning: the net learns what there is to learn, games become lessons, and the same plan trains the same net."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from builds import if_compiled
from longcount.bots.net import POINTS, WIN, Array, Expansion, Guesses, heads_of, read_net, write_net
from longcount.bots.selfplay import FORGIVES, SLIP, Chosen, Episode, Seat, Seen, play_episode, promised
from longcount.cli import main
from longcount.games import GAMES
from longcount.kernel.chance import Dice
from longcount.kernel.errors import BadData
from longcount.kernel.game import choose_options
from longcount.kernel.sight import MOST, Guess, Sight, choice, clipped, count, fine, flag, ladder, see_fine
from longcount.learn.lessons import lesson_of
from longcount.learn.manners import drawn_manner
from longcount.learn.net import ASIDE, CAREFUL, WIN_WEIGHT, LearningNet, aside, pulls
from longcount.learn.training import Memory, Plan, Training, TrainingTrouble, memory_of, trainings_of

TZOLKIN = GAMES["tzolkin"]
SMALL = Plan(games=2, first=2, hidden=(4,), tables=(2,), plain=0.5, passes=1)
FIELDS = (count("corn", 10), ladder("temple", (2, 5)), choice("color", 3), flag("first"))
TINY: Sight[Any] = Sight(
    fields=FIELDS,
    row=lambda state, seat: bytes(len(FIELDS)),
    sources=("temples",),
    traits=("workers", "buildings"),
    traits_of=lambda state, seat: [0, 0],
)


def sight_of(name: str) -> Sight[Any]:
    sight = GAMES[name].judged().sight
    assert sight is not None
    return sight


def some_rows(number: int) -> NDArray[np.uint8]:
    rng = np.random.default_rng(1)
    return np.stack([rng.integers(0, most, number) for most in (11, 7, 3, 2)], 1).astype(np.uint8)


def told_of(rows: NDArray[np.uint8]) -> Array:
    """What there is to learn: bent, by steps and by choices."""
    corn, temple, color, first = [column.astype(np.float32) for column in rows.T]
    points = 3 * np.abs(corn - 4) + 10 * (temple >= 5) + np.where(color == 1, 8.0, 0.0)
    return np.stack([points, first, 2 * corn, temple, np.full_like(corn, 3)], 1).astype(np.float32)


# --- what a net sees -----------------------------------------------------------------


def test_a_row_is_taken_in_as_its_legend_says() -> None:
    expand = Expansion(FIELDS)
    rows = np.array([[5, 1, 0, 1], [20, 2, 2, 0], [0, 5, 9, 0]], np.uint8)
    corn, temple, first = 0.5, 0.2, 1.0
    assert expand.width == 3 + 2 + 3
    assert expand(rows).tolist() == [
        pytest.approx([corn, temple, first, 0, 0, 1, 0, 0]),
        pytest.approx([2.0, 0.4, 0.0, 1, 0, 0, 0, 1]),
        pytest.approx([0.0, 1.0, 0.0, 1, 1, 0, 0, 1]),  # what lies beyond the last choice counts as the last
    ]


def test_numbers_fit_into_a_row() -> None:
    assert [clipped(number) for number in (-3, 7, 999)] == [0, 7, MOST]


# --- the net ---------------------------------------------------------------------------


def test_a_net_learns_a_small_target() -> None:
    rows = some_rows(400)
    wanted = told_of(rows)
    learning = LearningNet(TINY, (24,), 1)
    learning.fit_scale(wanted)
    before = learning.as_net().answers(rows.tobytes())
    learning.fit(rows, wanted, 500, 0.01, 1)
    after = learning.as_net().answers(rows.tobytes())
    assert np.mean((after[:, POINTS] - wanted[:, POINTS]) ** 2) < 1.0
    assert np.mean((after[:, POINTS] - wanted[:, POINTS]) ** 2) < np.mean((before[:, POINTS] - wanted[:, POINTS]) ** 2)
    assert ((after[:, WIN] > 0.5) == (wanted[:, WIN] > 0.5)).all()
    assert np.abs(after[:, 2:] - wanted[:, 2:]).mean() < 0.3


def test_the_same_seeds_learn_the_same() -> None:
    rows = some_rows(50)
    nets = [LearningNet(TINY, (6, 5), 3) for _ in range(2)]
    for net in nets:
        net.fit(rows, told_of(rows), 5, 0.01, 4)
    assert all((one == other).all() for one, other in zip(nets[0].weights, nets[1].weights, strict=True))
    assert (LearningNet(TINY, (6, 5), 4).weights[0] != LearningNet(TINY, (6, 5), 3).weights[0]).any()


def test_what_nobody_knows_pulls_nothing() -> None:
    rows = some_rows(30)
    net = LearningNet(TINY, (6,), 1)
    before = [weight.copy() for weight in net.weights]
    net.fit(rows, np.full((30, 5), np.nan, np.float32), 3, 0.1, 1)
    assert all((one == other).all() for one, other in zip(before, net.weights, strict=True))
    wanted = told_of(rows)
    wanted[:, WIN:] = np.nan
    net.fit(rows, wanted, 3, 0.1, 1)
    assert (before[-1][WIN:] == net.weights[-1][WIN:]).all()
    assert before[-1][POINTS] != net.weights[-1][POINTS]


def test_heads_pull_as_much_as_they_count() -> None:
    answers = np.array([[9.0, 0.0, 1.0, 0.0, 0.0], [0.5, 0.0, 0.0, 0.0, 3.0]], np.float32)
    wanted = np.array([[0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, np.nan, 0.0, 0.0]], np.float32)
    assert pulls(answers, wanted, aside(TINY)).tolist() == [
        pytest.approx([CAREFUL / 2, -0.5 * WIN_WEIGHT / 2, ASIDE / 3 / 2, 0, 0]),
        pytest.approx([0.5 / 2, 0.5 * WIN_WEIGHT / 2, 0, 0, 3 * ASIDE / 3 / 2]),
    ]


# --- a net that puts the rule of thumb right ---------------------------------------------

GUESSED = [*fine("likely", 100), *fine("rivals", 100), flag("first")]
SPITEFUL: Sight[Any] = Sight(
    fields=GUESSED,
    row=lambda state, seat: bytes(len(GUESSED)),
    sources=("temples",),
    traits=(),
    traits_of=lambda state, seat: [],
    guess=Guess(GUESSED, "likely", "rivals", 40),
    spite=0.5,
)


def guessed(own: float, rivals: float) -> bytes:
    out: list[int] = []
    see_fine(own, 40, out)
    see_fine(rivals, 40, out)
    return bytes([*out, 1])


def test_points_with_their_256ths_are_told_as_far_as_two_bytes_go() -> None:
    out: list[int] = []
    for points in (-40.0, 1.5, -50.0, 900.0):
        see_fine(points, 40, out)
    assert out == [0, 0, 41, 128, 0, 0, 255, 255]


def test_an_untaught_net_says_what_the_rule_of_thumb_says() -> None:
    answers = LearningNet(SPITEFUL, (4,), 1).as_net().answers(guessed(30.25, 12.5) + guessed(-3.0, 60.0))
    assert heads_of(SPITEFUL) == ["points", "win", "temples", "rivals"]
    assert answers[:, POINTS].tolist() == [30.25, -3.0]
    assert answers[:, -1].tolist() == [12.5, 60.0]


def test_what_is_learned_is_by_how_much_the_rule_of_thumb_is_wrong() -> None:
    rows = np.frombuffer(guessed(30.0, 10.0), np.uint8).reshape(1, -1)
    wanted = np.array([[35.0, 1.0, 4.0, 8.0]], np.float32)
    Guesses(SPITEFUL).add(rows, wanted, -1.0)
    assert wanted.tolist() == [[5.0, 1.0, 4.0, -2.0]]


def test_the_rivals_points_count_as_much_as_they_are_minded() -> None:
    assert aside(SPITEFUL).tolist() == pytest.approx([1.0, WIN_WEIGHT, ASIDE, SPITEFUL.spite])


def test_the_scale_comes_from_what_was_seen_and_never_vanishes() -> None:
    net = LearningNet(TINY, (4,), 1)
    wanted = [[20.0, 1.0, 4.0, np.nan, 3.0], [40.0, 0.0, 8.0, 6.0, 3.0]]
    net.fit_scale(np.array(wanted, np.float32))
    assert net.shift.tolist() == [30.0, 0.0, 6.0, 6.0, 3.0]
    assert net.scale.tolist() == pytest.approx([10.0, 1.0, 2.0, 0.3, 0.3])
    net.fit_scale(np.array([[20.0, 1.0, 4.0, 6.0, 3.0]], np.float32))
    assert net.scale[POINTS] == 5.0


def test_what_torch_learns_is_what_numpy_learns() -> None:
    torch = pytest.importorskip("torch")
    from longcount.learn.torch_net import TorchExpansion, gradients_of

    rows = some_rows(40)
    net = LearningNet(TINY, (6, 5), 1)
    wanted = told_of(rows)
    wanted[3:9, WIN:] = np.nan
    inputs = TorchExpansion(net.expansion, torch.from_numpy)(torch.from_numpy(rows))
    assert inputs.numpy().tolist() == [pytest.approx(row) for row in net.expansion(rows).tolist()]
    weights = [torch.from_numpy(weight) for weight in net.weights]
    found = gradients_of(weights, inputs, torch.from_numpy(wanted), torch.from_numpy(aside(TINY)))
    seen: list[Array] = []
    net.step = lambda gradients, rate: seen.extend(gradients)  # type: ignore[method-assign]
    net.learn(net.expansion(rows), wanted, 0.1)
    for one, other in zip(found, seen, strict=True):
        assert np.allclose(one.numpy(), other, atol=1e-5)


# --- files -----------------------------------------------------------------------------


def written(path: Path, game: str, sight: Sight[Any], heads: list[str]) -> LearningNet:
    learning = LearningNet(sight, (8,), 1)
    learning.scale *= np.float32(3.0)
    learning.shift += np.float32(2.0)
    net = learning.as_net()
    net.about = {"game": game}
    write_net(path, net, heads)
    return learning


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    sight = sight_of("tzolkin")
    learning = written(tmp_path / "net.npz", "tzolkin", sight, heads_of(sight))
    back = read_net(TZOLKIN, tmp_path / "net.npz")
    rows = np.random.default_rng(1).integers(0, 4, (5, len(sight.fields))).astype(np.uint8).tobytes()
    assert np.allclose(back.answers(rows), learning.as_net().answers(rows), rtol=1e-2, atol=2e-2)
    assert back.about["game"] == "tzolkin"
    assert [path.name for path in tmp_path.iterdir()] == ["net.npz"]


def test_a_file_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    written(path, "tzolkin", sight_of("tzolkin"), heads_of(sight_of("tzolkin")))
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(BadData, match=r"net\.npz is no net that"):
        read_net(TZOLKIN, path)
    training = Training(TZOLKIN, path, SMALL)
    training.write_memory()
    memory_of(path).write_bytes(memory_of(path).read_bytes()[:-100])
    with pytest.raises(TrainingTrouble, match="cannot be read"):
        training.resume()


def test_files_that_are_no_net_for_this_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(BadData, match=r"net\.npz is no net that"):
        read_net(TZOLKIN, path)
    path.write_bytes(b"nothing")
    with pytest.raises(BadData, match=r"net\.npz is no net that"):
        read_net(TZOLKIN, path)
    with path.open("wb") as file:
        np.savez(file, something=np.zeros(3))
    with pytest.raises(BadData, match=r"net\.npz is no net that"):
        read_net(TZOLKIN, path)
    written(path, "tikal", sight_of("tikal"), heads_of(sight_of("tikal")))
    with pytest.raises(BadData, match=rf"is no net for {TZOLKIN.title}"):
        read_net(TZOLKIN, path)
    written(path, "tzolkin", TINY, heads_of(sight_of("tzolkin")))
    with pytest.raises(BadData, match="sees other things"):
        read_net(TZOLKIN, path)
    written(path, "tzolkin", sight_of("tzolkin"), heads_of(TINY))
    with pytest.raises(BadData, match="sees other things"):
        read_net(TZOLKIN, path)


# --- games to learn from --------------------------------------------------------------


def turn(best: float, taken: float) -> Seen:
    return Seen(b"", b"", Chosen((), best, best - taken))


def test_the_end_mixes_with_what_was_hoped_for() -> None:
    turns = [turn(10.0, 10.0), turn(20.0, 20.0), turn(30.0, 30.0)]
    assert promised(turns, 50.0, 0.5) == [0.5 * 40.0 + 0.5 * 20.0, 0.5 * 50.0 + 0.5 * 30.0, 50.0]
    assert promised(turns, 50.0, 1.0) == [50.0, 50.0, 50.0]
    assert promised(turns, 50.0, 0.0) == [20.0, 30.0, 50.0]
    assert promised([], 50.0, 0.5) == []


def test_what_came_of_a_slip_counts_less_for_what_was_before_it() -> None:
    slight, grave = turn(20.0, 20.0 - SLIP / 2), turn(20.0, 20.0 - SLIP - 3.0)
    assert promised([turn(0.0, 0.0), slight], 10.0, 0.8)[0] == pytest.approx(0.8 * 10.0 + 0.2 * 20.0)
    weight = 0.8 * exp(-3.0 / FORGIVES)
    assert promised([turn(0.0, 0.0), grave], 10.0, 0.8)[0] == pytest.approx(weight * 10.0 + (1 - weight) * 20.0)
    assert promised([turn(0.0, 0.0), grave], 10.0, 0.8)[1] == 10.0


def played(name: str) -> Episode:
    players = [Seat(None) for _ in range(2)]
    players[1].boldness = 0.5
    return play_episode(GAMES[name], choose_options(GAMES[name].options, {}), players, Dice(3))


@cache
def an_episode(name: str) -> Episode:
    return played(name)


def rows_of(episode: Episode) -> list[bytes]:
    return [row for turns in episode.turns for turn in turns for row in (turn.after, turn.within)]


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_is_a_whole_game_with_rows_for_every_seat(name: str) -> None:
    episode, sight = an_episode(name), sight_of(name)
    assert sum(episode.wins) == pytest.approx(1.0)
    assert all(len(turns) > 5 for turns in episode.turns)
    assert {len(row) for row in rows_of(episode)} <= {0, len(sight.fields)}
    assert sum(not turn.after for turns in episode.turns for turn in turns) <= 1  # nothing is seen after the end
    for seat in range(2):
        assert sum(episode.sources[seat]) == pytest.approx(episode.points[seat])
        assert len(episode.traits[seat]) == len(sight.traits)
        assert all(turn.slip >= 0.0 for turn in episode.turns[seat])


@if_compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_episode(name: str) -> None:
    one, other = an_episode(name), played(name)
    assert one.points == other.points
    assert rows_of(one) == rows_of(other)


def test_a_lesson_has_a_row_for_every_position_kept() -> None:
    sight = sight_of("tzolkin")
    episode = an_episode("tzolkin")
    lesson = lesson_of(TZOLKIN, episode, 1.0, False, ["", "workers"])
    kept = [row for row in rows_of(episode) if row]
    assert sorted(bytes(row) for row in lesson.rows) == sorted(kept)
    assert lesson.wanted.shape == (len(kept), len(heads_of(sight)))
    assert set(lesson.final.tolist()) == set(episode.points)
    careful = lesson.final == episode.points[0]
    assert (lesson.wanted[careful, POINTS] == lesson.final[careful]).all()  # by this trace only the end counts
    assert (lesson.wanted[careful, WIN] == episode.wins[0]).all()


@pytest.mark.parametrize("name", GAMES)
def test_turns_that_were_tried_teach_points_and_nothing_else(name: str) -> None:
    sight = sight_of(name)
    row = bytes(len(sight.fields))
    lesson = lesson_of(GAMES[name], episode_with(sight, row), 0.9, True, ["", ""])
    assert lesson.wanted[:, POINTS].tolist() == [30.0, 12.0, 7.0]
    assert np.isnan(lesson.wanted[:, WIN : WIN + 1 + len(sight.sources) + len(sight.traits)]).all(axis=1).tolist() == [
        False,
        True,
        True,
    ]
    if sight.spite:
        assert lesson.wanted[:, -1].tolist() == [20.0, 9.0, 11.0]  # what the others had, or would have had


def episode_with(sight: Sight[Any], row: bytes) -> Episode:
    """Two seats; the first made one turn, and tried two."""
    chosen = Chosen((), 12.0, 0.0)
    chosen.tried = [(row, 12.0, 9.0), (row, 7.0, 11.0)]
    episode = Episode(2)
    episode.turns[0].append(Seen(row, b"", chosen))
    episode.points, episode.wins = [30.0, 20.0], [1.0, 0.0]
    episode.sources, episode.traits = [[1.0] * len(sight.sources)] * 2, [[2] * len(sight.traits)] * 2
    return episode


@pytest.mark.parametrize("name", GAMES)
def test_manners_are_named_or_drawn_at_random_and_have_weights(name: str) -> None:
    sight = sight_of(name)
    drawn = [drawn_manner(GAMES[name], Dice(seed)) for seed in range(120)]
    assert {one.name for one in drawn} == {*sight.manners, "random"}
    for one in drawn:
        assert one.weights.shape == (len(sight.sources) + len(sight.traits),)
        assert one.weights.any()
        assert 0.5 <= one.fades <= 1.1
        fond = {what for what, weight in zip([*sight.sources, *sight.traits], one.weights, strict=True) if weight}
        assert one.name == "random" or fond == set(sight.manners[one.name])


# --- training --------------------------------------------------------------------------


def nobody(_: int) -> None:
    """Hears and does nothing."""


def train(training: Training, generations: int) -> Training:
    with ThreadPoolExecutor(1) as pool:
        for _ in range(generations):
            training.step(pool, nobody)
    return training


def are_alike(ones: list[Array], others: list[Array]) -> bool:
    return all((one == other).all() for one, other in zip(ones, others, strict=True))


@if_compiled
@pytest.mark.slow
def test_the_same_plan_trains_the_same_net(tmp_path: Path) -> None:
    one, other = [train(Training(TZOLKIN, tmp_path / name, SMALL), 2) for name in ("a.npz", "b.npz")]
    assert are_alike(one.net.weights, other.net.weights)
    assert one.curve == other.curve
    assert [report["generation"] for report in one.curve] == [1, 2]
    assert all(report["games"] == 2 for report in one.curve)
    assert not are_alike(one.net.weights, LearningNet(one.sight, SMALL.hidden, SMALL.seed).weights)
    now = read_net(TZOLKIN, one.current)
    assert now.about["plan"]["hidden"] == [4]
    assert np.allclose(now.layers[0][0], one.net.mean[0], atol=1e-2)


@if_compiled
@pytest.mark.slow
def test_a_training_goes_on_where_it_stood(tmp_path: Path) -> None:
    first = train(Training(TZOLKIN, tmp_path / "a.npz", SMALL), 1)
    resumed = Training(TZOLKIN, tmp_path / "a.npz", SMALL)
    resumed.resume()
    assert resumed.generation == 1
    assert resumed.curve == first.curve
    assert resumed.net.steps == first.net.steps
    assert are_alike(resumed.net.weights, first.net.weights)
    assert are_alike(resumed.net.mean, first.net.mean)
    train(resumed, 1)
    assert [report["generation"] for report in resumed.curve] == [1, 2]
    assert not are_alike(resumed.net.weights, first.net.weights)


@if_compiled
@pytest.mark.slow
def test_a_training_begins_with_what_another_net_knows(tmp_path: Path) -> None:
    sight = sight_of("tzolkin")
    path = tmp_path / "other.npz"
    net = LearningNet(sight, SMALL.hidden, 7).as_net()
    net.about = {"game": "tzolkin", "curve": [{"generation": 1}], "before": [{"curve": []}]}
    write_net(path, net, heads_of(sight))
    training = Training(TZOLKIN, tmp_path / "a.npz", SMALL)
    training.begin_with(path)
    assert are_alike(training.net.weights, [part for layer in read_net(TZOLKIN, path).layers for part in layer])
    train(training, 1)
    about = read_net(TZOLKIN, training.current).about
    assert about["begun with"] == "other.npz"
    assert [len(one["curve"]) for one in trainings_of(about)] == [0, 1, 1]  # how the other net came to be is kept, too
    assert (training.net.scale == net.scale).all()  # the scale of the other net is kept


def test_a_training_that_is_not_there_cannot_go_on(tmp_path: Path) -> None:
    training = Training(TZOLKIN, tmp_path / "net.npz", SMALL)
    with pytest.raises(TrainingTrouble, match=r"net\.training\.npz cannot be read"):
        training.resume()
    memory_of(training.out).write_bytes(b"nothing")
    with pytest.raises(TrainingTrouble, match="begin without --resume"):
        training.resume()


def test_a_training_of_another_size_does_not_go_on(tmp_path: Path) -> None:
    Training(TZOLKIN, tmp_path / "net.npz", SMALL).write_memory()
    with pytest.raises(TrainingTrouble, match="another size"):
        Training(TZOLKIN, tmp_path / "net.npz", Plan(hidden=(5,))).resume()


def test_memory_keeps_the_latest_positions() -> None:
    lesson = lesson_of(TZOLKIN, an_episode("tzolkin"), 1.0, False, ["", ""])
    memory = Memory(lesson.rows[:0], lesson.wanted[:0])
    memory.add([lesson, lesson], 10)
    assert (memory.rows == lesson.rows[-10:]).all()
    assert (memory.wanted == lesson.wanted[-10:]).all()


def test_rate_and_boldness_fade(tmp_path: Path) -> None:
    training = Training(TZOLKIN, tmp_path / "net.npz", Plan(hidden=(4,), over=10))
    told: list[float] = []
    for training.generation in (0, 5, 10, 20):
        told.append(training.fading(1.0, 0.5))
    assert told == pytest.approx([1.0, 0.75, 0.5, 0.5])


# --- the command -------------------------------------------------------------------------


@if_compiled
@pytest.mark.slow
def test_the_command_trains_and_says_how_it_is_doing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "net.npz"
    numbers = ["--games", "2", "--first", "2", "--hidden", "4", "--tables", "2", "--generations", "1", "--jobs", "1"]
    command = ["train", "tzolkin", *numbers, "--out", str(out)]
    assert main(command) == 0
    assert "generation 1: 2 games" in capsys.readouterr().out
    assert memory_of(out).exists()
    out.write_bytes(out.with_suffix(".now.npz").read_bytes())
    assert main(command) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*command, "--resume"]) == 0
    assert "generation 2: 2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        *(["--games", "0"], ["--first", "0"], ["--generations", "0"], ["--trials", "0"], ["--turns", "0"]),
        *(["--jobs", "0"], ["--trace", "2"], ["--manners", "-1"], ["--thinks", "1.5"], ["--rate", "0"]),
        *(["--boldness", "0"], ["--hidden", "0"], ["--hidden", "4;4"], ["--tables", "two"]),
    ],
)
def test_wrong_numbers_are_refused(wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "tzolkin", *wrong, "--out", str(tmp_path / "net.npz")]) == 2
    assert wrong[0] in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_tables_for_nobody_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "tzolkin", "--tables", "2,9", "--out", str(tmp_path / "net.npz")]) == 2
    assert "players, not 9" in capsys.readouterr().err


def test_files_and_folders_that_there_are_not_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "tzolkin", "--out", str(tmp_path / "nowhere" / "net.npz")]) == 2
    assert "there is no folder" in capsys.readouterr().err
    assert main(["train", "tzolkin", "--begin", str(tmp_path / "none.npz"), "--out", str(tmp_path / "net.npz")]) == 2
    assert "none.npz" in capsys.readouterr().err
