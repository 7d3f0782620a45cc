"""What events of the civilise action do, one small function each, chosen by the key in data."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.armoury import count_of, one, types_of
from civitas.games.seven_ages.effects import splitting
from civitas.games.seven_ages.effects.held import has
from civitas.games.seven_ages.frames import (
    BOOM,
    CHOOSE_LEADER,
    CHOOSE_PART,
    DISEASE,
    DRAW_AGAIN,
    DUEL,
    LOSE_UNIT,
    MIGRATE,
    MIGRATE_TO,
    NEIGHBOUR,
    NEW_GOVERNMENT,
    NEW_LEADER_SITE,
    SPLIT,
    TAKE_DISCARD,
    ask,
    code_of,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.position import (
    AREA,
    ATTACKER,
    BATTLE_SIZE,
    CARD,
    COMMITTED,
    DEFENDER,
    DUEL_SIZE,
    EVENT_ACTING,
    EVENT_AREA,
    EVENT_CARD,
    EVENT_LEFT,
    EVENT_SEAT,
    EVENT_TARGET,
    MOST_COLOURS,
    NOTHING,
    SIDE,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.rules.adopting import adopt, forbids_adoption
from civitas.games.seven_ages.rules.areas import (
    abandon,
    lose_units,
    place_units,
    put_disorder,
    reduced,
    remove_artefacts,
    remove_units,
)
from civitas.games.seven_ages.rules.cards import discard, draw_card, join_hand, show_card, show_card_to
from civitas.games.seven_ages.rules.cities import forbids_growth, grow_city
from civitas.games.seven_ages.rules.empires import (
    discard_if_gone,
    drop_creed,
    gain_money,
    most_advanced,
    move_progress,
    remove_leader,
)
from civitas.games.seven_ages.rules.glory import deed
from civitas.games.seven_ages.rules.leaders import leader_number, leader_of
from civitas.games.seven_ages.rules.production import counts_wheat
from civitas.games.seven_ages.rules.reactions import top
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.vocabulary import (
    ASSASSIN,
    ASSASSIN_DRAWS,
    ASSASSINATE,
    BARBARIAN_RAID,
    BUILDER,
    CIVIL_WAR,
    EARTHQUAKE,
    EMPIRE_COLLAPSES,
    EMPIRE_FRAGMENTS,
    ESPIONAGE,
    FAMINE,
    FINANCIER,
    FIRES,
    GREAT_LEADER,
    IMMUNE,
    MIGRATION,
    NEW_INVENTION,
    PESTILENCE,
    PIRACY,
    PLAGUE,
    REVOLUTION,
    RULE,
    SCHISM,
    SEA,
    UPRISING,
    URBAN_BOOM,
    VIZIER,
    VOLCANO,
)
from civitas.kernel.refusals import OTHER_QUESTION, rule

TARGET: Final = rule("seven_ages.event.target")
FROM_CUP: Final = rule("seven_ages.leader.draw-unnamed")
CLUSTER: Final = 3


def seas_of(p: SevenAgesState, colour: int) -> list[int]:
    return [area for area in p.held_areas(colour) if p.facts.terrain[area] == SEA]


def work(p: SevenAgesState) -> None:
    """Carry out the event on top of `affair`."""
    base = top(p)
    card, seat = p.affair[base + EVENT_CARD], p.affair[base + EVENT_SEAT]
    target, area = p.affair[base + EVENT_TARGET], p.affair[base + EVENT_AREA]
    event = p.facts.card_event[card]
    op, n, more = p.facts.event_op[event], p.facts.event_n[event], p.facts.event_more[event]
    if op == VIZIER:
        if _recoverable(p):
            p.ask_next(ask(TAKE_DISCARD, seat))
    elif op == ASSASSIN:
        _begin_duel(p, seat, target, n)
    elif op in (EARTHQUAKE, VOLCANO, UPRISING, BARBARIAN_RAID):
        _strike_area(p, op, area)
    elif op in (PESTILENCE, PLAGUE):
        p.affair[base + EVENT_LEFT] = int(op == PLAGUE)
        p.ask_next(do(DISEASE, target))
    elif op in (EMPIRE_FRAGMENTS, CIVIL_WAR):
        splitting.begin(p, seat, target, op == CIVIL_WAR)
    elif op in (FINANCIER, NEW_INVENTION, ESPIONAGE, PIRACY):
        _for_gain(p, op, seat, target, n, more)
    elif op == GREAT_LEADER:
        p.ask_next(ask(CHOOSE_LEADER, seat, target))
    elif op == MIGRATION:
        p.ask_next(ask(MIGRATE, seat, target, n))
    elif op == URBAN_BOOM:
        p.ask_next(ask(BOOM, seat, target))
    else:
        _unrest(p, op, target)


# --- blows against an empire


def _unrest(p: SevenAgesState, op: int, target: int) -> None:
    if op == FIRES:
        for area in p.held_areas(target):
            if p.city[area]:
                put_disorder(p, area)
    elif op == EMPIRE_COLLAPSES:
        for area in p.held_areas(target):
            if p.facts.is_land[area]:
                put_disorder(p, area)
    elif op == FAMINE:
        _famine(p, target)
    elif op == SCHISM:
        drop_creed(p, target, p.religion[target])
        _unsettle_cities(p, target, True)
    elif op == REVOLUTION:
        drop_creed(p, target, p.government[target])
        _unsettle_cities(p, target, False)
        if _new_governments(p, target):
            p.ask_next(ask(NEW_GOVERNMENT, p.player[target], target))


def _new_governments(p: SevenAgesState, colour: int) -> list[int]:
    """The governments that an empire may adopt in place of the one it lost."""
    facts = p.facts
    return [a for a in range(len(facts.artefacts)) if facts.kind[a] == RULE and not forbids_adoption(p, colour, a)]


def _unsettle_cities(p: SevenAgesState, colour: int, with_leaders: bool) -> None:
    led = [leader >> 16 for leader in p.leaders if leader & 15 == colour] if with_leaders else []
    for area in p.held_areas(colour):
        if p.city[area] or area in led:
            put_disorder(p, area)


def _famine(p: SevenAgesState, colour: int) -> None:
    """No income from wheat next time; each wheat area with two units or more loses its cheapest."""
    p.hungry |= 1 << colour
    for area in p.held_areas(colour):
        if counts_wheat(p, colour, area) and count_of(p.force_in(area)) >= 2 and p.units[area]:
            lose_units(p, colour, area, one(types_of(p.units[area])[0]))


# --- blows against an area


def _strike_area(p: SevenAgesState, op: int, area: int) -> None:
    colour = p.occupant[area]
    if op == EARTHQUAKE:
        put_disorder(p, area)
        _shake_city(p, colour, area)
        near = [other for other in p.facts.land_steps[area] if p.occupant[other] == colour]
        for other in near[:CLUSTER]:
            put_disorder(p, other)
    elif op == VOLCANO:
        if not p.leaders_with(colour, BUILDER):
            p.city = replaced(p.city, area, 0)
        remove_artefacts(p, area)
        _empty(p, colour, area)
    elif op == UPRISING:
        rebels, loyal = _turn_card(p), _turn_card(p)
        if rebels > loyal + count_of(p.force_in(area)):
            _empty(p, colour, area)
    else:
        _raid(p, colour, area)


def _shake_city(p: SevenAgesState, colour: int, area: int) -> None:
    """Events cannot reduce the cities of an empire with a builder."""
    if not p.leaders_with(colour, BUILDER):
        p.city = replaced(p.city, area, reduced(p, p.city[area]))
        if not p.city[area] and p.capital[colour] == area:
            p.capital = [NOTHING if at == area else at for at in p.capital]


def _empty(p: SevenAgesState, colour: int, area: int) -> None:
    for place in p.facts.places_of[area]:
        force = p.units[place]
        if force and p.occupant[area] == colour:
            p.units[place] = 0
            p.army[colour] -= force
    if p.occupant[area] == colour:
        abandon(p, area)
    discard_if_gone(p, colour)


def _turn_card(p: SevenAgesState) -> int:
    """The value of the top card, which is discarded."""
    card = draw_card(p)
    if card < 0:
        return 0
    p.reveal(-1)
    discard(p, card)
    return p.facts.value[card]


def _raid(p: SevenAgesState, colour: int, area: int) -> None:
    """Barbarians of strength card and age against one round of the defenders."""
    strength = _turn_card(p) + p.age(colour)
    outer = p.battle
    battle = [0] * BATTLE_SIZE
    battle[AREA] = area
    battle[ATTACKER] = battle[DEFENDER] = colour
    battle[SIDE + COMMITTED] = p.force_in(area)
    battle[CARD] = battle[SIDE + CARD] = NOTHING
    p.battle = battle
    defence = side_total(p, 1) + _turn_card(p)
    p.battle = outer
    if strength > defence:
        put_disorder(p, area)
        _shake_city(p, colour, area)


# --- gains


def _for_gain(p: SevenAgesState, op: int, seat: int, target: int, n: int, more: int) -> None:
    if op == FINANCIER:
        gain_money(p, target, n + more * p.age(target))
    elif op == NEW_INVENTION:
        move_progress(p, target, n if p.progress[target] == most_advanced(p) else more)
    elif op == ESPIONAGE:
        acting = p.affair[top(p) + EVENT_ACTING]
        if p.card[acting] >= 0:
            move_progress(p, acting, n)
        _spy(p, seat, p.player[target])
    else:
        stolen = min(n * len(seas_of(p, target)), more, p.money[target])
        acting = p.affair[top(p) + EVENT_ACTING]
        own = p.empires_of(seat)
        if own:
            gain_money(p, target, -stolen)
            gain_money(p, acting if acting in own else own[0], stolen)


def _spy(p: SevenAgesState, seat: int, other: int) -> None:
    hand = p.hand[other].copy()
    if hand and other != seat:
        card = p.draw(hand, -1)
        show_card_to(p, card, seat)
        p.reveal(1 << seat)


# --- assassination


def _begin_duel(p: SevenAgesState, seat: int, target: int, n: int) -> None:
    """Each side draws up to its limit and keeps the last card."""
    acting = p.affair[top(p) + EVENT_ACTING]
    special = p.special(acting, ASSASSIN_DRAWS) if acting >= 0 and p.card[acting] >= 0 else 0
    p.duel = [NOTHING] * DUEL_SIZE
    p.duel[0], p.duel[1], p.duel[2], p.duel[3] = seat, NOTHING, 0, max(n, special)
    p.duel[4], p.duel[5], p.duel[6] = p.player[target], NOTHING, 0
    p.duel[7] = max(1, leader_number(p, target))
    p.ask_next(do(DUEL, 0))


def duel_on(p: SevenAgesState) -> None:
    side = context_of(p.now)
    if side == 2:
        _end_duel(p)
        return
    at = 4 * side
    if p.duel[at + 1] >= 0:
        discard(p, p.duel[at + 1])
    p.duel[at + 1] = draw_card(p)
    p.duel[at + 2] += 1
    p.reveal(1 << p.duel[at])
    if p.duel[at + 2] >= p.duel[at + 3]:
        p.now = do(DUEL, side + 1)
    else:
        p.ask_next(ask(DRAW_AGAIN, p.duel[at], side))


def _end_duel(p: SevenAgesState) -> None:
    values = [p.facts.value[p.duel[at]] if p.duel[at] >= 0 else 0 for at in (1, 5)]
    base = top(p)
    target, kind, acting = p.affair[base + EVENT_TARGET], p.affair[base + EVENT_LEFT], p.affair[base + EVENT_ACTING]
    p.reveal(-1)
    for at in (1, 5):
        if p.duel[at] >= 0:
            discard(p, p.duel[at])
    p.duel = []
    p.answered()
    leader = leader_of(p, target, kind)
    if p.log is not None:
        p.tell("event-duel", {"total": values[0], "rival": values[1]})
    if values[0] > values[1] and leader >= 0:
        remove_leader(p, leader)
        if acting >= 0 and p.card[acting] >= 0:
            deed(p, acting, ASSASSINATE)


# --- disease


def spread_disease(p: SevenAgesState) -> None:
    """Area by area: a card above the age of the empire kills a unit there. `more` counts the areas done."""
    colour, done = context_of(p.now), more_of(p.now)
    if p.card[colour] < 0 or has(p, colour, IMMUNE):
        _after_disease(p, colour)
        return
    for area in p.facts.lands[done:] if done < len(p.facts.lands) else []:
        done += 1
        if p.occupant[area] == colour and p.units[area]:
            p.now = do(DISEASE, colour, done)
            if _turn_card(p) > p.age(colour):
                types = types_of(p.units[area])
                if len(types) == 1:
                    lose_units(p, colour, area, one(types[0]))
                else:
                    p.ask_next(ask(LOSE_UNIT, p.player[colour], colour, area))
            return
    _after_disease(p, colour)


def _after_disease(p: SevenAgesState, colour: int) -> None:
    """The plague goes on to one neighbour."""
    base = top(p)
    p.answered()
    neighbours = _neighbours(p, colour) if p.card[colour] >= 0 else []
    discard_if_gone(p, colour)
    if p.affair[base + EVENT_LEFT]:
        p.affair[base + EVENT_LEFT] = 0
        if neighbours:
            p.ask_next(ask(NEIGHBOUR, p.affair[base + EVENT_SEAT], colour))


def _neighbours(p: SevenAgesState, colour: int) -> list[int]:
    """Empires with an area next to one of this empire."""
    found = [0] * MOST_COLOURS
    for area, owner in enumerate(p.occupant):
        if owner == colour:
            for other in p.facts.borders[area]:
                if p.occupant[other] >= 0 and p.occupant[other] != colour:
                    found[p.occupant[other]] = 1
    return [other for other in range(MOST_COLOURS) if found[other]]


# --- migration


def _free_land(p: SevenAgesState, area: int) -> list[int]:
    return sorted([other for other in p.facts.land_steps[area] if p.occupant[other] < 0])


def migrants(p: SevenAgesState, colour: int) -> list[int]:
    """Areas from which a land unit can go into a neutral one, leaving another behind."""
    found: list[int] = []
    for area in p.held_areas(colour):
        land = p.units[area] & p.facts.land_units
        if land and count_of(p.force_in(area) & p.facts.holders) >= 2 and _free_land(p, area):
            found.append(area)
    return found


def _recoverable(p: SevenAgesState) -> list[int]:
    """Cards discarded in this turn, other than the event itself."""
    own = p.affair[top(p) + EVENT_CARD]
    return sorted([card for card in p.fresh if card != own and card in p.pile])


# --- answering


def step(p: SevenAgesState) -> None:
    splitting.step(p)


def _options(p: SevenAgesState) -> list[int]:
    """The moves that answer the question, ascending."""
    code, table, context = code_of(p.now), p.table, context_of(p.now)
    if code == DRAW_AGAIN:
        return [table.yes, table.no]
    if code == TAKE_DISCARD:
        return [table.card + card for card in _recoverable(p)]
    if code == CHOOSE_LEADER:
        return [table.leader + kind for kind in range(len(p.facts.leaders)) if kind in p.cup]
    if code == LOSE_UNIT:
        return [table.unit + unit for unit in types_of(p.units[more_of(p.now)])]
    if code == NEIGHBOUR:
        return [table.empire + colour for colour in _neighbours(p, context)]
    if code == MIGRATE:
        return [table.end, *[table.origin + area for area in migrants(p, context)]]
    if code == MIGRATE_TO:
        return [table.to + area for area in _free_land(p, more_of(p.now) & 255)]
    if code == NEW_GOVERNMENT:
        return [table.end, *[table.adopt + artefact for artefact in _new_governments(p, context)]]
    if code == BOOM:
        return [table.city + area for area in p.held_areas(context) if not forbids_growth(p, context, area)]
    if code == NEW_LEADER_SITE:
        return [table.area + area for area in p.held_areas(context)]
    return splitting.options(p)


def moves_of(p: SevenAgesState, seat: int) -> list[int]:
    return _options(p)


def forbids(p: SevenAgesState, seat: int, move: int) -> int:
    options = _options(p)
    if move in options:
        return 0
    name = p.title.moves.verb(move).name
    for option in options:
        if p.title.moves.verb(option).name == name:
            return FROM_CUP if name == "leader" else TARGET
    return OTHER_QUESTION


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    code, table, context, more = code_of(p.now), p.table, context_of(p.now), more_of(p.now)
    if code in (SPLIT, CHOOSE_PART):
        splitting.carry_out(p, seat, move)
        return
    p.answered()
    if code == DRAW_AGAIN:
        if move == table.no:
            p.now = do(DUEL, context + 1)
    elif code == TAKE_DISCARD:
        card = move - table.card
        p.pile = [other for other in p.pile if other != card]
        p.fresh = [other for other in p.fresh if other != card]
        join_hand(p, seat, card)
        show_card(p, card)
    elif code == CHOOSE_LEADER:
        p.cup.remove(move - table.leader)
        p.found = move - table.leader
        p.ask_next(ask(NEW_LEADER_SITE, seat, context, 0))
    elif code == LOSE_UNIT:
        lose_units(p, context, more, one(move - table.unit))
    elif code == NEIGHBOUR:
        p.ask_next(do(DISEASE, move - table.empire))
    elif code == NEW_GOVERNMENT:
        if move != table.end:
            adopt(p, context, move - table.adopt)
    elif code == BOOM:
        grow_city(p, context, move - table.city)
    else:
        _migrate(p, seat, code, move, context, more)


def _migrate(p: SevenAgesState, seat: int, code: int, move: int, colour: int, more: int) -> None:
    table = p.table
    if code == MIGRATE:
        if move != table.end:
            p.ask_next(ask(MIGRATE_TO, seat, colour, move - table.origin | more << 8))
        return
    area, left = more & 255, (more >> 8) - 1
    unit = types_of(p.units[area] & p.facts.land_units)[0]
    remove_units(p, colour, area, one(unit))
    place_units(p, colour, move - table.to, one(unit))
    if left and migrants(p, colour):
        p.ask_next(ask(MIGRATE, seat, colour, left))
