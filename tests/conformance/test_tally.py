"""Points by source: the sources sum to the total after every move of random games, for everybody who scores."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import civitas
from civitas.kernel.tally import OTHERS, WHOLE, Tally

GAMES = {"historia": 3, "seven_ages": 1, "seven_wonders_duel": 4, "through_the_ages": 6}
TITLES = ["antiquity", *GAMES]


@pytest.mark.soak
@pytest.mark.parametrize("key", sorted(GAMES))
def test_sources_sum_to_the_total_after_every_move(key: str, length: int) -> None:
    counts = civitas.title(key).seat_counts
    gained: Counter[str] = Counter()
    for seed in range(GAMES[key] * length):
        p, random = civitas.new(key, seats=counts[seed % len(counts)], seed=seed), Random(seed)
        tally = Tally(p)
        for _ in range(2_000):
            if not p.waiting():
                break
            seat = random.choice(p.waiting())
            p.advance(seat, random.choice(p.contending(seat)))
            tally.look(p)
            standing: Any = p.standing()
            totals = [score["total"] for score in [*standing["scores"], *standing.get("others", [])]]
            assert [sum(sheet) for sheet in tally.sheets] == totals
            for sheet, things in zip(tally.sheets, tally.things, strict=False):
                for source, known in things.items():
                    assert source == "attacks" or sum(known.values()) == sheet[tally.sources.index(source)]
        for sheet in tally.sheets:
            gained.update({source: abs(points) for source, points in zip(tally.sources, sheet, strict=True)})
    assert gained[OTHERS] == 0, "every point has a source"
    assert sum(1 for count in gained.values() if count) >= 4, gained


def test_a_game_that_is_not_won_by_points_has_no_sum() -> None:
    p, random = civitas.new("antiquity", seats=3, seed=4), Random(4)
    tally = Tally(p)
    assert tally.by_ways
    assert tally.sources == ["men", "buildings", "goods", "enclosure"]
    for _ in range(400):
        seat = random.choice(p.waiting())
        p.advance(seat, random.choice(p.contending(seat)))
        tally.look(p)
        for seat, sheet in enumerate(tally.sheets):
            for percent, (done, wanted) in zip(sheet, p.ways(seat).values(), strict=True):
                assert 0 <= percent <= WHOLE
                assert (percent == WHOLE) == (done >= wanted)
    assert any(sheet[0] for sheet in tally.sheets)


@pytest.mark.parametrize("key", TITLES)
def test_a_tally_changes_nothing(key: str) -> None:
    heard, plain = civitas.new(key, seed=2), civitas.new(key, seed=2)
    tally, random = Tally(heard), Random(2)
    for _ in range(150):
        if not plain.waiting():
            break
        seat = random.choice(plain.waiting())
        move = random.choice(plain.contending(seat))
        for p in (heard, plain):
            p.advance(seat, move)
        tally.look(heard)
    assert heard.dump() == plain.dump()
