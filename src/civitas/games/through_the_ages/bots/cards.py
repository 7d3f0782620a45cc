"""What cards are worth before they do anything: technologies not yet used, cards in hand, leaders, wonders.

A card is priced by what it would change on the table, less what that costs.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.bots import prices
from civitas.games.through_the_ages.bots.texts import rated_worth, unrated_worth
from civitas.games.through_the_ages.bots.timing import rounds_of_age
from civitas.games.through_the_ages.catalogue import WONDER_COUNTS, Catalogue
from civitas.games.through_the_ages.effects.wonders import COUNTS
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules import production
from civitas.games.through_the_ages.rules.costs import build_cost, develop_cost
from civitas.games.through_the_ages.rules.statistics import workers_of
from civitas.kernel.fields import members

_LIKELY: Final = 0.65
"""How much of a gain that needs further actions counts: what is put off is often never done."""
_HELD: Final = [0.8, 0.6]
"""The same for a card in hand that has to wait, and for one that could be played at once."""
_BEGUN: Final = [0.55, 0.35]
"""The same for a wonder that is not finished: before its first stage, and what all stages but the last add."""
_NEXT_CARD: Final = 0.75
"""Science pays for one technology after the other: each further one in hand counts that much of the one before."""
_ROOM: Final = 2.0
"""One more building allowed of each type."""
_LEADER: Final = 1.5
"""Having a leader at all: the next one is then played for less."""
_HAPPY_FACE: Final = 0.35
"""Per turn, where it is not needed at once."""
_COLONIZATION: Final = 0.25
"""A point of the colonization bonus, per turn: territories come up now and then."""


class Outlook:
    """The prices of one seat at one moment."""

    def __init__(self, p: AgesState, seat: int, turns: float) -> None:
        self.turns = turns
        self.resource = prices.UNSPENT[0] * prices.price(prices.RESOURCE, turns)
        self.science = prices.UNSPENT[1] * prices.price(prices.SCIENCE, turns)
        self.food = prices.UNSPENT[2] * prices.price(prices.FOOD, turns)
        self.stock = [self.food, self.resource, self.science, 1.0, 3.0, 0.7, 0.5]
        """What each thing is worth that a card may bring at once."""
        self.strength = prices.STRENGTH[p.age] * min(1.0, turns / 2.0)
        """A point more against the strongest rival."""
        for other in range(p.seats):
            if other != seat and p.strength[other] > p.strength[seat] and p.playing(other):
                self.strength = prices.STRENGTH[p.age] * prices.BEHIND * min(1.0, turns / 2.0)
        self.yields = [0.0] * len(v.STATISTICS)
        """Each symbol of a card on each turn to come."""
        half = turns * 0.5
        self.yields[v.SCIENCE] = prices.price(prices.SCIENCE, half)
        self.yields[v.CULTURE] = 1.0
        self.yields[v.HAPPY] = _HAPPY_FACE
        self.yields[v.CIVIL] = prices.price(prices.CIVIL, half)
        self.yields[v.MILITARY] = prices.price(prices.MILITARY, half)
        self.yields[v.COLONIZATION] = _COLONIZATION
        self.yields[v.FOOD] = 0.7 * prices.price(prices.FOOD, half)
        self.yields[v.RESOURCE] = prices.price(prices.RESOURCE, half)
        self.rate = max(1.0, float(p.science_rate[seat]))

    def card(self, gives: list[int], turns: float) -> float:
        """What the symbols of a card bring over so many turns."""
        each = self.yields
        worth = gives[v.STRENGTH] * self.strength
        flow = 0.0
        for statistic in range(v.RESOURCE + 1):
            if gives[statistic]:
                flow += each[statistic] * gives[statistic]
        worth += flow * max(0.0, turns)
        worth += gives[v.BLUE] * prices.price(prices.BLUE, turns) + gives[v.YELLOW] * prices.price(prices.YELLOW, turns)
        return worth


# Technologies


def unused_technologies(p: AgesState, seat: int, outlook: Outlook) -> float:
    """What better technologies in play may still bring once workers move there."""
    facts = p.facts
    worth = 0.0
    known = p.technologies[seat]
    for kind in range(v.AIR_FORCE + 1):
        best = best_site(facts, known, kind)
        if best >= 0 and (facts.level[best] > 0 or kind >= v.INFANTRY):
            worth += _use_of(p, seat, best, outlook, 1.0)
    return worth * _LIKELY


def best_site(facts: Catalogue, known: int, kind: int) -> int:
    """The best technology of a kind among those known; -1 without one."""
    return (known & facts.kind_masks[kind]).bit_length() - 1


def _use_of(p: AgesState, seat: int, site: int, outlook: Outlook, delay: float) -> float:
    """What workers could gain by moving to a technology, the first ones soonest; one that does not pay stays."""
    facts = p.facts
    kind = facts.kind[site]
    workers = p.workers[seat]
    cost = build_cost(p, seat, site)
    total = 0.0
    part = 1.0
    unit = kind >= v.INFANTRY
    for old in facts.sites_of[kind]:
        if old == site:
            break
        for _ in range(min(4, workers[old])):
            paid = max(0, cost - build_cost(p, seat, old))
            gain = _gain(p, site, old, outlook, delay) - paid * outlook.resource - (0.3 if unit else 0.7)
            if gain > 0.0:
                total += part * gain
                part *= 0.8
                delay += 0.7
    # A new worker: most useful where there is none of this kind yet.
    room = unit or kind < v.LAB or workers_of(p, seat, kind) < p.fixed[seat][v.URBAN_LIMIT]
    if room and (workers[site] == 0 or kind < v.LAB):
        gain = _gain(p, site, -1, outlook, delay + 0.5) - (cost + 1.5) * outlook.resource - 2.0
        if gain > 0.0:
            total += 0.6 * part * gain
    return total


def _gain(p: AgesState, site: int, old: int, outlook: Outlook, delay: float) -> float:
    facts = p.facts
    turns = max(0.0, outlook.turns - delay)
    gain = outlook.card(facts.gives[site], turns)
    if old >= 0:
        gain -= outlook.card(facts.gives[old], turns)
    return gain


def hand_worth(p: AgesState, seat: int, outlook: Outlook, science: float) -> float:
    """All civil cards in hand: what science pays for counts by its order, the best card first."""
    facts = p.facts
    found: list[float] = []
    worth = 0.0
    for card in p.hand[seat]:
        kind = facts.kind[card]
        if kind < v.LEADER:
            found.append(_technology(p, seat, card, outlook, science))
        elif kind == v.LEADER:
            worth += _HELD[1] * max(0.1, _leader_gain(p, seat, card, outlook))
        else:
            worth += _action_card(p, seat, card, outlook)
    found.sort()
    part = 1.0
    for place in range(len(found) - 1, -1, -1):
        worth += part * found[place]
        part *= _NEXT_CARD
    return worth


def _technology(p: AgesState, seat: int, card: int, outlook: Outlook, science: float) -> float:
    facts = p.facts
    kind = facts.kind[card]
    cost = float(develop_cost(p, seat, card, False))
    if kind == v.GOVERNMENT:
        return _government(p, seat, card, outlook, science)
    delay = max(0.0, cost - science) / outlook.rate
    if outlook.turns < 1.0 + delay:
        return 0.05
    if kind < v.SPECIAL:
        best = best_site(facts, p.technologies[seat], kind)
        if best > card:
            return 0.05
        gain = _use_of(p, seat, card, outlook, delay + 1.5)
        if best >= 0 and facts.level[best] > 0:
            gain -= _use_of(p, seat, best, outlook, 1.0)
        gain *= _LIKELY
    else:
        gain = outlook.card(facts.gives[card], outlook.turns - delay - 1.0)
        gain += text_worth(p, seat, card, outlook.turns - delay - 1.0, outlook)
        for other in members(p.technologies[seat] & facts.special_mask):
            if facts.kind[other] == kind:
                if facts.level[other] > facts.level[card]:
                    return 0.05
                gain -= outlook.card(facts.gives[other], outlook.turns - delay - 1.0)
                gain -= text_worth(p, seat, other, outlook.turns - delay - 1.0, outlook)
    return max(0.1, gain - cost * outlook.science - 0.8) * _HELD[1 if cost <= science else 0]


def _government(p: AgesState, seat: int, card: int, outlook: Outlook, science: float) -> float:
    """The better of a peaceful change, which costs science, and a revolution, which costs a turn."""
    facts = p.facts
    best = 0.1
    now, then = facts.gives[p.government[seat]], facts.gives[card]
    change = [then[number] - now[number] for number in range(len(then))]
    room = _ROOM * change[v.URBAN_LIMIT]
    for revolution in (False, True):
        cost = float(develop_cost(p, seat, card, revolution))
        delay = max(0.0, cost - science) / outlook.rate
        turns = outlook.turns - delay - 1.0
        if turns <= 0.0:
            continue
        gain = outlook.card(change, turns) + room - cost * outlook.science
        gain -= 1.3 * p.civil_total[seat] if revolution else 0.8
        best = max(best, gain * _HELD[1 if cost <= science else 0])
    return best


# Leaders


def leader_in_play(p: AgesState, seat: int, outlook: Outlook) -> float:
    """What the abilities of the leader still bring beyond the ratings; its symbols show there, but not that it ends."""
    if p.leader[seat] < 0:
        return 0.0
    card = p.facts.first[v.LEADER] + p.leader[seat]
    stays = stay_of(p, card, outlook.turns)
    worth = unrated_worth(p, card, stays) + _LEADER
    # The ratings count what it gives now until the end of the game, but it leaves before.
    gone = max(0.0, outlook.turns - stays)
    return worth - 0.8 * outlook.card(p.facts.gives[card], gone) - 0.8 * rated_worth(p, seat, card, gone, outlook)


def stay_of(p: AgesState, card: int, turns: float) -> float:
    """Turns until a card is antiquated: when the Age after its own ends."""
    return min(turns, rounds_of_age(p, p.facts.level[card] + 1))


def _leader_gain(p: AgesState, seat: int, card: int, outlook: Outlook) -> float:
    """A leader in hand, against the one it would replace."""
    facts = p.facts
    stays = stay_of(p, card, outlook.turns) - 1.0
    if stays <= 0.0:
        return 0.0
    gain = outlook.card(facts.gives[card], stays) + text_worth(p, seat, card, stays, outlook) + _LEADER
    if p.leader[seat] >= 0:
        old = facts.first[v.LEADER] + p.leader[seat]
        left = min(stays, stay_of(p, old, outlook.turns))
        gain -= outlook.card(facts.gives[old], left) + text_worth(p, seat, old, left, outlook) + _LEADER
    return gain - 0.8


# Wonders


def wonder_gain(p: AgesState, seat: int, wonder: int, outlook: Outlook, turns: float) -> float:
    """What a wonder completed now would bring over so many turns."""
    facts = p.facts
    card = facts.first[v.WONDER] + wonder
    worth = outlook.card(facts.gives[card], turns) + text_worth(p, seat, card, turns, outlook) + 1.0
    for pair in facts.wonder_points[wonder]:
        worth += pair[1] * COUNTS[WONDER_COUNTS[pair[0]]](p, seat)
    return worth


def unfinished_worth(p: AgesState, seat: int, outlook: Outlook, resources: float) -> float:
    """A wonder under way: what it will bring less what it still costs, if it can be finished in time at all."""
    wonder = p.unfinished[seat]
    if wonder < 0:
        return 0.0
    facts = p.facts
    stages = facts.wonder_stages[wonder]
    due = 0
    for stage in range(p.stages[seat], len(stages)):
        due += stages[stage]
    actions = len(stages) - p.stages[seat]
    made = production.resource_production(p, seat)
    time = stay_of(p, facts.first[v.WONDER] + wonder, outlook.turns)
    # Half of what is produced is needed elsewhere.
    needed = max(0.0, due - resources) / max(0.5, 0.55 * made) + 0.4 + 0.15 * actions
    gain = wonder_gain(p, seat, wonder, outlook, outlook.turns - needed - 1.0)
    gain -= (due * outlook.resource + 0.8 * actions) * 0.9
    likely = max(0.0, min(1.0, 0.3 + 0.35 * (time - needed)))
    return max(0.0, gain) * likely * (_BEGUN[0] + _BEGUN[1] * p.stages[seat] / len(stages))


# Action cards


def _action_card(p: AgesState, seat: int, card: int, outlook: Outlook) -> float:
    """What playing an action card brings beyond the action it orders; it has to wait for the next turn."""
    if outlook.turns < 1.0:
        return 0.0
    facts = p.facts
    action = card - facts.first[v.ACTION]
    does = facts.action_does[action]
    if does == v.DO_CHOOSE:
        return _HELD[1] * (max([outlook.stock[pair[0]] * pair[1] for pair in facts.gains[card]]) - 0.3)
    if does in (v.DO_CULTURE, v.DO_ARM_BY_STRENGTH):
        ahead = 0
        values = p.culture if does == v.DO_CULTURE else p.strength
        for other in range(p.seats):
            if p.playing(other) and values[other] > values[seat]:
                ahead += 1
        amount = ahead * facts.action_by_players[action][p.players_left() - 2]
        return _HELD[1] * amount * (1.0 if does == v.DO_CULTURE else 0.8 * outlook.resource) * 0.8
    worth = 0.0
    for pair in facts.gains[card]:
        worth += outlook.stock[pair[0]] * pair[1]
    worth += outlook.resource * (facts.action_rebate[action] + 0.8 * facts.action_resource[action])
    if does == v.DO_GAIN:
        worth -= 0.5
    if does == v.DO_STAGE and p.unfinished[seat] < 0:
        worth *= 0.5
    return _HELD[1] * worth


def text_worth(p: AgesState, seat: int, card: int, turns: float, outlook: Outlook) -> float:
    """What the text of a card would bring over so many turns."""
    return unrated_worth(p, card, turns) + rated_worth(p, seat, card, turns, outlook)
