"""The client's files: the page for every address of the client, nothing from outside the folder."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.openapi.plugins import JsonRenderPlugin

from civitas.kernel import registry
from civitas.server.settings import STATIC
from civitas.text import LANGUAGES, Texts
from server.house import DUEL, Ear, House, open_house, scenario_with, settings_for


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The client</title>")
    (folder / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@scenario_with(static=Path("/no/such/folder"))
async def test_without_a_build_an_honest_page(house: House) -> None:
    shown = await house.visitor().http.get("/t/abc", headers={"Accept-Language": "it"})
    assert shown.status_code == 200 and shown.headers["content-type"].startswith("text/html")
    assert "make web" in shown.text


def test_pages_files_and_what_lies_outside(static: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path, static=static)) as house:
            http = house.visitor().http
            for path in ("/", "/t/abc", "/lobby", "/rules/seven_wonders_duel"):
                page = await http.get(path)
                assert "The client" in page.text and page.headers["cache-control"] == "no-cache"
            script = await http.get("/assets/app-1a2b.js")
            assert "javascript" in script.headers["content-type"] and "immutable" in script.headers["cache-control"]
            for path in (
                "/assets/missing.js",
                "/../secret.txt",
                "/..%2fsecret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/%2e%2e/secret.txt",
                f"/{tmp_path}/secret.txt",
                "/x%00.js",
            ):
                answer = await http.get(path)
                assert answer.status_code in (200, 400, 404) and answer.text != "secret"
                assert answer.status_code != 200 or "The client" in answer.text

    asyncio.run(run())


def test_files_that_were_compressed_when_they_were_built(static: Path, tmp_path: Path) -> None:
    """Sent as they are to browsers that take brotli, and to no others."""
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"small")

    async def run() -> None:
        async with open_house(settings_for(tmp_path, static=static)) as house:
            http = house.visitor().http
            for accepted, coding in (
                ("br", "br"),
                ("gzip, deflate, br;q=0.5, zstd", "br"),
                ("gzip, br;q=0", None),
                ("br;q=0.000", None),
                ("identity", None),
                ("", None),
            ):
                async with http.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
                    content = b"".join([part async for part in answer.aiter_raw()])
                assert content == (b"small" if coding else b"console.log(1)"), accepted
                assert answer.headers.get("content-encoding") == coding
                assert answer.headers["vary"] == "accept-encoding" and "immutable" in answer.headers["cache-control"]
                assert "javascript" in answer.headers["content-type"]

    asyncio.run(run())


def test_the_build_holds_its_large_files_compressed() -> None:
    """They are much smaller than the files themselves, and smaller than gzip would make them."""
    assets = [file for file in (STATIC / "assets").iterdir() if file.suffix in (".js", ".css")]
    large = [file for file in assets if file.stat().st_size >= 1000]
    assert large
    for file in large:
        small = file.with_name(f"{file.name}.br").stat().st_size
        assert small < len(gzip.compress(file.read_bytes(), 9)), file.name


@scenario_with()
async def test_what_is_large_goes_compressed_to_those_who_take_it(house: House) -> None:
    """The files of the client are compressed once; streams are not, so that each event arrives at once."""
    ann, _, table = await house.pair()
    http = ann.http
    page = (await http.get("/")).text
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', page)
    script = max(scripts, key=lambda path: (STATIC / path.lstrip("/")).stat().st_size)
    for path in (script, f"/api/tables/{table}/view", "/api/games", "/api/games/seven_wonders_duel/things"):
        plain = await http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        small = await http.get(path, headers={"Accept-Encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip" and small.content == plain.content
        assert small.headers["vary"] == "accept-encoding"
        assert int(small.headers["content-length"]) * 2 < len(plain.content)
    assert "immutable" in (await http.get(script)).headers["cache-control"]
    assert "content-encoding" not in (await http.get("/healthz")).headers
    ear = Ear(house, f"/api/tables/{table}/events", ann)
    ear._scope["headers"].append((b"accept-encoding", b"gzip"))
    assert (await ear.event())[0] == "packet" and "content-encoding" not in ear.headers
    await ear.close()


def test_the_description_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is long: whoever asked for it again and again would hold up everybody."""
    written, write = [], JsonRenderPlugin.render

    def count(*args: Any) -> bytes:
        written.append(1)
        return write(*args)

    monkeypatch.setattr(JsonRenderPlugin, "render", count)

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            texts = {(await house.visitor().http.get("/schema/openapi.json")).text for _ in range(5)}
            assert len(texts) == 1 and "/api/tables" in texts.pop()

    asyncio.run(run())
    assert len(written) == 1


