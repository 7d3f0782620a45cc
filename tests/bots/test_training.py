"""Learning by self-play: features, samples, gradient, rounds, files of weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy
import pytest

import civitas
from civitas import BadInput
from civitas.bots.arena import Game, Match
from civitas.bots.gate import FIRST_SEED, Gate
from civitas.bots.ideas import follow, ideas_of
from civitas.bots.learning import Model, Samples, joined, model_of, write_weights
from civitas.bots.players import SearchBot
from civitas.bots.selfplay import GREEDY, Chunk, play_chunk
from civitas.bots.thinking.network import Thought, policy_names, policy_rows
from civitas.bots.training import Plan, gather, train_rounds
from civitas.bots.weights import NAME, network_of, read_file, read_weights, shipped_weights
from civitas.games.seven_wonders_duel.frames import TOKEN
from civitas.kernel.chance import Chance
from civitas.kernel.frames import kind_of
from civitas.kernel.playout import play_out
from civitas.kernel.senses import Noted

DUEL = civitas.title("seven_wonders_duel")
WIDTH = len(DUEL.feature_names())


@pytest.mark.parametrize("key", civitas.title_keys())
def test_features_have_names_and_are_small_numbers(key: str) -> None:
    title = civitas.title(key)
    names = title.feature_names()
    assert len(set(names)) == len(names)
    for seed in range(12):
        game = civitas.new(title, 2, seed=seed)
        play_out(game, Chance(seed), most=6 * seed)
        for seat in range(2):
            buffer = [9.0] * len(names)
            title.features(game, seat, buffer)
            noted = Noted()
            title.sense(game, seat, noted)
            assert len(set(noted.places)) == len(noted.places)
            assert {place: buffer[place] for place in noted.places} == dict(zip(noted.places, noted.values))
            assert sum(number != 0.0 for number in buffer) == len(noted.places)
            assert all(-6.0 <= number <= 6.0 for number in buffer)


@pytest.mark.parametrize("key", civitas.title_keys())
def test_features_tell_only_what_the_seat_knows(key: str) -> None:
    """Else a network would learn to look into hidden hands, and find nothing there when it plays."""
    title = civitas.title(key)
    for seed in range(10):
        game = civitas.new(title, title.seat_counts[-1] if seed % 2 else 2, seed=seed)
        play_out(game, Chance(seed), most=(6 if key == "seven_wonders_duel" else 60) * seed)
        for seat in range(game.seats if not game.over() else 0):
            told = []
            for luck in range(3):
                noted = Noted()
                title.sense(game.imagine(seat, Chance(luck)), seat, noted)
                told.append((noted.places, noted.values))
            assert told[0] == told[1] == told[2]


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


def wins_suddenly(game: Any) -> bool:
    return game.over() and game.standing()["ending"] in ("military", "scientific")


def test_whoever_can_win_at_once_is_seen() -> None:
    """By trying every move: what the title says of a turn is what the rules bring."""
    seen = 0
    for seed in range(150):
        game: Any = civitas.new(DUEL, seed=seed)
        luck, made = Chance(seed), 0
        while not game.over():
            seat = game.turn()
            legal = game.legal(seat)
            wins = False
            for move in legal:
                twin = game.clone()
                twin.advance(seat, move)
                wins = wins or wins_suddenly(twin)
                if not twin.over() and kind_of(twin.now) == TOKEN:
                    # A pair of symbols gives a token, and Law is a symbol.
                    for token in twin.legal(seat):
                        given = twin.clone()
                        given.advance(seat, token)
                        wins = wins or wins_suddenly(given)
            if not game.later:
                assert (DUEL.winner_in_sight(game) == seat) == wins or game.age == 0
                seen += wins
            game.advance(seat, legal[luck.word(made) * len(legal) >> 30])
            made += 1
    assert seen > 8


def test_every_move_is_weighed_by_its_verb_and_arguments() -> None:
    names = policy_names(DUEL.moves)
    rows = policy_rows(DUEL.moves)
    assert len(rows) == DUEL.moves.size
    move = DUEL.moves.parse("wonder:great_library+altar")
    assert [names[row] for row in rows[move]] == ["wonder-0:great_library", "wonder-1:altar"]


def chunk(weights: str = "", games: int = 2, first: int = 11) -> Chunk:
    return Chunk(DUEL.key, weights, 6, first, games, 2)


def samples(games: int = 2) -> Samples:
    return gather(map, [chunk("", 1, first) for first in range(games)])


def test_every_seat_learns_from_what_it_sees() -> None:
    """Whoever is ahead is asked more often: from those alone a network learns that to be asked is to be ahead."""
    title = civitas.title("historia")
    taught = gather(map, [Chunk(title.key, "", 1, 5, 1, 2, teacher=GREEDY)])
    mover = title.feature_names().index("to-move")
    sees = [mover in taught.places[start:end] for start, end in zip(taught.firsts[:-1], taught.firsts[1:])]
    assert len(taught) % 2 == 0 and float(taught.shares.min()) > 0.0
    assert sum(sees) < len(taught)
    # What two seats may expect of the same position is the whole victory, but for what only one of them knows.
    pairs = taught.shares[0::2] + taught.shares[1::2]
    assert abs(float(pairs.mean()) - 1.0) < 0.05


def test_the_same_chunk_gives_the_same_samples() -> None:
    assert play_chunk(chunk()) == play_chunk(chunk())
    found = gather(map, [chunk()])
    assert len(found) == len(found.firsts) - 1 == len(found.move_firsts) - 1
    assert found.firsts[-1] == len(found.places) == len(found.values)
    sums = [found.tries[start:end].sum() for start, end in zip(found.move_firsts, found.move_firsts[1:]) if end > start]
    assert len(sums) > 5
    assert numpy.allclose(sums, 1.0, atol=0.01)


def test_a_teacher_of_one_look_ahead_shows_its_moves() -> None:
    lesson = Chunk("historia", "", 0, 5, 1, 2, teacher=GREEDY)
    found = gather(map, [lesson])
    moves = numpy.diff(found.move_firsts)
    asked = moves > 0
    assert len(found) > 60
    # One of the two seats is asked, and the moves it could make are more than one.
    assert (asked[0::2] != asked[1::2]).all()
    assert (moves[asked] > 1).all()
    assert (numpy.add.reduceat(found.tries.astype(float), found.move_firsts[:-1][asked]) == 1.0).all()
    # How the game ended counts for 0.6, what a seat thought for the rest.
    assert set((found.shares > 0.4).tolist()) == {False, True}
    assert all(0.0 < share < 0.4 or 0.6 < share < 1.0 for share in found.shares.tolist())
    assert play_chunk(lesson) == play_chunk(lesson)


def test_parts_are_joined_in_order() -> None:
    first, second = gather(map, [chunk("", 1, 11)]), gather(map, [chunk("", 1, 12)])
    both = joined([first, second])
    model = Model(DUEL, 4, 2)
    rows = numpy.arange(len(both))
    apart = numpy.concatenate([model.dense(part, numpy.arange(len(part))) for part in (first, second)])
    assert (model.dense(both, rows) == apart).all()


def test_the_network_is_what_was_trained(tmp_path: Path) -> None:
    model = Model(DUEL, 20, 5)
    path = tmp_path / "value.json"
    write_weights(path, model.file({}))
    again = model_of(path, DUEL)
    thought = Thought(network_of(read_file(path), DUEL))
    game = civitas.new(DUEL, seed=3)
    play_out(game, Chance(3), most=30)
    noted = Noted()
    DUEL.sense(game, game.turn(), noted)
    features = numpy.zeros((1, WIDTH), numpy.float32)
    features[0, noted.places] = noted.values
    thought.begin()
    DUEL.sense(game, game.turn(), thought)
    assert thought.finish() == pytest.approx(float(model.predict(features)[0]), abs=2e-3)
    assert float(again.predict(features)[0]) == pytest.approx(float(model.predict(features)[0]), abs=2e-3)
    priors = thought.priors(game.legal(game.turn()))
    assert sum(priors) == pytest.approx(1.0)


def test_slopes_are_those_of_the_losses() -> None:
    """Each part is moved a little, and the losses follow as the gradient says."""
    found = samples()
    model = Model(DUEL, 6, 3)
    chosen = numpy.arange(len(found))
    model.parts = [part.astype(numpy.float64) for part in model.parts]
    slopes, _ = model._slopes(found, chosen)

    def loss() -> float:
        share, policy = model.losses(found, chosen)
        return share + 0.5 * policy

    luck = numpy.random.default_rng(1)
    for part, slope in zip(model.parts, slopes):
        way = luck.standard_normal(part.shape)
        step = 1e-4
        part += step * way
        above = loss()
        part -= 2 * step * way
        below = loss()
        part += step * way
        assert (above - below) / (2 * step) == pytest.approx(float((slope * way).sum()), rel=0.05, abs=2e-3)


def test_a_model_learns_what_can_be_learned() -> None:
    found = samples(6)
    model = Model(DUEL, 16, 4)
    before = model.losses(found, numpy.arange(len(found)))
    model.fit(found, 60, 1, rate=0.01, batch=64)
    after = model.losses(found, numpy.arange(len(found)))
    assert after[0] < before[0] - 0.05
    assert after[1] < before[1] - 0.05


def plan(out: Path, rounds: int = 1) -> Plan:
    return Plan(DUEL, out, 0.0, games=4, simulations=4, chunk=2, hidden=4, epochs=1, most_rounds=rounds)


def test_training_keeps_what_is_stronger_and_leaves_nothing_behind(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    told: list[dict[str, object]] = []
    assert not train_rounds(plan(out), map, lambda new, old: (0.4, False), told.append)
    assert list(tmp_path.iterdir()) == []
    assert train_rounds(plan(out), map, lambda new, old: (0.7, True), told.append)
    assert list(tmp_path.iterdir()) == [out]
    assert [row["kept"] for row in told] == [False, True]
    assert read_file(out).card["share_against_previous"] == 0.7
    assert len(gather(map, [chunk(str(out), 1)])) > 0


def test_a_killed_training_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    told: list[dict[str, object]] = []

    class Killed(Exception):
        pass

    def killed(row: dict[str, object]) -> None:
        told.append(row)
        raise Killed

    for _ in range(2):
        with pytest.raises(Killed):
            train_rounds(plan(out, 9), map, lambda new, old: (0.5, False), killed)
    train_rounds(plan(out, 3), map, lambda new, old: (0.5, False), told.append)
    assert [row["round"] for row in told] == [1, 2, 3]
    assert [row["games"] for row in told] == [4, 8, 12]


def test_a_training_killed_in_the_midst_of_a_round_keeps_the_games_it_has(tmp_path: Path) -> None:
    asked: list[int] = []

    def torn(task: Callable[[Chunk], tuple[bytes, ...]], chunks: Iterable[Chunk]) -> Iterator[tuple[bytes, ...]]:
        for part in chunks:
            if len(asked) == 1:
                raise KeyboardInterrupt
            asked.append(part.first_seed)
            yield task(part)

    def counted(task: Callable[[Chunk], tuple[bytes, ...]], chunks: Iterable[Chunk]) -> Iterator[tuple[bytes, ...]]:
        for part in chunks:
            asked.append(part.first_seed)
            yield task(part)

    learned = plan(tmp_path / "value.json", 1)
    learned.chunk = 2
    with pytest.raises(KeyboardInterrupt):
        train_rounds(learned, torn, lambda new, old: (0.5, False), lambda row: None)
    train_rounds(learned, counted, lambda new, old: (0.5, False), lambda row: None)
    assert len(asked) == len(set(asked)) == 2


def test_the_gate_wants_more_than_luck(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write_weights(path, Model(DUEL, 4, 2).file({}))
    gate = Gate(DUEL.key, 2, 10, [2])
    share, better = gate.passes(map, str(path), str(path))
    assert not better
    assert 0.0 <= share <= 1.0


def test_weights_that_look_better_by_luck_are_tried_again_on_other_deals(tmp_path: Path) -> None:
    """In a training of many rounds some would pass a single test without being better."""
    path = tmp_path / "value.json"
    write_weights(path, Model(DUEL, 4, 2).file({}))
    tried: list[int] = []

    def lucky(task: Callable[[tuple[Match, int]], Game], games: Iterable[tuple[Match, int]]) -> Iterator[Game]:
        """Who wins hangs on the deal: the new weights win those of the first match, and half of the others."""
        for match, number in games:
            bots = [0, 1] if number % 2 == 0 else [1, 0]
            first = 0 if match.seed == FIRST_SEED else number // 2 % 2
            tried.append(match.seed)
            yield Game(number, number // 2, bots, [1.0 if bot == first else 0.0 for bot in bots], [0.0, 0.0], "", 1, [])

    share, better = Gate(DUEL.key, 2, 40, [2]).passes(lucky, str(path), "")
    assert not better and share == 0.5
    assert len(set(tried)) == 2


def test_the_gate_serves_any_number_of_seats(tmp_path: Path) -> None:
    title = civitas.title("historia")
    path = tmp_path / "value.json"
    write_weights(path, Model(title, 4, 2).file({}))
    share, better = Gate(title.key, 1, 5, [1, 2, 3]).passes(map, str(path), str(path))
    assert 0.0 <= share <= 1.0 and not better


@pytest.mark.parametrize("part", ["title", "rules", "features", "moves", "format"])
def test_weights_of_something_else_are_refused(tmp_path: Path, part: str) -> None:
    refused(tmp_path, **{part: 99 if part == "rules" else "other"})


@pytest.mark.parametrize(
    "part", ["hidden", "offsets", "second", "second_offsets", "output", "policy", "policy_offsets"]
)
def test_weights_of_another_shape_are_refused(tmp_path: Path, part: str) -> None:
    refused(tmp_path, **{part: getattr(Model(DUEL, 2, 2).file({}), part)[1:]})


def refused(tmp_path: Path, **changed: Any) -> None:
    path = tmp_path / "value.json"
    write_weights(path, msgspec.structs.replace(Model(DUEL, 2, 2).file({}), **changed))
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


@pytest.mark.parametrize("key", ["seven_wonders_duel", "historia"])
def test_shipped_weights_fit_and_say_how_they_were_made(key: str) -> None:
    title = civitas.title(key)
    path = title.folder / NAME
    assert shipped_weights(title) is not None
    assert path.stat().st_size < 2_000_000
    assert {"games", "simulations", "trained", "strength"} <= set(read_file(path).card)


def test_ideas_are_moves_of_the_title() -> None:
    """Each beginning of a text stands for some moves, and an idea that has none to make says so."""
    ideas = ideas_of(DUEL)
    assert len(ideas) > 1
    assert all(group for idea in ideas for group in idea)
    file = msgspec.toml.decode((DUEL.folder / "bots" / "ideas.toml").read_bytes())
    texts = [DUEL.moves.text(move) for move in range(len(DUEL.moves))]
    for beginning in (text for idea in file["idea"] for group in idea["moves"] for text in group):
        assert any(text.startswith(beginning) for text in texts), beginning
    assert follow(ideas[0], [move for move in range(len(DUEL.moves)) if move not in ideas[0][0] | ideas[0][1]], 5) == -1
    assert follow(ideas[0], sorted(ideas[0][1] | ideas[0][0]), 1 << 29) in ideas[0][0]
    assert ideas_of(civitas.title("antiquity")) == []
