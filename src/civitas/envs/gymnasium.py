"""Gymnasium: one seat learns, bots play the others.

Importing this module registers every title: `civitas/SevenWondersDuel-v0`, `civitas/ThroughTheAges-v0` and so on.

>>> import gymnasium
>>> import civitas.envs.gymnasium
>>> env = gymnasium.make("civitas/SevenWondersDuel-v0", bots="random")
>>> observation, info = env.reset(seed=7)
>>> info["seat"], info["moves"][0]
(0, 'draft:circus_maximus')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy
from gymnasium import Env, register, spaces
from numpy.typing import NDArray

from civitas.bots import Bot, Observation, make_bot
from civitas.envs.encoding import Features, as_move, result, whole
from civitas.envs.packed.rows import BOUND
from civitas.envs.setups import RENDER_MODES, Setup
from civitas.kernel import registry
from civitas.kernel.errors import BadInput, short
from civitas.kernel.position import Position

ILLEGAL: Final = ("replace", "raise")
"""What becomes of an action that is no legal move: a random legal one is made in its place and `info["refused"]` names
the rule, or `civitas.IllegalMove` is raised."""


class SeatEnv(Env[Features, numpy.int64]):
    """A game seen from one seat. An episode is a game, a step a decision of this seat; rewards come at the end.

    Observations are the features of the title as the seat may know them; `action_masks()` and `info["action_mask"]`
    tell its legal moves.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - so Gymnasium declares it

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        reward: str = "share",
        limit: int | None = None,
        illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        """`seat` is the one that learns (None: another one in every game, by lot), `bots` are the specs of the others,
        in the order of their seats, or one for all of them."""
        self.setup = Setup(title, seats, options, pack, reward, limit)
        self.encoding = self.setup.encoding
        others = self.setup.seats - 1
        self._specs = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._specs) != others:
            raise BadInput("error-bots-count", {"given": len(self._specs), "seats": self.setup.seats})
        for spec in self._specs:
            make_bot(spec if isinstance(spec, str) else short(spec)).prepare(self.setup.title)
        if seat is not None and whole(seat) not in range(self.setup.seats):
            raise BadInput("error-no-such-seat", {"number": short(seat), "last": self.setup.seats - 1})
        if illegal not in ILLEGAL:
            values = ", ".join(ILLEGAL)
            raise BadInput("error-option-value", {"option": "illegal", "value": str(illegal)[:40], "values": values})
        self._wanted_seat = seat
        self._raises = illegal == "raise"
        self._bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        width = len(self.encoding.names)
        self.observation_space = spaces.Box(-BOUND, BOUND, (width,), numpy.float32)
        self.action_space = spaces.Discrete(self.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Begin the game of a seed; without one, of a seed that follows from the last one given."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.position: Position = self.setup.begin(number, options)
        drawn = int(self.np_random.integers(self.setup.seats))
        self.seat = drawn if self._wanted_seat is None else self._wanted_seat
        self._steps = 0
        self._seat_bots(number)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self.encoding.observe(self.position, self.seat), self._info()

    def step(self, action: numpy.int64 | int) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        position, seat = self.position, self.seat
        move = as_move(action)
        refused = None if self._raises or position.over() else position.refusal(seat, move)
        if refused is not None:
            move = int(self.np_random.choice(position.contending(seat)))
        position.play(seat, move)
        self._steps += 1
        self._let_others_play()
        over = position.over()
        truncated = not over and self.setup.cut_short(self._steps)
        if self.render_mode == "human":
            self.render()
        info = self._info()
        if refused is not None:
            info["refused"] = refused
        return self.encoding.observe(position, seat), self.setup.rewards(position)[seat], over, truncated, info

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
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _seat_bots(self, seed: int) -> None:
        self.close()
        others = [seat for seat in range(self.setup.seats) if seat != self.seat]
        self._bots = {seat: make_bot(spec, seed * 16 + seat) for seat, spec in zip(others, self._specs)}

    def _let_others_play(self) -> None:
        position = self.position
        while (seat := position.turn()) >= 0 and seat != self.seat:
            position.play(seat, self._bots[seat].decide(Observation(position, seat)))

    def _info(self) -> dict[str, Any]:
        position, seat = self.position, self.seat
        told = result(position) if position.over() else self.encoding.describe(position, seat)
        return {"seat": seat, "action_mask": self.encoding.mask(position, seat), **told}


def environment_id(key: str) -> str:
    """The name of a title among the environments of Gymnasium."""
    return f"civitas/{''.join([word.capitalize() for word in key.split('_')])}-v0"


for _key in registry.title_keys():
    register(environment_id(_key), f"{__name__}:{SeatEnv.__name__}", kwargs={"title": _key})
