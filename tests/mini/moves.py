"""The move table. Its size depends on the data: a pack with more goods or buildings has more moves."""

from __future__ import annotations

from civitas.kernel.moves import MoveTable, Verb, seats_domain
from mini.catalogue import Catalogue


def make_moves(facts: Catalogue) -> MoveTable:
    seat = seats_domain()
    return MoveTable(
        [
            Verb("build", [facts.buildings, facts.plots]),
            Verb("lift", [facts.plots]),
            Verb("set", [facts.plots]),
            Verb("restore", []),
            Verb("craft", []),
            Verb("offer", [seat]),
            Verb("give", [facts.goods]),
            Verb("ask", [facts.goods]),
            Verb("propose", []),
            Verb("accept", [seat]),
            Verb("decline", [seat]),
            Verb("done", []),
            Verb("bid", [facts.bids]),
            Verb("pay", [facts.cards]),
            Verb("pass", []),
            Verb("march", [facts.slots, seat]),
            Verb("stay", []),
            Verb("react", [facts.cards]),
            Verb("defend", [facts.slots]),
            Verb("yield", []),
            Verb("hand", [facts.cards]),
        ]
    )
