"""The game in words: questions, facts, tiles and choices as short English sentences.

Numbers come from the facts and from components.toml, so words and rules cannot disagree. Plain text only: colour is the
screen's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longcount.games.tikal import components as c
from longcount.games.tikal import decisions as d
from longcount.games.tikal import steps
from longcount.games.tikal.state import FIGURES, WORKER
from longcount.kernel import hexes
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Entry, Fact

TILE_BY_ID: Final = {tile.name: tile for tile in c.TILES}

# --- questions ----------------------------------------------------------------

PROMPTS: Final[dict[int, str]] = {
    steps.BID: "Bid for moving now, or pass",
    steps.CHOOSE: "Which of the open tiles do you take?",
    steps.LAY: "Where do you lay your tile, and how is it turned?",
    steps.ACT: "Spend action points, or end your turn",
    steps.DRAW_FIRST: "The first player is drawn",
    steps.DRAW_TILE: "A terrain tile is turned up",
    steps.DRAW_TREASURE: "A treasure is dug up",
    steps.GAME_OVER: "The game is over",
}
_PROMPT_BY_NAME: Final = {steps.KINDS[kind].name: text for kind, text in PROMPTS.items()}


def prompt(step: str) -> str:
    """What a pending step asks, in one line."""
    return _PROMPT_BY_NAME[step]


# --- numbers, figures, tiles --------------------------------------------------


def count(number: int, noun: str) -> str:
    """`1 worker`, `2 workers`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    return ", ".join(parts) if len(parts) < 2 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def joined(parts: Sequence[str]) -> str:
    """Parts of a preview, without the empty ones."""
    return "; ".join([part for part in parts if part])


def figures_text(figure: str, times: int) -> str:
    """`a worker`, `3 workers`, `the leader`."""
    if figure != FIGURES[WORKER]:
        return f"the {figure}"
    return f"a {figure}" if times == 1 else count(times, figure)


def describe_kind(name: str) -> str:
    """What a tile shows: `temple 2`, `4 treasures`, `jungle`."""
    tile = TILE_BY_ID[name]
    if tile.kind == c.TEMPLE:
        return f"temple {tile.value}"
    if tile.kind == c.TREASURE:
        return count(tile.masks, "treasure")
    return c.KINDS[tile.kind]


def describe_stones(name: str, turn: int) -> str:
    """The stones on the edges of a tile turned so: `N 2, SE 1`."""
    edges = hexes.turned(TILE_BY_ID[name].edges, turn)
    found = [f"{hexes.NAMES[side]} {stones}" for side, stones in enumerate(edges) if stones]
    return ", ".join(found) or "none"


def describe_tile(name: str) -> str:
    """A tile that is not laid yet."""
    if TILE_BY_ID[name].kind == c.VOLCANO:
        return f"{name} (volcano)"
    return f"{name} ({describe_kind(name)}; stones {describe_stones(name, 0)})"


# --- facts: what belongs together ---------------------------------------------

_FOLLOWERS: Final[dict[str, tuple[str, ...]]] = {
    "lay": ("opens",),
    "place": ("spend",),
    "leave": ("via", "arrive", "spend"),
    "uncover": ("spend",),
    "dig": ("spend",),
    "give": ("lose", "spend"),
    "camp": ("spend",),
    "guard": ("gone", "spend"),
    "temple": ("temple", "score", "total"),
    "score": ("score", "total"),
}
"""Facts that complete the sentence which another one begins."""
_COUNTED: Final = ("place", "leave")
"""What several figures may do alike, one after the other."""
_THINGS_HAPPEN: Final = ("round", "scoring", "display")
"""Facts without a person as their subject."""


