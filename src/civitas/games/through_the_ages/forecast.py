"""What the end of a turn would bring as things stand, and what the ratings are made of: figures for people."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.armies import best_armies
from civitas.games.through_the_ages.position import NEXT_TURN, TURN, AgesState
from civitas.games.through_the_ages.rules.production import consumption, corruption
from civitas.games.through_the_ages.rules.turn import close_accounts, forget_turn, military_draws, rises_up
from civitas.games.through_the_ages.statistics import cards_in_force
from civitas.games.through_the_ages.vocabulary import INFANTRY_AS_CAVALRY, LAST_AGE, STATISTICS, STRENGTH, TACTIC
from civitas.kernel.events import Event
from civitas.kernel.frames import frame

Figures = dict[str, object]

RATINGS: Final = STATISTICS[:4]


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
        "draws": military_draws(p, seat) if p.age < LAST_AGE else 0,
    }


def armies(p: AgesState, seat: int) -> Figures | None:
    """The armies that the tactic makes of the units."""
    if p.tactic[seat] < 0:
        return None
    rides = p.power[seat][INFANTRY_AS_CAVALRY] > 0
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
        if rating == STRENGTH and formed is not None:
            parts[facts.ids[facts.first[TACTIC] + p.tactic[seat]]] = int(str(formed["strength"]))
        parts["effects"] = totals[rating] - sum(parts.values())
        found[name] = {card: amount for card, amount in parts.items() if amount}
    return found
