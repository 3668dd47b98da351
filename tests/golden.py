"""A golden playthrough: every public method of a game at every state of one seeded match, as text.

The text is kept in golden/. If it changes, the rules, the views, the offers or the stories have changed: look at the
difference, and write it anew only if that was meant:

    python tests/golden.py
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from longcount.games import GAMES  # noqa: E402
from longcount.kernel import record  # noqa: E402
from longcount.kernel.chance import Dice, SeededChance  # noqa: E402
from longcount.kernel.match import Match  # noqa: E402
from longcount.kernel.pending import CHANCE  # noqa: E402

FOLDER = Path(__file__).parent / "golden"
TABLES: list[tuple[str, str, int, int]] = [
    ("tzolkin", "", 2, 8),
    ("tzolkin", "", 3, 5),
    ("tzolkin", "", 4, 3),
    ("tikal", "", 2, 8),
    ("tikal", "", 3, 5),
    ("tikal", "auction", 4, 3),
    ("winter", "", 2, 8),
    ("winter", "", 3, 5),
    ("winter", "", 4, 3),
]
"""Game, its version where there are several, players, seed."""

MANY = 40


def digest(thing: object) -> str:
    return hashlib.sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:12]


def describe(match: Match[Any], dice: Dice) -> list[str]:
    """One state through every question that can be asked about it."""
    game, state = match.game, match.state
    pending = game.pending(state)
    seats = range(len(match.header.seats))
    lines = [f"pending {list(pending.seats)} {pending.step} {pending.rule} turn {game.turn(state)}"]
    for seat in pending.seats:
        offers = game.offers(state, seat)
        lines.append(f"offers {seat}: " + listed([offer.text for offer in offers]))
    if pending.is_chance:
        lines.append(f"odds {game.odds(state)}")
    lines.append("views " + " ".join(digest(game.view(state, seat)) for seat in [*seats, None]))
    filled = [game.determinize(game.view(state, seat), Dice(1)) for seat in seats]
    lines.append("filled " + " ".join(digest(game.view(other, None)) for other in filled))
    lines.append("worth " + " ".join(f"{game.judged().evaluate(state, seat):.3f}" for seat in seats))
    lines.append(f"stock {game.stock(state)}")
    if pending.seats and not pending.is_chance:
        seat = pending.seats[0]
        decision = game.catalogue[dice.below(len(game.catalogue))]
        lines.append(f"why not {decision.text}: {match.why_not(seat, decision)}")
        lines.append(f"undo: {match.why_no_undo(seat) or 'yes'}")
    return lines


def listed(texts: list[str]) -> str:
    """Texts one by one, or their number and a digest where there are many."""
    return "; ".join(texts) if len(texts) <= MANY else f"{len(texts)}, {digest(texts)}"


def playthrough(name: str, version: str, players: int, seed: int) -> str:
    """The whole match as text."""
    game = GAMES[name]
    match = Match(game, [f"Seat {n + 1}" for n in range(players)], {"version": version} if version else {})
    dice, asked, chance = Dice(seed), Dice(seed + 1), SeededChance(seed + 2)
    lines = [f"{name}, {players} players, seed {seed}"]
    while not game.pending(match.state).is_over:
        lines += ["", f"--- {len(match.rows)}", *describe(match, asked)]
        seats = game.pending(match.state).seats
        seat = seats[dice.below(len(seats))]
        offers = game.offers(match.state, seat)
        pick = chance.pick(game.odds(match.state)) if seat == CHANCE else dice.below(len(offers))
        secret = game.secret(match.state, seat, offers[pick])
        story = match.play(seat, offers[pick])
        hidden = f" (secret of {secret.known_to} until {secret.until})" if secret else ""
        lines.append(f"play {seat}: {offers[pick].text}{hidden}")
        lines += [f"  {fact}" for fact in story.facts]
    outcome = game.outcome(match.state)
    assert outcome is not None
    lines += ["", "--- over", *describe(match, asked)]
    lines.append(f"outcome {outcome.scores} {outcome.breakdown} {outcome.winners} {outcome.tie_break}")
    lines.append(f"record {digest(record.write(match))}")
    return "\n".join(lines) + "\n"


def path_of(name: str, version: str, players: int) -> Path:
    return FOLDER / ("-".join([name, *([version] if version else []), str(players)]) + ".txt")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        path_of(*table[:3]).write_text(playthrough(*table), encoding="utf-8")
