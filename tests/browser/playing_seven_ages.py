"""Where on the board of 7 Ages a move is made."""

from __future__ import annotations


def piece(move: str) -> str:
    verb, _, thing = move.partition(":")
    if verb in ("card", "start"):
        return f".a-hand [data-card={thing}]"
    if verb in ("from", "to", "in"):
        return f".ground[data-area={thing}]"
    return f".a-deed [data-move='{move}']"
