"""Languages, small screens, themes, reasons, accessibility and weight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import (
    MOST_SCRIPT,
    accuse,
    accuse_in_every_theme,
    await_answer,
    await_turn,
    decision,
    move_by_keyboard,
    move_by_mouse,
    play_against_computer,
    weight,
)

COUNT_FLIGHTS = """
    window.flights = 0
    new MutationObserver(changes => {
        for (const change of changes)
            for (const node of change.addedNodes) if (node.className === 'ghost') window.flights += 1
    }).observe(document.body, {childList: true})
"""


def test_italian_and_the_switch_while_playing(visit: Visit) -> None:
    page = visit(locale="it-IT")
    expect(page.get_by_role("heading", level=1)).to_have_text("Innalza una città. Supera il tuo rivale.")
    play_against_computer(page)
    await_turn(page)
    expect(page.locator(".prompt-text")).to_contain_text("Meraviglia")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt-text")).to_contain_text("Wonder")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    move_by_mouse(page)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_phone(visit: Visit, width: int, height: int) -> None:
    page = visit(locale="it-IT", size=(width, height))
    play_against_computer(page)
    while page.locator(".structure").count() == 0:
        await_turn(page)
        move_by_mouse(page)
    await_turn(page)
    page.locator(".slot[data-legal=true]").first.tap()
    page.locator(".choice-move[data-verb=discard]").tap()
    for tab in ("Io", "Altri", "Cronaca", "Plancia"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".phone-tabs").get_by_role("button", name="Io").tap()
    expect(page.locator(".structure")).to_be_hidden()
    page.locator(".area-me [data-wonder]").first.tap()
    expect(page.locator("dialog.choice")).to_be_visible()
    page.locator("dialog.choice .sheet-head button").tap()
    page.locator(".phone-tabs").get_by_role("button", name="Plancia").tap()
    page.mouse.wheel(0, 2000)
    expect(page.locator(".prompt")).to_be_in_viewport()


def test_a_refusal_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    while page.locator(".structure").count() == 0:
        await_turn(page)
        move_by_keyboard(page)
    await_turn(page)
    page.locator(".slot[data-free=false][data-card]").first.click()
    page.locator("[data-inert]").first.click()
    expect(page.locator(".why-text")).to_contain_text("cannot be taken yet")
    page.locator(".why-text .rule-link").click()
    expect(page.locator(".rule-sheet .rule[data-wanted=true]")).to_be_in_viewport()
    page.get_by_role("button", name="All the rules").click()
    expect(page.locator(".rule-sheet .rule[data-wanted=true]")).to_be_in_viewport()
    page.goto("/rules/seven_wonders_duel")
    page.get_by_placeholder("Search the rules").fill("conflict pawn")
    expect(page.locator(".rule").first).to_contain_text("pawn", ignore_case=True)


@pytest.mark.parametrize("path", ["/", "/lobby", "/new/seven_wonders_duel", "/rules/seven_wonders_duel", "/settings"])
def test_axe_finds_nothing_serious_on_the_pages(visit: Visit, path: str) -> None:
    page = visit(path)
    page.wait_for_load_state("networkidle")
    assert accuse(page) == []


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("Appearance").select_option("dark")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    page.goto("/")
    play_against_computer(page)
    while page.locator(".structure").count() == 0:
        await_turn(page)
        move_by_keyboard(page)
    await_turn(page)
    move_by_keyboard(page)
    await_turn(page)
    assert accuse_in_every_theme(page) == []
    page.locator(".slot[data-legal=true]").first.click()
    assert accuse_in_every_theme(page) == []


def test_a_flying_card_never_stands_in_the_way(visit: Visit) -> None:
    page = visit("/learn/seven_wonders_duel/lessons/cards", motion=True)
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    page.evaluate(COUNT_FLIGHTS)
    page.locator("[data-card=quarry]").click()
    page.locator("dialog [data-verb=build]").click()
    page.locator("[data-card=baths]").click()
    expect(page.locator("dialog.choice")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.evaluate("window.flights") == 1


def test_the_first_table_is_light(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    assert 0 < weight(page) <= MOST_SCRIPT


def test_the_focus_is_never_lost(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    while await_turn(page) and page.locator(".structure").count() == 0:
        asked = decision(page)
        page.locator(".offered[data-legal=true]").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog.choice .choice-move").first).to_be_focused()
        page.keyboard.press("Enter")
        await_answer(page, asked)
        expect(page.locator(".area-board :focus")).to_have_count(1)


def test_an_address_that_nobody_has_says_so(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    page.goto("/rules")
    page.get_by_role("link", name="Historia").click()
    expect(page.locator(".rule").first).to_be_visible()
