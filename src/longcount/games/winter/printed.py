"""What is printed, for whoever draws it: the tables of a pack, and beside them effects and scores taken apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from longcount.games.winter import components as c
from longcount.games.winter.components import Stone
from longcount.games.winter.effect_language import Effect, read_effect
from longcount.games.winter.names import (
    ANY_COLUMN,
    COLUMNS,
    FOOD,
    IN_ECLIPSE,
    LABOUR,
    OTHER,
    SAME,
    TOOL,
    UNMARKED,
    WHEN,
    WORDS,
)

Rows = Mapping[str, Any]
CARDS: Final = ("starting", "tribe", "culture")
EFFECT_FIELDS: Final = {
    "animal": ("use",),
    "terrain": ("bonus",),
    "stone_cell": ("cost", "bonus"),
    "megalith_cell": ("bonus",),
    "offering": ("bonus",),
    "order": ("start", "eclipse"),
    "glacier_token": ("bonus",),
}


def printed(table: Rows) -> dict[str, Any]:
    """The tables of a pack, what each part of a column does, all effects by their words, and the scores of stones."""
    return {
        **table,
        "action": actions(table),
        "effects": {text: taken_apart(read_effect(text, "")) for text in effects_in(table)},
        "score": [score(Stone(row)) for row in table["stone"]],
    }


def actions(table: Rows) -> list[dict[str, Any]]:
    """Each column, and resting, as effects from top to bottom: prices are the pack's, symbols the board's."""
    columns = {row["id"]: row for row in table["column"]}
    settle, hunt = columns["settle"], columns["hunt"]
    tops = {
        "initiation": [paid(columns["initiation"]["price"], "tribe 1")],
        "develop": [paid(columns["develop"]["price"], "culture 1")],
        "settle": [paid(settle["camp_price"], "camp 1"), paid(settle["price"], "move 1")],
        "hunt": [paid(hunt["reveal_price"], f"reveal {hunt['reveals']}"), paid(hunt["price"], "animal 1")],
    }
    middles = {
        "initiation": "tribe-discard 1 + bury 1",
        "develop": "stone 1",
        "settle": "community 1",
        "hunt": "use-animal 1",
    }
    rest = {
        "id": "rest",
        "top": [table["rest"]["effect"]],
        "middle": "",
        "bottom": f"eclipse: labour {table['rest']['labour']}",
    }
    return [
        *[
            {
                "id": name,
                "top": tops[name],
                "middle": paid(columns[name]["middle"], middles[name]),
                "bottom": columns[name]["bottom"],
            }
            for name in COLUMNS
        ],
        rest,
    ]


def paid(price: str, gain: str) -> str:
    return f"pay {price} -> {gain}" if price else gain


def effects_in(table: Rows) -> Iterator[str]:
    """The words of every effect that is printed anywhere, and of the prices of stone cells."""
    for name in CARDS:
        for row in table[name]:
            yield from row["abilities"]
    for row in table["chief"]:
        yield from [*row["side_a"], *row["side_b"]]
    for row in table["rest_token"]:
        yield from row["effects"]
    for name, fields in EFFECT_FIELDS.items():
        for row in table[name]:
            yield from [row[field] for field in fields if row.get(field)]
    for row in actions(table):
        yield from [text for text in (*row["top"], row["middle"], row["bottom"]) if text]
    for board in table["board"]:
        yield from [cell for row in board["cells"] for cell in row if cell and not cell.startswith(("start", "-"))]


def taken_apart(effect: Effect) -> dict[str, Any]:
    """When an effect works, what it costs, what it gives."""
    price = [(FOOD, effect.pay_food), (TOOL, effect.pay_tools), (LABOUR, effect.pay_labour)]
    return {
        "mark": mark_of(effect),
        "pay": [unit(op, amount) for op, amount in price if amount],
        "gain": [
            {**unit(op, amount), "limit": {SAME: "same", OTHER: "other"}.get(limit, "")}
            for op, amount, limit in zip(effect.ops, effect.amounts, effect.limits, strict=True)
        ],
        "ordered": effect.ordered,
    }


def unit(op: int, amount: int) -> dict[str, Any]:
    """A symbol and how often; labour in whole numbers, as it is printed."""
    return {"symbol": WORDS[op], "amount": amount / 2 if op == LABOUR else amount}


def mark_of(effect: Effect) -> str:
    """When it works, as the component file says it; empty if always."""
    if effect.mark == UNMARKED:
        return ""
    if effect.mark == WHEN:
        return f"when {WORDS[effect.event]}"
    return {IN_ECLIPSE: "eclipse", ANY_COLUMN: "any"}.get(effect.mark) or COLUMNS[effect.mark]


def score(stone: Stone) -> dict[str, Any]:
    """How a sacred stone scores: by what, its numbers, the terrain or species it names, the most of its bands."""
    named = [c.TERRAINS[stone.terrain]] if stone.score == "communities-at" else [c.SPECIES[n] for n in stone.species]
    most = max([points for _, points in stone.bands], default=0)
    return {"id": stone.name, "by": stone.score, "numbers": stone.numbers, "names": named, "most": most}
