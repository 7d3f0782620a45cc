"""What things cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.catalogue import ANYWHERE, Catalogue, Effect, Icon
from civitas.games.seven_ages.vocabulary import AREA_KINDS, ARMS, GLORY_ICONS, INSTANT, KINDS, OPS, TERRAINS, TRIGGERS
from civitas.kernel.fields import members

Messages = list[tuple[str, dict[str, object]]]

ON_UNITS: Final = ["unit_cost", "unit_level", "free_upkeep"]
"""What artefacts do to some types of units."""

ARGUMENT_KINDS: Final = {
    "empire": "card",
    "enemy": "card",
    "partner": "card",
    "marker": "action",
    "category": "score",
    "winners": "seat",
    "arm": "arm",
    "occasion": "occasion",
    "holder": "seat",
    "owner": "colour",
    "at": "place",
    "from": "place",
    "id": "area",
}


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    found = _described(facts, domain, item)
    name = f"{domain}:{item}"
    if name in facts.designed:
        found.append(("effect-partly-designed" if name in facts.partly else "effect-designed", {}))
    return found


def _described(facts: Catalogue, domain: str, item: str) -> Messages:
    if domain == "card":
        return _card(facts, facts.cards.index[item])
    if domain == "artefact":
        return _artefact(facts, facts.artefacts.index[item])
    if domain == "event":
        event = facts.events.index[item]
        return [(f"happening-{item}", {"n": facts.event_n[event], "more": facts.event_more[event]})]
    if domain == "unit":
        return _unit(facts, facts.units.index[item])
    if domain == "leader":
        return [(f"leader-text-{item}", {})]
    if domain == "area":
        area = facts.areas.index[item]
        return [("effect-terrain", {"terrain": TERRAINS[facts.terrain[area]]})]
    return []


def _card(facts: Catalogue, card: int) -> Messages:
    found: Messages = [
        ("effect-value", {"n": facts.value[card]}),
        ("effect-event", {"event": facts.events.ids[facts.card_event[card]]}),
        ("effect-artefact", {"artefact": facts.artefacts.ids[facts.card_artefact[card]]}),
        ("effect-money", {"n": facts.money[card]}),
        ("effect-trade", {"n": facts.trade_number[card]}),
        ("effect-leaders", {"n": facts.leader_number[card]}),
    ]
    return found + [_icon(facts, icon) for icon in facts.glory[card]]


def _icon(facts: Catalogue, icon: Icon) -> tuple[str, dict[str, object]]:
    if icon.kind == INSTANT:
        return f"deed-{TRIGGERS[icon.trigger]}", {"n": icon.n}
    args: dict[str, object] = {"n": icon.n}
    name = GLORY_ICONS[icon.kind]
    if name == "areas":
        kind = AREA_KINDS[icon.areas]
        if icon.region == ANYWHERE:
            return f"icon-areas-world-{kind}", args
        return f"icon-areas-{kind}", {**args, "region": facts.regions.ids[icon.region]}
    return f"icon-{name}", args


def _artefact(facts: Catalogue, artefact: int) -> Messages:
    found: Messages = [
        (f"kind-text-{KINDS[facts.kind[artefact]]}", {}),
        ("effect-ages", {"first": facts.first_age[artefact], "last": facts.last_age[artefact]}),
    ]
    found += _conditions(facts, artefact) + [_effect(facts, effect) for effect in facts.effects[artefact]]
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
    if effect.units and OPS[effect.op] in ON_UNITS:
        units = [facts.units.ids[unit] for unit in effect.units]
        return f"effect-{OPS[effect.op]}-of", {"n": effect.n, "units": units}
    return f"effect-{OPS[effect.op]}", {"n": effect.n}


def _unit(facts: Catalogue, unit: int) -> Messages:
    figures: dict[str, object] = {
        "arm": ARMS[facts.arm[unit]],
        "cost": facts.cost[unit],
        "front": facts.front[unit],
        "support": facts.support[unit],
        "move": facts.move[unit],
        "level": facts.level[unit],
    }
    return [("effect-unit", figures)]
