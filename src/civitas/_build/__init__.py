"""Which engine runs: the compiled one or the Python source it was compiled from.

`civitas.kernel`, `civitas.games`, `civitas.bots.thinking` and `civitas.envs.packed` are compiled ahead of time; the
extension modules lie beside their sources. A stamp file names the sources they were made from. Only while it matches
are they used: a stale build is passed over, silently and safely, in favour of the source. This module is never compiled
and needs the standard library alone, because `setup.py` reads it too.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STAMP = os.path.join(PACKAGE, "_compiled")
COMPILED = ("kernel", "games", "bots/thinking", "envs/packed")
# msgspec reads the annotations of its structs, which mypyc erases; interpreted rooms subclass the errors; the mark for
# subclassing is for the compiler alone.
LEFT_OUT = ("kernel/errors.py", "kernel/record.py", "kernel/subclassing.py")
LIBRARY = "__mypyc" + EXTENSION_SUFFIXES[0]  # so mypyc ends the names of the libraries that hold the code of a group


def files(package: str, suffix: str) -> list[str]:
    """The files below the compiled packages with that ending, as sorted paths relative to `package`."""

    def walk(folder: str) -> Iterator[str]:
        with os.scandir(os.path.join(package, folder)) as entries:
            for entry in entries:
                path = f"{folder}/{entry.name}"
                if path in LEFT_OUT:
                    continue
                if entry.name.endswith(suffix):
                    yield path
                elif entry.name != "__pycache__" and entry.is_dir():
                    yield from walk(path)

    present = [folder for folder in COMPILED if os.path.isdir(os.path.join(package, folder))]
    return sorted(path for folder in present for path in walk(folder))


def groups(package: str) -> dict[str, list[str]]:
    """The compiled sources by group: a title each and the rest. Code of a group lies in one library beside the package.

    Calls within a group are direct. Groups are compiled side by side.
    """
    found: dict[str, list[str]] = {}
    for path in files(package, ".py"):
        parts = path.split("/")
        title = parts[0] == "games" and len(parts) > 2
        found.setdefault(f"civitas_{parts[1]}" if title else "civitas", []).append(path)
    return found


def stamp(package: str = PACKAGE) -> str:
    """What a build of the present sources by this Python is stamped with."""
    from hashlib import sha256

    digest = sha256()
    for path in files(package, ".py"):
        with open(os.path.join(package, path), "rb", buffering=0) as file:
            content = file.read()
        digest.update(b"%s\0%d\0" % (path.encode(), len(content)))
        digest.update(content)
    return f"{digest.hexdigest()} {EXTENSION_SUFFIXES[0]}\n"


def up_to_date() -> bool:
    """Is there a build, and was it made from the present sources for this Python?"""
    try:
        with open(STAMP, encoding="ascii") as file:
            written = file.read()
    except FileNotFoundError:
        return False
    beside = os.path.dirname(PACKAGE)
    complete = all(os.path.exists(os.path.join(beside, group + LIBRARY)) for group in groups(PACKAGE))
    return complete and written == stamp()


def is_compiled() -> bool:
    """Does the compiled engine run in this process?"""
    import civitas.kernel

    return not (civitas.kernel.__file__ or ".py").endswith(".py")


def missing_tools() -> list[str]:
    """What this machine lacks for compiling; empty when it can."""
    import shlex
    import subprocess
    import sysconfig
    import tempfile
    from importlib.util import find_spec

    missing = [] if find_spec("mypyc") and find_spec("setuptools") else ["mypyc"]
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:

        def compiles(text: str) -> bool:
            source = os.path.join(folder, "trial.c")
            with open(source, "w", encoding="ascii") as file:
                file.write(text)
            command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", source, "-o", f"{source}.o"]
            try:
                done = subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            except OSError:
                return False
            return done.returncode == 0 and os.path.exists(f"{source}.o")

        if not compiles("int trial;\n"):
            missing.append("a C compiler")
        elif not compiles("#include <Python.h>\n"):
            missing.append("the Python headers")
    return missing


class SourceOnly:
    """Finds the modules of the compiled packages, looking at their source alone."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        inside = name.removeprefix("civitas.").replace(".", "/") + "/"
        if path is None or not inside.startswith(tuple(f"{folder}/" for folder in COMPILED)):
            return None
        for folder in path:
            if folder not in self.finders:
                self.finders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self.finders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self.finders.values():
            finder.invalidate_caches()


def choose_engine() -> None:
    """Called once, before anything of the engine is imported: use the build if it is good, else the source alone.

    The choice holds for the life of the process, even when a build is put in place meanwhile.
    """
    if os.environ.get("CIVITAS_INTERPRETED", "0") not in ("", "0") or not up_to_date():
        sys.meta_path.insert(0, SourceOnly())
