"""A rival that only rests: it passes wherever that is allowed. Set positions are solved against it, for what it does
follows from the position alone."""

from __future__ import annotations

from typing import Final

from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.kernel.title import Title

REST: Final = "rest"
VERBS: Final = ("done", "end", "pass", "decline", "skip")
"""What decides as little as can be, the least first."""


def resting(title: Title, legal: list[int]) -> int:
    """The move that does least: the first that passes, else the first of all."""
    names = [title.moves.verb(move).name for move in legal]
    for verb in VERBS:
        if verb in names:
            return legal[names.index(verb)]
    return legal[0]


class RestBot(Bot):
    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        return resting(observation.title, legal)
