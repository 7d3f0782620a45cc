"""A cluster of PostgreSQL is lost and brought back to a moment between two moves, by the scripts and settings that the
page on administration tells of."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from server import cluster
from server.house import PATIENCE, House, Visitor, open_house, play_on, settings_for

DEPLOY = Path(__file__).parents[2] / "deploy" / "postgres"
PLACE = "/var/backups/civitas"
"""Where the settings in the repository put the archive."""


class Cluster:
    """A PostgreSQL of its own that puts aside what it writes."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.backups = folder / "backups"
        self._programs = programs
        self._owner = "postgres" if os.geteuid() == 0 else None  # it does not run as root
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._scripts = Path(shutil.copytree(DEPLOY, folder / "scripts"))
        if self._owner is not None:
            for path in (folder, self._scripts, *self._scripts.iterdir()):
                shutil.chown(path, self._owner)

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://civitas@127.0.0.1:{self.port}/civitas"

    def run(self, *command: str | Path) -> str:
        told = {"PATH": f"{self._programs}:{os.environ['PATH']}", "PGHOST": "127.0.0.1", "PGUSER": "civitas"}
        done = subprocess.run(
            [str(part) for part in command],
            capture_output=True,
            text=True,
            check=False,
            user=self._owner,
            cwd=self.folder,
            env={**os.environ, **told, "PGPORT": str(self.port)},
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    def script(self, name: str, *words: str | Path) -> str:
        return self.run(self._scripts / name, *words)

    def make(self) -> None:
        self.run("initdb", "-D", self.data, "-U", "civitas", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.run("mkdir", "-p", self.backups / "base", self.backups / "wal")
        archive = (self._scripts / "archive.conf").read_text()
        assert PLACE in archive
        told = archive.replace(PLACE, str(self.backups)) + f"\nport = {self.port}\nlisten_addresses = '127.0.0.1'\n"
        told += f"unix_socket_directories = '{self.folder}'\nfsync = off\n"
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(told)
        self.start()
        self.run("createdb", "civitas")

    def start(self) -> None:
        """Returns when it can be written to again."""
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "300", "start")
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "300", "status")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def ask(self, query: str) -> str:
        engine = create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            found = str(connection.execute(text(query)).scalar())
        engine.dispose()
        return found

    async def put_aside(self) -> None:
        """Wait until all that was written so far is in the archive."""
        last = self.ask("SELECT pg_walfile_name(pg_switch_wal())")
        async with asyncio.timeout(PATIENCE):
            while not (self.backups / "wal" / last).exists():
                await asyncio.sleep(0.02)

    async def lose_and_restore(self, backup: str, *moment: str) -> None:
        self.stop()
        self.run("rm", "-rf", self.data)
        self.script("restore.sh", self.backups, backup, self.data, *moment)
        self.start()
        async with asyncio.timeout(PATIENCE):
            while self.ask("SELECT pg_is_in_recovery()") == "True":
                await asyncio.sleep(0.02)


@pytest.fixture
def lost() -> Iterator[Cluster]:
    programs = cluster.programs()
    if programs is None:
        pytest.skip("there is no PostgreSQL here, and none could be installed")
    folder = Path(tempfile.mkdtemp(prefix="civitas-restore-"))
    made = Cluster(folder, programs)
    try:
        made.make()
        yield made
    finally:
        subprocess.run([programs / "pg_ctl", "-D", made.data, "-m", "immediate", "stop"], user=made._owner, check=False)
        shutil.rmtree(folder, ignore_errors=True)


def returning(house: House, visitor: Visitor) -> Visitor:
    """The same person, who knows nothing of what happened meanwhile."""
    again = house.visitor()
    again.http.cookies = visitor.http.cookies
    return again


async def _lose(lost: Cluster, folder: Path) -> None:
    settings = settings_for(folder, database=lost.url)
    async with open_house(settings) as house:
        ann, bob, table = await house.pair()
        await play_on(table, ann, bob, moves=3)
        backup = lost.script("base-backup.sh", lost.backups)
        await play_on(table, ann, bob, moves=4)
        kept = await ann.view(table)
        moment = lost.ask("SELECT clock_timestamp()")
        await play_on(table, ann, bob, moves=4)
        assert (await ann.view(table))["last"] == kept["last"] + 4
        await lost.put_aside()
    await lost.lose_and_restore(backup, moment)
    async with open_house(settings) as house:
        ann, bob = returning(house, ann), returning(house, bob)
        found = await ann.view(table)
        assert (found["last"], found["view"]) == (kept["last"], kept["view"])
        await play_on(table, ann, bob, moves=2)
        # A younger backup, and of the older ones nothing is left that it does not need.
        young = lost.script("base-backup.sh", lost.backups)
        assert young != backup
        before = len(list((lost.backups / "wal").iterdir()))
        lost.script("forget-old.sh", lost.backups, "1")
        assert [str(path) for path in (lost.backups / "base").iterdir()] == [young]
        assert len(list((lost.backups / "wal").iterdir())) < before
        await play_on(table, ann, bob, moves=2)
        last = await ann.view(table)
        await lost.put_aside()
    await lost.lose_and_restore(young)
    async with open_house(settings) as house:
        found = await returning(house, ann).view(table)
        assert found["last"] == last["last"] == kept["last"] + 4 and found["view"] == last["view"]


def test_a_lost_cluster_comes_back_as_it_was_at_a_moment(lost: Cluster, tmp_path: Path) -> None:
    asyncio.run(_lose(lost, tmp_path))


def test_nothing_is_restored_over_something(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    command = [DEPLOY / "restore.sh", tmp_path, tmp_path, tmp_path / "data"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "is there already" in done.stderr
    assert list((tmp_path / "data").iterdir()) == []
