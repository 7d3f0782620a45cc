"""The matrix: levels, the outline that holds them together, and the abilities that last as long as a level is held."""

from __future__ import annotations

from typing import Final

from civitas.games.historia import refusals as by
from civitas.games.historia.position import HistoriaState, contains, without
from civitas.kernel.fields import members

TECHNOLOGY_AXIS: Final = 0
MILITARY_AXIS: Final = 1


def forbids_level(p: HistoriaState, civ: int, axis: int) -> int:
    """May the marker go one level up? At the top a step scores instead."""
    facts = p.facts
    if axis == TECHNOLOGY_AXIS:
        if p.technology[civ] == facts.levels or facts.inside[p.cell(civ) + 1]:
            return 0
    elif p.military[civ] == facts.levels or facts.inside[p.cell(civ) + facts.width]:
        return 0
    return by.MATRIX_OUTLINE


def level_of(p: HistoriaState, civ: int, axis: int) -> int:
    return p.technology[civ] if axis == TECHNOLOGY_AXIS else p.military[civ]


def move_marker(p: HistoriaState, civ: int, axis: int, levels: int) -> None:
    if axis == TECHNOLOGY_AXIS:
        p.technology[civ] += levels
    else:
        p.military[civ] += levels
    if p.log is not None:
        key = "event-technology" if axis == TECHNOLOGY_AXIS else "event-military"
        p.tell(key if levels > 0 else key + "-lost", {"seat": p.name(civ), "level": level_of(p, civ, axis)})


def lose_level(p: HistoriaState, seat: int, axis: int) -> bool:
    """Lose one level with its abilities; False where there is none to lose. Bonuses once gained are kept."""
    facts = p.facts
    if level_of(p, seat, axis) == 1:
        return False
    back = 1 if axis == TECHNOLOGY_AXIS else facts.width
    if not facts.inside[p.cell(seat) - back]:
        return False
    move_marker(p, seat, axis, -1)
    match_cards(p, seat)
    return True


# --- abilities


def navigates(p: HistoriaState, civ: int) -> bool:
    """Navigation: every territory and every civilization is adjacent."""
    facts = p.facts
    return bool(facts.technology.navigates[p.technology[civ]] or facts.military.navigates[p.military[civ]])


def cards_per_round(p: HistoriaState, seat: int) -> int:
    facts = p.facts
    by_technology = facts.technology.per_round[p.technology[seat]]
    by_military = facts.military.per_round[p.military[seat]]
    return by_technology if by_technology > by_military else by_military


def advanced_cards(p: HistoriaState, seat: int) -> int:
    """Mask of the actions that a player carries out as advanced ones."""
    facts = p.facts
    return facts.technology.advanced[p.technology[seat]] | facts.military.advanced[p.military[seat]]


def is_advanced(p: HistoriaState, seat: int, action: int) -> bool:
    return bool(advanced_cards(p, seat) >> action & 1)


def owned_cards(p: HistoriaState, seat: int) -> int:
    """Mask of the action cards a player has, wherever they are; the others are set aside."""
    facts = p.facts
    return facts.start_hand | facts.technology.cards[p.technology[seat]] | facts.military.cards[p.military[seat]]


def match_cards(p: HistoriaState, seat: int) -> None:
    """A card comes to hand with the level that gives it, and goes with it from hand or queue; laid ones stay."""
    owned = owned_cards(p, seat)
    for card in members(owned & ~p.hand[seat] & ~p.facts.start_hand):
        if card + 1 != p.playing and not contains(p.queue[seat], card) and not contains(p.laid[seat], card):
            p.hand[seat] |= 1 << card
            if p.log is not None:
                p.tell("event-card-gained", {"seat": seat, "card": p.facts.cards.ids[card]})
    p.hand[seat] &= owned
    for card in members(~owned & p.facts.technology.cards[-1] | ~owned & p.facts.military.cards[-1]):
        if contains(p.queue[seat], card):
            p.queue[seat] = without(p.queue[seat], card)
