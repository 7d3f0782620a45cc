"""Titles without a board of their own: tables in their own words, maps, and the list of moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import MOST_SCRIPT, accuse, await_answer, await_turn, decision, move_by_keyboard, weight

TITLES = ["antiquity", "seven_ages"]
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


def test_a_card_in_hand_opens_its_sheet_on_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    play(page, "seven_ages")
    page.locator(".phone-tabs").get_by_role("button", name="Io").tap()
    page.locator(".area-me .thing").first.tap()
    expect(page.locator("dialog.choice .choice-move").first).to_be_visible()


@pytest.mark.parametrize("title", ["antiquity", "seven_ages"])
def test_new_tables_fit_a_phone(visit: Visit, title: str) -> None:
    page = visit(f"/new/{title}", locale="it-IT", size=(390, 844))
    page.locator(".options summary").tap()
    expect(page.locator(".options select").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_place_on_the_map_makes_the_move_or_says_why_not(visit: Visit) -> None:
    page = visit()
    play(page, "antiquity")
    page.locator("[data-map=countryside] .place[data-legal=false]").first.click()
    page.locator("[data-inert]").first.click()
    expect(page.locator(".why-text")).not_to_be_empty()
    page.keyboard.press("Escape")
    asked = decision(page)
    page.locator("[data-map=countryside] .place[data-legal=true]").first.click()
    await_answer(page, asked)
    assert page.locator("[data-map^=city-0]").count() == 1


def test_a_placement_is_shown_before_it_is_made(visit: Visit) -> None:
    page = visit()
    play(page, "antiquity", 1)
    page.locator("[data-move='build:cart_shop']").click()
    page.locator("[data-move='place:1+c3+0']").hover()
    pointed = page.locator("[data-map=city-0-1] .place[data-pointed=true]")
    assert pointed.evaluate_all("places => places.map(place => place.dataset.place)") == ["c3", "d3", "c4", "d4"]
    page.locator("[data-map=city-0-1] [data-place=c3]").click()
    expect(page.locator("dialog.choice .choice-move")).to_have_count(4)


def test_the_table_as_text_tells_of_every_place(visit: Visit) -> None:
    page = visit()
    play(page, "antiquity", 1)
    page.keyboard.press("t")
    country = page.get_by_role("dialog", name="The table as text").get_by_role("table", name="Countryside")
    expect(country.locator("tbody tr")).to_have_count(page.locator("[data-map=countryside] .place").count())
    expect(country).to_contain_text("City of")


def test_the_map_is_walked_by_arrows(visit: Visit) -> None:
    page = visit()
    play(page, "antiquity")
    page.locator("[data-map=countryside] [data-place=a31]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "a32"


def test_a_table_with_maps_is_light(visit: Visit) -> None:
    page = visit()
    play(page, "seven_ages")
    assert 0 < weight(page) <= MOST_SCRIPT
