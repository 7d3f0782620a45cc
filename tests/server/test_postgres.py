"""The same on PostgreSQL, where there is one: `CIVITAS_POSTGRES` names a server on which databases may be made, such as
`postgresql+psycopg://postgres@127.0.0.1/postgres`. With `CIVITAS_SUITE=postgres` besides, all tests of the server keep
their tables there."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from civitas.kernel.errors import BadInput
from civitas.server import administration
from civitas.server.database import Database, Said
from civitas.table import Conflict, Table
from server.house import POSTGRES, open_house, play_on, settings_for
from server.test_durability import kill_again_and_again

SERVER = POSTGRES
pytestmark = pytest.mark.skipif(not SERVER, reason="CIVITAS_POSTGRES names no server")


@pytest.fixture
def url() -> Iterator[str]:
    """A database of its own."""
    name = f"civitas_{uuid.uuid4().hex}"
    engine = create_engine(SERVER, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(SERVER).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


def test_a_second_server_is_refused_and_the_lock_ends_with_the_first(url: str) -> None:
    first, second = Database(url), Database(url)
    first.hold()
    first.open()
    with pytest.raises(BadInput) as held:
        second.hold()
    assert held.value.key == "error-database-held" and f"process {os.getpid()} " in str(held.value.figures)
    first.close()
    second.hold()
    second.close()


def test_a_game_with_clocks_and_chat_survives_a_restart(url: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=url)

    async def run() -> str:
        async with open_house(settings) as house:
            ann, bob, table = await house.pair(clock={"kind": "bank", "seconds": 600})
            await play_on(table, ann, bob, moves=20)
            await ann.post(f"/api/tables/{table}/chat", {"text": "Salve"})
            jar = dict(ann.http.cookies)
        async with open_house(settings) as house:
            ann = house.visitor()
            ann.http.cookies.update(jar)
            shown = await ann.view(table)
            assert shown["last"] == 20 and shown["chat"][0]["text"] == "Salve"
            assert all(590 < seat["clock"]["left"] <= 600 for seat in shown["seats"])
            assert [head["table"] for head in await ann.get("/api/tables?status=mine")] == [table]
        return table

    table = asyncio.run(run())
    database = Database(url)
    assert [found.outcome for found in administration.patch(database, dry_run=False)] == ["identical"]
    database.set_aside(table, "tried")
    assert list(database.aside()) == [table]
    assert [found.outcome for found in administration.patch(database, dry_run=False)] == ["identical"]
    assert not database.aside()
    database.close()


def test_who_writes_upon_an_older_revision_is_refused(url: str, tmp_path: Path) -> None:
    async def run() -> str:
        async with open_house(settings_for(tmp_path, database=url)) as house:
            return (await house.pair())[2]

    table = asyncio.run(run())
    database = Database(url)
    saved = database.load(table)
    assert saved is not None
    mine, theirs = Table.load(saved, 0.0), Table.load(saved, 0.0)
    database.save(mine.changes())
    theirs.info.chat += 1
    with pytest.raises(Conflict):
        database.say(theirs.changes(), Said(1, None, "Eve", "late", 0.0))
    assert database.chat(table, 5) == []
    database.close()


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(url: str, tmp_path: Path, length: int) -> None:
    kill_again_and_again(tmp_path, 20 * length, url)
