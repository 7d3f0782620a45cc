"""The form for new tables, whatever options a title has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


@pytest.mark.parametrize("title", ["antiquity", "seven_ages"])
def test_new_tables_fit_a_phone(visit: Visit, title: str) -> None:
    page = visit(f"/new/{title}", locale="it-IT", size=(390, 844))
    page.locator(".options summary").tap()
    expect(page.locator(".options select").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_preset_seats_everybody_and_a_tap_seats_somebody_else(visit: Visit) -> None:
    page = visit("/new/through_the_ages")
    page.locator(".chip[data-count='4']").click()
    page.locator("[data-preset=computer]").click()
    expect(page.locator(".seat-choice input[value=bot]:checked")).to_have_count(3)
    expect(page.locator("[data-preset=computer]")).to_have_attribute("aria-pressed", "true")
    page.locator(".seat-choice[data-place='2'] .segment-choice", has_text="at this screen").click()
    expect(page.locator("[data-preset=computer]")).to_have_attribute("aria-pressed", "false")
    page.locator(".seat-choice[data-place='2']").get_by_label("Name").fill("Livia")
    expect(page.locator(".poster-seats li").nth(2)).to_contain_text("Livia")
    page.locator("[data-preset=post]").click()
    expect(page.locator("select[name=pace]")).to_have_value("daily")
    page.locator("[data-preset=screen]").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".curtain, .ages").first).to_be_visible()


def test_the_settings_show_what_they_do(visit: Visit) -> None:
    page = visit("/settings", motion=True)
    sample = page.locator(".sample-table")
    size = "node => parseFloat(getComputedStyle(node).fontSize)"
    before = sample.evaluate(size)
    page.locator("input[type=range]").fill("160")
    assert sample.evaluate(size) > before
    # In one go: on a busy machine a movement is over before the next question.
    moved = "button => { button.click(); return document.querySelector('.sample-piece').getAnimations().length }"
    assert page.get_by_role("button", name="Show the movement again").evaluate(moved) == 1
