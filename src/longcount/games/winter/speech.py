"""Endless Winter in words: what the catalogue alone cannot say, from facts, decisions, views and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.games.winter import chance_decisions as o
from longcount.games.winter import components as c
from longcount.games.winter import decisions as d
from longcount.games.winter.component_words import TABLE_OF, ComponentWords, things_of, words_of
from longcount.games.winter.components import SHIPPED, Pack
from longcount.games.winter.names import IDOL, LABOUR, REST, TRIBE_FIGURE, WORDS
from longcount.games.winter.notation import CATALOGUE
from longcount.games.winter.openings import SIDE
from longcount.games.winter.packs import DEFAULT, PACKS, title_of
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import Sign, Speech, Thing, View
from longcount.kernel.story import Entry, Fact
from longcount.kernel.words import Value, Words, capital

GROUPS: Final = {
    "pick_chief": "pick",
    "pick_setup": "pick",
    "go_on": "finish",
    "end": "finish",
    "done": "finish",
    "take_goods": "finish",
    "take_tribe": "tribe",
    "discard_tribe": "tribe",
    "take_culture": "culture",
    "culture_point": "culture",
    "take_stone": "stone",
    "hunt_deck": "hunt",
    "animal_point": "hunt",
    "reveal": "hunt",
    "use_animal": "animal",
    "take_tools": "tools",
}
"""Decisions that stand below the heading of another verb."""
BURY_GROUPS: Final = {"new": "hand", "spent": "board"}
WITH_REASON: Final = ("gain", "pay", "score")
"""Facts whose sentence does not say already why they happened."""


class WinterSpeech(Speech):
    def __init__(self, words: Words, pack: Pack = SHIPPED) -> None:
        super().__init__(words)
        self.pack: Final = pack
        self.printed: Final = words_of(words, pack)
        self._of_packs: Final[dict[str, WinterSpeech]] = {}

    def at(self, options: Mapping[str, str]) -> WinterSpeech:
        """As a table with these options hears it: with the values of its pack."""
        name = options.get("pack", DEFAULT)
        if PACKS[name] is self.pack:
            return self
        if name not in self._of_packs:
            self._of_packs[name] = WinterSpeech(self.words, PACKS[name])
        return self._of_packs[name]

    def _printed(self, view: View | None) -> ComponentWords:
        return self.printed if view is None else self.at(view["options"]).printed

    def _amount(self, what: str, amount: int) -> str:
        """`2 tools`; labour is counted in halves by the game, in whole numbers by people."""
        return self.words.count(amount / 2 if what == WORDS[LABOUR] else amount, what)

    # --- what happened ----------------------------------------------------------------

    def tell(self, fact: Fact) -> str:
        key = key_of(fact)
        if not self.words.has("tell", key):
            return ""
        return self.words.say("tell", key, self.values_of(fact)) + self._reason(fact)

    def values_of(self, fact: Fact) -> dict[str, Value]:
        verb, what, amount = fact.verb, fact.what, fact.amount
        noun = {"score": "points", "sum": "labour"}.get(verb, what)
        return {
            **super().values_of(fact),
            "n": amount + 1 if verb == "round" else amount,
            "text": self.printed.side(fact.why, what) if verb == "side" else self.printed.text(what),
            "card": self.printed.title(what),
            "thing": self.printed.name(what),
            "track": self.words.look("tracks", what),
            "place": self.words.look("places", what),
            "figure": self.words.look("figures", "tribe" if amount == TRIBE_FIGURE else "chief"),
            "at": cell_of(what) if verb == "raise" else "",
            "from": amount // 100,
            "to": amount % 100,
            "count": self._amount(noun, amount),
        }

    def _reason(self, fact: Fact) -> str:
        """Why something happened, where the sentence does not say it already."""
        if fact.verb not in WITH_REASON:
            return ""
        for section in ("places", "why"):
            if self.words.has(section, fact.why):
                return self.words.bracketed(self.words.look(section, fact.why))
        table = TABLE_OF.get(fact.why, "")
        if not table:
            return ""
        return self.words.bracketed(self.words.look("things", table) if table == "stone" else self._title(fact.why))

    def _title(self, name: str) -> str:
        return self.printed.title(name)

    # --- choices ----------------------------------------------------------------------

    def offer(self, decision: Decision, view: View | None) -> str:
        said = self.words.say("offer", offer_key(decision, view), self.parts_of(decision, view))
        return capital(said)

    def parts_of(self, decision: Decision, view: View | None) -> dict[str, Value]:
        values = super().parts_of(decision, view)
        printed = self._printed(view)
        for name in ("card", "chief", "setup", "stone", "species", "terrain", "token"):
            if name in values:
                thing = str(values[name])
                values["thing"], values["text"] = printed.name(thing), printed.text(thing)
                values[name] = printed.title(thing)
        match decision:
            case d.ChooseSide():
                values["text"] = self._side_text(str(values["side"]), view)
            case d.Use(ability=ability):
                source = str(values["source"])
                values["card"] = self._owner(source, view)
                values["text"] = self._printed(view).effect(one_of(self._abilities(source, view), ability))
            case d.Place():
                values["Figure"] = capital(self.words.look("figures", str(values["figure"])))
                values["place"] = self.words.look("places", str(values["place"]))
            case d.ChooseToken():
                values["text"] = printed.text(open_token(view))
            case d.MoveCamp(start=start, target=target):
                values["from"], values["to"] = self.hex(start, view), self.hex(target, view)
            case d.Found():
                corners = decision.parts()["hexes"]
                assert isinstance(corners, list)
                values["list"] = self.words.joined([self.hex(corner, view) for corner in corners])
            case d.Advance():
                values["track"] = self.words.look("tracks", str(values["track"]))
            case d.Instead():
                values["gain"] = self._taken(decision)
                values["of"] = self.words.look("instead", WORDS[decision.of])
            case d.TakeTools(tools=tools, food=food):
                values["count"] = self._goods(tools, food)
        return values

    def hex(self, number: int, view: View | None) -> str:
        """`Forest 4`, or just its number."""
        if view is None:
            return str(number)
        thing = self._printed(view).title(view["map"][number]["terrain"]) if view["map"] else ""
        return self.words.say("ui", "hex", {"thing": thing, "n": number}).strip()

    def _side_text(self, side: str, view: View | None) -> str:
        chief = None if view is None else acting(view)["chief"]
        return self._printed(view).side(chief, side) if chief else ""

    def _owner(self, source: str, view: View | None) -> str:
        """Whose ability it is."""
        if source == "token":
            return self.words.look("ui", "restToken")
        if source == "chief":
            chief = None if view is None else acting(view)["chief"]
            return self._printed(view).title(chief) if chief else capital(self.words.look("figures", source))
        return self._printed(view).title(source)

    def _abilities(self, source: str, view: View | None) -> Sequence[str]:
        """What it can do, in the words of effects; nothing where the view does not tell."""
        rows = self._printed(view).rows
        if source not in ("chief", "token"):
            return list(rows[source]["abilities"])
        if view is None:
            return []
        if source == "token":
            held = view["rest"]["held"]
            return list(rows[held]["effects"]) if held else []
        me = acting(view)
        return list(rows[me["chief"]][f"side_{me['side'].lower()}"]) if me["chief"] and me["side"] else []

    def _taken(self, decision: d.Instead) -> str:
        """What is taken instead: `Tool`, `Idol: Offering`."""
        taken = self.words.look("symbols", WORDS[decision.taken])
        if decision.taken != IDOL:
            return taken
        return self.words.joined([taken, self.words.look("tracks", str(decision.parts()["track"]))], "colon")

    def _goods(self, tools: int, food: int) -> str:
        parts = [self.words.count(tools, "tool") if tools else "", self.words.count(food, "food") if food else ""]
        return self.words.joined(parts, "plus")

    def opening(self, name: str, part: str) -> str:
        if name != SIDE:
            return self.offer(CATALOGUE.read(part), None)
        chief, side = part.split()
        return f"{self._title(chief)} {side}" + self.words.bracketed(self.printed.side(chief, side))

    def heading(self, decision: Decision, view: View | None) -> str:
        key = group_key(decision)
        values: dict[str, Value] = {}
        match decision:
            case d.ChooseSide():
                chief = None if view is None else acting(view)["chief"]
                values["thing"] = self._printed(view).name(chief) if chief else ""
            case d.MoveCamp(start=start):
                values["n"] = start
            case d.Raise(level=level):
                values["n"] = level
        return self.words.say("group", key, values)

    def brings(self, decision: Decision, facts: Sequence[Fact], view: View | None) -> str:
        """What it costs and gains, and what the thing it is about does."""
        if isinstance(decision, d.TakeTools):
            return ""
        levels = [self.words.say("brings", "idols", {"n": fact.amount}) for fact in facts if fact.verb == "idol"]
        return self.words.joined([*self._sums(facts), *levels, self._promise(decision, view)])

    def _sums(self, facts: Sequence[Fact]) -> list[str]:
        """`−1 labour`, `+2 food`: what is paid, gained and lost, each summed."""
        sums: dict[tuple[str, str], int] = {}
        for fact in facts:
            sign = {"pay": "−", "eat": "−", "gain": "+", "score": "+", "lose": ""}.get(fact.verb)
            if sign is not None:
                what = "points" if fact.verb == "score" else fact.what
                sums[sign, what] = sums.get((sign, what), 0) + fact.amount
        told: list[str] = []
        for (sign, what), amount in sums.items():
            count = self._amount(what, amount)
            told.append(f"{sign}{count}" if sign else self.words.say("brings", "lose", {"count": count}))
        return told

    def _promise(self, decision: Decision, view: View | None) -> str:
        """The text of the card, animal or chief that one would get or use."""
        parts = decision.parts()
        match decision:
            case d.Play(card=card) if card < c.FIRST_CULTURE:
                return ""
            case d.Play() | d.TakeTribe() | d.DiscardTribe() | d.TakeCulture():
                return self._printed(view).text(str(parts["card"]))
            case d.TakeAnimal() | d.UseAnimal():
                return self._printed(view).text(str(parts["species"]))
            case d.PickChief():
                return self._printed(view).text(str(parts["chief"]))
            case _:
                return ""

    # --- what it comes to ---------------------------------------------------------------

    def gain(self, entry: Entry) -> Sign:
        goal, what, amount = entry.goal, entry.what, entry.amount
        number = abs(amount)
        sign = "−" if amount < 0 else "+"
        mark = f"{sign}{number}"
        match goal:
            case "points" | "food" | "tool" | "camp" | "found":
                return Sign(mark, f"{sign}{self.words.count(number, 'community' if goal == 'found' else goal)}")
            case "idol":
                return Sign(mark, self._gain(goal, track=self.words.look("tracks", what), mark=mark))
            case "megalith":
                return Sign(cell_of(what), self._gain(goal, at=cell_of(what)))
            case "animal":
                name = self.printed.name(what)
                return Sign(f"+{number} {name}" if number > 1 else name, f"{mark} {name}")
            case "stone":
                return Sign(
                    mark, self._gain("token", thing=self.words.look("things", goal), text=self.printed.text(what))
                )
            case "card":
                return Sign(self._title(what), f"{mark} {self._title(what)}")
            case "hand":
                return Sign(mark, self._gain(goal, mark=mark))
            case "bury" | "hide":
                return Sign(str(number), self._gain(goal, n=number))
            case "move":
                count = f"{number} " if number > 1 else ""
                arrow = f"{count}→ {what}" if amount > 0 else f"{count}{what} →"
                return Sign(arrow, self._gain("to" if amount > 0 else "from", at=what, n=number))
            case "glacier" | "token":
                thing = capital(self.words.look("things", TABLE_OF[what]))
                return Sign("", self._gain("token", thing=thing, text=self.printed.text(what)))
            case "place":
                return Sign("", self._gain(goal, place=self.words.look("places", what)))
            case _:
                return super().gain(entry)

    def _gain(self, key: str, **values: Value) -> str:
        return self.words.say("gain", key, values)

    # --- the rest -------------------------------------------------------------------------

    def caption(self, view: View) -> str:
        """`Round 2 of 4 · Era I`, `Round 2 of 4 · eclipse`."""
        if view["steps"] and view["steps"][-1]["step"] == "over":
            return self.words.look("ui", "over")
        if not view["round"]:
            return self.words.look("ui", "setup")
        number = self.words.say("ui", "round", {"n": view["round"], "m": c.ROUNDS})
        if view["phase"] in ("eclipse", "preparation"):
            return f"{number} · {self.words.look('ui', view['phase'])}"
        return f"{number} · {self.words.say('ui', 'era', {'era': 'I' if view['round'] <= 2 else 'II'})}"

    def refusal(self, refusal: Refusal) -> str:
        """Prices and gains come in the words of effects, lists of what may be done by their names."""
        values: dict[str, Value] = {}
        for name, value in refusal.values.items():
            if name in ("price", "owned", "gives"):
                values[name] = self.printed.listed(str(value))
            elif name in LISTS:
                assert not isinstance(value, str | int | Exception)
                told = [self.words.look(LISTS[name], one) for one in value]
                values[name] = self.words.joined(told).lower() if name == "actions" else self.words.one_of(told)
            else:
                values[name] = value
        return capital(self.words.say("refusal", refusal.key, values))

    def option_value(self, name: str, value: str) -> str:
        """Packs are named by their own label, the shipped one by what it is."""
        if name == "pack" and value != DEFAULT:
            return title_of(PACKS[value])
        return super().option_value(name, "shipped" if name == "pack" else value)

    def things(self, components: Mapping[str, Any]) -> dict[str, Thing]:
        return things_of(ComponentWords(self.words, components), components)


LISTS: Final = {"may": "may", "actions": "symbols"}
"""Values of refusals that list things, and where their words stand."""


def key_of(fact: Fact) -> str:
    """Which sentence tells a fact."""
    verb, what = fact.verb, fact.what
    match verb:
        case "take":
            return "take stone" if what in c.STONES else "take discard" if fact.why == "discard" else "take hand"
        case "hunt":
            return "hunt deck" if fact.why == "deck" else verb
        case "raise":
            return "raise level" if fact.amount > 1 else verb
        case "use":
            return "use chief" if what == "chief" else verb
        case "place":
            return "place rest" if what == "rest" else verb
        case "reveal" | "animal":
            return f"{verb} table" if fact.seat == CHANCE else verb
        case "bury" | "hide":
            return f"{verb} card" if what == "card" else verb
        case _:
            return verb


def cell_of(megalith: str) -> str:
    """Where a megalith was placed, from the decision it was told with."""
    return str(CATALOGUE.read(megalith).parts()["cell"])


def offer_key(decision: Decision, view: View | None) -> str:
    """Which sentence offers a decision: its verb, and what makes a difference."""
    verb = decision.verb
    match decision:
        case d.Place(place=place):
            return "place rest" if place == REST else verb
        case d.Done():
            return done_key(view)
        case d.ChooseToken() | d.Bury() | d.Discard():
            parts = decision.parts()
            return f"{verb} {parts.get('which') or parts.get('zone')}"
        case d.Raise(level=level):
            return "megalith level" if level > 1 else verb
        case o.LayBoard(turned=turned):
            return "lay_board turned" if turned else verb
        case _:
            return verb


def done_key(view: View | None) -> str:
    """What one is done with: the eclipse pile, abilities that were set off, or something else."""
    step = view["steps"][-1] if view is not None and view["steps"] else {"step": ""}
    if step["step"] == "eclipse pile":
        return "done pile"
    if step["step"] == "when":
        return "done bonus" if step["bonus"] else "done wait"
    return "done"


def group_key(decision: Decision) -> str:
    """Below which heading a decision stands."""
    verb = decision.verb
    match decision:
        case d.Place():
            return f"place {decision.parts()['figure']}"
        case d.Raise(level=level):
            return "megalith level" if level > 1 else verb
        case d.Bury():
            zone = str(decision.parts()["zone"])
            return f"bury {BURY_GROUPS.get(zone, zone)}"
        case _:
            return GROUPS.get(verb, verb if is_players(decision) else "chance")


def is_players(decision: Decision) -> bool:
    return decision.index >= d.CHOOSE_SIDE[0].index


def acting(view: View) -> Mapping[str, Any]:
    """The player whose choice it is."""
    seat = view["turn"] if view["turn"] is not None else view["seat"] or 0
    found: Mapping[str, Any] = view["players"][seat]
    return found


def open_token(view: View | None) -> str:
    return "" if view is None else str(view["rest"]["open"] or view["rest"]["held"] or "")


def one_of(texts: Sequence[str], number: int) -> str:
    """The effect of that number, from 1."""
    return texts[number - 1] if number <= len(texts) else ""
