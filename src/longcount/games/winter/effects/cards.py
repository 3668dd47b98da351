"""Cards move between hand, deck, discard, board, pile and burial; abilities are armed and used."""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.components import ABILITIES, CHIEF_CODE, FIRST_CULTURE, KIND_BY_NAME, KINDS, TOKEN_CODE
from longcount.games.winter.decisions import Bury, Discard
from longcount.games.winter.effect_language import Effect
from longcount.games.winter.effects.goods import gain_labour, gain_plain, spend
from longcount.games.winter.names import (
    ANY_COLUMN,
    BOARD,
    BURY,
    HAND,
    IN_ECLIPSE,
    NEW,
    PILE,
    REST,
    SPENT,
    UNMARKED,
    WHEN,
)
from longcount.games.winter.offers.abilities import effect_of, only_scores, unused_copies
from longcount.games.winter.state import Player, State
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import joined, without

BRAVE = KIND_BY_NAME["brave"]

# --- Drawing ------------------------------------------------------------------


def draw_card(s: State, seat: int) -> bool:
    """A card is to be drawn; the own discard becomes the deck if need be. Returns whether there is one."""
    me = s.players[seat]
    if not me.deck:
        if not me.discard:
            return False
        me.deck = me.discard  # W-GOLD-01
        me.discard = []
        me.known = sorted([*me.hand, *me.pile, *me.tomb])
        s.tell(seat, "shuffle", "discard", len(me.deck), "empty deck")
    s.stack.append(Step(steps.DRAW, seat))
    return True


def do_deal(s: State, seat: int, kind: int) -> None:
    """The card that was drawn; only its owner sees it."""
    me = s.players[seat]
    me.deck = without(me.deck, kind)
    me.hand = joined(me.hand, kind)
    s.whisper(seat, "draw", KINDS[kind], 1, "deck")


def forget(me: Player, kind: int) -> None:
    """A card has come to light: it is no longer one of those known to be hidden."""
    if kind in me.known:
        me.known = without(me.known, kind)


# --- Playing ------------------------------------------------------------------


def do_play(s: State, kind: int) -> None:
    me = s.players[s.turn]
    me.hand = without(me.hand, kind)
    forget(me, kind)
    me.above = joined(me.above, kind)  # W-CULTURE-04 W-LABOR-02
    s.tell(s.turn, "play", KINDS[kind], 1, "hand")
    if kind < FIRST_CULTURE:
        play_tribe(s, kind)
    else:
        play_culture(s, kind)


def play_tribe(s: State, kind: int) -> None:
    """Corner labour and the labour of its column come by themselves; other abilities may be used later."""
    labour = s.pack.labour[kind] + s.pack.column_labour[kind][s.place]  # W-LABOR-03 W-LABOR-05 W-LABOR-10
    if works_anywhere(s, kind):
        labour += s.pack.any_labour[kind]
    if labour:
        gain_labour(s, labour, KINDS[kind])
    for ability, effect in enumerate(s.pack.abilities[kind]):
        if not effect.is_labour or effect.mark in (UNMARKED, WHEN):
            if works_now(s, kind, effect):
                arm(s, kind * ABILITIES + ability)  # W-LABOR-08


def works_anywhere(s: State, kind: int) -> bool:
    """Whether a mark for any column counts here; the Brave may be bound to one."""
    return kind != BRAVE or s.options.brave_column in (ANY_COLUMN, s.place)


def works_now(s: State, kind: int, effect: Effect) -> bool:
    """Whether an ability fits the place of this turn's figure."""
    mark = effect.mark
    if mark == IN_ECLIPSE:
        return False  # W-LABOR-07
    if mark == ANY_COLUMN:
        return s.place < REST and works_anywhere(s, kind)
    return mark in (UNMARKED, WHEN) or mark == s.place  # W-ABIL-03


def play_culture(s: State, kind: int) -> None:
    """Its abilities are carried out at once; those with a column mark wait for the figure, triggers for their event."""
    end_cultures(s, s.players[s.turn])
    s.played += 1
    for ability, effect in enumerate(s.pack.abilities[kind]):
        if effect.mark in (UNMARKED, WHEN):
            arm(s, kind * ABILITIES + ability)
    if not s.options.culture_any_time:
        s.stack.append(Step(steps.ABILITIES, kind))  # W-CULTURE-03 W-ABIL-02
    if s.played > 1:
        s.stack.append(Step(steps.PAY_CARD, kind))  # W-CULTURE-02


def end_cultures(s: State, me: Player) -> None:
    """The next card is played or the figure placed: what culture cards could have done at once is over."""
    if s.armed and not s.options.culture_any_time:
        for kind in me.above:
            if kind >= FIRST_CULTURE:
                end_culture(s, kind)  # W-CULTURE-03 A-72


