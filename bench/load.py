"""Load: many tables of socket clients that play random offered moves, validated and stored, on loopback.

    python bench/load.py                          50 tables of 4, SQLite, 20 seconds
    python bench/load.py --rate 700               no more moves than that a second: what people feel at half load
    python bench/load.py --db postgresql://…      the same on PostgreSQL
    python bench/load.py --db … --servers 3       one process, two, three on one database, as many tables for each
    python bench/load.py --beside OTHER/src       this program and another version of it, taking turns
    python bench/load.py --finished 2000          the memory of tables that are over
    python bench/load.py --json

The server runs in a process of its own on one core, the clients in another on the remaining ones. Every client plays as
soon as it is asked, so 50 moves are under way at any moment. Latency is from sending `play` to one's own next `state`.
A move counts when it was sent; each is validated and stored, and none is refused. The rate in processor time (user and
system, all threads of the server) depends least on what else the machine is doing, yet caches and cores are shared:
where a machine is busy, only ratios within one run mean something.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import orjson

SEATS = 4
GAMES_AHEAD = 3
"""Tables opened beforehand for each group; whoever finishes one goes on to the next."""
SEQ = re.compile(rb'^\{"type":"(?:state|change)",(?:"after":\d+,)?"seq":(\d+)')
NOT_ASKED = b'"offers":[]'
OVER = b'"over":true'


class Tally:
    """What was measured."""

    def __init__(self, rate: float, query: str = "") -> None:
        self.rate = rate
        self.query = query
        self.next_at = 0.0
        self.is_counting = False
        self.is_over = False
        self.moves = 0
        self.refused = 0
        self.bytes = 0
        """What all clients were sent while it was counted."""
        self.latencies: list[float] = []
        self.finished = 0

    def wait(self) -> float:
        """Seconds until the next move may be sent, so that no more are asked for than the rate."""
        if not self.rate:
            return 0.0
        now = time.perf_counter()
        self.next_at = max(now, self.next_at + 1 / self.rate)
        return self.next_at - now


class Player(asyncio.Protocol):
    """A socket client as small as possible, so that the clients are not what is measured."""

    def __init__(self, address: tuple[str, int], cookie: str, tables: list[str], tally: Tally, dice: random.Random):
        self.address = address
        self.cookie = cookie
        self.tables = tables
        self.tally = tally
        self.dice = dice
        self.buffer = b""
        self.is_open = False
        self.played = -1
        self.sent_at = 0.0
        self.transport: asyncio.Transport | None = None

    async def connect(self) -> None:
        self.buffer, self.is_open, self.played, self.sent_at = b"", False, -1, 0.0
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, *self.address)
        self.transport = transport
        host = f"{self.address[0]}:{self.address[1]}"
        lines = [
            f"GET /ws/tables/{self.tables[0]}{self.tally.query} HTTP/1.1",
            f"Host: {host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyEhIQ==",
            f"Cookie: {self.cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        if self.tally.is_counting:
            self.tally.bytes += len(data)
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:200]
            self.is_open, self.buffer = True, rest
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            opcode = buffer[at] & 15
            at = start + length
            if opcode == 1:
                self._hear(buffer[start:at])
            elif opcode == 9:
                self._send(10, buffer[start:at])
        self.buffer = buffer[at:]

    def _hear(self, message: bytes) -> None:
        found = SEQ.match(message)
        if found:
            self._answer(message, int(found.group(1)))
        elif message.startswith(b'{"type":"refused"'):
            self.tally.refused += 1

    def _answer(self, message: bytes, seq: int) -> None:
        if self.sent_at and seq > self.played:
            if self.tally.is_counting:
                self.tally.latencies.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if OVER in message[:60]:
            self._go_on()
        elif seq > self.played and not self.sent_at and NOT_ASKED not in message and not self.tally.is_over:
            self.played = seq
            asyncio.get_running_loop().call_later(self.tally.wait(), self._play, orjson.loads(message))

    def _play(self, state: dict[str, Any]) -> None:
        text = self.dice.choice(state["offers"])["text"]
        said = {"type": "play", "seq": state["seq"], "seat": state["seat"], "text": text}
        self.played, self.sent_at = state["seq"], time.perf_counter()
        if self.tally.is_counting:
            self.tally.moves += 1
        self._send(1, orjson.dumps(said))

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self.transport is not None
        size = bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.transport.write(bytes([128 | opcode]) + size + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def _go_on(self) -> None:
        """The game is over: to the next table."""
        assert self.transport is not None
        self.tally.finished += 1
        self.tables.pop(0)
        self.transport.close()
        if self.tables:
            self._next = asyncio.ensure_future(self.connect())


# --- setting the tables -------------------------------------------------------------


async def open_tables(bases: list[str], groups: int, tally: Tally, seed: int) -> list[Player]:
    """Groups of four; where there are several servers, each group is spread over them."""
    addresses = [address_of(base) for base in bases]
    async with httpx.AsyncClient(base_url=bases[0], headers={"X-LongCount": "1"}, timeout=30) as client:
        players = [
            Player(addresses[n % len(addresses)], await new_cookie(client), [], tally, random.Random(seed * 1000 + n))
            for n in range(groups * SEATS)
        ]
        for group in range(groups):
            four = players[group * SEATS : group * SEATS + SEATS]
            for _ in range(GAMES_AHEAD):
                table = await open_table(client, four)
                for player in four:
                    player.tables.append(table)
    return players


def address_of(base: str) -> tuple[str, int]:
    parts = urlsplit(base)
    return str(parts.hostname), int(parts.port or 80)


async def new_cookie(client: httpx.AsyncClient) -> str:
    client.cookies.clear()
    answer = await client.get("/api/me")
    client.cookies.clear()
    return answer.headers["set-cookie"].split(";")[0]


async def open_table(client: httpx.AsyncClient, four: list[Player]) -> str:
    wish = {"game": "tzolkin", "public": True, "seats": [{"kind": "me"}, *[{"kind": "link"}] * (SEATS - 1)]}
    answer = await client.post("/api/tables", json=wish, headers={"Cookie": four[0].cookie})
    table = str(answer.raise_for_status().json()["id"])
    for seat in range(1, SEATS):
        sat = await client.post(f"/api/tables/{table}/sit", json={"seat": seat}, headers={"Cookie": four[seat].cookie})
        sat.raise_for_status()
    return table


# --- measuring ----------------------------------------------------------------------


async def measure(bases: list[str], pids: list[int], args: argparse.Namespace) -> dict[str, Any]:
    tally = Tally(args.rate, "" if args.whole else "?changes=1")
    players = await open_tables(bases, args.tables * len(bases), tally, args.seed)
    for player in players:
        await player.connect()
    await asyncio.sleep(args.warm_up)
    tally.is_counting = True
    began, used = time.perf_counter(), cpu_seconds(pids)
    await asyncio.sleep(args.seconds)
    tally.is_counting = False
    seconds, used = time.perf_counter() - began, cpu_seconds(pids) - used
    tally.is_over = True
    await asyncio.sleep(0.3)
    latencies = sorted(tally.latencies)
    return {
        "tables": args.tables * len(bases),
        "rate_asked": args.rate or "all it can",
        "clients": len(players),
        "servers": len(bases),
        "database": "postgresql" if args.db else "sqlite",
        "build": httpx.get(f"{bases[0]}/healthz").json()["build"],
        "seconds": round(seconds, 1),
        "moves": tally.moves,
        "moves_per_s": round(tally.moves / seconds),
        "moves_per_server_cpu_s": round(tally.moves / used),
        "server_core_used": round(used / seconds, 2),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 1),
        "p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 1),
        "bytes_per_move": round(tally.bytes / max(1, tally.moves)),
        "refused": tally.refused,
        "games_finished": tally.finished // SEATS,
        "load_average": os.getloadavg()[0],
    }


def cpu_seconds(pids: list[int]) -> float:
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(field[11]) + int(field[12]) for field in fields) / os.sysconf("SC_CLK_TCK")


# --- memory -------------------------------------------------------------------------


async def remember(base: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    """Finished games are uploaded, each is looked at by somebody who goes again, and the memory is weighed."""
    records = [random_record(args.seed + n) for n in range(20)]
    async with httpx.AsyncClient(base_url=base, headers={"X-LongCount": "1"}, timeout=60) as client:
        cookie = await new_cookie(client)
        names = [await upload(client, records[n % len(records)], cookie) for n in range(20)]
        await look_at(base, cookie, names)
        before = resident(pid)
        for n in range(args.finished):
            names = [await upload(client, records[n % len(records)], cookie)]
            await look_at(base, cookie, names)
    after = resident(pid)
    return {
        "finished_tables": args.finished,
        "server_mb_before": round(before / 1e6),
        "server_mb_after": round(after / 1e6),
        "mb_for_them": round((after - before) / 1e6, 1),
    }


def random_record(seed: int) -> str:
    from longcount.games import find_game
    from longcount.kernel import record
    from longcount.kernel.chance import SeededChance
    from longcount.kernel.match import Match

    game, dice, chance = find_game("tzolkin"), random.Random(seed), SeededChance(seed)
    match = Match(game, [f"Player {n + 1}" for n in range(SEATS)])
    match.settle(chance)
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        match.play(seat, dice.choice(game.offers(match.state, seat)))
        match.settle(chance)
    return record.write(match, record.FULL)


async def upload(client: httpx.AsyncClient, text: str, cookie: str) -> str:
    headers = {"Cookie": cookie, "Content-Type": "text/plain"}
    answer = await client.post("/api/records", content=text.encode(), headers=headers)
    return str(answer.raise_for_status().json()["id"])


async def look_at(base: str, cookie: str, names: list[str]) -> None:
    """Each is opened in a browser and left again."""
    for name in names:
        tally = Tally(0)
        watcher = Watcher(address_of(base), cookie, [name], tally, random.Random(0))
        await watcher.connect()
        await watcher.seen.wait()
        assert watcher.transport is not None
        watcher.transport.close()


class Watcher(Player):
    """Looks at a table until its state has come."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.seen = asyncio.Event()

    def _answer(self, message: bytes, seq: int) -> None:
        self.seen.set()


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# --- the server ---------------------------------------------------------------------


