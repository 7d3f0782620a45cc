"""Units lost to events: their owner chooses which."""

from __future__ import annotations

from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.frames import LOSE_UNIT, ask
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.areas import lose_force


def ask_loss(p: SevenAgesState, colour: int, area: int) -> None:
    """An empire loses a unit in an area. Its player is asked whatever the types are, for others must not learn them."""
    force = p.force_in(area)
    if count_of(force) > 1:
        p.ask_next(ask(LOSE_UNIT, p.player[colour], colour, area))
    else:
        lose_force(p, colour, area, force)
