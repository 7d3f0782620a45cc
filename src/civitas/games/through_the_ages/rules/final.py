"""The end of the game (Fine della partita): leftover events of Age III, then the bonuses of cards in play."""

from __future__ import annotations

from civitas.games.through_the_ages.effects.events import apply
from civitas.games.through_the_ages.position import CARD_MASK, AgesState
from civitas.games.through_the_ages.rules.cards import gain_culture, lab_output
from civitas.games.through_the_ages.rules.comparing import affected
from civitas.games.through_the_ages.rules.credits import giver
from civitas.games.through_the_ages.rules.row import opening_seat
from civitas.games.through_the_ages.vocabulary import EVENT, LABS_AS_MINES


def final_scoring(p: AgesState) -> None:
    """The first player counts as the current one for ties. None of these events asks anything."""
    first = opening_seat(p)
    if not p.options.get("short"):
        left = [*p.current_events, *p.future_events]
        for card in sorted([entry & CARD_MASK for entry in left]):
            if p.facts.level[card] == 3 and p.facts.kind[card] == EVENT:
                _score_event(p, card, first)
    for seat in p.clockwise(first):
        gain_culture(p, seat, lab_output(p, seat), giver(p, seat, LABS_AS_MINES))
    p.end_game()
    if p.log is not None:
        p.tell("event-game-over", {})


def _score_event(p: AgesState, card: int, first: int) -> None:
    if p.log is not None:
        p.tell("event-final", {"card": p.facts.ids[card]})
    for effect in p.facts.effects[card - p.facts.first[EVENT]]:
        mask = affected(p, effect.who, first)
        for seat in p.clockwise(first):
            if mask >> seat & 1:
                apply(p, effect, seat, first)
