"""A bot that thinks is shown thinking, and can be hurried."""

from __future__ import annotations

from browser.conftest import WAIT_MILLISECONDS, Visit
from browser.playing import await_turn, move_by_mouse, play_against_computer

MOST_MOVES = 12
WATCH = """() => {
    window.thinking = []
    new MutationObserver(() => {
        const hurry = document.querySelector('.prompt[data-thinking=true] .thinking button')
        if (!hurry || window.thinking.length) return
        window.thinking.push(hurry.parentElement.textContent)
        hurry.click()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""


def test_a_thinking_bot_can_be_hurried(visit: Visit) -> None:
    page = visit(locale="it-IT")
    play_against_computer(page, "level:5")
    page.evaluate(WATCH)
    with page.expect_response(lambda answer: "/hurry" in answer.url, timeout=MOST_MOVES * WAIT_MILLISECONDS) as hurried:
        for _ in range(MOST_MOVES):
            if page.evaluate("window.thinking.length") or not await_turn(page):
                break
            move_by_mouse(page)
    assert hurried.value.status == 200
    assert page.evaluate("window.thinking") == ["in riflessione…Sbrigati"]
    assert await_turn(page)
