"""Tikal at the terminal: its board, its choices, and whole games of a person."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from io import StringIO
from itertools import chain, cycle
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from tikal_script import DIGGING, NAMES, VERSIONS, played, random_match

from longcount.cli import main
from longcount.cli.boards import tikal as board
from longcount.cli.choices import MANY, show_choices
from longcount.cli.files import read_match
from longcount.games.tikal import GAME
from longcount.games.tikal import components as c
from longcount.kernel import hexes, record
from longcount.kernel.decisions import Decision
from longcount.kernel.match import UNDO
from longcount.kernel.speech import View
from longcount.words import speech_of

LANGUAGES = ["en", "ru", "zh"]
Screen = pytest.CaptureFixture[str]
Answers = Callable[[Iterable[str]], None]
SOLO = ["play", "tikal", "--seats", "you,random", "--seed", "5", "--option", "first_player=seat1"]
AUCTION = [*SOLO, "--option", "version=auction"]


def drawn(view: View, width: int, names: list[str] = NAMES, language: str = "en") -> list[str]:
    """The board's lines as they reach a screen of that width."""
    console = Console(width=width, file=StringIO(), color_system=None, legacy_windows=False)
    console.print(board.draw(view, names, width, speech_of(GAME, language)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


# --- the board ----------------------------------------------------------------------


def test_the_printed_board() -> None:
    match, _ = played("* first 1\n* tile A5")
    lines = drawn(GAME.view(match.state, 0), 100)
    start = next(at for at, line in enumerate(lines) if line.startswith("  ____"))
    assert [line.rstrip() for line in lines[start : start + 9]] == [
        "  _____1____      b3                      d3                      f3                      h3",
        " /    a2    1",
        "/  temple 1  \\_____1____      c2                      e2                      g2",
        "\\            /    b2    1",
        " \\_____2____/   jungle   \\                d2                      f2                      h2",
        " /    a1    1            /",
        "/  base camp \\__________1     c1                      e1                      g1",
        "\\            /    b1    1",
        " \\__________2  temple 1  \\                d1                      f1                      h1",
    ]


def test_figures_camps_treasures_and_who_would_score() -> None:
    match, _ = played(
        f"{DIGGING}\n1 camp b2\n1 end\n* tile A4\n2 lay b3 0\n2 place worker a1\n2 walk worker a1 a2\n2 end"
    )
    text = "\n".join(drawn(GAME.view(match.state, 0), 100))
    for part in ("jungle ⌂●", "treasure 4", "temple 1 ▲", " ●1 ", " ●* ", " ▲1 "):
        assert part in text
    narrow = "\n".join(drawn(GAME.view(match.state, 0), 80))
    for part in ("jungle ⌂●", "treas 4", "tem 1 ▲"):
        assert part in narrow


def test_a_guard_is_marked() -> None:
    match, _ = played(
        "* first 1\n* tile A5\n1 lay c2 0\n1 place leader a1\n1 walk leader a1 b1\n1 guard b1 leader\n1 end"
    )
    lines = drawn(GAME.view(match.state, 0), 100)
    assert any("temple 1 #●" in line for line in lines)
    assert any(line.startswith("● You") and "guarding" in line and "b1 +1" in line for line in lines)


def test_stocks_mats_and_the_tile_in_hand() -> None:
    match, _ = played(f"{DIGGING}\n1 dig c2\n* find jade\n1 end\n* tile A4")
    text = "\n".join(drawn(GAME.view(match.state, 0), 100))
    for part in (
        "Stack  4 A, 6 B, 5 C, 5 D, 5 E, 5 F, 4 G",
        "Temple tokens  3 of 2, 6 of 3,",
        "2 jade, 3 idol",
        "▲ Bob: to lay a tile",
        "In hand: A4 (jungle), stones N 1, NE 1, S 1 at turn 0",
        "Round 1 of 18 · scoring rounds begun: 0 of 4",
    ):
        assert part in text
    assert re.search(r"● You +0 +0\+1 +17 +a1 +\+2 +\+2 +jade", text)


def test_treasures_are_shown_as_sets() -> None:
    assert board.treasures_text({"mask": 1, "jade": 3, "idol": 0, "bowl": 2}, GAME.english) == "3 jade, 2 bowl, mask"


def test_the_auction_is_shown() -> None:
    match, _ = played("* first 1\n* tile A5\n* tile A4\n1 bid 3", "auction")
    text = "\n".join(drawn(GAME.view(match.state, 1), 100))
    assert re.search(r"A4 +jungle +N 1, NE 1, S 1", text) and re.search(r"A5 +4 treasures +N 2, SE 1", text)
    assert "▲ Bob: to bid or pass; highest bid: 3 by ● You" in text
    match, _ = played("* first 1\n* tile A5\n* tile A4\n1 bid 3\n2 pass\n1 choose A5\n1 lay c2 0\n1 end", "auction")
    assert "Moved in this round: ● You" in "\n".join(drawn(GAME.view(match.state, 1), 100))


def test_a_volcano_lies_aside_while_a_scoring_round_runs() -> None:
    for match, _ in random_match(2, 1, "basic"):
        pending = GAME.pending(match.state)
        view = GAME.view(match.state, 0)
        if view["scoring"] == 1 and pending.step == "act" and view["hand"]:
            text = "\n".join(drawn(view, 100))
            assert f"Laid aside: {view['hand']} (volcano)" in text and "scoring rounds begun: 1 of 4" in text
            return
    raise AssertionError("no volcano was drawn")


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_many_boards_fit_the_screen(width: int, version: str) -> None:
    """Nothing is cut off or too wide, and every space can be found, from the first draw to the last scoring."""
    for moment, (match, _) in enumerate(random_match(4, width, version)):
        if moment % 15 == 0 or GAME.pending(match.state).is_over:
            view, names = GAME.view(match.state, 0), ["Fourteen chars", "Bob", "Cy", "Di"]
            lines = drawn(view, width, names, LANGUAGES[moment // 15 % len(LANGUAGES)])
            assert max(cell_len(line) for line in lines) <= width
            assert not any("…" in line for line in lines)
            assert set(c.SPACE_NAMES) <= set(re.findall(r"[a-h][1-5]", "\n".join(lines)))


@pytest.mark.parametrize("pitch", [board.NARROW, board.WIDE])
def test_every_path_stands_on_its_edge(pitch: int) -> None:
    """The number between two tiles is what crossing costs, from whichever of them one looks."""
    *_, (match, _) = random_match(3, 4, "basic")
    view = GAME.view(match.state, 0)
    canvas = board.Canvas()
    for name in view["spaces"]:
        board.draw_edges(canvas, view, c.SPACE_NAMES.index(name), pitch)
    numbers = 0
    for name, row in view["spaces"].items():
        space = c.SPACE_NAMES.index(name)
        for side in range(hexes.SIDES):
            other = c.NEIGHBOURS[space * hexes.SIDES + side]
            if other != hexes.NOWHERE and c.SPACE_NAMES[other] in view["spaces"]:
                line, column, _ = board.edge_letters(space, side, pitch)[0]
                shown = canvas.letters[line, column][0]
                assert shown == str(row["edges"][side]) if row["edges"][side] else shown in "/\\_"
                numbers += shown.isdecimal()
    assert numbers > 60


def test_a_crowd_that_does_not_fit_is_listed_below_the_map() -> None:
    match, _ = played("* first 1\n* tile A5", names=NAMES)
    view = GAME.view(match.state, 0)
    view["spaces"]["a2"] |= {"workers": [18, 17, 16, 15], "leaders": [0, 1, 2, 3]}
    view["spaces"]["a2"]["temple"] |= {"value": 10, "holder": 0}
    text = "\n".join(drawn(view, 80))
    assert "more on a2: " in text
    assert all(crowd in text for crowd in ("●*18", "▲*17", "■*16", "◆*15"))
    view["spaces"]["a2"] |= {"workers": [1, 2, 3, 4], "leaders": [0, 1, 2, 3]}
    text = "\n".join(drawn(view, 80))
    assert "more on" not in text
    assert all(crowd in text for crowd in ("●*1", "▲*2", "■*3", "◆*4"))


@pytest.mark.parametrize(
    ("language", "parts"), [("ru", ["храм 1", "Раунд 1 из 18"]), ("zh", ["神庙 1", "第1轮，共18轮"])]
)
def test_the_board_speaks_other_languages(language: str, parts: list[str]) -> None:
    match, _ = played("* first 1\n* tile A5")
    text = "\n".join(drawn(GAME.view(match.state, 0), 100, language=language))
    assert all(part in text for part in parts)
    assert not set(re.findall(r"[A-Za-z]{2,}", text)) - {"You", "Bob"}


# --- choices ------------------------------------------------------------------------


def a_moment_with_many_choices() -> tuple[View, int, list[Decision]]:
    for match, _ in random_match(3, 2, "basic"):
        pending = GAME.pending(match.state)
        offers = GAME.offers(match.state, pending.seats[0]) if pending.seats else []
        if pending.step == "act" and len(offers) > 100:
            return GAME.view(match.state, pending.seats[0]), pending.seats[0], offers
    raise AssertionError("there were never many choices")


def test_choices_of_one_figure_on_one_tile_stand_together() -> None:
    _, _, offers = a_moment_with_many_choices()
    arranged = board.arranged(offers)
    assert sorted(arranged, key=lambda offer: offer.index) == offers
    headings = [GAME.english.heading(offer, None) for offer in arranged]
    changes = [at for at in range(1, len(headings)) if headings[at] != headings[at - 1]]
    assert len(changes) + 1 == len(set(headings))
    assert any(re.fullmatch(r"Walk: (worker|leader) from \w\d", heading) for heading in headings)
    assert arranged[-1].text == "end"


def test_bids_come_before_passing() -> None:
    match, _ = played("* first 1\n* tile A5\n* tile A4", "auction")
    texts = [offer.text for offer in board.arranged(GAME.offers(match.state, 0))]
    assert texts[:2] == ["bid 1", "bid 2"] and texts[-1] == "pass"


def shown_choices(view: View, seat: int, offers: list[Decision], width: int) -> list[str]:
    console = Console(width=width, file=StringIO(), color_system=None, legacy_windows=False)
    show_choices(console, GAME, view, seat, offers)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, 100])
def test_many_choices_are_shown_briefly(width: int) -> None:
    view, seat, offers = a_moment_with_many_choices()
    lines = shown_choices(view, seat, board.arranged(offers), width)
    assert len(lines) < len(offers) * 0.6 and max(len(line) for line in lines) <= width
    text = " ".join(lines)
    for number in range(1, len(offers) + 1):
        assert re.search(rf"(?<!\w){number} [A-Z]", text), number
    assert re.search(r"\d+ Walk to \w\d \(\d+ AP\)", text)


def test_few_choices_are_shown_with_their_previews() -> None:
    match, _ = played(DIGGING)
    offers = board.arranged(GAME.offers(match.state, 0))
    assert len(offers) <= MANY
    text = "\n".join(shown_choices(GAME.view(match.state, 0), 0, offers, 100))
    assert re.search(r"walk worker c2 a1 +2 AP, by b2", text)
    assert "Walk: worker from c2" in text


# --- a person at the terminal ---------------------------------------------------------


def only_save(folder: Path) -> Path:
    (path,) = (folder / "games").glob("*.lc")
    return path


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [SOLO, AUCTION], ids=VERSIONS)
def test_a_whole_game_is_played(arguments: list[str], answer: Answers, capsys: Screen, own_data_folder: Path) -> None:
    """`1` lays, bids or acts; `end` ends a turn, and is refused where there is none to end."""
    answer(cycle(["1", "end"]))
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert "Result" in printed and "Treasures, last scoring" in printed
    assert re.search(r"Won with \d+ points", printed)
    match = read_match(only_save(own_data_folder))
    assert match.game.outcome(match.state) is not None


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_bots_can_be_watched_alone(version: str, capsys: Screen) -> None:
    assert main(["play", "tikal", "--seats", "random,random", "--seed", "1", "--option", f"version={version}"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Round 18 begins" in printed and "last scoring" in printed
    assert ("gets the turn for" in printed) == (version == "auction")


def saved(tmp_path: Path, script: str, version: str = "basic") -> list[str]:
    """A command that goes on with a scripted match: you against a random bot."""
    path = tmp_path / "scripted.lc"
    path.write_text(record.write(played(script, version)[0]), encoding="utf-8")
    return ["play", "tikal", "--resume", str(path), "--seats", "you,random", "--seed", "1"]


def test_what_is_dug_up_is_told_at_once(tmp_path: Path, answer: Answers, capsys: Screen) -> None:
    answer(["dig c2"])
    main(saved(tmp_path, DIGGING))
    printed = capsys.readouterr().out
    after = printed.partition("You: digs on c2")[2]
    assert re.search(r"finds: \w+", after)
    assert "3 action points left" in after
    assert "Your turn is over" not in after and "The others are next" not in after


def test_a_draw_ends_what_can_be_taken_back(tmp_path: Path, answer: Answers, capsys: Screen) -> None:
    answer(["dig c2", "undo", "place worker a1", "undo"])
    main(saved(tmp_path, DIGGING))
    printed = capsys.readouterr().out
    assert "Something was drawn since: it cannot be taken back." in printed
    assert "Taken back." in printed


def test_a_bid_can_be_taken_back_before_the_others_answer(tmp_path: Path, answer: Answers, capsys: Screen) -> None:
    answer(["bid 3", "undo", "bid 4", ""])
    main(saved(tmp_path, "* first 1\n* tile A5\n* tile A4", "auction"))
    printed = capsys.readouterr().out
    assert printed.count("The others are next.") == 2 and "Your turn is over" not in printed
    assert "Taken back." in printed
    rows = read_match(tmp_path / "scripted.lc").rows
    assert [row.decision.text for row in rows[3:6]] == ["bid 3", UNDO.text, "bid 4"]


def test_the_board_is_not_drawn_again_for_every_bid(tmp_path: Path, answer: Answers, capsys: Screen) -> None:
    answer(["b 1", ""])
    main(saved(tmp_path, "* first 1\n* tile A5\n* tile A4", "auction"))
    printed = capsys.readouterr().out
    assert "You: bids 1 point" in printed and re.search(r"Bob: bids \d+ points", printed)
    assert printed.count("Temple tokens") == 1


def test_the_first_turns_of_others_are_told(answer: Answers, capsys: Screen) -> None:
    answer([])
    main(["play", "tikal", "--seats", "random,you", "--seed", "5", "--option", "first_player=seat1"])
    printed = capsys.readouterr().out
    assert "So far" in printed and re.search(r"lays A\d", printed)


@pytest.mark.parametrize("width", [80, 100, 160])
def test_no_line_is_wider_than_the_screen(
    answer: Answers, capsys: Screen, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer(chain(["1", "end"] * 20, ["log", "rule", "help", "board"]))
    main(AUCTION)
    printed = capsys.readouterr().out
    table = [line for line in printed.splitlines() if "longcount play" not in line and "saved in" not in line]
    assert max(len(line) for line in table) <= width
    assert not any("…" in line for line in table)


def test_help_and_why_speak_of_this_game(tmp_path: Path, answer: Answers, capsys: Screen) -> None:
    answer(["help", "why", "why place worker a1", "why guard a1 worker", "rule K-MOVE-01", "rule secret path"])
    main(saved(tmp_path, DIGGING))
    printed = capsys.readouterr().out
    assert "pl wo a1" in printed and "Say what you would like to do: why place worker a1" in printed
    assert "'place worker a1' is offered: choose it." in printed
    assert "K-MOVE-01 · " in printed and "K-DEPLOY-04" in printed


def test_replay_shows_the_board_after_any_row(tmp_path: Path, capsys: Screen) -> None:
    path = Path(saved(tmp_path, DIGGING)[3])
    for row in (0, 2, 6):
        assert main(["replay", str(path), "--at", str(row)]) == 0
    printed = capsys.readouterr().out
    assert "treasure 4" in printed and "by way of b2" in " ".join(printed.split())
    assert main(["replay", str(path)]) == 0
    assert "Waiting for You. Spend action points, or end your turn (K-AP-03)" in capsys.readouterr().out
