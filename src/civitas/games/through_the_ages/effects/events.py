"""Events (Eventi): one small function per effect, found by the key in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.catalogue import Effect
from civitas.games.through_the_ages.effects.gains import (
    ask_own_destruction,
    gain_all,
    gain_one,
    lose_all,
    lose_population,
)
from civitas.games.through_the_ages.effects.impacts import COUNTS
from civitas.games.through_the_ages.frames import (
    AGREEMENT,
    BUILD_FREE,
    CHOOSE,
    CIVILIZE,
    DISCARD,
    LOSE_COLONY,
    MIX,
    MIX_GAIN,
    MIX_LOSE,
    PRODUCING,
    RAVAGE,
    RAZE,
)
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules import production
from civitas.games.through_the_ages.rules.building import forbids_site
from civitas.games.through_the_ages.rules.cards import (
    change_tokens,
    gain_culture,
    gain_science,
    gain_yellow,
    lose_culture,
    lose_leader,
    lose_yellow,
    update,
)
from civitas.games.through_the_ages.rules.comparing import affected, ranking
from civitas.games.through_the_ages.rules.payment import lose_food
from civitas.games.through_the_ages.rules.row import discard_openly, draw_military
from civitas.games.through_the_ages.vocabulary import (
    BLUE,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_RESOURCE,
    LAST_AGE,
    LEADER,
    TERRITORY,
    WEAKEST,
    WONDER,
    YELLOW,
)
from civitas.kernel.fields import members
from civitas.kernel.frames import frame


def apply(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """Apply an effect to one seat; `current` revealed the event."""
    EFFECTS[effect.do](p, effect, seat, current)


def gain(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    gain_all(p, seat, effect.gains, effect.card)


def lose(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    lose_all(p, seat, effect.gains, effect.card)


def choose(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    p.ask_next(frame(CHOOSE, seat, effect.gain(GAIN_FOOD), effect.gain(GAIN_RESOURCE)))


def gain_mix(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    p.ask_next(frame(MIX, seat, effect.total, MIX_GAIN))


def lose_mix(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    if p.food[seat] + p.resources[seat]:
        p.ask_next(frame(MIX, seat, effect.total, MIX_LOSE))


def draw(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    if p.age == LAST_AGE:
        gain_culture(p, seat, effect.last_age_culture, effect.card)
    else:
        draw_military(p, seat, effect.cards)


def discard(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    if p.age == LAST_AGE:
        lose_culture(p, seat, effect.last_age_culture, effect.card)
        return
    count = min(effect.cards, len(p.military_hand[seat]))
    if count:
        p.ask_next(frame(DISCARD, seat, count, 1))


def gain_culture_rate(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    gain_culture(p, seat, p.culture_rate[seat], effect.card)


def gain_science_rate(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    gain_science(p, seat, p.science_rate[seat])


def gain_culture_by_science(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    gain_culture(p, seat, p.science_rate[seat], effect.card)


def gain_by_happiness(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    for pair in effect.gains:
        gain_one(p, seat, pair[0], pair[1] * p.happy[seat], effect.card)


def food_production(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    production.produce_food(p, seat)


def resource_production(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    production.produce_resources(p, seat)


def produce(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """A production without science and culture."""
    p.ask_next(frame(PRODUCING, seat))


def lose_all_food(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    lose_food(p, seat, p.food[seat])


def destroy_own(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    ask_own_destruction(p, seat)


def spend_actions(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """Discontent workers cost civil actions, as far as there are any."""
    p.civil[seat] -= min(p.civil[seat], effect.per_discontent * p.discontent(seat))


def lose_by_discontent(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    lose_culture(p, seat, effect.gain(GAIN_CULTURE) * p.discontent(seat), effect.card)


def emigrate(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """Half of the discontent workers, rounded up, leave."""
    leaving = (p.discontent(seat) + 1) // 2
    if leaving:
        lose_population(p, seat, leaving)


def take_yellow(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """From the yellow bank of the weakest."""
    weakest = members(affected(p, WEAKEST, current))[0]
    if weakest != seat:
        gain_yellow(p, seat, lose_yellow(p, weakest, effect.tokens))


def lose_old_leader(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    if p.leader[seat] >= 0 and p.facts.level[p.facts.first[LEADER] + p.leader[seat]] != p.age:
        lose_leader(p, seat)


def ask_colony(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    if p.colonies[seat]:
        p.ask_next(frame(LOSE_COLONY, seat))


def ask_ravage(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    if ravageable(p, seat):
        p.ask_next(frame(RAVAGE, seat))


def ravageable(p: AgesState, seat: int) -> int:
    """Mask of the completed wonders of Ages A and I that are not in ruins yet."""
    facts = p.facts
    found = 0
    for wonder in members(p.wonders[seat] & ~p.ravaged[seat]):
        if facts.level[facts.first[WONDER] + wonder] <= 1:
            found |= 1 << wonder
    return found


def forbids_ravage(p: AgesState, seat: int, wonder: int) -> int:
    return 0 if ravageable(p, seat) >> wonder & 1 else by.RAVAGES_OF_TIME_COUNTS_AS_COMPLETED


def ravage(p: AgesState, seat: int, wonder: int) -> None:
    """The wonder keeps nothing but its place among the completed ones."""
    p.answered()
    gives = p.facts.gives[p.facts.first[WONDER] + wonder]
    p.ravaged[seat] |= 1 << wonder
    update(p, seat)
    change_tokens(p, seat, -gives[BLUE], -gives[YELLOW])
    if p.log is not None:
        p.tell("event-ravaged", {"seat": seat, "card": p.facts.wonders.ids[wonder]})


def lose_colony(p: AgesState, seat: int, colony: int) -> None:
    p.answered()
    give_up_colony(p, seat, colony)
    discard_openly(p, p.facts.first[TERRITORY] + colony)


def give_up_colony(p: AgesState, seat: int, colony: int) -> None:
    """The permanent effect is lost with the colony."""
    card = p.facts.first[TERRITORY] + colony
    p.colonies[seat] &= ~(1 << colony)
    update(p, seat)
    change_tokens(p, seat, -p.facts.gives[card][BLUE], -p.facts.gives[card][YELLOW])
    if p.log is not None:
        p.tell("event-colony-lost", {"seat": seat, "card": p.facts.ids[card]})


def terrorize(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """The civilization behind in culture destroys an urban building of each other."""
    for victim in reversed(p.clockwise(seat)):
        if victim != seat and has_urban_building(p, victim):
            p.ask_next(frame(RAZE, seat, victim, LAST_AGE - 1))


def has_urban_building(p: AgesState, seat: int) -> bool:
    workers = p.workers[seat]
    return any([workers[site] for site in range(p.facts.urban_at, p.facts.units_at)])


def civilize(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    p.ask_next(frame(CIVILIZE, seat, effect.discount))


def build_free(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    site = p.facts.sites.index[effect.technology]
    if forbids_site(p, seat, site) == 0:
        p.ask_next(frame(BUILD_FREE, seat, site))


def agree(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    p.ask_next(frame(AGREEMENT, seat, effect.actions))


def score(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    gain_culture(p, seat, effect.each * COUNTS[effect.count](p, seat), effect.card)


def rank(p: AgesState, effect: Effect, seat: int, current: int) -> None:
    """Points by the place in a ranking."""
    values = p.science_rate if effect.by == "science" else p.strength
    order = ranking(p, values, current)
    gain_culture(p, seat, effect.points[len(order) - 2][order.index(seat)], effect.card)


EFFECTS: Final[dict[str, Callable[[AgesState, Effect, int, int], None]]] = {
    "gain": gain,
    "lose": lose,
    "choose": choose,
    "gain_mix": gain_mix,
    "lose_mix": lose_mix,
    "draw": draw,
    "discard": discard,
    "gain_culture_rate": gain_culture_rate,
    "gain_science_rate": gain_science_rate,
    "gain_culture_by_science": gain_culture_by_science,
    "gain_by_happiness": gain_by_happiness,
    "produce_food": food_production,
    "produce_resources": resource_production,
    "produce": produce,
    "lose_all_food": lose_all_food,
    "destroy_own": destroy_own,
    "spend_actions": spend_actions,
    "lose_by_discontent": lose_by_discontent,
    "emigrate": emigrate,
    "take_yellow": take_yellow,
    "lose_leader": lose_old_leader,
    "lose_colony": ask_colony,
    "ravage": ask_ravage,
    "terrorize": terrorize,
    "civilize": civilize,
    "build_free": build_free,
    "agree": agree,
    "score": score,
    "rank": rank,
}
