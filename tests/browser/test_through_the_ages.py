"""Through the Ages: the last rounds of a game by mouse on the board, every kind of question, every screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route, expect

from browser.conftest import Visit
from browser.playing import MOST_SCRIPT, accuse, accuse_in_every_theme, await_turn, weight
from browser.playing_ages import IN_A_TURN, OTHERWISE, bring, click_on_the_board
from rules.through_the_ages.tools import arrange, civ, play

LAST_ROUND = 18
MOST_CLICKS = 200
FEW = 4
"""Things done on the board in a turn before it is ended."""

ROW = ["iron", "alchemy", "michelangelo", "great_wall", "swordsmen", "irrigation", "knights", "monarchy", "drama"]
MINE: dict[str, Any] = {
    "technologies": ["theology", "code_of_laws"],
    "workers": {"agriculture": 3, "bronze": 3, "philosophy": 2, "religion": 1, "warriors": 2},
    "tokens": {"agriculture": 3, "bronze": 5},
    "leader": "moses",
    "unfinished": ("pyramids", 1),
    "hand": ["printing_press", "rich_land_i"],
    "military": ["military_bonus_i", "legion", "raid_i"],
    "science": 9,
    "culture": 12,
}


def test_the_last_rounds_by_mouse(visit: Visit) -> None:
    page = visit(locale="it-IT")
    game = arrange(mine=civ(**MINE), age="I", round=LAST_ROUND - 1, last_round=LAST_ROUND, row=ROW, current=["rats"])
    bring(page, game, bots=True)
    done = 0
    for _ in range(MOST_CLICKS):
        if not await_turn(page):
            break
        acting = page.locator(".ages-bar [data-verb=end]").count() > 0
        if not (acting and done < FEW and click_on_the_board(page, IN_A_TURN)):
            assert click_on_the_board(page, OTHERWISE), page.locator(".prompt-text").inner_text()
            done = 0
        done += acting
    expect(page.locator("dialog.end .scores thead th")).to_contain_text(["Categoria", "P0", "P1"])
    assert accuse(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".last-round")).to_have_text("Ultimo round")


def test_what_the_board_foretells_and_explains(visit: Visit) -> None:
    page = visit()
    hungry = {**MINE, "yellow": 5, "unused": 0, "blue": 4, "tokens": {"bronze": 1}}
    bring(page, arrange(mine=civ(**hungry), row=ROW, common=["phalanx"], seats=3))
    expect(page.locator(".warnings")).to_contain_text("Uprising")
    expect(page.locator(".hand-warning")).to_have_text("too many at the end of the turn")
    expect(page.locator(".section[data-now=true]")).to_have_count(2)
    expect(page.locator("[data-leaves=true]")).to_have_count(2)
    expect(page.locator(".comparison li")).to_have_count(3)
    page.locator(".area-me [data-rating=science]").click()
    expect(page.locator("dialog")).to_contain_text("Philosophy+2")
    page.keyboard.press("Escape")
    page.locator("[data-pile=current]").click()
    expect(page.locator("dialog")).to_contain_text("Current events")
    page.keyboard.press("Escape")
    page.locator(".card-row [data-card=great_wall]").click()
    page.locator("dialog.choice [data-inert]").click()
    expect(page.locator(".why-text")).to_contain_text("Pyramids")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    text = page.get_by_role("dialog", name="The table as text")
    expect(text.get_by_role("table", name="If the turn ended now")).to_contain_text("Yes")
    expect(text.get_by_role("table", name="Card row").locator("tbody tr")).to_have_count(len(ROW))


def test_a_defence_shows_what_is_missing(visit: Visit) -> None:
    page = visit()
    attacker = civ(workers={"agriculture": 2, "bronze": 2, "warriors": 4}, military=["raid_i"])
    game = arrange(mine=attacker, others=[civ(military=["military_bonus_i", "rats"])], phase="politics")
    play(game, "aggression:raid_i+1")
    bring(page, game)
    attack = page.locator(".pending-object[data-kind=attack]")
    expect(attack).to_contain_text("3 strength missing, 2 cards at most")
    page.locator(".hand [data-card=military_bonus_i]").click()
    expect(attack).to_contain_text("1 strength missing, 1 card at most")
    page.locator(".hand [data-card=rats]").click()
    expect(attack).to_have_count(0)


def test_a_bid_is_set_by_steps_and_met_with_units(visit: Visit) -> None:
    page = visit()
    mine = civ(workers={"agriculture": 2, "bronze": 2, "warriors": 3}, military=["rats"])
    game = arrange(mine=mine, others=[civ(workers={"agriculture": 2})], phase="politics", current=["vast_territory_i"])
    play(game, "prepare:rats")
    bring(page, game)
    auction = page.locator(".pending-object[data-kind=auction]")
    expect(auction).to_contain_text("Your largest force: 3")
    page.get_by_role("button", name="One more").click()
    page.locator(".ages-bar [data-verb=bid]").click()
    expect(auction).to_contain_text("Force 0 of 2")
    page.locator("[data-site=warriors]").click()
    page.locator("[data-site=warriors]").click()
    expect(auction.locator("[data-met=true]")).to_have_text("Force 2 of 2")
    page.locator(".ages-bar [data-verb=finish]").click()
    expect(page.locator(".area-me [data-chip=vast_territory_i]")).to_be_visible()


def test_a_click_while_a_move_is_on_its_way_is_kept(visit: Visit) -> None:
    page = visit()
    mine = civ(workers={"agriculture": 2, "bronze": 2, "warriors": 3}, military=["rats"])
    game = arrange(mine=mine, others=[civ(workers={"agriculture": 2})], phase="politics", current=["vast_territory_i"])
    play(game, "prepare:rats")
    play(game, "bid:2")
    bring(page, game)
    held: list[Route] = []
    page.route("**/moves*", lambda route: held.append(route), times=1)
    page.locator("[data-site=warriors]").click()
    page.locator("[data-site=warriors]").click()
    held[0].continue_()
    expect(page.locator(".pending-object[data-kind=auction] [data-met=true]")).to_have_text("Force 2 of 2")


def test_the_row_by_arrows_and_enter(visit: Visit) -> None:
    page = visit()
    bring(page, arrange(mine=civ(**MINE), row=ROW))
    page.locator(".card-row .t-card").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == ROW[1]
    page.keyboard.press("Enter")
    expect(page.locator(f".hand [data-card={ROW[1]}]")).to_be_visible()
    expect(page.locator(".ages-bar .pips[data-kind=civil] [data-left=true]")).to_have_count(4)
    page.keyboard.press("u")
    expect(page.locator(".ages-bar .pips[data-kind=civil] [data-left=true]")).to_have_count(5)


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit()
    at_war = {**MINE, "military": ["rats"], "war": ("war_over_territory", 1)}
    bring(page, arrange(mine=civ(**at_war), seats=4, age="II", row=ROW, common=["legion"]))
    assert accuse_in_every_theme(page) == []
    page.locator("[data-site=bronze]").click()
    expect(page.locator("dialog.choice")).to_be_visible()
    assert accuse_in_every_theme(page) == []


def test_a_phone(visit: Visit) -> None:
    page = visit(locale="it-IT", size=(390, 844))
    bring(page, arrange(mine=civ(**MINE), row=ROW, seats=4))
    page.locator(".card-row [data-card=iron]").tap()
    page.locator("dialog.choice .choice-move").first.tap()
    expect(page.locator(".hand [data-card=iron]")).to_be_visible()
    for tab in ("Io", "Altri", "Cronaca", "Plancia"):
        page.locator(".phone-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert accuse(page) == []


def test_the_table_is_light(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=through_the_ages] .primary").click()
    expect(page.locator(".ages")).to_be_visible()
    assert 0 < weight(page) <= MOST_SCRIPT
