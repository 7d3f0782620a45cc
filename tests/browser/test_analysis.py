"""After the end a learner finds out where the game was lost, and tries it again; a hint helps on the way."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from browser.conftest import WAIT_MILLISECONDS, Visit
from browser.playing import bring_record
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record
from civitas.kernel.registry import title

MOVES = 24
# How far it is stands there only as long as it takes.
WATCH = """() => {
    new MutationObserver(() => {
        window.underWay ||= Boolean(document.querySelector('dialog.end progress')?.checkVisibility())
    }).observe(document.body, { childList: true, subtree: true })
}"""


def a_game() -> Record:
    """7 Wonders Duel, played without much thought, and soon given up."""
    duel = title("seven_wonders_duel")
    seats = [{"name": name, "kind": "human"} for name in ("Ann", "Bob")]
    record, random = Record(duel, seats, duel.accept_options({}), {"chance": Chance(3).dump()}), Random(3)
    position = record.begin()
    while len(record.moves) < MOVES:
        seat = position.waiting()[0]
        move = random.choice(position.contending(seat))
        position.advance(seat, move)
        record.add(seat, move, position)
    record.finish(position, "agreement")
    return record


def test_turning_points_lead_into_the_game(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{bring_record(page, a_game())}")
    sheet = page.locator("dialog.end")
    page.evaluate(WATCH)
    sheet.get_by_role("button", name="Analyse the game").click()
    expect(sheet.locator(".turning-points li").first).to_be_visible(timeout=4 * WAIT_MILLISECONDS)
    assert page.evaluate("window.underWay")
    expect(sheet.locator(".analysis .chart")).to_contain_text("100 %")
    sheet.locator(".turning-points").get_by_role("button", name="Go there").first.click()
    expect(page).to_have_url(re.compile(r"[?&]at=\d+"))
    before = page.url
    page.goto(before.split("?")[0])
    sheet.get_by_role("button", name="Analyse the game").click()
    sheet.get_by_role("button", name="Play on from there").first.click()
    page.locator(".prompt[data-yours=true]").wait_for()
    assert page.url.split("?")[0] != before.split("?")[0]
    page.keyboard.press("m")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint .move").first).to_be_visible()
    asked = page.locator(".prompt").get_attribute("data-decision")
    page.locator(".hint .move").first.click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", asked or "")
