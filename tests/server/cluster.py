"""A PostgreSQL for the tests: the one that CIVITAS_POSTGRES names, or one that is started here and ends with them."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "300",
    # No test pulls the plug: what survives is what our own processes have handed over.
    "fsync": "off",
}


def programs() -> Path | None:
    """Where Debian and others put what makes and runs a cluster; the newest there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    named = shutil.which("initdb")
    return found[-1].parent if found else None if named is None else Path(named).resolve().parent


@functools.cache
def server() -> str:
    """The address of a server on which databases may be made; empty if there is none to be had."""
    named = os.environ.get("CIVITAS_POSTGRES", "")
    found = programs()
    if named or found is None:
        return named
    folder = Path(tempfile.mkdtemp(prefix="civitas-postgres-"))
    owner = "postgres" if os.geteuid() == 0 else None  # it does not run as root
    if owner is not None:
        shutil.chown(folder, owner)

    def run(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False, user=owner, cwd=folder)
        assert done.returncode == 0, done.stdout + done.stderr

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data, log = str(folder / "data"), str(folder / "log")
    run(str(found / "initdb"), "-D", data, "-U", "civitas", "-A", "trust", "--no-sync", "-E", "UTF8")
    wishes = SETTINGS | {"port": str(port), "unix_socket_directories": str(folder)}
    options = " ".join(f"-c {name}={value}" for name, value in wishes.items())
    # Started in a session of its own, so that what is meant for the tests does not end it.
    run(str(found / "pg_ctl"), "-D", data, "-l", log, "-w", "-t", "300", "-o", options, "start")

    def end() -> None:
        command = [str(found / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop"]
        subprocess.run(command, capture_output=True, check=False, user=owner, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return f"postgresql+psycopg://civitas@127.0.0.1:{port}/postgres"


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of a database of its own; where there is no PostgreSQL the test is passed over."""
    place = server()
    if not place:
        pytest.skip("there is no PostgreSQL here, and none could be installed")
    name = f"civitas_{uuid.uuid4().hex}"
    engine = create_engine(place, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(place).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()
