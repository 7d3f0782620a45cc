"""What events do that are played out of turn, and the choices that follow."""

from __future__ import annotations

from civitas.games.seven_ages.facts.armoury import count_of, one, types_of
from civitas.games.seven_ages.frames import BUY, LOSE_SHIP, STORM_AREA, STRIKE, TAKE_SIDE, ask, context_of, more_of
from civitas.games.seven_ages.parts import NO_FOUNDING
from civitas.games.seven_ages.position import LOOSE, LOOSE_WILD, MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.areas import lose_force
from civitas.games.seven_ages.rules.building import MERCENARY
from civitas.games.seven_ages.rules.cards import discard, draw_card
from civitas.games.seven_ages.rules.empires import discard_if_gone, gain_money
from civitas.games.seven_ages.rules.production import counts_wheat
from civitas.games.seven_ages.rules.reactions import belligerents, close_affair, stormy_seas, strikable
from civitas.games.seven_ages.rules.sides import seat_of_side, sides_of
from civitas.games.seven_ages.vocabulary import (
    BLOWBACK,
    BUMPER_HARVEST,
    CONJUNCTION,
    DESERTION,
    FERTILE,
    FORCED_MARCH,
    GLORY_QUERY,
    HEROIC_STAND,
    MERCENARIES,
    SHOOTING_STAR,
    STORM_AT_SEA,
    TIME_RIPPLE,
    TRADE_MISSION,
)


def settle(p: SevenAgesState) -> None:
    """A card played at its own time works now, unless it was cancelled."""
    played = p.affair[-1]
    p.answered()
    close_affair(p)
    if played.stopped:
        return
    if played.left:  # as an augury, whatever it says
        p.affair[-1].stopped = True
    else:
        _work(p, played.seat, played.card)


def _work(p: SevenAgesState, seat: int, card: int) -> None:
    facts = p.facts
    event = facts.card_event[card]
    op, n = facts.event_op[event], facts.event_n[event]
    if op == GLORY_QUERY:
        p.glory_halved += 1
    elif op == SHOOTING_STAR:
        if strikable(p, seat):
            p.ask_next(ask(STRIKE, seat))
    elif op == STORM_AT_SEA:
        if stormy_seas(p, seat):
            p.ask_next(ask(STORM_AREA, seat, n))
    elif op == TRADE_MISSION:
        side = 0 if p.player[p.deal.trader] == seat else 1
        p.deal.bonus[side] += n
    elif op in (CONJUNCTION, DESERTION):
        sides = sides_of(p, seat)
        if len(sides) == 1:
            _support(p, seat, sides[0], op, n)
        else:
            p.ask_next(ask(TAKE_SIDE, seat, op, n))
    elif op == HEROIC_STAND:
        p.battle.sides[1].bonus += n
    elif op == FORCED_MARCH:
        p.marched += n
    elif op == BUMPER_HARVEST:
        _bumper_harvest(p, n, facts.event_more[event])
    elif op == TIME_RIPPLE:
        p.founding.rippled = True
    elif op == MERCENARIES:
        p.ask_next(ask(BUY, seat, p.invader, MERCENARY | n << 8))
    elif op == BLOWBACK:
        p.affair[-1].turned = seat + 1


def _support(p: SevenAgesState, seat: int, side: int, op: int, n: int) -> None:
    """A card played for a side of the conflict under way, whoever played it."""
    if op == CONJUNCTION:
        _draw_better(p, side, n)
    else:
        p.battle.desertions = p.battle.desertions << 5 | seat << 2 | 2 - side


def _draw_better(p: SevenAgesState, side: int, n: int) -> None:
    """More conflict cards; the best of all counts."""
    own = p.battle.sides[side]
    for _ in range(n):
        card = draw_card(p)
        if card >= 0:
            p.reveal(1 << seat_of_side(p, side))
            if own.card < 0:
                own.card = card
                continue
            if p.facts.value[card] > p.facts.value[own.card]:
                card, own.card = own.card, card
            discard(p, card)


def _bumper_harvest(p: SevenAgesState, wheat: int, fertile: int) -> None:
    """More income for wheat areas that the empire can use, and for the other fertile ones; nothing in disorder."""
    colour = p.invader
    found = 0
    for area in p.held_areas(colour):
        if p.is_disordered(area):
            continue
        if counts_wheat(p, colour, area):
            found += wheat
        elif p.facts.terrain[area] == FERTILE:
            found += fertile
    gain_money(p, colour, found)


# --- choices that follow


def strike(p: SevenAgesState, seat: int, target: int) -> None:
    p.answered()
    _strike(p, target)


def storm(p: SevenAgesState, seat: int, area: int) -> None:
    n = context_of(p.now)
    p.answered()
    _storm(p, area, n)


def ships_at_risk(p: SevenAgesState, seat: int) -> list[int]:
    return types_of(p.units[more_of(p.now)] & p.facts.naval_units)


def lose_ship(p: SevenAgesState, seat: int, unit: int) -> None:
    area, n = more_of(p.now), context_of(p.now)
    p.answered()
    _sink(p, area, one(unit))
    _storm(p, area, n - 1)


def sides(p: SevenAgesState, seat: int) -> list[int]:
    return belligerents(p)


def take_side(p: SevenAgesState, seat: int, colour: int) -> None:
    op, n = context_of(p.now), more_of(p.now)
    p.answered()
    _support(p, seat, belligerents(p).index(colour), op, n)


def _strike(p: SevenAgesState, target: int) -> None:
    """The revealed action is lost; the card of an empire about to start is discarded."""
    if p.founding:
        discard(p, p.founding.card)
        p.founding = NO_FOUNDING
        return
    if target < MOST_COLOURS:
        p.ready &= ~(1 << target)
        return
    for slot in (target, target - LOOSE + LOOSE_WILD):
        if p.ready >> slot & 1:
            p.ready &= ~(1 << slot)
            return


def _storm(p: SevenAgesState, area: int, n: int) -> None:
    """Ships are lost in a sea; where some are left, their owner chooses which."""
    ships = p.units[area] & p.facts.naval_units
    if not n or not ships or p.occupant[area] < 0:
        return
    if count_of(ships) <= n:
        _sink(p, area, ships)
    else:
        p.ask_next(ask(LOSE_SHIP, p.player[p.occupant[area]], n, area))


def _sink(p: SevenAgesState, area: int, ships: int) -> None:
    colour = p.occupant[area]
    lose_force(p, colour, area, ships)
    discard_if_gone(p, colour)
