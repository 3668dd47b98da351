"""Reads the code: which errors it can raise with which sentences, and which refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from longcount import freshness

PACKAGE = Path(freshness.__file__).parent
NOT_FOR_PEOPLE = {"BadData", "LawBroken", "NothingInItsPlace", "IllegalDecision"}
"""What writers of data files, games and laws are told stays English; an illegal decision is told by the game."""
RULED = {"ruled", "never"}
"""How notations make an error that has a rule: the sentence comes second."""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def error_names() -> frozenset[str]:
    """Every class that derives from LongCountError, by name."""
    trees = [tree_of(path) for path in PACKAGE.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found, size = {"LongCountError"}, 0
    while len(found) != size:
        size = len(found)
        found |= {node.name for node in classes if any(isinstance(b, ast.Name) and b.id in found for b in node.bases)}
    return frozenset(found - NOT_FOR_PEOPLE)


def calls_in(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def sentences_in(room: Path) -> Iterator[tuple[str, str]]:
    """Where each error is made, and its sentence as it stands there; empty where that cannot be read."""
    for path in sorted(room.rglob("*.py")):
        for name, call in calls_in(path):
            place = 1 if name == "RecordError" or name in RULED else 0
            if (name in error_names() or name in RULED) and len(call.args) > place:
                for sentence in texts_of(call.args[place], path):
                    yield f"{path.relative_to(PACKAGE)}:{call.lineno}", sentence


def texts_of(node: ast.expr, path: Path) -> list[str]:
    """A text, either of two, or whatever text a name is given in this file; a parameter is its callers' matter."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*texts_of(node.body, path), *texts_of(node.orelse, path)]
    if isinstance(node, ast.Name):
        nodes = [one for one in ast.walk(tree_of(path)) if isinstance(one, ast.Assign)]
        given = [one.value for one in nodes if any(isinstance(t, ast.Name) and t.id == node.id for t in one.targets)]
        return [text for value in given for text in texts_of(value, path)]
    return [""]


def refusals_in(folder: Path) -> set[str]:
    """The keys of all refusals that a game's code makes."""
    keys: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for name, call in calls_in(path):
            if name == "Refusal" and len(call.args) > 1:
                keys |= set(texts_of(call.args[1], path))
    return keys - {""}


def texts_in(folder: Path) -> set[str]:
    """Every text that stands in the code of a folder."""
    trees = [tree_of(path) for path in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
