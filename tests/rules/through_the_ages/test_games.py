"""Whole games: they end without error or dead end, nothing is lost on the way, and greedy plays them sensibly."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots.observation import Observation
from civitas.bots.specs import make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from rules.through_the_ages.tools import TITLE, Civilization, arrange, civ

LONGEST = 4000
"""Moves; the longest random game of four is far below."""
BETWEEN = 40
"""Moves between two looks at what must hold."""


@pytest.mark.soak
@pytest.mark.parametrize(("games", "options"), [(200, {}), (50, {"manual_payment": True})], ids=["plain", "by-hand"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_lose_nothing(seats: int, games: int, options: dict[str, object], length: int) -> None:
    for seed in range(games * length):
        g = civitas.new("through_the_ages", seats=seats, seed=seed, options=options)
        made = 0
        while not g.over():
            made += play_out(g, Chance(seed), made, BETWEEN)
            assert g.problems() == [], (seed, made)
            assert made < LONGEST
        assert g.standing()["winners"]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
def test_games_with_resignations_end_and_lose_nothing(seats: int, length: int) -> None:
    for seed in range(10 * length):
        g = civitas.new("through_the_ages", seats=seats, seed=seed)
        luck, made = Chance(seed), 0
        while not g.over():
            seat = g.turn()
            # One political action in twenty is to resign, as long as it is legal.
            moves = g.legal(seat) if luck.word(2 * made) % 20 == 0 else g.contending(seat)
            resigns = moves[-1] == TITLE.resign_move
            g.advance(seat, moves[-1] if resigns else moves[luck.word(2 * made + 1) % len(moves)])
            made += 1
            if made % BETWEEN == 0 or resigns:
                assert g.problems() == [], (seed, made)
        assert g.standing()["winners"]


@pytest.mark.soak
def test_greedy_beats_random(length: int) -> None:
    won = 0.0
    games = 4 * length
    for seed in range(games):
        g = civitas.new("through_the_ages", seats=2, seed=seed)
        bots = [make_bot("greedy" if seat == seed % 2 else "random", seed) for seat in range(2)]
        while not g.over():
            seat = g.turn()
            g.advance(seat, bots[seat].decide(Observation(g, seat)))
        winners = g.standing()["winners"]
        assert isinstance(winners, list)
        won += (seed % 2 in winners) / len(winners)
    assert won >= 0.9 * games


# --- evaluation


def shares(game: civitas.Position) -> list[float]:
    found: list[float] = TITLE.evaluate(game)
    return found


def test_shares_add_up_and_are_exact_at_the_end() -> None:
    g = civitas.new("through_the_ages", seats=4, seed=3)
    made = 0
    while not g.over():
        assert sum(shares(g)) == pytest.approx(1.0)
        made += play_out(g, Chance(3), made, 60)
    assert shares(g)[g.standing()["winners"][0]] > 0.2  # type: ignore[index]
    assert sum(shares(g)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (civ(culture=30), civ(culture=10)),
        (civ(workers={"bronze": 3, "agriculture": 2}), civ(workers={"bronze": 2, "agriculture": 2})),
        (civ(tokens={"bronze": 4}), civ(tokens={"bronze": 1})),
        (civ(wonders=["pyramids"]), civ()),
        (civ(leader="michelangelo", wonders=["hanging_gardens"]), civ(wonders=["hanging_gardens"])),
        (civ(hand=["iron"], science=5), civ(science=5)),
        (civ(government="monarchy"), civ()),
    ],
)
def test_more_is_worth_more(better: Civilization, worse: Civilization) -> None:
    assert shares(arrange(mine=better))[0] > shares(arrange(mine=worse))[0]


def test_what_is_in_hand_is_worth_more_in_play() -> None:
    """Else greedy would never play it."""
    for card in ("moses", "aristotle", "michelangelo", "genghis_khan"):
        held = arrange(age="I", mine=civ(hand=[card], wonders=["hanging_gardens"]))
        played = arrange(age="I", mine=civ(leader=card, wonders=["hanging_gardens"]))
        assert shares(played)[0] > shares(held)[0], card
