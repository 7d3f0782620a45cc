"""What a player can look forward to: turns that are left, and empires still in hand."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots.survey import SPREADS, Survey, soft_pay
from civitas.games.seven_ages.bots.weights import W
from civitas.games.seven_ages.frames import MARK
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.empires import game_age, most_advanced
from civitas.games.seven_ages.rules.starters import forbids_card as forbids_start
from civitas.games.seven_ages.rules.starters import free_colours, is_of_age
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


def share_of_starters(p: SevenAgesState) -> float:
    """Which part of all cards may start in the age of the game."""
    age = max(1, game_age(p))
    found = 0
    for ages in p.facts.ages:
        found += ages >> age & 1
    return found / len(p.facts.ages)
