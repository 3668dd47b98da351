"""Chaos: several servers and workers on one PostgreSQL, many tables, clients that wander, and nothing is safe.

    python bench/chaos.py                                  3 servers, 2 workers, 100 tables of 4, 60 kills, 5 restarts
    python bench/chaos.py --tables 8 --seconds 30 --kills 6 --restarts 1 --cuts 4
    python bench/chaos.py --json

While clients play and move between servers, processes are killed (SIGKILL) and started again, PostgreSQL is restarted,
and connections to it are cut. Then there is calm, and it is asked:

    are the clients of every table where the store is, and how soon after the calm began
    is everything that anybody was shown in the log, as it was shown
    is every decision that was acknowledged there, and every decision there once: a click makes one row at most
    can every log be replayed by the rules, to the very view that each client has
    does every table go on: no bot's turn is lost
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import sqlalchemy as sa
import websockets
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PING = 5.0
"""Seconds between two pings of a client."""
STAY = 20.0
"""Seconds a client stays at one server, about."""
AGREED = 2.0
"""Seconds after the calm began in which all clients of a table must agree."""
CALM = 60.0
"""Seconds in which everything must have come to rest, and every table gone on, on a machine that is busy."""
BOT = "random"
Shown = tuple[int, str | None, str]
"""A row as a client saw it: the seat, the decision (None while it is hidden), the moment."""


# --- the database -------------------------------------------------------------------


def free_port() -> int:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL of its own on loopback."""

    def __init__(self, folder: Path) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        assert found, "PostgreSQL is not installed here: try 'apt-get install postgresql'"
        self.binaries, self.folder, self.port = found[0], folder, free_port()
        self.url = f"postgresql://longcount@127.0.0.1:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        self.run("initdb", "-U", "longcount", "-A", "trust", "--no-sync")
        self.start()

    def run(self, program: str, *words: str) -> None:
        """PostgreSQL refuses to run as root."""
        command = [str(self.binaries / program), "-D", str(self.folder / "data"), *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def start(self) -> None:
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self.run("pg_ctl", "-w", "-o", settings, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", how, "stop")

    def engine(self) -> AsyncEngine:
        return create_async_engine(self.url.replace("postgresql:", "postgresql+asyncpg:"), pool_pre_ping=True)


# --- processes ----------------------------------------------------------------------


class Process:
    """A server or a worker that is killed now and then."""

    def __init__(self, command: list[str], address: str = "") -> None:
        self.command = command
        self.address = address
        self.troubles: Counter[str] = Counter()
        """What the logs told with a trace."""
        self.start()

    def start(self) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.log)

    def end(self, is_killed: bool) -> None:
        (self.process.kill if is_killed else self.process.terminate)()
        self.process.wait(30)
        self.log.seek(0)
        for line in self.log:
            if '"trace"' in line:
                told = json.loads(line)
                self.troubles[f"{told['what']}: {told['trace'].splitlines()[-1][:120]}"] += 1
            elif line.startswith("Traceback"):
                self.troubles[line] += 1
        self.log.close()

    def start_again(self) -> None:
        """A start that met a database that was away ended; whoever runs it starts it once more."""
        if self.process.poll() is not None:
            self.end(is_killed=True)
            self.start()

    async def ready(self) -> None:
        """A server answers when it is ready."""
        async with httpx.AsyncClient() as client:
            while self.address:
                self.start_again()
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.address}/healthz", timeout=5)).status_code == 200:
                        return
                await asyncio.sleep(0.1)


def a_server(url: str, args: argparse.Namespace) -> Process:
    port = free_port()
    command = [sys.executable, __file__, "--serve", str(port), "--db", url, "--workers", str(args.workers)]
    return Process([*command, "--seed", str(args.seed)], f"http://127.0.0.1:{port}")


def a_worker(url: str) -> Process:
    return Process([sys.executable, "-m", "longcount", "worker", "--quiet", "--bots", "1", "--db", url])


