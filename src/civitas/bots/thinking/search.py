"""Information-set search: one graph of what the searching seat can see, explored on imagined positions.

Each simulation imagines a position that looks to the searcher like the true one, walks down the graph and judges the
first situation that is new. Chance is sampled on the way. Situations are told apart by what the searcher sees
(`Title.sight`), or by the moves that led to them where a title does not offer that; in a joint frame each seat knows
its own sealed moves alone. A seat's options may differ between simulations, so each counts how often it was available.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter, sleep
from typing import Final

from civitas.bots.thinking.endgame import Endgame
from civitas.bots.thinking.judge import Judge, LearnedJudge, scene
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

LARGEST: Final = 100_000
"""Situations kept at most: 150 MB in 7 Wonders Duel, twice that where a seat has dozens of options."""
DEEPEST: Final = 200
"""Moves of one simulation at most."""
GLANCE: Final = 32
"""Simulations between two looks at the clock and at other threads."""
UNTRIED: Final = 0.06
"""How much worse than its situation an option is taken to be until it is tried, where a network weighs the moves."""
WIDE: Final = 32
"""Options of a situation that are looked at from the beginning: those that look best at first sight."""
WIDENING: Final = 4
"""Visits after which one more is."""
UNKNOWN: Final = -1.0
COUNTED_OUT: Final = 0.4
"""The part of a budget in seconds spent at most on counting out an end."""


class Option:
    """One way to go on from a situation, and how it has done so far."""

    def __init__(self, move: int, plan: list[int], prior: float, outlook: float) -> None:
        self.move = move
        """The first move of its plan."""
        self.plan = plan
        """More than that move only where the title proposes plans."""
        self.prior = prior
        self.outlook = outlook
        """What it promised before it was tried."""
        self.count = 0
        self.total = 0.0
        """Shares won by the seat that decides."""
        self.available = 0
        self.exact = UNKNOWN
        """The share it brings for certain, once that has been counted out."""

    def mean(self) -> float:
        if self.exact >= 0.0:
            return self.exact
        return self.total / self.count if self.count else self.outlook


NO_PLAN: Final[list[int]] = []


class Situation:
    """What the searcher knows about one information set: its options and how they have done so far."""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used
        """The search that last came by."""
        self.moves: list[int] = []
        """The first moves of the options; empty until they have been looked at."""
        self.options: list[Option] = []
        self.planned = False
        self.open = False
        """Is nothing hidden or left to chance from here on? Then what all options come to can be proved."""
        self.exact = UNKNOWN
        """What it is worth to its seat, once that is proved."""
        self.visits = 0
        self.ranks: list[int] = []
        """Where each option stands by first sight, if there are more than are looked at from the beginning."""


class Search:
    def __init__(self, judge: Judge, exploration: float, temperature: float, rollouts: bool, reuse: bool) -> None:
        self.judge = judge
        self.exploration = exploration
        self.temperature = temperature
        self.rollouts = rollouts
        self.reuse = reuse
        self.noise = 0.0
        """How much of the likelihood of the first moves is left to chance: for learning."""
        self.largest = LARGEST
        self.stopped = False
        self.simulations = 0
        """Of the last decision."""
        self.root = Situation(-1, 0)
        self._learned = judge if isinstance(judge, LearnedJudge) and not judge.sweeps else None
        self._endgame = Endgame(judge)
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
        begun = perf_counter()
        key = self._root_key(start, seat)
        self.root = root = self._rooted(start, seat, key)
        chance = Chance(seed)
        if self.noise > 0.0:
            self._disturb(root, chance)
        elif self._counted_out(start, seat, simulations, seconds, processor):
            self.judge.allow(0.0)
            return self._favourite(root)
        until = begun + seconds if seconds > 0 else 0.0
        done = 0
        while not self.stopped:
            self._simulate(start.imagine(seat, Chance(chance.word(done))), seat, key)
            done += 1
            if root.exact >= 0.0:
                break
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

    def _rooted(self, start: Position, seat: int, key: int) -> Situation:
        root = self._situations.get(key)
        if root is None or root.seat != seat:
            root = self._noted(key, start, seat)
        if not root.moves:
            position = start.clone()
            self._open(root, position, position.contending(seat))
        return root

    def _disturb(self, root: Situation, chance: Chance) -> None:
        """Mix chance into the likelihoods, so that learning comes by moves it would not try."""
        drawn = [-log((chance.word(-1 - slot) + 1) / 1073741825.0) for slot in range(len(root.options))]
        total = sum(drawn)
        for slot in range(len(drawn)):
            option = root.options[slot]
            option.prior = (1.0 - self.noise) * option.prior + self.noise * drawn[slot] / total

    def _counted_out(self, start: Position, seat: int, simulations: int, seconds: float, processor: float) -> bool:
        """Where the rest of the game is open, look for a win by force first; it becomes the favourite."""
        if start.seats != 2 or start.joint is not None or not self.judge.title.is_open(start):
            return False
        move = self._endgame.winning_move(start, seat, simulations, COUNTED_OUT * (processor or seconds))
        if move < 0:
            return False
        self.simulations = 0
        most = 0
        for option in self.root.options:
            most = max(most, option.count)
        for option in self.root.options:
            if option.move == move:
                option.count = most + 1
                option.total = float(option.count)
        return True

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
        return root.moves[self._best_slot(root)]

    def plan(self) -> list[int]:
        """The favourite option as a plan; empty where options are single moves."""
        return self.root.options[self._best_slot(self.root)].plan

    def _best_slot(self, root: Situation) -> int:
        best, most, highest = 0, -1, -1.0
        for slot in range(len(root.options)):
            option = root.options[slot]
            # What is proved goes before what was tried: a loss is never the favourite of anything else.
            if option.exact != root.exact and (root.exact >= 0.0 or option.exact == 0.0):
                continue
            mean = option.mean()
            if option.count > most or (option.count == most and mean > highest):
                best, most, highest = slot, option.count, mean
        return best

    def size(self) -> int:
        """How many situations are remembered."""
        return len(self._situations)

    def opinion(self) -> float:
        """The share of the victory the searcher may expect by its favourite move."""
        return self.root.options[self._best_slot(self.root)].mean()

    # ------------------------------------------------------------------ one simulation

    def _simulate(self, position: Position, searcher: int, key: int) -> None:
        trail = Trail(position, searcher, key)
        path: list[Option] = []
        passed: list[Situation] = []
        proved = False
        shares: list[float] = []
        told: list[float] = []
        for _ in range(DEEPEST):
            # In a joint frame the searcher goes first, so that it cannot have seen what others did.
            seat = searcher if position.is_asked(searcher) else position.turn()
            if seat < 0:
                proved = position.seats == 2
                break
            here = trail.key_of(seat)
            situation = self._situations.get(here)
            if situation is not None and situation.planned and _all_legal(position, seat, situation.moves):
                # Which other moves there are makes no difference.
                legal = situation.moves
            else:
                legal = position.contending(seat)
                if len(legal) == 1:
                    position.advance(seat, legal[0])
                    trail.go_on(position, seat, legal[0])
                    told = []
                    continue
            if situation is None:
                shares = self._meet(here, position, seat, legal)
                break
            situation.used = self._searches
            if situation.exact >= 0.0:
                shares = _between(situation.seat, situation.exact)
                proved = True
                break
            opened = not situation.moves
            if opened:
                self._open(situation, position, legal)
            slot = self._select(situation, legal)
            option = situation.options[slot]
            told = self._told(slot) if opened else []
            path.append(option)
            passed.append(situation)
            position.advance(seat, option.move)
            if len(option.plan) > 1:
                self.judge.follow(position, seat, option.plan, 1)
            trail.go_on(position, seat, option.move)
        if not shares:
            same = len(told) > 0 and (passed[-1].seat == searcher or self._stands(position))
            shares = told if same else self._judged(position, searcher)
        for number in range(len(path)):
            option = path[number]
            option.count += 1
            option.total += shares[passed[number].seat]
        if proved:
            self._prove(path, passed, shares)

    def _prove(self, path: list[Option], passed: list[Situation], shares: list[float]) -> None:
        """Hand a certain result back for as long as nothing was left to chance: a seat that can win wins, and where
        all options are known it takes the best."""
        for number in range(len(path) - 1, -1, -1):
            situation = passed[number]
            if not situation.open:
                return
            path[number].exact = shares[situation.seat]
            best, all_known = 0.0, True
            for option in situation.options:
                all_known = all_known and option.exact >= 0.0
                best = max(best, option.exact)
            if best < 1.0 and not all_known:
                return
            situation.exact = best
            shares = _between(situation.seat, best)

    def _meet(self, key: int, position: Position, seat: int, legal: list[int]) -> list[float]:
        """Note a new situation. A network judges it and weighs its moves in one go."""
        if len(self._situations) >= self.largest:
            return []
        situation = self._noted(key, position, seat)
        if self._learned is None or self.rollouts:
            return []
        return self._open(situation, position, legal)

    def _noted(self, key: int, position: Position, seat: int) -> Situation:
        situation = Situation(seat, self._searches)
        situation.open = position.seats == 2 and position.joint is None and self.judge.title.is_open(position)
        self._situations[key] = situation
        return situation

    def _told(self, slot: int) -> list[float]:
        """The shares by which an option was weighed just now, in the position that is searched; empty if it was not."""
        return self.judge.told[slot] if slot < len(self.judge.told) and not self.rollouts else []

    def _stands(self, position: Position) -> bool:
        """Is nothing pending, so that the shares are the same whoever asks for them?"""
        return position.joint is None and (position.turn() < 0 or self.judge.title.quiet(position))

    def _judged(self, position: Position, searcher: int) -> list[float]:
        if self.rollouts:
            play_out(position, Chance(position.chance.seed + 1))
        return self.judge.settled(position, searcher)

    # ------------------------------------------------------------------ options

    def _select(self, situation: Situation, legal: list[int]) -> int:
        """The slot of the option that promises most, allowing for how little it was tried."""
        moves, options = situation.moves, situation.options
        same = legal == moves
        if not same and not (situation.planned and any([move in legal for move in moves])):
            self._add_missing(situation, legal)
        situation.visits += 1
        width = WIDE + situation.visits // WIDENING if situation.ranks else len(options)
        best = self._promising(situation, legal, same, width)
        if best < 0:
            # None of those that look best is legal in this imagined position.
            best = self._promising(situation, legal, same, len(options))
        assert best >= 0, "some option is legal"
        return best

    def _promising(self, situation: Situation, legal: list[int], same: bool, width: int) -> int:
        """The slot of the best legal option among the first `width`; -1 without one."""
        options, ranks = situation.options, situation.ranks
        best = -1
        highest = -1.0
        exploration = self.exploration
        for slot in range(len(options)):
            option = options[slot]
            # What an option comes to for certain need not be tried again.
            if option.exact >= 0.0 or (not same and option.move not in legal):
                continue
            if ranks and ranks[slot] >= width:
                continue
            seen = option.available + 1
            option.available = seen
            tries = option.count + 1
            # What an option promised counts as one trial of it.
            worth = (option.total + option.outlook + exploration * option.prior * sqrt(seen)) / tries
            if worth > highest:
                best, highest = slot, worth
        return best

    def _open(self, situation: Situation, position: Position, legal: list[int]) -> list[float]:
        """Find the options and what each promises at first sight; returns the shares if a network told them."""
        learned, seat = self._learned, situation.seat
        plans = self.judge.title.plans(scene(position, seat), seat) if learned is None else []
        if plans:
            situation.planned = True
            situation.moves = [plan[0] for plan in plans]
        else:
            situation.moves = legal.copy()
        shares: list[float] = []
        if learned is not None:
            shares = learned.assess(position, seat, legal)
            priors = learned.priors
            outlooks = [shares[seat] - UNTRIED] * len(legal)
        else:
            outlooks = self._outlooks(situation, position, plans)
            priors = self._softened(outlooks)
        situation.options = [
            Option(move, plans[slot] if plans else NO_PLAN, priors[slot], outlooks[slot])
            for slot, move in enumerate(situation.moves)
        ]
        if len(priors) > WIDE:
            order = sorted([(-prior, slot) for slot, prior in enumerate(priors)])
            situation.ranks = [0] * len(order)
            for rank, (_, slot) in enumerate(order):
                situation.ranks[slot] = rank
        return shares

    def _outlooks(self, situation: Situation, position: Position, plans: list[list[int]]) -> list[float]:
        judge, seat = self.judge, situation.seat
        judge.told = []
        if not plans:
            return judge.outlooks(position, seat, situation.moves) if len(situation.moves) > 1 else [0.5]
        return judge.prospects(position, seat, plans)

    def _add_missing(self, situation: Situation, legal: list[int]) -> None:
        """Another imagined position may allow other moves, or no plan so far; they start with an average promise."""
        options = situation.options
        mean = sum([option.outlook for option in options]) / len(options)
        for move in legal:
            if move not in situation.moves:
                situation.moves.append(move)
                plan = [move] if situation.planned else NO_PLAN
                options.append(Option(move, plan, 1.0 / (len(options) + 1), mean))
                if situation.ranks:
                    situation.ranks.append(len(situation.ranks))

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


def _all_legal(position: Position, seat: int, moves: list[int]) -> bool:
    return all([position.check(seat, move) == 0 for move in moves])


def _between(seat: int, share: float) -> list[float]:
    """The shares of two."""
    return [share, 1.0 - share] if seat == 0 else [1.0 - share, share]


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
