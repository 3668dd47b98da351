"""The game in words: questions, facts, tiles and actions as short English sentences.

Numbers come from components.toml, so words and rules cannot disagree. Plain text only: colour is the screen's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import decisions as d
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import BUILDING_BY_ID, MONUMENT_BY_ID, WEALTH_BY_ID
from longcount.games.tzolkin.state import (
    CHICHEN,
    FIRST_SPACE,
    GEAR_TITLES,
    GEARS,
    GOODS,
    PALENQUE,
    QUARTERS,
    TEMPLES,
    TRACKS,
    UXMAL,
    YAXCHILAN,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Entry, Fact

# --- questions ----------------------------------------------------------------

PROMPTS: Final[dict[int, str]] = {
    steps.KEEP: "Choose two of the four wealth tiles you were dealt",
    steps.TURN: "Your turn: place workers or pick them up",
    steps.HARVEST: "What do you harvest?",
    steps.ANGER: "In which temple does the gods' anger strike?",
    steps.ADVANCE: "Which technology do you advance?",
    steps.ADVANCE_MORE: "Advance a second technology?",
    steps.FREE_LEVEL: "Which technology gains the free level?",
    steps.PAY: "Which resources do you pay?",
    steps.TAKE: "Which resources do you take?",
    steps.CLIMB: "Which temple do you climb?",
    steps.CLIMB_TWO: "Which two temples do you climb?",
    steps.BUILD: "Which building do you construct?",
    steps.BUILD_FIRST: "Which building or monument do you construct?",
    steps.BUILD_SECOND: "Construct a second building?",
    steps.BUILD_EXTRA: "Construct an extra building?",
    steps.BUILD_WITH_CORN: "Which building do you pay for with corn?",
    steps.MARKET: "The market: sell first, then buy",
    steps.ANY_ACTION: "Which action do you perform?",
    steps.OFFER_FOR_CLIMB: "Offer a resource to climb a temple?",
    steps.TURN_DAYS: "How many days does the calendar turn?",
    steps.DRAW_FIRST: "The first player is drawn",
    steps.DRAW_MONUMENT: "A monument is drawn",
    steps.DRAW_BUILDING: "A building is drawn",
    steps.DRAW_WEALTH: "A wealth tile is dealt",
    steps.DRAW_DUMMY: "A neutral worker is drawn",
    steps.GAME_OVER: "The game is over",
}
_PROMPT_BY_NAME: Final = {steps.KINDS[kind].name: text for kind, text in PROMPTS.items()}


def prompt(step: str) -> str:
    """What a pending step asks, in one line."""
    return _PROMPT_BY_NAME[step]


# --- goods, tiles, actions ----------------------------------------------------


def count(number: int, noun: str) -> str:
    """`1 skull`, `2 skulls`; corn and resources stay as they are."""
    plural = noun if number == 1 or noun in GOODS[:4] else noun + "s"
    return f"{number} {plural}"


def points_text(quarters: int) -> str:
    """Quarter points as points: `2.25 points`."""
    number = f"{quarters / QUARTERS:g}"
    return f"{number} point" if number == "1" else f"{number} points"


def goods_text(goods: Sequence[int]) -> str:
    """`2 wood, 1 stone`, or `nothing`."""
    parts = [count(amount, GOODS[good]) for good, amount in enumerate(goods) if amount]
    return ", ".join(parts) if parts else "nothing"


def describe_effect(effect: c.Effect) -> str:
    """One symbol of a tile."""
    what, amount = effect.what, effect.amount
    match effect.word:
        case c.GAIN:
            return count(amount, GOODS[what])
        case c.POINTS:
            return points_text(amount * QUARTERS)
        case c.WORKER:
            return "a worker"
        case c.LEVEL:
            return "any technology +1" if what == c.ANY else f"{TRACKS[what]} +1"
        case c.CLIMB:
            return "climb any temple" if what == c.ANY else f"climb {TEMPLES[what]}"
        case c.BUILD:
            return "then another building"
        case c.MARKET:
            return "then the market"
        case c.ANY_ACTION:
            return "then any action"
        case c.FEEDS:
            return f"feeds {count(amount, 'worker')}"
        case _:
            return f"meals {amount} corn cheaper"


def describe_effects(effects: list[c.Effect]) -> str:
    """All symbols of a tile; the same one twice is said once."""
    words = [describe_effect(effect) for effect in effects]
    once = list(dict.fromkeys(words))
    return ", ".join([word if words.count(word) == 1 else f"{word} twice" for word in once])


def describe_building(name: str) -> str:
    return describe_effects(BUILDING_BY_ID[name].effects)


def describe_wealth(name: str) -> str:
    return describe_effects(WEALTH_BY_ID[name].effects)


def describe_monument(name: str, seats: int = 0) -> str:
    """How a monument scores at the end; at a table of so many seats, if it is known."""
    tile = MONUMENT_BY_ID[name]
    numbers = tile.numbers
    listed = "/".join([str(number) for number in numbers])
    match tile.score:
        case "per-frame":
            return f"{numbers[0]} per own {c.FRAMES[tile.score_frame]} tile"
        case "per-tile":
            return f"{numbers[0]} per own building or monument"
        case "per-monument":
            if seats:
                return f"{numbers[seats - min(c.SETUP)]} per monument built by anybody"
            return f"{listed} per monument built by anybody ({seats_text()} players)"
        case "per-corn-tile":
            return f"{numbers[0]} per own corn tile"
        case "per-wood-tile":
            return f"{numbers[0]} per own wood tile"
        case "by-workers":
            first = c.FIRST_WORKERS
            return f"{listed} for {'/'.join([str(first + n) for n in range(len(numbers))])} workers"
        case "per-level":
            return f"{numbers[0]} per technology level"
        case "by-full-tracks":
            return f"{listed} for {'/'.join([str(n + 1) for n in range(len(numbers))])} full technologies"
        case "best-temple":
            return f"{numbers[0]} per step above the start in your best temple"
        case "temple-steps":
            return "your three temple steps once more"
        case _:
            return f"{numbers[0]} per skull laid in Chichen Itza"


def seats_text() -> str:
    return "/".join([str(seats) for seats in c.SETUP])


_TIKAL: Final = {
    "level": "1 technology",
    "build": "1 building",
    "levels": "1 or 2 technologies",
    "builds": "1 or 2 buildings, or a monument",
    "temples": "pay a resource, climb 2 temples",
}
_UXMAL: Final = {
    "offering": f"pay {c.OFFERING} corn, climb a temple",
    "market": "market",
    "worker": "a new worker",
    "build_with_corn": f"a building, {c.CORN_PER_BLOCK} corn per resource",
    "any_action": f"pay {c.ANY_ACTION_PRICE} corn, any action of the small gears",
}


def describe_action(gear: int, action: int) -> str:
    """What is printed beside a gear, in a few words."""
    if gear == PALENQUE:
        wood = c.HARVEST_WOOD[action]
        return f"{c.HARVEST_CORN[action]} corn" + (f" or {wood} wood" if wood else "")
    if gear == YAXCHILAN:
        return goods_text(c.YAXCHILAN_GAIN[action])
    if gear == CHICHEN:
        resource = ", 1 resource" if c.SPOT_RESOURCE[action] else ""
        return f"lay a skull: {c.SPOT_POINTS[action]} points, climb {TEMPLES[c.SPOT_TEMPLE[action]]}{resource}"
    if gear == UXMAL:
        return _UXMAL[str(c.TABLE["uxmal"][action - 1]["action"])]
    return _TIKAL[str(c.TABLE["tikal"][action - 1]["action"])]


LEVEL_WORDS: Final = (
    ("harvest +1", "no tile, fish +1", "harvest +2", "climb"),
    ("wood +1", "stone +1", "gold +1", "2 res."),
    ("build: 1 corn", "build: 2 pts", "1 res. less", "3 points"),
    ("next space", "1 res.: climb", "skull +1", "1 skull"),
)
"""Levels 1 to 3 and the bonus of each track, in fewer words than components.toml; a test compares the numbers."""


def describe_level(track: int, level: int) -> str:
    """What a level gives in a few words; level 4 is the bonus."""
    return LEVEL_WORDS[track][level - 1]


def gear_title(name: str) -> str:
    return GEAR_TITLES[GEARS.index(name)]


# --- facts --------------------------------------------------------------------

_DULL: Final = (
    "placing",
    "picking up",
    "construction",
    "technology",
    "calendar",
    "set-up",
    "wealth",
    "price",
    "climb",
    "first-player space",
    "begging",
    "highest in the temple",
)
"""Reasons that the sentence tells already."""
_THINGS_HAPPEN: Final = ("reveal", "neutral", "round", "day")
"""Facts without a person as their subject."""


def tell(fact: Fact, names: Sequence[str]) -> str:
    """A fact as a sentence, such as `Ann gains 3 corn (Palenque 1)`. A player called You is addressed."""
    if fact.verb in _THINGS_HAPPEN:
        return happening(fact, names)
    return f"{names[fact.seat]} {clause(fact, names[fact.seat] == 'You')}"


def clause(fact: Fact, is_you: bool) -> str:
    """The same without its subject: `gains 3 corn (Palenque 1)`, or `gain …` for you."""
    verb, rest = deed(fact)
    spoken = verb if is_you else third_person(verb)
    return f"{spoken} {rest}{reason(fact)}"


def third_person(verb: str) -> str:
    return verb + ("es" if verb.endswith(("ch", "sh", "s", "o")) else "s")


def reason(fact: Fact) -> str:
    if fact.why in _DULL:
        return ""
    if fact.why in TEMPLES:
        return f" ({fact.why} temple)"
    head, _, tail = fact.why.partition(" ")
    return f" ({gear_title(head)} {tail})" if head in GEARS and tail else f" ({fact.why})"


def happening(fact: Fact, names: Sequence[str]) -> str:
    match fact.verb:
        case "reveal":
            kind, text = tile_text(fact.what)
            return f"{kind} {fact.what} is laid open: {text}"
        case "neutral":
            return f"A neutral worker goes on {gear_title(fact.what)} {fact.amount}"
        case "round":
            starts = "start" if names[fact.seat] == "You" else "starts"
            return f"Round {fact.amount + 1} begins; {names[fact.seat]} {starts}"
        case _:
            return f"The calendar turns by {count(fact.amount, 'day')}"


def tile_text(name: str) -> tuple[str, str]:
    """The kind of a tile and what it does."""
    if name in MONUMENT_BY_ID:
        return "Monument", describe_monument(name)
    if name in WEALTH_BY_ID:
        return "Wealth tile", describe_wealth(name)
    return "Building", describe_building(name)


def deed(fact: Fact) -> tuple[str, str]:
    """Verb and rest of what somebody did."""
    what, amount = fact.what, fact.amount
    match fact.verb:
        case "gain":
            return "gain", count(amount, what) if amount else f"no {what}: none is left"
        case "pay":
            return "pay", count(amount, what)
        case "score":
            return ("lose", points_text(-amount)) if amount < 0 else ("score", points_text(amount))
        case "keep" | "deal":
            return ("keep" if fact.verb == "keep" else "receive"), f"{what} ({describe_wealth(what)})"
        case "beg":
            return "beg", f"for {amount} corn"
        case "place":
            return "place", "a worker on " + place_text(what, amount)
        case "pick":
            return "pick", f"up the worker on {gear_title(what)} {amount}"
        case "build":
            return "build", f"{what} ({tile_text(what)[1]})"
        case _:
            return rarer_deed(fact)


def rarer_deed(fact: Fact) -> tuple[str, str]:
    what, amount = fact.what, fact.amount
    match fact.verb:
        case "burn":
            return "burn", "a wood tile"
        case "level":
            return "reach", f"{what} {amount}"
        case "lay":
            return "lay", f"a skull on {GEAR_TITLES[CHICHEN]} {amount}"
        case "climb":
            return "climb", f"to {step_text(what, amount)}"
        case "stay":
            return "stay", f"on {step_text(what, amount)}"
        case "descend":
            return "go", f"down to {step_text(what, amount)}"
        case "lead":
            return "score", f"{points_text(amount)} as the highest in the {what} temple"
        case "first":
            return "take", "the first-player marker"
        case "only":
            return "turn", f"no more than {what}"
        case "pushed":
            return "get", f"back the worker that rode off {gear_title(what)}"
        case _:
            raise AssertionError(f"no words for a fact '{fact.verb}'")


def place_text(gear: str, space: int) -> str:
    return "the first-player space" if gear == "first" else f"{gear_title(gear)} {space}"


def step_text(temple: str, step: int) -> str:
    points = c.STEP_POINTS[TEMPLES.index(temple)][step]
    return f"the {points}-point step of the {temple} temple"


def lines(facts: Sequence[Fact], names: Sequence[str]) -> list[tuple[int, str]]:
    """Facts as log lines with the seat each is about: what one seat did in a row stands in one line."""
    out: list[tuple[int, str]] = []
    for fact in facts:
        if fact.verb in ("score", "lead") and fact.amount == 0:
            continue
        is_deed = fact.verb not in _THINGS_HAPPEN
        if is_deed and out and out[-1][0] == fact.seat:
            out[-1] = (fact.seat, f"{out[-1][1]}, {clause(fact, names[fact.seat] == 'You')}")
        else:
            out.append((fact.seat if is_deed else CHANCE, tell(fact, names)))
    return out


# --- what facts come to -------------------------------------------------------

_GOALS: Final = {
    "climb": "climb a temple",
    "level": "advance a technology",
    "building": "build",
    "monument": "build a monument",
    "lay": "lay a skull",
    "place": "place workers",
    "pick": "pick up workers",
    "first": "first-player marker",
}


def goal_text(goal: str) -> str:
    """What one may aim at."""
    return _GOALS.get(goal, f"gain {goal}")


def entry_text(entry: Entry) -> str:
    """What one has more or less of: `+2 gold`, `brown temple -1`, `worker on Palenque 2`."""
    what, amount = entry.what, entry.amount
    head, _, tail = what.partition(" ")
    match entry.goal:
        case "points":
            return f"{amount / QUARTERS:+g} points"
        case "climb":
            return f"{what} temple {amount:+}"
        case "level":
            return f"{what} {amount:+}"
        case "building" | "monument":
            return f"{what} ({tile_text(what)[1]})"
        case "place":
            return f"{'worker' if amount > 0 else 'no worker'} on {place_text(head, int(tail))}"
        case "pick":
            return f"worker {'back from' if amount > 0 else 'stays on'} {gear_title(head)} {tail}"
        case "lay":
            return f"skull on {GEAR_TITLES[CHICHEN]} {tail}"
        case "first":
            return "first-player marker"
        case _:
            return f"{amount:+} {what}"


# --- choices ------------------------------------------------------------------


def describe(decision: Decision) -> str:
    """What a choice means before anything is known of its price; empty where its text says it all."""
    match decision:
        case d.Keep(first=first, second=second):
            return f"{describe_effects(c.WEALTH[first].effects)} + {describe_effects(c.WEALTH[second].effects)}"
        case d.Build(building=building, how=how):
            return describe_effects(c.BUILDINGS[building].effects) + how_text(how)
        case d.BuildMonument(monument=monument):
            return describe_monument(c.MONUMENTS[monument].name)
        case d.TurnDays(days=2):
            return "your player board turns to its dark side"
        case d.EndTurn():
            return "the turn is over"
        case d.Harvest(crop=d.BARE):
            return "corn without a tile"
        case d.Done():
            return "no more of this"
        case _:
            return ""


def how_text(how: int) -> str:
    return "; architecture is not used" if how == d.PLAIN else ""


def preview(decision: Decision, facts: Sequence[Fact]) -> str:
    """A choice with its price and gain, from the facts that its seat would see."""
    if isinstance(decision, d.Keep):
        return describe(decision)
    if isinstance(decision, d.Build | d.BuildMonument):
        return joined([*clauses(facts, ("pay",)), describe(decision), *clauses(of_architecture(facts), ())])
    if isinstance(decision, d.Place):
        where = "the first-player space" if decision.gear == FIRST_SPACE else f"space {space_of(facts)}"
        return joined([where, *clauses(facts[1:], ())])
    if isinstance(decision, d.EndTurn | d.Done):
        return joined([describe(decision), *clauses(facts, ())])
    later = [fact for fact in facts if fact.verb != "pick"]
    if isinstance(decision, d.PickUp | d.Act):
        return preview_action(decision.gear, decision.action, later)
    return joined([*clauses(later, ()), describe(decision)])


def preview_action(gear: int, action: int, facts: Sequence[Fact]) -> str:
    """The gains where they are certain, else what is printed; a printed price is not said twice."""
    if action == 0:
        return joined(["no action", *clauses(facts, ())])
    if [fact for fact in facts if fact.verb != "pay" and fact.verb not in _THINGS_HAPPEN]:
        return joined(clauses(facts, ()))
    other = [fact for fact in facts if fact.why not in (f"{GEARS[gear]} {action}", "any action")]
    return joined([*clauses(other, ()), describe_action(gear, action)])


def clauses(facts: Sequence[Fact], verbs: tuple[str, ...]) -> list[str]:
    """Facts in the words one is addressed with; only some verbs, or all."""
    wanted = [fact for fact in facts if fact.verb in verbs or (not verbs and fact.verb not in _THINGS_HAPPEN)]
    return [clause(fact, True) for fact in wanted]


def of_architecture(facts: Sequence[Fact]) -> list[Fact]:
    return [fact for fact in facts if fact.why == "architecture"]


def space_of(facts: Sequence[Fact]) -> int:
    return facts[0].amount if facts else 0


def joined(parts: list[str]) -> str:
    return ", ".join([part for part in parts if part])
