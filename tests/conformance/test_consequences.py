"""What is told of a move before it is made comes true, figure by figure, in every title."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.consequences import SAMPLES, gauges_of, may_come, others_decide, outcome
from civitas.kernel.position import Position

TITLES = ("antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages")
POSITIONS = 1_000
"""Random positions of each title; ten times as many under `make soak`."""
SPACING = 7
"""So many random moves lie between two positions."""


def positions(key: str, count: int) -> list[Position]:
    """Positions from random games of all numbers of seats, from their beginnings to their ends."""
    random, seed = Random(key), 0
    found: list[Position] = []
    counts = civitas.title(key).seat_counts
    while len(found) < count:
        p = civitas.new(key, seats=counts[seed % len(counts)], seed=seed)
        seed, made = seed + 1, random.randrange(SPACING)
        while p.waiting() and len(found) < count:
            if made % SPACING == 0:
                found.append(p.clone())
            seat = random.choice(p.waiting())
            p.advance(seat, random.choice(p.contending(seat)))
            made += 1
    return found


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_what_is_told_of_a_move_comes_true(key: str, length: int) -> None:
    seen: Counter[str] = Counter()
    for number, p in enumerate(positions(key, POSITIONS * length)):
        for seat in p.waiting():
            shadow = p.imagine(seat, Chance(number))
            before = gauges_of(shadow, seat)
            assert before == gauges_of(p, seat), "nothing hidden shows in the figures"
            for move in p.contending(seat):
                told = outcome(shadow, before, seat, move)
                real = p.clone()
                sealed, joint = real.seal(seat), real.joint
                real.advance(seat, move)
                if not told.settles and not (real.over() and p.ends_unknown(seat)):
                    assert told.reveals == (real.seal(seat) != sealed), (number, seat, p.title.moves.text(move))
                hangs = p.title.hangs_on_hidden(p, real, seat)
                assert not (hangs and told.is_certain()), (number, seat, p.title.moves.text(move))
                if not told.is_certain():
                    seen["open"] += 1
                    continue
                assert real.joint is joint or joint is None
                after = gauges_of(real, seat)
                changed = [
                    (other, name, before[other].get(name, 0), value)
                    for other, figures in enumerate(after)
                    for name, value in figures.items()
                    if before[other].get(name, 0) != value
                ]
                assert told.changes == changed, (number, seat, p.title.moves.text(move))
                seen["certain"] += 1
                seen["changed"] += bool(changed)
    assert seen["certain"] and seen["changed"], seen


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_what_may_come_of_a_reveal_is_told(key: str, length: int) -> None:
    """What really comes is one deal among those tried: it lies outside them no more often than any one of them."""
    seen: Counter[str] = Counter()
    random = Random(4)
    for p in positions(key, POSITIONS * length):
        if others_decide(p):
            continue
        seat = p.waiting()[0]
        shadow = p.imagine(seat, Chance(0))
        before = gauges_of(shadow, seat)
        revealing = [move for move in p.contending(seat) if outcome(shadow, before, seat, move).reveals]
        for move in random.sample(revealing, min(3, len(revealing))):
            told = {(other, name): (least, most) for other, name, _, least, most in may_come(p, before, seat, move)}
            real = p.clone()
            real.advance(seat, move)
            seen["moves"] += 1
            seen["told"] += bool(told)
            for other, figures in enumerate(gauges_of(real, seat)):
                for name, came in figures.items():
                    was = before[other].get(name, 0)
                    least, most = told.get((other, name), (was, was))
                    seen["open"] += (other, name) in told or came != was
                    seen["outside"] += not least <= came <= most
    assert seen["moves"] and seen["told"], seen
    assert seen["outside"] <= 2 * seen["open"] / (SAMPLES + 1), seen
