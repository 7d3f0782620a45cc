"""Processor time of bots in a match: per decision and per turn of a player. Single answers take none."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Times:
    """Of one bot; seconds."""

    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    _turn: object = None

    def add(self, seconds: float, turn: object) -> None:
        """One decision, in the turn of that name; None where every decision is a turn."""
        self.decisions.append(seconds)
        if self.turns and turn is not None and turn == self._turn:
            self.turns[-1] += seconds
        else:
            self.turns.append(seconds)
        self._turn = turn

    def merge(self, other: Times) -> None:
        self.decisions += other.decisions
        self.turns += other.turns
        self._turn = None

    def told(self) -> dict[str, object] | None:
        """Mean, what 95 % stay below, and the longest."""
        if not self.decisions:
            return None
        return {"decision": _figures(self.decisions), "turn": _figures(self.turns)}


def _figures(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "mean": round(sum(ordered) / len(ordered), 6),
        "p95": round(ordered[(len(ordered) - 1) * 95 // 100], 6),
        "max": round(ordered[-1], 6),
    }
