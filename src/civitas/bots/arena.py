"""Matches between bots: the same deals in every rotation of the seats, so that luck of the deal favours nobody.

A match is a list of games, each determined by its number alone. Whoever plays them, in whatever processes, the results
are the same lines in the same order; a match that was interrupted goes on after the last whole line of its file.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from civitas.bots.levels import turn_of
from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.bots.ratings import NORMAL, Outcome, Rating, fit
from civitas.bots.specs import make_bot
from civitas.bots.times import Times
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.kernel.record import data_frame

FORMAT: Final = "civitas-arena-1"
DOUBT: Final = 0.05
"""How often the sequential test may be wrong, either way."""
LEAST: Final = 40
"""Games before the sequential test may end a match."""


@dataclass(frozen=True)
class Match:
    """Who plays what. With more bots than seats, every group of them plays every deal; with fewer, they take turns at
    the seats. In a ladder only neighbours meet, two by two."""

    title: str
    bots: list[str]
    games: int
    seats: int
    seed: int
    options: dict[str, object]
    pack: str | None = None
    ladder: bool = False

    def groups(self) -> list[tuple[int, ...]]:
        bots = range(len(self.bots))
        if self.ladder:
            return list(pairwise(bots))
        return list(combinations(bots, min(self.seats, len(bots))))

    def group(self, number: int) -> tuple[int, int, int]:
        """The deal of a game, the group that plays it, and how far its members have moved on."""
        groups = self.groups()
        rest, rotation = divmod(number, len(groups[0]))
        deal, group = divmod(rest, len(groups))
        return deal, group, rotation

    def place(self, number: int) -> tuple[int, list[int]]:
        """The deal of a game and the bot at each of its seats."""
        deal, group, rotation = self.group(number)
        bots = self.groups()[group]
        return deal, [bots[(seat + rotation) % len(bots)] for seat in range(self.seats)]


class Game(msgspec.Struct):
    """How one game of a match ended; `bots` by seat, everything else in that order."""

    game: int
    deal: int
    bots: list[int]
    shares: list[float]
    scores: list[float]
    ending: str
    moves: int
    faults: list[list[str]]


def make_match(
    title: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, object] | None = None,
    pack: str | None = None,
    ladder: bool = False,
) -> Match:
    """A match whose every part is checked; BadInput says what does not fit."""
    made = registry.title(title, pack)
    if seats is None:
        seats = len(bots) if len(bots) in made.seat_counts else None
    count = made.accept_seats(seats)
    if len(bots) < min(count, 2) or (ladder and count < 2):
        raise BadInput("error-bots-count", {"given": len(bots), "seats": count})
    if games < 1:
        raise BadInput("error-no-games", {"games": games})
    for spec in bots:
        make_bot(spec).prepare(made)
    return Match(made.key, bots, games, count, seed, made.accept_options(options or {}), pack, ladder)


# ---------------------------------------------------------------------- playing


@dataclass
class Played:
    """A game, and the processor time that each seat took for it: that differs from run to run, the game does not."""

    game: Game
    times: list[Times]


def play_game(match: Match, number: int) -> Game:
    return play_timed(match, number).game


def play_timed(match: Match, number: int) -> Played:
    deal, seated = match.place(number)
    position = registry.new(match.title, match.seats, match.seed + deal, match.options, pack=match.pack)
    # A bot's luck belongs to the game and the seat, never to the process that happens to play it.
    bots = [make_bot(match.bots[bot], (match.seed + number) * 16 + seat) for seat, bot in enumerate(seated)]
    times = [Times() for _ in bots]
    try:
        moves = play_through(position, bots, times)
    finally:
        for bot in bots:
            bot.close()
    standing = position.standing()
    scores = standing["scores"]
    assert isinstance(scores, list)
    game = Game(
        game=number,
        deal=deal,
        bots=seated,
        shares=position.title.evaluate(position),
        scores=[float(score["total"]) for score in scores],
        ending=str(standing["ending"]),
        moves=moves,
        faults=[bot.faults for bot in bots],
    )
    return Played(game, times)


def play_through(position: Position, bots: list[Bot], times: list[Times] | None = None) -> int:
    """Play a game to its end; returns the number of moves. `times` are told what each seat took."""
    moves = 0
    while (seat := position.turn()) >= 0:
        bot = bots[seat]
        begun = time.thread_time() + bot.outside()
        move = bot.decide(Observation(position, seat))
        if times is not None and len(position.contending(seat)) > 1:
            times[seat].add(time.thread_time() + bot.outside() - begun, turn_of(position))
        position.play(seat, move)
        moves += 1
    return moves


# ---------------------------------------------------------------------- the file of results


class Results:
    """The games of a match played so far, and the file that keeps them."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match = match
        self.games: list[Game] = []
        self.times = [Times() for _ in match.bots]
        """Of the games played since this file was opened."""
        self._path = path
        if path is not None:
            self._resume(path)

    def add(self, played: Played) -> None:
        game = played.game
        self.games.append(game)
        for bot, times in zip(game.bots, played.times):
            self.times[bot].merge(times)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")

    def rows(self) -> list[dict[str, object]]:
        """A row for each seat of each game."""
        return [
            {
                "game": game.game,
                "deal": game.deal,
                "seat": seat,
                "bot": self.match.bots[bot],
                "share": game.shares[seat],
                "points": game.scores[seat],
                "ending": game.ending,
                "moves": game.moves,
                "faults": len(game.faults[seat]),
            }
            for game in self.games
            for seat, bot in enumerate(game.bots)
        ]

    def to_pandas(self) -> Any:
        """The rows as a DataFrame of pandas."""
        return data_frame(self.rows())

    def _resume(self, path: Path) -> None:
        head = _head(self.match)
        try:
            content = path.read_bytes() if path.exists() else b""
            # A kill may have cut the last line short.
            whole = content[: content.rfind(b"\n") + 1]
            lines = whole.splitlines()
            if not lines:
                path.write_bytes(head + b"\n")
                return
            if lines[0] != head:
                raise BadInput("error-arena-file", {"file": str(path)})
            self.games = [msgspec.json.decode(line, type=Game) for line in lines[1:]]
            numbers = [game.game for game in self.games]
            # Where a pair was decided early its numbers are missing, but none comes twice or late.
            if numbers != sorted(set(numbers)):
                raise BadInput("error-arena-file", {"file": str(path)})
            if len(whole) < len(content):
                path.write_bytes(whole)
        except OSError as problem:
            raise BadInput("error-file-write", {"file": str(path)}) from problem
        except msgspec.DecodeError as problem:
            raise BadInput("error-arena-file", {"file": str(path)}) from problem


