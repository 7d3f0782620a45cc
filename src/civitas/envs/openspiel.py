"""OpenSpiel: every title as a game, `civitas_seven_wonders_duel`, `civitas_historia` and so on.

Importing this module registers them. The parameters are `players`, `outcomes`, `seed` and the options of the title.

Luck. What nobody has seen is not decided yet, so a game has no deck order that a chance node at its root could draw. A
move that needs luck is followed by a chance node instead, with `outcomes` equally likely ways to go on, each dealt by
a stream of its own. Hence a history tells the whole game, and a search that clones a state cannot see the luck to come,
as it could if a seed ruled the game from the start. Games with SAMPLED_STOCHASTIC luck would be nearer to our engine,
but OpenSpiel cannot save them when they are written in Python. The price: a node knows `outcomes` of all possible
futures, drawn at random once and for all. More outcomes, or another `seed`, give others.
"""

from __future__ import annotations

import copy
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

import msgspec
import numpy
import pyspiel

from civitas.envs.encoding import Features
from civitas.envs.setups import Setup, at_least_one
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

OUTCOMES: Final = 256
LONGEST: Final = 100_000
"""More decisions than any game takes; OpenSpiel asks for a bound."""
FINGERPRINT: Final = 128
"""Numbers, 0 or 1 each, that tell one diary from another."""
BETWEEN: Final = "+"
"""Stands between the values of an option that takes several; a comma would end the parameter."""


def game_name(key: str) -> str:
    """The name of a title among the games of OpenSpiel."""
    return f"civitas_{key}"


@cache
def _setup(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    values = {name: value.replace(BETWEEN, ",") for name, value in options}
    return Setup(key, seats, values, reward="zero_sum")


class Table:
    """A game between its decisions and its luck. It is copied and pickled by OpenSpiel."""

    def __init__(self, key: str, seats: int, options: tuple[tuple[str, str], ...], luck: int) -> None:
        self._named = (key, seats, options)
        self.setup = _setup(*self._named)
        self.position: Position | None = None
        """None until the luck of the set-up is known."""
        self.pending: tuple[int, int] | None = None
        """A seat and its move, which waits for luck."""
        self.luck = luck
        self.dream: Dream | None = None
        """Where a world that a player imagined begins."""
        self.first = -1
        """The seat that is served first where several decide at once: others, whose choice it cannot know, choose anew
        in a world that it imagines, but after it."""

    def is_lucky(self) -> bool:
        """Is luck needed to go on?"""
        return self.position is None or self.pending is not None

    def turn(self) -> int:
        """The seat that is asked, or -1."""
        assert self.position is not None
        if self.first >= 0 and self.position.joint is not None and self.position.is_asked(self.first):
            return self.first
        return self.position.turn()

    def play(self, move: int, log: list[Event] | None = None) -> None:
        """A move of the seat that is asked; IllegalMove if the rules forbid it. `log` is told of what it does."""
        position = self.position
        assert position is not None
        seat = self.turn()
        twin, told = position.clone(), list[Event]()
        twin.play(seat, move, None if log is None else told)
        if twin.drawn != position.drawn:
            self.pending = (seat, move)
            return
        self.position = twin
        if twin.joint is None:
            self.first = -1
        if log is not None:
            log += told

    def decide(self, outcome: int, log: list[Event] | None = None) -> None:
        """One of the ways luck may go."""
        words = Chance(self.luck)
        self.luck = words.word(2 * outcome) << 30 | words.word(2 * outcome + 1)
        setup = self.setup
        if self.position is None:
            self.position = registry.new(setup.title, setup.seats, self.luck, setup.options, log=log)
            return
        assert self.pending is not None
        self.position.chance = Chance(self.luck)
        self.position.play(*self.pending, log)
        self.pending = None
        self.first = -1

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        twin = Table(*self._named, self.luck)
        twin.position = None if self.position is None else self.position.clone()
        twin.pending = self.pending
        twin.dream = self.dream
        twin.first = self.first
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        dump = None if self.position is None else self.position.dump()
        return _restored, (*self._named, self.luck, self.pending, dump, self.dream, self.first)


class Dream:
    """Where an imagined world begins: after how many actions, on which table, and what its dreamer knows of the past.

    The history of a state tells the true game up to there, so the diary of an imagined one begins here instead.
    """

    def __init__(self, made: int, table: Table, lines: list[tuple[int, str]]) -> None:
        self.made = made
        self.table = table
        self.lines = lines


def _restored(
    key: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    luck: int,
    pending: tuple[int, int] | None,
    dump: dict[str, object] | None,
    dream: Dream | None,
    first: int,
) -> Table:
    table = Table(key, seats, options, luck)
    table.pending = pending
    table.position = None if dump is None else registry.load(dump)
    table.dream = dream
    table.first = first
    return table


class CivitasGame(pyspiel.Game):
    """A title among the games of OpenSpiel; each is a class of its own below."""

    key = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        key = self.key
        title = registry.title(key)
        given = {**_parameters(title), **(params or {})}
        self.outcomes = int(given["outcomes"])
        at_least_one("outcomes", self.outcomes)
        seats = int(given["players"])
        counts = _seat_counts(title)
        if seats not in counts:
            allowed = ", ".join([str(count) for count in counts])
            raise BadInput("error-seat-count", {"title": title.key, "counts": allowed, "given": seats})
        options = tuple([(option.key, str(given[option.key])) for option in title.options])
        self._new_table = partial(Table, key, seats, options, int(given["seed"]))
        encoding = _setup(key, seats, options).encoding
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=self.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(title), info, dict(params or {}))

    def new_initial_state(self) -> CivitasState:
        return CivitasState(self)

    def new_table(self) -> Table:
        return self._new_table()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watcher:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recall(self) if recalls else Sight(self.new_table().setup)


