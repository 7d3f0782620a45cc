"""Gymnasium: one seat learns, bots play the others, in one game or in many at once.

Importing this module registers every title: `civitas/SevenWondersDuel-v0`, `civitas/ThroughTheAges-v0` and so on.

>>> import gymnasium
>>> import civitas.envs.gymnasium
>>> env = gymnasium.make("civitas/SevenWondersDuel-v0", bots="random")
>>> observation, info = env.reset(seed=7)
>>> info["seat"], info["moves"][0]
(0, 'draft:circus_maximus')
>>> envs = gymnasium.make_vec("civitas/SevenWondersDuel-v0", num_envs=16, bots="random")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((16, 1165), (16, 1192))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy
from gymnasium import Env, register, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from civitas.bots import Observation
from civitas.envs.batches import Actions, Batch
from civitas.envs.encoding import Encoding, Seen, as_move, result
from civitas.envs.seated import Company, SeatGame, SeatGames
from civitas.envs.setups import RENDER_MODES, Seeds
from civitas.envs.shared import SharedGames
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position


def _spaces(encoding: Encoding) -> tuple[Any, spaces.Discrete]:
    seen = spaces.Box(encoding.least, encoding.most, encoding.shape, encoding.kind)
    return seen, spaces.Discrete(encoding.actions)


class SeatEnv(Env[Seen, numpy.int64]):
    """A game seen from one seat. An episode is a game, a step a decision of this seat; rewards come at the end.

    Observations are the features of the title as the seat may know them, or with `observe="entities"` the rows of
    `civitas.envs.entities`; `action_masks()` and `info["action_mask"]` tell its legal moves.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - so Gymnasium declares it

    def __init__(self, title: str, *settings: Any, render_mode: str | None = None, **named: Any) -> None:
        """The settings are those of `Company`: `seat` is the one that learns (None: another one in every game, by lot),
        `bots` are the specs of the others, in the order of their seats, or one for all of them."""
        company = Company(title, *settings, **named)
        self.setup = company.setup
        self.encoding = self.setup.encoding
        self._game = SeatGame(company)
        self._seeds = Seeds()
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.encoding)

    @property
    def position(self) -> Position:
        return self._game.position

    @property
    def seat(self) -> int:
        """The one that learns in this game."""
        return self._game.seat

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the game of a seed; without one, of a seed that follows from the last one given."""
        if seed is not None:
            self._seeds = Seeds(seed)
        super().reset(seed=seed)
        self._game.luck = self.np_random
        self._game.begin(self._seeds, options)
        if self.render_mode == "human":
            self.render()
        return self.encoding.observe(self.position, self.seat), self._info()

    def step(self, action: numpy.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        game, move = self._game, as_move(action)
        refused = game.refusal(move)
        game.play(move, refused is not None)
        if self.render_mode == "human":
            self.render()
        info = self._info()
        if refused is not None:
            info["refused"] = refused
        position = game.position
        return self.encoding.observe(position, game.seat), game.reward(), position.over(), game.cut_short(), info

    def action_masks(self) -> NDArray[numpy.bool_]:
        """The legal moves, as MaskablePPO of sb3-contrib asks for them."""
        return self.encoding.mask(self.position, self.seat).astype(numpy.bool_)

    def look(self) -> Observation:
        """All that the seat may know, for an encoding of your own: its view, its question, imagined positions."""
        return Observation(self.position, self.seat)

    def render(self) -> Any:
        """The table as text, as pixels or printed, as `render_mode` says."""
        return self.setup.render(self.position, self.render_mode)

    def close(self) -> None:
        self._game.close()

    def _info(self) -> dict[str, Any]:
        position, seat = self.position, self.seat
        told = result(position) if position.over() else self.encoding.describe(position, seat)
        return {"seat": seat, "action_mask": self.encoding.mask(position, seat), **told}


class SeatVectorEnv(VectorEnv[Seen, Actions, NDArray[Any]]):
    """Many such games at once, with the arrays written by compiled code; on several cores if `workers` says so.

    Row by row the games of equal seeds are those of `SeatEnv`, and steps, rewards, ends and masks are those that
    `gymnasium.vector.SyncVectorEnv` would give. Infos hold `action_mask` and `seat`, without the texts.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        workers: int = 1,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`settings` are those of `Company`."""
        mode = AutoresetMode(autoreset_mode)
        if mode not in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP) or render_mode is not None:
            known = f"{AutoresetMode.NEXT_STEP.value}, {AutoresetMode.SAME_STEP.value}"
            given = {"option": "autoreset_mode", "value": mode.value, "values": known}
            if render_mode is not None:
                given = {"option": "render_mode", "value": str(render_mode)[:40], "values": "None"}
            raise BadInput("error-option-value", {**given})
        self._same_step = mode is AutoresetMode.SAME_STEP
        settings = {**settings, "same_step": self._same_step}
        self._games: SeatGames | SharedGames = (
            SeatGames(title, num_envs, **settings)
            if workers == 1
            else SharedGames(title, num_envs, workers, SeatGames, **settings)
        )
        self.encoding = self._games.setup.encoding
        self.num_envs = num_envs
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": mode}
        self.render_mode = None
        self.single_observation_space, self.single_action_space = _spaces(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Row by row the games of `seed`, `seed + 1` and so on, or of those of a list; `options` are for all."""
        batch = self._games.reset(seed, options)
        return batch.observations.copy(), self._infos(batch)

    def step(
        self, actions: Actions
    ) -> tuple[Seen, NDArray[Any], NDArray[numpy.bool_], NDArray[numpy.bool_], dict[str, Any]]:
        batch = self._games.step(actions)
        infos = self._infos(batch)
        ended = batch.terminated | batch.truncated
        if self._same_step and ended.any():
            infos["final_obs"] = numpy.array(
                [row if over else None for row, over in zip(batch.last.copy(), ended)], object
            )
            infos["_final_obs"] = ended
        rewards = batch.rewards[:, 0].astype(numpy.float64)
        return batch.observations.copy(), rewards, batch.terminated.copy(), batch.truncated.copy(), infos

    def action_masks(self) -> NDArray[numpy.bool_]:
        """A row for each game: its legal moves."""
        return self._games.batch.masks.astype(numpy.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self._games.close()

    def _infos(self, batch: Batch) -> dict[str, Any]:
        everywhere = numpy.ones(self.num_envs, numpy.bool_)
        return {
            "action_mask": batch.masks.copy(),
            "_action_mask": everywhere,
            "seat": batch.seats.copy(),
            "_seat": everywhere,
        }


def environment_id(key: str) -> str:
    """The name of a title among the environments of Gymnasium."""
    return f"civitas/{''.join([word.capitalize() for word in key.split('_')])}-v0"


for _key in registry.title_keys():
    register(
        environment_id(_key),
        f"{__name__}:{SeatEnv.__name__}",
        vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
        kwargs={"title": _key},
    )
