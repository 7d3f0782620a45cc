"""Two servers on one database: the second says who was first, and even if both wrote, nothing would be lost."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from civitas.cli import main
from civitas.kernel.errors import BadInput
from civitas.server.database import Database, Said
from civitas.table import Conflict, Table
from server.house import open_house, settings_for

pytestmark = pytest.mark.sqlite


def test_a_second_server_is_refused_with_the_name_of_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(tmp_path)

    async def run() -> None:
        async with open_house(settings):
            with pytest.raises(BadInput) as held:
                Database(settings.database).hold()
            with pytest.raises(BaseExceptionGroup):
                async with open_house(settings):
                    raise AssertionError("two servers")
            assert held.value.key == "error-database-held" and f"process {os.getpid()} " in str(held.value.figures)
            for command in (["serve", "--port", "0"], ["patch"]):
                with pytest.raises(SystemExit) as ended:
                    main.main([*command, "--db", settings.database])
                assert ended.value.code == 2
                told = capsys.readouterr().err
                assert f"process {os.getpid()} " in told and len(told.splitlines()) == 1
            with pytest.raises(SystemExit) as looked:
                main.main(["patch", "--dry-run", "--db", settings.database])
            assert not looked.value.code
        async with open_house(settings):
            pass

    asyncio.run(run())


def test_whatever_is_written_builds_upon_what_was_last_written(tmp_path: Path) -> None:
    """Two copies of one table in memory, as two servers would have them."""
    settings = settings_for(tmp_path)

    async def run() -> str:
        async with open_house(settings) as house:
            return (await house.pair())[2]

    table = asyncio.run(run())
    database = Database(settings.database)
    saved = database.load(table)
    assert saved is not None
    mine, theirs = Table.load(saved, 0.0), Table.load(saved, 0.0)
    mine.seat(0).notes = "mine"
    database.save(mine.changes())
    # Notes and chat make no entry in the journal; they are told apart all the same.
    theirs.seat(0).notes = "theirs"
    with pytest.raises(Conflict):
        database.save(theirs.changes())
    stale = Table.load(saved, 0.0)
    stale.info.chat += 1
    with pytest.raises(Conflict):
        database.say(stale.changes(), Said(1, 0, "Ann", "lost?", 0.0))
    assert database.chat(table, 10) == []
    fresh = database.load(table)
    assert fresh is not None
    loaded = Table.load(fresh, 0.0)
    assert loaded.seat(0).notes == "mine"
    loaded.info.chat += 1
    database.say(loaded.changes(), Said(1, 0, "Ann", "kept", 0.0))
    assert [line.text for line in database.chat(table, 10)] == ["kept"]
    database.close()
