"""Components, aim of the game and preparation: chapters K-COMP, K-GOAL and K-SETUP."""

from __future__ import annotations

from collections import Counter

import pytest

from longcount.games.tikal import GAME, steps
from longcount.games.tikal import components as c
from longcount.games.tikal.components import KINDS, SPACE_NAMES, TILES
from longcount.games.tikal.view import SPACE_BY_NAME, TILE_BY_NAME
from longcount.kernel.chance import Dice
from longcount.kernel.errors import BadData, BadSetup
from longcount.kernel.hexes import distance
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE, Step
from tikal_table import Table, new_state

TOKENS = [(2, 3), (3, 6), (4, 9), (5, 11), (6, 8), (7, 5), (8, 3), (9, 2), (10, 1)]
"""Copies of each temple token as the rulebook lists them."""


def fresh(seats: int, **options: str) -> Table:
    """A table before anything was drawn."""
    t = Table(seats)
    t.s = new_state(seats, **options)
    return t


def play_out(t: Table) -> Table:
    """Play to the end: tiles come and are laid at random, and nobody does anything else."""
    dice = Dice(7)
    while not t.over:
        offers = t.offers()
        t.play("end" if t.step == "act" else offers[dice.below(len(offers))])
    return t


def drawn(t: Table) -> list[str]:
    return [fact.what for fact in t.told if fact.verb == "draw"]


# --- Components -------------------------------------------------------------------


@pytest.mark.rule("K-COMP-01")
def test_a_game_has_so_many_tiles_of_each_kind() -> None:
    """EX-11: 15 + 10 + 8 + 3 = 36."""
    tiles = drawn(play_out(fresh(2)))
    assert 36 == len(set(tiles)) == len(tiles)
    kinds = Counter(KINDS[TILES[TILE_BY_NAME[tile]].kind] for tile in tiles)
    assert {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3} == kinds


@pytest.mark.rule("K-COMP-01")
def test_the_board_has_forty_spaces_and_its_far_side_is_seven_steps_away() -> None:
    """The component sheet: every space of the last column lies 7 from the base camp."""
    assert 40 == len(set(SPACE_NAMES)) == len(set(c.COORDINATES))
    far = [distance((0, 0), c.COORDINATES[SPACE_BY_NAME[f"h{row}"]]) for row in range(1, 6)]
    assert [7] * 5 == far


