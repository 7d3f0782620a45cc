"""What situations of Antiquity have in common: places, industries and what the planner does in a phase."""

from __future__ import annotations

from typing import Any

from civitas.bots import Observation, make_bot
from rules.antiquity.tools import FACTS, Industry, finish, play

CATHEDRAL = "cathedral@a1"
ALCHEMY = "faculty_alchemy@d1"
MARKET = "market@a5"
NEAR = "b22"
"""A centre so near to a city on a56 that their zones meet."""
SECOND = "a56"
"""A place for a second city."""
WOOD = Industry("woodcutter", "wood", "a25", ["a25", "a20", "a21", "a26"])
GRAIN = Industry("farm", "grain", "a53", ["a53", "a52", "a54", "a47"])
STONE = Industry("mine", "stone", "a9", ["a9", "a8", "a10", "a13"])


def turn(game: Any, seat: int = 0) -> list[str]:
    """All that the planner does with a seat in phase 2, but for where it puts things."""
    bot = make_bot("plan", 1)
    made: list[str] = []
    number = game.turn_number
    while game.is_asked(seat) and game.phase == 2 and game.turn_number == number:
        made.append(game.title.moves.text(bot.decide(Observation(game, seat))))
        play(game, made[-1], seat=seat)
        if made[-1] == "done":
            break
    return [move for move in made if not move.startswith(("place", "pay", "size"))]


def carts(game: Any, seat: int = 0) -> list[str]:
    """All that it does in phase 4, after the others have done nothing in phase 2."""
    bot = make_bot("plan", 1)
    finish(game)
    while game.phase == 4 and game.turn() != seat:
        play(game, "end")
    made: list[str] = []
    while game.phase == 4 and game.turn() == seat:
        made.append(game.title.moves.text(bot.decide(Observation(game, seat))))
        play(game, made[-1], seat=seat)
    return made


def answer(game: Any, seat: int = 0) -> str:
    return str(game.title.moves.text(make_bot("plan", 1).decide(Observation(game, seat))))


def rich(count: int = 3) -> dict[str, int]:
    """So many of each good that San Cristoforo asks for."""
    return {good: count for good in FACTS.goods.ids if good not in ("wood", "stone")}
