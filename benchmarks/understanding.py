"""How long the analysis of a finished game takes in a browser, from the click to the turning points.

`python benchmarks/understanding.py` plays a game of each title between bots, starts a server and a Chromium of its own,
brings the games there, analyses them and prints the table of `understanding.md`.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import civitas
from civitas.bots import Observation, make_bot
from civitas.kernel.record import Record

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.house import browsing, serving
from browser.playing import bring_record

GAMES = [
    ("seven_wonders_duel", 2, 15),
    ("historia", 3, 60),
    ("antiquity", 3, 60),
    ("through_the_ages", 3, 60),
    ("seven_ages", 3, 60),
]
"""Title, seats, and the seconds that an analysis may take."""
OPTIONS: dict[str, dict[str, object]] = {"seven_ages": {"ages": "1"}}
PATIENCE = 300_000


def played(key: str, seats: int) -> Record:
    """A game among bots of the first level."""
    game = civitas.new(key, seats=seats, seed=1, options=OPTIONS.get(key, {}))
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cai")[:seats]]
    record = Record(game.title, people, dict(game.options), {"position": game.dump()})
    bots = [make_bot("level:1", seat) for seat in range(seats)]
    while (seat := game.turn()) >= 0:
        move = bots[seat].decide(Observation(game, seat))
        game.play(seat, move)
        record.add(seat, move, game)
    record.finish(game)
    return record


def main() -> None:
    print("| game | seats | moves | decisions judged | seconds | wanted | load |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with browsing() as browser, tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        for key, seats, wanted in GAMES:
            record = played(key, seats)
            page = browser.new_context(base_url=address, locale="en-GB").new_page()
            page.goto("/")
            table = bring_record(page, record)
            page.goto(f"/table/{table}")
            load = os.getloadavg()[0]
            begun = time.perf_counter()
            page.locator("dialog.end .analyse").click()
            page.locator(".turning-points").wait_for(timeout=PATIENCE)
            seconds = time.perf_counter() - begun
            judged = page.locator(".analysis .chart .hit").count()
            name = civitas.title(key).names["en"]
            cells = [name, seats, len(record.moves), judged, f"{seconds:.1f}", f"{wanted} s", f"{load:.0f}"]
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main()
