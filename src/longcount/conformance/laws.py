"""What every game must satisfy, at every moment, for every number of seats and every option.

Tests, the fuzz command and writers of new games use the same functions. Each law is a function that raises
`LawBroken`; `play_under_laws` plays a random game and asks the cheap ones at every state, the dear ones now and then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longcount.conformance.shapes import misfit
from longcount.kernel import record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.decisions import Decision, is_sorted_and_unique
from longcount.kernel.errors import BadOption, IllegalDecision, LongCountError, NotYourTurn, UndoRefused
from longcount.kernel.game import Game
from longcount.kernel.match import UNDO, Match, Row
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Story

Any_Match = Match[Any]


class LawBroken(LongCountError):
    """A game broke one of the laws; `record` holds the whole match up to there."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.record = ""


class NothingInItsPlace(LongCountError):
    """No other decision would be just as secret."""


def require(holds: bool, law: str, detail: str) -> None:
    if not holds:
        raise LawBroken(law, detail)


# --- at every state -------------------------------------------------------------


def offers_are_sound(match: Any_Match, stock: dict[str, int]) -> None:
    """Somebody is asked and has an offer, offers stand in catalogue order, pieces are conserved."""
    game, state = match.game, match.state
    pending = game.pending(state)
    for seat in pending.seats:
        offers = game.offers(state, seat)
        if not offers:
            raise LawBroken("offers are never empty", f"seat {seat} at '{pending.step}'")
        if not is_sorted_and_unique(offers):
            raise LawBroken("offers are sorted and unique", f"{offers}")
        for offer in offers:
            require(game.catalogue[offer.index] is offer, "offers are in the catalogue", offer.text)
    if pending.is_chance:
        odds = game.odds(state)
        same = len(odds) == len(game.offers(state, CHANCE))
        require(same and min(odds) > 0, "every draw has its odds", pending.step)
    found = game.stock(state)
    if found != stock:
        raise LawBroken("pieces are conserved", f"{found} instead of {stock}")


# --- now and then ---------------------------------------------------------------


def clone_is_equal_and_apart(match: Any_Match, dice: Dice) -> None:
    """A clone equals its origin, and playing on with it leaves the origin alone."""
    game, state = match.game, match.state
    before = state.key()
    twin = state.clone()
    require(twin.key() == before, "a clone is equal", "the keys differ")
    game.judged().playout(twin, dice, 40)
    require(state.key() == before, "a clone is independent", "playing the clone changed its origin")


def every_offer_applies(match: Any_Match) -> None:
    """Each offer can be carried out, silently and aloud, with the same result."""
    game, state = match.game, match.state
    for seat in game.pending(state).seats:
        for offer in game.offers(state, seat):
            silent, aloud = state.clone(), state.clone()
            game.apply(silent, seat, offer, None)
            game.apply(aloud, seat, offer, Story())
            require(silent.key() == aloud.key(), "a story changes nothing", offer.text)


def texts_read_back(match: Any_Match) -> None:
    """read(write(d)) is d."""
    game, state = match.game, match.state
    for seat in game.pending(state).seats:
        for offer in game.offers(state, seat):
            require(game.catalogue.read(offer.text) is offer, "texts read back", offer.text)


def what_is_not_offered_is_refused(match: Any_Match, dice: Dice) -> None:
    """A decision that is not offered is refused with a reason and changes nothing."""
    game = match.game
    before = match.state.key()
    for seat in game.pending(match.state).seats:
        if seat == CHANCE:
            continue
        decision = game.catalogue[dice.below(len(game.catalogue))]
        if decision in game.offers(match.state, seat):
            continue
        try:
            match.play(seat, decision)
        except IllegalDecision as refusal:
            require(bool(refusal.sentence), "refusals explain themselves", decision.text)
        else:
            raise LawBroken("what is not offered is refused", decision.text)
    require(match.state.key() == before, "a refusal changes nothing", "the state changed")


def views_have_their_shape(match: Any_Match) -> None:
    """What each seat and a spectator may know is just what the game declares."""
    game = match.game
    if game.shape is None:
        return
    for viewer in (None, *range(len(match.header.seats))):
        found = misfit(game.view(match.state, viewer), game.shape)
        require(not found, "views have their shape", f"viewer {viewer}: {found}")


def view_can_be_filled_in(match: Any_Match, dice: Dice) -> None:
    """A state made from a view gives the same view, the same offers and the same refusals."""
    game, state = match.game, match.state
    seats = game.pending(state).seats
    for seat in range(len(match.header.seats)):
        seen = game.view(state, seat)
        filled = game.determinize(seen, dice)
        require(game.view(filled, seat) == seen, "a view can be filled in", f"seat {seat}")
        require(game.pending(filled).seats == seats, "a filled view asks the same seats", f"seat {seat}")
        if seat in seats:
            same_for_seat(game, state, filled, seat, dice)


