"""The coach: how a game went, what would have been better and why, and what to do now.

A match is taken apart into moments: the decisions of one seat in a row, up to where somebody else is asked or something
is drawn. What several decide at once is left out. At each moment the turn that was played and the best others found,
from what the mover could know, are played on in the same worlds, with the same luck (`foresight.py`): what they promise
is compared, the chance to win and the points expected, for who has little chance left still plays for points. A turn is
called better only if it did better in trial after trial, so that chance does not explain it. Reasons are facts: what a
turn brings and costs more than the other, from where more points will come, what each can expect after it, and what the
next turn could bring, for many a turn only prepares that one.

Everything that goes in and comes out is plain data, so that moments can be weighed in processes of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.bots.explorer import Prospect, entries_known, goals_of, prospect_of, told, with_goal
from longcount.bots.foresight import NARROW, Candidate, Foresight, best_line
from longcount.bots.judges import best_judge
from longcount.bots.openings import known_of
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Story, summed

SIMULATIONS: Final = 48
"""Turns that are played on at every moment."""
DEEPER_SIMULATIONS: Final = 5 * SIMULATIONS
"""For what seems to be a turning point."""
LEAST_TRIALS: Final = 8
"""Worlds that two turns must have been compared in for anything to be said of them. A deeper look makes so many however
little time there is."""
LEAST_LOOKS: Final = 4
A_LOOK: Final = 1.5
"""Deeper looks in a review: at least, and in about so many seconds one more."""
SURE: Final = 2.0
"""A turn is better if its lead is so many times what chance would make of it."""
SECONDS: Final = 40.0
"""For a review on two cores, about."""
GLANCE: Final = 0.3
"""How much of that goes into the first look at every turn; then turning points come, one by one."""
TURNING_POINTS: Final = 12
FAIR: Final = 3
"""Of these everybody has so many first, if there are any: who lost early has the most to learn."""
PRAISED: Final = 3
"""Of these at most so many where nothing better was found."""
LEAST_LOSS: Final = 0.05
"""A smaller chance than this is nothing that could be told apart."""
LEAST_FEWER: Final = 3.0
"""Fewer points than these neither."""
A_POINT: Final = 0.002
"""A point counts like so much of a chance to win: little, where there is a chance."""
LEAST_POINTS: Final = 1.0
"""By how much more or fewer somebody can expect is told from here on."""
MOST_SOURCES: Final = 4
"""From where more or fewer points will come is told of so many sources."""
ALTERNATIVES: Final = 60
"""Turns among which a hint says what to aim at."""
MOST_WAITED: Final = 40
"""Turns of others that are played through to come to the next one of one's own."""

Row = tuple[int, int]
"""A seat and the number of its decision in the catalogue."""
Moment = tuple[int, int, int]
"""A seat, and its rows: from the first up to, but without, the last."""


# --- taking a match apart -----------------------------------------------------


def rows_of(match: Match[Any]) -> list[Row]:
    """The rows in force."""
    return [(match.rows[place].seat, match.rows[place].decision.index) for place in match.live]


def moments(game: Game[Any], seats: int, options: Mapping[str, str], rows: Sequence[Row]) -> list[Moment]:
    state = game.new(seats, options)
    found: list[Moment] = []
    last_turn = 0
    at_once = ""
    for place, (seat, index) in enumerate(rows):
        pending = game.pending(state)
        if len(pending.seats) > 1 or pending.step != at_once:
            at_once = pending.step if len(pending.seats) > 1 else ""
        if seat != CHANCE and not at_once:
            turn = game.turn(state)
            if found and found[-1][0] == seat and found[-1][2] == place and turn == last_turn:
                found[-1] = (seat, found[-1][1], place + 1)
            else:
                found.append((seat, place, place + 1))
            last_turn = turn
        game.apply(state, seat, game.catalogue[index], None)
    return found


def state_after(game: Game[Any], seats: int, options: Mapping[str, str], rows: Sequence[Row]) -> Any:
    state = game.new(seats, options)
    for seat, index in rows:
        game.apply(state, seat, game.catalogue[index], None)
    return state


# --- weighing turns -----------------------------------------------------------


