"""Compiled and interpreted are one program: machine code runs only if it was made from the source that lies here.

The engine is compiled in parts: the kernel, and onto it each game, the bots, the laws. The machine code of a part is
one file in `machine/`; its name holds a fingerprint of the sources of the part and of what it was compiled onto. So an
edited source finds no machine code of its name: that part, and what stands on it, is loaded from source instead. A
build for release is one file for all parts. LONGCOUNT_INTERPRETED=1 leaves all machine code aside.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PACKAGE = Path(__file__).parent
NEVER_COMPILED = ("shape.py",)
"""Shapes of views: machine code forgets what a TypedDict was declared with. But it relies on them."""
INTERPRETED = "LONGCOUNT_INTERPRETED"
SUFFIX = EXTENSION_SUFFIXES[0]
"""How files of machine code end that this Python can load."""
WHOLE = "longcount"
"""What a build of all parts in one is called."""


class Part(NamedTuple):
    """What is compiled by itself, what it was read with, and the parts whose machine code it calls into."""

    name: str
    sources: tuple[Path, ...]
    read: tuple[Path, ...]
    onto: tuple[str, ...]


def parts(package: Path = PACKAGE) -> list[Part]:
    """The parts of the engine; each stands on those before it that it names."""
    games = sorted(path.parent for path in (package / "games").glob("*/__init__.py"))
    rooms = [package / "kernel", package / "conformance", package / "bots", *games]
    return [part_in(room) for room in rooms if room.is_dir()]


def part_in(room: Path) -> Part:
    files = tuple(sorted(room.rglob("*.py")))
    compiled = tuple(path for path in files if path.name not in NEVER_COMPILED)
    return Part(room.name, compiled, files, () if room.name == "kernel" else ("kernel",))


def fingerprints(package: Path = PACKAGE) -> dict[str, str]:
    """For each part, and for the whole, a hash over the names and texts of what its machine code depends on."""
    found: dict[str, str] = {}
    for part in parts(package):
        total = hashlib.sha256("".join(found[other] for other in part.onto).encode())
        for path in part.read:
            total.update(path.relative_to(package).as_posix().encode())
            total.update(path.read_bytes())
        found[part.name] = total.hexdigest()
    return {**found, WHOLE: hashlib.sha256("".join(found.values()).encode()).hexdigest()}


def file_name(name: str, fingerprint: str) -> str:
    """What the machine code of a part is called that was made from sources of this fingerprint."""
    return f"{name}-{fingerprint[:20]}{SUFFIX}"


def library_name(name: str) -> str:
    """The name under which parts find each other's machine code, given by mypyc."""
    return f"{WHOLE}__mypyc" if name == WHOLE else f"{WHOLE}_{name}__mypyc"


def fresh_code(marks: dict[str, str]) -> dict[str, tuple[str, Path]]:
    """For each part that can run as machine code, by these fingerprints: the library's name and its file."""
    folder = PACKAGE / "machine"
    whole = folder / file_name(WHOLE, marks[WHOLE])
    if whole.exists():
        return {part.name: (library_name(WHOLE), whole) for part in parts()}
    found: dict[str, tuple[str, Path]] = {}
    for part in parts():
        path = folder / file_name(part.name, marks[part.name])
        if path.exists() and all(other in found for other in part.onto):
            found[part.name] = (library_name(part.name), path)
    return found


def stale_parts(fresh: dict[str, tuple[str, Path]]) -> list[str]:
    """The parts that were compiled once, but from other sources."""
    made = {path.name.partition("-")[0] for path in (PACKAGE / "machine").glob(f"*{SUFFIX}")}
    return [part.name for part in parts() if part.name not in fresh and made & {part.name, WHOLE}]


class Library(ExtensionFileLoader):
    """Loads the machine code of a part, and tells it where the sources lie: modules find their data beside them."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = str(PACKAGE.parent / Path(self.path).name)


class MachineCode(Loader):
    """Begins a module that lies in the library of its part. mypyc would write a file for each module to do this."""

    def __init__(self, library: str) -> None:
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        library = import_module(self.library)
        if hasattr(library, "ensure_deps"):
            ctypes.PYFUNCTYPE(ctypes.c_int)(self._address(library, "ensure_deps"))()
        begin = self._address(library, "init_" + spec.name.replace("___", "___3_").replace(".", "___"))
        module = ctypes.PYFUNCTYPE(ctypes.py_object)(begin)()
        assert isinstance(module, ModuleType)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It was run when it began."""

    def _address(self, library: ModuleType, name: str) -> int:
        point = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
            ("PyCapsule_GetPointer", ctypes.pythonapi)
        )
        address = point(getattr(library, name), f"{self.library}.{name}".encode())
        assert isinstance(address, int)
        return address


class Engine(MetaPathFinder):
    """Finds the modules of fresh parts in their machine code, and all others as source files."""

    def __init__(self, fresh: dict[str, tuple[str, Path]]) -> None:
        self.files = dict(fresh.values())
        self.modules = {
            name: (fresh[part.name][0], path)
            for part in parts()
            if part.name in fresh
            for name, path in modules_of(part)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self.files:
            file = str(self.files[fullname])
            return spec_from_file_location(fullname, file, loader=Library(fullname, file))
        if fullname in self.modules:
            library, source = self.modules[fullname]
            is_package = source.name == "__init__.py"
            spec = ModuleSpec(fullname, MachineCode(library), is_package=is_package)
            if is_package:
                spec.submodule_search_locations = [str(source.parent)]
            return spec
        return source_spec(fullname, path)


def modules_of(part: Part) -> Iterator[tuple[str, Path]]:
    for path in part.sources:
        inside = path.relative_to(PACKAGE.parent).with_suffix("")
        yield ".".join(inside.parent.parts if inside.name == "__init__" else inside.parts), path


def source_spec(fullname: str, path: Sequence[str] | None) -> ModuleSpec | None:
    """A module of this package as a source file, whatever machine code somebody left beside it."""
    if not fullname.startswith(f"{WHOLE}.") or path is None:
        return None
    for folder in path:
        spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
        if spec is not None:
            return spec
    return None


_running: set[str] = set()
_started_with: dict[str, str] = {}


def running() -> frozenset[str]:
    """The parts that run as machine code in this process."""
    return frozenset(_running)


def runnable() -> frozenset[str]:
    """The parts that would run as machine code in a process started now, on the very source this one started with."""
    marks = fingerprints()
    if os.environ.get(INTERPRETED) == "1" or marks != _started_with:
        return running()
    return frozenset(fresh_code(marks))


def last_build() -> int:
    """When something was last moved into place: while this is the same, `runnable` is."""
    folder = PACKAGE / "machine"
    return folder.stat().st_mtime_ns if folder.exists() else 0


def choose_what_runs() -> None:
    """Called once, before any module of the engine is imported."""
    _started_with.update(fingerprints())
    fresh: dict[str, tuple[str, Path]] = {}
    if os.environ.get(INTERPRETED) != "1":
        fresh = fresh_code(_started_with)
        stale = stale_parts(fresh)
        if stale:
            text = f"longcount: the source changed since it was compiled; running interpreted: {', '.join(stale)}."
            print(text, file=sys.stderr)  # noqa: T201
    _running.update(fresh)
    sys.meta_path.insert(0, Engine(fresh))
