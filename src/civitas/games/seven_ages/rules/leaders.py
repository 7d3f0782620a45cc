"""Leader: removing one, placing a named one, drawing one from the cup."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.effects.held import total
from civitas.games.seven_ages.frames import KEEP_LEADER, NEW_LEADER_SITE, ask
from civitas.games.seven_ages.position import (
    CIVIL_COLOUR,
    DEMOTED,
    DRAWS,
    NOTHING,
    PROMOTED,
    SevenAgesState,
    packed_leader,
)
from civitas.games.seven_ages.rules.empires import remove_leader
from civitas.games.seven_ages.rules.start import named_leaders, place_named
from civitas.games.seven_ages.vocabulary import LEADER_NUMBER, NO_LEADER
from civitas.kernel.refusals import rule

REMOVE_ONE: Final = rule("seven_ages.leader.remove-one")
OWN: Final = rule("seven_ages.leader.own")
PLACE_ONE: Final = rule("seven_ages.leader.place-one")
MAXIMUM: Final = rule("seven_ages.leader.maximum")
NAMED_OF_AGE: Final = rule("seven_ages.leader.named-of-age")
DRAW_LIMIT: Final = rule("seven_ages.leader.draw-limit")


def leader_number(p: SevenAgesState, colour: int) -> int:
    return p.facts.leader_number[p.card[colour]] + total(p, colour, LEADER_NUMBER)


def leader_of(p: SevenAgesState, colour: int, kind: int) -> int:
    """The first leader of a type, or -1."""
    for leader in p.leaders:
        if leader & 15 == colour and leader >> 4 & 15 == kind:
            return leader
    return NOTHING


def forbids_demotion(p: SevenAgesState, kind: int) -> int:
    if leader_of(p, p.civil[CIVIL_COLOUR], kind) < 0:
        return OWN
    return REMOVE_ONE if p.civil[DEMOTED] else 0


def demote(p: SevenAgesState, kind: int) -> None:
    remove_leader(p, leader_of(p, p.civil[CIVIL_COLOUR], kind))
    p.civil[DEMOTED] = 1


def _forbids_room(p: SevenAgesState) -> int:
    colour = p.civil[CIVIL_COLOUR]
    if p.civil[PROMOTED]:
        return PLACE_ONE
    return MAXIMUM if p.leader_count(colour) >= leader_number(p, colour) or not p.held_areas(colour) else 0


def forbids_named(p: SevenAgesState, named: int) -> int:
    if named not in named_leaders(p, p.civil[CIVIL_COLOUR]):
        return NAMED_OF_AGE
    return _forbids_room(p)


def forbids_draw(p: SevenAgesState) -> int:
    found = _forbids_room(p)
    if not found and (p.civil[DRAWS] >= leader_number(p, p.civil[CIVIL_COLOUR]) or not p.cup):
        found = DRAW_LIMIT
    return found


def draw_leader(p: SevenAgesState, seat: int) -> None:
    """Look at a leader from the cup; an empty counter goes back."""
    p.civil[DRAWS] += 1
    drawn = p.draw(p.cup, -1)
    p.reveal(1 << seat)
    if p.log is not None:
        name = p.facts.leaders.ids[drawn] if drawn != NO_LEADER else "nobody"
        p.tell("event-leader-drawn", {"seat": seat, "leader": name}, 1 << seat)
    if drawn == NO_LEADER:
        p.cup.append(drawn)
    else:
        p.found = drawn
        p.ask_next(ask(KEEP_LEADER, seat))


def answer_draw(p: SevenAgesState, seat: int, keep: bool) -> None:
    p.answered()
    if keep:
        p.civil[PROMOTED] = 1
        p.ask_next(ask(NEW_LEADER_SITE, seat, p.civil[CIVIL_COLOUR], 0))
    else:
        p.cup.append(p.found)
        p.found = NOTHING


def place_leader(p: SevenAgesState, colour: int, named: int, area: int) -> None:
    """A named leader, or the one just found in the cup."""
    if named >= 0:
        place_named(p, colour, named, area)
        return
    p.leaders = [*p.leaders, packed_leader(colour, p.found, NOTHING, area)]
    if p.log is not None:
        p.tell("event-leader", {"leader": p.facts.leaders.ids[p.found], "area": p.facts.areas.ids[area]})
    p.found = NOTHING
