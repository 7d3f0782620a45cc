"""Statistics (Le tue statistiche): what cards and workers give. Worked out anew whenever a card or a worker moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.games.through_the_ages.rules.armies import army_strength
from civitas.games.through_the_ages.vocabulary import (
    ABILITIES,
    AIR_FORCE,
    ARTILLERY,
    ARTILLERY_STRENGTH,
    BEST_STUDY_SCIENCE,
    BEST_THEATER_AGAIN,
    CIVIL,
    COLONIZATION,
    CULTURE,
    CULTURE_PER_FACE,
    CULTURE_PER_PARTNER_WONDER,
    EXTRA_FACE,
    FIRST_COLONY_CULTURE,
    HAPPY,
    INFANTRY,
    INFANTRY_AS_CAVALRY,
    INFANTRY_STRENGTH,
    LAB,
    LAB_CULTURE_PER_LEVEL,
    LAB_SCIENCE_LOSS,
    LEADER,
    LIBRARY,
    MILITARY,
    MINE,
    NEXT_COLONY_CULTURE,
    PAIR_CULTURE,
    SCIENCE,
    STATISTICS,
    STRENGTH,
    STRENGTH_PER_FACE,
    TEMPLE,
    TERRITORY,
    THEATER,
    THEATER_CULTURE,
    UNIT_STRENGTH,
    UNIT_TYPE_STRENGTH,
    WONDER,
)
from civitas.kernel.fields import members

if TYPE_CHECKING:
    from civitas.games.through_the_ages.position import AgesState

_STATISTICS: Final = len(STATISTICS)
_ABILITIES: Final = len(ABILITIES)


def recount(p: AgesState, seat: int) -> None:
    """Everything that follows from the cards in play of a seat."""
    facts = p.facts
    fixed = [0] * _STATISTICS
    power = [0] * _ABILITIES
    cards = cards_in_force(p, seat)
    for card in cards:
        _add(fixed, power, facts.gives[card], facts.abilities[card])
    fixed[CULTURE] += facts.ravaged_culture * p.ravaged[seat].bit_count()
    if p.seats > 2:
        _add_pacts(p, seat, fixed, power)
    _add_faces(p, seat, cards, fixed, power)
    colonies = p.colonies[seat].bit_count()
    if colonies and power[FIRST_COLONY_CULTURE]:
        fixed[CULTURE] += power[FIRST_COLONY_CULTURE] + (colonies - 1) * power[NEXT_COLONY_CULTURE]
    p.fixed[seat] = fixed
    p.power[seat] = power
    p.held[seat] = members(p.technologies[seat] & facts.site_mask)
    p.civil_total[seat] = fixed[CIVIL]
    p.military_total[seat] = fixed[MILITARY]
    stock(p, seat)
    rate(p, seat)


def cards_in_force(p: AgesState, seat: int) -> list[int]:
    """The cards that give something without workers on them."""
    facts = p.facts
    cards = [p.government[seat]] + members(p.technologies[seat] & facts.special_mask)
    if p.leader[seat] >= 0:
        cards.append(facts.first[LEADER] + p.leader[seat])
    for wonder in members(p.wonders[seat] & ~p.ravaged[seat]):
        cards.append(facts.first[WONDER] + wonder)
    for colony in members(p.colonies[seat]):
        cards.append(facts.first[TERRITORY] + colony)
    return cards


def _add(fixed: list[int], power: list[int], gives: list[int], abilities: list[list[int]]) -> None:
    for number, amount in enumerate(gives):
        if amount:
            fixed[number] += amount
    for pair in abilities:
        power[pair[0]] += pair[1]


def _add_pacts(p: AgesState, seat: int, fixed: list[int], power: list[int]) -> None:
    facts = p.facts
    for owner in range(p.seats):
        pact = p.pact[owner]
        partner = p.pact_with[owner]
        if pact < 0 or seat not in (owner, partner):
            continue
        side = p.pact_side[owner] if seat == owner else 1 - p.pact_side[owner]
        before = power[CULTURE_PER_PARTNER_WONDER]
        _add(fixed, power, facts.pact_sides[pact][side], facts.pact_abilities[pact][side])
        other = partner if seat == owner else owner
        each = power[CULTURE_PER_PARTNER_WONDER] - before
        fixed[CULTURE] += each * p.wonders[other].bit_count()


def _add_faces(p: AgesState, seat: int, cards: list[int], fixed: list[int], power: list[int]) -> None:
    """Happy faces of cards that other cards look at: the tucked leader's, the Basilica's extra ones."""
    facts = p.facts
    extra = power[EXTRA_FACE]
    tucked = p.tucked[seat]
    faces_of_wonders = 0
    faces_of_government = 0
    for card in cards:
        faces = facts.gives[card][HAPPY]
        if faces <= 0:
            continue
        if extra and not gives_extra_faces(p, card):
            fixed[HAPPY] += extra
            faces += extra
        if facts.kind[card] == WONDER:
            faces_of_wonders += faces
        elif card == p.government[seat]:
            faces_of_government += faces
    if tucked >= 0:
        card = facts.first[WONDER] + tucked
        shown = card in cards and facts.gives[card][HAPPY] > 0
        own = 1 if shown or (card in cards and gives_extra_faces(p, card)) else 1 + extra
        fixed[HAPPY] += own
        faces_of_wonders += own
    fixed[CULTURE] += power[CULTURE_PER_FACE] * faces_of_wonders
    fixed[STRENGTH] += power[STRENGTH_PER_FACE] * faces_of_government


def gives_extra_faces(p: AgesState, card: int) -> bool:
    return any([pair[0] == EXTRA_FACE for pair in p.facts.abilities[card]])


def stock(p: AgesState, seat: int) -> None:
    """Count the stored food and resources."""
    value = p.facts.value
    tokens = p.tokens[seat]
    farms = p.facts.first[MINE]
    food = 0
    resources = 0
    for site, count in enumerate(tokens):
        if count:
            if site < farms:
                food += count * value[site]
            else:
                resources += count * value[site]
    p.food[seat] = food
    p.resources[seat] = resources


def rate(p: AgesState, seat: int) -> None:
    """Livelli: the four ratings, from the fixed statistics and the workers."""
    facts = p.facts
    fixed, power, workers = p.fixed[seat], p.power[seat], p.workers[seat]
    science, culture, strength, happy = fixed[SCIENCE], fixed[CULTURE], fixed[STRENGTH], fixed[HAPPY]
    extra = power[EXTRA_FACE]
    urban, units = facts.urban_at, facts.units_at
    armed = False
    for site in p.held[seat]:
        count = workers[site]
        if count == 0 or site < urban:
            continue
        if site >= units:
            strength += count * facts.site_strength[site]
            armed = True
            continue
        science += count * facts.site_science[site]
        culture += count * facts.site_culture[site]
        strength += count * facts.site_strength[site]
        faces = facts.site_happy[site]
        if faces:
            happy += count * (faces + extra)
    if p.leader[seat] >= 0:
        science += leader_science(p, seat)
        culture += leader_culture(p, seat)
    if armed:
        strength += unit_bonus(p, seat)
        if p.tactic[seat] >= 0:
            strength += army_strength(facts, p.tactic[seat], workers, power[INFANTRY_AS_CAVALRY] > 0)
    if power[STRENGTH_PER_FACE]:
        strength += power[STRENGTH_PER_FACE] * faces_of(p, seat, TEMPLE)
    p.science_rate[seat] = science if science > 0 else 0
    p.culture_rate[seat] = culture if culture > 0 else 0
    p.strength[seat] = strength if strength > 0 else 0
    p.happy[seat] = 0 if happy < 0 else happy if happy < facts.most_happy else facts.most_happy


def workers_of(p: AgesState, seat: int, kind: int) -> int:
    """Buildings or units of a kind."""
    workers = p.workers[seat]
    total = 0
    for site in p.facts.sites_of[kind]:
        total += workers[site]
    return total


def best_level(p: AgesState, seat: int, kind: int) -> int:
    """The level of the best building of a kind, or -1."""
    workers = p.workers[seat]
    best = -1
    for site in p.facts.sites_of[kind]:
        if workers[site]:
            best = p.facts.level[site]
    return best


def faces_of(p: AgesState, seat: int, kind: int) -> int:
    """Happy faces of the buildings of a kind, the Basilica's included."""
    extra = p.power[seat][EXTRA_FACE]
    total = 0
    for site in p.facts.sites_of[kind]:
        if p.workers[seat][site] and p.facts.site_happy[site]:
            total += p.workers[seat][site] * (p.facts.site_happy[site] + extra)
    return total


