"""What each seat sees beyond the fields shown as they are, and the figures behind moves and refusals."""

from __future__ import annotations

from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages.facts.armoury import count_of, types_of
from civitas.games.seven_ages.figures import (
    card_uses,
    conflict_odds,
    conflict_parts,
    fresh_units,
    group_ways,
    harvest_forecast,
)
from civitas.games.seven_ages.frames import ENDINGS
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.areas import elephants_of, unnamed_left
from civitas.games.seven_ages.rules.empires import game_age
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.rules.sides import colour_of
from civitas.games.seven_ages.rules.starters import homes_of
from civitas.games.seven_ages.scoring import score_sheet
from civitas.games.seven_ages.vocabulary import ACTIONS
from civitas.kernel.fields import members


def see_seven_ages(p: SevenAgesState, viewer: int) -> dict[str, object]:
    facts = p.facts
    shown = p.see_fields(viewer)
    shown["ending"] = ENDINGS[p.ending]
    shown["action"] = ACTIONS[p.action] if 0 <= p.action < len(ACTIONS) else None
    shown["secret"] = p.joint is not None
    shown["age"] = game_age(p)
    shown["glory"] = [p.glory_of(seat) for seat in range(p.seats)]
    shown["scores"] = [score_sheet(p, seat) for seat in range(p.seats)]
    shown["cards"] = [len(hand) for hand in p.hand]
    shown["known"] = _known(p, viewer)
    shown["deck"] = len(p.deck)
    shown["cup"] = len(p.cup)
    shown["bids"] = list(p.bids)
    shown["elephants"] = unnamed_left(p)
    forecast = harvest_forecast(p)
    shown["empires"] = [{**_empire(p, viewer, colour), "harvest": forecast[colour]} for colour in forecast]
    shown["loose"] = [_loose(p, viewer, seat) for seat in range(p.seats)]
    shown["areas"] = [_area(p, viewer, area) for area in range(len(facts.areas)) if _is_marked(p, area)]
    shown["technologies"] = {facts.artefacts.ids[number]: space for number, space in enumerate(p.twins) if space}
    shown["world_war"] = p.war_turns
    shown["leaders"] = [_leader(p, leader) for leader in p.leaders]
    shown["cadence"] = [ACTIONS[action] for action in p.cadence] if viewer == p.holder else len(p.cadence)
    shown["uses"] = card_uses(p, viewer) if viewer >= 0 else {}
    shown["conflict"] = _conflict(p, viewer)
    shown["trade"] = _trade(p, viewer)
    shown["group"] = _group(p, viewer)
    shown["event"] = _event(p)
    shown["found"] = _found(p, viewer)
    shown["duel"] = _duel(p, viewer)
    shown["buying"] = list(p.buying)
    shown["founding"] = _founding(p)
    shown["civil"] = _civil(p, viewer)
    shown["entered"] = [facts.areas.ids[entry & 255] for entry in p.entered]
    shown["moved"] = [count_of(force) for force in p.moved] if any(p.moved) else []
    shown["performed"] = [[ACTIONS[action] for action in members(mask)] for mask in p.performed]
    shown["marched"] = p.marched
    shown["ties"] = list(p.ties)
    return shown


def _known(p: SevenAgesState, viewer: int) -> list[list[str]]:
    """The cards in hands of others that the viewer has seen."""
    mask = p.known[viewer] if viewer >= 0 else p.known[-1]
    ids = p.facts.cards.ids
    return [[] if seat == viewer else [ids[c] for c in hand if mask >> c & 1] for seat, hand in enumerate(p.hand)]


def _marker(p: SevenAgesState, viewer: int, colour: int) -> str | None:
    """A marker as the viewer sees it: face down for all but its owner until it is shown."""
    if p.marker[colour] < 0:
        return None
    if p.shown >> colour & 1 or p.player[colour] == viewer:
        return ACTIONS[p.marker[colour]]
    return "?"


def _loose(p: SevenAgesState, viewer: int, seat: int) -> list[str]:
    """The markers of a seat that lie on no empire: those face down, then those turned over."""
    hidden = members(p.strays[seat] & (1 << ix.TURNED_OVER) - 1)
    shown = members(p.strays[seat] >> ix.TURNED_OVER)
    return [ACTIONS[marker] if seat == viewer else "?" for marker in hidden] + [ACTIONS[marker] for marker in shown]