def serve(args: argparse.Namespace) -> None:
    """As `longcount serve` does, but for the limits on one address."""
    from longcount.server import logs, serving
    from longcount.server.settings import Limits, Settings

    logs.set_up("ERROR")
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", int(args.serve)))
    listening.listen()
    much = (1e9, 1e9)
    limits = Limits(much, much, much, 10_000, 10_000, 10_000, much, much, much, connections_per_address=10_000)
    settings = Settings(Path(), args.db, workers=0 if args.workers else 1, limits=limits)
    serving.serve(settings, listening, lambda: None)


# --- clients ------------------------------------------------------------------------


class Table:
    """What the clients of one table saw and did, all together."""

    def __init__(self, name: str, owner: str) -> None:
        self.name = name
        self.owner = owner
        self.shown: dict[int, Shown] = {}
        self.clicks: list[tuple[int, int, str]] = []
        """At which row which seat decided what,"""
        self.acknowledged: set[tuple[int, int, str]] = set()
        """and which rows whoever clicked saw as their own."""
        self.contradictions: list[str] = []
        self.clients: list[Client] = []

    def show(self, row: dict[str, Any]) -> None:
        seen = (row["seat"], row["decision"] and row["decision"]["text"], row["at"])
        before = self.shown.get(row["seq"], seen)
        if (before[0], before[2]) != (seen[0], seen[2]) or (before[1] and seen[1] and before[1] != seen[1]):
            self.contradictions.append(f"{self.name} row {row['seq']}: {before} and {seen}")
        self.shown[row["seq"]] = seen if seen[1] else before


class Crowd:
    """All clients, and what they have in common."""

    def __init__(self, servers: list[Process], args: argparse.Namespace) -> None:
        self.servers = servers
        self.pace = args.pace
        self.is_playing = True
        self.is_calm = False
        self.dice = random.Random(args.seed)
        self.counts: Counter[str] = Counter()


class Client:
    """A browser at a table, now at this server and now at that."""

    def __init__(self, crowd: Crowd, table: Table, cookie: str) -> None:
        self.crowd = crowd
        self.table = table
        self.cookie = cookie
        self.state: dict[str, Any] = {}
        self.clicked = -1
        self.is_connected = False
        self.line: ClientConnection | None = None
        self.waiting: set[tuple[int, str]] = set()
        """Clicks that were sent and not yet seen in the log."""

    async def live(self) -> None:
        while True:
            server = self.crowd.dice.choice(self.crowd.servers)
            address = f"{server.address.replace('http', 'ws')}/ws/tables/{self.table.name}"
            try:
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, max_size=None, compression=None) as line:
                    await self._stay(line)
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.crowd.counts["lines cut"] += 1
            finally:
                self.is_connected = False
            await asyncio.sleep(self.crowd.dice.uniform(0.05, 0.4))

    async def _stay(self, line: ClientConnection) -> None:
        """Until it is time to go to another server, or the line is cut."""
        self.is_connected, self.clicked, self.line = True, -1, line
        self.crowd.counts["visits"] += 1
        leave_at = time.monotonic() + self.crowd.dice.expovariate(1 / STAY)
        pinging = asyncio.create_task(self._ping(line))
        try:
            while self.crowd.is_calm or time.monotonic() < leave_at:
                with contextlib.suppress(TimeoutError):
                    self._hear(orjson.loads(await asyncio.wait_for(line.recv(), 1)))
        finally:
            pinging.cancel()

    async def _ping(self, line: ClientConnection) -> None:
        with contextlib.suppress(websockets.WebSocketException):
            while True:
                await asyncio.sleep(PING)
                await line.send('{"type":"ping"}')

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "log":
                for row in message["rows"]:
                    self._see(row)
            case "row":
                self._see(message["row"])
            case "state":
                self.state = message
                self.think()
            case "refused":
                self.crowd.counts["refused"] += 1
                self.clicked = -1

    def think(self) -> None:
        """If it is asked, and does not think already."""
        state = self.state
        if state["offers"] and state["seq"] != self.clicked and self.crowd.is_playing:
            self.clicked = state["seq"]
            pause = self.crowd.dice.expovariate(1 / self.crowd.pace)
            asyncio.get_running_loop().call_later(pause, self._click, state)

    def _see(self, row: dict[str, Any]) -> None:
        self.table.show(row)
        text = row["decision"] and row["decision"]["text"]
        if (row["seat"], text) in self.waiting:
            self.waiting.discard((row["seat"], text))
            self.table.acknowledged.add((row["seq"], row["seat"], text))

    def _click(self, state: dict[str, Any]) -> None:
        if not self.crowd.is_playing or self.state["seq"] != state["seq"] or self.line is None:
            return
        text = self.crowd.dice.choice(state["offers"])["text"]
        self.table.clicks.append((state["seq"], state["seat"], text))
        self.waiting.add((state["seat"], text))
        self.crowd.counts["clicks"] += 1
        said = {"type": "play", "seq": state["seq"], "seat": state["seat"], "text": text}
        self.sending = asyncio.create_task(send(self.line, orjson.dumps(said).decode()))


