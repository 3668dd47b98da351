"""Tikal in words: what the catalogue alone cannot say, made up from facts, decisions, views and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.tikal import components as c
from longcount.games.tikal.decisions import Camp, Choose, DrawTile, Lay, Transfer, Walk
from longcount.games.tikal.state import FIGURES
from longcount.kernel import hexes
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Sign, Speech, Thing, View
from longcount.kernel.story import Entry, Fact
from longcount.kernel.words import Value

TILE_BY_NAME: Final = {tile.name: tile for tile in c.TILES}


class TikalSpeech(Speech):
    # --- tiles ----------------------------------------------------------------------

    def land(self, kind: str, number: int) -> str:
        """What a tile shows: `temple 2`, `4 treasures`, `jungle`."""
        if number and self.words.has("shown", kind):
            return self.words.say("shown", kind, {"n": number})
        return self.words.look("kinds", kind)

    def tile(self, name: str) -> str:
        """A tile that is not laid yet: `A5 (4 treasures)`."""
        tile = TILE_BY_NAME[name]
        return name + self.words.bracketed(self.land(c.KINDS[tile.kind], tile.value or tile.masks))

    def stones(self, name: str, turn: int = 0) -> str:
        """The stones on the edges of a tile turned so: `N 2, SE 1`."""
        edges = hexes.turned(TILE_BY_NAME[name].edges, turn)
        found = [f"{self.words.look('sides', hexes.NAMES[side])} {n}" for side, n in enumerate(edges) if n]
        return self.words.joined(found)

    def place(self, space: str, view: View | None) -> str:
        """A space with what is seen there: `b1 (temple 3)`."""
        row = None if view is None else view["spaces"].get(space)
        if row is None:
            return space
        number = row["temple"]["value"] if row["temple"] else row["tokens"]
        return space + self.words.bracketed(self.land(row["kind"], number))

    def who(self, figure: str, times: int) -> str:
        """`worker`, `3 workers`."""
        return self.words.look("figures", figure) if times == 1 else self.words.count(times, figure)

    # --- what happened ----------------------------------------------------------------

    def tell(self, fact: Fact) -> str:
        return self._told("tell", fact)

    def _told(self, section: str, fact: Fact) -> str:
        key = self._key_of(section, fact)
        return self.words.say(section, key, self.values_of(fact)) if key else ""

    def _key_of(self, section: str, fact: Fact) -> str:
        """The sentence a fact is told with: a special one if it has one, or none at all."""
        special = {"win": "" if fact.amount else "win free", "end": "end left" if fact.amount else ""}
        keys = (special.get(fact.verb, ""), f"{fact.verb} {fact.what}", f"{fact.verb} {fact.why}", fact.verb)
        return next((key for key in keys if self.words.has(section, key)), "")

    def values_of(self, fact: Fact) -> dict[str, Value]:
        values = super().values_of(fact)
        if fact.verb == "round":
            values["n"] = fact.amount + 1
        if fact.what in TILE_BY_NAME:
            values["tile"] = self.tile(fact.what)
        if fact.verb == "gone":
            values["who"] = self.words.count(fact.amount, fact.what)
        return values

    # --- choices ----------------------------------------------------------------------

    def parts_of(self, decision: Decision, view: View | None) -> dict[str, Value]:
        """Besides the parts: a tile with what it shows, a space with what is seen there, degrees of turning."""
        values = super().parts_of(decision, view)
        match decision:
            case Lay(turn=turn):
                values["degrees"] = 60 * turn
            case Choose(tile=tile) | DrawTile(tile=tile):
                values["shown"] = self.tile(c.TILES[tile].name)
            case Walk(target=target) | Transfer(target=target):
                values["there"] = self.place(c.SPACE_NAMES[target], view)
            case Camp():
                pass
            case _ if "space" in values:
                values["there"] = self.place(str(values["space"]), view)
        return values

    def brings(self, decision: Decision, facts: Sequence[Fact], view: View | None) -> str:
        """Its price and what comes of it; of a tile to take, where its stones lie."""
        match decision:
            case Choose(tile=tile) | DrawTile(tile=tile):
                return self._promise(c.TILES[tile].name)
            case Lay():
                return self._paths(facts)
            case _:
                return self.words.joined([self._told("brings", fact) for fact in foremost(facts)])

    def _promise(self, tile: str) -> str:
        if TILE_BY_NAME[tile].kind == c.VOLCANO:
            return self.words.look("brings", "volcano")
        return self.words.say("brings", "stones", {"list": self.stones(tile)})

    def _paths(self, facts: Sequence[Fact]) -> str:
        """The paths that a tile laid so would open, with their stones."""
        paths = self.words.joined([self._told("brings", fact) for fact in facts if fact.verb == "opens"])
        return self.words.say("brings", "paths", {"list": paths}) if paths else self.words.look("brings", "no_path")

    # --- what it comes to ---------------------------------------------------------------

    def gain(self, entry: Entry) -> Sign:
        """A mark that is as short as can be, and the whole in words."""
        values = self._values_of_gain(entry)
        key = "place less" if entry.goal == "place" and entry.amount < 0 else entry.goal
        return Sign(self._mark(entry), self.words.say("gain", key, values))

    def _values_of_gain(self, entry: Entry) -> dict[str, Value]:
        head, _, space = entry.what.partition(" ")
        many = abs(entry.amount)
        values: dict[str, Value] = {"what": entry.what, "space": space, "n": many, "mark": signed(entry.amount)}
        values["sign"] = signed(entry.amount)[0]
        if head in TILE_BY_NAME:
            values["tile"] = self.tile(head)
        if head in FIGURES:
            values["who"] = self.words.count(many, head) if entry.goal == "gone" else self.who(head, many)
        return values

    def _mark(self, entry: Entry) -> str:
        head, _, space = entry.what.partition(" ")
        times = f"{abs(entry.amount)} " if abs(entry.amount) > 1 else ""
        match entry.goal:
            case "uncover":
                return f"{entry.what} {signed(entry.amount)}"
            case "dig":
                return times + entry.what
            case "camp" | "guard" | "take":
                return entry.what
            case "place":
                return f"{times}→ {space}" if entry.amount > 0 else f"{times}{space} ×"
            case "lay":
                return f"{head} → {space}"
            case _:
                return signed(entry.amount)

    # --- the rest -------------------------------------------------------------------------

    def caption(self, view: View) -> str:
        """`Round 8 of 18 · scoring 2`."""
        steps = [step["step"] for step in view["steps"]]
        if steps[-1] == "over":
            return self.words.look("ui", "over")
        rounds = -(-c.IN_STACK // len(view["players"]))
        if view["round"] > rounds:
            return self.words.look("ui", "final")
        text = self.words.say("ui", "round", {"n": view["round"], "m": rounds})
        return f"{text} · {self.words.say('ui', 'scoring', {'n': view['scoring']})}" if "score" in steps else text

    def things(self, components: Mapping[str, Any]) -> dict[str, Thing]:
        """Every tile with what it shows and where its stones lie, and every treasure."""
        found = {name: Thing(self.tile(name), self._promise_of(name)) for name in TILE_BY_NAME}
        return found | {name: Thing(text) for name, text in self.words.table("treasures").items()}

    def _promise_of(self, name: str) -> str:
        stones = self.stones(name)
        return self.words.say("brings", "stones", {"list": stones}) if stones else ""


def foremost(facts: Sequence[Fact]) -> list[Fact]:
    """What the seat that decides would do and get, its price first; a pass that wins the turn is no word of pass."""
    own = [fact for fact in facts if fact.seat == facts[0].seat]
    if any(fact.verb == "win" for fact in own):
        own = [fact for fact in own if fact.verb != "pass"]
    return sorted(own, key=lambda fact: fact.verb != "spend")


def signed(amount: int) -> str:
    return f"{'−' if amount < 0 else '+'}{abs(amount)}"
