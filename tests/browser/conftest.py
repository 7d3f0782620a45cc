"""A real server in a process of its own and a real Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 60
WAIT_MILLISECONDS = 15_000

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _await_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server ended before it was ready"
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=1):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError("the server did not become ready")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    port = _free_port()
    with (folder / "log.txt").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "civitas.cli", "serve", "--no-limits"]
            + ["--port", str(port), "--db", f"sqlite:///{folder}/tables.sqlite"],
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )
        try:
            _await_ready(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Playwright keeps an event loop running: it ends with these tests, because those of the server run their own."""
    program = shutil.which("chromium")
    assert program, "chromium is missing: make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


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
        path: str = "/", locale: str = "en-GB", size: tuple[int, int] = (1440, 900), motion: bool = False
    ) -> Page:
        context = chromium.new_context(
            base_url=address,
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 500,
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
