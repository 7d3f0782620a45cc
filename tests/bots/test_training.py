"""Learning by self-play: samples, gradient, files of weights."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import numpy
import pytest

import civitas
from civitas import BadInput
from civitas.bots.players import SearchBot
from civitas.bots.thinking.network import Network
from civitas.bots.training import Chunk, Model, Plan, Samples, gather, play_chunk, train_rounds, write_weights
from civitas.bots.weights import NAME, read_file, read_weights, shipped_weights
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out

DUEL = civitas.title("seven_wonders_duel")
WIDTH = len(DUEL.feature_names())


def test_features_have_names_and_are_small_numbers() -> None:
    names = DUEL.feature_names()
    assert len(set(names)) == len(names)
    for seed in range(20):
        game = civitas.new(DUEL, seed=seed)
        play_out(game, Chance(seed), most=4 * seed)
        for seat in range(2):
            buffer = [9.0] * len(names)
            DUEL.features(game, seat, buffer)
            assert all(-2.0 <= number <= 6.0 for number in buffer)


def test_features_mirror_the_two_seats() -> None:
    game = civitas.new(DUEL, seed=5)
    play_out(game, Chance(5), most=40)
    seen = [[0.0] * WIDTH, [0.0] * WIDTH]
    for seat in range(2):
        DUEL.features(game, seat, seen[seat])
    names = DUEL.feature_names()
    own = [place for place, name in enumerate(names) if name.startswith("own-")]
    other = [place for place, name in enumerate(names) if name.startswith("other-")]
    assert [seen[0][place] for place in own] == [seen[1][place] for place in other]
    assert [seen[1][place] for place in own] == [seen[0][place] for place in other]


def test_the_same_chunk_gives_the_same_samples() -> None:
    chunk = Chunk(DUEL.key, "", 3, 11, 2)
    rows, targets = play_chunk(chunk)
    assert (rows, targets) == play_chunk(chunk)
    ends = numpy.frombuffer(targets, numpy.float32)
    assert len(rows) == len(ends) * WIDTH * 4
    assert numpy.allclose(ends[0::2] + ends[1::2], 1.0)


def test_the_network_is_what_was_trained() -> None:
    model = Model(WIDTH, 4, 1)
    features = numpy.random.default_rng(2).random((5, WIDTH)).astype(numpy.float32)
    file = model.file(DUEL, {})
    network = Network(file.hidden, file.offsets, file.output, file.offset)
    shares = [network.share([float(number) for number in row]) for row in features]
    assert numpy.allclose(shares, model.predict(features), atol=1e-3)


def test_a_model_learns_what_can_be_learned() -> None:
    luck = numpy.random.default_rng(3)
    features = (luck.random((4000, 6)) < 0.5).astype(numpy.float16)
    targets = (features[:, 0] != features[:, 1]).astype(numpy.float32)
    model = Model(6, 8, 1)
    assert model.fit(Samples(features, targets), 30, 1, rate=0.02, batch=200) < 0.1


def test_training_keeps_what_is_stronger(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    plan = Plan(DUEL, out, 0.0, games=4, simulations=2, chunk=2, hidden=2, epochs=1)
    told: list[dict[str, object]] = []
    with ThreadPoolExecutor(1) as executor:
        assert not train_rounds(plan, executor, lambda new, old: 0.4, told.append)
        assert not out.exists()
        assert train_rounds(plan, executor, lambda new, old: 0.6, told.append)
        assert len(gather(executor, [Chunk(DUEL.key, str(out), 2, 1, 1)], WIDTH)) > 0
    assert [row["kept"] for row in told] == [False, True]
    assert read_file(out).card["share_against_previous"] == 0.6


@pytest.mark.parametrize("part", ["title", "rules", "features", "format"])
def test_weights_of_something_else_are_refused(tmp_path: Path, part: str) -> None:
    path = tmp_path / "value.json"
    file = Model(WIDTH, 2, 1).file(DUEL, {})
    changed = 99 if part == "rules" else "other"
    write_weights(path, msgspec.structs.replace(file, **{part: changed}))
    with pytest.raises(BadInput) as caught:
        SearchBot(1, 10, 0.0, weights=str(path)).prepare(DUEL)
    assert caught.value.key == "error-bad-weights"


@pytest.mark.parametrize("content", [b"", b"[]", b'{"format": 1}', b"\xff"])
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "value.json"
    path.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        read_weights(path, DUEL)
    assert caught.value.key == "error-bad-weights"


def test_shipped_weights_fit_and_say_how_they_were_made() -> None:
    path = DUEL.folder / NAME
    assert shipped_weights(DUEL) is not None
    assert path.stat().st_size < 1_000_000
    assert {"games", "simulations", "trained", "strength"} <= set(read_file(path).card)
