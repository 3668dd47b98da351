"""Whether the coach is right: turning points of games, each asked again with ten times the trials and other luck.

    python bench/turning.py tzolkin --games 3 --bots regular,strong,novice,regular --json turning.json
    python bench/turning.py tikal evening.lc                        of a record, such as of a game with people
    python bench/turning.py tzolkin --again turning.json            the claims kept there, played to the end

Every game is reviewed as `longcount review` does it, by the number of trials instead of the clock. Then the turn
that was played and the one that is said to be better are played on in so many further worlds, both in the same ones:
the better one leads by so many points, with so large a standard error. Told are how many claims come true, how many
stay open and how many were wrong; and each of them, with the reasons that people would read.

Where chance has little to say for the next turns, as in Tzolk'in, other luck is no other question. With --again both
turns are therefore played to the end of the game by everybody: there points are points, and no judge is asked.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import bare  # noqa: F401
from longcount.bots import coach, find_bot
from longcount.bots.arena import bot_seed
from longcount.bots.foresight import TURNS, Foresight
from longcount.bots.judges import best_judge
from longcount.games import GAMES, find_game
from longcount.kernel import record
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match

TRIALS = 400
"""Worlds in which both turns are played on: in a deeper look of a review they have about forty."""
LOOKS = 24
"""Deeper looks in each review."""
TRUE, OPEN, WRONG = "true", "open", "wrong"
OTHER_LUCK = 7_000_003
TO_THE_END = 40
"""Games to the end for each of the two turns."""
ALL_TURNS = 1 << 20


class Game(NamedTuple):
    """A game that was played, as plain data."""

    name: str
    seats: int
    options: dict[str, str]
    rows: list[coach.Row]
    places: list[int]
    """Where each row in force stands in the record."""


Look = tuple[Game, coach.Moment, int]
Claim = tuple[Game, dict[str, Any], int, int]
"""The game, the claim, in how many worlds it is asked again, and for how many own turns."""


def played(task: tuple[str, Sequence[str], int]) -> str:
    """The record of a game among bots."""
    name, bots, seed = task
    game = find_game(name)
    match: Match[Any] = Match(game, list(bots))
    players = [find_bot(bot, bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
    chance = SeededChance(seed)
    match.settle(chance)
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        match.play(seat, players[seat].choose(game, game.view(match.state, seat), seat, game.offers(match.state, seat)))
        match.settle(chance)
    return record.write(match)


def game_of(text: str) -> Game:
    match = record.read(text, GAMES)
    return Game(
        match.game.name,
        len(match.header.seats),
        dict(match.header.options),
        coach.rows_of(match),
        list(match.live),
    )


def looked(task: Look) -> dict[str, Any]:
    game, moment, simulations = task
    return coach.weigh_moment(find_game(game.name), game.seats, game.options, game.rows, moment, simulations, 0.0)


def reviewed(pool: ProcessPoolExecutor, game: Game) -> dict[str, Any]:
    found = coach.moments(find_game(game.name), game.seats, game.options, game.rows)
    weighed = list(pool.map(looked, [(game, moment, coach.SIMULATIONS) for moment in found]))
    places = coach.promising(weighed, LOOKS)
    deeper = list(pool.map(looked, [(game, found[place], coach.DEEPER_SIMULATIONS) for place in places]))
    together = dict(zip(places, deeper, strict=True))
    return coach.review(find_game(game.name), game.seats, game.options, game.rows, weighed, together)


def asked_again(task: Claim) -> dict[str, Any]:
    """The lead of the better turn over the one that was played, in many worlds."""
    played_game, point, trials, turns_on = task
    game = find_game(played_game.name)
    seat, first = int(point["seat"]), int(point["at"])
    state = coach.state_after(game, played_game.seats, played_game.options, played_game.rows[:first])
    view = game.view(state, seat)
    search = Foresight(game, OTHER_LUCK + first, best_judge(game), turns=turns_on)
    turns = [tuple([game.catalogue.read(text) for text in point[which]["decisions"]]) for which in ("better", "played")]
    search.begin(view, seat)
    search.candidates = []
    seats = len(point["shares"])
    better, mine = [search.asked_about(turn, seat, seats) for turn in turns]
    if better is None or mine is None or better is mine:
        return {**point, "lead": 0.0, "error": 0.0, "verdict": OPEN}
    for _ in range(trials):
        search.try_all([better, mine], view, seat)
    lead, error = better.lead_over(mine)
    return {**point, "lead": round(lead, 2), "error": round(error, 2), "verdict": verdict_of(lead, error)}


def verdict_of(lead: float, error: float) -> str:
    if lead > coach.SURE * error:
        return TRUE
    return WRONG if lead < -coach.SURE * error else OPEN


def sentence(game: Game, point: dict[str, Any]) -> str:
    better = point["better"]
    why = {name: better[name] for name in ("more", "keeps", "costs", "less", "sources", "takes") if better[name]}
    return "\n".join(
        [
            f"{point['verdict']}: row {game.places[point['at']]}, seat {point['seat'] + 1}: said {point['fewer']:.1f} "
            f"points and {point['lost']:.0%}; {point['lead']:.1f} ± {point['error']:.1f} when asked again",
            f"    played  {'; '.join(point['played']['decisions'])}",
            f"    better  {'; '.join(better['decisions'])}",
            f"    because {json.dumps(why)}",
        ]
    )


def games_reviewed(pool: ProcessPoolExecutor, args: argparse.Namespace) -> Iterator[tuple[str, list[Claim]]]:
    """Records, each with what the coach says of it."""
    if args.records:
        texts = [path.read_text("utf-8") for path in args.records]
    else:
        bots = args.bots.split(",")
        texts = list(pool.map(played, [(args.game, bots, args.seed + number) for number in range(args.games)]))
    for text in texts:
        game = game_of(text)
        points = [point for point in reviewed(pool, game)["turning"] if point["better"] is not None]
        yield text, [(game, point, TRIALS, TURNS) for point in points]


def games_again(path: Path) -> Iterator[tuple[str, list[Claim]]]:
    for one in json.loads(path.read_text("utf-8")):
        yield one["record"], [(game_of(one["record"]), point, TO_THE_END, ALL_TURNS) for point in one["claims"]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("records", nargs="*", type=Path, help="records to review instead of games among bots")
    parser.add_argument("--bots", default="regular,strong,novice,regular", help="who plays")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="where everything is written, the records too")
    parser.add_argument("--again", type=Path, help="what --json wrote: its claims are played to the end")
    args = parser.parse_args()
    counts: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for text, claims in games_again(args.again) if args.again else games_reviewed(pool, args):
            asked = list(pool.map(asked_again, claims))
            for (game, *_), point in zip(claims, asked, strict=True):
                counts[point["verdict"]] += 1
                print(sentence(game, point), flush=True)
            kept.append({"record": text, "claims": asked})
    print(f"{args.game}: {counts.total()} claims, {counts[TRUE]} true, {counts[OPEN]} open, {counts[WRONG]} wrong")
    if args.json:
        args.json.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
