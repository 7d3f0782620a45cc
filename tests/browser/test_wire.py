"""What goes over the wire: nothing is asked for that was told already, and nothing is told twice."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import await_points, await_turn, move_by_mouse
from browser.test_together import open_first_game, whose_turn

COUNT_PACKETS = """
    window.packets = 0
    const Source = window.EventSource
    window.EventSource = class extends Source {
        constructor(...given) {
            super(...given)
            this.addEventListener('packet', () => (window.packets += 1))
        }
    }
"""


def asking(page: Page) -> list[str]:
    """What the page asks the server for from now on. What would come of a move is left out: it is asked for where the
    pointer rests for a moment, and on a busy machine it does."""
    asked: list[str] = []

    def note(request: object) -> None:
        url, method = getattr(request, "url", ""), getattr(request, "method", "")
        if "/api/" in url and "/outlook" not in url:
            asked.append(f"{method} {url.partition('?')[0].rpartition('/')[2]}")

    page.on("request", note)
    return asked


def packets(page: Page) -> int:
    return int(page.evaluate("window.packets"))


def test_a_move_and_a_word_go_over_the_wire_once(visit: Visit) -> None:
    host = visit()
    open_first_game(host, "open")
    guest = visit(host.get_by_label("Link to the seat").input_value())
    # The guest sits: else a page loaded anew before that would be told of it by a packet.
    for page in (host, guest):
        expect(page.locator(".structure")).to_be_visible()
    # The packet that opens the page is all: the stream goes on from there.
    for page in (host, guest):
        page.add_init_script(COUNT_PACKETS)
        page.reload()
        expect(page.locator(".structure")).to_be_visible()
        page.locator("main.table[data-staged=true]").wait_for()
    assert [packets(page) for page in (host, guest)] == [0, 0]
    first, second = whose_turn([host, guest])
    asked_first, asked_second = asking(first), asking(second)

    move_by_mouse(first)
    await_points(second, 0)
    first.keyboard.press("u")
    for page in (first, second):
        expect(page.locator(".scrubber input")).to_have_attribute("max", "0")
    move_by_mouse(first)
    await_points(second, 0)
    await_turn(second)
    assert (packets(first), packets(second)) == (0, 3)
    move_by_mouse(second)
    await_points(first, 1)
    assert (packets(first), packets(second)) == (1, 3)
    assert (asked_first, asked_second) == (["POST moves", "POST back", "POST moves"], ["POST moves"])

    for page in (first, second):
        page.get_by_role("tab", name="Talk").click()
    first.get_by_role("button", name="Good move!").click()
    for page in (first, second):
        expect(page.locator(".chat li")).to_contain_text(["Good move!"])
    assert (asked_first[3:], asked_second[1:]) == (["POST chat"], [])
    assert (packets(first), packets(second)) == (1, 3)
