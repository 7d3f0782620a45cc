"""The fourteen holes of revision bd70322, each tried from outside on a real server: through its doors, its command line
and the published functions of the package, and through nothing that revision did not have. Every test here fails there:

    PYTHONPATH=OLD/src python -m pytest -c /dev/null --noconftest tests/attack/test_holes.py
"""

from __future__ import annotations

import json
import os
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

DUEL = "seven_wonders_duel"
TWO = [{"kind": "human"}, {"kind": "open"}]
PATIENCE = 300.0
"""Seconds for what a busy machine does late."""
DEAF = 30.0
"""Who has not answered a beat by then is taken for dead."""
BEAT = 0.05
"""So long between two questions whether something has happened that tells nobody by itself."""
SHIFT = """
import time
real = time.time
def shifted():
    with open({file!r}) as told:
        return real() + float(told.read() or 0)
time.time = shifted
"""


class Server:
    """A server of its own, whose wall clock can be set."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = folder / "civitas.db"
        self.shift = folder / "shift"
        self.shift.write_text("0")
        (folder / "sitecustomize.py").write_text(SHIFT.format(file=str(self.shift)))
        self.environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
        self.log = (folder / "log").open("wb")
        self.visitors: list[httpx.Client] = []
        self.process = subprocess.Popen(self.command(self.port), stdout=self.log, stderr=self.log, env=self.environment)
        until = time.monotonic() + PATIENCE
        while not self.ready():
            assert time.monotonic() < until, "the server did not start"
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(BEAT)
                raise AssertionError((folder / "log").read_text())

    def ready(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{self.port}/readyz", timeout=DEAF).status_code == 200
        return False

    def command(self, port: int) -> list[str]:
        return [sys.executable, "-m", "civitas.cli", "serve", "--port", str(port), "--db", f"sqlite:///{self.database}"]

    def end(self) -> None:
        for visitor in self.visitors:
            visitor.close()
        self.process.kill()
        self.process.wait()
        self.log.close()


class Visitor:
    """Somebody with an address of their own."""

    count = 1

    def __init__(self, server: Server, address: str = "") -> None:
        Visitor.count += 1
        way = httpx.HTTPTransport(local_address=address or f"127.0.0.{Visitor.count}")
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", transport=way, timeout=PATIENCE)
        server.visitors.append(self.http)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body)

    def open(self, seats: Any = TWO, **wishes: Any) -> str:
        opened = self.post("/api/tables", {"title": DUEL, "seats": seats, **wishes})
        assert opened.status_code == 201, opened.text
        return str(opened.json()["table"])

    def view(self, table: str) -> Any:
        shown = self.http.get(f"/api/tables/{table}/view")
        assert shown.status_code == 200, shown.text
        return shown.json()

    def asked(self, table: str) -> Any:
        """What this visitor is asked, as soon as that is the case: the stream of the table tells."""
        with self.http.stream("GET", f"/api/tables/{table}/events") as events:
            for line in events.iter_lines():
                if line.startswith("data: "):
                    told = json.loads(line.removeprefix("data: "))
                    if told.get("decision"):
                        return told["decision"]
        raise AssertionError("the stream has ended")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("holes"))
    yield found
    found.end()


def pair(server: Server, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a table, both there."""
    ann, bob = Visitor(server), Visitor(server)
    table = ann.open(**wishes)
    assert bob.post(f"/api/tables/{table}/join").status_code == 200
    for visitor in (ann, bob):
        visitor.view(table)
    return ann, bob, table


def clocks(packet: Any) -> list[float]:
    return [seat["clock"]["left"] for seat in packet["seats"]]


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


RECORDS = """
import civitas, json
from civitas.kernel.record import Record
for title, field, place in [
    ("through_the_ages", "leaders_taken", 1),
    ("antiquity", "winners", None),
    ("historia", "queue", 2),
    ("seven_ages", "moved", 84),
]:
    game = civitas.new(title, seats=3, seed=3)
    names = [{"name": f"seat {seat}", "kind": "human"} for seat in range(3)]
    record = Record(game.title, names, dict(game.title.accept_options({})), {"position": game.dump()})
    text = json.loads(record.encode())
    if place is None:
        text["position"]["state"][field] = -1
    else:
        text["position"]["state"][field][place] = -1
    print(json.dumps(text))
"""


class Asking(threading.Thread):
    """Somebody who brings a record along and waits."""

    def __init__(self, visitor: Visitor, record: Any) -> None:
        super().__init__(daemon=True)
        self.visitor = visitor
        self.record = record
        self.status = 0

    def run(self) -> None:
        self.status = self.visitor.post("/api/records", self.record).status_code


def test_1_a_record_stops_nobody(tmp_path: Path) -> None:
    """A negative mask where the engine counted bits."""
    server = Server(tmp_path)
    try:
        for number, line in enumerate(run(RECORDS).splitlines()):
            asking = Asking(Visitor(server), json.loads(line))
            asking.start()
            until = time.monotonic() + PATIENCE
            while asking.is_alive() and time.monotonic() < until:
                assert httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=DEAF).status_code == 200
                asking.join(BEAT)
            assert asking.status == 422, number
    finally:
        server.end()


LONG = """
import civitas
game = civitas.new("seven_ages", seats=4, seed=5, options={"turns": "0"})
for number in range(160):
    seat = game.waiting()[number % len(game.waiting())]
    moves = game.legal(seat)
    game.play(seat, moves[number % len(moves)])
    if number == 20:
        game.turn_number = 70
    if number > 20:
        assert civitas.load(game.dump()).hash() == game.hash()
"""


