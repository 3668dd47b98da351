"""Compiled and interpreted are one program: machine code runs only if it was made from the source that lies here.

The build writes a fingerprint of every compiled source file into `_build.json`. When a source file was edited since,
or LONGCOUNT_INTERPRETED=1 is set, the whole package is loaded from source instead; mixing the two is not possible.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
COMPILED_ROOMS = ("kernel", "conformance", "games", "bots")
NEVER_COMPILED = ("shape.py",)
"""Shapes of views: machine code forgets what a TypedDict was declared with."""
BUILD_FILE = PACKAGE / "_build.json"
INTERPRETED = "LONGCOUNT_INTERPRETED"


def compiled_sources(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled, in a fixed order."""
    files = [path for room in COMPILED_ROOMS for path in (package / room).rglob("*.py")]
    return sorted(path for path in files if path.name not in NEVER_COMPILED)


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash over names and texts of the compiled source files."""
    total = hashlib.sha256()
    for path in compiled_sources(package):
        total.update(path.relative_to(package).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package as source files, whatever machine code lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("longcount.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def prefer_source_over_stale_machine_code() -> None:
    """Called once, before any compiled module is imported."""
    if os.environ.get(INTERPRETED) == "1":
        sys.meta_path.insert(0, SourceOnly())
        return
    if not any(PACKAGE.glob("kernel/*.so")) and not any(PACKAGE.glob("kernel/*.pyd")):
        return
    if not BUILD_FILE.exists() or json.loads(BUILD_FILE.read_text())["fingerprint"] != fingerprint():
        print("longcount: the source changed since it was compiled; running interpreted.", file=sys.stderr)  # noqa: T201
        sys.meta_path.insert(0, SourceOnly())
