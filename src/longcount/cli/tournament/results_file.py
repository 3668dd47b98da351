"""The file of a tournament: one JSON object, whole at every moment, from which the tournament can go on."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from longcount.bots.arena import Fixture, Result, Tournament, result_of
from longcount.cli import files
from longcount.cli.parsers import BadArgument
from longcount.games import find_game
from longcount.version import VERSION, build_name

FORMAT: Final = 1
PAUSE: Final = 2.0
"""Seconds between two writings, at least."""
SHARE: Final = 20.0
"""Writing takes at most one in so many seconds."""


class ResultsFile:
    """The results so far, on disk if it has a path."""

    def __init__(self, tournament: Tournament, fixtures: Sequence[Fixture], path: Path | None) -> None:
        self.tournament = tournament
        self.path = path
        self.results: list[Result] = []
        self.standings: dict[str, Any] | None = None
        self.stopped: dict[str, Any] | None = None
        """Why it ended, if it was asked something."""
        self._wins = dict.fromkeys(tournament.bots, 0.0)
        self._places = {fixture.key: place for place, fixture in enumerate(fixtures)}
        self._next_writing = 0.0

    def add(self, result: Result) -> None:
        """Notes a result; the file follows every few seconds."""
        self.results.append(result)
        self.standings = None
        self._count(result, 1)
        if time.monotonic() >= self._next_writing:
            self.write()

    def take(self, results: Sequence[Result]) -> None:
        """Results of an earlier run."""
        if len({result.key for result in results} & set(self._places)) < len(results):
            raise files.FileTrouble(f"{self.path} has games that do not belong to its tournament.")
        self.results = list(results)
        for result in results:
            self._count(result, 1)

    def drop(self, result: Result) -> None:
        """Gives up a result that the answer came before."""
        self.results.remove(result)
        self._count(result, -1)

    def _count(self, result: Result, times: int) -> None:
        for name in set(result.bots):
            self._wins[name] += times * result.won(name)

    def shares(self) -> dict[str, float]:
        """Which share of all games so far each bot has won."""
        return {name: wins / max(1, len(self.results)) for name, wins in self._wins.items()}

    def write(self) -> None:
        if self.path is None:
            return
        began = time.monotonic()
        files.write_text(self.path, self.text())
        ended = time.monotonic()
        self._next_writing = ended + max(PAUSE, SHARE * (ended - began))

    def text(self) -> str:
        """Games in the order of the schedule, whatever order they ended in, a line for each."""
        self.results.sort(key=lambda result: self._places[result.key])
        head = {
            "longcount arena": FORMAT,
            "version": VERSION,
            "build": build_name(),
            "tournament": row_of(self.tournament),
            "stopped": self.stopped,
            "standings": self.standings,
        }
        games = ",\n".join(json.dumps(result.as_row(), ensure_ascii=False) for result in self.results)
        return f'{json.dumps(head, ensure_ascii=False, indent=1)[:-2]},\n "games": [\n{games}\n]}}\n'


def row_of(tournament: Tournament) -> dict[str, Any]:
    return {
        "game": tournament.game,
        "edition": find_game(tournament.game).edition,
        "options": tournament.options,
        "bots": list(tournament.bots),
        "seats": tournament.seats,
        "games": tournament.games,
        "against": tournament.against,
        "seed": tournament.seed,
    }


def open_results(tournament: Tournament, fixtures: Sequence[Fixture], path: Path | None, resume: bool) -> ResultsFile:
    """A new file, or the one that lies there; a path that cannot be written is refused now, not after the games."""
    file = ResultsFile(tournament, fixtures, path)
    if path is None:
        return file
    if path.exists() and not path.is_dir():
        if not resume:
            raise BadArgument(f"{path} exists already: go on with it by --resume, or name another file.")
        file.take(read_results(path, tournament))
    file.write()
    return file


def read_results(path: Path, tournament: Tournament) -> list[Result]:
    """The results in a file of this same tournament, which may have been planned with fewer games."""
    content = read_json(path)
    try:
        if content["longcount arena"] != FORMAT:
            raise files.FileTrouble(f"{path} has another format; this version reads format {FORMAT}.")
        refuse_another(path, content["tournament"], row_of(tournament))
        return [result_of(row) for row in content["games"]]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise files.FileTrouble(f"{path} is no file of results that the arena wrote.") from error


def read_json(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(path.read_bytes())
    except OSError as error:
        raise files.FileTrouble(f"{path} cannot be read: {files.plain_reason(error)}.") from error
    except (ValueError, RecursionError) as error:
        raise files.FileTrouble(f"{path} is no file of results that the arena wrote.") from error
    if not isinstance(content, dict):
        raise files.FileTrouble(f"{path} is no file of results that the arena wrote.")
    return content


def refuse_another(path: Path, there: Mapping[str, Any], here: Mapping[str, Any]) -> None:
    for name, wanted in here.items():
        if name != "games" and there[name] != wanted:
            both = f"{name} there: {plain(there[name])}; here: {plain(wanted)}"
            raise BadArgument(f"{path} is of another tournament ({both}).")
    if there["games"] > here["games"]:
        raise BadArgument(f"{path} was planned with {there['games']} games; it can go on with as many or more.")


def plain(value: object) -> str:
    match value:
        case list():
            return ", ".join(str(item) for item in value)
        case dict():
            return ", ".join(f"{name}={of}" for name, of in value.items()) or "the default"
        case _:
            return str(value)
