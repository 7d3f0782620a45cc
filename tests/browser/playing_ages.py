"""What a person does at a table of Through the Ages, by mouse on the board alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import await_answer, decision
from civitas.kernel.record import Record

# What is clicked first where several things can be.
IN_A_TURN = (
    ".hand .t-card[data-legal=true]",
    ".t-chip[data-state=unfinished][data-legal=true]",
    ".grow-population[data-legal=true]",
    ".t-site[data-legal=true][data-harm=false]",
    ".card-row .t-card[data-legal=true]",
)
OTHERWISE = (".ages-bar .last", ".hand .t-card[data-legal=true]", ".t-site[data-legal=true]", ".ages-bar .act")
FIRST_OF = "targets => targets.find(target => document.querySelector(target))"


def bring(page: Page, game: Any, bots: bool = False) -> None:
    """Opens a table that goes on from this position."""
    kinds = ["human", *["bot" if bots else "human"] * (game.seats - 1)]
    seats = [{"kind": kind, "name": f"P{seat}", "bot": "level:1"} for seat, kind in enumerate(kinds)]
    record = Record(game.title, seats, dict(game.options), {"position": game.dump()})
    answer = page.request.post("/api/records", data=record.encode(), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    page.locator(".curtain button").click()
    expect(page.locator(".ages")).to_be_visible()


def click_on_the_board(page: Page, targets: tuple[str, ...]) -> bool:
    """One move: the first thing that can be clicked, and the first thing that can be done with it."""
    asked = decision(page)
    target = page.evaluate(FIRST_OF, targets)
    if target is None:
        return False
    page.locator(target).first.click()
    sure = page.locator("dialog.choice .choice-move:not([data-inert]), .ages [data-armed=true]").first
    if sure.count():
        sure.click()
    await_answer(page, asked)
    return True


def piece(move: str) -> str:
    """Where on the board a move is made."""
    verb, _, things = move.partition(":")
    card = things.partition("+")[0]
    places = {
        "take": f".card-row [data-card={card}]",
        "build": f".technologies [data-site={card}]",
        "population": ".grow-population",
        "stage": ".area-me [data-state=unfinished]",
    }
    return places.get(verb) or (f".hand [data-card={card}]" if card else f".ages-bar [data-move='{move}']")
