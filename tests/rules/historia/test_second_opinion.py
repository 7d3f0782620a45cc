"""A second opinion on Historia: matrix and turn order worked out once more, from the data files alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from civitas.games.historia.rules.matrix import (
    MILITARY_AXIS,
    TECHNOLOGY_AXIS,
    cards_per_round,
    forbids_level,
    is_advanced,
    lose_level,
    navigates,
    owned_cards,
)
from civitas.games.historia.rules.turn_end import set_turn_order
from civitas.games.historia.vocabulary import ACTIONS
from rules.historia.opinion import abilities, government, inside
from rules.historia.tools import begin, data

POSITIONS = 1_000
"""In `make test`; ten times as many in `make soak`."""


def scattered(random: Random) -> Any:
    """A game somewhere, everybody at a random cell of the matrix."""
    g = begin(random.randrange(2, 7))
    for seat in range(g.seats):
        cells = [(t, m) for t in range(1, 17) for m in range(1, 17) if inside(t, m)]
        g.technology[seat], g.military[seat] = random.choice(cells)
    return g


@pytest.mark.soak
@pytest.mark.rule("historia.matrix.outline", "historia.matrix.government", "historia.matrix.no-level-to-lose")
def test_the_matrix(length: int) -> None:
    random = Random(30)
    starting = data("actions.toml")["cards"]["starting_hand"]
    g = scattered(random)
    for number in range(POSITIONS * length):
        if number % 50 == 0:
            g = scattered(random)
        seat = random.randrange(g.seats)
        cells = [(t, m) for t in range(1, 17) for m in range(1, 17) if inside(t, m)]
        t, m = random.choice(cells)
        g.technology[seat], g.military[seat] = t, m
        assert (forbids_level(g, seat, TECHNOLOGY_AXIS) == 0) == (t == 16 or inside(t + 1, m))
        assert (forbids_level(g, seat, MILITARY_AXIS) == 0) == (m == 16 or inside(t, m + 1))
        assert g.facts.governments.ids[g.government(seat)] == government(t, m)
        held = abilities(t, m)
        rounds = [int(ability.partition(":")[2]) for ability in held if ability.startswith("cards_per_round")]
        assert cards_per_round(g, seat) == max([1, *rounds])
        assert navigates(g, seat) == ("navigation" in held)
        advanced = {name for action, name in enumerate(ACTIONS) if is_advanced(g, seat, action)}
        assert advanced == {ability.partition(":")[2] for ability in held if ability.startswith("advanced:")}
        mask = owned_cards(g, seat)
        owned = {name for card, name in enumerate(ACTIONS) if mask >> card & 1}
        assert owned == {*starting, *(ability.partition(":")[2] for ability in held if ability.startswith("card:"))}
        axis = random.choice([TECHNOLOGY_AXIS, MILITARY_AXIS])
        lower = (t - 1, m) if axis == TECHNOLOGY_AXIS else (t, m - 1)
        lost = lose_level(g, seat, axis)
        assert lost == inside(*lower)
        assert (g.technology[seat], g.military[seat]) == (lower if lost else (t, m))


@pytest.mark.soak
@pytest.mark.rule("historia.turn-end.turn-order", "historia.turn-end.turn-order-tie")
def test_the_turn_order(length: int) -> None:
    """Fewest points first; of equals, whoever was later moves ahead; whoever is out has no place."""
    random = Random(31)
    games = {(seats, bots): begin(seats, civbots=["king"] * bots) for seats, bots in ((2, 0), (3, 2), (6, 0), (2, 4))}
    for _ in range(POSITIONS * length):
        g = random.choice(list(games.values())).clone()
        civs = list(range(g.civilizations()))
        g.order = random.sample(civs, len(civs))
        g.vp = [random.choice([0, 3, 7, 7, 12, random.randrange(120)]) for _ in civs]
        g.eliminated = random.choice([0, 0, 1 << random.choice(civs)])
        was = {civ: place for place, civ in enumerate(g.order)}
        set_turn_order(g)
        living = [civ for civ in civs if not g.eliminated >> civ & 1]
        assert g.order == sorted(living, key=lambda civ: (g.vp[civ], -was[civ]))
