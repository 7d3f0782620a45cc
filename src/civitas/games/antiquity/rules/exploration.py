"""Exploration (Fase 7: Esplorazione): whoever has a manned explorer may turn up a marker."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.frames import EXPLORE, EXPLORERS, FAMINE
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.payment import gain
from civitas.games.antiquity.vocabulary import EXPLORE_FAMINE, EXPLORER, FOOD, MARKERS_AT
from civitas.kernel.frames import NOBODY, a_of, frame


def next_explorer(p: AntiquityState) -> None:
    place = a_of(p.now)
    p.phase = 7
    while place < len(p.order):
        seat = p.order[place]
        place += 1
        if p.has(seat, EXPLORER) and p.zone[seat] & p.markers:
            p.now = frame(EXPLORERS, NOBODY, place)
            p.ask_next(frame(EXPLORE, seat))
            return
    p.now = frame(FAMINE, NOBODY)


def forbids_explore(p: AntiquityState, seat: int, place: int) -> int:
    return 0 if p.zone[seat] & p.markers & 1 << place else by.EXPLORE_MAY_TURN_MARKER


def explore(p: AntiquityState, seat: int, place: int) -> None:
    """The marker is turned up for all to see, and its good is gained."""
    facts = p.facts
    heap = p.marker_heap.copy()
    good = p.draw(heap, MARKERS_AT + place)
    p.marker_heap = heap
    p.reveal(-1)
    p.markers &= ~(1 << place)
    gain(p, seat, good)
    p.answered()
    if p.log is not None:
        names: dict[str, object] = {"seat": seat, "hex": facts.hexes.ids[place], "good": facts.goods.ids[good]}
        p.tell("event-explored", names)
    if facts.good_class[good] == FOOD:
        change = facts.famine_change[1 if p.reads(EXPLORE_FAMINE) else 0]
        p.famine = max(0, p.famine + change)


def skip(p: AntiquityState, seat: int) -> None:
    p.answered()
