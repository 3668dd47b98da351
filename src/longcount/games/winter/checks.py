"""What a pack must satisfy, told in sentences that name the row and the field."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from itertools import permutations, product
from typing import Any, Final

from longcount.games.winter.components import (
    ABILITIES,
    COUNTS,
    KIND_BY_NAME,
    SET_ASIDE,
    SPECIES,
    TABLE,
    TERRAINS,
    TOKEN_EFFECTS,
    TRIBES,
)
from longcount.games.winter.decisions import COLS, ROWS
from longcount.games.winter.effect_language import Effect, read_effect, read_price
from longcount.games.winter.field import turned
from longcount.games.winter.names import DISCARD, IN_ECLIPSE, LABOUR, UNMARKED
from longcount.kernel.components import STATUSES, Row, Table
from longcount.kernel.errors import BadData

Check = Callable[[Any], None]
NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,40}")

# --- one value --------------------------------------------------------------------


def text(value: Any) -> None:
    if not isinstance(value, str) or not value.strip() or len(value) > 300:
        raise BadData("must be a text of 1 to 300 letters")


def note(value: Any) -> None:
    if not isinstance(value, str):
        raise BadData("must be a text")


def number(least: int, most: int) -> Check:
    def check(value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadData(f"must be a whole number from {least} to {most}, not {value!r}")

    return check


def is_number(word: str) -> bool:
    """Whether a word is written in plain digits."""
    return word.isascii() and word.isdigit()


def name(value: Any) -> None:
    """What names a pack in records: letters, digits, dots and dashes."""
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise BadData("must be 1 to 40 letters, digits, dots, dashes or underscores")


def halves(value: Any) -> None:
    is_real = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_real or not 0 <= value <= 7 or 2 * value != int(2 * value):
        raise BadData(f"must be a multiple of 0.5 from 0 to 7, not {value!r}")


def yes_or_no(value: Any) -> None:
    if not isinstance(value, bool):
        raise BadData("must be true or false")


def one_of(known: tuple[str, ...]) -> Check:
    def check(value: Any) -> None:
        if value not in known:
            raise BadData(f"must be one of {', '.join(known)}, not {value!r}")

    return check


def list_of(check: Check, least: int, most: int) -> Check:
    def check_all(value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise BadData(f"must be a list of {least} to {most} entries")
        for place, entry in enumerate(value, start=1):
            try:
                check(entry)
            except BadData as error:
                raise BadData(f"entry {place} {error}" if str(error).startswith("must") else str(error)) from error

    return check_all


def effect_text(value: Any) -> Effect:
    if not isinstance(value, str):
        raise BadData("must be the text of an effect")
    return read_effect(value, "")


def ability(value: Any) -> None:
    """An ability of a starting or tribe card: labour of the eclipse is counted at the reveal, so it stands alone."""
    effect = effect_text(value)
    if effect.mark == IN_ECLIPSE and LABOUR in effect.ops and not effect.is_labour:
        raise BadData(f"'{value}': labour in the eclipse stands alone in its ability, without a price")  # W-ECLIPSE-02


def played_ability(value: Any) -> None:
    """An ability of a culture card, a chief or a token: these never work in the eclipse."""
    if effect_text(value).mark == IN_ECLIPSE:
        raise BadData(f"'{value}': only starting and tribe cards have eclipse abilities")  # W-ABIL-07


def bonus(value: Any) -> None:
    effect = effect_text(value)
    if effect.mark != UNMARKED or effect.pay_food or effect.pay_tools or effect.pay_labour:
        raise BadData(f"'{value}': a bonus has neither mark nor price")
    if DISCARD in effect.ops:
        raise BadData(f"'{value}': a bonus does not discard")
    if any(effect.limits):
        raise BadData(f"'{value}': 'same' and 'other' stand in abilities only")


def eclipse_bonus(value: Any) -> None:
    """A bonus that is had in the eclipse only, where labour buys nothing."""
    bonus(value)
    if LABOUR in effect_text(value).ops:
        raise BadData(f"'{value}': this bonus is had in the eclipse, where labour buys nothing")  # W-ECLIPSE-02


def token_bonus(value: Any) -> None:
    bonus(value)
    effect = effect_text(value)
    if len(effect.ops) > TOKEN_EFFECTS or max([0, *effect.amounts]) > 5:
        raise BadData(f"'{value}': a token has at most {TOKEN_EFFECTS} symbols, each at most 5 times")


def price(value: Any) -> None:
    if not isinstance(value, str):
        raise BadData("must be the text of a price")
    if read_price(value)[2]:
        raise BadData(f"'{value}': this price is paid in food and tools")


def goods(value: Any) -> None:
    bonus(value)
    if [word for word in str(value).replace("+", " ").split()[::2] if word not in ("food", "tool")]:
        raise BadData(f"'{value}': only food and tools are given here")


SCORES: Final = (
    "communities-at",
    "terrain-types",
    "ground-megaliths",
    "raised-megaliths",
    "megalith-boards",
    "buried",
    "idol-levels",
    "used-species",
    "used",
)


def score(value: Any) -> None:
    """The words of a sacred stone."""
    parts = value.split() if isinstance(value, str) else []
    kind, rest = (parts[0], parts[1:]) if parts else ("", [])
    numbers = [part for part in rest if is_number(part)]
    if kind == "communities-at":
        good = len(rest) == 2 and rest[0] in TERRAINS and len(numbers) == 1
    elif kind in ("terrain-types", "ground-megaliths", "raised-megaliths", "used-species", "idol-levels"):
        good = len(rest) == len(numbers) == 1 and int(numbers[0]) > 0
    elif kind == "megalith-boards":
        good = len(rest) == len(numbers) == 4
    elif kind == "buried":
        pairs = [part.split(":") for part in rest]
        good = bool(rest) and all(len(pair) == 2 and is_number(pair[0]) and is_number(pair[1]) for pair in pairs)
    elif kind == "used":
        species = [part for part in rest if part in SPECIES]
        good = 1 <= len(species) <= 2 and len(numbers) == 4 and len(rest) == len(species) + 4
    else:
        known = (
            "communities-at, terrain-types, ground-megaliths, raised-megaliths, megalith-boards, buried, idol-levels, "
        )
        raise BadData(f"{value!r} is no score of a stone; they begin with {known}used-species or used")
    if not good:
        raise BadData(f"{value!r}: the words after '{kind}' do not fit; look at the list at the top of components.toml")


def cell(value: Any) -> None:
    if not isinstance(value, str):
        raise BadData("must be the text of a cell")
    if value == "-":
        return
    if value.startswith("start"):
        points = [point.split(",") for point in value.split()[1:]]
        if not points or not all(len(p) == 2 and is_number(p[0]) and is_number(p[1]) for p in points):
            raise BadData(f"'{value}': a start cell reads 'start R,C R,C', the cells its arrows point at")
        return
    bonus(value)


def cells(value: Any) -> None:
    """Rows of one length; arrows point at cells that are there and are no start cells."""
    list_of(list_of(cell, 1, 6), 1, 6)(value)
    if len({len(row) for row in value}) > 1:
        raise BadData("all rows of a board have the same number of cells; write '-' where there is none")
    if all(entry == "-" for row in value for entry in row):
        raise BadData("a board has at least one cell")
    for row in value:
        for entry in row:
            for target in entry.split()[1:] if entry.startswith("start") else []:
                r, c = [int(part) for part in target.split(",")]
                if r >= len(value) or c >= len(row) or value[r][c] == "-" or value[r][c].startswith("start"):
                    raise BadData(f"'{entry}': there is no ordinary cell at {target}")


def slot(value: Any) -> None:
    if not isinstance(value, list) or len(value) != 3 or not all(isinstance(n, int) for n in value):
        raise BadData("must be a list of row, column and degrees")
    if value[0] < 0 or value[1] < 0 or value[2] not in (0, 90, 180, 270):
        raise BadData("needs a row and a column from 0 on and 0, 90, 180 or 270 degrees")


# --- rows -------------------------------------------------------------------------

ALWAYS: Final[dict[str, Check]] = {"id": text, "status": one_of(STATUSES), "source": note, "note": note}
FIELDS: Final[dict[str, dict[str, Check]]] = {
    "starting": {
        "name": text,
        "copies": number(0, 9),
        "labour": halves,
        "points": number(-9, 20),
        "abilities": list_of(ability, 0, ABILITIES),
    },
    "tribe": {"name": text, "labour": halves, "points": number(-9, 20), "abilities": list_of(ability, 0, ABILITIES)},
    "culture": {"name": text, "points": number(-9, 20), "abilities": list_of(played_ability, 0, ABILITIES)},
    "animal": {"name": text, "copies": number(0, 60), "set_points": list_of(number(0, 60), 0, 10), "use": bonus},
    "chief": {
        "name": text,
        "side_a": list_of(played_ability, 0, ABILITIES),
        "side_b": list_of(played_ability, 0, ABILITIES),
    },
    "setup": {
        "tribe": one_of(TRIBES),
        "food": number(0, 10),
        "tools": number(0, 10),
        "animals": list_of(one_of(SPECIES), 0, 6),
        "camp": yes_or_no,
    },
    "terrain": {"name": text, "bonus": eclipse_bonus},
    "stone": {"score": score},
    "stone_cell": {"cost": price, "bonus": bonus},
    "board": {"cells": cells},
    "layout": {"slots": list_of(slot, 4, 4)},
    "megalith_cell": {"bonus": eclipse_bonus},
    "offering": {"rate": number(1, 20), "bonus": bonus},
    "veneration": {"points": number(0, 30)},
    "order": {"start": goods, "eclipse": eclipse_bonus},
    "glacier_token": {"bonus": token_bonus},
    "rest_token": {"effects": list_of(played_ability, 1, TOKEN_EFFECTS)},
    "food_labour": {"even": list_of(number(1, 10), 0, 10), "two_per_three": list_of(number(1, 10), 0, 10)},
    "tool_track": {"most": number(1, 60)},
    "pack": {"id": name, "version": name, "label": text},
}
SINGLE: Final = ("food_labour", "tool_track")
"""Tables that are one row."""
WHOLE: Final = ("offering", "veneration")
"""Tables that a pack gives as a whole, because their length is part of what it says."""


def problems_of(own: Table) -> list[str]:
    """Everything that is wrong with a pack, in the order of the file."""
    found = [] if isinstance(own.get("pack"), dict) else ["[pack] is missing: a pack has an id, a version and a label."]
    for table, content in own.items():
        found += table_problems(table, content)
    if not found:
        found = sum_problems(merged_rows(own))
    return found


def table_problems(table: str, content: Any) -> list[str]:
    if table == "sources":
        return [] if isinstance(content, dict) else ["[sources] explains the codes of sources."]
    if table not in FIELDS:
        if table in TABLE:
            return [] if content == TABLE[table] else [f"[{table}] comes from the rules: a pack cannot change it."]
        near = get_close_matches(table, FIELDS, n=1)
        hint = f" Did you mean [[{near[0]}]]?" if near else ""
        return [f"[[{table}]] is no table that a pack may change.{hint}"]
    if table == "pack" or table in SINGLE:
        if not isinstance(content, dict):
            return [f"[{table}] is a single table."]
        needed = ("id", "version", "label") if table == "pack" else ()
        return [*[f"[pack] lacks '{name}'." for name in needed if name not in content], *row_problems(table, content)]
    if not isinstance(content, list):
        return [f"[[{table}]] is a list of rows, written with two brackets."]
    return rows_problems(table, content)


def rows_problems(table: str, rows: list[Any]) -> list[str]:
    known = [row["id"] for row in TABLE[table]]
    found: list[str] = []
    seen: set[str] = set()
    for place, row in enumerate(rows, start=1):
        name = row.get("id") if isinstance(row, dict) else None
        if not isinstance(name, str):
            found.append(f"[[{table}]] row {place} has no id.")
            continue
        if name in seen:
            found.append(f"{table} {name}: stands twice.")
        seen.add(name)
        if table not in WHOLE and name not in known:
            near = get_close_matches(name, known, n=1)
            found.append(f"{table} {name}: there is no such id." + (f" Did you mean '{near[0]}'?" if near else ""))
        if table in WHOLE:
            found += [f"{table} {name}: lacks '{field}'." for field in FIELDS[table] if field not in row]
        found += row_problems(f"{table} {name}", row, table)
    if table in WHOLE and not 1 <= len(rows) <= 30:
        found.append(f"[[{table}]] has 1 to 30 levels.")
    return found


def row_problems(where: str, row: Row, table: str = "") -> list[str]:
    checks = {**ALWAYS, **FIELDS[table or where]}
    shipped = shipped_row(table or where, str(row.get("id", "")))
    found: list[str] = []
    for field, value in row.items():
        if field in checks:
            found += value_problems(where, field, checks[field], value)
        elif field not in shipped:
            near = get_close_matches(field, checks, n=1)
            found.append(f"{where}: there is no field '{field}'." + (f" Did you mean '{near[0]}'?" if near else ""))
        elif value != shipped[field]:
            found.append(f"{where}: {field} comes from the rules and stays {shipped[field]!r}.")
    return found


def shipped_row(table: str, name: str) -> Row:
    content = TABLE[table]
    if isinstance(content, dict):
        return content
    rows = [row for row in content if row["id"] == name]
    return rows[0] if rows else {}


def value_problems(where: str, field: str, check: Check, value: Any) -> list[str]:
    try:
        check(value)
    except BadData as error:
        told = str(error)
        return [f"{where}: {field}{' ' if told.startswith('must') else ': '}{told.rstrip('?.')}."]
    return []


# --- sums -------------------------------------------------------------------------


def merged_rows(own: Table) -> Table:
    """The shipped rows with the pack's values, as far as sums are asked."""
    table: Table = {}
    for name in ("starting", "animal", "setup", "board", "layout"):
        rows = {row["id"]: row for row in own.get(name, [])}
        table[name] = [{**row, **rows.get(row["id"], {})} for row in TABLE[name]]
    return table


