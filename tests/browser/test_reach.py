"""What holds at every table: colours one can tell apart, letters of twice the size, everything by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Visit
from browser.playing import accuse_in_every_theme, click_in_the_list, decision, draw_curtain
from browser.walk import known
from browser.walk.positions import SETUPS, Moment, moments
from browser.walk.walking import Size, Walk, bring, look

# A few questions of each title, the one asked most first: the others are looked at in the long run.
ASKED = {
    "antiquity": ("city-4", "country-2"),
    "historia": ("lay-6", "action-1", "civilization-6"),
    "seven_ages": ("mark-7", "step-2"),
    "seven_wonders_duel": ("play-card.2-2", "draft-wonder.0-2", "choose-token.2-2"),
    "through_the_ages": ("action-4", "defence-2", "politics-4"),
}
# Moves of each title that leave something to look at: where they are asked, what they begin with, and what they mark.
LEAVES = (
    ("antiquity", "settle-2", "settle:", ".hex"),
    ("antiquity", "pair-2", "pair:", ".hex"),
    ("historia", "action-1", "expand:", ".territory"),
    ("seven_ages", "step-2", "to:", ".ground"),
    ("seven_wonders_duel", "play-card.2-2", "build:", ".building"),
    ("through_the_ages", "action-4", "take:", ".t-card"),
)
TWICE = (Size(1280, 720, 200), Size(390, 844, 200))
PAGES = ("/", "/lobby", "/new/through_the_ages", "/new/historia", "/rules", "/rules/antiquity", "/settings", "/nowhere")

# Targets in sight, each by a number it is given.
NUMBERED = """() => {
  const areas = '.area:not(.area-side) '
  const found = document.querySelectorAll(`${areas} [data-legal=true], ${areas} [data-move]:not([data-inert])`)
  const shown = [...found].filter(element => element.checkVisibility({ visibilityProperty: true }))
  shown.forEach((element, number) => element.setAttribute('data-number', number))
  return shown.length
}"""
FOCUSED = "document.activeElement.getAttribute('data-number')"
HELD = "document.activeElement !== document.body && document.activeElement !== null"
ANSWERED = "asked => (document.querySelector('.prompt')?.dataset.decision ?? '') !== asked"
MOVES = 4


def named(title: str) -> dict[str, Moment]:
    return {moment.name: moment for setup in SETUPS[title] for moment in moments(setup, 1, 0)}


def asked(title: str, length: int) -> list[Moment]:
    found = named(title)
    return [found[name] for name in ASKED[title]][: 1 if length == 1 else None]


def at(visit: Visit, moment: Moment) -> Page:
    page = visit()
    look(page, bring(page, moment))
    return page


@pytest.mark.parametrize("path", PAGES)
def test_the_pages_are_legible_in_every_theme(visit: Visit, path: str) -> None:
    page = visit(path)
    page.wait_for_load_state("networkidle")
    assert accuse_in_every_theme(page) == []


@pytest.mark.parametrize("title", ASKED)
def test_the_boards_are_legible_in_every_theme(visit: Visit, title: str, length: int) -> None:
    for moment in asked(title, length):
        assert accuse_in_every_theme(at(visit, moment)) == [], moment.name


@pytest.mark.parametrize("title", ASKED)
def test_letters_of_twice_the_size_leave_everything_in_reach(
    chromium: Browser, address: str, title: str, length: int
) -> None:
    walk = Walk(chromium, address)
    walk.through(asked(title, length), TWICE, ("it",))
    assert sorted({fault.line for fault in known.new(title, walk.faults)}) == []


@pytest.mark.parametrize("title", ASKED)
def test_one_key_leads_to_every_target_in_turn(visit: Visit, title: str, length: int) -> None:
    for moment in asked(title, length):
        page = at(visit, moment)
        number = page.evaluate(NUMBERED)
        assert number, moment.name
        reached = []
        for _ in range(number):
            page.keyboard.press("n")
            reached.append(page.evaluate(FOCUSED))
        assert reached == [str(place) for place in range(number)], moment.name
        page.keyboard.press("Shift+N")
        assert page.evaluate(FOCUSED) == str(max(number - 2, 0))


@pytest.mark.parametrize("title", ASKED)
def test_the_focus_stays_at_the_table_after_every_move(visit: Visit, title: str) -> None:
    page = at(visit, asked(title, 1)[0])
    for _ in range(MOVES):
        question = decision(page)
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        sheet = page.locator("dialog[open]")
        if sheet.count():
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            assert page.evaluate(HELD), "a sheet was closed"
            page.keyboard.press("Enter")
            sheet.locator("[data-move]:not([data-inert])").first.press("Enter")
        elif page.locator(".area [data-armed=true]").count():
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=question)
        if page.locator(".curtain").count():
            expect(page.locator(".curtain button")).to_be_focused()
            page.keyboard.press("Enter")
            page.locator(".area-board > *").first.wait_for(state="attached")
        page.wait_for_function(HELD)


@pytest.mark.parametrize(("title", "name", "verb", "thing"), LEAVES)
def test_the_last_move_stays_marked(visit: Visit, title: str, name: str, verb: str, thing: str) -> None:
    page = at(visit, named(title)[name])
    marks = page.locator(".area-board [data-last=true], .area-me [data-last=true], .area-others [data-last=true]")
    expect(marks).to_have_count(0)
    click_in_the_list(page, page.locator(f".move[data-move^='{verb}']"))
    draw_curtain(page)
    expect(page.locator(f"{thing}[data-last=true]").first).to_be_attached()
