"""Set-up (Preparazione): the map, the markers, the first order, and the first cities in reverse order."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.frames import RISE, SETTLE, SETTLING
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.countryside import put_city
from civitas.games.antiquity.rules.zone import chart
from civitas.games.antiquity.vocabulary import (
    CITY_PROJECT,
    FARM,
    ORDER_AT,
    PROJECTS,
    ROTATIONS_AT,
    SIDES_AT,
    START_TILE,
    TILES_AT,
)
from civitas.kernel.frames import NOBODY, a_of, frame


def set_up(p: AntiquityState) -> None:
    facts, layout = p.facts, p.land.layout
    p.famine = facts.start_famine
    p.piles = list(facts.pile_sizes)
    heap = list(range(facts.tile_copies * len(facts.tile_faces[0])))
    faces: list[int] = []
    for tile in range(layout.tiles):
        drawn = p.draw(heap, TILES_AT + tile) // facts.tile_copies
        side = p.draw([0, 1], SIDES_AT + tile)
        rotation = p.draw([0, 1, 2, 3, 4, 5], ROTATIONS_AT + tile)
        faces.append(facts.tile_faces[side][drawn] * 6 + rotation)
    p.faces = faces
    seats = list(range(p.seats))
    p.order = [p.draw(seats, ORDER_AT + place) for place in range(p.seats)]
    p.refresh()
    p.ores = [-1] * len(p.land.ranges)
    p.markers = p.land.explorations
    p.marker_heap = [good for good in facts.products[FARM] for _ in range(p.seats)]
    for seat in range(p.seats):
        p.goods[seat * len(facts.goods.ids) + facts.wood] = facts.start_wood
    if p.log is not None:
        p.tell("event-order", {"seats": list(p.order)})
    p.now = frame(SETTLING, NOBODY, p.seats)


def next_settler(p: AntiquityState) -> None:
    """The last in turn order chooses first."""
    left = a_of(p.now)
    if left == 0:
        p.now = frame(RISE, NOBODY)
    else:
        p.now = frame(SETTLING, NOBODY, left - 1)
        p.ask_next(frame(SETTLE, p.order[left - 1]))


def start_tiles(p: AntiquityState, seat: int) -> list[int]:
    """The tiles on which a seat may settle: any start tile without a city, or to the letter its own."""
    layout = p.land.layout
    if p.reads(START_TILE):
        return [layout.start[seat]]
    return [tile for tile in layout.start if not _is_settled(p, tile)]


def _is_settled(p: AntiquityState, tile: int) -> bool:
    per_tile = p.land.layout.per_tile
    return any([centre >= 0 and centre // per_tile == tile for centre in p.centres])


def forbids_settle(p: AntiquityState, seat: int, centre: int) -> int:
    layout = p.land.layout
    if centre >= layout.count or centre // layout.per_tile not in start_tiles(p, seat):
        return by.SETUP_OWN_START_TILE_ONLY if p.reads(START_TILE) else by.SETUP_START_TILES_LETTERED
    return 0 if layout.inside[centre] else by.SETUP_CITY_WHOLLY_INSIDE_TILE


def settleable(p: AntiquityState, seat: int) -> list[int]:
    layout = p.land.layout
    found: list[int] = []
    for tile in start_tiles(p, seat):
        first = tile * layout.per_tile
        found += [centre for centre in range(first, first + layout.per_tile) if layout.inside[centre]]
    return found


def settle(p: AntiquityState, seat: int, centre: int) -> None:
    p.answered()
    put_city(p, seat, 0, centre)
    p.survey_water()
    for other in range(p.seats):
        chart(p, other)
    if p.log is not None:
        p.tell("event-founded", {"seat": seat, "project": PROJECTS[CITY_PROJECT], "hex": p.facts.hexes.ids[centre]})
