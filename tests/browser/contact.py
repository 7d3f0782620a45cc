"""A contact sheet of all there is to see: boards at three stages of a game, all cards and pages, in both languages, at
two sizes and in three themes. `make contact` takes it; then open build/contact/index.html.

cd tests && ../.venv/bin/python -m browser.contact [TITLE ...]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.house import browsing, serving
from browser.playing import bring_record
from civitas.bots import Observation, make_bot
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record

FOLDER = Path(__file__).parents[2] / "build" / "contact"
GAMES = {
    "seven_wonders_duel": (2, 80),
    "through_the_ages": (3, 300),
    "antiquity": (2, 300),
    "historia": (3, 240),
    "seven_ages": (3, 400),
}
"""How many seats play, and how many moves are made at most."""
STAGES = (0.1, 0.5, 0.95)
PAGES = ("/", "/lobby", "/learn", "/rules", "/settings", "/new/seven_wonders_duel", "/rules/historia", "/nowhere")
LOCALES = {"en": "en-GB", "it": "it-IT"}
SIZES = ((390, 844), (1440, 900))
THEMES = ("light", "dark", "contrast")


def played(title: str) -> Record:
    """A game among greedy players."""
    seats, most = GAMES[title]
    found, chance = registry.title(title), Chance(5)
    options = found.accept_options({})
    position = found.begin(seats, options, chance)
    people = [{"kind": "human", "name": name} for name in ("Livia", "Marco", "Anna")[:seats]]
    record = Record(found, people, options, {"chance": chance.dump()})
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    for _ in range(most):
        waiting = position.waiting()
        if not waiting:
            break
        move = bots[waiting[0]].decide(Observation(position, waiting[0]))
        position.play(waiting[0], move)
        record.add(waiting[0], move, position)
    record.finish(position, "agreement" if position.waiting() else "rules")
    return record


def shots(page: Page, name: str, whole: bool = False) -> Iterator[str]:
    """The page as it is, or all of it, in every theme."""
    page.evaluate("document.fonts.ready.then(() => true)")
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        path = FOLDER / f"{name}-{theme}.png"
        page.screenshot(path=path, full_page=whole)
        yield path.name


def views(browser: Browser, address: str) -> Iterator[Page]:
    for locale in LOCALES.values():
        for width, height in SIZES:
            context = browser.new_context(
                base_url=address,
                locale=locale,
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                service_workers="block",
            )
            context.set_default_timeout(60_000)
            yield context.new_page()
            context.close()


def name_of(page: Page, what: str) -> str:
    width = page.viewport_size["width"] if page.viewport_size else 0
    return f"{what}-{page.evaluate('navigator.language')[:2]}-{width}"


def take_pages(page: Page) -> Iterator[str]:
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield from shots(page, name_of(page, path.strip("/").replace("/", "_") or "home"))


def take_cards(page: Page, title: str) -> Iterator[str]:
    """All cards of a title, one long picture."""
    page.goto(f"/cards/{title}")
    page.locator("main.gallery[aria-busy=false] .exhibit").first.wait_for()
    page.wait_for_load_state("networkidle")
    yield from shots(page, name_of(page, f"cards_{title}"), whole=True)


def take_boards(page: Page, title: str, table: str, moves: int) -> Iterator[str]:
    for stage in STAGES:
        page.goto(f"/table/{table}?at={round(moves * stage)}")
        page.locator(".prompt[data-past=true]").wait_for()
        page.locator("main.table[data-staged=true]").wait_for()
        yield from shots(page, name_of(page, f"{title}-{round(stage * 100)}"))


def main(titles: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        tables = {}
        helper = browser.new_context(base_url=address).new_page()
        for title in titles:
            record = played(title)
            tables[title] = (bring_record(helper, record), len(record.moves))
        for page in views(browser, address):
            found += take_pages(page)
            for title, (table, moves) in tables.items():
                found += take_boards(page, title, table, moves)
                found += take_cards(page, title)
    cells = "".join(
        f'<figure><a href="{escape(name)}"><img loading="lazy" src="{escape(name)}"></a>'
        f"<figcaption>{escape(name)}</figcaption></figure>"
        for name in found
    )
    style = "body{font:12px sans-serif}figure{display:inline-block;margin:6px}img{height:300px;border:1px solid #999}"
    (FOLDER / "index.html").write_text(f"<title>Civitas</title><style>{style}</style>{cells}", encoding="utf-8")
    print(f"{len(found)} pictures in {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
