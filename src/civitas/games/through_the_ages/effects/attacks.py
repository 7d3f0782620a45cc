"""Aggressions and wars (Aggressioni e Guerre): what they do to the rival."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.effects.events import give_up_colony
from civitas.games.through_the_ages.effects.gains import gain_all, gain_one, lose_population
from civitas.games.through_the_ages.frames import ANNEX_COLONY, MIX, MIX_TAKE, RAZE, REMOVE, SPOILS, STRIKE
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.building import destroy
from civitas.games.through_the_ages.rules.cards import (
    change_tokens,
    gain_culture,
    gain_yellow,
    lose_culture,
    lose_leader,
    lose_yellow,
    update,
)
from civitas.games.through_the_ages.rules.colonization import gain_colony
from civitas.games.through_the_ages.rules.row import discard_openly, lose_unfinished
from civitas.games.through_the_ages.rules.technologies import put_in_play
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, b_of, frame, seat_of

# Aggressions


def has_target(p: AgesState, number: int, rival: int) -> bool:
    """Some aggressions need something that the rival has."""
    does = p.facts.aggression_does[number]
    if does == v.ANNEX:
        return p.colonies[rival] > 0
    if does == v.INFILTRATE:
        return p.leader[rival] >= 0 or p.unfinished[rival] >= 0
    return True


def strike(p: AgesState) -> None:
    """Carry out an aggression that was not met."""
    seat, number, rest = seat_of(p.now), a_of(p.now), b_of(p.now)
    rival, step, costs = rest & 7, rest >> 3 & 7, rest >> 6
    facts = p.facts
    card = facts.first[v.AGGRESSION] + number
    does = facts.aggression_does[number]
    if does == v.RAID and step < len(facts.aggression_levels[number]):
        p.now = frame(STRIKE, seat, number, rival | step + 1 << 3 | costs << 6)
        level = facts.aggression_levels[number][step]
        if urban_targets(p, rival, level):
            p.ask_next(frame(RAZE, seat, rival, level | 1 << 4))
        return
    p.answered()
    discard_openly(p, p.open_card)
    p.open_card = -1
    if does == v.ENSLAVE:
        gain_all(p, seat, facts.gains[card], card)
        lose_population(p, rival, 1)
    elif does == v.PLUNDER:
        if p.food[rival] + p.resources[rival]:
            p.ask_next(frame(MIX, seat, facts.aggression_total[number], MIX_TAKE | rival << 2))
    elif does == v.RAID:
        gain_one(p, seat, v.GAIN_RESOURCE, (costs + 1) // 2, card)
    elif does == v.ANNEX:
        p.ask_next(frame(ANNEX_COLONY, seat, rival))
    elif does == v.INFILTRATE:
        p.ask_next(frame(REMOVE, seat, rival, facts.aggression_total[number]))
    else:
        for pair in facts.gains[card]:
            take_points(p, seat, rival, pair[0], pair[1], card)


def take_points(p: AgesState, seat: int, rival: int, kind: int, amount: int, source: int) -> None:
    """The rival loses points, as far as it has them, and the taker gains those."""
    if kind == v.GAIN_SCIENCE:
        amount = min(amount, p.science[rival])
        p.science[rival] -= amount
    elif kind == v.GAIN_CULTURE:
        amount = lose_culture(p, rival, amount, source)
    gain_one(p, seat, kind, amount, source)


# Destroying the buildings of others: Plunder, Terrorism


def urban_targets(p: AgesState, victim: int, level: int) -> list[int]:
    facts = p.facts
    return [
        site for site in range(facts.urban_at, facts.units_at) if p.workers[victim][site] and facts.level[site] <= level
    ]


def forbids_raze(p: AgesState, seat: int, site: int) -> int:
    return 0 if site in urban_targets(p, a_of(p.now), b_of(p.now) & 15) else by.CARD_LEVEL_WORKER_IS_BUILDING


def raze(p: AgesState, seat: int, site: int) -> None:
    """The worker goes to its owner's pool; a raid pays by the printed cost."""
    victim, raid = a_of(p.now), b_of(p.now) >> 4
    p.answered()
    destroy(p, victim, site)
    if raid:
        below = p.now
        p.now = frame(STRIKE, seat_of(below), a_of(below), b_of(below) + (p.facts.resource[site] << 6))


# Annexation, Infiltration


