"""Where code and tests cite a rule: in a trailing comment, `# T-PLACE-05`, and in a mark, `@pytest.mark.rule(...)`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

RULE_ID: Final = re.compile(r"\b[A-Z]-[A-Z0-9]+-\d\d\b")
_COMMENT: Final = re.compile(r"#(.*)$")
_MARK: Final = re.compile(r"mark\.rule\(([^)]*)\)", re.DOTALL)


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
