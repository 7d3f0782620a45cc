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
from civitas.kernel.consequences import SAMPLES, gauges_of
from civitas.kernel.forecast import decides, forecast, rested
from conformance.walks import every_seat_count, sample

TITLES = ("antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages")
POSITIONS = 1_000
"""Positions that are looked at; ten times as many under `make soak`."""
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
    wanted = POSITIONS * length
    judged = seed = 0
    while judged < wanted:
        for p in wandering("antiquity", seed, 700):
            rest = at_the_famine(p) if 2 <= p.phase <= 7 else None
            if rest is None or rest.over():
                continue
            for seat in range(p.seats):
                # What lies in an open offer counts as gone, as long as somebody may take it.
                offering = p.joint is not None and any(o.open and o.maker == seat for o in p.joint.offers)
                # What a seat has decided in secret stands on its own sketch, and is foretold to nobody else.
                own = p.sketch(seat) if p.joint is not None and seat in p.joint.order else p
                if not rest.is_out(seat) and not offering and rest.famine == own.famine:
                    came = graves_of(rest, seat) - graves_of(own, seat) + (rest.due[seat] if rest.phase == 8 else 0)
                    assert came == graves_ahead(own, seat), (seed, p.turn_number, seat)
                    judged += 1
        seed += 1


@pytest.mark.soak
def test_the_turn_end_of_historia_scores_as_foretold(length: int) -> None:
    wanted = POSITIONS * length
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


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_a_forecast_comes_true_if_nobody_acts(key: str, length: int) -> None:
    """Positions of every kind of question, so of every phase."""
    wanted = POSITIONS * length
    seen: Counter[str] = Counter()
    for number, p in enumerate(sample(every_seat_count(civitas.title(key)), wanted, salt=3)):
        for seat in p.waiting():
            told, before = forecast(p, seat), gauges_of(p, seat)
            if p.closing or (p.joint is not None and any(p.joint.scripts[:seat] + p.joint.scripts[seat + 1 :])):
                # Others have decided something already, in secret: it is said that this may change everything.
                assert told.others
                continue
            real = p.clone()
            sure = rested(real, seat)
            assert told.hidden == (sure is not None), (number, seat, p.question(seat).key)
            assert told.until == (-1 if sure is not None else decides(p, real)), (number, seat, p.question(seat).key)
            foretold = {(other, name): now for other, name, _, now in told.changes}
            may = {(other, name): (least, most) for other, name, _, least, most in told.may}
            for other in range(p.seats):
                for name, came in (sure or real).gauges(other).items():
                    expected = foretold.get((other, name), before[other].get(name, 0))
                    assert came == expected, (number, seat, p.question(seat).key, other, name)
                for name, came in real.gauges(other).items():
                    known = foretold.get((other, name), before[other].get(name, 0))
                    least, most = may.get((other, name), (known, known))
                    seen["open"] += (other, name) in may or came != known
                    seen["outside"] += not least <= came <= most
            seen["positions"] += 1
            seen["changing"] += bool(foretold or may)
    assert seen["positions"] > wanted // 3, seen
    # In 7 Wonders Duel a turn is one decision: there is nothing to come that nobody decides.
    assert seen["changing"] > seen["positions"] // 10 or key == "seven_wonders_duel", seen
    # What really comes is one deal among those tried: it is the least or the most of all no more often than that.
    assert seen["outside"] <= 2 * seen["open"] / (SAMPLES + 1), seen
