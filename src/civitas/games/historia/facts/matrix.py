"""The two axes of the matrix as tables."""

from __future__ import annotations

from civitas.games.historia.facts.effects import Effect
from civitas.games.historia.vocabulary import ACTIONS, REVOLUTION
from civitas.kernel.data import Table


class Axis:
    """One axis of the matrix: what holds from each level on, and what entering it brings. Entry 0 is not used."""

    def __init__(self, levels: int) -> None:
        self.cards = [0] * (levels + 1)
        """Mask of the action cards owned at a level, beyond the starting hand."""
        self.advanced = [0] * (levels + 1)
        """Mask of the actions whose advanced row may be used at a level."""
        self.per_round = [1] * (levels + 1)
        self.navigates = [0] * (levels + 1)
        self.bonuses: list[list[Effect]] = [[] for _ in range(levels + 1)]
        self.ids: list[str] = [""] * (levels + 1)
        self.abilities: list[list[str]] = [[] for _ in range(levels + 1)]


def add_ability(axis: Axis, level: int, ability: str, row: Table) -> None:
    kind, _, what = ability.partition(":")
    if kind == "navigation" and not what:
        axis.navigates[level] = 1
    elif kind == "card" and what in ACTIONS:
        axis.cards[level] |= 1 << ACTIONS.index(what)
    elif kind == "advanced" and what in ACTIONS[:REVOLUTION]:
        axis.advanced[level] |= 1 << ACTIONS.index(what)
    elif kind == "cards_per_round" and what in ("2", "3"):
        axis.per_round[level] = int(what)
    else:
        raise row.fault("abilities", "reason-unknown", {"found": ability})
