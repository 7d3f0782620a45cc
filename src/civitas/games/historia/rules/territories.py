"""The map: who is adjacent to what. Adjacent means a land neighbour or the same territory; with Navigation, all."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.position import HistoriaState
from civitas.games.historia.rules.matrix import navigates
from civitas.kernel.fields import members


def reach(p: HistoriaState, civ: int) -> int:
    """Mask of the territories adjacent to the cubes of a civilization, its own included."""
    held = p.cubes[civ]
    if held == 0 or navigates(p, civ):
        return p.facts.everywhere
    return p.facts.reach[held]


def is_adjacent(p: HistoriaState, civ: int, other: int) -> bool:
    return navigates(p, civ) or p.facts.reach[p.cubes[civ]] & p.cubes[other] != 0


def is_rival(p: HistoriaState, civ: int, other: int) -> bool:
    """Another civilization that is still in the game."""
    return other != civ and other < p.civilizations() and not p.eliminated >> other & 1


def is_protected(p: HistoriaState, civ: int, action: int) -> bool:
    """Does a wonder keep others from choosing this civilization as a target?"""
    return civ < p.seats and p.wonders[civ] & p.facts.protectors[action] != 0


def sole_territories(p: HistoriaState, civ: int) -> int:
    """Mask of the territories that a civilization occupies alone."""
    others = 0
    for other, held in enumerate(p.cubes):
        if other != civ:
            others |= held
    return p.cubes[civ] & ~others


def place_cube(p: HistoriaState, civ: int, territory: int) -> None:
    """An available cube goes to the map; a tile that lies face down is turned up."""
    p.available[civ] -= 1
    p.cubes[civ] |= 1 << territory
    if p.tiles[territory] < 0:
        turn_up_tile(p, territory)


def turn_up_tile(p: HistoriaState, territory: int) -> None:
    tiles = p.tiles.copy()
    lying = 0
    for tile in tiles:
        if tile >= 0:
            lying |= 1 << tile
    heap = [tile for tile in range(len(p.facts.tile_values)) if not lying >> tile & 1]
    tiles[territory] = p.draw(heap, TILES_AT + territory)
    p.tiles = tiles
    if p.log is not None:
        p.tell("event-tile", {"territory": p.facts.territories.ids[territory], "points": p.tile_value(territory)})


TILES_AT: Final = 100
"""Place of the first tile in an explicit deal."""


def weaker_neighbours(p: HistoriaState, civ: int) -> int:
    """How many adjacent civilizations have a lower military level."""
    count = 0
    for other in range(p.civilizations()):
        if is_rival(p, civ, other) and p.military[other] < p.military[civ] and is_adjacent(p, civ, other):
            count += 1
    return count


def highest_tile(p: HistoriaState, territories: int) -> int:
    """The territory of a mask with the highest tile; among equals the least crowded, then the first."""
    found, best = -1, -1
    for territory in members(territories):
        worth = p.tile_value(territory) * 8 + 7 - p.occupants(territory).bit_count()
        if worth > best:
            found, best = territory, worth
    return found
