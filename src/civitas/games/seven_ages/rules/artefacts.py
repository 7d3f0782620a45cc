"""Playing Artifacts (Giocare gli Artefatti): on whom, where, and what they bring at once."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects.held import artefacts_in, artefacts_of, is_in_play, markers_left
from civitas.games.seven_ages.frames import BY_INTERNET
from civitas.games.seven_ages.position import MOST_COLOURS, ON_CARD, ON_TRACK, SevenAgesState, replaced
from civitas.games.seven_ages.rules.empires import move_progress
from civitas.games.seven_ages.rules.glory import gain_glory, lose_glory
from civitas.games.seven_ages.rules.ranges import areas_in_range, is_in_range

TRACK_AHEAD: Final = 7


def forbids_in_general(p: SevenAgesState, artefact: int) -> int:
    """Is the marker free to be played?"""
    kind = p.facts.kind[artefact]
    if kind >= v.CREED:
        return 0 if markers_left(p, artefact) > 0 else by.CREED_MARKER_LIMIT
    if is_in_play(p, artefact):
        if kind == v.WONDER:
            return by.WONDER_NOT_TWICE
        return by.TECHNOLOGY_NOT_TWICE if kind == v.TECHNOLOGY else by.CALAMITY_NOT_TWICE
    return 0


def forbids_target(p: SevenAgesState, seat: int, acting: int, artefact: int, colour: int) -> int:
    """May the artefact be played on this empire? `acting` is the civilising empire, -1 for none."""
    facts = p.facts
    if p.card[colour] < 0:
        return by.ARTEFACT_ANY_EMPIRE
    age = p.age(colour)
    if not facts.first_age[artefact] <= age <= facts.last_age[artefact] and not _dagger(p, artefact, colour):
        return by.ARTEFACT_AGES
    kind = facts.kind[artefact]
    if (kind == v.CREED and p.religion[colour] >= 0) or (kind == v.RULE and p.government[colour] >= 0):
        return by.CREED_NOT_IF_HAS_ONE
    needed = facts.needs_artefact[artefact]
    if needed >= 0 and not artefacts_of(p, colour) >> needed & 1:
        return by.ARTEFACT_STAR
    if facts.needs_religion[artefact] and p.religion[colour] < 0:
        return by.ARTEFACT_STAR
    if p.has_options(v.TAKE_THAT) and not is_reachable(p, seat, acting, colour):
        return by.OPTION_TAKE_THAT
    if not facts.on_card[artefact] and not sites(p, artefact, colour):
        return by.ARTEFACT_AREA
    return 0


def is_reachable(p: SevenAgesState, seat: int, acting: int, colour: int) -> bool:
    """With the option take that: is the target within range of the acting empire, or of any if none acts?"""
    own = [acting] if acting >= 0 else p.empires_of(seat)
    return any(empire == colour or is_in_range(p, empire, colour) for empire in own)


def _dagger(p: SevenAgesState, artefact: int, colour: int) -> bool:
    """May it be played in an earlier age?"""
    facts = p.facts
    if not facts.dagger_age[artefact] or p.age(colour) != facts.dagger_age[artefact]:
        return False
    wanted = facts.dagger_artefacts[artefact]
    if wanted and artefacts_of(p, colour) & wanted != wanted:
        return False
    return not facts.dagger_war[artefact] or p.fought == 1


def forbids_site(p: SevenAgesState, artefact: int, colour: int, area: int) -> int:
    facts = p.facts
    if not facts.is_land[area] or p.holder_of(area) != colour:
        return by.ARTEFACT_AREA
    there = len(artefacts_in(p, area))
    if there >= (2 if p.leaders_at(colour, area, v.ARTIST) else 1):
        return by.ARTEFACT_AREA
    if facts.needs_coast[artefact] and not facts.coasts[area]:
        return by.ARTEFACT_STAR
    if facts.needs_capital[artefact] and p.capital[colour] != area:
        return by.ARTEFACT_STAR
    return by.ARTEFACT_STAR if p.city[area] < facts.needs_city[artefact] else 0


def sites(p: SevenAgesState, artefact: int, colour: int) -> list[int]:
    return [
        area for area, owner in enumerate(p.occupant) if owner == colour and not forbids_site(p, artefact, colour, area)
    ]


def targets(p: SevenAgesState, seat: int, acting: int, artefact: int) -> list[int]:
    return [colour for colour in range(MOST_COLOURS) if not forbids_target(p, seat, acting, artefact, colour)]


def forbids_card(p: SevenAgesState, seat: int, acting: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.ARTEFACT_OWN_CARD
    artefact = p.facts.card_artefact[card]
    found = forbids_in_general(p, artefact)
    if found:
        return found
    found = by.ARTEFACT_ANY_EMPIRE
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            found = forbids_target(p, seat, acting, artefact, colour)
            if not found:
                return 0
    return found


def place_artefact(p: SevenAgesState, artefact: int, colour: int, area: int) -> None:
    """The marker is put down; glory and whatever happens at once follow."""
    facts, kind, seat = p.facts, p.facts.kind[artefact], p.player[colour]
    if p.log is not None:
        args: dict[str, object] = {"artefact": facts.artefacts.ids[artefact], "empire": facts.cards.ids[p.card[colour]]}
        p.tell("event-artefact", args)
    if kind == v.CREED:
        p.religion = replaced(p.religion, colour, artefact)
    elif kind == v.RULE:
        p.government = replaced(p.government, colour, artefact)
    elif area >= 0:
        p.where = replaced(p.where, artefact, area)
    else:
        on_track = facts.with_op[v.WAR_GLORY] >> artefact & 1
        p.where = replaced(p.where, artefact, ON_TRACK if on_track else ON_CARD + colour)
    if kind == v.CALAMITY:
        lose_glory(p, seat, 1)
    else:
        gain_glory(p, seat, v.FROM_ARTEFACTS, 1)
    if kind == v.TECHNOLOGY:
        p.twins = replaced(p.twins, artefact, p.progress[colour] + TRACK_AHEAD - p.age(colour))
    if kind == v.WONDER and area >= 0:
        _inspire_artists(p, area)
    for effect in facts.effects[artefact]:
        if effect.op == v.GAIN_PROGRESS:
            move_progress(p, colour, effect.n)
        elif effect.op == v.WAR_GLORY:
            p.war_turns = effect.n
        elif effect.op == v.END_GAME:
            p.ending = BY_INTERNET
            if not p.past:
                gain_glory(p, seat, v.FROM_ENDING, facts.ending_bonus)


def _inspire_artists(p: SevenAgesState, area: int) -> None:
    """A wonder within range of an artist brings his empire glory."""
    for leader in p.leaders:
        if leader >> 4 & 15 == v.ARTIST and area in areas_in_range(p, leader & 15, leader >> 16):
            gain_glory(p, p.player[leader & 15], v.FROM_ARTEFACTS, 1)
