"""Looking back: the game is asked for once, and every point of it is shown without waiting for the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import await_turn, bring_record, move_by_mouse, play_against_computer, points
from browser.test_wire import asking
from browser.test_work import meter
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record

LONG = ("antiquity", 4, 5)
"""A game of almost two thousand moves, played at random: title, seats, seed."""
SHORT = [("seven_wonders_duel", 2, 1), ("through_the_ages", 2, 1), ("historia", 2, 1), ("seven_ages", 2, 1)]
STEPS = 12
MOST_OF_A_STEP = 0.2
"""Seconds of the page's own thread, which a busy machine does not lengthen; a step takes a fifth of it."""


def finished(title: str, seats: int, seed: int, most: int = 4000) -> Record:
    """The record of a game played at random, to its end or for so many moves."""
    found, chance = registry.title(title), Chance(seed)
    options = found.accept_options({})
    position = found.begin(seats, options, chance)
    people = [{"kind": "human", "name": f"P{seat}"} for seat in range(seats)]
    record = Record(found, people, options, {"chance": chance.dump()})
    for number in range(most):
        waiting = position.waiting()
        if not waiting:
            break
        seat = waiting[chance.word((1 << 20) + 2 * number) % len(waiting)]
        moves = position.contending(seat)
        move = moves[chance.word((1 << 20) + 2 * number + 1) % len(moves)]
        position.play(seat, move)
        record.add(seat, move, position)
    record.finish(position, "agreement" if position.waiting() else "rules")
    return record


STEP = """async key => {
    const at = () => document.querySelector('.scrubber-at').textContent
    const before = at()
    const begun = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    while (at() === before && performance.now() < begun + 20_000) await new Promise(done => setTimeout(done))
    document.body.getBoundingClientRect()
}"""


def step_times(page: Page, key: str, steps: int) -> list[float]:
    """What it takes from the key to the board of the next point, laid out."""
    spent, times = meter(page), []
    for _ in range(steps):
        page.evaluate(STEP, key)
        times.append(spent())
    return times


def look_back(page: Page, table: str, at: int) -> None:
    page.goto(f"/table/{table}?at={at}")
    expect(page.locator(".prompt-text")).to_contain_text(f"move {at} of")
    # What belongs to opening a table has come: pictures, movement, the texts of cards.
    page.locator("main.table[data-staged=true]").wait_for()


def test_a_long_game_is_walked_through_without_a_request(visit: Visit) -> None:
    record = finished(*LONG)
    page = visit()
    table = bring_record(page, record)
    look_back(page, table, 1000)
    asked = asking(page)
    times = sorted(step_times(page, "]", STEPS) + step_times(page, "[", STEPS))
    assert times[len(times) // 2] < MOST_OF_A_STEP, times
    expect(page.locator(".prompt-text")).to_contain_text("move 1000 of")

    slider = page.locator(".scrubber input")
    for place in range(0, len(record.moves), 40):
        slider.evaluate(
            "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input', { bubbles: true })) }",
            str(place),
        )
    expect(page.locator(".prompt-text")).to_contain_text(f"move {place} of")
    page.wait_for_url(f"**at={place}*")
    assert asked == []

    page.reload()
    expect(page.locator(".prompt-text")).to_contain_text(f"move {place} of")
    assert page.locator(".area-board").evaluate("board => getComputedStyle(board).filter") == "none"


def test_the_log_follows_and_leads(visit: Visit) -> None:
    page = visit()
    table = bring_record(page, finished(*LONG))
    look_back(page, table, 700)
    page.get_by_role("tab", name="Log").click()
    current = page.locator(".log-line[aria-current]")
    for at in (700, 1500, 30):
        page.locator(".scrubber input").fill(str(at))
        expect(page.locator(".prompt-text")).to_contain_text(f"move {at} of")
        expect(current.last).to_be_in_viewport()
    later = page.locator(".log-line[aria-current] ~ .log-line:not([aria-current]), section ~ section .log-line").last
    text = later.locator("button > span").last.inner_text()
    later.locator("button").click()
    expect(current.last).to_contain_text(text)


def test_the_past_of_a_running_game_is_asked_for_once_and_anew_after_a_move(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    for _ in range(2):
        await_turn(page)
        move_by_mouse(page)
        await_turn(page)
        asked, last = asking(page), points(page)
        page.keyboard.press("[")
        expect(page.locator(".prompt-text")).to_contain_text(f"move {last - 1} of {last}")
        for at in range(last - 2, -1, -1):
            page.keyboard.press("[")
            expect(page.locator(".prompt-text")).to_contain_text(f"move {at} of {last}")
        assert asked == ["GET replay"]
        page.get_by_role("button", name="Back to now").click()
        expect(page.locator(".table")).to_have_attribute("data-past", "false")


@pytest.mark.parametrize(("title", "seats", "seed"), SHORT)
def test_every_board_steps_without_a_request(visit: Visit, title: str, seats: int, seed: int) -> None:
    page = visit()
    table = bring_record(page, finished(title, seats, seed, 60))
    look_back(page, table, 10)
    asked = asking(page)
    step_times(page, "]", STEPS)
    assert asked == []
