"""What a seat sees of a position: named numbers of hand-made tables, and what no pack may break."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME, know_packs
from longcount.games.winter import components as c
from longcount.games.winter.names import SOURCES
from longcount.games.winter.packs import read_pack, register
from longcount.games.winter.sight import BELOW, GAINS, IN_DECK, IN_HAND, MINE, ON_OFFER, OPEN, SIGHT
from longcount.kernel.chance import Dice
from longcount.kernel.pending import CHANCE
from winter_table import ANYBODY, Table, new_state, set_up

AT = {field.name: place for place, field in enumerate(SIGHT.fields)}
OWN_PACK = """
[pack]
id = "strange"
version = "1"
label = "Cards that nobody has printed"
[[tribe]]
id = "elder"
labour = 3
abilities = ["any: labour 2", "eclipse: idol 3"]
[[culture]]
id = "C1-01"
abilities = ["megalith 2"]
[[chief]]
id = "keen_eye"
side_a = ["tool 3"]
[[stone]]
id = "ST1-08"
score = "terrain-types 9"
[[veneration]]
id = "one"
points = 3
[tool_track]
most = 40
"""


def look(table: Table, seat: int = 0) -> dict[str, int]:
    """The row of a seat by the names of its fields."""
    return dict(zip(AT, SIGHT.row(table.s, seat), strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(SIGHT.fields) == len(AT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_are_equally_long_for_all_numbers_of_players(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        assert len(SIGHT.fields) == len(SIGHT.row(table.s, seat))
    seen = look(table)
    assert seats == seen["seats"]
    for place in (1, 2, 3):
        theirs = [number for name, number in seen.items() if name.startswith(f"rival {place}: ")]
        assert (1 if place < seats else 0) == theirs[0]
        assert any(theirs) == (place < seats)


def test_goods_idols_and_figures() -> None:
    table = Table(3).give(0, food=4, tools=3).idols(0, offering=5, veneration=2).idols(1, veneration=4)
    table.play(next(text for text in table.offers() if "hunt" in text))
    seen = look(table)
    assert (4, 3, 1) == (seen["food"], seen["tools"], seen["room for food"])
    assert (5, 2, 2) == (seen["offering level"], seen["veneration level"], seen["rank in veneration"])
    assert 1 == look(table, 1)["rank in veneration"]
    assert 7 // table.s.pack.rates[5] == seen["offering, points now"]
    assert 1 == seen["figures in hunt: own"]
    assert 2 == seen["tribe figures at home"] + seen["chief at home"]
    assert 6 == seen["figures of rivals at home"]
    assert BELOW == seen["points"]
    assert 1 == look(table, 1)["figures in hunt: rival 2"]
    assert 1 == look(table, 2)["figures in hunt: rival 1"]


def test_rivals_stand_by_their_places() -> None:
    table = Table(3).give(0, food=1).give(1, food=2).give(2, food=3)
    for seat in range(3):
        seen = look(table, seat)
        assert seat + 1 == seen["food"]
        assert (seat + 1) % 3 + 1 == seen["rival 1: food"]
        assert (seat + 2) % 3 + 1 == seen["rival 2: food"]
        assert seat + 1 == seen["place in the order"]
        assert seat == seen["turns until the own"]


def test_cards_by_where_they_are() -> None:
    table = Table().hand(0, "hunter", "brave", "C1-02").deck(0, "tribesman", "tribesman", "C1-01").discard(0, "shaman")
    table.culture("C1-03", "C1-04").bury(0, 4)
    seen = look(table)
    assert (1, 1, 0) == (seen["Hunter in hand"], seen["Brave in hand"], seen["Tribesman in hand"])
    assert (2, 1) == (seen["Tribesman in the deck"], seen["Shaman in the discard"])
    assert (1, 1, 0) == tuple(seen[f"culture cards in {zone}"] for zone in ("hand", "the deck", "the discard"))
    assert (IN_HAND, IN_DECK) == (seen["Flint Knapping"], seen["Fire Keeping"])
    assert (ON_OFFER, 2) == (seen["Hide Tanning"], seen["culture cards on offer"])
    assert (5, 2, 3) == tuple(seen[f"labour in {zone}, in halves"] for zone in ("hand", "the deck", "the discard"))
    assert 4 == seen["buried"]
    assert 2 == seen["cards at hand: tools"]
    assert 3 == seen["cards to come: food"] + seen["cards to come: idols"]


def test_labour_within_reach_by_column() -> None:
    """Hunter 1, one more in the hunt; Brave 1.5 and 1 anywhere; four food are two labour."""
    table = Table().hand(0, "hunter", "brave").give(0, food=4, tools=2)
    seen = look(table)
    assert 2 + 3 + 2 + 4 == seen["labour within reach in develop, in halves"]
    assert 2 + 2 + 3 + 2 + 4 == seen["labour within reach in hunt, in halves"]
    assert (1, 2) == (seen["develop can be paid so often"], seen["hunt can be paid so often"])
    assert (1, 1) == (seen["middle of initiation can be paid"], seen["middle of settle can be paid"])


def test_a_rival_shows_all_cards_together() -> None:
    table = Table().hand(1, "hunter").deck(1, "hunter", "C1-01").discard(1, "elder")
    seen = look(table)
    assert (2, 1, 1) == (seen["rival 1: Hunter"], seen["rival 1: Elder"], seen["rival 1: culture cards"])
    assert (1, 3) == (seen["rival 1: cards in hand"], seen["rival 1: cards in deck and discard"])
    dealt_anew = Table().hand(1, "C1-01").deck(1, "hunter", "hunter").discard(1, "elder")
    assert SIGHT.row(table.s, 0) == SIGHT.row(dealt_anew.s, 0)
    assert SIGHT.row(table.s, 1) != SIGHT.row(dealt_anew.s, 1)


def test_animals_used_and_unused() -> None:
    table = Table().animals(0, giant_sloth=2, argentavis=1).animals(0, used=True, sabertooth=1)
    table.grounds(giant_deer=2).animal_deck(glyptodon=7)
    seen = look(table)
    assert (2, 1, 0) == (seen["unused giant_sloth"], seen["unused argentavis"], seen["unused sabertooth"])
    assert (1, 6) == (seen["used sabertooth"], seen["animals, points now"])
    assert (2, 7) == (seen["giant_deer in the grounds"], seen["glyptodon in the deck"])
    seen = look(table, 1)
    assert (3, 1, 6) == tuple(
        seen[f"rival 1: {what}"] for what in ("unused animals", "used animals", "animals, points now")
    )


def test_hexes_by_who_leads_them() -> None:
    """Hex 1 is a plain, 2 a forest, 3 a lake, 4 a hill."""
    table = Table().camps(0, 1, 2, 3).camps(1, 2, 3, 3, 4)
    seen = look(table)
    assert (1, 1) == (seen["Plain led alone"], seen["Plain free"])
    assert (1, 1, 1) == (seen["Forest led with others"], seen["Lake lost"], seen["Hill of rivals only"])
    assert (3, 2) == (seen["rival 1: hexes led"], look(table, 1)["rival 1: hexes led"])
    assert (2, 1) == (seen["eclipse as it stands: food"], seen["eclipse as it stands: tools"])


def test_a_community_counts_in_the_eclipse() -> None:
    table = Table().community(0, 1, 2, 8)
    seen = look(table)
    assert 2 == seen["communities at home"]
    assert 2 == seen["Plain led alone"]
    assert 1 == seen["eclipse as it stands: draws"]


def test_stones_and_what_they_cost() -> None:
    table = Table().give(0, food=2, tools=2).own_stones(0, "ST1-08").stones("ST1-09", "ST2-03").camps(0, 1, 2)
    seen = look(table)
    assert (MINE, OPEN) == (seen["stone ST1-08"], seen["stone ST1-09"])
    assert 0 < seen["stone ST2-03"] < OPEN
    assert (2, 1, 1) == (seen["own stones, points now"], seen["stones to take"], seen["stone can be paid"])
    assert (2, 2) == (seen["food for the next stone"], seen["tools for the next stone"])
    assert 2 == look(table, 1)["rival 1: own stones, points now"]


def test_squares_to_build_on() -> None:
    """Two own megaliths, one of the rival, one grey."""
    table = Table().megaliths(0, "a1", "a2").megaliths(1, "b2").megaliths(ANYBODY, "b1")
    seen = look(table)
    assert (1, 6, 1) == tuple(
        seen[name] for name in ("squares to build on", "best square, points", "best square, points of rivals")
    )
    assert (2, 2) == (seen["own megaliths on cells"], seen["rivals' megaliths"])
    assert 5 == look(table, 1)["best square, points"]
    assert 0 < seen["cells within reach"] <= len(table.s.field.near)


def test_a_turn_is_seen_by_its_seat_only() -> None:
    table = Table().labour_at_hand(2.5).effect("idol 2 + tool 1")
    seen = look(table)
    assert 5 == seen["labour at hand, in halves"]
    assert (2, 1) == (seen["to be had: idols"], seen["to be had: tools"])
    assert seen["asked at"]
    other = look(table, 1)
    assert not any(
        other[name] for name in ("asked at", "labour at hand, in halves", *[f"to be had: {g}" for g in GAINS])
    )


@pytest.mark.parametrize("draft", ["none", "setup", "chiefs"])
def test_all_of_set_up_can_be_seen(draft: str) -> None:
    s = new_state(3, draft=draft, glacier_tokens="yes", rest_tokens="yes")
    while s.round == 0:
        for seat in range(3):
            assert len(SIGHT.fields) == len(SIGHT.row(s, seat))
        asked = GAME.pending(s).seats[0]
        GAME.apply(s, asked, GAME.offers(s, asked)[0], None)
    seen = dict(zip(AT, SIGHT.row(s, 0), strict=True))
    assert (6, 0) == (seen["glacier tokens, face down"], seen["glacier tokens, open"])
    assert 1 <= seen["open rest token"] <= len(c.REST_TOKENS)


def test_changed_cards_of_a_pack_count_as_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "options", GAME.options)
    name = register(read_pack(OWN_PACK))
    know_packs()
    table = Table(pack=name).hand(0, "elder", "hunter", "C1-01").culture("C1-01", "C1-02").give(0, tools=40)
    table.own_stones(0, "ST1-08").camps(0, 1).hand(1, "elder", "hunter")
    seen = look(table)
    assert (0, 1, 2) == (seen["Elder in hand"], seen["Hunter in hand"], seen["other cards in hand"])
    assert (0, ON_OFFER) == (seen["Fire Keeping"], seen["Flint Knapping"])
    assert 1 == seen["other culture cards on offer"]
    assert 6 + 4 + 2 == seen["labour within reach in develop, in halves"]
    assert 2 == seen["cards at hand: megaliths"]
    assert (0, 9) == (seen["stone ST1-08"], seen["own stones, points now"])
    assert (0, 1) == (seen["rival 1: Elder"], seen["rival 1: Hunter"])
    assert SIGHT.fields[AT["chief and side"]].choices - 1 == seen["chief and side"]
    assert SIGHT.fields[AT["chief and side"]].choices - 1 != look(Table())["chief and side"]


def test_a_strange_pack_is_seen_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "options", GAME.options)
    name = register(read_pack(OWN_PACK))
    know_packs()
    s = set_up(new_state(4, pack=name, rest_tokens="yes", glacier_tokens="yes"))
    dice = Dice(3)
    while GAME.outcome(s) is None:
        seat = GAME.pending(s).seats[0]
        offers = GAME.offers(s, seat)
        GAME.apply(s, seat, offers[dice.below(len(offers))], None)
        for number, field in zip(SIGHT.row(s, 0 if seat == CHANCE else seat), SIGHT.fields, strict=True):
            assert not field.choices or number < field.choices, field.name
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert list(SIGHT.sources) == list(outcome.breakdown[0])


def test_traits_tell_how_somebody_played() -> None:
    table = Table().hand(0, "hunter", "C1-01").discard(0, "brave").bury(0, 2).camps(0, 1, 2).idols(0, offering=3)
    table.animals(0, giant_sloth=2).animals(0, used=True, giant_deer=1).megaliths(0, "a1")
    found = dict(zip(SIGHT.traits, SIGHT.traits_of(table.s, 0), strict=True))
    assert (5, 1, 1, 2) == tuple(found[name] for name in ("cards", "tribe cards", "culture cards", "buried"))
    assert (2, 1, 3) == (found["unused animals"], found["used animals"], found["offering level"])
    assert (3, 2, 0) == (found["megaliths placed"], found["camps on the map"], found["communities"])


def test_sources_are_those_of_the_breakdown() -> None:
    assert SOURCES == SIGHT.sources
