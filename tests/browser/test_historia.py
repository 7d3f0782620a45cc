"""Historia: a whole game against two Civbots by mouse, the board on every screen, what it explains."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import MOST_SCRIPT, accuse, accuse_in_every_theme, await_turn, decision, weight
from browser.playing_historia import CIVBOT_CARDS, SOLO, click_on_the_board, open_table

MOST_CLICKS = 600


def test_a_game_against_two_civbots_by_mouse(visit: Visit) -> None:
    page = visit(locale="it-IT")
    open_table(page, SOLO)
    for _ in range(MOST_CLICKS):
        if not await_turn(page):
            break
        click_on_the_board(page)
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".scores thead th")).to_contain_text(["Categoria", "Giocatore 1", "Civbot 1", "Civbot 2"])
    expect(sheet.locator(".ending")).not_to_be_empty()
    assert accuse(page) == []
    page.keyboard.press("Escape")
    last = page.locator(".era").last.locator(".segment").last
    expect(last).to_have_attribute("data-now", "true")


def test_the_board_by_arrows_and_enter(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    page.locator(".territory[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.territory")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.territory") != first
    asked = decision(page)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", asked)
    page.locator(".pile[data-kind=hand] .h-card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".pile[data-kind=laid] [data-card=military]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".pile[data-kind=hand] [data-card=military]")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="The table as text").locator("table")).to_have_count(4)


def test_a_refusal_and_the_play_of_the_civbots_are_explained(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    while page.locator(".segment[data-now=true]").inner_text().endswith("1"):
        await_turn(page)
        click_on_the_board(page)
    await_turn(page)
    page.get_by_role("button", name="How the Civbots played").click()
    cards = page.locator(".explained li")
    expect(cards).to_have_count(sum(map(len, CIVBOT_CARDS)))
    expect(cards.first).to_contain_text("Civbot")
    page.keyboard.press("Escape")
    page.locator(".pile[data-kind=hand] [data-card=revolution]").click()
    page.locator("dialog.choice [data-inert]").click()
    expect(page.locator(".why-text")).to_contain_text("three cards")


def test_the_form_offers_civbots(visit: Visit) -> None:
    page = visit("/new/historia")
    page.get_by_label("Civbots 1").select_option("king")
    page.get_by_label("Civbots 2").select_option("noble")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".civ[data-civ=civbot_1]")).to_contain_text("King")
    expect(page.locator(".civ[data-civ=civbot_2]")).to_contain_text("Noble")


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit()
    modules = dict.fromkeys(("events", "golden_era", "civilization_goals"), True)
    open_table(page, {**SOLO, "options": {**SOLO["options"], **modules}})
    for _ in range(4):
        await_turn(page)
        click_on_the_board(page)
    await_turn(page)
    assert accuse_in_every_theme(page) == []
    page.locator(".h-wonder").first.click()
    expect(page.locator("dialog.choice")).to_be_visible()
    assert accuse_in_every_theme(page) == []


def test_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    open_table(page, SOLO)
    page.locator(".territory[data-legal=true]").first.tap()
    page.locator("dialog.choice .choice-move").first.tap()
    page.locator(".pile[data-kind=hand] [data-card=technology]").tap()
    page.locator("dialog.choice .choice-move").first.tap()
    page.locator(".ready").tap()
    expect(page.locator(".playing")).to_contain_text("Tecnologia")
    for tab in ("Io", "Altri", "Cronaca", "Plancia"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accuse(page) == []


def test_the_table_is_light(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    assert 0 < weight(page) <= MOST_SCRIPT
