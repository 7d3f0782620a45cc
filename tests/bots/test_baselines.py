"""The command of the baselines: what it starts exists, and what it names can be played."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from typing import Any

import pytest

from civitas.bots import make_bot

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "baselines" / "baselines.py"


def script() -> Any:
    spec = importlib.util.spec_from_file_location("baselines", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_is_trained_by_a_command_that_there_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[list[str]] = []
    run = subprocess.run
    monkeypatch.setattr(subprocess, "run", lambda command, **_: started.append(command))
    module = script()
    with pytest.raises(module.Missing, match=r"0\.5 hours of through_the_ages brought nothing"):
        module.own_learner("through_the_ages", 0.5, tmp_path)
    (tmp_path / "through_the_ages.weights.json").touch()
    make_bot(module.own_learner("through_the_ages", 0.5, tmp_path))
    monkeypatch.undo()
    # A command without an entry would say nothing and end well.
    told = run([*started[0], "--help"], capture_output=True, text=True, check=True).stdout
    assert all(option in told for option in started[0] if option.startswith("--"))


def test_the_tables_tell_every_match_once() -> None:
    module = script()
    lines = module.results()
    assert len({(line["title"], line["player"], line["rival"]) for line in lines}) == len(lines) > 40
    assert module.table() in module.HERE.joinpath("README.md").read_text(encoding="utf-8")