@pytest.mark.rule("K-COMP-01")
@pytest.mark.parametrize(
    ("what", "listed", "found"),
    [
        ("terrain_tiles", 37, "36 terrain_tiles"),
        ("volcano_tiles", 4, "3 volcano_tiles"),
        ("temple_tokens", 47, "48 temple_tokens"),
        ("camps", 9, "8 camps"),
    ],
)
def test_a_box_that_does_not_match_the_list_is_refused(
    what: str, listed: int, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(c.TABLE["counts"], what, listed)
    with pytest.raises(BadData, match=f"{found}, the rulebook lists {listed}"):
        c.check_counts()


@pytest.mark.rule("K-COMP-02")
def test_there_are_eight_kinds_of_treasures_three_of_each() -> None:
    """EX-11: 8 x 3 = 24; all of them can be dug up."""
    t = Table().ap(100).tile("A5", "c2").put(0, "c2", workers=1)
    found: list[str] = []
    for _ in range(24):
        t.player().worked = [0] * len(SPACE_NAMES)
        found.append(t.tokens("c2", 1).play("dig c2").offers()[0])
        t.play(found[-1])
    assert (8, {3}) == (len(set(found)), set(Counter(found).values()))


@pytest.mark.rule("K-COMP-03")
@pytest.mark.parametrize(("number", "copies"), TOKENS)
def test_so_many_temples_can_be_raised_to_a_number(number: int, copies: int) -> None:
    """One temple more than there are tokens: the last one stays below the number."""
    t = Table().ap(100)
    free = [space for space in SPACE_NAMES if not t.tile_on(space)][: copies + 1]
    for space in free:
        t.tile("A1", space).put(0, space, workers=1)
        t.s.values[SPACE_BY_NAME[space]] = number - 1
    t.settle().play(*[f"uncover {space}" for space in free[:-1]])
    refusal = t.why(f"uncover {free[-1]}")
    assert ("K-TEMPLE-08", f"No token with the number {number} is left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-COMP-03", "K-SETUP-04")
def test_the_temple_tokens_lie_open_sorted_by_number() -> None:
    """EX-11: 3 + 6 + 9 + 11 + 8 + 5 + 3 + 2 + 1 = 48; everybody sees what is left."""
    t = Table().put(0, "a2", workers=1)
    piles = GAME.view(t.s, 1)["numbers"]
    assert (48, [str(number) for number, _ in TOKENS]) == (sum(piles.values()), list(piles))
    t.play("uncover a2")
    assert {**piles, "2": piles["2"] - 1} == GAME.view(t.s, 1)["numbers"]


@pytest.mark.rule("K-COMP-04", "K-SETUP-03")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_colour_has_a_leader_and_eighteen_workers(seat: int) -> None:
    t = Table(4).begin(Step(steps.BLOCK, seat)).ap(30).play(*["place worker a1"] * 18, "place leader a1")
    assert [] == t.offers("place")


@pytest.mark.rule("K-COMP-05", "K-SETUP-03")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_colour_has_two_camps(seat: int) -> None:
    """EX-11: 2 camps x 4 = 8, on nine jungle tiles."""
    spaces = ["b2", "a3", "b3", "c1", "c2", "d1", "d2", "d3", "a4"]
    t = Table(4)
    for space in spaces[1:]:
        t.tile("A4", space)
    for player in range(4):
        t.begin(Step(steps.BLOCK, player)).play(*[f"camp {spaces.pop(0)}" for _ in range(2)])
    assert "K-CAMP-08" == t.begin(Step(steps.BLOCK, seat)).why(f"camp {spaces[0]}").rule


@pytest.mark.rule("K-COMP-05")
@pytest.mark.parametrize(("version", "turned"), [("basic", False), ("auction", True)])
def test_turn_indicators_are_for_the_auction_only(version: str, turned: bool) -> None:
    t = fresh(2, version=version).play("first 1")
    while "end" not in t.offers():
        t.play(t.offers()[0])
    assert turned == t.play("end").player().moved


@pytest.mark.rule("K-COMP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play_with_the_same_set_up(players: int) -> None:
    """AMB-31."""
    s = Match(GAME, "ABCD"[:players]).state
    two = new_state(2)
    assert players == len(s.players)
    assert {two.players[0].key()} == {me.key() for me in s.players}
    assert (two.left, two.numbers, two.undug) == (s.left, s.numbers, s.undug)
    assert two.terrain.key() == s.terrain.key()


@pytest.mark.rule("K-COMP-06")
@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_can_play(players: int) -> None:
    """AMB-31."""
    with pytest.raises(BadSetup, match=f"not {players}"):
        Match(GAME, "ABCDE"[:players])


# --- Aim of the game --------------------------------------------------------------


@pytest.mark.rule("K-GOAL-01")
def test_there_are_four_scoring_rounds_and_no_other_points() -> None:
    """A leader alone on a temple of 1 brings a point with every volcano and one at the end."""
    t = play_out(fresh(3).put(1, "a2", leader=True))
    assert [1, 2, 3, 4] == [fact.amount for fact in t.told if fact.verb == "scoring"]
    assert [0, 4, 0] == t.outcome().scores


@pytest.mark.rule("K-GOAL-02")
def test_treasures_and_temples_bring_points() -> None:
    """A temple of 3, and a pair and a single of treasures."""
    t = Table().value("a2", 3).put(0, "a2", workers=1).hold(0, jade=2, idol=1)
    t.stack("B6", "B1").draw("B6").play("end")
    assert 3 + (3 + 1) == t.score(0)


@pytest.mark.rule("K-GOAL-03")
def test_a_temple_may_change_hands() -> None:
    """Seat 0 scores it, then seat 1 comes in greater number and scores it too, and alone from then on."""
    t = Table().value("a2", 8).put(0, "a2", workers=1).put(1, "a1", workers=2).stack("B6", "B1").draw("B6")
    t.play("end", "walk worker a1 a2", "walk worker a1 a2", "end")
    assert (8, 8) == (t.score(0), t.score(1))
    assert (0, 8) == tuple(player["now"]["temples"] for player in GAME.view(t.s, None)["players"])


@pytest.mark.rule("K-GOAL-03")
def test_a_treasure_may_change_hands() -> None:
    t = Table().hold(0, mask=1).hold(1, jade=1).play("exchange mask for jade of 2")
    assert ({"jade": 1}, {"mask": 1}) == (t.treasures(0), t.treasures(1))


@pytest.mark.rule("K-GOAL-04")
@pytest.mark.parametrize(("points", "winners"), [((5, 7, 6), [1]), ((7, 0, 6), [0]), ((3, 7, 7), [1, 2])])
def test_the_most_points_win(points: tuple[int, int, int], winners: list[int]) -> None:
    t = Table(3)
    for seat in range(3):
        t.points(seat, points[seat])
    t.s.scoring = 3
    assert winners == t.begin(Step(steps.FINAL, 2)).play("end", "end", "end").outcome().winners


# --- Preparation ------------------------------------------------------------------


@pytest.mark.rule("K-SETUP-01")
def test_four_tiles_are_printed_on_the_board() -> None:
    seen = GAME.view(new_state(2), None)["spaces"]
    kinds = {space: row["kind"] for space, row in seen.items()}
    assert {"a1": "base", "a2": "temple", "b1": "temple", "b2": "jungle"} == kinds
    assert (1, 1) == (seen["a2"]["temple"]["value"], seen["b1"]["temple"]["value"])


@pytest.mark.rule("K-SETUP-01")
@pytest.mark.parametrize("temple", ["a2", "b1"])
def test_the_printed_temples_are_temples_like_any_other(temple: str) -> None:
    """TC-52, AMB-28: uncovered, guarded and scored."""
    t = Table().stack("B6", "B1").put(0, temple, workers=2).draw("B6")
    t.play(f"uncover {temple}", f"guard {temple} worker", "end")
    assert (2, 2) == (t.worth(temple), t.score(0))


@pytest.mark.rule("K-SETUP-01")
def test_the_printed_jungle_takes_a_camp_and_the_base_camp_does_not() -> None:
    """TC-52, AMB-28."""
    t = Table()
    refusal = t.why("camp a1")
    assert "K-CAMP-01" == refusal.rule
    assert "Camps stand on jungle or on emptied treasure tiles; a1 is the base camp." == refusal.sentence
    assert t.play("camp b2").may("place worker b2")


@pytest.mark.rule("K-SETUP-01")
def test_all_players_share_the_base_camp() -> None:
    t = Table().put(0, "a1", workers=1).begin(Step(steps.BLOCK, 1)).play("place worker a1")
    assert (1, 1) == (t.workers("a1", 0), t.workers("a1", 1))


@pytest.mark.rule("K-SETUP-02")
def test_the_first_tile_is_one_of_the_letter_a() -> None:
    """TC-68, AMB-43: A lies on top; each of its six tiles is equally likely."""
    t = fresh(2).play("first 1")
    assert [f"tile A{number}" for number in range(1, 7)] == t.offers()
    assert [1] * 6 == GAME.odds(t.s)


@pytest.mark.rule("K-SETUP-02")
def test_the_letters_come_in_order_and_never_mix() -> None:
    """TC-68, AMB-43."""
    letters = "".join(tile[0] for tile in drawn(play_out(fresh(4))))
    assert "A" * 6 + "B" * 6 + "C" * 5 + "D" * 5 + "E" * 5 + "F" * 5 + "G" * 4 == letters


@pytest.mark.rule("K-SETUP-02")
def test_nobody_sees_the_order_of_the_stack() -> None:
    """TC-67: the view lists what is left in the order of names, to seats and to spectators alike."""
    t = fresh(2).play("first 1", "tile A4", "lay a3 0", "end", "tile A1")
    left = [f"A{number}" for number in (2, 3, 5, 6)]
    for seat in (0, 1, None):
        seen = GAME.view(t.s, seat)
        assert (left, sorted(seen["stack"])) == (seen["stack"][:4], seen["stack"])


@pytest.mark.rule("K-SETUP-02", "K-SETUP-05")
def test_a_position_guessed_from_the_view_is_no_surer_of_what_comes() -> None:
    """TC-67: tiles and treasures are drawn when they are turned up, not before."""
    t = Table().tile("A5", "c2").put(0, "c2", workers=1).play("dig c2")
    guess = GAME.determinize(GAME.view(t.s, 1), Dice(1))
    assert t.offers() == [decision.text for decision in GAME.offers(guess, CHANCE)]
    assert [3] * 8 == GAME.odds(guess)


@pytest.mark.rule("K-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_figures_begin_in_the_supply(seats: int) -> None:
    players = GAME.view(new_state(seats), None)["players"]
    assert [(18, "supply", ["a1"])] * seats == [(me["supply"], me["leader"], me["homes"]) for me in players]


@pytest.mark.rule("K-SETUP-05")
def test_the_treasures_are_shuffled_face_down() -> None:
    """AMB-12: one pool; at first any of the eight kinds is equally likely."""
    t = Table().tile("A5", "c2").put(0, "c2", workers=1).play("dig c2")
    assert (CHANCE, 8, [3] * 8) == (t.seat, len(t.offers("find")), GAME.odds(t.s))


@pytest.mark.rule("K-SETUP-06")
@pytest.mark.parametrize(("version", "points"), [("basic", 0), ("auction", 20)])
def test_the_basic_version_begins_with_no_points(version: str, points: int) -> None:
    """AMB-26: beside the track is 0, not 1; only the auction has a capital."""
    t = fresh(3, version=version).play("first 1")
    assert [points] * 3 == [t.score(seat) for seat in range(3)]
