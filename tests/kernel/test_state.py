"""Each field of a title is declared once: what the compiler gets is written from the declaration."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import mini
from civitas._build.state import main, written
from civitas.kernel import registry
from civitas.kernel.chance import Chance

MINI = Path(mini.__file__).parent
"""Imported, so that the miniature is registered when these tests run alone."""
KEYS = ["antiquity", "historia", "mini", "seven_ages", "seven_wonders_duel", "through_the_ages"]


def test_what_is_written_is_fresh() -> None:
    assert main(["--check", str(MINI)]) == 0


def test_a_stale_one_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    declaration = (MINI / "fields.py").read_text(encoding="utf-8")
    (tmp_path / "fields.py").write_text(declaration.replace('Field("bid",', 'Field("bet",'), encoding="utf-8")
    (tmp_path / "state.py").write_text(written(runpy.run_path(str(MINI / "fields.py"))), encoding="utf-8")
    assert main(["--check", str(tmp_path)]) == 1
    assert str(tmp_path) in capsys.readouterr().err
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    assert "like.bet" in (tmp_path / "state.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", KEYS)
def test_a_blank_position_is_as_declared(key: str) -> None:
    title = registry.title(key)
    for seats in title.seat_counts:
        options = title.accept_options({})
        blank = title.blank(seats, options, Chance(0))
        sizes = title.sizes(seats, options)
        for field in blank.fields():
            if field.stored:
                assert field.dumped(getattr(blank, field.name)) == field.start(sizes), field.name


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_shares_what_its_declaration_says(key: str) -> None:
    p = registry.title(key).begin(
        registry.title(key).seat_counts[-1], registry.title(key).accept_options({}), Chance(1)
    )
    twin = p.copy()
    for field in p.fields():
        ours, theirs = getattr(p, field.name), getattr(twin, field.name)
        assert ours == theirs
        if isinstance(ours, list) and ours and field.stored:
            assert (ours is theirs) == (field.twin(ours) is ours), field.name
