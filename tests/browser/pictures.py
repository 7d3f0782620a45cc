"""The pictures of the guide in both languages: every title in the middle of a game, at the table and in the terminal;
the home page, a lesson, a phone and a result.

cd tests && ../.venv/bin/python -m browser.pictures [NAME ...], such as antiquity, terminal-antiquity or home
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page
from rich.terminal_theme import MONOKAI

import civitas
from browser.house import browsing, serving
from browser.playing import bring_record, draw_curtain
from civitas.bots import Observation, make_bot
from civitas.drawing.picture import PAGE, Picture
from civitas.kernel.position import Position
from civitas.kernel.record import Record
from civitas.text import LANGUAGES

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
MOMENTS = {
    "seven_wonders_duel": (2, 40),
    "through_the_ages": (3, 260),
    "antiquity": (2, 160),
    "historia": (4, 160),
    "seven_ages": (3, 420),
}
"""How many seats play, and after how many moves the first is shown being asked."""
NAMES = ["Livia", "Marco", "Anna", "Bruno"]
SIZE = (1280, 800)
PHONE = (390, 780)
TERMINAL = (900, 640)
WINDOW = "background:#0c0c0c;color:#d9d9d9;display:inline-block;padding:12px 16px;font-size:12px"
"""A terminal of 120 columns: no larger than what is drawn in it."""
CELL = re.compile("[\u2800-\u28ff]")
"""Dots, which a browser takes from another typeface than the rest: each is kept to its cell."""
COLOURS = 200


def moment(key: str) -> Position:
    """A game among greedy players, at a point where the first seat has a choice."""
    seats, moves = MOMENTS[key]
    position = civitas.new(key, seats=seats, seed=2)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    for number in range(moves + 400):
        waiting = position.waiting()
        if number >= moves and 0 in waiting and len(position.legal(0)) > 2:
            break
        position.play(waiting[0], bots[waiting[0]].decide(Observation(position, waiting[0])))
    return position


def played_on(position: Position, record: Record) -> Record:
    """The game to its end, among greedy players."""
    bots = [make_bot("greedy", seat) for seat in range(position.seats)]
    while position.waiting():
        seat = position.waiting()[0]
        move = bots[seat].decide(Observation(position, seat))
        position.play(seat, move)
        record.add(seat, move, position)
    record.finish(position, "rules")
    return record


def record_of(position: Position) -> Record:
    kinds = ["human", *["bot"] * (position.seats - 1)]
    seats = [{"kind": kind, "name": name, "bot": "level:1"} for kind, name in zip(kinds, NAMES, strict=False)]
    return Record(position.title, seats, dict(position.options), {"position": position.dump()})


def show_table(page: Page, record: Record) -> None:
    page.goto("/")
    page.goto(f"/table/{bring_record(page, record)}")
    draw_curtain(page)
    page.locator(".area-board > *").first.wait_for()


def show_terminal(page: Page, position: Position, language: str) -> None:
    drawn = Picture(position, 0, language, 120)._printed()
    told = drawn.export_html(theme=MONOKAI, inline_styles=True, code_format=PAGE)
    cells = CELL.sub(
        lambda dots: f'<span style="display:inline-block;width:1ch;overflow:hidden">{dots[0]}</span>', told
    )
    page.set_content(f'<div style="{WINDOW}">{cells}</div>')


def show_home(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=antiquity]").wait_for()


def show_lesson(page: Page) -> None:
    page.goto("/learn/seven_wonders_duel/lessons/cards")
    page.locator(".coach").wait_for()
    page.locator(".area-board > *").first.wait_for()


def show_result(page: Page) -> None:
    position = civitas.new("seven_wonders_duel", seed=2)
    record = record_of(position)
    page.goto("/")
    page.goto(f"/table/{bring_record(page, played_on(position, record))}")
    page.locator("dialog.end .scores").wait_for()


@contextmanager
def opened(browser: Browser, address: str, language: str, size: tuple[int, int]) -> Iterator[Page]:
    locale = {"en": "en-GB", "it": "it-IT"}[language]
    context = browser.new_context(
        base_url=address, locale=locale, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def keep(page: Page, name: str, part: str | None = None) -> None:
    """A picture of the page, or of a part of it, in few colours."""
    page.mouse.move(2, 2)
    page.wait_for_load_state("networkidle")
    taken = page.screenshot() if part is None else page.locator(part).screenshot()
    picture = Image.open(io.BytesIO(taken)).convert("RGB").quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    picture.save(FOLDER / f"{name}.png", optimize=True)


Show = Callable[[Page, str], None]


def _table_of(key: str, page: Page, language: str) -> None:
    show_table(page, record_of(moment(key)))


def _terminal_of(key: str, page: Page, language: str) -> None:
    show_terminal(page, moment(key), language)


def shows() -> dict[str, tuple[tuple[int, int], Show]]:
    """What can be shown, by name: the size of the window, and how to get there in a language."""
    found: dict[str, tuple[tuple[int, int], Show]] = {
        "home": (SIZE, lambda page, language: show_home(page)),
        "lesson": (SIZE, lambda page, language: show_lesson(page)),
        "phone": (PHONE, partial(_table_of, "seven_wonders_duel")),
        "result": (SIZE, lambda page, language: show_result(page)),
    }
    for key in MOMENTS:
        found[key] = (SIZE, partial(_table_of, key))
        found[f"terminal-{key}"] = (TERMINAL, partial(_terminal_of, key))
    return found


def main(names: list[str]) -> None:
    known = shows()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for name in names or list(known):
            size, show = known[name]
            for language in LANGUAGES:
                with opened(browser, address, language, size) as page:
                    show(page, language)
                    keep(page, f"{name}-{language}", "div" if name.startswith("terminal-") else None)


if __name__ == "__main__":
    main(sys.argv[1:])
