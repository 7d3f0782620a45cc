"""What must hold in every position the rules can reach: nothing lost, nothing twice, nothing negative."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import frames as kinds
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.effects.attacks import urban_targets
from civitas.games.through_the_ages.moves import MOST_MIXED
from civitas.games.through_the_ages.position import CARD_MASK, AgesState
from civitas.games.through_the_ages.rules.building import forbids_site
from civitas.games.through_the_ages.rules.colonization import has_units
from civitas.kernel.bounds import BOTTOM, FLAG, NOBODYS, SEAT, Packed, Shape, between, index
from civitas.kernel.fields import members
from civitas.kernel.frames import NOBODY, OVER_FRAME, a_of, b_of, kind_of, seat_of

SMALL: Final = between(0, 255)
"""A count of tokens, actions or points within one step."""
UNDER_WAY: Final = [
    *(kinds.TURN, kinds.POLITICS, kinds.ACTION, kinds.EVENT, kinds.EVENT_OVER, kinds.LOSSES),
    *(kinds.COVER, kinds.AFTERWARDS, kinds.PRODUCING, kinds.GAINING, kinds.AGREEMENT),
]
"""What may lie beneath another frame. All other questions are taken off before their answer is carried out."""
IN_POLITICS: Final = [kinds.TURN, kinds.POLITICS]
"""What a political action lies on: a second one may follow it."""

OF_THE_PLAYER: Final = (
    *(kinds.TURN, kinds.POLITICS, kinds.ACTION, kinds.ORDER, kinds.TUCK, kinds.EVENT, kinds.STRIKE),
    *(kinds.COVER, kinds.AFTERWARDS),
)
"""Steps of the seat whose turn it is."""

SHAPES: Final = {
    kinds.TURN: Shape([BOTTOM], a=between(0, kinds.NEXT_TURN)),
    kinds.POLITICS: Shape([kinds.TURN], a=FLAG),
    kinds.ACTION: Shape([kinds.TURN]),
    kinds.DISCARD: Shape([kinds.TURN, kinds.EVENT], a=SMALL, b=FLAG),
    kinds.DEFENCE: Shape([kinds.STRIKE], a=between(0, 65535), b=Packed([(8, SMALL), (8, SEAT), (1, FLAG)])),
    kinds.BID: Shape([kinds.EVENT_OVER]),
    kinds.FORCE: Shape([kinds.EVENT_OVER], a=SMALL),
    kinds.PACT_ANSWER: Shape(IN_POLITICS, a=index("pact"), b=Packed([(4, SEAT), (1, FLAG)])),
    kinds.ORDER: Shape([kinds.ACTION], a=index("action")),
    kinds.CHOOSE: Shape([kinds.ACTION, kinds.EVENT], a=SMALL, b=SMALL),
    kinds.MIX: Shape([*IN_POLITICS, kinds.EVENT], a=between(0, MOST_MIXED), b=Packed([(2, between(0, 2)), (4, SEAT)])),
    kinds.LOSE_WORKER: Shape([kinds.LOSSES]),
    kinds.LOSE_TOKEN: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.DESTROY_OWN: Shape([kinds.EVENT]),
    kinds.RAZE: Shape([kinds.EVENT, kinds.RAZE, kinds.STRIKE], a=SEAT, b=Packed([(4, index("age")), (1, FLAG)])),
    kinds.LOSE_COLONY: Shape([kinds.EVENT]),
    kinds.ANNEX_COLONY: Shape(IN_POLITICS, a=SEAT),
    kinds.REMOVE: Shape(IN_POLITICS, a=SEAT, b=SMALL),
    kinds.SPOILS: Shape(UNDER_WAY, a=SEAT, b=between(0, 65535)),
    kinds.TUCK: Shape(UNDER_WAY),
    kinds.RAVAGE: Shape([kinds.EVENT]),
    kinds.CIVILIZE: Shape([kinds.EVENT], a=SMALL),
    kinds.BUILD_FREE: Shape([kinds.EVENT], a=index("site")),
    kinds.AGREEMENT: Shape([kinds.EVENT], a=SMALL, b=SMALL),
    kinds.PAYMENT: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.STORE: Shape(UNDER_WAY, a=SMALL, b=FLAG),
    kinds.EVENT: Shape(
        [kinds.EVENT_OVER],
        a=index("event"),
        b=Packed([(3, between(0, 7)), (5, between(0, 7)), (32, between(0, (1 << 32) - 1))]),
    ),
    kinds.EVENT_OVER: Shape(IN_POLITICS, NOBODYS),
    kinds.AUCTION: Shape([kinds.EVENT_OVER]),
    kinds.STRIKE: Shape(IN_POLITICS, a=index("aggression"), b=Packed([(3, SEAT), (3, between(0, 7)), (16, SMALL)])),
    kinds.LOSSES: Shape(UNDER_WAY, a=SMALL, b=SMALL),
    kinds.COVER: Shape([kinds.ACTION], a=SMALL),
    kinds.AFTERWARDS: Shape([kinds.ACTION], a=index("action")),
    kinds.PRODUCING: Shape([kinds.EVENT], a=between(0, 7)),
    kinds.GAINING: Shape(UNDER_WAY, a=SMALL, b=FLAG),
}


def problems_of(p: AgesState) -> list[str]:
    found = _turn_problems(p)
    for seat in range(p.seats):
        found += _token_problems(p, seat) + _area_problems(p, seat)
    return found + _heap_problems(p) + _card_problems(p)


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
    found = _stack_problems(p)
    if found:
        return found
    for seat in range(p.seats):
        for card, other in ((p.war[seat], p.war_on[seat]), (p.pact[seat], p.pact_with[seat])):
            if (card >= 0) != (other >= 0) or other == seat or (other >= 0 and not p.playing(other)):
                return [f"a war or pact of seat {seat} with nobody"]
    return []


# What is under way


def _stack_problems(p: AgesState) -> list[str]:
    """What lies open is what is being resolved, and whatever is asked finds what it asks about."""
    stack = [*p.later, p.now]
    if not _open_fits(p, stack):
        return ["another card lies open than the one that is being resolved"]
    if not _auction_fits(p):
        return ["an auction that is none"]
    razed = [a_of(part) for part in stack if kind_of(part) == kinds.RAZE]
    if len(set(razed)) != len(razed):
        return ["a rival who loses two buildings where one is destroyed"]
    beneath = stack[0]
    for part in stack:
        if seat_of(part) != NOBODY and not p.playing(seat_of(part)):
            return ["a question for somebody who has left the game"]
        if kind_of(part) in OF_THE_PLAYER and seat_of(part) != p.player:
            return ["a step of somebody whose turn it is not"]
        if not (_frame_fits(p, part) and _rivals_fit(p, part, beneath)):
            return [f"nothing to answer in frame {kind_of(part)}"]
        beneath = part
    return []


def _open_fits(p: AgesState, stack: list[int]) -> bool:
    first, resolved, others = p.facts.first, -1, 0
    for part in stack:
        kind, number = kind_of(part), a_of(part)
        if kind == kinds.STRIKE:
            resolved = first[v.AGGRESSION] + number
        elif kind == kinds.PACT_ANSWER:
            resolved = first[v.PACT] + number
        elif kind == kinds.EVENT:
            resolved = first[v.EVENT] + number
        elif kind in (kinds.BID, kinds.FORCE):
            if p.open_card < 0 or p.facts.kind[p.open_card] != v.TERRITORY:
                return False
            resolved = p.open_card
        others += kind in (kinds.STRIKE, kinds.PACT_ANSWER, kinds.EVENT_OVER)
    return p.open_card == resolved and others <= 1


def _auction_fits(p: AgesState) -> bool:
    """Bids are made by those who bid, and units are sent by whoever has won."""
    kind, seat = kind_of(p.now), seat_of(p.now)
    if (p.bidder < 0) != (p.bid == 0):
        return False
    if kind == kinds.FORCE:
        return p.bidder == seat and p.bidders == 1 << seat and len(p.sent) == len(p.facts.sites)
    if kind == kinds.BID:
        there = p.bidders >> seat & 1 and (p.bidder < 0 or p.bidders >> p.bidder & 1)
        able = all([p.playing(other) and has_units(p, other) for other in members(p.bidders)])
        return bool(there) and able and not p.sent and not p.force
    return not (p.bid or p.bidders or p.sent or p.force)


def _frame_fits(p: AgesState, part: int) -> bool:
    """Has the seat what it is asked about?"""
    kind, seat, number, more = kind_of(part), seat_of(part), a_of(part), b_of(part)
    if kind == kinds.DISCARD:
        return 0 < number <= len(p.military_hand[seat])
    if kind == kinds.EVENT:
        return number < len(p.facts.effects)
    if kind == kinds.ORDER:
        return p.facts.action_does[number] in (v.DO_BUILD, v.DO_UPGRADE, v.DO_DEVELOP)
    if kind == kinds.AFTERWARDS:
        return p.facts.action_does[number] == v.DO_POPULATION
    if kind == kinds.COVER:
        return _stages_fit(p, seat, number, p.blue[seat])
    if kind == kinds.LOSE_TOKEN:
        return _stages_fit(p, seat, number, 0) if more else number == 0
    if kind == kinds.BUILD_FREE:
        return forbids_site(p, seat, number) == 0
    if kind in (kinds.PAYMENT, kinds.STORE, kinds.GAINING):
        return bool(p.options.get("manual_payment")) and (number > 0 or kind == kinds.GAINING)
    return True


def _stages_fit(p: AgesState, seat: int, count: int, bank: int) -> bool:
    """So many stages of the unfinished wonder, with a token for each."""
    if p.unfinished[seat] < 0 or not 0 < count <= bank + sum(p.tokens[seat]):
        return False
    return p.stages[seat] + count <= len(p.facts.wonder_stages[p.unfinished[seat]])


def _rivals_fit(p: AgesState, part: int, beneath: int) -> bool:
    """Another seat of the frame is a rival in the game, and the one of the attack beneath."""
    kind, seat, number, more = kind_of(part), seat_of(part), a_of(part), b_of(part)
    if kind == kinds.DEFENCE:
        return number > 0 and more >> 8 & 255 == seat_of(beneath) and seat == b_of(beneath) & 7
    if kind == kinds.STRIKE:
        rival = more & 7
    elif kind == kinds.PACT_ANSWER:
        rival = more & 15
    elif kind == kinds.MIX and more & 3 == kinds.MIX_TAKE:
        rival = more >> 2
    elif kind in (kinds.RAZE, kinds.ANNEX_COLONY, kinds.REMOVE, kinds.SPOILS):
        rival = number
    else:
        return True
    if kind == kinds.RAZE:
        raid, same = kind_of(beneath) == kinds.STRIKE, seat == seat_of(beneath)
        if raid != bool(more >> 4) or not (same or kind_of(beneath) == kinds.EVENT):
            return False
        if (raid and rival != b_of(beneath) & 7) or not urban_targets(p, rival, more & 15):
            return False
    return rival != seat and p.playing(rival)


# What each seat has


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
    kinds = [p.facts.kind[first[v.SPECIAL] + card] for card in members(held >> first[v.SPECIAL])]
    if len(set(kinds)) != len(kinds) or kinds[-1] != v.GOVERNMENT or not held >> p.government[seat] & 1:
        found.append(f"seat {seat} has not one government, or two special technologies of a type")
    return found


# Each card in one place


def _heap_problems(p: AgesState) -> list[str]:
    """Civil cards lie with civil ones, military cards with military ones, and among the events what can be one."""
    facts = p.facts
    civil = [card for card in p.row if card >= 0] + p.civil_deck
    military = [*p.military_deck, *p.past_events, *p.discards, *p.removed]
    for seat in range(p.seats):
        civil += p.hand[seat]
        military += p.military_hand[seat]
    if max(civil, default=0) >= facts.first[v.EVENT]:
        return ["a military card among civil ones"]
    if min([entry & CARD_MASK for entry in military], default=facts.first[v.EVENT]) < facts.first[v.EVENT]:
        return ["a civil card among military ones"]
    events = [facts.kind[entry & CARD_MASK] for entry in [*p.current_events, *p.future_events]]
    return [] if {v.EVENT, v.TERRITORY}.issuperset(events) else ["an event that is none"]


def _card_problems(p: AgesState) -> list[str]:
    """The copies of each card are as many as its deck held, for as many players as there were when it was made."""
    counts = [0] * len(p.facts.ids)
    for card in range(p.facts.first[v.EVENT]):
        counts[card] = p.civil_gone >> 2 * card & 3
    for card in [*_civil_cards(p), *_military_cards(p)]:
        counts[card] += 1
    found = []
    for age in range(len(v.AGES)):
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
            if p.options.get("peaceful") and v.AGGRESSION <= facts.kind[card] <= v.WAR:
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
            found.append(facts.first[v.LEADER] + p.leader[seat])
        wonders = p.wonders[seat] | (1 << p.unfinished[seat] if p.unfinished[seat] >= 0 else 0)
        found += [facts.first[v.WONDER] + wonder for wonder in members(wonders)]
    return found


def _military_cards(p: AgesState) -> list[int]:
    """In the deck, hands and play, among the events and the discards, being resolved, and out of the game."""
    first = p.facts.first
    found = [*p.military_deck, *p.past_events]
    hidden = [*p.current_events, *p.future_events, *p.discards, *p.removed]
    for seat in range(p.seats):
        hidden += p.military_hand[seat]
        found += [first[v.TERRITORY] + colony for colony in members(p.colonies[seat])]
        if p.exclusive[seat]:
            found.append(first[v.TACTIC] + p.tactic[seat])
        if p.war[seat] >= 0:
            found.append(first[v.WAR] + p.war[seat])
        if p.pact[seat] >= 0:
            found.append(first[v.PACT] + p.pact[seat])
    found += [first[v.TACTIC] + tactic for tactic in members(p.common)]
    if p.open_card >= 0:
        found.append(p.open_card)
    return found + [entry & CARD_MASK for entry in hidden]
