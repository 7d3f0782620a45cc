"""Tactics, played and copied (Giocare una Tattica, Copiare una Tattica, Rendi Disponibili le Tattiche)."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.position import EVERYBODY_KNOWS, TACTIC_CHANGED, AgesState
from civitas.games.through_the_ages.rules.costs import military_actions, spend_military
from civitas.games.through_the_ages.rules.row import find_military, take_military
from civitas.games.through_the_ages.rules.statistics import rate
from civitas.games.through_the_ages.vocabulary import TACTIC


def forbids_tactic(p: AgesState, seat: int, tactic: int) -> int:
    if p.flags & TACTIC_CHANGED:
        return by.TACTIC_PLAY_ONCE_PER_TURN
    if find_military(p, seat, p.facts.first[TACTIC] + tactic) < 0:
        return by.TACTIC_PLAY_BECOMES_EXCLUSIVE
    return 0 if military_actions(p, seat) >= p.facts.play_tactic else by.TACTIC_PLAY_COST


def play_tactic(p: AgesState, seat: int, tactic: int) -> None:
    spend_military(p, seat, p.facts.play_tactic)
    take_military(p, seat, p.facts.first[TACTIC] + tactic)
    p.exclusive[seat] = 1
    _adopt(p, seat, tactic)
    if p.log is not None:
        p.tell("event-tactic", {"seat": seat, "card": p.facts.tactics.ids[tactic]})


def forbids_copy(p: AgesState, seat: int, tactic: int) -> int:
    if p.flags & TACTIC_CHANGED:
        return by.TACTIC_PLAY_ONCE_PER_TURN
    if not p.common >> tactic & 1:
        return by.TACTIC_COPY_COMMON_ONLY
    if p.tactic[seat] == tactic:
        return by.TACTIC_COPY_BECOMES_CURRENT
    return 0 if military_actions(p, seat) >= p.facts.copy_tactic else by.TACTIC_COPY_COST


def copy_tactic(p: AgesState, seat: int, tactic: int) -> None:
    spend_military(p, seat, p.facts.copy_tactic)
    _adopt(p, seat, tactic)
    if p.log is not None:
        p.tell("event-tactic-copied", {"seat": seat, "card": p.facts.tactics.ids[tactic]})


def _adopt(p: AgesState, seat: int, tactic: int) -> None:
    p.flags |= TACTIC_CHANGED
    p.tactic[seat] = tactic
    rate(p, seat)


def share_tactic(p: AgesState, seat: int) -> None:
    """At the start of a turn the exclusive tactic becomes common; a second copy leaves the game."""
    if not p.exclusive[seat]:
        return
    p.exclusive[seat] = 0
    tactic = p.tactic[seat]
    if p.common >> tactic & 1:
        p.removed = [*p.removed, p.facts.first[TACTIC] + tactic | EVERYBODY_KNOWS]
    p.common |= 1 << tactic
    if p.log is not None:
        p.tell("event-tactic-shared", {"seat": seat, "card": p.facts.tactics.ids[tactic]})
