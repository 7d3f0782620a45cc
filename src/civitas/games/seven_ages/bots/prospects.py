"""What an empire can look forward to: the land it could take, the risks it runs, what each action would bring it."""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.seven_ages.armoury import count_of, of_type, types_of
from civitas.games.seven_ages.frames import MARK
from civitas.games.seven_ages.position import FORT_MARK, MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.artefacts import forbids_card
from civitas.games.seven_ages.rules.cities import forbids_growth
from civitas.games.seven_ages.rules.empires import game_age, leader_number, most_advanced
from civitas.games.seven_ages.rules.production import income_of, terrain_of, upkeep_of
from civitas.games.seven_ages.rules.start import colour_of_card, free_colours
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.scoring import COMPETITIVE, counts_area, value_of
from civitas.games.seven_ages.vocabulary import (
    ALL_AREAS,
    BY_AREAS,
    BY_CITY,
    BY_NON_EUROPE,
    BY_PROGRESS,
    CIVILISE,
    DESTINY,
    DISCARD,
    FERTILE,
    INSTANT,
    LAND_AREAS,
    MANOEUVRE,
    PRODUCTION,
    SEA_AREAS,
    START,
    TRADE,
    WILD,
    WIN_TRADE_ACTION,
)
from civitas.kernel.frames import kind_of

PACE: Final = 1.25
"""Spaces that the most advanced empire goes on in a turn."""
FEWEST_TURNS: Final = 1.0
MOST_TURNS: Final = 5.0
"""So far ahead the harvest of today says something."""
RANKED: Final = 0.45
"""What a ranked icon brings on average, of what it brings at most."""
PLAIN: Final = 0.5
OUSTED: Final = 0.7
"""How much of that is in doubt where others hold all starting areas."""
UNIT: Final = 0.18
SKILL: Final = 0.03
"""Each unit, and each point of its values."""
IDLE: Final = 0.3
"""Units beyond those that have something to do are worth so much of that."""
OPEN_LAND: Final = 0.12
"""A harvest of one more area; more where the empire's icons ask for it."""
WANTED_LAND: Final = 0.22
COIN: Final = 0.016
SPARE_COIN: Final = 0.009
PURSE: Final = 24
"""Coins beyond so many are spare."""
GUARD: Final = 3
CITY_STEP: Final = 0.3
LEADER: Final = 0.4
WILD_SHARE: Final = 0.8
"""The wild marker costs the free progress of its empire."""
QUIET: Final = 0.12
"""What it brings to end the disorder of an area, for a turn."""
STUCK: Final = 0.3
"""In a dark age an empire goes on by trade alone."""
HAND: Final = 6


# --- the clock


def is_marking(p: SevenAgesState) -> bool:
    """Does a turn begin?"""
    return kind_of(p.now) == MARK or (p.joint is not None and kind_of(p.joint.frame) == MARK)


def turns_left(p: SevenAgesState) -> float:
    """Harvests that are still to come, as far as it pays to look. When a turn begins, the one just made counts too: a
    move must not look better for being the last of its turn."""
    found = MOST_TURNS
    if p.turn_limit:
        found = min(found, float(p.turn_limit - p.turn_number + 1))
    lead = most_advanced(p)
    if lead:
        last = p.facts.spaces + 1
        if p.age_limit and p.first_age + p.age_limit <= len(p.facts.first_space) - 1:
            last = min(last, p.facts.first_space[p.first_age + p.age_limit])
        if (p.harvested or is_marking(p)) and lead not in p.facts.dark and lead - 1 not in p.facts.dark:
            lead -= 1  # the free progress of the turn
        found = min(found, (last - lead) / PACE + 0.5)
    return max(FEWEST_TURNS, found)


# --- cards


def promise_of(p: SevenAgesState, card: int) -> float:
    """Glory that an empire may bring in a turn, by its card and by who stands in its starting areas."""
    found = 0.0
    for icon in p.facts.glory[card]:
        found += RANKED * icon.n if icon.kind <= COMPETITIVE else PLAIN
    homes = p.facts.start[card]
    taken = 0
    for area in homes:
        taken += int(p.occupant[area] >= 0)
    return found * (1.0 - OUSTED * taken / len(homes)) if homes else found