class Turn:
    """A turn that is weighed: its decisions, what it comes to, what it promises."""

    def __init__(self, decisions: tuple[Decision, ...]) -> None:
        self.decisions: Final = decisions
        self.entries: list[Entry] = []
        self.shares: list[float] = []
        self.points: list[float] = []
        self.sources: dict[str, float] = {}
        """The own points expected, by source."""
        self.then: Prospect | None = None

    def told(self, seat: int) -> dict[str, Any]:
        return {
            "decisions": [decision.text for decision in self.decisions],
            "gains": [told(entry) for entry in self.entries if entry.seat == seat],
            "others": [told(entry) for entry in self.entries if entry.seat != seat],
            "shares": [round(share, 4) for share in self.shares],
            "points": [round(points, 2) for points in self.points],
            "then": told_then(self.then),
        }


def told_then(then: Prospect | None) -> dict[str, Any] | None:
    if then is None:
        return None
    return {"decisions": [decision.text for decision in then.decisions], "gains": [told(entry) for entry in then.gains]}


class Scales:
    """Weighs turns of one seat from one view, all in the same worlds."""

    def __init__(self, game: Game[Any], view: View, seat: int, seed: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.judge = best_judge(game)
        self.foresight = Foresight(game, seed, self.judge)

    def weigh(self, simulations: int, seconds: float, played: tuple[Decision, ...] = ()) -> list[Candidate]:
        """The most promising turns, the best first; and the one that was played."""
        least = LEAST_TRIALS if simulations >= DEEPER_SIMULATIONS else 0
        return self.foresight.think(self.view, self.seat, simulations, seconds, played, least)

    def turn_of(self, candidate: Candidate, decisions: tuple[Decision, ...] = ()) -> Turn:
        """A turn as it is told; `decisions` where it was played in other words."""
        turn = Turn(decisions or candidate.played)
        turn.shares, turn.points = candidate.shares(), candidate.points()
        turn.sources = dict(zip(self.judge.sources, candidate.sources(), strict=True))
        story, state = Story(), self.foresight.world.clone()
        for decision in turn.decisions:
            self.game.apply(state, self.seat, decision, story)
        turn.entries = entries_known(self.game, self.foresight.world, self.seat, turn.decisions, story)
        return turn

    def look_ahead(self, turn: Turn) -> None:
        """What the seat could do with its next turn, if all play as the judge would. Nothing is told where something is
        drawn or decided in secret before: it would be a guess."""
        state = self.foresight.world.clone()
        number = self.game.turn(state)
        for decision in turn.decisions:
            self.game.apply(state, self.seat, decision, None)
        for _ in range(MOST_WAITED):
            pending = self.game.pending(state)
            if len(pending.seats) != 1 or pending.is_over or pending.is_chance:
                return
            asked = pending.seats[0]
            line = best_line(self.game, state, asked, self.judge, NARROW)
            if asked == self.seat and self.game.turn(state) != number:
                turn.then = prospect_of(self.game, state, asked, line, 0.0)
                return
            state = line.state


def result(game: Game[Any], state: Any) -> tuple[list[float], list[float]]:
    """Shares and points of a finished game."""
    outcome = game.outcome(state)
    assert outcome is not None
    seats = range(len(outcome.scores))
    shares = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats]
    return shares, [outcome.points(seat) for seat in seats]


def add(sums: list[float], values: Sequence[float]) -> None:
    if not sums:
        sums += [0.0] * len(values)
    for place, value in enumerate(values):
        sums[place] += value


# --- a review -----------------------------------------------------------------


