"""How the seats stand: glory won, the harvests to come, what each empire has and might lose."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots import prospects
from civitas.games.seven_ages.bots.survey import Survey, chance_of, ground_of, strength_of
from civitas.games.seven_ages.bots.weights import W
from civitas.games.seven_ages.facts.armoury import count_of, one, units_of
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.rules.sides import available, force_of, seat_of_side
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.scoring import all_rankings, harvest_of
from civitas.kernel.frames import kind_of, seat_of

SCALE: Final = 40.0
"""So large a lead, in glory to come, makes a seat e times as likely to win. Large, for else the noise of lower levels
drowns all differences as soon as somebody is ahead."""
LEADERS_COMING: Final = [f.LEADER_SITE, f.NEW_LEADER_SITE, f.KEEP_LEADER]


def strengths(p: SevenAgesState) -> list[float]:
    """Expected glory of each seat, roughly. Areas that are fought for count as their owner's, and then by chance."""
    guests = p.guests
    fighting = p.invader >= 0 and any(guests)
    if fighting:
        p.guests = [0] * len(guests)
    left = prospects.turns_left(p)
    survey = Survey(p)
    found = [float(p.glory_of(seat)) + _hand(p, survey, seat, left) for seat in range(p.seats)]
    worths = [0.0] * ix.MOST_COLOURS
    for colour in range(ix.MOST_COLOURS):
        if p.card[colour] >= 0:
            own = worth_of_empire(p, survey, colour, left)
            worths[colour] = own
            found[p.player[colour]] += own
    if prospects.is_marking(p):
        _take_back_harvest(p, found)
    p.guests = guests
    if fighting:
        _add_invasions(p, survey, worths, found, left)
    if p.battle:
        _add_round(p, found, left)
    if p.deal:
        _add_offers(p, survey, found)
    if kind_of(p.now) == f.ASK:
        _add_arrivals(p, survey, found, left)
    return found


def _add_arrivals(p: SevenAgesState, survey: Survey, found: list[float], left: float) -> None:
    """An empire or a leader that is about to be put on the map."""
    code = f.code_of(p.now)
    if code == f.START_COLOUR:
        card = p.founding.card
        found[p.founding.starter] += (
            W.empire + left * prospects.promise_of(p, survey, card) + W.coin * p.facts.money[card]
        )
    elif code in LEADERS_COMING:
        found[seat_of(p.now)] += min(1.0, (left - 1) / 3) * W.leader


# --- empires


def worth_of_force(p: SevenAgesState, colour: int, force: int) -> float:
    return W.unit * count_of(force) + 2 * W.skill * strength_of(p, colour, force)


