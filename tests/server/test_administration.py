"""Backup, export, import and patch: on a real database file, through the commands."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from civitas.cli import main
from civitas.kernel.record import parse_record
from civitas.server.database import Database
from civitas.table import Table
from server.house import House, open_house, play_on, settings_for

pytestmark = pytest.mark.sqlite

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main.main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return int(str(ended.value.code or 0)), told.out, told.err

    return call


@pytest.fixture
def used(tmp_path: Path) -> tuple[str, str, str]:
    """A database with a finished and a running game: its URL and both tables."""

    async def play() -> tuple[str, str]:
        async with open_house(settings_for(tmp_path)) as house:
            return await _finished(house), await _running(house)

    finished, running = asyncio.run(play())
    return settings_for(tmp_path).database, finished, running


async def _finished(house: House) -> str:
    ann, bob, table = await house.pair()
    await play_on(table, ann, bob)
    return table


async def _running(house: House) -> str:
    ann, bob, table = await house.pair()
    await play_on(table, ann, bob, moves=40)
    return table


def lines(output: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.splitlines()]


def test_a_backup_is_a_whole_database(run: Run, used: tuple[str, str, str], tmp_path: Path) -> None:
    url, finished, running = used
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--db", url)[0] == 0
    restored = Database(f"sqlite:///{copy}")
    for table in (finished, running):
        saved, original = restored.load(table), Database(url).load(table)
        assert saved == original and saved is not None
        Table.load(saved, 0.0)
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    code, _, told = run("backup", copy, "--db", url)
    assert code == 2 and str(copy) in told
    assert run("backup", tmp_path / "x.db", "--db", f"sqlite:///{tmp_path}/none.db")[0] == 2
    assert not (tmp_path / "none.db").exists()


def test_export_writes_finished_games_alone_and_import_reads_them(
    run: Run, used: tuple[str, str, str], tmp_path: Path
) -> None:
    url, finished, _ = used
    code, told, _ = run("export", tmp_path / "records", "--db", url, "--json")
    assert code == 0 and [row["table"] for row in lines(told)] == [finished]
    file = Path(str(lines(told)[0]["file"]))
    record = parse_record(file.read_bytes())
    assert record.difference() is None
    other = f"sqlite:///{tmp_path}/other.db"
    code, told, _ = run("import", file, "--db", other, "--json")
    table = str(lines(told)[0]["table"])
    saved = Database(other).load(table)
    assert code == 0 and saved is not None
    assert [made.text for made in Table.load(saved, 0.0).history.moves] == [text for _, text in record.moves]
    file.write_bytes(file.read_bytes()[:-50])
    code, _, told = run("import", file, "--db", other)
    assert code == 2 and file.name in told and "Traceback" not in told


def test_patch_tells_which_games_come_out_the_same(run: Run, used: tuple[str, str, str]) -> None:
    url, _, running = used
    code, told, _ = run("patch", "--dry-run", "--db", url, "--json")
    assert code == 0
    assert lines(told) == [{"table": running, "title": "seven_wonders_duel", "outcome": "identical", "at": None}]
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        row = connection.execute("SELECT state FROM tables WHERE id = ?", [running]).fetchone()
        state = json.loads(row[0])
        state["state"]["coins"][0] += 1
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", [json.dumps(state).encode(), running])
    code, told, _ = run("patch", "--dry-run", "--db", url, "--json")
    assert code == 1 and lines(told)[0]["outcome"] == "damaged"
    code, told, _ = run("patch", "--db", url, "--lang", "it")
    assert code == 1 and running in told
    # The log has won.
    code, told, _ = run("patch", "--dry-run", "--db", url, "--json")
    assert code == 0 and lines(told)[0]["outcome"] == "identical"


def test_a_server_that_cannot_run_says_why(run: Run, tmp_path: Path) -> None:
    code, _, told = run("serve", "--db", f"sqlite:///{tmp_path}/no/such/folder/x.db")
    assert code == 2 and len(told.splitlines()) == 1
    code, _, told = run("serve", "--host", "no.such.host.invalid", "--db", f"sqlite:///{tmp_path}/x.db")
    assert code == 2 and "no.such.host.invalid" in told
    code, _, told = run("serve", "--port", "99999", "--db", f"sqlite:///{tmp_path}/x.db")
    assert code == 2 and "port 99999;" in told
