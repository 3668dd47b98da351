"""`longcount arena`: tournaments among bots."""

from __future__ import annotations

import argparse
import json
import math
import os
import re
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from longcount.bots.arena import ALL, MIXED, Fixture, GameBroken, Result, Tournament, check_tournament, missing
from longcount.bots.arena import schedule as fixtures_of
from longcount.bots.ratings import Standings
from longcount.bots.stopping import Question, Referee
from longcount.cli import files, screen
from longcount.cli.parsers import BadArgument, Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.tournament import runners, verdicts
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
MOST_GAMES: Final = 400
"""For every table, where it is only said when to stop."""
MOST_ALIKE: Final = 16
EXAMPLES = """\
  longcount arena tzolkin --bots greedy,random --games 400
  longcount arena tzolkin --bots strong,greedy --until-clear
                                         as many games as it takes to see who is better, 400 at most
  longcount arena tzolkin --bots 'master*4' --width 3
                                         four equal ones, until their mean is known to ± 3 points
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

A bot with a number (master*4), or named several times, makes one table of just these seats. Beside victories
and points it is told where points come from and what bots have in the end, over all seats and those that won.

It can stop by itself: --until-clear when it is clear which bot is better than every other (a test that may be
looked at after every round; equal bots are told apart wrongly in 5 of 100 tournaments at most), --width and
--share-width when all intervals are as narrow as wished. With both, whatever comes first. Only whole rounds
count, in the order of their seeds: the same command stops at the same game for any number of --jobs.

An interrupted tournament keeps its finished games in --out and goes on with --resume, also with more games."""
    parser = teaching_parser(commands, "arena", "tournaments among bots", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--bots", required=True, metavar="A,B[,…]", help="who plays, strongest first if you know")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: 2, or as many as A*3,B have)"
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"games for every table, made up to whole rounds of seats; if it may stop earlier, the most (default: "
        f"{MOST_GAMES})",
    )
    parser.add_argument("--until-clear", action="store_true", help="stop when it is clear which bot is better")
    parser.add_argument(
        "--width", type=float, metavar="W", help="stop when the mean of every bot is known to ± W points"
    )
    parser.add_argument(
        "--share-width",
        type=float,
        metavar="P",
        help="stop when the share of victories of every bot is known to ± P %%",
    )
    parser.add_argument("--against", choices=(ALL, MIXED), help="who sits with whom, see above (default: all)")
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
    question = read_question(args, tournament)
    fixtures = fixtures_of(tournament)
    results = open_results(tournament, fixtures, args.out, args.resume)
    console = screen.err() if args.json else screen.out()
    left = missing(fixtures, results.results)
    announce(console, tournament, len(fixtures), len(left), question.is_asked)
    referee = Referee(fixtures, question)
    is_over = [referee.see(result) for result in results.results]
    status = play_and_watch(console, results, referee, [] if any(is_over) else left, args)
    if results.results:
        report(console, results, referee, args)
    return status


# --- reading the command line -----------------------------------------------------


def read_tournament(args: argparse.Namespace) -> Tournament:
    game = find_game(args.game)
    bots = read_bots(args.bots)
    is_one_table = len(set(bots)) < len(bots)
    seats = args.seats if args.seats is not None else len(bots) if is_one_table else 2
    against = args.against or (MIXED if is_one_table else ALL)
    options = choose_options(game.options, read_options(args.option))
    tournament = Tournament(game.name, options, bots, seats, read_games(args), against, args.seed)
    check_tournament(tournament)
    return tournament


def read_bots(text: str) -> tuple[str, ...]:
    """Names with commas between them; `master*4` is four of one."""
    bots: list[str] = []
    for part in text.split(","):
        name, star, times = part.strip().rpartition("*")
        if not star:
            bots += [times] if times else []
        elif name.strip() and times.strip().isdecimal() and 1 <= int(times) <= MOST_ALIKE:
            bots += [name.strip()] * int(times)
        else:
            raise BadArgument(f"Several bots of one kind read NAME*NUMBER, such as master*4, not '{part.strip()}'.")
    return tuple(bots)


def read_games(args: argparse.Namespace) -> int:
    if args.games is not None:
        return int(args.games)
    if not args.until_clear and args.width is None and args.share_width is None:
        raise BadArgument("Say how many --games are played, or when to stop: --until-clear, --width, --share-width.")
    return MOST_GAMES


def read_question(args: argparse.Namespace, tournament: Tournament) -> Question:
    """When to stop; nothing asked: when all is played."""
    width, share_width = args.width, args.share_width
    if width is not None and not 0 < width < math.inf:
        raise BadArgument("--width takes a number of points above 0, such as 3.")
    if share_width is not None and not 0 < share_width < 50:
        raise BadArgument("--share-width takes a number of per cent between 0 and 50, such as 7.")
    if len(tournament.names) < 2 and (args.until_clear or share_width is not None):
        raise BadArgument(
            "Equal bots win equally: --until-clear and --share-width need two different ones; see --width."
        )
    return Question(
        tournament.names, width=width or 0.0, share_width=(share_width or 0.0) / 100, until_clear=args.until_clear
    )


