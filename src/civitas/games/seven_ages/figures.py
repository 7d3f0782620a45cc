"""Figures for people: what a conflict adds up to and how it may end, what the next harvest would bring, what a card
could be played for. Nothing here tells more than the viewer knows."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.catalogue import ANYWHERE, Icon
from civitas.games.seven_ages.facts.armoury import count_of, types_of
from civitas.games.seven_ages.frames import PUT, code_of, context_of, more_of
from civitas.games.seven_ages.imagine import within_reach
from civitas.games.seven_ages.parts import Battle
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, SevenAgesState
from civitas.games.seven_ages.rules import artefacts, starters
from civitas.games.seven_ages.rules.building import cost_of
from civitas.games.seven_ages.rules.movement import ways_of
from civitas.games.seven_ages.rules.production import income_of
from civitas.games.seven_ages.rules.sides import available, colour_of, seat_of_side, sides_of
from civitas.games.seven_ages.rules.totals import PARTS, side_parts
from civitas.games.seven_ages.scoring import COMPETITIVE, category_of, icon_pay, plain_pay, ranked_icons, ranking
from civitas.games.seven_ages.vocabulary import AREA_KINDS, BY_CAVALRY_UNITS, GLORY_ICONS, INSTANT
from civitas.kernel.frames import kind_of
from civitas.kernel.refusals import rule_id

FACE_DOWN: Final = 99
"""What a seat knows of a card that lies face down."""

# --- refusals and previews


def figures_of(p: SevenAgesState, seat: int, move: int, rule: str) -> dict[str, object]:
    named: dict[str, object] = dict(p.title.moves.arg_ids(move))
    if rule == "seven_ages.build.money":
        named["money"] = p.money[context_of(p.now)]
    elif rule == "seven_ages.build.tech-level":
        named["progress"] = p.progress[context_of(p.now)]
        named["level"] = p.facts.level[p.facts.units.index[str(named["unit"])]]
    return named


def preview_of(p: SevenAgesState, seat: int, move: int) -> dict[str, object]:
    """What a legal move would cost, and what of a card or unit it is about."""
    if kind_of(p.now) != 2 or code_of(p.now) != PUT:
        return _printed(p, move)
    place = move - p.table.put
    unit, mode = more_of(p.now) >> 8 & 255, more_of(p.now) & 255
    return {"money": cost_of(p, context_of(p.now), unit, p.facts.area_of_place[place], mode)}


def _printed(p: SevenAgesState, move: int) -> dict[str, object]:
    facts, verb, named = p.facts, p.title.moves.verb(move).name, p.title.moves.arg_ids(move)
    if "card" in named:
        card = facts.cards.index[named["card"]]
        if verb in ("event", "play"):
            return {"event": facts.events.ids[facts.card_event[card]]}
        if verb == "artefact":
            return {"artefact": facts.artefacts.ids[facts.card_artefact[card]]}
        return {"value": facts.value[card], "trade": facts.trade_number[card], "money": facts.money[card]}
    if verb in ("buy", "commit"):
        unit = facts.units.index[named["unit"]]
        return {"cost": facts.cost[unit], "front": facts.front[unit], "support": facts.support[unit]}
    empire = _empire_named(p, verb, named)
    if empire:
        return {"called": empire}
    # Only what is built has a price.
    return {"money": None} if verb == "in" else {}


def _empire_named(p: SevenAgesState, verb: str, named: dict[str, str]) -> str:
    """The empire that a move calls by its colour."""
    colour = named.get("slot") or named.get("target") or (named.get("colour", "") if verb == "empire" else "")
    if colour not in p.facts.colours.index:
        return ""
    card = p.card[p.facts.colours.index[colour]]
    return p.facts.cards.ids[card] if card >= 0 else ""


# --- conflict


def conflict_parts(p: SevenAgesState, viewer: int) -> list[dict[str, int]]:
    """Per side what its total is made of, as far as the viewer sees; parts that are nothing are left out."""
    seen = p.clone()
    assert isinstance(seen, SevenAgesState)
    seen.battle = Battle(seen_battle(p, viewer))
    found: list[dict[str, int]] = []
    for side in (0, 1):
        if seen.battle.sides[side].card == FACE_DOWN:
            seen.battle.sides[side].card = NOTHING
        parts = zip(PARTS, side_parts(seen, side), strict=False)
        found.append({name: n for name, n in parts if n})
    return found


def conflict_odds(p: SevenAgesState, viewer: int, parts: list[dict[str, int]]) -> list[dict[str, int]]:
    """For a side that still commits: how many of a hundred cards of the enemy would lose and tie against it, by the
    number of units the enemy commits, each as strong as one of its age and arm is on average."""
    sides = sides_of(p, viewer)
    if len(sides) != 1 or p.battle.shown:
        return []
    enemy = 1 - sides[0]
    own, known = sum(parts[sides[0]].values()), sum(parts[enemy].values())
    cards = _unseen_values(p, viewer)
    strength = _usual_strength(p, enemy)
    found: list[dict[str, int]] = []
    for count in range(1, fresh_units(p, enemy) + 1):
        lead = round(own - known - count * strength)
        won = sum([1 for value in cards if value < lead])
        tied = sum([1 for value in cards if value == lead])
        found.append({"units": count, "win": 100 * won // len(cards), "tie": 100 * tied // len(cards)})
    return found


def fresh_units(p: SevenAgesState, side: int) -> int:
    """How many units of a side have not fought since they were last refreshed."""
    return count_of(available(p, side) + p.battle.sides[side].committed)


def _unseen_values(p: SevenAgesState, viewer: int) -> list[int]:
    """The values of all cards of which the viewer does not know where they are."""
    unseen = p.deck.copy()
    for seat, hand in enumerate(p.hand):
        unseen += [card for card in hand if seat != viewer and not p.known[viewer] >> card & 1]
    for side in (0, 1):
        if p.battle.sides[side].card >= 0 and seat_of_side(p, side) != viewer:
            unseen.append(p.battle.sides[side].card)
    return [p.facts.value[card] for card in unseen] or [0]


def _usual_strength(p: SevenAgesState, side: int) -> float:
    """Half the front and half the support value of the types the side could have built for such an area."""
    facts, colour = p.facts, colour_of(p, side)
    mask = facts.land_units if facts.is_land[p.battle.area] else facts.naval_units
    at = facts.quality[colour] * len(facts.units)
    types = [unit for unit in types_of(mask) if within_reach(p, colour) >> unit & 1]
    values = [facts.fronts[at + unit] + facts.supports[at + unit] for unit in types]
    return sum(values) / 2 / len(values) if values else 0.0


# --- harvest


def harvest_forecast(p: SevenAgesState) -> dict[int, list[dict[str, object]]]:
    """Per empire what its icons would bring if the turn ended now. Who has most cavalry is nobody's to know."""
    rankings: dict[int, list[int]] = {}
    found: dict[int, list[dict[str, object]]] = {}
    for colour in range(MOST_COLOURS):
        if p.card[colour] < 0:
            continue
        found[colour] = []
        for icon in ranked_icons(p, colour):
            category = category_of(icon)
            if icon.kind != BY_CAVALRY_UNITS and category not in rankings:
                rankings[category] = ranking(p, category)
            pay = None if icon.kind == BY_CAVALRY_UNITS else icon_pay(p, icon, colour, rankings[category])
            found[colour].append(_icon(p, icon, pay))
        for icon in p.facts.glory[p.card[colour]]:
            if COMPETITIVE < icon.kind < INSTANT:
                found[colour].append(_icon(p, icon, plain_pay(p, icon, colour)))
    return found


