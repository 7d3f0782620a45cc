"""What an advisor does when its turn comes, and what follows an action that a card with a solid hexagon brought."""

from __future__ import annotations

from civitas.games.historia.effects.ops import apply_effects
from civitas.games.historia.facts.effects import Effect
from civitas.games.historia.position import ADVISOR_SOURCE, WONDER_SOURCE, HistoriaState
from civitas.games.historia.vocabulary import BY_ADVISORS, BY_WONDERS, DISCOUNT, REPEAT


def apply_source(p: HistoriaState, seat: int, source: int) -> None:
    """The effects of the advisor or wonder behind an action, once it is over."""
    if source >= WONDER_SOURCE:
        wonder = source - WONDER_SOURCE
        apply_effects(p, seat, p.facts.wonder_effects[wonder], BY_WONDERS, wonder)
    else:
        apply_effects(p, seat, p.facts.advisor_effects[source - ADVISOR_SOURCE], BY_ADVISORS)


def discount_of_effects(effects: list[Effect]) -> int:
    """Cubes that the action of the same card costs less in all."""
    return _sum(effects, DISCOUNT)


def repeats_of_effects(effects: list[Effect]) -> int:
    """Further steps of the action of the same card."""
    return _sum(effects, REPEAT)


def _sum(effects: list[Effect], op: int) -> int:
    total = 0
    for effect in effects:
        if effect.op == op:
            total += effect.n
    return total