def _empire(p: SevenAgesState, viewer: int, colour: int) -> dict[str, object]:
    facts = p.facts
    own = p.player[colour] == viewer
    army = p.army[colour]
    arts = facts.artefacts.ids
    return {
        "colour": facts.colours.ids[colour],
        "card": facts.cards.ids[p.card[colour]],
        "seat": p.player[colour],
        "progress": p.progress[colour],
        "age": p.age(colour),
        "money": p.money[colour],
        "elites": p.elites[colour],
        "religion": arts[p.religion[colour]] if p.religion[colour] >= 0 else None,
        "government": arts[p.government[colour]] if p.government[colour] >= 0 else None,
        "calamities": [arts[number] for number, place in enumerate(p.where) if place == ix.ON_CARD + colour],
        "capital": facts.areas.ids[p.capital[colour]] if p.capital[colour] >= 0 else None,
        "homes": [facts.areas.ids[area] for area in homes_of(p, colour)],
        "barbarian": p.is_barbarian(colour),
        "restrictions": facts.restrictions[p.card[colour]] & ~p.lifted[colour],
        "elephants": elephants_of(p, colour),
        "marker": _marker(p, viewer, colour),
        "units": count_of(army),
        "ships": count_of(army & facts.naval_units),
        "army": _types(p, army) if own else None,
        "income": income_of(p, colour),
        "upkeep": upkeep_of(p, colour) if own else None,
        "traded": bool(p.traded >> colour & 1),
        "hungry": bool(p.hungry >> colour & 1),
    }


def _types(p: SevenAgesState, force: int) -> dict[str, int]:
    return {p.facts.units.ids[unit]: force >> 4 * unit & 15 for unit in types_of(force)}


def _is_marked(p: SevenAgesState, area: int) -> bool:
    return p.occupant[area] >= 0 or bool(p.city[area])


def _area(p: SevenAgesState, viewer: int, area: int) -> dict[str, object]:
    facts, owner = p.facts, p.occupant[area]
    capital = owner >= 0 and p.capital[owner] == area
    found: dict[str, object] = {
        "id": facts.areas.ids[area],
        "owner": facts.colours.ids[owner] if owner >= 0 else None,
        "city": p.city[area],
        "capital": capital,
        "fort": bool(p.marks[area] & ix.FORT_MARK),
        "disorder": bool(p.marks[area] & ix.DISORDER_MARK),
        "artefacts": [facts.artefacts.ids[n] for n, place in enumerate(p.where) if place == area],
    }
    places = facts.places_of[area]
    if owner >= 0:
        found["units"] = [_force(p, viewer, owner, p.units[place]) for place in places]
    if any([p.guests[place] for place in places]):
        found["guests"] = [_force(p, viewer, p.invader, p.guests[place]) for place in places]
        found["invader"] = facts.colours.ids[p.invader]
    return found


def _force(p: SevenAgesState, viewer: int, colour: int, force: int) -> dict[str, object]:
    """Fog of war: others see how many units of land, sea and air there are; nukes and star wars are known to all."""
    facts = p.facts
    found: dict[str, object] = {
        "land": count_of(force & facts.land_units),
        "naval": count_of(force & facts.naval_units),
        "air": count_of(force & facts.aircraft),
        "special": _types(p, force & facts.special_units),
    }
    if p.player[colour] == viewer:
        found["types"] = _types(p, force)
    return found


def _leader(p: SevenAgesState, leader: int) -> dict[str, object]:
    facts, named, area = p.facts, (leader >> 8 & 255) - 1, leader >> 16
    return {
        "colour": facts.colours.ids[leader & 15],
        "leader": facts.leaders.ids[leader >> 4 & 15],
        "named": facts.named.ids[named] if named >= 0 else None,
        "area": facts.areas.ids[area] if area < len(facts.areas) else None,
    }


def _conflict(p: SevenAgesState, viewer: int) -> dict[str, object] | None:
    if not p.battle:
        return None
    facts, battle = p.facts, p.battle
    parts = conflict_parts(p, viewer)
    sides: list[dict[str, object]] = []
    for side, own in enumerate(battle.sides):
        colour = colour_of(p, side)
        open_to = battle.shown or p.player[colour] == viewer
        sides.append(
            {
                "colour": facts.colours.ids[colour],
                "disorder": own.disorders,
                "spent": _types(p, own.spent),
                "committed": _types(p, own.committed) if open_to else None,
                "tactician": own.with_tactician if open_to else None,
                "card": facts.cards.ids[own.card] if own.card >= 0 and open_to else None,
                "fresh": fresh_units(p, side),
                "parts": parts[side],
                "open": open_to,
            }
        )
    odds = conflict_odds(p, viewer, parts)
    return {"area": facts.areas.ids[battle.area], "round": battle.round, "sides": sides, "odds": odds}


