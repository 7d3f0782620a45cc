"""Civbots: civilizations that nobody plays. Once per turn each turns up cards of the common deck and obeys them."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.position import HistoriaState
from civitas.games.historia.rules.actions import lose_cube
from civitas.games.historia.rules.matrix import MILITARY_AXIS, TECHNOLOGY_AXIS, forbids_level, level_of, move_marker
from civitas.games.historia.rules.territories import highest_tile, is_protected, is_rival, place_cube, reach
from civitas.games.historia.rules.wonders import discard_from_row
from civitas.games.historia.scoring import gain_points
from civitas.games.historia.vocabulary import ART, BY_CIVBOT_CARDS, EXPANSION, MILITARY, TECHNOLOGY, WAR
from civitas.kernel.fields import members
from civitas.kernel.frames import RUNNING

CIVBOTS_AT: Final = 3000
"""Place of the first card in an explicit deal; plus 100 for each turn before it and 10 for each Civbot before it."""


def act(p: HistoriaState) -> None:
    """Every Civbot still in the game, in turn order; the deck is shuffled anew for each."""
    for civ in p.order:
        if civ >= p.seats and not p.eliminated >> civ & 1 and p.ending == RUNNING:
            turn_up_cards(p, civ)


def turn_up_cards(p: HistoriaState, civ: int) -> None:
    deck = list(range(len(p.facts.civbot_cards)))
    turns = (p.era - 1) * len(p.facts.icons) + p.turn_of_era - 1
    for number in range(p.facts.difficulty_cards[p.difficulty[civ]]):
        card = p.draw(deck, CIVBOTS_AT + 100 * turns + 10 * (civ - p.seats) + number)
        obey(p, civ, card)
        if p.ending != RUNNING:
            return


def obey(p: HistoriaState, civ: int, card: int) -> None:
    """Both actions of a dual card, the top one first. Points only where the card shows them."""
    facts = p.facts
    if p.log is not None:
        p.tell("event-civbot-card", {"seat": p.name(civ), "civbot_card": facts.civbot_cards.ids[card]})
    points = facts.civbot_vp[card]
    for action in facts.civbot_actions[card]:
        if points and is_at_top(p, civ, action):
            points = facts.civbot_top_vp
        perform(p, civ, action)
        if p.ending != RUNNING:
            return
    gain_points(p, civ, points, BY_CIVBOT_CARDS)


def is_at_top(p: HistoriaState, civ: int, action: int) -> bool:
    if action == TECHNOLOGY:
        return p.technology[civ] == p.facts.levels
    return action == MILITARY and p.military[civ] == p.facts.levels


def perform(p: HistoriaState, civ: int, action: int) -> None:
    if action == TECHNOLOGY:
        advance(p, civ, TECHNOLOGY_AXIS)
    elif action == MILITARY:
        advance(p, civ, MILITARY_AXIS)
    elif action == ART:
        discard_dearest(p, civ)
    elif action == EXPANSION:
        expand(p, civ)
    else:
        assert action == WAR
        wage_war(p, civ)


def advance(p: HistoriaState, civ: int, axis: int) -> None:
    """A level without payment and without bonuses, if the outline of the matrix allows it."""
    if level_of(p, civ, axis) < p.facts.levels and forbids_level(p, civ, axis) == 0:
        move_marker(p, civ, axis, 1)


def discard_dearest(p: HistoriaState, civ: int) -> None:
    """Art: the most expensive wonder of the row is discarded, among equals the first."""
    found, cost = -1, -1
    for wonder in members(p.row):
        if p.facts.wonder_cost[wonder] > cost:
            found, cost = wonder, p.facts.wonder_cost[wonder]
    if found >= 0:
        discard_from_row(p, civ, found)


def expand(p: HistoriaState, civ: int) -> None:
    """An available cube goes to the adjacent territory with the highest tile."""
    territory = highest_tile(p, reach(p, civ) & ~p.cubes[civ])
    if p.available[civ] == 0 or territory < 0:
        return
    if p.log is not None:
        p.tell("event-expanded", {"seat": p.name(civ), "territory": p.facts.territories.ids[territory]})
    place_cube(p, civ, territory)


def wage_war(p: HistoriaState, civ: int) -> None:
    """In the territory with the highest tile, against the weakest army there; War needs no technology."""
    territory, target = war_target(p, civ)
    if target < 0:
        return
    if p.log is not None:
        where = p.facts.territories.ids[territory]
        p.tell("event-war", {"seat": p.name(civ), "other": p.name(target), "territory": where})
    lose_cube(p, target, territory)


def war_target(p: HistoriaState, civ: int) -> tuple[int, int]:
    """The territory and the civilization attacked, or -1; among equal armies the earlier in turn order."""
    best, where, target = -1, -1, -1
    for territory in members(p.cubes[civ]):
        victim = _weakest(p, civ, territory)
        if victim >= 0 and p.tile_value(territory) > best:
            best, where, target = p.tile_value(territory), territory, victim
    return where, target


def _weakest(p: HistoriaState, civ: int, territory: int) -> int:
    found, army = -1, p.military[civ]
    for other in p.order:
        there = is_rival(p, civ, other) and p.cubes[other] >> territory & 1
        if there and p.military[other] < army and not is_protected(p, other, WAR):
            found, army = other, p.military[other]
    return found


def settle_down(p: HistoriaState, civ: int) -> None:
    """Set-up: the unoccupied territory with the highest tile."""
    territory = highest_tile(p, p.facts.everywhere & ~p.occupied())
    place_cube(p, civ, territory)
    if p.log is not None:
        p.tell("event-settled", {"seat": p.name(civ), "territory": p.facts.territories.ids[territory]})
