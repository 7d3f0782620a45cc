"""What must hold in every position: nothing lost, nothing twice, nobody controls what it cannot."""

from __future__ import annotations

from civitas.games.seven_ages.armoury import of_type
from civitas.games.seven_ages.effects.held import markers_left
from civitas.games.seven_ages.position import (
    CARD,
    DECK_CARD,
    MOST_COLOURS,
    NEW_COLOUR,
    SIDE,
    STARTED_CARD,
    TURNED_OVER,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.building import left_in_pool
from civitas.games.seven_ages.vocabulary import CREED, MARKERS
from civitas.kernel.fields import members


def problems_of(p: SevenAgesState) -> list[str]:
    facts = p.facts
    for values, size in (
        (p.occupant, len(facts.areas)),
        (p.city, len(facts.areas)),
        (p.marks, len(facts.areas)),
        (p.units, len(facts.places)),
        (p.guests, len(facts.places)),
        (p.moved, len(facts.places)),
        (p.card, MOST_COLOURS),
        (p.player, MOST_COLOURS),
        (p.progress, MOST_COLOURS),
        (p.money, MOST_COLOURS),
        (p.army, MOST_COLOURS),
        (p.marker, MOST_COLOURS),
        (p.where, len(facts.artefacts)),
        (p.twins, len(facts.artefacts)),
    ):
        if len(values) != size:
            return ["a list does not fit the map, the colours or the artefacts"]
    return _card_problems(p) + _unit_problems(p) + _empire_problems(p) + _leader_problems(p)


def _card_problems(p: SevenAgesState) -> list[str]:
    cards = p.deck + p.pile + [card for card in p.card if card >= 0]
    for hand in p.hand:
        cards += hand
    if p.battle:
        cards += [card for card in (p.battle[CARD], p.battle[SIDE + CARD]) if card >= 0]
    if p.deal and p.deal[DECK_CARD] >= 0:
        cards.append(p.deal[DECK_CARD])
    if p.duel:
        cards += [card for card in (p.duel[1], p.duel[5]) if card >= 0]
    if p.founding and p.founding[NEW_COLOUR] < 0 and p.founding[STARTED_CARD] >= 0:
        cards.append(p.founding[STARTED_CARD])
    return [] if sorted(cards) == list(range(len(p.facts.cards))) else ["a card is lost or doubled"]


def _unit_problems(p: SevenAgesState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    if p.army != p.recount():
        found.append("the armies differ from the units on the map")
    for place, area in enumerate(facts.area_of_place):
        if p.units[place] and p.occupant[area] < 0:
            found.append(f"units of nobody in {facts.areas.ids[area]}")
        if p.guests[place] and (p.occupant[area] < 0 or p.occupant[area] == p.invader or p.invader < 0):
            found.append(f"invaders of nobody in {facts.areas.ids[area]}")
        land = (p.units[place] | p.guests[place]) & facts.land_units
        if land and (place != area or not facts.is_land[area]):
            found.append(f"land units at sea in {facts.places.ids[place]}")
        ships = (p.units[place] | p.guests[place]) & facts.naval_units
        if ships and facts.is_land[area] and place not in facts.shores[area]:
            found.append(f"ships on land in {facts.places.ids[place]}")
    for area, owner in enumerate(p.occupant):
        if owner >= 0 and (p.card[owner] < 0 or not p.force_in(area)):
            found.append(f"{facts.areas.ids[area]} belongs to an empire without units there")
    for colour in range(MOST_COLOURS):
        for unit in range(len(facts.units)):
            if of_type(p.army[colour], unit) and left_in_pool(p, colour, unit) < 0:
                found.append(f"more {facts.units.ids[unit]} than counters")
    return found


def _empire_problems(p: SevenAgesState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    for colour in range(MOST_COLOURS):
        if (p.card[colour] < 0) != (p.player[colour] < 0):
            found.append("an empire without a player, or a player without an empire")
        if not 0 <= p.money[colour] <= facts.most_money:
            found.append("money out of range")
        if p.card[colour] >= 0 and p.progress[colour] < 1:
            found.append("an empire before the first space of the track")
        capital = p.capital[colour]
        if capital >= 0 and (p.occupant[capital] != colour or not p.city[capital]):
            found.append("a capital without a city of its empire")
    for area, level in enumerate(p.city):
        if level and (level not in facts.city_levels or not facts.is_land[area]):
            found.append(f"an impossible city in {facts.areas.ids[area]}")
    for artefact, kind in enumerate(facts.kind):
        if kind >= CREED and markers_left(p, artefact) < 0:
            found.append("more religions or governments than markers")
    for seat in range(p.seats):
        placed = [p.marker[colour] for colour in p.empires_of(seat) if p.marker[colour] >= 0]
        placed += members(p.strays[seat] & (1 << MARKERS) - 1) + members(p.strays[seat] >> TURNED_OVER)
        if len(set(placed)) < len(placed):
            found.append("a marker was placed twice")
        if p.glory_of(seat) < 0:
            found.append("glory below 0")
    return found


def _leader_problems(p: SevenAgesState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    unnamed = [leader >> 4 & 15 for leader in p.leaders if leader >> 8 & 255 == 0]
    counters = sorted(p.cup + unnamed + ([p.found] if p.found >= 0 else []))
    wanted: list[int] = []
    for leader in range(len(facts.leaders)):
        wanted += [leader] * facts.cup_each
    wanted += [len(facts.leaders)] * facts.cup_empty
    if p.deck and counters != sorted(wanted):
        found.append("a leader is lost or doubled")
    for leader in p.leaders:
        if p.card[leader & 15] < 0:
            found.append("a leader without an empire")
    return found
