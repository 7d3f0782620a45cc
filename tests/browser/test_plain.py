"""Titles without a board of their own: tables in their own words, maps, and the list of moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import MOST_SCRIPT, accuse, await_answer, await_turn, decision, move_by_keyboard, weight

TITLES = ["antiquity"]
MOVES = 6


def play(page: Page, title: str, moves: int = 0) -> None:
    page.locator(f"[data-game={title}] .level select").select_option("level:1")
    page.locator(f"[data-game={title}] .primary").click()
    for _ in range(moves):
        assert await_turn(page)
        move_by_keyboard(page)
    await_turn(page)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_in_sight_is_told_in_words(visit: Visit, title: str) -> None:
    page = visit()
    play(page, title, MOVES)
    names = page.locator(".facts dt, .list th").all_inner_texts()
    assert len(names) > 10
    assert [name for name in names if "_" in name or not name] == []
    expect(page.locator(".area-me .facts")).to_be_visible()
    expect(page.locator(".area-others .facts").first).to_be_visible()
    assert accuse(page) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_shows_moves_board_and_players_on_pages_of_their_own(visit: Visit, title: str) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    play(page, title, MOVES)
    expect(page.locator(".moves")).to_be_visible()
    for tab in ("Plancia", "Io", "Altri", "Cronaca", "Mosse"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(page.url + "?at=1")
    expect(page.locator(".area-board")).to_be_visible()


@pytest.mark.parametrize("title", ["antiquity", "seven_ages"])
def test_new_tables_fit_a_phone(visit: Visit, title: str) -> None:
    page = visit(f"/new/{title}", locale="it-IT", size=(390, 844))
    page.locator(".options summary").tap()
    expect(page.locator(".options select").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_with_maps_is_light(visit: Visit) -> None:
    page = visit()
    play(page, "antiquity")
    assert 0 < weight(page) <= MOST_SCRIPT
