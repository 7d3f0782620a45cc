"""Letters in the browser: asked for in the settings, confirmed and left by link, and the table that waits longest."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import WAIT_MILLISECONDS, Visit
from browser.house import serving
from browser.playing import accuse, await_heard, await_turn, move_by_mouse
from server.letterbox import Letters, letters_beside, link_of


@pytest.fixture(scope="module")
def box() -> Iterator[Letters]:
    with letters_beside() as found:
        yield found


@pytest.fixture(scope="module")
def club(box: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends post."""
    mail = ["--mail", f"smtp+plain://127.0.0.1:{box.port}", "--mail-from", "club@example.org"]

    def wishes(address: str) -> list[str]:
        return ["--url", address, "--hooks", "--push", "mailto:club@example.org", *mail]

    with serving(tmp_path_factory.mktemp("club"), more=wishes) as address:
        yield address


@pytest.fixture
def enter(chromium: Browser, club: str) -> Iterator[Callable[..., Page]]:
    contexts = []

    def open_page(path: str, locale: str = "en-GB") -> Page:
        context = chromium.new_context(base_url=club, locale=locale, service_workers="block")
        context.set_default_timeout(WAIT_MILLISECONDS)
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()


def test_a_server_without_post_says_nothing_of_it(visit: Visit) -> None:
    page = visit("/settings")
    with page.expect_response("**/api/post?*"):
        page.reload()
    expect(page.get_by_role("heading", name="Look of the page")).to_be_visible()
    expect(page.locator(".post-box")).to_have_count(0)


def test_letters_are_asked_for_confirmed_and_left(enter: Callable[..., Page], box: Letters, club: str) -> None:
    box.taken.clear()
    page = enter("/settings")
    post = page.locator(".post-box")
    expect(post.get_by_label("Remind me")).to_have_count(0)
    post.get_by_label("E-mail address").fill("ann@example.org")
    post.get_by_role("button", name="Add").first.click()
    expect(post.locator("li")).to_contain_text("ann@example.org · not confirmed yet")
    confirm = link_of(box.taken[0], "confirm")
    leave = str(box.taken[0]["List-Unsubscribe"]).strip("<>")

    # Whoever reads the letter need not be signed in where it is read.
    reader = enter(f"/post#confirm={confirm}")
    reader.get_by_role("button", name="Confirm").click()
    expect(reader.locator(".empty")).to_contain_text("Confirmed.")
    assert confirm not in reader.url
    assert accuse(reader) == []

    page.reload()
    expect(post.locator("li")).to_have_text("E-mail · ann@example.orgRemove")
    post.get_by_label("Quiet hours").check()
    expect(post.get_by_label("from")).to_have_value("22:00")
    # Whoever is quick changes the second thing before the first is answered.
    held: list[Route] = []
    page.route("**/api/post/wishes*", lambda route: held.append(route), times=1)
    post.get_by_label("until").fill("07:30")
    post.get_by_label("until").blur()
    await_heard(page, held)
    post.get_by_label("At most one letter in").select_option("3600")
    with page.expect_response(lambda answer: '"every":3600' in (answer.request.post_data or "")):
        held[0].continue_()
    page.reload()
    expect(post.get_by_label("until")).to_have_value("07:30")
    expect(post.get_by_label("At most one letter in")).to_have_value("3600")
    assert accuse(page) == []

    reader.goto(urlsplit(leave).path)
    reader.get_by_role("button", name="No more letters").click()
    expect(reader.locator(".empty")).to_contain_text("nothing more will be sent")
    page.reload()
    expect(page.get_by_role("heading", name="Letters")).to_be_visible()
    expect(post.locator("li")).to_have_count(0)


def test_a_webhook_says_its_secret_once_and_why_it_is_refused(enter: Callable[..., Page]) -> None:
    page = enter("/settings", "it-IT")
    post = page.locator(".post-box")
    post.get_by_label("Indirizzo di un webhook").fill("http://127.0.0.1/turn")
    post.get_by_role("button", name="Aggiungi").last.click()
    expect(post.get_by_role("alert")).to_contain_text("https pubblico")
    post.get_by_label("Indirizzo di un webhook").fill("https://example.org/turn")
    post.get_by_role("button", name="Aggiungi").last.click()
    expect(post.locator("code")).to_have_text(re.compile(r"[\w-]{43}"))
    page.reload()
    expect(post.locator("li")).to_contain_text("https://example.org/turn")
    expect(post.locator("code")).to_have_count(0)


def _waiting_for(page: Page, other: Page) -> str:
    """A table where the person of the first page is waited for."""
    wish = {"title": "seven_wonders_duel", "seats": [{"kind": "human"}, {"kind": "open"}]}
    table: str = page.request.post("/api/tables", data=wish).json()["table"]
    other.request.post(f"/api/tables/{table}/join", data={})
    while (decision := other.request.get(f"/api/tables/{table}/view").json()["decision"]) is not None:
        move = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": uuid.uuid4().hex}
        assert other.request.post(f"/api/tables/{table}/moves", data=move).ok
    return table


def test_the_next_table_that_waits(enter: Callable[..., Page]) -> None:
    page, other = enter("/next"), enter("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("No table waits for you")
    first, second = _waiting_for(page, other), _waiting_for(page, other)
    page.goto("/")
    page.get_by_role("link", name="Next table (2)").click()
    page.wait_for_url(f"**/table/{first}")
    await_turn(page)
    expect(page.locator(".next-table")).to_have_count(0)
    # Several questions in a row may be mine.
    while page.locator(".next-table").count() == 0:
        if page.locator(".prompt[data-yours=true]").count():
            move_by_mouse(page)
    page.get_by_role("link", name="Next table (1)").click()
    page.wait_for_url(f"**/table/{second}")
    await_turn(page)


def test_a_notice_opens_where_a_table_waits(visit: Visit, address: str) -> None:
    """The worker of the client shows what the service of the browser hands it, whether a page is open or not."""
    page = visit("/rules", worker=True)
    page.context.grant_permissions(["notifications"])
    line = page.context.new_cdp_session(page)
    versions: list[dict[str, str]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: versions.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    # Nothing here may wait for ever, and nothing may answer with a promise: a page takes every promise for a yes.
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    await_heard(page, versions)
    told = {"title": "Civitas", "body": "It is your turn: Historia", "url": "/next"}
    wish = {"origin": address, "registrationId": versions[0]["registrationId"], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", wish)
    shown = """() => {
        void navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((found) => {
            window.shown = found.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
        })
        return window.shown?.length ? window.shown : null
    }"""
    assert page.wait_for_function(shown).json_value() == [{**told, "tag": "turn"}]


STAND_IN = """
    window.keys = []
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        window.keys.push(applicationServerKey)
        const keys = { p256dh: 'BA', auth: 'AA' }
        return { toJSON: () => ({ endpoint: 'https://push.example/abc', keys }) }
    }
"""
"""A browser asks its maker where it is to be written to; there is none here."""


def test_a_browser_is_added_and_taken_away(chromium: Browser, club: str) -> None:
    context = chromium.new_context(base_url=club, locale="en-GB")
    context.set_default_timeout(WAIT_MILLISECONDS)
    context.add_init_script(STAND_IN)
    page = context.new_page()
    page.goto("/settings")
    post = page.locator(".post-box")
    post.get_by_role("button", name="Notify this browser").click()
    expect(post.locator("li")).to_contain_text("Browser · push.example")
    assert [len(key) for key in page.evaluate("window.keys")] == [87]
    post.get_by_role("button", name="Remove").click()
    expect(post.locator("li")).to_have_count(0)
    context.close()
