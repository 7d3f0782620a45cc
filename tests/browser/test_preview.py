"""What a move would do is told before it is made, on every board alike: to pointer, focus and finger."""

from __future__ import annotations

from itertools import product
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
    # Before all has come, what has the focus may be drawn anew.
    page.locator("main.table[data-staged=true]").wait_for()
    return opened


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_pointer_is_told_what_a_target_does(visit: Visit, name: str) -> None:
    page = visit()
    open_study(page, name)
    legal = page.locator(".area-board [data-legal=true], .area-me [data-legal=true]")
    for patience, number in product(PATIENCE, range(min(legal.count(), 20))):
        target = legal.nth(number)
        if not target.is_visible():
            continue
        target.hover(force=True)
        if told_at(page, patience, ".zoom:popover-open .move-effects"):
            return
        page.mouse.move(2, 2)
    raise AssertionError("no target tells what it does")


TARGETS = ".table [data-move]:not(dialog *), .table [data-legal=true]"
MOST = 12
TOLD = ".zoom:popover-open .move-effects, .preview-of-move .caution, dialog[open] .move-effects"
PATIENCE = (800, 10_000)
"""Not every target has something to tell: each is given little time, and more once all have been tried in vain."""


def told_at(page: Page, patience: int, where: str = TOLD) -> bool:
    """Is it told beside a target, or in the sheet that it opened, what a move does?"""
    try:
        expect(page.locator(where).first).to_be_visible(timeout=patience)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_focus_tells_what_a_move_does(visit: Visit, name: str) -> None:
    page = visit()
    open_study(page, name)
    targets = page.locator(TARGETS).locator("visible=true")
    targets.first.wait_for()
    page.keyboard.press("Tab")
    for patience, number in product(PATIENCE, range(min(targets.count(), MOST))):
        targets.nth(number).focus()
        if told_at(page, patience):
            return
    raise AssertionError("no target tells the focus what it does")


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_first_tap_tells_what_a_move_does(visit: Visit, name: str) -> None:
    """Under the finger, where a tap would make the move; else in the sheet that the tap opens."""
    page = visit(size=(390, 844))
    open_study(page, name)
    targets = page.locator(TARGETS).locator("visible=true")
    targets.first.wait_for()
    for patience, number in product(PATIENCE, range(min(targets.count(), MOST))):
        target = targets.nth(number)
        moves = target.get_attribute("data-move") is not None
        if moves:
            target.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        else:
            target.click()
        if told_at(page, patience):
            return
        target.dispatch_event("pointercancel", {"pointerType": "touch", "bubbles": True})
        page.keyboard.press("Escape")
    raise AssertionError("no tap tells what it does")


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