def leader_science(p: AgesState, seat: int) -> int:
    """What the leader adds to the science of labs and libraries."""
    power = p.power[seat]
    total = 0
    if power[BEST_STUDY_SCIENCE]:
        best = max(best_level(p, seat, LAB), best_level(p, seat, LIBRARY), 0)
        total += power[BEST_STUDY_SCIENCE] * best
    if power[LAB_SCIENCE_LOSS]:
        total -= power[LAB_SCIENCE_LOSS] * workers_of(p, seat, LAB)
    return total


def leader_culture(p: AgesState, seat: int) -> int:
    """What the leader adds to the culture of urban buildings."""
    power = p.power[seat]
    total = stage_culture(p, seat)
    if power[LAB_CULTURE_PER_LEVEL]:
        total += power[LAB_CULTURE_PER_LEVEL] * levels_of(p, seat, LAB)
    if power[CULTURE_PER_FACE]:
        total += power[CULTURE_PER_FACE] * (faces_of(p, seat, TEMPLE) + faces_of(p, seat, THEATER))
    return total


def stage_culture(p: AgesState, seat: int) -> int:
    """What the leader adds to the culture of theaters and libraries."""
    power = p.power[seat]
    total = 0
    if power[THEATER_CULTURE]:
        total += power[THEATER_CULTURE] * workers_of(p, seat, THEATER)
    if power[PAIR_CULTURE]:
        total += power[PAIR_CULTURE] * min(workers_of(p, seat, LIBRARY), workers_of(p, seat, THEATER))
    if power[BEST_THEATER_AGAIN]:
        total += power[BEST_THEATER_AGAIN] * _best_theater_culture(p, seat)
    return total