def end_culture(s: State, kind: int) -> None:
    """Unmarked abilities of a culture card that were not used are gone."""
    for ability, effect in enumerate(s.pack.abilities[kind]):
        code = kind * ABILITIES + ability
        if effect.mark == UNMARKED and code in s.armed:
            s.armed = without(s.armed, code)


# --- Abilities ----------------------------------------------------------------


def arm(s: State, code: int) -> None:
    s.armed = joined(s.armed, code)


def arm_at_place(s: State, with_chief: bool) -> None:
    """The figure stands: abilities with a column mark, and those of the chief, may be used from now on."""
    me = s.players[s.turn]
    for kind in me.above:
        for ability, effect in enumerate(s.pack.abilities[kind]):
            if effect.mark not in (UNMARKED, WHEN) and works_now(s, kind, effect):
                arm(s, kind * ABILITIES + ability)
    if with_chief:
        for ability, effect in enumerate(s.pack.chief_abilities[me.chief][me.side]):
            if works_now(s, -1, effect):
                arm(s, CHIEF_CODE + ability)  # W-PLACE-02


def arm_for_eclipse(s: State, me: Player) -> None:
    """Eclipse abilities of the pile; labour was counted when it was revealed."""
    s.armed = []
    for kind in me.above:
        for ability, effect in enumerate(s.pack.abilities[kind]):
            if effect.mark == IN_ECLIPSE and not effect.is_labour:
                arm(s, kind * ABILITIES + ability)


def do_use(s: State, code: int) -> None:
    """Pay the price and begin the effect."""
    me = s.players[s.turn]
    effect = effect_of(s, me, code)
    s.armed = without(s.armed, code)  # W-ABIL-01
    if s.story is not None:
        s.tell(s.turn, "use", "chief" if CHIEF_CODE <= code < TOKEN_CODE else effect.why, 1, "ability")
    spend(s, me, effect.pay_food, effect.pay_tools, effect.pay_labour, effect.why)  # W-ABIL-06 W-ECLIPSE-04
    begin(s, effect)


def begin(s: State, effect: Effect) -> None:
    """An effect: at once if it asks nothing, else as a step."""
    if effect.is_plain:
        gain_plain(s, effect, effect.start)
    else:
        s.stack.append(Step(steps.EFFECT, effect.index, effect.start))


def set_off(s: State, event: int) -> bool:
    """Something happened that abilities wait for: points come at once, the others are asked; returns whether any is."""
    me = s.players[s.turn]
    asks = False
    for code in s.armed:
        effect = effect_of(s, me, code)
        if effect.event == event:
            if only_scores(effect):
                do_use(s, code)
            else:
                asks = True
    if asks:
        s.stack.append(Step(steps.TRIGGER, event))  # W-SYM-30
    return asks


# --- Discard and burial -------------------------------------------------------


def do_discard(s: State, decision: Discard) -> None:
    me = s.players[s.turn]
    kind = decision.card
    me.hand = without(me.hand, kind)
    forget(me, kind)
    if decision.zone == NEW:
        s.barred = without(s.barred, kind)
    me.discard = joined(me.discard, kind)
    s.tell(s.turn, "discard", KINDS[kind], 1, "hand")


def do_bury(s: State, decision: Bury) -> None:
    """Under the burial card; what comes from the hand is seen by its owner only."""
    me = s.players[s.turn]
    kind, zone = decision.card, decision.zone
    if zone in (HAND, NEW):
        me.hand = without(me.hand, kind)
        if zone == NEW:
            s.barred = without(s.barred, kind)
        me.tomb = joined(me.tomb, kind)  # W-INIT-07
        s.tell(s.turn, "bury", "card", 1, "hand")
        s.whisper(s.turn, "bury", KINDS[kind], 1, "hand")
    else:
        if zone == PILE:
            me.discard = without(me.discard, kind)
        else:
            me.above = without(me.above, kind)
        if zone == BOARD:
            lose_abilities(s, kind)
        assert zone in (PILE, BOARD, SPENT)
        me.buried = joined(me.buried, kind)
        s.tell(s.turn, "bury", KINDS[kind], 1, "discard" if zone == PILE else "board")
    set_off(s, BURY)


def lose_abilities(s: State, kind: int) -> None:
    """A card leaves the board: the abilities it had left are gone."""
    if unused_copies(s, kind) == 0:
        return
    for ability in range(len(s.pack.abilities[kind])):
        code = kind * ABILITIES + ability
        if code in s.armed:
            s.armed = without(s.armed, code)
