"""What each seat sees, beyond the fields shown as they are."""

from __future__ import annotations

from civitas.games.through_the_ages.figures import armies, contributions, forecast, ratings_of
from civitas.games.through_the_ages.frames import DEFENCE
from civitas.games.through_the_ages.position import (
    ACTED,
    ARMED,
    CARD_MASK,
    EXCHANGED,
    LEADER_REPLACED,
    MILITARY_CONVERTED,
    POPULATION_GAINED,
    TACTIC_CHANGED,
    THEATER_CONVERTED,
    AgesState,
    knows,
)
from civitas.games.through_the_ages.rules.attacks import attack_bonus
from civitas.games.through_the_ages.rules.colonization import force_now, largest_force
from civitas.games.through_the_ages.rules.costs import build_cost, develop_cost, population_cost, take_cost
from civitas.games.through_the_ages.rules.taking import hand_limit
from civitas.games.through_the_ages.vocabulary import AGES, HAND_MILITARY, LEADER, URBAN_LIMIT
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, b_of, kind_of, seat_of

Shown = dict[str, object]

_DONE = {
    "acted": ACTED,
    "tactic": TACTIC_CHANGED,
    "leader_replaced": LEADER_REPLACED,
    "theater_conversion": THEATER_CONVERTED,
    "free_population": POPULATION_GAINED,
    "military_as_civil": MILITARY_CONVERTED,
    "turn_military": ARMED,
    "exchange": EXCHANGED,
}


def see_ages(p: AgesState, viewer: int) -> Shown:
    facts = p.facts
    shown = p.see_fields(viewer)
    shown["resigned"] = members(p.resigned)
    shown["age"] = AGES[p.age] if p.age < len(AGES) else "IV"
    shown["civil_deck"] = len(p.civil_deck)
    shown["military_deck"] = len(p.military_deck)
    # What is still to come of the civil deck can be worked out from the cards seen.
    shown["unseen_civil"] = sorted([facts.ids[card] for card in p.civil_deck])
    shown["current_events"] = _pile(p, p.current_events, viewer)
    shown["future_events"] = _pile(p, p.future_events, viewer)
    shown["next_event"] = _face(p, p.next_event, viewer) if p.next_event >= 0 else None
    shown["discards"] = _pile(p, p.discards, viewer)
    shown["removed"] = _pile(p, p.removed, viewer)
    shown["done_this_turn"] = [name for name, flag in _DONE.items() if p.flags & flag]
    shown["military_hand"] = [_pile(p, hand, viewer) for hand in p.military_hand]
    shown["workers"] = [_by_site(p, p.workers[seat]) for seat in range(p.seats)]
    shown["tokens"] = [_by_site(p, p.tokens[seat]) for seat in range(p.seats)]
    shown["leaving"] = facts.cleared[p.players_left() - 2]
    shown["bidders"] = members(p.bidders)
    shown["force_now"] = force_now(p, p.bidder) if p.sent else None
    # What others could send depends on cards nobody sees.
    shown["largest_force"] = largest_force(p, viewer) if viewer >= 0 and p.bidders >> viewer & 1 else None
    shown["attack"] = _attack(p) if kind_of(p.now) == DEFENCE else None
    shown["players"] = [_player(p, seat) for seat in range(p.seats)]
    return shown


def _face(p: AgesState, entry: int, viewer: int) -> Shown:
    """A card as a seat sees it: its back always, its face if it knows it there."""
    card = entry & CARD_MASK
    return {"age": AGES[p.facts.level[card]], "card": p.facts.ids[card] if knows(entry, viewer) else None}


def _pile(p: AgesState, entries: list[int], viewer: int) -> list[Shown]:
    """Cards in no order: the backs by Age, with the faces the viewer knows."""
    faces = [_face(p, entry, viewer) for entry in entries]
    return sorted(faces, key=lambda face: (AGES.index(str(face["age"])), str(face["card"] or "")))


def _by_site(p: AgesState, counts: list[int]) -> Shown:
    return {p.facts.ids[site]: count for site, count in enumerate(counts) if count}


def _attack(p: AgesState) -> Shown:
    """The aggression that is being defended against: the defence includes the cards used so far."""
    attacker, rival, missing = b_of(p.now) >> 8 & 255, seat_of(p.now), a_of(p.now)
    strength = p.strength[attacker] + attack_bonus(p, attacker, rival)
    return {
        "seat": attacker,
        "rival": rival,
        "strength": strength,
        "defence": strength - missing,
        "missing": missing,
        "cards": b_of(p.now) & 255,
    }


def _war(p: AgesState, seat: int) -> Shown | None:
    """How the declared war would end now."""
    rival = p.war_on[seat]
    if p.war[seat] < 0:
        return None
    return {"strength": p.strength[seat] + attack_bonus(p, seat, rival), "rival": p.strength[rival]}


def _player(p: AgesState, seat: int) -> Shown:
    """Figures anyone could work out from what lies open."""
    facts = p.facts
    return {
        **ratings_of(p, seat),
        "playing": p.playing(seat),
        "happy_required": p.required_happiness(seat),
        "civil_total": p.civil_total[seat],
        "military_total": p.military_total[seat],
        "civil_hand_limit": hand_limit(p, seat),
        "military_hand_limit": p.military_total[seat] + p.fixed[seat][HAND_MILITARY],
        "urban_limit": p.fixed[seat][URBAN_LIMIT],
        "forecast": forecast(p, seat),
        "contributions": contributions(p, seat),
        "armies": armies(p, seat),
        "war_strength": _war(p, seat),
        "population_cost": population_cost(p, seat, 0) if p.yellow[seat] else None,
        "build_costs": {facts.ids[site]: build_cost(p, seat, site) for site in p.held[seat]},
        "develop_costs": {
            facts.ids[card]: develop_cost(p, seat, card, False) for card in p.hand[seat] if facts.kind[card] < LEADER
        },
        "row_costs": [take_cost(p, seat, card, space) if card >= 0 else None for space, card in enumerate(p.row)],
        "leaders_taken": [AGES[age] for age in members(p.leaders_taken[seat])],
        "second_political_action_used": p.once[seat] > 0,
    }
