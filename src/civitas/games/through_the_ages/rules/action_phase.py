"""The Action Phase (Fase Azioni): which actions a player may take, in any order, until it ends the phase."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.effects.abilities import forbids_recruit, forbids_use, has_used_ability
from civitas.games.through_the_ages.effects.actions import forbids_action
from civitas.games.through_the_ages.moves import AgesMoves, table_of
from civitas.games.through_the_ages.position import CARD_MASK, TACTIC_CHANGED, AgesState
from civitas.games.through_the_ages.rules import building, leaders, tactics, taking, technologies
from civitas.games.through_the_ages.rules.costs import (
    civil_actions,
    military_actions,
    spend_civil,
    spend_military,
    take_cost,
)
from civitas.games.through_the_ages.vocabulary import ACTION, GOVERNMENT, LEADER, RECRUITS, TACTIC
from civitas.kernel.fields import members


def action_moves(p: AgesState, seat: int) -> list[int]:
    """Verb by verb in the order of the table, so that they come out in order."""
    table = table_of(p)
    civil = civil_actions(p, seat)
    found = [table.end]
    found += taking.take_moves(p, seat, table.take, civil)
    if p.round == 1:
        return found
    military = military_actions(p, seat)
    if civil and building.forbids_population(p, seat, 0) == 0:
        found.append(table.population)
    found += _site_moves(p, seat, table, civil, military)
    if civil:
        found += _civil_moves(p, seat, table)
    found += _card_moves(p, seat, table)
    if military:
        found += _military_moves(p, seat, table)
    if has_used_ability(p, seat):
        for number in range(len(p.facts.used_ability)):
            if forbids_use(p, seat, number, False) == 0:
                found.append(table.use + number)
    return found


def _site_moves(p: AgesState, seat: int, table: AgesMoves, civil: int, military: int) -> list[int]:
    """Build, upgrade, destroy: with a civil action for buildings, a military one for units."""
    found: list[int] = []
    units = p.facts.units_at
    held, workers = p.held[seat], p.workers[seat]
    if p.unused[seat]:
        for site in held:
            if (military if site >= units else civil) and building.forbids_build(p, seat, site, 0) == 0:
                found.append(table.build + site)
    if len(held) > len(p.facts.initial) - 1:
        for pair in building.upgrades(p, seat):
            new = pair[1]
            if (military if new >= units else civil) and building.forbids_upgrade(p, seat, pair[0], new, 0) == 0:
                found.append(table.upgrade + pair[0] * table.sites + new)
    if civil:
        for site in held:
            if site < units and workers[site]:
                found.append(table.destroy + site)
    return found


def _civil_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    """Leaders, stages, technologies."""
    facts = p.facts
    found: list[int] = []
    hand = p.hand[seat]
    for card in hand:
        if facts.kind[card] == LEADER:
            found.append(table.leader + card - facts.first[LEADER])
    if p.unfinished[seat] >= 0:
        for count in range(1, building.most_stages(p, seat) + 1):
            if building.forbids_stages(p, seat, count, 0):
                break
            found.append(table.stage + count - 1)
    for card in hand:
        if facts.kind[card] < LEADER and technologies.forbids_develop(p, seat, card, 0) == 0:
            found.append(table.develop + card)
    return found


def _card_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    """Revolutions and action cards, which need no civil action of their own in some cases."""
    facts = p.facts
    found: list[int] = []
    for card in p.hand[seat]:
        if facts.kind[card] == GOVERNMENT and technologies.forbids_revolution(p, seat, card, 0) == 0:
            found.append(table.revolution + card - facts.first[GOVERNMENT])
    before = -1
    for card in p.hand[seat]:
        if card != before and facts.kind[card] == ACTION:
            before = card
            if forbids_action(p, seat, card - facts.first[ACTION]) == 0:
                found.append(table.action + card - facts.first[ACTION])
    return found


def _military_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    """Disband, recruit, tactics."""
    facts = p.facts
    found: list[int] = []
    for site in p.held[seat]:
        if site >= facts.units_at and p.workers[seat][site]:
            found.append(table.disband + site)
    if p.power[seat][RECRUITS]:
        for site in p.held[seat]:
            if forbids_recruit(p, seat, site) == 0:
                found.append(table.recruit + site)
    if not p.flags & TACTIC_CHANGED:
        before = -1
        for entry in p.military_hand[seat]:
            tactic = (entry & CARD_MASK) - facts.first[TACTIC]
            if tactic != before and 0 <= tactic < len(facts.tactics):
                before = tactic
                if tactics.forbids_tactic(p, seat, tactic) == 0:
                    found.append(table.tactic + tactic)
        for tactic in members(p.common):
            if tactics.forbids_copy(p, seat, tactic) == 0:
                found.append(table.copy + tactic)
    return found


# What an action needs besides its own rules: the actions it costs


def forbids_actions(p: AgesState, seat: int) -> int:
    """Whatever is not taking a card or ending the phase."""
    return by.FIRST_TURN_ONLY_TAKING_CARDS if p.round == 1 else 0


def end_phase(p: AgesState, seat: int) -> None:
    """Uncovers the frame beneath."""
    p.answered()


def forbids_take(p: AgesState, seat: int, card: int, space: int) -> int:
    return taking.forbids_take(p, seat, card, space, civil_actions(p, seat))


def take(p: AgesState, seat: int, card: int, space: int) -> None:
    spend_civil(p, seat, take_cost(p, seat, card, space))
    taking.take(p, seat, card, space)
    if p.facts.kind[card] == ACTION:
        p.fresh = [*p.fresh, card]


def forbids_population(p: AgesState, seat: int) -> int:
    return building.forbids_population(p, seat, 0) if civil_actions(p, seat) else by.POPULATION_CIVIL_COST


def increase_population(p: AgesState, seat: int) -> None:
    spend_civil(p, seat, 1)
    building.increase_population(p, seat, 0)


def forbids_build(p: AgesState, seat: int, site: int) -> int:
    if site >= p.facts.units_at:
        short = 0 if military_actions(p, seat) else by.UNIT_BUILD_MILITARY_COST
    else:
        short = 0 if civil_actions(p, seat) else by.BUILD_CIVIL_COST
    return short or building.forbids_build(p, seat, site, 0)


def build(p: AgesState, seat: int, site: int) -> None:
    _spend_for(p, seat, site)
    building.build(p, seat, site, 0)


def forbids_upgrade(p: AgesState, seat: int, old: int, new: int) -> int:
    if new >= p.facts.units_at:
        short = 0 if military_actions(p, seat) else by.UNIT_UPGRADE_MILITARY_COST
    else:
        short = 0 if civil_actions(p, seat) else by.UPGRADE_CIVIL_COST
    return short or building.forbids_upgrade(p, seat, old, new, 0)


def upgrade(p: AgesState, seat: int, old: int, new: int) -> None:
    _spend_for(p, seat, new)
    building.upgrade(p, seat, old, new, 0)


def _spend_for(p: AgesState, seat: int, site: int) -> None:
    """A unit takes a military action, a building a civil one."""
    if site >= p.facts.units_at:
        spend_military(p, seat, 1)
    else:
        spend_civil(p, seat, 1)


def forbids_destroy(p: AgesState, seat: int, site: int) -> int:
    return building.forbids_destroy(p, seat, site) if civil_actions(p, seat) else by.DESTROY_CIVIL_COST


def destroy(p: AgesState, seat: int, site: int) -> None:
    spend_civil(p, seat, 1)
    building.destroy(p, seat, site)


def forbids_leader(p: AgesState, seat: int, leader: int) -> int:
    if not civil_actions(p, seat):
        return by.LEADER_PLAY_CIVIL_COST if p.leader[seat] < 0 else by.LEADER_PLAY_ACTION_STILL_NEEDED
    return leaders.forbids_leader(p, seat, leader)


def forbids_stages(p: AgesState, seat: int, number: int) -> int:
    if not civil_actions(p, seat):
        return by.WONDER_STAGE_CIVIL_COST
    if number + 1 > building.most_stages(p, seat):
        return by.WONDER_STAGE_MULTI_STAGE
    return building.forbids_stages(p, seat, number + 1, 0)


def build_stages(p: AgesState, seat: int, number: int) -> None:
    spend_civil(p, seat, 1)
    building.build_stages(p, seat, number + 1, 0)


def forbids_develop(p: AgesState, seat: int, card: int) -> int:
    return technologies.forbids_develop(p, seat, card, 0) if civil_actions(p, seat) else by.DEVELOP_CIVIL_COST


def develop(p: AgesState, seat: int, card: int) -> None:
    spend_civil(p, seat, 1)
    technologies.develop(p, seat, card, 0)


def forbids_revolution(p: AgesState, seat: int, government: int) -> int:
    return technologies.forbids_revolution(p, seat, government + p.facts.first[GOVERNMENT], 0)


def revolt(p: AgesState, seat: int, government: int) -> None:
    technologies.revolt(p, seat, government + p.facts.first[GOVERNMENT], 0)


def forbids_disband(p: AgesState, seat: int, site: int) -> int:
    short = 0 if military_actions(p, seat) else by.UNIT_DISBAND_MILITARY_COST
    return short or building.forbids_disband(p, seat, site)


def disband(p: AgesState, seat: int, site: int) -> None:
    spend_military(p, seat, 1)
    building.destroy(p, seat, site)


def forbids_ability(p: AgesState, seat: int, number: int) -> int:
    return forbids_use(p, seat, number, False)
