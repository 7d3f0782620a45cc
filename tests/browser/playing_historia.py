"""What a person does at a table of Historia, by mouse on the board alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import await_answer, bring_position, decision, press

# Civbots that wage no war: a player who clicks on whatever comes first is never wiped out.
CIVBOT_CARDS = [["technology", "military", "technology_military", "art"], ["military", "technology", "art"]]
TURNS = 12
SOLO: dict[str, Any] = {
    "title": "historia",
    "seats": [{"kind": "human"}],
    "options": {"civbots": ["noble", "chieftain"]},
    "deal": {"civbot_cards": [CIVBOT_CARDS] * TURNS},
}

# What is clicked first where several things can be: steps before the end of an action, Revolution as soon as possible.
TARGETS = (
    ".offer [data-legal=true]",
    ".action-bar .act:not([data-inert])",
    ".next-step[data-legal=true]",
    ".historia:not(:has(.playing[data-action=exploit])) .territory[data-legal=true]",
    ".action-bar .end",
    ".pile[data-kind=hand] [data-card=revolution][data-legal=true]",
    ".pile[data-kind=hand] .h-card:nth-last-child(1 of [data-legal=true])",
    ".ready",
)
FIRST_OF = "targets => targets.find(target => document.querySelector(target))"


def open_table(page: Page, wish: dict[str, Any]) -> None:
    """Opens a table with a fixed deal, which the form for people does not offer."""
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.locator(".historia")).to_be_visible()


def bring(page: Page, game: Any) -> None:
    """Opens a table that goes on from this position."""
    bring_position(page, game)
    expect(page.locator(".historia")).to_be_visible()


def click_on_the_board(page: Page) -> None:
    """One move: the first thing on the board that can be clicked."""
    asked = decision(page)
    target = page.evaluate(FIRST_OF, TARGETS)
    assert target, f"nothing to click: {page.locator('.prompt-text').inner_text()}"
    press(page.locator(target).first)
    sure = page.locator("dialog.choice .choice-move:not([data-inert]), .historia [data-armed=true]").first
    if sure.count():
        sure.click()
    await_answer(page, asked)


def piece(move: str) -> str:
    """Where on the board a move is made."""
    verb, _, thing = move.partition(":")
    places = {
        "lay": f".pile[data-kind=hand] [data-card={thing}]",
        "done": ".ready",
        "settle": f"[data-territory={thing}]",
        "expand": f"[data-territory={thing}]",
        "technology": ".next-step[data-axis=technology]",
    }
    return places.get(verb, f".action-bar [data-move='{move}']")
