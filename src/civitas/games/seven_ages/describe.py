"""What things cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.catalogue import AGES, ANYWHERE, Catalogue, Effect, Icon
from civitas.games.seven_ages.vocabulary import FIRST_STRAIT, RIVER
from civitas.kernel.fields import members

Messages = list[tuple[str, dict[str, object]]]

ON_UNITS: Final = ["unit_cost", "unit_level", "free_upkeep"]
"""What artefacts do to some types of units."""
SIGNED: Final = ["attack", "disorder_glory", "rural_income", "trade", "unit_cost"]
"""What may give or take."""

NO_SHIPS: Final = 1
NO_CAVALRY: Final = 2

ARGUMENTS: Final = {
    "card": ["empire", "called", "enemy", "partner"],
    "action": ["marker"],
    "score": ["category"],
    "seat": ["winners", "holder"],
    "arm": ["arm"],
    "occasion": ["occasion"],
    "colour": ["owner"],
    "place": ["at", "from"],
    "area": ["id"],
}


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    found = _described(facts, domain, item)
    name = f"{domain}:{item}"
    if name in facts.designed:
        found.append(("effect-partly-designed" if name in facts.partly else "effect-designed", {}))
    return found


def _described(facts: Catalogue, domain: str, item: str) -> Messages:
    if domain == "leader":
        return [(f"leader-text-{item}", {})]
    domains = {"card": facts.cards, "artefact": facts.artefacts, "event": facts.events, "unit": facts.units}
    domains["area"] = facts.areas
    return _TOLD[domain](facts, domains[domain].index[item]) if domain in _TOLD else []


def _card(facts: Catalogue, card: int) -> Messages:
    """Everything printed on a card, the empire first; an event and an artefact with what they do."""
    event, artefact = facts.card_event[card], facts.card_artefact[card]
    found: Messages = [("effect-value", {"n": facts.value[card]})]
    found += _beginning(facts, card) + _bans(facts, card) + _specials(facts, card)
    for named in facts.named_of[card]:
        leader, age = facts.leaders.ids[facts.named_type[named]], facts.named_age[named]
        found.append(("effect-named", {"named": facts.named.ids[named], "leader": leader, "age": age}))
    if facts.glory[card]:
        found.append(("effect-glory", {}))
    found += [_icon(facts, icon) for icon in facts.glory[card]]
    found.append(("effect-event", {"event": facts.events.ids[event]}))
    found += _event(facts, event)
    found.append(("effect-artefact", {"artefact": facts.artefacts.ids[artefact]}))
    return found + _artefact(facts, artefact)


def _beginning(facts: Catalogue, card: int) -> Messages:
    """When, where and with what an empire starts."""
    offset = facts.offset[card]
    level = "effect-level" if not offset else "effect-ahead" if offset > 0 else "effect-behind"
    found: Messages = [("effect-start-ages", {"either_ages": members(facts.ages[card])})]
    for condition in facts.conditions[card]:
        key = "effect-start-earlier" if condition.on_map else "effect-start-without"
        found.append((key, {"age": condition.age, "empire": facts.cards.ids[condition.empire]}))
    if facts.start[card]:
        found.append(("effect-start-areas", {"areas": [facts.areas.ids[area] for area in facts.start[card]]}))
    return [
        *found,
        (level, {"n": abs(offset)}),
        ("effect-money", {"n": facts.money[card]}),
        ("effect-trade-number", {"n": facts.trade_number[card]}),
        ("effect-leaders", {"n": facts.leader_number[card]}),
    ]


def _bans(facts: Catalogue, card: int) -> Messages:
    found: Messages = []
    if facts.no_cities[card]:
        found.append(("effect-no-cities", {"either_ages": members(facts.no_cities[card])}))
    if facts.restrictions[card] & NO_SHIPS:
        found.append(("effect-no-ships", {}))
    if facts.restrictions[card] & NO_CAVALRY:
        found.append(("effect-no-cavalry", {}))
    return found


def _specials(facts: Catalogue, card: int) -> Messages:
    found: Messages = []
    for op, name in enumerate(v.SPECIALS):
        n = facts.special_of(card, op)
        if n:
            found += [(f"special-{name}", args) for args in _special(facts, card, op, n)]
    return found


def _special(facts: Catalogue, card: int, op: int, n: int) -> list[dict[str, object]]:
    """What a special is about; one for units is told unit by unit, an ambush terrain by terrain."""
    if op in (v.CONVERT, v.PROGRESS_CHOICE):
        return [{"empire": facts.cards.ids[n - 1]}]
    if op == v.EXTRA_START:
        return [{"empire": facts.cards.ids[(n & 255) - 1], "region": facts.regions.ids[n >> 8]}]
    if op in (v.RELIGION, v.GOVERNMENT):
        return [{"artefact": facts.artefacts.ids[n - 1]}]
    if op == v.AMBUSH:
        row = facts.ambush[card * len(v.TERRAINS) : (card + 1) * len(v.TERRAINS)]
        return [{"terrain": v.TERRAINS[number], "n": more} for number, more in enumerate(row) if more]
    of_units = {v.DISCOUNT: facts.discount, v.INITIAL_DISCOUNT: facts.initial_discount, v.EARLY: facts.early}
    if op in of_units:
        row = of_units[op][card * len(facts.units) : (card + 1) * len(facts.units)]
        return [{"unit": facts.units.ids[unit], "n": more} for unit, more in enumerate(row) if more]
    return [{"n": n}]


def _icon(facts: Catalogue, icon: Icon) -> tuple[str, dict[str, object]]:
    if icon.kind == v.INSTANT:
        return f"deed-{v.TRIGGERS[icon.trigger]}", {"n": icon.n}
    args: dict[str, object] = {"n": icon.n}
    name = v.GLORY_ICONS[icon.kind]
    if name == "areas":
        kind = v.AREA_KINDS[icon.areas]
        if icon.region == ANYWHERE:
            return f"icon-areas-world-{kind}", args
        return f"icon-areas-{kind}", {**args, "region": facts.regions.ids[icon.region]}
    return f"icon-{name}", args


def _event(facts: Catalogue, event: int) -> Messages:
    told: dict[str, object] = {"n": facts.event_n[event], "more": facts.event_more[event]}
    return [
        (f"happening-{facts.events.ids[event]}", told),
        ("effect-when", {"occasion": v.TIMINGS[facts.event_when[event]]}),
    ]


def _artefact(facts: Catalogue, artefact: int) -> Messages:
    first, last = facts.first_age[artefact], facts.last_age[artefact]
    found: Messages = [
        (f"kind-text-{v.KINDS[facts.kind[artefact]]}", {}),
        ("effect-age", {"age": first}) if first == last else ("effect-ages", {"first": first, "last": last}),
    ]
    if not facts.on_card[artefact]:
        found.append(("effect-on-map", {}))
    if facts.markers[artefact] > 1:
        found.append(("effect-markers", {"n": facts.markers[artefact]}))
    found += _conditions(facts, artefact)
    for effect in facts.effects[artefact]:
        found.append(_effect(facts, effect))
        if effect.last_age < AGES:
            found.append(("effect-until", {"age": effect.last_age}))
    if facts.cure[artefact]:
        found.append(("effect-cure", {"n": facts.cure[artefact]}))
    return found


def _conditions(facts: Catalogue, artefact: int) -> Messages:
    """What a star asks for, and what a dagger allows."""
    ids = facts.artefacts.ids
    found: Messages = []
    if facts.needs_coast[artefact]:
        found.append(("needs-coast", {}))
    if facts.needs_capital[artefact]:
        found.append(("needs-capital", {}))
    if facts.needs_city[artefact]:
        found.append(("needs-city", {"level": facts.needs_city[artefact]}))
    if facts.needs_religion[artefact]:
        found.append(("needs-religion", {}))
    if facts.needs_artefact[artefact] >= 0:
        found.append(("needs-artefact", {"artefact": ids[facts.needs_artefact[artefact]]}))
    if facts.dagger_age[artefact]:
        wanted = [ids[number] for number in members(facts.dagger_artefacts[artefact])]
        earlier = "earlier-war" if facts.dagger_war[artefact] else "earlier-artefacts"
        found.append((earlier, {"age": facts.dagger_age[artefact], "artefacts": wanted}))
    return found


def _effect(facts: Catalogue, effect: Effect) -> tuple[str, dict[str, object]]:
    figures: dict[str, object] = {"n": effect.n}
    if v.OPS[effect.op] in SIGNED:
        figures["signed"] = f"{effect.n:+}".replace("-", "−")
    if effect.units and v.OPS[effect.op] in ON_UNITS:
        units = [facts.units.ids[unit] for unit in effect.units]
        return f"effect-{v.OPS[effect.op]}-of", {**figures, "units": units}
    return f"effect-{v.OPS[effect.op]}", figures


def unit_figures(facts: Catalogue, unit: int) -> dict[str, object]:
    """What is printed on a unit."""
    return {
        "arm": v.ARMS[facts.arm[unit]],
        "cost": facts.cost[unit],
        "front": facts.front[unit],
        "support": facts.support[unit],
        "move": facts.move[unit],
        "level": facts.level[unit],
    }


def _unit(facts: Catalogue, unit: int) -> Messages:
    return [("effect-unit", unit_figures(facts, unit))]


def _area(facts: Catalogue, area: int) -> Messages:
    """What an area yields, how it is held and how one comes in."""
    terrain = facts.terrain[area]
    plain, printed = facts.terrain_income[terrain]
    found: Messages = [
        ("effect-terrain", {"terrain": v.TERRAINS[terrain]}),
        ("effect-income", {"n": plain, "printed": printed if printed != plain else None}),
    ]
    if facts.is_land[area]:
        found.append(("effect-defence-here", {"n": facts.defence[terrain]}))
        found.append(("effect-cost", {"foot": facts.foot[terrain], "horse": facts.horse[terrain]}))
    if facts.becomes[terrain] != terrain:
        found.append(
            ("effect-becomes", {"terrain": v.TERRAINS[facts.becomes[terrain]], "age": facts.becomes_from[terrain]})
        )
    found += [_yield(facts, icon, terrain) for icon in members(facts.icons[area])]
    if not facts.counts_for_glory[terrain]:
        found.append(("effect-no-glory", {}))
    found.append(
        ("effect-regions", {"regions": [facts.regions.ids[region] for region in members(facts.regions_of[area])]})
    )
    return found + _crossings(facts, area)


def _yield(facts: Catalogue, icon: int, terrain: int) -> tuple[str, dict[str, object]]:
    name = v.ICONS[icon]
    if name == "wheat":
        key = "effect-wheat" if v.TERRAINS[terrain] == "fertile" else "effect-wheat-later"
        return key, {"n": facts.wheat[0], "age": facts.wheat_age}
    return f"effect-{name}", {"n": facts.oil, "age": facts.oil_age if name == "oil" else facts.elephants_age}


def _crossings(facts: Catalogue, area: int) -> Messages:
    """The borders that help the defender, and the canals."""
    ids, steps, crossings = facts.areas.ids, facts.land_steps[area], facts.land_crossings[area]
    over = list(zip(steps, crossings, strict=True))
    rivers = [ids[other] for other, crossing in over if crossing == RIVER]
    straits = [ids[other] for other, crossing in over if crossing >= FIRST_STRAIT]
    ways = list(zip(facts.naval_steps[area], facts.naval_canals[area], strict=True))
    canals = [ids[other] for other, canal in ways if canal and other < len(ids)]
    found: Messages = []
    if rivers:
        found.append(("effect-rivers", {"areas": rivers, "n": facts.river_defence}))
    if straits:
        found.append(("effect-straits", {"areas": straits, "n": facts.strait_defence}))
    if canals:
        found.append(("effect-canals", {"areas": canals}))
    return found


_TOLD: Final = {"card": _card, "artefact": _artefact, "event": _event, "unit": _unit, "area": _area}
