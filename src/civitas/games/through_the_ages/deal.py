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
from civitas.kernel.deals import Deal, bad_deal, item, listed
from civitas.kernel.errors import short

PARTS = ["first_seat", "events", "civil", "military", "revealed"]


def script_of(facts: Catalogue, given: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
    deal = Deal(given, PARTS)
    deal.first_seat(seats, FIRST_SEAT_AT)
    first_events = facts.military_decks[seats - 2][0]
    _lay(deal, facts, deal.listed("events"), "events", first_events, FIRST_EVENTS_AT, 1)
    for number, age in enumerate(AGES):
        civil = facts.civil_decks[seats - 2][number]
        _lay(deal, facts, _by_age(deal, "civil", age), f"civil.{age}", civil, CIVIL_AT + 100 * number + len(civil), -1)
        military = military_cards(facts, seats, number, bool(options.get("peaceful")))
        start = MILITARY_AT + 1000 * number + len(military)
        _lay(deal, facts, _by_age(deal, "military", age), f"military.{age}", military, start, -1)
    _lay(deal, facts, deal.listed("revealed"), "revealed", [], EVENTS_AT, 1)
    return ScriptChance(deal.items, 0)


def _by_age(deal: Deal, part: str, age: str) -> list[object]:
    ages = deal.given.get(part, {})
    if not isinstance(ages, dict) or not all(key in AGES for key in ages):
        raise bad_deal(part, "reason-none-of", {"found": short(ages), "choices": ", ".join(AGES)})
    return listed(ages.get(age, []), age, 0, -1)


def _lay(deal: Deal, facts: Catalogue, cards: list[object], part: str, deck: list[int], first: int, step: int) -> None:
    """Lay the cards at their places; without a deck any card may be named."""
    left = list(deck)
    for number, name in enumerate(cards):
        place = f"{part}[{number}]"
        card = item(name, facts.cards, place)
        if deck and card not in left:
            raise bad_deal(place, "reason-unknown", {"found": short(name)})
        if deck:
            left.remove(card)
        deal.items[first + step * number] = card
