"""What cards cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.catalogue import WONDER_COUNTS, Catalogue, Effect

Messages = list[tuple[str, dict[str, object]]]

ARGUMENTS: Final = {
    "age": ["age"],
    "card": ["foreseen", "from"],
    "kind": ["kind", "kinds"],
    "seat": ["other", "player", "first_seat", "war_on", "pact_with"],
    "side": ["side"],
    "site": ["site2"],
    "technology": ["technology"],
    "who": ["who"],
}
"""`age`, `kind`, `side` and `who` are families of texts: `age-ii`, `kind-farm`, `side-a`, `who-strongest`."""


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    card = facts.cards.index.get(item)
    if card is None:
        return []
    kind = facts.kind[card]
    found: Messages = [("effect-kind", {"kind": v.CARD_KINDS[kind], "age": v.AGES[facts.level[card]].lower()})]
    found += _cost(facts, card, kind) + _gives(facts, card, kind)
    found += [(f"effect-{_key(v.ABILITIES[pair[0]])}", {"count": pair[1]}) for pair in facts.abilities[card]]
    if kind == v.WONDER:
        found += _wonder(facts, card - facts.first[v.WONDER])
    elif kind == v.ACTION:
        found += _action(facts, card)
    elif kind == v.EVENT:
        for effect in facts.effects[card - facts.first[v.EVENT]]:
            found += _effect(facts, effect)
    elif kind >= v.AGGRESSION:
        found += _military(facts, card, kind)
    else:
        found += _gains(facts, card)
    return found


def _key(name: str) -> str:
    return name.replace("_", "-")


def _cost(facts: Catalogue, card: int, kind: int) -> Messages:
    if kind >= v.LEADER:
        return []
    if kind == v.GOVERNMENT:
        costs: dict[str, object] = {"science": facts.science[card], "revolution": facts.revolution[card]}
        return [("effect-cost-government", costs)]
    found: Messages = [("effect-cost-science", {"count": facts.science[card]})]
    if facts.resource[card]:
        found.append(("effect-cost-resource", {"count": facts.resource[card]}))
    return found


def _gives(facts: Catalogue, card: int, kind: int) -> Messages:
    """`effect-gives-science` of a card as a whole, `effect-each-science` of each worker on it."""
    manner = "each" if card < len(facts.sites) else "gives"
    return [
        (f"effect-{manner}-{_key(v.STATISTICS[number])}", {"count": value})
        for number, value in enumerate(facts.gives[card])
        if value
    ]


def _gains(facts: Catalogue, card: int) -> Messages:
    return [(f"effect-gain-{v.GAINS[pair[0]]}", {"count": pair[1]}) for pair in facts.gains[card]]


def _wonder(facts: Catalogue, wonder: int) -> Messages:
    found: Messages = [("effect-stages", {"stages": _row(facts.wonder_stages[wonder])})]
    for pair in facts.wonder_points[wonder]:
        found.append((f"effect-completion-{_key(WONDER_COUNTS[pair[0]])}", {"count": pair[1]}))
    if facts.wonder_discount[wonder]:
        found.append(("effect-discount-after-replacement", {"count": facts.wonder_discount[wonder]}))
    return found


def _action(facts: Catalogue, card: int) -> Messages:
    action = card - facts.first[v.ACTION]
    by_players = facts.action_by_players[action]
    args: dict[str, object] = {
        "kinds": [v.KINDS[kind] for kind in range(len(v.KINDS)) if facts.action_kinds[action] >> kind & 1],
        "rebate": facts.action_rebate[action],
        "arms": facts.action_military[action],
        "resource": facts.action_resource[action],
        "two": by_players[0],
        "three": by_players[1],
        "four": by_players[2],
    }
    return [(f"effect-action-{_key(v.DOES[facts.action_does[action]])}", args), *_gains(facts, card)]


def _effect(facts: Catalogue, effect: Effect) -> Messages:
    args: dict[str, object] = {
        "who": v.WHO[effect.who].replace("_", "-"),
        "total": effect.total,
        "draws": effect.cards,
        "budget": effect.actions,
        "tokens": effect.tokens,
        "discount": effect.discount,
        "count": effect.per_discontent or effect.each,
        "culture": effect.last_age_culture,
        "beyond": facts.content_workers,
        "ages": _row(facts.points_by_wonder_age),
    }
    args |= {players: _row(points) for players, points in zip(("two", "three", "four"), effect.points, strict=True)}
    if effect.technology:
        args["technology"] = effect.technology
    name = effect.do
    if effect.count:
        name += "_" + effect.count
    if effect.by:
        name += "_" + effect.by
    found: Messages = [(f"effect-event-{_key(name)}", args)]
    for pair in effect.gains:
        found.append((f"effect-amount-{v.GAINS[pair[0]]}", {"count": pair[1]}))
    return found


def _row(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])


def _military(facts: Catalogue, card: int, kind: int) -> Messages:
    number = card - facts.first[kind]
    if kind == v.AGGRESSION:
        levels = facts.aggression_levels[number]
        args: dict[str, object] = {
            "price": facts.attack_military[number],
            "total": facts.aggression_total[number],
            "level": levels[0] if levels else 0,
            "second": levels[1] if len(levels) > 1 else -1,
        }
        return [(f"effect-aggression-{v.AGGRESSIONS[facts.aggression_does[number]]}", args), *_gains(facts, card)]
    if kind == v.WAR:
        args = {
            "price": facts.attack_military[len(facts.aggressions) + number],
            "count": facts.war_amount[number],
            "step": facts.war_step[number],
        }
        return [(f"effect-war-{v.WARS[facts.war_does[number]]}", args)]
    if kind == v.PACT:
        return _pact(facts, number)
    if kind == v.TACTIC:
        units = facts.tactic_units[number]
        # In armies of Age I no unit is two levels behind, so theirs are the same.
        strength, lower = facts.tactic_strength[number], facts.tactic_obsolete[number]
        args = {
            "infantry": units[0],
            "cavalry": units[1],
            "artillery": units[2],
            "strength": strength,
            "lower": lower if lower < strength else 0,
        }
        return [("effect-tactic", args)]
    assert kind == v.BONUS
    args = {"defence": facts.bonus_defence[number], "colonization": facts.bonus_colonization[number]}
    return [("effect-bonus", args)]


def _pact(facts: Catalogue, number: int) -> Messages:
    """Side by side where the sides differ, then what attacks between the partners do."""
    found: Messages = []
    sides = ["a", "b"] if facts.pact_lettered[number] else ["both"]
    for place, side in enumerate(sides):
        found.append(("effect-side", {"side": side}))
        for statistic, value in enumerate(facts.pact_sides[number][place]):
            if value:
                found.append((f"effect-gives-{_key(v.STATISTICS[statistic])}", {"count": value}))
        for pair in facts.pact_abilities[number][place]:
            found.append((f"effect-{_key(v.ABILITIES[pair[0]])}", {"count": pair[1]}))
    return [*found, (f"effect-attack-{v.ATTACKS[facts.pact_attack[number]]}", {})]
