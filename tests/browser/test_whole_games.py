"""Whole games against the computer, by mouse and by keyboard alone."""

from __future__ import annotations

import pkgutil

import pytest
from playwright.sync_api import expect

import civitas.games
from browser.conftest import Visit
from browser.playing import (
    DUEL,
    MOST_TURNS,
    accuse,
    await_answer,
    await_turn,
    click_in_the_list,
    decision,
    move_by_keyboard,
    move_by_mouse,
    play_against_computer,
    points,
)

WITH_A_BOARD = {"historia", "seven_ages", "seven_wonders_duel", "through_the_ages"}
# Not what the registry knows: other tests may have added titles of their own to it.
BOARDLESS = [found.name for found in pkgutil.iter_modules(civitas.games.__path__) if found.name not in WITH_A_BOARD]

MOVES_FROM_THE_LIST = 12

THREE_AGES = {
    "title": "through_the_ages",
    "seats": [{"kind": "human"}, {"kind": "bot", "bot": "level:1"}, {"kind": "bot", "bot": "level:1"}],
}
MOST_DECISIONS = 400
UNHURRIED = 4
"""Between two moves that end a phase, so many others are made at most: the game comes to its end in good time."""


def test_a_game_by_mouse_to_the_score_sheet_and_through_its_replay(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    for _ in range(MOST_TURNS):
        if not await_turn(page):
            break
        move_by_mouse(page)
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".scores tbody tr")).to_have_count(8)
    expect(sheet.locator(".ending")).not_to_be_empty()
    assert accuse(page) == []

    sheet.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".table")).to_have_attribute("data-past", "true")
    assert "at=0" in page.url
    assert accuse(page) == []
    page.keyboard.press("]")
    page.wait_for_url("**at=1*")
    page.reload()
    expect(page.locator(".prompt-text")).to_contain_text("move 1 of")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".table")).to_have_attribute("data-past", "false")


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    button = page.locator(f"{DUEL} .primary")
    button.wait_for()
    while not button.evaluate("element => element === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(MOST_TURNS):
        if not await_turn(page):
            break
        move_by_keyboard(page)
    expect(page.locator("dialog.end")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.end")).to_have_count(0)


def test_the_board_by_arrows_enter_and_escape(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    while page.locator(".structure").count() == 0:
        await_turn(page)
        move_by_keyboard(page)
    await_turn(page)
    while not page.evaluate("document.activeElement?.matches('.slot')"):
        page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.slot")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.slot") != first
    while page.evaluate("document.activeElement.dataset.legal") != "true":
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.choice")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.choice")).to_have_count(0)
    asked = decision(page)
    page.keyboard.press("Enter")
    expect(page.locator("dialog.choice .choice-move").first).to_be_focused()
    page.keyboard.press("Enter")
    await_answer(page, asked)
    expect(page.locator(".slot:focus")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Player aid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Player aid")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="The table as text").locator("table")).to_have_count(4)


@pytest.mark.parametrize("title", BOARDLESS)
def test_a_title_without_a_board_is_played_from_the_list(visit: Visit, title: str) -> None:
    page = visit()
    page.locator(f"[data-game={title}] .level select").select_option("level:1")
    page.locator(f"[data-game={title}] .primary").click()
    for _ in range(MOVES_FROM_THE_LIST):
        assert await_turn(page)
        move_by_keyboard(page)
    assert points(page) > 0


def test_a_whole_game_of_three_from_the_list(visit: Visit) -> None:
    page = visit(locale="it-IT")
    answer = page.request.post("/api/tables", data=THREE_AGES)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    others = 0
    for _ in range(MOST_DECISIONS):
        if not await_turn(page):
            break
        ending = page.locator(".move:is([data-move=end], [data-move=pass])")
        others = 0 if ending.count() and others >= UNHURRIED else others + 1
        click_in_the_list(page, page.locator(".move:not([data-move=resign])") if others else ending)
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".scores").first.locator("thead th")).to_have_count(4)
    expect(sheet.locator(".ending")).not_to_be_empty()
    assert accuse(page) == []
