"""What a position is worth: glory won, the harvests to come, what each empire has, what its markers will do."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages.armoury import count_of, one, units_of
from civitas.games.seven_ages.bots.prospects import (
    COIN,
    IDLE,
    LEADER,
    PURSE,
    SPARE_COIN,
    Survey,
    best_of,
    can_start,
    chance_of,
    desired_units,
    ground_of,
    growth_of,
    has_room,
    is_marking,
    loose_worth,
    promise_of,
    strength_of,
    turns_left,
    values_in,
    worth_of,
    worth_of_force,
)
from civitas.games.seven_ages.position import (
    AREA,
    ATTACKER,
    CARD,
    COMMITTED,
    DEFENDER,
    MOST_COLOURS,
    NEW_COLOUR,
    OFFERED,
    SIDE,
    TRADE_PARTNER,
    TRADER,
    WITH_TACTICIAN,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.rules.sides import available, force_of
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.scoring import (
    COMPETITIVE,
    all_rankings,
    category_of,
    harvest_of,
    plain_pay,
    ranked_icons,
)
from civitas.games.seven_ages.vocabulary import (
    BY_ARTEFACTS,
    BY_CITY,
    BY_MONEY,
    BY_PROGRESS,
    INSTANT,
    MARKERS,
    NO_CAPITAL,
    WILD,
)
from civitas.kernel.frames import kind_of
from civitas.kernel.valuation import outcome, shares_of

EMPIRE: Final = 0.5
LAND: Final = 0.09
"""Besides what icons make of it: an area for a turn."""
INCOME: Final = 0.03
UPKEEP: Final = 0.4
"""Of a coin, for it is due only when the empire produces."""
POTENTIAL: Final = 0.4
"""Of what a manoeuvre would bring."""
CITY: Final = 0.2
CAPITAL: Final = 0.6
UNREST: Final = 0.35
RISK: Final = 0.6
ELITE: Final = 0.25
FORT: Final = 0.1
CREED: Final = 0.3
PROGRESS: Final = 0.12
CARD_VALUE: Final = 0.02
"""Each point of a card in hand."""
NEXT_EMPIRE: Final = 0.35
"""An empire in hand that may start, of its promise; further ones count a fifth of that."""
CARD_USE: Final = 0.12
SPREADS: Final = {BY_PROGRESS: 3, BY_MONEY: 20, BY_CITY: 4, BY_ARTEFACTS: 2}
SPREAD: Final = 4
"""A lead of so much in a ranked category is safe."""
STAKE: Final = 0.25
CITY_STAKE: Final = 0.4
"""What an area, and each level of its city, is worth for a turn to whoever fights for it."""
NEW_HOME: Final = 0.8
"""What a new empire fights for, of its promise."""
LOST_UNIT: Final = 0.25
TRADE_GAIN: Final = 0.6
PARTNER_CARD: Final = 4.5
"""The value that a partner is thought to offer."""
SCALE: Final = 8.0
PENDING: Final = [
    f.PUT,
    f.LOAD,
    f.STEP,
    f.START_COLOUR,
    f.START_LEVEL,
    f.START_AREA,
    f.START_CAPITAL,
    f.START_FORT,
    f.LEADER_SITE,
    f.NEW_LEADER_SITE,
    f.KEEP_LEADER,
    f.RETREAT_TO,
    f.ARTEFACT_EMPIRE,
    f.ARTEFACT_AREA,
    f.FLIP_AREA,
    f.TARGET_EMPIRE,
    f.TARGET_AREA,
    f.TARGET_LEADER,
    f.TAKE_DISCARD,
    f.CHOOSE_LEADER,
    f.STRIKE,
    f.STORM_AREA,
    f.MIGRATE_TO,
    f.BOOM,
]
"""Questions in the middle of a choice that takes several."""


def evaluate_seven_ages(p: SevenAgesState) -> list[float]:
    return outcome(p) if p.over() else shares_of(strengths(p), SCALE)


def is_quiet(p: SevenAgesState) -> bool:
    kind = kind_of(p.now)
    if kind == f.REACT:
        return False
    return kind != f.ASK or f.code_of(p.now) not in PENDING


def strengths(p: SevenAgesState) -> list[float]:
    """Expected glory of each seat, roughly. Areas that are fought for count as their owner's, and then by chance."""
    guests = p.guests
    fighting = p.invader >= 0 and any(guests)
    if fighting:
        p.guests = [0] * len(guests)
    left = turns_left(p)
    survey = Survey(p)
    found = [float(p.glory_of(seat)) + _hand(p, seat, left) for seat in range(p.seats)]
    values: dict[int, list[int]] = {}
    worths = [0.0] * MOST_COLOURS
    # What markers promise is for the choice of markers: an action under way would seem to lose what it has brought.
    marking = is_marking(p)
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            own = worth_of_empire(p, survey, values, colour, left)
            worths[colour] = own
            found[p.player[colour]] += own
            if marking:
                found[p.player[colour]] += _marker(p, survey, colour, own)
    if marking:
        _take_back_harvest(p, found)
        for seat in range(p.seats):
            found[seat] += _loose_markers(p, seat)
    p.guests = guests
    if fighting:
        _add_invasions(p, survey, worths, found, left)
    if p.battle:
        _add_round(p, found, left)
    if p.deal:
        _add_offers(p, found)
    return found


