"""Who may take over a seat of a running game, and with it what is hidden there.

The person who sat there agrees, and leaving is agreeing; or everybody else at the table does, the owner not counted.
Until then a bot plays the seat, and nobody looks from it. Who sat there may always come back. Before a game begins
nothing is hidden, and seats are free.
"""

from __future__ import annotations

from collections.abc import Sequence

from longcount.server.errors import NotNow, NotYours
from longcount.server.live import TIMEOUT_BOT, LiveTable
from longcount.server.seating import BOT, PLAYING, Seat, Table


def others_at(table: Table, seats: Sequence[Seat]) -> set[str]:
    """The people at a table besides its owner."""
    return {seat.holder for seat in seats if seat.holder is not None} - {table.owner}


def is_agreed(table: Table, seats: Sequence[Seat], seat: Seat) -> bool:
    """Whether a seat may pass on. Where a person sat and nobody else is left, only that person can say so."""
    agreed = seat.who_agreed
    if seat.former in agreed:
        return True
    others = others_at(table, seats)
    return others <= agreed and (bool(others) or seat.former is None)


def awaited(table: Table, seats: Sequence[Seat], seat: Seat) -> set[str]:
    """Everybody who is asked whether a seat may pass on and has not agreed."""
    if not seat.wanted:
        return set()
    asked = others_at(table, seats) | ({seat.former} if seat.former is not None else set())
    return asked - seat.who_agreed


def pass_on(live: LiveTable, seat: Seat) -> None:
    """The owner wants somebody else on a seat: a free one where that is nobody's harm, else people are asked."""
    if live.table.status != PLAYING or seat.is_open:
        former = seat.former
        seat.open_by_link()
        seat.former = former
        return
    if seat.holder is not None:
        seat.stand_in(TIMEOUT_BOT)
    seat.wanted, seat.agreed = True, live.table.owner
    open_agreed(live)


def hand_to_bot(live: LiveTable, seat: Seat, bot: str) -> None:
    """The owner lets a bot play; who sat there in a running game may come back."""
    if live.table.status == PLAYING:
        seat.stand_in(bot)
    else:
        seat.give_to_bot(bot)


def answer(live: LiveTable, seat: Seat, user: str, is_yes: bool) -> None:
    """Somebody who is asked agrees, or refuses, which ends it."""
    if not seat.wanted:
        raise NotNow("Nobody asks for this seat now.")
    if user not in awaited(live.table, live.seats, seat):
        raise NotYours("You are not asked about this seat, or have agreed already.")
    if is_yes:
        seat.agreed = " ".join(sorted({user, *seat.who_agreed}))
        open_agreed(live)
    else:
        seat.wanted, seat.agreed = False, ""


def open_agreed(live: LiveTable) -> None:
    """Seats on which enough people agree are free; who sat there may still be the first to sit down."""
    for seat in live.seats:
        if seat.wanted and is_agreed(live.table, live.seats, seat):
            former = seat.former
            seat.open_by_link()
            seat.former = former


def may_return(table: Table, seat: Seat, user: str) -> bool:
    """Whether this person sat here and may come back: always, but for one whose time is up."""
    has_time = table.minutes is None or seat.spent < table.minutes * 60_000
    return table.status == PLAYING and seat.former == user and seat.holder is None and has_time


def check_free(table: Table, seat: Seat, user: str) -> None:
    if seat.is_open or may_return(table, seat, user):
        return
    if seat.kind == BOT and seat.wanted:
        raise NotNow("A bot plays here until who sat here, or everybody else at the table, agrees.")
    if seat.kind == BOT and seat.former == user:
        raise NotNow("The time of this seat is up: a bot plays on.")
    raise NotNow("This seat is taken.")
