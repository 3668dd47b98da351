"""What a wheel serves: its pages, and a table of each game at which a bot answers. It needs nothing but the wheel."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

PATIENCE = 60.0


class Browser:
    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.cookies))

    def get(self, path: str) -> str:
        return str(self._opener.open(self.url + path, timeout=PATIENCE).read().decode())

    def post(self, path: str, body: Any) -> Any:
        headers = {"X-LongCount": "1", "Content-Type": "application/json"}
        asked = Request(self.url + path, json.dumps(body).encode(), headers)
        return json.load(self._opener.open(asked, timeout=PATIENCE))

    def waits(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/healthz")
            except URLError:
                assert time.monotonic() < end, "the server did not start"
                time.sleep(0.1)
            else:
                return


def check_pages(browser: Browser) -> None:
    page = browser.get("/")
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts, page
    for script in scripts:
        assert browser.get(script)


def check_table(browser: Browser, game: str) -> None:
    """A person plays what is offered first until a bot has answered."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
    table = browser.post("/api/tables", {"game": game, "seats": seats})
    cookie = "; ".join(f"{one.name}={one.value}" for one in browser.cookies)
    address = browser.url.replace("http", "ws") + f"/ws/tables/{table['id']}"
    is_answered = False
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while not is_answered:
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] != "state":
                continue
            is_answered = any(row["seat"] == 1 for row in message["rows"]) if "rows" in message else message["seq"] > 20
            if message.get("offers") and not is_answered:
                text = message["offers"][0]["text"]
                said = {"type": "play", "seq": message["seq"], "seat": message["seat"], "text": text}
                socket.send(json.dumps(said))


def main(folder: Path) -> None:
    assert not shutil.which("node") and not shutil.which("cc") and not shutil.which("gcc")
    command = [sys.executable, "-m", "longcount", "serve", "--quiet", "--port", "0", "--data", str(folder / "tables")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
    try:
        assert server.stdout is not None
        browser = Browser(server.stdout.readline().split()[4])
        browser.waits()
        health = json.loads(browser.get("/healthz"))
        assert health["build"] == "compiled", health
        check_pages(browser)
        for game in ("tzolkin", "tikal", "winter"):
            check_table(browser, game)
    finally:
        server.terminate()
        server.wait(PATIENCE)
    sys.stdout.write("the wheel serves its pages and a table of each game, compiled\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