def shown_bots(bots: Sequence[str]) -> str:
    """As they are typed."""
    counted = {name: bots.count(name) for name in bots}
    return ", ".join(f"{name}*{times}" if times > 1 else name for name, times in counted.items())


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


def announce(console: Console, tournament: Tournament, games: int, left: int, may_stop: bool) -> None:
    title = find_game(tournament.game).title
    most = "Up to " if may_stop else ""
    text = f"{most}{games} games of {title}, {tournament.seats} players: {shown_bots(tournament.bots)}"
    text += f"; {games - left} are played already" if left < games else ""
    console.print(Text(screen.clean(text)), soft_wrap=True)


# --- playing ----------------------------------------------------------------------


def play_and_watch(
    console: Console, results: ResultsFile, referee: Referee, left: Sequence[Fixture], args: argparse.Namespace
) -> int:
    """Plays what is left, or until the question is answered, and notes it; the exit status. Whatever ends it early, the
    finished games are kept."""
    kept = f" {args.out} keeps them: go on with --resume." if args.out else ""
    played: list[Result] = []
    try:
        with watch(console, max(1, len(left))) as progress, closing(play(left, args)) as games:
            for done, result in enumerate(games, start=1):
                results.add(result)
                played.append(result)
                save_record(result, args)
                progress.show(done, score(results))
                if referee.see(result):
                    break
        if referee.verdict is not None:
            drop_what_came_after(results, referee, played, args)
    except KeyboardInterrupt:
        text = f"Interrupted after {len(results.results)} of {referee.most} games.{kept}"
        console.print(Text(text, style="bold yellow"), soft_wrap=True)
        return INTERRUPTED
    except (GameBroken, runners.RunnerTrouble) as error:
        screen.complain(f"{error}\nThat was after {len(results.results)} of {referee.most} games.{kept}")
        return FOUND_WRONG
    finally:
        results.write()
    return 0


def drop_what_came_after(
    results: ResultsFile, referee: Referee, played: Sequence[Result], args: argparse.Namespace
) -> None:
    """Other processes were ahead when the question was answered. What an earlier run has in the file stays there."""
    counted = {result.key for result in referee.counted}
    for result in played:
        if result.key not in counted:
            results.drop(result)
            if args.records is not None:
                record_path(result, args).unlink(missing_ok=True)


def play(left: Sequence[Fixture], args: argparse.Namespace) -> Generator[Result, None, None]:
    keep_records = args.records is not None
    if not left:
        return
    if args.on == RAY:
        yield from runners.play_on_ray(left, args.jobs, keep_records, args.address)
    else:
        yield from runners.play_here(left, args.jobs or os.cpu_count() or 1, keep_records)


def score(results: ResultsFile) -> str:
    """Who won how much so far, of all games."""
    return "  ".join(f"{name} {100 * share:.0f} %" for name, share in results.shares().items())


def save_record(result: Result, args: argparse.Namespace) -> None:
    if args.records is not None:
        files.write_text(record_path(result, args), result.record)


def record_path(result: Result, args: argparse.Namespace) -> Path:
    names = re.sub(r"[^\w.-]+", "_", "-".join(result.bots))
    return Path(args.records / f"{args.game}-{result.seed}-{names}{files.SUFFIX}")


# --- what came of it --------------------------------------------------------------


def report(console: Console, results: ResultsFile, referee: Referee, args: argparse.Namespace) -> None:
    """The standings, over the games that count: all, or those up to the answer."""
    tournament, question, verdict = results.tournament, referee.question, referee.verdict
    counted = referee.counted if question.is_asked and verdict is not None else results.results
    standings = Standings(counted, tournament.names)
    results.standings = standings.as_row()
    if question.is_asked and verdict is not None:
        results.stopped = verdicts.row(question, verdict)
    results.write()
    title = f"{find_game(tournament.game).title}, {tournament.seats} players"
    if args.picture is not None:
        draw(args.picture, standings, f"{title}, {len(counted)} games")
    if args.json:
        told = {"stopped": results.stopped, "standings": results.standings}
        summary = {"tournament": row_of(tournament), "games": len(counted), **told}
        screen.out().print(Text(json.dumps(summary, ensure_ascii=False)), soft_wrap=True)
        return
    show_standings(console, standings, title)
    if results.stopped is not None:
        console.print(Text(screen.clean(results.stopped["sentence"]), style="bold"), soft_wrap=True)
    for name, path in (("Results", args.out), ("Picture", args.picture)):
        if path is not None:
            console.print(Text(f"{name}: {path}"), soft_wrap=True)
