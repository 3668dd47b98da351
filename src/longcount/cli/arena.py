"""`longcount arena`: tournaments among bots."""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from longcount.bots.arena import ALL, MIXED, Fixture, GameBroken, Result, Tournament, check_tournament, missing
from longcount.bots.arena import schedule as fixtures_of
from longcount.bots.ratings import Standings
from longcount.cli import files, screen
from longcount.cli.parsers import BadArgument, Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.tournament import runners
from longcount.cli.tournament.picture import check_picture, draw
from longcount.cli.tournament.results_file import ResultsFile, open_results, row_of
from longcount.cli.tournament.tables import show_standings
from longcount.cli.watching import watch
from longcount.games import find_game
from longcount.kernel.game import choose_options

HERE: Final = "local"
RAY: Final = "ray"
FOUND_WRONG: Final = 1
INTERRUPTED: Final = 130
EXAMPLES = """\
  longcount arena tzolkin --bots greedy,random --games 400
  longcount arena tikal --bots greedy,random --seats 4 --games 400 --out tikal.json
                                         one greedy against three random, its seat going round
  longcount arena tikal --bots greedy,random --seats 4 --games 400 --out tikal.json --resume
                                         goes on where it was interrupted
  longcount arena winter --bots greedy,random --seats 4 --games 60 --against mixed --picture winter.svg
                                         two of each at every table, in all orders
  longcount arena tzolkin --bots greedy,random --games 400 --on ray --address auto"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Lets bots play against each other and says how strong they are, with intervals that are right in 95 of 100
tournaments. Each seed is played once for every turn of the table, so that all bots sit in all seats equally
often and meet the same chance there; the same command plays the same games (unless a bot thinks by the
clock). Every two of the bots meet; with more than two seats, the one named first sits alone among seats of
the other, or (--against mixed) all bots sit together. Elo is by Luce's model, which for two seats is the
usual one; the average is 1500. Times are by the clock on the wall: leave cores free to compare them.

An interrupted tournament keeps its finished games in --out and goes on with --resume, also with more games."""
    parser = teaching_parser(commands, "arena", "tournaments among bots", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--bots", required=True, metavar="A,B[,…]", help="who plays, strongest first if you know")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="number of players (default: 2)")
    parser.add_argument(
        "--games", type=int, required=True, metavar="N", help="games for every table, made up to whole rounds of seats"
    )
    parser.add_argument(
        "--against", choices=(ALL, MIXED), default=ALL, help="who sits with whom, see above (default: all)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first round (default: 1)")
    add_option_argument(parser)
    parser.add_argument("--jobs", type=int, metavar="J", help="games at the same time (default: all cores)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write results as JSON, while playing")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the standings (.svg, .png or .pdf)")
    parser.add_argument("--resume", action="store_true", help="play only what --out does not have yet")
    parser.add_argument("--records", type=Path, metavar="DIR", help="save the record of every game there")
    parser.add_argument("--on", choices=(HERE, RAY), default=HERE, help="where to play (default: local)")
    parser.add_argument("--address", default="", metavar="ADDR", help="of a Ray cluster (default: one started here)")
    parser.add_argument("--json", action="store_true", help="print the standings as JSON")


def run(args: argparse.Namespace) -> int:
    tournament = read_tournament(args)
    check_arguments(args)
    fixtures = fixtures_of(tournament)
    results = open_results(tournament, fixtures, args.out, args.resume)
    console = screen.err() if args.json else screen.out()
    left = missing(fixtures, results.results)
    announce(console, tournament, len(fixtures), len(left))
    status = play_and_watch(console, results, fixtures, left, args)
    if results.results:
        report(console, results, args)
    return status


# --- reading the command line -----------------------------------------------------


def read_tournament(args: argparse.Namespace) -> Tournament:
    game = find_game(args.game)
    bots = tuple(name.strip() for name in args.bots.split(",") if name.strip())
    options = choose_options(game.options, read_options(args.option))
    tournament = Tournament(game.name, options, bots, args.seats, args.games, args.against, args.seed)
    check_tournament(tournament)
    return tournament


def check_arguments(args: argparse.Namespace) -> None:
    if args.jobs is not None and args.jobs < 1:
        raise BadArgument("--jobs takes a number from 1 up.")
    if args.resume and args.out is None:
        raise BadArgument("--resume needs the file of the tournament: --out FILE.")
    if args.address and args.on != RAY:
        raise BadArgument("--address is of a Ray cluster: add --on ray.")
    if args.on == RAY:
        runners.import_ray()
    if args.picture is not None:
        check_picture(args.picture)
    if args.records is not None:
        try:
            args.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadArgument(f"--records {args.records} cannot be made: {files.plain_reason(error)}.") from error


def announce(console: Console, tournament: Tournament, games: int, left: int) -> None:
    title = find_game(tournament.game).title
    text = f"{games} games of {title}, {tournament.seats} players: {', '.join(tournament.bots)}"
    text += f"; {games - left} are played already" if left < games else ""
    console.print(Text(screen.clean(text)), soft_wrap=True)


# --- playing ----------------------------------------------------------------------


def play_and_watch(
    console: Console,
    results: ResultsFile,
    fixtures: Sequence[Fixture],
    left: Sequence[Fixture],
    args: argparse.Namespace,
) -> int:
    """Plays what is left and notes it; the exit status. Whatever ends it early, the finished games are kept."""
    kept = f" {args.out} keeps them: go on with --resume." if args.out else ""
    try:
        with watch(console, max(1, len(left))) as progress:
            for done, result in enumerate(play(left, args), start=1):
                results.add(result)
                save_record(result, args)
                progress.show(done, score(results))
    except KeyboardInterrupt:
        text = f"Interrupted after {len(results.results)} of {len(fixtures)} games.{kept}"
        console.print(Text(text, style="bold yellow"), soft_wrap=True)
        return INTERRUPTED
    except (GameBroken, runners.RunnerTrouble) as error:
        screen.complain(f"{error}\nThat was after {len(results.results)} of {len(fixtures)} games.{kept}")
        return FOUND_WRONG
    finally:
        results.write()
    return 0


def play(left: Sequence[Fixture], args: argparse.Namespace) -> Iterator[Result]:
    keep_records = args.records is not None
    if not left:
        return iter(())
    if args.on == RAY:
        return runners.play_on_ray(left, args.jobs, keep_records, args.address)
    return runners.play_here(left, args.jobs or os.cpu_count() or 1, keep_records)


def score(results: ResultsFile) -> str:
    """Who won how much so far, of all games."""
    return "  ".join(f"{name} {100 * share:.0f} %" for name, share in results.shares().items())


def save_record(result: Result, args: argparse.Namespace) -> None:
    if args.records is not None:
        names = re.sub(r"[^\w.-]+", "_", "-".join(result.bots))
        files.write_text(args.records / f"{args.game}-{result.seed}-{names}{files.SUFFIX}", result.record)


# --- what came of it --------------------------------------------------------------


def report(console: Console, results: ResultsFile, args: argparse.Namespace) -> None:
    tournament = results.tournament
    standings = Standings(results.results, tournament.bots)
    results.standings = standings.as_row()
    results.write()
    title = f"{find_game(tournament.game).title}, {tournament.seats} players"
    if args.picture is not None:
        draw(args.picture, standings, f"{title}, {len(results.results)} games")
    if args.json:
        summary = {"tournament": row_of(tournament), "games": len(results.results), "standings": results.standings}
        screen.out().print(Text(json.dumps(summary, ensure_ascii=False)), soft_wrap=True)
        return
    show_standings(console, standings, title)
    for name, path in (("Results", args.out), ("Picture", args.picture)):
        if path is not None:
            console.print(Text(f"{name}: {path}"), soft_wrap=True)
