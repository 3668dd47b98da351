"""A game at one terminal: people and bots take their turns, every decision is saved at once."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from longcount.bots import Bot
from longcount.bots.explorer import with_goal
from longcount.cli import explore, files, plans, rules, screen
from longcount.cli.boards.marks import COLOURS, SHAPES, named
from longcount.cli.choices import read_choice, show_choices
from longcount.cli.language import speech, tr
from longcount.cli.language import told as told_error
from longcount.cli.result import show_result
from longcount.cli.retelling import Told, facts_for, told_so_far
from longcount.cli.seating import YOU
from longcount.cli.sentences import line, lines
from longcount.cli.shown import board_of, rulebook_of
from longcount.kernel import record
from longcount.kernel.chance import Chance, Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import settle
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Fact

PAUSE: Final = 0.7
"""Seconds for which a bot's decision is shown while others wait."""
LOG_LINES: Final = 30
NEW_ROUND: Final = "round"
"""The verb that begins a round in the story of every game."""
END: Final = "end"
"""The decision that ends a turn on purpose; any other ending can be taken back first."""
HELP: Final = (
    ("3", "choose, by number"),
    ("{example}", "the same in notation; {short} is enough, the beginnings of its words"),
    ("undo", "take back your last decision, as long as nobody acted since"),
    ("why {example}", "why something is not offered"),
    ("rule", "the rule of this question; rule {rule} for others"),
    ("explore", "whole turns you could take; explore points for those that gain points"),
    ("plans", "ways to go on to the end, and what each needs by when"),
    ("board", "the whole table again"),
    ("log", "what happened so far"),
    ("save [FILE]", "every decision is saved anyway; FILE keeps a copy"),
    ("quit", "leave; the game can be resumed"),
)
"""What may be entered, and what for."""


class Leave(Exception):
    """A person leaves the table."""


