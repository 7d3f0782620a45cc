"""Greedy and search: strength, determinism, budgets."""

from __future__ import annotations

import threading
import time

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.bots.arena import Results, make_match, summary
from civitas.bots.players import SearchBot
from civitas.bots.thinking.judge import Judge
from civitas.bots.thinking.search import Trail
from civitas.bots.workers import run
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position


def positions_with_a_win() -> list[Position]:
    """Positions in which some but not all legal moves win at once."""
    found: list[Position] = []
    for seed in range(60):
        game = civitas.new("seven_wonders_duel", seed=seed)
        luck, made = Chance(seed), 0
        while not game.over():
            seat = game.turn()
            legal = game.legal(seat)
            wins = [move for move in legal if wins_at_once(game, seat, move)]
            if wins and len(wins) < len(legal):
                found.append(game.clone())
                break
            game.advance(seat, legal[luck.word(made) * len(legal) >> 30])
            made += 1
    return found


def wins_at_once(game: Position, seat: int, move: int) -> bool:
    twin = game.clone()
    twin.advance(seat, move)
    # A token chosen in the same turn may be what wins.
    return Judge(game.title).settled(twin, seat)[seat] == 1.0


def share(first: str, second: str, games: int) -> float:
    results = Results(make_match("seven_wonders_duel", [first, second], games), None)
    list(run(results))
    rows = summary(results)["bots"]
    assert isinstance(rows, list)
    return float(rows[0]["share"])


def test_greedy_beats_random() -> None:
    assert share("greedy", "random", 20) >= 0.8


def test_search_beats_greedy() -> None:
    assert share("search:sims=30", "greedy", 6) > 0.5


@pytest.mark.parametrize("spec", ["greedy", "search:sims=60"])
def test_a_win_in_one_is_taken(spec: str) -> None:
    games = positions_with_a_win()
    assert len(games) >= 5
    for game in games:
        seat = game.turn()
        move = make_bot(spec).decide(Observation(game, seat))
        assert wins_at_once(game, seat, move)


def searched(bot: SearchBot, game: Position) -> int:
    return bot.decide(Observation(game, game.turn()))


def tries(bot: SearchBot) -> list[int]:
    assert bot.search is not None
    return [option.count for option in bot.search.root.options]


def opening() -> Position:
    game = civitas.new("seven_wonders_duel", seed=4)
    play_out(game, Chance(4), most=12)
    return game


def test_a_budget_in_simulations_is_kept_and_deterministic() -> None:
    game = opening()
    first, second = SearchBot(3, 50, 0.0), SearchBot(3, 50, 0.0)
    assert searched(first, game) == searched(second, game)
    assert first.search is not None and second.search is not None
    assert first.search.simulations == 50
    assert tries(first) == tries(second)
    assert sum(tries(first)) == 50


def test_a_budget_in_seconds_ends() -> None:
    bot = SearchBot(3, 0, 0.05)
    assert searched(bot, opening()) in opening().legal(opening().turn())
    assert bot.search is not None
    assert bot.search.simulations >= 1


def test_a_search_can_be_stopped() -> None:
    bot = SearchBot(3, 0, 3600.0)
    game = opening()
    bot.prepare(game.title)
    assert bot.search is not None
    search = bot.search
    thread = threading.Thread(target=searched, args=(bot, game))
    thread.start()
    while thread.is_alive():
        search.stop()
        thread.join(0.01)
    assert search.root.options


def test_what_was_found_is_used_again() -> None:
    bot = SearchBot(3, 40, 0.0, reuse=True)
    game = opening()
    searched(bot, game)
    assert bot.search is not None
    searched(bot, game)
    assert sum(tries(bot)) == 80


def test_memory_is_bounded() -> None:
    bot = SearchBot(3, 300, 0.0, value="evaluation")
    game = opening()
    bot.prepare(game.title)
    assert bot.search is not None
    bot.search.largest = 60
    while not game.over():
        seat = game.turn()
        game.play(seat, bot.decide(Observation(game, seat)))
        assert bot.search.size() <= 60


def test_rollouts_replace_the_value() -> None:
    game = opening()
    bot = make_bot("search:sims=20:rollouts=yes")
    assert bot.decide(Observation(game, game.turn())) in game.legal(game.turn())


def test_search_tells_apart_whose_question_follows() -> None:
    """In a title without a sight, chance decides at times whether one seat is asked next or another."""
    keys = []
    for first in (0, 1):
        position = civitas.new("through_the_ages", 2, deal={"first_seat": first})
        trail = Trail(position, 0, 5)
        trail.go_on(position, 0, 7)
        keys.append(trail.key_of(first))
    assert keys[0] != keys[1]


@pytest.mark.parametrize("spec", ["greedy:samples=1000", "search:sims=1000000:value=evaluation", "search:cpu=0.05"])
@pytest.mark.parametrize("title", ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"])
def test_processor_time_is_a_hard_limit(title: str, spec: str) -> None:
    """Also inside a single simulation: where a turn has hundreds of plans, one of them takes longer than a cap."""
    game = civitas.new(title, 2, seed=5)
    play_out(game, Chance(5), most=60)
    bot = make_bot(spec, 1)
    bot.cap = 0.05
    seat = game.turn()
    while len(game.contending(seat)) == 1:
        game.advance(seat, game.contending(seat)[0])
        seat = game.turn()
    begun = time.thread_time()
    assert bot.decide(Observation(game, seat)) in game.legal(seat)
    assert time.thread_time() - begun < 3.0


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    game = opening()
    free, capped = make_bot("search:sims=50", 3), make_bot("search:sims=50", 3)
    capped.cap = 3600.0
    seat = game.turn()
    assert free.decide(Observation(game, seat)) == capped.decide(Observation(game, seat))
