"""Cautions state facts: each has a sentence in both languages, and 7 Wonders Duel names a win that the move allows."""

from __future__ import annotations

from random import Random

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.server.packets import _coming, _moves
from civitas.text import LANGUAGES, texts

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]
WALK = 260
SEEDS = {"seven_wonders_duel": 40}
"""Random games in which something is given away; three are enough where turns are long."""


@pytest.mark.parametrize("key", TITLES)
def test_every_title_cautions_before_something_is_given_away(key: str) -> None:
    heard: set[str] = set()
    foretold = 0
    for seed in range(SEEDS.get(key, 3)):
        p, random = civitas.new(key, seed=seed), Random(seed)
        for number in range(WALK):
            if not p.waiting():
                break
            seat = p.waiting()[0]
            if number % 5 == 0 and (number > 40 or key not in SEEDS):
                for language in LANGUAGES:
                    say = texts(language, p.title)
                    for move in _moves(p, seat, ("Ann", "Bob"), say):
                        for line in move.cautions:
                            assert line and not line.startswith("caution-") and "{" not in line
                            heard.add(line)
                    coming = _coming(p, seat, say)
                    foretold += coming is not None
                    for line in [] if coming is None else coming.caveats:
                        assert not line.startswith("forecast-")
            p.advance(seat, random.choice(p.contending(seat)))
    assert len(heard) >= len(LANGUAGES), key
    assert foretold or key == "seven_wonders_duel"


def test_a_win_that_a_move_allows_is_named() -> None:
    """What the caution says of the opponent's next turn holds, whatever is hidden."""
    named = 0
    for seed in range(60):
        p, random = civitas.new("seven_wonders_duel", seed=seed), Random(seed)
        while p.waiting():
            seat = p.waiting()[0]
            shadow = p.imagine(seat, Chance(seed))
            for move in p.contending(seat):
                told = shadow.cautions(seat, move)
                after = p.clone()
                after.advance(seat, move)
                if not told or after.over() or after.turn() == seat:
                    continue
                ends: set[object] = set()
                for answer in after.contending(1 - seat):
                    last = after.clone()
                    last.advance(1 - seat, answer)
                    ends.add(last.standing()["ending"])
                assert set(told) <= ends
                named += 1
            p.advance(seat, random.choice(p.contending(seat)))
    assert named
