"""How much work the table makes: a press, an answer that comes, a map under the hand.

Counted in the time of the page's own thread, which a busy machine does not lengthen.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from browser.conftest import Visit
from browser.playing import decision
from browser.test_reach import ANSWERED, ASKED, asked, at
from browser.walk.walking import FRAMES

PARTS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
MOST_OF_A_PRESS = 0.1
MOST_OF_AN_ANSWER = 0.05
MOST_OF_A_FRAME = 0.016
STEPS = 12
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
    for _ in range(STEPS):
        page.mouse.wheel(0, -60)
        page.evaluate(FRAMES)
    assert spent() / STEPS < MOST_OF_A_FRAME
    page.mouse.down()
    seen = drawing.evaluate(SEEN)
    spent()
    for step in range(STEPS):
        page.mouse.move(x + 6 * step, y + 3 * step)
        page.evaluate(FRAMES)
    assert spent() / STEPS < MOST_OF_A_FRAME
    assert drawing.evaluate(SEEN) != seen
