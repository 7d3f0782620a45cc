"""The facts of each thing for drawing it: plain data, no words."""

from __future__ import annotations

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.catalogue import TACTIC_UNITS, WONDER_COUNTS, Catalogue, Effect

Sheet = dict[str, object]


def draw(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "title":
        return _board(facts)
    card = facts.cards.index.get(item)
    return {} if card is None else card_sheet(facts, card)


def card_sheet(facts: Catalogue, card: int) -> Sheet:
    """What is printed on a card, under the names of the data files."""
    kind = facts.kind[card]
    found: Sheet = {
        "kind": v.CARD_KINDS[kind],
        "age": v.AGES[facts.level[card]],
        "level": facts.level[card],
        "copies": list(facts.copies[card]),
        "gives": named(v.STATISTICS, facts.gives[card]),
        "abilities": {v.ABILITIES[pair[0]]: pair[1] for pair in facts.abilities[card]},
        "gain": {v.GAINS[pair[0]]: pair[1] for pair in facts.gains[card]},
    }
    if kind < v.LEADER:
        found["science"] = facts.science[card]
        found["resource"] = facts.resource[card]
        if kind == v.GOVERNMENT:
            found["revolution"] = facts.revolution[card]
    elif kind == v.WONDER:
        wonder = card - facts.first[v.WONDER]
        found["stages"] = list(facts.wonder_stages[wonder])
        found["completion"] = {WONDER_COUNTS[pair[0]]: pair[1] for pair in facts.wonder_points[wonder]}
        found["discount_after_replacement"] = facts.wonder_discount[wonder]
    elif kind == v.ACTION:
        found.update(_action(facts, card - facts.first[v.ACTION]))
    elif kind == v.EVENT:
        found["effects"] = [_effect(effect) for effect in facts.effects[card - facts.first[v.EVENT]]]
    elif kind >= v.AGGRESSION:
        found.update(_military(facts, card, kind))
    return {name: value for name, value in found.items() if value or name == "level"}


def named(names: list[str], values: list[int]) -> Sheet:
    return {names[number]: value for number, value in enumerate(values) if value}


def _action(facts: Catalogue, action: int) -> Sheet:
    kinds = facts.action_kinds[action]
    by_players = facts.action_by_players[action]
    return {
        "does": v.DOES[facts.action_does[action]],
        "on": [v.KINDS[kind] for kind in range(len(v.KINDS)) if kinds >> kind & 1],
        "rebate": facts.action_rebate[action],
        "military": facts.action_military[action],
        "resource": facts.action_resource[action],
        "by_players": list(by_players) if any(by_players) else [],
    }


def _effect(effect: Effect) -> Sheet:
    found: Sheet = {
        "do": effect.do,
        "who": v.WHO[effect.who],
        "amounts": {v.GAINS[pair[0]]: pair[1] for pair in effect.gains},
        "count": effect.count,
        "each": effect.each,
        "by": effect.by,
        "points": effect.points if effect.by else [],
        "technology": effect.technology,
        "total": effect.total,
        "cards": effect.cards,
        "actions": effect.actions,
        "tokens": effect.tokens,
        "discount": effect.discount,
        "per_discontent": effect.per_discontent,
        "last_age_culture": effect.last_age_culture,
    }
    return {name: value for name, value in found.items() if value}


def _military(facts: Catalogue, card: int, kind: int) -> Sheet:
    number = card - facts.first[kind]
    if kind == v.AGGRESSION:
        return {
            "military": facts.attack_military[number],
            "does": v.AGGRESSIONS[facts.aggression_does[number]],
            "total": facts.aggression_total[number],
            "levels": list(facts.aggression_levels[number]),
        }
    if kind == v.WAR:
        return {
            "military": facts.attack_military[len(facts.aggressions) + number],
            "does": v.WARS[facts.war_does[number]],
            "amount": facts.war_amount[number],
            "step": facts.war_step[number],
        }
    if kind == v.PACT:
        return {
            "attack": v.ATTACKS[facts.pact_attack[number]],
            "lettered": facts.pact_lettered[number],
            "sides": [
                {
                    "gives": named(v.STATISTICS, facts.pact_sides[number][side]),
                    "abilities": {v.ABILITIES[pair[0]]: pair[1] for pair in facts.pact_abilities[number][side]},
                }
                for side in range(2)
            ],
        }
    if kind == v.TACTIC:
        return {
            "units": named(TACTIC_UNITS, facts.tactic_units[number]),
            "strength": facts.tactic_strength[number],
            "obsolete": facts.tactic_obsolete[number],
        }
    assert kind == v.BONUS
    return {"defence": facts.bonus_defence[number], "colonization": facts.bonus_colonization[number]}


def _board(facts: Catalogue) -> Sheet:
    """What the boards themselves say."""
    return {
        "row_cost": list(facts.row_cost),
        "yellow_bank": facts.yellow_bank,
        "blue_bank": facts.blue_bank,
        "population_cost": list(facts.population_cost),
        "consumption": list(facts.consumption),
        "happiness": list(facts.happiness),
        "corruption": list(facts.corruption),
        "most_happy": facts.most_happy,
        "kinds": list(v.KINDS),
        "statistics": list(v.STATISTICS),
    }
