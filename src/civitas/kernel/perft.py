"""How many games of so many moves there are: the count by which engines that play by the same rules agree."""

from __future__ import annotations

from civitas.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """The sequences of so many legal moves from here on; a game that ends before is none of them.

    Where several seats decide at once, the lowest that waits moves first. Luck falls as the position's stream has it.
    """
    if depth == 0:
        return 1
    seat = position.turn()
    if seat < 0:
        return 0
    moves = position.legal(seat)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        following = position.clone()
        following.advance(seat, move)
        found += perft(following, depth - 1)
    return found
