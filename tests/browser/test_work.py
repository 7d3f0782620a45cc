"""How much work the table makes: a press, an answer that comes, a map under the hand.

Counted in the time of the page's own thread. A busy machine lengthens even that by half, so what is wanted is asked for
in the long runs, on a quiet machine, and a multiple of it always.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from browser.conftest import Visit
from browser.playing import await_heard, decision
from browser.test_reach import ANSWERED, ASKED, asked, at
from browser.walk.walking import FRAMES

pytestmark = pytest.mark.soak

PARTS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
SLACK = 1 if os.environ.get("CIVITAS_SOAK") else 3
MOST_OF_A_PRESS = 0.1 * SLACK
MOST_OF_AN_ANSWER = 0.05 * SLACK
MOST_OF_A_FRAME = 0.016 * SLACK
STEPS = 12
ROWS = 4
NODES = 400
# A map that can be moved, and where it is large enough to be drawn by.
MAPS = {"antiquity": ".map-frame", "seven_ages": ".a-map"}
SEEN = "map => [map.scrollLeft, map.scrollTop, map.getAttribute('viewBox'), map.innerHTML.slice(0, 400)].join()"
# One click or two make the first move that the board offers.
TARGET = ".area :is(button, [role=button])[data-legal=true]:visible, .area [data-move]:not([data-inert]):visible"


def meter(page: Page) -> Callable[[], float]:
    """Seconds of script and layout since it was asked last."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    last = 0.0

    def lap() -> float:
        nonlocal last
        page.evaluate(FRAMES)
        found = {metric["name"]: metric["value"] for metric in line.send("Performance.getMetrics")["metrics"]}
        now = sum(found[part] for part in PARTS)
        spent, last = now - last, now
        return float(spent)

    lap()
    return lap


@pytest.mark.parametrize("title", ASKED)
def test_a_press_and_its_answer_make_little_work(visit: Visit, title: str) -> None:
    page = at(visit, asked(title, 1)[0])
    question, spent = decision(page), meter(page)
    held: list[Route] = []
    page.route("**/moves*", lambda route: held.append(route))
    page.locator(TARGET).first.click()
    presses = [spent()]
    for again in (page.locator("dialog[open] [data-move]:not([data-inert])"), page.locator(".area [data-armed=true]")):
        if again.count():
            again.first.click()
            presses.append(spent())
    await_heard(page, held)
    assert len(held) == 1, "the move waits on its way"
    assert max(presses) < MOST_OF_A_PRESS
    held[0].continue_()
    page.wait_for_function(ANSWERED, arg=question)
    assert spent() < MOST_OF_AN_ANSWER


@pytest.mark.parametrize("title", MAPS)
def test_a_map_follows_the_hand_within_a_frame(visit: Visit, title: str) -> None:
    page = at(visit, asked(title, 1)[0])
    drawing = page.locator(MAPS[title])
    assert drawing.locator("*").count() >= NODES
    box = drawing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    spent = meter(page)

    def least(step: Callable[[int], None]) -> float:
        """The work of one step in the lightest of several rows: a busy machine adds to some, and takes from none."""
        rows = []
        for _ in range(ROWS):
            spent()
            for number in range(STEPS):
                step(number)
                page.evaluate(FRAMES)
            rows.append(spent() / STEPS)
        return min(rows)

    assert least(lambda number: page.mouse.wheel(0, -60 if number % 2 else 60)) < MOST_OF_A_FRAME
    page.mouse.down()
    seen = drawing.evaluate(SEEN)
    assert least(lambda number: page.mouse.move(x + 6 * number, y + 3 * number)) < MOST_OF_A_FRAME
    assert drawing.evaluate(SEEN) != seen
