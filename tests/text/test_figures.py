"""Every figure that a move may change has a name in both languages."""

from __future__ import annotations

from random import Random

import pytest

import civitas
from civitas.text import texts

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("key", TITLES)
def test_figures_have_names(key: str, language: str) -> None:
    title = civitas.title(key)
    say, random, names = texts(language, title), Random(key), set[str]()
    p = civitas.new(title, seats=title.seat_counts[-1], seed=2)
    for _ in range(250):
        if not p.waiting():
            break
        seat = p.waiting()[0]
        p.advance(seat, random.choice(p.contending(seat)))
        names.update(*[p.gauges(other) for other in range(p.seats)])
    assert names
    told = {name: say.figure(name) for name in names}
    assert [name for name, label in told.items() if "figure-" in label or ":" in label.partition(": ")[0]] == []
    assert len(set(told.values())) == len(told), "no two are called the same"
