"""What must hold in every position the rules can reach: nothing lost, nothing twice, nothing negative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.games.through_the_ages.vocabulary import (
    AGGRESSION,
    BLUE,
    EVENT,
    LEADER,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
)
from civitas.kernel.fields import members

if TYPE_CHECKING:
    from civitas.games.through_the_ages.position import AgesState

CARD_MASK: Final = 255


def problems_of(p: AgesState) -> list[str]:
    found = []
    for seat in range(p.seats):
        if p.playing(seat):
            found += _token_problems(p, seat)
    return found + _civil_problems(p) + _military_problems(p)


def _token_problems(p: AgesState, seat: int) -> list[str]:
    found = []
    stocks = [p.science[seat], p.culture[seat], p.yellow[seat], p.unused[seat], p.blue[seat], p.stages[seat]]
    if min(stocks + p.workers[seat] + p.tokens[seat]) < 0:
        found.append(f"seat {seat} has less than nothing of something")
    if not 0 <= p.civil[seat] <= p.civil_total[seat] or not 0 <= p.military[seat] <= p.military_total[seat]:
        found.append(f"seat {seat} has more actions than its total, or fewer than none")
    if p.blue[seat] + sum(p.tokens[seat]) + p.stages[seat] > p.facts.blue_bank + _blue_gained(p, seat):
        found.append(f"seat {seat} has blue tokens from nowhere")
    for site, count in enumerate(p.workers[seat]):
        if count and not p.technologies[seat] >> site & 1:
            found.append(f"seat {seat} has a worker on a technology it does not have")
    if p.unfinished[seat] < 0 and p.stages[seat]:
        found.append(f"seat {seat} has stages of no wonder")
    return found


def _blue_gained(p: AgesState, seat: int) -> int:
    return p.fixed[seat][BLUE] + 20


def _civil_problems(p: AgesState) -> list[str]:
    facts = p.facts
    counts = [p.civil_gone >> 2 * card & 3 for card in range(facts.first[EVENT])]
    for card in [*p.row, *p.civil_deck]:
        if card >= 0:
            counts[card] += 1
    for seat in range(p.seats):
        for card in _civil_cards(p, seat):
            counts[card] += 1
    found = []
    for card, count in enumerate(counts):
        if count not in _copies(p, card):
            found.append(f"{count} copies of {facts.ids[card]}")
    return found


def _copies(p: AgesState, card: int) -> list[int]:
    """How many copies there may be of a card. After a resignation later decks have fewer."""
    facts = p.facts
    if facts.level[card] > p.age:
        return [0]
    if p.resigned or (p.options.get("peaceful") and AGGRESSION <= facts.kind[card] <= WAR):
        return [0, *facts.copies[card]]
    return [facts.copies[card][p.seats - 2]]


def _civil_cards(p: AgesState, seat: int) -> list[int]:
    """The civil cards of a seat, in hand and in play."""
    facts = p.facts
    found = [*p.hand[seat], *members(p.technologies[seat] & ~facts.initial_mask)]
    if p.leader[seat] >= 0:
        found.append(facts.first[LEADER] + p.leader[seat])
    wonders = p.wonders[seat] | (1 << p.unfinished[seat] if p.unfinished[seat] >= 0 else 0)
    return found + [facts.first[WONDER] + wonder for wonder in members(wonders)]


def _military_problems(p: AgesState) -> list[str]:
    facts = p.facts
    first = facts.first
    places = [*p.military_deck, *p.past_events]
    hidden = [*p.current_events, *p.future_events, *p.discards, *p.removed]
    for seat in range(p.seats):
        hidden += p.military_hand[seat]
        places += [first[TERRITORY] + colony for colony in members(p.colonies[seat])]
        if p.exclusive[seat]:
            places.append(first[TACTIC] + p.tactic[seat])
        if p.war[seat] >= 0:
            places.append(first[WAR] + p.war[seat])
        if p.pact[seat] >= 0:
            places.append(first[PACT] + p.pact[seat])
    places += [first[TACTIC] + tactic for tactic in members(p.common)]
    if p.open_card >= 0:
        places.append(p.open_card)
    places += [entry & CARD_MASK for entry in hidden]
    found = []
    counts = [0] * len(facts.ids)
    for card in places:
        counts[card] += 1
    for card in range(first[EVENT], len(facts.ids)):
        if counts[card] not in _copies(p, card):
            found.append(f"{counts[card]} copies of {facts.ids[card]}")
    return found