async def send(line: ClientConnection, text: str) -> None:
    with contextlib.suppress(websockets.WebSocketException):
        await line.send(text)


# --- setting the tables -------------------------------------------------------------


async def open_tables(crowd: Crowd, count: int, with_bots: int) -> list[Table]:
    """Of all tables so many have a bot on the last seat, and the fourth client watches."""
    base = crowd.servers[0].address
    async with httpx.AsyncClient(base_url=base, headers={"X-LongCount": "1"}, timeout=60) as client:
        cookies = [await new_cookie(client) for _ in range(count * SEATS)]
        tables = []
        for number in range(count):
            four = cookies[number * SEATS : number * SEATS + SEATS]
            table = await open_table(client, four, number < with_bots)
            table.clients = [Client(crowd, table, cookie) for cookie in four]
            tables.append(table)
    return tables


async def new_cookie(client: httpx.AsyncClient) -> str:
    client.cookies.clear()
    answer = await client.get("/api/me")
    client.cookies.clear()
    return str(answer.headers["set-cookie"].split(";")[0])


async def open_table(client: httpx.AsyncClient, four: list[str], has_bot: bool) -> Table:
    last = {"kind": "bot", "bot": BOT} if has_bot else {"kind": "link"}
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, last]
    wish = {"game": "tzolkin", "public": True, "seats": seats}
    answer = await client.post("/api/tables", json=wish, headers={"Cookie": four[0]})
    table = str(answer.raise_for_status().json()["id"])
    for seat in range(1, SEATS - has_bot):
        sat = await client.post(f"/api/tables/{table}/sit", json={"seat": seat}, headers={"Cookie": four[seat]})
        sat.raise_for_status()
    return Table(table, four[0])


# --- trouble ------------------------------------------------------------------------


async def kill_one(processes: list[Process], dice: random.Random, counts: Counter[str]) -> None:
    victim = dice.choice([one for one in processes if one.process.poll() is None] or processes)
    victim.end(is_killed=True)
    counts["server killed" if victim.address else "worker killed"] += 1
    await asyncio.sleep(dice.uniform(0, 1))
    victim.start()


async def restart(postgres: Postgres, dice: random.Random, counts: Counter[str]) -> None:
    await asyncio.to_thread(postgres.stop, dice.choice(["fast", "immediate"]))
    counts["PostgreSQL restarted"] += 1
    await asyncio.sleep(dice.uniform(0, 2))
    await asyncio.to_thread(postgres.start)


async def cut(engine: AsyncEngine, dice: random.Random, counts: Counter[str]) -> None:
    query = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    share = dice.choice([0.3, 1.0])
    with contextlib.suppress(sa.exc.DBAPIError, OSError):
        async with engine.connect() as connection:
            found = await connection.execute(
                sa.text(f"{query} AND backend_type = 'client backend' AND random() < {share}")
            )
            counts["connections cut"] += int(found.scalar_one())


async def make_trouble(
    postgres: Postgres, processes: list[Process], engine: AsyncEngine, crowd: Crowd, args: argparse.Namespace
) -> None:
    """Everything that was ordered, in any order, over the time there is."""
    dice, counts = random.Random(args.seed + 1), crowd.counts
    kinds = ["kill"] * args.kills + ["restart"] * args.restarts + ["cut"] * args.cuts
    dice.shuffle(kinds)
    began = time.monotonic()
    for number, kind in enumerate(kinds, start=1):
        for process in processes:
            process.start_again()
        await asyncio.sleep(max(0.0, began + args.seconds * number / (len(kinds) + 1) - time.monotonic()))
        match kind:
            case "kill":
                await kill_one(processes, dice, counts)
            case "restart":
                await restart(postgres, dice, counts)
            case _:
                await cut(engine, dice, counts)
    await asyncio.sleep(max(0.0, began + args.seconds - time.monotonic()))


