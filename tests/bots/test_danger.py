"""Sudden victories of 7 Wonders Duel: symbols are counted, whatever the network takes them for."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.games.seven_wonders_duel.bots.danger import danger_of
from rules.seven_wonders_duel.tools import arrange, city

DUEL: Any = civitas.title("seven_wonders_duel")
FOUR = ("scriptorium", "pharmacist", "apothecary", "workshop")
"""Quill, mortar, wheel, plumb bob."""
NO_LAW = ["agriculture", "architecture", "economy", "masonry", "strategy"]


def test_the_more_symbols_the_greater_the_danger() -> None:
    found = [
        danger_of(arrange(["library", "brewery"], theirs=city(*FOUR[:count]), board=NO_LAW), 1) for count in (2, 3, 4)
    ]
    five = danger_of(arrange(["library", "brewery"], theirs=city(*FOUR, "academy"), board=NO_LAW), 1)
    assert found[0] == 0.0 < found[1] < found[2] < five < 1.0


def test_symbols_that_nobody_can_get_any_more_are_no_danger() -> None:
    """Age III, two cards left, all open: no sixth symbol."""
    g = arrange(["palace", "arena"], theirs=city(*FOUR, "academy"), board=NO_LAW)
    g.unseen = []
    assert danger_of(g, 1) == 0.0


def test_law_counts_as_long_as_it_lies_on_the_board() -> None:
    without = arrange(["library", "brewery"], theirs=city(*FOUR), board=NO_LAW)
    with_law = arrange(["library", "brewery"], theirs=city(*FOUR), board=[*NO_LAW[:4], "law"])
    assert danger_of(with_law, 1) > danger_of(without, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_is_in_danger_has_less_of_the_victory(seat: int) -> None:
    g = arrange(["library", "brewery"], seat=seat, theirs=city(*FOUR, "academy"), board=NO_LAW)
    assert DUEL.endangered(g, seat, 0.9) < 0.7
    assert DUEL.endangered(g, 1 - seat, 0.1) > 0.3
    assert DUEL.endangered(g, seat, 0.9) == pytest.approx(1.0 - DUEL.endangered(g, 1 - seat, 0.1))
    quiet = arrange(["library", "brewery"], seat=seat, board=NO_LAW)
    assert DUEL.endangered(quiet, seat, 0.9) == 0.9


def test_a_pair_that_brings_law_as_the_sixth_symbol_is_a_win_in_sight() -> None:
    own = city(*FOUR, "academy", coins=20)
    assert DUEL.winner_in_sight(arrange(["library", "brewery"], mine=own, board=[*NO_LAW[:4], "law"])) == 0
    assert DUEL.winner_in_sight(arrange(["library", "brewery"], mine=own, board=NO_LAW)) == -1


@pytest.mark.parametrize("seed", range(4))
def test_the_last_symbol_is_denied(seed: int) -> None:
    """The rival lacks one symbol, which lies open and can be paid: whoever leads by points takes it away."""
    g = arrange(
        ["university", "palace", "arena", "lighthouse"],
        mine=city("theater", "altar", "baths", "statue", "temple", "aqueduct", "gardens", "senate", coins=12),
        theirs=city("scriptorium", "pharmacist", "workshop", "academy", "apothecary", coins=30),
        board=NO_LAW,
    )
    move = g.title.moves.text(make_bot("level:4", seed).decide(Observation(g, 0)))
    assert move.endswith("university"), move