def can_start(p: SevenAgesState, card: int) -> bool:
    """Does the age of the game allow this empire?"""
    age = game_age(p)
    if age == 0 or p.facts.ages[card] >> age & 1:
        return True
    condition = p.facts.earlier_empire[card]
    return p.facts.earlier_age[card] == age and condition >= 0 and colour_of_card(p, condition) >= 0


def best_start(p: SevenAgesState, seat: int) -> float:
    """The promise of the best empire in hand that may start, 0 without one."""
    found = 0.0
    for card in p.hand[seat]:
        if can_start(p, card):
            found = max(found, promise_of(p, card))
    return found


def has_room(p: SevenAgesState, seat: int) -> bool:
    return len(p.empires_of(seat)) < p.facts.most_empires[p.seats] and bool(free_colours(p, seat))


# --- force


def strength_of(p: SevenAgesState, colour: int, force: int) -> float:
    """What a force counts in conflict on average: half of it stands in front."""
    facts = p.facts
    at = facts.quality[colour] * len(facts.units)
    found = 0
    for unit in types_of(force):
        found += of_type(force, unit) * (facts.fronts[at + unit] + facts.supports[at + unit])
    return found / 2


def worth_of_force(p: SevenAgesState, colour: int, force: int) -> float:
    return UNIT * count_of(force) + 2 * SKILL * strength_of(p, colour, force)


def ground_of(p: SevenAgesState, area: int) -> int:
    """What an area adds for its defender."""
    facts = p.facts
    if not facts.is_land[area]:
        return 0
    found = facts.defence[terrain_of(p, area, p.age(p.occupant[area]))] + p.city[area]
    return found + (facts.fort_defence if p.marks[area] & FORT_MARK else 0)


def chance_of(attack: float, defence: float, ground: int) -> float:
    """The chance that an attack takes an area: each round the ground helps the defender again."""
    weight = 2.0 + 0.25 * (attack + defence)
    return 1.0 / (1.0 + exp((defence + 0.8 * ground - attack) / weight))


# --- the map


class Survey:
    """One look over the map: what every empire holds, could take and might lose."""

    def __init__(self, p: SevenAgesState) -> None:
        self.lands = [0] * MOST_COLOURS
        self.cities = [0] * MOST_COLOURS
        self.unrest = [0] * MOST_COLOURS
        self.spare = [0] * MOST_COLOURS
        """Units that could leave without giving up an area."""
        self.sites = [0] * MOST_COLOURS
        """Units that a production could put down."""
        self.open = [0] * MOST_COLOURS
        """Vacant areas next to its own that count for glory."""
        self.wanted = [0] * MOST_COLOURS
        """Those of them its icons ask for."""
        self.prey = [0.0] * MOST_COLOURS
        """The best chance of an attack next door."""
        self.risk = [0.0] * MOST_COLOURS
        """What it may lose to its neighbours."""
        self.counted: list[list[int]] = [[] for _ in range(MOST_COLOURS)]
        """The areas of each that count for glory."""
        self._force = [0.0] * len(p.facts.areas)
        self._look(p)

    def _look(self, p: SevenAgesState) -> None:
        facts = p.facts
        held: list[int] = []
        for area, owner in enumerate(p.occupant):
            if owner < 0:
                continue
            held.append(area)
            force = p.force_in(area)
            self._force[area] = strength_of(p, owner, force)
            self.lands[owner] += 1
            if counts_area(p, owner, area) and p.holder_of(area) == owner:
                self.counted[owner].append(area)
            self.cities[owner] += p.city[area]
            self.unrest[owner] += int(p.is_disordered(area))
            count = count_of(force & facts.holders)
            self.spare[owner] += count - 1 if facts.is_land[area] else 0
            if not facts.is_ocean[area]:
                self.sites[owner] += max(1, p.city[area])
        seen = [0] * len(facts.areas)
        for area in held:
            self._look_around(p, area, seen)

    def _look_around(self, p: SevenAgesState, area: int, seen: list[int]) -> None:
        facts = p.facts
        owner = p.occupant[area]
        ships = bool(p.force_in(area) & facts.naval_units)
        own, ground = self._force[area], ground_of(p, area)
        danger = 0.0
        for other in facts.borders[area]:
            rival = p.occupant[other]
            if rival < 0:
                reached = facts.is_land[other] if facts.is_land[area] else ships
                if (reached or (ships and not facts.is_land[other])) and not seen[other] >> owner & 1:
                    seen[other] |= 1 << owner
                    if counts_area(p, owner, other):
                        self.open[owner] += 1
                        self.wanted[owner] += int(is_wanted(p, owner, other))
            elif p.player[rival] != p.player[owner] and facts.is_land[other] == facts.is_land[area]:
                danger = max(danger, chance_of(self._force[other], own, ground))
        if danger > 0.0:
            stake = 0.5 + 0.3 * p.city[area] + (1.5 if p.capital[owner] == area else 0.0)
            self.risk[owner] += danger * danger * stake

    def chance_next_door(self, p: SevenAgesState, colour: int) -> float:
        """The best chance of an attack with what could leave one area."""
        facts, found = p.facts, 0.0
        for area, owner in enumerate(p.occupant):
            if owner != colour or not facts.is_land[area]:
                continue
            count = count_of(p.force_in(area) & facts.holders)
            if count < 2:
                continue
            attack = self._force[area] * (count - 1) / count
            for other in facts.land_steps[area]:
                rival = p.occupant[other]
                if rival >= 0 and p.player[rival] != p.player[colour]:
                    found = max(found, chance_of(attack, self._force[other], ground_of(p, other)))
        return found


