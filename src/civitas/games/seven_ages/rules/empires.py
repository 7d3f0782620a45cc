"""Empires: progress and ages, glory, money, leaders who leave, the end of an empire."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects.held import total
from civitas.games.seven_ages.frames import BY_AGE
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules import areas
from civitas.games.seven_ages.rules.cards import discard
from civitas.games.seven_ages.rules.glory import gain_glory

LAST_AGE: Final = 7


# --- money


def gain_money(p: SevenAgesState, colour: int, n: int) -> None:
    p.money[colour] = max(0, min(p.facts.most_money, p.money[colour] + n))


def plunder(p: SevenAgesState, colour: int, loser: int) -> None:
    """A special of some cards: money from the loser of a city."""
    n = min(p.special(colour, v.PLUNDER), p.money[loser])
    if n:
        gain_money(p, loser, -n)
        gain_money(p, colour, n)


# --- progress


def most_advanced(p: SevenAgesState) -> int:
    """The highest progress of all empires, 0 without any."""
    found = 0
    for colour in range(ix.MOST_COLOURS):
        if p.card[colour] >= 0 and p.progress[colour] > found:
            found = p.progress[colour]
    return found


def game_age(p: SevenAgesState) -> int:
    """The age of the most advanced empire, 0 without any."""
    found = most_advanced(p)
    return p.facts.age_at[found] if found else 0


def move_progress(p: SevenAgesState, colour: int, n: int) -> None:
    """Up or down the track; nobody falls below the first space, nor back from beyond the last."""
    facts = p.facts
    before = p.progress[colour]
    after = before + n
    if n < 0:
        after = before if before > facts.spaces else max(1, after)
    after = min(after, len(facts.age_at) - 1)
    if after == before:
        return
    p.progress[colour] = after
    if p.log is not None:
        p.tell("event-progress", {"empire": facts.cards.ids[p.card[colour]], "n": after - before, "space": after})
    if before < facts.elephant_progress <= after:
        for area in p.held_areas(colour):
            areas.claim_elephants(p, colour, area)
    if facts.age_at[before] != facts.age_at[after]:
        _change_age(p, colour)
    arrive(p, colour)


def arrive(p: SevenAgesState, colour: int) -> None:
    """What follows from the space an empire stands on now, whether it moved there or started there."""
    facts = p.facts
    if p.progress[colour] > facts.spaces and p.player[colour] not in p.past:
        if not p.past:
            gain_glory(p, p.player[colour], v.FROM_ENDING, facts.ending_bonus)
        p.past = [*p.past, p.player[colour]]
    if p.age(colour) >= facts.elephants_age and not p.extinct:
        _remove_elephants(p)
    if p.has_options(v.FASTER_HISTORY) and p.first_age and p.age(colour) > p.first_age:
        p.ending = BY_AGE


def _change_age(p: SevenAgesState, colour: int) -> None:
    """Leaders retire, artefacts go out of date."""
    facts = p.facts
    age = p.age(colour)
    remove_leaders(p, colour)
    for artefact, place in enumerate(p.where):
        held = place == ix.ON_CARD + colour or (0 <= place < ix.ON_CARD and p.occupant[place] == colour)
        if held and not facts.first_age[artefact] <= age <= facts.last_age[artefact]:
            areas.remove_artefact(p, artefact)
    for creed in (p.religion[colour], p.government[colour]):
        if creed >= 0 and not facts.first_age[creed] <= age <= facts.last_age[creed]:
            drop_creed(p, colour, creed)


def drop_creed(p: SevenAgesState, colour: int, creed: int) -> None:
    """A religion or government leaves a card."""
    if p.religion[colour] == creed:
        p.religion = ix.replaced(p.religion, colour, ix.NOTHING)
    if p.government[colour] == creed:
        p.government = ix.replaced(p.government, colour, ix.NOTHING)


def _remove_elephants(p: SevenAgesState) -> None:
    """Every elephant on the map and in the pools; an area that only they held is left vacant."""
    p.extinct = 1
    p.reveal(-1)
    facts = p.facts
    p.tamed = [ix.NOTHING] * len(p.tamed)
    p.unnamed = [0] * ix.MOST_COLOURS
    mask = 15 << 4 * facts.elephant
    p.moved = [force & ~mask for force in p.moved]
    for place, area in enumerate(facts.area_of_place):
        if p.guests[place] & mask:
            p.army[p.invader] -= p.guests[place] & mask
            p.guests = ix.replaced(p.guests, place, p.guests[place] & ~mask)
            if not p.guests_in(area):
                areas.remove_leaders_alone(p, p.invader, area)
        if p.units[place] & mask:
            colour = p.occupant[area]
            p.army[colour] -= p.units[place] & mask
            p.units[place] &= ~mask
            areas.thin_out(p, area)
    if p.group and p.group.force & mask:
        p.army[p.invader] -= p.group.force & mask
        p.group.force &= ~mask


# --- leaders


def leader_number(p: SevenAgesState, colour: int) -> int:
    return p.facts.leader_number[p.card[colour]] + total(p, colour, v.LEADER_NUMBER)


def remove_leader(p: SevenAgesState, leader: int) -> None:
    """Named leaders are gone for good, the others return to the cup."""
    twin = p.leaders.copy()
    twin.remove(leader)
    p.leaders = twin
    if leader >> 8 & 255 == 0:
        p.cup.append(leader >> 4 & 15)


def remove_leaders(p: SevenAgesState, colour: int) -> None:
    for leader in p.leaders:
        if leader & 15 == colour:
            remove_leader(p, leader)


# --- the end of an empire


def discard_if_gone(p: SevenAgesState, colour: int) -> None:
    """An empire without units is discarded at once."""
    if p.card[colour] >= 0 and p.army[colour] == 0:
        discard_empire(p, colour)


def discard_all_gone(p: SevenAgesState) -> None:
    """The same for every empire: elephants may leave several at once."""
    for colour in range(ix.MOST_COLOURS):
        discard_if_gone(p, colour)


def discard_empire(p: SevenAgesState, colour: int) -> None:
    """Everything of it leaves the map but its cities; its capital becomes one of them."""
    facts = p.facts
    if p.log is not None:
        p.tell("event-empire-gone", {"card": facts.cards.ids[p.card[colour]]})
    if p.civil and p.civil.colour == colour:
        p.civil.colour = ix.NOTHING
    remove_leaders(p, colour)
    for area in range(len(facts.areas)):
        if p.occupant[area] == colour:
            for place in facts.places_of[area]:
                p.army[colour] -= p.units[place]
                p.units[place] = 0
                if p.moved[place]:
                    p.moved = ix.replaced(p.moved, place, 0)
            areas.abandon(p, area)
    for artefact, place in enumerate(p.where):
        if place == ix.ON_CARD + colour:
            areas.remove_artefact(p, artefact)
    p.religion = ix.replaced(p.religion, colour, ix.NOTHING)
    p.government = ix.replaced(p.government, colour, ix.NOTHING)
    p.unnamed = ix.replaced(p.unnamed, colour, 0)
    p.tamed = [ix.NOTHING if owner == colour else owner for owner in p.tamed]
    p.homes = [home for home in p.homes if home & 15 != colour]
    p.elites = ix.replaced(p.elites, colour, 0)
    p.lifted = ix.replaced(p.lifted, colour, 0)
    p.visited = ix.replaced(p.visited, colour, 0)
    p.built &= ~(1 << colour)
    p.capital = ix.replaced(p.capital, colour, ix.NOTHING)
    p.traded &= ~(1 << colour)
    p.wilds &= ~(1 << colour)
    p.hungry &= ~(1 << colour)
    _orphan_marker(p, colour)
    p.slowed = ix.replaced(p.slowed, colour, 0)
    discard(p, p.card[colour])
    p.card = ix.replaced(p.card, colour, ix.NOTHING)
    p.player = ix.replaced(p.player, colour, ix.NOTHING)
    p.progress[colour] = 0
    p.money[colour] = 0


def _orphan_marker(p: SevenAgesState, colour: int) -> None:
    """The marker of a lost empire lies on no empire from now on; its action may still be carried out."""
    seat, marker, bit = p.player[colour], p.marker[colour], 1 << colour
    if marker < 0:
        return
    if p.shown & bit:
        p.strays = ix.replaced(p.strays, seat, p.strays[seat] | 1 << marker + ix.TURNED_OVER)
    else:
        p.strays = ix.replaced(p.strays, seat, p.strays[seat] | 1 << marker)
    if p.ready & bit and v.WITHOUT_EMPIRE >> p.action & 1:
        p.ready |= 1 << (ix.LOOSE_WILD if marker == v.WILD else ix.LOOSE) + seat
    p.marker[colour] = ix.NOTHING
    p.shown &= ~bit
    p.ready &= ~bit
