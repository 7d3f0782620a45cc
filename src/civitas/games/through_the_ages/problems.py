"""What must hold in every position the rules can reach: nothing lost, nothing twice, nothing negative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.games.through_the_ages.vocabulary import (
    AGES,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    SPECIAL,
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
    found = _turn_problems(p)
    for seat in range(p.seats):
        found += _token_problems(p, seat) + _area_problems(p, seat)
    return found + _card_problems(p)


def _turn_problems(p: AgesState) -> list[str]:
    given = [p.extra_civil, p.extra_military, p.unit_resources, p.unit_science, p.loose_food, p.loose_resources]
    if min(given) < 0:
        return ["less than nothing is left of what was given for this turn"]
    return []


def _token_problems(p: AgesState, seat: int) -> list[str]:
    """Every token of a seat is in its bank or on its board and cards, and no stock is below nothing."""
    found = []
    stocks = [p.science[seat], p.culture[seat], p.yellow[seat], p.unused[seat], p.blue[seat], p.stages[seat]]
    if min(stocks + p.workers[seat] + p.tokens[seat]) < 0:
        found.append(f"seat {seat} has less than nothing of something")
    if not 0 <= p.civil[seat] <= p.civil_total[seat] or not 0 <= p.military[seat] <= p.military_total[seat]:
        found.append(f"seat {seat} has more actions than its total, or fewer than none")
    yellow = p.yellow[seat] + p.unused[seat] + sum(p.workers[seat])
    if yellow != p.yellow_tokens[seat]:
        found.append(f"seat {seat} has {yellow} yellow tokens and should have {p.yellow_tokens[seat]}")
    blue = p.blue[seat] + sum(p.tokens[seat]) + p.stages[seat]
    if blue != p.blue_tokens[seat]:
        found.append(f"seat {seat} has {blue} blue tokens and should have {p.blue_tokens[seat]}")
    return found


def _area_problems(p: AgesState, seat: int) -> list[str]:
    """What lies in the area of a seat fits together."""
    found = []
    held = p.technologies[seat]
    for site, count in enumerate(p.workers[seat]):
        if count and not held >> site & 1:
            found.append(f"seat {seat} has a worker on a technology it does not have")
    for site, count in enumerate(p.tokens[seat]):
        if count and not held >> site & 1:
            found.append(f"seat {seat} has a token on a technology it does not have")
    if p.unfinished[seat] < 0 and p.stages[seat]:
        found.append(f"seat {seat} has stages of no wonder")
    if p.ravaged[seat] & ~p.wonders[seat]:
        found.append(f"seat {seat} has a wonder in ruins that it never completed")
    if p.tactic[seat] >= 0 and not p.exclusive[seat] and not p.common >> p.tactic[seat] & 1:
        found.append(f"seat {seat} uses a tactic that lies nowhere")
    first = p.facts.first
    kinds = [p.facts.kind[first[SPECIAL] + card] for card in members(held >> first[SPECIAL])]
    if len(set(kinds)) != len(kinds) or kinds[-1] != GOVERNMENT or not held >> p.government[seat] & 1:
        found.append(f"seat {seat} has not one government, or two special technologies of a type")
    return found


# Each card in one place


def _card_problems(p: AgesState) -> list[str]:
    """The copies of each card are as many as its deck held, for as many players as there were when it was made."""
    counts = [0] * len(p.facts.ids)
    for card in range(p.facts.first[EVENT]):
        counts[card] = p.civil_gone >> 2 * card & 3
    for card in [*_civil_cards(p), *_military_cards(p)]:
        counts[card] += 1
    found = []
    for age in range(len(AGES)):
        wrong = [_miscounted(p, counts, age, players) for players in range(p.players_left(), p.seats + 1)]
        if all(wrong):
            found += wrong[-1]
    return found


def _miscounted(p: AgesState, counts: list[int], age: int, players: int) -> list[str]:
    """The cards of an Age of which there are more or fewer copies than with so many players."""
    facts = p.facts
    found = []
    for card, level in enumerate(facts.level):
        if level == age:
            copies = facts.copies[card][max(players, 2) - 2] if age <= p.age else 0
            if p.options.get("peaceful") and AGGRESSION <= facts.kind[card] <= WAR:
                copies = 0
            if counts[card] != copies:
                found.append(f"{counts[card]} copies of {facts.ids[card]} instead of {copies}")
    return found


def _civil_cards(p: AgesState) -> list[int]:
    """In the row, the deck, hands and play."""
    facts = p.facts
    found = [card for card in p.row if card >= 0] + p.civil_deck
    for seat in range(p.seats):
        found += p.hand[seat] + members(p.technologies[seat] & ~facts.initial_mask)
        if p.leader[seat] >= 0:
            found.append(facts.first[LEADER] + p.leader[seat])
        wonders = p.wonders[seat] | (1 << p.unfinished[seat] if p.unfinished[seat] >= 0 else 0)
        found += [facts.first[WONDER] + wonder for wonder in members(wonders)]
    return found


def _military_cards(p: AgesState) -> list[int]:
    """In the deck, hands and play, among the events and the discards, being resolved, and out of the game."""
    first = p.facts.first
    found = [*p.military_deck, *p.past_events]
    hidden = [*p.current_events, *p.future_events, *p.discards, *p.removed]
    for seat in range(p.seats):
        hidden += p.military_hand[seat]
        found += [first[TERRITORY] + colony for colony in members(p.colonies[seat])]
        if p.exclusive[seat]:
            found.append(first[TACTIC] + p.tactic[seat])
        if p.war[seat] >= 0:
            found.append(first[WAR] + p.war[seat])
        if p.pact[seat] >= 0:
            found.append(first[PACT] + p.pact[seat])
    found += [first[TACTIC] + tactic for tactic in members(p.common)]
    if p.open_card >= 0:
        found.append(p.open_card)
    return found + [entry & CARD_MASK for entry in hidden]