def values_in(p: SevenAgesState, survey: Survey, category: int) -> list[int]:
    """How much each empire has of a ranked category; 0 or less for those that are not ranked."""
    kind, region, areas = category & 15, (category >> 4 & 63) - 1, category >> 10
    if kind != BY_AREAS:
        return [value_of(p, category, colour) if p.card[colour] >= 0 else 0 for colour in range(MOST_COLOURS)]
    facts = p.facts
    found = [0] * MOST_COLOURS
    for colour in range(MOST_COLOURS):
        for area in survey.counted[colour]:
            if areas != ALL_AREAS and (areas == LAND_AREAS) != bool(facts.is_land[area]):
                continue
            if region < 0 or facts.regions_of[area] >> region & 1:
                found[colour] += 1
    return found


def is_wanted(p: SevenAgesState, colour: int, area: int) -> bool:
    """Does an icon of the empire count this area?"""
    facts = p.facts
    for icon in facts.glory[p.card[colour]]:
        if icon.kind == BY_AREAS:
            fits = icon.region < 0 or bool(facts.regions_of[area] >> icon.region & 1)
            if fits and (icon.areas == SEA_AREAS) != bool(facts.is_land[area]):
                return True
        elif icon.kind == BY_NON_EUROPE and not facts.regions_of[area] >> facts.regions.index["europe"] & 1:
            return True
    return False


def desired_units(survey: Survey, colour: int) -> int:
    """One for each area, one for each that could be taken, and a guard against neighbours."""
    guard = GUARD if survey.risk[colour] > 0.0 else 1
    return survey.lands[colour] + min(4, survey.open[colour]) + guard


# --- what an action would bring


def worth_of(p: SevenAgesState, survey: Survey, action: int, colour: int, own: float) -> float:
    """What an action is likely to bring an empire now, in glory; `own` is what the empire is worth."""
    left = turns_left(p)
    if action == PRODUCTION:
        return _production(p, survey, colour, left)
    if action == MANOEUVRE:
        return _manoeuvre(p, survey, colour, left)
    if action == CIVILISE:
        return _civilise(p, survey, colour, left)
    if action == TRADE:
        return _trade(p, colour, left)
    if action == DESTINY:
        return destiny(p, p.player[colour], left)
    if action == DISCARD:
        return _discard(p, colour, own, left)
    return 0.0


def best_of(p: SevenAgesState, survey: Survey, colour: int) -> float:
    """What the wild marker may do for an empire: the best action still to come. A second destiny finds a full hand."""
    found = 0.0
    for action in (PRODUCTION, TRADE, MANOEUVRE, CIVILISE):
        if action > p.action:
            cost = float(p.performed[p.player[colour]] >> action & 1)
            found = max(found, worth_of(p, survey, action, colour, 0.0) - cost)
    return WILD_SHARE * found


