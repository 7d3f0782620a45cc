"""Dealing anew what a seat cannot see: hands, face-down markers, unit types under fog, cards drawn in secret.

Fog: of an empire of others a seat sees how many units of land, sea and air stand in each place, and which of them have
shown themselves in the conflict under way. All others are drawn from the counters of their colour, those first that the
progress of the empire allows: what the empire really has makes no difference.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages.facts.armoury import MOST_OF_A_TYPE, count_of, of_type, one, types_of, units_of
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.areas import elephants_of, is_safe_for_galleys
from civitas.games.seven_ages.rules.building import left_in_pool, level_of, sites
from civitas.games.seven_ages.rules.cities import forbids_flip
from civitas.games.seven_ages.rules.manoeuvre import forbids_with
from civitas.games.seven_ages.rules.movement import allowance, can_finish, first_steps, forbids_stop, rail_of
from civitas.games.seven_ages.rules.retreat import retreat_places
from civitas.games.seven_ages.rules.sides import available, colour_of, force_of, seat_of_side, tacticians
from civitas.games.seven_ages.vocabulary import CAVALRY, MARKERS, NAVAL, NO_LEADER, WILD
from civitas.kernel.frames import kind_of, seat_of

BRANCHES: Final = 3
"""Land, sea and air: what others can tell apart."""
GUESTS: Final = 1 << 10
IN_GROUP: Final = 1 << 11
"""Where a unit stands: a place, GUESTS + a place for invaders, or in the group on the move."""
ANY_TYPE: Final = (1 << 60) - 1
TRIES: Final = 200
"""How often units are drawn until the question that is asked has an answer; after half of them of any age."""


def deal_anew(p: SevenAgesState, viewer: int) -> None:
    _deal_cards(p, viewer)
    _deal_markers(p, viewer)
    deal_units(p, viewer)
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
    if p.deal and kind_of(p.now) == f.OFFER:
        _offer_anew(p)
    _know_anew(p, viewer)


def _secret_cards(p: SevenAgesState, viewer: int) -> list[int]:
    found: list[int] = []
    if p.battle and not p.battle.shown:
        for side in (0, 1):
            card = p.battle.sides[side].card
            if card >= 0 and seat_of_side(p, side) != viewer:
                found.append(card)
    if p.duel:
        found += [side.card for side in p.duel.sides if side.card >= 0 and side.seat != viewer]
    return found


def _replace_secret_cards(p: SevenAgesState, viewer: int, pool: list[int]) -> None:
    if p.battle and not p.battle.shown:
        for side in (0, 1):
            if p.battle.sides[side].card >= 0 and seat_of_side(p, side) != viewer:
                p.battle.sides[side].card = p.draw(pool, -1)
    if p.duel:
        for duellist in p.duel.sides:
            if duellist.card >= 0 and duellist.seat != viewer:
                duellist.card = p.draw(pool, -1)


def _offer_anew(p: SevenAgesState) -> None:
    """Whoever has nothing to choose from offers the only card of the hand."""
    for side, colour in enumerate((p.deal.trader, p.deal.partner)):
        own = p.deal.offers[side]
        if colour >= 0 and own.card >= 0 and own.card not in p.hand[p.player[colour]]:
            own.card = p.hand[p.player[colour]][0]


def _know_anew(p: SevenAgesState, viewer: int) -> None:
    """Whether others have looked at a card nobody else has seen is not known; they know what all have seen."""
    seen_by_all = p.known[-1]
    p.known = [mask if knower == viewer else seen_by_all for knower, mask in enumerate(p.known)]


# --- markers


def _deal_markers(p: SevenAgesState, viewer: int) -> None:
    """Each seat's face-down markers are any it has not shown; the wild card keeps no trace until it is."""
    for seat in range(p.seats):
        if seat == viewer:
            continue
        marked = [colour for colour in p.empires_of(seat) if p.marker[colour] >= 0]
        turned = p.strays[seat] >> ix.TURNED_OVER
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
        strays = p.strays[seat] >> ix.TURNED_OVER << ix.TURNED_OVER
        for _ in range((p.strays[seat] ^ strays).bit_count()):
            strays |= 1 << p.draw(free, -1)
        p.strays = ix.replaced(p.strays, seat, strays)


