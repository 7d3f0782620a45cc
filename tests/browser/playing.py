"""What a person does at the table, by mouse and by keyboard."""

from __future__ import annotations

import gzip
import time
from collections.abc import Sized
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from civitas.kernel.record import Record

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_TURNS = 90
TRIES = 4
PATIENCE = 120_000
"""The server looks at a record in a process of its own, which takes its time to start on a busy machine."""
MOST_SCRIPT = 150_000

MY_TURN_OR_OVER = ".prompt[data-yours=true], dialog.end"
TARGETS = (
    ".duel-choices button, .slot[data-legal=true], .offered[data-legal=true],"
    " .token[data-legal=true], .building[data-legal=true]"
)


DUEL = "[data-game=seven_wonders_duel]"


def play_against_computer(page: Page, level: str = "level:1") -> None:
    page.locator(f"{DUEL} .level select").select_option(level)
    page.locator(f"{DUEL} .primary").click()
    expect(page.locator(".duel")).to_be_visible()


def points(page: Page) -> int:
    """How many moves have been made, as the history says."""
    return int(page.locator(".scrubber input").get_attribute("max") or "0")


# A coast is no square: the point of a shape nearest to its middle, from its corner.
WITHIN = """element => {
  if (!element.isPointInFill) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const back = element.getScreenCTM().inverse()
  const comb = [...Array(19).keys()].map(part => (part + 1) / 20)
  return comb.flatMap(x => comb.map(y => [x, y]))
    .filter(([x, y]) => element.isPointInFill(
      new DOMPoint(left + x * width, top + y * height).matrixTransform(back)))
    .sort((one, other) => Math.hypot(one[0] - .5, one[1] - .5) - Math.hypot(other[0] - .5, other[1] - .5))
    .map(([x, y]) => ({ x: x * width, y: y * height }))[0] ?? null
}"""


def press(found: Locator, finger: bool = False) -> None:
    """A click, or a tap, that hits also what has a hole in its middle."""
    spot = found.evaluate(WITHIN)
    (found.tap if finger else found.click)(position=spot)


def await_turn(page: Page) -> bool:
    """Waits until the viewer may move; false when the game is over."""
    page.locator(MY_TURN_OR_OVER).first.wait_for()
    return page.locator("dialog.end").count() == 0


def await_points(page: Page, other_than: int) -> None:
    expect(page.locator(".scrubber input")).not_to_have_attribute("max", str(other_than))


def await_heard(page: Page, heard: Sized) -> None:
    """Waits until something has come that the browser tells of its own accord, such as a request that is held: it
    comes by another way than the answers of the page, and perhaps after them."""
    until = time.monotonic() + PATIENCE / 1000
    while not len(heard):
        assert time.monotonic() < until, "nothing has come"
        page.evaluate("new Promise(requestAnimationFrame)")


def decision(page: Page) -> str:
    return page.locator(".prompt").get_attribute("data-decision") or ""


def await_answer(page: Page, asked: str) -> None:
    """Waits until the move that answers this decision has been taken; a curtain may hang before the next one."""
    expect(page.locator(f".prompt[data-decision='{asked}']")).to_have_count(0)


def move_by_mouse(page: Page) -> None:
    """One move on the board: a target, then the first thing that can be done with it."""
    asked = decision(page)
    page.locator(TARGETS).first.click()
    choice = page.locator("dialog.choice .choice-move:not([data-inert])").first
    if choice.count():
        choice.click()
    await_answer(page, asked)