def same_for_seat(game: Game[Any], one: Any, other: Any, seat: int, dice: Dice) -> None:
    """Two states that look alike to a seat offer it the same and refuse it the same."""
    offers = game.offers(one, seat)
    require(offers == game.offers(other, seat), "equal views, equal offers", f"seat {seat}")
    decision = game.catalogue[dice.below(len(game.catalogue))]
    if decision not in offers:
        told = repr(game.why_not(one, seat, decision)), repr(game.why_not(other, seat, decision))
        require(told[0] == told[1], "equal views, equal refusals", f"{told}")


def sight_fits_its_legend(match: Any_Match, dice: Dice) -> None:
    """Every number of a seat's row is as its legend says, and none of them depends on what the seat cannot see."""
    game, state = match.game, match.state
    sight = None if game.insight is None else game.insight.sight
    if sight is None or game.pending(state).is_chance:
        return
    for seat in range(len(match.header.seats)):
        row = sight.row(state, seat)
        require(len(row) == len(sight.fields), "a sight fits its legend", f"{len(row)} numbers for seat {seat}")
        for number, field in zip(row, sight.fields, strict=True):
            fits = not field.choices or number < field.choices
            require(fits, "a sight fits its legend", f"seat {seat}: {field.name} is {number}")
        again = sight.row(game.determinize(game.view(state, seat), dice), seat)
        if again != row:
            told = [field.name for field, one, other in zip(sight.fields, row, again, strict=True) if one != other]
            raise LawBroken("a sight sees what its seat may know", f"seat {seat}: {', '.join(told)}")


def undo_stays_within_the_turn(match: Any_Match) -> None:
    """Undo takes back exactly the last own decision, and never crosses a draw, a reveal or another seat."""
    if not match.live:
        return
    last = match.rows[match.live[-1]]
    for seat in range(len(match.header.seats)):
        if match.why_no_undo(seat):
            try:
                match.undo(seat)
            except UndoRefused:
                continue
            raise LawBroken("undo is refused where it says so", f"seat {seat}")
        require(last.seat == seat, "undo takes back one's own", f"seat {seat} took back seat {last.seat}'s")
        before = match.state.key()
        match.undo(seat)
        match.play(seat, last.decision)
        require(match.state.key() == before, "undo and again is the same", last.decision.text)


def record_replays(match: Any_Match) -> None:
    """The written record read back gives the same state and the same record."""
    text = record.write(match)
    again = record.read(text, {match.game.name: match.game})
    require(again.state.key() == match.state.key(), "a record replays", "the states differ")
    require(record.write(again) == text, "a record reads back", "the texts differ")


def score_is_its_breakdown(match: Any_Match) -> None:
    outcome = match.game.outcome(match.state)
    require(outcome is not None, "a finished game has an outcome", "none")
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        parts = sum(outcome.breakdown[seat].values())
        require(parts == score, "the score equals its breakdown", f"seat {seat}: {parts} and {score}")
    require(bool(outcome.winners), "somebody wins", "nobody did")


# --- secrets --------------------------------------------------------------------


TRIES: Final = 4
FRESH: Final = 30
"""Rows after which a secret is no longer asked about: later, hardly any other choice fits what has become visible."""


class Twins:
    """Two matches that differ only in what a viewer may not know yet, and what was told in each."""

    def __init__(self, begun: Any_Match) -> None:
        self.one: Any_Match = begun.fork()
        self.other: Any_Match = begun
        self.told_one: list[Story] = []
        self.told_other: list[Story] = []


def begun_like(origin: Any_Match, rows: int) -> Any_Match:
    """A match with the first rows in force of another."""
    match: Any_Match = Match(origin.game, origin.header.seats, origin.header.options)
    for position in origin.live[:rows]:
        match.play(origin.rows[position].seat, origin.rows[position].decision)
    return match


def twins_for(match: Any_Match, viewer: int | None, dice: Dice, tries: int) -> Twins | None:
    """Decide anew, at random, rows the viewer may not see; None if that never fits the rows it does see.

    Mostly the latest only: of earlier ones too much has become visible for others to fit.
    """
    seen = {match.rows[position].decision for position in match.live if match.is_open(position, viewer)}
    begun: dict[int, Any_Match] = {}
    for _ in range(tries):
        first = 0 if dice.below(4) == 0 else max(0, len(match.live) - FRESH)
        if first not in begun:
            begun[first] = begun_like(match, first)
        try:
            return try_twins(match, viewer, dice, Twins(begun[first].fork()), seen)
        except (IllegalDecision, NotYourTurn, NothingInItsPlace):
            continue
    return None


def try_twins(match: Any_Match, viewer: int | None, dice: Dice, twins: Twins, seen: set[Decision]) -> Twins:
    """Play on like a match, with another decision wherever the viewer may not see which one it was."""
    for position in match.live[len(twins.one.live) :]:
        row = match.rows[position]
        decision = row.decision
        if not match.is_open(position, viewer):
            decision = another(twins, row, seen, dice)
        twins.told_one.append(twins.one.play(row.seat, row.decision))
        twins.told_other.append(twins.other.play(row.seat, decision))
    return twins


