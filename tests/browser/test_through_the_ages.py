"""Through the Ages: the last rounds of a game by mouse on the board, every kind of question, every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Visit
from browser.playing import (
    MOST_SCRIPT,
    accuse,
    accuse_in_every_theme,
    await_heard,
    await_turn,
    out_of_sight,
    small_texts,
    weight,
)
from browser.playing_ages import IN_A_TURN, OTHERWISE, bring, click_on_the_board
from rules.through_the_ages.tools import arrange as arranged
from rules.through_the_ages.tools import civ, play

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


def arrange(**parts: Any) -> Any:
    """A position that can be played on to its end: there is always an event to come."""
    return arranged(**{"current": ["foray"], **parts})


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
    expect(page.locator("dialog.end .scores tbody").first).to_contain_text("Edifici")
    expect(page.locator("dialog.end .legend")).to_contain_text("P0 P1")
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
    bring(page, game, all_asked=True)
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
    bring(page, game, all_asked=True)
    auction = page.locator(".pending-object[data-kind=auction]")
    expect(auction).to_contain_text("Your largest force: 3")
    page.get_by_role("button", name="One more").click()
    page.locator(".ages-bar [data-verb=bid]").click()
    expect(auction).to_contain_text("Force 0 of 2")
    page.locator("[data-site=warriors]").click()
    page.locator("[data-site=warriors]").click()
    expect(auction.locator("[data-met=true]")).to_have_text("Force 2 of 2")
    page.locator(".ages-bar [data-verb=finish]").click()
    expect(page.locator(".civilization [data-chip=vast_territory_i]")).to_be_visible()


LATE: dict[str, Any] = {
    "technologies": ["irrigation", "iron", "alchemy", "drama", "knights", "code_of_laws", "warfare", "masonry"],
    "workers": {"agriculture": 2, "irrigation": 2, "bronze": 2, "iron": 2, "philosophy": 1, "alchemy": 1, "religion": 1}
    | {"theology": 1, "drama": 1, "printing_press": 1, "warriors": 2, "swordsmen": 1, "knights": 1},
    "tokens": {"agriculture": 2, "irrigation": 1, "bronze": 2, "iron": 2},
    "leader": "moses",
    "unfinished": ("pyramids", 1),
    "wonders": ["hanging_gardens", "colossus"],
    "hand": ["monarchy", "rich_land_i", "breakthrough_i", "urban_growth_i", "theocracy"],
    "military": ["military_bonus_i", "legion", "raid_i", "rats", "phalanx"],
    "science": 19,
    "culture": 142,
    "tactic": "fighting_band",
    "yellow": 6,
}
FULL_ROW = ["christopher_columbus", "joan_of_arc", "michelangelo", "great_wall", "taj_mahal", "frederick_barbarossa"]
FULL_ROW += ["genghis_khan", "engineering_genius_i", "universitas_carolina", "frugality_i", "patriotism_i"]
FULL_ROW += ["st_peters_basilica", "leonardo_da_vinci"]
NEEDED = (".prompt-text", ".nation .rating", ".card-row .t-card", ".technologies .t-site", ".bank", ".hand .t-card")


@pytest.mark.parametrize(("size", "locale"), [((1280, 720), "it-IT"), ((1366, 768), "en-GB"), ((1440, 900), "it-IT")])
def test_four_civilizations_fit_the_screen(visit: Visit, size: tuple[int, int], locale: str) -> None:
    page = visit(size=size, locale=locale)
    others = [civ(culture=number, leader=leader) for number, leader in ((218, "aristotle"), (47, "hammurabi"))]
    bring(page, arrange(mine=civ(**LATE), others=others, seats=4, row=FULL_ROW, common=["fighting_band"]))
    assert out_of_sight(page, NEEDED) == []
    assert small_texts(page, 11) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rival_is_folded_out_and_up_again(visit: Visit) -> None:
    page = visit(size=(1280, 720))
    rival = civ(leader="aristotle", hand=["theology"])
    bring(page, arrange(mine=civ(**MINE), others=[rival], seats=4, row=ROW))
    body = page.locator("#nation-1")
    expect(body).not_to_be_visible()
    page.locator("[data-nation='1'] .unfold").click()
    expect(body.locator("[data-chip=aristotle]")).to_be_visible()
    expect(body.locator("[data-chip=theology]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(body).not_to_be_visible()


def test_every_card_of_a_defence_is_in_sight(visit: Visit) -> None:
    page = visit(size=(1366, 768))
    attacker = civ(workers={"agriculture": 2, "bronze": 2, "warriors": 18}, military=["raid_i"])
    held = ["military_bonus_i", "legion", "rats", "phalanx"]
    defender = civ(**{**LATE, "military": held, "workers": {"agriculture": 2, "warriors": 9}})
    game = arrange(mine=attacker, others=[defender], phase="politics", seats=4, row=FULL_ROW, common=["fighting_band"])
    play(game, "aggression:raid_i+1")
    bring(page, game)
    legal = ".hand .t-card[data-legal=true]"
    expect(page.locator(legal)).to_have_count(len(held))
    assert out_of_sight(page, (legal, ".pending-object", ".ages-bar .last")) == []


def test_politics_is_not_asked_without_a_choice(visit: Visit) -> None:
    page = visit()
    bring(page, arrange(mine=civ(hand=["theology"]), phase="politics"))
    expect(page.locator(".ages")).to_have_attribute("data-asked", "action")


def test_a_revolution_asks_before_it_takes_all_actions(visit: Visit) -> None:
    page = visit()
    bring(page, arrange(mine=civ(hand=["monarchy"], science=3)))
    page.locator(".hand [data-card=monarchy]").click()
    sheet = page.locator("dialog.choice")
    expect(sheet.locator("[data-verb=revolution]")).to_be_visible()
    expect(page.locator(".ages-bar .pips[data-kind=civil] [data-left=true]")).to_have_count(4)
    sheet.locator("[data-verb=revolution]").click()
    expect(page.locator(".civilization [data-chip=monarchy]")).to_be_visible()


def test_the_own_tactic_is_not_offered_and_targets_are_marked(visit: Visit) -> None:
    page = visit()
    bring(page, arrange(mine=civ(tactic="legion"), common=["fighting_band", "legion"], row=ROW))
    common = page.locator(".civilization .common")
    expect(common.locator("[data-chip=fighting_band]")).to_have_attribute("data-move", "copy:fighting_band")
    expect(common.locator("[data-chip=legion]")).to_have_attribute("data-legal", "false")
    expect(page.locator(".card-row [data-card=iron]")).to_have_attribute("data-move", "take:iron+1")
    expect(page.locator(".ages-bar [data-move=end]")).to_have_attribute("data-legal", "true")


def test_clicks_while_a_move_is_on_its_way_are_kept(visit: Visit) -> None:
    page = visit()
    mine = civ(workers={"agriculture": 2, "bronze": 2, "warriors": 3}, military=["rats"])
    game = arrange(mine=mine, others=[civ(workers={"agriculture": 2})], phase="politics", current=["vast_territory_i"])
    play(game, "prepare:rats")
    play(game, "bid:3")
    bring(page, game, all_asked=True)
    held: list[Route] = []
    page.route("**/moves*", lambda route: held.append(route), times=1)
    for _ in range(3):
        page.locator("[data-site=warriors]").click()
    await_heard(page, held)
    held[0].continue_()
    expect(page.locator(".pending-object[data-kind=auction] [data-met=true]")).to_have_text("Force 3 of 3")


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
