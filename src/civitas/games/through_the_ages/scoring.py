"""The winner (Il vincitore): culture points decide; ties share the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from civitas.games.through_the_ages.position import AgesState


def standing_of(p: AgesState) -> dict[str, object]:
    over = p.over()
    playing = [seat for seat in range(p.seats) if p.playing(seat)]
    best = max([p.culture[seat] for seat in playing])
    winners = [seat for seat in playing if p.culture[seat] == best] if over else []
    ending = "running"
    if over:
        ending = "last-player" if len(playing) == 1 else "shared" if len(winners) > 1 else "culture"
    return {
        "over": over,
        "ending": ending,
        "winners": winners,
        "scores": [{"total": p.culture[seat], "categories": {"culture": p.culture[seat]}} for seat in range(p.seats)],
    }
