"""Events (Programmare un Evento, Eventi Attuali): preparing events, revealing and resolving them."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.effects.events import apply
from civitas.games.through_the_ages.frames import EVENT as EVENT_STEP
from civitas.games.through_the_ages.frames import EVENT_OVER
from civitas.games.through_the_ages.position import CARD_MASK, ENTRY_BITS, AgesState, replaced, without
from civitas.games.through_the_ages.rules.cards import gain_culture
from civitas.games.through_the_ages.rules.colonization import begin_auction
from civitas.games.through_the_ages.rules.comparing import affected
from civitas.games.through_the_ages.rules.row import find_military, take_military
from civitas.games.through_the_ages.vocabulary import EVENT, FROM_PREPARED, SEES_NEXT_EVENT, TERRITORY
from civitas.kernel.frames import NOBODY, a_of, b_of, frame, seat_of

EVENTS_AT: Final = 20000
"""For explicit deals: plus the number of events revealed before."""


def forbids_prepare(p: AgesState, seat: int, number: int) -> int:
    return 0 if find_military(p, seat, p.facts.first[EVENT] + number) >= 0 else by.EVENT_PREPARE_GOES_TO_FUTURE


def prepare(p: AgesState, seat: int, number: int) -> None:
    """The card goes face down on the future events, scores its level, and a current event is revealed."""
    card = p.facts.first[EVENT] + number
    take_military(p, seat, card)
    p.future_events = [*p.future_events, card | 1 << ENTRY_BITS + seat]
    if p.log is not None:
        level = p.facts.level[card]
        p.tell("event-prepared", {"seat": seat, "card": p.facts.ids[card]}, 1 << seat)
        p.tell("event-prepared-hidden", {"seat": seat, "age": level}, ~(1 << seat))
    gain_culture(p, seat, p.facts.level[card], FROM_PREPARED)
    reveal_event(p, seat)


def next_card(p: AgesState) -> int:
    """The top of the current events: older Ages lie on top, in no order within an Age."""
    if p.next_event >= 0:
        return p.next_event & CARD_MASK
    level = p.facts.level
    oldest = min([level[entry & CARD_MASK] for entry in p.current_events])
    heap = sorted([entry & CARD_MASK for entry in p.current_events if level[entry & CARD_MASK] == oldest])
    return p.draw(heap, EVENTS_AT + len(p.past_events))


def place_of(p: AgesState, card: int) -> int:
    """The place of a card among the current events."""
    for place, entry in enumerate(p.current_events):
        if entry & CARD_MASK == card:
            return place
    raise AssertionError("the next event is one of the current ones")


def look_ahead(p: AgesState, seat: int) -> None:
    """One leader sees the top current event at the start of the Politics Phase."""
    own = 1 << ENTRY_BITS + seat
    if not p.power[seat][SEES_NEXT_EVENT] or not p.current_events or (p.next_event >= 0 and p.next_event & own):
        return
    card = next_card(p)
    lookers = p.next_event & ~CARD_MASK if p.next_event >= 0 else 0
    p.next_event = card | lookers | own
    place = place_of(p, card)
    p.current_events = replaced(p.current_events, place, p.current_events[place] | own)
    p.reveal(1 << seat)
    if p.log is not None:
        p.tell("event-foreseen", {"seat": seat, "card": p.facts.ids[card]}, 1 << seat)


def reveal_event(p: AgesState, seat: int) -> None:
    turn_over_future(p)
    card = next_card(p)
    p.current_events = without(p.current_events, place_of(p, card))
    p.next_event = -1
    p.open_card = card
    p.reveal(-1)
    if p.log is not None:
        p.tell("event-revealed", {"seat": seat, "card": p.facts.ids[card]})
    p.ask_next(frame(EVENT_OVER, NOBODY))
    if p.facts.kind[card] == TERRITORY:
        begin_auction(p, seat)
    else:
        p.ask_next(event_frame(p, seat, card - p.facts.first[EVENT], seat))


def event_frame(p: AgesState, seat: int, number: int, current: int) -> int:
    """Who is affected is settled before anything changes."""
    masks = 0
    for place, effect in enumerate(p.facts.effects[number]):
        masks |= affected(p, effect.who, current) << 8 + 4 * place
    return frame(EVENT_STEP, seat, number, masks)


def go_on_with_event(p: AgesState) -> None:
    """One effect for one seat at a time, clockwise from the player who revealed the event."""
    seat, number, rest = seat_of(p.now), a_of(p.now), b_of(p.now)
    at, place, masks = rest & 7, rest >> 3 & 7, rest >> 8
    effects = p.facts.effects[number]
    if at >= len(effects):
        p.answered()
        return
    order = p.clockwise(seat)
    if place >= len(order):
        p.now = frame(EVENT_STEP, seat, number, at + 1 | masks << 8)
        return
    p.now = frame(EVENT_STEP, seat, number, at | place + 1 << 3 | masks << 8)
    if masks >> 4 * at >> order[place] & 1:
        apply(p, effects[at], order[place], seat)


def finish_event(p: AgesState) -> None:
    """The event is past."""
    p.answered()
    if p.open_card >= 0:
        p.past_events = [*p.past_events, p.open_card]
        p.open_card = -1
    turn_over_future(p)


def turn_over_future(p: AgesState) -> None:
    """When no current event is left the future ones become current."""
    if not p.current_events:
        p.current_events = p.future_events
        p.future_events = []
