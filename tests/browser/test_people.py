"""Accounts for whoever wishes one, people among themselves, and those who look after them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.house import serving
from browser.playing import accuse_in_every_theme, play_against_computer
from civitas.cli import main

WORDS = "four words nobody guesses"
OTHER = "quite another set of words"
LAPTOP = (1280, 720)
PHONE = (390, 844)
SIZES = [pytest.param("en-GB", LAPTOP, id="laptop"), pytest.param("it-IT", PHONE, id="phone")]
SAY = {
    "en-GB": {
        "sign-up": "Make an account",
        "sign-in": "Sign in",
        "sign-out": "Sign out",
        "name": "Name",
        "passphrase": "Passphrase",
        "kept": "I have kept them",
        "report": "Report",
        "silence": "Silence",
        "player": "Player",
        "card": "Card",
        "by-card": "By card",
    },
    "it-IT": {
        "sign-up": "Crea un account",
        "sign-in": "Accedi",
        "sign-out": "Esci",
        "name": "Nome",
        "passphrase": "Frase segreta",
        "kept": "Li ho conservati",
        "report": "Segnala",
        "silence": "Togli la parola",
        "player": "Giocatore",
        "card": "Carta",
        "by-card": "Per carta",
    },
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server whose database can be reached, to make somebody an administrator."""
    with serving(folder) as address:
        yield address


def sign_up(page: Page, name: str, locale: str = "en-GB") -> list[str]:
    """Makes an account with the keyboard alone; gives the recovery codes."""
    say = SAY[locale]
    page.goto("/account")
    form = page.get_by_role("form", name=say["sign-up"])
    form.get_by_label(say["name"], exact=True).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type(name)
    page.keyboard.press("Tab")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    codes = page.locator(".codes code").all_inner_texts() if wait(page, ".codes code") else []
    page.get_by_role("button", name=say["kept"]).press("Enter")
    expect(page.locator(".codes")).to_have_count(0)
    return codes


def sign_in(page: Page, name: str, words: str = WORDS, locale: str = "en-GB") -> None:
    say = SAY[locale]
    page.goto("/account")
    form = page.get_by_role("form", name=say["sign-in"])
    form.get_by_label(say["name"], exact=True).fill(name)
    form.get_by_label(say["passphrase"], exact=True).fill(words)
    form.get_by_label(say["passphrase"], exact=True).press("Enter")


def sign_out(page: Page, locale: str = "en-GB") -> None:
    """By keyboard; whoever leaves the page before it is answered stays signed in."""
    page.get_by_role("button", name=SAY[locale]["sign-out"]).press("Enter")
    expect(page.get_by_role("form", name=SAY[locale]["sign-in"])).to_be_visible()


def wait(page: Page, selector: str) -> bool:
    page.locator(selector).first.wait_for()
    return True


def looks_well(page: Page) -> None:
    """Nothing runs out of the page, and nobody is shut out of it."""
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    assert accuse_in_every_theme(page) == [], page.url


def person(page: Page) -> str:
    return str(page.request.get("/api/me").json()["id"])


def a_game_of_two(host: Page, guest: Page, **wish: object) -> str:
    """A public table at which two people sit."""
    seats = [{"kind": "human", "name": ""}, {"kind": "open"}]
    opened = host.request.post("/api/tables", data={"title": "seven_wonders_duel", "seats": seats, "public": True})
    table = str(opened.json()["table"])
    assert guest.request.post(f"/api/tables/{table}/join", data={}).ok
    return table


