"""Compiles the engine of a checkout in place: `python -m civitas._build`.

The sources are copied aside and compiled there, then the extension modules are moved in and the stamp is written last:
a process that starts meanwhile runs interpreted, one that starts afterwards runs the new build, none a half-made one.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import IO

from civitas._build import COMPILED, LIBRARY, PACKAGE, STAMP, files, missing_tools, stamp, up_to_date

CHECKOUT = Path(PACKAGE).parent.parent
NOTES = CHECKOUT / ".venv" if (CHECKOUT / ".venv").is_dir() else CHECKOUT / "build"  # where lock and log go
LOG = NOTES / "compile.log"


def lock(wait: bool) -> IO[str] | None:
    """The right to compile, held until the process ends; None if another one has it and we do not wait."""
    NOTES.mkdir(exist_ok=True)
    file = open(NOTES / "compile.lock", "w")  # noqa: SIM115 - closing it would give the lock away
    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        file.close()
        return None
    return file


def extensions(package: Path) -> list[Path]:
    """The extension modules of this Python, as paths relative to the package folder."""
    libraries = [f"../{path.name}" for path in package.parent.glob(f"civitas*{LIBRARY}")]
    return [Path(path) for path in [*files(str(package), EXTENSION_SUFFIXES[0]), *libraries]]


def compile_in_place() -> int:
    """Compiles the sources as they are now and puts the build in place; the exit code of the compilation."""
    package = Path(PACKAGE)
    with tempfile.TemporaryDirectory(prefix=".compile-", dir=NOTES) as folder:
        copy = Path(folder) / "src" / "civitas"
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy2(CHECKOUT / name, folder)
        no_builds = shutil.ignore_patterns("__pycache__", f"*{EXTENSION_SUFFIXES[0]}", "_compiled", "static")
        shutil.copytree(package, copy, ignore=no_builds)
        made_from = stamp(str(copy))
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=folder, check=False)
        if done.returncode:
            return done.returncode
        Path(STAMP).unlink(missing_ok=True)
        fresh = extensions(copy)
        for path in set(extensions(package)) - set(fresh):
            (package / path).unlink()
        for path in fresh:
            if (package / path).parent.is_dir():  # gone when a source folder was removed meanwhile
                os.replace(copy / path, package / path)
        (Path(folder) / "stamp").write_text(made_from, encoding="ascii")
        os.replace(Path(folder) / "stamp", STAMP)
    return 0


def clean() -> None:
    """Removes the build."""
    Path(STAMP).unlink(missing_ok=True)
    for path in extensions(Path(PACKAGE)):
        (Path(PACKAGE) / path).unlink()


def start_in_background() -> None:
    """Starts a detached compilation of low priority that reports to the log, unless one runs already."""
    held = lock(wait=False)
    if held is None:
        print("civitas: the engine is being compiled for the next start")
        return
    held.close()
    command = [sys.executable, "-m", "civitas._build", "--nice"]
    with LOG.open("w") as log:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    shown = LOG.relative_to(CHECKOUT)
    print(f"civitas: compiling the engine in the background for the next start (log: {shown})")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m civitas._build", description="Compile the engine in place.")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--background-if-needed", action="store_true", help="start compiling, do not wait for it")
    mode.add_argument("--if-possible", action="store_true", help="without the tools for it say so and succeed")
    mode.add_argument("--nice", action="store_true", help="low priority, and not when another compilation runs")
    mode.add_argument("--clean", action="store_true", help="remove the build")
    arguments = parser.parse_args()
    if arguments.clean:
        clean()
        return 0
    if not (CHECKOUT / "setup.py").exists() or not files(PACKAGE, ".py"):
        print(f"civitas: nothing to compile here ({' and '.join(COMPILED)} of a checkout)", file=sys.stderr)
        return 0 if arguments.background_if_needed else 2
    if up_to_date():
        return 0
    missing = missing_tools()
    if missing:
        print(f"civitas: the engine stays interpreted, for want of {' and '.join(missing)}", file=sys.stderr)
        return 0 if arguments.background_if_needed or arguments.if_possible else 2
    if arguments.background_if_needed:
        start_in_background()
        return 0
    if arguments.nice:
        os.nice(19)
    held = lock(wait=not arguments.nice)
    if held is None or up_to_date():
        return 0
    return compile_in_place()


if __name__ == "__main__":
    sys.exit(main())
