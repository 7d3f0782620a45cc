"""What a seat sees as one number: search tells situations apart by it."""

from __future__ import annotations

from civitas.games.antiquity.position import AntiquityState


def sight_of(p: AntiquityState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    table = (p.now, len(p.later), p.turn_number, p.phase, p.famine, p.out, p.grass, p.polluted, p.markers, p.cathedrals)
    people = (tuple(p.order), tuple(p.houses), tuple(p.manned), tuple(p.saint), tuple(p.used), tuple(p.inns))
    cities = (tuple(p.built), tuple(p.graves), tuple(p.homes), tuple(p.fountains), tuple(p.centres))
    goods = (tuple(p.goods), tuple(p.fresh), tuple(p.due), tuple(p.draft), tuple(p.air), tuple(p.settled))
    pieces = tuple([tuple(own) for own in p.pieces])
    found = hash((table, people, cities, goods, pieces, tuple(p.works), tuple(p.loads), tuple(p.piles)))
    return found if found else 1