class CivitasState(pyspiel.State):
    """A state holds nothing but the table, which OpenSpiel copies and pickles with it."""

    def __init__(self, game: CivitasGame) -> None:
        super().__init__(game)
        self.table = game.new_table()

    def current_player(self) -> int:
        if self.table.is_lucky():
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.turn()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        position = self.table.position
        return position is not None and position.over()

    def _legal_actions(self, player: int) -> list[int]:
        """All but giving the game up, which stays open to whoever means it."""
        assert self.table.position is not None
        return self.table.position.contending(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CivitasState:
        """A state that is the same to a player, with all it does not know dealt anew by numbers between 0 and 1."""
        twin: CivitasState = self.clone()
        table = twin.table
        if table.position is None or table.pending is not None:
            return twin  # luck is still to fall, and rules what is not known
        diary = Recall(self.get_game())
        diary.follow(self)
        table.luck = int(sampler() * (1 << 53)) << 9
        table.position = table.position.imagine(player, Chance(table.luck))
        table.first = player
        table.dream = None
        known = [line for line in diary.lines if line[0] >> player & 1]
        table.dream = Dream(len(self.history()), copy.deepcopy(table), known)
        return twin

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.table.is_lucky():
            self.table.decide(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck:{action}"
        return self.table.setup.title.moves.text(action)

    def returns(self) -> list[float]:
        position, setup = self.table.position, self.table.setup
        return [0.0] * setup.seats if position is None else setup.rewards(position)

    def __str__(self) -> str:
        table = self.table
        shown = "" if table.position is None else table.position.hash()
        waiting = (
            "" if table.pending is None else f"{table.pending[0]} {table.setup.title.moves.text(table.pending[1])}"
        )
        return f"{table.setup.title.key} {table.luck} {shown} {waiting}".rstrip()


class Watcher(ABC):
    """What OpenSpiel calls an observer."""

    tensor: Features

    def __init__(self) -> None:
        self.dict: dict[str, Features] = {}

    @abstractmethod
    def set_from(self, state: CivitasState, player: int) -> None:
        """Write what a player sees into the tensor."""

    @abstractmethod
    def string_from(self, state: CivitasState, player: int) -> str: ...


class Sight(Watcher):
    """What a player sees now: the features of the title as numbers, its view as text."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._encoding = setup.encoding
        self.tensor = numpy.zeros(len(self._encoding.names), numpy.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: CivitasState, player: int) -> None:
        position = state.table.position
        self.tensor[:] = 0.0 if position is None else self._encoding.observe(position, player)

    def string_from(self, state: CivitasState, player: int) -> str:
        position = state.table.position
        return "" if position is None else msgspec.json.encode(position.view(player)).decode()


class Recall(Watcher):
    """All that a player has done and was told since the game began, then what it sees now.

    States keep no such diary: it is written from the history when somebody asks for it, and carried on for as long as
    later questions are about the same game. As numbers it is what the player sees, and a fingerprint of the diary: it
    tells apart what looks the same but came about otherwise.
    """

    def __init__(self, game: CivitasGame) -> None:
        super().__init__()
        self._game = game
        self._encoding = game.new_table().setup.encoding
        width = len(self._encoding.names)
        self.tensor = numpy.zeros(width + FINGERPRINT, numpy.float32)
        self.dict = {"features": self.tensor[:width], "diary": self.tensor[width:]}
        self._begin(None)

    def _begin(self, dream: Dream | None) -> None:
        self._dream = dream
        self._table = self._game.new_table() if dream is None else copy.deepcopy(dream.table)
        self._history: list[int] = []
        self.lines: list[tuple[int, str]] = [] if dream is None else list(dream.lines)
        """What happened, each with the mask of the seats that know it."""

    def set_from(self, state: CivitasState, player: int) -> None:
        position = state.table.position
        self.dict["features"][:] = 0.0 if position is None else self._encoding.observe(position, player)
        digest = hashlib.blake2b(self.string_from(state, player).encode(), digest_size=FINGERPRINT // 8).digest()
        self.dict["diary"][:] = numpy.unpackbits(numpy.frombuffer(digest, numpy.uint8))

    def string_from(self, state: CivitasState, player: int) -> str:
        self.follow(state)
        position = self._table.position
        seen = "" if position is None else msgspec.json.encode(position.view(player)).decode()
        return "\n".join([*[line for audience, line in self.lines if audience >> player & 1], seen])

    def follow(self, state: CivitasState) -> None:
        """Write the diary up to a state."""
        dream = state.table.dream
        history = state.history()[0 if dream is None else dream.made :]
        if dream is not self._dream or history[: len(self._history)] != self._history:
            self._begin(dream)
        for action in history[len(self._history) :]:
            self._write(action)
        self._history = history

    def _write(self, action: int) -> None:
        table = self._table
        log: list[Event] = []
        if table.is_lucky():
            table.decide(action, log)
        else:
            self.lines.append((1 << table.turn(), table.setup.title.moves.text(action)))
            table.play(action, log)
        self.lines += [(event.audience, msgspec.json.encode(event.as_dict()).decode()) for event in log]


def _parameters(title: Title) -> dict[str, Any]:
    options = {option.key: _default(option) for option in title.options}
    return {"players": _seat_counts(title)[0], "outcomes": OUTCOMES, "seed": 0, **options}


def _default(option: Option) -> bool | int | str:
    """As a parameter, whose type OpenSpiel tells from how it is written."""
    value = option.default
    if isinstance(value, list):
        return BETWEEN.join(value)
    if isinstance(value, bool):
        return value
    text = str(value)
    return int(text) if text.isdecimal() else text


def _seat_counts(title: Title) -> list[int]:
    """With two players and more the returns sum to 0, as OpenSpiel is told; whoever plays alone has nobody to beat."""
    return [count for count in title.seat_counts if count > 1]


def _game_type(title: Title) -> Any:
    counts = _seat_counts(title)
    return pyspiel.GameType(
        short_name=game_name(title.key),
        long_name=title.names["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(title),
    )


for _key in registry.title_keys():
    if registry.title(_key).feature_names():
        pyspiel.register_game(_game_type(registry.title(_key)), type(f"Civitas_{_key}", (CivitasGame,), {"key": _key}))
