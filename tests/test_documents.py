"""Links, pictures and commands of the documents lead somewhere."""

from __future__ import annotations

import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

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


PLACEHOLDER = re.compile(r"\.\.\.|…|\b[A-Z]{3,}\b|\bN\b")


@pytest.mark.parametrize("name", names(DOCUMENTS))
def test_commands_are_understood_as_they_stand(name: str) -> None:
    """Arguments and values too, where nothing is left for the reader to fill in: all but the work itself is done."""
    for words in commands_of((ROOT / name).read_text()):
        if any(PLACEHOLDER.search(word) for word in words) or words[:1] in ([], ["--help"], ["--version"]):
            continue
        found: click.Command = main
        while words and isinstance(found, Group) and not words[0].startswith("-"):
            found = found.get_command(click.Context(found, obj="en"), words.pop(0))
        named_alone = not words
        if not named_alone and "--help" not in words and not isinstance(found, Group):
            found.make_context("civitas", words, obj="en").close()


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


@pytest.mark.parametrize("page", ["architecture", "add_a_title"])
def test_what_the_pages_for_engineers_name_is_there(page: str) -> None:
    """Files by the end of their path, everything else as a word of some source."""
    files = [path for pattern in SOURCES for path in ROOT.glob(pattern)]
    words = {word for path in files for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    names = set(re.findall(r"`([\w/.]+)`", (ROOT / "docs" / f"{page}.md").read_text()))
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


class Page(HTMLParser):
    """What a page of the site leads to, and what it can be led to at."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors |= {value for value in (given.get("id"), given.get("name")) if value}
        found = [value for value in (given.get("href"), given.get("src")) if value is not None]
        (self.links if tag == "a" else self.loaded).extend(found)


def lost(site: Path) -> list[tuple[str, str]]:
    """The links of a site, of pages and of what they load, that lead nowhere; and what another host is asked for."""
    pages = {file: Page(file) for file in site.rglob("*.html")}
    found = []
    for file, page in pages.items():
        found += [(file.name, link) for link in page.loaded if re.match(r"(https?:)?//", link)]
        for link in page.links + page.loaded:
            path, _, anchor = unquote(link).partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            target = (site if path.startswith("/") else file.parent).joinpath(path.lstrip("/")).resolve()
            target = file if not path else target / "index.html" if target.is_dir() else target
            whole = target.is_file() and (not anchor or target not in pages or anchor in pages[target].anchors)
            if not whole or link == "#":
                found.append((str(file.relative_to(site)), link))
    return found


def test_lost_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="x"><a href="#x"><a href="b.html"><a href="/a.html#y"><img src="//c/d">')
    assert lost(tmp_path) == [("a.html", "//c/d"), ("a.html", "b.html"), ("a.html", "/a.html#y"), ("a.html", "//c/d")]


def test_the_site_is_whole_and_asks_no_other_host(tmp_path: Path) -> None:
    site = tmp_path.resolve() / "site"
    command = [sys.executable, "-m", "mkdocs", "-q", "build", "--strict", "--site-dir", str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert lost(site) == []
    for title in (found.name for found in pkgutil.iter_modules(civitas.games.__path__) if found.ispkg):
        for language in LANGUAGES:
            assert f"{civitas.title(title).alias}." in (site / "rules" / f"{title}.{language}.html").read_text()
    told = (site / "reference.html").read_text()
    assert [name for name in civitas.__all__ if f"civitas.{name}" not in told] == []
    assert "legal(seat: int) -&gt; list[int]" in told
    for name in ("vector.VectorGames", "shared.SharedGames", "gymnasium.SeatVectorEnv", "entities.Entities"):
        assert f"civitas.envs.{name}" in told
    assert "reset(seed: object = None" in told
    # Whoever reads on from page to page comes to all of them.
    led = {link.partition("#")[0].rpartition("/")[2] for page in site.rglob("*.html") for link in Page(page).links}
    assert [file.name for file in site.rglob("*.html") if file.name not in led | {"404.html"}] == []


def test_every_page_stands_in_the_contents_of_the_site() -> None:
    contents = (ROOT / "mkdocs.yml").read_text().partition("\nnav:")[2]
    pages = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    own = [page for page in pages if page.parts[0] not in ("example_title", "notebooks")]
    assert [str(page) for page in own if f" {page}\n" not in contents] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_shows_every_title_in_its_language(language: str) -> None:
    """At the table and in the terminal; and no picture of the other language."""
    folder = ROOT / "docs" / {"en": "guide", "it": "guida"}[language]
    shown = {
        link for file in folder.glob("*.md") for link, _ in LINK.findall(file.read_text()) if link.endswith(".png")
    }
    for title in (found.name for found in pkgutil.iter_modules(civitas.games.__path__) if found.ispkg):
        assert f"../screenshots/{title}-{language}.png" in shown
        assert f"../screenshots/terminal-{title}-{language}.png" in shown
    assert [link for link in shown if not link.endswith(f"-{language}.png")] == []


def labels(language: str) -> set[str]:
    """What stands on buttons and headings of the client, without what varies in it."""
    files = [*(ROOT / "web" / "src").rglob(f"{language}.ftl"), *(ROOT / "src" / "civitas").rglob(f"{language}.ftl")]
    told = [line.partition(" = ")[2] for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return {re.sub(r"\W*\{.*\}\W*$", "", text).strip() for text in told if text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_guide_names_stands_on_the_screen(language: str) -> None:
    """Words in italics are those of the client."""
    folder, known = ROOT / "docs" / {"en": "guide", "it": "guida"}[language], labels(language)
    named = []
    for file in folder.glob("*.md"):
        text = re.sub(r"!?\[[^\]]*\]\([^)]*\)|\*\*[^*]*\*\*", "", FENCE.sub("", file.read_text(encoding="utf-8")))
        named += [" ".join(words.split()) for words in re.findall(r"\*([^*|]+)\*", text)]
    assert len(named) > 15
    assert [words for words in named if words not in known] == []


def test_every_picture_is_shown_somewhere() -> None:
    told = "".join(path.read_text() for path in DOCUMENTS)
    assert [path.name for path in (ROOT / "docs" / "screenshots").iterdir() if path.name not in told] == []
