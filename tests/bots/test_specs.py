"""Bots by name."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import civitas
from civitas import BadInput
from civitas.bots import Observation, levels_of, make_bot, turn_of
from civitas.bots.levels import NUMBERS
from civitas.bots.players import GreedyBot, RandomBot, SearchBot
from civitas.bots.thinking.judge import GreedyChoice, Judge
from civitas.bots.weights import shipped_weights
from civitas.kernel import registry
from civitas.kernel.data import read_data
from civitas.kernel.playout import play_out
from civitas.text import LANGUAGES, texts

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]


def test_every_kind_of_spec() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot("greedy:samples=2"), GreedyBot)
    by_number, by_time = make_bot("search:sims=400"), make_bot("search:seconds=1:value=evaluation")
    assert isinstance(by_number, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert (by_number.simulations, by_number.seconds) == (400, 0.0)
    assert (by_time.simulations, by_time.seconds, by_time.value) == (0, 1.0, "evaluation")


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("", "error-unknown-bot"),
        ("alphago", "error-unknown-bot"),
        ("random:sims=3", "error-bot-parameter"),
        ("search:sims", "error-bot-parameter"),
        ("search:sims=0", "error-bot-parameter"),
        ("search:sims=1e9", "error-bot-parameter"),
        ("search:sims=5:sims=6", "error-bot-parameter"),
        ("search:seconds=nan", "error-bot-parameter"),
        ("search:seconds=-1", "error-bot-parameter"),
        ("search:speed=9", "error-bot-parameter"),
        ("search:value=wild", "error-bot-parameter"),
        ("greedy:samples=x", "error-bot-parameter"),
        ("level:0", "error-bot-parameter"),
        ("level:6", "error-bot-parameter"),
        ("level:", "error-bot-parameter"),
        ("external:", "error-bot-parameter"),
    ],
)
def test_a_bad_spec_is_told_in_one_sentence(spec: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_bot(spec)
    assert caught.value.key == key
    for language in LANGUAGES:
        sentence = texts(language).error(caught.value)
        assert sentence.endswith(".")
        assert key not in sentence


@pytest.mark.parametrize("key", TITLES)
def test_every_title_has_five_levels_of_its_own(key: str) -> None:
    title = registry.title(key)
    levels = levels_of(title)
    assert [level.number for level in levels] == list(NUMBERS)
    assert all(set(level.names) == set(LANGUAGES) for level in levels)
    assert len({level.spec for level in levels}) == 5, "no two levels play alike"
    assert [level.turn_seconds for level in levels] == [2.0, 2.0, 2.0, 2.0, 4.0]
    for level in levels:
        make_bot(level.spec).prepare(title)
        assert "seconds" not in level.spec, "strength must not hang on the load of a machine"
        assert all(rating.low <= rating.rating <= rating.high and rating.games > 0 for rating in level.ratings)
    for seats in title.seat_counts:
        ladder = [rating.rating for level in levels for rating in level.ratings if rating.seats == seats]
        assert ladder == sorted(set(ladder)), "a rating that falls would be an inverted ladder"


@pytest.mark.parametrize("key", TITLES)
def test_a_spec_that_needs_a_learned_value_fails_where_there_is_none(key: str) -> None:
    title = registry.title(key)
    bot = make_bot("search:sims=2:value=learned")
    if shipped_weights(title) is not None:
        bot.prepare(title)
        return
    with pytest.raises(BadInput) as caught:
        bot.prepare(title)
    assert caught.value.key == "error-no-weights"
    make_bot("search:sims=2").prepare(title)


def test_a_pack_gets_levels_that_need_no_learned_value_and_no_ratings(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "other"\ntitle = "seven_wonders_duel"\n')
    title = registry.title("seven_wonders_duel", str(tmp_path))
    for level in levels_of(title):
        assert level.ratings == []
        make_bot(f"level:{level.number}").prepare(title)


def test_levels_do_not_belong_to_the_facts(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "game.toml").write_text("x = 1\n")
    alone = read_data(data, "mini").hash
    (data / "levels.toml").write_text("y = 1\n")
    assert read_data(data, "mini").hash == alone


def test_a_title_without_levels_says_so() -> None:
    title: Any = SimpleNamespace(key="plain", folder=Path("/nowhere"), pack_name="standard")
    with pytest.raises(BadInput) as caught:
        make_bot("level:3").prepare(title)
    assert caught.value.key == "error-no-levels"


def test_noise_takes_only_what_looks_little_worse() -> None:
    """Level 1 errs, but by no more than its noise: no blunder that a person would laugh at."""
    game = civitas.new("seven_wonders_duel", seed=7)
    play_out(game, civitas.Chance(2), most=20)
    seat = game.turn()
    judge = Judge(game.title)
    start = game.imagine(seat, civitas.Chance(1))
    worth = dict(zip(legal := game.contending(seat), judge.outlooks(start, seat, legal)))
    best = max(worth.values())
    chosen = {GreedyChoice(judge, 1, 0.05).choose(start, seat, seed)[0] for seed in range(40)}
    assert len(chosen) > 1
    assert all(best - worth[move] <= 0.05 + 0.02 for move in chosen)
    assert GreedyChoice(judge, 1).choose(start, seat, 1) == GreedyChoice(judge, 1, 0.0).choose(start, seat, 1)


@pytest.mark.parametrize("key", TITLES)
def test_turns_are_told_apart(key: str) -> None:
    game = civitas.new(key, 2, seed=1, options={"ages": "1"} if key == "seven_ages" else {})
    turns = [turn_of(game)]
    for _ in range(300):
        if game.over():
            break
        play_out(game, civitas.Chance(len(turns)), most=1)
        if turn_of(game) != turns[-1]:
            turns.append(turn_of(game))
    assert len(set(turns)) > 2


def test_slips_take_other_plans_of_the_title_and_nothing_else() -> None:
    """Level 1 of 7 Ages errs among what a player might do, marker by marker."""
    game: Any = civitas.new("seven_ages", 2, seed=4, options={"ages": "1"})
    bots = [make_bot("greedy", seat) for seat in range(2)]
    for _ in range(60):
        seat = game.turn()
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    found = 0
    for _ in range(200):
        seat = game.turn()
        if seat < 0:
            break
        start = game.imagine(seat, civitas.Chance(3))
        plans = game.title.plans(start.imagine(seat, civitas.Chance(3)), seat)
        if len(plans) > 1:
            slipping = GreedyChoice(Judge(game.title), 1)
            slipping.slips = 1.0
            assert slipping.choose(start, seat, 3) in plans[1:]
            found += 1
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    assert found > 3
