"""The order of the house: who may import whom, no dependency below, clones that forget nothing, fresh machine code."""

from __future__ import annotations

import ast
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


def dependencies_of(path: Path) -> set[str]:
    """Packages from outside that a file imports."""
    return {name.split(".")[0] for name in imports_of(path)} - set(sys.stdlib_module_names) - {"longcount"}


@pytest.mark.parametrize("room", ["kernel", "conformance", "games"])
def test_the_engine_has_no_dependency(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        assert not dependencies_of(path), f"{path} imports {dependencies_of(path)}"


def test_bots_need_arrays_for_nets_only() -> None:
    for path in (PACKAGE / "bots").rglob("*.py"):
        allowed = {"numpy"} if path.name == "net.py" else set()
        assert dependencies_of(path) <= allowed, f"{path} imports {dependencies_of(path)}"


def test_bots_play_without_arrays() -> None:
    program = """
import sys
sys.modules["numpy"] = None
from longcount.bots import find_bot
from longcount.games import find_game
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match
game = find_game("tzolkin")
match = Match(game, ["Ann", "Bob"])
match.settle(SeededChance(1))
seat = game.pending(match.state).seats[0]
offers = game.offers(match.state, seat)
print(find_bot("strong", 1).choose(game, game.view(match.state, seat), seat, offers) in offers)
"""
    assert run_in(PACKAGE.parent, program).stdout.split() == ["True"]


def test_learning_needs_arrays_only() -> None:
    for path in (PACKAGE / "learn").rglob("*.py"):
        assert dependencies_of(path) <= {"numpy", "torch"}, f"{path} imports {dependencies_of(path)}"


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        others = {name for name in imports_of(path) if name.startswith("longcount.games.")}
        assert all(name.startswith(f"longcount.games.{own}") for name in others), path


GAME_ROOMS = (
    *("components", "decisions", "effects", "flow", "heuristics", "ledger", "notation", "offers", "sight"),
    *("refusals", "scoring", "shape", "speech", "state", "steps", "view", "words"),
)
"""Files or folders that every game of this house has, so that a reader finds a thing where it is in the others."""


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")))
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = {path.stem for path in (PACKAGE / "games" / game).iterdir()}
    assert set(GAME_ROOMS) <= found


def test_the_kernel_is_thin() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (PACKAGE / "kernel").glob("*.py"))
    assert lines < 2100


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


LOCKED = [("play", ("compile",)), ("serve", ("postgres",)), ("dev", ("compile", "plots", "ray", "postgres", "dev"))]


@pytest.mark.parametrize(("lock", "extras"), LOCKED)
def test_what_is_locked_is_what_is_asked_for(lock: str, extras: tuple[str, ...]) -> None:
    """An edit of pyproject.toml without `make lock` would install something else than it says."""
    pins = locked(LOCKS / f"{lock}.lock")
    for requirement in wanted(*extras):
        for pinned in pins[canonicalize_name(requirement.name)]:
            (version,) = [specifier.version for specifier in pinned.specifier]
            assert version in requirement.specifier, requirement


@pytest.mark.parametrize("lock", ["play", "serve"])
def test_who_works_on_the_house_has_what_players_and_servers_have(lock: str) -> None:
    dev = locked(LOCKS / "dev.lock")
    for name, pins in locked(LOCKS / f"{lock}.lock").items():
        assert [str(pin) for pin in pins] == [str(pin) for pin in dev[name]], name


def test_a_lock_names_no_place() -> None:
    for path in LOCKS.glob("*.lock"):
        assert "://" not in path.read_text(encoding="utf-8"), path


# --- machine code ---------------------------------------------------------------


def says(package_parent: Path, **environment: str) -> tuple[set[str], str]:
    """Which parts of a copy of the package run as machine code, and what it writes to stderr."""
    done = run_in(package_parent, "from longcount import freshness; print(*freshness.running())", **environment)
    return set(done.stdout.split()), done.stderr


def run_in(package_parent: Path, program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key != freshness.INTERPRETED}
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        cwd=package_parent,
        env={**clean, "PYTHONPATH": str(package_parent), **environment},
        check=True,
    )


