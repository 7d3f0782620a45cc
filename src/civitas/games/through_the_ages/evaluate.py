"""What a position is worth."""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.position import AgesState
from civitas.kernel.valuation import outcome, shares_of


def evaluate_ages(p: AgesState) -> list[float]:
    return outcome(p) if p.over() else shares_of([float(c) for c in p.culture], 20.0)


def name_features(facts: Catalogue) -> list[str]:
    return []


def features_of(p: AgesState, seat: int, buffer: list[float]) -> None:
    return None
