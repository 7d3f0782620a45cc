"""`civitas doctor`: what is installed here, whether it is whole, and what to do where it is not."""

from __future__ import annotations

import platform
import sys
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click
from rich.table import Table

import civitas
from civitas import _build
from civitas.cli.options import json_option
from civitas.cli.output import console, write_json
from civitas.cli.shell import DIFFERENT, command
from civitas.kernel import registry
from civitas.text import Texts, texts

EXTRAS: Final = {
    "server": ("litestar", "sqlalchemy", "uvicorn"),
    "bots": ("numpy",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "lab": ("PIL", "numpy", "pandas"),
    "postgres": ("psycopg",),
    "push": ("cryptography",),
    "ray": ("ray",),
}
"""What each extra of the package brings, by the names under which it is imported."""
UPDATE: Final = {
    "checkout": "git pull && make install",
    "pip": 'pip install --upgrade "civitas[server]"',
    "pipx": "pipx upgrade civitas",
    "uv": "uv tool upgrade civitas",
}
"""How Civitas can have come here, and what brings the next version the same way."""
ADD: Final = {
    "checkout": '.venv/bin/pip install -e ".[{extra}]"',
    "pip": 'pip install "civitas[{extra}]"',
    "pipx": 'pipx install --force "civitas[server,{extra}]"',
    "uv": 'uv tool install --force "civitas[server,{extra}]"',
}
"""What brings an extra; where an environment is made anew for a tool, the server comes along."""


@dataclass(frozen=True)
class Findings:
    version: str
    python: str
    system: str
    package: str
    compiled: bool
    engine: str
    """Why the engine runs as it does: the end of the name of a text."""
    lacking: list[str]
    """What this machine lacks for compiling."""
    titles: list[str]
    extras: dict[str, bool]
    database: str
    came_by: str
    update: str


def came_by() -> str:
    """Who brought Civitas here, by what they leave behind."""
    if Path(sys.prefix, "pipx_metadata.json").exists():
        return "pipx"
    if Path(sys.prefix, "uv-receipt.toml").exists():
        return "uv"
    return "checkout" if Path(_build.PACKAGE).parents[1].joinpath("Makefile").exists() else "pip"


def examine() -> Findings:
    compiled = _build.is_compiled()
    lacking = [] if compiled else _build.missing_tools()
    return Findings(
        version=civitas.__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        package=_build.PACKAGE,
        compiled=compiled,
        engine=_engine(compiled, lacking),
        lacking=lacking,
        titles=registry.title_keys(),
        extras={name: all(find_spec(module) for module in modules) for name, modules in EXTRAS.items()},
        database=str(Path("civitas.db").absolute()),
        came_by=came_by(),
        update=UPDATE[came_by()],
    )


def _engine(compiled: bool, lacking: list[str]) -> str:
    if compiled:
        return "compiled"
    if _build.up_to_date():
        return "asked"  # by the environment: there is a build, and it is not wanted
    return "lacking" if lacking else "stale"


@command("doctor")
@click.option("--compiled", "must_be_compiled", is_flag=True)
@json_option
@click.pass_obj
def doctor(language: str, as_json: bool, must_be_compiled: bool) -> None:
    found = examine()
    if as_json:
        write_json(asdict(found))
    else:
        console().print(_table(found, texts(language)))
    if must_be_compiled and not found.compiled:
        sys.exit(DIFFERENT)


def _table(found: Findings, say: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    engine = say.message(f"doctor-engine-{found.engine}", {"lacking": ", ".join(found.lacking)})
    rows = {
        "version": f"{found.version} (Python {found.python}, {found.system})",
        "package": found.package,
        "engine": engine,
        "titles": ", ".join(found.titles),
        "database": found.database,
        "update": found.update,
    }
    for name, value in rows.items():
        table.add_row(say.message(f"doctor-{name}"), value)
    for extra, there in found.extras.items():
        command = ADD[found.came_by].format(extra=extra)
        advice = (
            say.message("doctor-extra-there") if there else say.message("doctor-extra-missing", {"command": command})
        )
        table.add_row(f"civitas[{extra}]", advice)
    return table