class Session:
    def __init__(
        self, match: Match[Any], kinds: Sequence[str], bots: dict[int, Bot], chance: Chance, path: Path, fast: bool
    ) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.speech: Final = speech(match.game).at(match.header.options)
        self.board: Final = board_of(match.game)
        self.rulebook: Final = rulebook_of(match.game)
        self.names: Final = [screen.clean(name) or "?" for name in match.header.seats]
        self.people: Final = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.bots: Final = bots
        self.chance: Final = chance
        self.path: Final = path
        self.fast: Final = fast
        self.console: Final[Console] = screen.out()
        self.told: list[Told] = told_so_far(match)
        self.heard: list[int] = [self.last_of(seat) for seat in range(len(kinds))]
        """For each seat, how much of the story it was shown."""
        self.at_screen = CHANCE
        """The seat whose table was drawn last, and is still much the same."""
        self.drawn_turn = 0
        """The turn in which it was drawn."""

    def last_of(self, seat: int) -> int:
        """How much had been told when this seat decided last."""
        return max([0, *[place for place, told in enumerate(self.told, start=1) if told.seat == seat]])

    # --- the loop -----------------------------------------------------------------

    def play(self) -> int:
        """Until the game is over or somebody leaves; the exit status."""
        self.save()
        self.say_file(
            tr(
                "{title}. Type help for help. Every decision is saved in {path}",
                title=self.game.title,
                path=str(self.path),
            )
        )
        try:
            while not self.game.pending(self.match.state).is_over:
                self.go_on()
        except (Leave, EOFError):
            return self.take_leave(0)
        except KeyboardInterrupt:
            return self.take_leave(130)
        self.finish()
        return 0

    def go_on(self) -> None:
        pending = self.game.pending(self.match.state)
        if pending.is_chance:
            self.note(CHANCE, Told(CHANCE, self.match.settle(self.chance)))
            return
        seats = sorted(pending.seats, key=lambda seat: seat in self.people)
        if seats[0] in self.people:
            self.ask(seats[0])
        else:
            self.let_bot_play(seats[0])

    def take_leave(self, status: int) -> int:
        self.save()
        again = f"longcount play {self.game.name} --resume {shlex.quote(str(self.path))}"
        self.say_file("\n" + tr("Saved. Go on with: {command}", command=again))
        return status

    def finish(self) -> None:
        outcome = self.game.outcome(self.match.state)
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.show_log(tr("The end"), facts_for([t.story for t in self.told[min(self.heard) :]], viewer))
        show_result(self.console, self.speech, outcome, self.names)
        self.say_file(tr("The record lies in {path}", path=str(self.path)))

    # --- decisions ----------------------------------------------------------------

    def note(self, seat: int, told: Told) -> None:
        """Keep what happened, save, and let the next person see the whole table where it changed much."""
        self.told.append(told)
        is_new_round = any(fact.verb == NEW_ROUND for fact in told.story.facts)
        is_new_turn = self.game.turn(self.match.state) != self.drawn_turn
        if is_new_round or (is_new_turn and seat not in (CHANCE, self.at_screen)):
            self.at_screen = CHANCE
        self.save()

    def decide(self, seat: int, decision: Decision) -> Told:
        told = Told(seat, self.match.play(seat, decision))
        self.note(seat, told)
        return told

    def let_bot_play(self, seat: int) -> None:
        state = self.match.state
        offers = self.game.offers(state, seat)
        with self.console.status(Text(tr("{name} is thinking…", name=self.names[seat]))) as status:
            decision = self.bots[seat].choose(self.game, self.game.view(state, seat), seat, offers)
            is_secret = self.game.secret(state, seat, decision) is not None
            told = self.decide(seat, decision)
            said = tr("{name} decides in secret", name=self.names[seat]) if is_secret else self.sentence(told)
            status.update(Text(said))
            if self.console.is_terminal and not self.fast:
                time.sleep(PAUSE)
        if not self.people:
            self.say_line(seat, said)

    def sentence(self, told: Told) -> str:
        """What a decision did, in one line."""
        return line(self.speech, told.story.seen_by(None), self.names)

    # --- asking a person ----------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show what is new, ask until a decision is made, and let a turn that ended by itself be taken back."""
        offers = self.board.arranged(self.game.offers(self.match.state, seat))
        is_secret = self.game.secret(self.match.state, seat, offers[0]) is not None
        if is_secret and len(self.people) > 1:
            self.pass_screen(seat)
        self.show_table(seat)
        self.show_question(seat, offers)
        decision = self.read_decision(seat, offers)
        if decision is None:
            return
        turn = self.game.turn(self.match.state)
        told = self.decide(seat, decision)
        if is_secret and len(self.people) > 1:
            self.wipe()
        self.hear_own(seat, told)
        if decision.text != END and not is_secret:
            self.offer_undo(seat, turn)

    def pass_screen(self, seat: int) -> None:
        self.wipe()
        self.say(tr("The next choice is secret. Pass the screen to {name}.", name=self.names[seat]), "bold")
        input(tr("Press Enter when nobody else is looking.") + " ")

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        self.at_screen = CHANCE

    def hear_own(self, seat: int, told: Told) -> None:
        for who, said in lines(self.speech, told.story.seen_by(seat), self.names):
            self.say_line(who, said)
        if self.heard[seat] == len(self.told) - 1:
            self.heard[seat] = len(self.told)

    def offer_undo(self, seat: int, turn: int) -> None:
        """The last moment to take something back, before the others or a draw come after it."""
        after = self.after_draws()
        if self.fast or seat in self.game.pending(after).seats or self.match.why_no_undo(seat):
            return
        what = tr("Your turn is over.") if self.game.turn(after) != turn else tr("The others are next.")
        self.say(f"{what}  {tr('1 go on   undo take it back')}", "bold")
        while True:
            entry = input("> ").strip().lower()
            if entry in ("undo", "u"):
                self.undo(seat)
                return
            if entry in ("", "1", "go on"):
                return
            if not self.obey(seat, [], entry):
                self.say(tr("Enter or 1 to go on, undo to take it back."), "yellow")

    def after_draws(self) -> Any:
        """A table like this one where pending draws are made, no matter which: to see who is asked next."""
        state = self.match.state.clone()
        settle(self.game, state, Dice(0))
        return state

    def show_table(self, seat: int) -> None:
        """What others and chance did, below the board, unless this seat has just seen the board."""
        is_new = self.at_screen != seat
        if is_new:
            self.show_board(seat)
            self.drawn_turn = self.game.turn(self.match.state)
        title = tr("Since your last turn") if self.heard[seat] else tr("So far")
        self.show_log(title if is_new else "", self.news_for(seat))
        if not is_new:
            self.say_line(seat, self.board.mat_line(self.game.view(self.match.state, seat), seat, self.speech))
        self.heard[seat] = len(self.told)
        self.at_screen = seat

    def news_for(self, seat: int) -> list[Fact]:
        """What this seat has not been shown yet; the draws of the set-up are no news."""
        first = next((place for place, told in enumerate(self.told) if told.seat != CHANCE), len(self.told))
        news = self.told[max(self.heard[seat], first) :]
        return facts_for([told.story for told in news if told.seat != seat], seat)

    def show_board(self, seat: int) -> None:
        self.console.print(Rule(named(seat, self.names), style="dim"))
        self.console.print(
            self.board.draw(self.game.view(self.match.state, seat), self.names, self.console.width, self.speech)
        )

    def show_log(self, title: str, facts: list[Fact]) -> None:
        if facts and title:
            self.console.print(Rule(title, style="dim"))
        for who, said in lines(self.speech, facts, self.names):
            self.say_line(who, said)

    def show_question(self, seat: int, offers: list[Decision]) -> None:
        pending = self.game.pending(self.match.state)
        who = "" if len(self.people) == 1 else f"{self.names[seat]}: "
        self.console.print(Rule(style="dim"))
        goes_on = any(offer.text == END for offer in offers)
        question = tr("Go on with your turn, or end it") if goes_on else self.speech.prompt(pending.step)
        self.say(f"{who}{question} ({pending.rule})", "bold")
        show_choices(self.console, self.game, self.game.view(self.match.state, seat), seat, offers)

    # --- what a person may enter ----------------------------------------------------

    def read_decision(self, seat: int, offers: list[Decision]) -> Decision | None:
        """A legal decision; None when something was taken back instead."""
        while True:
            entry = input("> ").strip()
            if entry.lower() in ("undo", "u"):
                if self.undo(seat):
                    return None
            elif not self.obey(seat, offers, entry):
                decision = self.try_choice(seat, offers, entry)
                if decision is not None:
                    return decision

    def try_choice(self, seat: int, offers: list[Decision], entry: str) -> Decision | None:
        try:
            decision = read_choice(self.match, offers, entry)
        except LongCountError as error:
            self.say(f"{told_error(error, self.game)} {tr('Type help for help.')}", "red")
            return None
        if decision in offers:
            return decision
        self.explain(seat, decision)
        return None

    def obey(self, seat: int, offers: list[Decision], entry: str) -> bool:
        """Carry out a command that is no decision; whether it was one."""
        word, _, rest = entry.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self.say(tr("Type a number, or help."), "yellow"),
            "help": self.help,
            "?": self.help,
            "explore": lambda text: self.explore(seat, text),
            "plans": lambda _: self.show_plans(seat),
            "board": lambda _: self.show_board(seat),
            "log": lambda _: self.show_whole_log(seat),
            "rule": self.show_rule,
            "rules": self.show_rule,
            "why": lambda text: self.why(seat, text),
            "save": self.save_copy,
            "quit": self.leave,
            "exit": self.leave,
        }
        if word.lower() not in commands:
            return False
        try:
            commands[word.lower()](rest.strip())
        except LongCountError as error:
            self.say(told_error(error, self.game), "red")
        return True

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except LongCountError as error:
            self.say(told_error(error, self.game), "red")
            return False
        self.told.pop()
        self.heard = [min(number, len(self.told)) for number in self.heard]
        self.at_screen = seat
        self.save()
        self.say(tr("Taken back."), "yellow")
        return True

    def show_whole_log(self, seat: int) -> None:
        facts = facts_for([told.story for told in self.told], seat)
        for who, said in lines(self.speech, facts, self.names)[-LOG_LINES:]:
            self.say_line(who, said)

    def help(self, _: str) -> None:
        """What may be entered, with examples of this game."""
        example, rule = self.example(), self.game.pending(self.match.state).rule
        short = " ".join(word[:2] for word in example.split())
        table = Table.grid(padding=(0, 2, 0, 1))
        for entered, meaning in HELP:
            told = tr(meaning, example=example, short=short, rule=rule)
            table.add_row(Text(entered.replace("{example}", example), style="bold"), Text(told))
        self.console.print(table)

    def example(self) -> str:
        """A decision of this game, offered now if anything is."""
        pending = self.game.pending(self.match.state)
        offers = [] if pending.is_over else self.game.offers(self.match.state, pending.seats[0])
        return (offers or self.game.catalogue.decisions)[0].text

    def show_rule(self, text: str) -> None:
        if self.rulebook is None:
            self.say(tr("This game has no rulebook."), "yellow")
        else:
            rules.look_up(self.console, self.game, self.rulebook, text or self.game.pending(self.match.state).rule)

    def explore(self, seat: int, text: str) -> None:
        found = explore.prospects_of(self.match, explore.asked_seat(self.match, seat), explore.TOP)
        wanted = with_goal(found, explore.find_goal(self.speech, found, text)) if text else found
        explore.show(self.console, self.match, seat, found, wanted[: explore.TOP])

    def show_plans(self, seat: int) -> None:
        """Alone against bots: among people nobody is advised."""
        if len(self.people) > 1:
            self.say(tr("Plans are for games against bots, not against people."), "yellow")
            return
        plans.show(self.console, self.match, seat, plans.plans_of(self.match, explore.asked_seat(self.match, seat)))

    def why(self, seat: int, text: str) -> None:
        if not text:
            self.say(tr("Say what you would like to do: why {example}", example=self.example()), "yellow")
            return
        decision = self.game.catalogue.read(text)
        if self.match.why_not(seat, decision) is None:
            self.say(tr("'{text}' is offered: choose it.", text=decision.text), "green")
        else:
            self.explain(seat, decision)

    def explain(self, seat: int, decision: Decision) -> None:
        """Why a decision is refused, with the text of the rule."""
        refusal = self.match.why_not(seat, decision)
        assert refusal is not None
        self.say(told_error(refusal, self.game), "red")
        rule = self.rulebook.rules.get(refusal.rule) if self.rulebook else None
        if rule is not None:
            self.say(f"{rule.name}: {rule.text}", "dim")

    def leave(self, _: str) -> None:
        raise Leave

    # --- saving ---------------------------------------------------------------------

    def save(self) -> None:
        """After every decision; a full disk must not end the game."""
        try:
            files.write_text(self.path, record.write(self.match))
        except files.FileTrouble as error:
            if not self.match.live:
                raise
            self.say(told_error(error, self.game), "red")

    def save_copy(self, name: str) -> None:
        if name:
            files.write_new(Path(name).expanduser(), record.write(self.match))
        self.say_file(tr("Saved in {path}", path=name or str(self.path)))

    # --- words on the screen ----------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say_file(self, text: str) -> None:
        """A text with a path, never broken within it, so that it can be copied."""
        self.console.print(Text(text, style="bold"), soft_wrap=True)

    def say_line(self, seat: int, line: str) -> None:
        """A line of the log, with the mark of the seat it is about; what does not fit stands below the words."""
        mark = Text() if seat == CHANCE else Text(SHAPES[seat], style=f"bold {COLOURS[seat]}")
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=1)
        table.add_column()
        table.add_row(mark, Text(line))
        self.console.print(table)
