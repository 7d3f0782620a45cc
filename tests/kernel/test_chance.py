"""Chance: uniform, independent, the same everywhere, and three makers behind one interface."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from civitas.kernel import registry
from civitas.kernel.chance import WORDS, Chance, KeyedChance, ScriptChance, load_chance
from civitas.kernel.errors import BadInput
from mini import MINI

SECRET = bytes(range(1, 33))
MAKERS = {
    "fast": Chance(0),
    "next": Chance(1),
    "long": Chance(2**80 + 5),
    "keyed": KeyedChance(SECRET),
    "script": ScriptChance({}, 9),
}

# What chi-square stays below 999 times in 1,000. The streams are fixed, so each check is passed or failed for good.
CHI_SQUARE_9, CHI_SQUARE_63, CHI_SQUARE_255, CHI_SQUARE_1023 = 27.9, 103.4, 330.5, 1168.5


each_maker = pytest.mark.parametrize("maker", list(MAKERS.values()), ids=list(MAKERS))


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = sum(counts.values()) / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 for count in counts.values()) / expected + missing * expected


@each_maker
def test_words_have_thirty_bits(maker: Chance) -> None:
    words = [maker.word(at) for at in range(5_000)]
    assert min(words) >= 0 and max(words) < WORDS == 1 << 30
    for bit in range(30):
        assert abs(sum(word >> bit & 1 for word in words) - 2_500) < 180


@each_maker
@pytest.mark.parametrize("shift", [0, 11, 22])
def test_words_are_uniform(maker: Chance, shift: int) -> None:
    counts = Counter(maker.word(at) >> shift & 255 for at in range(30_000))
    assert chi_square(counts, 256) < CHI_SQUARE_255


@each_maker
def test_a_word_tells_nothing_about_the_next(maker: Chance) -> None:
    words = [maker.word(at) for at in range(40_001)]
    pairs = Counter((one >> 25, two >> 25) for one, two in pairwise(words))
    assert chi_square(pairs, 1024) < CHI_SQUARE_1023


@pytest.mark.parametrize("at", [0, 1, 7, 1000])
def test_neighbouring_seeds_are_independent(at: int) -> None:
    words = [Chance(seed).word(at) for seed in range(20_001)]
    assert chi_square(Counter(word >> 22 for word in words), 256) < CHI_SQUARE_255
    pairs = Counter((one >> 27, two >> 27) for one, two in pairwise(words))
    assert chi_square(pairs, 64) < CHI_SQUARE_63


def test_streams_of_neighbouring_seeds_do_not_overlap() -> None:
    seen = [{Chance(seed).word(at) for at in range(2_000)} for seed in range(8)]
    for one in range(8):
        for two in range(one):
            assert len(seen[one] & seen[two]) < 4


def test_every_bit_of_a_long_seed_counts() -> None:
    seed = 0x1234_5678_9ABC_DEF0_1234_5678_9ABC
    first = [Chance(seed).word(at) for at in range(4)]
    for bit in range(117):
        assert [Chance(seed ^ 1 << bit).word(at) for at in range(4)] != first


def test_the_keyed_maker_is_the_plain_hmac_it_says_it_is() -> None:
    def reference(at: int) -> int:
        digest = hmac.new(SECRET, (at // 8).to_bytes(8, "big"), hashlib.sha256).digest()
        start = at % 8 * 4
        return int.from_bytes(digest[start : start + 4], "big") >> 2

    maker = KeyedChance(SECRET)
    places = [*range(40), 5, 1000, 3, 2**35 + 1, 0]
    assert [maker.word(at) for at in places] == [reference(at) for at in places]
    assert maker.commitment() == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.golden
def test_streams_never_change() -> None:
    """Records depend on them."""
    assert [Chance(7).word(at) for at in range(4)] == GOLDEN_FAST
    assert [KeyedChance(SECRET).word(at) for at in (0, 7, 8, 100)] == GOLDEN_KEYED


GOLDEN_FAST = [712262039, 840628667, 1052253094, 663192190]
GOLDEN_KEYED = [817052245, 850507741, 331491089, 673284318]


def position_with(chance: Chance) -> Any:
    position = registry.new(MINI, 2)
    position.chance = chance
    position.drawn = 0
    return position


def test_words_beyond_the_last_whole_multiple_are_rejected() -> None:
    p = position_with(KeyedChance(SECRET))
    for bound in (1, 2, 3, 10, 73, WORDS - 1, WORDS):
        before, at = p.drawn, p.drawn
        number = p.below(bound)
        while p.chance.word(at) >= WORDS - WORDS % bound:
            at += 1
        assert number == p.chance.word(at) % bound
        assert p.drawn == at + 1 > before


def test_numbers_below_a_bound_are_uniform() -> None:
    p = position_with(Chance(3))
    assert chi_square(Counter(p.below(10) for _ in range(20_000)), 10) < CHI_SQUARE_9


def test_every_order_of_a_heap_is_equally_likely() -> None:
    p = position_with(Chance(4))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        heap = [0, 1, 2, 3]
        orders[tuple(p.draw(heap, -1) for _ in range(4))] += 1
        assert heap == []
    assert chi_square(orders, 24) < 49.7  # 23 degrees of freedom


def test_a_script_deals_as_told_and_chance_does_the_rest() -> None:
    p = position_with(ScriptChance({5: 30, 6: 99}, 1))
    heap = [10, 20, 30, 40]
    assert p.draw(heap, 5) == 30
    assert sorted(heap) == [10, 20, 40]
    assert p.drawn == 1
    assert p.draw(heap, 6) in (10, 20, 40)  # 99 is not there
    assert p.draw(heap, 7) in (10, 20, 40)
    assert len(heap) == 1


@each_maker
def test_makers_survive_their_dump(maker: Chance) -> None:
    again = load_chance(maker.dump())
    assert type(again) is type(maker)
    assert again.dump() == maker.dump()
    assert [again.word(at) for at in range(20)] == [maker.word(at) for at in range(20)]


def test_nothing_secret_is_told_while_the_game_runs() -> None:
    assert Chance(5).public() == {"maker": "fast"}
    assert ScriptChance({1: 2}, 3).public() == {"maker": "script"}
    told = KeyedChance(SECRET).public()
    assert told == {"maker": "keyed", "commitment": KeyedChance(SECRET).commitment()}
    assert SECRET.hex() not in str(told)


@pytest.mark.parametrize(
    "dump",
    [
        *(None, 7, [], "fast", {}, {"maker": None}, {"maker": "dice"}, {"maker": ["fast"]}),
        *({"maker": "fast"}, {"maker": "fast", "seed": "7"}, {"maker": "fast", "seed": True}),
        *({"maker": "fast", "seed": -1}, {"maker": "fast", "seed": 1.5}, {"maker": "fast", "seed": [1] * 1000}),
        *({"maker": "keyed"}, {"maker": "keyed", "secret": 5}, {"maker": "keyed", "secret": "zz"}),
        *({"maker": "keyed", "secret": "00" * 31}, {"maker": "keyed", "secret": "00" * 1000}),
        *({"maker": "script", "seed": 1}, {"maker": "script", "seed": 1, "items": [1, 2]}),
        *({"maker": "script", "seed": 1, "items": [[1]]}, {"maker": "script", "seed": 1, "items": [["a", 2]]}),
        *({"maker": "script", "items": []}, {"maker": "script", "seed": 1, "items": {"1": 2}}),
    ],
    ids=repr,
)
def test_a_maker_that_cannot_be_is_refused(dump: object) -> None:
    with pytest.raises(BadInput) as caught:
        load_chance(dump)
    assert caught.value.key == "error-bad-seed"
    assert len(str(caught.value.figures["seed"])) <= 80


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(BadInput):
        Chance(-1)