class Deed:
    """What one sentence tells: a fact, those that complete it, and how many times in a row it happened."""

    def __init__(self, fact: Fact) -> None:
        self.facts: Final[list[Fact]] = [fact]
        self.times = 1

    def is_completed_by(self, fact: Fact) -> bool:
        head = self.facts[0]
        return fact.verb in _FOLLOWERS.get(head.verb, ()) and (fact.seat == head.seat or fact.verb == "lose")

    def is_like(self, other: Deed) -> bool:
        if self.facts[0].verb not in _COUNTED:
            return False
        return [fact.as_tuple() for fact in self.facts] == [fact.as_tuple() for fact in other.facts]

    def only(self, verb: str) -> list[Fact]:
        return [fact for fact in self.facts if fact.verb == verb]

    def spent(self) -> int:
        return sum([fact.amount for fact in self.only("spend")])

    def price(self) -> str:
        """` for 4 action points`, once or for each figure."""
        spent = self.spent()
        each = " each" if self.times > 1 else ""
        return f" for {count(spent, 'action point')}{each}" if spent else ""


def deeds(facts: Sequence[Fact]) -> list[Deed]:
    """Facts put together to sentences."""
    found: list[Deed] = []
    for fact in facts:
        if found and found[-1].is_completed_by(fact):
            found[-1].facts.append(fact)
        else:
            found.append(Deed(fact))
    return alike_together(found)


def alike_together(single: Sequence[Deed]) -> list[Deed]:
    """Five workers placed one by one are told once."""
    found: list[Deed] = []
    for deed in single:
        if found and found[-1].is_like(deed):
            found[-1].times += 1
        else:
            found.append(deed)
    return found


# --- facts: sentences ---------------------------------------------------------


def tell(fact: Fact, names: Sequence[str]) -> str:
    """A fact by itself as a sentence, such as `Ann founds a camp on b2`. A player called You is addressed."""
    return sentence(Deed(fact), names)


def sentence(deed: Deed, names: Sequence[str]) -> str:
    fact = deed.facts[0]
    if fact.verb in _THINGS_HAPPEN:
        return happening(fact, names)
    return f"{names[fact.seat]} {clause(deed, names)}"


def clause(deed: Deed, names: Sequence[str]) -> str:
    """The same without its subject: `founds a camp on b2`, or `found …` for you."""
    verb, rest = words_of(deed, names)
    is_you = names[deed.facts[0].seat] == "You"
    return f"{verb if is_you else third_person(verb)} {rest}".rstrip()


def third_person(verb: str) -> str:
    if verb == "have":
        return "has"
    return verb + ("es" if verb.endswith(("ch", "sh", "s", "o")) else "s")


def happening(fact: Fact, names: Sequence[str]) -> str:
    if fact.verb == "display":
        return f"{describe_tile(fact.what)} is laid open"
    if fact.verb == "scoring":
        which = "The last scoring round" if fact.why == "end" else f"Scoring round {fact.amount}"
        return f"{which} begins with {as_object(names[fact.seat])}"
    if fact.why == "end":
        return "The stack is empty"
    does = "open the bidding" if fact.why == "auction" else "start"
    is_you = names[fact.seat] == "You"
    return f"Round {fact.amount + 1} begins; {names[fact.seat]} {does if is_you else third_person_of(does)}"


def third_person_of(does: str) -> str:
    verb, _, rest = does.partition(" ")
    return f"{third_person(verb)} {rest}".rstrip()


def as_object(name: str) -> str:
    return "you" if name == "You" else name


def possessive(name: str) -> str:
    return "your" if name == "You" else f"{name}'s"


def words_of(deed: Deed, names: Sequence[str]) -> tuple[str, str]:
    """Verb and rest of what somebody did with figures, temples and treasures."""
    fact = deed.facts[0]
    what, amount, why = fact.what, fact.amount, fact.why
    match fact.verb:
        case "place":
            return "place", f"{figures_text(what, deed.times)} on {why}{deed.price()}"
        case "leave":
            return move_words(deed)
        case "uncover":
            return "uncover", f"the temple on {what} up to {amount}{deed.price()}"
        case "dig":
            return "dig", f"up a treasure on {what}{deed.price()}"
        case "find":
            return "find", f"a treasure: {what}"
        case "give":
            return exchange_words(deed, names)
        case "camp":
            return "found", f"a camp on {what}{deed.price()}"
        case "guard":
            return "set", f"{guard_text(deed)}{deed.price()}"
        case "temple" | "score" | "total":
            return scoring_words(deed)
        case "end":
            unused = f" with {count(amount, 'action point')} unused" if amount else ""
            return "end", f"the turn{unused}"
        case _:
            return words_of_tiles(fact, deed)


