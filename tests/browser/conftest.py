"""What the tests in a browser share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from browser.house import browsing, serving

# Longer than a busy machine needs: nothing waits that need not.
WAIT_MILLISECONDS = 120_000
expect.set_options(timeout=WAIT_MILLISECONDS / 2)

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Playwright keeps an event loop running: it ends with these tests, because those of the server run their own."""
    with browsing() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Opens the site as a new person; at the end no page may have complained or asked another host for anything."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        def hear(line: ConsoleMessage) -> None:
            if "Content Security Policy" in line.text:
                complaints.append(line.text)

        def see(request: Request) -> None:
            if not request.url.startswith((address, "data:", "blob:")):
                complaints.append(request.url)

        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", hear)
        page.on("request", see)

    def open_page(
        path: str = "/",
        locale: str = "en-GB",
        size: tuple[int, int] = (1440, 900),
        motion: bool = False,
        worker: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=address,
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 500,
            # What the worker has kept cannot be watched or held up; it has tests of its own.
            service_workers="allow" if worker else "block",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(WAIT_MILLISECONDS)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
