"""Compiles the engine (kernel, games, bots/thinking) with mypyc; everything else stands in pyproject.toml.

Without mypyc, a C compiler or the Python headers, or with CIVITAS_PURE=1, the engine is installed as Python source.
"""

import ast
import os
import re
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
MICROSOFT = sys.platform == "win32"  # its compiler knows none of these flags, and mypyc gives it its own
BUILD = runpy.run_path(str(PACKAGE / "_build" / "__init__.py"))


def optimization(size):
    """The flags for a library of so many bytes of C: the larger it is, the less a long compilation gains."""
    if size < 12_000_000:  # the kernel and 7 Wonders Duel
        return ["-O3"]  # 3 % faster than -O2, at half as long again
    if size < 32_000_000:
        return ["-O2"]
    # In half the time, and 1 to 5 % slower.
    return ["-O1", "-finline-small-functions", "-foptimize-sibling-calls", "-fstrict-aliasing"]


def docstrings(paths):
    """What the functions and classes of these sources say of themselves, by their names in C."""
    found = {}
    for path in paths:
        module = "___".join(Path(path).relative_to(PACKAGE.parent).with_suffix("").parts)
        for node in ast.parse(Path(path).read_text(encoding="utf-8")).body:
            for part in [node, *(node.body if isinstance(node, ast.ClassDef) else [])]:
                if isinstance(part, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(part):
                    names = [part.name] if part is node else [node.name, part.name]
                    found["___".join([module, *names])] = ast.get_docstring(part)
                    if isinstance(part, ast.ClassDef):
                        found[part.name] = ast.get_docstring(part)
    return found


def with_docstrings(source, paths):
    """A copy of the C of mypyc, which keeps signatures alone, with the docstrings: for `help()` and notebooks.

    It is a copy because mypyc begins anew where its own file has changed."""
    docs = docstrings(paths)

    def told(match):
        doc = docs.get(match[2])
        if doc is None:
            return match[0]
        escaped = "".join(
            [chr(byte) if 32 <= byte < 127 and byte not in b'"?\\\\' else f"\\{byte:03o}" for byte in doc.encode()]
        )
        return f'{match[1]}{escaped}")'

    content = Path(source).read_text(encoding="utf-8")
    content = re.sub(r'(\(PyCFunction\)CPyPy_(\w+),[^"{}]*PyDoc_STR\("[^"]*\\n--\\n\\n)"\)', told, content)
    content = re.sub(r'(tp_doc = PyDoc_STR\("(\w+)\([^"]*\\n--\\n\\n)"\)', told, content)
    copy = Path(source).with_name("__documented.c")
    copy.write_text(content, encoding="utf-8")
    return str(copy)


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
    kernel = next(extension for extension in extensions if extension.sources[0].endswith("__native_civitas.c"))
    kernel.sources[0] = with_docstrings(kernel.sources[0], groups["civitas"])
    for extension in extensions:
        flags = [] if MICROSOFT else [*FLAGS, *optimization(os.path.getsize(extension.sources[0]))]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # The longest first, so that no core is left waiting for the other at the end.
    return sorted(extensions, key=lambda extension: -os.path.getsize(extension.sources[0]))


def published():
    """The README and the links of the project. Where a release is made (GITHUB_REPOSITORY), what the README shows and
    links to is found there, because a package index has no other files; elsewhere nothing is claimed."""
    text = Path("README.md").read_text(encoding="utf-8")
    name = os.environ.get("GITHUB_REPOSITORY")
    if not name:
        return {"long_description": text, "project_urls": {}}
    home = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}"
    at = os.environ.get("GITHUB_REF_NAME", "HEAD")
    text = re.sub(r"(!\[[^\]]*\]\()(?![a-z]+:|#)", rf"\g<1>{home}/raw/{at}/", text)
    text = re.sub(r"((?<!!)\[[^\]]*\]\()(?![a-z]+:|#)", rf"\g<1>{home}/blob/{at}/", text)
    links = {"Homepage": home, "Changes": f"{home}/blob/{at}/CHANGELOG.md", "Issues": f"{home}/issues"}
    return {"long_description": text, "project_urls": links}


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


setup(
    ext_modules=extension_modules(),
    cmdclass={"build": FreshBuild, "build_ext": StampedBuild},
    long_description_content_type="text/markdown",
    **published(),
)
