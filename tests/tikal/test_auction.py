"""The auction version: chapter K-AUCTION. Seats 0 to 3 are the rulebook's players A to D."""

from __future__ import annotations

import pytest

from longcount.games.tikal import steps
from longcount.games.tikal.components import SPACE_NAMES, TILES
from longcount.kernel.pending import Step
from tikal_table import Table


def auction(t: Table, *tiles: str, opener: int = 0) -> Table:
    """A round begins with these tiles open; from the four seats' first tiles if none are named."""
    t.begin(Step(steps.NEXT_ROUND, opener))
    return t.play(*[f"tile {name}" for name in tiles or ("A1", "A2", "A3", "A4")[: len(t.s.players)]])


def table(seats: int = 4, **options: str) -> Table:
    return Table(seats, version="auction", **options)


def with_volcano(seats: int) -> Table:
    """A round with the volcano B6 open beside B1 and so on."""
    t = table(seats).stack("B1", "B2", "B3", "B6", "C1", "C2", "C3", "C4")
    return auction(t, *("B6", "B1", "B2", "B3")[:seats])


def turn(t: Table, tile: str = "") -> Table:
    """Whoever won takes a tile, lays it anywhere and ends without an action."""
    if t.step == "choose":
        t.play(f"choose {tile}" if tile else t.offers()[0])
    if t.step == "lay":
        t.play(t.offers()[0])
    return t.play("end")


def passes(t: Table) -> Table:
    """Everybody who is asked passes; the auction is over."""
    while t.step == "bid":
        t.play("pass")
    return t


def callers(t: Table) -> list[int]:
    """Everybody who is asked passes; who it was, in order."""
    asked = []
    while t.step == "bid":
        asked.append(t.seat)
        t.play("pass")
    return asked


def wins(t: Table, seat: int, bid: int = 1) -> Table:
    """This seat bids, everybody else passes."""
    while t.step == "bid":
        t.play(f"bid {bid}" if t.seat == seat else "pass")
    return t


def play_to_the_end(t: Table) -> Table:
    """Nobody bids, nobody spends an action point."""
    while not t.over:
        t.play("end" if t.step == "act" else t.offers()[0])
    return t


def display(t: Table) -> list[str]:
    return [TILES[tile].name for tile in t.s.display]


def scores(t: Table) -> list[int]:
    return [t.score(seat) for seat in range(len(t.s.players))]


def indicators(t: Table) -> str:
    """Turn indicators, seat by seat: u lies face up, d face down."""
    return "".join("d" if me.moved else "u" for me in t.s.players)


# --- the worked example -------------------------------------------------------


@pytest.mark.rule("K-AUCTION-08", "K-AUCTION-10", "K-AUCTION-11", "K-AUCTION-12", "K-AUCTION-14", "K-AUCTION-15")
@pytest.mark.rule("K-AUCTION-16", "K-AUCTION-17", "K-AUCTION-18", "K-AUCTION-19", "K-AUCTION-20", "K-AUCTION-21")
def test_the_round_of_the_rulebook() -> None:
    """EX-10: B moves for 5, A for 4, C free after all passed, D last; then A opens the next round."""
    t = auction(table())
    t.play("bid 3", "bid 5", "pass", "pass", "pass")
    assert (1, "choose", 4, [20, 15, 20, 20]) == (t.seat, t.step, len(t.offers()), scores(t))
    assert "uduu" == indicators(turn(t, "A2"))
    assert (2, "bid") == (t.seat, t.step)
    t.play("bid 2", "pass", "bid 4", "pass")
    assert (0, "choose", 3, [16, 15, 20, 20]) == (t.seat, t.step, len(t.offers()), scores(t))
    assert "dduu" == indicators(turn(t, "A1"))
    assert (2, "bid") == (t.seat, t.step)
    t.play("pass", "pass")
    assert (2, "choose", 2, [16, 15, 20, 20]) == (t.seat, t.step, len(t.offers()), scores(t))
    turn(t, "A4")
    assert (3, "lay", [], [16, 15, 20, 20]) == (t.seat, t.step, display(t), scores(t))
    assert "uuuu" == indicators(turn(t))
    t.play("tile A5", "tile A6", "tile B1", "tile B2")
    assert (0, "bid") == (t.seat, t.step)


