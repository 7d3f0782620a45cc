"""Things as plain facts for drawing them."""

from __future__ import annotations

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.catalogue import ANYWHERE, Catalogue, Icon
from civitas.games.seven_ages.describe import unit_figures
from civitas.games.seven_ages.vocabulary import FIRST_STRAIT, RIVER
from civitas.kernel.fields import members

Sheet = dict[str, object]


def draw(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "title":
        return _board(facts)
    found = _thing(facts, domain, item)
    if found:
        found["designed"] = f"{domain}:{item}" in facts.designed
    return found


def _thing(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "card":
        return _card(facts, facts.cards.index[item])
    if domain == "artefact":
        return _artefact(facts, facts.artefacts.index[item])
    if domain == "event":
        event = facts.events.index[item]
        return {"n": facts.event_n[event], "when": facts.event_when[event]}
    if domain == "unit":
        return _unit(facts, facts.units.index[item])
    if domain == "area":
        return _area(facts, facts.areas.index[item])
    if domain == "place":
        return {"area": facts.areas.ids[facts.area_of_place[facts.places.index[item]]]}
    if domain == "colour":
        colour = facts.colours.index[item]
        return {"quality": facts.qualities.ids[facts.quality[colour]], "pair": facts.pair[colour]}
    return {}


def _card(facts: Catalogue, card: int) -> Sheet:
    return {
        "number": facts.number[card],
        "value": facts.value[card],
        "event": facts.events.ids[facts.card_event[card]],
        "artefact": facts.artefacts.ids[facts.card_artefact[card]],
        "ages": members(facts.ages[card]),
        "start": [facts.areas.ids[area] for area in facts.start[card]],
        "money": facts.money[card],
        "offset": facts.offset[card],
        "leaders": facts.leader_number[card],
        "trade": facts.trade_number[card],
        "no_cities": members(facts.no_cities[card]),
        "no_ships": bool(facts.restrictions[card] & 1),
        "no_cavalry": bool(facts.restrictions[card] & 2),
        "glory": [_icon(facts, icon) for icon in facts.glory[card]],
        "named": [
            {
                "id": facts.named.ids[named],
                "leader": v.LEADERS[facts.named_type[named]],
                "age": facts.named_age[named],
            }
            for named in facts.named_of[card]
        ],
    }


def _icon(facts: Catalogue, icon: Icon) -> Sheet:
    return {
        "icon": v.GLORY_ICONS[icon.kind],
        "region": None if icon.region == ANYWHERE else facts.regions.ids[icon.region],
        "areas": v.AREA_KINDS[icon.areas],
        "trigger": v.TRIGGERS[icon.trigger] if icon.trigger >= 0 else None,
        "n": icon.n,
    }


def _artefact(facts: Catalogue, artefact: int) -> Sheet:
    return {
        "kind": v.KINDS[facts.kind[artefact]],
        "ages": [facts.first_age[artefact], facts.last_age[artefact]],
        "markers": facts.markers[artefact],
        "cure": facts.cure[artefact],
        "effects": [{"op": v.OPS[effect.op], "n": effect.n} for effect in facts.effects[artefact]],
    }


def _unit(facts: Catalogue, unit: int) -> Sheet:
    flip = facts.flip[unit]
    return {**unit_figures(facts, unit), "flip": facts.units.ids[flip] if flip >= 0 else None}


def _area(facts: Catalogue, area: int) -> Sheet:
    ids = facts.areas.ids
    return {
        "terrain": v.TERRAINS[facts.terrain[area]],
        "land": bool(facts.is_land[area]),
        "icons": [v.ICONS[number] for number in members(facts.icons[area])],
        "regions": [facts.regions.ids[number] for number in members(facts.regions_of[area])],
        "borders": [ids[other] for other in facts.borders[area]],
        "rivers": [
            ids[other]
            for other, crossing in zip(facts.land_steps[area], facts.land_crossings[area], strict=True)
            if crossing == RIVER
        ],
        "straits": [
            ids[other]
            for other, crossing in zip(facts.land_steps[area], facts.land_crossings[area], strict=True)
            if crossing >= FIRST_STRAIT
        ],
        "canals": [
            ids[other]
            for other, canal in zip(facts.naval_steps[area], facts.naval_canals[area], strict=True)
            if canal and other < len(ids)
        ],
        "at": facts.at[area],
    }


def _board(facts: Catalogue) -> Sheet:
    return {
        "spaces": facts.spaces,
        "dark_ages": facts.dark,
        "regions": facts.regions.ids,
        "designed": True,
    }
