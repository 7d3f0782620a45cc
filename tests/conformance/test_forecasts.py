"""What is foretold for the rest of a turn comes true if nobody decides anything further.

Every title is foretold by playing the rest of the turn on imagined copies (`civitas.kernel.forecast`); Antiquity and
Historia besides tell in their views what famine and Turn End bring as things stand.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import civitas
from civitas.games.antiquity.rules.forecast import graves_ahead
from civitas.games.antiquity.vocabulary import CITIES
from civitas.games.historia.figures import turn_end_forecast
from civitas.games.historia.rules.turn_end import _do_step
from civitas.kernel.consequences import gauges_of
from civitas.kernel.forecast import forecast, rested
from conformance.walks import every_seat_count, sample

POSITIONS = {"antiquity": 30, "historia": 200}
"""Positions that are looked at; 1,000 under `make soak`."""
REST = ("done", "end", "pass", "skip", "decline")
"""What decides nothing; none of it explores, which may raise the famine."""


def wandering(key: str, seed: int, most: int) -> Any:
    """A random game, position by position."""
    title = civitas.title(key)
    p, random = civitas.new(title, title.seat_counts[seed % len(title.seat_counts)], seed), Random(seed)
    for _ in range(most):
        if not p.waiting():
            return
        yield p
        seat = p.waiting()[0]
        p.advance(seat, random.choice(p.contending(seat)))


def graves_of(p: Any, seat: int) -> int:
    return sum(p.graves[city].bit_count() for city in range(seat * CITIES, seat * CITIES + CITIES))


def at_the_famine(p: Any) -> Any:
    """The game after the graves are dealt out, if that takes no decision; else nothing."""
    rest = p.clone()
    while rest.waiting() and rest.phase < 8:
        seat = rest.waiting()[0]
        found = [move for move in rest.contending(seat) if rest.title.moves.verb(move).name in REST]
        if not found:
            return None
        rest.advance(seat, found[0])
    return rest


@pytest.mark.soak
def test_graves_come_as_foretold(length: int) -> None:
    wanted = 1_000 if length > 1 else POSITIONS["antiquity"]
    seen, seed = 0, 0
    while seen < wanted:
        for p in wandering("antiquity", seed, 700):
            rest = at_the_famine(p) if 2 <= p.phase <= 7 else None
            if rest is None or rest.over():
                continue
            for seat in range(p.seats):
                if not rest.is_out(seat):
                    came = graves_of(rest, seat) - graves_of(p, seat) + (rest.due[seat] if rest.phase == 8 else 0)
                    assert came == graves_ahead(p, seat), (seed, p.turn_number, seat)
            seen += 1
        seed += 1


@pytest.mark.soak
def test_the_turn_end_of_historia_scores_as_foretold(length: int) -> None:
    wanted = 1_000 if length > 1 else POSITIONS["historia"]
    seen = scored = seed = 0
    while seen < wanted:
        for p in wandering("historia", seed, 300):
            if p.turn_of_era == 0 or seen == wanted:
                continue
            told = [sum(turn_end_forecast(p, civ).values()) for civ in range(p.civilizations())]
            after = p.clone()
            for step in ("score_government", "score_territory", "score_leader"):
                _do_step(after, step)
            came = [now - was for now, was in zip(after.vp, p.vp, strict=True)]
            assert came == told, (seed, p.era, p.turn_of_era)
            seen, scored = seen + 1, scored + any(told)
        seed += 1
    assert scored > wanted // 10


FORETOLD = {"antiquity": 60, "historia": 100, "seven_ages": 60, "seven_wonders_duel": 100, "through_the_ages": 100}
"""Positions of every kind of question; 1,000 under `make soak`."""


@pytest.mark.soak
@pytest.mark.parametrize("key", sorted(FORETOLD))
def test_a_forecast_comes_true_if_nobody_acts(key: str, length: int) -> None:
    wanted = 1_000 if length > 1 else FORETOLD[key]
    seen: Counter[str] = Counter()
    for number, p in enumerate(sample(every_seat_count(civitas.title(key)), wanted, salt=3)):
        for seat in p.waiting():
            told, before = forecast(p, seat), gauges_of(p, seat)
            if p.joint is not None and any(p.joint.scripts[other] for other in range(p.seats) if other != seat):
                # Others have decided something already, in secret: it is said that this may change everything.
                assert told.others
                continue
            if told.chance:
                seen["chance"] += 1
                continue
            real = p.clone()
            rested(real)
            sure = {(other, name): now for other, name, _, now in told.changes}
            for other in range(p.seats):
                for name, came in real.gauges(other).items():
                    if (other, name) not in told.doubtful:
                        foretold = sure.get((other, name), before[other].get(name, 0))
                        assert came == foretold, (number, seat, p.question(seat).key, other, name)
            seen["positions"] += 1
            seen["changing"] += bool(sure)
            seen["doubtful"] += bool(told.doubtful)
            seen["turns that end"] += real.over() or real.horizon() != p.horizon()
    assert seen["positions"] > wanted // 3, seen
    # In 7 Wonders Duel a turn is one decision: there is nothing to come that nobody decides.
    assert seen["changing"] > wanted // 20 or key == "seven_wonders_duel", seen
