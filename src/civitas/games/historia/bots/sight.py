"""What a seat sees as one number: search tells situations apart by it."""

from __future__ import annotations

from civitas.games.historia.position import HistoriaState


def sight_of(p: HistoriaState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    table = (p.now, len(p.later), p.era, p.turn_of_era, p.rounds, p.row, p.tapped, p.fresh, p.carried, p.event)
    modules = (p.goals, p.golden, p.golden_over, p.offered, p.eliminated, p.advisors[seat], p.revolution)
    people = (tuple(p.hand), tuple(p.queue), tuple(p.laid), tuple(p.wonders), tuple(p.used_advisors), tuple(p.leader))
    levels = (tuple(p.technology), tuple(p.military), tuple(p.vp), tuple(p.available), tuple(p.used), tuple(p.cubes))
    counts = tuple([held.bit_count() for held in p.advisors])
    found = hash((table, modules, people, levels, counts, tuple(p.tiles), tuple(p.order)))
    return found if found else 1
