"""The tutorial: its script on the engine, and a learner who does what the coach asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import civitas
from browser.conftest import Visit
from browser.playing import await_answer, decision
from browser.playing_ages import piece as piece_of_ages
from browser.playing_historia import piece as piece_of_historia
from browser.playing_seven_ages import piece as piece_of_seven_ages

TUTORIALS = Path(__file__).parents[2] / "web" / "src" / "tutorial"
TITLES = sorted(path.stem for path in TUTORIALS.glob("*.json"))
LEARNER = 0
PIECES = {"historia": piece_of_historia, "seven_ages": piece_of_seven_ages, "through_the_ages": piece_of_ages}


def lesson(title: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((TUTORIALS / f"{title}.json").read_text(encoding="utf-8"))
    return found


def asked(step: dict[str, Any]) -> list[str]:
    """The moves that a step asks the learner for."""
    moves = step.get("move", [])
    return [moves] if isinstance(moves, str) else moves


@pytest.mark.parametrize("title", TITLES)
def test_every_move_of_the_lesson_is_legal(title: str) -> None:
    script = lesson(title)
    game = civitas.new(title, script.get("seats"), deal=script["deal"], options=script["options"])
    for step in script["steps"]:
        for seat, text in [*([LEARNER, move] for move in asked(step)), *step.get("moves", [])]:
            assert game.refusal(seat, game.title.moves.parse(text)) is None
            game.play(seat, game.title.moves.parse(text))


def make(page: Page, title: str, step: dict[str, Any], move: str) -> None:
    """The move on the board, as a learner makes it."""
    if title in PIECES:
        before = decision(page)
        page.locator(PIECES[title](move)).click()
        choice = page.locator(f"dialog [data-move='{move}']")
        if choice.count():
            choice.click()
        await_answer(page, before)
        return
    token = move.removeprefix("token:")
    page.locator(step["mark"] if token == move else f"[data-token={token}]").click()
    page.locator(f"dialog [data-move='{move}']").click()


@pytest.mark.parametrize(
    ("title", "locale", "at", "on", "done"),
    [
        ("seven_wonders_duel", "en-GB", "Step {} of", "Next", "To a real game"),
        ("historia", "en-GB", "Step {} of", "Next", "To a real game"),
        ("historia", "it-IT", "Passo {} di", "Avanti", "A una vera partita"),
        ("seven_ages", "it-IT", "Passo {} di", "Avanti", "A una vera partita"),
        ("through_the_ages", "it-IT", "Passo {} di", "Avanti", "A una vera partita"),
    ],
)
def test_a_learner_gets_through_the_lesson(visit: Visit, title: str, locale: str, at: str, on: str, done: str) -> None:
    page = visit(f"/learn/{title}", locale=locale)
    coach = page.locator(".coach")
    for number, step in enumerate(lesson(title)["steps"][:-1], start=1):
        expect(coach).to_contain_text(at.format(number))
        for move in asked(step):
            make(page, title, step, move)
        if "move" not in step:
            coach.get_by_role("button", name=on).click()
    expect(coach.get_by_role("link", name=done)).to_be_visible()
