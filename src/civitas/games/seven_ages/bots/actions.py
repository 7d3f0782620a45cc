"""What each action would bring: whoever places markers, turns them over or throws cards away goes by it."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots.prospects import (
    best_start,
    can_start,
    promise_of,
    room_of,
    share_of_starters,
    turns_left,
)
from civitas.games.seven_ages.bots.reforms import card_gains
from civitas.games.seven_ages.bots.survey import Survey
from civitas.games.seven_ages.bots.weights import W
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.cities import forbids_growth
from civitas.games.seven_ages.rules.empires import game_age, leader_number
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.rules.starters import is_of_age
from civitas.games.seven_ages.rules.trade import trade_number

UNIT_PRICE: Final = 4
"""What one costs, roughly."""
HAND: Final = 6


# --- cards in hand


def gains_of(p: SevenAgesState, survey: Survey, seat: int) -> dict[int, float]:
    """What the cards of a hand would bring as events and artefacts."""
    found = survey.cards.get(seat)
    if found is None:
        found = card_gains(p, seat)
        survey.cards[seat] = found
    return found


def use_of(p: SevenAgesState, survey: Survey, seat: int, card: int) -> float:
    """What a card in hand is good for: its empire, its artefact or event, its value in trade."""
    facts = p.facts
    found = W.value_point * facts.value[card] + gains_of(p, survey, seat).get(card, 0.0)
    if room_of(p, seat) and can_start(p, card):
        found += promise_of(p, survey, card)
    if facts.event_when[facts.card_event[card]] in (v.ON_EVENT, v.ON_ACTION):
        found += W.answer
    return found


def spare_cards(p: SevenAgesState, survey: Survey, seat: int) -> list[int]:
    """What is worse than what the deck is likely to bring."""
    expected = W.average_use
    if room_of(p, seat):
        expected += share_of_starters(p) * W.typical
    return [card for card in p.hand[seat] if use_of(p, survey, seat, card) < expected]


def hope_of(p: SevenAgesState, survey: Survey, seat: int) -> float:
    """What cards that destiny finds would bring when they are played in the same turn."""
    return W.hope * turns_left(p) * max(0, HAND - len(p.hand[seat]) + len(spare_cards(p, survey, seat)))


# --- what an action would bring


def worth_of(p: SevenAgesState, survey: Survey, action: int, colour: int, own: float) -> float:
    """What an action is likely to bring an empire now, in glory; `own` is what the empire is worth."""
    left = turns_left(p)
    if action == v.PRODUCTION:
        return W.of_production * _production(p, survey, colour, left)
    if action == v.MANOEUVRE:
        return _manoeuvre(p, survey, colour, left)
    if action == v.CIVILISE:
        cards = W.of_cards * _cards_to_play(p, survey, p.player[colour])
        return W.of_civilise * _civilise(p, survey, colour, left) + cards
    if action == v.TRADE:
        return W.of_trade * _trade(p, survey, colour, left)
    if action == v.DESTINY:
        return destiny(p, survey, p.player[colour], left)
    if action == v.DISCARD:
        return _discard(p, survey, colour, own, left)
    return 0.0


def best_of(p: SevenAgesState, survey: Survey, colour: int) -> float:
    """What the wild marker may do for an empire: the best action still to come. A second destiny finds a full hand, a
    second civilise an empty one."""
    found = 0.0
    for action in (v.PRODUCTION, v.TRADE, v.MANOEUVRE, v.CIVILISE):
        if action > p.action:
            cost = float(p.performed[p.player[colour]] >> action & 1)
            found = max(found, _own_worth(p, survey, action, colour) - cost)
    return W.wild_share * found


def _own_worth(p: SevenAgesState, survey: Survey, action: int, colour: int) -> float:
    if action == v.CIVILISE:
        return _civilise(p, survey, colour, turns_left(p))
    return worth_of(p, survey, action, colour, 0.0)


def loose_worth(p: SevenAgesState, survey: Survey, action: int, seat: int) -> float:
    """The same for a marker on no empire. Whoever cannot know yet in which age the first empire starts keeps a choice
    with the wild marker: it starts one too if the hand has any for that age, and else finds new cards."""
    left = turns_left(p)
    if action in (v.START, v.WILD):
        start = best_start(p, survey, seat) * left if room_of(p, seat) else 0.0
        if not _waits_for_others(p, seat):
            return start if action == v.START else 0.0
        chance = _chance_to_start(p, seat)
        return chance * start + ((1.0 - chance) * destiny(p, survey, seat, left) if action == v.WILD else 0.0)
    if action == v.DESTINY:
        return destiny(p, survey, seat, left)
    return W.of_cards * _cards_to_play(p, survey, seat) if action == v.CIVILISE else 0.0


def _waits_for_others(p: SevenAgesState, seat: int) -> bool:
    """Is the first empire of all somebody else's to start?"""
    return not game_age(p) and seat != p.holder


