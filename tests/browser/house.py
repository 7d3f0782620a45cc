"""A real server in a process of its own and a real Chromium, for tests and for whoever wants to look."""

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
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 120
END_SECONDS = 120
# Deals and bots alike in every run: a test that fails once fails again.
SEED = "1"
PACKS = Path(__file__).parents[2] / "docs" / "example_packs"


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
            time.sleep(0.02)
    raise AssertionError("the server did not become ready")


@contextmanager
def serving(
    folder: Path, program: tuple[str, ...] = ("-m", "civitas.cli"), more: Callable[[str], list[str]] = lambda _: []
) -> Iterator[str]:
    """The address of a server that keeps its tables and its log in this folder. `more`: options that know it."""
    port = _free_port()
    with (folder / "log.txt").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, *program, "serve", "--no-limits", "--seed", SEED, "--packs", str(PACKS)]
            + ["--port", str(port), "--db", f"sqlite:///{folder}/tables.sqlite", *more(f"http://127.0.0.1:{port}")],
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )
        try:
            _await_ready(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=END_SECONDS)


@contextmanager
def browsing() -> Iterator[Browser]:
    program = shutil.which("chromium")
    assert program, "chromium is missing: make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()
