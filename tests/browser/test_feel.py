"""How the table answers the hand: at once, also over a slow line; and how little goes over it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.playing import DUEL, await_heard, await_turn, move_by_mouse, play_against_computer, points

# All that is asked for before the board is drawn, without a worker that would hide a part of it.
MOST_ON_THE_WIRE = {
    "seven_wonders_duel": 95_000,
    "historia": 95_000,
    "antiquity": 104_000,
    "through_the_ages": 100_000,
    # To come down to 110 kB as well: names and figures of its 110 cards and 170 areas take 24 kB, its coasts 18.
    "seven_ages": 138_000,
}

PRESS = """async () => {
    const answered = []
    new PerformanceObserver(list => answered.push(...list.getEntries().map(entry => entry.name)))
        .observe({ type: 'resource' })
    const begun = performance.now()
    document.querySelector('dialog.choice .choice-move:not([data-inert])').click()
    while (!document.querySelector('.prompt[data-sent=true]') && performance.now() < begun + 20_000)
        await new Promise(done => setTimeout(done))
    return { milliseconds: performance.now() - begun, answered: answered.filter(name => name.includes('/moves')) }
}"""


def press(page: Page) -> dict[str, Any]:
    """A move of 7 Wonders Duel by mouse: how long until it shows, and what had been answered by then."""
    page.locator(".slot[data-legal=true], .offered[data-legal=true]").first.click()
    page.locator("dialog.choice .choice-move:not([data-inert])").first.wait_for()
    found: dict[str, Any] = page.evaluate(PRESS)
    return found


def to_the_structure(page: Page) -> None:
    while page.locator(".structure").count() == 0:
        await_turn(page)
        move_by_mouse(page)
    await_turn(page)


def test_a_click_shows_before_the_server_has_answered(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    to_the_structure(page)
    held: list[Route] = []
    page.route("**/moves*", lambda route: held.append(route))
    assert press(page)["answered"] == []
    expect(page.locator(".prompt")).to_have_attribute("data-sent", "true")
    await_heard(page, held)
    held[0].continue_()
    expect(page.locator(".prompt")).to_have_attribute("data-sent", "false")


def test_one_key_takes_back_against_bots_also_what_is_sealed(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    to_the_structure(page)
    before = points(page)
    move_by_mouse(page)
    await_turn(page)
    assert points(page) > before + 1
    page.keyboard.press("u")
    expect(page.locator(".scrubber input")).to_have_attribute("max", str(before))
    await_turn(page)
    assert page.locator(".prompt[data-notice=true]").count() == 0


def test_rules_open_over_the_table_and_the_way_back_closes_them(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    to_the_structure(page)
    table = page.url
    page.locator(".prompt .rule-link").click()
    wanted = page.locator(".rule-sheet .rule[data-wanted=true]")
    expect(wanted).to_be_in_viewport()
    sections = page.locator(".rule-sheet section")
    expect(sections).to_have_count(1)
    page.get_by_role("button", name="All the rules").click()
    expect(sections).not_to_have_count(1)
    expect(wanted).to_be_in_viewport()
    page.go_back()
    expect(page.locator(".rule-sheet")).to_have_count(0)
    assert page.url == table
    expect(page.locator(".structure")).to_be_visible()
    page.locator(".prompt .rule-link").click()
    page.keyboard.press("Escape")
    expect(page.locator(".rule-sheet")).to_have_count(0)
    page.wait_for_url(table)


DRAWN = """new MutationObserver((_, observer) => {
    if (!document.querySelector('.area-board > *')) return
    window.drawn ??= Date.now() / 1000
    observer.disconnect()
}).observe(document, { childList: true, subtree: true })"""


def bytes_of(page: Page, path: str) -> tuple[int, list[str]]:
    """What is asked for until a page has drawn its board, as it comes over the wire, heads included; and from where.
    Texts of cards, typefaces, pictures and movement are asked for afterwards."""
    begun: dict[str, float] = {}
    received: dict[str, float] = {}
    hosts: list[str] = []

    def ask(event: dict[str, Any]) -> None:
        begun[event["requestId"]] = event["wallTime"]
        hosts.append(event["request"]["url"].split("/")[2])

    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: received.update({event["requestId"]: event["encodedDataLength"]}))
    line.on("Network.requestWillBeSent", ask)
    page.add_init_script(DRAWN)
    page.goto(path)
    # What comes after the board has come: so has all that was asked for before.
    page.locator("main.table[data-staged=true]").wait_for()
    drawn = float(page.evaluate("window.drawn"))
    return round(sum(size for request, size in received.items() if begun.get(request, 0.0) <= drawn)), hosts


@pytest.mark.parametrize("title", MOST_ON_THE_WIRE)
def test_the_first_table_is_light(visit: Visit, title: str) -> None:
    host = visit()
    wish = {"title": title, "seats": [{"kind": "human"}, {"kind": "open"}], "public": True}
    table = host.request.post("/api/tables", data=wish).json()["table"]
    host.request.post(f"/api/tables/{table}/take-over", data={"seat": 1, "bot": "random"})
    # What a worker fetches would not be seen.
    page = visit("/healthz")
    size, hosts = bytes_of(page, f"/table/{table}")
    assert 10_000 < size < MOST_ON_THE_WIRE[title], size
    assert len(set(hosts)) == 1


def test_home_and_rules_open_without_the_server(visit: Visit) -> None:
    page = visit(worker=True)
    page.locator(f"{DUEL} .primary").wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    for path in ("/", "/rules/seven_wonders_duel"):
        page.goto(path)
        page.locator(f"{DUEL}, .rule").first.wait_for()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator(f"{DUEL} .primary")).to_be_visible()
    page.goto("/rules/seven_wonders_duel")
    expect(page.locator(".rule").first).to_be_visible()


def test_home_shows_its_frame_before_the_titles_are_known(visit: Visit) -> None:
    page = visit("/healthz")
    page.route("**/api/games?*", lambda route: None)
    page.goto("/")
    expect(page.locator(".games .skeleton")).to_have_count(5)
    expect(page.locator("h1")).to_be_visible()
