"""The numbers behind a refusal and the price of a move, for people."""

from __future__ import annotations

from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import ACTION, CIVILIZE, ORDER, POLITICS, AgesState
from civitas.games.through_the_ages.rules import attacks, colonization, costs
from civitas.games.through_the_ages.rules.taking import hand_limit
from civitas.games.through_the_ages.vocabulary import GOVERNMENT, RECRUITS, URBAN_LIMIT
from civitas.kernel.frames import a_of, kind_of

Figures = dict[str, object]


def price_of(p: AgesState, seat: int, move: int, table: AgesMoves) -> Figures:
    """What a move costs: civil and military actions, food, resources, science. Only what it costs is named."""
    found = {"civil": 0, "military": 0, "food": 0, "resources": 0, "science": 0}
    kind = kind_of(p.now)
    if table.take <= move < table.population:
        card, space = divmod(move - table.take, table.spaces_count)
        found["civil"] = costs.take_cost(p, seat, card, space)
    elif table.population <= move < table.disband:
        _civil_price(p, seat, move, table, found, kind)
    elif table.disband <= move < table.use:
        _military_price(p, seat, move, table, found)
    elif table.aggression <= move < table.pact and kind == POLITICS:
        number = move - table.aggression
        found["military"] = attacks.attack_cost(p, number >> 2, min(number & 3, p.seats - 1))
    if kind not in (ACTION, POLITICS):
        found["civil"] = 0
    return {name: value for name, value in found.items() if value}


def _civil_price(p: AgesState, seat: int, move: int, table: AgesMoves, found: dict[str, int], kind: int) -> None:
    """Population, buildings, leaders, stages, technologies, action cards."""
    facts = p.facts
    discount = a_of(p.now) if kind == CIVILIZE else 0
    rebate = facts.action_rebate[a_of(p.now)] if kind == ORDER else discount
    found["civil"] = 1
    if move == table.population:
        found["food"] = costs.population_cost(p, seat, discount)
    elif table.build <= move < table.destroy:
        if move < table.upgrade:
            new = move - table.build
            cost = costs.build_cost(p, seat, new)
        else:
            old, new = divmod(move - table.upgrade, table.sites)
            cost = costs.upgrade_cost(p, seat, old, new)
        found["resources"] = max(0, cost - rebate)
        if new >= facts.units_at:
            found["civil"], found["military"] = 0, 1
    elif table.stage <= move < table.develop and p.unfinished[seat] >= 0:
        left = len(facts.wonder_stages[p.unfinished[seat]]) - p.stages[seat]
        found["resources"] = costs.stage_cost(p, seat, min(left, move - table.stage + 1))
    elif table.develop <= move < table.revolution:
        found["science"] = max(0, costs.develop_cost(p, seat, move - table.develop, False) - discount)
    elif table.revolution <= move < table.action:
        card = move - table.revolution + facts.first[GOVERNMENT]
        found["civil"] = p.civil_total[seat]
        found["science"] = max(0, costs.develop_cost(p, seat, card, True) - discount)


def _military_price(p: AgesState, seat: int, move: int, table: AgesMoves, found: dict[str, int]) -> None:
    """Units and tactics."""
    found["military"] = p.facts.copy_tactic if move >= table.copy else 1
    if table.recruit <= move < table.tactic:
        discount = p.power[seat][RECRUITS]
        found["food"] = costs.population_cost(p, seat, discount)
        found["resources"] = max(0, costs.build_cost(p, seat, move - table.recruit) - discount)


def figures_of(p: AgesState, seat: int, move: int, rule: str, table: AgesMoves) -> Figures:
    """The arguments of the move, what it would cost, what the seat has, and what the rule compares."""
    found: Figures = dict(table.arg_ids(move))
    found["price"] = price_of(p, seat, move, table)
    found["has"] = {
        "civil": costs.civil_actions(p, seat),
        "military": costs.military_actions(p, seat),
        "food": p.food[seat],
        "resources": p.resources[seat],
        "science": p.science[seat],
    }
    if rule == "tta.take-card.hand-limit":
        found.update({"held": len(p.hand[seat]), "limit": hand_limit(p, seat)})
    elif rule in ("tta.build.urban-limit", "tta.bach.urban-limit"):
        found["limit"] = p.fixed[seat][URBAN_LIMIT]
    elif rule == "tta.aggression.must-be-stronger":
        rival = move - table.aggression & 3
        found["strength"] = attacks.attacking_strength(p, seat, rival)
        found["defence"] = attacks.defending_strength(p, seat, rival)
    elif rule in ("tta.colonization.bid-value", "tta.colonization.bid-cap"):
        found.update({"highest": p.bid, "largest": colonization.largest_force(p, seat)})
    elif rule == "tta.colonization.force-minimum":
        found.update({"highest": p.bid, "force": colonization.force_now(p, seat)})
    return found