def _trade(p: SevenAgesState, viewer: int) -> dict[str, object] | None:
    if not p.deal:
        return None
    facts, partner = p.facts, p.deal.partner
    ids = facts.cards.ids
    traders = [p.deal.trader, partner]
    offered: list[object] = []
    for side, colour in enumerate(traders):
        cards = [card for card in p.deal.offers[side].numbers() if card >= 0]
        seen = colour >= 0 and all([p.player[colour] == viewer or _is_open(p, viewer, card) for card in cards])
        offered.append([ids[card] for card in cards] if seen else None)
    deck = p.deal.deck_card
    return {
        "empire": facts.colours.ids[traders[0]],
        "partner": facts.colours.ids[partner] if partner >= 0 else None,
        "offered": offered,
        "deck": ids[deck] if deck >= 0 else None,
        "wanted": facts.colours.ids[p.deal.wanted] if p.deal.wanted >= 0 else None,
        "price": {"money": p.deal.price, "cards": p.deal.price_cards},
    }


def _is_open(p: SevenAgesState, viewer: int, card: int) -> bool:
    """Was the card shown to all since it was offered?"""
    return bool(p.known[-1] >> card & 1) and p.joint is None


def _civil(p: SevenAgesState, viewer: int) -> list[int]:
    """What was done in this civilise action; which counters were turned over is known to their owner."""
    own = bool(p.civil) and p.civil.colour >= 0 and p.player[p.civil.colour] == viewer
    return p.civil.numbers() if own else p.civil.numbers()[: -len(p.civil.turned) or None]


def _group(p: SevenAgesState, viewer: int) -> dict[str, object] | None:
    """The units on the move: everybody sees them go, their types and points are for their owner."""
    if not p.group:
        return None
    own = p.player[p.invader] == viewer
    places = p.facts.places.ids
    return {
        "from": places[p.group.origin],
        "at": places[p.group.at],
        "units": count_of(p.group.force),
        "steps": p.group.steps,
        "left": p.group.left if own else None,
        "ways": group_ways(p) if own and p.group.force else [],
        "leaders": [p.facts.leaders.ids[leader >> 4 & 15] for leader in p.group.leaders],
        "force": _force(p, viewer, p.invader, p.group.force),
    }


def _event(p: SevenAgesState) -> list[dict[str, object]]:
    """The events under way, the latest last."""
    found: list[dict[str, object]] = []
    facts = p.facts
    for affair in p.affair:
        found.append(
            {
                "card": facts.cards.ids[affair.card],
                "event": facts.events.ids[facts.card_event[affair.card]],
                "seat": affair.seat,
                "target": facts.colours.ids[affair.target] if affair.target >= 0 else None,
                "area": facts.areas.ids[affair.area] if affair.area >= 0 else None,
                "stopped": affair.stopped,
                "left": affair.left,
                "part": [facts.areas.ids[number] for number in members(affair.part)],
            }
        )
    return found


def _found(p: SevenAgesState, viewer: int) -> str | None:
    """The leader just drawn: for whoever drew him."""
    if p.found < 0:
        return None
    own = bool(p.civil) and p.civil.colour >= 0 and p.player[p.civil.colour] == viewer
    return p.facts.leaders.ids[p.found] if own or p.affair else "?"


def _duel(p: SevenAgesState, viewer: int) -> list[dict[str, object]]:
    if not p.duel:
        return []
    ids = p.facts.cards.ids
    found: list[dict[str, object]] = []
    for side in p.duel.sides:
        visible = side.card >= 0 and side.seat == viewer
        found.append({"seat": side.seat, "card": ids[side.card] if visible else None, "draws": side.draws})
    return found


def _founding(p: SevenAgesState) -> dict[str, object] | None:
    if not p.founding:
        return None
    card = p.founding.card
    return {"card": p.facts.cards.ids[card] if card >= 0 else None, "rippled": p.founding.rippled}
