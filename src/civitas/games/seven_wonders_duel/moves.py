"""The move table: every way to answer a question of this game."""

from __future__ import annotations

from typing import Any

from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.kernel.moves import MoveTable, Verb, seats_domain


class DuelMoves(MoveTable):
    """The commonest verbs come first, so that their numbers are small. The fields hold the first move of each verb."""

    def __init__(self, facts: Catalogue) -> None:
        card, wonder, token = facts.cards, facts.wonders, facts.tokens
        build = Verb("build", [card])
        discard = Verb("discard", [card])
        draft = Verb("draft", [wonder])
        choose = Verb("token", [token])
        starter = Verb("starter", [seats_domain(2)])
        destroy = Verb("destroy", [card])
        revive = Verb("revive", [card])
        raise_wonder = Verb("wonder", [wonder, card])
        super().__init__([build, discard, draft, choose, starter, destroy, revive, raise_wonder])
        self.discard = discard.base
        self.draft = draft.base
        self.token = choose.base
        self.starter = starter.base
        self.destroy = destroy.base
        self.revive = revive.base
        self.wonder = raise_wonder.base
        self.cards = len(card)
        self.numbers: list[Any] = list(range(self.size))
        """All moves, as objects that lists of moves share."""