@pytest.mark.parametrize("part", ["things", "texts"])
def test_what_things_do_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    """For each title and language: it is long too."""
    written, write = [], Texts.card

    def count(self: Texts, domain: str, item: str) -> list[str]:
        written.append(item)
        return write(self, domain, item)

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            path = f"/api/games/{DUEL}/{part}"
            told = [
                {(await house.visitor().http.get(path, params={"lang": language})).text for _ in range(3)}
                for language in LANGUAGES
            ]
            assert [len(texts) for texts in told] == [1] * len(LANGUAGES) and set.isdisjoint(*told)

    monkeypatch.setattr(Texts, "card", count)
    asyncio.run(run())
    things = sum(len(domain.ids) for domain in registry.title(DUEL).domains.values())
    assert len(written) <= things * len(LANGUAGES)


def _from_columns(sent: dict[str, Any]) -> dict[str, dict[str, dict[str, Any]]]:
    """Things one by one, as `things` tells them, without what is read of them."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    names: dict[str, str] = {}

    def told(value: Any, ids: list[str]) -> Any:
        if isinstance(value, list):
            return [told(one, ids) for one in value]
        return None if value is None else ids[value]

    for family, columns in sent.items():
        sheet = dict(columns["sheet"])
        for fact, column in columns.get("named", {}).items():
            of = sent[column["family"]]
            sheet[fact] = told(column["numbers"], [*of["ids"], *of.get("same", {})])
        things = {item: found[other][item] for item, other in columns.get("same", {}).items()}
        for number, (item, name) in enumerate(zip(columns["ids"], columns["names"], strict=True)):
            names[item] = names[item] if name is None else name
            facts = {fact: values[number] for fact, values in sheet.items()}
            facts |= {fact: having[item] for fact, having in columns.get("some", {}).items() if item in having}
            things[item] = {"name": names[item], "text": [], "sheet": facts}
            if item in columns.get("pictures", {}):
                things[item]["picture"] = columns["pictures"][item]
        found[family] = things
    return found


@scenario_with()
async def test_what_is_drawn_and_what_is_read_of_things_is_all_that_is_told_of_them(house: House) -> None:
    ann = house.visitor()

    async def whole(path: str) -> dict[str, dict[str, dict[str, Any]]]:
        sent = await ann.get(path)
        return {
            family: {item: sent[thing][item] if isinstance(thing, str) else thing for item, thing in things.items()}
            for family, things in sent.items()
        }

    told = set()
    for game in await ann.get("/api/games"):
        path = f"/api/games/{game['key']}"
        drawn, texts = _from_columns(await ann.get(f"{path}/drawn")), await whole(f"{path}/texts")
        other = (await whole(f"{path}/things"))["title"][game["key"]]["other_name"]
        texts["title"] = {game["key"]: {"other_name": other}}
        joined = {
            family: {item: thing | texts.get(family, {}).get(item, {}) for item, thing in things.items()}
            for family, things in drawn.items()
        }
        assert joined == await whole(f"{path}/things")
        if any(thing.get("text") for things in texts.values() for thing in things.values()):
            told.add(game["key"])
    # The miniature that other tests bring has nothing to read.
    assert len(told) == 5


READS_NO_ENGINE = """
import asyncio, sys
from pathlib import Path
from server.house import open_house, settings_for

async def run():
    async with open_house(settings_for(Path(sys.argv[1]))) as house:
        games = await house.visitor().get("/api/games")
        assert len(games) == 5 and all(game["blurb"] and game["levels"] for game in games)
    print([name for name in sys.modules if name.startswith("civitas.games.")])

asyncio.run(run())
"""


def test_home_is_told_of_the_titles_without_reading_their_engines(tmp_path: Path) -> None:
    path = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", READS_NO_ENGINE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
    )
    assert done.stdout.decode().strip() == "[]", done.stderr.decode()
