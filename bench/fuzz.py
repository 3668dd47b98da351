"""Nonsense for a server: every documented request with real ids, and tens of thousands of messages at tables.

    python bench/fuzz.py                          50,000 messages, 100 examples of each request
    python bench/fuzz.py --messages 2000 --examples 3 --seed 7
    python bench/fuzz.py --examples 0             sockets only

Starts a server of its own on SQLite, without limits of how often one may ask. There are tables that wait, run, run
against bots, are over and were reviewed, so that requests (Schemathesis) meet more than "There is no such table". At
tables of two people everything is said that a socket can carry, right and wrong. Afterwards no request was answered
with 5xx, the log of the server has no trace of a mistake, and at every table with nonsense a game can be played on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SECRET_HEADER = {"X-LongCount": "1"}
RECORD = Path(__file__).parents[1] / "tests" / "kernel" / "records" / "v1-tzolkin-2-greedy.lc"
CHECKS = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
WORKED_OUT = "/(turns|hint|plans|review)$"
"""Requests that take seconds each."""
AT_ONCE = 10
"""Messages between two looks at what was answered."""
LONGEST = 1300
"""Letters of a message; on more than 4 kB the server hangs up."""
PATIENCE = 120.0


# --- people and tables --------------------------------------------------------------


class Person:
    def __init__(self, url: str) -> None:
        self.url = url
        self.web = httpx.Client(base_url=url, headers=SECRET_HEADER, timeout=PATIENCE)
        self.web.get("/api/me").raise_for_status()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        found: dict[str, Any] = self.web.post(path, json=body).raise_for_status().json()
        return found

    def open(self, *kinds: str, **more: Any) -> dict[str, Any]:
        wishes = [{"kind": kind} if kind in ("me", "link", "hot") else {"kind": "bot", "bot": kind} for kind in kinds]
        return self.post("/api/tables", {"game": "tzolkin", "seats": wishes, **more})

    def load(self) -> str:
        answer = self.web.post("/api/records", content=RECORD.read_bytes(), headers={"Content-Type": "text/plain"})
        return str(answer.raise_for_status().json()["id"])


def table_of_two(ann: Person, bob: Person) -> str:
    table = ann.open("me", "link", public=True)
    bob.post(f"/api/tables/{table['id']}/sit", {"token": table["seats"][1]["link"].rsplit("/", 1)[1]})
    return str(table["id"])


def set_tables(ann: Person, bob: Person) -> list[str]:
    """One of each kind, and some of another person's."""
    reviewed, over = ann.load(), ann.load()
    ann.post(f"/api/tables/{reviewed}/review")
    until = time.time() + PATIENCE
    while ann.web.get(f"/api/tables/{reviewed}/review").json()["status"] != "done":
        assert time.time() < until, "the review does not end"
        time.sleep(0.2)
    study = ann.post(f"/api/tables/{over}/study", {"rows": 40, "seat": 0, "bot": "random"})["id"]
    clock = ann.open("me", "link", clock={"minutes": 90})["id"]
    opened = [ann.open("hot", "hot"), ann.open("me", "random"), ann.open("me", "link", "link", public=True)]
    strangers = [bob.open("me", "random")["id"], bob.load()]
    return [reviewed, over, study, clock, *[table["id"] for table in opened], table_of_two(ann, bob), *strangers]


# --- requests -----------------------------------------------------------------------


