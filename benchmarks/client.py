"""How quick the client is on this machine: home after a cold start, the first table, a press, a replay.

`python benchmarks/client.py` starts servers and a Chromium of its own and prints the tables of `client.md`.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.house import browsing, serving
from browser.playing import bring_record, play_against_computer
from browser.test_feel import (
    MOST_ON_THE_WIRE,
    bytes_of,
    frame_costs,
    press,
    slow_line,
    to_the_structure,
    update_times,
)
from browser.test_replay import LONG, finished, step_times
from browser.test_wire import asking

STEPS = 30
PRESSES = 5
UPDATES = 20
FRAMES = 60
WATCHED = {"seven_wonders_duel": 2, "antiquity": 4, "through_the_ages": 4, "historia": 6, "seven_ages": 7}


def tell(what: str, figure: str, wanted: str = "") -> None:
    """A row of the table, as soon as it is known."""
    print(f"| {what} | {figure} | {wanted} |", flush=True)


def fresh(browser: Browser, address: str, workers: Literal["allow", "block"] = "allow") -> Page:
    size: ViewportSize = {"width": 1440, "height": 900}
    return browser.new_context(base_url=address, locale="en-GB", viewport=size, service_workers=workers).new_page()


def milliseconds(times: list[float]) -> str:
    return f"{median(times):.0f} ms, at most {max(times):.0f}"


def cold_home(browser: Browser) -> None:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        ready = time.perf_counter()
        page = fresh(browser, address)
        page.goto("/")
        page.locator(".game-card .primary").first.wait_for()
        shown = time.perf_counter()
    tell("home useful, after the server is up", f"{shown - ready:.2f} s")
    tell("the server up, after it was called", f"{ready - begun:.2f} s")
    tell("home useful, from the call of the server", f"{shown - begun:.2f} s", "1 s")


def first_tables(browser: Browser, address: str) -> None:
    for title in MOST_ON_THE_WIRE:
        # A worker would fetch a part of it out of sight.
        page = fresh(browser, address, workers="block")
        page.goto("/healthz")
        wish = {"title": title, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}], "public": True}
        table = page.request.post("/api/tables", data=wish).json()["table"]
        tell(f"first table, {title}", f"{bytes_of(page, f'/table/{table}')[0] / 1000:.1f} kB", "110 kB")


def presses(browser: Browser, address: str) -> None:
    times = []
    for _ in range(PRESSES):
        page = fresh(browser, address)
        page.goto("/")
        play_against_computer(page)
        to_the_structure(page)
        slow_line(page)
        times.append(float(press(page)["milliseconds"]))
    tell("click to pressed, 150 ms of latency", milliseconds(times), "100 ms")


def updates(browser: Browser, address: str) -> None:
    for title, seats in WATCHED.items():
        host, watcher = fresh(browser, address), fresh(browser, address)
        host.goto("/healthz")
        times, work = update_times(host, watcher, title, seats, UPDATES)
        wanted = "100 ms" if title == "seven_ages" else "50 ms"
        tell(f"update to paint, {title}, {seats} seats", milliseconds(times), wanted)
        tell(f"script, style and layout of an update, {title}, {seats} seats", f"{work:.1f} ms", wanted)
    for way, cost in frame_costs(watcher, FRAMES).items():
        tell(f"{way} on the map of 7 Ages, script, style and layout a picture", f"{cost:.1f} ms", "16 ms")


def replay(browser: Browser, address: str) -> None:
    page = fresh(browser, address)
    page.goto("/")
    record = finished(*LONG)
    table, middle = bring_record(page, record), len(record.moves) // 2
    for name in ("first", "again"):
        begun = time.perf_counter()
        page.goto(f"/table/{table}?at={middle}")
        page.locator(".prompt[data-past=true]").wait_for()
        seconds = time.perf_counter() - begun
        tell(f"replay of {len(record.moves)} moves opens, {name}", f"{seconds:.2f} s", "1.5 s for 2,300 moves")
    # What belongs to opening a table comes when the browser has time; it is no part of a step.
    page.locator("main.table[data-staged=true]").wait_for()
    asked = asking(page)
    times = step_times(page, "]", STEPS) + step_times(page, "[", STEPS)
    tell("a step of it", milliseconds(times), "50 ms")
    tell(f"requests in {len(times)} steps", str(len(asked)), "0")


def main() -> None:
    print(
        f"At a load average of {os.getloadavg()[0]:.1f}:\n\n| what | figure | wanted |\n| --- | --- | --- |", flush=True
    )
    begun = time.perf_counter()
    with browsing() as browser:
        cold_home(browser)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
            first_tables(browser, address)
            presses(browser, address)
            updates(browser, address)
            replay(browser, address)
    print(f"\nAll of it took {time.perf_counter() - begun:.0f} s.")


if __name__ == "__main__":
    main()
