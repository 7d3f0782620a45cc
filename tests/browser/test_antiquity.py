"""Antiquity: a game by mouse on the board, pieces by keyboard, what the map and the table as text tell."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.conftest import Visit
from browser.playing import (
    MOST_SCRIPT,
    accuse,
    accuse_in_every_theme,
    await_answer,
    await_turn,
    bring_record,
    decision,
    weight,
)
from civitas.kernel.record import Record
from rules.antiquity.test_victory import devout
from rules.antiquity.tools import arrange, next_turn

TABLE: dict[str, Any] = {
    "title": "antiquity",
    "seats": [{"kind": "human"}, {"kind": "bot", "bot": "level:2"}],
    "seed": 5,
}
CITY = "[data-map=city-0-1]"
CLICKS = 25
SOON = 10_000
MOST_CLICKS_OF_TURN_1 = 18
LEAST_HEX = 28

# What is clicked first where several things can be: whoever builds nothing more is soon starved out.
TARGETS = (
    "dialog.choice .choice-move:not([data-inert])",
    ".cities .square[data-legal=true]",
    ".hex[data-legal=true]",
    ".tray [data-move=done]",
    ".tray [data-move=end]",
    ".tray [data-move=skip]",
    ".tray .good[data-legal=true]",
)
WHOLE = "element => { const box = element.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"
FIRST_OF = "targets => targets.find(target => document.querySelector(target))"


def open_table(page: Page, wish: dict[str, Any] = TABLE) -> None:
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.locator(".antiquity")).to_be_visible()


def click(page: Page, target: str, number: int = 0) -> None:
    """One move by mouse."""
    assert await_turn(page)
    asked = decision(page)
    page.locator(target).nth(number).click()
    await_answer(page, asked)


def await_choice_or_answer(page: Page, asked: str) -> None:
    """Waits for what a click brings: more to choose from, or the next question."""
    more = "document.querySelector('dialog.choice[open]')"
    next_question = "document.querySelector('.prompt').dataset.decision !== asked"
    page.wait_for_function(f"asked => {more} || {next_question}", arg=asked)


def settle(page: Page) -> None:
    click(page, ".hex[data-legal=true]", 10)


def take(page: Page, building: str) -> None:
    """A building in hand."""
    click(page, f".plan[data-building={building}]")
    expect(page.locator(".in-hand[data-again=false]")).to_be_visible()


def house(page: Page, square: str) -> None:
    """The cheapest house on a square."""
    assert await_turn(page)
    page.locator(".plan[data-building=house]").click()
    click(page, f"{CITY} [data-square={square}][data-move^=place]")


@pytest.mark.soak
def test_a_game_by_mouse_on_the_board(visit: Visit, length: int) -> None:
    """Its first turns in every run, all of it in the long one."""
    page = visit(locale="it-IT")
    open_table(page)
    settle(page)
    house(page, "g7")
    take(page, "cart_shop")
    click(page, f"{CITY} [data-square=b2]")
    click(page, f"{CITY} [data-square=b2]")
    click(page, ".tray [data-move=done]")
    # The hex first, then what to build there; the moves between follow by themselves.
    assert await_turn(page)
    asked = decision(page)
    page.locator(".hex[data-open=true]").first.click()
    await_choice_or_answer(page, asked)
    sheet = page.locator("dialog.choice [data-project]")
    if sheet.count():
        sheet.first.click()
    while page.locator(".tray .good[data-legal=true]").count():
        click(page, ".tray .good[data-legal=true]")
    for _ in range(CLICKS * 20 if length > 1 else CLICKS):
        if not await_turn(page):
            break
        asked = decision(page)
        target = page.locator(page.wait_for_function(FIRST_OF, arg=TARGETS).json_value()).first
        try:
            target.click(timeout=SOON)
        except TimeoutError:
            # The table answers by itself where there is one answer: what was seen may belong to the question before.
            assert decision(page) != asked
            continue
        await_choice_or_answer(page, asked)
    if length > 1:
        expect(page.locator("dialog.end .ending")).not_to_be_empty()
    assert accuse(page) == []


def test_the_first_turn_takes_eighteen_clicks(visit: Visit) -> None:
    """Four houses, two carts with their men, two woodcutters and what the end of the turn asks for."""
    page = visit(size=(1280, 720))
    open_table(page)
    clicks = 0

    def press(target: str, number: int = 0) -> None:
        nonlocal clicks
        assert await_turn(page)
        page.locator(target).nth(number).click()
        clicks += 1

    def placed(building: str, count: int) -> None:
        # The piece in hand, which hovers where the pointer is, does not count.
        placed = f"{CITY} .piece[data-building={building}]:not([data-state=fits], [data-state=clashes])"
        expect(page.locator(placed)).to_have_count(count)

    press(".hex[data-legal=true]", 10)
    press(".plan[data-building=house]")
    expect(page.locator(".in-hand[data-again=false]")).to_be_visible()
    for number, square in enumerate(("a1", "b1", "c1", "d1"), 1):
        press(f"{CITY} [data-square={square}][data-legal=true]")
        placed("house", number)
    press(".plan[data-building=cart_shop]")
    expect(page.locator(".in-hand[data-again=false]")).to_be_visible()
    for number, square in enumerate(("b5", "f5"), 1):
        press(f"{CITY} [data-square={square}][data-legal=true]")
        placed("cart_shop", number)
    press(".tray [data-man-all]")
    expect(page.locator(f"{CITY} .piece[data-state=manned]")).to_have_count(2)
    press(".tray [data-move=done]")
    for number in (1, 2):
        press(".hex[data-open=true][data-sole=woodcutter]")
        expect(page.locator(".area-me .industries li")).to_have_count(number)
    while await_turn(page) and page.locator(".strip .turn").inner_text() == "Turn 1":
        asked = decision(page)
        press(".hex[data-legal=true]")
        await_answer(page, asked)
    assert clicks <= MOST_CLICKS_OF_TURN_1


def test_the_map_is_large_and_its_notes_lie_aside(visit: Visit) -> None:
    """Also with four seats at 1280x720: hexes of 28 px, the own zone in sight, and no note over the map."""
    page = visit(size=(1280, 720))
    bots = [{"kind": "bot", "bot": "level:2"}] * 3
    open_table(page, {**TABLE, "seats": [{"kind": "human"}, *bots]})
    assert await_turn(page)
    target = page.locator(".hex[data-legal=true]").nth(10)
    target.hover()
    note = page.locator(".hex-note")
    expect(note).to_contain_text("Controls")
    expect(note.locator("[data-hope=woodcutter]")).to_be_visible()
    expect(page.locator(".would-control")).to_have_count(1)
    country, lies = page.locator(".countryside").bounding_box(), note.bounding_box()
    assert country and lies and lies["x"] >= country["x"] + country["width"]
    settle(page)
    house(page, "g7")
    take(page, "cart_shop")
    click(page, f"{CITY} [data-square=b2]")
    click(page, f"{CITY} [data-square=b2][data-move^=man]")
    click(page, ".tray [data-move=done]")
    assert await_turn(page)
    expect(page.locator(".strip .phases [data-now=true]")).to_contain_text("Countryside")
    sizes = page.locator(".hex").evaluate_all("hexes => hexes.map(hex => hex.getBoundingClientRect().height)")
    assert min(sizes) >= LEAST_HEX
    frame = page.locator(".map-frame").bounding_box()
    town = page.locator(".city-on-map[data-seat='0'] .walls").bounding_box()
    assert frame and town and frame["x"] <= town["x"] and town["x"] + town["width"] <= frame["x"] + frame["width"]
    page.get_by_role("button", name="The whole map").click()
    smaller = page.locator(".hex").first.bounding_box()
    assert smaller and smaller["height"] < LEAST_HEX
    page.get_by_role("button", name="Zoom to my zone").click()
    again = page.locator(".hex").first.bounding_box()
    assert again and again["height"] >= LEAST_HEX


def test_nobody_is_ready_by_mistake_while_men_stand_idle(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    house(page, "g7")
    take(page, "cart_shop")
    click(page, f"{CITY} [data-square=b2]")
    ready = page.locator(".tray [data-move=done]")
    ready.click()
    expect(ready).to_contain_text("1 man stands idle")
    asked = decision(page)
    ready.click()
    await_answer(page, asked)


def test_the_result_tells_who_won_and_what_was_missing(visit: Visit) -> None:
    """Nobody scores here: with 20 men the city of San Nicolò wins, however much the other has."""
    game = arrange(devout("nicolo", houses=20), devout("giorgio", houses=4))
    next_turn(game)
    assert game.over()
    page = visit(size=(1280, 720))
    seats = [{"kind": "human", "name": name, "bot": ""} for name in ("Ann", "Bob")]
    record = Record(game.title, seats, dict(game.options), {"position": game.dump()})
    record.finish(game)
    page.goto(f"/table/{bring_record(page, record)}")
    sheet = page.locator("dialog.end .scores")
    expect(sheet.locator("tr", has_text="Outcome").locator("td")).to_have_text(["Victory", "No victory"])
    expect(sheet.locator("tr", has_text="Patron saint").locator("td")).to_have_text(["San Nicolò", "San Giorgio"])
    expect(sheet.locator("tr", has_text="Men").locator("td")).to_have_text(["✓ 20/20", "4/20"])
    expect(sheet.locator("tfoot")).to_have_count(0)


def test_a_piece_is_turned_and_placed_by_keyboard(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    house(page, "b1")
    take(page, "cart_shop")
    page.locator(f"{CITY} .square[tabindex='0']").focus()
    assert page.evaluate("document.activeElement.dataset.square") == "b1"
    expect(page.locator(".verdict")).to_contain_text("already built on")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".verdict")).to_have_attribute("data-fits", "true")
    before = page.locator(".verdict").inner_text()
    page.keyboard.press("r")
    expect(page.locator(".verdict")).not_to_have_text(before)
    asked = decision(page)
    page.keyboard.press("Enter")
    await_answer(page, asked)
    pieces = page.locator(f"{CITY} .piece[data-building=cart_shop][data-state=idle]")
    expect(pieces).to_have_count(1)
    page.keyboard.press("u")
    expect(pieces).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".plan[data-building=cart_shop]")).to_have_attribute("data-legal", "true")


def test_a_placement_in_the_list_is_shown_in_the_city(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    take(page, "cart_shop")
    page.locator(".moves [data-move='place:1+c3+90']").hover()
    pointed = page.locator(f"{CITY} .square[data-pointed=true]")
    assert pointed.evaluate_all("squares => squares.map(square => square.dataset.square)") == ["c3", "c4", "d4"]


def test_a_refusal_says_why(visit: Visit) -> None:
    page = visit()
    open_table(page)
    assert await_turn(page)
    # On a tile where nobody starts; at the edge of one where somebody does, the reason hangs on who has taken it.
    page.locator("[data-hex=b1]").click()
    expect(page.locator(".prompt[data-notice=true]")).to_contain_text("start tiles")
    settle(page)
    page.locator(".plan[data-building=cathedral]").click()
    expect(page.locator(".prompt[data-notice=true]")).to_contain_text("stone")


def test_the_map_shows_sites_yields_and_who_is_nearly_surrounded(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    page.locator(".pages button").first.click()
    chip = page.locator(".overlay[data-overlay=woodcutter]")
    chip.click()
    expect(page.locator(".site")).to_have_count(int(chip.inner_text()))
    missing = page.locator(".area-me .rival")
    missing.click()
    expect(page.locator(".lacking")).to_be_visible()
    page.locator(".overlay[data-overlay=pieces]").click()
    expect(page.locator(".city-on-map")).to_have_count(0)
    width = page.locator(".map-frame svg").bounding_box()
    page.get_by_role("button", name="Larger").click()
    larger = page.locator(".map-frame svg").bounding_box()
    assert width and larger and larger["width"] > width["width"]


def test_two_at_one_screen_plan_in_secret(visit: Visit) -> None:
    page = visit()
    wish = {**TABLE, "seats": [{"kind": "human"}, {"kind": "human"}], "hot_seat": True}
    page.goto(f"/table/{page.request.post('/api/tables', data=wish).json()['table']}")
    # Nothing is hidden before the first plan; from then on one knows what the other does not.
    page.locator(".hex[data-legal=true]").first.click()
    page.locator(".curtain button").click()
    page.locator(".hex[data-legal=true]").first.click()
    page.locator(".tray [data-move=done]").click()
    page.locator(".curtain button").click()
    expect(page.locator(".area-others .secret")).to_have_text("ready")


def test_whoever_is_ready_may_go_back_while_others_are_busy(visit: Visit) -> None:
    page, other = visit(), visit()
    opened = page.request.post("/api/tables", data={**TABLE, "seats": [{"kind": "human"}, {"kind": "open"}]}).json()
    other.goto(opened["links"][0]["url"])
    page.goto(f"/table/{opened['table']}")
    for screen in (page, other):
        screen.locator(".antiquity").wait_for()
    first, second = (other, page) if other.locator(".prompt[data-yours=true]").count() else (page, other)
    settle(first)
    settle(second)
    click(page, ".tray [data-move=done]")
    expect(other.locator(".area-others .secret")).to_have_text("ready")
    page.get_by_role("button", name="Not ready yet").click()
    expect(other.locator(".area-others .secret")).to_have_text("building in secret")
    assert await_turn(page)


def test_the_table_as_text_tells_of_every_hex_and_building(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    house(page, "g7")
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog", name="The table as text")
    country = sheet.get_by_role("table", name="Countryside")
    expect(country.locator("tbody tr")).to_have_count(page.locator(".hex").count())
    expect(country).to_contain_text("in your zone")
    expect(sheet.get_by_role("table", name="City 1 of Player 1")).to_contain_text("g7")


def test_the_map_is_walked_by_arrows(visit: Visit) -> None:
    page = visit()
    open_table(page)
    page.locator("[data-hex=a31]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.hex") == "a32"


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit()
    open_table(page)
    settle(page)
    house(page, "g7")
    assert accuse_in_every_theme(page) == []
    click(page, ".plan[data-building=cart_shop]")
    assert accuse_in_every_theme(page) == []


def test_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    open_table(page)
    assert await_turn(page)
    asked = decision(page)
    page.locator(".hex[data-legal=true]").nth(10).tap()
    page.locator("dialog.choice .choice-move").first.tap()
    await_answer(page, asked)
    expect(page.locator(".town")).to_be_visible()
    assert page.locator(".cities").evaluate(WHOLE) and page.locator(".palette").evaluate(WHOLE)
    asked = decision(page)
    page.locator(".plan[data-building=cart_shop]").tap()
    await_answer(page, asked)
    # The first touch shows where it would lie, the second lays it there.
    for seen in (".cities", ".in-hand"):
        assert page.locator(seen).evaluate(WHOLE), "the grid and the piece in hand are in sight together"
    page.locator(f"{CITY} [data-square=d4]").tap()
    expect(page.locator(".verdict")).to_have_attribute("data-fits", "true")
    asked = decision(page)
    page.locator(f"{CITY} [data-square=d4]").tap()
    await_answer(page, asked)
    page.locator(".pages button").first.tap()
    expect(page.locator(".countryside")).to_be_visible()
    for tab in ("Io", "Altri", "Cronaca", "Plancia"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accuse(page) == []


def test_the_table_is_light(visit: Visit) -> None:
    page = visit()
    open_table(page)
    assert 0 < weight(page) <= MOST_SCRIPT
