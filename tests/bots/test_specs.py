"""Bots by name."""

from __future__ import annotations

import pytest

from civitas import BadInput
from civitas.bots import LEVELS, make_bot
from civitas.bots.players import GreedyBot, RandomBot, SearchBot
from civitas.text import LANGUAGES, texts


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


def test_levels_have_names_in_both_languages_and_grow_stronger() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert all(set(level.names) == set(LANGUAGES) for level in LEVELS)
    ratings = [level.rating for level in LEVELS]
    assert ratings == sorted(set(ratings))
    for level in LEVELS:
        make_bot(f"level:{level.number}")
