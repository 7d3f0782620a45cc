"""When the disk is full, read-only or damaged: told as that, nothing acknowledged is lost, and play goes on after."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import event, text

from civitas.cli import main
from civitas.kernel.errors import BadInput
from civitas.server import service
from civitas.server.database import Database
from server.house import House, open_house, play_on, scenario, settings_for

pytestmark = pytest.mark.sqlite

Run = Callable[..., tuple[int, str, str]]


def allow_pages(house: House, pages: int) -> None:
    """How large the database may grow from now on; for its engine that is the end of the disk."""
    engine = house.service.database.engine
    engine.dispose()
    event.listen(engine, "connect", lambda connection, _: connection.execute(f"PRAGMA max_page_count={pages}"))


@pytest.fixture(autouse=True)
def checked_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "CHECK_SECONDS", -1.0)
    monkeypatch.setattr(service, "TROUBLE_SECONDS", 0.0)


@scenario
async def test_a_full_disk_is_told_and_nothing_is_lost(house: House) -> None:
    ann, bob, table = await house.pair()
    assert (await ann.get("/readyz"))["status"] == "ready"
    await play_on(table, ann, bob, moves=6)
    before = await ann.view(table)
    allow_pages(house, 1)
    for number in range(200):
        mover = ann if (await ann.view(table))["decision"] else bob
        decision = (await mover.view(table))["decision"]
        wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": f"full {number}"}
        answer = await mover.http.post(f"/api/tables/{table}/moves", json=wish)
        if answer.status_code != 200:
            break
    assert answer.status_code == 503 and answer.json()["error"] == "error-storage"
    assert "Traceback" not in answer.text and answer.headers["retry-after"]
    shown = await mover.view(table)
    assert shown["last"] >= before["last"] and shown["decision"] == decision
    assert (await house.visitor().get("/healthz"))["status"] == "alive"
    allow_pages(house, 1_000_000)
    await mover.post(f"/api/tables/{table}/moves", wish)
    await play_on(table, ann, bob)


def test_readiness_tells_what_is_wrong(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann = house.visitor()
            engine = house.service.database.engine
            read_only = event.listens_for(engine, "connect")(lambda c, _: c.execute("PRAGMA query_only=1"))
            engine.dispose()
            assert (await ann.get("/readyz", 503))["status"] == "read-only"
            event.remove(engine, "connect", read_only)
            engine.dispose()
            assert (await ann.get("/readyz"))["status"] == "ready"

    asyncio.run(run())


def test_a_damaged_database_is_called_that(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "civitas.db"
    file.write_bytes(b"this is no database at all, and never was\n" * 500)
    with pytest.raises(BadInput) as told:
        Database(f"sqlite:///{file}").open()
    assert told.value.key == "error-database-damaged"
    for language, word in (("en", "damaged"), ("it", "danneggiato")):
        with pytest.raises(SystemExit) as ended:
            main.main(["serve", "--db", f"sqlite:///{file}", "--lang", language])
        assert ended.value.code == 2
        said = capsys.readouterr().err
        assert word in said and len(said.splitlines()) == 1


def test_database_and_backups_are_read_by_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            await house.visitor().open()
            house.service.database.backup(tmp_path / "copy.db")
            files = [file for file in tmp_path.iterdir() if "db" in file.name]
            assert {file.name for file in files} >= {"civitas.db", "civitas.db-wal", "copy.db"}
            for file in files:
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    (tmp_path / "civitas.db").touch(0o644)
    asyncio.run(run())
    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_writers_stand_in_line(tmp_path: Path) -> None:
    """SQLite would send the second away, or let it sleep and ask again."""
    database = Database(f"sqlite:///{tmp_path}/civitas.db")
    database.open()
    event.listen(database.engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=0"))
    database.engine.dispose()
    with ThreadPoolExecutor(4) as threads:
        for written in [threads.submit(database.keep, "key", str(number)) for number in range(200)]:
            written.result()
    assert database.kept("key") is not None
    database.close()


@pytest.mark.parametrize("moment", ["while it is read", "while something fails", "while it is put back"])
def test_whoever_reads_while_the_database_is_closed_leaves_no_connection_open(tmp_path: Path, moment: str) -> None:
    database = Database(f"sqlite:///{tmp_path}/civitas.db")
    opened: list[object] = []
    closed: list[object] = []
    event.listen(database.engine, "connect", lambda connection, _: opened.append(connection))
    event.listen(database.engine, "close", lambda connection, _: closed.append(connection))
    database.open()
    if moment == "while it is put back":
        event.listen(database.engine, "checkin", lambda *_: database.close(), once=True)
    with suppress(ZeroDivisionError), database.reading() as connection:
        assert connection.execute(text("SELECT 1")).scalar() == 1
        if moment != "while it is put back":
            database.close()
        if moment == "while something fails":
            raise ZeroDivisionError
    assert opened and {id(connection) for connection in opened} == {id(connection) for connection in closed}
