"""What a seat sees as one number: search tells situations apart by it."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import CARD_MASK, AgesState, knows

FACE_DOWN: Final = 256
"""Above the Age of a card that is there and whose face cannot be seen."""


def sight_of(p: AgesState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    table = (p.now, len(p.later), p.age, p.round, p.player, p.first_seat, p.last_round, p.resigned, p.open_card)
    turn = (p.flags, p.extra_civil, p.extra_military, p.unit_resources, p.unit_science, tuple(p.fresh))
    goods = (p.loose_food, p.loose_resources, p.bid, p.bidder, p.bidders, p.force, tuple(p.sent))
    cards = (tuple(p.row), tuple(sorted(p.civil_deck)), len(p.military_deck), tuple(p.past_events), p.common)
    hidden = (_next_event(p, seat), tuple([_pile(p, pile, seat) for pile in _piles(p)]))
    people = (tuple(p.science), tuple(p.culture), tuple(p.civil), tuple(p.military), tuple(p.given_up), tuple(p.once))
    banks = (tuple(p.yellow), tuple(p.unused), tuple(p.blue), _rows(p.workers), _rows(p.tokens), _rows(p.hand))
    learnt = (tuple(p.technologies), tuple(p.government), tuple(p.leader), tuple(p.leaders_taken), tuple(p.colonies))
    wonders = (tuple(p.wonders), tuple(p.ravaged), tuple(p.unfinished), tuple(p.stages), tuple(p.tucked))
    armies = (tuple(p.tactic), tuple(p.exclusive), tuple(p.war), tuple(p.war_on))
    pacts = (tuple(p.pact), tuple(p.pact_with), tuple(p.pact_side))
    found = hash((table, turn, goods, cards, hidden, people, banks, learnt, wonders, armies, pacts))
    return found if found else 1


def _rows(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in rows])


def _piles(p: AgesState) -> list[list[int]]:
    return [p.current_events, p.future_events, p.discards, p.removed, *p.military_hand]


def _pile(p: AgesState, entries: list[int], seat: int) -> tuple[int, ...]:
    """Cards in no order."""
    return tuple(sorted([_face(p, entry, seat) for entry in entries]))


def _face(p: AgesState, entry: int, seat: int) -> int:
    card = entry & CARD_MASK
    return card if knows(entry, seat) else FACE_DOWN | p.facts.level[card]


def _next_event(p: AgesState, seat: int) -> int:
    return _face(p, p.next_event, seat) if p.next_event >= 0 else p.next_event
