"""Leaders: removing one, placing a named one, drawing one from the cup."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.frames import DEMOTE_WHICH, KEEP_LEADER, NEW_LEADER_SITE, ask
from civitas.games.seven_ages.position import NOTHING, SevenAgesState, packed_leader
from civitas.games.seven_ages.rules.empires import leader_number, remove_leader
from civitas.games.seven_ages.rules.start import named_leaders, place_named
from civitas.games.seven_ages.vocabulary import NO_LEADER

LEADERS_AT: Final = 100_000
MOST_DRAWS: Final = 30


# --- which of several


def alike(p: SevenAgesState, colour: int, kind: int) -> list[int]:
    """The leaders of a type that an empire has, those with the same name, or none, in the same area counted once."""
    found: list[int] = []
    for leader in p.leaders:
        if leader & 15 == colour and leader >> 4 & 15 == kind and leader not in found:
            found.append(leader)
    return found


def name_in(leader: int) -> int:
    """The name of a leader, or -1."""
    return (leader >> 8 & 255) - 1


def names_of(p: SevenAgesState, colour: int, kind: int) -> list[int]:
    """Leaders of a type are told apart by their names, those without one by where they are."""
    return [name_in(leader) for leader in alike(p, colour, kind) if name_in(leader) >= 0]


def areas_of(p: SevenAgesState, colour: int, kind: int) -> list[int]:
    return [leader >> 16 for leader in alike(p, colour, kind) if name_in(leader) < 0]


def named_leader(p: SevenAgesState, colour: int, kind: int, named: int) -> int:
    for leader in alike(p, colour, kind):
        if name_in(leader) == named:
            return leader
    return NOTHING


def leader_in(p: SevenAgesState, colour: int, kind: int, area: int) -> int:
    for leader in alike(p, colour, kind):
        if name_in(leader) < 0 and leader >> 16 == area:
            return leader
    return NOTHING


# --- dismissing


def forbids_demotion(p: SevenAgesState, seat: int, kind: int) -> int:
    if not alike(p, p.civil.colour, kind):
        return by.LEADER_OWN
    return by.LEADER_REMOVE_ONE if p.civil.demoted else 0


def demote(p: SevenAgesState, seat: int, kind: int) -> None:
    p.civil.demoted = 1
    found = alike(p, p.civil.colour, kind)
    if len(found) == 1:
        remove_leader(p, found[0])
    else:
        p.ask_next(ask(DEMOTE_WHICH, seat, p.civil.colour, kind))


# --- placing


def _forbids_room(p: SevenAgesState) -> int:
    colour = p.civil.colour
    if p.civil.promoted:
        return by.LEADER_PLACE_ONE
    if p.leader_count(colour) >= leader_number(p, colour):
        return by.LEADER_MAXIMUM
    return 0 if p.held_areas(colour) else by.LEADER_IN_OWN_AREA


def forbids_named(p: SevenAgesState, seat: int, named: int) -> int:
    if named not in named_leaders(p, p.civil.colour):
        return by.LEADER_NAMED_OF_AGE
    return _forbids_room(p)


def forbids_draw(p: SevenAgesState, seat: int) -> int:
    found = _forbids_room(p)
    if not found and (p.civil.draws >= leader_number(p, p.civil.colour) or not p.cup):
        found = by.LEADER_DRAW_LIMIT
    return found


def leader_place(turn: int, colour: int, number: int) -> int:
    """Where an explicit deal names the leader that an empire draws."""
    return LEADERS_AT + 1000 * turn + MOST_DRAWS * colour + number


def draw_leader(p: SevenAgesState, seat: int) -> None:
    """Look at a leader from the cup; an empty counter goes back."""
    drawn = p.draw(p.cup, leader_place(p.turn_number, p.civil.colour, p.civil.draws))
    p.civil.draws += 1
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
        p.civil.promoted = 1
        p.ask_next(ask(NEW_LEADER_SITE, seat, p.civil.colour, 0))
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
