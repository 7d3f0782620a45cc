"""A data pack in the browser: chosen in the form, shown on the table, read among the rules, its picture on the card."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

import civitas
from browser.conftest import Visit
from browser.house import PACKS

ROW = "colossus"


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_pack_is_chosen_in_the_form_and_shown_on_the_table(visit: Visit, locale: str) -> None:
    page = visit("/new/historia", locale=locale)
    page.locator(".chip[data-count='1']").click()
    page.locator("select[name=pack]").select_option(label="historia-example")
    expect(page.locator("form")).to_contain_text("A few values as an owner of the box might enter them")
    page.locator("form .primary").click()
    sign = page.locator(".tools .pack-sign")
    expect(sign).to_contain_text("historia-example")
    page.reload()
    expect(sign).to_contain_text("historia-example")
    sign.click()
    changes = page.locator(".pack-changes")
    name = "Moai of Rapa Nui" if locale == "en-GB" else "Moai di Rapa Nui"
    moai = changes.locator("[data-thing='wonder:moai']")
    expect(moai).to_contain_text(name)
    assert moai.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    changes.locator("summary").click()
    expect(changes).to_contain_text("government[barbarism].vp")


def open_with_pack(page: Page, title: str, seed: int, pack: str | None) -> str:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    wish = {"title": title, "seats": seats, "seed": seed, "pack": pack}
    answer = page.request.post("/api/tables", data=json.dumps(wish), headers={"content-type": "application/json"})
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    return str(answer.json()["table"])


@pytest.mark.parametrize("title", sorted(folder.name for folder in PACKS.iterdir()))
def test_every_title_is_played_with_its_pack_and_replayed_with_it(visit: Visit, title: str) -> None:
    """The sign on the table leads to the changes; a look back shows the same sign and the same values."""
    page = visit("/")
    table = open_with_pack(page, title, 1, title)
    name = civitas.title(title, PACKS / title).pack_name
    for address in (f"/table/{table}", f"/table/{table}?at=0"):
        page.goto(address)
        sign = page.locator(".tools .pack-sign")
        expect(sign).to_contain_text(name)
        sign.click()
        changes = page.locator(".pack-changes")
        expect(changes.locator("[data-thing]").first).to_be_visible()
        changes.locator("summary").click()
        expect(changes).to_contain_text(re.compile(r"\w+\[\w+\]\.\w+"))


def test_cards_show_texts_values_and_pictures_of_the_pack(visit: Visit) -> None:
    folder = PACKS / "through_the_ages"
    seed = next(seed for seed in range(50) if ROW in str(civitas.new("tta", 2, seed, pack=folder).view(0)["row"]))
    page = visit("/")
    open_with_pack(page, "through_the_ages", seed, "through_the_ages")
    page.locator(f"[data-card={ROW}]").first.hover()
    zoom = page.locator(".zoom")
    expect(zoom).to_contain_text("Stages cost 3, 2, 2 resources.")
    assert zoom.locator("img.pack-picture").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    page.goto(f"{page.url}?at=0")
    page.locator(f"[data-card={ROW}]").first.hover()
    expect(zoom).to_contain_text("Stages cost 3, 2, 2 resources.")


def test_the_lobby_names_the_pack(visit: Visit) -> None:
    page = visit("/new/historia")
    page.locator(".chip[data-count='1']").click()
    page.locator("select[name=pack]").select_option(label="historia-example")
    page.locator("form .primary").click()
    expect(page.locator(".tools .pack-sign")).to_be_visible()
    page.goto("/")
    expect(page.locator(".table-row").first).to_contain_text("Card values: historia-example")
