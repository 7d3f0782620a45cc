"""1. Start Empire (Inizia Impero): where, with what; conversion, capital and special set-up."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects.held import markers_left
from civitas.games.seven_ages.facts.armoury import one, units_of
from civitas.games.seven_ages.parts import NO_FOUNDING, Founding
from civitas.games.seven_ages.position import FORT_MARK, NOTHING, SevenAgesState, Steps, packed_leader, replaced
from civitas.games.seven_ages.rules import areas, building, starters
from civitas.games.seven_ages.rules.cards import leave_hand
from civitas.games.seven_ages.rules.empires import arrive, discard_if_gone, most_advanced
from civitas.games.seven_ages.rules.reactions import op_of, open_reactions, others_with_cards, react_with

# The choices that a card leaves, in their order.
LEVEL: Final = 0
AREAS: Final = 1
LEADER: Final = 2

# --- the action


def begin(p: SevenAgesState, seat: int, wild: bool) -> None:
    p.founding = Founding()
    p.founding.starter = seat
    p.founding.wild = int(wild)
    p.now = f.ask(f.START_CARD, seat)


def _ask_colour(p: SevenAgesState) -> None:
    """Nobody has stopped the start of the empire, else its card is gone by now."""
    seat = f.context_of(p.now)
    colours = starters.free_colours(p, seat)
    if not p.founding:
        p.answered()
    elif len(colours) == 1:
        choose_colour(p, seat, colours[0])
    else:
        p.now = f.ask(f.START_COLOUR, seat)


def choose_colour(p: SevenAgesState, seat: int, colour: int) -> None:
    """The card is played: the empire enters the track, with its money."""
    facts, card = p.facts, p.founding.card
    p.founding.colour = colour
    lead = most_advanced(p)
    p.progress[colour] = max(1, lead + facts.offset[card]) if lead else facts.first_space[facts.lowest_age[card]]
    p.card = replaced(p.card, colour, card)
    p.player = replaced(p.player, colour, seat)
    p.money[colour] = facts.money[card]
    if p.first_age == 0:
        p.first_age = p.age(colour)
    p.slowed = replaced(p.slowed, colour, 1 << v.START)
    if p.founding.wild:
        p.wilds |= 1 << colour
    p.founding.wild = 0
    p.founding.manoeuvres = facts.special_of(card, v.FREE_MANOEUVRE)
    p.homes = p.homes + [colour | area << 4 for area in _fixed_homes(p, card)]
    p.invader = colour
    if p.log is not None:
        p.tell("event-start", {"seat": seat, "card": facts.cards.ids[card], "space": p.progress[colour]})
    p.now = f.do(f.FOUND, LEVEL)


def _fixed_homes(p: SevenAgesState, card: int) -> list[int]:
    """Those the card names, and areas of an empire in a region where it says so."""
    facts = p.facts
    found = facts.start[card].copy()
    extra = facts.special_of(card, v.EXTRA_START)
    if extra:
        other, region = starters.colour_of_card(p, (extra & 255) - 1), extra >> 8
        for area in facts.lands:
            if other >= 0 and p.holder_of(area) == other and facts.regions_of[area] >> region & 1 and area not in found:
                found.append(area)
    return found


def _found(p: SevenAgesState) -> None:
    """The choices a card leaves, one after another: level, areas, leader; then the purchases."""
    colour, stage = p.founding.colour, f.context_of(p.now)
    facts, card, seat = p.facts, p.card[p.founding.colour], p.player[p.founding.colour]
    p.now = f.do(f.FOUND, stage + 1)
    if stage == LEVEL:
        rival = facts.special_of(card, v.PROGRESS_CHOICE)
        if rival and starters.colour_of_card(p, rival - 1) >= 0:
            p.ask_next(f.ask(f.START_LEVEL, seat, starters.colour_of_card(p, rival - 1)))
    elif stage == AREAS:
        arrive(p, colour)
        if not starters.homes_of(p, colour):
            p.ask_next(f.ask(f.START_AREA, seat, 0))
    elif stage == LEADER:
        if named_leaders(p, colour):
            p.ask_next(f.ask(f.START_LEADER, seat, colour))
    else:
        p.now = f.do(f.SETTLE_IN)
        p.ask_next(f.ask(f.BUY, seat, colour, building.AT_START))


def named_leaders(p: SevenAgesState, colour: int) -> list[int]:
    """The named leaders of its card and age that have not appeared yet."""
    facts = p.facts
    age = p.age(colour)
    return [
        named
        for named in facts.named_of[p.card[colour]]
        if facts.named_age[named] == age and not p.named_seen >> named & 1
    ]


def place_named(p: SevenAgesState, colour: int, named: int, area: int) -> None:
    p.named_seen |= 1 << named
    p.leaders = [*p.leaders, packed_leader(colour, p.facts.named_type[named], named, area)]
    if p.log is not None:
        p.tell("event-named", {"named": p.facts.named.ids[named], "area": p.facts.areas.ids[area]})


def _settle_in(p: SevenAgesState) -> None:
    """Elites, conversion, then conflict with whoever is left in the starting areas."""
    colour = p.founding.colour
    card = p.card[colour]
    p.elites = replaced(p.elites, colour, p.elites[colour] + p.facts.special_of(card, v.ELITE))
    for op in (v.RELIGION, v.GOVERNMENT):
        creed = p.facts.special_of(card, op) - 1
        if creed >= 0 and markers_left(p, creed) > 0:
            if op == v.RELIGION:
                p.religion = replaced(p.religion, colour, creed)
            else:
                p.government = replaced(p.government, colour, creed)
    other = p.facts.special_of(card, v.CONVERT)
    if other and starters.colour_of_card(p, other - 1) >= 0:
        _convert(p, colour, starters.colour_of_card(p, other - 1))
    for area in starters.homes_of(p, colour):
        if p.occupant[area] != colour and not p.guests_in(area):
            areas.remove_leaders_alone(p, colour, area)
    p.now = f.do(f.FOUND_CAPITAL)
    p.ask_next(f.do(f.NEXT_CONFLICT, colour))


def _convert(p: SevenAgesState, colour: int, other: int) -> None:
    """Units, leaders and cities of the other empire in the starting areas change sides, while there are counters. A
    capital becomes an ordinary city, and wonders are lost with the control of the area."""
    facts = p.facts
    p.reveal(-1)
    for area in starters.homes_of(p, colour):
        if p.occupant[area] != other:
            continue
        p.occupant[area] = colour
        areas.remove_artefacts(p, area)
        for place in facts.places_of[area]:
            converted = p.units[place]
            p.army[other] -= converted
            p.units[place] = p.guests[place]
            p.guests = replaced(p.guests, place, 0)
            for unit in units_of(converted):
                if unit == facts.elephant:
                    areas.pass_elephant(p, other, colour)
                if building.left_in_pool(p, colour, unit) > 0:
                    p.units[place] += one(unit)
                    p.army[colour] += one(unit)
        p.leaders = [
            leader & ~15 | colour if leader & 15 == other and leader >> 16 == area else leader for leader in p.leaders
        ]
        if p.capital[other] == area:
            p.capital = replaced(p.capital, other, NOTHING)
        if p.force_in(area):
            areas.gain_control(p, colour, area)
        else:
            areas.abandon(p, area)
    areas.sink_galleys(p, other)
    discard_if_gone(p, other)


def _founded_areas(p: SevenAgesState, colour: int) -> list[int]:
    return [area for area in starters.homes_of(p, colour) if p.holder_of(area) == colour]


def _found_capital(p: SevenAgesState) -> None:
    """A level 1 capital, or the city that was there."""
    colour = p.founding.colour
    if p.army[colour] == 0:
        discard_if_gone(p, colour)
        p.founding = NO_FOUNDING
        p.invader = NOTHING
        p.answered()
        return
    p.now = f.do(f.FOUND_FORTS, p.special(colour, v.FORT))
    areas = _founded_areas(p, colour)
    barred = p.is_barbarian(colour) and not _builder_lifts(p, colour)
    if barred or p.special(colour, v.NO_CAPITAL) or not areas:
        return
    if len(areas) > 1:
        p.ask_next(f.ask(f.START_CAPITAL, p.player[colour], colour))
    else:
        found_capital_in(p, colour, areas[0])


def _builder_lifts(p: SevenAgesState, colour: int) -> bool:
    """A builder's one age of lead also counts against the no-cities symbol."""
    ahead = not p.facts.no_cities[p.card[colour]] >> p.age(colour) + 1 & 1
    return ahead and p.leaders_with(colour, v.BUILDER) > 0


