"""What a seat sees as one number: search tells situations apart by it."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import CARD_MASK, AgesState, knows
from civitas.kernel.chance import Chance

FACE_DOWN: Final = CARD_MASK + 1
"""Above the Age of a card that is there and whose face cannot be seen."""
_LUCK: Final = Chance(1)
_SALT: Final = [_LUCK.word(2 * face) << 25 ^ _LUCK.word(2 * face + 1) for face in range(2 * FACE_DOWN)]
"""A large number of its own for each card: their sum tells cards that lie in no order from others."""


def sight_of(p: AgesState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    table = (p.now, len(p.later), p.age, p.round, p.player, p.first_seat, p.last_round, p.resigned, p.open_card)
    turn = (p.flags, p.extra_civil, p.extra_military, p.unit_resources, p.unit_science, tuple(p.fresh))
    goods = (p.loose_food, p.loose_resources, p.bid, p.bidder, p.bidders, p.force, tuple(p.sent))
    deck = 0
    for card in p.civil_deck:
        deck += _SALT[card]
    cards = (tuple(p.row), deck, len(p.military_deck), tuple(p.past_events), p.common)
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


def _pile(p: AgesState, entries: list[int], seat: int) -> int:
    """Cards in no order."""
    found = 0
    for entry in entries:
        found += _SALT[_face(p, entry, seat)]
    return found


def _face(p: AgesState, entry: int, seat: int) -> int:
    card = entry & CARD_MASK
    return card if knows(entry, seat) else FACE_DOWN | p.facts.level[card]


def _next_event(p: AgesState, seat: int) -> int:
    return _face(p, p.next_event, seat) if p.next_event >= 0 else p.next_event
