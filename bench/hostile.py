"""A hostile hour in small: everything strangers try at once, and what somebody who just plays feels of it.

    python bench/hostile.py                       a minute
    python bench/hostile.py --minutes 60          the whole hour
    python bench/hostile.py --only slow sockets   some of it; --json for programs

Starts a server as `longcount serve` does, with its usual limits, on SQLite, in a process of its own; the attackers are
another process, and each comes from an address of its own (127.0.0.2 and on). From 127.0.0.1 somebody plays over a
socket, a decision every tenth of a second, and a newcomer opens the first page every second. It fails if one decision
in a hundred is answered later than 200 ms after it was said, if a newcomer is not served, or if the server made a
mistake.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

from longcount.games import find_game
from longcount.kernel import record
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match

MOST_MS = 200.0
A_CLICK = 0.1
HALF_SAID = 1100
LONGEST = 10.0
"""Seconds an attacker waits for an answer."""
STATUS = slice(9, 12)
Attack = Callable[["Stranger"], Awaitable[None]]


# --- strangers ----------------------------------------------------------------------


class Stranger:
    """One attacker with an address of its own; counts what it is answered."""

    def __init__(self, url: str, address: str, tables: list[str], until: float) -> None:
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.address = address
        self.tables = tables
        """Where others play; whoever knows a table may watch it."""
        self.until = until
        self.dice = random.Random(address)
        self.heard: Counter[str] = Counter()
        self.cookie = ""

    @property
    def is_on(self) -> bool:
        return time.time() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def ask(self, raw: bytes) -> bytes:
        """What a connection of its own is answered to these bytes; counted by its status."""
        with contextlib.suppress(OSError, asyncio.TimeoutError):
            async with asyncio.timeout(LONGEST):
                reader, writer = await self.connect()
                try:
                    writer.write(raw)
                    await writer.drain()
                    answer = await reader.read(65_536)
                finally:
                    writer.close()
            self.heard[answer[STATUS].decode("latin-1") or "cut"] += 1
            return answer
        self.heard["cut"] += 1
        return b""

    async def say(self, method: str, path: str, body: bytes = b"", *more: str) -> bytes:
        return await self.ask(self.request(method, path, body, *more))

    def request(self, method: str, path: str, body: bytes = b"", *more: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "X-LongCount: 1", *more]
        lines += [f"Cookie: {self.cookie}"] * bool(self.cookie)
        lines += [f"Content-Length: {len(body)}", "Accept-Encoding: gzip", "Connection: close"]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body

    async def get_cookie(self) -> None:
        answer = (await self.say("GET", "/api/me")).decode("latin-1")
        found = [line for line in answer.split("\r\n") if line.lower().startswith("set-cookie:")]
        self.cookie = found[0].split(":", 1)[1].split(";")[0].strip() if found else ""

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> Any:
        """A raw socket at a table, as far as a handshake goes."""
        reader, writer = await self.connect()
        lines = [f"GET /ws/tables/{table} HTTP/1.1", f"Host: {self.host}:{self.port}", "Connection: Upgrade"]
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyEhIQ=="]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        try:
            async with asyncio.timeout(LONGEST):
                self.heard[f"socket {(await reader.readline())[STATUS].decode()}"] += 1
            yield reader, writer
        finally:
            writer.close()


async def many(count: int, work: Callable[[], Awaitable[Any]]) -> None:
    """The same at once, whatever comes of it."""
    await asyncio.gather(*[work() for _ in range(count)], return_exceptions=True)


# --- what they try ------------------------------------------------------------------


def doubtful_record(undos: int) -> bytes:
    """A whole game in which the last decision that can be taken back is taken back so often."""
    game, dice, chance = find_game("winter"), random.Random(1), SeededChance(1)
    match: Match[Any] = Match(game, ["A", "B", "C", "D"])
    match.settle(chance)
    lines: list[str] = []
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        decision = dice.choice(game.offers(match.state, seat))
        match.play(seat, decision)
        if match.why_no_undo(seat) is None:
            lines = [*record.rows_text(match), *[f"{seat + 1} UNDO", f"{seat + 1} {decision.text}"] * undos]
        match.settle(chance)
    return "\n".join(lines).encode()


async def uploads(me: Stranger) -> None:
    """Records with ten thousands of undos, as many as are read, none, and no record at all."""
    endless, dear, garbage = doubtful_record(30_000), doubtful_record(500), b"longcount record 1\n" + b"x\n" * 500_000
    while me.is_on:
        await me.get_cookie()
        for body in (endless, dear, garbage, b"\xff" * 1_000_000, dear, dear):
            await me.say("POST", "/api/records", body, "Content-Type: text/plain")


async def floods(me: Stranger) -> None:
    """The dearest pages, without a pause, on many lines at once."""
    await me.get_cookie()
    table = me.tables[0]
    paths = ["/api/games/tikal/components", "/openapi.json", f"/api/tables/{table}/at/20", "/api/games/winter/rules"]
    paths += ["/docs", "/api/tables?which=open", f"/api/tables/{table}/record", "/"]
    while me.is_on:
        await many(16, lambda: me.say("GET", me.dice.choice(paths)))


async def slow(me: Stranger) -> None:
    """Eleven hundred requests that are never said to the end, a byte now and then."""
    body = b"POST /api/records HTTP/1.1\r\nX-LongCount: 1\r\nContent-Length: 90000\r\n\r\n"
    starts = [b"", b"GET / HTTP/1.1\r\nX: ", body]

    async def drip() -> None:
        reader, writer = await me.connect()
        try:
            writer.write(me.dice.choice(starts))
            while me.is_on:
                try:
                    if not await asyncio.wait_for(reader.read(1000), 1 + me.dice.random()):
                        return
                except TimeoutError:
                    writer.write(b"x")
                    await writer.drain()
        finally:
            me.heard["cut"] += 1
            writer.close()

    async def for_ever() -> None:
        while me.is_on:
            with contextlib.suppress(OSError):
                await drip()
            await asyncio.sleep(3 * me.dice.random())

    await many(HALF_SAID, for_ever)


async def cookies(me: Stranger) -> None:
    """Always somebody new, who takes a name and opens tables."""
    wish = json.dumps({"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}).encode()
    named = json.dumps({"name": "x" * 60}).encode()
    kind = "Content-Type: application/json"
    while me.is_on:
        await me.get_cookie()
        await many(4, lambda: me.say("POST", "/api/tables", wish, kind))
        await me.say("PUT", "/api/me", named, kind)


async def races(me: Stranger) -> None:
    """One person opens a hundred tables at once, again and again."""
    wish = json.dumps({"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "link"}]}).encode()
    await me.get_cookie()
    while me.is_on:
        await many(100, lambda: me.say("POST", "/api/tables", wish, "Content-Type: application/json"))
        await asyncio.sleep(0.5)


FORGED = [
    ["Origin: http://["],
    ['Cookie: longcount="' + "\\\\" * 25_000 + '"'],
    ["Cookie: longcount=" + "." * 50_000],
    ["X-Forwarded-For: 10.0.0.1, " * 500],
    ["Host: [", "X-Forwarded-Proto: https"],
    ["Content-Length: 99999999999999999999"],
    ["Transfer-Encoding: chunked"],
    ["Expect: 100-continue"],
    ["Upgrade: h2c", "Connection: Upgrade"],
    [f"X-{number}: 1" for number in range(3000)],
    ["Accept-Language: " + "x;q=0.1," * 5000],
]
PATHS = [
    "/%00",
    "/..%2f..%2fetc/passwd",
    "/%ff%fe",
    "/api/tables/%2e%2e",
    "/ws/tables/x",
    "//[/",
    "*",
    "/" + "a/" * 9000,
]
PATHS += [
    "/api/tables/" + "x" * 64 + "/at/1?seat=" + "9" * 4000,
    "/api/games/%F0%9F%98%80/rules?lang=%00",
    "/?lang=" + "%" * 999,
]


async def forgeries(me: Stranger) -> None:
    """Headers, paths and bodies that no browser sends."""
    bodies = [b"[" * 60_000, b'{"name":' + b"9" * 50_000 + b"}", b'{"name": "\\ud800"}', b"\0" * 1000, b"1e999999"]
    while me.is_on:
        for lines in FORGED:
            await me.say("PUT", "/api/me", me.dice.choice(bodies), "Content-Type: application/json", *lines)
        for path in PATHS:
            await me.say(me.dice.choice(["GET", "POST", "HEAD", "TRACE", "CONNECT"]), path)
        await me.ask(me.dice.randbytes(5000))
        await me.ask(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 2000)


async def sockets(me: Stranger) -> None:
    """Handshakes without end, and on each what no browser says: broken text, pings, pieces, much, nothing heard."""
    mask = b"\0\0\0\0"
    say = b'{"type":"speak","lang":"ru"}'
    said = [
        b"\x81\x82" + mask + b"\xff\xff",
        (b"\x89\x80" + mask) * 20_000,
        b"\x01\x80" + mask + (b"\x00\x80" + mask) * 20_000,
        b"\x81\xff" + (2**62).to_bytes(8, "big") + mask,
        (b"\x81" + bytes([128 | len(say)]) + mask + say) * 300,
        (b"\x81\x82" + mask + b"{}") * 2000,
    ]

    async def one() -> None:
        async with me.at(me.dice.choice(me.tables)) as (_, writer):
            writer.write(me.dice.choice(said))
            with contextlib.suppress(OSError, asyncio.TimeoutError):
                await asyncio.wait_for(writer.drain(), 2)
            await asyncio.sleep(me.dice.random() * 5)  # and nothing of the answer is read

    while me.is_on:
        await many(20, one)


ATTACKS: dict[str, Attack] = {
    "uploads": uploads,
    "floods": floods,
    "slow": slow,
    "cookies": cookies,
    "races": races,
    "forgeries": forgeries,
    "sockets": sockets,
}


async def attack(url: str, tables: list[str], names: list[str], seconds: float) -> dict[str, dict[str, int]]:
    until = time.time() + seconds
    strangers = {name: Stranger(url, f"127.0.0.{at}", tables, until) for at, name in enumerate(names, start=2)}
    work = [asyncio.wait_for(ATTACKS[name](one), seconds + 2 * LONGEST) for name, one in strangers.items()]
    for name, failed in zip(names, await asyncio.gather(*work, return_exceptions=True), strict=True):
        if isinstance(failed, Exception) and not isinstance(failed, TimeoutError):
            strangers[name].heard[f"gave up: {failed!r}"] += 1
    return {name: dict(one.heard) for name, one in strangers.items()}


def attack_beside(line: Any, url: str, tables: list[str], names: list[str], seconds: float) -> None:
    """In a process of its own."""
    line.send(asyncio.run(attack(url, tables, names, seconds)))


# --- somebody who just plays --------------------------------------------------------


class Bystander:
    def __init__(self, url: str) -> None:
        self.url = url
        self.web = httpx.AsyncClient(base_url=url, headers={"X-LongCount": "1"}, timeout=60)
        self.dice = random.Random(7)
        self.clicks: list[float] = []
        self.visits: list[float] = []
        self.troubles: list[str] = []

    async def open_table(self) -> str:
        wish = {"game": "tzolkin", "public": True, "seats": [{"kind": "hot"}, {"kind": "hot"}]}
        answer = await self.web.post("/api/tables", json=wish)
        return str(answer.raise_for_status().json()["id"])

    async def play(self, table: str, until: float) -> None:
        """Game after game."""
        while time.time() < until:
            address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
            headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}
            async with connect(address, additional_headers=headers, max_size=None) as line:
                await self._play_a_game(line, until)
            table = await self.open_table()

    async def _play_a_game(self, line: ClientConnection, until: float) -> None:
        state = await self._state_after(line, -1)
        while not state["over"] and time.time() < until:
            await asyncio.sleep(A_CLICK)
            text = self.dice.choice(state["offers"])["text"]
            began = time.perf_counter()
            await line.send(json.dumps({"type": "play", "seq": state["seq"], "seat": state["seat"], "text": text}))
            state = await self._state_after(line, state["seq"])
            self.clicks.append(1000 * (time.perf_counter() - began))

    async def _state_after(self, line: ClientConnection, seq: int) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 60))
            if message["type"] in ("refused", "bye"):
                self.troubles.append(str(message))
            if message["type"] == "state" and message["seq"] > seq:
                return message

    async def visit(self, until: float) -> None:
        """A newcomer every second."""
        while time.time() < until:
            began = time.perf_counter()
            try:
                async with httpx.AsyncClient(base_url=self.url, timeout=LONGEST) as newcomer:
                    for path in ("/", "/api/me"):
                        (await newcomer.get(path)).raise_for_status()
            except httpx.HTTPError as error:
                self.troubles.append(f"a newcomer was not served: {error!r}")
            self.visits.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(1)


# --- measuring ----------------------------------------------------------------------


def at_share(times: list[float], share: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))], 1)


async def measure(url: str, names: list[str], seconds: float, quiet: float) -> tuple[dict[str, Any], list[str]]:
    bystander = Bystander(url)
    await bystander.web.get("/api/me")
    table = await bystander.open_table()
    await bystander.play(table, time.time() + quiet)
    calm, bystander.clicks = bystander.clicks, []
    line, far = multiprocessing.Pipe()
    tables = [await bystander.open_table() for _ in range(5)]
    beside = multiprocessing.get_context("spawn").Process(
        target=attack_beside, args=(far, url, tables[1:], names, seconds)
    )
    beside.start()
    until = time.time() + seconds
    await asyncio.gather(bystander.play(tables[0], until), bystander.visit(until))
    heard = await asyncio.to_thread(line.recv)
    beside.join()
    numbers = {
        "attacks": " ".join(names),
        "seconds": seconds,
        "clicks": len(bystander.clicks),
        "calm_p99_ms": at_share(calm, 0.99),
        "p50_ms": at_share(bystander.clicks, 0.5),
        "p99_ms": at_share(bystander.clicks, 0.99),
        "worst_ms": at_share(bystander.clicks, 1.0),
        "newcomers": len(bystander.visits),
        "newcomer_p99_ms": at_share(bystander.visits, 0.99),
        "answers": heard,
    }
    troubles = bystander.troubles[:5]
    if numbers["p99_ms"] > MOST_MS:
        troubles.append(f"the hundredth slowest click took {numbers['p99_ms']} ms")
    mistakes = {name: {code: n for code, n in told.items() if code.startswith("5")} for name, told in heard.items()}
    return numbers, troubles + [f"{name} was answered {told}" for name, told in mistakes.items() if told]


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) // 1024


def main() -> int:
    args = read_arguments()
    with tempfile.TemporaryDirectory(prefix="longcount-hostile-") as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "longcount", "serve", "--quiet", "--port", "0", "--data", folder]
        with log.open("w") as out:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[4]
            before = memory_mb(server.pid)
            numbers, troubles = asyncio.run(measure(url, args.only, args.minutes * 60, args.quiet))
            numbers["server_core_used"] = round(cpu_seconds(server.pid) / (args.minutes * 60 + args.quiet), 2)
            numbers["server_mb"] = [before, memory_mb(server.pid)]
        finally:
            server.terminate()
            server.wait(20)
        traces = [line[-700:] for line in log.read_text().splitlines() if "Traceback" in line]
    numbers["load_average"] = os.getloadavg()[0]
    troubles += [f"{len(traces)} traces in the log, the first: {traces[0]}"] if traces else []
    print(json.dumps(numbers) if args.json else "\n".join(f"{key:>16}  {value}" for key, value in numbers.items()))
    for trouble in troubles:
        print(f"TROUBLE: {trouble}", file=sys.stderr)
    return 1 if troubles else 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--quiet", type=float, default=5.0, help="seconds without attacks before, to compare with")
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
