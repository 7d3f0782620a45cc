"""6. Civilize (Civilizzazione): cards, leaders, religion and government, cities, modernising, disorder."""

from __future__ import annotations

from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.frames import (
    ARTEFACT_AREA,
    ARTEFACT_EMPIRE,
    CIVILISE_MENU,
    FLIP_AREA,
    NEW_LEADER_SITE,
    ask,
    context_of,
    more_of,
)
from civitas.games.seven_ages.parts import NO_CIVILISING, Civilising
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules import artefacts, cities, events, leaders
from civitas.games.seven_ages.rules.adopting import adopt, adopt_from_any, forbids_adoption, present_creed, sources
from civitas.games.seven_ages.rules.areas import remove_artefact
from civitas.games.seven_ages.rules.cards import play_from_hand
from civitas.games.seven_ages.rules.empires import gain_money, remove_leader


def begin(p: SevenAgesState, seat: int, slot: int) -> None:
    p.civil = Civilising()
    p.civil.colour = slot if slot < ix.MOST_COLOURS else ix.NOTHING
    p.now = ask(CIVILISE_MENU, seat)


# --- the menu


def forbids_adopting(p: SevenAgesState, seat: int, creed: int) -> int:
    """Quelling is the last step: nobody makes room for a change of creed with it. All other steps can come in any
    order, for it makes no difference to them."""
    colour = p.civil.colour
    if p.civil.adopted:
        return by.ADOPT_ONE_KIND_PER_ACTION
    found = forbids_adoption(p, colour, creed)
    return by.QUELL_LAST if not found and p.civil.quelled and present_creed(p, colour, creed) >= 0 else found


def forbids_cure(p: SevenAgesState, seat: int, artefact: int) -> int:
    colour = p.civil.colour
    price = p.facts.cure[artefact]
    there = price and p.where[artefact] == ix.ON_CARD + colour
    return 0 if there and p.money[colour] >= price else by.ARTEFACT_CURE


def menu(p: SevenAgesState, seat: int) -> list[int]:
    table, facts = p.table, p.facts
    colour = p.civil.colour
    found = [table.end]
    own = colour >= 0
    if own and not leaders.forbids_draw(p, seat):
        found.append(table.promote)
    hand = p.hand[seat]
    found += [table.event + card for card in hand if not events.forbids_event(p, seat, colour, card)]
    found += [table.artefact + card for card in hand if not artefacts.forbids_card(p, seat, colour, card)]
    if not own:
        return found
    found += [table.named + n for n in sorted(facts.named_of[p.card[colour]]) if not leaders.forbids_named(p, seat, n)]
    if p.leaders:
        found += [table.demote + k for k in range(len(facts.leaders)) if not leaders.forbids_demotion(p, seat, k)]
    found += [table.adopt + a for a in range(len(facts.artefacts)) if not forbids_adopting(p, seat, a)]
    areas = [area for area, owner in enumerate(p.occupant) if owner == colour]
    found += [table.city + area for area in areas if not cities.forbids_city(p, seat, area)]
    found += [table.capital + area for area in areas if not cities.forbids_capital(p, seat, area)]
    found += [table.flip + unit for unit in range(len(facts.units)) if not cities.forbids_flip(p, seat, unit)]
    found += [table.quell + area for area in areas if not cities.forbids_quell(p, seat, area)]
    found += [table.cure + a for a in range(len(facts.artefacts)) if not forbids_cure(p, seat, a)]
    return found


def forbids_without_empire(p: SevenAgesState, seat: int) -> int:
    """Cards may be played without an empire, everything else takes one."""
    return by.CIVILISE_MARKER_WITHOUT_EMPIRE if p.civil.colour < 0 else 0


def forbids_event(p: SevenAgesState, seat: int, card: int) -> int:
    return events.forbids_event(p, seat, p.civil.colour, card)


def forbids_artefact(p: SevenAgesState, seat: int, card: int) -> int:
    return artefacts.forbids_card(p, seat, p.civil.colour, card)


def end(p: SevenAgesState, seat: int) -> None:
    p.civil = NO_CIVILISING
    p.answered()


def play_event(p: SevenAgesState, seat: int, card: int) -> None:
    events.play_event(p, seat, p.civil.colour, card)


def promote_named(p: SevenAgesState, seat: int, named: int) -> None:
    p.civil.promoted = 1
    p.ask_next(ask(NEW_LEADER_SITE, seat, p.civil.colour, named + 1))


