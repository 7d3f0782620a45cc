"""What a position is worth by rules of thumb.

Everything is put into culture points expected at the end of the game. A seat is always judged as at the start of its
next turn: in the middle of its actions the production that ends the turn is counted as made, hunger, corruption and
uprisings included, so that a turn is judged alike before and after it ends.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import frames as f
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.bots import prices
from civitas.games.through_the_ages.bots.cards import (
    Outlook,
    hand_worth,
    leader_in_play,
    unfinished_worth,
    unused_technologies,
)
from civitas.games.through_the_ages.bots.texts import unrated_worth
from civitas.games.through_the_ages.bots.timing import is_acting, rounds_of_age, turns_left, turns_of
from civitas.games.through_the_ages.effects.impacts import COUNTS
from civitas.games.through_the_ages.position import ARMED, CARD_MASK, AgesState
from civitas.games.through_the_ages.rules import production
from civitas.games.through_the_ages.rules.armies import army_strength
from civitas.games.through_the_ages.rules.colonization import has_units, units_force
from civitas.games.through_the_ages.rules.goods import stored_tokens
from civitas.games.through_the_ages.rules.turn import rises_up
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of
from civitas.kernel.valuation import outcome, shares_of

_SCALE: Final = [40.0, 40.0, 34.0, 24.0, 12.0]
"""The lead that makes a win e times as likely, by Age."""
_RATE_STEPS: Final = [1.35, 1.0, 0.65, 0.3]
"""What a point produced per turn is worth beside the first, the next and the last ones."""
_RATE_WIDTH: Final = [2.0, 2.0, 3.0, 4.0, 4.0]
"""How many points each step holds, by Age: things cost more later."""
_FOOD_STEPS: Final = [1.4, 1.0, 0.7, 0.15]
"""Food above consumption: without any the people do not grow, and what is left over cannot be used."""
_STOCK: Final = [5.0, 7.0, 9.0, 11.0, 11.0]
"""Goods in stock that can be used soon, by Age; the rest counts less."""
_LEFT_OVER: Final = [1.0, 0.25]
"""Goods in stock, and those beyond what can be used soon."""
_ACTION_STEPS: Final = [1.1, 0.8]
"""Actions of a turn, and those beyond what a turn mostly needs."""
_FAMINE: Final = 4.0
"""Turns that a hunger lasts until something is done."""
_HUNGER: Final = 0.8
"""How much of a hunger that is coming counts: something may still be done."""
_CONTENT: Final = [1.6, 0.9, 0.3]
"""Happy faces beyond those needed: the first two let the people grow."""
_DISCONTENT: Final = 2.2
"""A worker that has to stay idle."""
_MOST_AHEAD: Final = 8
_MOST_BEHIND: Final = 14
_EXPOSED: Final = 0.2
"""What makes being far behind worse than far: aggressions cannot fail any more, and wars take by the difference."""
_RISKED: Final = 0.8
"""How much of the stake of a declared war counts."""
_ANSWER: Final = 2.0
"""Strength that a military action of the rival adds before a war is fought."""
_MILITARY_CARD: Final = 0.9
"""An average card in hand."""
_CARD_STEPS: Final = [1.0, 0.4]
"""A hand of cards: those beyond what can be used soon count less."""
_COLONISTS: Final = 2.0
"""A point of the force that could be sent to a territory: it is needed when one comes up."""
_LAND: Final = 1.2
"""A territory among the events, for the seat that can send the largest force."""
_FORCE_STEPS: Final = [1.0, 0.6, 0.2, 0.0]
_IMPACT: Final = 0.9
"""How much of the events that will be scored at the end counts."""


def is_quiet(p: AgesState) -> bool:
    """Between the actions of a turn; everything else is in the middle of something.

    An auction and an agreement are weighed by those who are asked; before that nobody can count on them.
    """
    return kind_of(p.now) in (f.ACTION, f.POLITICS, f.BID, f.AGREEMENT)


def evaluate_ages(p: AgesState) -> list[float]:
    if p.over():
        return outcome(p)
    turns = turns_left(p)
    worth = [worth_of(p, seat, turns) if p.playing(seat) else -200.0 for seat in range(p.seats)]
    return shares_of(worth, _SCALE[p.age])


def worth_of(p: AgesState, seat: int, turns: float) -> float:
    left = turns_of(p, seat, turns)
    outlook = Outlook(p, seat, left)
    acting = is_acting(p, seat)
    culture, science = float(p.culture[seat]), float(p.science[seat])
    food, resources = float(p.food[seat]), float(p.resources[seat])
    if acting:
        if p.power[seat][v.TURN_CULTURE] and not p.flags & ARMED:
            culture += p.power[seat][v.TURN_CULTURE]
        if not rises_up(p, seat):
            culture += p.culture_rate[seat]
            science += p.science_rate[seat]
            due = float(production.corruption(p, seat))
            food -= max(0.0, due - resources)
            resources = max(0.0, resources - due) + production.resource_production(p, seat)
            food = max(0.0, food) + production.food_production(p, seat) - production.consumption(p, seat)
            if food < 0.0:
                culture = max(0.0, culture + p.facts.starvation * food)
                food = 0.0
    worth = culture + p.culture_rate[seat] * left
    worth += _impacts(p, seat)
    if left < 0.5:
        return worth
    worth += _flows(p, seat, outlook, science)
    worth += _goods(p, seat, outlook, food, resources)
    worth += _people(p, seat, outlook)
    worth += _actions(p, seat, left)
    worth += _strength(p, seat, left) + _force(p, seat, left)
    worth += unused_technologies(p, seat, outlook) + hand_worth(p, seat, outlook, science)
    worth += leader_in_play(p, seat, outlook) + unfinished_worth(p, seat, outlook, resources)
    worth += _standing_cards(p, seat, left)
    return worth + _military_hand(p, seat, acting, left)


# Production


def _flows(p: AgesState, seat: int, outlook: Outlook, science: float) -> float:
    """Science in stock and what will be produced of it and of resources."""
    age, left = p.age, outlook.turns
    width = _RATE_WIDTH[age]
    worth = prices.stream(prices.SCIENCE, left) * prices.stepped(p.science_rate[seat], _RATE_STEPS, width)
    made = production.resource_production(p, seat)
    worth += prices.stream(prices.RESOURCE, left) * prices.stepped(made, _RATE_STEPS, width + 0.5)
    return worth + outlook.science * prices.stepped(science, _LEFT_OVER, _STOCK[age])


def _goods(p: AgesState, seat: int, outlook: Outlook, food: float, resources: float) -> float:
    """Food and resources in stock, what is eaten and what corruption takes."""
    left = outlook.turns
    worth = outlook.resource * prices.stepped(resources, _LEFT_OVER, _STOCK[p.age])
    worth += outlook.food * prices.stepped(food, [1.0, 0.3], 5.0)
    due = production.corruption(p, seat)
    if due:
        worth -= outlook.resource * due * min(left, 3.0) * 0.6
    surplus = production.food_production(p, seat) - _consumption_to_come(p, seat)
    if surplus >= 0:
        worth += prices.stream(prices.FOOD, left) * prices.stepped(surplus, _FOOD_STEPS, 1.0)
    else:
        # What is in stock lasts a while; then every missing food costs culture, until a farm is built.
        hungry = max(0.0, min(left, _FAMINE) * -surplus - food)
        worth -= _HUNGER * p.facts.starvation * hungry + 1.2 * prices.stream(prices.FOOD, left) * -surplus
    return worth + prices.price(prices.BLUE, left) * (p.blue[seat] + stored_tokens(p, seat) + p.stages[seat])


def _yellow_to_come(p: AgesState, seat: int) -> int:
    """The yellow bank, with what the end of an Age takes if it is near."""
    yellow = p.yellow[seat]
    if 0 < p.age < v.LAST_AGE and rounds_of_age(p, p.age) < 1.5:
        yellow = max(0, yellow - p.facts.age_end_yellow)
    return yellow


def _consumption_to_come(p: AgesState, seat: int) -> int:
    table = p.facts.consumption
    return table[min(_yellow_to_come(p, seat), len(table) - 1)]


# People


def _people(p: AgesState, seat: int, outlook: Outlook) -> float:
    """Unused workers, workers to come, and whether all are content."""
    facts = p.facts
    yellow = _yellow_to_come(p, seat)
    unused = p.unused[seat]
    cost = facts.population_cost[min(p.yellow[seat] + 1, len(facts.population_cost) - 1)]
    each = cost * outlook.food + prices.price(prices.WORKER, outlook.turns)
    worth = each * min(unused, 2) + 0.6 * each * max(0, unused - 2)
    placed = 0
    for count in p.workers[seat]:
        placed += count
    worth += prices.price(prices.YELLOW, outlook.turns) * (yellow + unused + placed)
    required = facts.happiness[min(yellow, len(facts.happiness) - 1)]
    margin = p.happy[seat] - required
    if margin >= 0:
        return worth + prices.stepped(margin, _CONTENT, 1.0) * min(1.0, outlook.turns / 4.0)
    worth -= _DISCONTENT * -margin
    if -margin > unused:
        # An uprising: no production at all until faces or idle workers are found.
        lost = p.culture_rate[seat] + outlook.science * p.science_rate[seat]
        lost += outlook.resource * production.resource_production(p, seat)
        worth -= 2.0 + 1.2 * lost
    return worth


def _actions(p: AgesState, seat: int, left: float) -> float:
    half = 0.5 * left
    worth = prices.price(prices.CIVIL, half) * prices.stepped(p.civil_total[seat], _ACTION_STEPS, 5.0)
    worth += prices.price(prices.MILITARY, half) * prices.stepped(p.military_total[seat], _ACTION_STEPS, 4.0)
    return worth * left


# Arms


def _strength(p: AgesState, seat: int, left: float) -> float:
    """Strength counts against each rival, and in the wars that are declared."""
    total = 0.0
    wars = 0.0
    rivals = 0
    for other in range(p.seats):
        if other == seat or not p.playing(other):
            continue
        rivals += 1
        lead = p.strength[seat] - p.strength[other]
        if lead >= 0:
            total += min(lead, _MOST_AHEAD)
        else:
            behind = min(-lead, _MOST_BEHIND)
            total -= prices.BEHIND * behind + _EXPOSED * behind * behind
        if p.war[seat] >= 0 and p.war_on[seat] == other:
            wars += stake(p, p.war[seat], lead - _answer(p, other))
        if p.war[other] >= 0 and p.war_on[other] == seat:
            wars -= stake(p, p.war[other], -lead - _answer(p, seat))
    worth = prices.STRENGTH[p.age] * total / max(1, rivals) * min(1.0, left / 2.0) + 0.25 * p.strength[seat]
    return worth + _RISKED * wars


def _answer(p: AgesState, seat: int) -> float:
    """What a seat can still add before a war against it is fought: nothing once its turn is over."""
    return _ANSWER * min(p.military[seat], 1.0 + p.resources[seat] / 4.0) if seat != p.player else 0.0


def stake(p: AgesState, war: int, lead: float) -> float:
    """What a war brings the stronger side, in culture, seen by its declarer."""
    advantage = abs(lead)
    does = p.facts.war_does[war]
    if does == v.WAR_CULTURE:
        worth = p.facts.war_amount[war] + advantage
    elif does == v.WAR_TERRITORY:
        worth = 2.0 * (p.facts.war_amount[war] + advantage / p.facts.war_step[war])
    else:
        worth = 0.9 * advantage
    return worth if lead > 0.0 else -worth if lead < 0.0 else 0.0


def _military_hand(p: AgesState, seat: int, acting: bool, left: float) -> float:
    """Cards in hand. Ending the turn discards what is too much and draws: both count already."""
    values = [military_card(p, seat, entry & CARD_MASK) for entry in p.military_hand[seat]]
    drawn = 0
    if acting:
        limit = p.military_total[seat] + p.fixed[seat][v.HAND_MILITARY]
        if len(values) > limit:
            values.sort(reverse=True)
            values = values[:limit]
        if p.age < v.LAST_AGE:
            drawn = min(p.facts.most_drawn, p.military[seat] + p.extra_military)
    worth = drawn * 1.0
    for value in values:
        worth += value
    return _MILITARY_CARD * prices.stepped(worth, _CARD_STEPS, 6.0) * min(1.0, left / 2.0)


def military_card(p: AgesState, seat: int, card: int) -> float:
    facts = p.facts
    kind = facts.kind[card]
    if kind == v.BONUS:
        return 1.3 + 0.2 * facts.level[card]  # a defence or a colony
    if kind == v.TACTIC:
        tactic = card - facts.first[v.TACTIC]
        rides = p.power[seat][v.INFANTRY_AS_CAVALRY] > 0
        more = army_strength(facts, tactic, p.workers[seat], rides)
        if p.tactic[seat] >= 0:
            more -= army_strength(facts, p.tactic[seat], p.workers[seat], rides)
        return 0.4 + max(0.0, 0.5 * more)
    if kind <= v.TERRITORY:
        # It scores when it is prepared; a territory may come back as a colony.
        return 0.7 + 0.3 * facts.level[card] + (0.4 if kind == v.TERRITORY else 0.0)
    return 0.9


def _force(p: AgesState, seat: int, left: float) -> float:
    """Units that can be sent to a territory: without one there is no bid at all."""
    if left < 2.0 or not has_units(p, seat):
        return 0.0
    force = units_force(p, seat, p.workers[seat])
    worth = _COLONISTS * prices.stepped(force, _FORCE_STEPS, 2.0)
    for other in range(p.seats):
        if other != seat and units_force(p, other, p.workers[other]) > force:
            return worth * min(1.0, left / 6.0)
    lands = 0
    kinds = p.facts.kind
    for entry in p.current_events:
        if kinds[entry & CARD_MASK] == v.TERRITORY:
            lands += 1
    for entry in p.future_events:
        if kinds[entry & CARD_MASK] == v.TERRITORY:
            lands += 1
    return (worth + _LAND * lands) * min(1.0, left / 6.0)


# Cards in play, and the end


def _standing_cards(p: AgesState, seat: int, left: float) -> float:
    """What the texts of wonders and special technologies still bring beyond the ratings."""
    facts = p.facts
    worth = 0.0
    for wonder in members(p.wonders[seat] & ~p.ravaged[seat]):
        worth += unrated_worth(p, facts.first[v.WONDER] + wonder, left)
    for card in members(p.technologies[seat] & facts.special_mask):
        worth += unrated_worth(p, card, left)
    return worth + 0.25 * p.fixed[seat][v.COLONIZATION] * min(left, 8.0) + 2.0 * p.fixed[seat][v.URBAN_LIMIT]


def _impacts(p: AgesState, seat: int) -> float:
    """The events of the last Age that lie prepared are scored at the end, whoever has prepared them."""
    if p.age < v.LAST_AGE - 1:
        return 0.0
    facts = p.facts
    worth = 0.0
    for pile in (p.current_events, p.future_events):
        for entry in pile:
            card = entry & CARD_MASK
            if facts.level[card] < v.LAST_AGE - 1 or facts.kind[card] != v.EVENT:
                continue
            for effect in facts.effects[card - facts.first[v.EVENT]]:
                if effect.do == "score":
                    worth += effect.each * COUNTS[effect.count](p, seat)
                elif effect.do == "rank":
                    worth += _rank_points(p, seat, effect.points[p.players_left() - 2], effect.by)
                elif effect.do == "lose_by_discontent":
                    worth -= p.discontent(seat) * effect.gain(v.GAIN_CULTURE)
    return _IMPACT * worth


def _rank_points(p: AgesState, seat: int, points: list[int], by: str) -> float:
    rates = p.science_rate if by == "science" else p.strength
    place = 0
    for other in p.clockwise(p.first_seat):
        if other != seat and rates[other] > rates[seat]:
            place += 1
    return float(points[min(place, len(points) - 1)])