@pytest.mark.parametrize(("locale", "size"), SIZES)
def test_a_guest_makes_an_account_leaves_and_comes_back(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    say = SAY[locale]
    name = f"Livia {size[0]}"
    page = visit("/settings", locale=locale, size=size)
    page.locator("main").get_by_role("link", name="Account").click()
    expect(page.get_by_role("form", name=say["sign-in"])).to_be_visible()
    looks_well(page)
    codes = sign_up(page, name, locale)
    assert len(set(codes)) == 8
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    looks_well(page)
    sign_out(page, locale)
    sign_in(page, name, "not these words", locale)
    expect(page.get_by_role("alert")).to_be_visible()
    sign_in(page, name, WORDS, locale)
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_secrets_stand_in_no_address(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    codes = sign_up(page, "Marcus")
    sign_out(page)
    page.get_by_text("I have a recovery code").click()
    form = page.get_by_role("form", name="Lost the passphrase?")
    form.get_by_label("Name", exact=True).fill("marcus")
    form.get_by_label("Recovery code").fill(codes[0])
    form.get_by_label("New passphrase").fill(OTHER)
    form.get_by_role("button", name="Set the new passphrase").click()
    expect(page.get_by_text("7 recovery codes are left.")).to_be_visible()
    page.goto("/account#recover=0123456789abcdef")
    page.reload()
    expect(page.get_by_role("form", name="Lost the passphrase?")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/account$"))
    secrets = [WORDS, OTHER, *codes, "0123456789abcdef"]
    plain = [secret.replace(" ", mark) for secret in secrets for mark in (" ", "+", "%20")]
    sent = [url for url in asked if "/api/" in url]
    assert sent and not [url for url in sent for secret in plain if secret in url]


def test_sessions_and_tokens_are_seen_and_ended(visit: Visit) -> None:
    page = visit()
    sign_up(page, "Sulla")
    rows = page.locator(".sessions li")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="New token for a script").click()
    expect(rows).to_have_count(2)
    token = page.locator(".hash").inner_text()
    script = {"Authorization": f"Bearer {token}", "Cookie": ""}
    elsewhere = visit("/account")
    assert elsewhere.request.get("/api/me", headers=script).json()["name"] == "Sulla"
    sign_in(elsewhere, "Sulla")
    expect(elsewhere.locator(".sessions li")).to_have_count(3)
    page.reload()
    expect(rows).to_have_count(3)
    rows.filter(has_text="script").get_by_role("button", name="End").click()
    expect(rows).to_have_count(2)
    assert elsewhere.request.get("/api/me", headers=script).status == 401
    page.get_by_role("button", name="End all others").click()
    expect(rows).to_have_count(1)
    elsewhere.reload()
    expect(elsewhere.get_by_role("form", name="Sign in")).to_be_visible()


@pytest.mark.parametrize(("locale", "size"), SIZES)
def test_people_are_followed_muted_and_blocked(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    host, guest = visit(locale=locale, size=size), visit()
    guest.request.post("/api/me", data={"name": "Brutus"})
    brutus = person(guest)
    host.goto(f"/people/{brutus}")
    buttons = host.locator(".person-actions button")
    expect(buttons).to_have_count(4)
    for number in range(3):
        buttons.nth(number).press("Enter")
        expect(buttons.nth(number)).to_have_attribute("aria-pressed", "true")
    # Whoever is blocked is followed no more.
    expect(buttons.nth(0)).to_have_attribute("aria-pressed", "false")
    looks_well(host)
    host.goto("/account")
    expect(host.locator("main").get_by_role("link", name="Brutus")).to_have_count(2)
    looks_well(host)
    for left in (1, 0):
        host.locator("section[aria-labelledby=company] li button").first.click()
        expect(host.locator("main").get_by_role("link", name="Brutus")).to_have_count(left)


def test_whoever_is_muted_is_not_heard_at_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = a_game_of_two(host, guest)
    host.goto(f"/table/{table}")
    host.get_by_role("tab", name="Talk").click()
    assert guest.request.post(f"/api/tables/{table}/chat", data={"text": "You will lose"}).ok
    line = host.locator(".chat li", has_text="You will lose")
    expect(line).to_have_count(1)
    line.get_by_role("button").click()
    looks_well(host)
    host.get_by_role("button", name="Mute").click()
    host.keyboard.press("Escape")
    expect(line).to_have_count(0)
    host.reload()
    host.get_by_role("tab", name="Talk").click()
    expect(host.locator(".chat")).to_be_visible()
    expect(line).to_have_count(0)


@pytest.mark.parametrize(("locale", "size"), SIZES)
def test_a_report_goes_to_those_who_look_after_the_server(
    visit: Visit, folder: Path, locale: str, size: tuple[int, int]
) -> None:
    say = SAY[locale]
    cato, host, guest = visit(locale=locale, size=size), visit(), visit()
    name = f"Cato {size[0]}"
    sign_up(cato, name, locale)
    cato.goto("/admin")
    expect(cato.locator(".empty")).to_be_visible()
    given = CliRunner().invoke(main, ["role", name, "administrator", "--db", f"sqlite:///{folder}/tables.sqlite"])
    assert given.exit_code == 0, given.output
    cato.goto("/account")
    sign_out(cato, locale)
    sign_in(cato, name, WORDS, locale)
    expect(cato.locator("a[href='/admin']")).to_be_visible()

    rude = f"Rufus {size[0]}"
    guest.request.post("/api/me", data={"name": rude})
    table = a_game_of_two(host, guest)
    assert guest.request.post(f"/api/tables/{table}/chat", data={"text": "You fool"}).ok
    host.goto(f"/table/{table}")
    host.get_by_role("tab", name="Talk").click()
    host.locator(".chat .speaker").click()
    host.get_by_role("button", name="Report this line").click()
    host.get_by_label("What has happened?").fill("He insults me")
    host.locator("dialog").get_by_role("button", name="Send").click()
    expect(host.get_by_text("Somebody will look at it")).to_be_visible()

    cato.goto("/admin/reports")
    row = cato.locator("[data-report]", has_text="He insults me").last
    expect(row).to_contain_text("You fool")
    looks_well(cato)
    row.get_by_role("button").first.click()
    host.keyboard.press("Escape")
    expect(host.locator(".chat li").first).to_contain_text("(removed)")
    row.get_by_role("button", name=say["silence"]).click()
    looks_well(cato)
    cato.locator("dialog input[name=reason]").fill("insults")
    cato.locator("dialog input[name=reason]").press("Enter")
    expect(cato.locator("dialog")).to_have_count(0)
    refused = guest.request.post(f"/api/tables/{table}/chat", data={"text": "No!"})
    assert refused.json()["error"] == "error-muted"
    row.locator("input[name=outcome]").fill("silenced for a week")
    row.locator("input[name=outcome]").press("Enter")
    expect(row).to_have_count(0)
    for room in ("", "/people", "/tables", "/log"):
        cato.goto(f"/admin{room}")
        wait(cato, ".figures td, .table-row")
        looks_well(cato)
    expect(cato.locator(".log li").nth(1)).to_contain_text("insults")
    assert guest.request.get("/api/admin/audit").status == 403


def test_all_of_it_in_ones_hand_and_all_of_it_gone(visit: Visit) -> None:
    page = visit()
    sign_up(page, "Nero")
    nero = person(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all as a file").click()
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert kept["account"]["login"] == "nero" and kept["person"]["id"] == nero
    page.get_by_role("button", name="Delete").click()
    looks_well(page)
    sheet = page.locator("dialog")
    sheet.get_by_label("Passphrase", exact=True).fill("not these words")
    sheet.get_by_role("button", name="Delete everything now").click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    sheet.get_by_label("Passphrase", exact=True).fill(WORDS)
    sheet.get_by_label("Passphrase", exact=True).press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Raise a city")
    assert page.request.get(f"/api/people/{nero}").status == 404
    sign_in(page, "Nero")
    expect(page.get_by_role("alert")).to_be_visible()


def test_nobody_is_asked_for_an_account(visit: Visit) -> None:
    page = visit("/nowhere")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    play_against_computer(page)
    assert asked and not [url for url in asked if "account" in url or "/people" in url or "/ties" in url]
    assert page.locator("input[type=password]").count() == 0


@pytest.mark.parametrize(("locale", "size"), SIZES)
def test_the_archive_is_searched_by_player_and_card(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    """A finished public game tells what won in it; a click on a card finds the games in which it was played."""
    host, guest = visit("/", locale=locale, size=size), visit("/", locale=locale, size=size)
    host.request.post("/api/me", data={"name": f"Archivist {size[0]}"})
    table = a_game_of_two(host, guest)
    seats = [host, guest]
    for number in range(16):
        shown = [page.request.get(f"/api/tables/{table}/view").json() for page in seats]
        asked = next(place for place, packet in enumerate(shown) if packet["decision"])
        decision = shown[asked]["decision"]
        wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": f"archive-{number}"}
        assert seats[asked].request.post(f"/api/tables/{table}/moves", data=wish).ok
    assert guest.request.post(f"/api/tables/{table}/resign", data={}).ok

    host.goto("/archive?title=seven_wonders_duel&seats=2")
    cards = host.get_by_role("table", name=SAY[locale]["by-card"])
    card = cards.get_by_role("button").first.inner_text()
    looks_well(host)
    cards.get_by_role("button", name=card, exact=True).click()
    expect(host.get_by_role("searchbox", name=SAY[locale]["card"])).to_have_value(card)
    game = host.locator(f"a[href$='/table/{table}']")
    expect(game).to_be_visible()
    host.get_by_role("searchbox", name=SAY[locale]["player"]).fill("nobody of this name")
    host.keyboard.press("Enter")
    expect(game).to_have_count(0)
