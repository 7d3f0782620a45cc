"""The numbers behind a refusal, and what a move costs or brings, for people."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.effects import abilities
from civitas.games.through_the_ages.frames import CIVILIZE, DEFENCE, NEXT_TURN, ORDER, TURN
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules import attacks, colonization, costs
from civitas.games.through_the_ages.rules.armies import best_armies
from civitas.games.through_the_ages.rules.building import most_stages
from civitas.games.through_the_ages.rules.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from civitas.games.through_the_ages.rules.statistics import cards_in_force, colonization_bonus, workers_of
from civitas.games.through_the_ages.rules.taking import hand_limit
from civitas.games.through_the_ages.rules.turn import close_accounts, forget_turn, military_draws, rises_up
from civitas.kernel.events import Event
from civitas.kernel.frames import a_of, b_of, frame, kind_of

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
RATINGS: Final = v.STATISTICS[:4]


# ---------------------------------------------------------------------- what a move costs or brings


def preview_of(p: AgesState, seat: int, move: int) -> Figures:
    """What a legal move would cost and bring."""
    moves = p.title.moves
    return _preview(p, seat, moves.verb(move).name, moves.args(move))


def _preview(p: AgesState, seat: int, verb: str, args: list[int]) -> Figures:
    if verb in ("aggression", "war"):
        return _attack(p, seat, verb, args)
    if verb in ("bonus", "conceal"):
        return {"points": _worth(p, verb, args)}
    if verb == "recruit":
        discount = p.power[seat][v.RECRUITS]
        cost = max(0, costs.build_cost(p, seat, args[0]) - discount)
        return {"food": costs.population_cost(p, seat, discount), "resources": cost}
    if verb == "prepare":
        return {"points": p.facts.level[p.facts.first[v.EVENT] + args[0]]}
    if verb == "send" and p.sent:
        sent = p.sent.copy()
        sent[args[0]] += 1
        return {"force": colonization.units_force(p, seat, sent) + p.force}
    price = price_of(p, seat, verb, args)
    return {} if price < 0 else {"price": price}


def _worth(p: AgesState, verb: str, args: list[int]) -> int:
    """What a card adds to a defence or to a colonization force."""
    if verb == "conceal":
        return p.facts.concealed_defence
    return p.facts.bonus_defence[args[0]] if kind_of(p.now) == DEFENCE else p.facts.bonus_colonization[args[0]]


def _attack(p: AgesState, seat: int, verb: str, args: list[int]) -> Figures:
    number = args[0] if verb == "aggression" else args[0] + len(p.facts.aggressions)
    rival = min(args[1], p.seats - 1)
    return {
        "price": attacks.attack_cost(p, number, rival),
        "strength": attacks.attacking_strength(p, seat, rival),
        "rival": attacks.defending_strength(p, seat, rival),
    }


def price_of(p: AgesState, seat: int, verb: str, args: list[int]) -> int:
    """The main price of a move, in whatever it is paid with; -1 if it has none."""
    facts = p.facts
    kind = kind_of(p.now)
    discount = a_of(p.now) if kind == CIVILIZE else 0
    rebate = facts.action_rebate[a_of(p.now)] if kind == ORDER else discount
    if verb == "take":
        return costs.take_cost(p, seat, args[0], args[1])
    if verb == "population":
        return costs.population_cost(p, seat, discount)
    if verb == "build":
        return max(0, costs.build_cost(p, seat, args[0]) - rebate)
    if verb == "upgrade":
        return max(0, costs.upgrade_cost(p, seat, args[0], args[1]) - rebate)
    if verb == "stage" and p.unfinished[seat] >= 0:
        left = len(facts.wonder_stages[p.unfinished[seat]]) - p.stages[seat]
        return costs.stage_cost(p, seat, min(left, args[0] + 1))
    if verb == "develop":
        return max(0, costs.develop_cost(p, seat, args[0], False) - discount)
    if verb == "revolution":
        return max(0, costs.develop_cost(p, seat, args[0] + facts.first[v.GOVERNMENT], True) - discount)
    if verb == "tactic":
        return facts.play_tactic
    return facts.copy_tactic if verb == "copy" else -1


# ---------------------------------------------------------------------- behind a refusal


def figures_of(p: AgesState, seat: int, move: int, rule: str) -> Figures:
    """The arguments of the move, what it would cost, and what the rule compares."""
    moves = p.title.moves
    verb, args, named = moves.verb(move).name, moves.args(move), moves.arg_ids(move)
    found: Figures = dict(named)
    for domain in _CARDS:
        if domain in named:
            found["card"] = named[domain]
    if "site2" in named:
        found["from"], found["card"] = named["site"], named["site2"]
    if "seat" in named:
        found["other"] = int(named["seat"])
    price = price_of(p, seat, verb, args)
    if price >= 0:
        found["price"] = price
        found["have"] = _has(p, seat, verb, args)
    if verb == "recruit":
        found.update(_recruit(p, seat, args[0], rule))
    elif verb == "use":
        found.update(_use(p, seat, args[0]))
    found.update(_compared(p, seat, verb, args, rule))
    return found


def _has(p: AgesState, seat: int, verb: str, args: list[int]) -> int:
    """What the seat has of that with which the move is paid."""
    if verb == "take":
        return costs.civil_actions(p, seat)
    if verb == "population":
        return costs.food_for(p, seat)
    if verb in ("build", "upgrade"):
        return costs.resources_for(p, seat, args[-1])
    if verb == "stage":
        return costs.resources_for(p, seat, -1)
    if verb == "develop":
        return costs.science_for(p, seat, args[0])
    return p.science[seat] if verb == "revolution" else costs.military_actions(p, seat)


def _recruit(p: AgesState, seat: int, site: int, rule: str) -> Figures:
    """Barbarossa's unit is paid in actions, food and resources: the figures of that which is short."""
    discount = p.power[seat][v.RECRUITS]
    if rule == "tta.population.food-cost":
        return {"price": costs.population_cost(p, seat, discount), "have": costs.food_for(p, seat)}
    if rule == "tta.unit-build.resource-cost":
        price = max(0, costs.build_cost(p, seat, site) - discount)
        return {"price": price, "have": costs.resources_for(p, seat, site)}
    return {}


