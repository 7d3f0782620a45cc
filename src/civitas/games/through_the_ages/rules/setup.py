"""Setup: decks, first player, initial actions, card row, current events."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.frames import REFILL, TURN
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.row import begin_age, draw_civil
from civitas.kernel.frames import frame

# Places for explicit deals.
FIRST_SEAT_AT: Final = 0
FIRST_EVENTS_AT: Final = 100


def set_up(p: AgesState) -> None:
    """The first player is chosen by lot and never changes."""
    _lay_out_boards(p)
    p.refresh()
    p.first_seat = p.draw(list(range(p.seats)), FIRST_SEAT_AT)
    p.player = p.first_seat
    begin_age(p)
    heap = p.military_deck.copy()
    count = p.facts.current_events[p.seats - 2]
    p.current_events = [p.draw(heap, FIRST_EVENTS_AT + number) for number in range(count)]
    # Nobody sees the rest of the Age A deck, and nothing is drawn from it.
    p.removed = heap
    p.military_deck = []
    for space in range(len(p.row)):
        p.row[space] = draw_civil(p)
    for place, seat in enumerate(p.clockwise(p.first_seat)):
        p.civil[seat] = p.facts.first_round_civil[place]
    p.now = frame(TURN, p.first_seat, REFILL)


def _lay_out_boards(p: AgesState) -> None:
    """Tokens in the banks, workers and technologies as printed on each board."""
    facts, seats = p.facts, p.seats
    p.yellow = [facts.yellow_bank] * seats
    p.unused = [facts.unused_workers] * seats
    p.blue = [facts.blue_bank] * seats
    p.yellow_tokens = [facts.yellow_tokens] * seats
    p.blue_tokens = [facts.blue_bank] * seats
    p.workers = [facts.start_workers] * seats
    p.technologies = [facts.initial_mask] * seats
    p.government = [facts.first_government] * seats
