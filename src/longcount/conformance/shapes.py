"""Whether plain data has its declared shape: a TypedDict, with everything that lies in it.

Shapes stand in a game's `shape.py`, which is never compiled: machine code forgets what a TypedDict was declared with.
Each is read once and kept as a mould, which then looks at any number of values.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

SHOWN: Final = 60
"""So much of a value that does not fit is told."""


def misfit(value: object, shape: Any) -> str:
    """Where a value parts from its shape, and how: `players[0].corn: '3' is no int`; empty if it fits."""
    found = mould_of(shape).misfit(value)
    return "" if found is None else f"{found.path or found.whole}: {found.trouble}"


class Misfit:
    """The place where a value does not fit, from outside in; `whole` names it where that is all of it."""

    def __init__(self, trouble: str, whole: str = "it") -> None:
        self.trouble: Final = trouble
        self.whole: Final = whole
        self.path = ""

    def at(self, place: str) -> Misfit:
        """The same, seen from one level further out."""
        joint = "." if self.path and self.path[0] not in "[," else ""
        self.path = f"{place}{joint}{self.path}"
        return self


def no(value: object, what: str) -> Misfit:
    return Misfit(f"{repr(value)[:SHOWN]} is no {what}")


# --- moulds -------------------------------------------------------------------------


class Mould:
    """What fits it: anything, unless it is one of those below."""

    def misfit(self, value: object) -> Misfit | None:
        return None


class Plain(Mould):
    """A number, a text, yes or no. Yes is no number; a whole number may stand where a broken one could."""

    def __init__(self, kind: type) -> None:
        self.kind: Final = kind

    def misfit(self, value: object) -> Misfit | None:
        if type(value) is self.kind or (self.kind is float and type(value) is int):
            return None
        return no(value, self.kind.__name__)


class Choice(Mould):
    """One of some values."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.values: Final = values

    def misfit(self, value: object) -> Misfit | None:
        for one in self.values:
            if type(value) is type(one) and value == one:
                return None
        return Misfit(f"{repr(value)[:SHOWN]} is none of {', '.join([repr(one) for one in self.values])}")


class AnyOf(Mould):
    """One of some moulds. What is told is where a value came farthest: the misfit with the longest path."""

    def __init__(self, moulds: list[Mould]) -> None:
        self.moulds: Final = moulds

    def misfit(self, value: object) -> Misfit | None:
        farthest: Misfit | None = None
        for mould in self.moulds:
            found = mould.misfit(value)
            if found is None:
                return None
            if farthest is None or len(found.path) > len(farthest.path):
                farthest = found
        return farthest


class ListOf(Mould):
    def __init__(self, inner: Mould) -> None:
        self.inner: Final = inner

    def misfit(self, value: object) -> Misfit | None:
        if not isinstance(value, list):
            return no(value, "list")
        for place, one in enumerate(value):
            found = self.inner.misfit(one)
            if found is not None:
                return found.at(f"[{place}]")
        return None


class DictOf(Mould):
    def __init__(self, key: Mould, inner: Mould) -> None:
        self.key: Final = key
        self.inner: Final = inner

    def misfit(self, value: object) -> Misfit | None:
        if not isinstance(value, dict):
            return no(value, "dict")
        for key, one in value.items():
            found = self.key.misfit(key)
            if found is not None:
                return found.at(", a key")
            found = self.inner.misfit(one)
            if found is not None:
                return found.at(f"[{key!r}]")
        return None


class Record(Mould):
    """A TypedDict: just these names, some of which may be missing."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.parts: dict[str, Mould] = {}
        self.needed: set[str] = set()

    def misfit(self, value: object) -> Misfit | None:
        if not isinstance(value, dict):
            return no(value, self.name)
        for name in value:
            if name not in self.parts:
                return Misfit(f"{self.name} declares no {name!r}", self.name)
        for name, mould in self.parts.items():
            if name in value:
                found = mould.misfit(value[name])
                if found is not None:
                    return found.at(name)
            elif name in self.needed:
                return Misfit(f"{name!r} of {self.name} is missing", self.name)
        return None


# --- from declarations --------------------------------------------------------------

RECORDS: Final[dict[Any, Record]] = {}
"""Those that were read before; a record may lie within itself."""


def mould_of(shape: Any) -> Mould:
    if is_typeddict(shape):
        return record_of(shape)
    if shape is Any or shape is object:
        return Mould()
    kind, inner = get_origin(shape), get_args(shape)
    if kind in (Union, UnionType):
        return AnyOf([mould_of(one) for one in inner])
    if kind is Literal:
        return Choice(inner)
    if kind is list:
        return ListOf(mould_of(inner[0]))
    if kind is dict:
        return DictOf(mould_of(inner[0]), mould_of(inner[1]))
    return Plain(NoneType if shape is None else shape)


def record_of(shape: Any) -> Record:
    if shape not in RECORDS:
        RECORDS[shape] = record = Record(shape.__name__)
        for name, declared in get_type_hints(shape, include_extras=True).items():
            kind = get_origin(declared)
            record.parts[name] = mould_of(get_args(declared)[0] if kind in (NotRequired, Required) else declared)
            if kind is not NotRequired:
                record.needed.add(name)
    return RECORDS[shape]
