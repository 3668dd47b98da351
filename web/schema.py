"""What the page knows of server and games, made from what they declare: `make types`.

    python web/schema.py           writes src/kit/schema.ts (types) and src/kit/house.json (the words of the pages)
    python web/schema.py --check   says whether they are stale

Types come from the HTTP models and the socket's messages (Pydantic), from each game's view (its TypedDict), decisions
(the forms of its catalogue), components (as its file has them) and words (its labels). They are gathered as one JSON
schema; json-schema-to-typescript writes them down.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from longcount.games import GAMES
from longcount.kernel.decisions import Domain, Form
from longcount.kernel.game import Game, choose_options
from longcount.kernel.words import MARKS, NOUNS
from longcount.server.app import create_app
from longcount.server.messages import SAID, SAY, OfferWords
from longcount.server.settings import Settings
from longcount.words import ENGLISH, LANGUAGE, PAGE, house, languages, speech_of

WEB: Final = Path(__file__).parent
TYPES: Final = WEB / "src" / "kit" / "schema.ts"
HOUSE: Final = WEB / "src" / "kit" / "house.json"
MOST_NAMES: Final = 30
"""Longer lists of names are told as texts."""
Schema = dict[str, Any]
REF: Final = "#/$defs/"


def main(arguments: Sequence[str]) -> str | None:
    """What is wrong, if anything."""
    wanted = {TYPES: types(), HOUSE: json.dumps(words_of_the_house(), ensure_ascii=False, indent=2) + "\n"}
    if "--check" not in arguments:
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
        return None
    stale = [path.name for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    return f"Stale: {', '.join(stale)}. `make types` makes them anew." if stale else None


def words_of_the_house() -> dict[str, Any]:
    """The labels of the pages in every language: they are needed before anything can be asked of the server."""
    told = {}
    for language in languages():
        sections = house(language).sections
        told[language] = {"name": sections[LANGUAGE]["name"], **{part: sections[part] for part in (MARKS, NOUNS, PAGE)}}
    return told


def types() -> str:
    """TypeScript, as Prettier sets it."""
    schema = {"title": "Schema", "type": "object", "properties": {}, "$defs": definitions()}
    done = subprocess.run(
        ["node", "types.mjs"], cwd=WEB, input=json.dumps(schema), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def definitions() -> Schema:
    found = {**of_server(), "Language": {"enum": list(languages())}}
    for game in drawn():
        found |= of_game(game)
    return dict(sorted(found.items()))


def drawn() -> list[Game[Any]]:
    """The games that have a board of their own."""
    return [game for name, game in sorted(GAMES.items()) if (WEB / "src" / "games" / name).is_dir()]


# --- the server -----------------------------------------------------------------------


def of_server() -> Schema:
    found = dict(create_app(Settings(Path())).openapi()["components"]["schemas"])
    for name, adapter in (("Say", SAY), ("Said", SAID)):
        schema = adapter.json_schema(mode="validation" if name == "Say" else "serialization")
        found |= schema.pop("$defs")
        found[name] = {"oneOf": schema["oneOf"]}
    found["OfferWords"] = OfferWords.model_json_schema(mode="serialization")
    return {name: plain(schema) for name, schema in found.items()}


def plain(schema: Any) -> Any:
    """Without the titles Pydantic gives everything, and with all definitions in one place."""
    if isinstance(schema, list):
        return [plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found: Schema = {}
    for name, value in schema.items():
        if name == "properties":
            found[name] = {part: plain(one) for part, one in value.items()}
        elif name == "$ref":
            found[name] = REF + str(value).rsplit("/", 1)[1]
        elif name not in ("title", "discriminator", "default", "$defs"):
            found[name] = plain(value)
    return found


# --- games ----------------------------------------------------------------------------


def of_game(game: Game[Any]) -> Schema:
    found: Schema = {}
    title = game.name.title()
    if game.shape is not None:
        shape_of(game.shape, title, found)
    found |= decisions_of(game.catalogue.forms.values(), title)
    components_of(game.components(choose_options(game.options, {})), title, found)
    labels = speech_of(game, ENGLISH).words.table("ui")
    found[f"{title}Label"] = {"enum": sorted(labels)} if labels else {"type": "string"}
    return found


def decisions_of(forms: Iterable[Form], title: str) -> Schema:
    """One type for each verb, and the union of all of them."""
    found: Schema = {}
    for form in forms:
        parts = {name: part_of(domain) for name, domain in form.parts.items()}
        properties = {"text": {"type": "string"}, "verb": {"const": form.verb}, **parts}
        found[title + camel(form.verb)] = record(properties, form.kind.__doc__ or "")
    return {**found, f"{title}Decision": {"oneOf": [{"$ref": REF + name} for name in found]}}


def part_of(domain: Domain) -> Schema:
    if domain.values is None:
        schema: Schema = {"type": "integer"}
    elif any(isinstance(value, list) for value in domain.values):
        schema = {"type": "array", "items": {"type": "integer"}}
    else:
        schema = {"type": "string"} if len(domain.values) > MOST_NAMES else {"enum": list(domain.values)}
    return {"anyOf": [schema, {"type": "null"}]} if domain.none else schema


def camel(name: str) -> str:
    return "".join([word[:1].upper() + word[1:] for word in name.replace("-", "_").replace(" ", "_").split("_")])


def record(properties: Mapping[str, Schema], told: str = "", optional: Iterable[str] = ()) -> Schema:
    needed = [name for name in properties if name not in set(optional)]
    schema: Schema = {
        "type": "object",
        "properties": dict(properties),
        "required": needed,
        "additionalProperties": False,
    }
    return {**schema, "description": told} if told else schema


# --- shapes of views --------------------------------------------------------------------

PLAIN: Final[dict[Any, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    None: {"type": "null"},
    Any: {},
    object: {},
}


def shape_of(shape: Any, title: str, found: Schema) -> Schema:
    """A declared type as a schema; records become definitions, by their names."""
    if is_typeddict(shape):
        return record_of(shape, title, found)
    kind, parts = get_origin(shape), get_args(shape)
    if kind in (NotRequired, Required):
        return shape_of(parts[0], title, found)
    if kind in (Union, UnionType):
        return {"anyOf": [shape_of(part, title, found) for part in parts]}
    if kind is Literal:
        return {"enum": list(parts)}
    if kind is list:
        return {"type": "array", "items": shape_of(parts[0], title, found)}
    if kind is dict:
        return {"type": "object", "additionalProperties": shape_of(parts[1], title, found)}
    return PLAIN[shape]


def record_of(shape: Any, title: str, found: Schema) -> Schema:
    name = shape.__name__ if shape.__name__.startswith(title) else title + shape.__name__
    if name not in found:
        found[name] = {}  # it may hold itself
        hints = get_type_hints(shape, include_extras=True)
        parts = {part: shape_of(hint, title, found) for part, hint in hints.items()}
        found[name] = record(parts, shape.__doc__ or "", shape.__optional_keys__)
    return {"$ref": REF + name}


# --- components -------------------------------------------------------------------------


def components_of(tables: Mapping[str, Any], title: str, found: Schema) -> None:
    """The tables of printed things; a table of rows has a type for its row."""
    properties: Schema = {}
    for name, table in tables.items():
        properties[name] = inferred([table]) if name != "sources" else shape_of(dict[str, str], title, found)
        if isinstance(table, list) and all(isinstance(row, dict) for row in table):
            row = f"{title}{camel(name)}Row"
            found[row] = inferred(table)
            properties[name] = {"type": "array", "items": {"$ref": REF + row}}
    found[f"{title}Components"] = record(properties, "The printed things, as the component file has them.")


def inferred(values: Sequence[Any]) -> Schema:
    """The type of all these values together."""
    kinds: list[Schema] = []
    records = [value for value in values if isinstance(value, dict)]
    lists = [value for value in values if isinstance(value, list)]
    if records:
        kinds.append(inferred_record(records))
    if lists:
        inner = [one for value in lists for one in value]
        kinds.append({"type": "array", "items": inferred(inner) if inner else {}})
    for kind, name in ((bool, "boolean"), (str, "string"), ((int, float), "number")):
        if any(isinstance(value, kind) and (kind is bool or not isinstance(value, bool)) for value in values):
            kinds.append({"type": name})
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def inferred_record(records: Sequence[Mapping[str, Any]]) -> Schema:
    names = dict.fromkeys([name for row in records for name in row])
    is_table = len(names) > MOST_NAMES or any(not str(name).replace("-", "_").isidentifier() for name in names)
    if is_table:
        return {
            "type": "object",
            "additionalProperties": inferred([value for row in records for value in row.values()]),
        }
    parts = {name: inferred([row[name] for row in records if name in row]) for name in names}
    return record(parts, "", [name for name in names if any(name not in row for row in records)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
