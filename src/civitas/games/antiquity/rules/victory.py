"""Victory (Fase 10: Verifica Vittoria): all check at once whether their patron lets them win."""

from __future__ import annotations

from civitas.games.antiquity.effects.saints import wins
from civitas.games.antiquity.frames import BY_SAINT, RISE
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.elimination import best_zones, end_with
from civitas.kernel.frames import NOBODY, frame


def check(p: AntiquityState) -> None:
    """Of several winners those with the most unpolluted hexes in their zone win; then they share the victory."""
    found = [seat for seat in p.order if wins(p, seat)]
    if found:
        end_with(p, best_zones(p, found), BY_SAINT)
    else:
        p.now = frame(RISE, NOBODY)
