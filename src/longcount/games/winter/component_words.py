"""Names of everything printed, and what it does, in words. Numbers come from the table's pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.winter import components as c
from longcount.games.winter.components import Pack, Stone
from longcount.games.winter.effect_language import Effect, read_effect
from longcount.games.winter.names import FILL_FOOD, FOOD, LABOUR, OTHER, SAME, TOOL, WORDS
from longcount.games.winter.printed import CARDS, effects_in, mark_of
from longcount.kernel.speech import Thing
from longcount.kernel.words import Words, capital

TABLES: Final = (
    "starting",
    "tribe",
    "culture",
    "animal",
    "chief",
    "setup",
    "terrain",
    "stone",
    "glacier_token",
    "rest_token",
)
TABLE_OF: Final[dict[str, str]] = {str(row["id"]): table for table in TABLES for row in c.TABLE[table]}
"""What kind of thing an id names."""


class ComponentWords:
    """The components of one pack in one language."""

    def __init__(self, words: Words, table: Mapping[str, Any]) -> None:
        self.words: Final = words
        self.rows: Final[dict[str, Any]] = {str(row["id"]): row for name in TABLES for row in table[name]}
        self._effects: Final[dict[str, str]] = {}
        self._texts: Final[dict[str, str]] = {}
        """What was put into words already."""

    # --- names ------------------------------------------------------------------------

    def name(self, name: str) -> str:
        """What something is called; a pack that calls it otherwise than the shipped one is believed."""
        table = TABLE_OF.get(name, "")
        if table:
            own = str(self.rows[name].get("name", ""))
            if own != SHIPPED_NAMES[name]:
                return own
        return self.words.look("things", name if self.words.has("things", name) else table or name)

    def title(self, name: str) -> str:
        return capital(self.name(name))

    # --- effects ----------------------------------------------------------------------

    def effect(self, text: str) -> str:
        """`pay 1 food: 1 idol step`, `in the eclipse: 2 food`, from the words of the component file."""
        if text not in self._effects:
            self._effects[text] = self.told(read_effect(text, ""))
        return self._effects[text]

    def effects(self, texts: Sequence[str]) -> str:
        return self.words.joined([self.effect(text) for text in texts], "lines")

    def told(self, effect: Effect) -> str:
        gained = self.units(effect) or self.words.look("effect", "nothing")
        price = self.goods(effect.pay_food, effect.pay_tools, effect.pay_labour)
        whole = self.words.say("effect", "pay", {"price": price, "gain": gained}) if price else gained
        mark = mark_of(effect)
        return self.words.joined([self.words.look("ability_marks", mark), whole], "colon") if mark else whole

    def units(self, effect: Effect) -> str:
        """What it gives, joined as it is printed."""
        between = self.words.look("effect", "then") if effect.ordered else self.words.look("marks", "plus")
        return between.join([self.unit(effect, unit) for unit in range(len(effect.ops))])

    def unit(self, effect: Effect, unit: int) -> str:
        op, amount = effect.ops[unit], effect.amounts[unit]
        text = self.symbol(op, amount)
        limit = {SAME: "same", OTHER: "other"}.get(effect.limits[unit], "")
        return f"{text} {self.words.look('effect', limit)}" if limit else text

    def symbol(self, op: int, amount: int) -> str:
        """`2 idol steps`; labour is counted in halves by the game, in whole numbers by people."""
        if op == FILL_FOOD:
            return self.words.look("effect", "fill_food")
        return self.words.count(amount / 2 if op == LABOUR else amount, WORDS[op])

    def goods(self, food: int, tools: int, halves: int) -> str:
        """A price, or what somebody has: `1 tool + 2 labour`; empty for nothing."""
        found = [(FOOD, food), (TOOL, tools), (LABOUR, halves)]
        return self.words.joined([self.symbol(op, amount) for op, amount in found if amount], "plus")

    def listed(self, text: str) -> str:
        """What somebody has or would get, however much: `2 food, 3 tools`; `nothing` if there is none of it."""
        between = "then" if " then " in text else "+"
        goods = [self.amount(part) for part in text.split(f" {between} ") if part]
        told = self.words.look("effect", "then").join(goods) if between == "then" else self.words.joined(goods)
        return told or self.words.look("effect", "nothing")

    def amount(self, text: str) -> str:
        """`idol 2` in words."""
        word, number, *_ = text.split()
        op = WORDS.index(word)
        return self.symbol(op, int(float(number) * 2) if op == LABOUR else int(number))

    # --- what things do ---------------------------------------------------------------

    def text(self, name: str) -> str:
        """What something with an id does or is worth; empty for anything else."""
        if name not in self._texts:
            self._texts[name] = self.text_of_row(name, self.rows[name]) if name in self.rows else ""
        return self._texts[name]

    def text_of_row(self, name: str, row: dict[str, Any]) -> str:
        table = TABLE_OF[name]
        if table in CARDS:
            return self.card(row)
        if table == "stone":
            return self.stone(Stone(row))
        if table == "setup":
            return self.setup(row)
        if table == "animal":
            return self.effect(row["use"])
        if table == "chief":
            sides = [f"{side}{self.words.look('marks', 'colon')}{self.side(name, side)}" for side in c.SIDES]
            return self.words.joined(sides, "lines")
        if table == "rest_token":
            return self.effects(row["effects"])
        return self.effect(row["bonus"])

    def card(self, row: Mapping[str, Any]) -> str:
        """Labour, abilities and points of a card."""
        labour = [self.words.count(row["labour"], "labour")] if row.get("labour") else []
        points = {"points": self.words.count(row["points"], "points")}
        end = [self.words.say("effect", "end", points)] if row["points"] else []
        whole = self.words.joined([*labour, *[self.effect(text) for text in row["abilities"]], *end], "lines")
        return whole or self.words.look("effect", "nothing")

    def side(self, chief: str, side: str) -> str:
        return self.effects(self.rows[chief][f"side_{side.lower()}"])

    def setup(self, row: Mapping[str, Any]) -> str:
        goods = [self.words.count(row[name], noun) for name, noun in (("food", "food"), ("tools", "tool")) if row[name]]
        camp = [self.words.count(1, "camp")] if row["camp"] else []
        return self.words.joined([self.name(row["tribe"]), *goods, *[self.name(one) for one in row["animals"]], *camp])

    def stone(self, stone: Stone) -> str:
        """What a sacred stone scores in every eclipse."""
        named = (
            [c.TERRAINS[stone.terrain]] if stone.score == "communities-at" else [c.SPECIES[n] for n in stone.species]
        )
        names = [self.name(one) for one in named]
        bands = [self.words.say("stone_scores", "from", {"n": points, "m": least}) for least, points in stone.bands]
        listed = self.words.joined(bands) if bands else "/".join([str(number) for number in stone.numbers])
        pair = {"a": names[0], "b": names[-1]} if names else {}
        what = self.words.say("effect", "pair", pair) if len(names) > 1 else "".join(names)
        first = stone.numbers[0] if stone.numbers else 0
        return self.words.say("stone_scores", stone.score, {"n": first, "list": listed, "what": what})


SHIPPED_NAMES: Final[dict[str, str]] = {
    str(row["id"]): str(row.get("name", "")) for table in TABLES for row in c.TABLE[table]
}


def words_of(words: Words, pack: Pack) -> ComponentWords:
    return ComponentWords(words, pack.table)


# --- all of them ----------------------------------------------------------------------


def things_of(told: ComponentWords, table: Mapping[str, Any]) -> dict[str, Thing]:
    """Everything with an id; the sides of chiefs (`keen_eye A`); and every effect and price by its own words."""
    found = {name: Thing(told.name(name), told.text(name)) for name in told.rows}
    for row in table["chief"]:
        for side in c.SIDES:
            found[f"{row['id']} {side}"] = Thing(told.name(row["id"]), told.side(row["id"], side))
    for text in effects_in(table):
        found[text] = Thing(told.effect(text))
    return found
