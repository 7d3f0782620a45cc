"""Help where it is wanted: at every prompt a question mark, and the player aid one key away, in every title."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import accuse_in_every_theme
from browser.test_reach import ASKED, asked, at


@pytest.mark.parametrize("title", ASKED)
def test_every_prompt_explains_itself(visit: Visit, title: str, length: int) -> None:
    for moment in asked(title, length):
        page = at(visit, moment)
        prompt = page.locator(".prompt-text").inner_text()
        page.locator(".prompt-help").click()
        sheet = page.locator("dialog.help-sheet")
        expect(sheet.locator("b").first).to_have_text(prompt)
        expect(sheet.locator("[data-wanted=true]")).to_be_visible()
        assert sheet.locator(".help-answers dt").count(), moment.name
        assert accuse_in_every_theme(page) == [], moment.name
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(page.locator(".prompt-help")).to_be_focused()


@pytest.mark.parametrize("title", ASKED)
def test_the_player_aid_is_one_key_away(visit: Visit, title: str) -> None:
    page = at(visit, asked(title, 1)[0])
    page.keyboard.press("?")
    aid = page.locator("dialog.aid")
    expect(aid.locator("section p").first).not_to_be_empty()
    expect(aid.locator(".aid-strip").first).to_be_visible()
    assert aid.locator(".aid-signs dd").count() > 1
    family = aid.locator(".aid-family").first
    family.locator("summary").click()
    expect(family.locator("dd").first).not_to_be_empty()
    expect(aid.locator("kbd").first).to_be_visible()
    assert accuse_in_every_theme(page) == []
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
