"""What must hold in every position the rules can reach: nothing lost, nothing twice, nothing negative."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import position as kinds
from civitas.games.through_the_ages.moves import MOST_MIXED
from civitas.games.through_the_ages.position import CARD_MASK, AgesState
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
from civitas.kernel.bounds import BOTTOM, FLAG, NOBODYS, SEAT, Packed, Shape, between, index
from civitas.kernel.fields import members
from civitas.kernel.frames import NOBODY, OVER_FRAME, a_of, kind_of, seat_of

SMALL: Final = between(0, 255)
"""A count of tokens, actions or points within one step."""
UNDER_WAY: Final = [
    *(kinds.TURN, kinds.POLITICS, kinds.ACTION, kinds.EVENT, kinds.EVENT_OVER, kinds.STRIKE, kinds.LOSSES),
    *(kinds.COVER, kinds.AFTERWARDS, kinds.PRODUCING, kinds.GAINING, kinds.AGREEMENT, kinds.RAZE),
]
"""What may lie beneath another frame. All other questions are taken off before their answer is carried out."""

SHAPES: Final = {
    kinds.TURN: Shape([BOTTOM], a=between(0, kinds.NEXT_TURN)),
    kinds.POLITICS: Shape([kinds.TURN], a=FLAG),
    kinds.ACTION: Shape([kinds.TURN]),
    kinds.DISCARD: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.DEFENCE: Shape([kinds.STRIKE], a=between(0, 65535), b=Packed([(8, SMALL), (8, SEAT), (1, FLAG)])),
    kinds.BID: Shape([kinds.EVENT_OVER]),
    kinds.FORCE: Shape([kinds.EVENT_OVER], a=SMALL),
    kinds.PACT_ANSWER: Shape(UNDER_WAY, a=index("pact"), b=Packed([(4, SEAT), (1, FLAG)])),
    kinds.ORDER: Shape(UNDER_WAY, a=index("action")),
    kinds.CHOOSE: Shape(UNDER_WAY, a=SMALL, b=SMALL),
    kinds.MIX: Shape(UNDER_WAY, a=between(0, MOST_MIXED), b=Packed([(2, between(0, 2)), (4, SEAT)])),
    kinds.LOSE_WORKER: Shape([kinds.LOSSES]),
    kinds.LOSE_TOKEN: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.DESTROY_OWN: Shape(UNDER_WAY),
    kinds.RAZE: Shape(UNDER_WAY, a=SEAT, b=Packed([(4, index("age")), (1, FLAG)])),
    kinds.LOSE_COLONY: Shape(UNDER_WAY),
    kinds.ANNEX_COLONY: Shape(UNDER_WAY, a=SEAT),
    kinds.REMOVE: Shape(UNDER_WAY, a=SEAT, b=SMALL),
    kinds.SPOILS: Shape(UNDER_WAY, a=SEAT, b=between(0, 65535)),
    kinds.TUCK: Shape(UNDER_WAY),
    kinds.RAVAGE: Shape(UNDER_WAY),
    kinds.CIVILIZE: Shape(UNDER_WAY, a=SMALL),
    kinds.BUILD_FREE: Shape(UNDER_WAY, a=index("site")),
    kinds.AGREEMENT: Shape(UNDER_WAY, a=SMALL, b=SMALL),
    kinds.PAYMENT: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.STORE: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.EVENT: Shape(
        [kinds.EVENT_OVER],
        a=index("event"),
        b=Packed([(3, between(0, 7)), (5, between(0, 7)), (32, between(0, (1 << 32) - 1))]),
    ),
    kinds.EVENT_OVER: Shape(UNDER_WAY, NOBODYS),
    kinds.AUCTION: Shape([kinds.EVENT_OVER]),
    kinds.STRIKE: Shape(UNDER_WAY, a=index("aggression"), b=Packed([(3, SEAT), (3, between(0, 7)), (16, SMALL)])),
    kinds.LOSSES: Shape(UNDER_WAY, a=SMALL, b=SMALL),
    kinds.COVER: Shape(UNDER_WAY, a=SMALL),
    kinds.AFTERWARDS: Shape(UNDER_WAY, a=index("action")),
    kinds.PRODUCING: Shape(UNDER_WAY, a=between(0, 7)),
    kinds.GAINING: Shape(UNDER_WAY, a=SMALL, b=FLAG),
}


def problems_of(p: AgesState) -> list[str]:
    found = _turn_problems(p)
    for seat in range(p.seats):
        found += _token_problems(p, seat) + _area_problems(p, seat)
    return found + _card_problems(p)


def _turn_problems(p: AgesState) -> list[str]:
    given = [p.extra_civil, p.extra_military, p.unit_resources, p.unit_science, p.loose_food, p.loose_resources]
    if min(given) < 0:
        return ["less than nothing is left of what was given for this turn"]
    if p.next_event >= 0 and p.next_event & CARD_MASK not in [entry & CARD_MASK for entry in p.current_events]:
        return ["the next event is none of the current ones"]
    if p.now == OVER_FRAME:
        return []
    if p.players_left() < 2 or not p.playing(p.player) or seat_of([*p.later, p.now][0]) != p.player:
        return ["the turn of nobody in the game"]
    for part in [*p.later, p.now]:
        seat, kind, number = seat_of(part), kind_of(part), a_of(part)
        if seat != NOBODY and not p.playing(seat):
            return ["a question for somebody who has left the game"]
        if kind == kinds.DISCARD and not 0 < number <= len(p.military_hand[seat]):
            return ["more cards to discard than there are"]
        if kind == kinds.EVENT and number >= len(p.facts.effects):
            return ["an event without effects"]
        if kind == kinds.STRIKE and p.open_card != p.facts.first[AGGRESSION] + number:
            return ["another aggression than the one that lies open"]
    for seat in range(p.seats):
        for card, other in ((p.war[seat], p.war_on[seat]), (p.pact[seat], p.pact_with[seat])):
            if (card >= 0) != (other >= 0) or other == seat or (other >= 0 and not p.playing(other)):
                return [f"a war or pact of seat {seat} with nobody"]
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
