"""Action cards (Giocare una Carta Azione): what each kind of action card does, and the action that some of them
order."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.effects.gains import gain_all
from civitas.games.through_the_ages.frames import AFTERWARDS, CHOOSE, ORDER
from civitas.games.through_the_ages.moves import table_of
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules import building
from civitas.games.through_the_ages.rules.cards import civil_leaves, gain_culture
from civitas.games.through_the_ages.rules.costs import civil_actions, spend_civil
from civitas.games.through_the_ages.rules.technologies import develop, forbids_develop, forbids_revolution, revolt
from civitas.kernel.frames import a_of, frame, seat_of
from civitas.kernel.refusals import OTHER_QUESTION


def forbids_action(p: AgesState, seat: int, action: int) -> int:
    facts = p.facts
    card = facts.first[v.ACTION] + action
    held = p.hand[seat].count(card)
    if held == 0:
        return by.ACTION_CARD_DISCARDED
    if held <= p.fresh.count(card):
        return by.ACTION_CARD_NOT_SAME_PHASE
    does = facts.action_does[action]
    if does == v.DO_DEVELOP:
        if _ways_to_obey(p, seat, action):
            return 0
        # A revolution may need no civil action, everything else does.
        return by.ACTION_CARD_MUST_BE_EXECUTABLE if civil_actions(p, seat) else by.ACTION_CARD_CIVIL_COST
    if civil_actions(p, seat) < 1:
        return by.ACTION_CARD_CIVIL_COST
    if does == v.DO_POPULATION:
        return by.ACTION_CARD_MUST_BE_EXECUTABLE if building.forbids_population(p, seat, 0) else 0
    if does == v.DO_STAGE:
        return (
            by.ACTION_CARD_MUST_BE_EXECUTABLE if building.forbids_stages(p, seat, 1, facts.action_rebate[action]) else 0
        )
    if does in (v.DO_BUILD, v.DO_UPGRADE):
        return 0 if _ways_to_obey(p, seat, action) else by.ACTION_CARD_MUST_BE_EXECUTABLE
    return 0


def play_action(p: AgesState, seat: int, action: int) -> None:
    facts = p.facts
    card = facts.first[v.ACTION] + action
    hand = p.hand[seat].copy()
    hand.remove(card)
    p.hand[seat] = hand
    civil_leaves(p, card)
    does = facts.action_does[action]
    if p.log is not None:
        p.tell("event-action", {"seat": seat, "card": facts.ids[card]})
    if does == v.DO_DEVELOP:
        # What is developed decides what is spent: one civil action, or all for a revolution.
        p.ask_next(frame(ORDER, seat, action))
        return
    spend_civil(p, seat, 1)
    if does in (v.DO_BUILD, v.DO_UPGRADE):
        p.ask_next(frame(ORDER, seat, action))
    elif does == v.DO_CHOOSE:
        gains = facts.gains[card]
        food = [pair[1] for pair in gains if pair[0] == v.GAIN_FOOD]
        resources = [pair[1] for pair in gains if pair[0] == v.GAIN_RESOURCE]
        p.ask_next(frame(CHOOSE, seat, food[0], resources[0]))
    else:
        _act(p, seat, action, does)


def _act(p: AgesState, seat: int, action: int, does: int) -> None:
    """Action cards that ask nothing."""
    facts = p.facts
    each = facts.action_by_players[action][p.players_left() - 2]
    if does == v.DO_GAIN:
        gain_all(p, seat, facts.gains[facts.first[v.ACTION] + action], facts.first[v.ACTION] + action)
    elif does == v.DO_POPULATION:
        p.ask_next(frame(AFTERWARDS, seat, action))
        building.increase_population(p, seat, 0)
    elif does == v.DO_STAGE:
        building.build_stages(p, seat, 1, facts.action_rebate[action])
    elif does == v.DO_ARM:
        p.extra_military += facts.action_military[action]
        p.unit_resources += facts.action_resource[action]
    elif does == v.DO_ARM_BY_STRENGTH:
        p.unit_resources += each * _ahead(p, seat, p.strength)
    elif does == v.DO_CULTURE:
        gain_culture(p, seat, each * _ahead(p, seat, p.culture), facts.first[v.ACTION] + action)


def _ahead(p: AgesState, seat: int, values: list[int]) -> int:
    """How many civilizations have more than this one."""
    ahead = 0
    for other in range(p.seats):
        if p.playing(other) and values[other] > values[seat]:
            ahead += 1
    return ahead


def gain_afterwards(p: AgesState) -> None:
    """What a card gives once the action it ordered is paid."""
    seat = seat_of(p.now)
    action = a_of(p.now)
    p.answered()
    gain_all(p, seat, p.facts.gains[p.facts.first[v.ACTION] + action], p.facts.first[v.ACTION] + action)


# The action that a card orders


def order_moves(p: AgesState, seat: int) -> list[int]:
    return _ways_to_obey(p, seat, a_of(p.now))


def _ways_to_obey(p: AgesState, seat: int, action: int) -> list[int]:
    """The moves that would carry out the action a card orders."""
    facts, table = p.facts, table_of(p)
    does = facts.action_does[action]
    found: list[int] = []
    if does == v.DO_DEVELOP:
        for card in p.hand[seat]:
            if facts.kind[card] < v.LEADER and _forbids_development(p, seat, card) == 0:
                found.append(table.develop + card)
        for card in p.hand[seat]:
            if facts.kind[card] == v.GOVERNMENT and forbids_revolution(p, seat, card, 0) == 0:
                found.append(table.revolution + card - facts.first[v.GOVERNMENT])
        return found
    kinds = facts.action_kinds[action]
    if does == v.DO_BUILD:
        for site in p.held[seat]:
            if kinds >> facts.kind[site] & 1 and _forbids_building(p, seat, action, site) == 0:
                found.append(table.build + site)
    for pair in building.upgrades(p, seat):
        if _forbids_upgrading(p, seat, action, pair[0], pair[1]) == 0:
            found.append(table.upgrade + pair[0] * table.sites + pair[1])
    return found


def _forbids_development(p: AgesState, seat: int, card: int) -> int:
    return forbids_develop(p, seat, card, 0) or (0 if civil_actions(p, seat) else by.DEVELOP_CIVIL_COST)


def _forbids_building(p: AgesState, seat: int, action: int, site: int) -> int:
    facts = p.facts
    if facts.action_does[action] != v.DO_BUILD or not facts.action_kinds[action] >> facts.kind[site] & 1:
        return by.ACTION_CARD_GRANTED_ACTION_FREE
    return building.forbids_build(p, seat, site, facts.action_rebate[action])


def _forbids_upgrading(p: AgesState, seat: int, action: int, old: int, new: int) -> int:
    facts = p.facts
    if not facts.action_kinds[action] >> facts.kind[old] & 1 or facts.kind[old] != facts.kind[new]:
        return by.ACTION_CARD_GRANTED_ACTION_FREE
    return building.forbids_upgrade(p, seat, old, new, facts.action_rebate[action])


def _orders_development(p: AgesState) -> bool:
    return p.facts.action_does[a_of(p.now)] == v.DO_DEVELOP


def forbids_ordered_building(p: AgesState, seat: int, site: int) -> int:
    return OTHER_QUESTION if _orders_development(p) else _forbids_building(p, seat, a_of(p.now), site)


def forbids_ordered_upgrade(p: AgesState, seat: int, old: int, new: int) -> int:
    return OTHER_QUESTION if _orders_development(p) else _forbids_upgrading(p, seat, a_of(p.now), old, new)


def forbids_ordered_development(p: AgesState, seat: int, card: int) -> int:
    return _forbids_development(p, seat, card) if _orders_development(p) else OTHER_QUESTION


def forbids_ordered_revolution(p: AgesState, seat: int, government: int) -> int:
    if not _orders_development(p):
        return OTHER_QUESTION
    return forbids_revolution(p, seat, government + p.facts.first[v.GOVERNMENT], 0)


def _obey(p: AgesState) -> int:
    """The action card whose order is carried out; the question is answered."""
    action = a_of(p.now)
    p.answered()
    return action


def build_as_ordered(p: AgesState, seat: int, site: int) -> None:
    building.build(p, seat, site, p.facts.action_rebate[_obey(p)])


def upgrade_as_ordered(p: AgesState, seat: int, old: int, new: int) -> None:
    building.upgrade(p, seat, old, new, p.facts.action_rebate[_obey(p)])


def develop_as_ordered(p: AgesState, seat: int, card: int) -> None:
    action = _obey(p)
    spend_civil(p, seat, 1)
    develop(p, seat, card, 0)
    gain_all(p, seat, p.facts.gains[p.facts.first[v.ACTION] + action], p.facts.first[v.ACTION] + action)


def revolt_as_ordered(p: AgesState, seat: int, government: int) -> None:
    action = _obey(p)
    revolt(p, seat, government + p.facts.first[v.GOVERNMENT], 0)
    gain_all(p, seat, p.facts.gains[p.facts.first[v.ACTION] + action], p.facts.first[v.ACTION] + action)
