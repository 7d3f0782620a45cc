"""Observations and masks tell what a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import civitas
from civitas.bots.thinking.judge import scene
from civitas.envs.encoding import Encoding, rewards
from civitas.envs.packed.rows import BOUND, Rows
from civitas.envs.setups import Setup
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position
from civitas.kernel.senses import Noted, Senses
from mini import MINI

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]


def positions(title: str, seats: int) -> list[Position]:
    """One game at a dozen moments, its end among them."""
    game = civitas.new(title, seats, seed=4)
    found = [game.clone()]
    for number in range(11):
        play_out(game, Chance(number), most=37)
        found.append(game.clone())
    play_out(game, Chance(11))
    return [*found, game]


@pytest.mark.parametrize("title", TITLES)
def test_an_observation_is_the_same_for_whatever_looks_the_same(title: str) -> None:
    encoding = Encoding(civitas.title(title))
    for position in positions(title, 2):
        for seat in range(2):
            looks = position.imagine(seat, Chance(9))
            assert numpy.array_equal(encoding.observe(position, seat), encoding.observe(looks, seat))
            assert numpy.array_equal(encoding.mask(position, seat), encoding.mask(looks, seat))
            if position.turn() == seat:
                assert encoding.describe(position, seat) == encoding.describe(looks, seat)


def test_features_that_read_the_hands_of_others_do_not_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would pass idly if no feature read anything hidden, and none does. A title that makes no promise
    is kept from the true position."""

    def peek(position: Any, seat: int, senses: Senses) -> None:
        for card in position.hand[1 - seat]:
            senses.add(card)

    made = civitas.title("seven_ages")
    monkeypatch.setattr(made.advice, "sense", peek)
    monkeypatch.setattr(made.advice, "open_sense", False)
    encoding = Encoding(made)
    peeked = [0.0] * len(encoding.names)
    differences = 0
    for position in positions("seven_ages", 2):
        made.features(position, 0, peeked)
        seen = encoding.observe(position, 0)
        differences += not numpy.array_equal(seen, numpy.array(peeked, numpy.float32))
        assert numpy.array_equal(seen, encoding.observe(position.imagine(0, Chance(9)), 0))
    assert differences


@pytest.mark.parametrize("title", TITLES)
def test_packed_rows_hold_what_the_title_tells(title: str) -> None:
    """Whatever the row held before, and each place is told once."""
    made = civitas.title(title)
    rows = Rows(made, 2)
    seen = numpy.frombuffer(memoryview(rows.seen.numbers), numpy.float64).reshape(2, -1)
    buffer = [0.0] * len(made.feature_names())
    for number, position in enumerate(positions(title, 2)[:-1]):
        for seat in range(2):
            looks = scene(position, seat).imagine(seat, Chance(0))
            noted = Noted()
            made.sense(looks, seat, noted)
            assert len(set(noted.places)) == len(noted.places)
            made.features(looks, seat, buffer)
            rows.observe(number % 2, position, seat)
            assert numpy.array_equal(seen[number % 2], numpy.clip(buffer, -BOUND, BOUND))


def test_in_a_joint_frame_a_seat_sees_its_own_sealed_moves_alone() -> None:
    encoding = Encoding(civitas.title("antiquity"))
    game = civitas.new("antiquity", 2, seed=1)
    while game.joint is None or len(game.waiting()) < 2:
        game.advance(game.turn(), game.contending(game.turn())[0])
    before = [encoding.observe(game, seat) for seat in range(2)]
    seen = False
    while game.joint is not None and game.is_asked(0) and game.is_asked(1) and not seen:
        moves = [move for move in game.contending(0) if move != game.title.done_move]
        game.advance(0, moves[0])
        seen = not numpy.array_equal(encoding.observe(game, 0), before[0])
        assert numpy.array_equal(encoding.observe(game, 1), before[1])
    assert seen


@pytest.mark.parametrize("title", TITLES)
def test_numbers_have_names_and_are_finite(title: str) -> None:
    encoding = Encoding(civitas.title(title))
    for position in positions(title, 2):
        for seat in range(2):
            observation = encoding.observe(position, seat)
            assert observation.dtype == numpy.float32
            assert observation.shape == (len(encoding.names),)
            assert numpy.isfinite(observation).all() and numpy.abs(observation).max() <= BOUND
    assert [encoding.index[name] for name in encoding.names] == list(range(len(encoding.names)))
    assert len(encoding.version) == 8


def test_a_mask_leaves_giving_up_out() -> None:
    title = civitas.title("through_the_ages")
    game = civitas.new(title, 2, seed=3)
    while title.resign_move not in game.legal(game.turn()):
        game.advance(game.turn(), game.contending(game.turn())[0])
    mask = Encoding(title).mask(game, game.turn())
    assert list(numpy.flatnonzero(mask)) == [move for move in game.legal(game.turn()) if move != title.resign_move]