def _deal_cadence(p: SevenAgesState, viewer: int) -> None:
    if p.cadence and viewer != p.holder:
        free = list(range(MARKERS - 1))
        p.cadence = [p.draw(free, -1) for _ in p.cadence]


# --- leaders


def _deal_leader(p: SevenAgesState, viewer: int) -> None:
    """A leader somebody else is looking at might be any in the cup."""
    hidden = p.found >= 0 and p.civil and not p.affair and viewer != _drawer(p)
    if hidden:
        p.cup.append(p.found)
    p.cup.sort()
    if hidden:
        leaders = [leader for leader in p.cup if leader != NO_LEADER]
        p.found = p.draw(leaders, -1)
        p.cup.remove(p.found)


def _drawer(p: SevenAgesState) -> int:
    colour = p.civil.colour
    return p.player[colour] if colour >= 0 else ix.NOTHING


# --- unit types under fog


def deal_units(p: SevenAgesState, viewer: int) -> None:
    hidden = 0
    for colour in range(ix.MOST_COLOURS):
        if p.card[colour] >= 0 and p.player[colour] != viewer:
            hidden |= 1 << colour
    if not hidden:
        return
    p.guests, p.moved = p.guests.copy(), p.moved.copy()
    if p.civil and p.civil.colour >= 0 and hidden >> p.civil.colour & 1:
        p.civil.turned = []
    for attempt in range(TRIES):
        _deal_once(p, hidden, attempt > TRIES // 2)
        if _goes_on(p, hidden):
            return
    raise AssertionError("no units fit what is asked")


def _deal_once(p: SevenAgesState, hidden: int, of_any_age: bool) -> None:
    bought = _deal_purchase(p, hidden)
    group = _branch_counts(p, p.group.force) if p.group else []
    spots = _lift(p, hidden)
    for colour in range(ix.MOST_COLOURS):
        if hidden >> colour & 1:
            counted = bought if bought and f.context_of(p.now) == colour else 0
            within = ANY_TYPE if of_any_age else within_reach(p, colour)
            _deal_army(p, colour, spots[BRANCHES * colour : BRANCHES * (colour + 1)], counted, within)
    p.army = p.recount()
    if p.invader >= 0 and hidden >> p.invader & 1:
        if p.group:
            _deal_group(p, group)
        _deal_moved(p)
    if p.battle and not p.battle.shown:
        _deal_commitments(p, hidden)
    _deal_frame(p, hidden)


def _masks(p: SevenAgesState) -> list[int]:
    """The units of each branch."""
    return [p.facts.land_units, p.facts.naval_units, p.facts.aircraft]


def _branch_counts(p: SevenAgesState, force: int) -> list[int]:
    return [count_of(force & mask) for mask in _masks(p)]


# --- units on the map


def _lift(p: SevenAgesState, hidden: int) -> list[list[int]]:
    """Take the units under fog off the map. By colour and branch where each of them stood."""
    facts = p.facts
    masks = _masks(p)
    found: list[list[int]] = [[] for _ in range(BRANCHES * ix.MOST_COLOURS)]
    for place, area in enumerate(facts.area_of_place):
        owner, here = p.occupant[area], p.units[place]
        if here and hidden >> owner & 1:
            for branch in range(BRANCHES):
                found[BRANCHES * owner + branch] += [place] * count_of(here & masks[branch])
            p.units[place] = here & facts.special_units
        here = p.guests[place]
        if here and hidden >> p.invader & 1:
            for branch in range(BRANCHES):
                found[BRANCHES * p.invader + branch] += [GUESTS + place] * count_of(here & masks[branch])
            p.guests[place] = here & facts.special_units
    if p.group and p.group.steps and hidden >> p.invader & 1:
        for branch in range(BRANCHES):
            found[BRANCHES * p.invader + branch] += [IN_GROUP] * count_of(p.group.force & masks[branch])
        p.group.force &= facts.special_units
    return found


def _put(p: SevenAgesState, spot: int, unit: int) -> None:
    if spot < GUESTS:
        p.units[spot] += one(unit)
    elif spot < IN_GROUP:
        p.guests[spot - GUESTS] += one(unit)
    else:
        p.group.force += one(unit)


def _place_of(p: SevenAgesState, spot: int) -> int:
    return p.group.at if spot == IN_GROUP else spot & GUESTS - 1


def _deal_army(p: SevenAgesState, colour: int, spots: list[list[int]], bought: int, within: int) -> None:
    shown = _seen_in_conflict(p, colour)
    for branch, mask in enumerate(_masks(p)):
        if spots[branch]:
            left = _put_shown(p, spots[branch], shown & mask)
            _deal_branch(p, colour, left, mask, shown + bought, within)


def _seen_in_conflict(p: SevenAgesState, colour: int) -> int:
    """The units that have been committed openly in the conflict under way."""
    found = 0
    if p.battle:
        for side in (0, 1):
            if colour_of(p, side) == colour:
                found = p.battle.sides[side].spent
                if p.battle.shown:
                    found += p.battle.sides[side].committed
    return found


def _put_shown(p: SevenAgesState, spots: list[int], shown: int) -> list[int]:
    """Put what was seen in the conflict where such units stand; the spots that are left."""
    if not shown:
        return spots
    there = [spot for spot in spots if p.facts.area_of_place[_place_of(p, spot)] == p.battle.area]
    left = [spot for spot in spots if p.facts.area_of_place[_place_of(p, spot)] != p.battle.area]
    for unit in units_of(shown):
        _put(p, p.draw(there, -1), unit)
    return left + there


def within_reach(p: SevenAgesState, colour: int) -> int:
    """Mask of the types that the empire could have built itself."""
    facts = p.facts
    bars = facts.restrictions[p.card[colour]] & ~p.lifted[colour]
    found = 0
    for unit, arm in enumerate(facts.arm):
        barred = (bars & 1 and arm == NAVAL) or (bars & 2 and arm == CAVALRY)
        if not barred and level_of(p, colour, unit) <= p.progress[colour]:
            found |= 1 << unit
    return found


def _deal_branch(p: SevenAgesState, colour: int, spots: list[int], mask: int, used: int, within: int) -> None:
    """Draw a counter for each unit: those within reach first, then what must have come by other ways."""
    facts = p.facts
    near: list[int] = []
    far: list[int] = []
    for unit in types_of(mask):
        if facts.family[unit] == unit:
            reached = within >> unit & 1 or (facts.flip[unit] >= 0 and within >> facts.flip[unit] & 1)
            heap = near if reached else far
            heap += [unit] * _counters(p, colour, unit, used)
    for spot in spots:
        heap = near or far
        family = p.draw(heap, -1) if heap else types_of(mask)[0]
        _put(p, spot, _side_up(p, colour, family, _place_of(p, spot), within))


def _counters(p: SevenAgesState, colour: int, unit: int, used: int) -> int:
    """How many counters of a family are not accounted for."""
    facts = p.facts
    if one(unit) & facts.special_units:
        return left_in_pool(p, colour, unit)
    if unit == facts.elephant:
        return 0 if p.extinct else max(0, elephants_of(p, colour) - of_type(used, unit))
    found = facts.pool_of_quality[facts.quality[colour] * len(facts.units) + unit] - of_type(used, unit)
    return found - of_type(used, facts.flip[unit]) if facts.flip[unit] >= 0 else found


def _side_up(p: SevenAgesState, colour: int, family: int, place: int, within: int) -> int:
    """Either side of the counter that is within reach; no galley where galleys are lost."""
    facts = p.facts
    sides = [family] if facts.flip[family] < 0 else [family, facts.flip[family]]
    area = facts.area_of_place[place]
    if facts.galley in sides and not facts.is_land[area] and not is_safe_for_galleys(p, colour, area):
        sides.remove(facts.galley)
    reached = [unit for unit in sides if within >> unit & 1] or sides
    return reached[p.below(2)] if len(reached) == 2 else reached[0]


# --- units on the move


def _deal_group(p: SevenAgesState, counts: list[int]) -> None:
    """The group has as many units of each branch as others see. One that has not left yet is part of a stack; the
    points of one that has are what is left if each step took one."""
    group, facts = p.group, p.facts
    if not group.steps:
        group.force &= facts.special_units
        area = facts.area_of_place[group.origin]
        for branch, mask in enumerate(_masks(p)):
            heap = units_of(p.units[group.origin if mask == facts.naval_units else area] & mask)
            for _ in range(counts[branch]):
                group.force += one(p.draw(heap, -1))
    if sum(counts):
        group.left = max(0, allowance(p, p.invader, group) - group.steps)
        if not group.steps:
            group.rail = rail_of(p, p.invader, group)


def _deal_moved(p: SevenAgesState) -> None:
    """In each place as many units have moved as others have seen; the group about to leave is not among them."""
    facts = p.facts
    leaving = p.group.force if p.group and not p.group.steps else 0
    for place, moved in enumerate(p.moved):
        if not moved:
            continue
        area = facts.area_of_place[place]
        here = p.units[place] if p.occupant[area] == p.invader else p.guests[place]
        if leaving and facts.area_of_place[p.group.origin] == area:
            ships = facts.naval_units
            here -= (leaving & ships if place == p.group.origin else 0) + (leaving & ~ships if place == area else 0)
        p.moved[place] = _part_of(p, here, count_of(moved))


def _part_of(p: SevenAgesState, force: int, count: int) -> int:
    """So many units of a force; those that have been lost since are made up for."""
    heap = units_of(force)
    found = 0
    for _ in range(min(count, len(heap))):
        found += one(p.draw(heap, -1))
    unit = 0
    while count_of(found) < count:
        if of_type(found, unit) < MOST_OF_A_TYPE:
            found += one(unit)
        else:
            unit += 1
    return found


# --- what is kept in secret


def _deal_commitments(p: SevenAgesState, hidden: int) -> None:
    """What others have committed in secret: any of their units that may be, perhaps with a tactician."""
    for side in (0, 1):
        own = p.battle.sides[side]
        if not own.committed or not hidden >> colour_of(p, side) & 1:
            continue
        own.committed = 0
        free = units_of(available(p, side))
        chosen = 0
        for _ in range(1 + p.below(len(free))):
            chosen += one(p.draw(free, -1))
        own.committed = chosen
        own.with_tactician = bool(tacticians(p, side)) and p.below(2) == 1


def _deal_purchase(p: SevenAgesState, hidden: int) -> int:
    """A unit that is bought and has still to be put somewhere may be any that can be; it is a counter less."""
    if not _asks(p, f.PUT) or not hidden >> f.context_of(p.now) & 1:
        return 0
    facts, colour, mode = p.facts, f.context_of(p.now), f.more_of(p.now) & 255
    within = within_reach(p, colour)
    choice: list[int] = []
    for unit in range(len(facts.units)):
        if within >> unit & 1 and _counters(p, colour, facts.family[unit], 0) > 0 and sites(p, colour, unit, mode):
            choice.append(unit)
    unit = p.draw(choice, -1)
    p.now = f.ask(f.PUT, seat_of(p.now), colour, mode | unit << 8)
    return one(unit)


def _deal_frame(p: SevenAgesState, hidden: int) -> None:
    """The unit that is about to retreat or to be modernised."""
    if _asks(p, f.RETREAT_TO):
        side = f.context_of(p.now)
        if hidden >> colour_of(p, side) & 1:
            for unit in types_of(force_of(p, side)):
                if retreat_places(p, side, unit):
                    p.now = f.ask(f.RETREAT_TO, seat_of(p.now), side, unit)
                    return
    elif _asks(p, f.FLIP_AREA) and hidden >> p.civil.colour & 1:
        choice = [unit for unit in range(len(p.facts.units)) if not forbids_flip(p, seat_of(p.now), unit)]
        if choice:
            p.now = f.ask(f.FLIP_AREA, seat_of(p.now), p.draw(choice, -1))


def _asks(p: SevenAgesState, code: int) -> bool:
    return kind_of(p.now) == f.ASK and f.code_of(p.now) == code


def _goes_on(p: SevenAgesState, hidden: int) -> bool:
    """Has the group on the move somewhere to go, and the question that is asked an answer?"""
    group, colour = p.group, p.invader
    if group and hidden >> colour & 1 and f.chapter_of(p.now) == f.MANOEUVRING:
        if not group.force:
            return any([not forbids_with(p, colour, unit) for unit in range(len(p.facts.units))])
        if not group.steps:
            return first_steps(p, colour, group)
        return not forbids_stop(p, colour, group) or can_finish(p, colour, group)
    if kind_of(p.now) == f.ASK and f.code_of(p.now) in (f.UPKEEP_FROM, f.FLIP_AREA, f.RETREAT_TO):
        return bool(p.moves(seat_of(p.now)))
    return True
