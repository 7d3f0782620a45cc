"""The games of OpenSpiel pass its own simulation test, where it is installed (`pip install civitas[openspiel]`)."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import civitas

pyspiel = pytest.importorskip("pyspiel")

from civitas.envs.encoding import Encoding  # noqa: E402
from civitas.envs.openspiel import game_name  # noqa: E402
from civitas.kernel.chance import Chance  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("seven_wonders_duel", {}),
    ("historia", {"civbots": "noble+king", "events": True}),
    ("through_the_ages", {"short": True}),
    ("antiquity", {}),
    ("seven_ages", {"ages": 1}),
]


def walk(state: Any, seed: int, most: int = 10_000) -> Any:
    random = Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def after(most: int, seed: int, title: str = "seven_wonders_duel", **params: object) -> Any:
    """A state in which somebody decides."""
    state = walk(pyspiel.load_game(game_name(title), params).new_initial_state(), seed, most)
    while state.is_chance_node():
        state.apply_action(0)
    return state


@pytest.mark.parametrize(("title", "params"), SETTINGS, ids=[title for title, _ in SETTINGS])
def test_the_interface_is_kept(title: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_name(title), params), 1, serialize=True, verbose=False)


def test_a_seat_is_shown_what_it_may_know() -> None:
    title = civitas.title("through_the_ages")
    state = after(150, 1, "through_the_ages")
    truth = state.table.position
    for player in range(2):
        looks = state.clone()
        looks.table.position = truth.imagine(player, Chance(5))
        assert looks.observation_string(player) == state.observation_string(player)
        assert looks.observation_tensor(player) == state.observation_tensor(player)
        assert state.observation_tensor(player) == list(Encoding(title).observe(truth, player))
        assert json.loads(state.observation_string(player)) == json.loads(json.dumps(truth.view(player)))
    assert state.observation_string(0) != state.observation_string(1)


def test_a_player_recalls_its_own_moves_and_what_it_was_told() -> None:
    state = after(40, 2)
    lines = state.information_state_string(0).splitlines()
    own = [state.table.setup.title.moves.text(move) for player, move in played(state) if player == 0]
    assert [line for line in lines if not line.startswith("{")] == own
    assert json.loads(lines[-1]) == json.loads(state.observation_string(0))
    assert any('"event-' in line for line in lines)
    # The diary of one game does not enter that of another.
    other = walk(state.get_game().new_initial_state(), 3, 40)
    assert other.information_state_string(0) != state.information_state_string(0)
    assert state.information_state_string(0).splitlines() == lines


def played(state: Any) -> list[tuple[int, int]]:
    return [(entry.player, entry.action) for entry in state.full_history()]


def test_luck_is_decided_when_it_is_seen_and_never_before() -> None:
    """A clone that goes on from a chance node meets another future for another outcome, and the same for the same."""
    state = pyspiel.load_game(game_name("seven_wonders_duel"), {"outcomes": 20}).new_initial_state()
    random = Random(3)
    for _ in range(30):
        state.apply_action(random.choice(state.legal_actions()))
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
    futures = {str(state.child(outcome)) for outcome in range(20)}
    assert len(futures) == 20
    assert str(state.child(4)) == str(state.child(4))


def test_another_seed_is_another_world() -> None:
    first, second = (pyspiel.load_game(game_name("historia"), {"seed": seed}).new_initial_state() for seed in (1, 2))
    first.apply_action(0)
    second.apply_action(0)
    assert first.observation_string(0) != second.observation_string(0)


def test_a_state_is_saved_and_goes_on_the_same() -> None:
    state = after(35, 4)
    read = pickle.loads(pickle.dumps(state))
    assert str(read) == str(state)
    assert str(walk(read, 5)) == str(walk(state.clone(), 5))


def test_returns_sum_to_zero() -> None:
    state = walk(pyspiel.load_game(game_name("historia"), {"players": 3}).new_initial_state(), 6)
    assert sum(state.returns()) == pytest.approx(0.0)
    assert max(state.returns()) == 1.0


def test_a_move_that_is_not_legal_names_the_rule() -> None:
    state = after(3, 1)
    before = str(state)
    with pytest.raises(civitas.IllegalMove, match="has to answer the question"):
        state.apply_action(civitas.title("seven_wonders_duel").moves.parse("build:arena"))
    assert str(state) == before


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"players": 1}, "2, 3, 4, 5, 6 seats, not 1"),
        ({"outcomes": 0}, "“0” does not fit outcomes"),
        ({"civbots": "emperor"}, "“emperor” is not a value of the option civbots"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(params: dict[str, Any], sentence: str) -> None:
    with pytest.raises(civitas.BadInput, match=sentence):
        pyspiel.load_game(game_name("historia"), params)


def test_a_learner_of_openspiel_learns_from_a_whole_game() -> None:
    values = learn("seven_wonders_duel", {}, 10_000)
    assert any(value != 0.0 for actions in values for value in actions.values())


@pytest.mark.parametrize(("title", "params"), SETTINGS, ids=[title for title, _ in SETTINGS])
def test_a_learner_of_openspiel_plays(title: str, params: dict[str, Any]) -> None:
    assert len(learn(title, params, 12)) > 0


def learn(title: str, params: dict[str, Any], most: int) -> list[dict[int, float]]:
    """What the Q-learners of OpenSpiel hold of the actions they met in so many steps."""
    import numpy
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import tabular_qlearner

    numpy.random.seed(1)
    game = pyspiel.load_game(game_name(title), params)
    environment = rl_environment.Environment(game)
    width = len(Encoding(civitas.title(title)).names) + 128
    agents = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in range(2)]
    step = environment.reset()
    for _ in range(most):
        if step.last():
            break
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == width
        step = environment.step([agents[player].step(step).action])
    if step.last():
        assert sum(step.rewards) == 0.0
        for agent in agents:
            agent.step(step)
    return [dict(actions) for agent in agents for actions in agent._q_values.values()]


@pytest.mark.parametrize(("title", "params"), SETTINGS, ids=[title for title, _ in SETTINGS])
def test_what_a_player_does_not_know_is_dealt_anew(title: str, params: dict[str, Any]) -> None:
    """The information state stays, the imagined world goes on by itself, and what the true one hides is gone."""
    numbers = Random(7).random
    for most in (30, 90):
        state = after(most, 1, title, **params)
        player = state.current_player()
        told = state.information_state_string(player)
        looks = state.resample_from_infostate(player, numbers)
        assert looks.information_state_string(player) == told
        assert looks.information_state_tensor(player) == state.information_state_tensor(player)
        assert looks.current_player() == player and looks.legal_actions() == state.legal_actions()
        assert looks.table.position != state.table.position
        for _ in range(12):
            looks = walk(looks, 3, 1)
            if looks.is_terminal():
                break
            asked = looks.current_player()
            if asked < 0:
                continue
            diary = looks.information_state_string(asked)
            assert json.loads(diary.splitlines()[-1]) == json.loads(json.dumps(looks.table.position.view(asked)))
            assert diary == pickle.loads(pickle.dumps(looks)).information_state_string(asked)
        # The true one is as it was.
        assert state.information_state_string(player) == told


def test_two_worlds_of_one_state_differ_in_what_is_hidden_alone() -> None:
    state = after(150, 1, "through_the_ages")
    player = state.current_player()
    numbers = Random(3).random
    worlds = [state.resample_from_infostate(player, numbers).table.position for _ in range(8)]
    others = {str(world.view(1 - player)["military_hand"]) for world in worlds}
    assert len({str(world.view(player)) for world in worlds}) == 1 and len(others) > 1


def test_the_tensor_of_an_information_state_tells_diaries_apart() -> None:
    """Two ways to the same position are one observation and two information states."""
    title = civitas.title("seven_wonders_duel").moves
    game = pyspiel.load_game(game_name("seven_wonders_duel"))
    one = walk(game.new_initial_state(), 1, 1)
    first = one.current_player()
    a, b = one.legal_actions()[:2]
    assert title.text(a).startswith("draft")
    left, right = one.child(a), one.child(b)
    assert left.information_state_tensor(first) != right.information_state_tensor(first)
    assert left.information_state_tensor(first)[:1165] == left.observation_tensor(first)
    assert set(left.information_state_tensor(first)[1165:]) == {0.0, 1.0}


def test_a_game_begins_as_its_luck_says() -> None:
    """Equal luck is an equal game in every interface: what a chance node decides is the seed of the beginning."""
    state = pyspiel.load_game(game_name("historia"), {"seed": 3}).new_initial_state()
    state.apply_action(5)
    assert state.table.position.hash() == civitas.new("historia", 2, seed=state.table.luck).hash()


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
@pytest.mark.parametrize(("title", "params"), SETTINGS, ids=[title for title, _ in SETTINGS])
def test_the_searches_of_openspiel_play(title: str, params: dict[str, Any], kind: str) -> None:
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    class Even(mcts.Evaluator):  # type: ignore[misc]
        """Games of the larger titles are too long for a test to play out."""

        def evaluate(self, state: Any) -> Any:
            return numpy.zeros(2)

        def prior(self, state: Any) -> Any:
            legal = state.legal_actions()
            return [(action, 1.0 / len(legal)) for action in legal]

    state = after(40, 1, title, **params)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state = walk(state, 1, 1)
    luck = numpy.random.RandomState(1)
    if kind == "mcts":
        bot = mcts.MCTSBot(state.get_game(), 1.0, 6, Even(), random_state=luck)
    else:
        bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=1.0, max_simulations=6, evaluator=Even(), random_state=luck)
    for _ in range(3):
        while state.is_chance_node():
            state = walk(state, 1, 1)
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


def test_the_page_on_environments_can_be_followed() -> None:
    """Its blocks one after the other, as they stand there."""
    page = Path(__file__).parents[2] / "docs" / "environments.md"
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.M | re.S)
    written = [block for block in blocks if "spiel" in block]
    assert len(written) == 2
    told: dict[str, Any] = {}
    for block in written:
        exec(block, told)
    assert not told["state"].is_terminal()
