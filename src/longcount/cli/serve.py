"""`longcount serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from longcount.bots.coach import SECONDS
from longcount.bots.plans import SECONDS as PLAN_SECONDS
from longcount.cli import screen
from longcount.cli.databases import check_database
from longcount.cli.files import FileTrouble, data_folder, plain_reason
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser

if TYPE_CHECKING:
    from longcount.server.settings import Settings

HOST: Final = "127.0.0.1"
PORT: Final = 8642
LONGEST_REVIEW: Final = 3600
EXAMPLES = """\
  longcount serve --open                        play in the browser of this computer
  longcount serve --host 0.0.0.0                let others in the house join by your address
  longcount serve --data ~/tables               keep the tables in this folder
  longcount serve --db postgresql://localhost/longcount"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Serves tables to browsers: alone against bots, several people at one screen, or friends by a link.
Tables are kept in a file in your data folder, or in a PostgreSQL database. Every decision is stored
before anybody sees it: stop the server whenever you like, and start it again."""
    parser = teaching_parser(commands, "serve", "serve tables to browsers", text, EXAMPLES)
    parser.add_argument("--host", default=HOST, help=f"the address to listen at (default {HOST}: this computer only)")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT}; 0: any free one)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="DIR", help="keep the tables in this folder")
    where.add_argument("--db", metavar="URL", default="", help="keep the tables in this PostgreSQL database")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="a page elsewhere that may use it")
    help_bots = "processes in which bots think (default: cores less one; 0 with --db: leave it to workers)"
    parser.add_argument("--bots", type=int, metavar="N", help=help_bots)
    help_review = f"about how long a review may take on two cores (default {SECONDS:g} seconds)"
    parser.add_argument("--review", type=float, default=SECONDS, metavar="S", help=help_review)
    help_plans = f"about how long plans are played out for a person (default {PLAN_SECONDS:g} seconds)"
    parser.add_argument("--plans", type=float, default=PLAN_SECONDS, metavar="S", help=help_plans)
    help_seed = "for tests: every table draws the same by this number, and whoever knows it can foretell everything"
    parser.add_argument("--seed", type=int, metavar="N", help=help_seed)
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where a desktop exists")
    parser.add_argument("--quiet", action="store_true", help="log troubles only")


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args)
    listening = listen(args.host, args.port)
    from longcount.server import logs
    from longcount.server.serving import serve

    logs.set_up("WARNING" if args.quiet else "INFO")
    address = address_of(listening)
    screen.out().print(Text(f"Long Count is at {address} (stop it with Ctrl+C)"), soft_wrap=True)
    serve(settings, listening, on_ready=lambda: open_browser(address) if args.open else None)
    return 0


def read_settings(args: argparse.Namespace) -> Settings:
    from longcount.server.settings import Settings, bot_workers

    if args.bots is not None and not (0 if args.db else 1) <= args.bots <= 256:
        raise BadArgument("--bots takes a number from 1 to 256; 0 only with --db, where workers think.")
    if not 0 < args.review <= LONGEST_REVIEW:
        raise BadArgument(f"--review takes more than 0 and at most {LONGEST_REVIEW} seconds.")
    if not 0 < args.plans <= LONGEST_REVIEW:
        raise BadArgument(f"--plans takes more than 0 and at most {LONGEST_REVIEW} seconds.")
    if args.db:
        check_database(args.db)
    folder = (args.data or data_folder() / "server").expanduser()
    if not args.db:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise FileTrouble(f"Tables cannot be kept in {folder}: {plain_reason(error)}. Use --data DIR.") from error
    workers = bot_workers() if args.bots is None else args.bots
    return Settings(folder, args.db, tuple(args.origin), workers, args.review, args.plans, seed=args.seed)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence."""
    if not 0 <= port <= 65535:
        raise BadArgument("--port takes a number from 0 to 65535.")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except socket.gaierror as error:
        raise BadArgument(f"There is no address '{host}' on this computer.") from error
    except OSError as error:
        raise BadArgument(why_not_listening(error, host, port)) from error
    listening.listen()  # from now on whoever comes waits until the server is ready
    listening.set_inheritable(True)
    return listening


def why_not_listening(error: OSError, host: str, port: int) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is in use already: perhaps Long Count runs there. Choose another one with --port."
        case errno.EACCES:
            return f"Port {port} is not allowed: choose one above 1023 with --port."
        case _:
            return f"The server cannot listen at {host}: {plain_reason(error)}."


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def open_browser(address: str) -> None:
    has_desktop = os.name == "nt" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if has_desktop or os.uname().sysname == "Darwin":
        webbrowser.open(address)
