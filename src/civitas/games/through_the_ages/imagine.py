"""What a viewer cannot see, dealt anew."""

from __future__ import annotations

from civitas.games.through_the_ages.position import CARD_MASK, AgesState, knows
from civitas.games.through_the_ages.vocabulary import EVENT, TERRITORY


def deal_anew(p: AgesState, viewer: int) -> None:
    """Gather the military cards the viewer does not know by Age, and put them back at random where their backs lie.

    Only events and territories can lie among the events.
    """
    pools: list[list[int]] = [[], [], [], []]
    level = p.facts.level
    for entries in _places(p):
        for entry in entries:
            if not knows(entry, viewer):
                card = entry & CARD_MASK
                pools[level[card]].append(card)
    for pool in pools:
        pool.sort()
    p.current_events = _dealt_events(p, p.current_events, pools, viewer)
    p.future_events = _dealt_events(p, p.future_events, pools, viewer)
    if p.next_event >= 0 and not knows(p.next_event, viewer):
        _choose_next_event(p)
    p.discards = _dealt(p, p.discards, pools, viewer)
    p.removed = _dealt(p, p.removed, pools, viewer)
    for seat in range(p.seats):
        if seat != viewer:
            p.military_hand[seat] = sorted(_dealt(p, _by_back(p, p.military_hand[seat]), pools, viewer))
    p.military_deck = _dealt(p, p.military_deck, pools, viewer)


def _choose_next_event(p: AgesState) -> None:
    """To those who have not looked, the event that others have seen on top is any of the oldest Age."""
    level = p.facts.level
    cards = [entry & CARD_MASK for entry in p.current_events]
    oldest = min([level[card] for card in cards])
    p.next_event = p.draw([card for card in cards if level[card] == oldest], -1) | p.next_event & ~CARD_MASK


def _places(p: AgesState) -> list[list[int]]:
    return [p.military_deck, p.current_events, p.future_events, p.discards, p.removed, *p.military_hand]


def _by_back(p: AgesState, hand: list[int]) -> list[int]:
    """A hand in an order that its backs alone decide, so that equal views of it are dealt alike."""
    level = p.facts.level
    return sorted(hand, key=lambda entry: (level[entry & CARD_MASK], entry & ~CARD_MASK))


def _dealt_events(p: AgesState, entries: list[int], pools: list[list[int]], viewer: int) -> list[int]:
    found: list[int] = []
    for entry in entries:
        if knows(entry, viewer):
            found.append(entry)
            continue
        pool = pools[p.facts.level[entry & CARD_MASK]]
        heap = [card for card in pool if EVENT <= p.facts.kind[card] <= TERRITORY]
        card = p.draw(heap, -1)
        pool.remove(card)
        found.append(card | entry & ~CARD_MASK)
    return found


def _dealt(p: AgesState, entries: list[int], pools: list[list[int]], viewer: int) -> list[int]:
    found = entries.copy()
    level = p.facts.level
    for place, entry in enumerate(entries):
        if not knows(entry, viewer):
            found[place] = p.draw(pools[level[entry & CARD_MASK]], -1) | entry & ~CARD_MASK
    return found
