"""The text of a match: a header and one line per decision, for people to read, keep, share and repair.

    longcount record 1
    game: tzolkin
    edition: ...
    seats: Ann, Bob
    options: granted_action=after
    ---
    * monument M03          chance
    1 keep W03 W17          seat 1
    2 ?                     a decision that the reader of this record may not know yet
    1 undo
    ---
    result: 41.25, 38

Lines that begin with # are remarks. Options that stand at their default may be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longcount.kernel.errors import LongCountError, RecordError
from longcount.kernel.game import Game
from longcount.kernel.match import UNDO, Match
from longcount.kernel.pending import CHANCE

FIRST_LINE: Final = "longcount record 1"
RULE_OFF: Final = "---"
HIDDEN: Final = "?"
MOST_CHARACTERS: Final = 2_000_000
MOST_ROWS: Final = 100_000
FULL: Final = -9
"""The viewer who may see everything: whoever keeps the match."""

# --- writing ------------------------------------------------------------------


def write(match: Match[Any], viewer: int | None = FULL) -> str:
    """The record as a seat, a spectator (None) or its keeper (FULL) may have it."""
    result = _result(match)
    return "\n".join([*rows_text(match, viewer), *([RULE_OFF, f"result: {result}"] if result else [])]) + "\n"


def rows_text(match: Match[Any], viewer: int | None = FULL) -> list[str]:
    """The lines of header and rows, without the result and without what a way back left behind."""
    lines = [FIRST_LINE, *_header_lines(match), RULE_OFF]
    for position in match.kept:
        row = match.rows[position]
        is_open = viewer == FULL or match.is_open(position, viewer)
        lines.append(f"{_seat_mark(row.seat)} {row.decision.text if is_open else HIDDEN}")
    return lines


def _header_lines(match: Match[Any]) -> list[str]:
    header = match.header
    defaults = {option.name: option.default for option in match.game.options}
    chosen = [f"{name}={value}" for name, value in header.options.items() if value != defaults[name]]
    lines = [f"game: {header.game}", f"edition: {header.edition}", f"seats: {', '.join(header.seats)}"]
    if chosen:
        lines.append(f"options: {', '.join(chosen)}")
    return lines + [f"{key}: {value}" for key, value in header.remarks.items()]


def _seat_mark(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def _result(match: Match[Any]) -> str:
    outcome = match.game.outcome(match.state)
    return ", ".join(f"{outcome.points(seat):g}" for seat in range(len(outcome.scores))) if outcome else ""


# --- reading ------------------------------------------------------------------


def go_on() -> None:
    """Nothing else is to be done between two rows."""


def read(
    text: str,
    games: Mapping[str, Game[Any]],
    between: Callable[[], None] = go_on,
    most_rows: int = MOST_ROWS,
    most_undos: int = MOST_ROWS,
) -> Match[Any]:
    """The match of a record, every line checked; raises RecordError with the line and the reason.

    `between` is called after each row, for whoever has other things to do meanwhile. Whoever takes records from
    strangers says how many rows, and how many undos among them, it will read.
    """
    if len(text) > MOST_CHARACTERS:
        raise RecordError(0, "This is too long to be a record ({n} characters).", n=len(text))
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, "A record begins with '{first}'; this is something else.", first=FIRST_LINE)
    fields, after = _read_header(lines)
    match = _open_match(fields, games)
    rows, after = _row_lines(lines, after)
    _check_size(rows, most_rows, most_undos)
    _play_rows(match, rows, between)
    _check_result(match, lines, after)
    return match


def _read_header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """The header's fields, each with its line number, and the number of the first row's line."""
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], start=2):
        if line.strip() == RULE_OFF:
            return fields, number + 1
        if not line.strip() or line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise RecordError(number, "A header line reads 'name: value', not '{text}'.", text=_short(line))
        if key.strip() in fields:
            raise RecordError(number, "'{name}' stands twice in the header.", name=key.strip())
        fields[key.strip()] = (number, value.strip())
    raise RecordError(len(lines), "The header is not closed by a line '{mark}'.", mark=RULE_OFF)


def _open_match(fields: dict[str, tuple[int, str]], games: Mapping[str, Game[Any]]) -> Match[Any]:
    for needed in ("game", "edition", "seats"):
        if needed not in fields:
            raise RecordError(1, "The header lacks a line '{name}: …'.", name=needed)
    line, name = fields.pop("game")
    if name not in games:
        raise RecordError(
            line, "There is no game '{name}' here. Games: {games}.", name=_short(name), games=", ".join(games)
        )
    game = games[name]
    line, edition = fields.pop("edition")
    if edition != game.edition:
        raise RecordError(
            line, "The record is of edition '{theirs}'; this is '{ours}'.", theirs=_short(edition), ours=game.edition
        )
    options_line, options = fields.pop("options", (0, ""))
    line, seats = fields.pop("seats")
    try:
        match = Match(game, [seat.strip() for seat in seats.split(",")], _read_options(options_line, options))
    except RecordError:
        raise
    except LongCountError as error:
        raise RecordError(options_line or line, "{error}", error=error) from error
    match.header.remarks = {key: value for key, (_, value) in fields.items()}
    return match


def _read_options(line: int, text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        if not equals:
            raise RecordError(line, "Options read 'name=value, name=value', not '{text}'.", text=_short(part))
        options[name.strip()] = value.strip()
    return options


def _row_lines(lines: list[str], first: int) -> tuple[list[tuple[int, str]], int]:
    """The lines of rows, each with its number, and the number of the line after them."""
    rows: list[tuple[int, str]] = []
    for number in range(first, len(lines) + 1):
        line = lines[number - 1].strip()
        if line == RULE_OFF:
            return rows, number + 1
        if line and not line.startswith("#"):
            rows.append((number, line))
    return rows, len(lines) + 1


def _is_undo(line: str) -> bool:
    return line.partition(" ")[2].strip().lower() == UNDO.text


def _check_size(rows: list[tuple[int, str]], most_rows: int, most_undos: int) -> None:
    """Counts before anything is played."""
    if len(rows) > most_rows:
        raise RecordError(rows[most_rows][0], "This record is too long: at most {n} rows are read here.", n=most_rows)
    undos = [number for number, line in rows if _is_undo(line)]
    if len(undos) > most_undos:
        number = undos[most_undos]
        raise RecordError(number, "This record takes back too much: at most {n} undos are read here.", n=most_undos)


def _taken_back(rows: list[tuple[int, str]]) -> set[int]:
    """The places of the rows that an undo takes back later."""
    standing: list[int] = []
    gone: set[int] = set()
    for place, (_, line) in enumerate(rows):
        if not _is_undo(line):
            standing.append(place)
        elif standing:
            gone.add(standing.pop())
    return gone


def _play_rows(match: Match[Any], rows: list[tuple[int, str]], between: Callable[[], None]) -> None:
    """Plays every row once: the state before a row that will be taken back is kept until then."""
    gone = _taken_back(rows)
    before: list[Any] = []
    for place, (number, line) in enumerate(rows):
        if place in gone:
            before.append(match.state.clone())
        _read_row(match, number, line, before)
        between()


def _read_row(match: Match[Any], number: int, line: str, before: list[Any]) -> None:
    mark, _, text = line.partition(" ")
    if text.strip() == HIDDEN:
        raise RecordError(number, "This decision is hidden: the record was written for one seat of a running game.")
    seat = _read_seat(match, number, mark)
    try:
        if _is_undo(line):
            match.undo(seat, before.pop() if before else None)
        else:
            match.play(seat, match.game.catalogue.read(text))
    except LongCountError as error:
        raise RecordError(number, "'{text}' cannot be played here. {error}", text=_short(line), error=error) from error


def _read_seat(match: Match[Any], number: int, mark: str) -> int:
    if mark == "*":
        return CHANCE
    if mark.isascii() and mark.isdigit() and len(mark) < 3 and 1 <= int(mark) <= len(match.header.seats):
        return int(mark) - 1
    most = len(match.header.seats)
    raise RecordError(number, "A line begins with a seat (1 to {n}) or *, not '{text}'.", n=most, text=_short(mark))


def _check_result(match: Match[Any], lines: list[str], first: int) -> None:
    for number in range(first, len(lines) + 1):
        line = lines[number - 1].strip()
        key, _, value = line.partition(":")
        if key == "result":
            if value.strip() != _result(match):
                theirs, ours = _short(value.strip()), _result(match) or "–"
                raise RecordError(
                    number, "The record says '{theirs}', the rules give {ours}.", theirs=theirs, ours=ours
                )
        elif line and not line.startswith("#"):
            raise RecordError(number, "After the rows only 'result: …' may follow, not '{text}'.", text=_short(line))


def _short(text: str) -> str:
    clean = "".join(ch if ch.isprintable() else "·" for ch in text.strip())
    return clean if len(clean) <= 60 else clean[:59] + "…"