def sum_problems(table: Table) -> list[str]:
    found: list[str] = []
    starting = sum([row["copies"] for row in table["starting"]])
    if starting != COUNTS["starting_cards"]:
        found.append(f"starting: {starting} cards in all; every player has {COUNTS['starting_cards']}.")
    for kind in SET_ASIDE:
        row = next(row for row in table["starting"] if KIND_BY_NAME[row["id"]] == kind)
        if row["copies"] < 1:
            found.append(f"starting {row['id']}: one is set aside for the opening hand, so there is at least 1.")
    animals = sum([row["copies"] for row in table["animal"]])
    if animals != COUNTS["animal_cards"]:
        found.append(f"animal: {animals} cards in all; the rulebook has {COUNTS['animal_cards']}.")
    for row in table["animal"]:
        needed = sum([card["animals"].count(row["id"]) for card in table["setup"]])
        if needed > row["copies"]:
            found.append(f"animal {row['id']}: set-up cards give {needed}, there are {row['copies']}.")
        most = len(shipped_row("animal", row["id"])["set_points"])
        if len(row["set_points"]) != most:
            found.append(f"animal {row['id']}: set_points {set_words(most)}.")
    return found + field_problems(table)


def set_words(most: int) -> str:
    """How many numbers the points of a set are; the rulebook limits it."""
    if most == 0:
        return "stays empty: this species joins other sets and has none of its own"  # W-END-12
    listed = " and ".join([str(number) for number in range(1, most + 1)]) if most < 3 else f"1 to {most}"
    return f"lists the points for {listed} animals, the most a set can have"  # W-END-11


