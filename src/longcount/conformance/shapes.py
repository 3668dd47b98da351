"""Whether plain data has its declared shape: a TypedDict, with everything that lies in it.

Shapes stand in a game's `shape.py`, which is never compiled: machine code forgets what a TypedDict was declared with.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

SHOWN: Final = 60
"""So much of a value that does not fit is told."""


def misfit(value: object, shape: Any, path: str = "") -> str:
    """Where a value parts from its shape, and how: `players[0].corn: '3' is no int`; empty if it fits."""
    if shape is Any or shape is object:
        return ""
    if is_typeddict(shape):
        return _misfit_of_record(value, shape, path)
    kind = get_origin(shape)
    if kind in (Union, UnionType):
        return _misfit_of_union(value, get_args(shape), path)
    if kind is Literal:
        fits = any(type(value) is type(one) and value == one for one in get_args(shape))
        return "" if fits else _told(value, path, f"is none of {', '.join([repr(one) for one in get_args(shape)])}")
    if kind is list:
        return _misfit_of_list(value, get_args(shape)[0], path)
    if kind is dict:
        return _misfit_of_dict(value, get_args(shape), path)
    return _misfit_of_plain(value, shape, path)


def _misfit_of_record(value: object, shape: Any, path: str) -> str:
    if not isinstance(value, dict):
        return _told(value, path, f"is no {shape.__name__}")
    parts = get_type_hints(shape, include_extras=True)
    for name in value:
        if name not in parts:
            return f"{path or shape.__name__}: {shape.__name__} declares no {name!r}"
    for name, part in parts.items():
        needed = get_origin(part) is not NotRequired
        inner = get_args(part)[0] if get_origin(part) in (NotRequired, Required) else part
        if name not in value:
            if needed:
                return f"{path or shape.__name__}: {name!r} of {shape.__name__} is missing"
            continue
        found = misfit(value[name], inner, f"{path}.{name}" if path else name)
        if found:
            return found
    return ""


def _misfit_of_union(value: object, shapes: tuple[Any, ...], path: str) -> str:
    """What is told is where it came farthest: the misfit with the longest path."""
    found = [misfit(value, shape, path) for shape in shapes]
    if "" in found:
        return ""
    return max(found, key=lambda told: len(told.partition(":")[0]))


def _misfit_of_list(value: object, shape: Any, path: str) -> str:
    if not isinstance(value, list):
        return _told(value, path, "is no list")
    for place, one in enumerate(value):
        found = misfit(one, shape, f"{path}[{place}]")
        if found:
            return found
    return ""


def _misfit_of_dict(value: object, shapes: tuple[Any, ...], path: str) -> str:
    if not isinstance(value, dict):
        return _told(value, path, "is no dict")
    for key, one in value.items():
        found = misfit(key, shapes[0], f"{path}, a key") or misfit(one, shapes[1], f"{path}[{key!r}]")
        if found:
            return found
    return ""


def _misfit_of_plain(value: object, shape: Any, path: str) -> str:
    """Numbers, texts, yes or no. Yes is no number; a whole number may stand where a broken one could."""
    wanted = NoneType if shape is None else shape
    if type(value) is wanted or (wanted is float and type(value) is int):
        return ""
    return _told(value, path, f"is no {wanted.__name__}")


def _told(value: object, path: str, trouble: str) -> str:
    return f"{path or 'it'}: {repr(value)[:SHOWN]} {trouble}"
