"""Compiles the engine (kernel, games, bots/thinking) with mypyc; everything else stands in pyproject.toml.

Without mypyc, a C compiler or the Python headers, or with CIVITAS_PURE=1, the engine is installed as Python source.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/civitas")
FLAGS = [
    "-fno-semantic-interposition",
    "-Wno-misleading-indentation",  # of C that nobody reads; looking for it takes a fifth of the time
]
BUILD = runpy.run_path(str(PACKAGE / "_build" / "__init__.py"))


def optimization(size):
    """The flags for a library of so many bytes of C: the larger it is, the less a long compilation gains."""
    if size < 12_000_000:  # the kernel and 7 Wonders Duel
        return ["-O3"]  # 3 % faster than -O2, at half as long again
    if size < 25_000_000:
        return ["-O2"]
    return ["-O1", "-finline-small-functions", "-foptimize-sibling-calls", "-fstrict-aliasing"]  # 1 % slower, in half


def extension_modules():
    """Mypyc groups: calls within a group are direct, and the compiler works on several at once."""
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []  # metadata, source archive, editable install
    missing = ["leave (CIVITAS_PURE)"] if os.environ.get("CIVITAS_PURE") == "1" else BUILD["missing_tools"]()
    if missing:
        print(f"civitas: the engine stays interpreted, for want of {' and '.join(missing)}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = {name: [str(PACKAGE / path) for path in paths] for name, paths in BUILD["groups"](PACKAGE).items()}
    extensions = mypycify(
        ["--follow-imports=silent", *(path for paths in groups.values() for path in paths)],
        opt_level="2",
        debug_level="0",
        strip_asserts=False,
        separate=[(paths, name) for name, paths in groups.items()],
    )
    for extension in extensions:
        flags = [*FLAGS, *optimization(os.path.getsize(extension.sources[0]))]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # The longest first, so that no core is left waiting for the other at the end.
    return sorted(extensions, key=lambda extension: -os.path.getsize(extension.sources[0]))


class FreshBuild(build):
    """Forgets what earlier builds left, so that no removed module gets into a wheel."""

    def run(self):
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class StampedBuild(build_ext):
    """Compiles on all cores, and writes the stamp that says which sources the extension modules were made from."""

    def finalize_options(self):
        super().finalize_options()
        self.parallel = self.parallel or True  # as many at a time as there are cores

    def run(self):
        super().run()
        if self.extensions:
            target = PACKAGE if self.inplace else Path(self.build_lib) / "civitas"
            (target / "_compiled").write_text(BUILD["stamp"](PACKAGE), encoding="ascii")


setup(ext_modules=extension_modules(), cmdclass={"build": FreshBuild, "build_ext": StampedBuild})
