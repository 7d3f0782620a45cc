"""A bot gets what its seat sees, and nothing leads from there to the true position."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

SPECS = ["random", "greedy", "search:sims=20", "search:sims=10:value=evaluation", "level:2"]


def after(moves: int, seed: int) -> Position:
    game = civitas.new("seven_wonders_duel", seed=seed)
    play_out(game, Chance(seed + 1), most=moves)
    return game


def with_library_drawn() -> Any:
    """A game in which one seat has seen tokens that the other has not, and the other is to move."""
    for seed in range(1000):
        game: Any = civitas.new("seven_wonders_duel", seed=seed)
        luck, made = Chance(seed), 0
        while not game.over():
            seat = game.turn()
            if any(game.library_memory) and not game.library_memory[seat] and len(game.legal(seat)) > 1:
                return game
            legal = game.legal(seat)
            game.advance(seat, legal[luck.word(made) * len(legal) >> 30])
            made += 1
    raise AssertionError("no game with a Great Library")


def test_an_observation_tells_what_the_position_tells_its_seat() -> None:
    game = after(20, 3)
    seat = game.turn()
    seen = Observation(game, seat)
    assert seen.view() == game.view(seat)
    assert seen.question() == game.question(seat)
    assert seen.legal() == game.legal(seat)
    assert seen.imagine(Chance(5)).view(seat) == game.view(seat)


def test_the_true_position_cannot_be_reached_from_an_observation() -> None:
    game = after(20, 3)
    seen = Observation(game, game.turn())
    found: set[int] = set()
    todo: list[object] = [seen]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, type):
            continue
        found.add(id(thing))
        assert thing is not game
        todo += [
            part for part in gc.get_referents(thing) if isinstance(part, Position | Observation | list | tuple | dict)
        ]
    assert len(found) > 5


def test_what_the_other_seat_drew_is_dealt_anew() -> None:
    game = with_library_drawn()
    seat = game.turn()
    worlds: list[Any] = [Observation(game, seat).imagine(Chance(seed)) for seed in range(20)]
    drawn = {tuple(world.library_memory) for world in worlds}
    assert len(drawn) > 1


@pytest.mark.parametrize("title", civitas.title_keys())
def test_what_looks_equal_is_imagined_equal(title: str) -> None:
    """Else a bot that thinks on imagined positions would decide by what it cannot see."""
    game = civitas.new(title, 2, seed=4)
    for number in range(12):
        play_out(game, Chance(number), most=40)
        for seat in range(game.seats):
            looks = game.imagine(seat, Chance(1))
            assert looks.imagine(seat, Chance(2)).hash() == game.imagine(seat, Chance(2)).hash()


@pytest.mark.parametrize("spec", SPECS)
def test_decisions_are_equal_on_positions_that_look_equal(spec: str) -> None:
    games = [after(moves, seed) for seed, moves in enumerate((0, 9, 25, 40))] + [with_library_drawn()]
    for game in games:
        if game.over():
            continue
        seat = game.turn()
        moves = {
            make_bot(spec, 7).decide(Observation(looks, seat))
            for looks in (game, game.imagine(seat, Chance(1)), game.imagine(seat, Chance(2)))
        }
        assert len(moves) == 1
        assert moves <= set(game.legal(seat))


@pytest.mark.parametrize("title", ["historia", "antiquity"])
@pytest.mark.parametrize("spec", ["greedy", "search:sims=4:value=evaluation"])
def test_decisions_hang_on_nothing_hidden_in_long_titles(title: str, spec: str) -> None:
    for seed in range(3):
        game = civitas.new(title, 3, seed=seed)
        play_out(game, Chance(seed), most=60 + 40 * seed)
        seat = game.turn()
        if game.over() or len(game.contending(seat)) > 30:
            continue
        moves = {
            make_bot(spec, 7).decide(Observation(looks, seat))
            for looks in (game, game.imagine(seat, Chance(1)), game.imagine(seat, Chance(2)))
        }
        assert len(moves) == 1
