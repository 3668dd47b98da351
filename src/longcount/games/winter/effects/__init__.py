"""What happens: decision → changes, the same chapters as in offers/

An effect assumes that its decision was offered. Where a choice is left open it pushes a step; steps pushed last are
answered first, so an effect pushes in reverse.
"""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.decisions import (
    Advance,
    AnimalPoint,
    Bury,
    ChooseToken,
    CulturePoint,
    Discard,
    DiscardTribe,
    Done,
    DrawCard,
    Eat,
    EndTurn,
    Found,
    GoOn,
    Hide,
    Instead,
    MoveCamp,
    Place,
    Play,
    PutCamp,
    Raise,
    Reveal,
    TakeAnimal,
    TakeCulture,
    TakeGoods,
    TakeStone,
    TakeTools,
    TakeTopAnimal,
    TakeTribe,
    Use,
    UseAnimal,
)
from longcount.games.winter.effect_language import MEMORY
from longcount.games.winter.effects.cards import do_bury, do_discard, do_play, do_use, draw_card, end_culture
from longcount.games.winter.effects.goods import gain_food, gain_tools, score
from longcount.games.winter.effects.hunt import reveal, take_animal, take_top_animal, use_animal
from longcount.games.winter.effects.idols import advance, do_instead
from longcount.games.winter.effects.megaliths import do_raise
from longcount.games.winter.effects.settlement import found, move_camp, put_camp
from longcount.games.winter.effects.supply import take_culture, take_stone, take_tribe
from longcount.games.winter.effects.symbols import charge, do_done, do_end_turn, do_go_on, do_take_goods
from longcount.games.winter.effects.turn import (
    do_choose_token,
    do_eat,
    do_hide,
    do_place,
    do_take_tribe,
)
from longcount.games.winter.names import (
    ANIMAL,
    ANIMAL_DECK,
    BURY,
    CAMP,
    COMMUNITY,
    CULTURE,
    DISCARD,
    DRAW,
    FROM_SUPPLY,
    IDOL,
    MEGALITH,
    MOVE,
    REVEAL,
    STONE,
    TOOL,
    TOP,
    TRIBE_DISCARD,
    USE_ANIMAL,
)
from longcount.games.winter.offers.abilities import costs, effect_of
from longcount.games.winter.offers.turn import can_eat, usable_abilities
from longcount.games.winter.state import State
from longcount.kernel.decisions import Decision


def do(s: State, decision: Decision) -> None:
    """Carry out a decision of the acting seat."""
    if isinstance(decision, GoOn):
        do_go_on(s)
    elif isinstance(decision, Play):
        do_play(s, decision.card)
    elif isinstance(decision, Place):
        do_place(s, decision)
    elif isinstance(decision, EndTurn):
        do_end_turn(s)
    elif isinstance(decision, Done):
        do_done_here(s)
    elif isinstance(decision, Hide):
        do_hide(s, decision.card)
    elif isinstance(decision, Use):
        do_use(s, decision.code)
    elif isinstance(decision, Eat):
        do_eat(s)
    elif isinstance(decision, Bury):
        charge(s, BURY)
        do_bury(s, decision)
    else:
        do_gain(s, decision)


def do_done_here(s: State) -> None:
    """Decline what is asked; abilities of a culture card that were not used are gone."""
    step = s.stack[-1]
    if step.kind == steps.ABILITIES:
        leave_culture(s, step.a)
    elif step.kind == steps.SUN:
        use_plain(s)
    do_done(s)


def leave_culture(s: State, kind: int) -> None:
    """Abilities that could be used are gone; if none could, food may still be spent first and make one useful."""
    me = s.players[s.turn]
    if usable_abilities(s, me, kind) or not can_eat(s, me):
        end_culture(s, kind)  # W-CULTURE-03 A-72


def use_plain(s: State) -> None:
    """Eclipse abilities that only give goods are used before the step ends."""
    me = s.players[s.turn]
    for code in s.armed[:]:
        effect = effect_of(s, me, code)
        if effect.is_plain and not costs(effect):
            do_use(s, code)


