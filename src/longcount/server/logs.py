"""The server's own log: one JSON object per line, on standard error.

Lines that belong to a request carry its name, whatever part of the server writes them.
"""

from __future__ import annotations

import contextlib
import json
import logging
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any, Final

LOG: Final = logging.getLogger("longcount.server")
_FIELDS: Final = "fields"
_REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


@contextlib.contextmanager
def request(name: str) -> Iterator[None]:
    """What is logged meanwhile, also by tasks begun meanwhile, is of this request."""
    before = _REQUEST.set(name)
    try:
        yield
    finally:
        _REQUEST.reset(before)


class JsonLines(logging.Formatter):
    def __init__(self, process: str) -> None:
        super().__init__()
        self.process = process

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "process": self.process,
            **({"request": name} if (name := _REQUEST.get()) else {}),
            **getattr(record, _FIELDS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str = "info", process: str = "") -> None:
    """Everything, uvicorn's own lines too, goes through here."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines(process))
    for name in ("longcount.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.error").handlers = []
    logging.getLogger("uvicorn.error").propagate = True


def note(what: str, **fields: Any) -> None:
    LOG.info(what, extra={_FIELDS: fields})


def trouble(what: str, **fields: Any) -> None:
    """Something that should not happen, with its trace if one is being handled."""
    LOG.error(what, exc_info=sys.exc_info()[0] is not None, extra={_FIELDS: fields})