def _chance_to_start(p: SevenAgesState, seat: int) -> float:
    """How likely a seat holds an empire for the age that somebody else begins with."""
    ages = range(1, len(p.facts.first_space) - 1)
    fitting = [age for age in ages if any([is_of_age(p, card, age) for card in p.hand[seat]])]
    return len(fitting) / len(ages)


def _production(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    """New units, above all those that can take land or count for an icon; the rest is money."""
    earned = income_of(p, colour) - upkeep_of(p, colour)
    money = p.money[colour] + earned
    if money < 0:
        return 0.3 * money
    most = min(survey.sites[colour], money // UNIT_PRICE)
    built = min(max(0, survey.desired(colour) - count_of(p.army[colour])), most)
    future = min(1.0, (left - 1) / 3)
    found = future * (W.new_unit * built + W.coin * max(0, earned))
    found += W.next_turn * max(0.0, left - 1) * (survey.growth(p, colour, built) if built else 0.0)
    found += left * max(
        survey.gain(p, colour, v.BY_LAND_UNITS, most),
        survey.gain(p, colour, v.BY_NAVAL_UNITS, most),
        survey.gain(p, colour, v.BY_CAVALRY_UNITS, most),
    )
    return found + left * survey.gain(p, colour, v.BY_MONEY, max(0, earned))


def _manoeuvre(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    found = left * survey.growth(p, colour)
    if survey.spare[colour]:
        chance = survey.chance_next_door(p, colour)
        found = max(found, left * W.attack * max(0.0, chance - 0.4))
    return found + left * W.quiet * survey.unrest[colour]


def _civilise(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    facts = p.facts
    fertile = other = 0
    for area, owner in enumerate(p.occupant):
        if owner == colour and not forbids_growth(p, colour, area):
            if facts.terrain[area] == v.FERTILE:
                fertile += 1
            else:
                other += 1
    steps = max(min(2, fertile), min(1, other))
    found = W.city_step * min(1.0, left / 3) * steps + left * survey.gain(p, colour, v.BY_CITY, steps)
    if p.capital[colour] < 0 and fertile + other:
        found += 0.5
    found += left * W.quiet * min(survey.unrest[colour], p.money[colour] // facts.disorder_cost)
    if p.leader_count(colour) < leader_number(p, colour):
        found += 0.7 * W.leader
    return found


def _cards_to_play(p: SevenAgesState, survey: Survey, seat: int) -> float:
    """Artefacts and events of the hand."""
    found = 0.1 if p.hand[seat] else 0.0
    for gain in gains_of(p, survey, seat).values():
        found += gain
    return found


def _trade(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    """Progress, and another card. In a dark age nothing else leads on."""
    facts = p.facts
    best = 0
    hand = p.hand[p.player[colour]]
    for card in hand:
        best = max(best, facts.value[card])
    if not hand:
        return 0.0
    chance = min(1.0, max(0.1, 0.5 + (best + trade_number(p, colour) - 4.5) / 8))
    gain = 0.4 + left * survey.gain(p, colour, v.BY_PROGRESS, 2)
    for icon in facts.glory[p.card[colour]]:
        if icon.kind == v.INSTANT and icon.trigger == v.WIN_TRADE_ACTION:
            gain += icon.n
    if p.progress[colour] in facts.dark:
        gain += W.stuck
    return chance * gain


def destiny(p: SevenAgesState, survey: Survey, seat: int, left: float) -> float:
    """New cards, above all an empire to start next turn, if none will be left then."""
    useful = 0
    age = game_age(p)
    for card in p.hand[seat]:
        useful += int(age == 0 or is_of_age(p, card, age))
    drawn = max(0, HAND - useful)
    spare = len(spare_cards(p, survey, seat))
    found = W.fresh * min(1.0, left / 3) * max(0, HAND - len(p.hand[seat]) + spare)
    room = room_of(p, seat)
    waiting = max(0, useful - 1)  # one of them is likely to start in this very turn
    if room > int(useful > 0) and drawn:
        missed = 1.0
        for _ in range(drawn):
            missed *= 1.0 - share_of_starters(p)
        found += (1.0 - missed) * W.typical * W.soon * max(0.0, left - 1) / (1 + 2 * waiting)
    return found


def _discard(p: SevenAgesState, survey: Survey, colour: int, own: float, left: float) -> float:
    """A poor empire makes room for a better one."""
    seat = p.player[colour]
    if len(p.empires_of(seat)) < p.most_empires():
        return -own
    best = 0.0
    for card in p.hand[seat]:
        if can_start(p, card):
            best = max(best, promise_of(p, survey, card))
    return W.soon * best * max(0.0, left - 1) - own