def found_capital_in(p: SevenAgesState, colour: int, area: int) -> None:
    p.city = replaced(p.city, area, max(p.facts.city_levels[0], p.city[area]))
    p.capital = replaced(p.capital, colour, area)
    p.note_city_built(colour)
    if p.log is not None:
        p.tell("event-capital", {"area": p.facts.areas.ids[area]})


def _found_forts(p: SevenAgesState) -> None:
    colour, left = p.founding.colour, f.context_of(p.now)
    places = [area for area in _founded_areas(p, colour) if not p.marks[area] & FORT_MARK and p.facts.is_land[area]]
    if left == 0 or not places:
        p.now = f.do(f.FREE_ACTIONS, colour)
        return
    p.now = f.do(f.FOUND_FORTS, left - 1)
    if len(places) > 1:
        p.ask_next(f.ask(f.START_FORT, p.player[colour], colour))
    else:
        areas.put_marks(p, places[0], p.marks[places[0]] | FORT_MARK)


def _free_actions(p: SevenAgesState) -> None:
    """The manoeuvres a card grants right after set-up."""
    colour = f.context_of(p.now)
    if p.card[colour] < 0 or p.founding.manoeuvres == 0:
        p.founding = NO_FOUNDING
        p.invader = NOTHING
        p.answered()
        return
    p.founding.manoeuvres -= 1
    p.ask_next(f.do(f.BEGIN_MANOEUVRE, colour))