def _head(match: Match) -> bytes:
    """What must agree for a match to go on; more games may be asked for later."""
    told: dict[str, object] = {"format": FORMAT, **asdict(match)}
    del told["games"]
    if not match.ladder:
        del told["ladder"]
    return msgspec.json.encode(told, order="deterministic")


def remaining(results: Results, tests: Decisions | None = None) -> Iterator[int]:
    """The games still to be played. Those of a group that is decided are passed over."""
    first = results.games[-1].game + 1 if results.games else 0
    for number in range(first, results.match.games):
        if tests is None or not tests.decided(number):
            yield number


# ---------------------------------------------------------------------- what the results say


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, NORMAL * NORMAL
    centre = share + square / (2 * games)
    spread = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def summary(results: Results, tests: Decisions | None = None) -> dict[str, object]:
    """Wins, shares, intervals, ratings and processor time of every bot; then group by group."""
    match = results.match
    bots = range(len(match.bots))
    played = [0] * len(bots)
    wins = [0.0] * len(bots)
    faults = [0] * len(bots)
    for game in results.games:
        for bot, share, wrong in zip(game.bots, game.shares, game.faults):
            played[bot] += 1
            wins[bot] += share
            faults[bot] += len(wrong)
    ratings = rate(results)
    rows: list[dict[str, object]] = []
    for bot, spec in enumerate(match.bots):
        low, high = wilson(wins[bot], played[bot])
        rating = ratings[bot]
        row: dict[str, object] = {"spec": spec, "games": played[bot], "wins": wins[bot]}
        row["share"] = round(wins[bot] / played[bot], 4) if played[bot] else None
        row.update({"low": round(low, 4), "high": round(high, 4), "rating": None, "faults": faults[bot]})
        if rating is not None:
            row.update({"rating": round(rating.rating), "rating_low": round(rating.low)})
            row["rating_high"] = round(rating.high)
        row["seconds"] = results.times[bot].told()
        rows.append(row)
    return {"bots": rows, "groups": _groups(results, tests), **_shape(results)}