# --- calm ---------------------------------------------------------------------------


async def marks(engine: AsyncEngine) -> dict[str, int]:
    async with engine.connect() as connection:
        found = await connection.execute(sa.text("SELECT id, seq FROM game_tables"))
        return {row.id: row.seq for row in found}


async def until_connected(tables: list[Table]) -> None:
    clients = [client for table in tables for client in table.clients]
    while not all(client.is_connected and client.state for client in clients):
        await asyncio.sleep(0.05)


async def time_to_agree(tables: list[Table], engine: AsyncEngine, rest: float) -> float:
    """The longest that clients of a table were not where the store was, until nothing changes any more for a while."""
    now = await marks(engine)
    changed = dict.fromkeys(now, time.monotonic())
    agreed: dict[str, float] = {}
    until = time.monotonic() + CALM
    while time.monotonic() < until:
        before, now = now, await marks(engine)
        at = time.monotonic()
        changed |= {name: at for name in now if now[name] != before[name]}
        agreed = {name: when for name, when in agreed.items() if when >= changed[name]}
        for table in tables:
            if all(client.state["seq"] == now[table.name] for client in table.clients):
                agreed.setdefault(table.name, at)
        if len(agreed) == len(tables) and at > max(changed.values()) + rest:
            return max(when - changed[name] for name, when in agreed.items())
        await asyncio.sleep(0.05)
    behind = sorted({table.name for table in tables} - set(agreed))
    raise AssertionError(f"after {CALM:.0f} s {len(behind)} tables still do not agree: {behind[:3]}")


async def play_on(crowd: Crowd, tables: list[Table], engine: AsyncEngine) -> None:
    """Every table that is not over gets at least one more row."""
    before, crowd.is_playing, crowd.pace = await marks(engine), True, 0.1
    for client in [client for table in tables for client in table.clients]:
        client.clicked = -1
        client.think()
    running = {t.name for t in tables if not t.clients[0].state["over"]}
    until = time.monotonic() + CALM
    while running and time.monotonic() < until:
        now = await marks(engine)
        running = {name for name in running if now[name] == before[name]}
        await asyncio.sleep(0.1)
    crowd.is_playing = False
    assert not running, f"{len(running)} tables stand still: {sorted(running)[:3]}"


# --- what is asked afterwards ---------------------------------------------------------


async def check(tables: list[Table], url: str) -> dict[str, int]:
    from longcount.server.store import Store

    store, numbers = Store(url.replace("postgresql:", "postgresql+asyncpg:")), Counter[str]()
    for table in tables:
        found = await store.whole(table.name)
        assert found is not None and not table.contradictions, table.contradictions[:3]
        assert [row.seq for row in found.rows] == list(range(1, found.table.seq + 1))
        stored = {row.seq: row for row in found.rows}
        numbers["rows"] += len(stored)
        numbers["rows shown"] += check_shown(table, stored)
        numbers["decisions acknowledged"] += check_acknowledged(table, stored)
        check_clicks(table, found)
        check_views(table, found)
    await store.close()
    return numbers


def check_shown(table: Table, stored: dict[int, Any]) -> int:
    """What anybody saw is in the log as it was seen."""
    from longcount.server.seating import as_text

    for seq, (seat, text, at) in table.shown.items():
        row = stored.get(seq)
        assert row is not None, f"{table.name}: row {seq} was shown and is lost"
        assert (row.seat, as_text(row.at)) == (seat, at) and text in (None, row.text), f"{table.name}: row {seq}"
    return len(table.shown)


def check_acknowledged(table: Table, stored: dict[int, Any]) -> int:
    for seq, seat, text in table.acknowledged:
        assert (stored[seq].seat, stored[seq].text) == (seat, text), f"{table.name}: row {seq}"
    return len(table.acknowledged)


