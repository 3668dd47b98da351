"""The two modules, and the start tile that gives nothing: chapters W-GLACIER and W-RESTTOKEN."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from longcount.games.winter import components as c
from longcount.games.winter import know_packs
from longcount.games.winter.names import NONE
from longcount.games.winter.packs import read_pack, register
from longcount.games.winter.state import FACE_DOWN, State
from longcount.games.winter.steps import PREPARE
from longcount.kernel.pending import CHANCE
from winter_table import Table, new_state, set_up

BUSY = Path(__file__).parent / "busy.toml"


def glaciers(seats: int = 2) -> Table:
    """A table with glacier tokens; hex 7 is a glacier."""
    return Table(seats, glacier_tokens="yes")


def token_on(t: Table, hex_: int) -> str:
    """The open token of a hex, or `hidden`."""
    token = t.s.glacier_tokens[hex_]
    return "hidden" if token == FACE_DOWN else c.GLACIER_TOKENS[token]


def found_at_7(t: Table, seat: int = 0, corners: tuple[int, int, int] = (1, 7, 8)) -> Table:
    """A seat creates a community that touches hex 7."""
    return t.camps(seat, *corners).effect("community 1", seat).play("found {} {} {}".format(*corners))


# --- glacier tokens: set-up -------------------------------------------------------------


@pytest.mark.rule("W-GLACIER-01", "W-COMP-04")
@pytest.mark.parametrize("glacier", ["no", "yes"])
@pytest.mark.parametrize("rest", ["no", "yes"])
def test_each_module_is_used_with_or_without_the_other(glacier: str, rest: str) -> None:
    s = set_up(new_state(2, glacier_tokens=glacier, rest_tokens=rest))
    assert (glacier == "yes", rest == "yes") == (FACE_DOWN in s.glacier_tokens, s.rest_open != NONE)


@pytest.mark.rule("W-GLACIER-02")
@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 6), (4, 3)])
def test_a_hidden_token_lies_on_every_glacier_and_nowhere_else(seats: int, number: int) -> None:
    s = set_up(new_state(seats, glacier_tokens="yes"))
    hidden = [hex_ for hex_, token in enumerate(s.glacier_tokens) if token == FACE_DOWN]
    assert hexes_of(s, "glacier") == hidden
    assert number == len(hidden)


def hexes_of(s: State, terrain: str) -> list[int]:
    return [hex_ for hex_, kind in enumerate(s.terrain) if kind == c.TERRAINS.index(terrain)]


@pytest.mark.rule("W-GLACIER-02")
def test_any_of_the_ten_tokens_may_lie_on_a_glacier() -> None:
    """Those in the box were not seen: all ten are possible at first, all but the open one after that."""
    t = glaciers().camps(0, 1, 2).effect("move 2").play("move 1 7")
    assert [f"turn {name}" for name in c.GLACIER_TOKENS] == t.offers()
    t.play("turn GT-04", "move 2 9")
    assert [f"turn {name}" for name in c.GLACIER_TOKENS if name != "GT-04"] == t.offers()


# --- glacier tokens: turning up and bonus -------------------------------------------------


@pytest.mark.rule("W-GLACIER-03")
def test_a_camp_that_enters_a_glacier_turns_its_token() -> None:
    """A-49: at once, with nothing to decline."""
    t = glaciers().camps(0, 1).hand(0, "tribesman").play("tribe settle").labour_at_hand(1).play("move 1 7")
    assert (CHANCE, "hidden") == (t.seat, token_on(t, 7))
    t.play("turn GT-08")
    assert ("GT-08", "hidden", 0) == (token_on(t, 7), token_on(t, 9), t.seat)


@pytest.mark.rule("W-GLACIER-03")
def test_a_camp_that_only_passes_turns_the_token_too() -> None:
    """TC-94: a double move through the hex; the camp goes on and the token is open."""
    t = glaciers().camps(0, 1).effect("move 2").play("move 1 7", "turn GT-03", "move 7 8")
    assert ({8: 1}, "GT-03") == (t.camps_on(), token_on(t, 7))


@pytest.mark.rule("W-GLACIER-03")
def test_an_open_token_is_not_turned_again() -> None:
    t = glaciers().glacier_token(7, "GT-02").camps(0, 1).effect("move 2").play("move 1 7")
    assert (0, "GT-02") == (t.seat, token_on(t, 7))


@pytest.mark.rule("W-GLACIER-03")
def test_other_hexes_and_tables_without_the_module_turn_nothing() -> None:
    t = glaciers().camps(0, 1).effect("move 2").play("move 1 8")
    assert 0 == t.seat
    t = Table().camps(0, 1).effect("move 2").play("move 1 7")
    assert 0 == t.seat


@pytest.mark.rule("W-GLACIER-04")
def test_a_community_at_an_open_token_gains_its_bonus() -> None:
    assert 3 == found_at_7(glaciers().glacier_token(7, "GT-01")).points()


@pytest.mark.rule("W-GLACIER-04")
def test_the_action_that_creates_a_community_gains_the_bonus_before_anything_else() -> None:
    t = glaciers().glacier_token(7, "GT-08").camps(0, 1, 7, 8).give(0, food=3).hand(0, "tribesman")
    t.play("tribe settle", "go on", "found 1 7 8", "take 2 tools")
    assert (2, 0) == (t.tools(), t.food())


@pytest.mark.rule("W-GLACIER-04")
def test_a_community_away_from_the_token_gains_nothing() -> None:
    t = glaciers().glacier_token(7, "GT-01").camps(0, 1, 2, 8).effect("community 1").play("found 1 2 8")
    assert 0 == t.points()


@pytest.mark.rule("W-GLACIER-04", "W-GLACIER-05")
def test_every_later_community_gains_the_bonus_again() -> None:
    """TC-95: another player at the next point of the hex gains it too, and the token stays."""
    t = found_at_7(found_at_7(glaciers().glacier_token(7, "GT-01")), 1, (1, 7, 18))
    assert (3, 3, "GT-01") == (t.points(0), t.points(1), token_on(t, 7))


@pytest.mark.rule("W-GLACIER-04")
def test_the_same_player_gains_the_bonus_every_time() -> None:
    t = found_at_7(found_at_7(glaciers().glacier_token(7, "GT-02")), 0, (1, 7, 18))
    assert 6 == t.points(0)


@pytest.mark.rule("W-GLACIER-04")
@pytest.mark.parametrize("order", [("idol offering", "take 2 tools"), ("take 2 tools", "idol offering")])
def test_two_tokens_give_two_bonuses_in_any_order(order: tuple[str, str]) -> None:
    """A-65: two idols and two tools; their units may be mixed as one likes."""
    t = glaciers().terrain(h8="glacier").glacier_token(7, "GT-05").glacier_token(8, "GT-08")
    found_at_7(t).play("idol veneration", *order)
    assert (1, 1, 2) == (t.idol("offering"), t.idol("veneration"), t.tools())


@pytest.mark.rule("W-GLACIER-04")
def test_two_tokens_of_one_kind_add_up() -> None:
    t = glaciers().terrain(h8="glacier").glacier_token(7, "GT-01").glacier_token(8, "GT-02")
    assert 6 == found_at_7(t).points()


@pytest.mark.rule("W-GLACIER-04")
def test_three_tokens_give_three_bonuses() -> None:
    t = glaciers().terrain(h1="glacier", h8="glacier").glacier_token(1, "GT-02").glacier_token(7, "GT-08")
    found_at_7(t.glacier_token(8, "GT-01")).play("take 2 tools")
    assert (6, 2) == (t.points(), t.tools())


@pytest.mark.rule("W-GLACIER-04")
def test_the_bonuses_of_tokens_are_those_of_the_pack() -> None:
    """B-05: in another pack the first token gives two camps, and a community that cannot be created."""
    name = register(read_pack(BUSY.read_text(encoding="utf-8")))
    know_packs()
    t = found_at_7(Table(2, glacier_tokens="yes", pack=name).glacier_token(7, "GT-01")).play("camp", "camp")
    assert ({0: 2}, 0) == (t.camps_on(), t.points())


@pytest.mark.rule("W-GLACIER-05")
def test_tokens_stay_open_in_the_next_round() -> None:
    t = glaciers().glacier_token(7, "GT-01").step_of(PREPARE)
    assert (2, "GT-01") == (t.s.round, token_on(t, 7))


@pytest.mark.rule("W-GLACIER-06")
def test_a_token_gives_nothing_in_the_eclipse() -> None:
    t = glaciers().glacier_token(7, "GT-01").glacier_token(9, "GT-09").camps(0, 7, 9).eclipse(1, 0).end_turn()
    assert (0, 0, 1) == (t.points(), t.food(), t.seat)


# --- the start tile -----------------------------------------------------------------------


@pytest.mark.rule("W-ECLIPSE-11")
def test_the_start_tile_gives_no_bonus() -> None:
    """A-39: leading there alone is worth nothing."""
    t = Table().camps(0, 0, 0).eclipse(1, 0).play("done")
    assert (0, 0, 0, 1) == (t.points(), t.food(), t.tools(), t.seat)


@pytest.mark.rule("W-ECLIPSE-11")
def test_the_start_tile_gives_what_a_pack_says() -> None:
    """A-39: with a component sheet that shows 1 food there, it gives 1 food."""
    name = register(read_pack(BUSY.read_text(encoding="utf-8")))
    know_packs()
    t = Table(pack=name).camps(0, 0).eclipse(1, 0).end_turn()
    assert 1 == t.food()


# --- rest tokens: the stack -----------------------------------------------------------------


def resting(name: str = "RT-1", under: tuple[str, ...] = ()) -> Table:
    """A table with rest tokens, this one open."""
    return Table(2, rest_tokens="yes").rest_token(name, under)


def stack_bottom(t: Table) -> list[str]:
    """Tokens that were put under the stack, in order."""
    return [c.REST_TOKENS[token] for token in t.s.rest_under]


@pytest.mark.rule("W-RESTTOKEN-01")
def test_one_rest_token_lies_open_on_a_stack_of_four() -> None:
    s = set_up(new_state(2, rest_tokens="yes"), "turn RT-3")
    assert ("RT-3", ()) == (c.REST_TOKENS[s.rest_open], s.rest_under)
    assert ["RT-1", "RT-2", "RT-4", "RT-5"] == [c.REST_TOKENS[token] for token in s.rest_unseen]


@pytest.mark.rule("W-RESTTOKEN-02")
def test_the_first_to_rest_may_take_the_open_token() -> None:
    t = resting("RT-1").play("tribe rest")
    assert ["token open", "token next"] == t.offers()
    t.play("token open")
    assert (c.REST_TOKENS.index("RT-1"), NONE) == (t.s.rest_held, t.s.rest_open)


@pytest.mark.rule("W-RESTTOKEN-02")
def test_the_first_to_rest_may_take_the_next_token_unseen() -> None:
    """A-48: it shows only when the open one lies under the stack; any of the four may come, and it must be kept."""
    t = resting("RT-1").play("tribe rest", "token next")
    assert (["RT-1"], CHANCE) == (stack_bottom(t), t.seat)
    assert ["turn RT-2", "turn RT-3", "turn RT-4", "turn RT-5"] == t.offers()
    t.play("turn RT-2")
    assert (c.REST_TOKENS.index("RT-2"), False) == (t.s.rest_held, t.may("token next"))
    assert 1 == t.play("use token 1", "idol offering").idol("offering")


@pytest.mark.rule("W-RESTTOKEN-02")
def test_the_next_token_comes_from_the_top_when_all_were_seen() -> None:
    """The order of tokens put under the stack is known, so nothing is left to chance."""
    t = resting("RT-1", ("RT-4", "RT-2", "RT-5", "RT-3")).play("tribe rest", "token next")
    assert (c.REST_TOKENS.index("RT-4"), ["RT-2", "RT-5", "RT-3", "RT-1"]) == (t.s.rest_held, stack_bottom(t))


@pytest.mark.rule("W-RESTTOKEN-02")
def test_the_second_player_to_rest_gets_no_token() -> None:
    """TC-97."""
    t = resting().play("tribe rest", "token open").end_turn().play("tribe rest")
    assert (1, "action", NONE) == (t.seat, t.step, t.s.rest_held)


@pytest.mark.rule("W-RESTTOKEN-02")
def test_ones_own_second_figure_gets_no_token() -> None:
    t = resting().play("chief rest", "token open").end_turn().play("tribe hunt").end_turn().play("tribe rest")
    assert (0, "action", NONE) == (t.seat, t.step, t.s.rest_held)


@pytest.mark.rule("W-RESTTOKEN-02")
def test_a_figure_in_a_column_gets_no_token() -> None:
    t = resting().play("tribe hunt").end_turn()
    assert (c.REST_TOKENS.index("RT-1"), 1) == (t.s.rest_open, t.seat)
    assert "rest token" == t.play("chief rest").step


@pytest.mark.rule("W-RESTTOKEN-02")
def test_the_token_is_chosen_before_the_rest() -> None:
    t = resting().deck(0, "brave").play("tribe rest")
    refusal = t.why("draw")
    wanted = "First take the open rest token, or the next one."
    assert ("W-RESTTOKEN-02", wanted) == (refusal.rule, refusal.sentence)


# --- rest tokens: effects -------------------------------------------------------------------


@pytest.mark.rule("W-RESTTOKEN-03")
@pytest.mark.parametrize("order", list(permutations(("food", "tool", "draw"))))
def test_the_two_effects_come_before_between_or_after_the_parts_of_the_rest(order: tuple[str, ...]) -> None:
    """B-05: the first token of the component sheet: a food and a tool, in any order, at any time of the rest."""
    words = {
        "food": ("use token 1",),
        "tool": ("use token 2", "take 1 tool"),
        "draw": ("draw", "deal 1 brave"),
    }
    t = resting("RT-1").deck(0, "brave").animals(0, woolly_rhinoceros=1).play("tribe rest", "token open")
    for part in order:
        t.play(*words[part])
    assert (1, 1, ["brave"]) == (t.food(), t.tools(), t.names("hand"))
    assert t.may("use woolly_rhinoceros")


@pytest.mark.rule("W-RESTTOKEN-03")
def test_the_effects_may_be_used_after_the_whole_rest() -> None:
    t = resting("RT-1").deck(0, "brave").animals(0, sabertooth=1).play("tribe rest", "token open")
    t.play("draw", "deal 1 brave", "use sabertooth", "take 2 tools", "use token 2", "take 1 tool", "use token 1")
    assert (1, 3) == (t.food(), t.tools())


@pytest.mark.rule("W-RESTTOKEN-03")
def test_each_effect_of_a_token_is_used_once() -> None:
    t = resting("RT-1").play("tribe rest", "token open", "use token 1")
    assert "W-ABIL-01" == t.why("use token 1").rule
    assert t.may("use token 2")


@pytest.mark.rule("W-RESTTOKEN-04")
@pytest.mark.parametrize("used", [True, False])
def test_the_token_goes_under_the_stack_at_the_end_of_the_turn(used: bool) -> None:
    """TC-98: used or not."""
    t = resting("RT-2", ("RT-5",)).play("tribe rest", "token open")
    if used:
        t.play("use token 1", "idol offering")
    t.end_turn()
    assert (1, ["RT-5", "RT-2"], NONE) == (t.seat, stack_bottom(t), t.s.rest_held)
    assert used == (t.idol("offering") == 1)


@pytest.mark.rule("W-RESTTOKEN-04")
def test_a_token_not_used_in_its_turn_is_lost() -> None:
    t = resting("RT-2").play("tribe rest", "token open").end_turn().play("tribe hunt").end_turn().play("tribe rest")
    assert 0 == t.seat
    assert not t.may("use token 1")


@pytest.mark.rule("W-RESTTOKEN-04", "W-PILE-01")
def test_in_the_last_turn_the_token_is_held_until_the_pile_is_formed() -> None:
    """The pile is the last stage of the turn; the token goes back when the turn is over, and is of no use meanwhile."""
    t = resting("RT-2", ("RT-5",)).hand(0, "brave", "hunter").hand(1, "brave")
    for _ in range(2):
        t.play("tribe hunt").end_turn().play("tribe hunt").end_turn()
    t.play("chief rest", "token open").end_turn()
    assert ("eclipse pile", c.REST_TOKENS.index("RT-2"), ["RT-5"]) == (t.step, t.s.rest_held, stack_bottom(t))
    assert "W-ABIL-01" == t.why("use token 1").rule
    t.play("done")
    assert (1, NONE, ["RT-5", "RT-2"]) == (t.seat, t.s.rest_held, stack_bottom(t))


@pytest.mark.rule("W-RESTTOKEN-05")
def test_the_open_token_lies_there_until_the_end_of_the_preparation() -> None:
    """The five cards are drawn first."""
    t = resting("RT-2").deck(0, "brave", "hunter").step_of(PREPARE)
    assert (["deal 1 brave", "deal 1 hunter"], []) == (t.offers(), stack_bottom(t))
    assert c.REST_TOKENS.index("RT-2") == t.s.rest_open
    t.play("deal 1 brave", "deal 1 hunter")
    assert (["RT-2"], NONE) == (stack_bottom(t), t.s.rest_open)


@pytest.mark.rule("W-RESTTOKEN-05")
def test_an_open_token_that_nobody_took_goes_under_the_stack() -> None:
    t = resting("RT-2", ("RT-5",)).step_of(PREPARE)
    assert (["RT-5", "RT-2"], CHANCE) == (stack_bottom(t), t.seat)
    assert ["turn RT-1", "turn RT-3", "turn RT-4"] == t.offers()
    t.play("turn RT-4")
    assert (c.REST_TOKENS.index("RT-4"), 2) == (t.s.rest_open, t.s.round)


@pytest.mark.rule("W-RESTTOKEN-05")
def test_a_new_token_is_opened_also_when_the_old_one_was_taken() -> None:
    t = resting("RT-2", ("RT-5", "RT-1", "RT-3", "RT-4")).play("tribe rest", "token open").end_turn()
    assert NONE == t.s.rest_open
    t.step_of(PREPARE)
    assert (c.REST_TOKENS.index("RT-5"), ["RT-1", "RT-3", "RT-4", "RT-2"]) == (t.s.rest_open, stack_bottom(t))


@pytest.mark.rule("W-RESTTOKEN-02", "W-RESTTOKEN-05")
def test_in_the_next_round_the_first_to_rest_gets_a_token_again() -> None:
    t = resting("RT-2", ("RT-5", "RT-1", "RT-3", "RT-4")).play("tribe rest", "token open").end_turn()
    t.step_of(PREPARE).play("tribe rest")
    assert ("rest token", ["token open", "token next"]) == (t.step, t.offers())


@pytest.mark.rule("W-RESTTOKEN-02")
def test_the_second_to_rest_is_told_why_there_is_no_token() -> None:
    t = resting().play("tribe rest", "token open").end_turn().play("tribe rest")
    assert "W-RESTTOKEN-02" == t.why("token open").rule
