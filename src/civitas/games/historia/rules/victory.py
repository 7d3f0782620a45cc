"""The end of the game: elimination, the last Turn End, ties, and the solo game."""

from __future__ import annotations

from civitas.games.historia.frames import POINTS, SOLO_DEFEAT, SOLO_ELIMINATION, SOLO_VICTORY
from civitas.games.historia.position import HistoriaState
from civitas.kernel.frames import OVER_FRAME, RUNNING


def finish(p: HistoriaState, ending: int) -> None:
    p.ending = ending
    p.now = OVER_FRAME
    p.later = []
    if p.log is not None:
        p.tell("event-game-over", {"winners": list(winners(p))})


def eliminate(p: HistoriaState, civ: int) -> None:
    """Without a cube on the map a Civbot is out for good; a player alone against Civbots has lost."""
    p.eliminated |= 1 << civ
    if p.log is not None:
        p.tell("event-eliminated", {"seat": p.name(civ)})
    if civ < p.seats:
        finish(p, SOLO_ELIMINATION)


def end_by_points(p: HistoriaState) -> None:
    """After the last turn. Alone, a player must have more points than every Civbot still in the game."""
    if p.seats > 1:
        finish(p, POINTS)
        return
    rivals = [p.vp[civ] for civ in range(p.seats, p.civilizations()) if not p.eliminated >> civ & 1]
    finish(p, SOLO_VICTORY if not rivals or p.vp[0] > max(rivals) else SOLO_DEFEAT)


def winners(p: HistoriaState) -> list[int]:
    """Most points; then most cubes on the map, higher technology, higher military; else a shared victory."""
    if p.ending == RUNNING or p.ending == SOLO_DEFEAT or p.ending == SOLO_ELIMINATION:
        return []
    ranks = [[p.vp[seat], p.cubes[seat].bit_count(), p.technology[seat], p.military[seat]] for seat in range(p.seats)]
    best = max(ranks)
    return [seat for seat in range(p.seats) if ranks[seat] == best]
