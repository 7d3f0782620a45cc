"""Matches on a local Ray, where that is installed (`pip install civitas[ray]`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.bots.arena import Results, make_match
from civitas.bots.workers import run

pytest.importorskip("ray")


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_same_bytes(tmp_path: Path) -> None:
    match = make_match("seven_wonders_duel", ["search:sims=3", "greedy"], 4)
    list(run(Results(match, tmp_path / "serial")))
    list(run(Results(match, tmp_path / "ray"), ray="local"))
    assert (tmp_path / "serial").read_bytes() == (tmp_path / "ray").read_bytes()
