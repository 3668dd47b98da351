"""What listeners are told is what they would be told afresh: to each its own view, made once, and nobody's secrets."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from longcount.games import find_game
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match
from longcount.server.live import LiveTable, position_told
from longcount.server.rooms import Room, Seen
from longcount.server.seating import PERSON, PLAYING, Seat, StoredRow, Table
from longcount.server.shown import TRUST, Shown

GAMES = ("tzolkin", "tikal", "winter")
LANGUAGES = ("en", "ru", "zh")
Message = dict[str, Any]


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, user: str | None, lang: str, takes_changes: bool = False, is_slow: bool = False) -> None:
        self.user = user
        self.lang = lang
        self.takes_changes = takes_changes
        self.is_slow = is_slow
        self.has: Seen | None = None
        self.changes = 0
        self.face: int | None = None
        self.seen_as: int | None = None
        self.heard: list[Message] = []

    def tell_at_once(self, said: Sequence[bytes]) -> bool:
        if self.is_slow:
            return False
        for message in said:
            self.tell(message, is_state=message.startswith(b'{"type":"change"'))
        return True

    def tell(self, message: bytes, is_state: bool = False) -> None:
        self.heard.append(self.understood(json.loads(message)))
        assert is_state == (self.heard[-1]["type"] == "state")

    def understood(self, message: Message) -> Message:
        """A change is the state before, with some places set: this is all a client has to do."""
        if message["type"] != "change":
            return message
        before = self.last("state")
        assert before["seq"] == message.pop("after") and before["seat"] == message["seat"]
        view = copy.deepcopy(before["view"])
        for path, value in message.pop("changes"):
            place = view
            for name in path[:-1]:
                place = place[name]
            place[path[-1]] = value
        self.changes += 1
        return {**message, "type": "state", "view": view}

    def tell_news(self, rows: Sequence[bytes], state: bytes) -> None:
        for row in rows:
            self.tell(row)
        self.tell(state, is_state=True)

    def tell_table(self, room: Room) -> None:
        pass

    def last(self, kind: str) -> Message:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def log(self) -> list[Message]:
        """The log as it can be put together from what was heard."""
        rows: list[Message] = []
        for message in self.heard:
            if message["type"] == "log":
                rows = list(message["rows"])
            elif message["type"] == "row":
                rows.append(message["row"])
        return rows


class Counted(LiveTable):
    """Counts how often a message is built."""

    built: Counter[object]

    def message_text(self, viewer: int | None, language: str) -> bytes:
        self.built[viewer, language] += 1
        return super().message_text(viewer, language)


def room_of(game: str, seats: int, seed: int) -> Room:
    options = Match(find_game(game), ["x"] * seats).header.options
    table = Table("t", game, find_game(game).edition, options, False, PLAYING, "", 0, 0)
    room = Room("t", SeededChance(seed))
    live = Counted(table, [Seat("t", n, PERSON, f"P{n}", holder=f"user {n}") for n in range(seats)])
    live.built = Counter()
    live.settle(room.chance)
    room.loaded = live
    return room


def sit_down(room: Room, *ears: Ear) -> None:
    for ear in ears:
        room.listeners.add(ear)
        room.tell_everything(ear)


def play_on(room: Room, dice: random.Random) -> None:
    """As matches do it, without a store."""
    live = room.live
    veils = live.match.veils()
    rows: list[StoredRow]
    seat = dice.choice(live.to_act)
    if live.can_undo(seat) and dice.random() < 0.05:
        rows, is_undo = live.undo(seat), True
    else:
        text = dice.choice(live.game.offers(live.state, seat)).text
        rows, is_undo = live.play(seat, text, room.chance), False
    live.sum_up(1000)
    room.tell_all(rows, is_undo or bool(veils - live.match.veils()))


def told_afresh(live: LiveTable, viewer: int | None, lang: str) -> Message:
    """The state as the kernel alone has it: nothing shared, nothing kept."""
    told = position_told(live.match, live.game.view(live.state, viewer), live.seq, lang)
    is_asked = viewer is not None and viewer in live.to_act
    told |= {"type": "state", "seat": viewer, "to_act": live.to_act, "clock": None}
    told["undo"] = viewer is not None and live.table.status == PLAYING and not live.match.why_no_undo(viewer)
    again = LiveTable(live.table, live.seats, live.match)
    told["offers"] = again.offers(viewer, lang) if viewer is not None and is_asked else []
    message: Message = json.loads(json.dumps(told))
    return message


# --- the same as afresh ---------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_at_every_step_everybody_is_told_what_they_would_be_told_afresh(game: str, seats: int) -> None:
    room, dice = room_of(game, seats, seed=seats), random.Random(seats)
    ears = [Ear(f"user {n}", LANGUAGES[n % 3]) for n in range(seats)] + [Ear("user 0", "zh"), Ear(None, "ru")]
    ears += [Ear(f"user {n}", "en", takes_changes=True) for n in range(seats)] + [Ear(None, "en", takes_changes=True)]
    ears += [Ear("user 1", "ru", takes_changes=True, is_slow=True)]
    sit_down(room, *ears)
    for step in range(80):
        if room.live.is_over:
            break
        play_on(room, dice)
        for ear in ears:
            seat = None if ear.user is None else int(ear.user[5:])
            assert ear.last("state") == told_afresh(room.live, seat, ear.lang), (step, ear.user)
    for ear in ears:
        late = Ear(ear.user, ear.lang)
        room.tell_everything(late)
        assert ear.log() == late.log()
        assert (ear.changes > 30) == (ear.takes_changes and not ear.is_slow)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_told_by_a_watchers_view_would_see_nothing_else_by_their_own(game: str) -> None:
    """A whole game, with every seat: the view that is shared is the one they have."""
    shared = 0
    room, dice = room_of(game, 4, seed=3), random.Random(3)
    live = room.live
    sit_down(room, *[Ear(f"user {n}", "en") for n in range(4)])
    while not live.is_over:
        play_on(room, dice)
        for seat in live.shown.alike:
            assert {**live.game.view(live.state, None), "seat": seat} == live.game.view(live.state, seat)
        shared += len(live.shown.alike)
    assert (shared > 0) == (game != "winter"), "hands are hidden all through that game, and only there"


# --- secrets --------------------------------------------------------------------------


def test_while_tiles_are_chosen_in_secret_no_view_is_shared() -> None:
    room, dice = room_of("tzolkin", 4, seed=5), random.Random(5)
    ears = [Ear(f"user {n}", "en") for n in range(4)]
    sit_down(room, *ears)
    while room.live.pending.step == "keep":
        assert not room.live.shown.alike
        for ear, n in zip(ears, range(4), strict=True):
            mats = ear.last("state")["view"]["players"]
            assert [mat["dealt"] is not None for mat in mats] == [other == n for other in range(4)]
        play_on(room, dice)
    assert all(mat["kept"] for mat in ears[0].last("state")["view"]["players"])


def test_twins_that_differ_in_anothers_secret_are_told_the_same() -> None:
    """Two tables in which only what the last seat keeps differs: nobody else hears a byte of it before the reveal."""
    heard: list[list[Message]] = []
    for pick in (0, -1):
        room = room_of("tzolkin", 3, seed=9)
        ears = [Ear("user 0", "en"), Ear("user 1", "ru"), Ear(None, "en")]
        live = room.live
        live.times = [0] * live.seq
        sit_down(room, *ears)
        rows = live.play(2, live.game.offers(live.state, 2)[pick].text, room.chance)
        live.times = [0] * live.seq
        live.sum_up(1000)
        room.tell_all(rows, is_log_anew=True)
        assert live.pending.step == "keep"
        heard.append([ear.last(kind) for ear in ears for kind in ("log", "state")])
    assert heard[0] == heard[1]


# --- once -----------------------------------------------------------------------------


def test_a_message_is_built_once_for_all_who_look_from_one_seat_in_one_language() -> None:
    room, dice = room_of("tikal", 2, seed=1), random.Random(1)
    ears = [Ear(user, lang) for user in ("user 0", "user 1", None) for lang in ("en", "ru") for _ in range(3)]
    sit_down(room, *ears)
    live = room.live
    assert isinstance(live, Counted)
    for _ in range(20):
        live.built.clear()
        play_on(room, dice)
        assert live.built == {(viewer, lang): 1 for viewer in (0, 1, None) for lang in ("en", "ru")}


def test_what_was_written_of_a_finished_game_is_not_kept() -> None:
    room, dice = room_of("tikal", 2, seed=2), random.Random(2)
    ear = Ear("user 0", "en")
    sit_down(room, ear)
    while not room.live.is_over:
        play_on(room, dice)
    assert ear.last("state")["outcome"] and not room.frames and not room.live._texts
    late = Ear("user 0", "en")
    room.tell_everything(late)
    assert late.log() == ear.log() and late.last("state") == ear.last("state") and not room.frames


class Bids:
    """A game of sealed bids, as far as views go: a state is what each seat has bid, unopened."""

    @staticmethod
    def view(state: list[int | None], seat: int | None) -> Message:
        return {"seat": seat, "bids": [bid if n == seat else None for n, bid in enumerate(state)]}


def row_seen_by(*, is_for_all: bool, is_move: bool = True) -> Any:
    return SimpleNamespace(is_for_all=is_for_all, is_move=is_move)


def test_a_view_is_shared_only_until_something_comes_that_not_everybody_may_know() -> None:
    shown = Shown(cast(Any, Bids))
    shown.stand([None, None], [], 1)
    shown.ask(0, 1)
    assert set(shown.alike) == {0} and shown.eyes(0) is None, "it sees what a watcher sees"
    assert shown.view(0) == {"seat": 0, "bids": [None, None]}
    shown.stand([None, None], [row_seen_by(is_for_all=True)], 2)
    assert set(shown.alike) == {0}
    shown.stand([7, None], [row_seen_by(is_for_all=False)], 3)
    assert not shown.alike and shown.view_text(0) == b'{"seat":0,"bids":[7,null]}'
    shown.ask(0, 3)
    assert not shown.alike, "it knows its own bid"


def test_after_a_change_of_mind_views_are_compared_anew() -> None:
    shown = Shown(cast(Any, Bids))
    shown.stand([None, None], [], 1)
    shown.ask(1, 1)
    shown.stand([None, None], [row_seen_by(is_for_all=True, is_move=False)], 2)
    assert not shown.alike


def test_a_game_that_shows_a_seat_more_than_it_said_is_found_out() -> None:
    """Its rows say that everybody knows all, its views do not: after some turns no view is shared any more."""
    shown = Shown(cast(Any, Bids))
    shown.stand([None, None], [], 1)
    shown.ask(0, 1)
    for seq in range(2, TRUST + 3):
        shown.stand([7, None], [row_seen_by(is_for_all=True)], seq)
        shown.ask(0, seq)
    assert not shown.alike and shown.view(0)["bids"] == [7, None]