def another(twins: Twins, row: Row, seen: set[Decision], dice: Dice) -> Decision:
    """Any other decision that would be just as secret, best one that the viewer has not seen elsewhere."""
    game, state = twins.other.game, twins.other.state
    alike = [offer for offer in game.offers(state, row.seat) if game.secret(state, row.seat, offer) == row.secret]
    free = [offer for offer in alike if offer not in seen] or alike
    if not free:
        raise NothingInItsPlace("Nothing that could stand in its place is offered.")
    return free[dice.below(len(free))]


def has_fresh_secret(match: Any_Match) -> bool:
    return any(not match.is_open(position, None) for position in match.live[-FRESH:])


def secrets_do_not_leak(match: Any_Match, viewer: int | None, dice: Dice, tries: int = TRIES) -> bool:
    """Matches that differ only in what a viewer may not know look, sound and read the same to it.

    Returns whether such a twin was found.
    """
    game = match.game
    twins = twins_for(match, viewer, dice, tries)
    if twins is None:
        return False
    one, other, who = twins.one, twins.other, f"viewer {viewer}"
    require(game.view(one.state, viewer) == game.view(other.state, viewer), "views do not leak", who)
    require(heard(twins.told_one, viewer) == heard(twins.told_other, viewer), "stories do not leak", who)
    require(record.write(one, viewer) == record.write(other, viewer), "records do not leak", who)
    if viewer is not None and viewer in game.pending(one.state).seats:
        same_for_seat(game, one.state, other.state, viewer, dice)
        same_errors(one, other, viewer, dice)
    return True


def heard(stories: list[Story], viewer: int | None) -> list[tuple[object, ...]]:
    return [fact.as_tuple() for story in stories for fact in story.seen_by(viewer)]


def same_errors(one: Any_Match, other: Any_Match, seat: int, dice: Dice) -> None:
    for text in (one.game.catalogue[dice.below(len(one.game.catalogue))].text, "nonsense", "undo"):
        require(error_of(one, seat, text) == error_of(other, seat, text), "errors do not leak", text)


def error_of(match: Any_Match, seat: int, text: str) -> str:
    """What a seat is told when it tries this now; the match is left as it was."""
    if text == UNDO.text:
        return str(match.why_no_undo(seat))
    try:
        refusal = match.why_not(seat, match.game.catalogue.read(text))
    except LongCountError as error:
        return str(error)
    return str(refusal)


# --- a whole game ---------------------------------------------------------------


def play_under_laws(game: Game[Any], seats: int, seed: int, options: Mapping[str, str], every: int = 40) -> Any_Match:
    """A random game under all laws; dear ones are asked about once in `every` states. Raises LawBroken."""
    dice = Dice(seed)
    chance = SeededChance(seed + 1)
    match = Match(game, [f"Seat {n + 1}" for n in range(seats)], options)
    stock = game.stock(match.state)
    try:
        while not game.pending(match.state).is_over:
            offers_are_sound(match, stock)
            if dice.below(every) == 0:
                ask_dear_laws(match, dice)
            require(len(match.live) < game.longest, "games end", f"{len(match.live)} decisions and no end")
            play_one(match, dice, chance)
        score_is_its_breakdown(match)
        record_replays(match)
    except LawBroken as broken:
        broken.record = rows_of(match)
        raise
    except Exception as error:
        crash = LawBroken("nothing breaks", f"{type(error).__name__}: {error}")
        crash.record = rows_of(match)
        raise crash from error
    return match


def rows_of(match: Any_Match) -> str:
    """The record without its result, which may be what is broken."""
    return "\n".join(record.rows_text(match)) + "\n"


def play_one(match: Any_Match, dice: Dice, chance: SeededChance) -> None:
    pending = match.game.pending(match.state)
    seat = pending.seats[dice.below(len(pending.seats))]
    offers = match.game.offers(match.state, seat)
    pick = chance.pick(match.game.odds(match.state)) if seat == CHANCE else dice.below(len(offers))
    match.play(seat, offers[pick])


def ask_dear_laws(match: Any_Match, dice: Dice) -> None:
    clone_is_equal_and_apart(match, dice)
    every_offer_applies(match)
    texts_read_back(match)
    what_is_not_offered_is_refused(match, dice)
    views_have_their_shape(match)
    view_can_be_filled_in(match, dice)
    sight_fits_its_legend(match, dice)
    undo_stays_within_the_turn(match)
    if has_fresh_secret(match):
        seats = len(match.header.seats)
        viewer = dice.below(seats + 1)
        secrets_do_not_leak(match, viewer if viewer < seats else None, dice)


def random_options(game: Game[Any], seats: int, dice: Dice) -> dict[str, str]:
    """A value for every option, such that so many seats can play with them."""
    while True:
        options = {option.name: option.values[dice.below(len(option.values))] for option in game.options}
        try:
            game.new(seats, options)
        except BadOption:
            continue
        return options
