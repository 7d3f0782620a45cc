"""Learning in a browser: a learner who does what the coach asks, lessons that go on, tasks that are judged."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import await_answer, decision, out_of_sight
from browser.playing_ages import piece as piece_of_ages
from browser.playing_historia import piece as piece_of_historia
from browser.playing_seven_ages import piece as piece_of_seven_ages
from civitas.kernel.registry import title, title_keys
from civitas.teaching.studies import Challenge, Lesson, Step, lessons, study_of

PIECES = {"historia": piece_of_historia, "seven_ages": piece_of_seven_ages, "through_the_ages": piece_of_ages}
# What turns something up is asked once more, except in lessons.
CLICK = "element => { element.click(); setTimeout(() => element.dataset.armed === 'true' && element.click(), 50) }"
PHONE = (390, 844)
DESK = (1440, 900)
WORDS = {
    "en-GB": ("Step {} of", "Next", "To the task"),
    "it-IT": ("Passo {} di", "Avanti", "Al compito"),
}


def lesson(name: str, key: str) -> Lesson:
    found = study_of(title(name), "lessons", key)
    assert isinstance(found, Lesson)
    return found


def on_the_board(page: Page, name: str, step: Step, move: str) -> None:
    """The move on the board, as a learner makes it."""
    if name in PIECES:
        before = decision(page)
        page.locator(PIECES[name](move)).click()
        choice = page.locator(f"dialog [data-move='{move}']")
        if choice.count():
            choice.click()
        await_answer(page, before)
        return
    token = move.removeprefix("token:")
    page.locator(step.mark if token == move else f"[data-token={token}]").click()
    page.locator(f"dialog [data-move='{move}']").click()


CLICK_IF_LISTED = (
    """move => {
  const found = document.querySelector(`.moves [data-move='${move}']`)
  if (found) ("""
    + CLICK
    + """)(found)
  return found !== null
}"""
)


def from_the_list(page: Page, move: str) -> None:
    """The move from the list of all, wherever that lies on the screen."""
    before = decision(page)
    button = page.locator(f".moves [data-move='{move}']")
    button.wait_for(state="attached")
    button.evaluate(CLICK)
    await_answer(page, before)


@pytest.mark.parametrize(
    ("name", "key", "locale"),
    [
        ("seven_wonders_duel", "cards", "en-GB"),
        ("historia", "first_turn", "it-IT"),
        ("seven_ages", "first_empire", "it-IT"),
        ("through_the_ages", "first_turns", "en-GB"),
    ],
)
def test_a_learner_gets_through_a_lesson_on_the_board(visit: Visit, name: str, key: str, locale: str) -> None:
    page = visit(f"/learn/{name}/lessons/{key}", locale=locale)
    at, on, done = WORDS[locale]
    coach = page.locator(".coach")
    for number, step in enumerate(lesson(name, key).steps[:-1], start=1):
        expect(coach).to_contain_text(at.format(number))
        for move in step.moves:
            on_the_board(page, name, step, move)
        if not step.moves:
            coach.get_by_role("button", name=on).click()
    expect(coach.get_by_role("link", name=done)).to_be_visible()


# Found and clicked in one go, and while nothing is under way: in a series the board makes moves of the next house by
# itself, and what was lit before them is gone.
CLICK_LIT = """step => {
  if (!document.querySelector('.coach').innerText.includes(step)) return ['', '', '']
  const prompt = document.querySelector('.prompt[data-sent=false]')
  const lit = [...document.querySelectorAll('[data-marked][data-move]:not([data-pressed])')]
  const found = prompt && lit.find(element => element.checkVisibility())
  if (!found) return null
  const style = getComputedStyle(found)
  const light = found instanceof SVGElement ? style.strokeWidth : style.boxShadow
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return [prompt.dataset.decision, found.dataset.move, light]
}"""


@pytest.mark.parametrize(
    ("name", "key"), [("antiquity", "houses"), ("historia", "first_turn"), ("seven_ages", "first_empire")]
)
def test_whoever_clicks_what_is_lit_gets_through_a_lesson(visit: Visit, name: str, key: str) -> None:
    """Every move that a step asks for has a light of its own on the board, on drawn hexes, squares and areas too."""
    page = visit(f"/learn/{name}/lessons/{key}")
    at, on, done = WORDS["en-GB"]
    coach = page.locator(".coach")
    for number, step in enumerate(lesson(name, key).steps[:-1], start=1):
        expect(coach).to_contain_text(at.format(number))
        while step.moves:
            before, move, light = page.wait_for_function(CLICK_LIT, arg=at.format(number)).json_value()
            if not move:
                break
            assert move in step.moves and light not in ("none", "0px", "1px"), (number, move, light)
            await_answer(page, before)
        if not step.moves:
            coach.get_by_role("button", name=on).click()
    expect(coach.get_by_role("link", name=done)).to_be_visible()


def follow(page: Page, name: str, key: str, locale: str, first: int = 1, last: int | None = None) -> None:
    """Through the steps of a lesson, moves taken from the list."""
    at, on, _ = WORDS[locale]
    coach = page.locator(".coach")
    steps = lesson(name, key).steps
    for number, step in enumerate(steps[first - 1 : last or len(steps) - 1], start=first):
        expect(coach).to_contain_text(at.format(number))
        expect(coach).to_contain_text(step.say[locale[:2]])
        for move in step.moves:
            from_the_list(page, move)
        if not step.moves:
            coach.get_by_role("button", name=on).click()


EVERYWHERE = [(locale, size) for locale in WORDS for size in (DESK, PHONE)]
ALL = [
    (name, found.key, locale, size)
    for name in title_keys()
    for found in lessons(title(name))
    for locale, size in EVERYWHERE
]
SOME = [
    ("antiquity", "houses", "it-IT", DESK),
    ("antiquity", "famine", "en-GB", PHONE),
    ("historia", "rivals", "it-IT", PHONE),
    ("seven_ages", "conflict", "en-GB", DESK),
    ("through_the_ages", "colonies", "it-IT", DESK),
]
RUNS = ALL if "CIVITAS_SOAK" in os.environ else SOME
"""Every lesson in both languages and sizes under `make soak`; tests/teaching plays the moves of all each time."""


@pytest.mark.soak
@pytest.mark.parametrize(("name", "key", "locale", "size"), RUNS)
def test_a_learner_gets_through_a_lesson(visit: Visit, name: str, key: str, locale: str, size: tuple[int, int]) -> None:
    page = visit(f"/learn/{name}/lessons/{key}", locale=locale, size=size)
    page.locator(".coach").wait_for()
    if size == PHONE:
        page.locator(".phone-tabs button").nth(3).click()
    follow(page, name, key, locale)
    to_the_task = page.locator(".coach").get_by_role("link", name=WORDS[locale][2])
    expect(to_the_task).to_be_visible()
    to_the_task.click()
    page.locator(".prompt[data-yours=true]").wait_for()
    task = page.locator(".coach")
    expect(task).to_contain_text(lesson(name, key).task.say[locale[:2]])
    expect(task).to_have_attribute("data-state", "open")
    if size == PHONE:
        page.locator(".phone-tabs button").nth(3).click()
    for move in lesson(name, key).task.solution:
        page.locator(".prompt[data-yours=true], .coach[data-state=reached]").first.wait_for()
        # Where there is one answer, the table may give it for the learner at any moment, the last one too.
        before = decision(page)
        if page.evaluate(CLICK_IF_LISTED, move):
            await_answer(page, before)
    expect(task).to_have_attribute("data-state", "reached")


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("/learn/antiquity/lessons/houses")
    follow(page, "antiquity", "houses", "en-GB", last=5)
    page.goto("/learn/antiquity")
    page.locator("[data-study=houses]").get_by_role("link", name="Go on").click()
    expect(page.locator(".coach")).to_contain_text("Step 6 of")


def test_a_task_is_judged_and_remembered(visit: Visit) -> None:
    page = visit("/learn/seven_wonders_duel/tasks/cards")
    task = page.locator(".coach")
    expect(task).to_have_attribute("data-state", "open")
    page.locator(".prompt[data-yours=true]").wait_for()
    from_the_list(page, "discard:archery_range")
    expect(task).to_have_attribute("data-state", "lost")
    task.get_by_role("link", name="Try again").click()
    page.locator(".prompt[data-yours=true]").wait_for()
    expect(task).to_have_attribute("data-state", "open")
    from_the_list(page, lesson("seven_wonders_duel", "cards").task.solution[0])
    expect(task).to_have_attribute("data-state", "reached")
    task.get_by_role("link", name="To the course").click()
    expect(page.locator("[data-study=cards]")).to_contain_text("solved")


def test_a_challenge_is_solved_and_remembered(visit: Visit) -> None:
    page = visit("/learn/through_the_ages", size=PHONE)
    page.locator("[data-study=temples]").get_by_role("link", name="Try").click()
    page.locator(".prompt[data-yours=true]").wait_for()
    page.locator(".phone-tabs button").nth(3).click()
    found = study_of(title("through_the_ages"), "challenges", "temples")
    assert isinstance(found, Challenge)
    for move in found.solution:
        from_the_list(page, move)
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-state", "reached")
    coach.get_by_role("link", name="To the course").click()
    expect(page.locator("[data-study=temples]")).to_have_attribute("data-done", "true")


@pytest.mark.parametrize(
    ("name", "key", "things"),
    [
        ("seven_wonders_duel", "cards", (".slot[data-legal=true]", ".city-line [data-coins]")),
        ("seven_ages", "first_empire", (".a-card:nth-of-type(1)",)),
    ],
)
def test_the_coach_leaves_the_board_of_a_phone_in_sight(
    visit: Visit, name: str, key: str, things: tuple[str, ...]
) -> None:
    page = visit(f"/learn/{name}/lessons/{key}", locale="it-IT", size=PHONE)
    page.locator("main.table[data-staged=true]").wait_for()
    box = page.locator(".coach").bounding_box()
    assert box and box["height"] <= PHONE[1] / 3
    assert out_of_sight(page, things) == []
