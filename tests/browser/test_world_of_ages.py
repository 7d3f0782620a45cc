"""7 Ages: the names on the map, what an area tells, and cards that can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import civitas
from browser.conftest import Visit
from browser.playing import await_turn
from browser.test_reach import named
from browser.test_seven_ages import TWO_TURNS, open_table
from browser.walk.walking import bring, look

LANDS_NAMED = 60
WIDE = 1200
"""Units of the map."""
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
IN_SIGHT = """() => {
  const { top, bottom } = document.querySelector('.zoom').getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
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


def test_every_strait_and_canal_has_its_sign(visit: Visit) -> None:
    """Straits are lines with arrows, canals cuts: neither looks like a border, and none is left out."""
    title: Any = civitas.title("seven_ages")
    facts = title.facts
    straits = sum(crossing > 1 for steps in facts.land_crossings for crossing in steps) // 2
    page = visit(size=(1440, 900))
    whole_world(page)
    for kind, count in (("straits", straits), ("canals", len(facts.canals))):
        drawn = page.locator(f".a-{kind}").last.get_attribute("d") or ""
        # What leads over the edge of the map is drawn up to it, and from the other one on.
        over = [line for line in drawn.split("M")[1:] if line.split("L")[1].startswith(f"{WIDE} ")]
        assert drawn.count("M") - len(over) == count, kind
    assert page.locator(".a-straits").last.get_attribute("marker-end")


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
    # Letters and pictures may come later: however much it grows it comes back into sight.
    page.wait_for_function(IN_SIGHT)
    assert zoom.evaluate("zoom => zoom.scrollHeight <= zoom.clientHeight + 1")
    zoom.evaluate("zoom => zoom.append('Event and artefact. '.repeat(55))")
    page.wait_for_function(IN_SIGHT)
    assert page.locator(".a-lit").first.get_attribute("d")


def test_the_map_goes_to_where_a_group_may_march_also_after_the_texts_have_come(visit: Visit) -> None:
    page = visit(size=(390, 844))
    look(page, bring(page, named("seven_ages")["load-7"]))
    page.locator("main.table[data-staged=true]").wait_for()
    expect(page.locator(".a-map")).to_have_attribute("data-whole", "false")
    targets = page.locator(".a-map [data-legal=true]")
    assert targets.count() > 1
    for target in targets.all():
        expect(target).to_be_in_viewport()
