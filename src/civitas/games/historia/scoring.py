"""Victory points: gained and lost as the game goes on, kept by category."""

from __future__ import annotations

from civitas.games.historia.frames import ENDINGS
from civitas.games.historia.position import HistoriaState
from civitas.games.historia.rules.victory import winners
from civitas.games.historia.vocabulary import BY_EXPLOITED, CATEGORIES, KINDS_OF_POINTS
from civitas.kernel.frames import RUNNING


def gain_points(p: HistoriaState, civ: int, points: int, category: int) -> None:
    if points == 0:
        return
    p.vp[civ] += points
    p.points[civ * KINDS_OF_POINTS + category] += points
    if p.log is not None:
        p.tell("event-points", {"seat": p.name(civ), "points": points, "category": CATEGORIES[category]})


def lose_points(p: HistoriaState, civ: int, points: int) -> None:
    """Points given up by Exploit; nobody falls below 0."""
    lost = min(points, p.vp[civ])
    p.vp[civ] -= lost
    p.points[civ * KINDS_OF_POINTS + BY_EXPLOITED] -= lost
    if p.log is not None:
        p.tell("event-points-lost", {"seat": p.name(civ), "points": lost})


def score_sheet(p: HistoriaState, civ: int) -> dict[str, int]:
    first = civ * KINDS_OF_POINTS
    return {name: p.points[first + number] for number, name in enumerate(CATEGORIES)}


def standing_of(p: HistoriaState) -> dict[str, object]:
    sheets = [score_sheet(p, civ) for civ in range(p.civilizations())]
    totals: list[dict[str, object]] = [{"total": p.vp[civ], "categories": sheet} for civ, sheet in enumerate(sheets)]
    return {
        "over": p.ending != RUNNING,
        "ending": ENDINGS[p.ending],
        "winners": winners(p),
        "scores": totals[: p.seats],
        "others": totals[p.seats :],
    }