def _use(p: AgesState, seat: int, number: int) -> Figures:
    """What an ability in force costs."""
    ability = abilities.ability_of(p, seat, number)
    if ability == v.MILITARY_AS_CIVIL:
        return {"price": 1, "have": costs.military_actions(p, seat)}
    if ability in (v.FOOD_AS_RESOURCE, v.RESOURCE_AS_FOOD):
        stored = p.food[seat] if ability == v.FOOD_AS_RESOURCE else p.resources[seat]
        return {"price": p.power[seat][ability], "have": stored}
    return {}


def _compared(p: AgesState, seat: int, verb: str, args: list[int], rule: str) -> Figures:
    """What single rules look at."""
    topic = rule.removeprefix("tta.")
    if topic in ("revolution.all-must-be-available", "robespierre.military-needed"):
        if p.power[seat][v.MILITARY_REVOLUTION]:
            return {"price": p.military_total[seat], "have": p.military[seat]}
        return {"price": p.civil_total[seat], "have": p.civil[seat]}
    if topic == "take-card.hand-limit":
        return {"held": len(p.hand[seat]), "limit": hand_limit(p, seat)}
    if topic == "take-card.one-leader-per-age":
        return {"age": p.facts.level[args[0]]}
    if topic == "take-wonder.one-unfinished":
        return {"card": p.facts.wonders.ids[p.unfinished[seat]]}
    if topic == "leader-play.civil-cost":
        return {"have": costs.civil_actions(p, seat)}
    if topic in ("build.urban-limit", "bach.urban-limit"):
        return _urban(p, seat, args[-1])
    if topic == "wonder-stage.multi-stage":
        return {"limit": most_stages(p, seat)}
    if topic == "points.pay-science":
        return {"price": p.power[seat][v.DEVELOPMENT_SHARE], "other": costs.sharing_partners(p, seat)[0]}
    return _compared_in_conflict(p, seat, verb, args, topic)


def _urban(p: AgesState, seat: int, site: int) -> Figures:
    return {
        "count": workers_of(p, seat, p.facts.kind[site]),
        "government": p.facts.ids[p.government[seat]],
        "limit": p.fixed[seat][v.URBAN_LIMIT],
    }