def weigh_moment(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    rows: Sequence[Row],
    moment: Moment,
    simulations: int,
    seconds: float,
) -> dict[str, Any]:
    """What a position promised, what the turn played there came to, and the best other turn found."""
    seat, first, last = moment
    state = state_after(game, seats, options, rows[:first])
    scales = Scales(game, game.view(state, seat), seat, first + simulations)  # a deeper look has other luck
    decisions = tuple([game.catalogue[index] for _, index in rows[first:last]])
    candidates = scales.weigh(simulations, seconds, decisions)
    weighed: dict[str, Any] = {
        "seat": seat,
        "first": first,
        "last": last,
        "shares": [round(share, 4) for share in candidates[0].shares()],
        "points": [round(points, 2) for points in candidates[0].points()],
        "lost": 0.0,
        "fewer": 0.0,
        "is_sure": False,
        "played": None,
        "better": None,
    }
    mine = scales.foresight.also
    if mine is None or (len(decisions) == 1 and len(game.offers(state, seat)) == 1):
        return weighed
    played = scales.turn_of(mine, decisions)
    weighed["played"] = played.told(seat)
    best = best_known(candidates, mine)
    if best is mine:
        return weighed
    better = scales.turn_of(best)
    lost = round(round(better.shares[seat], 4) - round(played.shares[seat], 4), 4)
    fewer = round(round(better.points[seat], 2) - round(played.points[seat], 2), 2)
    if lost + A_POINT * fewer > 0.0:
        weighed["lost"], weighed["fewer"], weighed["is_sure"] = lost, fewer, is_surely_better(best, mine)
        if is_clear(weighed):
            scales.look_ahead(played)
            scales.look_ahead(better)
            weighed["played"] = played.told(seat)
        weighed["better"] = {**better.told(seat), **reasons(seat, better, played)}
    return weighed


def best_known(candidates: Sequence[Candidate], mine: Candidate) -> Candidate:
    """The best of those that met the played turn often enough; where there was no time for that, of all. One that left
    after a lucky trial or two is not the best because of them."""
    known = [one for one in candidates if one is mine or one.shared_with(mine) >= LEAST_TRIALS]
    return known[0] if len(known) > 1 else candidates[0]


def is_surely_better(one: Candidate, other: Candidate) -> bool:
    """Whether it did better so often that chance does not explain it."""
    lead, error = one.lead_over(other)
    return one.shared_with(other) >= LEAST_TRIALS and lead > SURE * error


def worth(turn: Turn, seat: int) -> float:
    """What a turn promises a seat, as a chance to win."""
    return turn.shares[seat] + A_POINT * turn.points[seat]


def loss_of(weighed: Mapping[str, Any]) -> float:
    """By how much the better turn promises more, as a chance to win."""
    return float(weighed["lost"]) + A_POINT * float(weighed["fewer"])


def is_clear(weighed: Mapping[str, Any]) -> bool:
    """Whether so much was lost that it could be told apart."""
    return bool(weighed["is_sure"] and (weighed["lost"] >= LEAST_LOSS or weighed["fewer"] >= LEAST_FEWER))


def reasons(seat: int, better: Turn, played: Turn) -> dict[str, Any]:
    """What the better turn brings more than the other, keeps that the other spends, costs more and brings less, and who
    else can expect how many points fewer or more. And from where more of one's own points will come, or fewer."""
    brought, spent = gap(seat, better, played, 1), gap(seat, better, played, -1)
    takes = [round(was - now, 1) for was, now in zip(played.points, better.points, strict=True)]
    return {
        "more": [told(entry) for entry in brought if entry.amount > 0],
        "keeps": [told(entry) for entry in spent if entry.amount > 0],
        "costs": [told(entry) for entry in spent if entry.amount < 0],
        "less": [told(entry) for entry in brought if entry.amount < 0],
        "takes": [
            {"seat": other, "points": each}
            for other, each in enumerate(takes)
            if other != seat and abs(each) >= LEAST_POINTS
        ],
        "sources": sources_of(better, played),
    }


def sources_of(better: Turn, played: Turn) -> list[dict[str, Any]]:
    """By how many points each source will probably bring more or fewer, the weightiest first."""
    gaps = [(source, round(points - played.sources[source], 1)) for source, points in better.sources.items()]
    weighty = sorted([gap for gap in gaps if abs(gap[1]) >= LEAST_POINTS], key=lambda gap: -abs(gap[1]))
    return [{"source": source, "points": points} for source, points in weighty[:MOST_SOURCES]]


def gap(seat: int, better: Turn, played: Turn, sign: int) -> list[Entry]:
    """What one turn brings a seat (`sign` 1) or has it spend (-1), less what the other does."""
    one = [entry for entry in better.entries if entry.seat == seat and entry.amount * sign > 0]
    other = [entry for entry in played.entries if entry.seat == seat and entry.amount * sign > 0]
    return summed([*one, *[Entry(seat, entry.goal, entry.what, -entry.amount) for entry in other]])