def check_clicks(table: Table, found: Any) -> None:
    """Every row of a person comes from a click of its own, made at an earlier row."""
    left = Counter(table.clicks)
    people = {seat.seat for seat in found.seats if seat.kind == "person"}
    for row in found.rows:
        if row.seat in people:
            made = [click for click in left if click[1:] == (row.seat, row.text) and click[0] < row.seq]
            assert made, f"{table.name}: nobody clicked for row {row.seq}, or it is there twice"
            left.subtract([max(made)])
            left = +left


def check_views(table: Table, found: Any) -> None:
    """The log can be replayed by the rules, and each client sees what comes of it."""
    from longcount.server.live import LiveTable

    live = LiveTable(found.table, found.seats)
    live.replay(found.rows)
    for client in table.clients:
        view = orjson.loads(orjson.dumps(live.view(client.state["seat"])))
        assert (client.state["seq"], client.state["view"]) == (live.seq, view), f"{table.name}: another view"


# --- all together -------------------------------------------------------------------


@contextlib.asynccontextmanager
async def everything_up(args: argparse.Namespace, postgres: Postgres) -> AsyncIterator[list[Process]]:
    processes = [a_server(postgres.url, args)]
    try:
        await processes[0].ready()  # it makes the tables
        processes += [a_server(postgres.url, args) for _ in range(args.servers - 1)]
        processes += [a_worker(postgres.url) for _ in range(args.workers)]
        await asyncio.gather(*[process.ready() for process in processes])
        yield processes
    finally:
        for process in processes:
            process.end(is_killed=False)


async def run(args: argparse.Namespace, postgres: Postgres) -> dict[str, Any]:
    engine = postgres.engine()
    async with everything_up(args, postgres) as processes:
        crowd = Crowd([process for process in processes if process.address], args)
        tables = await open_tables(crowd, args.tables, args.with_bots)
        living = [asyncio.create_task(client.live()) for table in tables for client in table.clients]
        await until_connected(tables)
        began = time.monotonic()
        await make_trouble(postgres, processes, engine, crowd, args)
        for process in processes:
            process.start_again()
        await asyncio.gather(*[process.ready() for process in processes])
        crowd.is_calm = True
        await until_connected(tables)
        crowd.is_playing = False
        agreed = await time_to_agree(tables, engine, args.rest)
        await play_on(crowd, tables, engine)
        again = await time_to_agree(tables, engine, args.rest)
        for client in living:
            client.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        numbers = await check(tables, postgres.url)
    await engine.dispose()
    return {
        "servers": args.servers,
        "workers": args.workers,
        "tables": args.tables,
        "tables with a bot": args.with_bots,
        "clients": args.tables * SEATS,
        "seconds": round(time.monotonic() - began),
        **crowd.counts,
        **numbers,
        "agreed after s": [round(agreed, 2), round(again, 2)],
        "traces in logs": dict(sum([process.troubles for process in processes], Counter[str]())),
        "load average": os.getloadavg()[0],
    }


def chaos(args: argparse.Namespace) -> dict[str, Any]:
    """The whole of it; raises AssertionError where something is lost, doubled, or stands still."""
    with tempfile.TemporaryDirectory(prefix="longcount-chaos-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        try:
            return asyncio.run(run(args, postgres))
        finally:
            postgres.stop()


def main() -> int:
    args = read_arguments()
    if args.serve:
        serve(args)
        return 0
    numbers = chaos(args)
    print(json.dumps(numbers) if args.json else "\n".join(f"{key:>24}  {value}" for key, value in numbers.items()))
    late = [seconds for seconds in numbers["agreed after s"] if seconds > AGREED]
    if late:
        print(f"Clients disagreed for {late[0]} s after the calm began.", file=sys.stderr)
    return 1 if late else 0


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2, help="0: the servers think themselves")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--with-bots", type=int, default=25, help="tables at which one of four seats is a bot's")
    parser.add_argument("--seconds", type=float, default=240.0, help="how long the trouble lasts")
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--restarts", type=int, default=5, help="of PostgreSQL")
    parser.add_argument("--cuts", type=int, default=20, help="times at which connections are cut")
    parser.add_argument("--rest", type=float, default=5.0, help="seconds without a change that end the calm")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds a client thinks, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--db", default="", help=argparse.SUPPRESS)
    return parser.parse_args(words)


if __name__ == "__main__":
    raise SystemExit(main())
