"""The numbers behind a refusal, and what a move costs or brings, for people."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.effects import abilities
from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import CIVILIZE, DEFENCE, ORDER, AgesState
from civitas.games.through_the_ages.rules import attacks, colonization, costs
from civitas.games.through_the_ages.rules.building import most_stages
from civitas.games.through_the_ages.rules.taking import hand_limit
from civitas.games.through_the_ages.statistics import workers_of
from civitas.games.through_the_ages.vocabulary import (
    DEVELOPMENT_SHARE,
    EVENT,
    FOOD_AS_RESOURCE,
    GOVERNMENT,
    MILITARY_AS_CIVIL,
    MILITARY_REVOLUTION,
    RECRUITS,
    RESOURCE_AS_FOOD,
    URBAN_LIMIT,
)
from civitas.kernel.frames import a_of, b_of, kind_of

Figures = dict[str, object]

_CARDS: Final = [
    "civil",
    "site",
    "leader",
    "technology",
    "government",
    "action",
    "tactic",
    "ability",
    "event",
    "aggression",
    "war",
    "pact",
    "territory",
    "military",
    "bonus",
    "special",
    "wonder",
]
"""Domains of moves whose items are cards."""


# ---------------------------------------------------------------------- what a move costs or brings


def preview_of(p: AgesState, seat: int, move: int, table: AgesMoves) -> Figures:
    if table.recruit <= move < table.tactic:
        discount = p.power[seat][RECRUITS]
        cost = max(0, costs.build_cost(p, seat, move - table.recruit) - discount)
        return {"food": costs.population_cost(p, seat, discount), "resources": cost}
    if table.prepare <= move < table.aggression:
        return {"points": p.facts.level[p.facts.first[EVENT] + move - table.prepare]}
    if table.aggression <= move < table.pact:
        return _attack(p, seat, move, table)
    if table.bonus <= move < table.conceal:
        bonus = move - table.bonus
        defends = kind_of(p.now) == DEFENCE
        return {"points": p.facts.bonus_defence[bonus] if defends else p.facts.bonus_colonization[bonus]}
    if table.conceal <= move < table.bid:
        return {"points": p.facts.concealed_defence}
    if table.send <= move < table.agree and p.sent:
        sent = p.sent.copy()
        sent[move - table.send] += 1
        return {"force": colonization.units_force(p, seat, sent) + p.force}
    price = price_of(p, seat, move, table)
    return {} if price < 0 else {"price": price}


def _attack(p: AgesState, seat: int, move: int, table: AgesMoves) -> Figures:
    number = move - table.aggression
    rival = min(number & 3, p.seats - 1)
    return {
        "price": attacks.attack_cost(p, number >> 2, rival),
        "strength": attacks.attacking_strength(p, seat, rival),
        "rival": attacks.defending_strength(p, seat, rival),
    }


def price_of(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    """The main price of a move, in whatever it is paid with; -1 if it has none."""
    facts = p.facts
    kind = kind_of(p.now)
    discount = a_of(p.now) if kind == CIVILIZE else 0
    rebate = facts.action_rebate[a_of(p.now)] if kind == ORDER else discount
    if table.take <= move < table.population:
        card, space = divmod(move - table.take, table.spaces_count)
        return costs.take_cost(p, seat, card, space)
    if move == table.population:
        return costs.population_cost(p, seat, discount)
    if table.build <= move < table.upgrade:
        return max(0, costs.build_cost(p, seat, move - table.build) - rebate)
    if table.upgrade <= move < table.destroy:
        old, new = divmod(move - table.upgrade, table.sites)
        return max(0, costs.upgrade_cost(p, seat, old, new) - rebate)
    if table.stage <= move < table.develop and p.unfinished[seat] >= 0:
        left = len(facts.wonder_stages[p.unfinished[seat]]) - p.stages[seat]
        return costs.stage_cost(p, seat, min(left, move - table.stage + 1))
    if table.develop <= move < table.revolution:
        return max(0, costs.develop_cost(p, seat, move - table.develop, False) - discount)
    if table.revolution <= move < table.action:
        card = move - table.revolution + facts.first[GOVERNMENT]
        return max(0, costs.develop_cost(p, seat, card, True) - discount)
    if table.tactic <= move < table.use:
        return facts.copy_tactic if move >= table.copy else facts.play_tactic
    return -1


# ---------------------------------------------------------------------- behind a refusal


def figures_of(p: AgesState, seat: int, move: int, rule: str, table: AgesMoves) -> Figures:
    """The arguments of the move, what it would cost, and what the rule compares."""
    named = table.arg_ids(move)
    found: Figures = dict(named)
    for domain in _CARDS:
        if domain in named:
            found["card"] = named[domain]
    if "site2" in named:
        found["from"], found["card"] = named["site"], named["site2"]
    if "seat" in named:
        found["other"] = int(named["seat"])
    price = price_of(p, seat, move, table)
    if price >= 0:
        found["price"] = price
        found["have"] = _has(p, seat, move, table)
    if table.recruit <= move < table.tactic:
        found.update(_recruit(p, seat, move - table.recruit, rule))
    elif table.use <= move < table.prepare:
        found.update(_use(p, seat, move - table.use))
    found.update(_compared(p, seat, move, rule, table))
    return found


def _has(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    """What the seat has of that with which the move is paid."""
    if move < table.population:
        return costs.civil_actions(p, seat)
    if move < table.build:
        return costs.food_for(p, seat)
    if move < table.upgrade:
        return costs.resources_for(p, seat, move - table.build)
    if move < table.destroy:
        return costs.resources_for(p, seat, (move - table.upgrade) % table.sites)
    if move < table.develop:
        return costs.resources_for(p, seat, -1)
    if move < table.revolution:
        return costs.science_for(p, seat, move - table.develop)
    return p.science[seat] if move < table.action else costs.military_actions(p, seat)


def _recruit(p: AgesState, seat: int, site: int, rule: str) -> Figures:
    """Barbarossa's unit is paid in actions, food and resources: the figures of that which is short."""
    discount = p.power[seat][RECRUITS]
    if rule == "tta.population.food-cost":
        return {"price": costs.population_cost(p, seat, discount), "have": costs.food_for(p, seat)}
    if rule == "tta.unit-build.resource-cost":
        price = max(0, costs.build_cost(p, seat, site) - discount)
        return {"price": price, "have": costs.resources_for(p, seat, site)}
    return {}


