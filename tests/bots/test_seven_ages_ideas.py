"""Players of 7 Ages with a single idea: a bot that understands the game beats each of them."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.bots.arena import play_through
from civitas.bots.players import Bot
from civitas.kernel.chance import Chance

MARKERS = {
    "sits_still": ["start", "destiny", "trade", "production", "manoeuvre", "civilise", "wild", "discard"],
    "fights": ["start", "manoeuvre", "production", "wild", "destiny", "trade", "civilise", "discard"],
    "expands": ["start", "manoeuvre", "production", "wild", "destiny", "civilise", "trade", "discard"],
    "trades": ["start", "trade", "wild", "destiny", "production", "civilise", "manoeuvre", "discard"],
}
"""By idea, the markers from the dearest to the least."""
ALWAYS = {"start": 9.0, "colour": 1.0, "buy": 3.0, "in": 2.0, "reveal": 6.0, "named": 2.0, "commit": 3.0, "done": 0.1}
"""What each of them likes to do, by verb; whatever is not told is worth nothing."""


class Idea(Bot):
    """Starts empires and buys units as everybody does, and for the rest follows one idea."""

    def __init__(self, seed: int, idea: str) -> None:
        super().__init__(seed)
        self.idea = idea

    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        p: Any = observation.imagine(Chance(seed))
        moves = observation.title.moves
        liked = [(self._liking(p, str(moves.text(move))), move) for move in legal]
        best = max(liking for liking, _ in liked)
        equal = [move for liking, move in liked if liking == best]
        return equal[seed * len(equal) >> 30]

    def _liking(self, p: Any, text: str) -> float:
        verb, _, rest = text.partition(":")
        if verb == "mark":
            slot, action = rest.split("+")
            order = MARKERS[self.idea]
            found = 20.0 - order.index(action)
            return found + (10.0 if slot == "none" and action == "start" else 0.0)
        if verb == "reveal" and self.idea == "sits_still":
            return 6.0 if rest == "none" else -1.0
        if verb in ("from", "with", "to", "stop"):
            return self._marching(p, verb, rest)
        return ALWAYS.get(verb, 0.0)

    def _marching(self, p: Any, verb: str, rest: str) -> float:
        if verb == "from":
            return 1.0 if self.idea in ("fights", "expands") else -1.0
        if verb == "with":
            return 3.0 if self.idea == "fights" or not (p.group and p.group.force) else -1.0
        if verb == "stop":
            return 0.5
        area = p.facts.area_of_place[p.facts.places.index[rest]]
        owner = p.occupant[area]
        foreign = owner >= 0 and p.player[owner] != p.player[p.invader]
        wanted = foreign if self.idea == "fights" else owner < 0
        return 2.0 if wanted else 0.0


@pytest.mark.parametrize("idea", list(MARKERS))
def test_a_single_idea_loses(idea: str) -> None:
    """A deal from either side: to lose both is out of the question. benchmarks/strength.md tells of more games."""
    won = 0.0
    for seat in (0, 1):
        game = civitas.new("seven_ages", 2, seed=2, options={"ages": "1"})
        bots: list[Bot] = [Idea(2, idea), Idea(2, idea)]
        bots[seat] = make_bot("level:3", 2)
        play_through(game, bots)
        won += game.title.evaluate(game)[seat]
    assert won >= 1.0
