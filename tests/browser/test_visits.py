"""From table to table and to the cards in one tab: what one board brings along leaves the others alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import accuse
from browser.walk.positions import TITLES

BOXES = """() => {
  const nodes = document.querySelectorAll('main.table :is(.area-board, .area-me, .area-others) *')
  return [...nodes].filter(node => node.checkVisibility()).map(node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const { color, backgroundColor, fontSize } = getComputedStyle(node)
    const name = `${node.tagName}.${node.getAttribute('class') ?? ''}`
    return [[name, color, backgroundColor, fontSize].join(' '), x, y, width, height]
  })
}"""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def tables(page: Page) -> dict[str, str]:
    """A table of each title against the computer, which has made its moves; it is looked at as it began."""
    found = {}
    for title in TITLES:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "level:1"}]
        answer = page.request.post("/api/tables", data={"title": title, "seats": seats, "seed": 7})
        assert answer.ok, answer.text()
        found[title] = f"/table/{answer.json()['table']}?at=0"
        page.goto(found[title].partition("?")[0])
        page.locator(".prompt[data-yours=true]").wait_for()
    return found


def boxes(page: Page, title: str) -> list[Any]:
    # Its own pictures: those of the present may have come before the past, and those of the table before stand longer.
    page.locator(f"main.table[data-title={title}][data-past=true][data-staged=true]").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    return list(page.evaluate(BOXES))


def test_a_board_looks_the_same_whatever_was_looked_at_before(visit: Visit) -> None:
    page = visit("/")
    found = tables(page)
    fresh = {}
    for title, path in found.items():
        page.goto(path)
        fresh[title] = boxes(page, title)
    page.goto("/")
    for _ in range(2):
        for title, path in found.items():
            page.evaluate(GO, path)
            seen = boxes(page, title)
            assert [box[0] for box in seen] == [box[0] for box in fresh[title]], title
            for box, first in zip(seen, fresh[title], strict=True):
                assert box[1:] == pytest.approx(first[1:], abs=3), (title, box[0])


@pytest.mark.parametrize("title", TITLES)
def test_all_cards_of_a_title_are_drawn_and_told(visit: Visit, title: str) -> None:
    page = visit(f"/rules/{title}", locale="it-IT", size=(390, 844))
    page.get_by_role("link", name="Guarda tutte le carte").click()
    page.locator("main.gallery[aria-busy=false]").wait_for()
    page.locator(".exhibit").first.wait_for()
    empty = """nodes => nodes.filter(node => {
      const face = node.querySelector('.exhibit-face > *')
      return !face || !face.getBoundingClientRect().height || !node.querySelector('h3').textContent
    }).map(node => node.dataset.thing)"""
    # A colour that is not known where a piece is shown leaves it black.
    colourless = """nodes => nodes.filter(node => node instanceof SVGGeometryElement
      && getComputedStyle(node).fill === 'rgb(0, 0, 0)' && !node.matches('.card-band-edge')
    ).map(node => node.closest('.exhibit').dataset.thing)"""
    exhibits = page.locator(".exhibit")
    expect(page.locator(".exhibit-face > *")).to_have_count(exhibits.count())
    assert exhibits.evaluate_all(empty) == []
    assert page.locator(".exhibit-face *").evaluate_all(colourless) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accuse(page) == []
    count = exhibits.count()
    page.get_by_placeholder("Cerca nelle carte").fill(exhibits.last.locator("h3").inner_text())
    expect(exhibits).not_to_have_count(count)
    assert exhibits.count() > 0
