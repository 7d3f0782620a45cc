"""What must hold in every position the rules can reach, and what frames there are."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import frames as kinds
from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.facts.shapes import squares_of
from civitas.games.antiquity.position import (
    AIR_FOUNTAIN,
    AIR_GRAVE,
    AIR_HEIGHT,
    AIR_HOUSE,
    AIR_WIDTH,
    CITY_MASK,
    KIND_BITS,
    KIND_MASK,
    SPOT_SHIFT,
    WORK_KIND,
    AntiquityState,
    is_piece,
)
from civitas.games.antiquity.rules import barbara, countryside, famine, payment, pollution
from civitas.games.antiquity.rules.city import forbids_build, forbids_house, forbids_size
from civitas.kernel import bounds
from civitas.kernel.bounds import Packed, Shape
from civitas.kernel.frames import a_of, b_of, kind_of, seat_of

TURN: Final = bounds.between(0, 65535)
BUILDING: Final = bounds.index("building")
COUNTRYSIDE: Final = [kinds.BUILDERS]
SHAPES: Final = {
    kinds.SETTLING: Shape([bounds.BOTTOM], bounds.NOBODYS, bounds.up_to("seat")),
    kinds.SETTLE: Shape([kinds.SETTLING]),
    kinds.RISE: Shape([bounds.BOTTOM], bounds.NOBODYS),
    kinds.ORDER: Shape([bounds.BOTTOM], bounds.NOBODYS),
    kinds.CITY: Shape([kinds.ORDER], bounds.JOINT, TURN),
    kinds.SIZE: Shape([kinds.CITY], a=BUILDING),
    kinds.HOUSE: Shape([kinds.CITY], a=BUILDING),
    kinds.EXTRA_HOUSE: Shape([kinds.CITY], a=BUILDING, b=bounds.index("house")),
    kinds.PLACE: Shape(
        [kinds.CITY],
        a=Packed([(5, BUILDING), (11, bounds.index("size"))]),
        b=Packed([(5, bounds.up_to("house")), (1, bounds.FLAG)]),
    ),
    kinds.PAY: Shape(
        [kinds.CITY, kinds.SAINT, kinds.EXTRA_HOUSE, kinds.BUILDERS, kinds.SEED],
        a=Packed([(3, bounds.between(0, 7)), (3, bounds.between(0, 7)), (1, bounds.FLAG), (9, bounds.mask("good"))]),
    ),
    kinds.SEED: Shape([kinds.BUILDERS, kinds.PAY], a=bounds.index("good")),
    kinds.SAINT: Shape([kinds.CITY]),
    kinds.SELL: Shape([kinds.CITY], a=bounds.index("good")),
    kinds.BUY: Shape([kinds.CITY], a=bounds.index("good"), b=bounds.index("good")),
    kinds.REARRANGE: Shape([kinds.CITY], a=TURN),
    kinds.OFFERING: Shape([kinds.CITY], a=bounds.SEAT),
    kinds.BUILDERS: Shape([bounds.BOTTOM], bounds.NOBODYS, bounds.up_to("seat")),
    kinds.COUNTRY: Shape([kinds.BUILDERS]),
    kinds.PRODUCT: Shape([kinds.BUILDERS], a=bounds.index("project"), b=bounds.index("good")),
    kinds.SITE: Shape([kinds.BUILDERS], a=bounds.index("project"), b=bounds.index("good")),
    kinds.STORING: Shape([bounds.BOTTOM], bounds.NOBODYS),
    kinds.HARVESTING: Shape([bounds.BOTTOM], bounds.NOBODYS),
    kinds.STORE: Shape([kinds.HARVESTING], bounds.JOINT, TURN),
    kinds.EXPLORERS: Shape([bounds.BOTTOM], bounds.NOBODYS, bounds.up_to("seat")),
    kinds.HARVEST: Shape([kinds.EXPLORERS], bounds.JOINT, TURN, bounds.between(0, 65535)),
    kinds.EXPLORE: Shape([kinds.EXPLORERS]),
    kinds.FAMINE: Shape([bounds.BOTTOM], bounds.NOBODYS),
    kinds.FAMINE_ENDS: Shape([bounds.BOTTOM], bounds.NOBODYS),
    kinds.BURY: Shape([kinds.FAMINE_ENDS, kinds.POLLUTERS], bounds.TOGETHER_OR_ALONE, TURN),
    kinds.POLLUTERS: Shape([bounds.BOTTOM], bounds.NOBODYS, bounds.up_to("seat")),
    kinds.POLLUTE: Shape([kinds.POLLUTERS], a=bounds.between(1, 999)),
    kinds.VICTORY: Shape([bounds.BOTTOM], bounds.NOBODYS),
}


def problems_of(p: AntiquityState) -> list[str]:
    """What must hold in every position the rules can reach."""
    found = _shape_problems(p)
    if found:
        return found
    for seat in range(p.seats):
        found += _city_problems(p, seat)
    found += _map_problems(p)
    found += _pile_problems(p)
    return found or _question_problems(p)


def _shape_problems(p: AntiquityState) -> list[str]:
    """Lists of the right length: the rest relies on it."""
    facts, seats = p.facts, p.seats
    cities = [p.centres, p.built, p.homes, p.fountains, p.graves, p.razed, p.settled]
    if any([len(values) != seats * v.CITIES for values in cities]):
        return ["a list does not fit the number of cities"]
    if len(p.goods) != seats * len(facts.goods) or len(p.fresh) != len(p.goods):
        return ["a list does not fit the number of goods"]
    if len(p.works) != len(p.loads) or len(p.ores) != len(p.land.ranges):
        return ["a list does not fit the countryside"]
    if len(p.piles) != len(facts.pile_sizes) or len(p.faces) != p.land.layout.tiles:
        return ["a list does not fit the components"]
    if min(p.goods) < 0 or min(p.fresh) < 0 or min(p.piles) < 0 or p.famine < 0:
        return ["less than nothing"]
    if sorted([*p.order, *squares_of(p.out)]) != list(range(seats)):
        return ["the turn order does not hold each seat once"]
    return []


def _city_problems(p: AntiquityState, seat: int) -> list[str]:
    found: list[str] = []
    first = seat * v.CITIES
    spots = [0] * v.CITIES
    pieces = [(piece & KIND_MASK, piece >> KIND_BITS & CITY_MASK, piece >> SPOT_SHIFT) for piece in p.pieces[seat]]
    pieces += [(-1, city, p.homes[first + city]) for city in range(v.CITIES)]
    pieces += [(-1, city, p.fountains[first + city]) for city in range(v.CITIES)]
    for _, city, spot in pieces:
        if spots[city] & spot:
            found.append(f"two buildings of seat {seat} overlap")
        spots[city] |= spot
    for city in range(v.CITIES):
        built, graves = p.built[first + city], p.graves[first + city]
        if built != spots[city]:
            found.append(f"the grid of seat {seat} differs from its buildings")
        # The maps of an eliminated player stay aside when its cities are gone.
        squares = p.facts.full[p.grid(city)] if p.is_out(seat) else p.full(first + city)
        if (built | graves) & ~squares:
            found.append(f"something of seat {seat} lies outside its city")
        if graves & p.homes[first + city]:
            found.append(f"a grave on a house of seat {seat}")
    homes = sum([p.homes[first + city].bit_count() for city in range(v.CITIES)]) + _in_air(p, seat, AIR_HOUSE)
    if homes != p.men(seat) or p.houses[seat] >> len(p.facts.houses):
        found.append(f"houses of seat {seat} are lost or doubled")
    if p.free_men(seat) < 0:
        found.append(f"seat {seat} has fewer men than work")
    found += _manning_problems(p, seat)
    return found


def _manning_problems(p: AntiquityState, seat: int) -> list[str]:
    for number, piece in enumerate(p.pieces[seat]):
        if p.manned[seat] >> number & 1:
            graves = p.graves[seat * v.CITIES + (piece >> KIND_BITS & CITY_MASK)]
            if not p.facts.mannable[piece & KIND_MASK] or graves & piece >> SPOT_SHIFT:
                return [f"a man of seat {seat} where none can stand"]
    if p.manned[seat] >> len(p.pieces[seat]):
        return [f"a man of seat {seat} on no building"]
    once = [piece & KIND_MASK for piece in p.pieces[seat] if not p.facts.repeatable[piece & KIND_MASK]]
    if len(set(once)) != len(once):
        return [f"a building of seat {seat} stands twice"]
    return []


def _in_air(p: AntiquityState, seat: int, thing: int) -> int:
    """Things in the air belong to whoever is rearranging."""
    return [entry & 255 for entry in p.air if not is_piece(entry)].count(thing) if seat_of(p.now) == seat else 0


def _map_problems(p: AntiquityState) -> list[str]:
    found: list[str] = []
    if p.taken != p.count_taken():
        found.append("the occupied hexes differ from what stands on them")
    claimed = 0
    parts = [p.land.layout.city[centre] for centre in p.centres if centre >= 0]
    parts += list(p.inns)
    for work, load in zip(p.works, p.loads, strict=True):
        parts.append(load | p.work_hexes(work))
    for part in parts:
        if part & claimed:
            found.append("two things on one hex")
        claimed |= part
    for work, load in zip(p.works, p.loads, strict=True):
        pollutes = work >> WORK_KIND & 3 in (v.FARM, v.MINE, v.FISHERY)
        # To the letter, alchemy cleans under goods too.
        ground = p.land.layout.all if p.reads(v.ALCHEMY_SCOPE) else p.polluted
        if load == 0 or load & ~(ground if pollutes else p.grass):
            found.append("an industry without goods, or on the wrong ground")
    if p.markers & p.taken or p.markers & ~p.land.explorations or p.markers & p.polluted:
        found.append("a marker where none can lie")
    if len(p.marker_heap) < p.markers.bit_count():
        found.append("a marker nobody knows of")
    if p.grass & ~p.land.forest or p.polluted & ~p.land.layout.all:
        found.append("grass or pollution where none can be")
    return found


def _pile_problems(p: AntiquityState) -> list[str]:
    """Pieces in the piles and in play are as many as there are."""
    facts = p.facts
    in_play = [0] * len(facts.pile_sizes)
    for seat in range(p.seats):
        for piece in p.pieces[seat]:
            pile = facts.pile[piece & KIND_MASK]
            if pile >= 0:
                storage = facts.power[piece & KIND_MASK] == v.STORAGE
                in_play[pile] += (piece >> SPOT_SHIFT).bit_count() // facts.piece_squares if storage else 1
        fountain = facts.pile[facts.with_power[v.FOUNTAIN]]
        for city in range(seat * v.CITIES, seat * v.CITIES + v.CITIES):
            in_play[fountain] += p.fountains[city].bit_count()
        in_play[fountain] += _in_air(p, seat, AIR_FOUNTAIN)
    in_play[v.FISHERIES] = len([work for work in p.works if work >> WORK_KIND & 3 == v.FISHERY])
    for entry in p.air:
        if is_piece(entry):
            in_play[facts.pile[facts.with_power[v.STORAGE]]] += _lifted_storage(p, entry)
    wrong = [count + left != whole for count, left, whole in zip(in_play, p.piles, facts.pile_sizes, strict=True)]
    return ["a piece too many or too few in a common pile"] if any(wrong) else []


def _lifted_storage(p: AntiquityState, entry: int) -> int:
    """Storage pieces that hang in the air."""
    seat = seat_of(p.now)
    kind = p.pieces[seat][entry & 255] & KIND_MASK
    if p.facts.power[kind] != v.STORAGE:
        return 0
    return (entry >> AIR_WIDTH & 15) * (entry >> AIR_HEIGHT & 15) // p.facts.piece_squares


# What is asked can be answered, to the end of what it leads to.


def _question_problems(p: AntiquityState) -> list[str]:
    found: list[str] = []
    if bool(p.air) != (kind_of(p.now) == kinds.REARRANGE) or (p.before and not p.air):
        found.append("something hangs in the air that nobody lifted")
    if bool(p.draft) != (kind_of(p.now) == kinds.OFFERING):
        found.append("an offer that nobody makes")
    if kind_of(p.now) == kinds.SETTLE and not _settling_fits(p, a_of(p.later[-1])):
        found.append("somebody settles out of turn, or where a city stands")
    joint = p.joint
    if joint is not None and kind_of(p.now) == kinds.BURY:
        if any([p.is_out(seat) or _is_stuck(p, seat, p.now) for seat in joint.order]):
            found.append("graves that nobody can dig")
    for part in [*p.later, p.now]:
        if seat_of(part) < p.seats and (p.is_out(seat_of(part)) or _is_stuck(p, seat_of(part), part)):
            found.append("a question that nobody can answer")
    return found


def _settling_fits(p: AntiquityState, left: int) -> bool:
    """The last in turn order have settled, each on a start tile; so many come after the one who is asked."""
    if left >= len(p.order) or p.order[left] != seat_of(p.now):
        return False
    layout = p.land.layout
    for place, seat in enumerate(p.order):
        centres = p.centres[seat * v.CITIES : seat * v.CITIES + v.CITIES]
        if max(centres[1:]) >= 0 or (centres[0] >= 0) != (place > left):
            return False
        if place > left and centres[0] // layout.per_tile not in layout.start:
            return False
    return True


def _is_stuck(p: AntiquityState, seat: int, part: int) -> bool:
    kind, a, b = kind_of(part), a_of(part), b_of(part)
    if kind == kinds.PAY:
        return payment.is_short(p, seat, a)
    if kind in (kinds.SIZE, kinds.HOUSE, kinds.PLACE):
        return _cannot_build(p, seat, a & KIND_MASK, a >> KIND_BITS, b, kind)
    if kind == kinds.EXTRA_HOUSE:
        return p.facts.power[a] != v.HOME
    if kind in (kinds.PRODUCT, kinds.SITE):
        return bool(countryside.forbids_found(p, seat, a))
    if kind == kinds.SEED:
        return part == p.now and p.holds(seat, a) == 0
    if kind == kinds.POLLUTE:
        return pollution.pollutable(p, seat).bit_count() <= a
    if kind == kinds.BURY:
        return p.due[seat] == 0 or p.due[seat] > famine.room_for_graves(p, seat)
    if kind == kinds.REARRANGE:
        return _cannot_restore(p, seat)
    return False


def _cannot_build(p: AntiquityState, seat: int, kind: int, size: int, number: int, asked: int) -> bool:
    power = p.facts.power[kind]
    if (power == v.STORAGE) != (asked == kinds.SIZE) and asked != kinds.PLACE:
        return asked == kinds.SIZE or power != v.HOME
    if (power != v.HOME and number) or (power != v.STORAGE and size):
        return True
    if number >> KIND_BITS:
        return bool(p.houses[seat] >> (number & KIND_MASK) - 1 & 1)
    if forbids_build(p, seat, kind):
        return True
    if asked != kinds.PLACE:
        return False
    if power == v.STORAGE:
        return bool(forbids_size(p, seat, size))
    return power == v.HOME and (number == 0 or bool(forbids_house(p, seat, number - 1)))


def _cannot_restore(p: AntiquityState, seat: int) -> bool:
    """What hangs in the air can be put back to where it was before: then all is as it must be."""
    if len(p.before) < 4 * v.CITIES:
        return True
    for entry in p.air:
        if is_piece(entry):
            number = entry & 255
            if number >= len(p.pieces[seat]) or p.pieces[seat][number] >> KIND_BITS:
                return True
        elif entry & 255 not in (AIR_HOUSE, AIR_FOUNTAIN, AIR_GRAVE):
            return True
    twin = p.copy()
    assert isinstance(twin, AntiquityState)
    barbara.restore(twin, seat)
    return bool(problems_of(twin))
