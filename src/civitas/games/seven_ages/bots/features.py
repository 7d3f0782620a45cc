"""A position as numbers for a learned value: the clock, what a seat has, what its best rival and the others have."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.armoury import count_of
from civitas.games.seven_ages.bots.evaluate import expected_harvest, strengths
from civitas.games.seven_ages.bots.prospects import Survey, best_start, growth_of, has_room, strength_of, turns_left
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.empires import game_age
from civitas.games.seven_ages.rules.production import income_of, upkeep_of

CLOCK: Final = ["seats", "age", "turn", "turns_left", "holder"]
FIGURES: Final = [
    "outlook",
    "glory",
    "empires",
    "room",
    "harvest",
    "areas",
    "cities",
    "unrest",
    "units",
    "strength",
    "spare",
    "growth",
    "risk",
    "money",
    "income",
    "upkeep",
    "lead",
    "leaders",
    "creeds",
    "elites",
    "capitals",
    "cards",
    "next_empire",
]
WHOSE: Final = ["own", "rival", "others"]
SCALES: Final = [50, 50, 4, 1, 10, 20, 10, 5, 30, 60, 15, 5, 5, 60, 30, 30, 49, 5, 5, 5, 4, 7, 5]
"""What each figure is divided by, so that most of them lie between 0 and 1."""


def name_features() -> list[str]:
    return CLOCK + [f"{whose}_{figure}" for whose in WHOSE for figure in FIGURES]


def seven_ages_features(p: SevenAgesState, seat: int, buffer: list[float]) -> None:
    """The rival is whoever else stands best; the others are the mean of all but the seat."""
    clock = [p.seats / 7, game_age(p) / 7, p.turn_number / 10, turns_left(p) / 5, float(p.holder == seat)]
    outlooks = strengths(p)
    survey = Survey(p)
    values: dict[int, list[int]] = {}
    rows = [_figures(p, survey, values, other, outlooks[other]) for other in range(p.seats)]
    rival = -1
    for other in range(p.seats):
        if other != seat and (rival < 0 or outlooks[other] > outlooks[rival]):
            rival = other
    at = len(clock)
    buffer[:at] = clock
    for number, scale in enumerate(SCALES):
        total = 0.0
        for other in range(p.seats):
            total += rows[other][number]
        buffer[at + number] = rows[seat][number] / scale
        buffer[at + len(SCALES) + number] = rows[rival][number] / scale
        buffer[at + 2 * len(SCALES) + number] = (total - rows[seat][number]) / (p.seats - 1) / scale


def _figures(p: SevenAgesState, survey: Survey, values: dict[int, list[int]], seat: int, outlook: float) -> list[float]:
    """What a seat has, summed over its empires, in the order of FIGURES."""
    left = turns_left(p)
    harvest = growth = strength = risk = 0.0
    areas = cities = unrest = units = spare = money = income = upkeep = lead = leaders = creeds = elites = capitals = 0
    empires = p.empires_of(seat)
    for colour in empires:
        harvest += expected_harvest(p, survey, values, colour)
        growth += growth_of(p, survey, colour, left)
        strength += strength_of(p, colour, p.army[colour])
        risk += survey.risk[colour]
        areas += survey.lands[colour]
        cities += survey.cities[colour]
        unrest += survey.unrest[colour]
        units += count_of(p.army[colour])
        spare += survey.spare[colour]
        money += p.money[colour]
        income += income_of(p, colour)
        upkeep += upkeep_of(p, colour)
        lead = max(lead, p.progress[colour])
        leaders += p.leader_count(colour)
        creeds += int(p.religion[colour] >= 0) + int(p.government[colour] >= 0)
        elites += p.elites[colour]
        capitals += int(p.capital[colour] >= 0)
    glory, room = float(p.glory_of(seat)), float(has_room(p, seat))
    found = [outlook, glory, float(len(empires)), room, harvest, float(areas), float(cities), float(unrest)]
    found += [float(units), strength, float(spare), growth, risk, float(money), float(income), float(upkeep)]
    found += [float(lead), float(leaders), float(creeds), float(elites), float(capitals)]
    return [*found, float(len(p.hand[seat])), best_start(p, seat)]
