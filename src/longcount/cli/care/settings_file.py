"""Settings from a file, the environment and the command line; the later one wins.

The fields of `Settings` are the settings, their types what is taken, their sentences what is told. A field of a group
(`limits`) is named with its group: `limits.user` in the file's table `[limits]`, LONGCOUNT_LIMITS_USER outside.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import ipaddress
import itertools
import json
import os
import re
import textwrap
import tomllib
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from longcount.cli.files import FileTrouble, data_folder, plain_reason
from longcount.cli.parsers import BadArgument
from longcount.server.settings import Limits, Settings

PREFIX: Final = "LONGCOUNT_"
GROUPS: Final = {"limits": Limits}
LEVELS: Final = ("debug", "info", "warning", "error")
FOR_POSTGRES: Final = ("asyncpg", "procrastinate", "psycopg")
LONGEST_ANSWER: Final = 3600
HIDDEN: Final = "***"
Value = Any
"""A setting as it is read: of the type its field has."""


@dataclass(frozen=True)
class Field:
    """One setting: its name with its group, its type, its sentence."""

    name: str
    type: Any
    sentence: str

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace(".", "_")


@dataclass(frozen=True)
class Setting:
    """A value and where it comes from."""

    value: Value
    source: str


# --- what can be set ----------------------------------------------------------------


def known_fields() -> dict[str, Field]:
    own = [field for field in fields_of(Settings) if field.name not in GROUPS]
    grouped = [
        dataclasses.replace(field, name=f"{group}.{field.name}")
        for group, kind in GROUPS.items()
        for field in fields_of(kind)
    ]
    return {field.name: field for field in [*own, *grouped]}


def fields_of(kind: type[Any]) -> list[Field]:
    types_of, sentences = typing.get_type_hints(kind), sentences_of(kind)
    return [Field(one.name, types_of[one.name], sentences[one.name]) for one in dataclasses.fields(kind)]


def sentences_of(kind: type[Any]) -> dict[str, str]:
    """The text that stands below each field."""
    body = typing.cast(ast.ClassDef, ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]).body
    return {
        above.target.id: " ".join(str(below.value.value).split())
        for above, below in itertools.pairwise(body)
        if isinstance(above, ast.AnnAssign) and isinstance(above.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
    }


# --- reading ------------------------------------------------------------------------


def read_settings(config: Path | None, given: Mapping[str, Value], environment: Mapping[str, str] = os.environ) -> Read:
    """`given` is what stands on the command line, by the names of fields."""
    known = known_fields()
    found = {"data": default_data(environment)}
    if config is not None:
        found |= with_place(from_file(config, known))
    found |= with_place(from_environment(environment, known))
    found |= with_place({name: Setting(value, "command line") for name, value in given.items()})
    return Read(found, known)


def default_data(environment: Mapping[str, str]) -> Setting:
    """LONGCOUNT_DATA names the folder of everything that is kept; tables lie in a folder of it."""
    source = f"environment, {PREFIX}DATA" if environment.get(f"{PREFIX}DATA") else "default"
    return Setting(data_folder() / "server", source)


def with_place(found: dict[str, Setting]) -> dict[str, Setting]:
    """Whoever names a folder means it instead of a database that was named before."""
    if "data" in found and "db" not in found:
        return {"db": Setting("", found["data"].source), **found}
    return found


def from_environment(environment: Mapping[str, str], known: Mapping[str, Field]) -> dict[str, Setting]:
    found: dict[str, Setting] = {}
    for field in known.values():
        text = environment.get(field.variable, "")
        if text and field.name != "data":
            refuse = refusal(f"The environment variable {field.variable}")
            found[field.name] = Setting(from_text(field.type, text, refuse), f"environment, {field.variable}")
    return found


def from_text(kind: Any, text: str, refuse: Callable[[str], BadArgument]) -> Value:
    """An environment variable: lists are parted by commas."""
    if typing.get_origin(kind) is tuple:
        inner = typing.get_args(kind)[0]
        parts = [part.strip() for part in text.split(",") if part.strip()]
        return typed(kind, [from_text(inner, part, refuse) for part in parts], refuse)
    kind = plain(kind)
    if kind in (str, Path):
        return typed(kind, text, refuse)
    try:
        return typed(kind, kind(text), refuse)
    except ValueError as error:
        raise refuse(expected(kind)) from error


def from_file(path: Path, known: Mapping[str, Field]) -> dict[str, Setting]:
    text = read_file(path)
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FileTrouble(f"{path} is no settings file: {error}.") from error
    found: dict[str, Setting] = {}
    for name, value in flat(tables):
        place = f"{path}, line {line_of(text, name)}"
        if name not in known:
            raise FileTrouble(f"{place}: there is no setting '{name}'. `longcount serve --settings` shows all of them.")
        read = typed(known[name].type, value, refusal(f"{place}: '{name}'"))
        found[name] = Setting(beside(path, read), str(path))
    return found


def beside(file: Path, value: Value) -> Value:
    """A relative folder is meant from the file on."""
    return file.absolute().parent / value.expanduser() if isinstance(value, Path) else value


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileTrouble(f"The settings in {path} cannot be read: {plain_reason(error)}.") from error
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{path} is no settings file: byte {error.start + 1} is not text (UTF-8).") from error


def flat(tables: dict[str, Any]) -> Iterator[tuple[str, Value]]:
    for name, value in tables.items():
        if name in GROUPS and isinstance(value, dict):
            yield from ((f"{name}.{inner}", one) for inner, one in value.items())
        else:
            yield name, value


def line_of(text: str, name: str) -> int:
    """Where a setting stands; a group's may stand in its table."""
    key = re.escape(name.rpartition(".")[2])
    pattern = re.compile(rf"""\s*(\[\s*)?([\w.]+\.)?["']?{key}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)


# --- types --------------------------------------------------------------------------


def refusal(where: str) -> Callable[[str], BadArgument]:
    return lambda wanted: BadArgument(f"{where} takes {wanted}.")


def plain(kind: Any) -> Any:
    """`int | None` is a number that need not be there."""
    if isinstance(kind, types.UnionType):
        return next(one for one in typing.get_args(kind) if one is not type(None))
    return kind


def expected(kind: Any) -> str:
    kind = plain(kind)
    if typing.get_origin(kind) is tuple:
        inner = typing.get_args(kind)
        many = "any number of them" if Ellipsis in inner else f"{len(inner)} of them"
        return f"a list of which each is {expected(inner[0])} ({many})"
    return {str: "a text", Path: "a folder's name", int: "a whole number", float: "a number", bool: "true or false"}[
        kind
    ]


def typed(kind: Any, value: object, refuse: Callable[[str], BadArgument]) -> Value:
    """The value as its field wants it; refused if it is of another type."""
    wanted = plain(kind)
    if typing.get_origin(wanted) is tuple:
        inner = typing.get_args(wanted)
        if not isinstance(value, list) or (Ellipsis not in inner and len(value) != len(inner)):
            raise refuse(expected(wanted))
        return tuple(typed(inner[0], one, refuse) for one in value)
    if wanted is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if wanted is Path and isinstance(value, str) and value:
        return Path(value)
    if type(value) is not wanted:
        raise refuse(expected(wanted))
    return value


# --- what was read ------------------------------------------------------------------


class Read:
    """Every setting with its source."""

    def __init__(self, found: Mapping[str, Setting], known: Mapping[str, Field]) -> None:
        self.known = known
        self.settings = settings_of({name: setting.value for name, setting in found.items()})
        check(self.settings)
        self.sources = {name: found[name].source if name in found else "default" for name in known}

    def value(self, name: str) -> Value:
        value: Value = self.settings
        for part in name.split("."):
            value = getattr(value, part)
        return value

    def as_file(self) -> str:
        """All settings as a settings file; what is secret is hidden."""
        lines = ["# Every setting of `longcount serve`: what it is for, where its value comes from."]
        group = ""
        for name, field in self.known.items():
            table, _, key = name.rpartition(".")
            if table != group:
                lines += ["", f"[{table}]"]
                group = table
            lines += ["", *textwrap.wrap(field.sentence, 116, initial_indent="# ", subsequent_indent="# ")]
            lines += [f"# ({self.sources[name]}; environment variable {field.variable})", said(key, self.value(name))]
        return "\n".join(lines) + "\n"


def settings_of(values: Mapping[str, Value]) -> Settings:
    own = {name: value for name, value in values.items() if "." not in name}
    for group, kind in GROUPS.items():
        inner = {
            name.removeprefix(f"{group}."): value for name, value in values.items() if name.startswith(f"{group}.")
        }
        own[group] = kind(**inner)
    return Settings(**own)


def said(key: str, value: Value) -> str:
    return f"# {key} =" if value is None else f"{key} = {as_toml(hide_password(value) if key == 'db' else value)}"


def as_toml(value: Value) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(as_toml(one) for one in value)}]"
    if isinstance(value, (str, Path)):
        return json.dumps(str(value), ensure_ascii=False)
    return json.dumps(value)


def hide_password(url: str) -> str:
    return re.sub(r"(?<=://)([^/@:]*):([^@]*)@", rf"\1:{HIDDEN}@", url)


def check(settings: Settings) -> None:
    """What a type alone does not say."""
    least = 0 if settings.db else 1
    if not least <= settings.workers <= 256:
        raise BadArgument(f"--bots (the setting 'workers') takes a number from {least} to 256.")
    for name, seconds in (("review", settings.review_seconds), ("plans", settings.plan_seconds)):
        if not 0 < seconds <= LONGEST_ANSWER:
            raise BadArgument(f"--{name} takes more than 0 and at most {LONGEST_ANSWER} seconds.")
    if settings.db and not re.match(r"(postgresql|postgres|sqlite)(\+\w+)?://", settings.db):
        raise BadArgument("--db takes a URL, such as postgresql://localhost/longcount.")
    if settings.db.startswith("postgres") and not all(find_spec(name) for name in FOR_POSTGRES):
        raise BadArgument("PostgreSQL needs more than is installed here: pip install 'longcount[postgres]'.")
    if not 0 <= settings.port <= 65535:
        raise BadArgument("--port takes a number from 0 to 65535.")
    if settings.log not in LEVELS:
        raise BadArgument(f"The setting 'log' takes one of {', '.join(LEVELS)}.")
    for proxy in settings.proxies:
        check_proxy(proxy)


def check_proxy(text: str) -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError as error:
        reason = "an address such as 127.0.0.1 or a network such as 10.0.0.0/8"
        raise BadArgument(f"--proxy (the setting 'proxies') takes {reason}, not '{text}'.") from error