# --- answering


def card_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    found = [table.end]
    if not p.founding.rippled:
        found += [table.play + card for card in p.hand[seat] if op_of(p, card) == v.TIME_RIPPLE]
    return found + [table.start + card for card in p.hand[seat] if not starters.forbids_card(p, seat, card)]


def forbids_ripple(p: SevenAgesState, seat: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.EVENT_OWN_CARD
    return 0 if op_of(p, card) == v.TIME_RIPPLE and not p.founding.rippled else by.EVENT_TIMING


def start_nothing(p: SevenAgesState, seat: int) -> None:
    p.founding = NO_FOUNDING
    p.answered()


def play_ripple(p: SevenAgesState, seat: int, card: int) -> None:
    react_with(p, seat, card, NOTHING)


def start_card(p: SevenAgesState, seat: int, card: int) -> None:
    leave_hand(p, seat, card)
    p.reveal(~(1 << seat))
    p.founding.card = card
    p.now = f.do(f.CARD_STANDS, seat)
    open_reactions(p, v.ON_ACTION, others_with_cards(p, seat))


def take_over_level(p: SevenAgesState, seat: int) -> None:
    p.progress[p.founding.colour] = p.progress[f.context_of(p.now)]
    p.answered()


def keep_level(p: SevenAgesState, seat: int) -> None:
    p.answered()


def possible_names(p: SevenAgesState, seat: int) -> list[int]:
    return named_leaders(p, f.context_of(p.now))


def no_leader(p: SevenAgesState, seat: int) -> None:
    p.answered()


def choose_leader(p: SevenAgesState, seat: int, named: int) -> None:
    colour = f.context_of(p.now)
    p.answered()
    homes = starters.homes_of(p, colour)
    if len(homes) > 1:
        p.ask_next(f.ask(f.LEADER_SITE, seat, colour, named))
    else:
        place_named(p, colour, named, homes[0])


def possible_homes(p: SevenAgesState, seat: int) -> list[int]:
    """Areas where the empire may begin."""
    colour = p.founding.colour
    near = p.special(colour, v.SETUP_NEAR)
    if near:
        return starters.near_areas(p, near)
    homes = starters.homes_of(p, colour)
    return [area for area in starters.revolt_areas(p, seat, homes[0] if homes else NOTHING) if area not in homes]


def forbids_home(p: SevenAgesState, seat: int, area: int) -> int:
    return 0 if area in possible_homes(p, seat) else by.START_CHOICE


def forbids_enough_homes(p: SevenAgesState, seat: int) -> int:
    return 0 if f.context_of(p.now) else by.START_CHOICE


def enough_homes(p: SevenAgesState, seat: int) -> None:
    p.answered()


def choose_home(p: SevenAgesState, seat: int, area: int) -> None:
    colour, count = p.founding.colour, f.context_of(p.now) + 1
    p.answered()
    p.homes = [*p.homes, colour | area << 4]
    if count < p.special(colour, v.SETUP_REVOLT) and possible_homes(p, seat):
        p.ask_next(f.ask(f.START_AREA, seat, count))


def home_moves(p: SevenAgesState, seat: int) -> list[int]:
    found = [p.table.end] if f.context_of(p.now) else []
    return found + sorted([p.table.area + area for area in possible_homes(p, seat)])


def new_homes(p: SevenAgesState, seat: int) -> list[int]:
    return starters.homes_of(p, p.founding.colour)


def place_first_leader(p: SevenAgesState, seat: int, area: int) -> None:
    named = f.more_of(p.now)
    p.answered()
    place_named(p, p.founding.colour, named, area)


def possible_capitals(p: SevenAgesState, seat: int) -> list[int]:
    return _founded_areas(p, p.founding.colour)


def choose_capital(p: SevenAgesState, seat: int, area: int) -> None:
    p.answered()
    found_capital_in(p, p.founding.colour, area)


def possible_forts(p: SevenAgesState, seat: int) -> list[int]:
    return [area for area in _founded_areas(p, p.founding.colour) if not p.marks[area] & FORT_MARK]


def choose_fort(p: SevenAgesState, seat: int, area: int) -> None:
    p.answered()
    areas.put_marks(p, area, p.marks[area] | FORT_MARK)


BY_ITSELF: Final[Steps] = {
    f.CARD_STANDS: _ask_colour,
    f.FOUND: _found,
    f.SETTLE_IN: _settle_in,
    f.FOUND_CAPITAL: _found_capital,
    f.FOUND_FORTS: _found_forts,
    f.FREE_ACTIONS: _free_actions,
}
