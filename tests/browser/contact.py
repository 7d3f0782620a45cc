"""A contact sheet of all there is to see: boards at three stages of a game, all cards and pages, in both languages, at
two sizes and in three themes. `make contact` takes it; then open build/contact/index.html.

cd tests && ../.venv/bin/python -m browser.contact [PART ...], a part being a title or `pages`; no part is all of them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.house import browsing, serving
from browser.playing import bring_record, draw_curtain
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
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "learn": "/learn",
    "course": "/learn/through_the_ages",
    "shelf": "/rules",
    "rules": "/rules/historia",
    "cards": "/cards",
    "settings": "/settings",
    "account": "/account",
    "ranking": "/ranking",
    "archive": "/archive",
    "events": "/events",
    "nothing_waits": "/next",
    "nowhere": "/nowhere",
    "no_table": "/table/nosuchtable",
    "no_person": "/people/nobody",
    **{f"new_{title}": f"/new/{title}" for title in GAMES},
}
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
    """The pages around the tables: first as somebody new sees them, then with a table of one's own."""
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield from shots(page, name_of(page, name), whole=True)
    wish = {"title": "historia", "seats": [{"kind": "human", "name": "Livia"}, {"kind": "open"}], "public": True}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    event = {"name": "Coppa d'autunno", "title": "antiquity", "kind": "swiss", "clock": {"kind": "none"}}
    cup = page.request.post("/api/events", data=event).json()["event"]["id"]
    page.request.post(f"/api/events/{cup}/enter", data={})
    me = page.request.get("/api/me").json()["id"]
    after = {
        "waiting_room": f"/table/{table}",
        "home_again": "/",
        "lobby_again": "/lobby",
        "events_again": "/events",
        "event": f"/events/{cup}",
        "profile": f"/people/{me}",
    }
    for name, path in after.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield from shots(page, name_of(page, name), whole=True)


def take_cards(page: Page, title: str) -> Iterator[str]:
    """All cards of a title, one long picture."""
    page.goto(f"/cards/{title}")
    page.locator("main.gallery[aria-busy=false] .exhibit").first.wait_for()
    # The pictures come after the cards.
    page.locator("main.gallery[data-staged=true]").wait_for()
    page.wait_for_load_state("networkidle")
    yield from shots(page, name_of(page, f"cards_{title}"), whole=True)


def take_boards(page: Page, title: str, table: str, moves: int) -> Iterator[str]:
    for stage in STAGES:
        page.goto(f"/table/{table}?at={round(moves * stage)}")
        page.locator(".prompt[data-past=true]").wait_for()
        page.locator("main.table[data-staged=true]").wait_for()
        yield from shots(page, name_of(page, f"{title}-{round(stage * 100)}"))
    page.goto(f"/table/{table}")
    page.locator("dialog.end").wait_for()
    page.wait_for_load_state("networkidle")
    yield from shots(page, name_of(page, f"{title}-end"))


def take_turn(page: Page, title: str) -> Iterator[str]:
    """The first turn at a table of one's own, with another person at the same screen: the curtain, and the board."""
    people = [{"kind": "human", "name": name} for name in ("Livia", "Marco")]
    table = page.request.post("/api/tables", data={"title": title, "seats": people, "hot_seat": True}).json()["table"]
    page.goto(f"/table/{table}")
    page.locator(".curtain button, main.table[data-staged=true]").first.wait_for()
    if page.locator(".curtain").count():
        yield from shots(page, name_of(page, f"{title}-curtain"))
    draw_curtain(page)
    page.mouse.move(0, 0)
    page.locator("main.table[data-staged=true]").wait_for()
    yield from shots(page, name_of(page, f"{title}-turn"))


def take_studies(page: Page, title: str) -> Iterator[str]:
    """The first step of the first lesson, and a challenge."""
    course = page.request.get(f"/api/games/{title}/course").json()
    for kind in ("lessons", "challenges"):
        page.goto(f"/learn/{title}/{kind}/{course[kind][0]['key']}")
        page.locator("main.table[data-staged=true] .coach").wait_for()
        yield from shots(page, name_of(page, f"{title}-{kind}"))


def main(parts: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        tables = {}
        helper = browser.new_context(base_url=address).new_page()
        for title in (part for part in parts if part in GAMES):
            record = played(title)
            tables[title] = (bring_record(helper, record), len(record.moves))
        for page in views(browser, address):
            if "pages" in parts:
                found += take_pages(page)
            for title, (table, moves) in tables.items():
                found += take_boards(page, title, table, moves)
                found += take_turn(page, title)
                found += take_studies(page, title)
                found += take_cards(page, title)
    cells = "".join(
        f'<figure><a href="{escape(path.name)}"><img loading="lazy" src="{escape(path.name)}"></a>'
        f"<figcaption>{escape(path.stem)}</figcaption></figure>"
        for path in sorted(FOLDER.glob("*.png"))
    )
    style = "body{font:12px sans-serif}figure{display:inline-block;margin:6px}img{height:300px;border:1px solid #999}"
    (FOLDER / "index.html").write_text(f"<title>Civitas</title><style>{style}</style>{cells}", encoding="utf-8")
    print(f"{len(found)} pictures in {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["pages", *GAMES])
