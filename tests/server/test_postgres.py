"""The same on PostgreSQL, where there is one: `CIVITAS_POSTGRES` names a server on which databases may be made, such as
`postgresql+psycopg://postgres@127.0.0.1/postgres`; else one is started, if it is installed. With
`CIVITAS_SUITE=postgres` all tests of the server keep their tables there."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from civitas.kernel.errors import BadInput
from civitas.server import administration
from civitas.server.database import Database, Said
from civitas.table import Conflict, Table
from server.cluster import fresh_database
from server.house import open_house, play_on, settings_for
from server.test_durability import kill_again_and_again


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database() as found:
        yield found


def test_servers_share_a_database_and_who_repairs_it_is_alone(url: str) -> None:
    first, second, patch = Database(url), Database(url), Database(url)
    first.hold()
    second.hold()
    assert first.others() == {second.process} and second.others() == {first.process}
    with pytest.raises(BadInput) as held:
        patch.hold(alone=True)
    assert held.value.key == "error-database-held" and f"process {os.getpid()} " in str(held.value.figures)
    first.close()
    assert second.others() == set()
    second.close()
    patch.hold(alone=True)
    late = Database(url)
    with pytest.raises(BadInput):
        late.hold()
    for database in (late, patch):
        database.close()


def test_many_begin_at_once(url: str) -> None:
    """The tables are made once."""
    databases = [Database(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(database.open) for database in databases]:
            done.result()
    for database in databases:
        assert database.tables() == []
        database.close()


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
