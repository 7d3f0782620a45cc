"""The end of a game: all that one wants to know and do stands on one sheet, in every title."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

import civitas
from browser.conftest import Visit
from browser.playing import accuse_in_every_theme, await_turn, bring_record, move_by_mouse, play_against_computer
from civitas.kernel.record import Record

# Moves after which there is something to tell; nobody need see these games through.
ENOUGH = {
    "antiquity": 260,
    "historia": 200,
    "seven_ages": 700,
    "seven_wonders_duel": 60,
    "through_the_ages": 300,
}


def ended(key: str) -> Record:
    """A game of two at random, given up by agreement after a while."""
    position, random = civitas.new(key, seats=2, seed=4), Random(4)
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    record = Record(position.title, seats, dict(position.options), {"position": position.dump()})
    while position.waiting() and len(record.moves) < ENOUGH[key]:
        seat = position.waiting()[0]
        move = random.choice(position.contending(seat))
        position.advance(seat, move)
        record.add(seat, move, position)
    record.finish(position, "agreement" if position.waiting() else "rules")
    return record


@pytest.mark.parametrize("key", ENOUGH)
def test_breakdown_charts_and_key_moments_stand_on_the_sheet(visit: Visit, key: str) -> None:
    page = visit(locale="it-IT")
    page.goto(f"/table/{bring_record(page, ended(key))}")
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".source-chart")).to_have_count(2)
    assert sheet.locator(".scores tbody tr").count() > 1
    moments = sheet.locator(".key-moments li")
    expect(moments.first).to_contain_text(re.compile(r"Mossa \d+: (Ann|Bob) "))
    expect(sheet.get_by_role("button", name="Analizza la partita")).to_be_visible()
    expect(sheet.locator("a[download]")).to_have_attribute("href", re.compile(r"/api/tables/.+/record"))
    assert accuse_in_every_theme(page) == []
    number = re.findall(r"\d+", moments.first.inner_text())[0]
    moments.first.get_by_role("button").click()
    expect(page).to_have_url(re.compile(rf"[?&]at={number}\b"))
    expect(sheet).to_have_count(0)


def test_the_score_sheet_and_the_rules_can_be_printed(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{bring_record(page, ended('historia'))}")
    sheet = page.locator("dialog.end")
    expect(sheet.locator(".scores")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".head")).to_be_hidden()
    expect(sheet.locator(".scores")).to_be_visible()
    expect(sheet.get_by_role("button").first).to_be_hidden()
    expect(page.locator(".prompt-text")).to_be_hidden()
    assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight + 1")
    page.goto("/rules/historia")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    expect(page.locator(".rule").first).to_be_visible()
    expect(page.locator(".search")).to_be_hidden()
    expect(page.locator(".chips").first).to_be_hidden()
    black = "rgb(0, 0, 0)"
    expect(page.locator(".rule p").first).to_have_css("color", black)


def test_a_game_of_ones_own_ends_with_a_rematch_its_record_and_the_proof_of_its_luck(visit: Visit) -> None:
    page = visit()
    play_against_computer(page)
    await_turn(page)
    move_by_mouse(page)
    await_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("button.danger").click()
    page.get_by_role("button", name="Really resign?").click()
    sheet = page.locator("dialog.end")
    expect(sheet.locator("a[download]")).to_be_visible()
    sheet.locator("details", has_text="civitas verify").locator("summary").click()
    commitment, secret = sheet.locator("code.hash").all_inner_texts()
    saved = page.request.get(sheet.locator("a[download]").get_attribute("href") or "")
    assert saved.ok and commitment != secret
    assert secret in saved.text()
    sheet.get_by_role("button", name="Play again").click()
    page.locator(".prompt").wait_for()
    expect(sheet).to_have_count(0)