# --- empires


def worth_of_empire(p: SevenAgesState, survey: Survey, values: dict[int, list[int]], colour: int, left: float) -> float:
    harvest = expected_harvest(p, survey, values, colour)
    found = EMPIRE + substance(p, survey, colour, left)
    if p.founding and p.founding[NEW_COLOUR] == colour:
        harvest = max(harvest, 0.5 * promise_of(p, p.card[colour]))
        if p.capital[colour] < 0 and not p.is_barbarian(colour) and not p.special(colour, NO_CAPITAL):
            found += min(1.0, (left - 1) / 3) * (CAPITAL + CITY + INCOME * left)
    return found + left * harvest


def expected_harvest(p: SevenAgesState, survey: Survey, values: dict[int, list[int]], colour: int) -> float:
    """Glory of the icons in a turn. A rank is soft: a narrow lead may be lost, a narrow gap closed."""
    found = 0.0
    for icon in ranked_icons(p, colour):
        category = category_of(icon)
        row = values.get(category)
        if row is None:
            row = values_in(p, survey, category)
            values[category] = row
        own = row[colour]
        if own <= 0:
            continue
        spread = SPREADS.get(icon.kind, SPREAD)
        rank = 0.0
        for other in range(MOST_COLOURS):
            if other != colour and row[other] > 0:
                rank += min(1.0, max(0.0, 0.5 + (row[other] - own) / (2 * spread)))
        found += max(0.0, icon.n - rank)
    for icon in p.facts.glory[p.card[colour]]:
        if COMPETITIVE < icon.kind < INSTANT:
            found += plain_pay(p, icon, colour)
    return found