def promising(weighed: Sequence[Mapping[str, Any]], most: int) -> list[int]:
    """Which moments are worth a second, deeper look: where most was lost, by each in turn and by all, or won. No more
    than so many, the weightiest first."""
    changes = changes_of(weighed)
    lost = [place for place in range(len(weighed)) if loss_of(weighed[place]) > 0]
    lost.sort(key=lambda place: -loss_of(weighed[place]))
    wanted: list[int] = []
    for number in range(FAIR + 1):
        for seat in range(len(weighed[0]["shares"]) if weighed else 0):
            wanted += [place for place in lost if weighed[place]["seat"] == seat][number : number + 1]
    wanted += lost[: TURNING_POINTS + 2]
    moved = sorted(range(len(weighed)), key=lambda place: -changes[place])
    wanted += [place for place in moved[:PRAISED] if changes[place] >= LEAST_LOSS]
    return list(dict.fromkeys(wanted))[:most]


def looks_within(seconds: float) -> int:
    """How many deeper looks there is time for, in a review that may take so long on two cores."""
    return max(LEAST_LOOKS, int(seconds / A_LOOK))


def levelled(weighed: Sequence[Mapping[str, Any]], name: str) -> list[list[float]]:
    """Shares or points at every moment, as all players saw them: whoever is asked sees more for itself, so a moment is
    averaged with the nearest ones at which each of the others was asked."""
    seats = len(weighed[0][name]) if weighed else 0
    asked = [[place for place, moment in enumerate(weighed) if moment["seat"] == seat] for seat in range(seats)]
    found: list[list[float]] = []
    for place in range(len(weighed)):
        near = [min(places, key=lambda other: abs(other - place)) for places in asked if places]
        sums: list[float] = []
        for other in near:
            add(sums, weighed[other][name])
        found.append([each / len(near) for each in sums])
    return found


def changes_of(weighed: Sequence[Mapping[str, Any]]) -> list[float]:
    """By how much the mover's chance changed at each moment; nothing where no turn was weighed."""
    shares = levelled(weighed, "shares")
    found = [0.0] * len(weighed)
    for place in range(len(weighed) - 1):
        seat = int(weighed[place]["seat"])
        if weighed[place]["played"] is not None:
            found[place] = shares[place + 1][seat] - shares[place][seat]
    return found


def review(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    rows: Sequence[Row],
    weighed: Sequence[Mapping[str, Any]],
    looked: Mapping[int, Mapping[str, Any]],
) -> dict[str, Any]:
    """All of it put together: the curve, and the turning points in the order of play. `looked` are deeper looks."""
    shares_by_moment, points_by_moment = levelled(weighed, "shares"), levelled(weighed, "points")
    curve: list[dict[str, Any]] = [
        {
            "at": moment["first"],
            "seat": moment["seat"],
            "shares": [round(share, 4) for share in shares_by_moment[place]],
            "points": [round(each, 2) for each in points_by_moment[place]],
        }
        for place, moment in enumerate(weighed)
    ]
    state = state_after(game, seats, options, rows)
    if game.pending(state).is_over:
        shares, points = result(game, state)
        curve.append({"at": len(rows), "seat": None, "shares": shares, "points": points})
    changes = changes_of(weighed)
    turning = [turning_point(found, changes[place]) for place, found in looked.items()]
    kept = [point for point in turning if point["better"] is not None or weight_of(point) >= LEAST_LOSS / 2]
    kept.sort(key=weight_of, reverse=True)
    praised = [point for point in kept if point["better"] is None][:PRAISED]
    chosen = fairly([point for point in kept if point["better"] is not None or point in praised])
    return {"curve": curve, "turning": sorted(chosen[:TURNING_POINTS], key=first_of)}


