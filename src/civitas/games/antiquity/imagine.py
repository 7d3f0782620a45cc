"""Dealing anew what nobody can see: only the markers, and no good is bound to any of them before it is turned up."""

from __future__ import annotations

from civitas.games.antiquity.position import AntiquityState


def deal_anew(p: AntiquityState, viewer: int) -> None:
    heap = sorted(p.marker_heap)
    p.marker_heap = [p.draw(heap, -1) for _ in range(len(heap))]
