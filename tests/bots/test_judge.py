"""What options are told to be worth when they are weighed is what they are worth when they are taken."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots.thinking.judge import Judge
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

MOVES = 6


def halfway(key: str, seed: int) -> Position:
    length = play_out(civitas.new(key, 2, seed), Chance(seed))
    game = civitas.new(key, 2, seed)
    play_out(game, Chance(seed), 0, length * (seed + 1) // 4)
    return game


@pytest.mark.parametrize("key", civitas.title_keys())
def test_shares_told_stand_for_the_seat_that_asked_and_for_others_once_nothing_is_pending(key: str) -> None:
    judge = Judge(civitas.title(key))
    for seed in range(3):
        game = halfway(key, seed)
        seat = game.turn()
        moves = game.contending(seat)[:MOVES]
        found = judge.outlooks(game, seat, moves)
        told = list(judge.told)
        assert found == [shares[seat] for shares in told]
        for move, shares in zip(moves, told, strict=True):
            twin = game.clone()
            twin.advance(seat, move)
            assert judge.settled(twin.clone(), seat) == shares
            if twin.joint is None and (twin.over() or judge.title.quiet(twin)):
                assert judge.settled(twin, 1 - seat) == shares