def test_moves_and_rules_are_told_as_texts() -> None:
    game = civitas.new("seven_wonders_duel", seed=7)
    told = Encoding(game.title).describe(game, game.turn())
    assert told["rule"] == game.question(game.turn()).rule
    assert told["moves"] == [game.title.moves.text(move) for move in game.legal(game.turn())]


def test_a_title_without_features_cannot_be_observed() -> None:
    with pytest.raises(civitas.BadInput, match="no features"):
        Encoding(MINI)


# ---------------------------------------------------------------------- rewards


def ended(title: str, seats: int, seed: int) -> Position:
    game = civitas.new(title, seats, seed=seed)
    play_out(game, Chance(seed))
    return game


def test_the_winner_gets_the_share_of_the_victory() -> None:
    game = ended("historia", 3, 1)
    winners: Any = game.standing()["winners"]
    assert rewards(game, "share") == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rewards_of_the_zero_sum_kind_sum_to_zero_or_tell_a_lone_player_its_fate(seats: int) -> None:
    game = ended("historia", seats, 2)
    found = rewards(game, "zero_sum")
    if seats == 1:
        assert found == [1.0 if game.standing()["winners"] else -1.0]
    else:
        assert sum(found) == pytest.approx(0.0)
        assert max(found) == 1.0


def test_a_lead_is_over_the_best_of_the_others() -> None:
    game = ended("historia", 3, 1)
    standing: Any = game.standing()
    points = [score["total"] for score in standing["scores"]]
    assert rewards(game, "lead") == [
        points[0] - max(points[1], points[2]),
        points[1] - max(points[0], points[2]),
        points[2] - max(points[0], points[1]),
    ]


def test_whoever_plays_alone_leads_over_the_civbots() -> None:
    game = ended("historia", 1, 1)
    standing: Any = game.standing()
    best = max(sheet["total"] for sheet in standing["others"])
    assert rewards(game, "lead") == [standing["scores"][0]["total"] - best]


# ---------------------------------------------------------------------- beginnings


def test_a_game_begins_as_its_seed_says() -> None:
    setup = Setup("through_the_ages", 3, {"short": True})
    assert setup.begin(5).hash() == civitas.new("through_the_ages", 3, 5, {"short": True}).hash()
    assert setup.begin(numpy.int64(5)).hash() == setup.begin(5).hash() != setup.begin(6).hash()


def test_a_game_goes_on_from_a_position_with_the_luck_of_the_seed() -> None:
    game = civitas.new("seven_wonders_duel", seed=3)
    play_out(game, Chance(1), most=20)
    setup = Setup("seven_wonders_duel")
    resumed = setup.begin(8, {"position": game.dump()})
    assert resumed.hash() == game.hash()
    ends = set()
    for seed in range(6):
        going_on = setup.begin(seed, {"position": game.dump()})
        play_out(going_on, Chance(2))
        ends.add(going_on.hash())
    assert len(ends) > 1


def test_a_game_that_is_over_does_not_go_on() -> None:
    with pytest.raises(civitas.BadInput, match="over and takes no more moves"):
        Setup("seven_wonders_duel").begin(1, {"position": ended("seven_wonders_duel", 2, 1).dump()})


def test_a_game_begins_from_a_deal() -> None:
    laid = ["colossus", "sphinx", "pyramids", "piraeus"]
    wonders = [*laid, "appian_way", "great_library", "mausoleum", "hanging_gardens"]
    game = Setup("seven_wonders_duel").begin(1, {"deal": {"wonders": wonders}})
    told: Any = Encoding(game.title).describe(game, game.turn())
    assert sorted(told["moves"]) == [f"draft:{w}" for w in sorted(laid)]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"title": "chess"}, "no title “chess”"),
        ({"title": "antiquity", "seats": 7}, "2, 3, 4 seats, not 7"),
        ({"title": "antiquity", "options": {"speed": 1}}, "no option “speed”"),
        ({"title": "antiquity", "reward": "money"}, "“money” is not a value of the option reward"),
        ({"title": "antiquity", "options": 3}, "not as 3"),
        ({"title": "antiquity", "limit": 0}, "“0” does not fit limit"),
        ({"title": "antiquity", "limit": "long"}, "“long” does not fit limit"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(civitas.BadInput, match=sentence):
        Setup(**settings)


@pytest.mark.parametrize(
    ("seed", "options", "sentence"),
    [
        (-1, None, "“-1” cannot be a seed"),
        (1.5, None, "“1.5” cannot be a seed"),
        (1, {"position": {}}, "position cannot be used"),
        (1, {"position": civitas.new("seven_wonders_duel").dump()}, "it says “seven_wonders_duel, 2”"),
        (1, {"deal": 3}, "not as 3"),
        (1, {"deal": {"tiles": []}}, "deal is not usable"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused(seed: object, options: dict[str, object] | None, sentence: str) -> None:
    with pytest.raises(civitas.BadInput, match=sentence):
        Setup("antiquity").begin(seed, options)