def forbids_annex(p: AgesState, seat: int, colony: int) -> int:
    return 0 if p.colonies[a_of(p.now)] >> colony & 1 else by.COLONY_STOLEN


def annex(p: AgesState, seat: int, colony: int) -> None:
    victim = a_of(p.now)
    p.answered()
    give_up_colony(p, victim, colony)
    gain_colony(p, seat, p.facts.first[v.TERRITORY] + colony)


def forbids_colony_loss(p: AgesState, seat: int, colony: int) -> int:
    return 0 if p.colonies[seat] >> colony & 1 else by.COLONY_PERMANENT


def forbids_removal(p: AgesState, seat: int, target: int) -> int:
    victim = a_of(p.now)
    there = p.unfinished[victim] if target else p.leader[victim]
    return 0 if there >= 0 else by.IN_PLAY_REFERENCES


def remove(p: AgesState, seat: int, target: int) -> None:
    victim, each = a_of(p.now), b_of(p.now)
    p.answered()
    facts = p.facts
    if target:
        card = facts.first[v.WONDER] + p.unfinished[victim]
        lose_unfinished(p, victim)
    else:
        card = facts.first[v.LEADER] + p.leader[victim]
        lose_leader(p, victim)
    gain_culture(p, seat, each * facts.level[card], v.FROM_ATTACKS)


# Wars


def resolve_war(p: AgesState, war: int, victor: int, loser: int, advantage: int) -> None:
    does = p.facts.war_does[war]
    if does == v.WAR_CULTURE:
        take_points(p, victor, loser, v.GAIN_CULTURE, p.facts.war_amount[war] + advantage, p.facts.first[v.WAR] + war)
    elif does == v.WAR_TERRITORY:
        tokens = p.facts.war_amount[war] + advantage // p.facts.war_step[war]
        gain_yellow(p, victor, lose_yellow(p, loser, tokens))
    elif stealable(p, victor, loser, advantage):
        p.ask_next(frame(SPOILS, victor, loser, advantage))
    else:
        take_points(p, victor, loser, v.GAIN_SCIENCE, advantage, v.FROM_ATTACKS)


def stealable(p: AgesState, victor: int, loser: int, advantage: int) -> list[int]:
    """Special technologies of the loser, by their number among these, that the advantage pays for."""
    first = p.facts.first[v.SPECIAL]
    found = members((p.technologies[loser] & p.facts.special_mask) >> first)
    return [special for special in found if forbids_theft(p, victor, loser, special, advantage) == 0]


def forbids_theft(p: AgesState, victor: int, loser: int, special: int, advantage: int) -> int:
    card = p.facts.first[v.SPECIAL] + special
    if not p.technologies[loser] >> card & 1:
        return by.WAR_STEAL_TECHNOLOGY
    if p.technologies[victor] >> card & 1 or card in p.hand[victor]:
        return by.WAR_STEAL_NO_DUPLICATE
    return 0 if p.facts.science[card] <= advantage else by.WAR_STRENGTH_ADVANTAGE


def forbids_spoils(p: AgesState, seat: int, special: int) -> int:
    return forbids_theft(p, seat, a_of(p.now), special, b_of(p.now))


def steal_technology(p: AgesState, victor: int, special: int) -> None:
    """The card moves from area to area; what is left of the advantage is taken in points or further cards."""
    loser, left = a_of(p.now), b_of(p.now)
    facts = p.facts
    card = facts.first[v.SPECIAL] + special
    left -= facts.science[card]
    p.answered()
    p.technologies[loser] &= ~(1 << card)
    update(p, loser)
    change_tokens(p, loser, -facts.gives[card][v.BLUE], -facts.gives[card][v.YELLOW])
    if p.log is not None:
        p.tell("event-stolen", {"seat": victor, "other": loser, "card": facts.ids[card]})
    put_in_play(p, victor, card)
    if stealable(p, victor, loser, left):
        p.ask_next(frame(SPOILS, victor, loser, left))
    else:
        take_points(p, victor, loser, v.GAIN_SCIENCE, left, v.FROM_ATTACKS)


def take_the_rest(p: AgesState, victor: int) -> None:
    loser, left = a_of(p.now), b_of(p.now)
    p.answered()
    take_points(p, victor, loser, v.GAIN_SCIENCE, left, v.FROM_ATTACKS)
