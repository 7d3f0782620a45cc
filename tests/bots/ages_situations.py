"""What the situations of 7 Ages share: a bot of the levels is put to them, and what it does is read as words."""

from __future__ import annotations

from typing import Any

from civitas.bots import Observation, make_bot
from rules.seven_ages.tools import FACTS, TITLE, found, play

SEEDS = (1, 2, 3)


def deeds(p: Any, seat: int = 0, seed: int = 1, most: int = 60) -> list[str]:
    """What a bot does until somebody else is asked, in words; others who are asked meanwhile pass."""
    bot = make_bot("greedy", seed)
    made: list[str] = []
    for _ in range(most):
        if not p.is_asked(seat):
            return made
        if p.joint is None and p.question(seat).key == "question-reveal":
            return made
        move = bot.decide(Observation(p, seat))
        made.append(str(TITLE.moves.text(move)))
        p.play(seat, move)
        for other in range(p.seats):
            while other != seat and p.is_asked(other) and any(TITLE.moves.text(m) == "pass" for m in p.legal(other)):
                play(p, other, "pass")
    return made


def first(p: Any, seat: int = 0, seed: int = 1) -> str:
    return str(TITLE.moves.text(make_bot("greedy", seed).decide(Observation(p, seat))))


def marks(p: Any, seat: int = 0, seed: int = 1) -> dict[str, str]:
    """By colour, or none, the marker that a bot places."""
    bot = make_bot("greedy", seed)
    made: list[str] = []
    while not made or made[-1] != "done":
        move = bot.decide(Observation(p, seat))
        made.append(str(TITLE.moves.text(move)))
        p.play(seat, move)
    return dict(text.removeprefix("mark:").split("+") for text in made[:-1])


def held(p: Any, empire: int) -> set[str]:
    return {FACTS.areas.ids[number] for number in p.held_areas(empire)}


def egypt(p: Any, units: str = "spear spear spear spear", money: int = 0, seat: int = 0, progress: int = 3) -> int:
    return found(p, seat, "egyptians", "orange", {"egypt": units}, progress, money, "egypt")


def rival(p: Any, units: str = "spear spear", where: str = "yangtze", name: str = "shang") -> int:
    return found(p, 1, name, "red", {where: units}, progress=3, capital=where)


def holders_of(event: str) -> list[str]:
    """The cards with an event."""
    number = FACTS.events.index[event]
    return [FACTS.cards.ids[one] for one in range(len(FACTS.cards)) if FACTS.card_event[one] == number]
