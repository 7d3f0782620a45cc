"""Events, found by the key `kind` of the data: some happen when they are turned up, others hold until the Turn End."""

from __future__ import annotations

from civitas.games.historia.position import HistoriaState
from civitas.games.historia.rules.matrix import level_of, lose_level
from civitas.games.historia.scoring import gain_points
from civitas.games.historia.vocabulary import (
    BY_EVENTS,
    CHEAPER,
    EXTRA_CARD,
    HIGHEST_SCORES,
    LOSE_CUBE,
    LOSE_LEVEL,
    MORE_CUBES,
    MORE_POINTS,
    NO_POINTS,
)
from civitas.kernel.pools import shift


def happen(p: HistoriaState, event: int) -> None:
    """What an event does when it is turned up; Civbots are not players and are left alone."""
    kind = p.facts.event_kind[event]
    if kind == LOSE_LEVEL:
        for seat in range(p.seats):
            for _ in range(p.facts.event_n[event]):
                lose_level(p, seat, p.facts.event_axis[event])
    elif kind == HIGHEST_SCORES:
        highest_scores(p, p.facts.event_axis[event], p.facts.event_n[event])
    elif kind == LOSE_CUBE:
        for seat in range(p.seats):
            lose_cubes(p, seat, p.facts.event_n[event])


def highest_scores(p: HistoriaState, axis: int, points: int) -> None:
    best = max([level_of(p, seat, axis) for seat in range(p.seats)])
    for seat in range(p.seats):
        if level_of(p, seat, axis) == best:
            gain_points(p, seat, points, BY_EVENTS)


def lose_cubes(p: HistoriaState, seat: int, count: int) -> None:
    """Available cubes go to the Used Cubes pool, as many as there are."""
    moved = shift(p.available, p.used, seat, count)
    if moved and p.log is not None:
        p.tell("event-cubes-lost", {"seat": seat, "count": moved})


# --- what holds until the Turn End


def _holds(p: HistoriaState, kind: int, action: int) -> bool:
    event = p.event
    return event >= 0 and p.facts.event_kind[event] == kind and p.facts.event_action[event] == action


def needs_extra_card(p: HistoriaState, card: int) -> bool:
    return _holds(p, EXTRA_CARD, card)


def more_points(p: HistoriaState, action: int) -> int:
    return p.facts.event_n[p.event] if _holds(p, MORE_POINTS, action) else 0


def gives_no_points(p: HistoriaState, action: int) -> bool:
    return _holds(p, NO_POINTS, action)


def rebate(p: HistoriaState, action: int) -> int:
    return p.facts.event_n[p.event] if _holds(p, CHEAPER, action) else 0


def more_cubes(p: HistoriaState, action: int) -> int:
    return p.facts.event_n[p.event] if _holds(p, MORE_CUBES, action) else 0