def words_of_tiles(fact: Fact, deed: Deed) -> tuple[str, str]:
    """Verb and rest of what somebody did with tiles."""
    what = fact.what
    match fact.verb:
        case "draw" | "take":
            return fact.verb, describe_tile(what)
        case "return":
            return "put", f"{what} back into the stack: it fits nowhere"
        case "discard":
            return "remove", f"{what} from the game: it fits nowhere"
        case "aside":
            return "lay", f"the volcano {what} aside"
        case "lay":
            return "lay", f"{what} ({describe_kind(what)}) on {fact.why}{paths_text(deed)}"
        case _:
            return words_of_auctions(fact)


def words_of_auctions(fact: Fact) -> tuple[str, str]:
    """Verb and rest of beginnings and bids."""
    amount = fact.amount
    match fact.verb:
        case "first":
            return "begin", ""
        case "capital":
            return "start", f"with {count(amount, 'point')}"
        case "block":
            return "have", count(amount, "action point") + (" before scoring" if fact.why == "scoring" else "")
        case "bid":
            return "bid", count(amount, "point")
        case "pass":
            return "pass", ""
        case "win":
            return ("win", f"the turn for {count(amount, 'point')}") if amount else ("get", "the turn for nothing")
        case _:
            return words_of_parts(fact)


def words_of_parts(fact: Fact) -> tuple[str, str]:
    """Verb and rest of a fact that usually completes another one."""
    what, amount, why = fact.what, fact.amount, fact.why
    match fact.verb:
        case "spend":
            return "spend", count(amount, "action point")
        case "opens":
            return "open", f"a path to {what} ({count(amount, 'stone')})"
        case "via":
            return "cross", f"{why} with {figures_text(what, amount)}"
        case "arrive":
            return "reach", f"{why} with {figures_text(what, amount)}"
        case "lose":
            return "hand", f"over {what}"
        case "gone":
            return "lose", f"{figures_text(what, amount)} for good"
        case _:
            raise AssertionError(f"no words for a fact '{fact.verb}'")


def paths_text(deed: Deed) -> str:
    """` with paths to b2 (3) and c1 (1)`: the stones of each path stand beside it."""
    paths = [f"{fact.what} ({fact.amount})" for fact in deed.only("opens")]
    if not paths:
        return ""
    return f" with {'a path' if len(paths) == 1 else 'paths'} to {listed(paths)}"


def move_words(deed: Deed) -> tuple[str, str]:
    """A walk with every tile of its path; a secret path has none between."""
    who = figures_text(deed.facts[0].what, deed.times)
    if not deed.only("arrive"):
        return "leave", f"{deed.facts[0].why} with {who}"
    is_secret = [fact.why for fact in deed.only("spend")] == ["send"]
    return ("send" if is_secret else "walk"), f"{who} {path_text(deed)}{deed.price()}"


def path_text(deed: Deed) -> str:
    """`a1 → b2 → c3`."""
    return " → ".join([fact.why for fact in deed.facts if fact.verb in ("leave", "via", "arrive")])


def exchange_words(deed: Deed, names: Sequence[str]) -> tuple[str, str]:
    """`exchange jade for Bob's mask, for 3 action points`."""
    taken = [f" for {possessive(names[fact.seat])} {fact.what}," for fact in deed.only("lose")]
    return "exchange", f"{deed.facts[0].what}{''.join(taken)}{deed.price()}"


