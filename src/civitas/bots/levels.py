"""Five opponents of known strength, offered as seats at every table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    number: int
    spec: str
    names: dict[str, str]
    rating: int
    """As in chess, 200 more win about three games of four. Measured in 7 Wonders Duel, where random play is 1000."""
    seconds: float
    """How long it thinks about a decision, at most, with the compiled engine."""


LEVELS: Final = [
    Level(1, "greedy:error=0.4", {"en": "Novice", "it": "Novizio"}, 1360, 0.01),
    Level(2, "greedy", {"en": "Citizen", "it": "Cittadino"}, 1500, 0.01),
    Level(3, "search:sims=300:value=evaluation", {"en": "Senator", "it": "Senatore"}, 1770, 0.02),
    Level(4, "search:sims=8", {"en": "Consul", "it": "Console"}, 2170, 0.01),
    Level(5, "search:seconds=1", {"en": "Emperor", "it": "Imperatore"}, 2460, 1.0),
]
