"""Learning from moves that stand beside each other, and what a learned value of Historia goes by."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import numpy
import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.bots.learning import Model, Samples, write_weights
from civitas.bots.selfplay import Chunk, play_chunk
from civitas.bots.siblings import SIBLINGS, _dense, as_evaluated, weigh
from civitas.bots.thinking.judge import LearnedJudge
from civitas.bots.training import Plan, packed, train_rounds
from civitas.bots.weights import read_file, read_weights
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position
from civitas.kernel.senses import Noted

HISTORIA = civitas.title("historia")


def outlook(position: Position, seat: int) -> dict[int, float]:
    noted = Noted()
    HISTORIA.outlook(position, seat, noted)
    return dict(zip(noted.places, noted.values))


def games(seats: int, count: int, options: dict[str, object] | None = None) -> list[Any]:
    found = []
    for seed in range(count):
        game: Any = civitas.new(HISTORIA, seats, seed, options=options)
        play_out(game, Chance(seed), most=30 + 70 * seed)
        if not game.over():
            found.append(game)
    return found


def test_of_two_one_is_ahead_by_as_much_as_the_other_is_behind() -> None:
    for game in games(2, 6):
        ahead, behind = outlook(game, 0), outlook(game, 1)
        assert ahead
        assert ahead.keys() == behind.keys()
        assert all(value == pytest.approx(-behind[place]) for place, value in ahead.items())


@pytest.mark.parametrize("seats", [1, 2])
def test_nothing_that_the_evaluation_sees_is_left_out(seats: int) -> None:
    """So learning begins where the evaluation stands."""
    found = packed([play_chunk(Chunk("historia", "", 0, 3, 6, seats, teacher=SIBLINGS))])
    width = len(HISTORIA.outlook_names())
    weights = as_evaluated(found, width)
    foretold = _dense(found, width) @ weights
    assert float(numpy.corrcoef(foretold, found.tries.astype(float))[0, 1]) > 0.97


def test_the_outlook_hangs_on_nothing_hidden() -> None:
    """What chance deals anew for others does not count, nor does what they have laid in secret."""
    for game in games(3, 8):
        for seat in range(3):
            told = [outlook(game.imagine(seat, Chance(luck)), seat) for luck in range(3)]
            assert told[0].keys() == told[1].keys() == told[2].keys()
            for place, value in told[0].items():
                assert [told[1][place], told[2][place]] == pytest.approx([value, value])


def test_the_same_chunk_gives_the_same_samples() -> None:
    chunk = Chunk("historia", "", 0, 3, 1, 2, teacher=SIBLINGS)
    found = packed([play_chunk(chunk)])
    assert play_chunk(chunk) == play_chunk(chunk)
    assert len(found) > 5
    assert numpy.all(numpy.diff(found.firsts) >= 0)
    assert numpy.any(found.tries != 0.0)


def test_the_solitary_game_teaches_too() -> None:
    assert len(packed([play_chunk(Chunk("historia", "", 0, 5, 1, 1, teacher=SIBLINGS))])) > 5


def test_what_chance_brought_to_light_is_learned() -> None:
    """A thing that the evaluation takes for worth 1 and is worth 3, among things it takes for what they are."""
    luck = numpy.random.default_rng(3)
    count, width = 6000, 5
    seen = luck.normal(size=(count, width)).astype(numpy.float32)
    taken, true = numpy.array([1.0, 0.5, 0.0, 0.0, -1.0]), numpy.array([3.0, 0.5, 0.0, 0.0, -1.0])
    samples = Samples(
        numpy.arange(0, count * width + 1, width),
        numpy.tile(numpy.arange(width), count),
        seen.ravel(),
        (seen @ true + luck.normal(size=count) * 4.0).astype(numpy.float32),
        numpy.arange(count + 1),
        numpy.zeros(count, numpy.uint16),
        (seen @ taken).astype(numpy.float32),
    )
    weights, told, known = weigh(samples, width)
    assert told > known
    # In units of the evaluation, which sees too little in all.
    assert weights[0] / weights[4] == pytest.approx(-3.0, rel=0.25)
    assert abs(weights[2]) < 0.2


def test_a_straight_sum_is_what_the_network_says(tmp_path: Path) -> None:
    luck = numpy.random.default_rng(5)
    model = Model(HISTORIA, hidden=4, second=3)
    weights = luck.normal(size=model.width) * 0.05
    model.straight(weights)
    write_weights(tmp_path / "weights", model.file({}))
    judge = LearnedJudge(HISTORIA, read_weights(tmp_path / "weights", HISTORIA))
    for game in games(2, 5):
        asked = game.turn()
        odds = sum(weights[place] * value for place, value in outlook(game, asked).items())
        assert judge.shares(game)[asked] == pytest.approx(1.0 / (1.0 + exp(-odds)), abs=0.02)


def test_a_learned_value_of_foreseen_turns_weighs_moves_by_making_them(tmp_path: Path) -> None:
    """With the weights of the evaluation itself search decides as it does with the evaluation."""
    model = Model(HISTORIA, hidden=4, second=3)
    found = packed([play_chunk(Chunk("historia", "", 0, 3, 6, 2, teacher=SIBLINGS))])
    model.straight(as_evaluated(found, model.width))
    write_weights(tmp_path / "weights", model.file({}))
    specs = [f"search:sims=8:weights={tmp_path / 'weights'}", "search:sims=8:value=evaluation"]
    game: Any = civitas.new(HISTORIA, 2, seed=1)
    same = 0
    for made in range(16):
        seat = game.turn()
        moves = [make_bot(spec, made).decide(Observation(game, seat)) for spec in specs]
        same += moves[0] == moves[1]
        game.play(seat, moves[1])
    assert same >= 13


def test_a_training_begins_with_what_siblings_teach(tmp_path: Path) -> None:
    """And goes on from there by search, which counts its own games alone."""
    plan = Plan(HISTORIA, tmp_path / "value.json", 1.0, games=1, simulations=2, hidden=4, most_rounds=2)
    plan.teacher, plan.taught, plan.chunk = SIBLINGS, 2, 1
    told: list[dict[str, object]] = []
    assert train_rounds(plan, map, lambda new, old: (0.9, True), told.append)
    assert [row["games"] for row in told] == [2, 3]
    assert read_file(plan.out).card["round"] == 2
    assert not plan.folder().exists()
    assert read_weights(plan.out, HISTORIA).units == 4