PARTS = {part.name for part in freshness.parts()}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package with machine code of all its parts, to be edited."""
    if freshness.fresh_code(freshness.fingerprints()).keys() != PARTS:
        pytest.skip("the engine is not compiled here, or was edited since")
    shutil.copytree(PACKAGE, tmp_path / "longcount", ignore=shutil.ignore_patterns("__pycache__", "static", "machine"))
    (tmp_path / "longcount" / "machine").mkdir()
    for name, fingerprint in freshness.fingerprints().items():
        path = PACKAGE / "machine" / freshness.file_name(name, fingerprint)
        if path.exists():
            shutil.copy(path, tmp_path / "longcount" / "machine")
    return tmp_path


def edit(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + "\n# an edit\n", encoding="utf-8")


def only_parts(package_parent: Path) -> None:
    """Takes away a build of the whole: an edit of one part makes all of it stale."""
    for path in (package_parent / "longcount" / "machine").glob(f"{freshness.WHOLE}-*"):
        path.unlink()
    if says(package_parent)[0] != PARTS:
        pytest.skip("the engine is compiled as a whole here")


def test_fresh_machine_code_runs(copy: Path) -> None:
    assert (PARTS, "") == says(copy)


def test_every_module_of_a_fresh_part_is_machine_code(copy: Path) -> None:
    names = [name for part in freshness.parts() for name, _ in freshness.modules_of(part)]
    program = f"import importlib; [print(importlib.import_module(name).__file__) for name in {names}]"
    files = run_in(copy, program).stdout.split()
    assert len(files) == len(names)
    assert not [file for file in files if file.endswith(".py")]


def test_machine_code_is_left_aside_on_demand(copy: Path) -> None:
    assert (set(), "") == says(copy, LONGCOUNT_INTERPRETED="1")


def test_an_edited_kernel_leaves_no_machine_code_running(copy: Path) -> None:
    edit(copy / "longcount" / "kernel" / "chance.py")
    running, told = says(copy)
    assert set() == running
    assert all(name in told for name in PARTS)


@pytest.mark.parametrize("game", GAMES)
def test_an_edited_game_runs_from_source_and_the_others_do_not(copy: Path, game: str) -> None:
    only_parts(copy)
    edit(copy / "longcount" / "games" / game / "flow.py")
    running, told = says(copy)
    assert PARTS - {game} == running
    assert f"running interpreted: {game}." in told


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_source_plays_on_a_compiled_kernel(copy: Path, game: str) -> None:
    """And plays the same: what is compiled and what is not are one program."""
    only_parts(copy)
    program = (
        "import sys; from longcount.games import find_game; from longcount.kernel.chance import Dice;"
        f"game = find_game('{game}'); state = game.new(2, {{}}); game.judged().playout(state, Dice(7), game.longest);"
        "print(state.key()); print(sys.modules[type(state).__module__].__file__.endswith('.py'))"
    )
    *compiled, is_source = run_in(copy, program).stdout.splitlines()
    assert is_source == "False"
    edit(copy / "longcount" / "games" / game / "state.py")
    *mixed, is_source = run_in(copy, program).stdout.splitlines()
    assert is_source == "True"
    assert compiled == mixed


def test_an_edit_of_the_bots_leaves_the_games_alone(copy: Path) -> None:
    only_parts(copy)
    edit(copy / "longcount" / "bots" / "beam.py")
    assert PARTS - {"bots"} == says(copy)[0]


def test_a_build_of_the_whole_is_stale_as_a_whole(copy: Path) -> None:
    machine = copy / "longcount" / "machine"
    for path in machine.iterdir():
        path.rename(machine / f"{freshness.WHOLE}-{path.name.partition('-')[2]}")
    assert set() == says(copy)[0]


def test_a_part_without_what_it_stands_on_is_not_loaded(copy: Path) -> None:
    only_parts(copy)
    for path in (copy / "longcount" / "machine").glob("kernel-*"):
        path.unlink()
    assert set() == says(copy)[0]


def test_a_half_written_file_is_not_seen(copy: Path) -> None:
    for path in (copy / "longcount" / "machine").iterdir():
        path.rename(f"{path}.half")
    assert (set(), "") == says(copy)


def test_machine_code_left_beside_the_sources_is_not_looked_at(copy: Path) -> None:
    (copy / "longcount" / "kernel" / f"chance{freshness.SUFFIX}").write_bytes(b"nothing that could be loaded")
    source = run_in(copy, "import longcount.kernel.chance as c; print(c.__file__)", LONGCOUNT_INTERPRETED="1").stdout
    assert source.strip().endswith("chance.py")


def test_a_new_source_file_counts_as_an_edit(copy: Path) -> None:
    (copy / "longcount" / "kernel" / "more.py").write_text("x = 1\n")
    assert set() == says(copy)[0]


def test_a_part_imports_nothing_compiled_but_itself_and_what_it_stands_on() -> None:
    """Machine code knows the inside of what it was compiled onto: fingerprints must know about it, too."""
    home = {name: part for part in freshness.parts() for name, _ in freshness.modules_of(part)}
    for part in freshness.parts():
        for path in part.sources:
            for name in imports_of(path):
                other = home.get(name) or home.get(name.rpartition(".")[0])
                assert other is None or other.name in (part.name, *part.onto), f"{path} imports {name}"


def test_no_function_of_a_package_is_called_like_one_of_its_modules() -> None:
    """Compiled functions are there before the first line runs; the import of a module would take their name."""
    for init in [path for part in freshness.parts() for path in part.sources if path.name == "__init__.py"]:
        modules = {path.stem for path in init.parent.glob("*.py")} | {path.name for path in init.parent.iterdir()}
        for node in ast.parse(init.read_text(encoding="utf-8")).body:
            assert not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name not in modules, f"{init}: {node}"
