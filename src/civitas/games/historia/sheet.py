"""The facts of each thing for drawing it: plain data, no words."""

from __future__ import annotations

from civitas.games.historia import vocabulary as v
from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.facts.effects import Effect, Objective
from civitas.games.historia.facts.matrix import Axis
from civitas.kernel.fields import members

Sheet = dict[str, object]


def draw(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "title":
        return _board(facts)
    found = _thing(facts, domain, item)
    name = f"advisor:{item}" if domain == "card" and item not in v.ACTIONS else f"{domain}:{item}"
    if found:
        found["designed"] = name in facts.designed
        if name in facts.origins:
            found |= facts.origins[name].sheet()
    return found


def _thing(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "card" and item in v.ACTIONS:
        action = v.ACTIONS.index(item)
        figures = {"steps": facts.steps_in, "cost": facts.cost_in, "points": facts.points_in, "vp": facts.vp_in}
        advanced = {key: values[action + v.CARDS] for key, values in figures.items()}
        return {"kind": "action", **{key: values[action] for key, values in figures.items()}, "advanced": advanced}
    if domain in ("card", "advisor"):
        return _advisor(facts, facts.advisors.index[item])
    if domain == "wonder":
        return _wonder(facts, facts.wonders.index[item])
    if domain == "leader":
        leader = facts.leaders.index[item]
        objectives = [_objective(facts, objective) for objective in facts.objectives[leader]]
        return {"era": facts.leader_era[leader], "objectives": objectives}
    if domain == "goal":
        return {"objectives": [_objective(facts, facts.goal_objectives[facts.goals.index[item]])]}
    if domain == "event":
        return _event(facts, facts.events.index[item])
    if domain == "territory":
        territory = facts.territories.index[item]
        return {
            "adjacent": _names(facts.territories.ids, facts.land[territory]),
            "sea": _names(facts.territories.ids, facts.sea[territory]),
        }
    if domain == "civilization":
        number = facts.sets.index[item]
        colour = facts.colours.ids[facts.set_colour[number]]
        return {"colour": colour, "advisors": _names(facts.advisors.ids, facts.advisors_of[number])}
    if domain == "government":
        return {"vp": facts.government_vp[facts.governments.index[item]]}
    if domain == "civbot_card":
        card = facts.civbot_cards.index[item]
        return {"actions": [v.ACTIONS[action] for action in facts.civbot_actions[card]], "vp": facts.civbot_vp[card]}
    if domain == "technology_level":
        return _level(facts.technology, item)
    if domain == "military_level":
        return _level(facts.military, item)
    if domain == "difficulty":
        return {"cards": facts.difficulty_cards[facts.difficulties.index[item]]}
    return {}


def _names(ids: list[str], mask: int) -> list[str]:
    return [ids[number] for number in members(mask)]


def _advisor(facts: Catalogue, advisor: int) -> Sheet:
    hexagon = facts.advisor_hex[advisor]
    return {
        "kind": "advisor",
        "civilization": facts.sets.ids[facts.advisor_set[advisor]],
        "hex": v.HEXES[hexagon],
        "action": v.ACTIONS[facts.advisor_action[advisor]] if hexagon else None,
        "effects": [_effect(effect) for effect in facts.advisor_effects[advisor]],
    }


def _wonder(facts: Catalogue, wonder: int) -> Sheet:
    hexagon, flag = facts.wonder_hex[wonder], facts.wonder_flag[wonder]
    return {
        "era": facts.wonder_era[wonder],
        "cost": facts.wonder_cost[wonder],
        "hex": v.HEXES[hexagon],
        "action": v.ACTIONS[facts.wonder_action[wonder]] if hexagon else None,
        "flag": facts.territories.ids[flag] if flag >= 0 else None,
        "passive": bool(facts.passive >> wonder & 1),
        "effects": [_effect(effect) for effect in facts.wonder_effects[wonder]],
    }


def _effect(effect: Effect) -> Sheet:
    found: Sheet = {"op": v.OPS[effect.op], "n": effect.n}
    if effect.op == v.VP_PER:
        found["per"] = v.PER[effect.per]
        found["max"] = effect.most
    elif effect.op == v.RECOVER_CARD:
        found["which"] = v.WHICH[effect.which]
    elif effect.op == v.PROTECT:
        found["actions"] = _names(v.ACTIONS, effect.actions)
    return found


def _objective(facts: Catalogue, objective: Objective) -> Sheet:
    return {
        "kind": v.OBJECTIVES[objective.kind],
        "n": objective.n,
        "territories": _names(facts.territories.ids, objective.territories),
        "governments": _names(facts.governments.ids, objective.governments),
        "vp": objective.vp,
    }


def _event(facts: Catalogue, event: int) -> Sheet:
    action, axis = facts.event_action[event], facts.event_axis[event]
    return {
        "era": facts.event_era[event],
        "kind": v.EVENT_KINDS[facts.event_kind[event]],
        "action": v.ACTIONS[action] if action >= 0 else None,
        "axis": v.AXES[axis] if axis >= 0 else None,
        "n": facts.event_n[event],
    }


def _board(facts: Catalogue) -> Sheet:
    """The timeline, and the matrix with the government of each cell."""
    cells = [
        [tech, army, facts.governments.ids[facts.government[army * facts.width + tech]]]
        for army in range(1, facts.levels + 1)
        for tech in range(1, facts.levels + 1)
        if facts.inside[army * facts.width + tech]
    ]
    return {
        "eras": facts.eras,
        "icons": [_names(v.ICONS, icons) for icons in facts.icons],
        "levels": facts.levels,
        "cells": cells,
        "queue_for_revolution": facts.revolution_queue,
        "turn_end_returns": facts.turn_end_returns,
        "golden_tokens": facts.golden_tokens,
        "tiles": list(facts.tile_values),
        "designed": facts.provenance["designed"],
        "origins": {place: origin.sheet() for place, origin in facts.origins.items() if ".toml:" in place},
    }


def _level(axis: Axis, item: str) -> Sheet:
    level = axis.ids.index(item)
    return {
        "level": level,
        "abilities": axis.abilities[level],
        "bonuses": [_effect(effect) for effect in axis.bonuses[level]],
    }
