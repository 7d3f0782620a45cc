"""Resigning (Arrendersi): a civilization leaves the game."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import NEXT_TURN, TURN
from civitas.games.through_the_ages.position import AgesState, replaced
from civitas.games.through_the_ages.rules.cards import civil_leaves, gain_culture, remove_pact, update
from civitas.games.through_the_ages.rules.row import discard_entry, discard_openly, lose_unfinished, take_back
from civitas.games.through_the_ages.vocabulary import LAST_AGE, LEADER, SEED, TACTIC, TERRITORY, WAR, WONDER
from civitas.kernel.fields import members
from civitas.kernel.frames import frame


def forbids_resign(p: AgesState) -> int:
    return by.RESIGN_NOT_AGE_IV if p.age == LAST_AGE else 0


def resign(p: AgesState, seat: int) -> None:
    """Everything the civilization has leaves the game; the turn passes on, or the last player wins."""
    if p.log is not None:
        p.tell("event-resigned", {"seat": seat})
    _leave_pacts(p, seat)
    _end_wars(p, seat)
    _discard_all(p, seat)
    p.resigned |= 1 << seat
    p.later = []
    if p.players_left() == 1:
        p.end_game()
    else:
        p.now = frame(TURN, seat, NEXT_TURN)


def _leave_pacts(p: AgesState, seat: int) -> None:
    for owner in range(p.seats):
        if p.pact[owner] >= 0 and seat in (owner, p.pact_with[owner]):
            remove_pact(p, owner)


def _end_wars(p: AgesState, seat: int) -> None:
    """Who declared war on the civilization scores; the card leaves play, or goes back to the hand of its owner."""
    back_to_hand = p.options.get("ruleset") == SEED
    for owner in range(p.seats):
        if p.war[owner] >= 0 and (p.war_on[owner] == seat or owner == seat):
            card = p.facts.first[WAR] + p.war[owner]
            if owner != seat:
                gain_culture(p, owner, p.facts.resignation_culture, card)
            if owner != seat and back_to_hand:
                take_back(p, owner, card)
            else:
                discard_openly(p, card)
            p.war[owner] = -1
            p.war_on[owner] = -1


def _discard_all(p: AgesState, seat: int) -> None:
    facts = p.facts
    for card in [*p.hand[seat], *members(p.technologies[seat] & ~facts.initial_mask)]:
        civil_leaves(p, card)
    for wonder in members(p.wonders[seat]):
        civil_leaves(p, facts.first[WONDER] + wonder)
    if p.leader[seat] >= 0:
        civil_leaves(p, facts.first[LEADER] + p.leader[seat])
    if p.unfinished[seat] >= 0:
        lose_unfinished(p, seat)
    for entry in p.military_hand[seat]:
        discard_entry(p, entry)
    for colony in members(p.colonies[seat]):
        discard_openly(p, facts.first[TERRITORY] + colony)
    if p.exclusive[seat]:
        discard_openly(p, facts.first[TACTIC] + p.tactic[seat])
    p.hand[seat] = []
    p.military_hand[seat] = []
    p.technologies[seat] = facts.initial_mask
    p.government[seat] = facts.first_government
    p.wonders[seat] = 0
    p.ravaged[seat] = 0
    p.colonies[seat] = 0
    p.leader[seat] = -1
    p.tactic[seat] = -1
    p.exclusive[seat] = 0
    p.tucked[seat] = -1
    p.workers[seat] = [0] * len(facts.sites)
    p.tokens[seat] = [0] * facts.stores
    for stock in (p.science, p.culture, p.yellow, p.unused, p.blue):
        stock[seat] = 0
    p.yellow_tokens = replaced(p.yellow_tokens, seat, 0)
    p.blue_tokens = replaced(p.blue_tokens, seat, 0)
    update(p, seat)
    p.civil[seat] = 0
    p.military[seat] = 0
