"""Playing a leader (Giocare un Leader): from the hand into play, in place of the one there."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import TUCK
from civitas.games.through_the_ages.position import LEADER_REPLACED, AgesState
from civitas.games.through_the_ages.rules.cards import civil_leaves, gain_culture, lab_output, update
from civitas.games.through_the_ages.rules.costs import regain_civil, spend_civil
from civitas.games.through_the_ages.vocabulary import LABS_AS_MINES, LEADER, TUCKS_UNDER_WONDER, UNIT_RESOURCES
from civitas.kernel.frames import frame


def forbids_leader(p: AgesState, seat: int, leader: int) -> int:
    return 0 if p.facts.first[LEADER] + leader in p.hand[seat] else by.LEADER_PLAY_CIVIL_COST


def play_leader(p: AgesState, seat: int, leader: int) -> None:
    facts = p.facts
    spend_civil(p, seat, 1)
    hand = p.hand[seat].copy()
    hand.remove(facts.first[LEADER] + leader)
    p.hand[seat] = hand
    old = p.leader[seat]
    tucks = p.power[seat][TUCKS_UNDER_WONDER] > 0 and p.wonders[seat] and p.tucked[seat] < 0
    if old >= 0:
        _leave(p, seat, old)
    p.leader[seat] = leader
    update(p, seat)
    p.unit_resources += p.power[seat][UNIT_RESOURCES]
    if p.log is not None:
        p.tell("event-leader", {"seat": seat, "card": facts.ids[facts.first[LEADER] + leader]})
    if old >= 0:
        p.flags |= LEADER_REPLACED
        if tucks:
            p.ask_next(frame(TUCK, seat))
        else:
            regain_civil(p, seat)


def _leave(p: AgesState, seat: int, old: int) -> None:
    """What a replaced leader takes along or leaves behind; statistics are updated once, with the new one."""
    power = p.power[seat]
    if power[LABS_AS_MINES]:
        gain_culture(p, seat, lab_output(p, seat), p.facts.first[LEADER] + old)
    p.unit_resources -= min(p.unit_resources, power[UNIT_RESOURCES])
    civil_leaves(p, p.facts.first[LEADER] + old)


# Homer


def forbids_tuck(p: AgesState, seat: int, wonder: int) -> int:
    return 0 if p.wonders[seat] >> wonder & 1 else by.HOMER_EXTRA_FACE


def tuck(p: AgesState, seat: int, wonder: int) -> None:
    """The replaced leader goes under a wonder; no civil action comes back."""
    p.answered()
    p.tucked[seat] = wonder
    update(p, seat)
    if p.log is not None:
        p.tell("event-tucked", {"seat": seat, "card": p.facts.wonders.ids[wonder]})


def do_not_tuck(p: AgesState, seat: int) -> None:
    p.answered()
    regain_civil(p, seat)
