"""The order of the house: who may import whom, no dependency below, clones that forget nothing, fresh machine code."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from longcount import freshness
from longcount.games import GAMES

PACKAGE = Path(freshness.__file__).parent
ROOMS = ("kernel", "conformance", "games", "words", "bots", "learn", "server", "cli")
"""Imports point to the left only."""


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_imports_point_one_way(room: str) -> None:
    forbidden = ROOMS[ROOMS.index(room) + 1 :]
    for path in (PACKAGE / room).rglob("*.py"):
        for name in imports_of(path):
            assert not any(name.startswith(f"longcount.{other}") for other in forbidden), f"{path} imports {name}"


@pytest.mark.parametrize("room", ["kernel", "conformance", "games", "bots"])
def test_the_engine_has_no_dependency(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        outside = {name.split(".")[0] for name in imports_of(path)} - set(sys.stdlib_module_names) - {"longcount"}
        assert not outside, f"{path} imports {outside}"


def test_learning_needs_arrays_only() -> None:
    for path in (PACKAGE / "learn").rglob("*.py"):
        outside = {name.split(".")[0] for name in imports_of(path)} - set(sys.stdlib_module_names) - {"longcount"}
        assert outside <= {"numpy", "torch"}, f"{path} imports {outside}"


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        others = {name for name in imports_of(path) if name.startswith("longcount.games.")}
        assert all(name.startswith(f"longcount.games.{own}") for name in others), path


def test_the_kernel_is_thin() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (PACKAGE / "kernel").glob("*.py"))
    assert lines < 2000


def fields(source: Path, name: str) -> set[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return {
                item.target.id
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            }
    raise AssertionError(name)


APART = {"options", "story", "pack", "field", "offered"}
"""Options, the pack and the field they make never change; the story is whoever listens; offers follow from the rest."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("cls", "apart"), [("State", APART), ("Player", set())])
def test_clone_and_key_miss_no_field(game: str, cls: str, apart: set[str]) -> None:
    """`clone` copies every field; `key` holds every field but what never changes, what follows, and the listener."""
    source = PACKAGE / "games" / game / "state.py"
    wanted = fields(source, cls)
    tree = next(
        node
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and node.name == cls
    )
    methods = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    copied = {
        n.attr for n in ast.walk(methods["clone"]) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)
    }
    keyed = {
        n.attr for n in ast.walk(methods["key"]) if isinstance(n, ast.Attribute) and ast.unparse(n.value) == "self"
    }
    assert wanted == copied
    assert wanted - apart == keyed


# --- what is installed -----------------------------------------------------------

LOCKS = PACKAGE.parents[1] / "requirements"


def locked(path: Path) -> dict[str, list[Requirement]]:
    """What a lock file pins, by name; a name may stand there once for each kind of machine."""
    found: dict[str, list[Requirement]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            pinned = Requirement(line.removesuffix("\\").strip())
            found.setdefault(canonicalize_name(pinned.name), []).append(pinned)
    return found


def wanted(*extras: str) -> list[Requirement]:
    project = tomllib.loads((LOCKS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["dependencies"] + [line for extra in extras for line in project["optional-dependencies"][extra]]
    return [Requirement(line) for line in lines if not line.startswith(project["name"])]


@pytest.mark.parametrize(
    ("lock", "extras"), [("play", ("compile",)), ("dev", ("compile", "learn", "plots", "ray", "dev"))]
)
def test_what_is_locked_is_what_is_asked_for(lock: str, extras: tuple[str, ...]) -> None:
    """An edit of pyproject.toml without `make lock` would install something else than it says."""
    pins = locked(LOCKS / f"{lock}.lock")
    for requirement in wanted(*extras):
        for pinned in pins[canonicalize_name(requirement.name)]:
            (version,) = [specifier.version for specifier in pinned.specifier]
            assert version in requirement.specifier, requirement


def test_who_works_on_the_house_plays_with_what_players_have() -> None:
    dev = locked(LOCKS / "dev.lock")
    for name, pins in locked(LOCKS / "play.lock").items():
        assert [str(pin) for pin in pins] == [str(pin) for pin in dev[name]], name


def test_a_lock_names_no_place() -> None:
    for path in LOCKS.glob("*.lock"):
        assert "://" not in path.read_text(encoding="utf-8"), path


# --- machine code ---------------------------------------------------------------


def says(package_parent: Path, **environment: str) -> tuple[str, str]:
    """Which build a copy of the package runs, and what it writes to stderr."""
    clean = {key: value for key, value in os.environ.items() if key != freshness.INTERPRETED}
    done = subprocess.run(
        [sys.executable, "-c", "import longcount.version as v; print(v.is_compiled())"],
        capture_output=True,
        text=True,
        cwd=package_parent,
        env={**clean, "PYTHONPATH": str(package_parent), **environment},
        check=True,
    )
    return done.stdout.strip(), done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    if not freshness.BUILD_FILE.exists():
        pytest.skip("the engine is not compiled here")
    if json.loads(freshness.BUILD_FILE.read_text())["fingerprint"] != freshness.fingerprint():
        pytest.skip("the engine was edited since it was compiled")
    shutil.copytree(PACKAGE, tmp_path / "longcount", ignore=shutil.ignore_patterns("__pycache__"))
    for library in PACKAGE.parent.glob("longcount__mypyc*"):
        shutil.copy(library, tmp_path)
    return tmp_path


def test_fresh_machine_code_runs(copy: Path) -> None:
    assert ("True", "") == says(copy)


def test_machine_code_is_left_aside_on_demand(copy: Path) -> None:
    assert ("False", "") == says(copy, LONGCOUNT_INTERPRETED="1")


def test_an_edit_never_leaves_stale_machine_code_running(copy: Path) -> None:
    edited = copy / "longcount" / "kernel" / "chance.py"
    edited.write_text(edited.read_text() + "\n# an edit\n")
    build, told = says(copy)
    assert "False" == build
    assert "running interpreted" in told


def test_machine_code_without_its_fingerprint_is_not_trusted(copy: Path) -> None:
    (copy / "longcount" / freshness.BUILD_FILE.name).unlink()
    assert "False" == says(copy)[0]


def test_a_new_source_file_counts_as_an_edit(copy: Path) -> None:
    (copy / "longcount" / "kernel" / "more.py").write_text("x = 1\n")
    assert "False" == says(copy)[0]
