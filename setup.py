"""Compiles the engine with mypyc, part by part; without a compiler the same program runs interpreted.

`python setup.py build_ext --inplace` builds what changed. With LONGCOUNT_RELEASE=1 all parts become one, which takes
minutes and runs faster: wheels and the figures of speed are made so. docs/decisions/009 has the numbers.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "longcount"
PAGES = PACKAGE / "server" / "static" / "index.html"


def load_freshness():
    spec = spec_from_file_location("freshness", PACKAGE / "freshness.py")
    module = module_from_spec(spec)
    sys.modules["freshness"] = module
    spec.loader.exec_module(module)
    return module


freshness = load_freshness()
WANTED = os.environ.get("LONGCOUNT_COMPILE", "1") == "1"
RELEASE = os.environ.get("LONGCOUNT_RELEASE") == "1"
FINGERPRINTS = freshness.fingerprints(PACKAGE)
INLINE = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nothing outside calls into the compiled code by name, so the compiler may inline across it: about 15 % faster."""
BEGINNING = re.compile(r"^char CPyDef_\w*_____top_level__\(void\) \{", re.MULTILINE)
"""Modules make all their decisions when they begin: a sixth of the compiler's time, to no use."""
LEVEL = os.environ.get("LONGCOUNT_OPTIMIZE", "3")
LARGE = 12_000_000
"""Bytes of C from which on a part is optimized at -O2: an eighth quicker to build, and not slower to run."""
KEPT = 2
"""So many builds of a part are kept: somebody may be starting from the last one just now."""


def tell(sentence):
    sys.stdout.write(f"longcount: {sentence}\n")  # in one piece: parts are compiled side by side
    sys.stdout.flush()


def extensions():
    """The libraries of machine code, or none if they are not wanted or mypyc is not there."""
    if not WANTED or not {"build_ext", "bdist_wheel", "editable_wheel", "develop", "install"} & set(sys.argv):
        return []
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        tell("on a Python without its global lock the engine runs interpreted.")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        tell("mypyc is not installed; the engine will run interpreted.")
        return []
    groups = [([str(path) for path in part.sources], freshness.library_name(part.name)) for part in here()]
    sources = [path for group, _ in groups for path in group]
    folder = Path("build", "whole" if RELEASE else "parts")
    # mypy's cache is apart from the one of `make check`: the two may run at once.
    options = ["--strict", "--cache-dir", str(folder / "types"), *sources]
    if RELEASE:
        how = {"group_name": freshness.WHOLE}
    else:
        how = {"separate": [(group, name.removesuffix("__mypyc")) for group, name in groups]}

    def read():
        return mypycify(options, opt_level=LEVEL, debug_level="0", target_dir=str(folder), **how)

    try:
        try:
            built = read()
        except Exception:  # what mypyc kept of an earlier build can lead it astray
            shutil.rmtree(folder, ignore_errors=True)
            built = read()
    except SystemExit:
        tell("the types of the source do not fit (make check says where); what was edited runs interpreted.")
        return []
    if freshness.fingerprints(PACKAGE) != FINGERPRINTS:
        sys.exit("longcount: a source was edited while it was read; compile again.")
    libraries = [extension for extension in built if extension.name.endswith("__mypyc")]
    for extension in libraries:
        extension.optional = not RELEASE
        extension.depends.append("setup.py")
        if os.name == "posix":
            extension.extra_compile_args += INLINE
            extension.sources = [str(with_quick_beginnings(Path(source))) for source in extension.sources]
        if not RELEASE and LEVEL == "3" and size_of(extension) > LARGE:
            extension.extra_compile_args = ["-O2" if flag == "-O3" else flag for flag in extension.extra_compile_args]
    return sorted(libraries, key=size_of, reverse=True)


def with_quick_beginnings(source):
    """The C file with what runs only once, when a module is imported, left as it is by the compiler.

    A copy beside it, written only if it changes: mypyc looks whether its own is still as it was.
    """
    text = BEGINNING.sub(r'__attribute__((cold, optimize("O0"))) \g<0>', source.read_text(encoding="utf-8"))
    copy = source.with_name(f"quick{source.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return copy


def here():
    """The parts, with their files as seen from here."""
    return [
        part._replace(sources=tuple(path.relative_to(ROOT) for path in part.sources))
        for part in freshness.parts(PACKAGE)
    ]


def size_of(extension):
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildExt(build_ext):
    """Builds each library apart and moves it into place when it is whole, so that nobody ever loads half of one.

    A failing compiler is not an error: the interpreted program is complete.
    """

    def finalize_options(self):
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self):
        self.machine = (PACKAGE if self.inplace else Path(self.build_lib) / "longcount") / "machine"
        if not self.inplace:
            shutil.rmtree(self.machine, ignore_errors=True)  # nothing of an earlier build gets into a wheel
        try:
            super().run()
        except Exception as error:
            if RELEASE:
                raise
            tell(f"could not compile ({str(error)[:80]} …).")
        if self.extensions:
            self.tell_end()

    def tell_end(self):
        names = [self.part_of(ext) for ext in self.extensions]
        missing = [name for name in names if not self.place_of(name).exists()]
        if not missing:
            tell("the engine is compiled.")
        elif missing != names:
            tell(f"not compiled, so interpreted: {', '.join(missing)}.")
        else:
            tell(
                "the engine runs interpreted: the same program, with slower bots. A C compiler (gcc, clang) is needed."
            )

    def get_ext_fullpath(self, ext_name):
        return str(Path(self.build_temp) / "libraries" / f"{ext_name}{freshness.SUFFIX}")

    def build_extension(self, ext):
        name = self.part_of(ext)
        begun, made_before = time.monotonic(), modified(self.get_ext_fullpath(ext.name))
        if not self.place_of(name).exists():
            tell(f"compiling {name} …")
        super().build_extension(ext)
        if modified(self.get_ext_fullpath(ext.name)) != made_before:
            tell(f"compiled {name} in {time.monotonic() - begun:.0f} s.")
        self.put_in_place(ext, name)

    def part_of(self, ext):
        names = (part.name for part in freshness.parts(PACKAGE))
        return next((name for name in names if freshness.library_name(name) == ext.name), freshness.WHOLE)

    def put_in_place(self, ext, name):
        place = self.place_of(name)
        if place.exists() and modified(place) > modified(self.get_ext_fullpath(ext.name)):
            return
        self.machine.mkdir(parents=True, exist_ok=True)
        half = place.with_name(f"{place.name}.half")
        shutil.copyfile(self.get_ext_fullpath(ext.name), half)
        half.replace(place)
        builds = sorted(self.machine.glob(f"{name}-*{freshness.SUFFIX}"), key=modified, reverse=True)
        for old in builds[KEPT:]:
            old.unlink(missing_ok=True)

    def place_of(self, name):
        return self.machine / freshness.file_name(name, FINGERPRINTS[name])

    def copy_extensions_to_source(self):
        """They are in place."""

    def get_outputs(self):
        return []

    def get_output_mapping(self):
        return {}


class BuildPy(build_py):
    """The pages are part of the package: taken as they lie there, or built where there is Node."""

    def run(self):
        if not self.editable_mode and not PAGES.exists():
            build_pages()
        super().run()


def build_pages():
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web").is_dir():
        tell("no pages were built, and there is no npm to build them: the server will have none.")
        return
    subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=ROOT / "web", check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=ROOT / "web", check=True)


def modified(path):
    return Path(path).stat().st_mtime_ns if Path(path).exists() else 0


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
