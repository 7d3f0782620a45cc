"""A stale or foreign build of the engine is never used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from civitas import _build

ASKED_FOR_SOURCE = os.environ.get("CIVITAS_INTERPRETED", "0") not in ("", "0")


@pytest.mark.golden
def test_the_engine_runs_as_asked() -> None:
    assert _build.is_compiled() == (_build.up_to_date() and not ASKED_FOR_SOURCE)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small civitas whose kernel has a build that cannot even be loaded: using it is an ImportError."""
    package = tmp_path / "civitas"
    shutil.copytree(_build.PACKAGE + "/_build", package / "_build")
    (package / "__init__.py").write_text("from civitas._build import choose_engine\nchoose_engine()\n")
    for folder in ("kernel", "games/x/rules"):
        (package / folder).mkdir(parents=True)
    for module in ("kernel/__init__", "games/__init__", "games/x/__init__", "games/x/rules/__init__"):
        (package / f"{module}.py").write_text("")
        (package / f"{module}{EXTENSION_SUFFIXES[0]}").write_text("no extension module")
    for group in _build.groups(str(package)):
        (tmp_path / (group + _build.LIBRARY)).write_text("no library")
    return package


def imports(package: Path, **environment: str) -> bool:
    """Can the engine be imported? Only from source."""
    variables = {name: value for name, value in os.environ.items() if name != "CIVITAS_INTERPRETED"}
    command = [sys.executable, "-c", "import civitas.kernel, civitas.games.x.rules"]
    variables |= {"PYTHONPATH": str(package.parent)} | environment
    return subprocess.run(command, env=variables, check=False, capture_output=True, cwd=package.parent).returncode == 0


def test_a_build_without_a_stamp_is_passed_over(package: Path) -> None:
    assert imports(package)


def test_a_stamped_build_is_used_until_a_source_changes(package: Path) -> None:
    (package / "_compiled").write_text(_build.stamp(str(package)))
    assert not imports(package)
    (package / "games" / "x" / "rules" / "__init__.py").write_text("changed = True\n")
    assert imports(package)


@pytest.mark.parametrize("change", ["remove", "add", "rename"])
def test_added_and_removed_sources_make_a_build_stale(package: Path, change: str) -> None:
    before = _build.stamp(str(package))
    source = package / "games" / "x" / "rules" / "age.py"
    if change == "remove":
        (package / "games" / "x" / "rules" / "__init__.py").unlink()
    elif change == "add":
        source.write_text("")
    else:
        (package / "games" / "x" / "rules" / "__init__.py").rename(source)
    assert _build.stamp(str(package)) != before


def test_a_build_for_another_python_is_passed_over(package: Path) -> None:
    (package / "_compiled").write_text(_build.stamp(str(package)).replace(EXTENSION_SUFFIXES[0], ".other.so"))
    assert imports(package)


@pytest.mark.parametrize("group", ["civitas", "civitas_x"])
def test_a_build_without_one_of_its_libraries_is_passed_over(package: Path, group: str) -> None:
    (package / "_compiled").write_text(_build.stamp(str(package)))
    (package.parent / (group + _build.LIBRARY)).unlink()
    assert imports(package)


def test_every_title_is_a_group_of_its_own(package: Path) -> None:
    assert _build.groups(str(package)) == {
        "civitas": ["games/__init__.py", "kernel/__init__.py"],
        "civitas_x": ["games/x/__init__.py", "games/x/rules/__init__.py"],
    }


def test_source_can_be_asked_for(package: Path) -> None:
    (package / "_compiled").write_text(_build.stamp(str(package)))
    assert imports(package, CIVITAS_INTERPRETED="1")


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "a C compiler" in _build.missing_tools()


def test_everything_there_is_gets_installed(tmp_path: Path) -> None:
    """Modules, data, texts, the client: a package without an `__init__` or a new kind of file would stay behind."""
    root = Path(__file__).parents[1]
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(root / file, tmp_path)
    left_out = shutil.ignore_patterns("__pycache__", "_compiled", *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES))
    shutil.copytree(root / "src" / "civitas", tmp_path / "src" / "civitas", ignore=left_out)
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "installed"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    wanted, found = (
        {str(path.relative_to(tmp_path / top)) for path in (tmp_path / top / "civitas").rglob("*") if path.is_file()}
        for top in ("src", "installed")
    )
    assert wanted - found == set()
