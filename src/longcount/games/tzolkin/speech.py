"""Tzolk'in in words: what the catalogue alone cannot say. Numbers come from facts, decisions and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import decisions as d
from longcount.games.tzolkin.components import BUILDING_BY_ID, MONUMENT_BY_ID, TABLE, WEALTH_BY_ID
from longcount.games.tzolkin.openings import BETWEEN
from longcount.games.tzolkin.state import (
    CHICHEN,
    CORN,
    FIRST_SPACE,
    GEARS,
    GOODS,
    PALENQUE,
    QUARTERS,
    TEMPLES,
    TIKAL,
    TRACKS,
    WOOD,
    YAXCHILAN,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal
from longcount.kernel.speech import Sign, Speech, Thing, View
from longcount.kernel.story import Entry, Fact
from longcount.kernel.words import Value, said_number

HAPPENINGS: Final = ("reveal", "neutral", "round", "day")
"""Facts without a person as their subject."""
SUMS: Final = ("price", "purse", "goods")
"""Holes of refusals that are filled with several goods at once: `price_wood`, `price_stone` …"""
PLAYERS: Final = tuple(c.SETUP)


class TzolkinSpeech(Speech):
    # --- numbers ------------------------------------------------------------------

    def points(self, quarters: int) -> str:
        """Quarter points as points: `2¼ points`."""
        return self.words.count(as_points(abs(quarters)), "point")

    def goods(self, goods: Sequence[int]) -> str:
        """`2 wood, 1 stone`; empty for nothing."""
        return self.words.joined([self.words.count(amount, GOODS[good]) for good, amount in enumerate(goods) if amount])

    # --- tiles, actions, levels ---------------------------------------------------

    def effect(self, effect: c.Effect) -> str:
        """One symbol of a tile."""
        word, amount = c.WORDS[effect.word], effect.amount
        is_free = effect.what == c.ANY
        values: dict[str, Value] = {"points": self.points(amount * QUARTERS), "n": amount}
        if effect.word == c.GAIN:
            values["count"] = self.words.count(amount, GOODS[effect.what])
        elif effect.word == c.LEVEL:
            values["track"] = "any" if is_free else TRACKS[effect.what]
        elif effect.word == c.CLIMB:
            values["temple"] = "any" if is_free else TEMPLES[effect.what]
        key = f"{word} any" if is_free and self.words.has("effect", f"{word} any") else word
        return self.words.say("effect", key, values)

    def effects(self, effects: Sequence[c.Effect]) -> str:
        """All symbols of a tile; the same one twice is said once."""
        said = [self.effect(effect) for effect in effects]
        return self.words.joined([self.twice(text) if said.count(text) > 1 else text for text in dict.fromkeys(said)])

    def twice(self, text: str) -> str:
        return self.words.say("effect", "twice", {"text": text})

    def monument(self, name: str, seats: int = 0) -> str:
        """How a monument scores at the end; at a table of so many seats, if it is known."""
        tile = MONUMENT_BY_ID[name]
        numbers = tile.numbers
        first = c.FIRST_WORKERS if tile.score == "by-workers" else 1
        values: dict[str, Value] = {
            "n": numbers[0] if numbers else 0,
            "list": "/".join([str(number) for number in numbers]),
            "from": "/".join([str(first + place) for place in range(len(numbers))]),
        }
        if tile.score_frame != c.NO_FRAME:
            values["frame"] = c.FRAMES[tile.score_frame]
        if tile.score == "per-monument" and seats:
            values["n"] = numbers[seats - min(PLAYERS)]
        elif tile.score == "per-monument":
            values["n"] = values["list"]
        return self.words.say("monument", tile.score, values)

    def tile(self, name: str, seats: int = 0) -> str:
        """What a tile gives or is worth."""
        if name in MONUMENT_BY_ID:
            return self.monument(name, seats)
        return self.effects((WEALTH_BY_ID[name] if name in WEALTH_BY_ID else BUILDING_BY_ID[name]).effects)

    def titled(self, name: str, seats: int = 0) -> str:
        """A tile with what it does: `A1-03 (2 points)`."""
        return name + self.words.bracketed(self.tile(name, seats))

    def action(self, gear: int, space: int) -> str:
        """What is printed beside a gear, in a few words."""
        kind = action_kind(gear, space)
        row = printed_action(gear, space)
        values: dict[str, Value] = {"points": self.points(row.get("points", 0) * QUARTERS)}
        if gear == PALENQUE:
            values["corn"] = self.words.count(row.get("corn", 0), GOODS[CORN])
            values["wood"] = self.words.count(row.get("wood", 0), GOODS[WOOD])
        elif gear == YAXCHILAN:
            values["goods"] = self.goods(c.read_cost(row.get("gain", {})))
        elif gear == CHICHEN:
            values["temple"] = str(row.get("temple", ""))
        price = row.get("price", {})
        if "corn_per_resource" in row:
            values["count"] = self.words.count(row["corn_per_resource"], GOODS[CORN])
        elif "corn" in price:
            values["count"] = self.words.count(price["corn"], GOODS[CORN])
        else:
            values["count"] = self.words.count(1, "resource")
        return self.words.say("action", kind, values)

    def level(self, track: int, level: int) -> str:
        """What a level gives in a few words; level 4 is the bonus."""
        return self.words.look("level", f"{TRACKS[track]} {level}")

    def things(self, components: Mapping[str, Any]) -> dict[str, Thing]:
        """Tiles by their id (`price A1-03` what they cost, `M05 3` what they are worth among three players), symbols by
        their words, actions as `tikal 3`, levels as `theology 2`."""
        found = {name: self.tile_thing(name) for name in (*BUILDING_BY_ID, *MONUMENT_BY_ID, *WEALTH_BY_ID)}
        for name, building in BUILDING_BY_ID.items():
            found[f"price {name}"] = Thing(self.goods(building.cost))
        for name, monument in MONUMENT_BY_ID.items():
            found[f"price {name}"] = Thing(self.goods(monument.cost))
            for seats in PLAYERS:
                found[f"{name} {seats}"] = Thing(found[name].name, self.tile(name, seats))
        for row in (*TABLE["building"], *TABLE["wealth"]):
            for text in row["effects"]:
                found[text] = Thing(self.effect(c.read_effect(text)))
        for gear, name in enumerate(GEARS):
            for space in range(c.LAST[gear] + 1):
                short = self.words.look("short", action_kind(gear, space)) if space else ""
                found[f"{name} {space}"] = Thing(short, self.action(gear, space))
        for track, name in enumerate(TRACKS):
            for level in range(1, c.TOP_LEVEL + 2):
                found[f"{name} {level}"] = Thing(self.words.look("tracks", name), self.level(track, level))
        return found

    def tile_thing(self, name: str) -> Thing:
        if name in WEALTH_BY_ID:
            kind = self.words.look("kinds", "wealth")
        else:
            frame = MONUMENT_BY_ID[name].frame if name in MONUMENT_BY_ID else BUILDING_BY_ID[name].frame
            kind = self.words.look("frames", c.FRAMES[frame])
        return Thing(f"{name} · {kind}", self.tile(name))

    def opening(self, name: str, part: str) -> str:
        if part in WEALTH_BY_ID:
            return self.titled(part)
        places = part.split(BETWEEN)
        return self.words.joined([self.times(place, places.count(place)) for place in dict.fromkeys(places)])

    def times(self, place: str, number: int) -> str:
        """`Palenque ×2`."""
        return self.words.look("places", place) + (f" ×{number}" if number > 1 else "")

    # --- facts --------------------------------------------------------------------

    def tell(self, fact: Fact) -> str:
        if fact.verb in ("score", "lead") and fact.amount == 0:
            return ""
        said = self.deed("tell", fact)
        return said if fact.verb in HAPPENINGS else said + self.words.bracketed(self.reason(fact))

    def deed(self, section: str, fact: Fact) -> str:
        """What happened, by one of two lists: as others tell it, or as one is addressed."""
        return self.words.say(section, key_of_fact(fact), self.values_of(fact))

    def values_of(self, fact: Fact) -> dict[str, Value]:
        what, amount = fact.what, fact.amount
        values: dict[str, Value] = {"what": what, "n": amount}
        match fact.verb:
            case "gain" | "pay" | "beg":
                values["count"] = self.words.count(amount, what)
            case "score" | "lead":
                values["points"] = self.points(amount)
            case "keep" | "deal" | "build" | "reveal":
                values["tile"] = self.titled(what)
                values["kind"] = kind_of(what)
            case "climb" | "stay" | "descend":
                points = c.STEP_POINTS[TEMPLES.index(what)][amount]
                values["step"] = self.words.say("step", "step", {"points": points, "temple": what})
            case "round":
                values["n"] = amount + 1
            case _:
                pass
        return values

    def reason(self, fact: Fact) -> str:
        """Why, unless the sentence tells it already."""
        why = fact.why
        if self.words.has("why", why):
            return self.words.look("why", why)
        if why in TEMPLES:
            return self.words.look("temples", why)
        gear, _, space = why.partition(" ")
        if gear in GEARS and space:
            return f"{self.words.look('gears', gear)} {space}"
        is_tile = why in BUILDING_BY_ID or why in MONUMENT_BY_ID or why in WEALTH_BY_ID
        return why if is_tile or fact.verb == "only" else ""

    # --- choices ------------------------------------------------------------------

    def offer(self, decision: Decision, view: View | None) -> str:
        return self.words.say("offer", key_of_offer(decision), self.parts_of(decision, view))

    def brief(self, decision: Decision, view: View | None) -> str:
        key = key_of_offer(decision)
        if not self.words.has("menu", key):
            return self.offer(decision, view)
        return self.words.say("menu", key, self.parts_of(decision, view))

    def parts_of(self, decision: Decision, view: View | None) -> dict[str, Value]:
        values = super().parts_of(decision, view)
        tile = values.get("tile", values.get("building", values.get("monument")))
        if tile is not None:
            values["tile"] = self.titled(str(tile), seats_of(view))
        if isinstance(decision, d.Pay | d.Take):
            values["goods"] = self.goods((0, decision.wood, decision.stone, decision.gold))
        elif isinstance(decision, d.Sell | d.Buy):
            values["goods"] = self.words.count(1, GOODS[decision.good])
        return values

    def brings(self, decision: Decision, facts: Sequence[Fact], view: View | None) -> str:
        seats = seats_of(view)
        match decision:
            case d.Keep(first=first, second=second):
                return " + ".join([self.tile(c.WEALTH[tile].name) for tile in (first, second)])
            case d.Build(building=building):
                return self.brings_tile(c.BUILDINGS[building].name, facts, seats)
            case d.BuildMonument(monument=monument):
                return self.brings_tile(c.MONUMENTS[monument].name, facts, seats)
            case d.PickUp(gear=gear, action=action) | d.Act(gear=gear, action=action):
                return self.brings_action(gear, action, [fact for fact in facts if fact.verb != "pick"])
            case d.Place(gear=gear) if gear == FIRST_SPACE:
                return self.words.joined(self.clauses([fact for fact in facts if fact.verb != "place"]))
            case _:
                return self.words.joined([self.note(decision), *self.clauses(facts)])

    def brings_tile(self, name: str, facts: Sequence[Fact], seats: int) -> str:
        price = [fact for fact in facts if fact.verb == "pay"]
        help_of_architecture = [fact for fact in facts if fact.why == "architecture"]
        return self.words.joined([*self.clauses(price), self.tile(name, seats), *self.clauses(help_of_architecture)])

    def brings_action(self, gear: int, action: int, facts: Sequence[Fact]) -> str:
        """The gains where they are certain, else what is printed; a printed price is not said twice."""
        if action == 0:
            return self.words.joined([self.words.look("note", "nothing"), *self.clauses(facts)])
        if any(fact.verb != "pay" and fact.verb not in HAPPENINGS for fact in facts):
            return self.words.joined(self.clauses(facts))
        other = [fact for fact in facts if fact.why not in (f"{GEARS[gear]} {action}", "any action")]
        return self.words.joined([*self.clauses(other), self.action(gear, action)])

    def clauses(self, facts: Sequence[Fact]) -> list[str]:
        """Facts in the words one is addressed with."""
        return [self.deed("preview", fact) for fact in facts if fact.verb not in HAPPENINGS]

    def note(self, decision: Decision) -> str:
        """What a choice means beside its facts; empty where its text says it all."""
        match decision:
            case d.EndTurn() | d.Done():
                return self.words.look("note", decision.verb)
            case d.TurnDays(days=2):
                return self.words.look("note", "two")
            case d.Harvest(crop=d.BARE):
                return self.words.look("note", "bare")
            case _:
                return ""

    # --- what it comes to -----------------------------------------------------------

    def gain(self, entry: Entry) -> Sign:
        what, amount = entry.what, entry.amount
        sign = "+" if amount > 0 else "−"
        mark = f"{sign}{abs(amount)}"
        match entry.goal:
            case "points":
                return Sign(sign + said_number(as_points(abs(amount))), sign + self.points(amount))
            case "climb":
                return Sign(mark, f"{self.words.look('temples', what)} {mark}")
            case "level":
                return Sign(mark, f"{self.words.look('tracks', what)} {mark}")
            case "building" | "monument":
                return Sign(what, what + self.words.look("marks", "colon") + self.tile(what))
            case "place" | "pick" | "lay" | "first":
                return self.figure_gain(entry)
            case _:
                return Sign(mark, sign + self.words.count(abs(amount), what))

    def figure_gain(self, entry: Entry) -> Sign:
        """Workers, skulls and the marker on the board: the mark is a space and what happens there."""
        place, _, space = entry.what.partition(" ")
        is_more = entry.amount > 0
        key = entry.goal if is_more else f"no {entry.goal}"
        if place == "first" and entry.goal == "place":
            key, space = f"{key} first", ""
        marks = {"place": "→ {}" if is_more else "× {}", "pick": "{} ↑" if is_more else "{} ↻", "lay": "→ {}"}
        mark = marks.get(entry.goal, "").format(space).strip()
        return Sign(mark, self.words.say("gain", key, {"gear": place, "n": space}))

    # --- the rest -------------------------------------------------------------------

    def caption(self, view: View) -> str:
        if view["steps"] and view["steps"][-1]["step"] == "over":
            return self.words.look("ui", "over")
        said = self.words.say("ui", "caption", {"n": min(view["day"] + 1, TABLE["calendar"]["rounds"])})
        return f"{said} · {self.words.look('ui', 'foodDay')}" if view["food_day"] else said

    def refusal(self, refusal: Refusal) -> str:
        values: dict[str, Value] = dict(refusal.values)
        for name in SUMS:
            amounts = [int(str(values.pop(f"{name}_{good}", 0))) for good in GOODS]
            values.setdefault(name, self.goods(amounts) or self.words.look("note", "none"))
        return self.words.say("refusal", refusal.key, values)


def seats_of(view: View | None) -> int:
    """Players at the table, 0 where it is not known."""
    return len(view["players"]) if view else 0


def as_points(quarters: int) -> float:
    """Whole points stay whole numbers, so that their noun has the right form."""
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def key_of_fact(fact: Fact) -> str:
    if fact.verb == "gain" and fact.amount == 0:
        return "gain nothing"
    if fact.verb == "score" and fact.amount < 0:
        return "lose"
    return "place first" if fact.verb == "place" and fact.what == "first" else fact.verb


def key_of_offer(decision: Decision) -> str:
    return "pick nothing" if isinstance(decision, d.PickUp) and decision.action == 0 else decision.verb


def kind_of(tile: str) -> str:
    if tile in MONUMENT_BY_ID:
        return "monument"
    return "wealth" if tile in WEALTH_BY_ID else "building"


def printed_action(gear: int, space: int) -> dict[str, Any]:
    """The row of components.toml for an action; empty where a gear has none of its own."""
    rows = TABLE[c.GEAR_IDS[gear]]
    return rows[space - 1] if 0 < space <= c.ACTIONS[gear] and space < c.FREE_FROM[gear] else {}


def action_kind(gear: int, space: int) -> str:
    """The word for what is printed at a space."""
    if space == 0:
        return "zero"
    row = printed_action(gear, space)
    if not row:
        return "free"
    if gear == PALENQUE:
        if row["tile"] == "none":
            return "fish"
        return "harvest" if row.get("wood") else "corn"
    if gear == YAXCHILAN:
        return "gain"
    if gear == CHICHEN:
        return "skull resource" if row["resource"] else "skull"
    assert gear >= TIKAL
    return str(row["action"])
