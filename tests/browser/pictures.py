"""The pictures of the guide: every title in both languages, in the middle of a game.

cd tests && ../.venv/bin/python -m browser.pictures [TITLE ...]
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

import civitas
from browser.house import browsing, serving
from browser.playing import bring_record, draw_curtain
from civitas.bots import Observation, make_bot
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


def take(browser: Browser, address: str, key: str, position: Position) -> None:
    kinds = ["human", *["bot"] * (position.seats - 1)]
    seats = [{"kind": kind, "name": name, "bot": "level:1"} for kind, name in zip(kinds, NAMES, strict=False)]
    record = Record(position.title, seats, dict(position.options), {"position": position.dump()})
    for language in LANGUAGES:
        locale = {"en": "en-GB", "it": "it-IT"}[language]
        context = browser.new_context(
            base_url=address, locale=locale, viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce"
        )
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.goto("/")
        page.goto(f"/table/{bring_record(page, record)}")
        draw_curtain(page)
        page.locator(".area-board > *").first.wait_for()
        page.mouse.move(2, 2)
        page.wait_for_load_state("networkidle")
        picture = Image.open(io.BytesIO(page.screenshot()))
        small = picture.convert("RGB").quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
        small.save(FOLDER / f"{key}-{language}.png", optimize=True)
        context.close()


def main(keys: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for key in keys or list(MOMENTS):
            take(browser, address, key, moment(key))


if __name__ == "__main__":
    main(sys.argv[1:])