def loose_worth(p: SevenAgesState, action: int, seat: int) -> float:
    """The same for a marker on no empire."""
    left = turns_left(p)
    if action == START:
        return 0.6 * best_start(p, seat) * left if has_room(p, seat) else 0.0
    if action == DESTINY:
        return destiny(p, seat, left)
    if action == CIVILISE:
        return 0.8 * _cards_to_play(p, seat, -1)
    if action == WILD:
        return WILD_SHARE * loose_worth(p, CIVILISE, seat)
    return 0.0


def _production(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    earned = income_of(p, colour) - upkeep_of(p, colour)
    money = p.money[colour] + earned
    count = count_of(p.army[colour])
    if money < 0:
        return 0.3 * money
    lacking = max(0, desired_units(survey, colour) - count)
    built = min(lacking, survey.sites[colour], money // 4)
    future = min(1.0, left / 3)
    return future * (0.3 * built + COIN * max(0, earned))


def growth_of(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    """What vacant land next door would bring to those who can leave."""
    spare, wanted = survey.spare[colour], survey.wanted[colour]
    taken = min(spare, wanted)
    return left * (WANTED_LAND * taken + OPEN_LAND * min(spare - taken, survey.open[colour] - wanted))


def _manoeuvre(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    spare = survey.spare[colour]
    found = growth_of(p, survey, colour, left)
    if spare:
        chance = survey.chance_next_door(p, colour)
        found = max(found, left * 0.35 * max(0.0, chance - 0.4) * 2)
    return found + left * QUIET * survey.unrest[colour]


def _civilise(p: SevenAgesState, survey: Survey, colour: int, left: float) -> float:
    facts = p.facts
    fertile = other = 0
    for area, owner in enumerate(p.occupant):
        if owner == colour and not forbids_growth(p, colour, area):
            if facts.terrain[area] == FERTILE:
                fertile += 1
            else:
                other += 1
    step = CITY_STEP * min(1.0, left / 3)
    for icon in facts.glory[p.card[colour]]:
        if icon.kind == BY_CITY:
            step += 0.06 * icon.n * left
    found = step * max(min(2, fertile), min(1, other))
    if p.capital[colour] < 0 and fertile + other:
        found += 0.5
    found += left * QUIET * min(survey.unrest[colour], p.money[colour] // facts.disorder_cost)
    if p.leader_count(colour) < leader_number(p, colour):
        found += 0.7 * LEADER
    return found + _cards_to_play(p, p.player[colour], colour)


def _cards_to_play(p: SevenAgesState, seat: int, colour: int) -> float:
    """Artefacts and events of the hand; each artefact brings glory, or costs somebody else some."""
    artefacts = 0
    for card in p.hand[seat]:
        artefacts += int(not forbids_card(p, seat, colour, card))
    return 0.8 * min(artefacts, 3) + (0.1 if p.hand[seat] else 0.0)


def _trade(p: SevenAgesState, colour: int, left: float) -> float:
    facts = p.facts
    best = 0
    for card in p.hand[p.player[colour]]:
        best = max(best, facts.value[card])
    chance = min(1.0, max(0.1, 0.5 + (best + trade_number(p, colour) - 4.5) / 8))
    gain = 0.6
    for icon in facts.glory[p.card[colour]]:
        if icon.kind == BY_PROGRESS:
            gain += 0.12 * icon.n * left
        elif icon.kind == INSTANT and icon.trigger == WIN_TRADE_ACTION:
            gain += icon.n
    if p.progress[colour] in facts.dark:
        gain += STUCK
    return chance * gain


def destiny(p: SevenAgesState, seat: int, left: float) -> float:
    """New cards, above all an empire to start."""
    missing = max(0, HAND - len(p.hand[seat]))
    found = 0.12 * missing
    if best_start(p, seat) == 0.0:
        found += 0.25 * left * min(1.0, (1 + missing) / 4) if has_room(p, seat) else 0.1
    return found


def _discard(p: SevenAgesState, colour: int, own: float, left: float) -> float:
    """A poor empire makes room for a better one."""
    seat = p.player[colour]
    full = len(p.empires_of(seat)) >= p.facts.most_empires[p.seats]
    return (0.4 * best_start(p, seat) * max(0.0, left - 1) if full else 0.0) - own
