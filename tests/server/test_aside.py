"""A table that cannot be loaded is set aside, not lost: its log makes it anew, and other tables do not notice."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from civitas.cli import main
from civitas.server.database import Database
from civitas.table import Damaged, Table
from server.house import House, open_house, play_on, settings_for

pytestmark = pytest.mark.sqlite

DAMAGES = {
    "state": "UPDATE tables SET state = '{}' WHERE id = ?",
    "snapshots": "UPDATE snapshots SET state = '[1' WHERE table_id = ?",
    "info": "UPDATE tables SET info = CAST(replace(CAST(info AS TEXT), '\"draft\":null', '\"draft\":' || "
    "substr(replace(hex(zeroblob(5000)), '0', '['), 1, 5000) || "
    "substr(replace(hex(zeroblob(5000)), '0', ']'), 1, 5000)) AS BLOB) WHERE id = ?",
    "journal": "DELETE FROM entries WHERE table_id = ? AND sequence = 5",
}


async def _two(house: House) -> tuple[str, str, str, dict[str, str]]:
    ann, bob, sound = await house.pair(public=True)
    table = (await ann.open(public=True))["table"]
    await bob.post(f"/api/tables/{table}/join")
    await play_on(table, ann, bob, moves=40)
    async with house.service.tables.at(table) as live:
        position = live.table.going().hash()
    return table, sound, position, dict(ann.http.cookies)


def patched(url: str, *flags: str) -> list[dict[str, object]]:
    """What `civitas patch` says."""
    told = io.StringIO()
    with redirect_stdout(told), pytest.raises(SystemExit):
        main.main(["patch", "--db", url, "--json", *flags])
    return [json.loads(line) for line in told.getvalue().splitlines()]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_set_aside_and_made_anew_from_its_log(tmp_path: Path, damage: str) -> None:
    settings = settings_for(tmp_path)

    async def play() -> tuple[str, str, str, dict[str, str]]:
        async with open_house(settings) as house:
            return await _two(house)

    table, sound, position, jar = asyncio.run(play())
    with sqlite3.connect(tmp_path / "civitas.db") as connection:
        assert connection.execute(DAMAGES[damage], [table]).rowcount
    connection.close()

    async def look() -> None:
        async with open_house(settings) as house:
            ann = house.visitor()
            ann.http.cookies.update(jar)
            for path in ("view", "log", "events"):
                told = await ann.get(f"/api/tables/{table}/{path}", 423)
                assert told["error"] == "error-table-aside" and told["sentence"]
            await ann.post(f"/api/tables/{table}/chat", {"text": "Hello?"}, 423)
            # Everything else goes on.
            assert sound in [head["table"] for head in await ann.get("/api/tables?status=mine")]
            assert (await ann.view(sound))["status"] == "running"

    asyncio.run(look())
    database = Database(settings.database)
    assert list(database.aside()) == [table]
    outcomes = {row["table"]: row["outcome"] for row in patched(settings.database, "--dry-run")}
    assert outcomes[table] == ("lost" if damage == "journal" else "damaged")
    outcomes = {row["table"]: row["outcome"] for row in patched(settings.database)}
    saved = database.load(table)
    assert saved is not None
    if damage == "journal":
        assert outcomes[table] == "lost" and len(saved.entries) > 40 and list(database.aside()) == [table]
        with pytest.raises(Damaged):
            Table.load(saved, 0.0)
        return
    assert outcomes == {table: "repaired", sound: "identical"} and not database.aside()
    again = Table.load(saved, 0.0)
    assert again.going().hash() == position and again.past.at(39).hash() and len(again.history.moves) == 40
    assert patched(settings.database, "--dry-run")[-1]["outcome"] == "identical"
    database.close()


def test_a_draft_nested_beyond_measure_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann, _bob, table = await house.pair()
            for depth in (40, 500, 970, 990, 5_000):
                body = b'{"data":' + b"[" * depth + b"]" * depth + b"}"
                path = f"/api/tables/{table}/draft"
                answer = await ann.http.post(path, content=body, headers={"content-type": "application/json"})
                assert answer.status_code in (400, 413), depth
            await ann.post(f"/api/tables/{table}/draft", {"data": {"plan": [1, [2]]}})
            house.service.tables._live[table].loaded = None
            assert (await ann.view(table))["draft"] == {"plan": [1, [2]]}

    asyncio.run(run())
