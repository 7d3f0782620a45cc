"""The figures behind refusals, and previews: what a legal move would cost and bring."""

from __future__ import annotations

from civitas.games.historia import vocabulary as v
from civitas.games.historia.effects.objectives import is_met
from civitas.games.historia.frames import ACT, LAY
from civitas.games.historia.position import HistoriaState, action_of, row_of, unpacked
from civitas.games.historia.rules.actions import step_cost
from civitas.games.historia.rules.matrix import cards_per_round
from civitas.games.historia.rules.rounds import is_idle
from civitas.games.historia.rules.territories import sole_territories
from civitas.kernel.fields import members
from civitas.kernel.frames import RUNNING, kind_of


def figures_of(p: HistoriaState, seat: int, move: int, rule: str) -> dict[str, object]:
    named: dict[str, object] = dict(p.title.moves.arg_ids(move))
    named["available"] = p.available[seat]
    if rule == "historia.actions.pay-cubes":
        named["cubes"] = _cost(p, seat, named)
    elif rule == "historia.actions.pay-points":
        named["points"], named["own"] = _cost_in_points(p, named), p.vp[seat]
    elif rule in ("historia.raid.weaker", "historia.war.weaker", "historia.trade.higher-technology"):
        other = _civ_of(p, str(named["seat"]))
        levels = p.technology if rule.startswith("historia.trade") else p.military
        named["level"] = levels[seat]
        named["other_level"] = levels[other]
    elif rule == "historia.round.cards-per-round":
        named["count"] = cards_per_round(p, seat)
    elif rule == "historia.matrix.outline":
        named["technology"] = p.technology[seat]
        named["military"] = p.military[seat]
    return named


def _civ_of(p: HistoriaState, name: str) -> int:
    return int(name) if name.isdigit() else p.seats + int(name.removeprefix("civbot_")) - 1


def _cost(p: HistoriaState, seat: int, named: dict[str, object]) -> int:
    if kind_of(p.now) != ACT:
        return 0
    action = action_of(p.now)
    cost = p.facts.cost_in[action + v.CARDS * row_of(p.now)] if action < v.CARDS else 0
    if "wonder" in named:
        cost = p.facts.wonder_cost[p.facts.wonders.index[str(named["wonder"])]]
    return step_cost(p, seat, action, cost)


def _cost_in_points(p: HistoriaState, named: dict[str, object]) -> int:
    facts, action = p.facts, action_of(p.now)
    cost = facts.points_in[action + v.CARDS * row_of(p.now)] if action < v.CARDS else 0
    if "wonder" not in named:
        return cost
    wonder = facts.wonders.index[str(named["wonder"])]
    return cost + facts.wonder_points[wonder] if p.row >> wonder & 1 else facts.wonder_use_points[wonder]


def preview_of(p: HistoriaState, seat: int, move: int) -> dict[str, object]:
    """What a legal move would cost and bring, and the comparison that allows it."""
    verb = p.title.moves.verb(move).name
    named: dict[str, object] = dict(p.title.moves.arg_ids(move))
    if verb in ("technology", "military"):
        levels = p.technology if verb == "technology" else p.military
        return {"cubes": _cost(p, seat, named), "level": min(levels[seat] + 1, p.facts.levels)}
    if verb == "art":
        return {"cubes": _cost(p, seat, named)}
    if verb in ("expand", "settle", "withdraw"):
        territory = p.facts.territories.index[str(named["territory"])]
        return {
            "points": p.tile_value(territory),
            "known": int(p.tiles[territory] >= 0),
            "shared": int((p.occupants(territory) & ~(1 << seat)) != 0),
        }
    if verb in ("raid", "war", "trade"):
        other = _civ_of(p, str(named["seat"]))
        levels = p.technology if verb == "trade" else p.military
        action = v.ACTIONS.index(verb)
        return {
            "level": levels[seat],
            "other_level": levels[other],
            "points": p.facts.vp_in[action + v.CARDS * row_of(p.now)],
            "cubes": _cost(p, seat, {}),
        }
    if verb == "tourism":
        return {"points": p.facts.vp_in[v.TOURISM + v.CARDS * row_of(p.now)] * p.wonders[seat].bit_count()}
    if verb == "lay" and kind_of(p.now) == LAY:
        card = p.facts.cards.index[str(named["card"])]
        return {"place": len(unpacked(p.laid[seat])) + 1, "idle": int(is_idle(p, seat, card))}
    return {}


def turn_end_forecast(p: HistoriaState, civ: int) -> dict[str, int]:
    """What the coming Turn End would score as things stand, by the icon it scores for."""
    found: dict[str, int] = {}
    if p.turn_of_era == 0 or p.ending != RUNNING or p.eliminated >> civ & 1:
        return found
    icons = p.facts.icons[p.turn_of_era - 1]
    if icons & v.GOVERNMENT_ICON:
        found["government"] = p.facts.government_vp[p.government(civ)]
    if icons & v.TERRITORY_ICON:
        found["territory"] = sum([p.tile_value(territory) for territory in members(sole_territories(p, civ))])
    if icons & v.LEADER_ICON and civ < p.seats and p.leader[civ] >= 0:
        objectives = p.facts.objectives[p.leader[civ]]
        found["leader"] = sum([objective.vp for objective in objectives if is_met(p, civ, objective)])
    return found


def gauges_of(p: HistoriaState, civ: int) -> dict[str, int]:
    """Points, cubes, levels and wonders, and what the coming Turn End would score as things stand."""
    return {
        "points": p.vp[civ],
        "available": p.available[civ],
        "used": p.used[civ],
        "stock": p.stock[civ],
        "territories": p.cubes[civ].bit_count(),
        "technology": p.technology[civ],
        "military": p.military[civ],
        "government": p.facts.government_vp[p.government(civ)],
        "wonders": p.wonders[civ].bit_count(),
        "turn_end": sum(turn_end_forecast(p, civ).values()),
    }
