"""How bots look at 7 Ages: plans that can be played, features of one size, no folly in plain situations."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from rules.seven_ages.tools import TITLE, act, found, play, table


def positions(seats: int, games: int) -> Iterator[Any]:
    """Moments of random games, some of them in the middle of an action."""
    for seed in range(games):
        game: Any = civitas.new("seven_ages", seats=seats, seed=seed, options={"ages": 1})
        made = 0
        while not game.over():
            made += play_out(game, Chance(seed), made, 7)
            if not game.over():
                yield game


def choice(p: Any, seat: int = 0) -> str:
    return str(TITLE.moves.text(make_bot("greedy", 3).decide(Observation(p, seat))))


def test_every_plan_begins_with_a_legal_move() -> None:
    planned = 0
    for game in positions(3, 4):
        for seat in game.waiting():
            for plan in TITLE.plans(game.imagine(seat, Chance(1)), seat):
                planned += 1
                assert plan[0] in game.legal(seat)
    assert planned > 400


def test_features_have_names_and_are_numbers() -> None:
    names = TITLE.feature_names()
    assert len(names) == len(set(names))
    buffer = [0.0] * len(names)
    for number, game in enumerate(positions(4, 1)):
        seat = number % 4
        TITLE.features(game, seat, buffer)
        assert len(buffer) == len(names)
        assert all(isfinite(value) for value in buffer)
        assert buffer[names.index("own-glory")] == game.glory_of(seat) / 50


def test_to_judge_a_position_changes_nothing() -> None:
    for game in positions(3, 2):
        before = game.see(-2)
        shares = TITLE.evaluate(game)
        assert sum(shares) == pytest.approx(1.0)
        assert game.see(-2) == before


def test_search_plays_on_whatever_others_hold() -> None:
    """A plan found for one hand of a rival may be impossible with another."""
    game: Any = civitas.new("seven_ages", seats=3, seed=5, options={"ages": 1})
    bots = [make_bot("search:sims=24" if seat == 0 else "random", seat) for seat in range(3)]
    for _ in range(60):
        seat = game.waiting()[0]
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    assert game.problems() == []


def test_greedy_gives_each_empire_a_marker_of_its_own() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear"}, money=9, capital="egypt")
    found(p, 0, "harappans", "yellow", {"indus": "spear"}, money=30, capital="indus")
    chosen: list[str] = []
    while not chosen or chosen[-1] != "done":
        chosen.append(choice(p))
        play(p, 0, chosen[-1])
    marks = dict(text.removeprefix("mark:").split("+") for text in chosen[:-1])
    assert len(set(marks.values())) == len(marks) == 3
    assert marks["yellow"] == "production"
    # New cards are played in the same turn.
    assert {marks["orange"], marks["none"]} == {"civilise", "destiny"}


def test_greedy_takes_vacant_land() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear"}, money=9, capital="egypt")
    found(p, 1, "chin", "red", {"yangtze": "spear"})
    act(p, "manoeuvre", egypt)
    assert choice(p) == "from:egypt"


def test_greedy_attacks_nobody_who_is_far_stronger() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, capital="egypt")
    found(p, 1, "hittites", "red", {"palestine": "spear " * 8}, capital="palestine")
    act(p, "manoeuvre", egypt)
    for _ in range(12):
        if p.turn() == 0 and not p.battle and choice(p) != "end":
            play(p, 0, choice(p))
    assert not any(p.guests)
