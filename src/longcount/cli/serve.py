"""`longcount serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import webbrowser

from rich.text import Text

from longcount.bots.coach import SECONDS
from longcount.bots.plans import SECONDS as PLAN_SECONDS
from longcount.cli import screen
from longcount.cli.care.place import add_place, make_place, read_place
from longcount.cli.care.starting import told_why
from longcount.cli.files import plain_reason
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser

EXAMPLES = """\
  longcount serve --open                        play in the browser of this computer
  longcount serve --host 0.0.0.0                let others in the house join by your address
  longcount serve --data ~/tables               keep the tables in this folder
  longcount serve --db postgresql://localhost/longcount
  longcount serve --config longcount.toml       everything else as this file says
  longcount serve --settings > longcount.toml   such a file, with every setting explained"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Serves tables to browsers: alone against bots, several people at one screen, or friends by a link.
Tables are kept in a file in your data folder, or in a PostgreSQL database. Every decision is stored
before anybody sees it: stop the server whenever you like, and start it again.
What is said here wins over the environment (LONGCOUNT_PORT, …), which wins over the settings file."""
    parser = teaching_parser(commands, "serve", "serve tables to browsers", text, EXAMPLES)
    add_place(parser)
    parser.add_argument("--settings", action="store_true", help="print every setting as a settings file, and end")
    parser.add_argument("--host", help="the address to listen at (default 127.0.0.1: this computer only)")
    parser.add_argument("--port", type=int, help="the port (default 8642; 0: any free one)")
    help_proxy = "a proxy in front, by address or network: it is believed for whom it asks (may be repeated)"
    parser.add_argument("--proxy", action="append", metavar="ADDRESS", help=help_proxy)
    parser.add_argument("--origin", action="append", metavar="URL", help="a page elsewhere that may use it")
    help_bots = "processes in which bots think (default: cores less one; 0 with --db: leave it to workers)"
    parser.add_argument("--bots", type=int, metavar="N", help=help_bots)
    help_review = f"about how long a review may take on two cores (default {SECONDS:g} seconds)"
    parser.add_argument("--review", type=float, metavar="S", help=help_review)
    help_plans = f"about how long plans are played out for a person (default {PLAN_SECONDS:g} seconds)"
    parser.add_argument("--plans", type=float, metavar="S", help=help_plans)
    help_seed = "for tests: every table draws the same by this number, and whoever knows it can foretell everything"
    parser.add_argument("--seed", type=int, metavar="N", help=help_seed)
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where a desktop exists")
    parser.add_argument("--quiet", action="store_true", help="log troubles only")


def run(args: argparse.Namespace) -> int:
    read = read_place(args, given(args))
    if args.settings:
        sys.stdout.write(read.as_file())
        return 0
    settings = read.settings
    make_place(settings)
    listening = listen(settings.host, settings.port)
    from longcount.server import logs
    from longcount.server.serving import serve

    logs.set_up(settings.log, settings.process_name)
    address = address_of(listening)

    def on_ready() -> None:
        screen.out().print(Text(f"Long Count is at {address} (stop it with Ctrl+C)"), soft_wrap=True)
        if args.open:
            open_browser(address)

    with told_why(settings):
        serve(settings, listening, on_ready)
    return 0


def given(args: argparse.Namespace) -> dict[str, object]:
    """What stands on the command line, by the names of settings."""
    wishes = {
        "host": args.host,
        "port": args.port,
        "proxies": args.proxy and tuple(args.proxy),
        "origins": args.origin and tuple(args.origin),
        "workers": args.bots,
        "review_seconds": args.review,
        "plan_seconds": args.plans,
        "seed": args.seed,
        "log": "warning" if args.quiet else None,
    }
    return {name: value for name, value in wishes.items() if value is not None}


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence."""
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
