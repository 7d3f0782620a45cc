"""Rows of things with their places: all that a seat knows, nothing else, in numbers that stay what they are."""

from __future__ import annotations

import warnings
from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import api_test

import civitas
from civitas.envs import pettingzoo
from civitas.envs.entities import COLUMNS, MOST, Entities, facts, read_schema, walk_games
from civitas.envs.gymnasium import SeatEnv, SeatVectorEnv
from civitas.envs.shared import SharedGames
from civitas.envs.vector import VectorGames
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from mini import MINI

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]
VERSIONS = {
    "antiquity": "f8c75551",
    "historia": "2b215d8d",
    "seven_ages": "39306272",
    "seven_wonders_duel": "6dfc7740",
    "through_the_ages": "82a1257c",
}
"""What models were trained on. A title whose views say something new gets another version; say so in CHANGELOG.md."""


def test_the_numbers_mean_what_they_meant() -> None:
    assert {title: Entities(civitas.title(title)).version for title in TITLES} == VERSIONS


@pytest.mark.parametrize("title", TITLES)
def test_rows_lie_within_their_bounds_and_are_those_of_the_view(title: str) -> None:
    """What looks the same has the same rows, and nearly every fact stands in a place that has a number."""
    made = civitas.title(title)
    entities = Entities(made)
    for position, seat in walk_games(made, 2, 90, 45):
        rows = entities.observe(position, seat)
        assert rows.shape == (MOST, len(COLUMNS)) and rows.dtype == numpy.int32
        least, most = entities.bounds(position.seats)
        assert (rows >= least).all() and (rows <= most).all()
        said = rows[rows.any(axis=1)]
        assert 0 < len(said) < MOST
        assert (said[:, 0] == 0).mean() < 0.02
        assert entities.describe(said[0])
        assert numpy.array_equal(entities.observe(position.imagine(seat, Chance(9)), seat), rows)


def test_hidden_things_are_there_to_be_hidden() -> None:
    """The test above would pass idly if two seats were told the same."""
    position = civitas.new("through_the_ages", 2, seed=1)
    play_out(position, Chance(1), most=150)
    entities = Entities(position.title)
    assert entities.rows(position, 0) != entities.rows(position, 1)


@pytest.mark.parametrize("title", TITLES)
def test_every_thing_that_a_view_names_is_in_the_rows(title: str) -> None:
    made = civitas.title(title)
    entities = Entities(made)
    position = civitas.new(made, 2, seed=5)
    play_out(position, Chance(5), most=50)
    named: set[object] = set()
    for fact in facts(position.view(0), dict.fromkeys(entities.things, 0), frozenset()):
        named |= {word for word in (fact.value, fact.of) if word in entities.things}
    rows = entities.rows(position, 0)
    assert named == {entities.things[number] for row in rows for number in row[1:3]} - {""} and len(named) > 10


@pytest.mark.parametrize("title", TITLES)
def test_rows_are_the_facts_of_the_view(title: str) -> None:
    """As they are found one by one, which is slower."""
    made = civitas.title(title)
    entities = Entities(made)
    place, thing = ({word: number for number, word in enumerate(words)} for words in (entities.places, entities.things))
    by_seat = frozenset(read_schema(made).by_seat)
    for position, seat in walk_games(made, 2, 90, 45):
        found = []
        for fact in facts(position.view(seat), thing, by_seat):
            word = fact.value if isinstance(fact.value, str) else ""
            owner = 0 if fact.owner < 0 else (fact.owner - seat) % position.seats + 1
            amount = 1 if word else int(fact.value)  # type: ignore[call-overload]
            of = 0 if fact.of is None else thing.get(fact.of, 0)
            found.append((place.get(fact.path, 0), thing.get(word, 0), of, owner, fact.number + 1, amount))
        assert entities.rows(position, seat) == found