def run_server(args: argparse.Namespace) -> None:
    """The server as `longcount serve` runs it, without limits on one address and with a core of its own."""
    from longcount.server import logs
    from longcount.server.serving import serve
    from longcount.server.settings import Limits, Settings

    if args.core is not None:
        os.sched_setaffinity(0, {args.core})
    logs.set_up("ERROR")
    much = (1e9, 1e9)
    limits = Limits(much, much, much, 10_000, 10_000, 10_000, much, much, much, much, much, (100, 100), 10_000)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    ready = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings = Settings(Path(args.data), args.db, limits=limits)
    if not args.profile:
        serve(settings, listening, lambda: print(ready, flush=True))
        return
    import cProfile
    import signal

    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more when it is done
    profile = cProfile.Profile()
    profile.runcall(serve, settings, listening, lambda: print(ready, flush=True))
    profile.dump_stats(args.profile)


@contextlib.contextmanager
def servers(count: int, args: argparse.Namespace, source: str = "") -> Iterator[tuple[list[str], list[int]]]:
    """So many servers on one database: where they listen, and their process numbers."""
    cores = sorted(os.sched_getaffinity(0))
    env = {**os.environ, "PYTHONPATH": source} if source else dict(os.environ)
    with tempfile.TemporaryDirectory(prefix=f"longcount-load-{secrets.token_hex(2)}") as folder:
        script = Path(source).parent / "bench" / "load.py" if source else Path(__file__)
        command = [sys.executable, str(script), "--serve", "--data", folder, "--db", args.db, "--profile", args.profile]
        if len(cores) > 1 and count == 1:
            command += ["--core", str(cores[0])]
            os.sched_setaffinity(0, set(cores[1:]))
        begun = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) for _ in range(count)]
        try:
            bases = [str(server.stdout.readline()).strip() for server in begun if server.stdout]
            assert all(bases), "a server did not start"
            yield bases, [server.pid for server in begun]
        finally:
            os.sched_setaffinity(0, set(cores))
            for server in begun:
                server.terminate()
            for server in begun:
                server.wait(20)


