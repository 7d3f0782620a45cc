"""7 Ages: a game by mouse on its board, the map, the board on every screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

import civitas
from browser.conftest import Visit
from browser.playing import MOST_SCRIPT, accuse, await_answer, await_turn, decision, out_of_sight, weight
from browser.playing_ages import bring
from browser.walk import walking
from browser.walk.positions import SETUPS, moments
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

TWO_TURNS: dict[str, Any] = {
    "title": "seven_ages",
    "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}],
    "options": {"turns": "2"},
    "seed": 7,
}
MOST_CLICKS = 300
UNHURRIED = 6
"""Between two moves that end something, so many others are made at most: the game comes to its end in good time."""

# What is clicked first where several things can be: empires are started, then they produce and march.
TARGETS = (
    "[data-move='mark:none+start'][data-legal=true]",
    ".a-choice[data-move$='+manoeuvre'][data-legal=true]",
    ".a-choice[data-move$='+production'][data-legal=true]",
    ".a-choice[data-legal=true]",
    ".a-act[data-verb=reveal]",
    ".a-unit:not([data-inert])",
    ".a-deed:not([data-asked=question-discards]):not([data-asked=question-react]) ~ .a-hand .a-card[data-legal=true]",
    ".ground[data-reach=true]",
    ".a-act:not(.primary)",
    ".ground[data-legal=true]",
    ".a-act.primary",
    ".a-card[data-legal=true]",
)
END = ".a-act.primary"
FIRST_OF = "targets => targets.find(target => document.querySelector(target))"
# Areas are of any shape: a point of the screen that belongs to one.
POINT_ON = """ground => {
  const box = ground.getBoundingClientRect()
  for (let row = 1; row < 12; row++)
    for (let column = 1; column < 12; column++) {
      const [x, y] = [box.left + box.width * column / 12, box.top + box.height * row / 12]
      if (document.elementFromPoint(x, y)?.closest('.ground') === ground) return [x, y]
    }
  return null
}"""


def open_table(page: Page, wish: dict[str, Any]) -> None:
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.locator(".ages")).to_be_visible()


def click_area(page: Page, ground: Locator) -> None:
    # The map may still be on its way to where it was sent.
    page.wait_for_function(POINT_ON, arg=ground.element_handle())
    page.mouse.click(*ground.evaluate(POINT_ON))


def click_on_the_board(page: Page, hurry: bool) -> bool:
    """One move: the first thing on the board that can be clicked. True if it was one that ends something."""
    asked = decision(page)
    target = END if hurry and page.locator(END).count() else page.evaluate(FIRST_OF, TARGETS)
    assert target, f"nothing to click: {page.locator('.prompt-text').inner_text()}"
    if target.startswith(".ground"):
        grounds = page.locator(target).all()
        page.mouse.click(*next(point for ground in grounds if (point := ground.evaluate(POINT_ON))))
    else:
        page.locator(target).first.click()
    sure = page.locator("dialog.choice .choice-move:not([data-inert]), .a-act[data-armed=true]").first
    if sure.count():
        sure.click()
    await_answer(page, asked)
    return target == END


def play_on(page: Page) -> None:
    others = 0
    for _ in range(MOST_CLICKS):
        if not await_turn(page):
            return
        others = 0 if click_on_the_board(page, others >= UNHURRIED) else others + 1


def test_a_game_by_mouse_on_the_board(visit: Visit) -> None:
    page = visit(locale="it-IT")
    open_table(page, TWO_TURNS)
    play_on(page)
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".ending")).not_to_be_empty()
    expect(sheet.locator(".scores tbody tr")).to_have_count(9)
    page.keyboard.press("Escape")
    expect(page.locator(".area-me")).to_be_visible()
    assert page.locator(".ground[data-seat]").count() > 0
    assert accuse(page) == []


def test_the_map_is_moved_searched_and_walked(visit: Visit) -> None:
    page = visit()
    open_table(page, TWO_TURNS)
    drawing = page.locator(".a-map")
    expect(drawing).to_have_attribute("data-whole", "true")
    expect(page.locator(".a-inset")).not_to_be_visible()
    page.get_by_role("button", name="Larger").click()
    expect(drawing).to_have_attribute("data-whole", "false")
    expect(page.locator(".a-inset")).to_be_visible()
    page.get_by_label("Area or empire").fill("Egypt")
    expect(page.locator("[data-area=egypt]")).to_have_attribute("data-pointed", "true")
    page.locator("[data-area=egypt]").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.area") == "libya"
    page.get_by_role("button", name="The whole world").click()
    expect(drawing).to_have_attribute("data-whole", "true")


def putting_units() -> Position:
    """A game in which the first seat is asked where its units go."""
    game = civitas.new("seven_ages", 2, seed=1, options={"turns": "2"})
    moves = 0
    while game.turn() != 0 or game.question(0).key != "question-put":
        moves += play_out(game, Chance(1), moves, 1)
    return game


def test_an_area_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = visit()
    bring(page, putting_units())
    assert page.locator(".ground[data-legal=true]").count() > 0
    page.get_by_role("button", name="The whole world").click()
    click_area(page, page.locator(".ground[data-legal=false][data-area=sahara]"))
    page.locator("dialog.choice [data-inert]").first.click()
    expect(page.locator(".why-text")).not_to_be_empty()


def test_a_phone_shows_everything_on_its_pages(visit: Visit) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    open_table(page, TWO_TURNS)
    await_turn(page)
    page.locator(".a-card").first.tap()
    expect(page.locator("dialog.choice .choice-move").first).to_be_visible()
    page.keyboard.press("Escape")
    for tab in ("Io", "Altri", "Cronaca", "Plancia"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        "[...document.querySelectorAll('.ages button, .ages input:not([type=checkbox])')]"
        ".filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)"
        ".map(one => one.className)"
    )
    assert small == []
    assert accuse(page) == []


def test_seven_players_take_a_line_each(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": "random"}] * 6]
    open_table(page, {**TWO_TURNS, "seats": seats})
    heights = page.locator(".area-others .a-panel").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert len(heights) == 6
    assert max(heights) < 60


def test_the_board_is_light(visit: Visit) -> None:
    page = visit()
    open_table(page, TWO_TURNS)
    assert 0 < weight(page) <= MOST_SCRIPT


def test_a_conflict_shows_every_part_the_odds_and_all_units(visit: Visit) -> None:
    """On a phone, too: nobody scrolls to commit a unit, and the map shows where it is fought."""
    moment = next(moment for moment in moments(SETUPS["seven_ages"][0], 1, 0) if moment.kind == "commit")
    page = visit(size=(390, 844))
    table = walking.bring(page, moment)
    walking.look(page, table)
    assert page.locator(".a-actions [data-verb=commit]").count() > 0
    assert out_of_sight(page, (".a-actions [data-verb=commit]", ".a-actions .primary")) == []
    for side in page.locator(".a-side").all():
        parts = [int(text) for text in side.locator(".a-parts li:not(.sum) b").all_inner_texts() if text.isdigit()]
        assert side.locator(".sum b").inner_text().startswith(str(sum(parts)))
    odds = page.locator(".a-odds td").all_inner_texts()
    assert any(text.endswith("%") and text != "0 %" for text in odds), odds
    area = page.request.get(f"/api/tables/{table}/view").json()["view"]["conflict"]["area"]
    assert page.locator(f".ground[data-area={area}]").evaluate(POINT_ON), "the conflict is out of sight"


def test_what_was_drawn_stands_beside_the_question_about_it(visit: Visit) -> None:
    found = next(moment for moment in moments(SETUPS["seven_ages"][0], 1, 0) if moment.kind == "keep-leader")
    leader = found.position.view(found.position.waiting()[0])["found"]
    name = civitas.title("seven_ages").name_of("leader", str(leader), "en")
    assert name
    page = visit()
    walking.look(page, walking.bring(page, found))
    expect(page.locator(".a-drawn b")).to_have_text(name)
    expect(page.locator(".a-drawn p")).to_contain_text(".")