# --- set-up and rounds ----------------------------------------------------------


@pytest.mark.rule("K-AUCTION-01")
@pytest.mark.parametrize(("version", "step"), [("basic", "lay"), ("auction", "bid")])
def test_tiles_are_auctioned_only_if_the_table_chooses_so(version: str, step: str) -> None:
    """AMB-00: in the basic version the tile that is turned up is the player's own, nobody bids."""
    t = Table(2, version=version).begin(steps.STEP[steps.DRAW_FIRST]).play("first 1", "tile A1")
    if version == "auction":
        t.play("tile A2")
    assert step == t.step


@pytest.mark.rule("K-AUCTION-01")
def test_the_actions_are_those_of_the_basic_version() -> None:
    t = wins(auction(table(2).put(0, "a2", workers=2), "A1", "A4"), 0).play("choose A4", "lay b3 0")
    basic = Table(2).put(0, "a2", workers=2).draw("A4").play("lay b3 0")
    assert (10, basic.offers()) == (t.s.ap, t.offers())


@pytest.mark.rule("K-AUCTION-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_one_normal_turn_in_a_round(seats: int) -> None:
    t = auction(table(seats))
    for _ in range(seats):
        turn(passes(t))
    assert "tile" == t.step
    assert list(range(seats)) == sorted(fact.seat for fact in t.told if fact.verb == "block")


@pytest.mark.rule("K-AUCTION-03")
@pytest.mark.parametrize(("version", "points"), [("basic", 0), ("auction", 20)])
def test_the_auction_begins_with_a_capital_of_twenty(version: str, points: int) -> None:
    assert [points] * 3 == scores(Table(3, version=version))


@pytest.mark.rule("K-AUCTION-03")
def test_points_from_a_scoring_round_are_capital_too() -> None:
    t = turn(wins(auction(table(2).hold(0, mask=3).stack("B1", "B6", "C1", "C2"), "B1", "B6"), 1, 8), "B1")
    turn(t.play("end", "end"))
    assert [26, 12] == scores(t)
    t.play("tile C1", "tile C2", "pass")
    assert (0, "bid 26") == (t.seat, t.offers()[-1])


@pytest.mark.rule("K-AUCTION-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_indicators_are_face_up_at_the_start_so_everybody_may_bid(seats: int) -> None:
    t = auction(table(seats))
    assert "u" * seats == indicators(t)
    assert list(range(seats)) == callers(t)


@pytest.mark.rule("K-AUCTION-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_tiles_as_players_are_revealed(seats: int) -> None:
    t = table(seats).begin(Step(steps.NEXT_ROUND, 0))
    for number in range(seats):
        assert ("tile", number) == (t.step, len(t.s.display))
        t.play(f"tile A{number + 1}")
    assert ("bid", seats, 36 - seats) == (t.step, len(t.s.display), len(t.s.left))


@pytest.mark.rule("K-AUCTION-06")
def test_the_first_auction_is_for_the_first_move_and_the_first_choice() -> None:
    t = wins(auction(table(3)), 2)
    assert (2, ["choose A1", "choose A2", "choose A3"]) == (t.seat, t.offers())
    turn(t, "A2")
    assert [2] == [fact.seat for fact in t.told if fact.verb == "block"]
    assert ["A1", "A3"] == display(t)


@pytest.mark.rule("K-AUCTION-06")
@pytest.mark.parametrize(("seats", "auctions"), [(2, 1), (3, 2), (4, 3)])
def test_a_round_has_an_auction_for_every_turn_but_the_last(seats: int, auctions: int) -> None:
    t = auction(table(seats))
    for _ in range(seats):
        turn(passes(t))
    assert auctions == sum(fact.verb == "win" for fact in t.told)


@pytest.mark.rule("K-AUCTION-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_opens_the_first_auction_and_the_others_follow_clockwise(first: int) -> None:
    t = table(3).begin(steps.STEP[steps.DRAW_FIRST]).play(f"first {first + 1}", "tile A1", "tile A2", "tile A3")
    assert [*range(first, 3), *range(first)] == callers(t)


@pytest.mark.rule("K-AUCTION-07")
@pytest.mark.parametrize(("chosen", "offered"), [("random", ["first 1", "first 2"]), ("seat2", ["first 2"])])
def test_the_opener_is_drawn_or_named(chosen: str, offered: list[str]) -> None:
    """AMB-41: nobody is asked for an age."""
    assert offered == table(2, first_player=chosen).begin(steps.STEP[steps.DRAW_FIRST]).offers()


# --- bidding --------------------------------------------------------------------


@pytest.mark.rule("K-AUCTION-08")
def test_a_call_is_a_bid_or_a_pass() -> None:
    t = auction(table(3))
    assert {"bid", "pass"} == {text.split()[0] for text in t.offers()}
    refusal = t.why("choose A1")
    assert ("K-AUCTION-08", "First bid for the turn, or pass.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-AUCTION-09")
def test_every_bid_is_higher_than_the_one_before() -> None:
    t = auction(table(3)).play("bid 5")
    for points in (4, 5):
        refusal = t.why(f"bid {points}")
        assert ("K-AUCTION-09", "The highest bid is 5; yours must be higher.") == (refusal.rule, refusal.sentence)
    assert t.may("bid 6")


@pytest.mark.rule("K-AUCTION-09")
def test_a_bid_may_jump_and_cannot_be_withdrawn() -> None:
    """AMB-36: from 2 to 17; who bid highest is not asked again and pays."""
    t = auction(table(3)).play("bid 2", "bid 17", "pass")
    assert 0 == t.seat
    t.play("pass")
    assert (1, "choose", 3) == (t.seat, t.step, t.score(1))


@pytest.mark.rule("K-AUCTION-09")
def test_a_bidder_who_is_outbid_may_bid_again_or_pass() -> None:
    t = auction(table(3)).play("bid 2", "bid 3", "pass")
    assert (0, ["pass", "bid 4"]) == (t.seat, t.offers()[:2])
    t.play("bid 4")
    assert (1, ["pass", "bid 5"]) == (t.seat, t.offers()[:2])


@pytest.mark.rule("K-AUCTION-09")
def test_bids_go_from_one_to_the_points_of_the_bidder() -> None:
    """TC-64, AMB-34: a player with 7 points bids 1 to 7 or passes."""
    t = auction(table(2).points(0, 7))
    assert ["pass", *[f"bid {points}" for points in range(1, 8)]] == t.offers()
    assert "You can bid at most your own 7 points." == t.why("bid 8").sentence


@pytest.mark.rule("K-AUCTION-08", "K-AUCTION-09")
@pytest.mark.parametrize(("points", "high"), [(0, 0), (4, 4), (4, 9)])
def test_a_player_without_points_for_a_bid_still_passes_by_word(points: int, high: int) -> None:
    """AMB-34, AMB-47: passing stays a decision of one's own."""
    t = auction(table(2).points(1, points)).play(f"bid {high}" if high else "pass")
    assert (1, "bid", ["pass"]) == (t.seat, t.step, t.offers())


@pytest.mark.rule("K-AUCTION-09", "K-AUCTION-12")
def test_a_whole_capital_may_be_bid_and_leaves_nothing() -> None:
    """AMB-34: a score never falls below 0."""
    t = wins(auction(table(2)), 0, 20)
    assert (0, "choose", [0, 20]) == (t.seat, t.step, scores(t))


@pytest.mark.rule("K-AUCTION-09")
@pytest.mark.parametrize(("points", "most"), [(-80, 100), (0, 100), (20, 100), (100, 100), (130, 130)])
def test_bids_without_the_cap_go_up_to_a_hundred_or_the_own_points(points: int, most: int) -> None:
    """AMB-34, AMB-48: whichever is more."""
    t = auction(table(2, bid_cap="none").points(0, points))
    assert ["pass", *[f"bid {number}" for number in range(1, most + 1)]] == t.offers()
    assert f"You can bid at most {most} points." == t.why(f"bid {most + 1}").sentence


@pytest.mark.rule("K-AUCTION-12")
def test_without_the_cap_a_score_may_fall_below_nothing() -> None:
    """AMB-34, AMB-48: and whoever is below may bid again in the next round."""
    t = wins(auction(table(2, bid_cap="none")), 0, 100)
    assert [-80, 20] == scores(t)
    turn(turn(t, "A1"))
    auction(t, "A3", "A4").play("bid 100", "pass")
    assert [-180, 20] == scores(t)


@pytest.mark.rule("K-AUCTION-10")
def test_who_has_passed_is_not_asked_again_in_this_auction() -> None:
    t = auction(table(3)).play("pass", "bid 1", "bid 2")
    assert 1 == t.seat
    t.play("bid 3")
    assert 2 == t.seat
    t.play("pass")
    assert (1, "choose") == (t.seat, t.step)


@pytest.mark.rule("K-AUCTION-10")
def test_who_has_passed_may_bid_in_the_next_auction() -> None:
    t = turn(auction(table(3)).play("pass", "bid 1", "pass"))
    assert 2 == t.seat
    t.play("pass")
    assert (0, True) == (t.seat, t.may("bid 1"))


@pytest.mark.rule("K-AUCTION-11")
def test_the_auction_ends_when_all_but_the_highest_bidder_have_passed() -> None:
    t = auction(table(4)).play("bid 1", "pass", "bid 2", "pass")
    assert (0, "bid") == (t.seat, t.step)
    t.play("pass")
    assert (2, "choose") == (t.seat, t.step)


@pytest.mark.rule("K-AUCTION-11", "K-AUCTION-18")
@pytest.mark.parametrize(("call", "winner", "paid"), [("bid 1", 3, 1), ("bid 9", 3, 9), ("pass", 0, 0)])
def test_the_only_one_left_without_a_bid_still_bids_or_passes(call: str, winner: int, paid: int) -> None:
    """TC-59, AMB-19: all others passed; D bids and moves, or passes and the opener moves free."""
    t = auction(table(4)).play("pass", "pass", "pass")
    assert (3, "bid") == (t.seat, t.step)
    t.play(call)
    assert (winner, "choose", 20 - paid) == (t.seat, t.step, t.score(winner))


@pytest.mark.rule("K-AUCTION-12")
def test_the_winner_pays_before_choosing_and_the_losers_pay_nothing() -> None:
    """TC-62: three bid, one pays."""
    t = auction(table(3)).play("bid 4", "bid 6", "bid 9", "pass", "pass")
    assert ("choose", [20, 20, 11]) == (t.step, scores(t))


@pytest.mark.rule("K-AUCTION-12", "K-AUCTION-23")
def test_the_bid_for_a_volcano_is_paid_before_the_scoring() -> None:
    """AMB-40: the score is 8 in the scoring turn and rises from there."""
    t = wins(with_volcano(2), 0, 12).play("choose B6")
    assert (1, "act", 8) == (t.s.scoring, t.step, t.score(0))
    t = t.hold(0, mask=3).play("end")
    assert 8 + 6 == t.score(0)


# --- turns ------------------------------------------------------------------------


@pytest.mark.rule("K-AUCTION-13")
def test_the_winner_takes_a_tile_lays_it_and_uses_ten_action_points() -> None:
    t = wins(auction(table(3)), 1)
    assert "A4 does not lie open." == t.why("choose A4").sentence
    assert "K-AUCTION-13" == t.why("lay b3 0").rule
    t.play("choose A3")
    assert (1, "lay", ["A1", "A2"]) == (t.seat, t.step, display(t))
    t.play("lay b3 0")
    assert (1, "act", 10, "A3") == (t.seat, t.step, t.s.ap, t.tile_on("b3"))


def full_but_a5(t: Table) -> Table:
    """The only free space lies behind two volcanoes."""
    t.tile("B6", "a4").tile("B6", "b5")
    for space in SPACE_NAMES:
        if not t.tile_on(space) and space != "a5":
            t.tile("A4", space)
    return t


@pytest.mark.rule("K-AUCTION-13")
def test_a_tile_that_fits_must_be_taken_while_one_is_open() -> None:
    """AMB-07: only volcanoes fit here, so the treasures cannot be chosen."""
    t = passes(auction(full_but_a5(table(3)).stack("D5", "F5", "G4"), "D5", "F5", "G4"))
    assert ["choose D5", "choose F5"] == t.offers()
    assert "G4 fits nowhere on the board, and another tile does." == t.why("choose G4").sentence


@pytest.mark.rule("K-AUCTION-13")
def test_any_tile_may_be_taken_where_none_fits() -> None:
    """AMB-07: it leaves the game and its player still uses 10 action points."""
    t = passes(auction(full_but_a5(table(2)).stack("G3", "G4"), "G3", "G4"))
    assert ["choose G3", "choose G4"] == t.offers()
    t.play("choose G4")
    assert ("act", 10, ["G3"], "") == (t.step, t.s.ap, display(t), t.tile_on("a5"))


@pytest.mark.rule("K-AUCTION-14")
def test_the_indicator_is_turned_at_the_end_of_the_turn() -> None:
    t = wins(auction(table(3)), 1).play("choose A1")
    assert "uuu" == indicators(t)
    assert "uuu" == indicators(t.play("lay b3 0"))
    assert "udu" == indicators(t.play("end"))


@pytest.mark.rule("K-AUCTION-15")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_left_neighbour_of_the_mover_opens_the_next_auction(winner: int) -> None:
    t = turn(wins(auction(table(4)), winner))
    assert ((winner + 1) % 4, "bid") == (t.seat, t.step)


@pytest.mark.rule("K-AUCTION-15")
def test_a_left_neighbour_who_has_moved_is_skipped() -> None:
    """TC-61: B moved, then A; left of A is B, so C opens."""
    t = turn(wins(turn(wins(auction(table(4)), 1)), 0))
    assert (2, "bid") == (t.seat, t.step)


@pytest.mark.rule("K-AUCTION-15")
@pytest.mark.parametrize(("next_opener", "opener"), [("last_mover", 3), ("first_mover", 1)])
def test_the_third_auction_is_opened_left_of_the_last_or_of_the_first_mover(next_opener: str, opener: int) -> None:
    """AMB-44: A moved first, then C: left of C sits D, left of A sits B."""
    t = turn(wins(turn(wins(auction(table(4, next_opener=next_opener)), 0)), 2))
    assert (opener, "bid") == (t.seat, t.step)
    assert opener == passes(t).seat


@pytest.mark.rule("K-AUCTION-15")
def test_the_first_mover_is_another_one_in_every_round() -> None:
    """AMB-44: B moved first in the old round; in the new one it is D, then B: left of D sits A."""
    t = auction(table(4, next_opener="first_mover"))
    for seat in (1, 2, 3, 0):
        turn(wins(t, seat))
    t.play("tile A5", "tile A6", "tile B1", "tile B2")
    turn(wins(turn(wins(t, 3)), 1))
    assert (0, "bid") == (t.seat, t.step)


@pytest.mark.rule("K-AUCTION-16")
def test_only_those_who_have_not_moved_may_bid() -> None:
    t = turn(wins(auction(table(4)), 1))
    assert [2, 3, 0] == callers(t)


@pytest.mark.rule("K-AUCTION-17")
def test_the_winner_of_a_later_auction_pays_chooses_lays_and_acts() -> None:
    t = wins(turn(wins(auction(table(3)), 0, 7), "A2"), 2, 4)
    assert (2, ["choose A1", "choose A3"], [13, 20, 16]) == (t.seat, t.offers(), scores(t))
    t.play("choose A3")
    assert (2, "lay") == (t.seat, t.step)
    assert (2, "act", 10) == (t.play(t.offers()[0]).seat, t.step, t.s.ap)
    assert "dud" == indicators(t.play("end"))


@pytest.mark.rule("K-AUCTION-17")
def test_a_later_auction_begins_again_from_one() -> None:
    t = turn(wins(auction(table(3)), 0, 7))
    assert t.may("bid 1")


@pytest.mark.rule("K-AUCTION-18")
@pytest.mark.parametrize("opener", [0, 2])
def test_if_all_pass_the_first_one_moves_free_even_in_the_first_auction(opener: int) -> None:
    """AMB-35: the rule is printed with the later turns, but holds for the first one."""
    t = auction(table(3), opener=opener).play("pass", "pass", "pass")
    assert (opener, "choose", [20, 20, 20]) == (t.seat, t.step, scores(t))


@pytest.mark.rule("K-AUCTION-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_lays_the_last_tile_without_bid_or_price(seats: int) -> None:
    t = auction(table(seats))
    for seat in range(seats - 1):
        turn(wins(t, seat), f"A{seat + 1}")
    last = seats - 1
    assert (last, "lay", 20, []) == (t.seat, t.step, t.score(last), display(t))
    t.play(t.offers()[0])
    assert (last, "act", 10) == (t.seat, t.step, t.s.ap)
    assert f"A{seats}" in {t.tile_on(space) for space in SPACE_NAMES}


@pytest.mark.rule("K-AUCTION-20")
def test_all_indicators_are_turned_up_when_the_last_player_has_moved() -> None:
    t = turn(wins(turn(wins(auction(table(3)), 0)), 1))
    assert "ddu" == indicators(t)
    assert "uuu" == indicators(turn(t))


@pytest.mark.rule("K-AUCTION-20", "K-AUCTION-21")
@pytest.mark.parametrize(("movers", "opener"), [((0, 1, 2), 0), ((2, 0, 1), 2), ((1, 2, 0), 1), ((2, 1, 0), 1)])
def test_the_new_round_is_opened_left_of_the_last_mover(movers: tuple[int, ...], opener: int) -> None:
    """TC-65: not left of whoever opened the old round; new tiles lie open and everybody may bid."""
    t = auction(table(3))
    for seat in movers:
        turn(wins(t, seat))
    t.play("tile A4", "tile A5", "tile A6")
    assert (opener, ["A4", "A5", "A6"]) == (t.seat, display(t))
    assert [*range(opener, 3), *range(opener)] == callers(t)


@pytest.mark.rule("K-AUCTION-22")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 18), (3, 12), (4, 9)])
def test_rounds_follow_until_all_tiles_are_laid(seats: int, rounds: int) -> None:
    t = play_to_the_end(table(seats).begin(Step(steps.NEXT_ROUND, 0)))
    assert rounds == sum((fact.verb, fact.why) == ("round", "auction") for fact in t.told)
    used = [fact.what for fact in t.told if fact.verb in ("lay", "discard")]
    assert {tile.name for tile in TILES[:36]} == set(used)
    assert [36 // seats + 4] * seats == [
        sum((fact.verb, fact.seat) == ("block", seat) for fact in t.told) for seat in range(seats)
    ]


# --- volcanoes --------------------------------------------------------------------


@pytest.mark.rule("K-AUCTION-23")
def test_a_volcano_does_nothing_until_it_is_taken() -> None:
    """TC-56: revealed among the open tiles, and still there when another tile is taken."""
    t = with_volcano(3)
    assert ("bid", 0) == (t.step, t.s.scoring)
    turn(passes(t), "B1")
    assert ("bid", 0, ["B2", "B6"]) == (t.step, t.s.scoring, display(t))
    passes(t).play("choose B6")
    assert ("act", 1) == (t.step, t.s.scoring)


@pytest.mark.rule("K-AUCTION-19", "K-AUCTION-23")
def test_a_volcano_left_for_the_last_player_is_taken_when_that_turn_begins() -> None:
    """AMB-37: the scoring round starts with the last player, who then lays the volcano."""
    t = with_volcano(3)
    turn(wins(turn(wins(t, 0), "B1"), 1), "B2")
    seen = []
    for answer in ["end", "end", "end", "lay c1 0", "end"]:
        seen.append((t.seat, t.step, t.s.scoring))
        t.play(answer)
    assert [(2, "act", 1), (0, "act", 1), (1, "act", 1), (2, "lay", 1), (2, "act", 1)] == seen


@pytest.mark.rule("K-AUCTION-23")
def test_two_open_volcanoes_start_a_scoring_round_each() -> None:
    """AMB-39: each when it is taken."""
    t = passes(auction(table(2).stack("B6", "D5", "E1", "E2"), "B6", "D5")).play("choose D5")
    assert (1, ["B6"]) == (t.s.scoring, display(t))
    t.play("end", "end", "lay c1 0")
    assert (1, 0) == (t.s.scoring, t.seat)
    t.play("end")
    assert (2, 1, "act") == (t.s.scoring, t.seat, t.step)


@pytest.mark.rule("K-AUCTION-24", "K-AUCTION-25", "K-AUCTION-26")
def test_a_scoring_round_in_the_middle_of_a_round() -> None:
    """TC-58: all act, whether they have moved or not, nobody's indicator turns; the others keep their turn."""
    t = wins(turn(wins(with_volcano(4), 1), "B1"), 2).hold(0, mask=1).hold(1, jade=2).hold(3, idol=3)
    t.play("choose B6")
    order = []
    while t.step == "act":
        assert ("uduu", 10) == (indicators(t), t.s.ap)
        order.append(t.seat)
        t.play("end")
    assert [2, 3, 0, 1] == order
    assert [20 + 1, 19 + 3, 19, 20 + 6] == scores(t)
    assert "uddu" == indicators(turn(t))
    turn(passes(t))
    turn(t)
    normal = [fact.seat for fact in t.told if (fact.verb, fact.why) == ("block", "turn")]
    assert [1, 2, 3, 0] == normal


@pytest.mark.rule("K-AUCTION-26")
def test_whoever_took_the_volcano_lays_it_and_has_a_normal_turn() -> None:
    t = wins(with_volcano(2), 1).play("choose B6", "end", "end")
    assert (1, "lay", "uu") == (t.seat, t.step, indicators(t))
    t.play("lay c1 0")
    assert (1, "act", 10, "B6", "uu") == (t.seat, t.step, t.s.ap, t.tile_on("c1"), indicators(t))
    t.play("end")
    assert ("ud", 0, "lay") == (indicators(t), t.seat, t.step)


@pytest.mark.rule("K-AUCTION-15", "K-AUCTION-26")
@pytest.mark.parametrize(("taker", "opener"), [(1, 2), (2, 3), (3, 1)])
def test_the_next_auction_is_opened_left_of_whoever_took_the_volcano(taker: int, opener: int) -> None:
    """AMB-38: A has moved and is skipped; the scoring turns do not count."""
    t = wins(turn(wins(with_volcano(4), 0), "B1"), taker).play("choose B6", "end", "end", "end", "end")
    turn(t)
    assert (opener, "bid") == (t.seat, t.step)


# --- the end ------------------------------------------------------------------------


def final_order(t: Table, last: int) -> list[int]:
    """Who has the scoring turns of the final round; this seat had the last tile."""
    t.begin(Step(steps.FINAL, last))
    order = []
    while not t.over:
        order.append(t.seat)
        t.play("end")
    return order


def with_points(*points: int, **options: str) -> Table:
    t = table(len(points), **options)
    for seat, score in enumerate(points):
        t.points(seat, score)
    return t


@pytest.mark.rule("K-AUCTION-22", "K-AUCTION-27")
def test_the_final_round_follows_the_turn_with_the_last_tile() -> None:
    t = turn(wins(auction(table(2).stack("G1", "G2"), "G1", "G2"), 1, 3))
    assert (0, "lay") == (t.seat, t.step)
    t.play(t.offers()[0])
    assert (0, "act", 0) == (t.seat, t.step, t.s.scoring)
    t.play("end")
    assert (1, "act", 10, 1) == (t.seat, t.step, t.s.ap, t.s.scoring)
    t.play("end")
    assert (0, False) == (t.seat, t.over)
    assert t.play("end").over


@pytest.mark.rule("K-AUCTION-28")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_the_final_round_goes_from_the_fewest_points_to_the_most(last: int) -> None:
    assert [2, 0, 3, 1] == final_order(with_points(30, 50, 10, 40), last)


@pytest.mark.rule("K-AUCTION-28", "K-AUCTION-29")
def test_the_final_order_with_two_ties() -> None:
    """EX-13: A 40, B 35, C 35, D 40, last tile by C: B, C, D, A."""
    assert [1, 2, 3, 0] == final_order(with_points(40, 35, 35, 40), last=2)


@pytest.mark.rule("K-AUCTION-29")
def test_whoever_had_the_last_turn_of_the_last_round_comes_last_among_equals() -> None:
    t = auction(table(3).stack("G1", "G2", "G3"), "G1", "G2", "G3", opener=1)
    for _ in range(3):
        mover = passes(t).seat
        turn(t)
    assert 0 == mover
    order = []
    while not t.over:
        order.append(t.seat)
        t.play("end")
    assert [1, 2, 0] == order


@pytest.mark.rule("K-AUCTION-29")
@pytest.mark.parametrize(("last", "order"), [(0, [1, 0]), (1, [0, 1])])
def test_of_two_equals_the_player_with_the_last_tile_comes_last(last: int, order: list[int]) -> None:
    assert order == final_order(with_points(20, 20), last)


@pytest.mark.rule("K-AUCTION-29")
@pytest.mark.parametrize(
    ("points", "last", "order"),
    [
        ((20, 20, 20, 20), 1, [2, 3, 0, 1]),
        ((20, 20, 10, 20), 0, [2, 1, 3, 0]),
        ((20, 30, 20, 20), 3, [0, 2, 3, 1]),
        ((20, 20, 20), 0, [1, 2, 0]),
    ],
)
def test_three_or_four_equals_go_clockwise(points: tuple[int, ...], last: int, order: list[int]) -> None:
    """AMB-20: from the left of the player with the last tile."""
    assert order == final_order(with_points(*points), last)


@pytest.mark.rule("K-AUCTION-30")
def test_the_most_points_win_the_auction_game_bids_and_capital_included() -> None:
    t = turn(turn(wins(auction(table(2).stack("G1", "G2"), "G1", "G2"), 0, 5))).hold(1, mask=1)
    t.play("end", "end")
    assert ([15, 21], [1]) == (t.outcome().scores, t.outcome().winners)


@pytest.mark.rule("K-AUCTION-30")
@pytest.mark.parametrize(
    ("final_tie", "winners", "tie_break"), [("shared", [0, 1], "shared victory"), ("treasures", [1], "treasures")]
)
def test_a_tied_auction_game(final_tie: str, winners: list[int], tie_break: str) -> None:
    """AMB-06: shared, or decided by the treasures."""
    t = with_points(33, 30, 20, final_tie=final_tie).hold(1, mask=2)
    final_order(t, 0)
    assert (winners, tie_break) == (t.outcome().winners, t.outcome().tie_break)
