"""The move table: every way to answer a question of this game."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.moves import Domain, MoveTable, Verb, seats_domain

BUILDING: Final = 0
DISCARDING: Final = 1
"""Places of verbs in the table."""


class DuelMoves(MoveTable):
    """The commonest verbs come first, so that their numbers are small. The fields hold the first move of each verb."""

    def __init__(self, card: Domain, wonder: Domain, token: Domain) -> None:
        build = Verb("build", [card])
        discard = Verb("discard", [card])
        draft = Verb("draft", [wonder])
        choose = Verb("token", [token])
        starter = Verb("starter", [seats_domain(2)])
        destroy = Verb("destroy", [card])
        revive = Verb("revive", [card])
        raise_wonder = Verb("wonder", [wonder, card])
        super().__init__([build, discard, draft, choose, starter, destroy, revive, raise_wonder])
        self.build = build.base
        self.discard = discard.base
        self.draft = draft.base
        self.token = choose.base
        self.starter = starter.base
        self.destroy = destroy.base
        self.revive = revive.base
        self.wonder = raise_wonder.base
        self.cards = len(card)
        # The moves of a turn by card, for copying into lists of moves. Not as lists of int: mypyc would make every
        # number anew on its way from one list to the other.
        self.build_with: list[Any] = self._row(self.build)
        self.discard_with: list[Any] = self._row(self.discard)
        self.wonder_with: list[list[Any]] = [self._row(self.wonder + own * self.cards) for own in range(len(wonder))]

    def _row(self, first: int) -> list[Any]:
        return list(range(first, first + self.cards))
