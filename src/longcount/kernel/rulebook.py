"""Loads rulebook.toml and rulings.toml, and finds where code and tests cite a rule.

Code cites in a trailing comment, `# T-PLACE-05`; tests in a mark, `@pytest.mark.rule("T-PLACE-05")`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from longcount.kernel.game import Option

RULE_ID: Final = re.compile(r"\b[A-Z]-[A-Z0-9]+-\d\d\b")
_COMMENT: Final = re.compile(r"#(.*)$")
_MARK: Final = re.compile(r"mark\.rule\(([^)]*)\)", re.DOTALL)


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
        rules = read_toml(folder / "rulebook.toml")
        rulings = read_toml(folder / "rulings.toml")
        words = self.words = Words({} if language == "en" else read_toml(folder / f"rulebook.{language}.toml"))
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
            Option(row["name"], tuple(row["values"]), row["default"], words.option(row), row["ruling"])
            for row in rulings["option"]
        )

    def in_words(self, option: Option) -> Option:
        """An option of the game in this rulebook's language, also one that a game adds to those of its rulings."""
        titles = tuple([self.words.title(title) for title in option.titles])
        sentence = self.words.option({"name": option.name, "sentence": option.sentence})
        return Option(option.name, option.values, option.default, sentence, option.ruling, titles)


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Words:
    """Texts of another language; what it lacks stays as it is."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.found = found

    def chapter(self, name: str, title: str) -> str:
        return str(self.found.get("chapter", {}).get(name, title))

    def of(self, table: str, name: str, row: dict[str, Any], field: str) -> str:
        return str(self.found.get(table, {}).get(name, {}).get(field, row.get(field, "")))

    def option(self, row: dict[str, Any]) -> str:
        return str(self.found.get("option", {}).get(row["name"], row["sentence"]))

    def title(self, english: str) -> str:
        return str(self.found.get("title", {}).get(english, english))


@dataclass(frozen=True)
class Citation:
    """One place that names a rule."""

    rule: str
    file: str
    line: int
    name: str


def code_citations(folder: Path, root: Path) -> list[Citation]:
    """Every rule id in a comment of the code below a folder."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            comment = _COMMENT.search(line)
            for rule in RULE_ID.findall(comment.group(1)) if comment else []:
                found.append(Citation(rule, path.relative_to(root).as_posix(), number, ""))
    return found


def test_citations(folder: Path, root: Path) -> list[Citation]:
    """Every rule id in a rule mark of the tests below a folder, with the name of the test that follows the mark."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for mark in _MARK.finditer(text):
            test = re.search(r"def (test_\w+)|pytest\.param", text[mark.end() :])
            name = test.group(1) or "" if test else ""
            line = text.count("\n", 0, mark.start()) + 1
            for rule in RULE_ID.findall(mark.group(1)):
                found.append(Citation(rule, path.relative_to(root).as_posix(), line, name))
    return found
