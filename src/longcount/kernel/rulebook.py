"""Loads rulebook.toml and rulings.toml: the rules in our words, the open questions, the options."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longcount.kernel.game import Option


@dataclass(frozen=True)
class Rule:
    """One numbered rule in our words, and where it stands in the printed rulebook."""

    name: str
    chapter: str
    text: str
    pages: str
    edge: str
    exempt: str
    rulings: list[str]


@dataclass(frozen=True)
class Ruling:
    """A question the rulebook leaves open, our answer and its reason; perhaps an option."""

    name: str
    question: str
    answer: str
    reason: str
    option: str
    rules: list[str]


class Rulebook:
    """Chapters, rules, rulings and options of one game, in English or as rulebook.<language>.toml has it."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        rules = read_all(folder, "rulebook.toml")
        rulings = read_all(folder, "rulings.toml")
        words = Texts({} if language == "en" else read_all(folder, f"rulebook.{language}.toml"))
        self.languages: tuple[str, ...] = (
            "en",
            *sorted(path.suffixes[0][1:] for path in folder.glob("rulebook.*.toml")),
        )
        self.chapters: dict[str, str] = {key: words.chapter(key, row["title"]) for key, row in rules["chapter"].items()}
        self.rules: dict[str, Rule] = {
            name: Rule(
                name,
                name[: name.rindex("-")],
                words.of("rule", name, row, "text"),
                str(row.get("pages", "")),
                words.of("rule", name, row, "edge"),
                str(row.get("exempt", "")),
                [str(r) for r in row.get("rulings", [])],
            )
            for name, row in rules["rule"].items()
        }
        self.rulings: dict[str, Ruling] = {
            str(row["id"]): Ruling(
                str(row["id"]),
                words.of("ruling", row["id"], row, "question"),
                words.of("ruling", row["id"], row, "answer"),
                words.of("ruling", row["id"], row, "reason"),
                str(row.get("option", "")),
                [str(r) for r in row.get("rules", [])],
            )
            for row in rulings["ruling"]
        }
        self.options: tuple[Option, ...] = tuple(
            Option(row["name"], tuple(row["values"]), row["default"], row["ruling"]) for row in rulings["option"]
        )


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def read_all(folder: Path, name: str) -> dict[str, Any]:
    """A file of a game with those of its modules behind it: tables are joined, lists go on."""
    found = read_toml(folder / name)
    for path in sorted(folder.glob(f"modules/*/{name}")):
        for key, content in read_toml(path).items():
            found[key] = [*found[key], *content] if isinstance(content, list) else {**found.get(key, {}), **content}
    return found


class Texts:
    """Of another language; what it lacks stays as it is."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.found = found

    def chapter(self, name: str, title: str) -> str:
        return str(self.found.get("chapter", {}).get(name, title))

    def of(self, table: str, name: str, row: dict[str, Any], field: str) -> str:
        return str(self.found.get(table, {}).get(name, {}).get(field, row.get(field, "")))
