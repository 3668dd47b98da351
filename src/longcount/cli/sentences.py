"""What happened, as lines: what one seat did in a row stands in one."""

from __future__ import annotations

from collections.abc import Sequence

from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import Speech
from longcount.kernel.story import Fact


def lines(speech: Speech, facts: Sequence[Fact], names: Sequence[str]) -> list[tuple[int, str]]:
    """Facts as log lines with the seat each is about; what befalls the table is about nobody."""
    out: list[tuple[int, str]] = []
    for fact in facts:
        said = speech.tell(fact)
        if not said:
            continue
        seat = speech.subject(fact)
        if seat is None:
            out.append((CHANCE, said))
        elif out and out[-1][0] == seat:
            out[-1] = (seat, speech.words.joined([out[-1][1], said], "lines"))
        else:
            out.append((seat, f"{names[seat]}: {said}"))
    return out


def line(speech: Speech, facts: Sequence[Fact], names: Sequence[str]) -> str:
    """All of it in one."""
    return speech.words.joined([text for _, text in lines(speech, facts, names)], "lines")