def test_2_long_games_of_7_ages_load_again() -> None:
    run(LONG)


def test_3_a_draft_that_nests_deeply_harms_no_table(server: Server) -> None:
    ann, bob, table = pair(server)
    deep = '{"data": ' + "[" * 965 + "]" * 965 + "}"
    path = f"/api/tables/{table}/draft"
    assert ann.http.post(path, content=deep, headers={"Content-Type": "application/json"}).status_code == 400
    ann.view(table)
    bob.view(table)


def test_4_no_number_of_an_event_gives_time_back(server: Server) -> None:
    ann, _bob, table = pair(server, clock={"kind": "move", "seconds": 600})
    before = clocks(ann.view(table))
    while min(before) > 599.8:  # each look takes some of it; nobody looks too often
        before = clocks(Visitor(server).view(table))
    headers = {"Last-Event-ID": "9" * 5_000}
    with Visitor(server).http.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
        assert answer.status_code < 500
    assert all(new <= old for old, new in zip(before, clocks(ann.view(table)), strict=True))


def test_5_nobody_asks_for_bots_that_think_for_ever(server: Server) -> None:
    bots = [{"kind": "bot", "bot": "search:seconds=9"}] * 2
    ann = Visitor(server)
    assert ann.post("/api/tables", {"title": DUEL, "seats": bots}).status_code == 422
    level = [{"kind": "bot", "bot": "level:1"}] * 2
    opened = [ann.post("/api/tables", {"title": DUEL, "seats": level}).status_code for _ in range(18)]
    assert 201 in opened and 429 in opened


def test_6_a_second_server_on_the_same_database_is_refused(server: Server) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    done = subprocess.run(server.command(port), capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1


def test_7_nobody_says_for_whom_they_ask(server: Server) -> None:
    """Not even on this machine, but for proxies that were named."""
    eve, answers = Visitor(server, "127.0.0.1"), []
    for number in range(60):
        eve.http.cookies.clear()
        forged = {"X-Forwarded-For": f"203.0.113.{number}"}
        answers.append(eve.http.post("/api/me", json={}, headers=forged).status_code)
    assert 429 in answers


def test_8_a_seat_that_was_left_waits_for_its_holder(server: Server) -> None:
    ann, bob, table = pair(server)
    assert bob.post(f"/api/tables/{table}/leave").status_code == 200
    assert ann.post(f"/api/tables/{table}/join", {"seat": 1}).status_code >= 400
    assert Visitor(server).post(f"/api/tables/{table}/join").status_code >= 400
    assert bob.post(f"/api/tables/{table}/join").status_code == 200


def test_9_nobody_holds_all_streams(server: Server) -> None:
    ann, _bob, table = pair(server)
    with ExitStack() as held:
        ways = [held.enter_context(ann.http.stream("GET", f"/api/tables/{table}/events")) for _ in range(99)]
        assert {way.status_code for way in ways} == {200, 429}


def test_10_clocks_follow_nobodys_wall_clock_and_a_pause_is_agreed(server: Server) -> None:
    ann, _bob, table = pair(server, clock={"kind": "bank", "seconds": 600})
    before = clocks(ann.view(table))
    server.shift.write_text("-3600")
    try:
        assert all(new <= old for old, new in zip(before, clocks(ann.view(table)), strict=True))
    finally:
        server.shift.write_text("0")
    assert ann.post(f"/api/tables/{table}/pause").json()["status"] == "running"


def test_11_no_address_holds_nul(server: Server) -> None:
    assert Visitor(server).http.get("/api/tables/a%00b/view").status_code == 400  # 500 on PostgreSQL once


def test_12_malformed_requests_open_files_and_what_goes_over_the_line(server: Server) -> None:
    ann = Visitor(server)
    assert ann.http.post("/api/me", json={}, headers={"Origin": "http://["}).status_code == 403
    assert ann.http.get("/" + "x" * 300).status_code < 500
    assert ann.http.get("/", headers={"Host": "["}).status_code == 400
    games = ann.http.get("/api/games")
    assert games.headers["cache-control"] and games.headers["content-encoding"]
    assert stat.S_IMODE(server.database.stat().st_mode) == 0o600


def test_13_going_back_and_chosen_luck_are_told(server: Server) -> None:
    ann = Visitor(server)
    table = ann.open([{"kind": "human"}, {"kind": "bot", "bot": "random"}], seed=7)
    assert ann.view(table)["chosen_chance"] is True
    for made in range(3):
        decision = ann.asked(table)
        wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": str(made)}
        assert ann.post(f"/api/tables/{table}/moves", wish).status_code == 200
    ann.asked(table)
    assert ann.post(f"/api/tables/{table}/ask-back").status_code == 200
    assert ann.post(f"/api/tables/{table}/resign").status_code == 200
    assert ann.http.get(f"/api/tables/{table}/record").json()["rewinds"]


def test_14_what_was_given_out_can_be_taken_back(server: Server) -> None:
    ann, script = Visitor(server), Visitor(server)
    ann.post("/api/me")
    script.http.headers["Authorization"] = f"Bearer {ann.post('/api/tokens').json()['token']}"
    assert script.http.get("/api/me").status_code == 200
    listed = ann.http.get("/api/tokens")
    assert listed.status_code == 200 and len(listed.json()) == 2
    assert ann.post("/api/tokens/revoke").status_code == 200
    assert script.http.get("/api/me").status_code == 401
