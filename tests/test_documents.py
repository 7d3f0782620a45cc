"""Links, pictures and commands of the documents lead somewhere."""

from __future__ import annotations

import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

import civitas
import civitas.games
from civitas.cli import main
from civitas.cli.shell import Group
from civitas.text import LANGUAGES

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]
    + [*(ROOT / "src").rglob("README.md")]
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img[^>]*src=\"([^\"]+)\"")
FENCE = re.compile(r"^```[a-z]*\n(.*?)^```", re.M | re.S)


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


def anchors(text: str) -> set[str]:
    """The headings as they are linked to."""
    headings = re.findall(r"^#+ +(.*)$", FENCE.sub("", text), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", names(DOCUMENTS))
def test_links_and_pictures_are_there(name: str) -> None:
    file = ROOT / name
    for one, other in LINK.findall(FENCE.sub("", file.read_text())):
        link = one or other
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (file.parent / path) if path else file
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target.read_text()), link


def commands_of(text: str) -> list[list[str]]:
    """Every call of `civitas` in a block, fenced or indented, and in a sentence, as the words a shell would give it."""
    fenced = [line for block in FENCE.findall(text) for line in block.replace("\\\n", " ").splitlines()]
    rest = FENCE.sub("", text)
    told = [" ".join(line.split()) for line in re.findall(r"`(civitas [^`]*)`", rest)]
    found = []
    for line in [*fenced, *re.findall(r"^    (.*)$", rest, re.M), *told]:
        line = line.strip().removeprefix("$ ")
        if re.match(r"civitas( |$)", line):
            found.append(shlex.split(line.split(" | ")[0].split(" > ")[0], comments=True)[1:])
    return found


@pytest.mark.parametrize("name", names(DOCUMENTS))
def test_commands_and_their_options_exist(name: str) -> None:
    for words in commands_of((ROOT / name).read_text()):
        rest = [word for word in words if word not in ("...", "…")]
        found: click.Command = main
        while rest and isinstance(found, Group) and not rest[0].startswith("-"):
            found = found.get_command(click.Context(found, obj="en"), rest.pop(0))
        known = {option for param in found.params for option in param.opts} | {"--help"}
        for word in rest:
            if word.startswith("--"):
                assert word.partition("=")[0] in known, (words, word)


@pytest.mark.parametrize("name", names(DOCUMENTS))
def test_targets_and_extras_exist(name: str) -> None:
    """What `make` and `pip install` are told to do, they can do."""
    text = (ROOT / name).read_text()
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"(?:`|^(?:    )?)make ([a-z]+)", text, re.M):
        assert re.search(rf"^{target}:", makefile, re.M), target
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for listed in re.findall(r"(?:civitas|\.)\[([a-z,]+)\]\"", text):
        assert set(listed.split(",")) <= set(extras), listed


SOURCES = ("src/civitas/**/*.py", "tests/**/*.py", "web/src/**/*.ts", "web/src/**/*.tsx", "pyproject.toml", "Makefile")


def test_what_the_page_on_architecture_names_is_there() -> None:
    """Files by the end of their path, everything else as a word of some source."""
    files = [path for pattern in SOURCES for path in ROOT.glob(pattern)]
    words = {word for path in files for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    names = set(re.findall(r"`([\w/.]+)`", (ROOT / "docs" / "architecture.md").read_text()))
    assert len(names) > 50
    for name in names:
        if name.endswith((".py", ".ts", ".tsx")):
            assert any(str(path).endswith(f"/{name}") for path in files), name
        elif not name.endswith("/"):
            assert set(re.findall(r"\w+", name)) <= words, name


def test_every_package_has_its_place_on_the_page_on_architecture() -> None:
    drawn = (ROOT / "docs" / "architecture.md").read_text().partition("## Rooms and arrows")[2].split("```")[1]
    packages = {path.parent.name for path in (ROOT / "src" / "civitas").glob("[!_]*/__init__.py")}
    assert packages <= set(re.findall(r"\w+", drawn))


def test_the_site_is_whole_and_asks_no_other_host(tmp_path: Path) -> None:
    site = tmp_path / "site"
    command = [sys.executable, "-m", "mkdocs", "-q", "build", "--strict", "--site-dir", str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for page in site.rglob("*.html"):
        text = page.read_text()
        assert not re.search(r"(<script|<img|<link)[^>]*(src|href)=\"?https?://", text), page
    for title in (found.name for found in pkgutil.iter_modules(civitas.games.__path__) if found.ispkg):
        for language in LANGUAGES:
            assert f"{civitas.title(title).alias}." in (site / "rules" / f"{title}.{language}.html").read_text()
