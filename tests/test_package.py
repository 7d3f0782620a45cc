"""What strangers install: one version, extras that exist, an engine that needs its own dependency alone."""

from __future__ import annotations

import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import civitas
import civitas.games
from civitas.cli.doctor import EXTRAS

ROOT = Path(__file__).parents[1]
TITLES = [found.name for found in pkgutil.iter_modules(civitas.games.__path__) if found.ispkg]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_there_is_one_version() -> None:
    assert "version" in PROJECT["dynamic"] and "version" not in PROJECT
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert cited["version"] == civitas.__version__


def test_the_doctor_knows_the_extras_that_people_install() -> None:
    helpers = {"all", "build", "cli", "test", "web"}
    assert set(PROJECT["optional-dependencies"]) - helpers == set(EXTRAS)


@pytest.mark.parametrize("key", TITLES)
def test_the_engine_needs_its_own_dependency_alone(key: str) -> None:
    """A game is played, and a mistake is told, where nothing but msgspec can be imported."""
    assert [re.split(r"\W", need)[0] for need in PROJECT["dependencies"]] == ["msgspec"]
    script = f"""
import sys
sys.path.insert(0, {str(Path(civitas.__file__).parents[1])!r})
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("civitas", "msgspec") and "mypyc" not in top \\
                and not top.startswith("civitas_"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Nothing())
import civitas
game = civitas.new({key!r}, seed=3)
for _ in range(300):
    if not game.waiting():
        break
    seat = game.waiting()[0]
    game.play(seat, game.legal(seat)[0])
try:
    civitas.new("chess")
except civitas.BadInput as mistake:
    assert "chess" in str(mistake), mistake
import civitas._command
try:
    civitas._command.main()
except SystemExit as end:
    assert "civitas[server]" in str(end.code)
"""
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def test_the_source_archive_is_whole_and_leads_where_it_is_published(tmp_path: Path) -> None:
    """Sources, tests and documents, nothing built; the README of a release shows its pictures on an index too."""
    place = {"GITHUB_REPOSITORY": "somebody/civitas", "GITHUB_REF_NAME": "v9"}
    command = [sys.executable, "-c", SDIST, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=os.environ | place, capture_output=True, check=True)
    (archive,) = tmp_path.iterdir()
    with tarfile.open(archive) as content:
        names = {name.partition("/")[2] for name in content.getnames()}
        told = content.extractfile(f"{archive.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert told is not None
        about = told.read().decode()
    kept = ["src/civitas/py.typed", "src/civitas/server/static/index.html", "tests/conftest.py", "docs/guide/index.md"]
    kept += [
        "web/src/main.tsx",
        "Makefile",
        "mkdocs.yml",
        "CHANGELOG.md",
        "LICENSE",
        ".github/workflows/ci.yml",
        ".dockerignore",
    ]
    assert [name for name in kept if name not in names] == []
    assert [name for name in names if re.search(r"node_modules|\.so$|\.pyc$|_compiled$|\.db$", name)] == []
    if (ROOT / ".git").exists():
        tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        left_out = {name for name in tracked.splitlines() if name not in names and (ROOT / name).exists()}
        assert {name for name in left_out if name != ".gitignore" and not name.startswith(".ci/")} == set()
    home = "https://github.com/somebody/civitas"
    assert f"Project-URL: Homepage, {home}\n" in about
    links = re.findall(r"\]\(([^)]+)\)", about)
    assert [link for link in links if not link.startswith(("http", "#"))] == []
    assert f"{home}/raw/v9/docs/screenshots/seven_ages-en.png" in links


def test_a_wheel_is_tried_with_what_the_command_needs() -> None:
    """The engine alone brings no command: a trial of one would fail for every wheel of a release."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    assert settings["test-command"].startswith("civitas ")
    assert settings["test-extras"] == ["server"]
    assert set(PROJECT["optional-dependencies"]["cli"]) <= set(PROJECT["optional-dependencies"]["server"])
    for python in ("311", "312", "313", "314"):
        assert f"cp{python}-*" in settings["build"]
        assert f"Programming Language :: Python :: 3.{python[1:]}" in PROJECT["classifiers"]


def test_the_trial_of_a_wheel_plays_every_title() -> None:
    command = [sys.executable, str(ROOT / "tests" / "first_visit.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert [line.partition(":")[0] for line in done.stdout.splitlines()[1:]] == sorted(TITLES)


def test_a_minute_is_enough_for_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    assert len(re.findall(r"\w+", re.sub(r"\]\([^)]*\)", "", readme))) < 450
    assert len(re.findall(r"!\[", readme)) >= 2


def test_the_workflows_are_read_and_use_commands_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for file in sorted((ROOT / ".github").rglob("*.yml")):
        assert yaml.safe_load(file.read_text()), file
        for target in re.findall(r"\bmake ([a-z]+)", file.read_text()):
            assert re.search(rf"^{target}:", makefile, re.M), (file, target)


def audited(folder: Path) -> subprocess.CompletedProcess[str]:
    """The workflows and the updates of a project, as a reader of such files finds them."""
    program = Path(sys.executable).with_name("zizmor")
    command = [str(program), "--offline", "--no-progress", "--strict-collection", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_workflows_are_whole_and_give_nothing_away() -> None:
    """Keys and values that GitHub knows, no credentials left behind, no more rights than needed."""
    found = audited(ROOT / ".github")
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("runs-on:", "runs_on:"),
        ("- run: make test", "- runs: make test"),
        ("persist-credentials: false", "fetch-depth: 1"),
    ],
)
def test_a_mistake_in_a_workflow_is_found(tmp_path: Path, right: str, wrong: str) -> None:
    shutil.copytree(ROOT / ".github", tmp_path / ".github")
    file = tmp_path / ".github" / "workflows" / "ci.yml"
    assert right in file.read_text()
    file.write_text(file.read_text().replace(right, wrong))
    assert audited(tmp_path / ".github").returncode != 0


def test_the_image_is_made_of_what_is_there_and_runs_without_root() -> None:
    """What is copied exists and is let through; the server is not root, writes its volume alone, and is watched."""
    steps = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    let = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.*)$", steps, re.M):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists() and source in let, source
    last = steps.rpartition("\nFROM ")[2]
    assert "gcc" not in last and "apt-get" not in last
    uid = re.search(r"useradd .*--uid (\d+)", last)
    assert uid is not None and uid[1] != "0" and "\nUSER civitas\n" in last
    assert "\nHEALTHCHECK" in last and "/readyz" in last and "\nVOLUME /data\n" in last
    (service,) = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"].values()
    assert service["read_only"] and service["cap_drop"] == ["ALL"] and service["volumes"] == ["tables:/data"]
    assert service["ports"] == ["127.0.0.1:8000:8000"], "an unprotected server faces this machine alone"


def test_what_the_image_throws_away_is_not_needed_to_serve() -> None:
    """The packages that are uninstalled belong to building and training, not to the extra of the server."""
    steps = (ROOT / "Dockerfile").read_text()
    thrown = set(re.findall(r"pip uninstall -q -y (.*)", steps)[0].split())
    needed = {re.split(r"[^\w.-]", need)[0] for need in PROJECT["optional-dependencies"]["server"]} | {"msgspec"}
    assert thrown and not thrown & needed
