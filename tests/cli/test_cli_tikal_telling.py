"""Tikal in words: nothing that the engine can tell or ask is left without them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tikal_script import DIGGING, NAMES, VERSIONS, played, random_match

from longcount.cli.choices import facts_of, preview
from longcount.games.tikal import GAME, steps, telling
from longcount.games.tikal import components as c
from longcount.games.tikal import decisions as d
from longcount.games.tikal.state import State
from longcount.kernel.decisions import Decision
from longcount.kernel.match import Match
from longcount.kernel.pending import StepKind
from longcount.kernel.story import Fact

TOLD = re.compile(r"\.tell\(\s*[^,()]+(?:\([^()]*\))?,\s*\"(\w+)\"", re.DOTALL)


def engine_files() -> list[Path]:
    return [path for path in c.FOLDER.rglob("*.py") if path.name not in ("telling.py", "state.py")]


def verbs_of_the_engine() -> set[str]:
    """Every verb that a file of the engine tells."""
    return {verb for path in engine_files() for verb in TOLD.findall(path.read_text(encoding="utf-8"))}


def test_the_search_for_verbs_misses_none() -> None:
    for path in engine_files():
        text = path.read_text(encoding="utf-8")
        assert len(TOLD.findall(text)) == len(re.findall(r"\.tell\(", text)), path
    assert len(verbs_of_the_engine()) > 30


TILE_VERBS = ("draw", "display", "take", "return", "discard", "aside", "lay")


@pytest.mark.parametrize("verb", sorted(verbs_of_the_engine()))
def test_every_verb_of_the_engine_has_words(verb: str) -> None:
    fact = Fact(1, verb, "A5" if verb in TILE_VERBS else "worker", 1, "c3")
    assert len(telling.tell(fact, NAMES).split()) >= 2


def test_a_verb_without_words_is_noticed() -> None:
    with pytest.raises(AssertionError, match="'dance'"):
        telling.tell(Fact(0, "dance", "worker", 1, "c3"), NAMES)


def previewed(match: Match[State], text: str) -> str:
    seat = GAME.pending(match.state).seats[0]
    return preview(GAME, match.state, seat, GAME.catalogue.read(text))


def said_briefly(match: Match[State], text: str) -> str:
    seat = GAME.pending(match.state).seats[0]
    decision = GAME.catalogue.read(text)
    return telling.brief(decision, facts_of(GAME, match.state, seat, decision))


# --- sentences --------------------------------------------------------------------


def test_facts_are_sentences() -> None:
    for fact, words in (
        (Fact(1, "first", "marker", 1, "set-up"), "Bob begins"),
        (Fact(1, "draw", "A5", 1, "stack"), "Bob draws A5 (4 treasures; stones N 2, SE 1)"),
        (Fact(1, "draw", "D5", 1, "stack"), "Bob draws D5 (volcano)"),
        (Fact(-1, "display", "A2", 1, "display"), "A2 (temple 2; stones N 2, SE 1) is laid open"),
        (Fact(1, "discard", "G3", 1, "no place"), "Bob removes G3 from the game: it fits nowhere"),
        (Fact(0, "block", "action points", 10, "scoring"), "You have 10 action points before scoring"),
        (Fact(1, "block", "action points", 10, "scoring"), "Bob has 10 action points before scoring"),
        (Fact(0, "bid", "points", 1, "auction"), "You bid 1 point"),
        (Fact(1, "pass", "auction", 1, "auction"), "Bob passes"),
        (Fact(1, "win", "auction", 5, "auction"), "Bob wins the turn for 5 points"),
        (Fact(1, "win", "auction", 0, "auction"), "Bob gets the turn for nothing"),
        (Fact(1, "find", "jade", 1, "dig"), "Bob finds a treasure: jade"),
        (Fact(1, "end", "action points", 0, "end"), "Bob ends the turn"),
        (Fact(0, "end", "action points", 1, "end"), "You end the turn with 1 action point unused"),
        (Fact(0, "round", "turns", 2, "turn"), "Round 3 begins; You start"),
        (Fact(1, "round", "turns", 2, "auction"), "Round 3 begins; Bob opens the bidding"),
        (Fact(1, "round", "turns", 18, "end"), "The stack is empty"),
        (Fact(1, "scoring", "round", 2, "volcano"), "Scoring round 2 begins with Bob"),
        (Fact(0, "scoring", "round", 4, "end"), "The last scoring round begins with you"),
    ):
        assert telling.tell(fact, NAMES) == words


def test_a_tile_is_told_with_the_paths_it_opens() -> None:
    _, facts = played("* first 1\n* tile A3\n1 lay c2 1")
    begin, begins, laid = [line for _, line in telling.lines(facts, NAMES)]
    assert (begin, begins) == ("You begin", "Round 1 begins; You start")
    assert laid == "You draw A3 (temple 2; stones N 2, S 1); lay A3 (temple 2) on c2 with a path to b2 (2)"
    _, facts = played(f"{DIGGING}\n1 end\n* tile A4\n2 lay b3 0")
    assert telling.lines(facts, NAMES)[-1][1].endswith("lays A4 (jungle) on b3 with paths to b2 (2) and a2 (1)")


def test_a_walk_is_told_with_its_path_and_its_price() -> None:
    match, facts = played(DIGGING)
    assert telling.lines(facts, NAMES)[-1][1].endswith("walk a worker a1 → b2 → c2 for 2 action points")
    far = match.play(0, GAME.catalogue.read("walk leader a1 b2")).facts
    assert telling.lines(far, ["Ann", "Bob"]) == [(0, "Ann walks the leader a1 → b2 for 1 action point")]


def test_figures_that_do_the_same_are_counted() -> None:
    _, facts = played(f"{DIGGING}\n1 place worker a1\n1 place worker a1\n1 walk worker a1 b2\n1 walk worker a1 b2")
    told = telling.lines(facts, NAMES)[-1][1]
    assert "; place 2 workers on a1 for 1 action point each; walk 2 workers a1 → b2 for 1 action point each" in told


def test_what_different_seats_do_stands_in_lines_of_their_own() -> None:
    facts = [Fact(0, "place", "worker", 1, "a1"), Fact(1, "place", "worker", 1, "a1")]
    assert telling.lines(facts, NAMES) == [(0, "You place a worker on a1"), (1, "Bob places a worker on a1")]


def test_a_secret_path_is_no_walk() -> None:
    _, facts = played(f"{DIGGING}\n1 camp b2\n1 send leader a1 b2")
    told = telling.lines(facts, NAMES)[-1][1]
    assert told.endswith("found a camp on b2 for 5 action points; send the leader a1 → b2 for 1 action point")


def test_digging_and_uncovering_are_told_with_their_price() -> None:
    _, facts = played(f"{DIGGING}\n1 dig c2\n* find idol\n1 walk leader a1 a2\n1 end")
    assert (
        "; dig up a treasure on c2 for 3 action points; find a treasure: idol; walk"
        in telling.lines(facts, NAMES)[-1][1]
    )
    _, facts = played("* first 1\n* tile A5\n1 lay c2 0\n1 place worker a1\n1 walk worker a1 a2\n1 uncover a2")
    assert telling.lines(facts, NAMES)[-1][1].endswith("uncover the temple on a2 up to 2 for 2 action points")


BOTH_DIG = f"""{DIGGING}
1 dig c2
* find jade
1 end
* tile A4
2 lay b3 0
2 place worker a1
2 walk worker a1 c2
2 dig c2
* find mask
2 end
* tile A1
1 lay a3 0"""


def test_an_exchange_names_both_and_what_they_give() -> None:
    match, _ = played(BOTH_DIG)
    exchange = GAME.catalogue.read("exchange jade for mask of 2")
    assert previewed(match, exchange.text) == "3 action points"
    assert said_briefly(match, exchange.text) == "mask of 2 for 3"
    facts = match.play(0, exchange).facts
    assert telling.lines(facts, NAMES) == [(0, "You exchange jade for Bob's mask, for 3 action points")]
    assert telling.lines(facts, ["Ann", "You"]) == [(0, "Ann exchanges jade for your mask, for 3 action points")]


def test_a_guard_is_told_with_those_who_leave() -> None:
    _, facts = played(
        "* first 1\n* tile A5\n1 lay c2 0\n1 place leader a1\n1 place worker a1\n1 walk leader a1 b2"
        "\n1 walk leader b2 a1\n1 walk worker a1 b1\n1 end"
        "\n* tile A4\n2 lay c1 0\n2 end\n* tile A1\n1 lay a3 0\n1 walk leader a1 b1\n1 guard b1 worker"
    )
    told = telling.lines(facts, NAMES)[-1][1]
    assert told.endswith("set a worker as guard on the temple of b1 (1), giving up the leader for 5 action points")


def test_scoring_is_told_with_what_made_it_up() -> None:
    why = "scoring 2"
    facts = [
        Fact(1, "temple", "a2", 3, why),
        Fact(1, "temple", "d4", 8, why),
        Fact(1, "score", "temples", 11, why),
        Fact(1, "score", "treasures", 4, why),
        Fact(1, "total", "points", 41, why),
    ]
    words = "15 points: 11 for temples (a2 3, d4 8), 4 for treasures; 41 points in all"
    assert telling.lines(facts, NAMES) == [(1, f"Bob scores {words}")]
    nothing = [
        Fact(0, "score", "temples", 0, why),
        Fact(0, "score", "treasures", 0, why),
        Fact(0, "total", "points", 0, why),
    ]
    words = "0 points: 0 for temples, 0 for treasures; 0 points in all"
    assert telling.lines(nothing, NAMES) == [(0, f"You score {words}")]


# --- questions and choices ----------------------------------------------------------


@pytest.mark.parametrize("kind", steps.KINDS[: steps.GAME_OVER + 1])
def test_every_step_has_a_question(kind: StepKind) -> None:
    assert telling.prompt(kind.name)


def test_every_tile_is_described_with_its_numbers() -> None:
    for tile in c.TILES:
        words = telling.describe_tile(tile.name)
        for number in (tile.value, tile.masks):
            assert str(number or "") in words
        for turn in tile.turns:
            stones = [int(number) for number in re.findall(r"\d", telling.describe_stones(tile.name, turn))]
            assert sum(stones) == sum(tile.edges)
    assert telling.describe_stones("A5", 0) == "N 2, SE 1"
    assert telling.describe_stones("A5", 2) == "SE 2, SW 1"


def test_every_decision_has_a_preview_even_without_facts() -> None:
    for decision in GAME.catalogue.decisions:
        assert isinstance(telling.preview(decision, []), str)
        assert telling.brief(decision, []) == ""


@pytest.mark.parametrize(
    ("text", "words", "briefly"),
    [
        ("place worker a1", "1 action point", "worker on a1 for 1"),
        ("walk worker c2 a1", "c2 → b2 → a1; 2 action points", "a1 for 2"),
        ("walk leader a1 a2", "a1 → a2; 2 action points", "a2 for 2"),
        ("dig c2", "3 action points", "c2 for 3"),
        ("camp b2", "5 action points", "b2 for 5"),
        ("end", "the turn is over; 6 action points unused", ""),
    ],
)
def test_actions_show_what_they_cost(text: str, words: str, briefly: str) -> None:
    match, _ = played(DIGGING)
    assert previewed(match, text) == words
    assert said_briefly(match, text) == briefly


def test_laying_a_tile_shows_its_paths_and_its_stones() -> None:
    match, _ = played("* first 1\n* tile A5")
    assert previewed(match, "lay c2 0") == "a path to b2 (1); stones N 2, SE 1"
    assert said_briefly(match, "lay c2 0") == "turn 0: b2 1"


def test_a_guard_shows_what_is_secured_and_who_leaves() -> None:
    match, _ = played(
        "* first 1\n* tile A5\n1 lay c2 0\n1 place leader a1\n1 place worker a1\n1 walk leader a1 b1\n1 end"
        "\n* tile A4\n2 lay c1 0\n2 end\n* tile A1\n1 lay a3 0\n1 walk worker a1 b1"
    )
    secured = "1 point in every scoring round from now on"
    assert previewed(match, "guard b1 worker") == f"{secured}; the leader leaves the game; 5 action points"
    assert previewed(match, "guard b1 leader") == f"{secured}; a worker leaves the game; 5 action points"


def test_bids_show_when_they_win() -> None:
    display = "* first 1\n* tile A5\n* tile A4"
    match, _ = played(display, "auction")
    assert previewed(match, "bid 3") == "" and said_briefly(match, "bid 3") == "bid 3"
    assert previewed(match, "pass") == "no more bids of yours in this auction"
    match, _ = played(f"{display}\n1 bid 3\n2 bid 4", "auction")
    assert previewed(match, "bid 5") == ""
    match, _ = played(f"{display}\n1 bid 3\n2 pass", "auction")
    assert previewed(match, "choose A5") == "4 treasures; stones N 2, SE 1"


def test_a_pass_may_end_the_auction_in_ones_favour() -> None:
    facts = [Fact(0, "pass", "auction", 1, "auction"), Fact(0, "win", "auction", 0, "auction")]
    assert telling.preview(d.PASS, facts) == "you get the turn for nothing"


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_games_are_told(seats: int, version: str) -> None:
    """Every fact has its sentence, every choice its preview; only a bid's text says it all."""
    story: list[Fact] = []
    kinds: set[type[Decision]] = set()
    for match, facts in random_match(seats, seats, version):
        story += facts
        assert all(len(line.split()) > 1 for _, line in telling.lines(facts, NAMES))
        pending = GAME.pending(match.state)
        if pending.is_chance or pending.is_over:
            continue
        for offer in sample(GAME.offers(match.state, pending.seats[0])):
            words = preview(GAME, match.state, pending.seats[0], offer)
            assert words or isinstance(offer, d.Bid), offer
            kinds.add(type(offer))
    assert {d.Lay, d.Walk, d.Place, d.Camp, d.Uncover, d.Dig, d.End} <= kinds
    whole = [line for _, line in telling.lines(story, NAMES)]
    assert whole[-1].count(" in all") == 1 and "The stack is empty" in whole
    assert sum(line.count(" in all") for line in whole) == 4 * seats


def sample(offers: list[Decision]) -> list[Decision]:
    """Some of the choices, the last ones among them."""
    return [*offers[:: max(1, len(offers) // 6)], *offers[-4:]]
