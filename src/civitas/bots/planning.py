"""The planner: a player that works for a goal, by the plans of the title."""

from __future__ import annotations

from civitas.bots.levels import turn_fields
from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.bots.thinking.judge import Judge
from civitas.bots.thinking.planning import Planner
from civitas.kernel.chance import Chance


class PlanBot(Bot):
    """Does what the plans of the title say; where a title has none, it looks one move ahead."""

    def __init__(self, seed: int, ahead: int, slips: float, samples: int = 1, width: int = 0, ends: int = 0) -> None:
        super().__init__(seed)
        self.ahead = ahead
        self.slips = slips
        self.samples = samples
        self.width = width
        self.ends = ends
        self.judge: Judge | None = None

    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        judge = self.judge = Judge(observation.title)
        judge.allow(self.cap)
        fields = turn_fields(observation.title)
        planner = Planner(judge, fields, self.ahead, self.slips, self.samples, self.width, self.ends)
        move = planner.choose(observation.imagine(Chance(seed)), observation.seat, seed)
        # A plan may be made for what is hidden, or not yet see a limit; then one move ahead is looked.
        return move if move in legal else judge.best(observation.imagine(Chance(seed)), observation.seat)

    def stop(self) -> None:
        if self.judge is not None:
            self.judge.hurry()
