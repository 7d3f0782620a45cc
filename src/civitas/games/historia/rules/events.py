"""Module Events: one card of the era is turned up at the start of each turn."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.effects.events import happen
from civitas.games.historia.position import HistoriaState
from civitas.games.historia.vocabulary import WITH_EVENTS
from civitas.kernel.fields import members

EVENTS_AT: Final = 500
"""Place of the first event in an explicit deal; plus 20 for each era before it."""


def turn_up_event(p: HistoriaState) -> None:
    if not p.modules & WITH_EVENTS:
        return
    heap = members(p.facts.events_of[p.era] & ~p.past_events)
    if not heap:
        return
    p.event = p.draw(heap, EVENTS_AT + 20 * (p.era - 1) + p.turn_of_era - 1)
    p.past_events |= 1 << p.event
    if p.log is not None:
        p.tell("event-event", {"event": p.facts.events.ids[p.event]})
    happen(p, p.event)
