"""Empire Fragments and Civil War: the owner divides an empire, the player of the event takes a part of it."""

from __future__ import annotations

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.facts.armoury import count_of, of_type, one, units_of
from civitas.games.seven_ages.frames import (
    ATTACK_FROM,
    ATTACK_WITH,
    BEGIN_WAR,
    CHOOSE_PART,
    END_WAR,
    FRAGMENT_CARD,
    FRAGMENT_COLOUR,
    NEXT_CONFLICT,
    SPLIT,
    ask,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.parts import NO_MARCH, March
from civitas.games.seven_ages.position import NOTHING, SevenAgesState, replaced
from civitas.games.seven_ages.rules.areas import abandon, gain_control, remove_artefacts, sink_galleys
from civitas.games.seven_ages.rules.building import left_in_pool
from civitas.games.seven_ages.rules.cards import leave_hand
from civitas.games.seven_ages.rules.empires import discard_if_gone
from civitas.games.seven_ages.rules.movement import crossing_of, is_strait_blocked
from civitas.games.seven_ages.rules.starters import free_colours
from civitas.games.seven_ages.vocabulary import FIRST_STRAIT, NO_CAPITAL


def begin(p: SevenAgesState, seat: int, target: int, war: bool) -> None:
    """`EVENT_PART` collects the mask of the second part; without a free colour nothing happens."""
    if free_colours(p, seat):
        p.affair[-1].part = 0
        p.affair[-1].left = int(war)
        p.ask_next(ask(SPLIT, p.player[target], target, seat))


def lands_of(p: SevenAgesState, colour: int) -> list[int]:
    return [area for area in p.held_areas(colour) if p.facts.is_land[area]]


# --- answering


def forbids_halves(p: SevenAgesState, seat: int) -> int:
    """The halves may differ by one area."""
    lands = lands_of(p, context_of(p.now))
    return 0 if abs(2 * p.affair[-1].part.bit_count() - len(lands)) <= 1 else by.SPLIT_HALVES


def forbids_part(p: SevenAgesState, seat: int, area: int) -> int:
    lands, chosen = lands_of(p, context_of(p.now)), p.affair[-1].part
    fits = 2 * chosen.bit_count() < len(lands) and area in lands and not chosen >> area & 1
    return 0 if fits else by.SPLIT_HALVES


def end_split(p: SevenAgesState, seat: int) -> None:
    p.now = ask(CHOOSE_PART, more_of(p.now), context_of(p.now))


def split_off(p: SevenAgesState, seat: int, area: int) -> None:
    p.affair[-1].part |= 1 << area


def take_other_part(p: SevenAgesState, seat: int) -> None:
    affair, whole = p.affair[-1], 0
    for area in lands_of(p, context_of(p.now)):
        whole |= 1 << area
    affair.part = whole & ~affair.part
    take_part(p, seat)


def take_part(p: SevenAgesState, seat: int) -> None:
    colour, colours = context_of(p.now), free_colours(p, seat)
    p.now = ask(FRAGMENT_COLOUR, seat, colour)
    if len(colours) == 1:
        _name(p, seat, colour, colours[0])


def choose_colour(p: SevenAgesState, seat: int, free: int) -> None:
    _name(p, seat, context_of(p.now), free)


def possible_cards(p: SevenAgesState, seat: int) -> list[int]:
    return _cards(p, seat)


def choose_card(p: SevenAgesState, seat: int, card: int) -> None:
    _secede(p, seat, context_of(p.now), more_of(p.now), card)


# --- the attack on the other part


def fronts(p: SevenAgesState, seat: int) -> list[int]:
    return _fronts(p, context_of(p.now), more_of(p.now))


def attack_from(p: SevenAgesState, seat: int, area: int) -> None:
    colour, enemy = context_of(p.now), more_of(p.now)
    p.group = March()
    p.group.origin = p.group.at = area
    p.now = ask(ATTACK_WITH, seat, colour, enemy)


def forbids_attacker(p: SevenAgesState, seat: int, unit: int) -> int:
    left = p.units[p.group.origin] & p.facts.land_units
    spare = _can_spare(p, p.group.origin, p.group.force)
    return 0 if spare and of_type(left, unit) > of_type(p.group.force, unit) else by.SPLIT_ATTACK


def attack_with(p: SevenAgesState, seat: int, unit: int) -> None:
    p.group.force += one(unit)


def forbids_attack(p: SevenAgesState, seat: int, area: int) -> int:
    reached = p.group.force and area in _across(p, context_of(p.now), p.group.origin, more_of(p.now))
    return 0 if reached else by.SPLIT_ATTACK


def attack(p: SevenAgesState, seat: int, area: int) -> None:
    colour, crossing = context_of(p.now), crossing_of(p, p.group, area)
    p.units[p.group.origin] -= p.group.force
    p.guests = replaced(p.guests, area, p.group.force)
    p.entered = [area | crossing << 8 | crossing << 16]
    p.group = NO_MARCH
    p.now = do(NEXT_CONFLICT, colour)


def _cards(p: SevenAgesState, seat: int) -> list[int]:
    """The empires that the part may become: that of the event's card, or of one in hand."""
    played = p.affair[-1].card
    return sorted([*p.hand[seat], played] if played in p.pile else p.hand[seat])


# --- the new empire


def _name(p: SevenAgesState, seat: int, old: int, new: int) -> None:
    """Which empire is it? With an empty hand that of the event's card."""
    p.now = ask(FRAGMENT_CARD, seat, old, new)
    if not p.hand[seat]:
        _secede(p, seat, old, new, p.affair[-1].card)


def _secede(p: SevenAgesState, seat: int, old: int, new: int, card: int) -> None:
    """The chosen part becomes an empire of its own, on the same space of the track."""
    part, war = p.affair[-1].part, p.affair[-1].left
    p.affair[-1].part = 0
    p.answered()
    p.reveal(-1)
    if card in p.hand[seat]:
        leave_hand(p, seat, card)
    p.pile = [other for other in p.pile if other != card]
    p.fresh = [other for other in p.fresh if other != card]
    p.card = replaced(p.card, new, card)
    p.player = replaced(p.player, new, seat)
    p.progress[new] = p.progress[old]
    if p.log is not None:
        p.tell("event-start", {"seat": seat, "card": p.facts.cards.ids[card], "space": p.progress[new]})
    _share_money(p, old, new, part)
    areas = [area for area in lands_of(p, old) if part >> area & 1]
    for area in areas:
        p.visited = replaced(p.visited, new, p.visited[new] | p.facts.regions_of[area])
    for area in areas:
        _change_hands(p, old, new, area)
    p.homes = p.homes + [new | area << 4 for area in areas if p.occupant[area] == new]
    sink_galleys(p, old)
    discard_if_gone(p, old)
    discard_if_gone(p, new)
    if war and p.card[old] >= 0 and p.card[new] >= 0:
        p.ask_next(do(BEGIN_WAR, new, old))


def _share_money(p: SevenAgesState, old: int, new: int, part: int) -> None:
    """The part with the capital keeps the money, else the only part with leaders, else each gets half; an odd one stays
    with the old empire."""
    money, capital = p.money[old], p.capital[old]
    share = money // 2
    if capital >= 0:
        share = money if part >> capital & 1 else 0
    else:
        led = [bool(part >> (leader >> 16) & 1) for leader in p.leaders if leader & 15 == old]
        if led and all(led):
            share = money
        elif led and not any(led):
            share = 0
    p.money[new] = share
    p.money[old] = money - share


def _change_hands(p: SevenAgesState, old: int, new: int, area: int) -> None:
    """Units change colour one for one, as far as there are counters; leaders go along, artefacts are lost."""
    facts = p.facts
    p.leaders = [leader & ~15 | new if leader & 15 == old and leader >> 16 == area else leader for leader in p.leaders]
    was_capital = p.capital[old] == area
    p.occupant[area] = new
    remove_artefacts(p, area)
    for place in facts.places_of[area]:
        force = p.units[place]
        p.army[old] -= force
        p.units[place] = 0
        for unit in units_of(force):
            if unit != facts.elephant and left_in_pool(p, new, unit) > 0:
                p.units[place] += one(unit)
                p.army[new] += one(unit)
    if was_capital:
        p.capital = replaced(p.capital, old, NOTHING)
    if not p.force_in(area):
        abandon(p, area)
        return
    if was_capital and not p.special(new, NO_CAPITAL):
        p.capital = replaced(p.capital, new, area)
    gain_control(p, new, area)


# --- civil war: one force attacks across the new border


def end_war(p: SevenAgesState) -> None:
    p.entered = []
    p.invader = NOTHING
    p.answered()


def begin_war(p: SevenAgesState) -> None:
    """The new empire attacks; if it has nobody to send, the old one does."""
    new, old = context_of(p.now), more_of(p.now)
    p.now = do(END_WAR)
    for colour, enemy in ((new, old), (old, new)):
        if _fronts(p, colour, enemy):
            p.invader = colour
            p.ask_next(ask(ATTACK_FROM, p.player[colour], colour, enemy))
            return


def _can_spare(p: SevenAgesState, area: int, taken: int) -> bool:
    """Does a unit stay behind that holds the area if one more goes?"""
    return count_of(p.force_in(area) & p.facts.holders) - count_of(taken) >= 2


def _across(p: SevenAgesState, colour: int, area: int, enemy: int) -> list[int]:
    """Areas of the enemy next to this one."""
    facts = p.facts
    found: list[int] = []
    for other, crossing in zip(facts.land_steps[area], facts.land_crossings[area], strict=True):
        blocked = crossing >= FIRST_STRAIT and is_strait_blocked(p, colour, crossing - FIRST_STRAIT)
        if p.occupant[other] == enemy and not blocked:
            found.append(other)
    return sorted(found)


def _fronts(p: SevenAgesState, colour: int, enemy: int) -> list[int]:
    """Areas from which land units can attack the enemy."""
    land = p.facts.land_units
    return [
        area
        for area in lands_of(p, colour)
        if p.units[area] & land and _can_spare(p, area, 0) and _across(p, colour, area, enemy)
    ]
