"""The weights of 7 Ages: each stands in the data once and is one that the bots know."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from civitas.games.seven_ages.bots.weights import W

HERE = Path(__file__).parents[2] / "src/civitas/games/seven_ages/bots/weights.toml"
SECTIONS = tomllib.loads(HERE.read_text())
NAMES = [(section, name) for section, weights in SECTIONS.items() for name in weights]


@pytest.mark.parametrize(("section", "name"), NAMES)
def test_every_weight_of_the_data_is_in_use_where_it_is_said_to_be(section: str, name: str) -> None:
    assert getattr(W, name) == SECTIONS[section][name]
    assert f"W.{name}" in (HERE.parent / f"{section}.py").read_text()


def test_no_weight_has_the_name_of_another() -> None:
    assert len({name for _, name in NAMES}) == len(NAMES)
