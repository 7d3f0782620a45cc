"""Advisors: drawn from the deck of the own civilization, played as a card, then out of play."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.position import HistoriaState
from civitas.games.historia.vocabulary import CARDS, WITH_GOALS
from civitas.kernel.fields import members

ADVISORS_AT: Final = 1000
"""Place of the first advisor of seat 0 in an explicit deal; plus 100 for each seat."""


def draw_advisor(p: HistoriaState, seat: int) -> None:
    """Only with Civilization Goals do the used advisors make a new deck when it is empty."""
    if p.advisor_deck[seat] == 0 and p.modules & WITH_GOALS and p.used_advisors[seat]:
        p.advisor_deck[seat] = p.used_advisors[seat]
        p.used_advisors[seat] = 0
        p.reshuffles += 1
        if p.log is not None:
            p.tell("event-reshuffled", {"seat": seat})
    deck = p.advisor_deck[seat]
    if deck == 0:
        return
    number = (p.facts.advisors_of[p.civilization[seat]] & ~deck).bit_count()
    advisor = p.draw(members(deck), ADVISORS_AT + 100 * seat + number)
    p.advisor_deck[seat] ^= 1 << advisor
    p.advisors[seat] |= 1 << advisor
    if p.log is not None:
        p.tell("event-advisor-drawn", {"seat": seat})
        p.tell("event-advisor-seen", {"card": p.facts.cards.ids[CARDS + advisor]}, 1 << seat)


def retire(p: HistoriaState, seat: int, advisor: int) -> None:
    p.used_advisors[seat] |= 1 << advisor
