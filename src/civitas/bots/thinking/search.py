"""Information-set search: one graph of what the searching seat can see, explored on imagined positions.

Each simulation imagines a position that looks to the searcher like the true one, walks down the graph and judges the
first situation that is new. Chance is sampled on the way. Situations are told apart by what the searcher sees
(`Title.sight`), or by the moves that led to them where a title does not offer that; in a joint frame each seat knows
its own sealed moves alone. A seat's options may differ between simulations, so each counts how often it was available.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter, sleep
from typing import Final

from civitas.bots.thinking.judge import Judge, scene
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

LARGEST: Final = 150_000
"""Situations kept at most: 150 MB in 7 Wonders Duel, twice that where a seat has dozens of options."""
DEEPEST: Final = 200
"""Moves of one simulation at most."""
GLANCE: Final = 32
"""Simulations between two looks at the clock and at other threads."""


class Situation:
    """What the searcher knows about one information set: its options and how they have done so far."""

    def __init__(self) -> None:
        self.seat = -1
        self.visits = 0
        self.used = 0
        """The search that last came by."""
        self.moves: list[int] = []
        """The options by their first moves; empty until the second visit."""
        self.plans: list[list[int]] = []
        """Whole options, where the title proposes plans."""
        self.counts: list[int] = []
        self.sums: list[float] = []
        """Shares won by the seat that decides here."""
        self.available: list[int] = []
        self.priors: list[float] = []
        self.outlooks: list[float] = []
        """What each option promised before it was tried."""


class Search:
    def __init__(self, judge: Judge, exploration: float, temperature: float, rollouts: bool, reuse: bool) -> None:
        self.judge = judge
        self.exploration = exploration
        self.temperature = temperature
        self.rollouts = rollouts
        self.reuse = reuse
        self.largest = LARGEST
        self.stopped = False
        self.simulations = 0
        """Of the last decision."""
        self.root = Situation()
        self._searches = 0
        self._situations: dict[int, Situation] = {}

    def stop(self) -> None:
        """Make the search under way end with what it has found; may be called from another thread."""
        self.stopped = True
        self.judge.hurry()

    def run(
        self, start: Position, seat: int, seed: int, simulations: int, seconds: float, processor: float = 0.0
    ) -> int:
        """The best move of a seat. `start` looks to it like the true position. A budget of 0 is none.

        Simulations and seconds end a search between two simulations; seconds of processor time inside one too.
        """
        self.stopped = False
        self.judge.allow(processor)
        self._searches += 1
        self._forget()
        key = self._root_key(start, seat)
        root = self._situations.get(key)
        if root is None or root.seat != seat:
            root = Situation()
            root.seat = seat
            self._situations[key] = root
        self.root = root
        until = perf_counter() + seconds if seconds > 0 else 0.0
        chance = Chance(seed)
        done = 0
        while not self.stopped:
            self._simulate(start.imagine(seat, Chance(chance.word(done))), seat, key)
            done += 1
            if (simulations and done >= simulations) or self.judge.late():
                break
            if done % GLANCE == 0:
                # Compiled code keeps other threads waiting, the one that wants to stop it too.
                sleep(0)
                if until > 0.0 and perf_counter() >= until:
                    break
        self.judge.allow(0.0)
        self.simulations = done
        return self._favourite(root)

    def _forget(self) -> None:
        """Keep what the last search came by, or nothing, before memory runs out."""
        if not self.reuse:
            self._situations = {}
        elif len(self._situations) > self.largest // 2:
            last = self._searches - 1
            self._situations = {key: found for key, found in self._situations.items() if found.used >= last}
            if len(self._situations) > self.largest // 2:
                self._situations = {}

    def _root_key(self, start: Position, seat: int) -> int:
        sight = self.judge.title.sight(start, seat) if start.joint is None else 0
        # Without a sight nothing found before can be known to fit.
        return sight if sight else -self._searches

    def _favourite(self, root: Situation) -> int:
        """The option tried most often; among equals the one that did best, then the first."""
        best, most, highest = 0, -1, -1.0
        for slot in range(len(root.moves)):
            count = root.counts[slot]
            mean = root.sums[slot] / count if count else root.outlooks[slot]
            if count > most or (count == most and mean > highest):
                best, most, highest = slot, count, mean
        return root.moves[best]

    def size(self) -> int:
        """How many situations are remembered."""
        return len(self._situations)

    def opinion(self) -> float:
        """The share of the victory the searcher may expect by its favourite move."""
        root = self.root
        slot = root.moves.index(self._favourite(root))
        count = root.counts[slot]
        return root.sums[slot] / count if count else root.outlooks[slot]

    # ------------------------------------------------------------------ one simulation

    def _simulate(self, position: Position, searcher: int, key: int) -> None:
        trail = Trail(position, searcher, key)
        path: list[Situation] = []
        slots: list[int] = []
        for _ in range(DEEPEST):
            # In a joint frame the searcher goes first, so that it cannot have seen what others did.
            seat = searcher if position.is_asked(searcher) else position.turn()
            if seat < 0:
                break
            here = trail.key_of(seat)
            situation = self._situations.get(here)
            if situation is None:
                self._note(here, seat)
                break
            situation.visits += 1
            situation.used = self._searches
            slot = self._select(situation, position, position.contending(seat))
            path.append(situation)
            slots.append(slot)
            move = situation.moves[slot]
            if situation.plans:
                self.judge.follow(position, seat, situation.plans[slot])
            else:
                position.advance(seat, move)
            trail.go_on(position, seat, move)
        shares = self._judged(position, searcher)
        for number in range(len(path)):
            situation = path[number]
            slot = slots[number]
            situation.counts[slot] += 1
            situation.sums[slot] += shares[situation.seat]

    def _note(self, key: int, seat: int) -> None:
        if len(self._situations) < self.largest:
            situation = Situation()
            situation.seat = seat
            situation.used = self._searches
            self._situations[key] = situation

    def _judged(self, position: Position, searcher: int) -> list[float]:
        if self.rollouts:
            play_out(position, Chance(position.chance.seed + 1))
        return self.judge.settled(position, searcher)

    # ------------------------------------------------------------------ options

    def _select(self, situation: Situation, position: Position, legal: list[int]) -> int:
        """The option that promises most, allowing for how little it was tried."""
        if not situation.moves:
            self._open(situation, position, legal)
        same = legal == situation.moves
        if not same and not (situation.plans and any([move in legal for move in situation.moves])):
            self._add_missing(situation, legal)
        counts, sums, available = situation.counts, situation.sums, situation.available
        priors, outlooks, moves = situation.priors, situation.outlooks, situation.moves
        best, highest = -1, -1.0
        for slot in range(len(moves)):
            if not same and moves[slot] not in legal:
                continue
            seen = available[slot] + 1
            available[slot] = seen
            count = counts[slot]
            # What an option promised counts as one trial of it.
            worth = (sums[slot] + outlooks[slot]) / (count + 1)
            worth += self.exploration * priors[slot] * sqrt(seen) / (count + 1)
            if worth > highest:
                best, highest = slot, worth
        assert best >= 0, "some option is legal"
        return best

    def _open(self, situation: Situation, position: Position, legal: list[int]) -> None:
        """Find the options and what each promises at first sight."""
        judge, seat = self.judge, situation.seat
        plans = judge.title.plans(scene(position, seat), seat)
        if plans:
            situation.plans = plans
            situation.moves = [plan[0] for plan in plans]
            situation.outlooks = judge.prospects(position, seat, plans)
        else:
            situation.moves = legal.copy()
            situation.outlooks = judge.outlooks(position, seat, legal) if len(legal) > 1 else [0.5]
        count = len(situation.moves)
        situation.counts = [0] * count
        situation.sums = [0.0] * count
        situation.available = [0] * count
        situation.priors = self._softened(situation.outlooks)

    def _add_missing(self, situation: Situation, legal: list[int]) -> None:
        """Another imagined position may allow other moves, or no plan so far; they start with an average promise."""
        moves = situation.moves
        mean = sum(situation.outlooks) / len(moves)
        for move in legal:
            if move not in moves:
                moves.append(move)
                if situation.plans:
                    situation.plans.append([move])
                situation.counts.append(0)
                situation.sums.append(0.0)
                situation.available.append(0)
                situation.outlooks.append(mean)
                situation.priors.append(1.0 / len(moves))

    def _softened(self, outlooks: list[float]) -> list[float]:
        best = max(outlooks)
        weights = [exp((outlook - best) / self.temperature) for outlook in outlooks]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]


class Trail:
    """Where a simulation stands in the graph: a key for what the searcher sees.

    In a joint frame every seat has a key of its own, made of its own sealed moves.
    """

    def __init__(self, position: Position, searcher: int, key: int) -> None:
        self._searcher = searcher
        self._key = key
        self._joint = position.joint
        self._own: list[int] = []
        if self._joint is not None:
            self._own = _parted(key, position.seats)
            self._own[searcher] = key

    def key_of(self, seat: int) -> int:
        return self._own[seat] if self._own else self._key

    def go_on(self, position: Position, seat: int, move: int) -> None:
        """Follow a move just made."""
        joint = position.joint
        if joint is not None and joint is self._joint:
            self._own[seat] = _mixed(self._own[seat], move)
            return
        sight = position.title.sight(position, self._searcher) if joint is None else 0
        self._key = sight if sight else self._after(move, position.turn())
        self._own = [] if joint is None else _parted(self._key, position.seats)
        self._joint = joint

    def _after(self, move: int, asked: int) -> int:
        """The key without a sight. What chance brings may leave the next question to one seat or to another."""
        before = _all_mixed(self._own) if self._own else self._key
        return _mixed(_mixed(before, move), asked)


def _mixed(key: int, move: int) -> int:
    """The key of what follows a move; below 2**60, so that it never looks like a root without sight."""
    return (key * 1000003 ^ (move + 1) * 0x9E3779B1) & 0xFFFFFFFFFFFFFFF


def _parted(key: int, seats: int) -> list[int]:
    """A key for what each seat knows of its own choices when a joint frame opens."""
    return [_mixed(key, -2 - seat) for seat in range(seats)]


def _all_mixed(keys: list[int]) -> int:
    total = 0
    for key in keys:
        total = _mixed(total, key)
    return total
