"""The notebooks of the documentation run from top to bottom: briefly here, at full length in `make soak`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
SHORT: dict[str, dict[str, object]] = {
    "analyse_games": {"GAMES": 12, "BOT": "random"},
    "play_and_picture": {},
    "train_a_bot": {"ROUNDS": 150, "GAMES": 8, "EVALUATION": 16},
    "write_a_bot": {"GAMES": 2},
}
"""What is set smaller than in the notebook, after its cell of parameters."""


def run(name: str, given: dict[str, object]) -> dict[str, Any]:
    """Every cell of code in one namespace, as a kernel does it."""
    found: dict[str, Any] = {"__name__": "__main__"}
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    assert sum("parameters" in cell["metadata"].get("tags", []) for cell in cells) == 1
    for number, cell in enumerate(cells):
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "results are not kept in the repository"
        exec(compile("".join(cell["source"]), f"{name}.ipynb, cell {number}", "exec"), found)
        if "parameters" in cell["metadata"].get("tags", []):
            assert set(given) <= set(found)
            found.update(given)
    return found


def test_every_notebook_is_run() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == sorted(SHORT)


@pytest.mark.parametrize("name", sorted(SHORT))
def test_a_notebook_runs(name: str) -> None:
    found = run(name, SHORT[name])
    assert {"game", "won", "rows"} & set(found), "it has played something"


@pytest.mark.soak
@pytest.mark.skipif("CIVITAS_SOAK" not in os.environ, reason="takes ten minutes")
def test_ten_minutes_of_training_beat_random_play() -> None:
    found = run("train_a_bot", {})
    assert found["won"] > 0.7 * found["played"]


@pytest.mark.soak
@pytest.mark.skipif("CIVITAS_SOAK" not in os.environ, reason="takes minutes")
@pytest.mark.parametrize("name", ["analyse_games", "write_a_bot"])
def test_a_notebook_runs_at_full_length(name: str) -> None:
    run(name, {})