def adopt_creed(p: SevenAgesState, seat: int, creed: int) -> None:
    p.civil.adopted = 1
    adopt_from_any(p, seat, p.civil.colour, creed)


def build_city(p: SevenAgesState, seat: int, area: int) -> None:
    cities.build_city(p, area)


def move_capital(p: SevenAgesState, seat: int, area: int) -> None:
    cities.move_capital(p, area)


def choose_flip(p: SevenAgesState, seat: int, unit: int) -> None:
    p.ask_next(ask(FLIP_AREA, seat, unit))


def quell(p: SevenAgesState, seat: int, area: int) -> None:
    cities.quell(p, area)


def cure(p: SevenAgesState, seat: int, artefact: int) -> None:
    gain_money(p, p.civil.colour, -p.facts.cure[artefact])
    remove_artefact(p, artefact)


# --- what is asked on the way


def forbids_artefact_empire(p: SevenAgesState, seat: int, colour: int) -> int:
    return artefacts.forbids_target(p, seat, p.civil.colour, context_of(p.now), colour)


def give_artefact(p: SevenAgesState, seat: int, colour: int) -> None:
    artefact = context_of(p.now)
    p.answered()
    _target(p, seat, artefact, colour)


def forbids_artefact_area(p: SevenAgesState, seat: int, area: int) -> int:
    return artefacts.forbids_site(p, context_of(p.now), more_of(p.now), area)


def lay_artefact(p: SevenAgesState, seat: int, area: int) -> None:
    artefact, colour = context_of(p.now), more_of(p.now)
    p.answered()
    artefacts.place_artefact(p, artefact, colour, area)


def keep_leader(p: SevenAgesState, seat: int) -> None:
    leaders.answer_draw(p, seat, True)


def send_leader_back(p: SevenAgesState, seat: int) -> None:
    leaders.answer_draw(p, seat, False)


def own_areas(p: SevenAgesState, seat: int) -> list[int]:
    return p.held_areas(context_of(p.now))


def place_leader(p: SevenAgesState, seat: int, area: int) -> None:
    colour, named = context_of(p.now), more_of(p.now) - 1
    p.answered()
    leaders.place_leader(p, colour, named, area)


def places_to_flip(p: SevenAgesState, seat: int) -> list[int]:
    return cities.flip_places(p, context_of(p.now))


def flip(p: SevenAgesState, seat: int, place: int) -> None:
    unit = context_of(p.now)
    p.answered()
    cities.flip(p, unit, place)


def alike_names(p: SevenAgesState, seat: int) -> list[int]:
    return leaders.names_of(p, context_of(p.now), more_of(p.now))


def alike_areas(p: SevenAgesState, seat: int) -> list[int]:
    return leaders.areas_of(p, context_of(p.now), more_of(p.now))


def demote_named(p: SevenAgesState, seat: int, named: int) -> None:
    leader = leaders.named_leader(p, context_of(p.now), more_of(p.now), named)
    p.answered()
    remove_leader(p, leader)


def demote_in(p: SevenAgesState, seat: int, area: int) -> None:
    leader = leaders.leader_in(p, context_of(p.now), more_of(p.now), area)
    p.answered()
    remove_leader(p, leader)


def creed_sources(p: SevenAgesState, seat: int) -> list[int]:
    return sources(p, context_of(p.now), more_of(p.now))


def adopt_from(p: SevenAgesState, seat: int, source: int) -> None:
    colour, creed = context_of(p.now), more_of(p.now)
    p.answered()
    adopt(p, colour, creed, source)


def play_artefact(p: SevenAgesState, seat: int, card: int) -> None:
    play_from_hand(p, seat, card)
    artefact = p.facts.card_artefact[card]
    found = artefacts.targets(p, seat, p.civil.colour, artefact)
    if len(found) == 1:
        _target(p, seat, artefact, found[0])
    else:
        p.ask_next(ask(ARTEFACT_EMPIRE, seat, artefact))


def _target(p: SevenAgesState, seat: int, artefact: int, colour: int) -> None:
    if p.facts.on_card[artefact]:
        artefacts.place_artefact(p, artefact, colour, ix.NOTHING)
        return
    places = artefacts.sites(p, artefact, colour)
    if len(places) == 1:
        artefacts.place_artefact(p, artefact, colour, places[0])
    else:
        p.ask_next(ask(ARTEFACT_AREA, seat, artefact, colour))


# --- answering
