"""What events of the civilise action do, one small function each, chosen by the key in data."""

from __future__ import annotations

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects import disease, duels, migration, splitting
from civitas.games.seven_ages.facts.armoury import count_of, one, types_of
from civitas.games.seven_ages.frames import (
    BOOM,
    CHOOSE_LEADER,
    NEW_GOVERNMENT,
    NEW_LEADER_SITE,
    RECEIVER,
    SHAKE,
    TAKE_DISCARD,
    ask,
    context_of,
    more_of,
)
from civitas.games.seven_ages.parts import Battle
from civitas.games.seven_ages.position import NOTHING, SevenAgesState, replaced
from civitas.games.seven_ages.rules.adopting import adopt_from_any, forbids_adoption
from civitas.games.seven_ages.rules.areas import lose_force, put_disorder, reduced
from civitas.games.seven_ages.rules.cards import SPIED_AT, join_hand, place_of_next, show_card, show_card_to, turn_card
from civitas.games.seven_ages.rules.cities import forbids_growth, grow_city
from civitas.games.seven_ages.rules.empires import discard_if_gone, drop_creed, gain_money, most_advanced, move_progress
from civitas.games.seven_ages.rules.losses import ask_loss
from civitas.games.seven_ages.rules.production import counts_wheat
from civitas.games.seven_ages.rules.reactions import aiming_seat
from civitas.games.seven_ages.rules.totals import side_total


def seas_of(p: SevenAgesState, colour: int) -> list[int]:
    return [area for area in p.held_areas(colour) if p.facts.terrain[area] == v.SEA]


def work(p: SevenAgesState) -> None:
    """Carry out the event on top of `affair`."""
    seat, target, area = p.affair[-1].seat, p.affair[-1].target, p.affair[-1].area
    event = p.facts.card_event[p.affair[-1].card]
    op, n, more = p.facts.event_op[event], p.facts.event_n[event], p.facts.event_more[event]
    if op == v.VIZIER:
        if _recoverable(p):
            p.ask_next(ask(TAKE_DISCARD, seat))
    elif op == v.ASSASSIN:
        duels.begin(p, seat, target, n)
    elif op in (v.EARTHQUAKE, v.VOLCANO, v.UPRISING, v.BARBARIAN_RAID):
        _strike_area(p, op, area, n)
    elif op in (v.PESTILENCE, v.PLAGUE):
        disease.begin(p, target, op == v.PLAGUE)
    elif op in (v.EMPIRE_FRAGMENTS, v.CIVIL_WAR):
        splitting.begin(p, seat, target, op == v.CIVIL_WAR)
    elif op in (v.FINANCIER, v.NEW_INVENTION, v.ESPIONAGE, v.PIRACY):
        _for_gain(p, op, seat, target, n, more)
    elif op == v.GREAT_LEADER:
        p.ask_next(ask(CHOOSE_LEADER, seat, target))
    elif op == v.MIGRATION:
        migration.begin(p, seat, target, n)
    elif op == v.URBAN_BOOM:
        p.ask_next(ask(BOOM, seat, target))
    else:
        _unrest(p, op, target)


# --- blows against an empire


def _unrest(p: SevenAgesState, op: int, target: int) -> None:
    if op == v.FIRES:
        for area in p.held_areas(target):
            if p.city[area]:
                put_disorder(p, area)
    elif op == v.EMPIRE_COLLAPSES:
        for area in p.held_areas(target):
            if p.facts.is_land[area]:
                put_disorder(p, area)
    elif op == v.FAMINE:
        _famine(p, target)
    elif op == v.SCHISM:
        drop_creed(p, target, p.religion[target])
        _unsettle_cities(p, target, True)
    elif op == v.REVOLUTION:
        lost = p.government[target]
        drop_creed(p, target, lost)
        _unsettle_cities(p, target, False)
        if _new_governments(p, target, lost):
            p.ask_next(ask(NEW_GOVERNMENT, p.player[target], target, lost))


