"""Historia: a whole game against two Civbots by mouse, the board on every screen, what it explains."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import civitas
from browser.conftest import Visit
from browser.playing import (
    MOST_SCRIPT,
    accuse,
    accuse_in_every_theme,
    await_answer,
    await_turn,
    decision,
    out_of_sight,
    press,
    small_texts,
    weight,
)
from browser.playing_historia import CIVBOT_CARDS, SOLO, bring, click_on_the_board, open_table
from rules.historia.tools import arrange, civ

MOST_CLICKS = 600


def test_a_game_against_two_civbots_by_mouse(visit: Visit) -> None:
    page = visit(locale="it-IT")
    open_table(page, SOLO)
    for _ in range(MOST_CLICKS):
        if not await_turn(page):
            break
        click_on_the_board(page)
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".scores thead th")).to_contain_text(["Categoria", "Giocatore 1", "Civbot 1", "Civbot 2"])
    expect(sheet.locator(".ending")).not_to_be_empty()
    expect(sheet.locator(".legend")).to_contain_text("Giocatore 1 Civbot 1 Civbot 2")
    expect(sheet.locator("polyline.curve")).to_have_count(3)
    assert accuse(page) == []
    page.keyboard.press("Escape")
    last = page.locator(".era").last.locator(".segment").last
    expect(last).to_have_attribute("data-now", "true")


def test_the_card_played_and_the_step_on_the_matrix_stay_marked(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    for target in (".territory[data-legal=true]", "[data-card=technology]", ".ready"):
        asked = decision(page)
        press(page.locator(target).first)
        sure = page.locator("dialog.choice .choice-move")
        sure.or_(page.locator(f".prompt:not([data-decision='{asked}'])")).first.wait_for()
        if sure.count():
            sure.first.click()
        await_answer(page, asked)
    expect(page.locator(".playing[data-action=technology]")).to_have_attribute("data-last", "true")
    asked = decision(page)
    page.locator(".next-step[data-legal=true]").click()
    await_answer(page, asked)
    expect(page.locator(".marker[data-own=true]")).to_have_attribute("data-last", "true")


def test_the_board_by_arrows_and_enter(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    page.locator(".territory[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.territory")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.territory") != first
    asked = decision(page)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", asked)
    page.locator(".pile[data-kind=hand] .h-card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".pile[data-kind=laid] [data-card=military]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".pile[data-kind=hand] [data-card=military]")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="The table as text").locator("table")).to_have_count(4)


def test_a_refusal_and_the_play_of_the_civbots_are_explained(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    while page.locator(".segment[data-now=true]").inner_text().endswith("1"):
        await_turn(page)
        click_on_the_board(page)
    await_turn(page)
    page.get_by_role("button", name="How the Civbots played").click()
    cards = page.locator(".explained li")
    expect(cards).to_have_count(sum(map(len, CIVBOT_CARDS)))
    expect(cards.first).to_contain_text("Civbot")
    page.keyboard.press("Escape")
    page.locator(".pile[data-kind=hand] [data-card=revolution]").click()
    expect(page.locator(".why-text")).to_contain_text("three cards")


def test_the_form_offers_civbots(visit: Visit) -> None:
    page = visit("/new/historia")
    page.locator(".chip[data-count='1']").click()
    expect(page.get_by_label("Civbots 1").locator("option").first).to_have_text("– (alone: two Nobles)")
    page.get_by_label("Civbots 1").select_option("king")
    page.get_by_label("Civbots 2").select_option("noble")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".civ[data-civ=civbot_1]")).to_contain_text("King")
    expect(page.locator(".civ[data-civ=civbot_2]")).to_contain_text("Noble")


NEEDED = (".prompt-text", ".pile[data-kind=hand] .h-card", ".matrix", ".world", ".wonder-row .h-wonder", ".civ .stats")
SCREENS = [(1, (1440, 760), "it-IT"), (2, (1280, 720), "en-GB"), (6, (1440, 760), "en-GB"), (6, (1440, 900), "it-IT")]


@pytest.mark.parametrize(("seats", "size", "locale"), SCREENS)
def test_the_hand_and_ready_are_in_sight(visit: Visit, seats: int, size: tuple[int, int], locale: str) -> None:
    page = visit(size=size, locale=locale)
    people = [civ(technology=seat + 1, military=seat + 1, used=1) for seat in range(seats)]
    civbots = [("noble", civ()), ("king", civ())] if seats == 1 else []
    row = ["stonehenge", "hanging_gardens", "alexandria_lighthouse", "colossus", "parthenon"]
    bring(page, arrange(*people, civbots=civbots, row=row))
    page.locator(".pile[data-kind=hand] [data-card=exploit]").click()
    expect(page.locator(".pile[data-kind=laid] [data-card=exploit]")).to_be_visible()
    assert out_of_sight(page, (*NEEDED, ".ready")) == []
    assert small_texts(page, 11) == []


def test_a_place_of_the_matrix_tells_what_it_brings(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    page.locator(".cell").first.hover()
    zoom = page.locator(".zoom")
    expect(zoom).to_contain_text("technology 1")
    expect(zoom).to_contain_text("military 1")
    page.locator(".cell").nth(4).click()
    expect(page.locator("dialog.choice .effects")).to_contain_text("technology")


def test_a_card_that_can_do_nothing_asks_first(visit: Visit) -> None:
    page = visit()
    bring(page, arrange(civ(territories=["europe"], available=0, used=2), civ(territories=["oceania"])))
    raid = page.locator(".pile[data-kind=hand] [data-card=raid]")
    expect(raid).to_have_attribute("data-idle", "true")
    raid.click()
    expect(page.locator("dialog.choice")).to_contain_text("it will do nothing")
    page.keyboard.press("Escape")
    expect(page.locator(".pile[data-kind=hand] [data-card=exploit]")).to_have_attribute("data-move", "lay:exploit")


def test_two_civilizations_show_what_they_bring(visit: Visit) -> None:
    page = visit(size=(1280, 720))
    game = civitas.new("historia", seats=6, seed=3)
    assert game.question(game.waiting()[0]).key == "question-civilization"
    bring(page, game)
    offered = page.locator(".offer [data-offer]")
    expect(offered).to_have_count(2)
    for place in range(2):
        expect(offered.nth(place).locator("b")).not_to_have_count(0)
        expect(offered.nth(place)).to_have_attribute("data-legal", "true")
    assert out_of_sight(page, (".offer [data-offer]",)) == []


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit()
    modules = dict.fromkeys(("events", "golden_era", "civilization_goals"), True)
    open_table(page, {**SOLO, "options": {**SOLO["options"], **modules}})
    for _ in range(4):
        await_turn(page)
        click_on_the_board(page)
    await_turn(page)
    assert accuse_in_every_theme(page) == []
    page.locator(".h-wonder").first.click()
    expect(page.locator("dialog.choice")).to_be_visible()
    assert accuse_in_every_theme(page) == []


def test_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    open_table(page, SOLO)
    press(page.locator(".territory[data-legal=true]").first, finger=True)
    page.locator("dialog.choice .choice-move").first.tap()
    page.locator(".pile[data-kind=hand] [data-card=technology]").tap()
    page.locator("dialog.choice .choice-move").first.tap()
    page.locator(".ready").tap()
    expect(page.locator(".playing")).to_contain_text("Tecnologia")
    for tab in ("Io", "Altri", "Cronaca", "Plancia"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accuse(page) == []


def test_the_table_is_light(visit: Visit) -> None:
    page = visit()
    open_table(page, SOLO)
    assert 0 < weight(page) <= MOST_SCRIPT
