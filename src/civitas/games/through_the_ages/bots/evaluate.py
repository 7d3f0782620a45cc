"""What a position is worth by rules of thumb.

Everything is put into culture points expected until the end of the game. A production still to come counts like one
already made, so that ending a turn is worth what it leaves undone.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import ACTED, CARD_MASK, AgesState
from civitas.games.through_the_ages.rules.goods import stored_tokens
from civitas.games.through_the_ages.rules.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from civitas.games.through_the_ages.vocabulary import (
    ABILITIES,
    ACTION,
    AIR_FORCE,
    BLUE,
    BONUS,
    CIVIL,
    COLONIZATION,
    CULTURE,
    DO_ARM_BY_STRENGTH,
    DO_BUILD,
    DO_CHOOSE,
    DO_CULTURE,
    DO_DEVELOP,
    DO_POPULATION,
    DO_STAGE,
    DO_UPGRADE,
    GOVERNMENT,
    HAPPY,
    LAST_AGE,
    LEADER,
    MILITARY,
    SCIENCE,
    SPECIAL,
    STRENGTH,
    TACTIC,
    WONDER,
    YELLOW,
)
from civitas.kernel.fields import members
from civitas.kernel.valuation import outcome, shares_of

# Worth in culture points of one unit.
_SCIENCE: Final = 0.9
_RESOURCE: Final = 0.75
_FOOD: Final = 0.6
_CIVIL_ACTION: Final = 1.3
"""Per round."""
_SCIENCE_STEPS: Final = [1.3, 0.9, 0.6]
"""A point of the rate per round: the first three, the next three, the rest."""
_RESOURCE_STEPS: Final = [1.5, 1.0, 0.6]
"""A resource produced per round: the first four, the next four, the rest."""
_FOOD_STEPS: Final = [0.7, 0.3, 0.1]
"""Food above consumption per round, by twos."""
_ACTION_LEFT: Final = 1.3
"""A civil action still to be spent in this turn: what costs two of them must be worth it."""
_MILITARY_ACTION: Final = 0.5
_ARMS_LEFT: Final = 0.15
"""A military action still to be spent: enough not to waste it."""
_WORKER: Final = 0.55
"""Per turn to come."""
_AT_WORK: Final = 1.0
_HAPPY: Final = 0.5
_BLUE: Final = 0.4
_YELLOW: Final = 0.6
_MILITARY_CARD: Final = 0.7
_LEAD: Final = [0.8, 1.0, 1.2, 1.4, 0.8]
"""A point of strength ahead of a rival or behind it, by Age."""
_MOST_LEAD: Final = 10
_MOST_BEHIND: Final = -14
_WEAK: Final = 1.6
"""Being behind in strength is worse than being ahead is good."""
_SCALE: Final = [40.0, 40.0, 34.0, 26.0, 14.0]
"""The lead that makes a win likely, by Age."""
_TAKEN: Final = 1.4
"""Cards taken per turn."""
_IN_HAND: Final = 0.5
"""What a card in hand is worth of what it is worth in play."""
_TECHNOLOGY: Final = [0.9, 1.3, 1.2, 0.5, 0.4, 0.8, 1.0, 0.5, 0.5, 0.5, 0.5]
"""The use of a better technology of each kind with workers, per round and level."""
_COMPLETION: Final = 14.0
"""A wonder that scores once."""
_LEADER: Final = 2.0
"""Having a leader at all."""
_SPAN: Final = 8.0
"""Rounds for which an ability counts at most."""
_GAIN: Final = [_FOOD, _RESOURCE, 0.6, 1.0, 4.0, 0.7, 0.6]
"""Of each kind of gain: food, resources, science, culture, population, military cards, blue tokens."""

_STATISTIC: Final = {
    SCIENCE: _SCIENCE,
    CULTURE: 1.0,
    STRENGTH: 0.35,
    HAPPY: _HAPPY,
    CIVIL: _CIVIL_ACTION,
    MILITARY: _MILITARY_ACTION,
    COLONIZATION: 0.2,
}
"""Per round."""


def evaluate_ages(p: AgesState) -> list[float]:
    if p.over():
        return outcome(p)
    turns = turns_left(p)
    worth = [worth_of(p, seat, turns) if p.playing(seat) else -200.0 for seat in range(p.seats)]
    return shares_of(worth, _SCALE[p.age])


def turns_left(p: AgesState) -> float:
    """How many turns are still to come, this one included, by the cards that are left."""
    players = p.players_left()
    if p.last_round:
        return float((p.last_round - p.round) * players + len(_to_come(p)))
    cards = len(p.civil_deck) + len(p.row) - p.row.count(-1)
    last = LAST_AGE - 1 if p.options.get("short") else LAST_AGE
    for age in range(max(1, p.age + 1), last):
        cards += len(p.facts.civil_decks[players - 2][age])
    return 1.0 + cards / (p.facts.cleared[players - 2] + _TAKEN)


def _to_come(p: AgesState) -> list[int]:
    """Seats that have not ended their turn in this round."""
    done = (p.player - p.first_seat) % p.seats
    return [seat for seat in range(p.seats) if p.playing(seat) and (seat - p.first_seat) % p.seats >= done]


def productions_left(p: AgesState, seat: int, turns: float) -> float:
    """Productions still to come of a seat."""
    players = p.players_left()
    before = p.clockwise(p.player).index(seat)
    return max(0.0, (turns - before + players - 1.0) / players)


def worth_of(p: AgesState, seat: int, turns: float) -> float:
    left = productions_left(p, seat, turns)
    # What is produced last can no longer be spent.
    useful = max(0.0, left - 1.0)
    # Turns in which the seat can still act. The present one counts until its first move, whatever that is, so that
    # ending a turn costs nothing but what it leaves undone.
    future = useful if seat == p.player and p.flags & ACTED else left
    worth = p.culture[seat] + p.culture_rate[seat] * left
    late = min(1.0, future / 3.0)
    # In the middle of a turn its production counts as made.
    made = 1 if useful >= 1.0 and future == useful and seat == p.player else 0
    science = p.science[seat] + made * p.science_rate[seat]
    worth += _SCIENCE * (0.5 * min(science, 14) + 0.15 * science) * late
    worth += _stepped(p.science_rate[seat], _SCIENCE_STEPS, 3) * (useful - made)
    worth += _goods(p, seat, useful - made, late, made)
    worth += _people(p, seat, left, future)
    worth += (_CIVIL_ACTION * p.civil_total[seat] + _MILITARY_ACTION * p.military_total[seat]) * future
    worth += _strength(p, seat, left)
    worth += _cards(p, seat, future)
    if seat == p.player and p.flags & ACTED:
        worth += _ACTION_LEFT * min(8, p.civil[seat] + p.extra_civil)
        worth += _ARMS_LEFT * min(8, p.military[seat] + p.extra_military)
    return worth


def _stepped(rate: int, steps: list[float], width: int) -> float:
    """A rate whose first points are worth most: each step holds for so many points, the last one for the rest."""
    worth = 0.0
    for step in steps[:-1]:
        worth += step * min(max(rate, 0), width)
        rate -= width
    return worth + steps[-1] * max(rate, 0)


def _goods(p: AgesState, seat: int, useful: float, late: float, made: int) -> float:
    """Resources and food, stored and produced, less corruption and hunger; `made` is 1 if a production is due."""
    produced = resource_production(p, seat)
    surplus = food_production(p, seat) - consumption(p, seat)
    resources, food = p.resources[seat], p.food[seat]
    worth = 0.0
    if made:
        resources = max(0, resources - corruption(p, seat)) + produced
        food = max(0, food + surplus)
    else:
        worth -= _RESOURCE * corruption(p, seat) * 0.8 * min(1.0, useful)
    worth += _RESOURCE * (min(resources, 9) + 0.2 * resources) * late + _stepped(produced, _RESOURCE_STEPS, 4) * useful
    worth += _FOOD * (min(food, 5) + 0.1 * food) * late
    worth -= 0.5 * _RESOURCE * corruption(p, seat) * min(useful, 3.0)
    if surplus >= 0:
        worth += _stepped(min(surplus, 6), _FOOD_STEPS, 2) * useful
    else:
        hungry = max(0.0, min(3.0, useful) * -surplus - food)
        worth -= p.facts.starvation * hungry * 0.7 + 0.8 * _FOOD * -surplus * useful
    return worth + _BLUE * (p.blue[seat] + stored_tokens(p, seat) + p.stages[seat]) * late


def _people(p: AgesState, seat: int, left: float, future: float) -> float:
    """Workers, and whether they are content."""
    used = 0
    for count in p.workers[seat]:
        used += count
    unused = p.unused[seat]
    worth = (_WORKER * min(future, 14.0) + 0.5) * (used + unused) + _AT_WORK * used
    worth += _YELLOW * min(p.yellow[seat], 12) * min(1.0, future / 4.0)
    discontent = p.discontent(seat)
    margin = p.happy[seat] - p.required_happiness(seat)
    worth += _HAPPY * min(margin, 2) if margin > 0 else 0.0
    worth -= 0.8 * discontent
    if discontent > unused and left > 0:
        lost = p.culture_rate[seat] + _SCIENCE * p.science_rate[seat] + _RESOURCE * resource_production(p, seat)
        worth -= 2.0 + 1.6 * lost
    return worth


def _strength(p: AgesState, seat: int, left: float) -> float:
    """Strength counts against the others, and in the wars that are declared."""
    if left <= 0:
        return 0.0
    total = 0.0
    rivals = 0
    for other in range(p.seats):
        if other == seat or not p.playing(other):
            continue
        rivals += 1
        lead = max(_MOST_BEHIND, min(_MOST_LEAD, p.strength[seat] - p.strength[other]))
        total += lead if lead > 0 else _WEAK * lead
        if p.war[seat] >= 0 and p.war_on[seat] == other:
            total += 1.5 * lead if lead > 0 else 3.0 * lead - 2.0
        if p.war[other] >= 0 and p.war_on[other] == seat:
            total += 1.5 * lead if lead < 0 else lead
    return _LEAD[p.age] * total / max(1, rivals) * min(1.0, left / 2.0) + 0.3 * p.strength[seat]


# Cards


def _cards(p: AgesState, seat: int, useful: float) -> float:
    facts = p.facts
    worth = 0.0
    best = [best_technology(p, seat, kind) for kind in range(AIR_FORCE + 1)]
    for kind in range(AIR_FORCE + 1):
        if best[kind] > 0:
            worth += _technology(p, seat, kind, best[kind], useful)
    reach = _reach(p, seat, useful)
    for card in p.hand[seat]:
        worth += _IN_HAND * _hand_card(p, seat, card, best, useful, reach)
    if p.unfinished[seat] >= 0:
        stages = facts.wonder_stages[p.unfinished[seat]]
        paid = sum(stages[: p.stages[seat]])
        total = sum(stages)
        built = paid / total
        whole = wonder_worth(p, p.unfinished[seat], useful)
        # A wonder begun and never finished is worth nothing.
        affordable = min(1.0, (p.resources[seat] + resource_production(p, seat) * useful * 0.6) / max(1, total - paid))
        worth += whole * (0.25 + 0.7 * built) * affordable
    if p.leader[seat] >= 0:
        worth += _abilities(p, facts.first[LEADER] + p.leader[seat], useful, _IN_PLAY) + _LEADER
    for wonder in members(p.wonders[seat] & ~p.ravaged[seat]):
        worth += _abilities(p, facts.first[WONDER] + wonder, useful, _IN_PLAY)
    for card in members(p.technologies[seat] & facts.special_mask):
        worth += _abilities(p, card, useful, _IN_PLAY) + 0.5
    cards = 0.0
    for entry in p.military_hand[seat]:
        kind = facts.kind[entry & CARD_MASK]
        cards += 1.5 if kind == BONUS else 1.2 if kind == TACTIC and p.tactic[seat] < 0 else 1.0
    if seat == p.player and p.flags & ACTED:
        # Ending the turn discards what is too much and draws: both count already.
        cards = min(cards, 1.2 * p.military_total[seat])
        cards += min(p.facts.most_drawn, p.military[seat] + p.extra_military)
    return worth + _MILITARY_CARD * min(cards, 8.0) * min(1.0, useful + 0.3)


def best_technology(p: AgesState, seat: int, kind: int) -> int:
    """The level of the best technology of a kind in play."""
    best = 0
    for site in p.facts.sites_of[kind]:
        if p.technologies[seat] >> site & 1:
            best = p.facts.level[site]
    return best


def _technology(p: AgesState, seat: int, kind: int, level: int, useful: float) -> float:
    """What a technology may still bring beyond what its workers give already."""
    return _TECHNOLOGY[kind] * level * min(useful, 9.0)


def _reach(p: AgesState, seat: int, useful: float) -> float:
    """How much of the technologies in hand science will pay for."""
    due = 0
    for card in p.hand[seat]:
        if p.facts.kind[card] < LEADER:
            due += p.facts.science[card]
    return min(1.0, (p.science[seat] + p.science_rate[seat] * useful * 0.6 + 1.0) / (due + 1.0))


def _hand_card(p: AgesState, seat: int, card: int, best: list[int], useful: float, reach: float) -> float:
    facts = p.facts
    kind = facts.kind[card]
    level = facts.level[card]
    if kind < SPECIAL:
        if level <= best[kind]:
            return 0.3
        better = _technology(p, seat, kind, level, useful) - _technology(p, seat, kind, best[kind], useful)
        return better * reach
    if kind < GOVERNMENT:
        return (statistics_worth(p, card) * useful + 1.0) * 0.7 * reach
    if kind == GOVERNMENT:
        now = facts.gives[p.government[seat]]
        more = facts.gives[card][CIVIL] - now[CIVIL]
        arms = facts.gives[card][MILITARY] - now[MILITARY]
        return max(0.0, (_CIVIL_ACTION * more + _MILITARY_ACTION * arms) * useful + 1.5) * reach
    if kind == LEADER:
        now_worth = 0.0
        if p.leader[seat] >= 0:
            now_worth = leader_worth(p, facts.first[LEADER] + p.leader[seat], useful)
        return max(0.5, leader_worth(p, card, useful) - now_worth)
    if kind == ACTION:
        return _action_card(p, card) * min(1.0, useful)
    return 0.5


def _action_card(p: AgesState, card: int) -> float:
    """What playing an action card brings beyond the action it orders."""
    facts = p.facts
    action = card - facts.first[ACTION]
    does = facts.action_does[action]
    gained = [_GAIN[pair[0]] * pair[1] for pair in facts.gains[card]]
    if does == DO_CHOOSE:
        return max(gained)
    if does in (DO_CULTURE, DO_ARM_BY_STRENGTH):
        return 2.0
    worth = sum(gained) + _RESOURCE * (facts.action_rebate[action] + 0.8 * facts.action_resource[action])
    if does in (DO_BUILD, DO_UPGRADE, DO_STAGE, DO_DEVELOP, DO_POPULATION):
        # The action it orders would cost a civil action too.
        worth += 0.8
    return worth


def statistics_worth(p: AgesState, card: int) -> float:
    """What the symbols of a card are worth per round."""
    gives = p.facts.gives[card]
    total = 0.0
    for statistic, weight in _STATISTIC.items():
        total += weight * gives[statistic]
    return total


def leader_worth(p: AgesState, card: int, useful: float) -> float:
    """A leader works until the Age after its own ends."""
    return statistics_worth(p, card) * min(useful, _SPAN) + _abilities(p, card, useful, _BEFORE) + _LEADER


def _abilities(p: AgesState, card: int, useful: float, each: list[float]) -> float:
    """What the text of a card is worth, by ability before it is in play or once it is."""
    total = 0.0
    for pair in p.facts.abilities[card]:
        total += each[pair[0]]
    return total * min(useful, _SPAN)


def wonder_worth(p: AgesState, wonder: int, useful: float) -> float:
    facts = p.facts
    card = facts.first[WONDER] + wonder
    worth = statistics_worth(p, card) * useful + _abilities(p, card, useful, _BEFORE) + 1.5
    worth += 0.8 * facts.gives[card][BLUE] + facts.gives[card][YELLOW]
    if facts.wonder_points[wonder]:
        worth += _COMPLETION
    return worth


_ABILITY_WORTH: Final = {
    "unit_strength": 1.2,
    "yellow_token_on_leaving": 0.3,
    "science_per_technology_taken": 0.9,
    "military_as_civil": 1.0,
    "unit_resources": 0.5,
    "tucks_under_wonder": 0.2,
    "second_political_action": 0.2,
    "leader_discount": 0.1,
    "population_discount": 0.9,
    "settles_from_hand": 0.4,
    "recruits": 0.9,
    "infantry_as_cavalry": 0.5,
    "culture_if_strongest": 1.5,
    "strength_per_face": 1.0,
    "sees_next_event": 0.1,
    "best_study_science": 1.0,
    "resource_per_development": 0.4,
    "culture_per_face": 2.0,
    "no_wonder_surcharge": 0.3,
    "action_per_development": 0.4,
    "first_colony_culture": 0.5,
    "next_colony_culture": 0.2,
    "colonize_discards": 0.3,
    "theater_culture": 1.5,
    "theater_science_discount": 0.1,
    "theater_conversion": 0.2,
    "military_revolution": 0.2,
    "revolution_culture": 0.2,
    "unit_type_strength": 2.0,
    "pair_culture": 1.5,
    "culture_per_development": 1.2,
    "labs_as_mines": 3.0,
    "best_theater_again": 2.0,
    "no_attacks": -0.3,
    "attack_cost_factor": 1.0,
    "lab_culture_per_level": 3.0,
    "lab_science_loss": -1.0,
    "turn_culture": 3.0,
    "turn_military": 0.0,
    "infantry_strength": 0.8,
    "artillery_strength": 0.4,
    "extra_face": 1.2,
    "free_population": 1.6,
    "best_mine_again": 1.5,
    "urban_discount_1": 0.3,
    "urban_discount_2": 0.3,
    "urban_discount_3": 0.2,
    "stages_per_action": 0.3,
}
"""What abilities are worth per round; one that is not here counts 0.4."""
_RATED: Final = [
    "unit_strength",
    "infantry_as_cavalry",
    "strength_per_face",
    "best_study_science",
    "culture_per_face",
    "first_colony_culture",
    "next_colony_culture",
    "theater_culture",
    "unit_type_strength",
    "pair_culture",
    "labs_as_mines",
    "best_theater_again",
    "lab_culture_per_level",
    "lab_science_loss",
    "infantry_strength",
    "artillery_strength",
    "extra_face",
    "best_mine_again",
]
"""Abilities that show in the ratings once their card is in play."""
_BEFORE: Final = [_ABILITY_WORTH.get(name, 0.4) for name in ABILITIES]
_IN_PLAY: Final = [0.0 if name in _RATED else _ABILITY_WORTH.get(name, 0.4) for name in ABILITIES]
