"""Where culture comes from, card by card: told to whoever keeps a tally, and worked out for nobody else."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.statistics import cards_in_force
from civitas.games.through_the_ages.vocabulary import (
    BEST_THEATER_AGAIN,
    CARD_KINDS,
    CULTURE,
    CULTURE_PER_FACE,
    CULTURE_PER_PARTNER_WONDER,
    FIRST_COLONY_CULTURE,
    FROM_OTHERS,
    LAB_CULTURE_PER_LEVEL,
    PACT,
    PAIR_CULTURE,
    SOURCE_OF_KIND,
    SOURCES,
    THEATER_CULTURE,
    WONDER,
)
from civitas.kernel.events import Credit
from civitas.kernel.fields import members

_RATED: Final = [
    CULTURE_PER_FACE,
    FIRST_COLONY_CULTURE,
    THEATER_CULTURE,
    PAIR_CULTURE,
    BEST_THEATER_AGAIN,
    LAB_CULTURE_PER_LEVEL,
]
"""Abilities that add to the culture of a production."""


def credit(p: AgesState, seat: int, points: int, source: int) -> None:
    """`source` is a card, or one of the causes that are no card."""
    assert p.credits is not None
    if source < 0:
        p.credits.append(Credit(seat, SOURCES[source], "", points))
    else:
        facts = p.facts
        name = SOURCE_OF_KIND[CARD_KINDS[facts.kind[source]]]
        p.credits.append(Credit(seat, name, facts.ids[source], points))


def giver(p: AgesState, seat: int, ability: int) -> int:
    """The card in play that gives an ability."""
    if p.credits is not None:
        for card in cards_in_force(p, seat):
            if any([pair[0] == ability for pair in p.facts.abilities[card]]):
                return card
    return FROM_OTHERS


def credit_production(p: AgesState, seat: int) -> None:
    """The culture of a production, card by card; what is left comes from the card whose ability adds to others."""
    left = p.culture_rate[seat]
    if left == 0:
        return  # a rating is never below 0, whatever cards take
    for card, points in _parts(p, seat):
        if points:
            credit(p, seat, points, card)
            left -= points
    if left:
        rated = [ability for ability in _RATED if p.power[seat][ability]]
        credit(p, seat, left, giver(p, seat, rated[0]) if rated else FROM_OTHERS)


def _parts(p: AgesState, seat: int) -> list[tuple[int, int]]:
    """What each card gives by itself, with the workers on it."""
    facts = p.facts
    found = [(card, facts.gives[card][CULTURE]) for card in cards_in_force(p, seat)]
    for wonder in members(p.ravaged[seat]):
        found.append((facts.first[WONDER] + wonder, facts.ravaged_culture))
    for site in range(facts.urban_at, facts.units_at):
        found.append((site, p.workers[seat][site] * facts.site_culture[site]))
    for owner in range(p.seats):
        pact, partner = p.pact[owner], p.pact_with[owner]
        if pact >= 0 and seat in (owner, partner):
            side = p.pact_side[owner] if seat == owner else 1 - p.pact_side[owner]
            points = facts.pact_sides[pact][side][CULTURE]
            for pair in facts.pact_abilities[pact][side]:
                if pair[0] == CULTURE_PER_PARTNER_WONDER:
                    points += pair[1] * p.wonders[partner if seat == owner else owner].bit_count()
            found.append((facts.first[PACT] + pact, points))
    return found
