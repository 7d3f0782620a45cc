"""What a person does at a table of Through the Ages, by mouse on the board alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import await_answer, bring_position, decision

# What is clicked first where several things can be.
IN_A_TURN = (
    ".hand .t-card[data-legal=true]",
    ".t-chip[data-state=unfinished][data-legal=true]",
    ".grow-population[data-legal=true]",
    ".t-site[data-legal=true][data-harm=false]",
    ".card-row .t-card[data-legal=true]",
)
OTHERWISE = (".ages-bar .last", ".hand .t-card[data-legal=true]", ".t-site[data-legal=true]", ".ages-bar .act")
ALL_ASKED = "localStorage.setItem('civitas.settings', JSON.stringify({ autoSingle: false }))"
FIRST_OF = "targets => targets.find(target => document.querySelector(target))"


def bring(page: Page, game: Any, bots: bool = False, all_asked: bool = False) -> None:
    """Opens a table that goes on from this position, if need be with the order to ask where there is no choice, too."""
    if all_asked:
        page.evaluate(ALL_ASKED)
    bring_position(page, game, bots)
    expect(page.locator(".ages")).to_be_visible()
    # Until all has come the map may still be sent to what is asked.
    page.locator("main.table[data-staged=true]").wait_for()


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
        "stage": ".civilization [data-state=unfinished]",
    }
    return places.get(verb) or (f".hand [data-card={card}]" if card else f".ages-bar [data-move='{move}']")