def _best_theater_culture(p: AgesState, seat: int) -> int:
    best = 0
    for site in p.facts.sites_of[THEATER]:
        if p.workers[seat][site]:
            best = p.facts.site_culture[site]
    return best


def levels_of(p: AgesState, seat: int, kind: int) -> int:
    """The summed levels of the buildings or units of a kind."""
    total = 0
    for site in p.facts.sites_of[kind]:
        total += p.workers[seat][site] * p.facts.level[site]
    return total


def unit_bonus(p: AgesState, seat: int) -> int:
    """Strength that cards add for each unit or each type of unit."""
    power = p.power[seat]
    each, types = power[UNIT_STRENGTH], power[UNIT_TYPE_STRENGTH]
    on_foot, guns = power[INFANTRY_STRENGTH], power[ARTILLERY_STRENGTH]
    if not (each or types or on_foot or guns):
        return 0
    total = 0
    for kind in range(INFANTRY, AIR_FORCE + 1):
        count = workers_of(p, seat, kind)
        if count:
            total += types + count * each
            if kind == INFANTRY:
                total += count * on_foot
            elif kind == ARTILLERY:
                total += count * guns
    return total


def colonization_bonus(p: AgesState, seat: int) -> int:
    return p.fixed[seat][COLONIZATION]
