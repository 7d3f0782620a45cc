"""Whole games: they end, nothing is lost or doubled, and what is kept up to date equals what is worked out anew."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.games.antiquity.position import WORK_KIND, kind_in
from civitas.games.antiquity.vocabulary import FISHERY

RELUCTANT = {"offer", "done", "end", "sell", "skip"}
"""Verbs that a seat in a rich game seldom chooses."""
QUESTIONS = {
    *("settle", "city", "size", "house", "extra-house", "place", "pay", "saint", "sell", "buy", "offer", "set"),
    *("country", "product", "site", "pair", "discard", "take", "explore", "pollute"),
}


def enrich(game: Any, random: Random) -> None:
    """Before anybody has moved in a phase 2: new goods for all, and less famine."""
    game.goods = [count + random.randrange(4) for count in game.goods]
    game.famine = max(0, game.famine - 1)
    game.joint.sketches = [None] * game.seats


def eager_move(game: civitas.Position, seat: int, random: Random) -> int:
    """Any kind of move is as likely as any other, but for those that end things."""
    by_verb: dict[str, list[int]] = {}
    for move in game.legal(seat):
        by_verb.setdefault(game.title.moves.verb(move).name, []).append(move)
    verbs = [verb for verb in by_verb if verb not in RELUCTANT or random.random() < 0.1] or list(by_verb)
    return random.choice(by_verb[random.choice(verbs)])


def rich_game(seats: int, seed: int, ruleset: str) -> Counter[str]:
    """A game with goods for everything, looked at all the while; returns what was asked."""
    random = Random(seed)
    game: Any = civitas.new("antiquity", seats=seats, seed=seed, options={"ruleset": ruleset})
    asked: Counter[str] = Counter()
    turn = moves = 0
    while game.waiting() and game.turn_number < 12:
        if game.turn_number != turn and game.joint is not None and not any(game.joint.scripts):
            turn = game.turn_number
            enrich(game, random)
        seat = random.choice(game.waiting())
        asked[game.question(seat).key.removeprefix("question-")] += 1
        move = eager_move(game, seat, random)
        if moves % 13 == 0:
            legal = set(game.legal(seat))
            for other in random.sample(range(game.title.moves.size), 40):
                assert (game.refusal(seat, other) is None) == (other in legal)
        game.play(seat, move)
        if moves % 5 == 0:
            assert game.problems() == []
            assert_conserved(game)
        moves += 1
    return asked


def assert_conserved(game: Any) -> None:
    """Men and common pieces are as many as the box holds, wherever they are."""
    facts = game.facts
    in_play = Counter(kind_in(piece) for own in game.pieces for piece in own)
    cart_shop = facts.buildings.index["cart_shop"]
    assert in_play[cart_shop] + game.piles[0] == facts.pile_sizes[0]
    fisheries = [work for work in game.works if work >> WORK_KIND & 3 == FISHERY]
    assert len(fisheries) + game.piles[3] == facts.pile_sizes[3]
    for seat in range(game.seats):
        if not game.is_out(seat):
            placed = game.manned[seat].bit_count() + game.men_at_work(seat) + game.free_men(seat)
            assert placed == game.houses[seat].bit_count() <= 20


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_rich_games_meet_every_question_and_break_nothing(ruleset: str, length: int) -> None:
    asked: Counter[str] = Counter()
    for number in range(6 * length):
        asked += rich_game(2 + number % 3, 100 + number, ruleset)
    assert asked.keys() >= QUESTIONS


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int, length: int) -> None:
    for seed in range(100 * length):
        game: Any = civitas.new("antiquity", seats=seats, seed=seed)
        random = Random(seed)
        while game.waiting():
            seat = game.turn()
            game.advance(seat, random.choice(game.legal(seat)))
        assert game.problems() == []
        assert game.standing()["winners"]
        assert game.turn_number < 40


def test_greedy_survives_a_random_player() -> None:
    game: Any = civitas.new("antiquity", seats=2, seed=3)
    bots = [make_bot("greedy:samples=1", 0), make_bot("random", 0)]
    while not game.over():
        seat = game.turn()
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    assert game.standing()["winners"] == [0]


def test_the_draft_tells_what_proposing_offers() -> None:
    """So that nothing has to be tried to know whether an offer is a repetition."""
    random = Random(4)
    game: Any = civitas.new("antiquity", seats=3, seed=4)
    propose = game.title.moves.parse("propose")
    proposed = 0
    for _ in range(1500):
        if game.over():
            break
        seat = random.choice(game.waiting())
        move = random.choice(game.legal(seat))
        if move == propose:
            drafted = game.sketch(seat).drafted(seat)
            game.advance(seat, move)
            offer = game.joint.offers[-1]
            assert drafted == [offer.taker, *offer.terms] and offer.maker == seat
            proposed += 1
        else:
            game.advance(seat, move)
    assert proposed > 10


def test_each_seat_wins_its_own_share_and_features_have_names() -> None:
    game = civitas.new("antiquity", seats=3, seed=5)
    random = Random(5)
    for _ in range(200):
        seat = random.choice(game.waiting())
        game.advance(seat, random.choice(game.legal(seat)))
    assert sum(game.title.evaluate(game)) == pytest.approx(1.0)
    names = game.title.feature_names()
    assert len(set(names)) == len(names)
    buffer = [9.0] * len(names)
    game.title.features(game, 1, buffer)
    assert 9.0 not in buffer
    assert buffer[names.index("0-there")] == 1.0
    assert buffer[names.index("3-there")] == 0.0


def test_greedy_follows_its_plans_with_legal_moves() -> None:
    """Every plan begins with a legal move, in every kind of question that greedy meets."""
    random = Random(8)
    game: Any = civitas.new("antiquity", seats=2, seed=8)
    planned = 0
    for _ in range(700):
        if game.over():
            break
        seat = random.choice(game.waiting())
        for plan in game.title.plans(game, seat):
            planned += 1
            assert game.refusal(seat, plan[0]) is None, game.title.moves.text(plan[0])
        game.advance(seat, random.choice(game.legal(seat)))
    assert planned > 300