def field_problems(table: Table) -> list[str]:
    """The boards fit side by side in every scheme, however they are shuffled and turned."""
    shapes = [shape_of(row["cells"]) for row in table["board"]]
    if not [entry for row in table["board"] for line in row["cells"] for entry in line if entry.startswith("start")]:
        return ["board: no board has a start cell, so no megalith could ever be placed."]
    for row in table["layout"]:
        for order in permutations(range(len(shapes))):
            for turns in product((0, 2), repeat=len(shapes)):
                taken = [spot for n, b in enumerate(order) for spot in spots(shapes[b], row["slots"][n], turns[n])]
                if len(set(taken)) < len(taken):
                    return [f"layout {row['id']}: two megalith boards lie on each other."]
                if [spot for spot in taken if spot[0] >= ROWS or spot[1] >= COLS]:
                    return [f"layout {row['id']}: the field is larger than {ROWS} rows and {COLS} columns."]
    return []


Shape = tuple[int, int, list[tuple[int, int]]]


def shape_of(rows: list[list[str]]) -> Shape:
    """Rows, columns and the cells that are there."""
    there = [(r, c) for r, line in enumerate(rows) for c, entry in enumerate(line) if entry != "-"]
    return 1 + max([r for r, _ in there]), 1 + max([c for _, c in there]), there


def spots(shape: Shape, where: list[int], turns: int) -> list[tuple[int, int]]:
    rows, cols, there = shape
    quarters = where[2] // 90 + turns
    found = [turned(r, c, rows, cols, quarters) for r, c in there]
    return [(where[0] + r, where[1] + c) for r, c in found]
