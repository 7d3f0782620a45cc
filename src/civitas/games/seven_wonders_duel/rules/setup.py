"""Set-up (Preparazione): board, tokens, treasuries, and the places that an explicit deal can name."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.vocabulary import FIRST_SEAT_AT, TOKENS_AT


def set_up(p: DuelState) -> None:
    """Lay out the board. The first player is chosen by lot."""
    p.loot = (1 << 2 * len(p.facts.loot_at)) - 1
    p.first_seat = p.draw([0, 1], FIRST_SEAT_AT)
    box = list(range(len(p.facts.tokens)))
    for number in range(p.facts.tokens_on_board):
        p.board |= 1 << p.draw(box, TOKENS_AT + number)
    p.box = box
    if p.log is not None:
        p.tell("event-tokens-laid", {"tokens": [p.facts.tokens.ids[t] for t in p.facts.members[p.board]]})
