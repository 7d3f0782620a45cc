"""Dealing anew what a seat cannot see: hands, face-down markers, unit types under fog, cards drawn in secret."""

from __future__ import annotations

from civitas.games.seven_ages.armoury import one, units_of
from civitas.games.seven_ages.frames import OFFER
from civitas.games.seven_ages.position import (
    AREA,
    ATTACKER,
    CARD,
    COMMITTED,
    DEFENDER,
    FROM,
    MOST_COLOURS,
    NOTHING,
    OFFERED,
    SHOWN,
    SIDE,
    SPENT,
    STEPS,
    TRADE_PARTNER,
    TRADER,
    TURNED_OVER,
    WITH_TACTICIAN,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.rules.areas import common
from civitas.games.seven_ages.vocabulary import MARKERS, NO_LEADER, SPECIAL, WILD
from civitas.kernel.frames import kind_of


def deal_anew(p: SevenAgesState, viewer: int) -> None:
    _deal_cards(p, viewer)
    _deal_markers(p, viewer)
    _deal_units(p, viewer)
    _deal_leader(p, viewer)
    _deal_cadence(p, viewer)


# --- cards


def _deal_cards(p: SevenAgesState, viewer: int) -> None:
    """Hands of others, but for the cards the viewer has seen; cards drawn for a conflict or an assassination."""
    knows = p.known[viewer] if viewer >= 0 else p.known[-1]
    before = [hand.copy() for hand in p.hand]
    kept = [hand if seat == viewer else [c for c in hand if knows >> c & 1] for seat, hand in enumerate(before)]
    pool = p.deck.copy()
    for seat in range(p.seats):
        pool += [card for card in before[seat] if card not in kept[seat]]
    secret = _secret_cards(p, viewer)
    pool += secret
    pool.sort()
    for seat in range(p.seats):
        missing = len(before[seat]) - len(kept[seat])
        if missing:
            p.hand[seat] = sorted(kept[seat] + [p.draw(pool, -1) for _ in range(missing)])
    _replace_secret_cards(p, viewer, pool)
    p.deck = pool
    if p.deal and kind_of(p.now) == OFFER:
        _offer_anew(p)
    _know_anew(p, viewer, before, kept)


def _secret_cards(p: SevenAgesState, viewer: int) -> list[int]:
    found: list[int] = []
    if p.battle and not p.battle[SHOWN]:
        for side in (0, 1):
            card = p.battle[SIDE * side + CARD]
            if card >= 0 and p.player[p.battle[ATTACKER + side]] != viewer:
                found.append(card)
    if p.duel:
        found += [p.duel[at + 1] for at in (0, 4) if p.duel[at + 1] >= 0 and p.duel[at] != viewer]
    return found


def _replace_secret_cards(p: SevenAgesState, viewer: int, pool: list[int]) -> None:
    if p.battle and not p.battle[SHOWN]:
        for side in (0, 1):
            if p.battle[SIDE * side + CARD] >= 0 and p.player[p.battle[ATTACKER + side]] != viewer:
                p.battle[SIDE * side + CARD] = p.draw(pool, -1)
    if p.duel:
        for at in (0, 4):
            if p.duel[at + 1] >= 0 and p.duel[at] != viewer:
                p.duel[at + 1] = p.draw(pool, -1)


def _offer_anew(p: SevenAgesState) -> None:
    """Whoever has nothing to choose from offers the only card of the hand."""
    for side, colour in enumerate((p.deal[TRADER], p.deal[TRADE_PARTNER])):
        at = OFFERED + 2 * side
        if colour >= 0 and p.deal[at] >= 0 and p.deal[at] not in p.hand[p.player[colour]]:
            p.deal[at] = p.hand[p.player[colour]][0]


def _know_anew(p: SevenAgesState, viewer: int, before: list[list[int]], kept: list[list[int]]) -> None:
    """Others know as many cards of each hand as before, and those that the viewer knows too."""
    known: list[int] = []
    for knower, mask in enumerate(p.known):
        if knower == viewer or knower == p.seats:
            known.append(mask)
            continue
        found = 0
        for seat in range(p.seats):
            seen = [card for card in before[seat] if mask >> card & 1]
            stays = [card for card in seen if card in kept[seat]]
            fresh = [card for card in p.hand[seat] if card not in kept[seat]]
            for card in stays:
                found |= 1 << card
            for _ in range(min(len(fresh), len(seen) - len(stays))):
                found |= 1 << p.draw(fresh, -1)
        known.append(found)
    p.known = known


# --- markers


def _deal_markers(p: SevenAgesState, viewer: int) -> None:
    """Each seat's face-down markers are any it has not shown; the wild card keeps no trace until it is."""
    for seat in range(p.seats):
        if seat == viewer:
            continue
        marked = [colour for colour in p.empires_of(seat) if p.marker[colour] >= 0]
        turned = p.strays[seat] >> TURNED_OVER
        for colour in marked:
            if p.shown >> colour & 1:
                turned |= 1 << p.marker[colour]
        free = [marker for marker in range(MARKERS) if not turned >> marker & 1]
        for colour in marked:
            if not p.shown >> colour & 1:
                p.marker[colour] = p.draw(free, -1)
                p.wilds &= ~(1 << colour)
                if p.marker[colour] == WILD:
                    p.wilds |= 1 << colour
        strays = p.strays[seat] >> TURNED_OVER << TURNED_OVER
        for _ in range((p.strays[seat] ^ strays).bit_count()):
            strays |= 1 << p.draw(free, -1)
        p.strays = replaced(p.strays, seat, strays)


def _deal_cadence(p: SevenAgesState, viewer: int) -> None:
    if p.cadence and viewer != p.holder:
        free = list(range(MARKERS - 1))
        p.cadence = [p.draw(free, -1) for _ in p.cadence]


# --- units under fog


def _deal_units(p: SevenAgesState, viewer: int) -> None:
    """Per empire of others its units change places with each other: those of land, of sea, of air. What was seen in the
    conflict under way stays."""
    facts = p.facts
    for colour in range(MOST_COLOURS):
        if p.card[colour] < 0 or p.player[colour] == viewer:
            continue
        for mask in (facts.land_units, facts.naval_units, facts.aircraft):
            _shuffle_units(p, colour, mask)
    _deal_commitments(p, viewer)


def _shuffle_units(p: SevenAgesState, colour: int, mask: int) -> None:
    facts = p.facts
    slots: list[int] = []
    units: list[int] = []
    for place, area in enumerate(facts.area_of_place):
        here = p.units[place] if p.occupant[area] == colour else p.guests[place] if p.invader == colour else 0
        if not here & mask or _is_watched(p, colour, area):
            continue
        moved = common(here, p.moved[place]) & mask if p.invader == colour else 0
        if moved or (mask == facts.naval_units and not facts.is_land[area]):
            continue
        if p.group and not p.group[STEPS] and facts.area_of_place[p.group[FROM]] == area:
            continue
        found = units_of(here & mask)
        slots += [place] * len(found)
        units += found
        if p.occupant[area] == colour:
            p.units[place] &= ~mask
        else:
            p.guests[place] &= ~mask
    for place in slots:
        unit = p.draw(units, -1)
        if p.occupant[facts.area_of_place[place]] == colour:
            p.units[place] += one(unit)
        else:
            p.guests[place] += one(unit)


def _is_watched(p: SevenAgesState, colour: int, area: int) -> bool:
    """Units in the conflict under way are left as they are: what was committed before has been seen."""
    return bool(p.battle) and p.battle[AREA] == area and colour in (p.battle[ATTACKER], p.battle[DEFENDER])


def _deal_commitments(p: SevenAgesState, viewer: int) -> None:
    """What others have committed in secret: any units of theirs that are not spent."""
    if not p.battle or p.battle[SHOWN]:
        return
    for side in (0, 1):
        at = SIDE * side
        colour = p.battle[ATTACKER + side]
        if p.player[colour] == viewer or not p.battle[at + COMMITTED]:
            continue
        area = p.battle[AREA]
        force = p.force_in(area) if p.occupant[area] == colour else p.guests_in(area)
        free = [unit for unit in units_of(force - p.battle[at + SPENT]) if p.facts.arm[unit] != SPECIAL]
        if not free:
            continue
        chosen = 0
        for _ in range(1 + p.below(len(free))):
            chosen += one(p.draw(free, -1))
        p.battle[at + COMMITTED] = chosen
        p.battle[at + WITH_TACTICIAN] = 0


def _deal_leader(p: SevenAgesState, viewer: int) -> None:
    """A leader somebody else is looking at might be any in the cup."""
    if p.found >= 0 and p.civil and not p.affair and viewer != _drawer(p):
        leaders = sorted([leader for leader in [*p.cup, p.found] if leader != NO_LEADER])
        before = p.found
        p.cup.append(before)
        p.found = p.draw(leaders, -1)
        p.cup.remove(p.found)


def _drawer(p: SevenAgesState) -> int:
    colour = p.civil[0]
    return p.player[colour] if colour >= 0 else NOTHING
