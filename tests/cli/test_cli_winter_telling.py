"""Endless Winter in words: whole games are told without a slip of grammar, and every step has its question."""

from __future__ import annotations

import re

import pytest

from longcount.games.winter import GAME, steps, telling
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Fact

NAMES = ["Ann", "Bob", "You"]


def told_of_a_game(seed: int) -> set[str]:
    """Every sentence of a random game with all modules."""
    match = Match(GAME, NAMES, {"glacier_tokens": "yes", "rest_tokens": "yes", "draft": "chiefs"})
    dice, chance = Dice(seed), SeededChance(seed)
    found: set[str] = set()
    while not GAME.pending(match.state).is_over:
        seat = GAME.pending(match.state).seats[0]
        offers = GAME.offers(match.state, seat)
        pick = chance.pick(GAME.odds(match.state)) if seat == CHANCE else dice.below(len(offers))
        found |= {telling.tell(fact, NAMES) for fact in match.play(seat, offers[pick]).facts}
    return found


SLIPS = re.compile(r"(?<!-)\b[Aa] [aeiou]|\bhaves\b|\b(Ann|Bob) (have|take|gain|place)\b|\bYou \w+s\b")


@pytest.mark.parametrize("seed", range(2))
def test_a_game_is_told_in_good_english(seed: int) -> None:
    told = told_of_a_game(seed)
    assert len(told) > 200
    assert [] == [sentence for sentence in told if SLIPS.search(sentence)]


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (Fact(0, "animal", "argentavis", 1, "grounds"), "An argentavis comes to the hunting grounds"),
        (Fact(0, "hunt", "argentavis", 1, "deck"), "Ann takes an argentavis from the deck"),
        (Fact(0, "tip", "giant_sloth", 1, "animal"), "Ann uses a giant sloth"),
        (Fact(1, "sum", "labour", 3, "eclipse"), "Bob has 1.5 labour in the eclipse"),
        (Fact(2, "sum", "labour", 3, "eclipse"), "You have 1.5 labour in the eclipse"),
        (Fact(0, "place", "hunt", 0, "figure"), "Ann places the chief in Hunt"),
        (Fact(0, "place", "rest", 1, "figure"), "Ann places a tribe figure to rest"),
    ],
)
def test_a_fact_as_a_sentence(fact: Fact, sentence: str) -> None:
    assert sentence == telling.tell(fact, NAMES)


def test_an_ability_that_waits_for_an_animal_says_where_it_must_come_from() -> None:
    """Animals of the deck do not set it off."""
    told = "1 tool; when you take an animal from the hunting grounds: 2 food; 1 point at the end"
    assert told == telling.described("C1-19")


def test_every_step_has_a_question() -> None:
    assert all(telling.prompt(kind.name) for kind in steps.KINDS[: steps.GAME_OVER + 1])


def test_a_verb_without_words_is_noticed() -> None:
    with pytest.raises(AssertionError, match="'dance'"):
        telling.tell(Fact(0, "dance", "card", 1, "hand"), NAMES)
