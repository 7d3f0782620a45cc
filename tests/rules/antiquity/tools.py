"""How the rule tests set up a situation of Antiquity and play it.

`arrange` builds a position at the beginning of phase 2, with all first cities on the map:

    g = arrange(realm(goods={"gold": 2}, houses=2, buildings=["market@a1!", "storage2x2@c1", "2:harbour@a1+90"]))
    build(g, "fountain@g1")
    finish(g)

Buildings are written as `city:building@square+facing`, a storage with its size; an exclamation mark puts a man on it.
The square is the top left corner of the box around the building as it is turned. Houses that are given as a number
stand on the last free squares of the first city. The tiles lie as in `FACES`, unless the deal says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import civitas
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.facts.shapes import squares_of
from civitas.games.antiquity.frames import CITY
from civitas.games.antiquity.position import SPENT_BIOLOGY, piece_of, work_of
from civitas.kernel.frames import NOBODY, frame

TITLE: Any = civitas.title("antiquity")
FACTS = TITLE.facts
HEXES: list[str] = FACTS.hexes.ids
BUILDINGS: list[str] = FACTS.buildings.ids
FACES = {
    2: ["face_1", "face_2", "face_3", "face_4"],
    3: ["face_1", "face_2", "face_3", "face_4", "face_5", "face_6"],
    4: ["face_1", "face_2", "face_3", "face_4", "face_5", "face_6", "face_7", "face_8"],
}
CENTRES = {2: ["a31", "d31"], 3: ["a31", "d31", "f31"], 4: ["a31", "c31", "f31", "h31"]}
"""Where the first cities stand unless a realm says otherwise: in the middle of the start tiles."""
PLAN = re.compile(r"(?:([1-4]):)?([a-z_]+?)(?:(\d+)|(\dx\d))?@([a-g][1-7])(?:\+(\d+))?(!?)")


# --- playing


def play(game: civitas.Position, *texts: str, seat: int | None = None) -> list[civitas.Event]:
    """Make moves for a seat, or for the first that is asked; everything is checked. Returns what happened."""
    log: list[civitas.Event] = []
    for text in texts:
        mover = game.turn() if seat is None else seat
        game.play(mover, game.title.moves.parse(text), log)
        found = game.problems()
        if game.joint is not None and mover in game.joint.order:
            found += game.sketch(mover).problems()
        assert not found, found
    return log


def build(game: civitas.Position, *plans: str, seat: int = 0) -> list[civitas.Event]:
    """Build in a city in phase 2: `market@a1`, `storage2x3@a1`, `house5@g7`, `2:harbour@a1+90`."""
    log: list[civitas.Event] = []
    for plan in plans:
        city, building, number, size, square, facing, _ = _parts(plan)
        log += play(game, f"build:{building}", seat=seat)
        if size or number:
            log += play(game, f"size:{size}" if size else f"house:{number}", seat=seat)
        log += play(game, f"place:{city + 1}+{square}+{facing}", seat=seat)
    return log


def finish(game: civitas.Position) -> list[civitas.Event]:
    """Let everybody be done with phase 2."""
    log: list[civitas.Event] = []
    for seat in game.waiting():
        log += play(game, "done", seat=seat)
    return log


def go_to(game: Any, phase: int) -> list[civitas.Event]:
    """Let everybody do as little as possible until a phase of this turn, or a later one, asks somebody; with a phase
    that is over, until the next turn begins."""
    log: list[civitas.Event] = []
    turn, begun = game.turn_number, game.phase
    while not game.over() and game.turn_number == turn and (game.phase < phase or phase < begun):
        seat = game.turn()
        moves = legal(game, seat)
        idle = [move for move in ("done", "end", "skip", "enough") if move in moves]
        log += play(game, (idle or moves)[0], seat=seat)
    return log


def next_turn(game: Any) -> list[civitas.Event]:
    """Let everybody do as little as possible until phase 2 of the next turn."""
    return go_to(game, 0)


def legal(game: civitas.Position, seat: int | None = None) -> list[str]:
    """The moves of a seat, or of the first that is asked, as texts."""
    return [game.title.moves.text(move) for move in game.legal(game.turn() if seat is None else seat)]


def refusal(game: civitas.Position, text: str, seat: int | None = None) -> str | None:
    return game.refusal(game.turn() if seat is None else seat, game.title.moves.parse(text))


def asked(game: civitas.Position, seat: int | None = None) -> str:
    """What a seat, or the first that is asked, is asked."""
    return game.question(game.turn() if seat is None else seat).key.removeprefix("question-")


# --- looking


def seen(game: civitas.Position, name: str, seat: int = 0) -> Any:
    """A part of the view of a seat."""
    return game.view(seat)[name]


def player(game: civitas.Position, seat: int = 0, viewer: int | None = None) -> dict[str, Any]:
    """What a seat has, as itself or another sees it."""
    found: dict[str, Any] = seen(game, "players", seat if viewer is None else viewer)[seat]
    return found


def goods(game: civitas.Position, seat: int = 0) -> dict[str, int]:
    """The goods of a seat without those of which it has none."""
    return {good: count for good, count in player(game, seat)["goods"].items() if count}


def city(game: civitas.Position, number: int = 1, seat: int = 0, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = player(game, seat, viewer)["cities"][number - 1]
    return found


def standing(game: civitas.Position, seat: int = 0, viewer: int | None = None) -> list[str]:
    """The buildings of a seat but for houses and fountains, in order of building."""
    pieces = [piece for place in player(game, seat, viewer)["cities"] for piece in place["pieces"]]
    return [piece["building"] for piece in sorted(pieces, key=lambda piece: int(piece["number"]))]


def manned(game: civitas.Position, seat: int = 0) -> list[str]:
    """The buildings of a seat with a man on them."""
    pieces = [piece for place in player(game, seat)["cities"] for piece in place["pieces"]]
    return sorted(piece["building"] for piece in pieces if piece["manned"])


def of_terrain(game: Any, terrain: str) -> set[str]:
    """The hexes on which a terrain is printed."""
    return set(names(getattr(game.land, terrain)))


def around(game: Any, place: str) -> set[str]:
    """The hexes next to a hex."""
    return set(names(game.land.layout.neighbours[FACTS.hexes.index[place]]))


def distance(game: Any, one: str, other: str) -> int:
    """How many steps apart two hexes lie on the table."""
    (q, r), (to_q, to_r) = (game.land.layout.places[FACTS.hexes.index[place]] for place in (one, other))
    return int(max(abs(q - to_q), abs(r - to_r), abs(q + r - to_q - to_r)))


def names(mask: int) -> list[str]:
    return [HEXES[number] for number in hexes_of(mask)]


def mask_of(places: Iterable[str]) -> int:
    return sum(1 << FACTS.hexes.index[place] for place in places)


# --- positions


@dataclass(frozen=True)
class Industry:
    kind: str
    good: str
    site: str
    """Its hex; for a fishery `hex+direction` of the pair."""
    loads: Sequence[str]
    """The hexes on which its goods lie."""


@dataclass(frozen=True)
class Realm:
    cities: Sequence[str] | None = None
    """Centres; the first city stands in the middle of the start tile unless this is given."""
    goods: Mapping[str, int] = field(default_factory=dict)
    houses: int | Sequence[int] = 0
    """How many, from the first number on, or which numbers."""
    buildings: Sequence[str] = ()
    graves: Sequence[str] = ()
    """Squares, as `city:square`."""
    inns: Sequence[str] = ()
    industries: Sequence[Industry] = ()
    saint: str | None = None
    spent_biology: bool = False


def realm(**parts: Any) -> Realm:
    """What one player has; `saint` needs a cathedral among the buildings."""
    return Realm(**parts)


def arrange(
    *realms: Realm,
    seats: int = 2,
    turn: int = 3,
    famine: int = 0,
    order: Sequence[int] | None = None,
    polluted: Iterable[str] = (),
    grass: Iterable[str] = (),
    markers: Iterable[str] | None = None,
    ores: Mapping[str, str] | None = None,
    options: dict[str, object] | None = None,
    deal: dict[str, object] | None = None,
) -> Any:
    """All are asked in phase 2 of a turn. Without `markers` all exploration hexes that nothing covers hold one; `ores`
    gives the ore of the range a hex belongs to."""
    game = begin(seats=seats, options=options, deal={"order": list(order or range(seats)), **(deal or {})})
    while game.phase == 0:
        play(game, f"settle:{CENTRES[seats][game.turn()]}")
    dump = game.dump()
    state = dump["state"]
    state |= {"turn_number": turn, "famine": famine, "grass": mask_of(grass), "polluted": mask_of(polluted)}
    dump["agenda"]["now"] = dump["agenda"]["joint"][0] = frame(CITY, NOBODY, turn)
    for seat in range(seats):
        _furnish(state, game, seat, realms[seat] if seat < len(realms) else Realm())
    _mine(state, game, ores or {})
    printed, state["markers"] = state["markers"], 0
    bare: Any = civitas.load(dump)
    state["markers"] = printed & ~(bare.taken | bare.polluted) if markers is None else mask_of(markers)
    return civitas.load(dump)


def begin(seats: int = 2, options: dict[str, object] | None = None, deal: dict[str, object] | None = None) -> Any:
    """A new game, with the usual tiles unless the deal names others."""
    usual: dict[str, object] = {"faces": FACES[seats], "rotations": [0] * (2 * seats), "order": list(range(seats))}
    return civitas.new("antiquity", seats=seats, options=options or {}, deal={**usual, **(deal or {})})


def _parts(plan: str) -> tuple[int, str, str, str, str, str, bool]:
    found = PLAN.fullmatch(plan)
    assert found is not None, plan
    number, building, house, size, square, facing, man = found.groups()
    return int(number or 1) - 1, building, house or "", size or "", square, facing or "0", bool(man)


def _spot(plan: str) -> int:
    """The squares under a planned building."""
    _, building, _, size, square, facing, _ = _parts(plan)
    if size:
        shape = FACTS.size_shapes[FACTS.sizes.index[size]]
    else:
        shape = FACTS.shapes[FACTS.buildings.index[building]][int(facing) // 90]
    mask: int = shape.mask << FACTS.squares.index[square]
    return mask


def _furnish(state: dict[str, Any], game: Any, seat: int, held: Realm) -> None:
    count = len(FACTS.goods.ids)
    state["goods"][seat * count : seat * count + count] = [held.goods.get(good, 0) for good in FACTS.goods.ids]
    for number, centre in enumerate(held.cities or [CENTRES[game.seats][seat]]):
        state["centres"][seat * 4 + number] = FACTS.hexes.index[centre]
    state["inns"][seat] = mask_of(held.inns)
    state["saint"][seat] = -1 if held.saint is None else FACTS.saints.index[held.saint]
    state["used"][seat] = SPENT_BIOLOGY if held.spent_biology else 0
    for plan in held.buildings:
        _put(state, seat, plan)
    for grave in held.graves:
        place, _, square = grave.rpartition(":")
        state["graves"][seat * 4 + int(place or 1) - 1] |= 1 << FACTS.squares.index[square]
    _house(state, game, seat, held.houses)
    for industry in held.industries:
        _work(state, seat, industry)


def _put(state: dict[str, Any], seat: int, plan: str) -> None:
    number, building, _, size, _, _, man = _parts(plan)
    kind, at, spot = BUILDINGS.index(building), seat * 4 + number, _spot(plan)
    state["built"][at] |= spot
    if building in ("fountain", "house"):
        state["fountains" if building == "fountain" else "homes"][at] |= spot
    else:
        state["manned"][seat] |= int(man) << len(state["pieces"][seat])
        state["pieces"][seat] = [*state["pieces"][seat], piece_of(kind, number, spot)]
    pile = FACTS.pile[kind]
    if pile >= 0:
        state["piles"][pile] -= spot.bit_count() // FACTS.piece_squares if size else 1


def _house(state: dict[str, Any], game: Any, seat: int, houses: int | Sequence[int]) -> None:
    numbers = range(1, houses + 1) if isinstance(houses, int) else houses
    state["houses"][seat] = sum(1 << number - 1 for number in numbers)
    placed = sum(state["homes"][seat * 4 + number].bit_count() for number in range(4))
    at = seat * 4
    free = squares_of(FACTS.full[0] & ~(state["built"][at] | state["graves"][at]))
    for square in free[len(free) - (len(numbers) - placed) :]:
        state["homes"][at] |= 1 << square
        state["built"][at] |= 1 << square


def _work(state: dict[str, Any], seat: int, industry: Industry) -> None:
    place, _, direction = industry.site.partition("+")
    site = FACTS.hexes.index[place]
    if direction:
        site = site * len(FACTS.directions.ids) + FACTS.directions.index[direction]
        state["piles"][3] -= 1
    loads = mask_of(industry.loads)
    kind, good = FACTS.projects.index[industry.kind], FACTS.goods.index[industry.good]
    state["works"].append(work_of(seat, kind, good, site))
    state["loads"].append(loads)
    state["grass" if industry.kind == "woodcutter" else "polluted"] |= loads


def _mine(state: dict[str, Any], game: Any, ores: Mapping[str, str]) -> None:
    mines = {work >> 8: work >> 4 & 15 for work in state["works"] if work >> 2 & 3 == FACTS.projects.index["mine"]}
    mines |= {FACTS.hexes.index[place]: FACTS.goods.index[ore] for place, ore in ores.items()}
    for place, ore in mines.items():
        state["ores"][game.land.range_of[place]] = ore
