"""What a player can look forward to: turns that are left, empires still in hand, what each action would bring."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots.survey import SPREADS, Survey, soft_pay
from civitas.games.seven_ages.bots.weights import W
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.frames import MARK
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, SevenAgesState
from civitas.games.seven_ages.rules.artefacts import forbids_card, targets
from civitas.games.seven_ages.rules.cities import forbids_growth
from civitas.games.seven_ages.rules.empires import game_age, leader_number, most_advanced
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.rules.starters import forbids_card as forbids_start
from civitas.games.seven_ages.rules.starters import free_colours, is_of_age
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.scoring import COMPETITIVE, category_of
from civitas.kernel.frames import kind_of

_NEW: Final = {
    v.BY_AREAS: 3,
    v.BY_NON_EUROPE: 1,
    v.BY_MONEY: 4,
    v.BY_CITY: 1,
    v.BY_ARTEFACTS: 1,
    v.BY_LAND_UNITS: 4,
    v.BY_NAVAL_UNITS: 2,
    v.BY_CAVALRY_UNITS: 2,
}
NEW_VALUES: Final = [_NEW.get(kind, 0) for kind in range(COMPETITIVE + 1)]
"""How much a new empire is likely to have of a ranked category after its first turns."""

UNIT_PRICE: Final = 4
"""What one costs, roughly."""
HAND: Final = 6


# --- the clock


def is_marking(p: SevenAgesState) -> bool:
    """Does a turn begin?"""
    return kind_of(p.now) == MARK or (p.joint is not None and kind_of(p.joint.frame) == MARK)


def turns_left(p: SevenAgesState) -> float:
    """Harvests that are still to come, as far as it pays to look. When a turn begins, the one just made counts too: a
    move must not look better for being the last of its turn."""
    found = W.most_turns
    if p.turn_limit:
        found = min(found, float(p.turn_limit - p.turn_number + 1))
    lead = most_advanced(p)
    if lead:
        last = p.facts.spaces + 1
        if p.age_limit and p.first_age + p.age_limit <= len(p.facts.first_space) - 1:
            last = min(last, p.facts.first_space[p.first_age + p.age_limit])
        if (p.harvested or is_marking(p)) and lead not in p.facts.dark and lead - 1 not in p.facts.dark:
            lead -= 1  # the free progress of the turn
        stops = 0
        for space in p.facts.dark:
            stops += int(lead <= space < last)
        found = min(found, (last - lead) / W.pace + 0.5 + W.dark_stop * stops)
    return max(W.fewest_turns, found)


# --- cards


def promise_of(p: SevenAgesState, survey: Survey, card: int) -> float:
    """Glory that an empire may bring in a turn: its icons against those who compete for them, and who stands in its
    starting areas."""
    facts = p.facts
    homes = facts.start[card]
    found = 0.0
    for icon in facts.glory[card]:
        if icon.kind <= COMPETITIVE:
            own = NEW_VALUES[icon.kind]
            if icon.kind == v.BY_PROGRESS:
                own = max(1, most_advanced(p) + facts.offset[card])
            row = survey.row(p, category_of(icon))
            found += soft_pay(icon.n, own, row, -1, SPREADS[icon.kind])
        else:
            found += W.rare if icon.kind == v.INSTANT else W.plain
    taken = 0
    for area in homes:
        owner = p.occupant[area]
        taken += int(owner >= 0 and facts.special_of(card, v.CONVERT) != p.card[owner] + 1)
    return found * (1.0 - W.ousted * taken / len(homes)) if homes else found


def can_start(p: SevenAgesState, card: int) -> bool:
    """Does the age of the game allow this empire?"""
    age = game_age(p)
    return age == 0 or is_of_age(p, card, age)


def use_of(p: SevenAgesState, survey: Survey, seat: int, card: int) -> float:
    """What a card in hand is good for: its empire, its artefact, its event when others act, its value in trade."""
    facts = p.facts
    found = W.value_point * facts.value[card]
    if room_of(p, seat) and can_start(p, card):
        found += promise_of(p, survey, card)
    if facts.event_when[facts.card_event[card]] in (v.ON_EVENT, v.ON_ACTION):
        found += W.answer
    if not forbids_card(p, seat, NOTHING, card):
        artefact = facts.card_artefact[card]
        aimed = targets(p, seat, NOTHING, artefact)
        bad = facts.kind[artefact] == v.CALAMITY
        if any([(p.player[target] != seat) == bad for target in aimed]):
            found += W.spite if bad else W.artefact
    return found


def starters(p: SevenAgesState, survey: Survey, seat: int, age: int) -> list[float]:
    """The promises of the empires in hand that may start in an age of the game, the best first."""
    found = [promise_of(p, survey, card) for card in p.hand[seat] if is_of_age(p, card, age)]
    found.sort(reverse=True)
    return found


def prospects_of(promises: list[float], room: int, left: float) -> float:
    """What the empires in hand will harvest, one started a turn."""
    found = 0.0
    for number in range(min(room, len(promises))):
        found += promises[number] * max(0.0, left - 1 - number)
    return W.soon * found


def hand_prospects(p: SevenAgesState, survey: Survey, seat: int, left: float) -> float:
    """The same for the hand of a seat. While the map is empty the first empire decides the age: the best one for the
    whole hand counts."""
    room = room_of(p, seat)
    age = game_age(p)
    if age:
        promises = starters(p, survey, seat, age)
        if promises and not room:
            return 0.1 * promises[0]
        return prospects_of(promises, room, left)
    found = 0.0
    worths = [promise_of(p, survey, card) for card in p.hand[seat]]
    for any_age in range(1, len(p.facts.first_space)):
        promises = [worths[place] for place, card in enumerate(p.hand[seat]) if is_of_age(p, card, any_age)]
        promises.sort(reverse=True)
        found = max(found, prospects_of(promises, room, left))
    return found


def best_start(p: SevenAgesState, survey: Survey, seat: int) -> float:
    """The promise of the best empire in hand that may start, 0 without one."""
    found = 0.0
    for card in p.hand[seat]:
        if can_start(p, card) and not forbids_start(p, seat, card):
            found = max(found, promise_of(p, survey, card))
    return found


def room_of(p: SevenAgesState, seat: int) -> int:
    """How many more empires a seat may have."""
    if not free_colours(p, seat):
        return 0
    return p.most_empires() - len(p.empires_of(seat))


# --- what an action would bring


def worth_of(p: SevenAgesState, survey: Survey, action: int, colour: int, own: float) -> float:
    """What an action is likely to bring an empire now, in glory; `own` is what the empire is worth."""
    left = turns_left(p)
    if action == v.PRODUCTION:
        return _production(p, survey, colour, left)
    if action == v.MANOEUVRE:
        return _manoeuvre(p, survey, colour, left)
    if action == v.CIVILISE:
        return _civilise(p, survey, colour, left) + _cards_to_play(p, survey, p.player[colour], colour, left)
    if action == v.TRADE:
        return _trade(p, survey, colour, left)
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
    """The same for a marker on no empire."""
    left = turns_left(p)
    if action == v.START:
        return best_start(p, survey, seat) * left if room_of(p, seat) else 0.0
    if action == v.DESTINY:
        return destiny(p, survey, seat, left)
    if action == v.CIVILISE:
        return _cards_to_play(p, survey, seat, -1, left)
    return 0.0


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
        found = max(found, left * 0.35 * max(0.0, chance - 0.4) * 2)
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


def _cards_to_play(p: SevenAgesState, survey: Survey, seat: int, colour: int, left: float) -> float:
    """Artefacts of the hand: each brings an own empire glory, or costs a rival some; several of them lift a rank
    among those that have any."""
    facts = p.facts
    found = 0.0
    counts = [0] * MOST_COLOURS
    for card in p.hand[seat]:
        if forbids_card(p, seat, colour, card):
            continue
        artefact = facts.card_artefact[card]
        aimed = targets(p, seat, colour, artefact)
        if facts.kind[artefact] == v.CALAMITY:
            found += W.spite if any([p.player[target] != seat for target in aimed]) else 0.0
            continue
        own = [target for target in aimed if p.player[target] == seat]
        found += W.artefact if own else 0.0
        if facts.kind[artefact] != v.TECHNOLOGY:
            for target in own:
                counts[target] += 1
    best = 0.0
    for target, count in enumerate(counts):
        if count:
            best = max(best, left * survey.gain(p, target, v.BY_ARTEFACTS, count))
    return found + best + (0.1 if p.hand[seat] else 0.0)


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


def share_of_starters(p: SevenAgesState) -> float:
    """Which part of all cards may start in the age of the game."""
    age = max(1, game_age(p))
    found = 0
    for ages in p.facts.ages:
        found += ages >> age & 1
    return found / len(p.facts.ages)


def destiny(p: SevenAgesState, survey: Survey, seat: int, left: float) -> float:
    """New cards, above all an empire to start next turn, if none will be left then."""
    useful = 0
    age = game_age(p)
    for card in p.hand[seat]:
        useful += int(age == 0 or is_of_age(p, card, age))
    drawn = max(0, HAND - useful)
    found = W.fresh * max(0, HAND - len(p.hand[seat]))
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