def substance(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    """What an empire has to grow with, worth less and less towards the end."""
    future = min(1.0, (left - 1) / 3)
    army = p.army[colour]
    count = count_of(army)
    force = worth_of_force(p, colour, army)
    busy = desired_units(survey, colour)
    if count > busy:
        force *= (busy + IDLE * (count - busy)) / count
    purse = min(PURSE, p.money[colour])
    found = force + POTENTIAL * growth_of(p, survey, colour, left)
    found += COIN * purse + SPARE_COIN * (p.money[colour] - purse)
    found += INCOME * left * (income_of(p, colour) - UPKEEP * upkeep_of(p, colour))
    found += CITY * survey.cities[colour] + ELITE * min(p.facts.elite_most, p.elites[colour])
    found += PROGRESS * p.progress[colour] + LEADER * p.leader_count(colour)
    found += CREED * (int(p.religion[colour] >= 0) + int(p.government[colour] >= 0))
    if p.capital[colour] >= 0:
        found += CAPITAL
        found += FORT * (p.marks[p.capital[colour]] & 1)
    found -= UNREST * survey.unrest[colour] + RISK * survey.risk[colour]
    return future * found + LAND * left * survey.lands[colour]


def _take_back_harvest(p: SevenAgesState, found: list[float]) -> None:
    """The harvest just made is among those that `turns_left` counts."""
    if p.turn_number > 1:
        rankings = all_rankings(p)
        for colour in range(MOST_COLOURS):
            if p.card[colour] >= 0:
                found[p.player[colour]] -= sum(harvest_of(p, colour, rankings))


# --- cards in hand


def card_worth(p: SevenAgesState, card: int) -> float:
    """What a card is worth in hand, besides the empire it may start."""
    return CARD_USE + CARD_VALUE * p.facts.value[card]


def _hand(p: SevenAgesState, seat: int, left: float) -> float:
    """An empire to start next counts most."""
    best = others = found = 0.0
    for card in p.hand[seat]:
        found += card_worth(p, card)
        if can_start(p, card):
            promise = promise_of(p, card)
            others += min(best, promise)
            best = max(best, promise)
    if best > 0.0 and not has_room(p, seat):
        return found + 0.1 * best
    return found + NEXT_EMPIRE * max(0.0, left - 1) * (best + 0.2 * min(others, 4.0))


# --- markers


def _marker(p: SevenAgesState, survey: Survey, colour: int, own: float) -> float:
    """What the marker of an empire promises. It need not be turned over."""
    action = p.marker[colour]
    if action < 0:
        return 0.0
    return best_of(p, survey, colour) if action == WILD else max(0.0, worth_of(p, survey, action, colour, own))


def _loose_markers(p: SevenAgesState, seat: int) -> float:
    """The same for the marker on no empire."""
    found = 0.0
    for marker in range(MARKERS):
        if p.strays[seat] >> marker & 1:
            found += loose_worth(p, marker, seat)
    return found


# --- conflicts


def _add_invasions(p: SevenAgesState, survey: Survey, worths: list[float], found: list[float], left: float) -> None:
    """Areas that are fought for, by the chance of either side. Whoever loses the last one loses all."""
    for area, owner in enumerate(p.occupant):
        if owner < 0:
            continue
        guests = p.guests_in(area)
        if not guests:
            continue
        defenders = p.force_in(area)
        attack, defence = strength_of(p, p.invader, guests), strength_of(p, owner, defenders)
        chance = chance_of(attack, defence, ground_of(p, area))
        stake = STAKE * left + CITY_STAKE * p.city[area]
        if p.capital[owner] == area:
            stake += CAPITAL + COIN * p.money[owner]
        if survey.lands[p.invader] == 0:
            stake += NEW_HOME * left * promise_of(p, p.card[p.invader])
        losses = min(1.0, defence / max(1.0, attack))
        found[p.player[p.invader]] += chance * stake
        found[p.player[p.invader]] -= worth_of_force(p, p.invader, guests) * (1.0 - chance + 0.4 * chance * losses)
        found[p.player[owner]] -= chance * max(stake, worths[owner] / max(1, survey.lands[owner]))


def _add_round(p: SevenAgesState, found: list[float], left: float) -> None:
    """What a side has committed, against all that the other may commit and draw."""
    battle = p.battle
    if p.occupant[battle[AREA]] != battle[DEFENDER]:
        return
    for side in (0, 1):
        if battle[SIDE * side + COMMITTED] and battle[SIDE * side + CARD] >= 0:
            found[p.player[battle[ATTACKER + side]]] += _outlook(p, side, left)


def _outlook(p: SevenAgesState, side: int, left: float) -> float:
    """The mean over what the other side might commit, strongest units first, and over its cards."""
    battle, facts = p.battle, p.facts
    at, other = SIDE * side, SIDE * (1 - side)
    kept, card = battle[other + COMMITTED], battle[other + CARD]
    rivals = units_of(available(p, 1 - side) + kept)
    rivals.sort(key=lambda unit: -(facts.front[unit] + facts.support[unit]))
    committed = count_of(battle[at + COMMITTED])
    all_own = count_of(force_of(p, side)) == committed
    whole = count_of(force_of(p, 1 - side))
    stake = STAKE * left + CITY_STAKE * p.city[battle[AREA]]
    battle[other + CARD] = -1
    force, total = 0, 0.0
    for number, unit in enumerate(rivals):
        force += one(unit)
        battle[other + COMMITTED] = force
        lead = side_total(p, side) - side_total(p, 1 - side)
        win = min(1.0, max(0.0, lead / 8))
        draw = 0.125 if 0 <= lead <= 7 else 0.0
        lost = 1.0 - win - (draw if battle[at + WITH_TACTICIAN] else 0.0)
        gain = (number + 1) * LOST_UNIT + (stake if number + 1 == whole else 0.0)
        cost = committed * LOST_UNIT + (stake if all_own else 0.0)
        total += (win + draw) * gain - lost * cost
    battle[other + COMMITTED], battle[other + CARD] = kept, card
    return total / max(1, len(rivals))


# --- trades


def _add_offers(p: SevenAgesState, found: list[float]) -> None:
    """A better card is likelier to win, but it goes to the other side."""
    for side, colour in enumerate((p.deal[TRADER], p.deal[TRADE_PARTNER])):
        card = p.deal[OFFERED + 2 * side]
        if colour >= 0 and card >= 0 and p.card[colour] >= 0:
            rival = p.deal[TRADE_PARTNER - side]
            lead = p.facts.value[card] + trade_number(p, colour) - PARTNER_CARD
            if rival >= 0 and p.card[rival] >= 0:
                lead -= trade_number(p, rival)
            found[p.player[colour]] += TRADE_GAIN * min(1.0, max(0.0, 0.5 + lead / 8))
            if can_start(p, card):
                found[p.player[colour]] -= 0.15 * promise_of(p, card)
