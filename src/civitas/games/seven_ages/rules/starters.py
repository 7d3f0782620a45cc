"""1. Start Empire (Inizia Impero): who may start with which card, in which colours, near whom."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, SevenAgesState
from civitas.games.seven_ages.rules.empires import game_age
from civitas.games.seven_ages.vocabulary import SETUP_NEAR, SETUP_REVOLT, TOTAL_HISTORY

MOST_EMPIRES: Final = {
    2: by.MARKERS_MAX_TWO_PLAYERS,
    3: by.MARKERS_MAX_THREE_PLAYERS,
    4: by.MARKERS_MAX_FOUR_PLAYERS,
}


def homes_of(p: SevenAgesState, colour: int) -> list[int]:
    """The starting areas of an empire."""
    return [home >> 4 for home in p.homes if home & 15 == colour]


def colour_of_card(p: SevenAgesState, card: int) -> int:
    for colour in range(MOST_COLOURS):
        if p.card[colour] == card:
            return colour
    return NOTHING


def is_of_age(p: SevenAgesState, card: int, age: int) -> bool:
    """May this empire start in this age of the game? In some only if another empire is on the map, or is not."""
    if p.facts.ages[card] >> age & 1:
        return True
    for condition in p.facts.conditions[card]:
        if condition.age == age and (colour_of_card(p, condition.empire) >= 0) == condition.on_map:
            return True
    return False


def free_colours(p: SevenAgesState, seat: int) -> list[int]:
    """Own colours first; when both are in use, those that belong to nobody."""
    facts = p.facts
    free = [colour for colour in range(MOST_COLOURS) if p.card[colour] < 0]
    own = [colour for colour in free if facts.pair[colour] == p.pair[seat]]
    if own:
        return own
    return [colour for colour in free if facts.pair[colour] < 0 or facts.pair[colour] not in p.pair]


def near_areas(p: SevenAgesState, n: int) -> list[int]:
    """Coastal land areas within n areas of some empire."""
    facts = p.facts
    found: list[int] = []
    left = [n if owner >= 0 else NOTHING for owner in p.occupant]
    edge = [area for area, owner in enumerate(p.occupant) if owner >= 0]
    while edge:
        beyond: list[int] = []
        for area in edge:
            for other in facts.borders[area]:
                if left[area] > 0 and left[other] < left[area] - 1:
                    left[other] = left[area] - 1
                    beyond.append(other)
        edge = beyond
    for area in facts.lands:
        if left[area] >= 0 and facts.coasts[area]:
            found.append(area)
    return found


def revolt_areas(p: SevenAgesState, seat: int, chosen: int) -> list[int]:
    """Areas of foreign empires that are in disorder or away from their capital; after the first, of the same empire."""
    facts = p.facts
    found: list[int] = []
    for area in facts.lands:
        colour = p.occupant[area]
        if colour < 0 or p.player[colour] == seat or p.capital[colour] == area:
            continue
        if chosen >= 0 and colour != p.occupant[chosen]:
            continue
        if p.is_disordered(area) or p.capital[colour] not in facts.borders[area]:
            found.append(area)
    return found


def forbids_card(p: SevenAgesState, seat: int, card: int) -> int:
    facts = p.facts
    if card not in p.hand[seat]:
        return by.START_FROM_HAND
    if len(p.empires_of(seat)) >= p.most_empires():
        return MOST_EMPIRES.get(len(p.players(seat)), by.MARKERS_MAX_FIVE_PLUS)
    if not free_colours(p, seat):
        return by.START_FREE_COLOUR
    if p.has_options(TOTAL_HISTORY) and p.first_age == 0 and not facts.ages[card] & 2:
        return by.OPTION_TOTAL_HISTORY
    age = game_age(p)
    rippled = bool(p.founding) and bool(p.founding.rippled)
    if age and not rippled and not is_of_age(p, card, age):
        return by.START_ELIGIBILITY
    if facts.special_of(card, SETUP_NEAR) and not near_areas(p, facts.special_of(card, SETUP_NEAR)):
        return by.START_PREREQUISITES
    if facts.special_of(card, SETUP_REVOLT) and not revolt_areas(p, seat, NOTHING):
        return by.START_PREREQUISITES
    return 0
