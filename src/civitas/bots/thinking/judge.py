"""What positions are worth to each seat, and which single move leads to the best one."""

from __future__ import annotations

from time import sleep, thread_time
from typing import Final

from civitas.bots.thinking.network import Network, Thought
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title

PENDING: Final = 64
"""So many pending choices are answered at most before a position is judged."""
DEPTH: Final = 2
"""So many nested pending choices are weighed against each other; beyond them each is judged as it stands."""
GLANCES: Final = 256
"""Looks at the clock between two moments in which other threads may run."""


def scene(position: Position, seat: int) -> Position:
    """The position as a seat has it: in a joint frame with its own sealed moves made."""
    joint = position.joint
    if joint is not None and seat in joint.order:
        return position.sketch(seat)
    return position


class Judge:
    """Judges by the evaluation of the title."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.told: list[list[float]] = []
        """The shares behind each number of the last `outlooks` or `prospects`."""
        self._until = 0.0
        self._looks = 0

    def allow(self, seconds: float) -> None:
        """Take so much processor time of this thread from now on, and then judge as things stand; 0 lifts the limit."""
        self._until = thread_time() + seconds if seconds > 0.0 else 0.0

    def hurry(self) -> None:
        """Take no more time; may be called from another thread."""
        self._until = 1e-9

    def late(self) -> bool:
        """Is the time over? What runs long asks this before each step."""
        if self._until == 0.0:
            return False
        self._looks += 1
        if self._looks % GLANCES == 0:
            # Compiled code keeps other threads waiting, the one that wants to hurry it too.
            sleep(0)
        return thread_time() >= self._until

    def shares(self, position: Position) -> list[float]:
        """The share of the victory each seat may expect, as the position stands."""
        return self.title.evaluate(position)

    def settled(self, position: Position, seat: int, depth: int = DEPTH) -> list[float]:
        """The same after every pending choice is answered, by each seat for its own good. Changes the position."""
        title = self.title
        for _ in range(PENDING):
            asked = seat if position.is_asked(seat) else position.turn()
            if asked < 0 or self.late() or title.quiet(scene(position, asked)):
                break
            position.advance(asked, self.best(position, asked, depth - 1))
        return self.shares(scene(position, seat))

    def best(self, position: Position, seat: int, depth: int = DEPTH) -> int:
        """The move with the best outlook for a seat; the first of equal ones."""
        found, highest = -1, -1.0
        for move in position.contending(seat):
            if found >= 0 and self.late():
                break
            twin = position.clone()
            twin.advance(seat, move)
            worth = (self.settled(twin, seat, depth) if depth > 0 else self.shares(scene(twin, seat)))[seat]
            if worth > highest:
                found, highest = move, worth
        return found

    def outlooks(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """What each move promises its seat, pending choices answered. When time is over, the rest promise least."""
        found: list[float] = []
        self.told = []
        for move in moves:
            if found and self.late():
                break
            twin = position.clone()
            twin.advance(seat, move)
            found.append(self._note(twin, seat)[seat])
        return found + [min(found)] * (len(moves) - len(found))

    def prospects(self, position: Position, seat: int, plans: list[list[int]]) -> list[float]:
        """The same for plans."""
        found: list[float] = []
        self.told = []
        for plan in plans:
            if found and self.late():
                break
            twin = position.clone()
            self.follow(twin, seat, plan)
            found.append(self._note(twin, seat)[seat])
        return found + [min(found)] * (len(plans) - len(found))

    def _note(self, position: Position, seat: int) -> list[float]:
        shares = self.settled(position, seat)
        self.told.append(shares)
        return shares

    def follow(self, position: Position, seat: int, plan: list[int], done: int = 0) -> None:
        """Carry out a plan as far as it goes, but for the moves that are done."""
        for place in range(done, len(plan)):
            if position.check(seat, plan[place]):
                return
            position.advance(seat, plan[place])


class LearnedJudge(Judge):
    """Judges by a trained network over the features of the title, which also weighs the moves.

    It knows positions in the midst of a turn too, so nothing has to be settled first, unless the title foresees what
    was begun and has each move made to weigh it.
    """

    def __init__(self, title: Title, network: Network) -> None:
        super().__init__(title)
        self.network = network
        self.priors: list[float] = []
        """How likely each move of the last assessment is the best one."""
        self._thought = Thought(network)
        self.sweeps = title.foresees()
        """Are moves weighed by making each once, as with the evaluation? Else the network weighs them."""

    def shares(self, position: Position) -> list[float]:
        if position.over():
            return self.title.evaluate(position)
        return self._shares(position, max(position.turn(), 0))

    def settled(self, position: Position, seat: int, depth: int = DEPTH) -> list[float]:
        if self.sweeps:
            return super().settled(position, seat, depth)
        asked = seat if position.is_asked(seat) else position.turn()
        return self.shares(scene(position, asked if asked >= 0 else seat))

    def assess(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """The shares where `seat` is asked, and as `priors` how likely each of its moves is the best one."""
        shares = self._shares(scene(position, seat), seat)
        self.priors = self._thought.priors(moves)
        winner = self.title.winner_in_sight(position) if position.joint is None else -1
        if winner >= 0:
            shares = [0.0] * position.seats
            shares[winner] = 1.0
        return shares

    def _shares(self, position: Position, asked: int) -> list[float]:
        """Looks from the seat that is asked last, so that its moves can be weighed."""
        seats = position.seats
        if seats == 1 and self.sweeps:
            # What was learned between players was found to be worse than the evaluation against what the rules play.
            return self.title.evaluate(position)
        if seats <= 2:
            own = self._share(position, asked)
            if seats == 1:
                return [own]
            own = self.title.endangered(position, asked, own)
            return [own, 1.0 - own] if asked == 0 else [1.0 - own, own]
        found = [0.0] * seats
        total = 0.0
        for step in range(1, seats + 1):
            seat = (asked + step) % seats
            share = self._share(position, seat) + 1e-9
            found[seat] = share
            total += share
        return [share / total for share in found]

    def _share(self, position: Position, seat: int) -> float:
        thought = self._thought
        thought.begin()
        self.title.outlook(position, seat, thought)
        return thought.finish()


class GreedyChoice:
    """One move ahead on imagined positions; where a move reveals something, the mean over several of them."""

    def __init__(self, judge: Judge, samples: int, noise: float = 0.0, width: int = 0) -> None:
        self.judge = judge
        self.samples = samples
        self.width = width
        """How many beginnings of a plan the title carries on; 0 leaves it to the title."""
        self.noise = noise
        """Up to so much is added to what an option is worth, so that one that looks little worse may be taken."""
        self.slips = 0.0
        """How often another plan of the title than the best one is taken."""

    def choose(self, start: Position, seat: int, seed: int) -> list[int]:
        """The best plan, or a single move. `start` is any position that looks to the seat like the true one."""
        judge = self.judge
        plans = judge.title.plans(start.imagine(seat, Chance(seed)), seat, self.width)
        luck = Chance(seed)
        if self.slips > 0.0 and len(plans) > 1 and luck.word(-1) < self.slips * (1 << 30):
            return plans[1 + (luck.word(-2) * (len(plans) - 1) >> 30)]
        if not plans:
            plans = [[move] for move in start.contending(seat)]
        if len(plans) == 1:
            return plans[0]
        sums = [0.0] * len(plans)
        counts = [0] * len(plans)
        revealing = [True] * len(plans)
        for sample in range(self.samples):
            imagined = start.imagine(seat, Chance(seed + sample))
            for number, plan in enumerate(plans):
                if revealing[number] and not (counts[0] and judge.late()):
                    twin = imagined.clone()
                    judge.follow(twin, seat, plan)
                    # What others answer hangs on hands that were imagined.
                    asked = twin.turn()
                    answered = asked >= 0 and asked != seat and not judge.title.quiet(scene(twin, asked))
                    sums[number] += judge.settled(twin, seat)[seat]
                    counts[number] += 1
                    revealing[number] = answered or twin.drawn != imagined.drawn
        found, highest = 0, -1.0
        for number in range(len(plans)):
            if not counts[number]:
                continue
            mean = sums[number] / counts[number]
            if self.noise > 0.0:
                mean += self.noise * luck.word(number) / (1 << 30)
            if mean > highest:
                found, highest = number, mean
        return plans[found]
