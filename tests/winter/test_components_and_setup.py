"""Components and set-up: chapters W-COMP and W-SETUP."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from longcount.games.winter import GAME, know_packs
from longcount.games.winter import components as c
from longcount.games.winter.components import check_counts
from longcount.games.winter.names import ACTION, FREE, GREY, SETUP
from longcount.games.winter.packs import read_pack, register
from longcount.games.winter.state import Player, State
from longcount.kernel.errors import BadData, BadSetup
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from winter_table import ANYBODY, Table, new_state, set_up

CARDS = ("SU-1", "SU-2", "SU-3", "SU-4", "SU-5")


class Asked(NamedTuple):
    """A question of set-up."""

    step: str
    seat: int
    offers: list[str]
    odds: list[int]
    answer: str


def watched(s: State, *answers: str) -> list[Asked]:
    """Run set-up and write down every question; answered with these texts where offered, else with the first offer."""
    wanted, found = list(answers), []
    while s.phase == SETUP:
        seat = GAME.pending(s).seats[0]
        texts = [offer.text for offer in GAME.offers(s, seat)]
        named = [text for text in wanted if text in texts]
        answer = named[0] if named else texts[0]
        if named:
            wanted.remove(answer)
        odds = GAME.odds(s) if seat == CHANCE else []
        found.append(Asked(GAME.pending(s).step, seat, texts, odds, answer))
        GAME.apply(s, seat, GAME.catalogue.read(answer), None)
    return found


def asked(log: list[Asked], step: str) -> list[Asked]:
    return [question for question in log if question.step == step]


def pack_of(text: str) -> str:
    """The name of a pack with these rows."""
    name = register(read_pack(f'[pack]\nid = "set-up"\nversion = "1"\nlabel = "For tests."\n{text}'))
    know_packs()
    return name


def with_cards(**values: int | bool) -> str:
    """A pack whose set-up cards all have these values."""
    lines = "\n".join(f"{name} = {str(value).lower()}" for name, value in values.items())
    return pack_of("\n".join(f'[[setup]]\nid = "{card}"\n{lines}' for card in CARDS))


def names(cards: list[int]) -> list[str]:
    return [c.KINDS[kind] for kind in cards]


def goods(s: State) -> list[tuple[int, int]]:
    """Food and tools of every seat."""
    return [(me.food, me.tools) for me in s.players]


def terrain_counts(s: State) -> dict[str, int]:
    return {name: s.terrain.count(n) for n, name in enumerate(c.TERRAINS)}


def animals_of(me: Player) -> dict[str, int]:
    return {c.SPECIES[n]: number for n, number in enumerate(me.fresh) if number}


def cells(s: State) -> set[str]:
    """The cells of the megalith boards."""
    return {row["at"] for row in GAME.view(s, None)["field"] if row["level"] == 1}


def block(columns: str, rows: str) -> set[str]:
    return {column + row for column in columns for row in rows}


# --- Components -----------------------------------------------------------------


@pytest.mark.rule("W-COMP-01")
@pytest.mark.parametrize(("seats", "allowed"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_play(seats: int, allowed: bool) -> None:
    """B-06: nobody plays alone."""
    people = ["Ann", "Bob", "Cy", "Dee", "Eve"][:seats]
    if allowed:
        assert seats == len(Match(GAME, people).state.players)
        return
    with pytest.raises(BadSetup, match=f"is for 2, 3, 4 players, not {seats}"):
        Match(GAME, people)


@pytest.mark.rule("W-COMP-02")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    s = new_state(3)
    log = watched(s)
    stones = [len(question.offers) for question in asked(log, "stone")]
    assert [10, 9, 8, 7, 6, 5] * 2 == stones
    assert 5 == len(asked(log, "chief")[0].offers) == len(asked(log, "set-up card")[0].offers)
    assert 4 == len(asked(log, "megalith board")[0].offers)
    assert 25 == len(asked(log, "tiles left out")) + len(s.terrain)
    assert (75, 60) == (GAME.stock(s)["tribe cards"], GAME.stock(s)["animals"])
    assert [20, 20] == [len(s.culture_open) + len(s.culture_deck[0]), len(s.culture_deck[1])]


@pytest.mark.rule("W-COMP-02")
def test_a_box_with_a_missing_card_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c.SHIPPED, "animal_copies", [5, 5, 10, 10, 10, 10, 9])
    with pytest.raises(BadData, match="has 59 animal_cards, the rulebook lists 60"):
        check_counts()


@pytest.mark.rule("W-COMP-03")
def test_everybody_has_nine_starting_cards() -> None:
    """A-06, B-05: which nine is on the component sheet: 2 Braves, 2 Tribeswomen, 5 Tribesmen."""
    s = set_up(new_state(2))
    own = [kind for kind in [*s.players[1].hand, *s.players[1].deck] if kind < c.FIRST_TRIBE]
    assert ["brave"] * 2 + ["tribeswoman"] * 2 + ["tribesman"] * 5 == names(sorted(own))


@pytest.mark.rule("W-COMP-03", "W-SETUP-07")
@pytest.mark.parametrize(("placed", "owner"), [(0, GREY), (1, GREY), (2, 0), (3, 0), (9, 0), (10, FREE)])
def test_two_grey_megaliths_come_first_then_eight_of_the_own_colour(placed: int, owner: int) -> None:
    t = Table().megaliths(ANYBODY, "b1").placed(0, placed).effect("megalith 1")
    assert (owner != FREE) == t.may("megalith a1")
    if owner != FREE:
        assert owner == t.play("megalith a1").owner("a1")


@pytest.mark.rule("W-COMP-03")
def test_there_are_five_camps_and_no_sixth() -> None:
    t = Table().effect("camp 6").play(*["camp"] * 5)
    assert {0: 5} == t.camps_on()
    assert "turn" == t.step


@pytest.mark.rule("W-COMP-03")
def test_there_are_three_communities_and_no_fourth() -> None:
    t = Table()
    for corners in ((1, 2, 8), (2, 3, 10), (3, 4, 12)):
        t.camps(0, *corners).effect("community 1").play("found " + " ".join(map(str, corners)))
    t.camps(0, 4, 5, 14).effect("community 1")
    assert "turn" == t.step


@pytest.mark.rule("W-COMP-04")
def test_tokens_are_not_used_in_the_base_game() -> None:
    s = set_up(new_state(2))
    tokens = [row["token"] for row in GAME.view(s, None)["map"]]
    assert [None] * 19 == tokens
    assert GAME.view(s, None)["rest"]["open"] is None
    assert "rest token" != Table().play("tribe rest").step


@pytest.mark.rule("W-COMP-04")
def test_the_modules_have_ten_glacier_tokens_and_five_rest_tokens() -> None:
    s = new_state(2, glacier_tokens="yes", rest_tokens="yes")
    log = watched(s)
    assert 5 == len(asked(log, "next rest token")[0].offers)
    assert 10 == len(GAME.view(s, None)["tokens_left"])


# --- Main board -------------------------------------------------------------------


@pytest.mark.rule("W-SETUP-01")
def test_play_begins_in_the_first_round() -> None:
    s = new_state(2)
    assert (0, SETUP) == (s.round, s.phase)
    set_up(s)
    assert (1, ACTION) == (s.round, s.phase)


@pytest.mark.rule("W-SETUP-02")
@pytest.mark.parametrize(("seats", "stones"), [(2, 8), (3, 12), (4, 14)])
def test_so_many_stones_lie_on_the_board_half_of_them_of_each_era(seats: int, stones: int) -> None:
    """D-01, A-31: 8, 12 or 14 stones, 4 + 4, 6 + 6 or 7 + 7."""
    s = set_up(new_state(seats))
    eras = [c.STONE_ERAS[stone] for stone in s.stones]
    assert stones == len(set(s.stones))
    assert (stones // 2, stones // 2) == (eras.count(1), eras.count(2))


@pytest.mark.rule("W-SETUP-02")
def test_the_stones_of_each_era_are_shuffled_apart() -> None:
    drawn = asked(watched(new_state(2)), "stone")
    assert ["stone ST1"] * 4 + ["stone ST2"] * 4 == [question.answer[:9] for question in drawn]
    assert all(text.startswith(question.answer[:9]) for question in drawn for text in question.offers)


@pytest.mark.rule("W-SETUP-03", "W-SETUP-10")
def test_tribe_decks_have_fifteen_cards_less_those_of_set_up_cards() -> None:
    s = new_state(2)
    assert [15] * 5 == s.tribe_decks
    set_up(s, "setup SU-1", "setup SU-3")
    left = dict(zip(c.TRIBES, s.tribe_decks, strict=True))
    assert {"elder": 14, "craftswoman": 15, "pathfinder": 14, "hunter": 15, "shaman": 15} == left


@pytest.mark.rule("W-SETUP-04", "W-SETUP-05")
def test_eight_culture_cards_of_the_first_era_are_opened() -> None:
    s = new_state(3)
    opened = asked(watched(s), "culture")
    assert 8 == len(opened) == len(set(s.culture_open))
    assert 20 == len(opened[0].offers)
    assert all(text.startswith("open C1-") for question in opened for text in question.offers)
    assert (12, 20) == (len(s.culture_deck[0]), len(s.culture_deck[1]))


# --- Chiefs and player boards -------------------------------------------------------


@pytest.mark.rule("W-SETUP-06")
def test_chiefs_are_dealt_at_random_and_each_player_chooses_the_side() -> None:
    """A-63: the side is chosen right after getting the chief, in seat order."""
    s = new_state(3)
    log = watched(s, "chief fire_wolf", "chief keen_eye", "side B")
    questions = [question for question in log if question.step in ("chief", "side")]
    assert ["chief", "side"] * 3 == [question.step for question in questions]
    assert [5, 4, 3] == [len(question.offers) for question in questions[::2]]
    assert [0, 1, 2] == [question.seat for question in questions[1::2]]
    assert ["side A", "side B"] == questions[1].offers
    chosen = [(c.CHIEFS[me.chief], c.SIDES[me.side]) for me in s.players]
    assert [("fire_wolf", "B"), ("keen_eye", "A"), ("strong_tusk", "A")] == chosen


@pytest.mark.rule("W-SETUP-06")
@pytest.mark.parametrize(("side", "track", "food"), [("A", 1, 0), ("B", 0, 1)])
def test_only_the_chosen_side_of_the_chief_holds(side: str, track: int, food: int) -> None:
    """Keen Eye: an idol on side A; burying a card and 1 food on side B."""
    t = Table().chief(0, "keen_eye", side).hand(0, "brave").play("chief settle", "use chief 1")
    t.play("idol offering" if side == "A" else "bury brave from hand")
    assert (track, food) == (t.idol("offering"), t.food())


@pytest.mark.rule("W-SETUP-07")
def test_a_player_board_starts_without_goods_and_with_all_its_pieces() -> None:
    for me in new_state(4).players:
        assert (0, 0) == (me.food, me.tools)
        assert (5, 3) == (me.camps_home, me.communities)
        assert 5 == me.most_food()


@pytest.mark.rule("W-SETUP-08")
def test_a_chief_and_two_tribe_figures_stand_beside_the_board() -> None:
    s = set_up(new_state(2))
    assert all((True, 2, 0, []) == (p.chief_home, p.tribe_home, p.resting, p.buried) for p in s.players)
    t = Table().play("chief rest", "end").end_turn()
    assert not t.may("chief rest")
    t.play("tribe rest", "end").end_turn()
    assert t.may("tribe rest")


# --- Set-up cards and opening hands ---------------------------------------------------


@pytest.mark.rule("W-SETUP-09")
def test_everybody_is_dealt_a_set_up_card_of_the_five() -> None:
    s = new_state(4)
    dealt = asked(watched(s, "setup SU-4", "setup SU-2"), "set-up card")
    assert [5, 4, 3, 2] == [len(question.offers) for question in dealt]
    assert ["SU-4", "SU-2", "SU-1", "SU-3"] == [c.SETUPS[me.setup] for me in s.players]


@pytest.mark.rule("W-SETUP-10")
@pytest.mark.parametrize(
    ("card", "tribe", "food", "tools", "animals", "camps"),
    [
        ("SU-1", "elder", 2, 1, {"giant_sloth": 1}, 1),
        ("SU-2", "craftswoman", 0, 2, {"glyptodon": 1}, 1),
        ("SU-3", "pathfinder", 1, 0, {"sabertooth": 1}, 2),
        ("SU-4", "hunter", 0, 1, {"woolly_rhinoceros": 1, "giant_deer": 1}, 1),
        ("SU-5", "shaman", 4, 0, {"woolly_rhinoceros": 1}, 1),
    ],
)
def test_a_set_up_card_gives_what_it_shows(
    card: str, tribe: str, food: int, tools: int, animals: dict[str, int], camps: int
) -> None:
    """B-05: the values of the component sheet, for the first player, who gets nothing else."""
    me = set_up(new_state(2), f"setup {card}").players[0]
    assert tribe in names(me.hand)
    assert (food, tools, animals, camps) == (me.food, me.tools, animals_of(me), me.camps[0])


@pytest.mark.rule("W-SETUP-10")
def test_another_pack_gives_other_values() -> None:
    """B-05: a table with the printed game at hand plays with its own file."""
    pack = pack_of('[[setup]]\nid = "SU-2"\ntribe = "hunter"\nfood = 3\ntools = 4\nanimals = ["argentavis"]')
    me = set_up(new_state(2, pack=pack), "setup SU-2").players[0]
    assert (3, 4, {"argentavis": 1}) == (me.food, me.tools, animals_of(me))
    assert "hunter" in names(me.hand)


@pytest.mark.rule("W-SETUP-10", "W-SETUP-15")
def test_animals_of_set_up_cards_leave_the_deck_before_it_is_shuffled() -> None:
    """TC-104: they start unused in the area, and cannot be turned up for the hunting grounds."""
    s = new_state(2)
    log = watched(s, "setup SU-4", "setup SU-5")
    shuffled = asked(log, "animal")[0]
    assert log.index(asked(log, "set-up card")[-1]) < log.index(shuffled)
    odds = dict(zip(shuffled.offers, shuffled.odds, strict=True))
    assert (8, 9, 10) == (odds["turn woolly_rhinoceros"], odds["turn giant_deer"], odds["turn giant_sloth"])
    assert {"woolly_rhinoceros": 1, "giant_deer": 1} == animals_of(s.players[0])
    assert [0] * len(c.SPECIES) == s.players[0].used


@pytest.mark.rule("W-SETUP-11")
def test_the_opening_hand_is_three_set_aside_and_two_drawn() -> None:
    """A-67: the tribe card of the set-up card, a Brave and a Tribeswoman; 2 of the other 7, of which 5 stay."""
    s = new_state(2)
    log = watched(s, "setup SU-5", "deal 1 tribesman", "deal 1 tribeswoman")
    first, second = asked(log, "draw")[:2]
    assert ["deal 1 brave", "deal 1 tribeswoman", "deal 1 tribesman"] == first.offers
    assert ([1, 1, 5], [1, 1, 4]) == (first.odds, second.odds)
    me = s.players[0]
    assert sorted(["shaman", "brave", "tribeswoman", "tribesman", "tribeswoman"]) == sorted(names(me.hand))
    assert ["brave"] + ["tribesman"] * 4 == names(me.deck)
    assert 4 == len(asked(log, "draw"))


@pytest.mark.rule("W-SETUP-12")
def test_nobody_else_sees_the_opening_hand() -> None:
    """A-33: others see how many cards it has."""
    weak = set_up(new_state(2), "deal 1 tribesman", "deal 1 tribesman")
    strong = set_up(new_state(2), "deal 1 brave", "deal 1 tribeswoman")
    assert GAME.view(weak, 0) != GAME.view(strong, 0)
    for stranger in (1, None):
        assert GAME.view(weak, stranger) == GAME.view(strong, stranger)
        seen = GAME.view(weak, stranger)["players"][0]
        assert (None, 5) == (seen["hand"], seen["hand_count"])


@pytest.mark.rule("W-PILE-03")
def test_of_burials_and_piles_others_see_the_number_of_discards_the_cards() -> None:
    """A-33: the owner sees them all."""
    t = Table().discard(0, "shaman").pile(0, "brave", "hunter")
    t.player().tomb = [c.KIND_BY_NAME["elder"]]
    own, seen = GAME.view(t.s, 0)["players"][0], GAME.view(t.s, 1)["players"][0]
    assert (["brave", "hunter"], ["elder"], ["shaman"]) == (own["pile"], own["tomb"], own["discard"])
    assert (None, None, ["shaman"]) == (seen["pile"], seen["tomb"], seen["discard"])
    assert (2, 1) == (seen["pile_count"], seen["tomb_count"])


# --- Tracks, animals and turn order ---------------------------------------------------


@pytest.mark.rule("W-SETUP-13")
def test_everybody_starts_without_points() -> None:
    s = set_up(new_state(4))
    assert [0, 0, 0, 0] == [me.score() for me in s.players]


@pytest.mark.rule("W-SETUP-14")
@pytest.mark.parametrize("track", ["offering", "veneration"])
def test_idols_start_below_the_lowest_level(track: str) -> None:
    s = set_up(new_state(3))
    assert all([0, 0] == me.idols for me in s.players) and () == s.ranking
    t = Table().effect("idol 1").play(f"idol {track}")
    assert 1 == t.idol(track)


@pytest.mark.rule("W-SETUP-15", "W-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_animal_more_than_players_is_open(seats: int) -> None:
    """E-19, D-01: 3, 4, 5 animals; as many places in the order as players."""
    s = set_up(new_state(seats))
    assert seats + 1 == sum(s.grounds)
    assert list(range(seats)) == sorted(s.order)


@pytest.mark.rule("W-SETUP-16")
def test_the_turn_order_is_drawn_and_its_first_begins() -> None:
    s = new_state(3)
    log = watched(s, "order 3", "order 1")
    assert ["order 1", "order 2", "order 3"] == asked(log, "turn order")[0].offers
    assert (2, 0, 1) == s.order
    assert (2,) == GAME.pending(s).seats


@pytest.mark.rule("W-SETUP-17")
def test_later_players_start_with_more() -> None:
    """D-03: nothing; 1 food; 1 tool; 1 food and 1 tool."""
    s = set_up(new_state(4, pack=with_cards(food=0, tools=0)), "order 3", "order 1", "order 4")
    assert (2, 0, 3, 1) == s.order
    assert [(0, 0), (1, 0), (0, 1), (1, 1)] == [goods(s)[seat] for seat in s.order]


# --- Megalith boards ------------------------------------------------------------------


@pytest.mark.rule("W-SETUP-18")
def test_the_megalith_boards_are_shuffled() -> None:
    """A-64: they are not turned upside down."""
    s = new_state(2)
    laid = asked(watched(s, "board MB-D", "board MB-B"), "megalith board")
    assert ["board MB-A", "board MB-B", "board MB-C", "board MB-D"] == laid[0].offers
    assert [4, 3, 2, 1] == [len(question.offers) for question in laid]
    assert ["MB-D", "MB-B", "MB-A", "MB-C"] == GAME.view(s, None)["boards"]


SCHEMES = {
    "block": block("abcdefgh", "1234"),
    "staggered": block("abcdefgh", "12") | block("cdefghij", "34"),
    "pinwheel": block("abcdef", "123456") - block("cd", "34"),
}


@pytest.mark.rule("W-SETUP-18")
@pytest.mark.parametrize(("seats", "scheme"), [(2, "block"), (3, "staggered"), (4, "pinwheel")])
def test_each_number_of_players_has_its_scheme(seats: int, scheme: str) -> None:
    """B-03: a block of four by eight, two staggered rows, a pinwheel around a hole of four cells."""
    assert SCHEMES[scheme] == cells(set_up(new_state(seats)))


@pytest.mark.rule("W-SETUP-18")
@pytest.mark.parametrize("scheme", list(SCHEMES))
def test_any_scheme_may_be_chosen(scheme: str) -> None:
    """B-03: the rulebook only recommends."""
    assert SCHEMES[scheme] == cells(set_up(new_state(2, megalith_layout=scheme)))


@pytest.mark.rule("W-SETUP-18")
@pytest.mark.parametrize(("scheme", "levels"), [("block", 4), ("staggered", 4), ("pinwheel", 2)])
def test_the_pinwheel_has_no_third_level(scheme: str, levels: int) -> None:
    """A-50: it has no square of three by three cells; the others reach it."""
    s = set_up(new_state(4, megalith_layout=scheme))
    assert levels == max(s.field.level)


@pytest.mark.rule("W-SETUP-18")
@pytest.mark.parametrize(
    ("option", "answer", "start", "arrows"),
    [("no", "board MB-A", "b1", ["b2", "c1"]), ("yes", "board MB-A turned", "c2", ["b2", "c1"])],
)
def test_boards_may_be_turned_upside_down_with_their_arrows(
    option: str, answer: str, start: str, arrows: list[str]
) -> None:
    """A-64: option half_turns; the start cell goes to the other side, its arrows still point inside the board."""
    s = new_state(2, half_turns=option)
    offers = asked(watched(s, answer), "megalith board")[0].offers
    assert (8 if option == "yes" else 4) == len(offers)
    rows = [row for row in GAME.view(s, None)["field"] if row["board"] == 0 and row["start"]]
    assert [(start, arrows)] == [(row["at"], sorted(row["arrows"])) for row in rows]


# --- Terrain and camps ----------------------------------------------------------------


@pytest.mark.rule("W-SETUP-19")
@pytest.mark.parametrize(("seats", "glaciers", "others"), [(2, 6, 12), (3, 6, 12), (4, 3, 15)])
def test_the_terrain_is_glaciers_one_of_each_type_and_others(seats: int, glaciers: int, others: int) -> None:
    """D-02: 6 + 6 + 6 tiles, or 6 + 3 + 9 with four players, and the start tile."""
    s = new_state(seats)
    laid = asked(watched(s), "terrain")
    counts = terrain_counts(s)
    assert 18 == len(laid)
    assert (1, glaciers, others) == (counts["base"], counts["glacier"], 18 - counts["glacier"])
    assert glaciers == dict(zip(laid[0].offers, laid[0].odds, strict=True))["tile glacier"]


@pytest.mark.rule("W-SETUP-19")
@pytest.mark.parametrize("seats", [2, 4])
def test_one_tile_of_each_type_is_always_there_and_no_glacier_is_drawn(seats: int) -> None:
    """However the tiles that are left out are drawn; there are 12 besides the one of each type."""
    s = new_state(seats)
    boxed = asked(watched(s, *["box plain"] * 3, *["box hill"] * 3), "tiles left out")
    assert [2] * 6 == boxed[0].odds
    assert all("glacier" not in text for question in boxed for text in question.offers)
    assert 1 == terrain_counts(s)["plain"]
    assert min(number for name, number in terrain_counts(s).items()) >= 1


@pytest.mark.rule("W-SETUP-20")
def test_the_tiles_lie_in_rings_of_six_and_twelve_around_the_start_tile() -> None:
    """A-67: hexes that share an edge are neighbours."""
    s = set_up(new_state(2))
    assert 19 == len(s.terrain)
    assert "base" == c.TERRAINS[s.terrain[0]]
    t = Table().camps(0, 0).effect("move 2")
    inner = {int(text.split()[2]) for text in t.offers() if text.startswith("move 0 ")}
    outer: set[int] = set()
    for hex_ in inner:
        t = Table().camps(0, 0).effect("move 2").play(f"move 0 {hex_}")
        near = {int(text.split()[2]) for text in t.offers() if text.startswith("move")}
        assert 6 == len(near)
        outer |= near - inner - {0}
    assert (set(range(1, 7)), set(range(7, 19))) == (inner, outer)


@pytest.mark.rule("W-SETUP-20")
def test_tiles_are_laid_in_the_order_drawn() -> None:
    s = set_up(new_state(2), "tile lake", "tile glacier", "tile hill")
    assert ["base", "lake", "glacier", "hill"] == [c.TERRAINS[kind] for kind in s.terrain[:4]]


@pytest.mark.rule("W-SETUP-10", "W-SETUP-21")
@pytest.mark.parametrize(("card", "camps", "most_food"), [("SU-1", 1, 6), ("SU-3", 2, 7)])
def test_everybody_starts_with_a_camp_on_the_start_tile(card: str, camps: int, most_food: int) -> None:
    """D-04, A-01: one camp, two with the camp symbol; 4 or 3 are left on the board."""
    me = set_up(new_state(2), f"setup {card}").players[0]
    assert (camps, 5 - camps, most_food) == (me.camps[0], me.camps_home, me.most_food())
    assert camps == sum(me.camps)


@pytest.mark.rule("W-SETUP-21")
@pytest.mark.parametrize(("camp", "food"), [(False, 6), (True, 7)])
def test_the_camps_are_placed_before_food_is_given_out(camp: bool, food: int) -> None:
    """A-02: 6 food of the card and 1 of the second place, up to a maximum of 6, or 7 with the extra camp."""
    s = set_up(new_state(2, pack=with_cards(food=6, tools=0, camp=camp)), "order 1")
    assert [(6, 0), (food, 0)] == goods(s)


@pytest.mark.rule("W-GOLD-07")
def test_tools_beyond_the_track_are_lost_in_set_up() -> None:
    """A-34: the track ends at 10; the tool of the third place does not fit and becomes no food."""
    s = set_up(new_state(3, pack=with_cards(food=0, tools=10)), "order 1", "order 2")
    assert [(0, 10), (1, 10), (0, 10)] == goods(s)