def test_seats_are_told_from_the_viewer() -> None:
    position = civitas.new("seven_wonders_duel", seed=3)
    play_out(position, Chance(3), most=30)
    entities = Entities(position.title)
    coins = entities.places.index("coins[]")
    for seat in range(2):
        told = {row[3] - 1: row[5] for row in entities.rows(position, seat) if row[0] == coins}
        own: list[int] = position.view(seat)["coins"]  # type: ignore[assignment]
        assert told == {(owner - seat) % 2: amount for owner, amount in enumerate(own) if amount}


def test_a_title_without_places_cannot_be_told_in_rows() -> None:
    assert read_schema(MINI).places == []
    with pytest.raises(civitas.BadInput, match="no features"):
        Entities(MINI)


# ---------------------------------------------------------------------- as what environments observe


def last_legal(masks: Any) -> list[int]:
    return [int(numpy.flatnonzero(mask)[-1]) for mask in masks]


@pytest.mark.parametrize("title", TITLES)
def test_every_interface_gives_the_same_rows(title: str) -> None:
    """Those of the view of the seat that is asked, within the bounds of the space."""
    entities = Entities(civitas.title(title))
    agents = pettingzoo.raw_env(title, observe="entities")
    agents.reset(seed=3)
    many = VectorGames(title, 2, observe="entities")
    batch = many.reset(seed=[3, 3])
    assert batch.observations.shape == (2, MOST, len(COLUMNS)) and many.encoding.names == list(COLUMNS)
    for _ in range(12):
        agent = agents.agent_selection
        seat = agents.position.turn()
        told = agents.observe(agent)
        rows = entities.observe(many.positions[1], seat)
        assert agents.observation_space(agent).contains(told)
        assert numpy.array_equal(told["observation"], rows)
        assert numpy.array_equal(batch.observations, [rows, rows])
        moves = last_legal(batch.masks)
        agents.step(moves[0])
        batch = many.step(moves)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_vector_of_rows_is_many_environments(mode: AutoresetMode) -> None:
    given: dict[str, Any] = {"bots": "random", "seat": None, "observe": "entities", "limit": 9}
    several = SyncVectorEnv([lambda: SeatEnv("seven_wonders_duel", **given)] * 3, autoreset_mode=mode)
    packed = SeatVectorEnv("seven_wonders_duel", 3, autoreset_mode=mode, **given)
    seen = several.reset(seed=5)[0], packed.reset(seed=5)[0]
    ends = 0
    for _ in range(22):
        assert numpy.array_equal(*seen) and seen[1] in packed.observation_space
        moves = numpy.array([int(numpy.flatnonzero(mask)[0]) for mask in packed.action_masks()])
        slow, quick = several.step(moves), packed.step(moves)
        seen = slow[0], quick[0]
        for row in numpy.flatnonzero(quick[3]) if mode is AutoresetMode.SAME_STEP else []:
            assert numpy.array_equal(slow[4]["final_obs"][row], quick[4]["final_obs"][row])
        ends += int(quick[3].sum())
    assert ends >= 3


def test_rows_are_shared_by_processes() -> None:
    one = VectorGames("seven_wonders_duel", 4, observe="entities")
    alone = one.reset(seed=2)
    with SharedGames("seven_wonders_duel", 4, workers=2, observe="entities") as games:
        batch = games.reset(seed=2)
        for _ in range(30):
            assert numpy.array_equal(batch.observations, alone.observations)
            moves = last_legal(batch.masks)
            batch, alone = games.step(moves), one.step(moves)


def test_the_checks_of_the_interfaces_hold_for_rows_too() -> None:
    env = SeatEnv("historia", bots="random", observe="entities")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
        api_test(pettingzoo.env("seven_wonders_duel", observe="entities"), num_cycles=100)
    assert env.encoding.version != SeatEnv("historia", bots="random").encoding.version


def test_what_else_to_observe_is_told_in_a_sentence() -> None:
    with pytest.raises(civitas.BadInput, match="“pixels” is not a value of the option observe"):
        VectorGames("historia", 2, observe="pixels")
