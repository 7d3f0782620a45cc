"""What a seat sees as one number: search tells situations apart by it."""

from __future__ import annotations

from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.figures import FACE_DOWN, seen_battle
from civitas.games.seven_ages.frames import ASK, FLIP_AREA, OFFER, PUT, RETREAT_TO, code_of
from civitas.games.seven_ages.parts import Civilising, Duel, March, Trade
from civitas.games.seven_ages.position import NOTHING, TURNED_OVER, SevenAgesState
from civitas.kernel.frames import kind_of, seat_of


def sight_of(p: SevenAgesState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    table = (_question(p, seat), len(p.later), p.turn_number, p.holder, p.action, p.ending, p.war_turns, p.extinct)
    flags = (p.shown, p.ready, p.traded, p.hungry, p.glory_halved, p.marched, p.invader, _leader(p, seat))
    turn = (tuple(p.performed), tuple(p.pair), tuple(p.points), tuple(p.pile), tuple(p.fresh), tuple(p.bids))
    cards = (tuple(p.hand[seat]), tuple(_known(p, seat)), tuple(_cadence(p, seat)), len(p.deck), len(p.cup))
    markers = (tuple(_markers(p, seat)), tuple(_strays(p, seat)))
    tracks = (tuple(p.card), tuple(p.player), tuple(p.progress), tuple(p.money), tuple(p.elites), tuple(p.lifted))
    creeds = (tuple(p.religion), tuple(p.government), tuple(p.capital), tuple(p.unnamed), tuple(p.tamed))
    board = (tuple(p.occupant), tuple(p.city), tuple(p.marks), tuple(p.leaders), tuple(p.where), tuple(p.twins))
    units = (
        tuple(_units(p, seat)),
        tuple(p.entered),
        tuple(_group(p, seat)),
        tuple(seen_battle(p, seat).numbers()),
        tuple(_duel(p, seat)),
        tuple([number for affair in p.affair for number in affair.numbers()]),
    )
    founding = tuple(p.founding.numbers())
    actions = (tuple(_civil(p, seat)), tuple(_deal(p, seat)), founding, tuple(p.buying), tuple(p.ties))
    found = hash((table, flags, turn, cards, markers, tracks, creeds, board, units, actions))
    return found if found else 1


def _question(p: SevenAgesState, seat: int) -> int:
    """The frame, without the type of unit that others are asked about."""
    if kind_of(p.now) == ASK and code_of(p.now) in (PUT, FLIP_AREA, RETREAT_TO) and seat_of(p.now) != seat:
        return code_of(p.now)
    return p.now


# --- cards and markers


def _known(p: SevenAgesState, seat: int) -> list[int]:
    """The sizes of the hands, and the cards seen in those of others."""
    found = [len(hand) for hand in p.hand]
    for other, hand in enumerate(p.hand):
        if other != seat:
            found += [other << 8 | card for card in hand if p.known[seat] >> card & 1]
    return found


def _markers(p: SevenAgesState, seat: int) -> list[int]:
    return [
        FACE_DOWN if marker >= 0 and p.player[colour] != seat and not p.shown >> colour & 1 else marker
        for colour, marker in enumerate(p.marker)
    ]


def _strays(p: SevenAgesState, seat: int) -> list[int]:
    """The markers on no empire: of others those turned over, and how many are not."""
    found: list[int] = []
    for other, markers in enumerate(p.strays):
        turned = markers >> TURNED_OVER
        hidden = markers - (turned << TURNED_OVER)
        found += [turned, hidden if other == seat else hidden.bit_count()]
    return found


def _cadence(p: SevenAgesState, seat: int) -> list[int]:
    return p.cadence if seat == p.holder else [FACE_DOWN] * len(p.cadence)


def _leader(p: SevenAgesState, seat: int) -> int:
    """The leader just drawn from the cup, who is for the one that drew him."""
    colour = p.civil.colour if p.civil else NOTHING
    own = colour >= 0 and p.player[colour] == seat
    return p.found if p.found < 0 or own or p.affair else FACE_DOWN


def _deal(p: SevenAgesState, seat: int) -> list[int]:
    """Cards offered by others stay hidden until both have chosen."""
    if not p.deal or kind_of(p.now) != OFFER:
        return p.deal.numbers()
    found = Trade(p.deal)
    for side, colour in enumerate((p.deal.trader, p.deal.partner)):
        if colour >= 0 and p.player[colour] != seat:
            found.offers[side].card = found.offers[side].second = FACE_DOWN
    return found.numbers()


def _duel(p: SevenAgesState, seat: int) -> list[int]:
    if not p.duel:
        return []
    found = Duel(p.duel)
    for side in found.sides:
        if side.seat != seat and side.card >= 0:
            side.card = FACE_DOWN
    return found.numbers()


def _civil(p: SevenAgesState, seat: int) -> list[int]:
    if not p.civil or (p.civil.colour >= 0 and p.player[p.civil.colour] == seat):
        return p.civil.numbers()
    found = Civilising(p.civil)
    found.turned = []
    return found.numbers()


# --- units


def _veiled(p: SevenAgesState, force: int) -> int:
    """A force as others see it."""
    facts = p.facts
    found = count_of(force & facts.land_units) | count_of(force & facts.naval_units) << 8
    return found | count_of(force & facts.aircraft) << 16 | (force & facts.special_units) << 24


def _units(p: SevenAgesState, seat: int) -> list[int]:
    """The units that are there, each stack after its place; then guests, and those that have moved."""
    found: list[int] = []
    areas = p.facts.area_of_place
    for place, here in enumerate(p.units):
        if here:
            found += [place, here if p.player[p.occupant[areas[place]]] == seat else _veiled(p, here)]
    found.append(NOTHING)
    for place, guests in enumerate(p.guests):
        if guests:
            found += [place, guests if p.player[p.invader] == seat else _veiled(p, guests)]
    found.append(NOTHING)
    for place, moved in enumerate(p.moved):
        if moved:
            found += [place, moved if p.player[p.invader] == seat else count_of(moved)]
    return found


def _group(p: SevenAgesState, seat: int) -> list[int]:
    if not p.group or p.player[p.invader] == seat:
        return p.group.numbers()
    found = March(p.group)
    found.force = _veiled(p, p.group.force)
    found.left = 0
    return found.numbers()
