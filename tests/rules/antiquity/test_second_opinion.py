"""Zones, sites, enclosure and tie-break: the engine agrees with a slow and simple reading of the rules (`opinion.py`).

A tenth of the positions in every run, all 10,000 in the long one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from civitas.games.antiquity.effects.saints import encloses, uncovered
from civitas.games.antiquity.rules.elimination import best_zones
from civitas.games.antiquity.rules.sites import city_sites, fishery_load, fishery_pairs, load_of, pair_hexes, sites
from civitas.games.antiquity.vocabulary import INN
from rules.antiquity.opinion import GROUND, INDUSTRIES, Hex, Table, scatter
from rules.antiquity.tools import FACTS, names

PARTS = 20
PER_PART = 50
"""Positions of each part in every run; ten times as many in the long one."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_agrees_with_a_second_opinion(part: int, length: int) -> None:
    random = Random(part)
    for number in range(PER_PART * min(length, 10)):
        game = scatter(random)
        table = Table(game)
        zones = [_zone(game, table, seat) for seat in range(game.seats)]
        for seat, zone in enumerate(zones):
            assert _places(table, game.zone[seat]) == zone, (part, number, seat)
        seat = random.randrange(game.seats)
        _agree_on_sites(game, table, seat, zones[seat])
        _agree_on_enclosure(game, table, zones)
        _agree_on_tie_break(game, table, zones, random)


def _zone(game: Any, table: Table, seat: int) -> set[Hex]:
    harbour, stables = (bool(game.manned[seat] >> number & 1) for number in range(2))
    return table.zone(seat, stables, harbour)


def _places(table: Table, mask: int) -> set[Hex]:
    return {table.at[name] for name in names(mask)}


def _agree_on_sites(game: Any, table: Table, seat: int, zone: set[Hex]) -> None:
    for project in GROUND:
        kind = INDUSTRIES[project]
        ours = {
            table.at[name]: load_of(game, kind, FACTS.hexes.index[name]).bit_count()
            for name in names(sites(game, seat, kind, -1))
        }
        assert ours == table.sites(project, zone), project
    assert _places(table, sites(game, seat, INN, -1)) == table.inn_sites(zone)
    assert {table.at[FACTS.hexes.ids[centre]] for centre in city_sites(game, seat)} == table.city_sites(zone)
    pairs = {
        frozenset(_places(table, pair_hexes(game, pair))): fishery_load(game, pair).bit_count()
        for pair in fishery_pairs(game, seat)
    }
    assert pairs == table.fisheries(zone)


def _agree_on_enclosure(game: Any, table: Table, zones: list[set[Hex]]) -> None:
    for seat in range(game.seats):
        for other in range(game.seats):
            if seat != other:
                missing = {place for place in zones[other] if place not in zones[seat] | table.own(seat)}
                assert _places(table, uncovered(game, seat, other)) == missing
                assert encloses(game, seat, other) == (not missing)


def _agree_on_tie_break(game: Any, table: Table, zones: list[set[Hex]], random: Random) -> None:
    """Among some seats that fulfil their condition together those with the most clean hexes win."""
    together = sorted(random.sample(range(game.seats), random.randrange(1, game.seats + 1)))
    clean = {seat: len([place for place in zones[seat] if place not in table.polluted]) for seat in together}
    best = {seat for seat in together if clean[seat] == max(clean.values())}
    assert {seat for seat in range(game.seats) if best_zones(game, together) >> seat & 1} == best
