"""Says which build runs, and fails where a C compiler is there but the engine is not compiled."""

from __future__ import annotations

import shutil
import sys

from longcount.version import build_name, is_compiled

if __name__ == "__main__":
    sys.stdout.write(f"{build_name()}\n")
    if not is_compiled() and (shutil.which("cc") or shutil.which("gcc")):
        sys.exit("There is a C compiler, but the engine is not compiled: see .venv/compile.log.")
