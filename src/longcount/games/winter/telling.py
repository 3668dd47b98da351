"""The game in words: questions, facts and choices as short English sentences. Plain text; colour is the screen's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longcount.games.winter import components as c
from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import ABILITIES, CHIEF_CODE, FIRST_TRIBE, SHIPPED, TOKEN_CODE
from longcount.games.winter.map import JUNCTIONS
from longcount.games.winter.names import PLACE_TITLES, PLACES, REST, WORDS
from longcount.games.winter.titles import (
    count,
    describe_card,
    describe_chief,
    describe_effect,
    describe_setup,
    describe_stone,
    title_of,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Entry, Fact

# --- questions ----------------------------------------------------------------

PROMPTS: Final[dict[int, str]] = {
    steps.SIDE: "Which side of your chief's card is valid in this game?",
    steps.PICK_CHIEF: "Which chief do you take?",
    steps.PICK_SETUP: "Which set-up card do you take?",
    steps.TURN: "Your turn: play culture cards, then place a figure",
    steps.WINDOW: "What do you do with your figure?",
    steps.EFFECT: "What do you take?",
    steps.DUE: "What do you take in this step of the eclipse?",
    steps.ABILITIES: "Which ability of the culture card do you use?",
    steps.TRIGGER: "Do you use an ability that was set off?",
    steps.PAY_CARD: "Which card do you discard for this culture card?",
    steps.SECOND_HALF: "And the other half of the middle of Initiation?",
    steps.ARROW: "Where does the megalith of the arrows go?",
    steps.TOKEN: "The open rest token, or the next one unseen?",
    steps.PILE: "Which cards go into your eclipse pile?",
    steps.SUN: "Which eclipse ability do you use?",
    steps.LAY_STONE: "A sacred stone is laid",
    steps.OPEN_CULTURE: "A culture card is opened",
    steps.DEAL_CHIEF: "A chief is dealt",
    steps.DEAL_SETUP: "A set-up card is dealt",
    steps.LAY_BOARD: "A megalith board is laid",
    steps.BOX_TILE: "A terrain tile is left out",
    steps.LAY_TILE: "A terrain tile is laid",
    steps.NEXT_IN_ORDER: "The turn order is drawn",
    steps.DRAW: "A card is drawn",
    steps.REVEAL_ANIMAL: "An animal is turned up",
    steps.TAKE_ANIMAL: "An animal is drawn",
    steps.TURN_GLACIER: "A glacier token is turned up",
    steps.TURN_REST: "A rest token is turned up",
    steps.GAME_OVER: "The game is over",
}
_PROMPT_BY_NAME: Final = {steps.KINDS[kind].name: text for kind, text in PROMPTS.items()}


def prompt(step: str) -> str:
    """What a pending step asks, in one line."""
    return _PROMPT_BY_NAME[step]


# --- facts --------------------------------------------------------------------

_DULL: Final = (
    "hand",
    "figure",
    "idol",
    "megaliths",
    "set-up",
    "camp",
    "move",
    "settlement",
    "animal",
    "ability",
    "tools",
    "deck",
    "grounds",
    "labour",
    "round",
    "empty deck",
    "eclipse pile",
    "influence",
    "no room",
    "stone",
    "draft",
    "glacier",
    "eclipse",
    "rest",
    "instead",
    "culture",
)
"""Reasons that the sentence tells already."""


def is_happening(fact: Fact) -> bool:
    """A fact without a person as its subject."""
    return fact.seat == CHANCE or fact.verb in ("round", "animal")


def tell(fact: Fact, names: Sequence[str]) -> str:
    """A fact as a sentence, such as `Ann gains 2 food (Hunter)`. A player called You is addressed."""
    if is_happening(fact):
        return happening(fact, names)
    return f"{names[fact.seat]} {clause(fact, names[fact.seat] == 'You')}"


def clause(fact: Fact, is_you: bool) -> str:
    """The same without its subject."""
    verb, rest = deed(fact)
    spoken = verb if is_you else third_person(verb)
    return f"{spoken} {rest}{reason(fact)}".strip()


def third_person(verb: str) -> str:
    if verb == "have":
        return "has"
    if verb.endswith("y") and verb[-2] not in "aeou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("ch", "sh", "s", "o")) else "s")


def reason(fact: Fact) -> str:
    if fact.why in _DULL or not fact.why:
        return ""
    if fact.why in PLACES:
        return f" ({PLACE_TITLES[PLACES.index(fact.why)]})"
    return f" ({title_of(fact.why)})"


def happening(fact: Fact, names: Sequence[str]) -> str:
    match fact.verb:
        case "round":
            starts = "start" if names[fact.seat] == "You" else "starts"
            return f"Round {fact.amount + 1} begins; {names[fact.seat]} {starts}"
        case "animal":
            return f"{one(fact.what).capitalize()} comes to the hunting grounds"
        case "board":
            return f"Megalith board {fact.what} is laid" + (" upside down" if fact.amount else "")
        case _:
            return f"{title_of(fact.what)} lies open: {described(fact.what)}"


def described(name: str) -> str:
    """What something with an id does."""
    if name in c.KIND_BY_NAME:
        return describe_card(c.KIND_BY_NAME[name])
    if name in c.STONES:
        return describe_stone(c.STONES.index(name))
    if name in c.SETUPS:
        return describe_setup(c.SETUPS.index(name))
    if name in c.REST_TOKENS:
        return "; ".join([describe_effect(effect) for effect in SHIPPED.rest_tokens[c.REST_TOKENS.index(name)]])
    assert name in c.GLACIER_TOKENS
    return describe_effect(SHIPPED.glacier_bonus[(c.GLACIER_TOKENS.index(name),)])


def deed(fact: Fact) -> tuple[str, str]:
    """Verb and rest of what somebody did."""
    what, amount = fact.what, fact.amount
    match fact.verb:
        case "gain" | "pay":
            return fact.verb, f"{amount / 2:g} labour" if what == "labour" else count(amount, what)
        case "lose":
            return "lose", f"{count(amount, what)} for want of room"
        case "score":
            return "score", count(amount, "point")
        case "play" | "discard":
            return fact.verb, title_of(what)
        case "draw":
            return "draw", title_of(what)
        case "take":
            return "take", title_of(what) + (" to the discard" if fact.why == "discard" else "")
        case "bury":
            return "bury", "a card" if what == "card" else title_of(what)
        case "use":
            return "use", "the chief's ability" if what == "chief" else title_of(what)
        case "place":
            return "place", f"{('the chief', 'a tribe figure')[amount]} {at_place(what)}"
        case "idol":
            return "advance", f"to level {amount} of the {what.capitalize()} track"
        case "raise":
            return "place", what.replace("megalith ", "a megalith at ")
        case "hunt":
            return "take", one(what) + (" from the deck" if fact.why == "deck" else "")
        case "tip":
            return "use", one(what)
        case _:
            return rarer_deed(fact)


def one(name: str) -> str:
    """`a giant sloth`, `an argentavis`."""
    title = title_of(name)
    return f"{'an' if title[0] in 'aeiou' else 'a'} {title}"


def at_place(place: str) -> str:
    number = PLACES.index(place)
    return "to rest" if number == REST else f"in {PLACE_TITLES[number]}"


def rarer_deed(fact: Fact) -> tuple[str, str]:
    what, amount = fact.what, fact.amount
    match fact.verb:
        case "camp":
            return "put", "a camp on the start tile"
        case "move":
            return "move", f"a camp from hex {amount // 100} to {amount % 100}"
        case "found":
            return "create", "a community at " + ", ".join([str(corner) for corner in JUNCTIONS[amount]])
        case "turn":
            return "turn", f"up {what} on hex {amount} ({described(what)})"
        case "eat":
            return "spend", f"{amount} food for labour"
        case "hide":
            return "put", f"{'a card' if what == 'card' else title_of(what)} into the eclipse pile"
        case "reveal":
            return "reveal", title_of(what)
        case "bluff":
            return "take", f"{title_of(what)} back from the eclipse pile"
        case "sum":
            return "have", f"{amount / 2:g} labour in the eclipse"
        case "order":
            return "become", f"number {amount} in turn order"
        case "lead":
            return "lead", f"on hex {amount} ({title_of(what)})"
        case "shuffle":
            return "shuffle", "the discard into a new deck"
        case "setup":
            return "get", f"set-up card {what} ({described(what)})"
        case "chief":
            return "get", f"the chief {title_of(what)}"
        case "side":
            side = c.SIDES.index(what)
            return "choose", f"side {what}: {describe_chief(c.CHIEFS.index(fact.why), side)}"
        case "token":
            return "take", f"rest token {what} ({described(what)})"
        case _:
            raise AssertionError(f"no words for a fact '{fact.verb}'")


def lines(facts: Sequence[Fact], names: Sequence[str]) -> list[tuple[int, str]]:
    """Facts as log lines with the seat each is about: what one seat did in a row stands in one line."""
    out: list[tuple[int, str]] = []
    for fact in without_echo(facts):
        if not is_happening(fact) and out and out[-1][0] == fact.seat:
            out[-1] = (fact.seat, f"{out[-1][1]}, {clause(fact, names[fact.seat] == 'You')}")
        else:
            out.append((CHANCE if is_happening(fact) else fact.seat, tell(fact, names)))
    return out


def without_echo(facts: Sequence[Fact]) -> list[Fact]:
    """Whoever knows which card it was is not told first that it was a card."""
    out: list[Fact] = []
    for fact in facts:
        if out and out[-1].what == "card" and (out[-1].seat, out[-1].verb) == (fact.seat, fact.verb):
            out.pop()
        out.append(fact)
    return out


# --- what facts come to -------------------------------------------------------

_GOALS: Final = {
    "food": "gain food",
    "tool": "gain tools",
    "points": "gain points",
    "idol": "advance an idol",
    "megalith": "place a megalith",
    "animal": "take an animal",
    "stone": "take a sacred stone",
    "card": "gain a card",
    "hand": "fill the hand",
    "bury": "bury cards",
    "hide": "fill the eclipse pile",
    "camp": "new camps",
    "move": "move camps",
    "found": "create a community",
    "glacier": "turn up a glacier token",
    "token": "take a rest token",
    "place": "place the figure",
}


def goal_text(goal: str) -> str:
    """What one may aim at."""
    return _GOALS[goal]


def entry_text(entry: Entry) -> str:
    """What one has more or less of: `+2 food`, `offering idol +1`, `hand -3`."""
    what, amount = entry.what, entry.amount
    match entry.goal:
        case "idol":
            return f"{what} idol {amount:+}"
        case "megalith":
            return what.replace("megalith ", "megalith at ")
        case "card" | "animal" | "stone":
            return f"{amount:+} {title_of(what)}"
        case "hand":
            return f"hand {amount:+}"
        case "bury" | "hide":
            done = "buried" if entry.goal == "bury" else "into the eclipse pile"
            return f"{count(amount, 'card')} {done}"
        case "camp":
            return f"{amount:+} camp" if amount == 1 else f"{amount:+} camps"
        case "move":
            return f"{count(abs(amount), 'camp')} {'to' if amount > 0 else 'less on'} {what}"
        case "found":
            return f"{amount:+} community" if amount == 1 else f"{amount:+} communities"
        case "glacier" | "token":
            return f"{what} ({described(what)})"
        case "place":
            return f"figure {at_place(what)}"
        case _:
            return f"{amount:+} {what}"


# --- choices ------------------------------------------------------------------


def describe(decision: Decision) -> str:
    """What a choice means before anything is known of its price; empty where its text says it all."""
    match decision:
        case d.Play(card=kind) | d.TakeCulture(card=kind):
            return described(c.KINDS[kind])
        case d.TakeTribe(tribe=tribe) | d.DiscardTribe(tribe=tribe):
            return described(c.KINDS[FIRST_TRIBE + tribe])
        case d.TakeStone(stone=stone):
            return describe_stone(stone)
        case d.UseAnimal(species=species):
            return describe_effect(SHIPPED.animal_use[species])
        case d.PickChief(chief=chief):
            return " | ".join([f"{c.SIDES[side]}: {describe_chief(chief, side)}" for side in range(2)])
        case d.PickSetup(setup=setup):
            return describe_setup(setup)
        case d.Use(code=code) if code < CHIEF_CODE:
            return describe_effect(SHIPPED.abilities[code // ABILITIES][code % ABILITIES])
        case d.Use(code=code):
            return "the ability of your chief" if code < TOKEN_CODE else "an effect of the rest token"
        case d.Instead(of=of):
            return f"in place of the {WORDS[of]}"
        case d.GoOn():
            return "the figure slides down"
        case d.EndTurn():
            return "the turn is over"
        case d.Done():
            return "no more of this"
        case _:
            return ""


def preview(decision: Decision, facts: Sequence[Fact]) -> str:
    """A choice with its price and gain, from the facts that its seat would see."""
    if isinstance(decision, d.ChooseSide):
        return joined(clauses(facts))
    if isinstance(decision, d.Play | d.TakeCulture | d.TakeTribe | d.DiscardTribe | d.TakeStone | d.Hide | d.Use):
        is_chief = isinstance(decision, d.Use) and decision.code >= CHIEF_CODE
        told = [fact for fact in facts if fact.verb == "pay" or (is_chief and fact.verb != "use")]
        return joined([describe(decision), *clauses(told)])
    if isinstance(decision, d.Place):
        return ""
    return joined([*clauses(without_echo(facts)[:6]), describe(decision)])


def clauses(facts: Sequence[Fact]) -> list[str]:
    """Facts in the words one is addressed with."""
    return [clause(fact, True) for fact in facts if not is_happening(fact)]


def joined(parts: list[str]) -> str:
    return ", ".join([part for part in parts if part])
