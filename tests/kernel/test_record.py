"""Records: written, read back, and refused when damaged or foreign."""

from __future__ import annotations

from pathlib import Path

import pytest

from longcount.conformance import laws
from longcount.games import GAMES
from longcount.kernel import record
from longcount.kernel.errors import RecordError

GAME = GAMES["tzolkin"]
OLD_RECORDS = sorted((Path(__file__).parent / "records").glob("*.lc"))


def finished() -> list[str]:
    return record.write(laws.play_under_laws(GAME, 3, 4, {"granted_action": "after"}, every=10**6)).splitlines()


FINISHED = finished()


def read(lines: list[str]) -> str:
    return record.write(record.read("\n".join(lines), GAMES))


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(lines)
    return error.value


def test_a_record_reads_back_to_the_same_text() -> None:
    assert "\n".join(FINISHED) + "\n" == read(FINISHED)


def test_remarks_and_empty_lines_are_allowed() -> None:
    lines = [FINISHED[0], "# a friendly game", *FINISHED[1:10], "", "# here it begins", *FINISHED[10:]]
    assert "\n".join(FINISHED) + "\n" == read(lines)


def test_free_header_fields_are_kept() -> None:
    lines = [*FINISHED[:4], "event: a rainy evening", *FINISHED[4:]]
    assert "event: a rainy evening" in read(lines)


def test_a_missing_row_is_found_where_the_play_no_longer_fits() -> None:
    place = next(n for n, line in enumerate(FINISHED) if "keep" in line)
    error = refused(FINISHED[:place] + FINISHED[place + 1 :])
    assert error.line > place


def test_a_changed_row_is_refused_with_its_line() -> None:
    place = next(n for n, line in enumerate(FINISHED) if line.endswith(" end"))
    error = refused([*FINISHED[:place], FINISHED[place].replace("end", "done"), *FINISHED[place + 1 :]])
    assert place + 1 == error.line
    assert "cannot be played here" in error.reason


def test_a_wrong_result_is_refused() -> None:
    error = refused([*FINISHED[:-1], "result: 1, 2, 3"])
    assert len(FINISHED) == error.line
    assert "the rules give" in error.reason


def test_a_hidden_row_cannot_be_replayed() -> None:
    place = next(n for n, line in enumerate(FINISHED) if "keep" in line)
    error = refused([*FINISHED[:place], "1 ?", *FINISHED[place + 1 :]])
    assert (place + 1, True) == (error.line, "hidden" in error.reason)


@pytest.mark.parametrize(
    ("lines", "line", "words"),
    [
        ([], 1, "begins with"),
        (["[Event chess]"], 1, "begins with"),
        (["longcount record 2"], 1, "begins with"),
        ([record.FIRST_LINE], 1, "not closed"),
        ([record.FIRST_LINE, "---"], 1, "lacks a line 'game"),
        ([record.FIRST_LINE, "game tzolkin", "---"], 2, "name: value"),
        ([record.FIRST_LINE, "game: tzolkin", "game: tzolkin", "---"], 3, "twice"),
        ([record.FIRST_LINE, "game: chess", "edition: x", "seats: A, B", "---"], 2, "no game 'chess'"),
        ([record.FIRST_LINE, "game: tzolkin", "edition: x", "seats: A, B", "---"], 3, "edition"),
    ],
)
def test_foreign_headers_are_refused(lines: list[str], line: int, words: str) -> None:
    error = refused(lines)
    assert line == error.line
    assert words in error.reason


HEADER = [record.FIRST_LINE, "game: tzolkin", f"edition: {GAME.edition}", "seats: A, B"]


@pytest.mark.parametrize(
    ("more", "line", "words"),
    [
        (["options: granted_action", "---"], 5, "name=value"),
        (["options: speed=fast", "---"], 5, "no option"),
        (["---", "5 end"], 6, "begins with a seat"),
        (["---", "one end"], 6, "begins with a seat"),
        (["---", "\u0661 end"], 6, "begins with a seat"),
        (["---", "* draw"], 6, "cannot be played"),
        (["---", "1 undo"], 6, "cannot be played"),
        (["---", "*"], 6, "cannot be played"),
        (["---", "---", "hello"], 7, "only 'result"),
    ],
)
def test_damaged_rows_are_refused_with_line_and_reason(more: list[str], line: int, words: str) -> None:
    error = refused([*HEADER, *more])
    assert line == error.line
    assert words in error.reason


def test_too_many_seats_are_refused() -> None:
    error = refused([*HEADER[:3], "seats: A, B, C, D, E", "---"])
    assert "players" in error.reason


def test_an_endless_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecordError, match="too long"):
        record.read("x" * (record.MOST_CHARACTERS + 1), GAMES)


def test_control_characters_do_not_reach_the_message() -> None:
    error = refused([*HEADER, "---", "\x1b[31m9 end"])
    assert "\x1b" not in error.reason


@pytest.mark.parametrize("path", OLD_RECORDS, ids=lambda path: path.name)
def test_old_records_still_replay(path: Path) -> None:
    """Every record in records/ was written by an earlier version and must replay to its result."""
    text = path.read_text(encoding="utf-8")
    assert text == record.write(record.read(text, GAMES))


def with_doubts(lines: list[str]) -> list[str]:
    """The same game, in which everybody takes back what can be taken back, twice, and plays it again."""
    match = record.read("\n".join(lines), GAMES)
    start = lines.index("---") + 1
    told = lines[:start]
    then = match.earlier(0)
    for position in match.live:
        row = match.rows[position]
        then.play(row.seat, row.decision)
        line = lines[start + position]
        told.append(line)
        if row.seat >= 0 and then.why_no_undo(row.seat) is None:
            told += [f"{row.seat + 1} {'UNDO' if position % 2 else 'undo'}", line] * 2
    return told


def test_what_was_taken_back_in_a_record_leaves_no_trace_in_the_state() -> None:
    doubtful = with_doubts(FINISHED)
    assert len(doubtful) > len(FINISHED) + 100
    surely, match = record.read("\n".join(FINISHED), GAMES), record.read("\n".join(doubtful), GAMES)
    assert surely.state.key() == match.state.key() and len(surely.live) == len(match.live)
    assert [match.rows[at].decision.text for at in match.live] == [row.decision.text for row in surely.rows]
    assert match.state_after(len(match.live)).key() == match.state.key(), "as if all had been played again"


@pytest.mark.parametrize("undo", ["undo", "UNDO", "  Undo "])
def test_who_reads_says_how_much_is_read_and_counts_before_playing(undo: str) -> None:
    lines = [*FINISHED[: FINISHED.index("---") + 1], "1 nonsense", *[f"1 {undo}"] * 4]
    for most_rows, most_undos, reason in (
        (9, 3, "takes back too much"),
        (4, 9, "too long"),
        (9, 9, "cannot be played"),
    ):
        with pytest.raises(RecordError, match=reason):
            record.read("\n".join(lines), GAMES, most_rows=most_rows, most_undos=most_undos)
