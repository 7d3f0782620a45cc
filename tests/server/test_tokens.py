"""Sessions and tokens can be seen and ended; what nobody comes back to is removed after a stated time."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from civitas.server.identity import SESSION_SECONDS
from civitas.server.sessions import SCRIPTS_MOST
from civitas.server.sweeping import DAY, sweep
from server.house import Ear, House, Visitor, play_on, scenario


async def script_of(house: House, visitor: Visitor) -> Visitor:
    token = (await visitor.post("/api/tokens", status=201))["token"]
    script = house.visitor()
    script.http.headers["Authorization"] = f"Bearer {token}"
    return script


@scenario
async def test_tokens_of_scripts_do_not_pile_up(house: House) -> None:
    """Of more than a hundred those end that were not used for longest; the session stays."""
    ann = house.visitor()
    await ann.post("/api/me", {"name": "Ann"})
    first = await script_of(house, ann)
    for _ in range(SCRIPTS_MOST):
        last = await script_of(house, ann)
    kinds = [token["kind"] for token in await ann.get("/api/tokens")]
    assert sorted(kinds) == ["script"] * SCRIPTS_MOST + ["session"]
    house.service.identity.forget((await ann.get("/api/me"))["id"])
    await first.get("/api/me", 401)
    await last.get("/api/me")


@scenario
async def test_sessions_and_tokens_are_listed_without_themselves(house: House) -> None:
    ann = house.visitor()
    assert await ann.get("/api/tokens") == []
    await ann.post("/api/me", {"name": "Ann"})
    await script_of(house, ann)
    found = await ann.get("/api/tokens")
    assert sorted((token["kind"], token["current"]) for token in found) == [("script", False), ("session", True)]
    for token in found:
        assert set(token) == {"id", "kind", "made_at", "used_at", "current"}
        assert token["id"] not in ann.http.cookies["civitas"] and abs(token["used_at"] - time.time()) < 600


@scenario
async def test_what_is_ended_ends_at_once(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    await ann.post("/api/me", {"name": "Ann"})
    await bob.post("/api/me", {"name": "Bob"})
    script, other = await script_of(house, ann), await script_of(house, ann)
    assert (await script.get("/api/me"))["name"] == "Ann"
    mine = {token["id"] for token in await ann.get("/api/tokens") if not token["current"]}
    theirs = (await bob.get("/api/tokens"))[0]["id"]
    for wrong in (theirs, "0" * 16):
        await ann.post("/api/tokens/revoke", {"id": wrong}, 404)
    for wrong in ("", "x", "%" * 16, "0" * 15):
        await ann.post("/api/tokens/revoke", {"id": wrong}, 400)
    assert (await bob.get("/api/me"))["name"] == "Bob"
    shown = next(token for token in await script.get("/api/tokens") if token["current"])["id"]
    assert shown in mine
    await ann.post("/api/tokens/revoke", {"id": shown})
    await script.get("/api/me", 401)
    assert (await other.get("/api/me"))["name"] == "Ann"
    assert len(await ann.post("/api/tokens/revoke")) == 1
    await other.get("/api/me", 401)
    assert (await ann.get("/api/me"))["name"] == "Ann"


@scenario
async def test_streams_end_with_their_session(house: House) -> None:
    ann, _, table = await house.pair()
    script = await script_of(house, ann)
    ear = Ear(house, f"/api/tables/{table}/events", ann)
    await ear.event()
    await ann.post("/api/tokens/revoke")
    await ear.close()
    await script.get(f"/api/tables/{table}/view", 401)
    async with house.service.tables.at(table) as live:
        assert not live.subscribers


@scenario
async def test_one_can_end_the_session_at_hand(house: House) -> None:
    ann = house.visitor()
    await ann.post("/api/me", {"name": "Ann"})
    own = (await ann.get("/api/tokens"))[0]["id"]
    answer = await ann.http.post("/api/tokens/revoke", json={"id": own})
    assert answer.json() == [] and "Max-Age=0" in answer.headers["set-cookie"]
    assert (await ann.get("/api/me"))["guest"]


@pytest.mark.sqlite
@scenario
async def test_guests_whose_sessions_have_ended_are_removed(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    await ann.post("/api/me", {"name": "Ann"})
    await bob.post("/api/me", {"name": "Bob"})
    now = time.time()
    assert sweep(house.service.database, now, 180) == (0, 0)
    file = house.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tokens SET expires_at = 1 WHERE person = (SELECT id FROM people WHERE name = 'Ann')")
    database.close()
    assert sweep(house.service.database, now, 180) == (1, 0)
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT name FROM people").fetchall() == [("Bob",)]
        assert database.execute("SELECT count(*) FROM tokens").fetchone() == (1,)
    database.close()
    assert sweep(house.service.database, now + SESSION_SECONDS + 1, 0)[0] == 1


@pytest.mark.sqlite
@scenario
async def test_unfinished_tables_are_removed_after_a_stated_time(house: House) -> None:
    ann, bob, running = await house.pair()
    await play_on(running, ann, bob, moves=3)
    await ann.post(f"/api/tables/{running}/chat", {"text": "hello"})
    over = (await ann.open())["table"]
    await bob.post(f"/api/tables/{over}/join")
    await ann.post(f"/api/tables/{over}/resign")
    await ann.open()
    database, now = house.service.database, time.time()
    late = now + 181 * DAY
    assert sweep(database, now + 179 * DAY, 180)[1] == 0
    assert sweep(database, late, 0)[1] == 0
    assert sweep(database, late, 180, house.service.tables.in_memory())[1] == 0
    assert sweep(database, late, 180)[1] == 2
    assert database.tables() == [over] and database.load(running) is None
    file = Path(house.settings.database.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as connection:
        for part in ("entries", "seats", "snapshots", "chat"):
            found = {row[0] for row in connection.execute(f"SELECT table_id FROM {part}")}
            assert found <= {over}, part
    connection.close()
