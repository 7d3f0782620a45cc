"""Where points came from: charts for everybody at the end, and beside the replay."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import civitas
from browser.conftest import Visit
from browser.playing import accuse, bring_record
from civitas.kernel.record import Record


def finished(key: str, seats: int) -> Record:
    """A random game, played to its end."""
    position, random = civitas.new(key, seats=seats, seed=5), Random(5)
    names = ["Ann", "Bob", "Cai"]
    people = [{"kind": "human", "name": name} for name in names[:seats]]
    record = Record(position.title, people, dict(position.options), {"position": position.dump()})
    while position.waiting():
        seat = position.waiting()[0]
        move = random.choice(position.contending(seat))
        position.play(seat, move)
        record.add(seat, move, position)
    record.finish(position, "rules")
    return record


@pytest.mark.parametrize(
    ("key", "seats", "locale"), [("through_the_ages", 3, "it-IT"), ("seven_wonders_duel", 2, "en-GB")]
)
def test_points_by_source_at_the_end_and_in_replay(visit: Visit, key: str, seats: int, locale: str) -> None:
    page = visit(locale=locale)
    table = bring_record(page, finished(key, seats))
    page.goto(f"/table/{table}")
    sheet = page.locator("dialog.end")
    charts = sheet.locator(".source-chart")
    expect(charts).to_have_count(seats)
    totals = sheet.locator(".scores tfoot td").all_inner_texts()
    for place, total in enumerate(totals):
        expect(charts.nth(place).locator("b")).to_contain_text(total)
        rows = sheet.locator(f".scores tbody tr td:nth-of-type({place + 1}) .score-number").all_inner_texts()
        assert sum(int(points.replace("−", "-")) for points in rows) == int(total)
    assert accuse(page) == []
    page.keyboard.press("Escape")
    page.goto(f"/table/{table}?at=40")
    page.get_by_role("button", name={"en-GB": "Points by source", "it-IT": "Punti per provenienza"}[locale]).click()
    beside = page.locator("dialog[open]")
    expect(beside.locator(".source-now")).to_have_count(seats)
    beside.locator(".source-chart .hit").nth(3).click(position={"x": 1, "y": 5})
    expect(page).not_to_have_url(f"/table/{table}?at=40")
    assert accuse(page) == []


LETTERS = """() => [...document.querySelectorAll('dialog.end .chart text')].map(text =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
TOUCHING = """() => [...document.querySelectorAll('dialog.end .score-number')].filter(number => {
  const range = document.createRange()
  range.selectNodeContents(number)
  const bar = number.nextElementSibling
  const cell = number.closest('td').getBoundingClientRect()
  const end = bar.checkVisibility() ? bar.getBoundingClientRect().left - 2 : cell.right
  return range.getBoundingClientRect().right > end
}).length"""


def test_the_sheet_of_a_phone_can_be_read(visit: Visit) -> None:
    page = visit(size=(390, 844))
    page.goto(f"/table/{bring_record(page, finished('through_the_ages', 3))}")
    expect(page.locator("dialog.end .source-chart")).to_have_count(3)
    assert min(page.evaluate(LETTERS)) >= 9
    assert page.evaluate(TOUCHING) == 0, (
        "points do not run into their bars, or out of their cells where no bar is shown"
    )
