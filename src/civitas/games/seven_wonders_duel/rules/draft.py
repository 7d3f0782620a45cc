"""The draft of the Wonders (Fase di Selezione delle Meraviglie): two groups of four, picked 1-2-2-1 and then
2-1-1-2."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel import refusals as by
from civitas.games.seven_wonders_duel.frames import DRAFT
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules.age import lay_out
from civitas.games.seven_wonders_duel.vocabulary import WONDERS_AT
from civitas.kernel.frames import a_of, frame

GROUP: Final = 4


def begin_draft(p: DuelState) -> None:
    p.unseen_wonders = list(range(len(p.facts.wonders)))
    lay_out_group(p, 0)


def lay_out_group(p: DuelState, pick: int) -> None:
    """Lay out four Wonders; called before pick 0 and before pick 4."""
    unseen = p.unseen_wonders.copy()
    for number in range(pick, pick + GROUP):
        p.offered |= 1 << p.draw(unseen, WONDERS_AT + number)
    p.unseen_wonders = unseen
    ask_pick(p, pick)
    if p.log is not None:
        p.tell("event-wonders-laid", {"wonders": [p.facts.wonders.ids[w] for w in p.facts.members[p.offered]]})


def ask_pick(p: DuelState, pick: int) -> None:
    picker = p.first_seat if p.facts.picks[pick] == 1 else 1 - p.first_seat
    p.now = frame(DRAFT, picker, pick)


def forbids_pick(p: DuelState, seat: int, wonder: int) -> int:
    if p.offered >> wonder & 1:
        return 0
    return by.DRAFT_FIRST_FOUR if a_of(p.now) < GROUP else by.DRAFT_SECOND_GROUP


def pick_wonder(p: DuelState, seat: int, wonder: int) -> None:
    p.offered &= ~(1 << wonder)
    p.own_city(seat).wonders |= 1 << wonder
    if p.log is not None:
        p.tell("event-drafted", {"seat": seat, "wonder": p.facts.wonders.ids[wonder]})
    pick = a_of(p.now) + 1
    if pick == len(p.facts.picks):
        lay_out(p, 1, p.first_seat)
    elif pick == GROUP:
        lay_out_group(p, pick)
    else:
        ask_pick(p, pick)


def give_first_game_wonders(p: DuelState) -> None:
    """The fixed sets for a first game (swd.draft.beginner-player-one, swd.draft.beginner-player-two)."""
    for player, ids in enumerate(p.facts.first_game):
        seat = p.first_seat if player == 0 else 1 - p.first_seat
        four = sum([1 << p.facts.wonders.index[wonder] for wonder in ids])
        p.own_city(seat).wonders = four
        if p.log is not None:
            p.tell("event-wonders-given", {"seat": seat, "wonders": list(ids)})
    lay_out(p, 1, p.first_seat)
