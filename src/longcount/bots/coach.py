"""The coach: how a game went, what would have been better and why, and what to do now.

A match is taken apart into moments: the decisions of one seat in a row, up to where somebody else is asked or something
is drawn. What several decide at once is left out. At each moment the position is searched from what the mover could
know. The turn that was played and the best others found are carried out in the same worlds, draws included, and
searched from there: what they promise the mover is compared, the chance to win and the points expected, for who has
little chance left still plays for points. Reasons are facts: what a turn brings and costs more than
the other, what each can expect after it, and what the next turn could bring, for many a turn only prepares that one.

Everything that goes in and comes out is plain data, so that moments can be weighed in processes of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.bots.beam import whole_turns, worth_of
from longcount.bots.explorer import Prospect, entries_known, goals_of, prospect_of, told, turns, with_goal
from longcount.bots.judge import Judge
from longcount.bots.learned import calibrated_judge
from longcount.bots.search import NARROW, Search, Thought
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import WIDE, Game, settle
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Story, summed

WIDTH: Final = 40
LOOKS: Final = 400
RIVALS: Final = 5
"""Turns compared with the one that was played."""
WORLDS: Final = (2, 8)
"""Deals of what is hidden, and of what is drawn next, in which turns are compared: at least, at most."""
WORLD_SIMULATIONS: Final = 60
"""As many as are worth a deal of their own: more deals tell more than more thought about one, for draws are luck."""
SIMULATIONS: Final = 240
"""For a position; a turn that is compared gets half as many in all its worlds together."""
ROOT: Final = 0.25
"""The share of time for the position itself; the rest is for the turns that are compared."""
DEEPER_SIMULATIONS: Final = 5 * SIMULATIONS
"""For what seems to be a turning point."""
SECONDS: Final = 40.0
"""For a review on two cores, about."""
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
        self.key = 0
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

    def __init__(self, game: Game[Any], view: View, seat: int, seed: int, simulations: int, seconds: float) -> None:
        """`simulations` for each turn, `seconds` for all of them together."""
        self.game = game
        self.view = view
        self.seat = seat
        self.seed = seed
        dice = Dice(seed)
        count = max(WORLDS[0], min(WORLDS[1], simulations // WORLD_SIMULATIONS))
        self.worlds: list[Any] = [game.determinize(view, dice) for _ in range(count)]
        self.judge: Judge = calibrated_judge(game, len(game.judged().worths(self.worlds[0])))
        self.simulations = max(8, simulations // count)
        self.seconds = seconds / (count * (RIVALS + 1))

    def weigh(self, turn: Turn) -> None:
        """Carries the turn out in every world and searches from there."""
        count = 0
        for number, world in enumerate(self.worlds):
            state = world.clone()
            story = Story()
            if not self.carry_out(state, turn, story):
                continue
            if number == 0:
                turn.entries = entries_known(self.game, world, self.seat, turn.decisions, story)
                turn.key = hash(state.key())
            shares, points = self.outlook(state, self.seed + 17 * number)
            add(turn.shares, shares)
            add(turn.points, points)
            count += 1
        turn.shares = [share / count for share in turn.shares]
        turn.points = [each / count for each in turn.points]

    def carry_out(self, state: Any, turn: Turn, story: Story) -> bool:
        """False where this world does not allow it: what is hidden there decides."""
        for decision in turn.decisions:
            if self.seat not in self.game.pending(state).seats or decision not in self.game.offers(state, self.seat):
                return False
            self.game.apply(state, self.seat, decision, story)
        return True

    def outlook(self, state: Any, seed: int) -> tuple[list[float], list[float]]:
        """What a position promises every seat, after the draws that are due."""
        settle(self.game, state, Dice(seed))
        pending = self.game.pending(state)
        if pending.is_over:
            return result(self.game, state)
        asked = pending.seats[0]
        view = self.game.view(state, asked)
        search = Search(self.game, seed, self.judge, NARROW)
        thought = search.think(view, asked, self.simulations, self.seconds)
        return thought.shares, thought.points

    def look_ahead(self, turn: Turn) -> None:
        """What the seat could do with its next turn, if the others play by the rule of thumb. Nothing is told where
        something is drawn or decided in secret before: it would be a guess."""
        state = self.worlds[0].clone()
        number = self.game.turn(state)
        if not self.carry_out(state, turn, Story()):
            return
        for _ in range(MOST_WAITED):
            pending = self.game.pending(state)
            if len(pending.seats) != 1 or pending.is_over or pending.is_chance:
                return
            asked = pending.seats[0]
            line = max(whole_turns(self.game, state, asked, WIDTH, LOOKS), key=worth_of)
            if asked == self.seat and self.game.turn(state) != number:
                turn.then = prospect_of(self.game, state, asked, line, 0.0)
                return
            for decision in line.played:
                self.game.apply(state, asked, decision, None)


def rivals(thought: Thought) -> list[Turn]:
    """The turns that the search likes best."""
    return [Turn(choice.line) for choice in thought.choices[:RIVALS]]


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
    view = game.view(state, seat)
    thought = Search(game, first, calibrated_judge(game, seats), WIDE).think(view, seat, simulations, ROOT * seconds)
    weighed: dict[str, Any] = {
        "seat": seat,
        "first": first,
        "last": last,
        "shares": [round(share, 4) for share in thought.shares],
        "points": [round(points, 2) for points in thought.points],
        "lost": 0.0,
        "fewer": 0.0,
        "played": None,
        "better": None,
    }
    played = Turn(tuple([game.catalogue[index] for _, index in rows[first:last]]))
    if len(played.decisions) == 1 and len(game.offers(state, seat)) == 1:
        return weighed
    scales = Scales(game, view, seat, first, simulations // 2, (1 - ROOT) * seconds)
    scales.weigh(played)
    if not played.shares:
        return weighed
    weighed["played"] = played.told(seat)
    best = best_of(scales, rivals(thought), played)
    if best is None:
        return weighed
    lost = round(round(best.shares[seat], 4) - round(played.shares[seat], 4), 4)
    fewer = round(round(best.points[seat], 2) - round(played.points[seat], 2), 2)
    if lost + A_POINT * fewer > 0.0:
        weighed["lost"], weighed["fewer"] = lost, fewer
        if is_clear(weighed):
            scales.look_ahead(played)
            scales.look_ahead(best)
            weighed["played"] = played.told(seat)
        weighed["better"] = {**best.told(seat), **reasons(seat, best, played)}
    return weighed


def best_of(scales: Scales, others: Sequence[Turn], played: Turn) -> Turn | None:
    """The most promising of other turns; one that ends where the played one does is no other turn."""
    best: Turn | None = None
    for other in others:
        scales.weigh(other)
        if other.shares and other.key != played.key:
            if best is None or worth(other, scales.seat) > worth(best, scales.seat):
                best = other
    return best


def worth(turn: Turn, seat: int) -> float:
    """What a turn promises a seat, as a chance to win."""
    return turn.shares[seat] + A_POINT * turn.points[seat]


def loss_of(weighed: Mapping[str, Any]) -> float:
    """By how much the better turn promises more, as a chance to win."""
    return float(weighed["lost"]) + A_POINT * float(weighed["fewer"])


def is_clear(weighed: Mapping[str, Any]) -> bool:
    """Whether so much was lost that it could be told apart."""
    return bool(weighed["lost"] >= LEAST_LOSS or weighed["fewer"] >= LEAST_FEWER)


def reasons(seat: int, better: Turn, played: Turn) -> dict[str, Any]:
    """What the better turn brings more than the other, keeps that the other spends, costs more and brings less, and who
    else can expect how many points fewer or more."""
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
    }


def gap(seat: int, better: Turn, played: Turn, sign: int) -> list[Entry]:
    """What one turn brings a seat (`sign` 1) or has it spend (-1), less what the other does."""
    one = [entry for entry in better.entries if entry.seat == seat and entry.amount * sign > 0]
    other = [entry for entry in played.entries if entry.seat == seat and entry.amount * sign > 0]
    return summed([*one, *[Entry(seat, entry.goal, entry.what, -entry.amount) for entry in other]])


def promising(weighed: Sequence[Mapping[str, Any]]) -> list[int]:
    """Which moments are worth a second, deeper look: where most was lost, by all and by each, or won."""
    changes = changes_of(weighed)
    lost = [place for place in range(len(weighed)) if loss_of(weighed[place]) > 0]
    lost.sort(key=lambda place: -loss_of(weighed[place]))
    moved = sorted(range(len(weighed)), key=lambda place: -changes[place])
    wanted = lost[: TURNING_POINTS + 2]
    for seat in range(len(weighed[0]["shares"]) if weighed else 0):
        wanted += [place for place in lost if weighed[place]["seat"] == seat][: FAIR + 1]
    wanted += [place for place in moved[:PRAISED] if changes[place] >= LEAST_LOSS]
    return sorted(set(wanted))


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
    prevented = [each for each in better["takes"] if each["points"] > 0]
    return bool(better["more"] or better["keeps"] or better["then"] or prevented or looked["fewer"] >= LEAST_POINTS)


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
    scales = Scales(game, view, seat, seed, simulations // 2, (1 - ROOT) * seconds)
    thought = Search(game, seed, scales.judge, WIDE).think(view, seat, simulations, ROOT * seconds)
    found = rivals(thought)
    for rival in found:
        scales.weigh(rival)
    known = [rival for rival in found if rival.shares]
    known.sort(key=lambda rival: -worth(rival, seat))
    best = known[0]
    scales.look_ahead(best)
    other = next((rival for rival in known[1:] if rival.key != best.key), best)
    goals = shares_of_goals(turns(game, scales.worlds[0], seat, ALTERNATIVES))
    return {"goal": aim_of(seat, known, goals), **best.told(seat), "takes": reasons(seat, best, other)["takes"]}


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
