"""How the tests run `civitas`: inside this process, or as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from civitas.cli import main


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def objects(self) -> list[dict[str, Any]]:
        """Its machine output."""
        return [json.loads(line) for line in self.out.splitlines()]

    def complaint(self) -> str:
        """The one sentence of a command that refused its input."""
        assert self.code == 2, self.out + self.err
        assert self.out == ""
        sentence, newline, rest = self.err.partition("\n")
        assert newline and not rest
        assert sentence.endswith(".")
        return sentence


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("CIVITAS_DEBUG", "1")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def run(*args: object, typed: str = "") -> Ran:
        """Run a command; `typed` is what it reads from the keyboard."""
        result = CliRunner().invoke(main, [str(arg) for arg in args], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return run


def start(*args: object, shell_end: str = "", **settings: Any) -> Ran:
    """Run a command in a process of its own; `shell_end` are redirections such as `<&-`."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **settings.pop("environment", {})}
    command = " ".join([sys.executable, "-m", "civitas.cli", *(str(arg) for arg in args), shell_end])
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, check=False, timeout=120, env=environment, **settings
    )
    return Ran(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


@pytest.fixture
def recorded(tmp_path: Path, run: Run) -> Path:
    """The record of a finished game."""
    file = tmp_path / "game.civitas.json"
    assert run("record", "swd", "--bots", "random,random", "--out", file, "--seed", 5).code == 0
    return file
