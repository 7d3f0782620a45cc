"""7 Ages: the names on the map, what an area tells, and cards that can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import await_turn
from browser.test_seven_ages import TWO_TURNS, open_table

LANDS_NAMED = 60
NAMES = """kind => [...document.querySelectorAll(`.ground-name[data-kind=${kind}]`)].map(name => {
  const { left, top, right, bottom } = name.getBoundingClientRect()
  return { id: name.dataset.names, left, top, right, bottom }
})"""
# Letters need not fill the box of their line: a few pixels of it may be shared.
CLASHES = """() => {
  const boxes = [...document.querySelectorAll('.ground-name')]
    .map(name => [name.textContent, name.getBoundingClientRect()])
  const frame = document.querySelector('.a-map').getBoundingClientRect()
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const out = boxes
    .filter(([, a]) => a.left < frame.left - 1 || a.right > frame.right + 1).map(([one]) => `${one} is out`)
  const over = boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([, b]) => across(a, b) > 1.5 && down(a, b) > 3).map(([other]) => `${one} on ${other}`))
  return [...out, ...over]
}"""
LETTERS = """() => Math.min(...[...document.querySelectorAll('.ground-name')]
  .map(name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a))"""


def whole_world(page: Page) -> None:
    open_table(page, TWO_TURNS)
    await_turn(page)
    page.locator(".a-map-tools button").nth(2).click()
    expect(page.locator(".a-map")).to_have_attribute("data-whole", "true")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_sixty_lands_are_named_at_1440(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, size=(1440, 900))
    whole_world(page)
    assert len(page.evaluate(NAMES, "land")) >= LANDS_NAMED
    assert page.evaluate(CLASHES) == []
    assert page.evaluate(LETTERS) >= 11


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_every_region_is_named_on_a_phone(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, size=(390, 844))
    whole_world(page)
    assert len({name["id"] for name in page.evaluate(NAMES, "region")}) == 12
    assert page.evaluate(CLASHES) == []
    assert page.evaluate(LETTERS) >= 12


def test_regions_are_tinted_bordered_and_named_on_demand(visit: Visit) -> None:
    page = visit()
    whole_world(page)
    assert page.evaluate(NAMES, "region") == []
    page.get_by_role("button", name="Regions").click()
    expect(page.locator(".a-continents")).to_have_count(1)
    assert len(page.evaluate(NAMES, "region")) == 12
    assert page.evaluate(CLASHES) == []


def test_an_area_tells_income_defence_cost_and_crossings(visit: Visit) -> None:
    page = visit()
    whole_world(page)
    page.locator("[data-area=andalusia]").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    told = page.locator(".zoom")
    for words in ("Income 3", "Defence 0", "To enter: 1 movement", "Over a strait", "Morocco"):
        expect(told).to_contain_text(words)


def test_a_card_is_read_whole_and_lights_up_where_it_starts(visit: Visit) -> None:
    page = visit(size=(1280, 720))
    whole_world(page)
    card = page.locator(".a-card").first
    card.hover()
    zoom = page.locator(".zoom")
    for words in ("May start in age", "Progress:", "Starting money", "Event:", "Artefact:"):
        expect(zoom).to_contain_text(words)
    box = zoom.bounding_box()
    assert box is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= 720
    assert zoom.evaluate("zoom => zoom.scrollHeight <= zoom.clientHeight + 1")
    assert page.locator(".a-lit").first.get_attribute("d")
