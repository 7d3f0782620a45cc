"""Several people at one table: two browsers, one screen for two, somebody watching."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import DUEL, accuse, await_points, await_turn, move_by_mouse, play_against_computer, points


def open_first_game(page: Page, second_seat: str, public: bool = False) -> None:
    page.locator(DUEL).get_by_role("link", name="Play with a friend").click()
    page.locator(f".seat-choice[data-place='1'] input[value={second_seat}]").check(force=True)
    page.get_by_label("First game").check()
    if public:
        page.get_by_label("Show the table in the lobby").check()
    page.get_by_role("button", name="Open the table").click()


def whose_turn(pages: list[Page]) -> tuple[Page, Page]:
    """The page that may move, then the other one."""
    pages[0].locator(".duel").wait_for()
    mine = pages[0].locator(".prompt[data-yours=true]").count() == 1
    return (pages[0], pages[1]) if mine else (pages[1], pages[0])


def test_two_browsers_with_reconnection_take_back_redo_and_seal(visit: Visit) -> None:
    host = visit()
    open_first_game(host, "open")
    expect(host.locator(".qr")).to_be_visible()
    link = host.get_by_label("Link to the seat").input_value()
    guest = visit(link)
    expect(guest.locator(".structure")).to_be_visible()
    expect(host.locator(".structure")).to_be_visible()
    assert "#" not in guest.url

    first, second = whose_turn([host, guest])
    move_by_mouse(first)
    await_points(second, 0)
    expect(first.get_by_role("button", name="Redo")).to_be_disabled()
    first.keyboard.press("u")
    for page in (first, second):
        expect(page.locator(".scrubber input")).to_have_attribute("max", "0")

    expect(first.get_by_role("button", name="Redo")).to_be_enabled()
    first.keyboard.press("Shift+U")
    await_points(second, 0)
    expect(first.get_by_role("button", name="Redo")).to_be_disabled()
    first.keyboard.press("u")
    expect(first.locator(".scrubber input")).to_have_attribute("max", "0")
    first.get_by_role("button", name="Redo").click()
    await_points(second, 0)
    first.keyboard.press("u")
    expect(second.locator(".scrubber input")).to_have_attribute("max", "0")

    second.route("**/events?*", lambda route: route.abort())
    second.reload()
    expect(second.locator(".banner")).to_contain_text("connection is lost")
    move_by_mouse(first)
    assert points(second) == 0
    second.unroute("**/events?*")
    await_points(second, 0)
    expect(second.locator(".banner")).to_have_count(0)
    await_turn(second)
    move_by_mouse(second)

    await_points(first, 1)
    first.keyboard.press("u")
    expect(first.locator(".prompt[data-notice=true]")).to_be_visible()
    assert points(first) == 2


def test_one_screen_passes_by_itself_where_nothing_is_hidden(visit: Visit) -> None:
    page = visit()
    open_first_game(page, "human")
    for made in range(3):
        expect(page.locator(".scrubber input")).to_have_attribute("max", str(made))
        await_turn(page)
        assert page.locator(".curtain").count() == 0
        page.locator(".slot[data-legal=true]").first.click()
        page.locator(".choice-move[data-verb=discard]").click()


def test_one_screen_for_two_has_a_curtain_where_hands_are_hidden(visit: Visit) -> None:
    page = visit()
    wish = {"title": "historia", "seats": [{"kind": "human"}, {"kind": "human"}], "hot_seat": True, "seed": 2}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    page.locator(".curtain").wait_for()
    assert page.locator(".table").count() == 0
    assert accuse(page) == []
    page.locator(".curtain .primary").click()
    page.locator(".area-board > *").first.wait_for()


def test_a_spectator_sees_the_moves_and_makes_none(visit: Visit) -> None:
    player = visit()
    open_first_game(player, "bot", public=True)
    player.locator(".structure").wait_for()
    spectator = visit(player.url)
    expect(spectator.locator(".watching")).to_be_visible()
    await_turn(player)
    before = points(spectator)
    move_by_mouse(player)
    await_points(spectator, before)
    assert spectator.locator(".move").count() == 0
    assert spectator.locator("[data-legal=true]").count() == 0


def test_chat_and_notes(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_placeholder("Write something").fill("<b>salve</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li")).to_contain_text("<b>salve</b>")
    page.get_by_label("Your notes").fill("watch the pawn")
    with page.expect_response("**/notes*"):
        page.get_by_label("Your notes").blur()
    page.reload()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_label("Your notes")).to_have_value("watch the pawn")


def test_the_lobby_tells_ones_own_tables_from_those_of_others(visit: Visit) -> None:
    host = visit()
    open_first_game(host, "open", public=True)
    host.locator(".qr").first.wait_for()
    guest = visit()
    table = host.url.rpartition("/")[2]
    for page, word in ((host, "Go on"), (guest, "Sit down")):
        page.goto("/lobby?status=open")
        expect(page.locator(f".table-row a[href$='{table}']")).to_have_text(word)
    guest.locator(f".table-row a[href$='{table}']").click()
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".structure").wait_for()
    stranger = visit()
    stranger.goto("/lobby?status=running")
    expect(stranger.locator(f".table-row a[href$='{table}']")).to_have_text("Watch")


def test_a_pause_and_a_seat_that_was_left(visit: Visit) -> None:
    host = visit()
    open_first_game(host, "open")
    guest = visit(host.get_by_label("Link to the seat").input_value())
    guest.locator(".structure").wait_for()
    host.locator(".structure").wait_for()
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Pause", exact=True).click()
    expect(host.locator(".banner")).to_contain_text("Not answered yet")
    guest.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).to_contain_text("paused")
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Go on playing").click()
    expect(host.locator(".prompt")).not_to_contain_text("paused")
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Leave the table").click()
    expect(host.locator(".away")).to_contain_text("the seat is kept until")
    assert accuse(guest) == []
    guest.get_by_role("button", name="Come back").click()
    expect(guest.locator(".banner")).to_have_count(0)
    expect(host.locator(".away")).to_have_count(0)


def test_chosen_luck_is_told_before_anybody_sits_down(visit: Visit) -> None:
    host = visit()
    wish = {"title": "seven_wonders_duel", "seats": [{"kind": "human"}, {"kind": "open"}], "seed": 7, "public": True}
    table = host.request.post("/api/tables", data=wish).json()["table"]
    guest = visit()
    guest.goto("/lobby?status=open")
    expect(guest.locator(f".table-row:has(a[href$='{table}'])")).to_contain_text("chosen luck")
    guest.locator(f".table-row a[href$='{table}']").click()
    expect(guest.get_by_role("note")).to_contain_text("may know what comes")


def test_a_report_of_a_problem_holds_what_one_needs_to_see_it(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    await_turn(page)
    page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'a button is stuck' }))")
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a report").click()
    told = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert told["table"] in page.url
    assert told["move"] >= 0
    assert "Mozilla" in told["browser"]
    assert told["screen"] == "1440x900"
    assert "a button is stuck" in told["errors"][-1]
