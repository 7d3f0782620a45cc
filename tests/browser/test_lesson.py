"""The tutorial: its script on the engine, and a learner who does what the coach asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import civitas
from browser.conftest import Visit

WEB = Path(__file__).parents[2] / "web" / "src"
LEARNER = 0


def lesson() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / "tutorial" / "seven_wonders_duel.json").read_text(encoding="utf-8"))
    return found


def test_every_move_of_the_lesson_is_legal() -> None:
    script = lesson()
    game = civitas.new(script["title"], deal=script["deal"], options=script["options"])
    for step in script["steps"]:
        moves = [[LEARNER, step["move"]]] if "move" in step else step.get("moves", [])
        for seat, text in moves:
            assert game.refusal(seat, game.title.moves.parse(text)) is None
            game.play(seat, game.title.moves.parse(text))


def test_a_learner_gets_through_the_lesson(visit: Visit) -> None:
    page = visit("/learn/seven_wonders_duel")
    coach = page.locator(".coach")
    for number, step in enumerate(lesson()["steps"][:-1], start=1):
        expect(coach).to_contain_text(f"Step {number} of")
        if "move" not in step:
            coach.get_by_role("button", name="Next").click()
        elif step["move"].startswith("token:"):
            page.locator(f"[data-token={step['move'].partition(':')[2]}]").click()
            page.locator(f"dialog [data-move='{step['move']}']").click()
        else:
            page.locator(step["mark"]).click()
            page.locator(f"dialog [data-move='{step['move']}']").click()
    expect(coach.get_by_role("link", name="To a real game")).to_be_visible()