def guard_text(deed: Deed) -> str:
    """`a worker on the temple of c3 (7) as its guard, giving up 2 workers and the leader`."""
    fact = deed.facts[0]
    gone = [figures_text(lost.what, lost.amount) for lost in deed.only("gone")]
    lost = f", giving up {listed(gone)}" if gone else ""
    return f"{figures_text(fact.why, 1)} as guard on the temple of {fact.what} ({fact.amount}){lost}"


def scoring_words(deed: Deed) -> tuple[str, str]:
    """`score 29 points: 21 for temples (a2 3, b1 5, c3 5, d4 8), 8 for treasures; 41 points in all`."""
    temples = [f"{fact.what} {fact.amount}" for fact in deed.only("temple")]
    total = [f"{count(fact.amount, 'point')} in all" for fact in deed.only("total")]
    parts: list[str] = []
    for fact in deed.only("score"):
        made_of = f" ({', '.join(temples)})" if fact.what == "temples" and temples else ""
        parts.append(f"{fact.amount} for {fact.what}{made_of}")
    if not parts:
        return ("hold", f"temples: {', '.join(temples)}") if temples else ("have", ", ".join(total))
    points = sum([fact.amount for fact in deed.only("score")])
    return "score", "; ".join([f"{count(points, 'point')}: {', '.join(parts)}", *total])


def is_dull(deed: Deed) -> bool:
    """Every turn gives the same action points; only those of a scoring round are worth a word."""
    return deed.facts[0].verb == "block" and deed.facts[0].why != "scoring"


def lines(facts: Sequence[Fact], names: Sequence[str]) -> list[tuple[int, str]]:
    """Facts as log lines with the seat each is about: what one seat did in a row stands in one line."""
    out: list[tuple[int, str]] = []
    for deed in deeds(facts):
        fact = deed.facts[0]
        if is_dull(deed):
            continue
        is_deed = fact.verb not in _THINGS_HAPPEN
        if is_deed and out and out[-1][0] == fact.seat:
            out[-1] = (fact.seat, f"{out[-1][1]}; {clause(deed, names)}")
        else:
            out.append((fact.seat if is_deed else CHANCE, sentence(deed, names)))
    return out


# --- what facts come to -------------------------------------------------------

_GOALS: Final = {
    "points": "gain points",
    "treasure": "gain treasures",
    "uncover": "uncover a temple",
    "dig": "dig for treasure",
    "camp": "found a camp",
    "guard": "guard a temple",
    "gone": "keep figures",
    "place": "bring figures",
    "take": "take a tile",
    "lay": "lay a tile",
}


def goal_text(goal: str) -> str:
    """What one may aim at."""
    return _GOALS[goal]


def entry_text(entry: Entry) -> str:
    """What one has more or less of: `+1 mask`, `temple c3 +2`, `2 workers to b4`."""
    what, amount = entry.what, entry.amount
    head, _, tail = what.partition(" ")
    match entry.goal:
        case "points":
            return f"{amount:+} points"
        case "uncover":
            return f"temple {what} {amount:+}"
        case "dig":
            return f"dig on {what}" if amount == 1 else f"dig {amount} times on {what}"
        case "camp":
            return f"camp on {what}"
        case "guard":
            return f"guard on {what}"
        case "place":
            return f"{figures_text(head, abs(amount))} {'to' if amount > 0 else 'less on'} {tail}"
        case "gone":
            return f"{figures_text(what, -amount)} lost"
        case "take":
            return describe_tile(what)
        case "lay":
            return f"{head} ({describe_kind(head)}) on {tail}"
        case _:
            return f"{amount:+} {what}"


# --- choices ------------------------------------------------------------------