def _compared_in_conflict(p: AgesState, seat: int, verb: str, args: list[int], topic: str) -> Figures:
    if topic in ("aggression.cost", "war-declare.cost", "aggression.must-be-stronger"):
        found = _attack(p, seat, verb, args)
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
        return {"price": p.facts.science[p.facts.first[v.SPECIAL] + args[0]], "have": b_of(p.now)}
    if topic.startswith("war.steal"):
        return {"other": a_of(p.now)}
    return {}


# ---------------------------------------------------------------------- what the end of a turn would bring


def forecast(p: AgesState, seat: int) -> Figures:
    """The end of the seat's turn, carried out on a copy that asks nobody."""
    after = p.copy()
    assert isinstance(after, AgesState)
    told: list[Event] = []
    after.log = told
    after.now = frame(TURN, seat, NEXT_TURN)
    if seat != p.player:
        forget_turn(after)
    close_accounts(after, seat)
    uprising = rises_up(p, seat)
    return {
        "uprising": uprising,
        "science": after.science[seat] - p.science[seat],
        "culture": after.culture[seat] - p.culture[seat],
        "food": after.food[seat] - p.food[seat],
        "resources": after.resources[seat] - p.resources[seat],
        "corruption": 0 if uprising else corruption(p, seat),
        "consumption": 0 if uprising else consumption(p, seat),
        "hunger": sum([int(str(event.args["missing"])) for event in told if event.key == "event-consumption"]),
        "blue": after.blue[seat],
        "draws": military_draws(p, seat) if p.age < v.LAST_AGE else 0,
    }


def armies(p: AgesState, seat: int) -> Figures | None:
    """The armies that the tactic makes of the units."""
    if p.tactic[seat] < 0:
        return None
    rides = p.power[seat][v.INFANTRY_AS_CAVALRY] > 0
    strength, modern, obsolete = best_armies(p.facts, p.tactic[seat], p.workers[seat], rides)
    return {"strength": strength, "modern": modern, "obsolete": obsolete}


def contributions(p: AgesState, seat: int) -> dict[str, Figures]:
    """What each card adds to the four ratings by what is printed on it, and under `effects` what abilities, pacts and
    limits make of it."""
    facts = p.facts
    totals = [p.science_rate[seat], p.culture_rate[seat], p.strength[seat], p.happy[seat]]
    formed = armies(p, seat)
    found: dict[str, Figures] = {}
    for rating, name in enumerate(RATINGS):
        parts: dict[str, int] = {}
        for card in cards_in_force(p, seat):
            parts[facts.ids[card]] = facts.gives[card][rating]
        for site in p.held[seat]:
            parts[facts.ids[site]] = p.workers[seat][site] * facts.gives[site][rating]
        if rating == v.STRENGTH and formed is not None:
            parts[facts.ids[facts.first[v.TACTIC] + p.tactic[seat]]] = int(str(formed["strength"]))
        parts["effects"] = totals[rating] - sum(parts.values())
        found[name] = {card: amount for card, amount in parts.items() if amount}
    return found


def gauges_of(p: AgesState, seat: int) -> dict[str, int]:
    """Ratings, stocks, actions and banks, and what the end of the turn would bring as things stand."""
    if not p.playing(seat):
        return {}
    return ratings_of(p, seat) | {
        "culture": p.culture[seat],
        "science": p.science[seat],
        "civil": p.civil[seat],
        "military": p.military[seat],
        "unused": p.unused[seat],
        "yellow": p.yellow[seat],
        "blue": p.blue[seat],
        "uprising": int(rises_up(p, seat)),
    }


def ratings_of(p: AgesState, seat: int) -> dict[str, int]:
    """What follows from what a player has in play: the board shows it, and a move is told to change it."""
    return {
        "science_rate": p.science_rate[seat],
        "culture_rate": p.culture_rate[seat],
        "strength": p.strength[seat],
        "colonization": colonization_bonus(p, seat),
        "happy": p.happy[seat],
        "discontent": p.discontent(seat),
        "food": p.food[seat],
        "resources": p.resources[seat],
        "food_production": food_production(p, seat),
        "resource_production": resource_production(p, seat),
        "consumption": consumption(p, seat),
        "corruption": corruption(p, seat),
    }