def measured(count: int, args: argparse.Namespace, source: str = "") -> dict[str, Any]:
    with servers(count, args, source) as (bases, pids):
        return asyncio.run(measure(bases, pids, args))


def by_servers(args: argparse.Namespace) -> dict[str, Any]:
    """One server, two … as many as asked for, each with the same load; everything beside what one does."""
    found = [measured(count, args) for count in range(1, args.servers + 1)]
    told: dict[str, Any] = {}
    for numbers in found:
        n = numbers["servers"]
        told[f"moves_per_s of {n}"] = numbers["moves_per_s"]
        told[f"moves_per_s of {n}, of one's"] = ratio(numbers, found[0], "moves_per_s")
        told[f"moves_per_server_cpu_s of {n}, of one's"] = ratio(numbers, found[0], "moves_per_server_cpu_s")
        told[f"p50_ms, p99_ms of {n}"] = f"{numbers['p50_ms']}, {numbers['p99_ms']}"
    return told


def beside(args: argparse.Namespace) -> dict[str, Any]:
    """This program and another version of it, taking turns: what the middle ratio is."""
    ours, theirs = [], []
    for _ in range(args.rounds):
        theirs.append(measured(1, args, args.beside))
        ours.append(measured(1, args))
    ratios = sorted(ratio(one, other, "moves_per_server_cpu_s") for one, other in zip(ours, theirs, strict=True))
    return {
        "theirs, moves_per_server_cpu_s": [numbers["moves_per_server_cpu_s"] for numbers in theirs],
        "ours, moves_per_server_cpu_s": [numbers["moves_per_server_cpu_s"] for numbers in ours],
        "ours / theirs": ratios[len(ratios) // 2],
        "theirs, bytes_per_move": theirs[-1]["bytes_per_move"],
        "ours, bytes_per_move": ours[-1]["bytes_per_move"],
        "theirs, p99_ms": [numbers["p99_ms"] for numbers in theirs],
        "ours, p99_ms": [numbers["p99_ms"] for numbers in ours],
    }


def ratio(one: dict[str, Any], other: dict[str, Any], name: str) -> float:
    return round(float(one[name] / other[name]), 2)


def main() -> int:
    args = read_arguments()
    if args.serve:
        run_server(args)
        return 0
    if args.finished:
        with servers(1, args) as (bases, pids):
            numbers = asyncio.run(remember(bases[0], pids[0], args))
    elif args.beside:
        numbers = beside(args)
    else:
        numbers = by_servers(args) if args.servers > 1 else measured(1, args)
    print(json.dumps(numbers) if args.json else "\n".join(f"{key:>40}  {value}" for key, value in numbers.items()))
    return 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it is measured")
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--db", default="", metavar="URL", help="a PostgreSQL database instead of SQLite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves asked for per second (default: as fast as it goes)"
    )
    parser.add_argument(
        "--whole", action="store_true", help="clients ask for whole states, not for changes as the page does"
    )
    parser.add_argument("--servers", type=int, default=1, help="measure with one server, two … so many on one database")
    parser.add_argument("--beside", default="", metavar="SRC", help="the folder `src` of another checkout")
    parser.add_argument("--rounds", type=int, default=3, help="how often the two versions take turns")
    parser.add_argument("--finished", type=int, default=0, help="weigh the memory of so many finished tables instead")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", default="", metavar="FILE", help="profile the server into this file")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--data", default="", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