def preview(decision: Decision, facts: Sequence[Fact]) -> str:
    """A choice with its price and gain, from the facts that its seat would see; empty where its text says it all."""
    match decision:
        case d.Choose(tile=tile) | d.DrawTile(tile=tile):
            return preview_tile(c.TILES[tile].name)
        case d.Bid() | d.Pass():
            return preview_call(decision, facts)
        case d.End():
            return preview_end(facts)
        case _:
            deed = first_deed(facts)
            return preview_deed(decision, deed) if deed else ""


def first_deed(facts: Sequence[Fact]) -> Deed | None:
    found = deeds(facts)
    return found[0] if found else None


def preview_deed(decision: Decision, deed: Deed) -> str:
    spent = count(deed.spent(), "action point") if deed.spent() else ""
    match decision:
        case d.Lay():
            return preview_lay(deed)
        case d.Walk():
            return joined([path_text(deed), spent])
        case d.Uncover():
            return joined([f"up to {deed.facts[0].amount}", spent])
        case d.Guard():
            return joined([preview_guard(deed), spent])
        case _:
            return spent


def preview_lay(deed: Deed) -> str:
    """The paths that the tile opens, and where its stones lie."""
    fact = deed.facts[0]
    paths = paths_text(deed).removeprefix(" with ")
    return joined([paths or "no path", f"stones {describe_stones(fact.what, fact.amount)}"])


def preview_tile(name: str) -> str:
    if TILE_BY_ID[name].kind == c.VOLCANO:
        return "volcano; a scoring round begins with you"
    return joined([describe_kind(name), f"stones {describe_stones(name, 0)}"])


def preview_call(decision: Decision, facts: Sequence[Fact]) -> str:
    """Whether a bid or a pass ends the auction in one's favour."""
    won = [f"you {' '.join(words_of_auctions(fact))}" for fact in facts if fact.verb == "win"]
    last = "no more bids of yours in this auction" if isinstance(decision, d.Pass) and not won else ""
    return joined([last, *won])


def preview_guard(deed: Deed) -> str:
    """The value that is secured, and who leaves the game for it."""
    gone = [figures_text(lost.what, lost.amount) for lost in deed.only("gone")]
    leaves = "leaves" if [lost.amount for lost in deed.only("gone")] == [1] else "leave"
    lost = f"{listed(gone)} {leaves} the game" if gone else ""
    return joined([f"{count(deed.facts[0].amount, 'point')} in every scoring round from now on", lost])


def preview_end(facts: Sequence[Fact]) -> str:
    """What is left unused, and what is scored at the end of a scoring turn."""
    unused = [count(fact.amount, "action point") + " unused" for fact in facts if fact.verb == "end" and fact.amount]
    scored = [deed for deed in deeds(facts) if deed.facts[0].verb in ("temple", "score")]
    points = [f"you {' '.join(scoring_words(deed))}" for deed in scored]
    return joined(["the turn is over", *unused, *points])


def brief(decision: Decision, facts: Sequence[Fact]) -> str:
    """A choice in so few letters that many stand below one heading; empty where it needs a line of its own.

    What stands behind `for` is its price in action points.
    """
    deed = first_deed(facts)
    if deed is None:
        return ""
    match decision:
        case d.Walk(target=space) | d.Transfer(target=space) | d.Camp(space=space) | d.Dig(space=space):
            return f"{c.SPACE_NAMES[space]} for {deed.spent()}"
        case d.Uncover(space=space):
            return f"{c.SPACE_NAMES[space]} up to {deed.facts[0].amount} for {deed.spent()}"
        case d.Place(figure=figure, space=space):
            return f"{FIGURES[figure]} on {c.SPACE_NAMES[space]} for {deed.spent()}"
        case d.Exchange(seat=seat, theirs=theirs):
            return f"{c.TREASURES[theirs]} of {seat + 1} for {deed.spent()}"
        case d.Lay(turn=turn):
            paths = ", ".join([f"{fact.what} {fact.amount}" for fact in deed.only("opens")])
            return f"turn {turn}: {paths or 'no path'}"
        case d.Bid(points=points):
            return f"bid {points}"
        case _:
            return ""
