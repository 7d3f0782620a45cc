"""What was begun and not yet sent is there again after a reload, as after the sleep of a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import draw_curtain, press
from browser.playing_ages import bring
from browser.test_antiquity import CITY, house, open_table, settle, take
from browser.test_preview import open_study
from rules.through_the_ages.tools import arrange, civ, play

# Antiquity plans with pieces: see below.
OPENS = {
    "historia": ".pile[data-kind=hand] .h-card",
    "seven_ages": ".a-hand [data-card]",
    "seven_wonders_duel": ".slot[data-legal=true]",
    "through_the_ages": ".card-row .t-card",
}


def reload(page: Page) -> None:
    page.reload()
    draw_curtain(page)
    page.locator(".prompt[data-yours=true]").wait_for()


@pytest.mark.parametrize("title", OPENS)
def test_an_open_sheet_is_open_again(visit: Visit, title: str) -> None:
    page = visit(size=(390, 844))
    open_study(page, title)
    # A finger cannot rest on a thing to read it: its touch opens the sheet.
    press(page.locator(OPENS[title]).locator("visible=true").first, finger=True)
    sheet = page.locator("dialog.choice[open]")
    about = sheet.get_attribute("aria-label") or ""
    reload(page)
    expect(sheet).to_have_attribute("aria-label", about)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    reload(page)
    page.locator("main.table[data-staged=true]").wait_for()
    expect(page.locator("dialog")).to_have_count(0)


def test_an_amount_is_set_again(visit: Visit) -> None:
    page = visit()
    mine = civ(workers={"agriculture": 2, "bronze": 2, "warriors": 3}, military=["rats"])
    others = [civ(workers={"agriculture": 2})]
    game = arrange(mine=mine, others=others, phase="politics", current=["vast_territory_i", "foray"])
    play(game, "prepare:rats")
    bring(page, game)
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="One more").click()
    amount = page.locator(".ages-bar .amount select")
    begun = amount.input_value()
    reload(page)
    expect(amount).to_have_value(begun)
    page.get_by_role("button", name="One less").click()
    expect(amount).not_to_have_value(begun)


def test_a_plan_of_a_city_goes_on(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    house(page, "b1")
    # Another house is in hand, since several are placed in a row.
    expect(page.locator(".in-hand[data-again=true]")).to_be_visible()
    reload(page)
    expect(page.locator(".in-hand[data-again=true]")).to_be_visible()
    expect(page.locator(f"{CITY} .piece[data-building=house]")).to_have_count(1)
    take(page, "cart_shop")
    shape = page.locator(".in-hand svg").first
    upright = shape.inner_html()
    page.keyboard.press("r")
    page.wait_for_function("upright => document.querySelector('.in-hand svg').innerHTML !== upright", arg=upright)
    turned = shape.inner_html()
    reload(page)
    page.locator(".in-hand").wait_for()
    assert shape.inner_html() == turned
