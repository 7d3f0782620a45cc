"""Bots by name: `random`, `rest`, `greedy`, `plan`, `search:sims=400`, `level:3`, `external:COMMAND` and others.

Parameters follow the name, each after a colon: `search:sims=400:value=evaluation`.
"""

from __future__ import annotations

from typing import Final

from civitas.bots.external import ExternalBot
from civitas.bots.levels import NUMBERS, level_of
from civitas.bots.observation import Observation
from civitas.bots.planning import PlanBot
from civitas.bots.players import BEST, EXPLORATION, TEMPERATURE, Bot, GreedyBot, RandomBot, SearchBot
from civitas.bots.resting import REST, RestBot
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title

NAMES: Final = [
    "random",
    REST,
    "greedy",
    "plan",
    "search:sims=400",
    "search:seconds=1",
    "search:cpu=1",
    "level:1 ... level:5",
    "external:COMMAND",
]
_EXAMPLES: Final = {
    "random": "random",
    REST: REST,
    "greedy": "greedy:samples=4",
    "plan": "plan:ahead=2",
    "search": "search:sims=400",
    "level": "level:3",
}
MOST_SIMULATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec names, for one seat of one game; BadInput tells what is wrong with a spec."""
    name, _, rest = spec.strip().partition(":")
    if name == "external":
        return ExternalBot(seed, _Parameters(spec, name, "").command(rest))
    if name not in _EXAMPLES:
        raise BadInput("error-unknown-bot", {"bot": spec[:60], "bots": ", ".join(NAMES)})
    if name == "level":
        level = LevelBot(seed, _level(spec, rest))
        level.steady = True
        return level
    parameters = _Parameters(spec, name, rest)
    if name == "plan":
        made: Bot = _planner(seed, parameters)
    elif name == "random":
        made = RandomBot(seed)
    elif name == REST:
        made = RestBot(seed)
    elif name == "greedy":
        made = _greedy(seed, parameters)
    else:
        made = _search(seed, parameters)
    parameters.finish()
    made.steady = True
    return made


def _planner(seed: int, parameters: _Parameters) -> PlanBot:
    ahead, slips = parameters.whole("ahead", 0, 1, 50), parameters.number("slips", 0.0, 0.0, 1.0)
    samples, width = parameters.whole("samples", 1, 1, 1000), parameters.whole("width", 0, 1, 100)
    return PlanBot(seed, ahead, slips, samples, width, parameters.whole("ends", 0, 1, 1000))


def _greedy(seed: int, parameters: _Parameters) -> GreedyBot:
    samples = parameters.whole("samples", 4, 1, 1000)
    noise = parameters.number("noise", 0.0, 0.0, 1.0)
    made = GreedyBot(seed, samples, noise, parameters.whole("width", 0, 1, 1000))
    made.slips = parameters.number("slips", 0.0, 0.0, 1.0)
    return made


def _search(seed: int, parameters: _Parameters) -> SearchBot:
    seconds = parameters.number("seconds", 0.0, 0.001, MOST_SECONDS)
    processor = parameters.number("cpu", 0.0, 0.001, MOST_SECONDS)
    simulations = parameters.whole("sims", 0 if seconds or processor else 400, 1, MOST_SIMULATIONS)
    value = parameters.one_of("value", BEST, [BEST, "learned", "evaluation"])
    weights = parameters.text("weights", "")
    rollouts = parameters.one_of("rollouts", "no", ["no", "yes"]) == "yes"
    exploration = parameters.number("exploration", EXPLORATION, 0.01, 100.0)
    temperature = parameters.number("temperature", TEMPERATURE, 0.001, 10.0)
    return SearchBot(
        seed, simulations, seconds, value, weights, exploration, temperature, rollouts, processor=processor
    )


def _level(spec: str, number: str) -> int:
    if number not in [str(known) for known in NUMBERS]:
        raise BadInput("error-bot-parameter", {"bot": "level", "parameter": number[:60], "example": _EXAMPLES["level"]})
    return int(number)


class LevelBot(Bot):
    """A level of whichever title is played: the bot behind it is known once the title is."""

    def __init__(self, seed: int, number: int) -> None:
        super().__init__(seed)
        self.number = number
        self._seed = seed
        self._title: Title | None = None
        self._bot: Bot | None = None

    def prepare(self, title: Title) -> None:
        if self._title is not title:
            self._bot = make_bot(level_of(title, self.number).spec, self._seed)
            self._bot.prepare(title)
            self._title = title

    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        self.prepare(observation.title)
        assert self._bot is not None
        self._bot.cap, self._bot.memory = self.cap, self.memory
        move = self._bot.choose(observation, legal, seed)
        self.plan = self._bot.plan
        return move

    def stop(self) -> None:
        if self._bot is not None:
            self._bot.stop()


class _Parameters:
    """What follows the name in a spec; every value is asked for once, and what is left over is an error."""

    def __init__(self, spec: str, name: str, rest: str) -> None:
        self.spec = spec
        self.name = name
        self.given: dict[str, str] = {}
        for part in rest.split(":") if rest else []:
            key, equals, value = part.partition("=")
            if not equals or not value or key in self.given:
                raise self._bad(part)
            self.given[key] = value

    def text(self, key: str, default: str) -> str:
        return self.given.pop(key, default)

    def one_of(self, key: str, default: str, values: list[str]) -> str:
        value = self.given.pop(key, default)
        if value not in values:
            raise self._bad(f"{key}={value}")
        return value

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        text = self.given.pop(key, "")
        if not text:
            return default
        if not (text.isascii() and text.isdecimal() and len(text) < 12 and least <= int(text) <= most):
            raise self._bad(f"{key}={text}")
        return int(text)

    def number(self, key: str, default: float, least: float, most: float) -> float:
        text = self.given.pop(key, "")
        if not text:
            return default
        try:
            value = float(text)
        except ValueError as problem:
            raise self._bad(f"{key}={text}") from problem
        if not least <= value <= most:
            raise self._bad(f"{key}={text}")
        return value

    def command(self, text: str) -> str:
        if not text.strip():
            raise BadInput("error-bot-parameter", {"bot": "external", "parameter": "", "example": "external:./mybot"})
        return text

    def finish(self) -> None:
        for key, value in self.given.items():
            raise self._bad(f"{key}={value}")

    def _bad(self, parameter: str) -> BadInput:
        example = _EXAMPLES[self.name]
        return BadInput("error-bot-parameter", {"bot": self.name, "parameter": parameter[:60], "example": example})
