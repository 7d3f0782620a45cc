"""The stage: what moves on the table, what is shown of great moments, and that neither stands in the way."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import bring_bytes
from browser.test_replay import finished, look_back

STAGED = {
    "seven_wonders_duel": (2, 3, ("event-looted",)),
    "through_the_ages": (2, 1, ("event-colony", "event-unclaimed", "event-aggression", "event-war")),
    "antiquity": (2, 1, ("event-polluted", "event-graves")),
    "historia": (2, 1, ("event-laid",)),
    "seven_ages": (2, 14, ("event-round",)),
}
"""Per title the seats and the seed of a game played at random, and what is staged in it."""
MOST_MOVES = 700
MOST_STEPS = 40
WATCH = """() => {
    window.ghosts = 0
    new MutationObserver(changes => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.classList?.contains('ghost')) window.ghosts += 1
    }).observe(document.body, { childList: true })
}"""
# All at one look: the sheet goes away by itself.
SHOWN = """() => {
    const sheet = document.querySelector('.moment')
    return sheet && {
        text: sheet.innerText,
        figure: sheet.querySelector('dd')?.textContent ?? '',
        presses: getComputedStyle(sheet).pointerEvents,
    }
}"""


@cache
def _record(title: str) -> bytes:
    seats, seed, _ = STAGED[title]
    return finished(title, seats, seed, MOST_MOVES).encode()


def bring(page: Page, title: str) -> str:
    return bring_bytes(page, _record(title))


def staged_at(page: Page, title: str, table: str) -> int:
    """The move that leads to the first great moment."""
    keys = STAGED[title][2]
    log = page.request.get(f"/api/tables/{table}/log").json()
    return next(int(line["n"]) for line in log if line["key"] in keys and line["n"] > 1)


def await_stage(page: Page) -> None:
    """It comes once the board is drawn."""
    expect(page.locator("main.table[data-staged=true]")).to_be_visible()


@pytest.mark.parametrize("title", STAGED)
def test_a_great_moment_is_staged_and_goes_at_the_next_press(visit: Visit, title: str) -> None:
    page = visit(locale="it-IT")
    table = bring(page, title)
    look_at = staged_at(page, title, table)
    page.goto(f"/table/{table}?at={look_at - 1}")
    page.locator(".prompt[data-past=true]").wait_for()
    await_stage(page)
    page.keyboard.press("]")
    shown = page.wait_for_function(SHOWN).json_value()
    assert shown["figure"]
    assert "moment-" not in shown["text"]
    assert shown["presses"] == "none"
    page.keyboard.press("Shift")
    expect(page.locator(".moment")).to_have_count(0)


@pytest.mark.parametrize("title", STAGED)
def test_things_move_in_every_title_and_not_where_motion_is_unwanted(visit: Visit, title: str) -> None:
    moving, calm = visit(motion=True), visit()
    table = bring(moving, title)
    made = 0
    for page in (moving, calm):
        page.goto(f"/table/{table}?at=0")
        page.locator(".prompt[data-past=true]").wait_for()
        await_stage(page)
        page.evaluate(WATCH)
        for step in range(1, (made or MOST_STEPS) + 1):
            page.keyboard.press("]")
            expect(page.locator(".scrubber-at")).to_contain_text(f"{step}/")
            if page is moving and page.evaluate("window.ghosts"):
                made = step
                break
    assert moving.evaluate("window.ghosts") > 0
    assert calm.evaluate("window.ghosts") == 0
    expect(moving.locator(".ghost")).to_have_count(0)


def test_moments_can_be_switched_off(visit: Visit) -> None:
    title = "historia"
    page = visit("/settings")
    page.get_by_role("checkbox", name="Show great moments on a sheet").uncheck()
    table = bring(page, title)
    look_at = staged_at(page, title, table)
    look_back(page, table, look_at - 1)
    await_stage(page)
    page.keyboard.press("]")
    expect(page.locator(".scrubber-at")).to_contain_text(f"{look_at}/")
    expect(page.locator(".moment")).to_have_count(0)
