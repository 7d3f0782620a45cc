"""Explicit deals: what comes out of each heap, in order.

`{"first_seat": 0, "events": [cards that become current events], "civil": {"A": [...], "I": [...]},
"military": {"I": [...]}, "revealed": [events in the order in which they are revealed]}`. Parts may be left out or be
shorter than the heap; chance deals the rest.
"""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.rules.events import EVENTS_AT
from civitas.games.through_the_ages.rules.row import CIVIL_AT, MILITARY_AT, military_cards
from civitas.games.through_the_ages.rules.setup import FIRST_EVENTS_AT, FIRST_SEAT_AT
from civitas.games.through_the_ages.vocabulary import AGES
from civitas.kernel.chance import ScriptChance
from civitas.kernel.errors import BadInput, Reason, short

PARTS = ["first_seat", "events", "civil", "military", "revealed"]


def scripted(facts: Catalogue, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
    items: dict[int, int] = {}
    for key in deal:
        if key not in PARTS:
            raise _bad(str(key)[:40], "reason-unknown-key", {})
    if "first_seat" in deal:
        first = deal["first_seat"]
        if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < seats:
            choices = ", ".join([str(seat) for seat in range(seats)])
            raise _bad("first_seat", "reason-none-of", {"found": short(first), "choices": choices})
        items[FIRST_SEAT_AT] = first
    _place(items, facts, _cards(deal, "events"), "events", facts.military_decks[seats - 2][0], FIRST_EVENTS_AT, 1)
    for number, age in enumerate(AGES):
        civil = facts.civil_decks[seats - 2][number]
        _place(
            items, facts, _by_age(deal, "civil", age), f"civil.{age}", civil, CIVIL_AT + 100 * number + len(civil), -1
        )
        military = military_cards(facts, seats, number, bool(options.get("peaceful")))
        start = MILITARY_AT + 1000 * number + len(military)
        _place(items, facts, _by_age(deal, "military", age), f"military.{age}", military, start, -1)
    _place(items, facts, _cards(deal, "revealed"), "revealed", [], EVENTS_AT, 1)
    return ScriptChance(items, 0)


def _cards(deal: dict[str, object], part: str) -> list[object]:
    value = deal.get(part, [])
    if not isinstance(value, list):
        raise _bad(part, "reason-needs-list", {"wanted": "0 …"})
    return value


def _by_age(deal: dict[str, object], part: str, age: str) -> list[object]:
    ages = deal.get(part, {})
    if not isinstance(ages, dict) or not all(key in AGES for key in ages):
        raise _bad(part, "reason-none-of", {"found": short(ages), "choices": ", ".join(AGES)})
    return _cards(ages, age)


def _place(
    items: dict[int, int], facts: Catalogue, cards: list[object], part: str, deck: list[int], first: int, step: int
) -> None:
    """Name the cards at their places; without a deck any military card may be named."""
    left = list(deck)
    for number, name in enumerate(cards):
        card = facts.cards.index.get(name) if isinstance(name, str) else None
        if card is None or (deck and card not in left):
            raise _bad(f"{part}[{number}]", "reason-unknown", {"found": short(name)})
        if deck:
            left.remove(card)
        items[first + step * number] = card


def _bad(place: str, reason: str, figures: dict[str, object]) -> BadInput:
    return BadInput("error-bad-deal", {"place": place, "reason": Reason(reason, figures)})