def do_gain(s: State, decision: Decision) -> None:
    """A resource of the ladder, or something else that effects and actions give."""
    if isinstance(decision, Advance):
        charge(s, IDOL)
        advance(s, decision.track)  # W-IDOL-03
    elif isinstance(decision, TakeTools):
        charge(s, TOOL, decision.tools + decision.food)
        do_take_tools(s, decision)
    elif isinstance(decision, DrawCard):
        charge(s, DRAW)
        draw_card(s, s.turn)
    elif isinstance(decision, Instead):
        charge(s, decision.of)
        do_instead(s, decision)
    elif isinstance(decision, MoveCamp):
        charge(s, MOVE)
        move_camp(s, decision.start, decision.target)
    elif isinstance(decision, Raise):
        charge(s, MEGALITH)
        do_raise(s, decision)
    elif isinstance(decision, PutCamp):
        charge(s, CAMP)
        put_camp(s, s.turn)
    elif isinstance(decision, UseAnimal):
        charge(s, USE_ANIMAL)
        use_animal(s, decision.species)
    else:
        do_supply(s, decision)


def do_take_tools(s: State, decision: TakeTools) -> None:
    if decision.tools:
        gain_tools(s, s.turn, decision.tools, "tools")
    if decision.food:
        gain_food(s, s.turn, decision.food, "instead of tools")  # W-GOLD-03


def do_supply(s: State, decision: Decision) -> None:
    """Cards, stones and animals that are taken, and the rarer decisions."""
    if isinstance(decision, TakeTribe):
        do_take_tribe(s, decision.tribe)
    elif isinstance(decision, DiscardTribe):
        charge(s, TRIBE_DISCARD, 1, s.stack[-1].b >> MEMORY | 1 << decision.tribe)
        take_tribe(s, decision.tribe, False)
    elif isinstance(decision, TakeCulture):
        charge(s, CULTURE)
        take_culture(s, decision.card)
    elif isinstance(decision, TakeAnimal):
        charge(s, ANIMAL, 1, decision.species + 1)
        take_animal(s, decision.species)
    elif isinstance(decision, TakeStone):
        do_take_stone(s, decision.stone)
    elif isinstance(decision, TakeTopAnimal):
        charge(s, ANIMAL_DECK)
        take_top_animal(s)
    elif isinstance(decision, Reveal):
        do_reveal(s)
    elif isinstance(decision, Found):
        charge(s, COMMUNITY)
        found(s, decision.junction)
    elif isinstance(decision, Discard):
        do_pay_card(s, decision)
    elif isinstance(decision, TakeGoods):
        do_take_goods(s)
    elif isinstance(decision, ChooseToken):
        do_choose_token(s, decision.which)
    elif isinstance(decision, CulturePoint):
        charge(s, CULTURE)
        score(s, s.turn, FROM_SUPPLY, 1, "no open culture card")  # W-DEV-10
    else:
        assert isinstance(decision, AnimalPoint)
        charge(s, ANIMAL)
        score(s, s.turn, FROM_SUPPLY, 1, "no animal left")  # W-HUNT-05 W-SYM-16


def do_take_stone(s: State, stone: int) -> None:
    by_action = s.stack[-1].kind == steps.WINDOW
    charge(s, STONE)
    take_stone(s, stone, by_action or s.options.stone_symbol_pays_cost)


def do_reveal(s: State) -> None:
    """The action of Hunt adds two animals, a symbol one."""
    by_action = s.stack[-1].kind == steps.WINDOW and s.part == TOP
    charge(s, REVEAL)
    reveal(s, s.pack.reveals if by_action else 1)


def do_pay_card(s: State, decision: Discard) -> None:
    if s.stack[-1].kind == steps.PAY_CARD:
        s.stack.pop()
    else:
        charge(s, DISCARD)
    do_discard(s, decision)
