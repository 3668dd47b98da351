"""Goofspiel, the old card game of pure bidding: a whole game in one file, as a plug-in.

Every round a prize is turned up. All choose a card of their hand at once, in secret; the highest card takes the prize.
Cards that were played are gone. A tie leaves the prize to nobody, or to the next round (option `ties`). By another
option cards are played openly, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypedDict

from longcount.kernel.chance import Dice
from longcount.kernel.decisions import NUMBER, Catalogue, Decision, Form
from longcount.kernel.errors import Refusal
from longcount.kernel.game import Game, Insight, Outcome, Rules, Secret
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.rulebook import Rulebook
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Fact, Story, summed

FOLDER: Final = Path(__file__).parent
CARDS: Final = 7
NONE: Final = 0

# --- decisions --------------------------------------------------------------------


class Turn(Decision):
    """A prize is turned up."""

    def __init__(self, prize: int) -> None:
        self.prize: Final = prize


class Play(Decision):
    """A card of the hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


TURN: Final = [Turn(prize) for prize in range(1, CARDS + 1)]
PLAY: Final = [Play(card) for card in range(1, CARDS + 1)]
FORMS: Final = (
    Form(Turn, "turn", "turn {prize}", {"prize": NUMBER}),
    Form(Play, "play", "play {card}", {"card": NUMBER}),
)
CATALOGUE: Final = Catalogue([*TURN, *PLAY], FORMS)

# --- the table --------------------------------------------------------------------


class State:
    def __init__(self, seats: int, carries: bool, is_open: bool) -> None:
        self.carries = carries
        self.is_open = is_open
        self.prizes = list(range(1, CARDS + 1))
        self.prize = NONE
        self.pot = 0
        """Points of prizes that nobody took, for whoever takes the next."""
        self.hands = [list(range(1, CARDS + 1)) for _ in range(seats)]
        self.chosen = [NONE] * seats
        self.points = [0] * seats

    def clone(self) -> State:
        twin = State(len(self.hands), self.carries, self.is_open)
        twin.prizes, twin.prize, twin.pot = self.prizes[:], self.prize, self.pot
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen, twin.points = self.chosen[:], self.points[:]
        return twin

    def key(self) -> tuple[object, ...]:
        hands = tuple(tuple(hand) for hand in self.hands)
        return (tuple(self.prizes), self.prize, self.pot, hands, tuple(self.chosen), tuple(self.points))

    @property
    def is_over(self) -> bool:
        return not self.prizes and self.prize == NONE


def begin(seats: int, options: dict[str, str]) -> State:
    return State(seats, options["ties"] == "carried", options["cards"] == "open")


def pending(s: State) -> Pending:
    if s.is_over:
        return Pending((), "over", "G-END-01")
    if s.prize == NONE:
        return Pending((CHANCE,), "turn", "G-ROUND-01")
    first = round_of(s) - 1 if s.is_open else 0
    order = [(first + number) % len(s.chosen) for number in range(len(s.chosen))]
    waiting = [seat for seat in order if s.chosen[seat] == NONE]
    return Pending(tuple(waiting[:1] if s.is_open else waiting), "play", "G-ROUND-02")  # ruling Q2


def offers(s: State, seat: int) -> list[Decision]:
    if seat == CHANCE:
        return [TURN[prize - 1] for prize in s.prizes]  # G-ROUND-01
    return [PLAY[card - 1] for card in s.hands[seat]]  # G-ROUND-02


def odds(s: State) -> list[int]:
    return [1] * len(s.prizes)


def apply(s: State, seat: int, decision: Decision, story: Story | None) -> None:
    told = story or Story()
    if isinstance(decision, Turn):
        s.prizes.remove(decision.prize)
        s.prize = decision.prize
        told.add(Fact(CHANCE, "round", "prize", CARDS - len(s.prizes) - 1, ""))
        told.add(Fact(CHANCE, "turn", "prize", decision.prize, ""))
    else:
        assert isinstance(decision, Play)
        s.hands[seat].remove(decision.card)  # G-ROUND-04
        s.chosen[seat] = decision.card
        if NONE not in s.chosen:
            award(s, told)


def award(s: State, story: Story) -> None:
    """Everybody has chosen: the cards are shown, the highest one takes the prize."""
    for seat, card in enumerate(s.chosen):
        story.add(Fact(seat, "show", "card", card, ""))
    best = max(s.chosen)
    worth, s.pot = s.prize + s.pot, 0
    if s.chosen.count(best) > 1:  # G-ROUND-03
        s.pot = worth if s.carries else 0
        story.add(Fact(CHANCE, "tie", "carried" if s.carries else "lost", worth, ""))
    else:
        winner = s.chosen.index(best)
        s.points[winner] += worth
        story.add(Fact(winner, "score", "prizes", worth, ""))
    s.prize, s.chosen = NONE, [NONE] * len(s.chosen)


