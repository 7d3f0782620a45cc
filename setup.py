"""Compiles the engine (`civitas.kernel`, `civitas.games`, `civitas.bots.thinking`) with mypyc; the rest is pyproject.toml's.

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
BUILD = runpy.run_path(str(PACKAGE / "_build" / "__init__.py"))


def extension_modules():
    """One mypyc group of all compiled sources, so that calls between modules are direct."""
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []  # metadata, source archive, editable install
    missing = ["leave (CIVITAS_PURE)"] if os.environ.get("CIVITAS_PURE") == "1" else BUILD["missing_tools"]()
    if missing:
        print(f"civitas: the engine stays interpreted, for want of {' and '.join(missing)}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sources = BUILD["files"](PACKAGE, ".py")

    extensions = mypycify(
        ["--follow-imports=silent", *(str(PACKAGE / path) for path in sources)],
        opt_level="3",
        debug_level="0",
        strip_asserts=False,
        group_name=BUILD["GROUP"],
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return extensions


class FreshBuild(build):
    """Forgets what earlier builds left, so that no removed module gets into a wheel."""

    def run(self):
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class StampedBuild(build_ext):
    """Writes the stamp that says which sources the extension modules were made from."""

    def run(self):
        super().run()
        if self.extensions:
            target = PACKAGE if self.inplace else Path(self.build_lib) / "civitas"
            (target / "_compiled").write_text(BUILD["stamp"](PACKAGE), encoding="ascii")


setup(ext_modules=extension_modules(), cmdclass={"build": FreshBuild, "build_ext": StampedBuild})
