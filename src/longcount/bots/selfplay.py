"""Games that bots play to learn from: what each seat saw, what it thought would come of it, what came of it.

Seats differ: some play plainly, some in a manner of their own (fond of workers, of monuments), some by an older net,
and now and then one thinks ahead. So a net sees games that it would not play by itself.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from longcount.bots.beam import Breadth, Line, whole_turns, worth_of
from longcount.bots.foresight import Candidate, Foresight
from longcount.bots.judge import Judge, RuleOfThumb
from longcount.bots.net import Array, Net, sight_of
from longcount.bots.sighted import Sighted
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, settle

FINE: Final = 1 << 20
"""Steps in which a throw of the dice is cut."""
BREADTH: Final = Breadth(12, 150)
SLIP: Final = 0.7
"""A turn that looks worse than the best by more points than this was played for variety: what came of it tells less
about the position before it."""
FORGIVES: Final = 2.0


class Seat:
    """How somebody plays."""

    def __init__(self, net: Net | None) -> None:
        self.net = net
        """Without one it goes by the rule of thumb."""
        self.manner: Array | None = None
        """What each source and trait is worth to it beside their points, at the beginning."""
        self.fades = 1.0
        """How much of the game is over when its manner has faded."""
        self.boldness = 0.0
        """Points that it risks for variety."""
        self.thinks = 0.0
        """The share of its turns before which it thinks ahead."""
        self.trials = 8
        """Turns that are played on when it thinks,"""
        self.turns = 1
        """for so many of its own."""
        self.breadth = BREADTH
        """How widely it looks for turns."""


class Chosen:
    """A turn, the points of the best that was found, and by how much it seems worse itself; and what came of those that
    were tried: for each what the seat saw after it, its own points and those of the others on average."""

    def __init__(self, played: tuple[Decision, ...], best: float, slip: float) -> None:
        self.played: Final = played
        self.best: Final = best
        self.slip: Final = slip
        self.tried: list[tuple[bytes, float, float]] = []


class Seen:
    """One turn of a seat: what it saw after it and in the middle of it, and how it was chosen."""

    def __init__(self, after: bytes, within: bytes, chosen: Chosen) -> None:
        self.after: Final = after
        self.within: Final = within
        self.best: Final = chosen.best
        self.slip: Final = chosen.slip
        self.tried: Final = chosen.tried


class Episode:
    """A whole game."""

    def __init__(self, seats: int) -> None:
        self.turns: list[list[Seen]] = [[] for _ in range(seats)]
        self.points: list[float] = []
        self.wins: list[float] = []
        self.sources: list[list[float]] = []
        self.traits: list[list[int]] = []


def play_episode(game: Game[Any], options: dict[str, str], players: list[Seat], dice: Dice) -> Episode:
    seats = len(players)
    state = game.new(seats, options)
    episode = Episode(seats)
    while True:
        settle(game, state, dice)
        asked = game.pending(state).seats
        if not asked:
            break
        seat = asked[0]
        note(game, state, seat, choose(game, state, seat, players[seat], dice), dice, episode)
    end(game, state, episode)
    return episode


def choose(game: Game[Any], state: Any, seat: int, player: Seat, dice: Dice) -> Chosen:
    if player.net is None:
        return boldest(game, state, seat, player, RuleOfThumb(game), dice)
    judge = Sighted(game, player.net, faded(game, state, player))
    if dice.below(FINE) < player.thinks * FINE:
        return thought(game, state, seat, player, judge, dice)
    return boldest(game, state, seat, player, judge, dice)


def thought(game: Game[Any], state: Any, seat: int, player: Seat, judge: Sighted, dice: Dice) -> Chosen:
    """The turn that did best when some were played on."""
    foresight = Foresight(game, dice.below(FINE), judge, player.breadth, player.turns)
    candidates = foresight.think(game.view(state, seat), seat, player.trials)
    best = max(candidates, key=plain_worth)
    chosen = Chosen(candidates[0].played, best.points()[seat], best.plain() - candidates[0].plain())
    for candidate in candidates:
        if candidate.tries:
            points = candidate.points()
            others = (sum(points) - points[seat]) / (len(points) - 1)
            chosen.tried.append((candidate.row, points[seat], others))
    return chosen


def plain_worth(candidate: Candidate) -> float:
    return candidate.plain()


def boldest(game: Game[Any], state: Any, seat: int, player: Seat, judge: Judge, dice: Dice) -> Chosen:
    """A turn that looks good, the more surely the less is risked for variety."""
    lines = whole_turns(game, state, seat, player.breadth, judge)
    best = max(lines, key=without_manner)
    if player.boldness > 0.0:
        for line in lines:
            noise = player.boldness * gumbel(dice)
            line.bonus += noise
            line.worth += noise
    line = max(lines, key=worth_of)
    return Chosen(line.played, best.points, without_manner(best) - without_manner(line))


def without_manner(line: Line) -> float:
    return line.worth - line.bonus


def faded(game: Game[Any], state: Any, player: Seat) -> Array | None:
    """What is left of a seat's manner."""
    if player.manner is None:
        return None
    left = 1.0 - game.judged().progress(state) / player.fades
    return player.manner * left if left > 0.0 else None


def gumbel(dice: Dice) -> float:
    """Noise that makes the best of noisy things be chosen as often as a softmax says."""
    return -log(-log((dice.below(FINE) + 0.5) / FINE))


def note(game: Game[Any], state: Any, seat: int, chosen: Chosen, dice: Dice, episode: Episode) -> None:
    """Plays a turn, and keeps what its seat saw at the end and at one moment on the way."""
    sight = sight_of(game)
    moment = dice.below(len(chosen.played) - 1) if len(chosen.played) > 1 else -1
    within = b""
    for number, decision in enumerate(chosen.played):
        game.apply(state, seat, decision, None)
        if number == moment:
            within = sight.row(state, seat)
    after = sight.row(state, seat) if game.pending(state).seats else b""
    episode.turns[seat].append(Seen(after, within, chosen))


def end(game: Game[Any], state: Any, episode: Episode) -> None:
    sight = sight_of(game)
    outcome = game.outcome(state)
    assert outcome is not None
    for seat in range(len(outcome.scores)):
        episode.points.append(outcome.points(seat))
        episode.wins.append(1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)
        episode.sources.append([outcome.breakdown[seat].get(source, 0) / outcome.unit for source in sight.sources])
        episode.traits.append(sight.traits_of(state, seat))


def promised(turns: list[Seen], points: float, trace: float) -> list[float]:
    """What each turn should have been thought to come to: the end, and what was hoped for on the way there (TD(λ)).
    Where a turn was played for variety, what came after it counts less for what was before."""
    wanted = [0.0] * len(turns)
    later = points
    for at in range(len(turns) - 1, -1, -1):
        turn = turns[at]
        wanted[at] = later
        weight = trace if turn.slip < SLIP else trace * exp(-(turn.slip - SLIP) / FORGIVES)
        later = weight * later + (1.0 - weight) * turn.best
    return wanted
