"""Bots on a title with many seats, sealed choices, offers, hidden hands and no help of its own for bots."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position
from mini import MINI
from mini.catalogue import read_catalogue
from mini.game import MiniTitle

SEATS = 4


def positions(count: int) -> list[Position]:
    """Positions of random games in which some seat has a choice; in joint frames the last seat asked is looked at."""
    found: list[Position] = []
    for seed in range(count):
        game = civitas.new(MINI, SEATS, seed=seed)
        play_out(game, Chance(seed), most=5 + 7 * seed)
        if not game.over():
            found.append(game)
    return found


@pytest.mark.parametrize("spec", ["greedy:samples=1", "search:sims=3"])
def test_a_whole_game_of_many_seats(spec: str) -> None:
    game = civitas.new(MINI, SEATS, seed=2)
    bots = [make_bot(spec if seat == 0 else "random", seat) for seat in range(SEATS)]
    for _ in range(5000):
        if game.over():
            break
        seat = game.turn()
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    assert game.over()


@pytest.mark.parametrize("spec", ["greedy", "search:sims=12"])
def test_decisions_depend_on_what_the_seat_sees_alone(spec: str) -> None:
    joint = 0
    for game in positions(12):
        seat = game.waiting()[-1]
        joint += game.joint is not None
        moves = {
            make_bot(spec, 5).decide(Observation(looks, seat))
            for looks in (game, game.imagine(seat, Chance(3)), game.imagine(seat, Chance(4)))
        }
        assert len(moves) == 1
        assert moves <= set(game.legal(seat))
    assert joint


def test_each_seat_wins_its_own_share() -> None:
    game = positions(1)[0]
    shares = MINI.evaluate(game)
    assert len(shares) == SEATS
    assert sum(shares) == pytest.approx(1.0)


class Planned(MiniTitle):
    """The same title with plans: one of two moves, or the first alone."""

    def plans(self, position: Position, seat: int, width: int = 0) -> list[list[int]]:
        legal = position.legal(seat)
        return [[legal[-1], legal[0]], [legal[-1]]]


@pytest.mark.parametrize("spec", ["greedy", "search:sims=12"])
def test_plans_take_the_place_of_single_moves(spec: str) -> None:
    title = Planned(read_catalogue(None))
    game = civitas.new(title, SEATS, seed=3)
    for _ in range(20):
        seat = game.turn()
        move = make_bot(spec).decide(Observation(game, seat))
        assert move == game.legal(seat)[-1]
        game.play(seat, move)
