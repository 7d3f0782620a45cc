"""6. Civilize (Civilizzazione): cards, leaders, religion and government, cities, modernising, disorder."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.frames import (
    ADOPT_FROM,
    ARTEFACT_AREA,
    ARTEFACT_EMPIRE,
    CIVILISE_MENU,
    DEMOTE_WHICH,
    FLIP_AREA,
    KEEP_LEADER,
    NEW_LEADER_SITE,
    ask,
    code_of,
    context_of,
    more_of,
)
from civitas.games.seven_ages.position import (
    ADOPTED,
    CIVIL_COLOUR,
    CIVIL_SIZE,
    MOST_COLOURS,
    NOTHING,
    ON_CARD,
    PROMOTED,
    QUELLED,
    SevenAgesState,
)
from civitas.games.seven_ages.rules import artefacts, cities, events, leaders
from civitas.games.seven_ages.rules.adopting import (
    SOURCE_IN_RANGE,
    adopt,
    adopt_from_any,
    forbids_adoption,
    present_creed,
    sources,
)
from civitas.games.seven_ages.rules.areas import remove_artefact
from civitas.games.seven_ages.rules.cards import play_from_hand
from civitas.games.seven_ages.rules.empires import gain_money, remove_leader
from civitas.games.seven_ages.rules.reactions import refusal_of
from civitas.kernel.refusals import OTHER_QUESTION, rule

WITHOUT_EMPIRE: Final = rule("seven_ages.civilise.marker-without-empire")
ONE_KIND: Final = rule("seven_ages.adopt.one-kind-per-action")
QUELL_LAST: Final = rule("seven_ages.quell.last")
CURE: Final = rule("seven_ages.artefact.cure")
TARGET: Final = rule("seven_ages.artefact.any-empire")
SITE: Final = rule("seven_ages.artefact.area")
OWN_AREA: Final = rule("seven_ages.leader.in-own-area")


def begin(p: SevenAgesState, seat: int, slot: int) -> None:
    p.civil = [0] * CIVIL_SIZE
    p.civil[CIVIL_COLOUR] = slot if slot < MOST_COLOURS else NOTHING
    p.now = ask(CIVILISE_MENU, seat)


# --- the menu


def _forbids_adopting(p: SevenAgesState, creed: int) -> int:
    """Quelling is the last step: nobody makes room for a change of creed with it. All other steps can come in any
    order, for it makes no difference to them."""
    colour = p.civil[CIVIL_COLOUR]
    if p.civil[ADOPTED]:
        return ONE_KIND
    found = forbids_adoption(p, colour, creed)
    return QUELL_LAST if not found and p.civil[QUELLED] and present_creed(p, colour, creed) >= 0 else found


def _forbids_cure(p: SevenAgesState, artefact: int) -> int:
    colour = p.civil[CIVIL_COLOUR]
    price = p.facts.cure[artefact]
    there = price and p.where[artefact] == ON_CARD + colour
    return 0 if there and p.money[colour] >= price else CURE


def _menu(p: SevenAgesState, seat: int) -> list[int]:
    table, facts = p.table, p.facts
    colour = p.civil[CIVIL_COLOUR]
    found = [table.end]
    own = colour >= 0
    if own and not leaders.forbids_draw(p):
        found.append(table.promote)
    hand = p.hand[seat]
    found += [table.event + card for card in hand if not events.forbids_event(p, seat, colour, card)]
    found += [table.artefact + card for card in hand if not artefacts.forbids_card(p, seat, colour, card)]
    if not own:
        return found
    found += [table.named + n for n in sorted(facts.named_of[p.card[colour]]) if not leaders.forbids_named(p, n)]
    if p.leaders:
        found += [table.demote + k for k in range(len(facts.leaders)) if not leaders.forbids_demotion(p, k)]
    found += [table.adopt + a for a in range(len(facts.artefacts)) if not _forbids_adopting(p, a)]
    areas = [area for area, owner in enumerate(p.occupant) if owner == colour]
    found += [table.city + area for area in areas if not cities.forbids_city(p, area)]
    found += [table.capital + area for area in areas if not cities.forbids_capital(p, area)]
    found += [table.flip + unit for unit in range(len(facts.units)) if not cities.forbids_flip(p, unit)]
    found += [table.quell + area for area in areas if not cities.forbids_quell(p, area)]
    found += [table.cure + a for a in range(len(facts.artefacts)) if not _forbids_cure(p, a)]
    return found


def _forbids_menu(p: SevenAgesState, seat: int, move: int) -> int:
    table, colour = p.table, p.civil[CIVIL_COLOUR]
    if move == table.end:
        return 0
    if table.event <= move < table.artefact:
        return events.forbids_event(p, seat, colour, move - table.event)
    if table.artefact <= move < table.start:
        return artefacts.forbids_card(p, seat, colour, move - table.artefact)
    is_menu = move == table.promote or table.named <= move < table.leader or table.demote <= move < table.advance
    if not is_menu:
        return OTHER_QUESTION
    if colour < 0:
        return WITHOUT_EMPIRE
    if move == table.promote:
        return leaders.forbids_draw(p)
    if move < table.leader:
        return leaders.forbids_named(p, move - table.named)
    if move < table.adopt:
        return leaders.forbids_demotion(p, move - table.demote)
    if move < table.city:
        return _forbids_adopting(p, move - table.adopt)
    if move < table.capital:
        return cities.forbids_city(p, move - table.city)
    if move < table.flip:
        return cities.forbids_capital(p, move - table.capital)
    if move < table.quell:
        return cities.forbids_flip(p, move - table.flip)
    if move < table.cure:
        return cities.forbids_quell(p, move - table.quell)
    return _forbids_cure(p, move - table.cure)


def _choose(p: SevenAgesState, seat: int, move: int) -> None:
    table, colour = p.table, p.civil[CIVIL_COLOUR]
    if move == table.end:
        p.civil = []
        p.answered()
    elif table.event <= move < table.artefact:
        events.play_event(p, seat, colour, move - table.event)
    elif table.artefact <= move < table.start:
        _play_artefact(p, seat, move - table.artefact)
    elif move == table.promote:
        leaders.draw_leader(p, seat)
    elif move < table.leader:
        p.civil[PROMOTED] = 1
        p.ask_next(ask(NEW_LEADER_SITE, seat, colour, move - table.named + 1))
    elif move < table.adopt:
        leaders.demote(p, seat, move - table.demote)
    elif move < table.city:
        p.civil[ADOPTED] = 1
        adopt_from_any(p, seat, colour, move - table.adopt)
    elif move < table.capital:
        cities.build_city(p, move - table.city)
    elif move < table.flip:
        cities.move_capital(p, move - table.capital)
    elif move < table.quell:
        p.ask_next(ask(FLIP_AREA, seat, move - table.flip))
    elif move < table.cure:
        cities.quell(p, move - table.quell)
    else:
        gain_money(p, colour, -p.facts.cure[move - table.cure])
        remove_artefact(p, move - table.cure)


def _play_artefact(p: SevenAgesState, seat: int, card: int) -> None:
    play_from_hand(p, seat, card)
    artefact = p.facts.card_artefact[card]
    found = artefacts.targets(p, seat, p.civil[CIVIL_COLOUR], artefact)
    if len(found) == 1:
        _target(p, seat, artefact, found[0])
    else:
        p.ask_next(ask(ARTEFACT_EMPIRE, seat, artefact))


def _target(p: SevenAgesState, seat: int, artefact: int, colour: int) -> None:
    if p.facts.on_card[artefact]:
        artefacts.place_artefact(p, artefact, colour, NOTHING)
        return
    places = artefacts.sites(p, artefact, colour)
    if len(places) == 1:
        artefacts.place_artefact(p, artefact, colour, places[0])
    else:
        p.ask_next(ask(ARTEFACT_AREA, seat, artefact, colour))


# --- answering


def moves_of(p: SevenAgesState, seat: int) -> list[int]:
    code, table = code_of(p.now), p.table
    if code == CIVILISE_MENU:
        return _menu(p, seat)
    if code == KEEP_LEADER:
        return [table.yes, table.no]
    context = context_of(p.now)
    if code == ARTEFACT_EMPIRE:
        return [table.empire + c for c in artefacts.targets(p, seat, p.civil[CIVIL_COLOUR], context)]
    if code == ARTEFACT_AREA:
        return [table.area + area for area in artefacts.sites(p, context, more_of(p.now))]
    if code == FLIP_AREA:
        return [table.put + place for place in cities.flip_places(p, context)]
    if code == DEMOTE_WHICH:
        return leaders.which_moves(p, context, more_of(p.now))
    if code == ADOPT_FROM:
        return [table.empire + source for source in sources(p, context, more_of(p.now))]
    return [table.area + area for area in p.held_areas(context)]


def forbids(p: SevenAgesState, seat: int, move: int) -> int:
    code, table = code_of(p.now), p.table
    if code == CIVILISE_MENU:
        return _forbids_menu(p, seat, move)
    if code == KEEP_LEADER:
        return 0 if move in (table.yes, table.no) else OTHER_QUESTION
    context = context_of(p.now)
    if code == ARTEFACT_EMPIRE:
        if table.empire <= move < table.area:
            return artefacts.forbids_target(p, seat, p.civil[CIVIL_COLOUR], context, move - table.empire)
    elif code in (DEMOTE_WHICH, ADOPT_FROM):
        return refusal_of(p, move, moves_of(p, seat), leaders.OWN if code == DEMOTE_WHICH else SOURCE_IN_RANGE)
    elif code == FLIP_AREA:
        if table.put <= move < table.commit:
            return 0 if move - table.put in cities.flip_places(p, context) else cities.FLIP_OWN
    elif table.area <= move < table.pair:
        if code == ARTEFACT_AREA:
            return artefacts.forbids_site(p, context, more_of(p.now), move - table.area)
        return 0 if p.holder_of(move - table.area) == context else OWN_AREA
    return OTHER_QUESTION


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    code, table = code_of(p.now), p.table
    if code == CIVILISE_MENU:
        _choose(p, seat, move)
        return
    if code == KEEP_LEADER:
        leaders.answer_draw(p, seat, move == table.yes)
        return
    context, more = context_of(p.now), more_of(p.now)
    p.answered()
    if code == ARTEFACT_EMPIRE:
        _target(p, seat, context, move - table.empire)
    elif code == ARTEFACT_AREA:
        artefacts.place_artefact(p, context, more, move - table.area)
    elif code == FLIP_AREA:
        cities.flip(p, context, move - table.put)
    elif code == DEMOTE_WHICH:
        remove_leader(p, leaders.told_by(p, context, more, move))
    elif code == ADOPT_FROM:
        adopt(p, context, more, move - table.empire)
    else:
        leaders.place_leader(p, context, more - 1, move - table.area)
