"""Random play to the end, in the compiled engine: what `civitas bench` times and what rollouts use."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position


def play_out(position: Position, chance: Chance, at: int = 0, most: int = 1_000_000) -> int:
    """Play uniformly random legal moves until the game is over (or `most` are made); returns how many were made.

    Nobody gives up. Moves are picked by words of `chance` from place `at` on, without rejection: the
    bias is below one in a million.
    """
    made = 0
    gives_up = position.title.resign_move >= 0
    while made < most:
        seat = position.turn()
        if seat < 0:
            break
        moves = position.contending(seat) if gives_up else position.legal(seat)
        position.advance(seat, moves[chance.word(at + made) * len(moves) >> 30])
        made += 1
    return made
