"""What cards cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.historia import vocabulary as v
from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.facts.effects import Effect, Objective
from civitas.games.historia.facts.matrix import Axis
from civitas.kernel.fields import members

Messages = list[tuple[str, dict[str, object]]]

ARGUMENTS: Final = {
    "card": ["action", "actions"],
    "advisor": ["advisors"],
    "axis": ["axis"],
    "score": ["category"],
    "counted": ["counted"],
    "figure": ["fields"],
    "source": ["sources"],
    "era": ["era"],
    "territory": ["territories"],
    "seat": ["winners"],
}


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    found = _described(facts, domain, item)
    name = f"advisor:{item}" if domain == "card" and item not in v.ACTIONS else f"{domain}:{item}"
    if name in facts.origins:
        found.append(facts.origins[name].message())
    return found


def _described(facts: Catalogue, domain: str, item: str) -> Messages:
    if domain == "card" and item in v.ACTIONS:
        return _action(facts, v.ACTIONS.index(item))
    if domain in ("card", "advisor"):
        return _advisor(facts, facts.advisors.index[item])
    if domain == "wonder":
        return _wonder(facts, facts.wonders.index[item])
    if domain == "goal":
        return [_objective(facts, facts.goal_objectives[facts.goals.index[item]])]
    if domain == "event":
        return _event(facts, facts.events.index[item])
    if domain == "leader":
        number = facts.leaders.index[item]
        objectives = [_objective(facts, objective) for objective in facts.objectives[number]]
        return [("effect-era", {"era": facts.leader_era[number]}), *objectives]
    if domain == "territory":
        land = members(facts.land[facts.territories.index[item]])
        return [("effect-adjacent", {"territories": [facts.territories.ids[other] for other in land]})]
    if domain == "civilization":
        advisors = members(facts.advisors_of[facts.sets.index[item]])
        return [("effect-advisors", {"advisors": [facts.advisors.ids[number] for number in advisors]})]
    if domain == "government":
        return [("effect-government", {"points": facts.government_vp[facts.governments.index[item]]})]
    if domain == "difficulty":
        return [("effect-civbot-cards", {"count": facts.difficulty_cards[facts.difficulties.index[item]]})]
    if domain == "civbot_card":
        return _civbot_card(facts, facts.civbot_cards.index[item])
    if domain == "technology_level":
        return _level(facts.technology, "technology", item)
    if domain == "military_level":
        return _level(facts.military, "military", item)
    return []


def _level(axis: Axis, name: str, item: str) -> Messages:
    """What a level of the matrix allows as long as it is held, and what entering it brings."""
    level = axis.ids.index(item)
    found: Messages = [("effect-level", {"axis": name, "level": level})]
    for ability in axis.abilities[level]:
        kind, _, value = ability.partition(":")
        if kind == "cards_per_round":
            found.append(("ability-cards-per-round", {"count": int(value)}))
        else:
            found.append((f"ability-{kind}", {"action": value} if value else {}))
    return found + [_effect(effect) for effect in axis.bonuses[level]]


def _action(facts: Catalogue, action: int) -> Messages:
    name = v.ACTIONS[action]
    found: Messages = []
    if facts.cost_in[action]:
        found.append(("effect-cost", {"cubes": facts.cost_in[action]}))
    if facts.points_in[action]:
        found.append(("effect-points-cost", {"points": facts.points_in[action]}))
    cubes = facts.cubes_in[action] if action == v.EXPLOIT else facts.cost_in[action]
    found.append((f"action-text-{name}", {"points": facts.vp_in[action], "cubes": cubes}))
    if action == v.REVOLUTION:
        found.append(("effect-queue", {"count": facts.revolution_queue}))
    for ability, key in ((f"card:{name}", "effect-owned-from"), (f"advanced:{name}", "effect-advanced-from")):
        for level, abilities in enumerate(facts.technology.abilities):
            if ability in abilities:
                found.append((key, {"level": level, "count": facts.steps_in[action + v.CARDS]}))
    return found + _advanced_row(facts, action)


def _advanced_row(facts: Catalogue, action: int) -> Messages:
    """Its numbers, where they are not those of the basic row."""
    line = action + v.CARDS
    figures = (facts.cost_in, facts.points_in, facts.vp_in, facts.cubes_in)
    if all([values[line] == values[action] for values in figures]):
        return []
    cubes = facts.cubes_in[line] if action == v.EXPLOIT else facts.cost_in[line]
    args: dict[str, object] = {"steps": facts.steps_in[line], "cubes": cubes}
    return [("effect-advanced", {**args, "cost": facts.points_in[line], "points": facts.vp_in[line]})]


def _advisor(facts: Catalogue, advisor: int) -> Messages:
    found: Messages = [("effect-civilization", {"civilization": facts.sets.ids[facts.advisor_set[advisor]]})]
    if facts.advisor_hex[advisor] == v.SOLID:
        key = "effect-solid-basic" if facts.advisor_basic[advisor] else "effect-solid"
        found.append((key, {"action": v.ACTIONS[facts.advisor_action[advisor]]}))
    return found + [_effect(effect) for effect in facts.advisor_effects[advisor]]


def _wonder(facts: Catalogue, wonder: int) -> Messages:
    found: Messages = [
        ("effect-era", {"era": facts.wonder_era[wonder]}),
        ("effect-cost", {"cubes": facts.wonder_cost[wonder]}),
    ]
    for points, key in ((facts.wonder_points, "effect-points-cost"), (facts.wonder_use_points, "effect-use-points")):
        if points[wonder]:
            found.append((key, {"points": points[wonder]}))
    if facts.wonder_flag[wonder] >= 0:
        found.append(("effect-flag", {"territory": facts.territories.ids[facts.wonder_flag[wonder]]}))
    if facts.passive >> wonder & 1:
        found.append(("effect-passive", {}))
    if facts.wonder_hex[wonder] == v.SOLID:
        key = "effect-solid-basic" if facts.wonder_basic[wonder] else "effect-solid"
        found.append((key, {"action": v.ACTIONS[facts.wonder_action[wonder]]}))
    elif facts.wonder_hex[wonder] == v.DOTTED:
        found.append(("effect-dotted", {"action": v.ACTIONS[facts.wonder_action[wonder]]}))
    return found + [_effect(effect) for effect in facts.wonder_effects[wonder]]


def _effect(effect: Effect) -> tuple[str, dict[str, object]]:
    name = v.OPS[effect.op]
    if effect.op == v.VP:
        return "effect-vp", {"points": effect.n}
    if effect.op == v.VP_PER:
        return "effect-vp-per", {"points": effect.n, "counted": v.PER[effect.per], "most": effect.most}
    if effect.op == v.RECOVER_CARD:
        return f"effect-{name}-{v.WHICH[effect.which]}", {"count": effect.n}
    if effect.op == v.PROTECT:
        return "effect-protect", {"either_actions": [v.ACTIONS[action] for action in members(effect.actions)]}
    return f"effect-{name}", {"count": effect.n}


def _objective(facts: Catalogue, objective: Objective) -> tuple[str, dict[str, object]]:
    args: dict[str, object] = {"points": objective.vp, "count": objective.n}
    args["territories"] = [facts.territories.ids[territory] for territory in members(objective.territories)]
    args["either_governments"] = [facts.governments.ids[number] for number in members(objective.governments)]
    return f"objective-{v.OBJECTIVES[objective.kind]}", args


def _event(facts: Catalogue, event: int) -> Messages:
    args: dict[str, object] = {"count": facts.event_n[event]}
    if facts.event_action[event] >= 0:
        args["action"] = v.ACTIONS[facts.event_action[event]]
    if facts.event_axis[event] >= 0:
        args["axis"] = v.AXES[facts.event_axis[event]]
    kind = f"happening-{v.EVENT_KINDS[facts.event_kind[event]]}"
    return [("effect-era", {"era": facts.event_era[event]}), (kind, args)]


def _civbot_card(facts: Catalogue, card: int) -> Messages:
    found: Messages = [(f"civbot-{v.ACTIONS[action]}", {}) for action in facts.civbot_actions[card]]
    if facts.civbot_vp[card]:
        found.append(("effect-vp", {"points": facts.civbot_vp[card]}))
    return found
