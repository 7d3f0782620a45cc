"""Matches between bots: the same deals in every rotation of the seats, so that luck of the deal favours nobody.

A match is a list of games, each determined by its number alone. Whoever plays them, in whatever processes, the results
are the same lines in the same order; a match that was interrupted goes on after the last whole line of its file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Final

import msgspec

from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.bots.specs import make_bot
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position

FORMAT: Final = "civitas-arena-1"
NORMAL: Final = 1.959964
"""How many standard deviations make a 95 % interval."""
DOUBT: Final = 0.05
"""How often the sequential test may be wrong, either way."""


@dataclass(frozen=True)
class Match:
    """Who plays what. With more bots than seats, every group of them plays every deal."""

    title: str
    bots: list[str]
    games: int
    seats: int
    seed: int
    options: dict[str, object]
    pack: str | None = None

    def groups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.bots)), self.seats))

    def place(self, number: int) -> tuple[int, list[int]]:
        """The deal of a game and the bot at each of its seats."""
        groups = self.groups()
        rest, rotation = divmod(number, self.seats)
        deal, group = divmod(rest, len(groups))
        bots = groups[group]
        return deal, [bots[(seat + rotation) % self.seats] for seat in range(self.seats)]


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
) -> Match:
    """A match whose every part is checked; BadInput says what does not fit."""
    made = registry.title(title, pack)
    if seats is None:
        seats = len(bots) if len(bots) in made.seat_counts else made.seat_counts[0]
    count = made.accept_seats(seats)
    if len(bots) < count:
        raise BadInput("error-bots-count", {"given": len(bots), "seats": count})
    if games < 1:
        raise BadInput("error-no-games", {"games": games})
    for spec in bots:
        make_bot(spec).prepare(made)
    return Match(made.key, bots, games, count, seed, made.accept_options(options or {}), pack)


# ---------------------------------------------------------------------- playing


def play_game(match: Match, number: int) -> Game:
    deal, seated = match.place(number)
    position = registry.new(match.title, match.seats, match.seed + deal, match.options, pack=match.pack)
    # A bot's luck belongs to the game and the seat, never to the process that happens to play it.
    bots = [make_bot(match.bots[bot], (match.seed + number) * 16 + seat) for seat, bot in enumerate(seated)]
    try:
        moves = play_through(position, bots)
    finally:
        for bot in bots:
            bot.close()
    standing = position.standing()
    scores = standing["scores"]
    assert isinstance(scores, list)
    return Game(
        game=number,
        deal=deal,
        bots=seated,
        shares=position.title.evaluate(position),
        scores=[float(score["total"]) for score in scores],
        ending=str(standing["ending"]),
        moves=moves,
        faults=[bot.faults for bot in bots],
    )


def play_through(position: Position, bots: list[Bot]) -> int:
    """Play a game to its end; returns the number of moves."""
    moves = 0
    while (seat := position.turn()) >= 0:
        position.play(seat, bots[seat].decide(Observation(position, seat)))
        moves += 1
    return moves


# ---------------------------------------------------------------------- the file of results


class Results:
    """The games of a match played so far, and the file that keeps them."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match = match
        self.games: list[Game] = []
        self._path = path
        if path is not None:
            self._resume(path)

    def add(self, game: Game) -> None:
        self.games.append(game)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")

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
            if [game.game for game in self.games] != list(range(len(self.games))):
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
    return msgspec.json.encode(told, order="deterministic")


def remaining(results: Results) -> Iterator[int]:
    return iter(range(len(results.games), results.match.games))


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


def summary(results: Results) -> dict[str, object]:
    """Wins, shares, intervals and ratings of every bot."""
    match = results.match
    played = [0] * len(match.bots)
    wins = [0.0] * len(match.bots)
    faults = [0] * len(match.bots)
    for game in results.games:
        for bot, share, wrong in zip(game.bots, game.shares, game.faults):
            played[bot] += 1
            wins[bot] += share
            faults[bot] += len(wrong)
    ratings = rate(results)
    rows: list[dict[str, object]] = []
    for bot, spec in enumerate(match.bots):
        low, high = wilson(wins[bot], played[bot])
        row: dict[str, object] = {"spec": spec, "games": played[bot], "wins": wins[bot]}
        row["share"] = round(wins[bot] / played[bot], 4) if played[bot] else None
        row.update({"low": round(low, 4), "high": round(high, 4), "rating": ratings[bot], "faults": faults[bot]})
        rows.append(row)
    return {"bots": rows, **_shape(results)}


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


def rate(results: Results) -> list[float | None]:
    """Ratings by openskill, from the games in order; None without that library or where a bot plays alone."""
    nobody: list[float | None] = [None] * len(results.match.bots)
    if results.match.seats == 1:
        return nobody
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return nobody
    model = PlackettLuce()
    ratings = [model.rating() for _ in results.match.bots]
    for game in results.games:
        rated = model.rate([[ratings[bot]] for bot in game.bots], scores=list(game.shares))
        for bot, team in zip(game.bots, rated):
            ratings[bot] = team[0]
    return [round(rating.mu, 2) for rating in ratings]


class Sequential:
    """Wald's test for two bots: is the first better by a margin, or not better? Stops a match once that is clear."""

    def __init__(self, margin: str, bots: int = 2) -> None:
        try:
            lead = float(margin)
        except ValueError:
            lead = 0.0
        if not 0.0 < lead < 0.5 or bots != 2:
            raise BadInput("error-margin", {"margin": margin[:40]})
        even, better = 0.5, 0.5 + lead
        self._win = log(better / even)
        self._loss = log((1 - better) / (1 - even))
        self._bound = log((1 - DOUBT) / DOUBT)
        self.evidence = 0.0

    def add(self, game: Game) -> None:
        share = game.shares[game.bots.index(0)]
        self.evidence += share * self._win + (1 - share) * self._loss

    def verdict(self) -> str | None:
        if self.evidence >= self._bound:
            return "better"
        return "not-better" if self.evidence <= -self._bound else None
