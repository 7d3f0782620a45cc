"""What each seat sees beyond the fields shown as they are: all but the markers and what others do in secret."""

from __future__ import annotations

from civitas.games.antiquity import position
from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.effects.saints import is_met, missing_goods, missing_kinds, uncovered, wanted_goods
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.facts.shapes import squares_of
from civitas.games.antiquity.figures import held_shapes
from civitas.games.antiquity.frames import ENDINGS, PLACE, REARRANGE
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.activation import manned_count
from civitas.games.antiquity.rules.barbara import lifted_kind
from civitas.games.antiquity.rules.famine import building_squares, empty_squares, granary_relief
from civitas.games.antiquity.rules.forecast import food_ahead, graves_ahead
from civitas.games.antiquity.rules.harvest import next_yield
from civitas.games.antiquity.rules.pollution import city_pollution, dump_relief, fountain_relief, pollution_due
from civitas.games.antiquity.rules.sites import city_sites, fishery_load, fishery_pairs, load_of, sites
from civitas.games.antiquity.rules.storing import capacity, excess
from civitas.kernel.frames import a_of, kind_of, seat_of


def see_antiquity(p: AntiquityState, viewer: int) -> dict[str, object]:
    facts = p.facts
    shown = p.see_fields(viewer)
    shown["ending"] = ENDINGS[p.ending]
    shown["winners"] = squares_of(p.winners)
    shown["out"] = squares_of(p.out)
    shown["tiles"] = [[facts.faces.ids[drawn // 6], drawn % 6] for drawn in p.faces]
    shown["grass"] = position.hex_ids(p, p.grass)
    shown["polluted"] = position.hex_ids(p, p.polluted)
    shown["markers"] = position.hex_ids(p, p.markers)
    shown["ores"] = [
        {"ore": facts.goods.ids[ore], "hexes": position.hex_ids(p, mountain)}
        for mountain, ore in zip(p.land.ranges, p.ores, strict=True)
        if ore >= 0
    ]
    shown["piles"] = dict(zip(v.PILES, p.piles, strict=True))
    shown["industries"] = [_industry(p, number) for number in range(len(p.works))]
    shown["players"] = [_player(p, seat) for seat in range(p.seats)]
    shown["draft"] = _draft(p)
    shown["air"] = [_in_air(p, viewer, entry) for entry in p.air]
    shown["in_hand"] = _in_hand(p, viewer)
    shown["sites"] = _sites(p, viewer) if viewer >= 0 and not p.is_out(viewer) else {}
    shown["wanted_goods"] = [facts.goods.ids[good] for good in wanted_goods(p)]
    return shown


def _in_hand(p: AntiquityState, viewer: int) -> dict[str, object] | None:
    """The piece that the viewer is placing: its building, None for a grave, and its squares in each way it turns."""
    kind = kind_of(p.now)
    if kind not in (PLACE, REARRANGE) or seat_of(p.now) != viewer:
        return None
    building = a_of(p.now) & 31 if kind == PLACE else lifted_kind(p, viewer)
    return {
        "building": p.facts.buildings.ids[building] if building >= 0 else None,
        "facings": [
            [[offset // v.WIDE, offset % v.WIDE] for offset in shape.offsets] for shape in held_shapes(p, viewer)
        ],
    }


def _sites(p: AntiquityState, seat: int) -> dict[str, dict[str, int]]:
    """Per project the hexes on which it could stand, whatever it costs, with the goods that it would find there."""
    names, hexes = p.facts.projects.ids, p.facts.hexes.ids
    found: dict[str, dict[str, int]] = {}
    for project in (v.WOODCUTTER, v.FARM, v.MINE):
        places = hexes_of(sites(p, seat, project, -1))
        found[names[project]] = {hexes[place]: load_of(p, project, place).bit_count() for place in places}
    best: dict[str, int] = {}
    for pair in fishery_pairs(p, seat):
        first = hexes[pair // len(p.facts.directions.ids)]
        best[first] = max(best.get(first, 0), fishery_load(p, pair).bit_count())
    found[names[v.FISHERY]] = best
    found[names[v.INN]] = {hexes[place]: 0 for place in hexes_of(sites(p, seat, v.INN, -1))}
    found[names[v.CITY_PROJECT]] = {hexes[place]: 0 for place in city_sites(p, seat)}
    return found


def _draft(p: AntiquityState) -> dict[str, object] | None:
    """The offer that is being filled in."""
    if not p.draft:
        return None
    goods = p.facts.goods.ids
    given, asked = p.draft[: len(goods)], p.draft[len(goods) :]
    return {"given": dict(zip(goods, given, strict=True)), "asked": dict(zip(goods, asked, strict=True))}


def _industry(p: AntiquityState, number: int) -> dict[str, object]:
    facts, work = p.facts, p.works[number]
    site, directions = position.site_in(work), len(facts.directions.ids)
    fishery = position.work_kind(work) == v.FISHERY
    return {
        "seat": position.owner_in(work),
        "project": facts.projects.ids[position.work_kind(work)],
        "good": facts.goods.ids[position.product_in(work)],
        "hexes": position.hex_ids(p, p.work_hexes(work)),
        "centre": facts.hexes.ids[site // directions if fishery else site],
        "goods": position.hex_ids(p, p.loads[number]),
        "yield": next_yield(p, number),
    }


def _in_air(p: AntiquityState, viewer: int, entry: int) -> str | None:
    """The building that hangs in the air; None for a grave."""
    names = p.facts.buildings.ids
    if position.is_piece(entry):
        return names[position.kind_in(p.pieces[viewer][entry & 255])]
    if entry == position.AIR_GRAVE:
        return None
    return names[p.facts.with_power[v.HOME if entry == position.AIR_HOUSE else v.FOUNTAIN]]


def _player(p: AntiquityState, seat: int) -> dict[str, object]:
    """A player's goods, men and cities, and figures anyone could work out from what lies open."""
    facts = p.facts
    conditions = [v.CONDITIONS[number] for number in range(len(v.CONDITIONS)) if is_met(p, seat, number)]
    alive = not p.is_out(seat)
    return {
        "goods": dict(zip(facts.goods.ids, p.goods_of(seat), strict=True)),
        "houses": [facts.houses.ids[number] for number in squares_of(p.houses[seat])],
        "men": p.men(seat),
        "free_men": p.free_men(seat),
        "inns": position.hex_ids(p, p.inns[seat]),
        "cities": [_city(p, seat, city) for city in range(v.CITIES) if p.centres[seat * v.CITIES + city] >= 0],
        "active": [v.POWERS[power] for power in squares_of(p.active[seat])],
        "zone": position.hex_ids(p, p.zone[seat]),
        "clean": p.clean_zone(seat),
        "capacity": capacity(p, seat),
        "excess": excess(p, seat),
        "carts": manned_count(p, seat, v.CARTS),
        "graves_due": graves_ahead(p, seat) if alive else 0,
        "food": food_ahead(p, seat),
        "granary_relief": granary_relief(p, seat),
        "grave_room": _grave_room(p, seat),
        "pollution_due": pollution_due(p, seat) if alive else 0,
        "city_pollution": city_pollution(p, seat),
        "fountain_relief": fountain_relief(p, seat),
        "dump_relief": dump_relief(p, seat),
        "uncovered": _uncovered(p, seat) if alive else {},
        "missing_buildings": [facts.buildings.ids[kind] for kind in squares_of(missing_kinds(p, seat))],
        "missing_goods": missing_goods(p, seat),
        "conditions": conditions if alive else [],
        "used": p.used[seat],
        "offers": p.offers[seat],
    }


def _grave_room(p: AntiquityState, seat: int) -> dict[str, int]:
    """Squares that can take a grave: the empty ones come first."""
    cities = range(seat * v.CITIES, seat * v.CITIES + v.CITIES)
    return {
        "empty": sum([empty_squares(p, city).bit_count() for city in cities]),
        "buildings": sum([building_squares(p, city).bit_count() for city in cities]),
    }


def _uncovered(p: AntiquityState, seat: int) -> dict[str, list[str]]:
    """Per rival the hexes of its zone that the seat does not reach: with none it is surrounded."""
    others = [other for other in range(p.seats) if other != seat and not p.is_out(other)]
    return {str(other): position.hex_ids(p, uncovered(p, seat, other)) for other in others}


def _city(p: AntiquityState, seat: int, city: int) -> dict[str, object]:
    facts = p.facts
    kinds = [position.kind_in(piece) for piece in p.pieces[seat]]
    at = seat * v.CITIES + city
    squares = facts.squares.ids
    return {
        "centre": facts.hexes.ids[p.centres[at]],
        "grid": facts.grids[p.grid(city)],
        "pieces": [
            {
                "building": facts.buildings.ids[position.kind_in(piece)],
                "number": number,
                "copy": facts.copies.ids[kinds[:number].count(position.kind_in(piece))],
                "squares": [squares[square] for square in squares_of(position.spot_of(piece))],
                "manned": bool(p.manned[seat] >> number & 1),
                "graved": bool(position.spot_of(piece) & p.graves[at]),
            }
            for number, piece in enumerate(p.pieces[seat])
            if position.city_in(piece) == city and position.spot_of(piece)
        ],
        "houses": [squares[square] for square in squares_of(p.homes[at])],
        "fountains": [squares[square] for square in squares_of(p.fountains[at])],
        "graves": [squares[square] for square in squares_of(p.graves[at])],
        "blocked": [squares[square] for square in squares_of(p.razed[at])],
        "moved": [squares[square] for square in squares_of(p.settled[at])],
    }
