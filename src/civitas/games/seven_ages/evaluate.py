"""A first judgement of a position: glory won, and what the icons of each empire promise for the turns to come."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.armoury import count_of
from civitas.games.seven_ages.frames import LOAD, PUT, STEP, code_of
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.production import income_of
from civitas.games.seven_ages.scoring import all_rankings, harvest_of
from civitas.kernel.valuation import outcome, shares_of

TURNS_AHEAD: Final = 3.0
"""How many harvests like the next one an empire is thought to bring."""
MONEY: Final = 0.02
INCOME: Final = 0.06
UNIT: Final = 0.05
AREA: Final = 0.12
PROGRESS: Final = 0.08
CARD: Final = 0.1
SCALE: Final = 8.0


def evaluate_seven_ages(p: SevenAgesState) -> list[float]:
    if p.over():
        return outcome(p)
    return shares_of(strengths(p), SCALE)


def strengths(p: SevenAgesState) -> list[float]:
    """Expected glory of each seat, roughly."""
    found = [float(p.glory_of(seat)) + CARD * len(p.hand[seat]) for seat in range(p.seats)]
    rankings = all_rankings(p)
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            worth = TURNS_AHEAD * sum(harvest_of(p, colour, rankings))
            worth += MONEY * p.money[colour] + INCOME * income_of(p, colour) + PROGRESS * p.progress[colour]
            worth += UNIT * count_of(p.army[colour]) + AREA * len(p.held_areas(colour))
            found[p.player[colour]] += worth
    return found


def is_quiet(p: SevenAgesState) -> bool:
    """Not in the middle of a purchase or of a group's move."""
    return code_of(p.now) not in (PUT, LOAD, STEP)
