"""Through the Ages: players with one idea each, which a bot of the middle level must beat.

They stand for what people try against a computer: arms and nothing else, temples and wonders, laboratories, waiting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.games.through_the_ages import vocabulary as v

TITLE: Any = civitas.title("through_the_ages")
FACTS = TITLE.facts
Liking = Callable[[str, int], float]
"""How much a player likes a verb on a card of some kind; what it does not like it does not do."""

ECONOMY = {v.FARM: 1.0, v.MINE: 2.0}
"""Everybody needs some food and some resources."""


def _liking(kinds: dict[int, float], cards: set[str]) -> Liking:
    def like(verb: str, kind: int) -> float:
        if verb in ("build", "upgrade", "develop", "take"):
            return kinds.get(kind, 0.0)
        return 3.0 if verb in cards else 0.0

    return like


ARMS = dict.fromkeys(range(v.INFANTRY, v.SPECIAL + 1), 5.0)
IDEAS: dict[str, Liking] = {
    "arms": _liking(
        {v.FARM: 5.5, v.MINE: 6.0, v.LAB: 1.0, **ARMS}, {"tactic", "copy", "war", "aggression", "population", "bid"}
    ),
    "culture": _liking(
        {**ECONOMY, v.TEMPLE: 4.0, v.THEATER: 5.0, v.LIBRARY: 4.5, v.WONDER: 6.0}, {"stage", "population", "prepare"}
    ),
    "science": _liking({**ECONOMY, v.LAB: 5.0, v.LIBRARY: 4.0, v.GOVERNMENT: 3.0}, {"population", "leader", "prepare"}),
    "waiting": lambda verb, kind: 0.0,
}
MOST = {v.FARM: 3, v.MINE: 4}
"""So many workers on farms and mines are enough."""


def one_idea(game: Any, seat: int, like: Liking) -> int:
    """The move it likes most; else the one that does nothing, and the first where something must be done."""
    best, highest = -1, 0.0
    moves = game.contending(seat)
    for move in moves:
        verb, arguments = TITLE.moves.verb(move).name, TITLE.moves.args(move)
        card = _card(verb, arguments)
        kind = FACTS.kind[card] if card >= 0 else -1
        if verb == "build" and kind in MOST and _workers(game, seat, kind) >= MOST[kind]:
            continue
        level = 0.1 * FACTS.level[card] if card >= 0 else 0.0
        if like(verb, kind) > 0.0 and like(verb, kind) + level > highest:
            best, highest = move, like(verb, kind) + level
    if best >= 0:
        return best
    idle = [move for move in moves if TITLE.moves.verb(move).name in ("end", "pass", "refuse", "finish")]
    return int(idle[0] if idle else moves[0])


def _card(verb: str, arguments: tuple[int, ...]) -> int:
    """The card that a move is about; of an upgrade the better one."""
    if verb in ("build", "take", "develop"):
        return arguments[0]
    return arguments[1] if verb == "upgrade" else -1


def _workers(game: Any, seat: int, kind: int) -> int:
    return sum(game.workers[seat][site] for site in FACTS.sites_of[kind])


def played(spec: str, idea: str, seed: int) -> float:
    """The bot's share of a game against a player with one idea."""
    game: Any = civitas.new("through_the_ages", seats=2, seed=seed)
    seat = seed % 2
    bot = make_bot(spec, seed)
    while not game.over():
        asked = game.turn()
        move = bot.decide(Observation(game, asked)) if asked == seat else one_idea(game, asked, IDEAS[idea])
        game.play(asked, move)
    winners: Any = game.standing()["winners"]
    return (seat in winners) / len(winners)


@pytest.mark.parametrize("idea", IDEAS)
def test_the_middle_level_beats_one_idea(idea: str, length: int) -> None:
    """Short, so that its outcome is not in doubt; `make soak` plays a longer one."""
    games = 2 if length == 1 else 30
    won = sum(played("level:3", idea, seed) for seed in range(games))
    assert won >= 0.7 * games