def _use(p: AgesState, seat: int, number: int) -> Figures:
    """What an ability in force costs."""
    ability = abilities.ability_of(p, seat, number)
    if ability == MILITARY_AS_CIVIL:
        return {"price": 1, "have": costs.military_actions(p, seat)}
    if ability in (FOOD_AS_RESOURCE, RESOURCE_AS_FOOD):
        stored = p.food[seat] if ability == FOOD_AS_RESOURCE else p.resources[seat]
        return {"price": p.power[seat][ability], "have": stored}
    return {}


def _compared(p: AgesState, seat: int, move: int, rule: str, table: AgesMoves) -> Figures:
    """What single rules look at."""
    topic = rule.removeprefix("tta.")
    if topic in ("revolution.all-must-be-available", "robespierre.military-needed"):
        if p.power[seat][MILITARY_REVOLUTION]:
            return {"price": p.military_total[seat], "have": p.military[seat]}
        return {"price": p.civil_total[seat], "have": p.civil[seat]}
    if topic == "take-card.hand-limit":
        return {"held": len(p.hand[seat]), "limit": hand_limit(p, seat)}
    if topic == "take-card.one-leader-per-age":
        return {"age": p.facts.level[(move - table.take) // table.spaces_count]}
    if topic == "take-wonder.one-unfinished":
        return {"card": p.facts.wonders.ids[p.unfinished[seat]]}
    if topic == "leader-play.civil-cost":
        return {"have": costs.civil_actions(p, seat)}
    if topic in ("build.urban-limit", "bach.urban-limit"):
        return _urban(p, seat, move, table)
    if topic == "wonder-stage.multi-stage":
        return {"limit": most_stages(p, seat)}
    if topic == "points.pay-science":
        return {"price": p.power[seat][DEVELOPMENT_SHARE], "other": costs.sharing_partners(p, seat)[0]}
    return _compared_in_conflict(p, seat, move, topic, table)


def _urban(p: AgesState, seat: int, move: int, table: AgesMoves) -> Figures:
    site = move - table.build if move < table.upgrade else (move - table.upgrade) % table.sites
    return {
        "count": workers_of(p, seat, p.facts.kind[site]),
        "government": p.facts.ids[p.government[seat]],
        "limit": p.fixed[seat][URBAN_LIMIT],
    }


def _compared_in_conflict(p: AgesState, seat: int, move: int, topic: str, table: AgesMoves) -> Figures:
    if topic in ("aggression.cost", "war-declare.cost", "aggression.must-be-stronger"):
        found = _attack(p, seat, move, table)
        found["have"] = costs.military_actions(p, seat)
        return found
    if topic.startswith("colonization."):
        force = colonization.force_now(p, seat) if p.sent else 0
        return {"bid": p.bid, "force": force, "limit": colonization.largest_force(p, seat)}
    if topic in ("aggression.no-partial-defence", "aggression.defence-card-limit"):
        return {"missing": a_of(p.now), "count": b_of(p.now) & 255}
    if topic in ("pay.lose", "pay.take-from-player"):
        return {"total": a_of(p.now), "other": b_of(p.now) >> 2}
    if topic in ("card-level.worker-is-building", "colony.stolen", "in-play.references"):
        return {"other": a_of(p.now)}
    if topic == "war.strength-advantage":
        card = str(table.arg_ids(move)["special"])
        return {"price": p.facts.science[p.facts.cards.index[card]], "have": b_of(p.now)}
    if topic.startswith("war.steal"):
        return {"other": a_of(p.now)}
    return {}
