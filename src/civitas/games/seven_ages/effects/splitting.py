"""Empire Fragments and Civil War: the owner divides an empire, the player of the event takes a part of it."""

from __future__ import annotations

from civitas.games.seven_ages.armoury import count_of, one, units_of
from civitas.games.seven_ages.frames import (
    CHOOSE_PART,
    NEXT_CONFLICT,
    SPLIT,
    SUBJUGATE,
    ask,
    code_of,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.position import (
    EVENT_CARD,
    EVENT_LEFT,
    EVENT_PART,
    EVENT_TARGET,
    NOTHING,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.rules.areas import abandon, gain_control
from civitas.games.seven_ages.rules.building import left_in_pool
from civitas.games.seven_ages.rules.empires import discard_if_gone
from civitas.games.seven_ages.rules.reactions import top
from civitas.games.seven_ages.rules.start import free_colours


def begin(p: SevenAgesState, seat: int, target: int, war: bool) -> None:
    """`EVENT_PART` collects the mask of the second part; without a free colour nothing happens."""
    if free_colours(p, seat):
        p.affair[top(p) + EVENT_PART] = 0
        p.affair[top(p) + EVENT_LEFT] = int(war)
        p.ask_next(ask(SPLIT, p.player[target], target, seat))


def _lands(p: SevenAgesState, colour: int) -> list[int]:
    return [area for area in p.held_areas(colour) if p.facts.is_land[area]]


def options(p: SevenAgesState) -> list[int]:
    table = p.table
    if code_of(p.now) == CHOOSE_PART:
        return [table.yes, table.no]
    lands = _lands(p, context_of(p.now))
    chosen = p.affair[top(p) + EVENT_PART]
    found = [table.end] if 2 * chosen.bit_count() in (len(lands), len(lands) + 1, len(lands) - 1) else []
    if 2 * chosen.bit_count() < len(lands):
        found += [table.area + area for area in lands if not chosen >> area & 1]
    return found


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    table, colour, more = p.table, context_of(p.now), more_of(p.now)
    base = top(p)
    if code_of(p.now) == CHOOSE_PART:
        p.answered()
        if move == table.no:
            rest = 0
            for area in _lands(p, colour):
                rest |= 1 << area
            p.affair[base + EVENT_PART] = rest & ~p.affair[base + EVENT_PART]
        _secede(p, seat, colour)
    elif move == table.end:
        p.now = ask(CHOOSE_PART, more, colour)
    else:
        p.affair[base + EVENT_PART] |= 1 << move - table.area


def _secede(p: SevenAgesState, seat: int, old: int) -> None:
    """The chosen part becomes an empire of its own: that of the event's card, on the same space of the track."""
    base = top(p)
    card, part, war = p.affair[base + EVENT_CARD], p.affair[base + EVENT_PART], p.affair[base + EVENT_LEFT]
    p.affair[base + EVENT_PART] = 0
    colours = free_colours(p, seat)
    if not colours or card not in p.pile:
        return
    p.reveal(-1)
    new = colours[0]
    p.pile = [other for other in p.pile if other != card]
    p.fresh = [other for other in p.fresh if other != card]
    p.card = replaced(p.card, new, card)
    p.player = replaced(p.player, new, seat)
    p.progress[new] = p.progress[old]
    _share_money(p, old, new, part)
    for area in _lands(p, old):
        if part >> area & 1:
            _change_hands(p, old, new, area)
    p.homes = p.homes + [new | area << 4 for area in range(len(p.facts.areas)) if p.occupant[area] == new]
    if p.log is not None:
        p.tell("event-start", {"seat": seat, "card": p.facts.cards.ids[card], "space": p.progress[new]})
    discard_if_gone(p, old)
    discard_if_gone(p, new)
    if war and p.card[old] >= 0 and p.card[new] >= 0:
        p.affair[base + EVENT_TARGET] = old
        p.ask_next(do(SUBJUGATE, new, old))


def _share_money(p: SevenAgesState, old: int, new: int, part: int) -> None:
    """The part with the capital keeps the money, else the only part with leaders, else each gets half."""
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
    """Units change colour one for one, as far as there are counters; leaders go along."""
    facts = p.facts
    p.leaders = [leader & ~15 | new if leader & 15 == old and leader >> 16 == area else leader for leader in p.leaders]
    was_capital = p.capital[old] == area
    p.occupant[area] = new
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
    if was_capital and p.capital[new] < 0:
        p.capital = replaced(p.capital, new, area)
    gain_control(p, new, area)


def step(p: SevenAgesState) -> None:
    """Civil war: one force of the new empire attacks across the new border; then its conflict is fought."""
    new, old = context_of(p.now), more_of(p.now)
    p.answered()
    for area in _lands(p, new):
        land = p.units[area] & p.facts.land_units
        if count_of(land) < 2:
            continue
        for other in p.facts.land_steps[area]:
            if p.occupant[other] == old:
                staying = one(units_of(land)[0])
                p.invader = new
                p.entered = []
                p.units[area] -= land - staying
                p.guests = replaced(p.guests, other, p.guests[other] + land - staying)
                p.ask_next(do(NEXT_CONFLICT, new))
                return