def move_by_keyboard(page: Page) -> None:
    """One move from the list, without the mouse."""
    asked = decision(page)
    page.keyboard.press("m")
    expect(page.locator(".moves-search")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    if page.locator(".move[data-armed=true]").count():
        page.keyboard.press("Enter")
    await_answer(page, asked)


def open_list(page: Page) -> None:
    """Draws the list of moves out, where it is a drawer."""
    if page.locator(".area-side[data-open=false]").count():
        page.keyboard.press("m")
        expect(page.locator(".moves-search")).to_be_focused()


def click_in_the_list(page: Page, moves: Locator) -> None:
    """One move from the list by mouse: the first of these, confirmed where the table asks for it."""
    asked = decision(page)
    open_list(page)
    moves.first.click()
    if page.locator(".move[data-armed=true]").count():
        page.locator(".move[data-armed=true]").click()
    await_answer(page, asked)


def accuse(page: Page, rule: str | None = None) -> list[str]:
    """The serious faults that axe finds on the page, by all its rules or by one."""
    assert AXE.exists(), "axe is missing: make web installs it"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"]} | ({} if rule is None else {"runOnly": [rule]})
    found: dict[str, Any] = page.evaluate("wanted => axe.run(document, wanted)", wanted)
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def accuse_in_every_theme(page: Page) -> list[str]:
    """The same in the light theme; the others differ only by their colours."""
    found: list[str] = []
    for theme in ("dark", "contrast", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{theme}: {fault}" for fault in accuse(page, None if theme == "light" else "color-contrast")]
    return found


def weight(page: Page) -> int:
    """How many bytes of compressed script a table loads when it is opened for the first time."""
    addresses: list[str] = []
    page.on("response", lambda answer: addresses.append(answer.url) if answer.url.endswith(".js") else None)
    page.reload()
    page.locator(".area-board > *").first.wait_for()
    return sum(len(gzip.compress(page.request.get(address).body())) for address in addresses)


def bring_position(page: Page, game: Any, bots: bool = False) -> None:
    """Opens a table that goes on from this position, and looks behind the curtain."""
    kinds = ["human", *["bot" if bots else "human"] * (game.seats - 1)]
    seats = [{"kind": kind, "name": f"P{seat}", "bot": "level:1"} for seat, kind in enumerate(kinds)]
    record = Record(game.title, seats, dict(game.options), {"position": game.dump()})
    page.goto(f"/table/{bring_record(page, record)}")
    draw_curtain(page)


def draw_curtain(page: Page) -> None:
    """Looks behind the curtain, where there is one: it hangs only where somebody knows more than the others."""
    page.locator(".curtain button, main.table").first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()


def bring_record(page: Page, record: Record) -> str:
    """The table that goes on from a record, or shows it."""
    return bring_bytes(page, record.encode())


def bring_bytes(page: Page, record: bytes) -> str:
    """The same with a record as it stands in a file."""
    # The server gives an upload some seconds, which a busy machine may not have at once.
    for _ in range(TRIES):
        answer = page.request.post(
            "/api/records", data=record, headers={"content-type": "application/json"}, timeout=PATIENCE
        )
        if answer.ok:
            break
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


HIDDEN = """selectors => selectors.flatMap(selector => {
  const found = [...document.querySelectorAll(selector)]
  if (!found.length) return [`nothing is ${selector}`]
  return found.filter(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !hit || !element.contains(hit)
  }).map(element => `${selector}: ${element.textContent}`)
})"""


def out_of_sight(page: Page, selectors: tuple[str, ...]) -> list[str]:
    """What of these lies outside the window or beneath something else."""
    found: list[str] = page.evaluate(HIDDEN, list(selectors))
    return found


SMALL = """least => [...document.querySelectorAll('main *')].filter(element => {
  const own = [...element.childNodes].some(node => node.nodeType === 3 && /\\p{L}{3}/u.test(node.data))
  if (!own || !element.checkVisibility() || element.closest('.visually-hidden, title, option')) return false
  const scale = element.getScreenCTM ? Math.abs(element.getScreenCTM().a) : 1
  return parseFloat(getComputedStyle(element).fontSize) * scale < least - 0.05
}).map(element => `${element.getAttribute('class')}: ${element.textContent}`)"""


def small_texts(page: Page, least: float) -> list[str]:
    """Words in letters smaller than so many pixels; numerals on pieces may be smaller."""
    found: list[str] = page.evaluate(SMALL, least)
    return found
