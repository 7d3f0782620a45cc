"""What a move would do is told before it is made, on every board alike: to pointer, focus and finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit

POSITIONS = {
    "antiquity": ("challenges", "ten_men"),
    "historia": ("tasks", "rivals"),
    "seven_ages": ("tasks", "cards"),
    "seven_wonders_duel": ("challenges", "colossus"),
    "through_the_ages": ("tasks", "military"),
}


def open_study(page: Page, name: str) -> dict[str, Any]:
    kind, key = POSITIONS[name]
    answer = page.request.post(f"/api/games/{name}/course/{kind}/{key}", data={})
    assert answer.ok, answer.text()
    opened: dict[str, Any] = answer.json()
    page.goto(f"/table/{opened['table']}")
    page.locator(".prompt[data-yours=true]").wait_for()
    return opened


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_pointer_is_told_what_a_target_does(visit: Visit, name: str) -> None:
    page = visit()
    open_study(page, name)
    legal = page.locator(".area-board [data-legal=true], .area-me [data-legal=true]")
    told = page.locator(".zoom:popover-open")
    for number in range(min(legal.count(), 20)):
        target = legal.nth(number)
        if not target.is_visible():
            continue
        target.hover(force=True)
        try:
            expect(told.locator(".move-effects").first).to_be_visible(timeout=800)
            return
        except AssertionError:
            page.mouse.move(2, 2)
    raise AssertionError("no target tells what it does")


def test_focus_and_finger_are_told_too(visit: Visit) -> None:
    page = visit(size=(390, 844))
    open_study(page, "through_the_ages")
    end = page.locator(".ages-bar [data-move=end]")
    end.wait_for()
    page.keyboard.press("Tab")
    end.focus()
    expect(page.locator(".preview-of-move")).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator(".preview-of-move")).to_have_count(0)
    end.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(".preview-of-move")).to_be_visible()
    end.dispatch_event("pointercancel", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(".preview-of-move")).to_have_count(0)
