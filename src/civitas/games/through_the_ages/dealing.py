"""What a viewer cannot see, dealt anew."""

from __future__ import annotations

from civitas.games.through_the_ages.position import CARD_MASK, ENTRY_BITS, AgesState
from civitas.games.through_the_ages.vocabulary import EVENT, TERRITORY


def deal_anew(p: AgesState, viewer: int) -> None:
    """Gather the military cards the viewer does not know by Age, and put them back at random where their backs lie.

    Only events and territories can lie among the events. Who knew a card there still knows one.
    """
    _hide_next_event(p, viewer)
    pools: list[list[int]] = [[], [], [], []]
    for entries in _places(p):
        for entry in entries:
            if not _knows(entry, viewer):
                card = entry & CARD_MASK
                pools[p.facts.level[card]].append(card)
    for pool in pools:
        pool.sort()
    if p.next_event >= 0:
        p.next_event = _dealt_events(p, [p.next_event], pools, viewer)[0]
    p.current_events = _dealt_events(p, p.current_events, pools, viewer)
    p.future_events = _dealt_events(p, p.future_events, pools, viewer)
    p.discards = _dealt(p, p.discards, pools, viewer)
    p.removed = _dealt(p, p.removed, pools, viewer)
    for seat in range(p.seats):
        if seat != viewer:
            p.military_hand[seat] = sorted(_dealt(p, p.military_hand[seat], pools, viewer))
    p.military_deck = _dealt(p, p.military_deck, pools, viewer)


def _hide_next_event(p: AgesState, viewer: int) -> None:
    """For those who have not looked at it, the next event is any of the oldest Age; who looked has seen one."""
    if p.next_event < 0 or _knows(p.next_event, viewer):
        return
    level = p.facts.level
    age = level[p.next_event & CARD_MASK]
    knowers = p.next_event & ~CARD_MASK
    heap = [number for number, entry in enumerate(p.current_events) if level[entry & CARD_MASK] == age]
    heap.append(len(p.current_events))
    chosen = p.draw(heap, -1)
    if chosen < len(p.current_events):
        entries = p.current_events.copy()
        swapped = entries[chosen]
        entries[chosen] = p.next_event & CARD_MASK
        p.current_events = entries
        p.next_event = swapped | knowers


def _knows(entry: int, viewer: int) -> bool:
    return viewer >= 0 and bool(entry >> ENTRY_BITS + viewer & 1)


def _places(p: AgesState) -> list[list[int]]:
    next_event = [p.next_event] if p.next_event >= 0 else []
    return [
        p.military_deck,
        p.current_events,
        p.future_events,
        next_event,
        p.discards,
        p.removed,
        *p.military_hand,
    ]


def _dealt_events(p: AgesState, entries: list[int], pools: list[list[int]], viewer: int) -> list[int]:
    found: list[int] = []
    for entry in entries:
        if _knows(entry, viewer):
            found.append(entry)
            continue
        pool = pools[p.facts.level[entry & CARD_MASK]]
        heap = [card for card in pool if EVENT <= p.facts.kind[card] <= TERRITORY]
        card = p.draw(heap, -1)
        pool.remove(card)
        found.append(card | entry & ~CARD_MASK)
    return found


def _dealt(p: AgesState, entries: list[int], pools: list[list[int]], viewer: int) -> list[int]:
    found: list[int] = []
    for entry in entries:
        if _knows(entry, viewer):
            found.append(entry)
        else:
            card = p.draw(pools[p.facts.level[entry & CARD_MASK]], -1)
            found.append(card | entry & ~CARD_MASK)
    return found