def _groups(results: Results, tests: Decisions | None) -> list[dict[str, object]]:
    """What the first bot of each group won, with the verdict of the test."""
    match = results.match
    found: list[dict[str, object]] = []
    for number, bots in enumerate(match.groups()):
        games = [game for game in results.games if match.group(game.game)[1] == number]
        wins = sum(_share(game, bots[0]) for game in games)
        low, high = wilson(wins, len(games))
        row: dict[str, object] = {"bots": [match.bots[bot] for bot in bots], "games": len(games), "wins": wins}
        row["share"] = round(wins / len(games), 4) if games else None
        row.update({"low": round(low, 4), "high": round(high, 4)})
        row["verdict"] = None if tests is None else tests.verdict(number)
        found.append(row)
    return found


def _share(game: Game, bot: int) -> float:
    """Of the victory, at all seats that a bot had."""
    return sum(share for seated, share in zip(game.bots, game.shares) if seated == bot)


def _shape(results: Results) -> dict[str, object]:
    """How the games went: win share by seat, endings, length."""
    games = results.games
    count = max(1, len(games))
    endings: dict[str, int] = {}
    for game in games:
        endings[game.ending] = endings.get(game.ending, 0) + 1
    seats = range(results.match.seats)
    return {
        "games": len(games),
        "by_seat": [round(sum(game.shares[seat] for game in games) / count, 4) for seat in seats],
        "endings": dict(sorted(endings.items())),
        "moves": round(sum(game.moves for game in games) / count, 1),
    }


def rate(results: Results) -> list[Rating | None]:
    """Ratings from all games together, random play at 1000; None where a bot met nobody. Equal specs are one bot."""
    specs = results.match.bots
    first = [specs.index(spec) for spec in specs]
    outcomes = [Outcome(tuple(first[bot] for bot in game.bots), tuple(game.shares)) for game in results.games]
    found = fit(specs, outcomes)
    return [found[bot] for bot in first]


class Sequential:
    """Wald's test for two bots: is the first better by a margin, or not better? Stops a match once that is clear."""

    def __init__(self, margin: str) -> None:
        try:
            lead = float(margin)
        except ValueError:
            lead = 0.0
        if not 0.0 < lead < 0.5:
            raise BadInput("error-margin", {"margin": margin[:40]})
        even, better = 0.5, 0.5 + lead
        self._win = log(better / even)
        self._loss = log((1 - better) / (1 - even))
        self._bound = log((1 - DOUBT) / DOUBT)
        self.evidence = 0.0
        self.games = 0

    def add(self, share: float) -> None:
        self.games += 1
        self.evidence += share * self._win + (1 - share) * self._loss

    def verdict(self) -> str | None:
        if self.evidence >= self._bound:
            return "better"
        return "not-better" if self.evidence <= -self._bound else None


class Decisions:
    """A sequential test for each pair of a match; a pair is decided after `least` games at the earliest."""

    def __init__(self, match: Match, margin: str, least: int = LEAST) -> None:
        self._match = match
        self._least = least
        self._tests = [Sequential(margin) for _ in match.groups()]
        if any(len(group) != 2 for group in match.groups()):
            raise BadInput("error-margin", {"margin": margin[:40]})

    def add(self, game: Game) -> None:
        group = self._match.group(game.game)[1]
        self._tests[group].add(_share(game, self._match.groups()[group][0]))

    def verdict(self, group: int) -> str | None:
        test = self._tests[group]
        # A deal counts when both have played it from either side.
        return test.verdict() if test.games >= self._least and test.games % 2 == 0 else None

    def decided(self, number: int) -> bool:
        """Is the group that would play this game decided?"""
        return self.verdict(self._match.group(number)[1]) is not None
