"""PettingZoo: every seat is an agent, and the environment asks one of them at a time.

>>> from civitas.envs import pettingzoo
>>> env = pettingzoo.env("seven_wonders_duel")
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from civitas.bots.observation import Observation
from civitas.envs.encoding import as_move, result
from civitas.envs.setups import RENDER_MODES, Seeds, Setup
from civitas.kernel.position import Position


def env(title: str, **settings: Any) -> OrderEnforcingWrapper:
    """The environment of a title, with the wrapper that tells of calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(title, **settings))


def raw_env(title: str, **settings: Any) -> SeatsEnv:
    return SeatsEnv(title, **settings)


class SeatsEnv(AECEnv):
    """Agents `seat_0`, `seat_1`, ...; where several may move at once they are asked in this order.

    An observation holds the features of the title (with `observe="entities"` its rows of things) as `observation` and
    the legal moves as `action_mask`. A move that is not legal raises `civitas.IllegalMove`, which names the rule, and
    changes nothing. Rewards come at the end.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        reward: str = "share",
        limit: int | None = None,
        render_mode: str | None = None,
        observe: str = "features",
    ) -> None:
        super().__init__()
        self.setup = Setup(title, seats, options, pack, reward, limit, observe)
        self.encoding = self.setup.encoding
        self.metadata = {
            "name": f"{self.setup.title.key}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self._seeds = Seeds()

    def _space(self) -> spaces.Dict:
        encoding = self.encoding
        seen = spaces.Box(encoding.least, encoding.most, encoding.shape, encoding.kind)
        mask = spaces.Box(0, 1, (encoding.actions,), numpy.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin the game of a seed; without one, of a seed that follows from the last one given."""
        seeds = self._seeds if seed is None else Seeds(seed)
        self.position: Position = self.setup.begin(seeds.next(), options)
        self._seeds = seeds
        self._steps = 0
        self._skip_agent_selection = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._serve()

    def step(self, action: object) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self._seat[agent], as_move(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.setup.rewards(self.position)))
        elif self.setup.cut_short(self._steps):
            self.truncations = dict.fromkeys(self.agents, True)
        self._serve()
        self._accumulate_rewards()

    def _serve(self) -> None:
        """Ask the first seat that waits."""
        seat = self.position.turn()
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        if seat < 0:
            self.infos = {agent: result(self.position) for agent in self.agents}
            seat = 0
        else:
            self.infos[self.possible_agents[seat]] = self.encoding.describe(self.position, seat)
        self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {
            "observation": self.encoding.observe(self.position, seat),
            "action_mask": self.encoding.mask(self.position, seat),
        }

    def look(self, agent: str) -> Observation:
        """All that an agent may know, for an encoding of your own: its view, its question, imagined positions."""
        return Observation(self.position, self._seat[agent])

    def render(self) -> Any:
        """The table as text, as pixels or printed, as `render_mode` says."""
        return self.setup.render(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
