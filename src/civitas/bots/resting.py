"""A rival that only rests: it passes wherever that is allowed. Set positions are solved against it, for what it does
follows from the position alone."""

from __future__ import annotations

from typing import Final

from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.kernel.forecast import resting_move
from civitas.kernel.title import Title

REST: Final = "rest"


def resting(title: Title, legal: list[int]) -> int:
    """The move that does least: the first that passes, else the first of all."""
    move = resting_move(title, legal)
    return legal[0] if move < 0 else move


class RestBot(Bot):
    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        return resting(observation.title, legal)
