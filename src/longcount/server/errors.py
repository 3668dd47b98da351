"""What a client can do wrong, each with its HTTP status and a sentence."""

from __future__ import annotations

from typing import Final

from longcount.kernel.errors import LongCountError


class ServerError(LongCountError):
    """The common root; `status` is the one of HTTP."""

    status = 400


class BadRequest(ServerError):
    """Input that cannot be meant so."""


class NotYours(ServerError):
    """Somebody else's seat, table or browser."""

    status = 403


class NotThere(ServerError):
    """No such table, game or page."""

    status = 404


class NotNow(ServerError):
    """Right in itself, but not at this moment."""

    status = 409


class RecordOnly(NotNow):
    """A table whose rules are not here any more: it is kept, and never replayed under others."""


class TooLarge(ServerError):
    status = 413


class TooFast(ServerError):
    status = 429


class NotReady(ServerError):
    """The server cannot do its work at the moment, and knows why."""

    status = 503


class Away(Exception):
    """The database cannot be reached at the moment: nothing was refused, and the same may succeed soon."""


AWAY: Final = NotReady("The database cannot be reached at the moment: please try again.")
"""How people are told."""


class LostRace(Exception):
    """Another process stored a row with this number first: read the log again."""


class BadQueue(ServerError):
    """The queue of jobs cannot be used as it is."""

    status = 503