def worth_of_empire(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    harvest = survey.harvest(p, colour)
    found = W.empire + substance(p, survey, colour, left)
    if p.founding and p.founding.colour == colour:
        harvest = max(harvest, prospects.promise_of(p, survey, p.card[colour]))
        if p.capital[colour] < 0 and not p.is_barbarian(colour) and not p.special(colour, v.NO_CAPITAL):
            found += min(1.0, (left - 1) / 3) * (W.capital + W.city + W.income * left)
    return found + left * harvest


def substance(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    """What an empire has to grow with, worth less and less towards the end."""
    future = min(1.0, (left - 1) / 3)
    army = p.army[colour]
    count = count_of(army)
    force = worth_of_force(p, colour, army)
    busy = survey.desired(colour)
    if count > busy:
        force *= (busy + W.idle * (count - busy)) / count
    purse = min(W.purse, p.money[colour])
    found = force + W.potential * left * survey.growth(p, colour)
    found += W.coin * purse + W.spare_coin * (p.money[colour] - purse)
    found += W.income * left * (income_of(p, colour) - W.upkeep * upkeep_of(p, colour))
    found += W.city * survey.cities[colour] + W.elite * min(p.facts.elite_most, p.elites[colour])
    found += W.progress * p.progress[colour] + W.leader * p.leader_count(colour)
    found += W.creed * (int(p.religion[colour] >= 0) + int(p.government[colour] >= 0))
    if p.capital[colour] >= 0:
        found += W.capital
        found += W.fort * (p.marks[p.capital[colour]] & 1)
    found -= W.unrest * survey.unrest[colour] + W.risk * survey.risk[colour]
    return future * found + W.land * left * survey.lands[colour]


def _take_back_harvest(p: SevenAgesState, found: list[float]) -> None:
    """The harvest just made is among those that `turns_left` counts. Ties went by who had the turn marker then."""
    if p.turn_number > 1:
        holder = p.holder
        p.holder = (holder - 1) % p.seats
        rankings = all_rankings(p)
        p.holder = holder
        for colour in range(ix.MOST_COLOURS):
            if p.card[colour] >= 0:
                found[p.player[colour]] -= sum(harvest_of(p, colour, rankings))


# --- cards in hand


def card_worth(p: SevenAgesState, card: int, left: float) -> float:
    """What a card is worth in hand, besides the empire it may start."""
    found = W.card_use + W.card_value * p.facts.value[card]
    if p.facts.event_when[p.facts.card_event[card]] in (v.ON_EVENT, v.ON_ACTION):
        found += W.kept_answer * left
    return found


def _hand(p: SevenAgesState, survey: Survey, seat: int, left: float) -> float:
    found = prospects.hand_prospects(p, survey, seat, left)
    for card in p.hand[seat]:
        found += card_worth(p, card, left)
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
        stake = left * survey.area_gain(p, p.invader, area) + W.city_stake * p.city[area]
        if p.capital[owner] == area:
            stake += W.capital + W.coin * p.money[owner]
        if survey.lands[p.invader] == 0:
            stake += W.new_home * left * prospects.promise_of(p, survey, p.card[p.invader])
        losses = min(1.0, defence / max(1.0, attack))
        found[p.player[p.invader]] += chance * stake
        found[p.player[p.invader]] -= worth_of_force(p, p.invader, guests) * (1.0 - chance + 0.4 * chance * losses)
        found[p.player[owner]] -= chance * max(stake, worths[owner] / max(1, survey.lands[owner]))


def _add_round(p: SevenAgesState, found: list[float], left: float) -> None:
    """What a side has committed, against all that the other may commit and draw."""
    battle = p.battle
    if p.occupant[battle.area] != battle.defender:
        return
    for side in (0, 1):
        if battle.sides[side].committed and battle.sides[side].card >= 0:
            found[seat_of_side(p, side)] += _outlook(p, side, left)


def _outlook(p: SevenAgesState, side: int, left: float) -> float:
    """The mean over what the other side might commit, strongest units first, and over its cards."""
    battle, facts = p.battle, p.facts
    own, other = battle.sides[side], battle.sides[1 - side]
    kept, card = other.committed, other.card
    rivals = units_of(available(p, 1 - side) + kept)
    rivals.sort(key=lambda unit: -(facts.front[unit] + facts.support[unit]))
    committed = count_of(own.committed)
    all_own = count_of(force_of(p, side)) == committed
    whole = count_of(force_of(p, 1 - side))
    stake = W.stake * left + W.city_stake * p.city[battle.area]
    other.card = -1
    force, total = 0, 0.0
    for number, unit in enumerate(rivals):
        force += one(unit)
        other.committed = force
        lead = side_total(p, side) - side_total(p, 1 - side)
        win = min(1.0, max(0.0, lead / 8))
        draw = 0.125 if 0 <= lead <= 7 else 0.0
        lost = 1.0 - win - (draw if own.with_tactician else 0.0)
        gain = (number + 1) * W.lost_unit + (stake if number + 1 == whole else 0.0)
        cost = committed * W.lost_unit + (stake if all_own else 0.0)
        total += (win + draw) * gain - lost * cost
    other.committed, other.card = kept, card
    return total / max(1, len(rivals))


# --- trades


def _add_offers(p: SevenAgesState, survey: Survey, found: list[float]) -> None:
    """A better card is likelier to win, but it goes to the other side."""
    left = prospects.turns_left(p)
    for side, colour in enumerate((p.deal.trader, p.deal.partner)):
        card = p.deal.offers[side].card
        if colour >= 0 and card >= 0 and p.card[colour] >= 0:
            rival = p.deal.trader if side else p.deal.partner
            lead = p.facts.value[card] + trade_number(p, colour) - W.partner_card
            if rival >= 0 and p.card[rival] >= 0:
                lead -= trade_number(p, rival)
            found[p.player[colour]] += W.trade_gain * min(1.0, max(0.0, 0.5 + lead / 8))
            if prospects.can_start(p, card):
                found[p.player[colour]] -= 0.15 * left * prospects.promise_of(p, survey, card)
