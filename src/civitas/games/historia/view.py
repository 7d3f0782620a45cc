"""What each seat sees beyond the fields shown as they are."""

from __future__ import annotations

from civitas.games.historia import vocabulary as v
from civitas.games.historia.effects.objectives import is_met
from civitas.games.historia.figures import turn_end_forecast
from civitas.games.historia.frames import ACT, ENDINGS, LAY
from civitas.games.historia.position import HistoriaState, action_of, steps_of, unpacked
from civitas.games.historia.rules import matrix
from civitas.games.historia.rules.actions import expansion_targets
from civitas.games.historia.rules.territories import is_adjacent, is_protected, is_rival, sole_territories
from civitas.games.historia.scoring import score_sheet
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of, seat_of


def see_historia(p: HistoriaState, viewer: int) -> dict[str, object]:
    facts = p.facts
    shown = p.see_fields(viewer)
    shown["ending"] = ENDINGS[p.ending]
    shown["order"] = [p.name(civ) for civ in p.order if not p.eliminated >> civ & 1]
    shown["icons"] = [_icons(icons) for icons in facts.icons]
    shown["playing"] = _playing(p)
    shown["laying"] = kind_of(p.now) == LAY
    shown["territories"] = [_territory(p, territory) for territory in range(len(facts.territories))]
    shown["unseen_tiles"] = sorted(
        [facts.tile_values[tile] for tile in range(len(facts.tile_values)) if tile not in p.tiles]
    )
    shown["queue"] = [[facts.cards.ids[card] for card in unpacked(queue)] for queue in p.queue]
    shown["laid"] = [[facts.cards.ids[card] for card in unpacked(laid)] for laid in p.laid]
    shown["advisors_in_hand"] = [held.bit_count() for held in p.advisors]
    shown["advisors_in_deck"] = [deck.bit_count() for deck in p.advisor_deck]
    shown["civilizations"] = [_civilization(p, civ) for civ in range(p.civilizations())]
    return shown


def _icons(icons: int) -> list[str]:
    names = ["government", "territory", "leader", "wonder_row"]
    return [name for number, name in enumerate(names) if icons >> number & 1]


def _playing(p: HistoriaState) -> dict[str, object] | None:
    """The Action under way: whose, which card, which action, how many steps are left of it."""
    if kind_of(p.now) != ACT:
        return None
    action = action_of(p.now)
    return {
        "seat": seat_of(p.now),
        "card": p.facts.cards.ids[p.playing - 1] if p.playing else None,
        "action": v.ACTIONS[action] if action < v.CARDS else None,
        "steps": steps_of(p.now),
    }


def _territory(p: HistoriaState, territory: int) -> dict[str, object]:
    facts = p.facts
    return {
        "id": facts.territories.ids[territory],
        "tile": p.tile_value(territory) if p.tiles[territory] >= 0 else None,
        "cubes": [p.name(civ) for civ in members(p.occupants(territory))],
        "adjacent": [facts.territories.ids[other] for other in members(facts.land[territory])],
    }


def _civilization(p: HistoriaState, civ: int) -> dict[str, object]:
    """Figures anyone could work out from what lies open."""
    facts = p.facts
    found: dict[str, object] = {
        "name": p.name(civ),
        "civbot": facts.difficulties.ids[p.difficulty[civ]] if p.difficulty[civ] >= 0 else None,
        "eliminated": bool(p.eliminated >> civ & 1),
        "vp": p.vp[civ],
        "points": score_sheet(p, civ),
        "government": facts.governments.ids[p.government(civ)],
        "government_vp": facts.government_vp[p.government(civ)],
        "navigation": matrix.navigates(p, civ),
        "territories": [facts.territories.ids[territory] for territory in members(p.cubes[civ])],
        "sole": [facts.territories.ids[territory] for territory in members(sole_territories(p, civ))],
        "technology_open": matrix.forbids_level(p, civ, matrix.TECHNOLOGY_AXIS) == 0,
        "military_open": matrix.forbids_level(p, civ, matrix.MILITARY_AXIS) == 0,
        "turn_end": turn_end_forecast(p, civ),
    }
    if civ < p.seats:
        found["cards_per_round"] = matrix.cards_per_round(p, civ)
        found["advanced"] = [name for number, name in enumerate(v.ACTIONS) if matrix.is_advanced(p, civ, number)]
        found["objectives"] = _objectives(p, civ)
        found["golden_era"] = bool(p.golden >> civ & 1)
        found["golden_era_over"] = bool(p.golden_over >> civ & 1)
        found["expansion"] = [facts.territories.ids[target] for target in members(expansion_targets(p, civ))]
        found["rivals"] = [_rival(p, civ, other) for other in range(p.civilizations()) if is_rival(p, civ, other)]
    return found


def _objectives(p: HistoriaState, seat: int) -> list[bool]:
    """Which objectives of the own leader are met as things stand."""
    if p.leader[seat] < 0:
        return []
    return [is_met(p, seat, objective) for objective in p.facts.objectives[p.leader[seat]]]


def _rival(p: HistoriaState, seat: int, other: int) -> dict[str, object]:
    """The comparisons that allow Raid, War and Trade."""
    shared = members(p.cubes[seat] & p.cubes[other])
    return {
        "name": p.name(other),
        "adjacent": is_adjacent(p, seat, other),
        "weaker": p.military[other] < p.military[seat],
        "wiser": p.technology[other] > p.technology[seat],
        "shared": [p.facts.territories.ids[territory] for territory in shared],
        "protected": [name for number, name in enumerate(v.ACTIONS) if is_protected(p, other, number)],
    }
