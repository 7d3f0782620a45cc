"""Counting out the last cards of 7 Wonders Duel and the last round of Historia, and results that search proves."""

from __future__ import annotations

from typing import Any

import civitas
from civitas.bots import Observation
from civitas.bots.players import SearchBot
from civitas.bots.thinking.endgame import Endgame
from civitas.bots.thinking.judge import Judge
from civitas.bots.thinking.search import WIDE, WIDENING, Search
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

DUEL = civitas.title("seven_wonders_duel")
HISTORIA = civitas.title("historia")


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


def last_rounds(games: int) -> list[Position]:
    """Positions of Historia with a choice in the round that ends the last turn, reached by random moves."""
    found: list[Position] = []
    for seed in range(400):
        game: Any = civitas.new(HISTORIA, 2, seed=seed)
        luck, made = Chance(seed), 0
        while not game.over():
            seat = game.turn()
            legal = game.contending(seat)
            if len(legal) > 1 and HISTORIA.is_open(game):
                found.append(game.clone())
                break
            game.advance(seat, legal[luck.word(made) * len(legal) >> 30])
            made += 1
        if len(found) == games:
            return found
    raise AssertionError("too few games end so")


def worth(position: Position, hero: int) -> float:
    """The share of the victory that a seat can force, by trying everything."""
    seat = position.turn()
    if seat < 0:
        return position.title.evaluate(position)[hero]
    outcomes = []
    for move in position.contending(seat):
        twin = position.clone()
        twin.advance(seat, move)
        outcomes.append(worth(twin, hero))
    return max(outcomes) if seat == hero else min(outcomes)


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


def test_the_last_round_of_historia_is_counted_out() -> None:
    for game in last_rounds(6):
        seat = game.turn()
        move = Endgame(Judge(HISTORIA)).winning_move(game, seat, 20_000, 0.0)
        if move >= 0:
            game.advance(seat, move)
            bot = SearchBot(1, 50, 0.0, value="evaluation")
            while (asked := game.turn()) >= 0:
                legal = game.contending(asked)
                game.advance(asked, bot.decide(Observation(game, asked)) if asked == seat else legal[-1])
            assert HISTORIA.evaluate(game)[seat] == 1.0


def test_search_proves_what_a_position_is_worth() -> None:
    """Without counting out first: wins, losses and draws are handed back from the ends that it comes by."""
    seen = set()
    for game in ends(3, 16):
        seat = game.turn()
        if len(game.contending(seat)) == 1:
            continue
        bot = SearchBot(1, 4000, 0.0, value="evaluation")
        bot.prepare(DUEL)
        assert bot.search is not None
        bot.search.noise = 1e-9
        move = bot.decide(Observation(game, seat))
        proved = bot.search.root.exact
        assert proved == worth(game, seat) == bot.opinion()
        assert bot.search.simulations < 4000
        game.advance(seat, move)
        assert worth(game, seat) == proved
        seen.add(proved)
    assert seen >= {0.0, 1.0}


def test_nothing_is_proved_of_what_lies_hidden() -> None:
    game = civitas.new(DUEL, seed=3)
    play_out(game, Chance(4), most=30)
    bot = SearchBot(1, 300, 0.0, value="evaluation")
    bot.decide(Observation(game, game.turn()))
    assert bot.search is not None
    assert bot.search.root.exact < 0.0
    assert all(option.exact < 0.0 for option in bot.search.root.options)


def test_of_many_options_those_that_look_best_are_tried_first() -> None:
    game: Any = civitas.new("seven_ages", 2, seed=1)
    luck, made = Chance(1), 0
    while len(game.contending(game.turn())) < WIDE + 20 or game.title.plans(game, game.turn(), 0):
        legal = game.contending(game.turn())
        game.advance(game.turn(), legal[luck.word(made) * len(legal) >> 30])
        made += 1
    judge = Judge(game.title)
    search = Search(judge, 1000.0, 1.0, False, True)
    search.run(game, game.turn(), 1, 3 * WIDE, 0.0)
    order = sorted(search.root.options, key=lambda option: -option.prior)
    assert sum(option.count > 0 for option in order) <= WIDE + 3 * WIDE // WIDENING
    assert all(option.count == 0 for option in order[WIDE + 3 * WIDE // WIDENING :])


def test_an_open_position_goes_on_alike_whatever_is_imagined() -> None:
    for game in ends(3, 6) + last_rounds(3):
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