def _icon(p: SevenAgesState, icon: Icon, pay: int | None) -> dict[str, object]:
    region = None if icon.region == ANYWHERE else p.facts.regions.ids[icon.region]
    return {
        "icon": GLORY_ICONS[icon.kind],
        "region": region,
        "areas": AREA_KINDS[icon.areas],
        "most": icon.n,
        "pay": pay,
    }


# --- cards and groups


def card_uses(p: SevenAgesState, seat: int) -> dict[str, dict[str, str]]:
    """Per card in hand the rule that forbids to start its empire and to place its artefact now; empty if none does."""
    found: dict[str, dict[str, str]] = {}
    for card in p.hand[seat]:
        found[p.facts.cards.ids[card]] = {
            "start": rule_id(starters.forbids_card(p, seat, card)),
            "artefact": rule_id(artefacts.forbids_card(p, seat, -1, card)),
        }
    return found


def group_ways(p: SevenAgesState) -> list[list[str]]:
    """Every way on of the group, place by place, to where it could end its move."""
    places = p.facts.places.ids
    return [[places[place] for place in way] for _, way in ways_of(p, p.invader, p.group)]


def seen_battle(p: SevenAgesState, seat: int) -> Battle:
    """The conflict with what others have committed and drawn in secret covered."""
    if not p.battle or p.battle.shown:
        return p.battle
    found = Battle(p.battle)
    for side, theirs in enumerate(found.sides):
        if seat_of_side(p, side) != seat:
            theirs.committed, theirs.with_tactician = 0, False
            theirs.card = FACE_DOWN if theirs.card >= 0 else theirs.card
    return found


def gauges_of(p: SevenAgesState, seat: int) -> dict[str, int]:
    """Glory and cards of a player, and of each empire, by its card, what all see of it."""
    found = {"glory": p.glory_of(seat), "cards": len(p.hand[seat])}
    areas = [0] * MOST_COLOURS
    cities = [0] * MOST_COLOURS
    disorder = [0] * MOST_COLOURS
    for area, owner in enumerate(p.occupant):
        if owner >= 0:
            areas[owner] += 1
            cities[owner] += p.city[area]
            disorder[owner] += int(p.is_disordered(area))
    for colour in p.empires_of(seat):
        name = p.facts.cards.ids[p.card[colour]]
        found[f"money:{name}"] = p.money[colour]
        found[f"income:{name}"] = income_of(p, colour)
        found[f"progress:{name}"] = p.progress[colour]
        found[f"areas:{name}"] = areas[colour]
        found[f"cities:{name}"] = cities[colour]
        found[f"units:{name}"] = count_of(p.army[colour])
        found[f"leaders:{name}"] = p.leader_count(colour)
        found[f"elites:{name}"] = p.elites[colour]
        found[f"disorder:{name}"] = disorder[colour]
    return found