def outcome(s: State) -> Outcome | None:
    if not s.is_over:
        return None
    best = max(s.points)
    winners = [seat for seat, points in enumerate(s.points) if points == best]
    return Outcome(s.points[:], [{"prizes": points} for points in s.points], winners, "", 1)


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    if isinstance(decision, Play):
        return Refusal("G-ROUND-04", "played", card=decision.card, hand=", ".join(map(str, s.hands[seat])))
    return Refusal("G-ROUND-01", "chance")


def secret(s: State, seat: int, decision: Decision) -> Secret | None:
    return Secret(seat, f"round {round_of(s)}") if isinstance(decision, Play) and not s.is_open else None


def is_revealed(s: State, until: str) -> bool:
    number = int(until.removeprefix("round "))
    return round_of(s) > number or (round_of(s) == number and s.prize == NONE) or s.is_over


def round_of(s: State) -> int:
    return max(1, CARDS - len(s.prizes))


def turn_of(s: State) -> int:
    return 8 * round_of(s) + len(s.chosen) - s.chosen.count(NONE)


# --- what a seat may know ---------------------------------------------------------


class Hand(TypedDict):
    cards: list[int]
    points: int
    has_chosen: bool
    chosen: int | None


class GoofspielView(TypedDict):
    game: str
    seat: int | None
    ties: str
    open: bool
    round: int
    prize: int | None
    pot: int
    prizes: list[int]
    players: list[Hand]


def view(s: State, seat: int | None) -> GoofspielView:
    return {
        "game": "goofspiel",
        "seat": seat,
        "ties": "carried" if s.carries else "lost",
        "open": s.is_open,
        "round": round_of(s),
        "prize": s.prize or None,
        "pot": s.pot,
        "prizes": s.prizes[:],
        "players": [hand_of(s, other, seat) for other in range(len(s.hands))],
    }


def hand_of(s: State, seat: int, viewer: int | None) -> Hand:
    """Which cards are left is public by elimination, but not which one has just been chosen."""
    knows = seat == viewer or s.is_open or s.chosen[seat] == NONE
    return {
        "cards": s.hands[seat][:] if knows else sorted([*s.hands[seat], s.chosen[seat]]),
        "points": s.points[seat],
        "has_chosen": s.chosen[seat] != NONE,
        "chosen": (s.chosen[seat] or None) if knows else None,
    }


def determinize(seen: View, dice: Dice) -> State:
    s = State(len(seen["players"]), seen["ties"] == "carried", seen["open"])
    s.prizes, s.prize, s.pot = list(seen["prizes"]), seen["prize"] or NONE, seen["pot"]
    for seat, row in enumerate(seen["players"]):
        s.hands[seat], s.points[seat] = list(row["cards"]), row["points"]
        if row["chosen"] is not None:
            s.chosen[seat] = row["chosen"]
        elif row["has_chosen"]:
            s.chosen[seat] = s.hands[seat].pop(dice.below(len(s.hands[seat])))
    return s


# --- insight ----------------------------------------------------------------------


def ledger(facts: Sequence[Fact]) -> list[Entry]:
    return summed([Entry(fact.seat, "points", "prizes", fact.amount) for fact in facts if fact.verb == "score"])


def worths(s: State) -> list[float]:
    """What one has, and one's share of what is left, by the cards left."""
    left = sum(s.prizes) + s.prize + s.pot
    strength = [sum(hand) + s.chosen[seat] for seat, hand in enumerate(s.hands)]
    total = sum(strength) or 1
    return [points + left * strength[seat] / total for seat, points in enumerate(s.points)]


def evaluate(s: State, seat: int) -> float:
    return worths(s)[seat]


def progress(s: State) -> float:
    return 1 - len(s.prizes) / CARDS


def playout(s: State, dice: Dice, limit: int) -> int:
    made = 0
    while not s.is_over and made < limit:
        seat = pending(s).seats[0]
        choices = offers(s, seat)
        apply(s, seat, choices[dice.below(len(choices))], None)
        made += seat != CHANCE
    return made


RULEBOOK: Final = Rulebook(FOLDER)
GAME: Final[Game[State]] = Game(
    name="goofspiel",
    title="Goofspiel",
    edition="folk/1",
    seats=(2, 3, 4),
    options=RULEBOOK.options,
    catalogue=CATALOGUE,
    longest=100,
    folder=FOLDER,
    shape=GoofspielView,
    rules=Rules(
        begin=begin,
        pending=pending,
        offers=offers,
        odds=odds,
        apply=apply,
        outcome=outcome,
        view=view,
        determinize=determinize,
        round=round_of,
        turn=turn_of,
        secret=secret,
        is_revealed=is_revealed,
        why_not=why_not,
    ),
    insight=Insight(
        ledger=ledger,
        evaluate=evaluate,
        worths=worths,
        progress=progress,
        playout=playout,
    ),
)
