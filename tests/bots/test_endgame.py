"""Counting out the last cards of 7 Wonders Duel."""

from __future__ import annotations

from typing import Any

import civitas
from civitas.bots import Observation
from civitas.bots.players import SearchBot
from civitas.bots.thinking.endgame import Endgame
from civitas.bots.thinking.judge import Judge
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

DUEL = civitas.title("seven_wonders_duel")


def ends(left: int, games: int) -> list[Position]:
    """Positions with so many cards left that all lie open, reached by random moves."""
    found: list[Position] = []
    for seed in range(400):
        game: Any = civitas.new(DUEL, seed=seed)
        luck, made = Chance(seed), 0
        while not game.over():
            if game.age == 3 and game.left.bit_count() == left and not game.later and DUEL.is_open(game):
                found.append(game)
                break
            seat = game.turn()
            legal = game.legal(seat)
            game.advance(seat, legal[luck.word(made) * len(legal) >> 30])
            made += 1
        if len(found) == games:
            return found
    raise AssertionError("too few games end so")


def wins(position: Position, hero: int) -> bool:
    """By trying everything."""
    seat = position.turn()
    if seat < 0:
        return DUEL.evaluate(position)[hero] == 1.0
    outcomes = []
    for move in position.legal(seat):
        twin = position.clone()
        twin.advance(seat, move)
        outcomes.append(wins(twin, hero))
    return any(outcomes) if seat == hero else all(outcomes)


def test_a_win_is_found_exactly_where_there_is_one() -> None:
    found = {True: 0, False: 0}
    for game in ends(3, 24):
        seat = game.turn()
        move = Endgame(Judge(DUEL)).winning_move(game, seat, 0, 0.0)
        winning = wins(game, seat)
        found[winning] += 1
        assert (move >= 0) == winning
        if winning:
            game.advance(seat, move)
            assert wins(game, seat)
    assert min(found.values()) > 2


def test_an_open_position_goes_on_alike_whatever_is_imagined() -> None:
    for game in ends(3, 6):
        for seat in range(2):
            standings = []
            for luck in range(3):
                imagined = game.imagine(seat, Chance(luck))
                play_out(imagined, Chance(7))
                standings.append(imagined.standing())
            assert standings[0] == standings[1] == standings[2]


def test_a_budget_ends_the_count() -> None:
    game = ends(4, 1)[0]
    endgame = Endgame(Judge(DUEL))
    endgame.winning_move(game, game.turn(), 10, 0.0)
    assert endgame.visited <= 30


def test_search_plays_a_win_by_force() -> None:
    for game in ends(4, 12):
        seat = game.turn()
        if not wins(game, seat):
            continue
        bot = SearchBot(1, 400, 0.0, value="evaluation")
        game.advance(seat, bot.decide(Observation(game, seat)))
        assert wins(game, seat)
        assert bot.opinion() > 0.9
