"""A backup under load: taken while many tables play, brought back elsewhere, compared row by row.

    python bench/backup.py                                      20 tables of 4 on SQLite, back into a folder
    python bench/backup.py --into postgresql://…/empty          and into an empty PostgreSQL database
    python bench/backup.py --db postgresql://…/empty1 …         the server itself on PostgreSQL

Clients play as fast as they can (load.py). Meanwhile `longcount backup` runs, as people run it. Then everything is
brought back, verified, and compared: the restored places hold the same rows, and each log is the beginning of what the
server's became in the end. Told are the seconds of each step, and what moves took before and during the backup.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from load import Tally, open_tables
from longcount.cli.care import archive
from longcount.cli.care.moving import looked_at
from longcount.cli.care.settings_file import read_settings

LOAD = Path(__file__).with_name("load.py")
Logs = dict[str, list[tuple[object, ...]]]


def where(place: Path | str) -> list[str]:
    return ["--data", str(place)] if isinstance(place, Path) else ["--db", place]


def longcount(*arguments: str) -> float:
    """Runs a command; the seconds it took."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "longcount", *arguments], check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def kept_at(place: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table that is kept."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        settings = read_settings(None, {"data": place} if isinstance(place, Path) else {"db": place}, {}).settings
        async with looked_at(settings) as connection:
            tables = await connection.run_sync(archive.tables_there)
            queries = {table.name: sa.select(table).order_by(*table.primary_key.columns) for table in tables}
            found = {name: (await connection.execute(query)).all() for name, query in queries.items()}
        return {name: sorted([tuple(row) for row in rows], key=repr) for name, rows in found.items()}

    return asyncio.run(read())


def logs_of(rows: list[tuple[object, ...]]) -> Logs:
    logs: Logs = {}
    for table, *rest in sorted(rows, key=lambda row: (str(row[0]), int(str(row[1])))):
        logs.setdefault(str(table), []).append(tuple(rest))
    return logs


@contextmanager
def served(data: Path, db: str) -> Iterator[str]:
    command = [sys.executable, str(LOAD), "--serve", "--data", str(data), "--db", db]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        base = server.stdout.readline().strip()
        assert base, "the server did not start"
        yield base
    finally:
        server.terminate()
        server.wait(20)


async def backup_under_load(base: str, tables: int, place: Path | str, file: Path) -> dict[str, float]:
    tally = Tally(0.0)
    for player in await open_tables([base], tables, tally, 1):
        await player.connect()
    await asyncio.sleep(2.0)
    tally.is_counting = True
    await asyncio.sleep(5.0)
    before, tally.latencies, moves = sorted(tally.latencies), [], tally.moves
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "longcount", "backup", str(file), *where(place)], stderr=subprocess.DEVNULL
    )
    status = await process.wait()
    seconds = time.perf_counter() - began
    assert status == 0, "the backup is not well"
    during, made = sorted(tally.latencies), tally.moves - moves
    await asyncio.sleep(1.0)
    tally.is_over = True
    await asyncio.sleep(0.3)
    return {
        "backup_s": seconds,
        "moves_meanwhile": made,
        "p99_before_ms": 1000 * before[len(before) * 99 // 100],
        "p99_during_ms": 1000 * during[len(during) * 99 // 100],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--db", default="", metavar="URL", help="an empty PostgreSQL database for the server itself")
    parser.add_argument("--into", default="", metavar="URL", help="another empty one, to bring the backup back into")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="longcount-backup-") as folder:
        place: Path | str = args.db or Path(folder) / "data"
        file, back = Path(folder) / "load.backup", Path(folder) / "back"
        with served(Path(folder) / "data", args.db) as base:
            told = asyncio.run(backup_under_load(base, args.tables, place, file))
        places: list[Path | str] = [back, *([args.into] if args.into else [])]
        for target in places:
            kind = "folder" if isinstance(target, Path) else "postgresql"
            told[f"restore_{kind}_s"] = longcount("restore", str(file), *where(target))
            told[f"verify_{kind}_s"] = longcount("verify", *where(target))
        contents = [kept_at(target) for target in places]
        assert all(found == contents[0] for found in contents), "the restored places differ"
        then, now = logs_of(contents[0]["log"]), logs_of(kept_at(place)["log"])
        assert all(rows == now[name][: len(rows)] for name, rows in then.items()), "a log is not what it was"
        told |= {"tables": len(contents[0]["game_tables"]), "rows": len(contents[0]["log"])}
        told |= {"rows_in_the_end": sum(map(len, now.values())), "file_kB": file.stat().st_size / 1024}
    print("\n".join(f"{name:>24}  {number:,.1f}" for name, number in told.items()))
    print("the restored places hold the same rows, and each log is the beginning of what it became")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