def with_ids(schema: dict[str, Any], tables: list[str]) -> dict[str, Any]:
    """The documented requests, asked of tables, games and moments that are there, as a rule."""
    known = {
        "id": {"anyOf": [{"enum": tables}, {"enum": tables}, {"type": "string", "maxLength": 64, "minLength": 1}]},
        "game": {"enum": ["tzolkin", "tikal", "winter"]},
        "rows": {"type": "integer", "minimum": 0, "maximum": 120},
        "seat": {"anyOf": [{"enum": [0, 1, 2]}, {"type": "integer", "minimum": 0, "maximum": 11}]},
    }
    for methods in schema["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                parameter["schema"] = known.get(parameter["name"], parameter["schema"])
    return schema


def fuzz_requests(ann: Person, tables: list[str], examples: int, seed: int, folder: Path) -> list[str]:
    """What Schemathesis found wrong."""
    schema = with_ids(ann.web.get("/openapi.json").json(), tables)
    (folder / "schema.json").write_text(json.dumps(schema))
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(folder / "schema.json"), "--url", ann.url]
    command += ["--checks", CHECKS, "-H", "X-LongCount: 1", "-H", f"Cookie: {ann.cookie}", "--seed", str(seed)]
    command += [
        "--no-color",
        "--generation-database",
        "none",
        "--request-timeout",
        "60",
        "--phases",
        "examples,fuzzing",
    ]
    troubles: list[str] = []
    few = str(max(1, examples // 10))
    for more in (
        ["--exclude-path-regex", WORKED_OUT, "--max-examples", str(examples)],
        ["--include-path-regex", WORKED_OUT, "--max-examples", few],
    ):
        found = subprocess.run([*command, *more], capture_output=True, text=True, cwd=folder, check=False)
        print(*[line for line in found.stdout.splitlines() if "generated" in line or "Operations" in line], sep="\n")
        troubles += [found.stdout[-4000:]] if found.returncode else []
    return troubles


# --- messages -----------------------------------------------------------------------

ODD: list[Any] = [
    0,
    1,
    -1,
    2**31,
    2**70,
    -(2**63),
    1.5,
    1e308,
    True,
    None,
    "",
    "end",
    "undo",
    "back 3",
    "?",
    [],
    {},
    [[]],
]
ODD += [
    "x" * 3000,
    "\u202e\u0000\ud7ff",
    "keep W01 W02",
    "\U0001f3b2" * 50,
    {"type": "play"},
    ["play"],
    "ru",
    "zh",
    "en",
]
KINDS = ["play", "undo", "why", "face", "back", "speak", "ping", "state", "row", "bye", "", 7, None]
RAW: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "[" * 2000,
    '{"a":' * 500,
    '"play"',
    "\ufeff{}",
    b"",
    b"\x00\xff",
    b"{}",
]
RAW += ['{"type":"play","type":"undo"}', '{"type":"play","seq":1e999,"seat":0,"text":"end"}', "NaN", "1" * 4000]


class Mouth:
    """One person's socket at a table: says what is right and what is wrong, and knows the last state."""

    def __init__(self, line: ClientConnection, dice: random.Random) -> None:
        self.line = line
        self.dice = dice
        self.state: dict[str, Any] = {}

    async def hear(self) -> None:
        """Everything up to the answer to a ping."""
        await self.line.send('{"type":"ping"}')
        while True:
            said = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
            if said["type"] == "state":
                self.state = said
            if said["type"] == "pong":
                return

    def something(self) -> str | bytes:
        match self.dice.randrange(8):
            case 0:
                return self.dice.choice(RAW)
            case 1 | 2:
                return json.dumps(self._right() or {"type": "ping"})
            case 3 | 4:
                return json.dumps(self._almost())
            case 5:
                return self._broken(json.dumps(self._right() or {"type": "undo", "seq": 3, "seat": 0}))
            case _:
                return json.dumps(self._odd())

    def _right(self) -> dict[str, Any] | None:
        """A decision that is offered, if one is."""
        if not self.state.get("offers"):
            return None
        text = self.dice.choice(self.state["offers"])["text"]
        return {"type": "play", "seq": self.state["seq"], "seat": self.state["seat"], "text": text}

    def _almost(self) -> dict[str, Any]:
        seq, seat = self.state.get("seq", 0), self.dice.choice([0, 1])
        return self.dice.choice(
            [
                {"type": "undo", "seq": seq, "seat": seat},
                {"type": "undo", "seq": seq - 1, "seat": seat},
                {"type": "back", "to": self.dice.randint(-2, seq + 2), "yes": self.dice.random() < 0.7},
                {"type": "back"},
                {"type": "face", "seat": seat},
                {"type": "speak", "lang": self.dice.choice(["en", "ru", "zh", "xx"])},
                {"type": "why", "seat": seat, "text": self.dice.choice(["end", "place tikal", "keep W01 W02", "pick"])},
            ]
        )

    def _odd(self) -> dict[str, Any]:
        names = self.dice.sample(["seq", "seat", "text", "to", "yes", "lang", "more"], self.dice.randint(0, 7))
        return {"type": self.dice.choice(KINDS), **{name: self.dice.choice(ODD) for name in names}}

    def _broken(self, text: str) -> str:
        """A letter changed, lost or doubled."""
        at = self.dice.randrange(len(text))
        return text[:at] + self.dice.choice(["", "\x00", "9", '"', "}", text[at] * 2, "\u00e9"]) + text[at + 1 :]


async def fuzz_table(ann: Person, bob: Person, messages: int, dice: random.Random) -> int:
    """So many messages, game after game; how many tables that took. Raises where a table is stuck."""
    left, tables = messages, 0
    while left > 0:
        table = table_of_two(ann, bob)
        tables += 1
        async with at(ann, table) as one, at(bob, table) as two:
            mouths = [Mouth(one, dice), Mouth(two, dice)]
            left -= await babble(mouths, left)
        await play_on(ann, bob, table)
    return tables


async def babble(mouths: list[Mouth], most: int) -> int:
    """Until the game is over or enough was said; how much was."""
    said = 0
    for mouth in mouths:
        await mouth.hear()
    while said < most and not any(mouth.state["over"] for mouth in mouths):
        for mouth in mouths:
            for _ in range(AT_ONCE):
                await mouth.line.send(mouth.something()[:LONGEST])
            await mouth.hear()
            said += AT_ONCE
    return said


def at(person: Person, table: str) -> connect:
    address = f"{person.url.replace('http', 'ws')}/ws/tables/{table}"
    return connect(address, additional_headers={"Cookie": person.cookie}, max_size=None)


async def play_on(ann: Person, bob: Person, table: str) -> None:
    """Afterwards the game goes on, or, if it is over, a rematch does."""
    if ann.web.get(f"/api/tables/{table}").json()["status"] == "over":
        table = ann.post(f"/api/tables/{table}/rematch")["id"]
    async with at(ann, table) as one, at(bob, table) as two:
        mouths = [Mouth(one, random.Random(1)), Mouth(two, random.Random(1))]
        for _ in range(6):
            for mouth in mouths:
                await mouth.hear()
            before = mouths[0].state
            if before["over"]:
                return
            asked = next(mouth for mouth in mouths if mouth.state["offers"])
            await asked.line.send(json.dumps(asked._right()))
            await asked.hear()
            assert asked.state["seq"] > before["seq"], f"the table {table} is stuck at {before['seq']}"


# --- the whole ----------------------------------------------------------------------


def run_server(folder: Path) -> None:
    """As `longcount serve` does, without limits of how often."""
    from longcount.server import logs
    from longcount.server.serving import serve
    from longcount.server.settings import Limits, Settings

    logs.set_up("WARNING")
    much = (1e9, 1e9)
    limits = Limits(much, much, much, 1000, 1000, 10**6, much, much, much, much, much, (100, 100), 1000)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings = Settings(folder, workers=1, review_seconds=1, plan_seconds=0.3, limits=limits, seed=1)
    serve(settings, listening, lambda: print(url, flush=True))


def fuzz(url: str, folder: Path, args: argparse.Namespace) -> list[str]:
    ann, bob = Person(url), Person(url)
    troubles: list[str] = []
    if args.examples:
        troubles += fuzz_requests(ann, set_tables(ann, bob), args.examples, args.seed, folder)
    if args.messages:
        began = time.perf_counter()
        try:
            tables = asyncio.run(fuzz_table(ann, bob, args.messages, random.Random(args.seed)))
            print(f"{args.messages} messages at {tables} tables in {time.perf_counter() - began:.0f} s")
        except (AssertionError, ConnectionClosed, TimeoutError) as error:
            troubles.append(f"a table is stuck or hung up: {error!r}")
    numbers = dict(line.split(" ", 1) for line in httpx.get(f"{url}/metrics").text.splitlines() if line[:1] != "#")
    failures = {name: value for name, value in numbers.items() if name.startswith("longcount_failures")}
    print(f"moves {numbers.get('longcount_moves_total')}, refused {numbers.get('longcount_refused_total')}, {failures}")
    return troubles + [f"{name} is {value}" for name, value in failures.items() if float(value)]


def main() -> int:
    args = read_arguments()
    if args.serve:
        run_server(Path(args.serve))
        return 0
    with tempfile.TemporaryDirectory(prefix="longcount-fuzz-") as name:
        folder = Path(name)
        with (folder / "log").open("w") as log:
            command = [sys.executable, __file__, "--serve", name]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            troubles = fuzz(server.stdout.readline().strip(), folder, args)
        finally:
            server.terminate()
            server.wait(30)
        traces = [line for line in (folder / "log").read_text().splitlines() if "Traceback" in line]
    troubles += [f"{len(traces)} traces in the log, the last: …{traces[-1][-1500:]}"] if traces else []
    for trouble in troubles:
        print(f"TROUBLE: {trouble}", file=sys.stderr)
    return 1 if troubles else 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=50_000, help="said over sockets")
    parser.add_argument("--examples", type=int, default=100, help="of each request; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