def _new_governments(p: SevenAgesState, colour: int, lost: int) -> list[int]:
    """The governments that an empire may adopt in place of the one it lost."""
    facts = p.facts
    return [
        government
        for government in range(len(facts.artefacts))
        if facts.kind[government] == v.RULE and government != lost and not forbids_adoption(p, colour, government)
    ]


def _unsettle_cities(p: SevenAgesState, colour: int, with_leaders: bool) -> None:
    led = [leader >> 16 for leader in p.leaders if leader & 15 == colour] if with_leaders else []
    for area in p.held_areas(colour):
        if p.city[area] or area in led:
            put_disorder(p, area)


def _famine(p: SevenAgesState, colour: int) -> None:
    """Wheat areas earn nothing next time, and each with two units or more loses one."""
    p.hungry |= 1 << colour
    hungry = [area for area in p.held_areas(colour) if counts_wheat(p, colour, area)]
    for area in reversed(hungry):
        if count_of(p.force_in(area)) >= 2:
            ask_loss(p, colour, area)


# --- blows against an area


def _strike_area(p: SevenAgesState, op: int, area: int, n: int) -> None:
    colour = p.occupant[area]
    if op == v.EARTHQUAKE:
        put_disorder(p, area)
        _shake_city(p, colour, area)
        if _shakeable(p, area):
            p.ask_next(ask(SHAKE, aiming_seat(p), area, n))
    elif op == v.VOLCANO:
        if colour < 0 or not p.leaders_with(colour, v.BUILDER):
            p.city = replaced(p.city, area, 0)
        _empty(p, colour, area)
    elif op == v.UPRISING:
        rebels, loyal = turn_card(p), turn_card(p)
        if rebels > loyal + count_of(p.force_in(area)):
            _empty(p, colour, area)
    else:
        _raid(p, colour, area)


def _shakeable(p: SevenAgesState, area: int) -> list[int]:
    """Land areas of the same empire next to the earthquake, not in disorder yet."""
    colour = p.occupant[area]
    near = [other for other in p.facts.land_steps[area] if p.occupant[other] == colour]
    return sorted([other for other in near if not p.is_disordered(other)])


def _shake_city(p: SevenAgesState, colour: int, area: int) -> None:
    """Events cannot reduce the cities of an empire with a builder."""
    if not p.leaders_with(colour, v.BUILDER):
        p.city = replaced(p.city, area, reduced(p, p.city[area]))
        if not p.city[area] and p.capital[colour] == area:
            p.capital = replaced(p.capital, colour, NOTHING)


def _empty(p: SevenAgesState, colour: int, area: int) -> None:
    """All units there are lost, and with them whatever an area left vacant loses."""
    if colour >= 0:
        lose_force(p, colour, area, p.force_in(area))
        discard_if_gone(p, colour)


def _raid(p: SevenAgesState, colour: int, area: int) -> None:
    """Barbarians of strength card and age against one round of the defenders."""
    strength = turn_card(p) + p.age(colour)
    outer = p.battle
    battle = Battle()
    battle.area = area
    battle.attacker = battle.defender = colour
    battle.sides[1].committed = p.force_in(area)
    p.battle = battle
    defence = side_total(p, 1) + turn_card(p)
    p.battle = outer
    if strength > defence:
        put_disorder(p, area)
        _shake_city(p, colour, area)


# --- gains


def _for_gain(p: SevenAgesState, op: int, seat: int, target: int, n: int, more: int) -> None:
    if op == v.FINANCIER:
        gain_money(p, target, n + more * p.age(target))
    elif op == v.NEW_INVENTION:
        move_progress(p, target, n if p.progress[target] == most_advanced(p) else more)
    elif op == v.ESPIONAGE:
        acting = p.affair[-1].acting
        if p.card[acting] >= 0:
            move_progress(p, acting, n)
        _spy(p, seat, p.player[target])
    else:
        own = p.empires_of(seat)
        if len(own) == 1:
            _plunder_seas(p, own[0], target, n, more)
        elif own:
            p.ask_next(ask(RECEIVER, seat, target, n | more << 8))


def _plunder_seas(p: SevenAgesState, receiver: int, target: int, each: int, most: int) -> None:
    stolen = min(each * len(seas_of(p, target)), most, p.money[target])
    gain_money(p, target, -stolen)
    gain_money(p, receiver, stolen)


