"""Fase Azioni: which actions a player may take, in any order, until it ends the phase."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.effects.abilities import (
    forbids_recruit,
    forbids_use,
    has_used_ability,
    recruit,
    use,
)
from civitas.games.through_the_ages.effects.actions import forbids_action, play_action
from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import ACTED, CARD_MASK, TACTIC_CHANGED, AgesState
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
from civitas.kernel.refusals import OTHER_QUESTION, rule

FIRST_TURN: Final = rule("tta.first-turn.only-taking-cards")
POPULATION_COST: Final = rule("tta.population.civil-cost")
BUILD_COST: Final = rule("tta.build.civil-cost")
UNIT_BUILD_COST: Final = rule("tta.unit-build.military-cost")
UPGRADE_COST: Final = rule("tta.upgrade.civil-cost")
UNIT_UPGRADE_COST: Final = rule("tta.unit-upgrade.military-cost")
DESTROY_COST: Final = rule("tta.destroy.civil-cost")
DISBAND_COST: Final = rule("tta.unit-disband.military-cost")
LEADER_COST: Final = rule("tta.leader-play.civil-cost")
REPLACEMENT_COST: Final = rule("tta.leader-play.action-still-needed")
STAGE_COST: Final = rule("tta.wonder-stage.civil-cost")
SEVERAL_STAGES: Final = rule("tta.wonder-stage.multi-stage")
DEVELOP_COST: Final = rule("tta.develop.civil-cost")


def action_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    civil = civil_actions(p, seat)
    found = [table.end]
    found += taking.take_moves(p, seat, table.take, civil)
    if p.round == 1:
        found.sort()
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
    found.sort()
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
            if forbids_action(p, seat, card - facts.first[ACTION], table) == 0:
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


def forbids_in_action_phase(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    if move == table.end:
        return 0
    civil = civil_actions(p, seat)
    if table.take <= move < table.population:
        card, space = divmod(move - table.take, table.spaces_count)
        return taking.forbids_take(p, seat, card, space, civil)
    if move < table.population or move >= table.prepare:
        return OTHER_QUESTION
    if p.round == 1:
        return FIRST_TURN
    if move < table.destroy:
        return _forbids_building(p, seat, move, table, civil)
    if move < table.disband:
        return _forbids_civil(p, seat, move, table, civil)
    return _forbids_military(p, seat, move, table)


def _forbids_building(p: AgesState, seat: int, move: int, table: AgesMoves, civil: int) -> int:
    units = p.facts.units_at
    if move < table.build:
        return building.forbids_population(p, seat, 0) if civil else POPULATION_COST
    if move < table.upgrade:
        site = move - table.build
        if site >= units:
            short = 0 if military_actions(p, seat) else UNIT_BUILD_COST
        else:
            short = 0 if civil else BUILD_COST
        return short or building.forbids_build(p, seat, site, 0)
    old, new = divmod(move - table.upgrade, table.sites)
    if new >= units:
        short = 0 if military_actions(p, seat) else UNIT_UPGRADE_COST
    else:
        short = 0 if civil else UPGRADE_COST
    return short or building.forbids_upgrade(p, seat, old, new, 0)


def _forbids_civil(p: AgesState, seat: int, move: int, table: AgesMoves, civil: int) -> int:
    if move < table.leader:
        return building.forbids_destroy(p, seat, move - table.destroy) if civil else DESTROY_COST
    if move < table.stage:
        if not civil:
            return LEADER_COST if p.leader[seat] < 0 else REPLACEMENT_COST
        return leaders.forbids_leader(p, seat, move - table.leader)
    if move < table.develop:
        count = move - table.stage + 1
        if not civil:
            return STAGE_COST
        if count > building.most_stages(p, seat):
            return SEVERAL_STAGES
        return building.forbids_stages(p, seat, count, 0)
    if move < table.revolution:
        return technologies.forbids_develop(p, seat, move - table.develop, 0) if civil else DEVELOP_COST
    if move < table.action:
        return technologies.forbids_revolution(p, seat, move - table.revolution + p.facts.first[GOVERNMENT], 0)
    return forbids_action(p, seat, move - table.action, table)


def _forbids_military(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    if move < table.recruit:
        short = 0 if military_actions(p, seat) else DISBAND_COST
        return short or building.forbids_disband(p, seat, move - table.disband)
    if move < table.tactic:
        return forbids_recruit(p, seat, move - table.recruit)
    if move < table.copy:
        return tactics.forbids_tactic(p, seat, move - table.tactic)
    if move < table.use:
        return tactics.forbids_copy(p, seat, move - table.copy)
    return forbids_use(p, seat, move - table.use, False)


def act(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    """Carry out an action of the Action Phase; ending the phase uncovers the frame beneath."""
    p.flags |= ACTED
    if move < table.population:
        if move == table.end:
            p.answered()
        else:
            _take(p, seat, move, table)
    elif move < table.destroy:
        _build(p, seat, move, table)
    elif move < table.disband:
        _act_civil(p, seat, move, table)
    else:
        _act_military(p, seat, move, table)


def _take(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    card, space = divmod(move - table.take, table.spaces_count)
    spend_civil(p, seat, take_cost(p, seat, card, space))
    taking.take(p, seat, card, space)
    if p.facts.kind[card] == ACTION:
        p.fresh = [*p.fresh, card]


def _build(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    units = p.facts.units_at
    if move < table.build:
        spend_civil(p, seat, 1)
        building.increase_population(p, seat, 0)
        return
    if move < table.upgrade:
        old, new = -1, move - table.build
    else:
        old, new = divmod(move - table.upgrade, table.sites)
    if new >= units:
        spend_military(p, seat, 1)
    else:
        spend_civil(p, seat, 1)
    if old < 0:
        building.build(p, seat, new, 0)
    else:
        building.upgrade(p, seat, old, new, 0)


def _act_civil(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    if move < table.leader:
        spend_civil(p, seat, 1)
        building.destroy(p, seat, move - table.destroy)
    elif move < table.stage:
        leaders.play_leader(p, seat, move - table.leader)
    elif move < table.develop:
        spend_civil(p, seat, 1)
        building.build_stages(p, seat, move - table.stage + 1, 0)
    elif move < table.revolution:
        spend_civil(p, seat, 1)
        technologies.develop(p, seat, move - table.develop, 0)
    elif move < table.action:
        technologies.revolt(p, seat, move - table.revolution + p.facts.first[GOVERNMENT], 0)
    else:
        play_action(p, seat, move - table.action)


def _act_military(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    if move < table.recruit:
        spend_military(p, seat, 1)
        building.destroy(p, seat, move - table.disband)
    elif move < table.tactic:
        recruit(p, seat, move - table.recruit)
    elif move < table.copy:
        tactics.play_tactic(p, seat, move - table.tactic)
    elif move < table.use:
        tactics.copy_tactic(p, seat, move - table.copy)
    else:
        use(p, seat, move - table.use)
