"""The players: random, greedy and search. A bot decides from an observation and never meets the true position."""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from civitas.bots.observation import Observation
from civitas.bots.thinking.judge import GreedyChoice, Judge, LearnedJudge
from civitas.bots.thinking.search import Search
from civitas.bots.weights import read_weights, shipped_weights
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title

EXPLORATION: Final = 0.5
"""How strongly search tries what it has seldom tried. Found by matches in 7 Wonders Duel."""
TEMPERATURE: Final = 0.1
"""How much worse a move may look at first sight and still be tried early."""
BEST: Final = "best"
"""The value a search uses unless told: the learned one where the title ships it, else the evaluation."""


class Bot(ABC):
    """One player at one seat of one game. Equal seeds and equal observations give equal decisions."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._decisions = 0
        self.faults: list[str] = []
        """What a bot from outside did wrong; its moves were replaced by legal ones."""
        self.cap = 0.0
        """Seconds of processor time that a decision may take at most; 0 for as long as the bot wants."""
        self.memory = 0
        """Situations that a bot may remember at most; 0 for as many as it wants."""
        self.steady = False
        """Does it carry out a plan to its end, as long as it sees what it has foreseen?"""
        self.plan: list[int] = []
        """The moves to which the last decision belongs, where the title proposes plans; then those still to come."""
        self._foreseen = 0

    def decide(self, observation: Observation) -> int:
        """A legal move. No bot gives a game up."""
        legal = observation.contending()
        seed = self._chance.word(self._decisions)
        self._decisions += 1
        if len(legal) == 1:
            return legal[0]
        if self.plan and self.plan[0] in legal and observation.sight() == self._foreseen:
            move = self.plan[0]
        else:
            self.plan = []
            move = self.choose(observation, legal, seed)
        self._look_ahead(observation, seed)
        return move

    def _look_ahead(self, observation: Observation, seed: int) -> None:
        """Note what is left of the plan, and what the seat will see when it is asked again."""
        plan, seat = self.plan, observation.seat
        self.plan, self._foreseen = [], 0
        if not self.steady or len(plan) < 2:
            return
        position = observation.imagine(Chance(seed))
        while plan and position.joint is None and position.check(seat, plan[0]) == 0:
            position.advance(seat, plan[0])
            plan = plan[1:]
            if len(position.contending(seat)) != 1:
                break
        self._foreseen = observation.title.sight(position, seat) if position.joint is None else 0
        self.plan = plan if self._foreseen else []

    @abstractmethod
    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        """One of several legal moves."""

    def prepare(self, title: Title) -> None:  # noqa: B027 - most bots need nothing
        """Read what the bot needs to play a title; BadInput if that cannot be used."""

    def stop(self) -> None:  # noqa: B027 - most bots decide at once
        """Decide now; may be called from another thread while the bot thinks."""

    def outside(self) -> float:
        """Seconds of processor time that other processes have taken for this bot so far."""
        return 0.0

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """The game is over."""


class RandomBot(Bot):
    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        return legal[seed * len(legal) >> 30]


class GreedyBot(Bot):
    """Looks one move ahead, pending choices answered, by the evaluation of the title."""

    def __init__(self, seed: int, samples: int, noise: float = 0.0, width: int = 0) -> None:
        super().__init__(seed)
        self.samples = samples
        self.width = width
        """How many beginnings of a plan are carried on at each step, where the title builds plans so."""
        self.noise = noise
        """How much worse than the best a move may look and still be taken, as a share of the victory."""
        self.slips = 0.0
        """How often another plan than the best one is taken, where the title proposes plans."""
        self.judge: Judge | None = None

    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        judge = self.judge = Judge(observation.title)
        judge.allow(self.cap)
        start = observation.imagine(Chance(seed))
        choice = GreedyChoice(judge, self.samples, self.noise, self.width)
        choice.slips = self.slips
        self.plan = choice.choose(start, observation.seat, seed)
        return self.plan[0]

    def stop(self) -> None:
        if self.judge is not None:
            self.judge.hurry()


@contextmanager
def _without_collecting() -> Generator[None]:
    """Search makes thousands of objects that do not refer to each other in circles: looking for circles among them
    would take a tenth of its time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class SearchBot(Bot):
    """Information-set search with a budget in simulations, in seconds or in seconds of processor time per decision."""

    def __init__(
        self,
        seed: int,
        simulations: int,
        seconds: float,
        value: str = BEST,
        weights: str = "",
        exploration: float = EXPLORATION,
        temperature: float = TEMPERATURE,
        rollouts: bool = False,
        reuse: bool = True,
        processor: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.value = value
        self.weights = weights
        self.exploration = exploration
        self.temperature = temperature
        self.rollouts = rollouts
        self.reuse = reuse
        self.processor = processor
        self.search: Search | None = None

    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        if self.search is None or self.search.judge.title is not observation.title:
            self.prepare(observation.title)
        assert self.search is not None
        if self.memory:
            self.search.largest = self.memory
        start = observation.imagine(Chance(seed))
        processor = min(self.processor or self.cap, self.cap or self.processor)
        with _without_collecting():
            move = self.search.run(start, observation.seat, seed, self.simulations, self.seconds, processor)
        self.plan = self.search.plan()
        return move

    def prepare(self, title: Title) -> None:
        judge = self._judge(title)
        self.search = Search(judge, self.exploration, self.temperature, self.rollouts, self.reuse)

    def opinion(self) -> float:
        """The share of the victory that the last search expects for its seat."""
        assert self.search is not None
        return self.search.opinion()

    def _judge(self, title: Title) -> Judge:
        if self.weights:
            return LearnedJudge(title, read_weights(Path(self.weights), title))
        network = None if self.value == "evaluation" else shipped_weights(title)
        if network is None and self.value == "learned":
            raise BadInput("error-no-weights", {"title": title.key})
        return Judge(title) if network is None else LearnedJudge(title, network)

    def stop(self) -> None:
        if self.search is not None:
            self.search.stop()
