"""What each seat sees beyond the fields shown as they are: all but the markers and what others do in secret."""

from __future__ import annotations

from civitas.games.antiquity.effects.saints import is_met, missing_goods, missing_kinds
from civitas.games.antiquity.frames import ENDINGS
from civitas.games.antiquity.position import (
    AIR_GRAVE,
    AIR_HOUSE,
    AntiquityState,
    city_in,
    hex_ids,
    is_piece,
    kind_in,
    owner_in,
    product_in,
    site_in,
    spot_of,
    work_kind,
)
from civitas.games.antiquity.rules.famine import graves_due
from civitas.games.antiquity.rules.pollution import pollution_due
from civitas.games.antiquity.rules.storing import capacity
from civitas.games.antiquity.shapes import squares_of
from civitas.games.antiquity.vocabulary import CITIES, CONDITIONS, FISHERY, FOUNTAIN, HOME, PILES, POWERS


def see_antiquity(p: AntiquityState, viewer: int) -> dict[str, object]:
    facts = p.facts
    shown = p.see_fields(viewer)
    shown["ending"] = ENDINGS[p.ending]
    shown["winners"] = squares_of(p.winners)
    shown["out"] = squares_of(p.out)
    shown["tiles"] = [[facts.faces.ids[drawn // 6], drawn % 6] for drawn in p.faces]
    shown["grass"] = hex_ids(p, p.grass)
    shown["polluted"] = hex_ids(p, p.polluted)
    shown["markers"] = hex_ids(p, p.markers)
    shown["ores"] = [
        {"ore": facts.goods.ids[ore], "hexes": hex_ids(p, mountain)}
        for mountain, ore in zip(p.land.ranges, p.ores, strict=True)
        if ore >= 0
    ]
    shown["piles"] = dict(zip(PILES, p.piles, strict=True))
    shown["industries"] = [_industry(p, number) for number in range(len(p.works))]
    shown["players"] = [_player(p, seat) for seat in range(p.seats)]
    shown["draft"] = _draft(p)
    shown["air"] = [_in_air(p, viewer, entry) for entry in p.air]
    return shown


def _draft(p: AntiquityState) -> dict[str, object] | None:
    """The offer that is being filled in."""
    if not p.draft:
        return None
    goods = p.facts.goods.ids
    given, asked = p.draft[: len(goods)], p.draft[len(goods) :]
    return {"given": dict(zip(goods, given, strict=True)), "asked": dict(zip(goods, asked, strict=True))}


def _industry(p: AntiquityState, number: int) -> dict[str, object]:
    facts, work = p.facts, p.works[number]
    site, directions = site_in(work), len(facts.directions.ids)
    fishery = work_kind(work) == FISHERY
    return {
        "seat": owner_in(work),
        "project": facts.projects.ids[work_kind(work)],
        "good": facts.goods.ids[product_in(work)],
        "hexes": hex_ids(p, p.work_hexes(work)),
        "centre": facts.hexes.ids[site // directions if fishery else site],
        "goods": hex_ids(p, p.loads[number]),
    }


def _in_air(p: AntiquityState, viewer: int, entry: int) -> str | None:
    """The building that hangs in the air; None for a grave."""
    names = p.facts.buildings.ids
    if is_piece(entry):
        return names[kind_in(p.pieces[viewer][entry & 255])]
    if entry == AIR_GRAVE:
        return None
    return names[p.facts.with_power[HOME if entry == AIR_HOUSE else FOUNTAIN]]


def _player(p: AntiquityState, seat: int) -> dict[str, object]:
    """A player's goods, men and cities, and figures anyone could work out from what lies open."""
    facts = p.facts
    conditions = [CONDITIONS[number] for number in range(len(CONDITIONS)) if is_met(p, seat, number)]
    alive = not p.is_out(seat)
    return {
        "goods": dict(zip(facts.goods.ids, p.goods_of(seat), strict=True)),
        "houses": [facts.houses.ids[number] for number in squares_of(p.houses[seat])],
        "men": p.men(seat),
        "free_men": p.free_men(seat),
        "inns": hex_ids(p, p.inns[seat]),
        "cities": [_city(p, seat, city) for city in range(CITIES) if p.centres[seat * CITIES + city] >= 0],
        "active": [POWERS[power] for power in squares_of(p.active[seat])],
        "zone": hex_ids(p, p.zone[seat]),
        "clean": p.clean_zone(seat),
        "capacity": capacity(p, seat),
        "graves_due": graves_due(p, seat) if alive else 0,
        "pollution_due": pollution_due(p, seat) if alive else 0,
        "missing_buildings": [facts.buildings.ids[kind] for kind in squares_of(missing_kinds(p, seat))],
        "missing_goods": missing_goods(p, seat),
        "conditions": conditions if alive else [],
        "used": p.used[seat],
        "offers": p.offers[seat],
    }


def _city(p: AntiquityState, seat: int, city: int) -> dict[str, object]:
    facts = p.facts
    at = seat * CITIES + city
    squares = facts.squares.ids
    return {
        "centre": facts.hexes.ids[p.centres[at]],
        "grid": facts.grids[p.grid(city)],
        "pieces": [
            {
                "building": facts.buildings.ids[kind_in(piece)],
                "number": number,
                "squares": [squares[square] for square in squares_of(spot_of(piece))],
                "manned": bool(p.manned[seat] >> number & 1),
                "graved": bool(spot_of(piece) & p.graves[at]),
            }
            for number, piece in enumerate(p.pieces[seat])
            if city_in(piece) == city and spot_of(piece)
        ],
        "houses": [squares[square] for square in squares_of(p.homes[at])],
        "fountains": [squares[square] for square in squares_of(p.fountains[at])],
        "graves": [squares[square] for square in squares_of(p.graves[at])],
        "blocked": [squares[square] for square in squares_of(p.razed[at])],
        "moved": [squares[square] for square in squares_of(p.settled[at])],
    }