def _spy(p: SevenAgesState, seat: int, other: int) -> None:
    """A card of a hand, picked blindly, is shown to one seat."""
    hand = p.hand[other].copy()
    if hand and other != seat:
        card = p.draw(hand, place_of_next(p, hand, SPIED_AT))
        show_card_to(p, card, seat)
        p.reveal(1 << seat)
        if p.log is not None:
            p.tell("event-spied", {"seat": other, "card": p.facts.cards.ids[card]}, 1 << seat)


def _recoverable(p: SevenAgesState) -> list[int]:
    """Cards discarded in this turn, other than the event itself."""
    own = p.affair[-1].card
    return sorted([card for card in p.fresh if card != own and card in p.pile])


# --- answering


def draw_again(p: SevenAgesState, seat: int) -> None:
    _answer_duel(p, True)


def stay_with_card(p: SevenAgesState, seat: int) -> None:
    _answer_duel(p, False)


def _answer_duel(p: SevenAgesState, again: bool) -> None:
    side = context_of(p.now)
    p.answered()
    duels.answer(p, side, again)


def recoverable_cards(p: SevenAgesState, seat: int) -> list[int]:
    return _recoverable(p)


def recover(p: SevenAgesState, seat: int, card: int) -> None:
    p.answered()
    p.pile = [other for other in p.pile if other != card]
    p.fresh = [other for other in p.fresh if other != card]
    join_hand(p, seat, card)
    show_card(p, card)


def leaders_in_cup(p: SevenAgesState, seat: int) -> list[int]:
    return [kind for kind in range(len(p.facts.leaders)) if kind in p.cup]


def choose_leader(p: SevenAgesState, seat: int, kind: int) -> None:
    colour = context_of(p.now)
    p.answered()
    p.cup.remove(kind)
    p.found = kind
    p.ask_next(ask(NEW_LEADER_SITE, seat, colour, 0))


def types_at_risk(p: SevenAgesState, seat: int) -> list[int]:
    return types_of(p.force_in(more_of(p.now)))


def lose_unit(p: SevenAgesState, seat: int, unit: int) -> None:
    colour, area = context_of(p.now), more_of(p.now)
    p.answered()
    lose_force(p, colour, area, one(unit))


def shakeable_areas(p: SevenAgesState, seat: int) -> list[int]:
    return _shakeable(p, context_of(p.now))


def shake(p: SevenAgesState, seat: int, area: int) -> None:
    context, left = context_of(p.now), more_of(p.now)
    p.answered()
    put_disorder(p, area)
    if left > 1 and _shakeable(p, context):
        p.ask_next(ask(SHAKE, seat, context, left - 1))


def enough(p: SevenAgesState, seat: int) -> None:
    """No more areas, no new government."""
    p.answered()


def reachable_empires(p: SevenAgesState, seat: int) -> list[int]:
    return disease.reachable(p)


def infect(p: SevenAgesState, seat: int, colour: int) -> None:
    p.answered()
    disease.spread(p, colour)


def own_empires(p: SevenAgesState, seat: int) -> list[int]:
    return p.empires_of(seat)


def receive(p: SevenAgesState, seat: int, colour: int) -> None:
    context, more = context_of(p.now), more_of(p.now)
    p.answered()
    _plunder_seas(p, colour, context, more & 255, more >> 8)


def new_governments(p: SevenAgesState, seat: int) -> list[int]:
    return _new_governments(p, context_of(p.now), more_of(p.now))


def take_government(p: SevenAgesState, seat: int, government: int) -> None:
    colour = context_of(p.now)
    p.answered()
    adopt_from_any(p, seat, colour, government)


def growing_cities(p: SevenAgesState, seat: int) -> list[int]:
    colour = context_of(p.now)
    return [area for area in p.held_areas(colour) if not forbids_growth(p, colour, area)]


def boom(p: SevenAgesState, seat: int, area: int) -> None:
    colour = context_of(p.now)
    p.answered()
    grow_city(p, colour, area)
