"""What a seat sees as one number: search tells situations apart by it."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.frames import LIBRARY
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.kernel.frames import kind_of, seat_of


def sight_of(p: DuelState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    first, second = p.city
    memory = p.city[seat].library_memory
    library = p.library if kind_of(p.now) == LIBRARY and seat_of(p.now) == seat else 0
    table = (p.now, len(p.later), p.age, p.pawn, p.loot, p.offered, p.board, p.discarded, p.tucked, memory, library)
    cities = (first.coins, second.coins, first.buildings, second.buildings, first.built, second.built)
    owned = (first.wonders, second.wonders, first.tokens, second.tokens)
    found = hash((table, cities, owned, tuple(p.slots)))
    return found if found else 1