def fairly(points: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Turning points, the weightiest first, but everybody's own before any further ones."""
    counts: dict[int, int] = {}
    own: list[dict[str, Any]] = []
    further: list[dict[str, Any]] = []
    for point in points:
        seat = int(point["seat"])
        counts[seat] = counts.get(seat, 0) + 1
        (own if counts[seat] <= FAIR else further).append(point)
    return own + further


def turning_point(looked: Mapping[str, Any], change: float) -> dict[str, Any]:
    """A deeper look at a moment. Where hardly anything was lost, or nothing can be said for another turn, what was
    played is the best that was found."""
    is_best = not is_clear(looked) or not has_reason(looked)
    return {
        "at": looked["first"],
        "to": looked["last"],
        "seat": looked["seat"],
        "change": round(change, 4),
        "lost": 0.0 if is_best else looked["lost"],
        "fewer": 0.0 if is_best else looked["fewer"],
        "shares": looked["shares"],
        "played": looked["played"],
        "better": None if is_best else looked["better"],
    }


def has_reason(looked: Mapping[str, Any]) -> bool:
    """Whether anything speaks for the better turn: what it brings or saves, prepares, promises or prevents."""
    better = looked["better"]
    gained = [each for each in [*better["takes"], *better["sources"]] if each["points"] > 0]
    return bool(better["more"] or better["keeps"] or better["then"] or gained or looked["fewer"] >= LEAST_POINTS)


def weight_of(point: Mapping[str, Any]) -> float:
    """How much a turning point turned: what was lost counts whole, what was won half. Where nothing better was found a
    fall is nobody's fault."""
    return loss_of(point) if point["better"] is not None else float(point["change"]) / 2


def first_of(point: Mapping[str, Any]) -> int:
    return int(point["at"])


def placed(reviewed: dict[str, Any], places: Sequence[int], end: int) -> dict[str, Any]:
    """The same with moments counted in rows of a log: `places` says where each row in force stands, `end` how many
    rows there are. A moment is the number of rows before it."""
    for point in reviewed["curve"]:
        point["at"] = places[point["at"]] if point["at"] < len(places) else end
    for point in reviewed["turning"]:
        point["at"], point["to"] = places[point["at"]], places[point["to"] - 1] + 1
    return reviewed


# --- a hint -------------------------------------------------------------------


def hint(game: Game[Any], view: View, seat: int, seed: int, simulations: int, seconds: float) -> dict[str, Any]:
    """The turn the coach would take, what it is for, and what speaks for it beside the next best."""
    scales = Scales(game, view, seat, seed)
    candidates = scales.weigh(simulations, seconds)
    known = [scales.turn_of(candidate) for candidate in candidates]
    best, other = known[0], known[min(1, len(known) - 1)]
    scales.look_ahead(best)
    foresight = scales.foresight
    found = [prospect_of(game, foresight.world, seat, line, 0.0) for line in foresight.lines[:ALTERNATIVES]]
    against = reasons(seat, best, other)
    return {
        "goal": aim_of(seat, known, shares_of_goals(found)),
        **best.told(seat),
        "takes": against["takes"],
        "sources": against["sources"],
        "as_good": as_good(candidates),
        "known": known_of(game, foresight.world, view, seat, best.decisions),
    }


def as_good(candidates: Sequence[Candidate]) -> list[str]:
    """The next best turn, where it was tried as well and cannot be told apart from the best; else nothing."""
    if len(candidates) < 2 or candidates[0].shared_with(candidates[1]) < LEAST_TRIALS:
        return []
    best, other = candidates[0], candidates[1]
    is_apart = is_surely_better(best, other) or best.plain() - other.plain() >= LEAST_POINTS
    return [] if is_apart else [decision.text for decision in other.played]


def aim_of(seat: int, weighed: Sequence[Turn], goals: Mapping[str, float]) -> str:
    """What the best turn gains that sets it apart: turns that gain it promise more than those that do not. `goals` says
    how common each is among all turns: what every turn gains is no aim if there is another, and the rarer says more."""
    best = weighed[0]
    gained = {entry.goal for entry in best.entries if entry.seat == seat and entry.amount > 0}
    telling = {goal for goal in gained if goals.get(goal, 0.0) < 1.0} or gained
    aim, most = "", -1.0
    for goal in sorted(telling, key=lambda goal: (goals.get(goal, 0.0), goal)):
        without = [worth(turn, seat) for turn in weighed if not gains(turn, seat, goal)]
        edge = worth(best, seat) - max(without) if without else 0.0
        if edge > most:
            aim, most = goal, edge
    return aim


def shares_of_goals(prospects: Sequence[Prospect]) -> dict[str, float]:
    """What part of the turns gains each thing; where there is no choice, nothing is common."""
    if len(prospects) < 2:
        return {}
    return {goal: len(with_goal(prospects, goal)) / len(prospects) for goal in goals_of(prospects)}


def gains(turn: Turn, seat: int, goal: str) -> bool:
    return bool([entry for entry in turn.entries if entry.seat == seat and entry.goal == goal and entry.amount > 0])
