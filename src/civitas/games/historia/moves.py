"""The move table: every way to answer a question of this game."""

from __future__ import annotations

from civitas.games.historia.catalogue import Catalogue
from civitas.kernel.moves import MoveTable, Verb
from civitas.kernel.position import Position


class HistoriaMoves(MoveTable):
    """The commonest verbs come first, so that their numbers are small. The fields hold the first move of each verb."""

    def __init__(self, facts: Catalogue) -> None:
        card, wonder, territory, rival = facts.cards, facts.wonders, facts.territories, facts.rivals
        names = ["lay", "done", "end", "technology", "military", "expand", "raid", "trade", "recover", "withdraw"]
        names += ["art", "tourism", "use", "return", "wonder", "flip", "golden_era", "refresh", "eliminate"]
        names += ["discard", "civilization", "settle", "leader", "war"]
        domains = {
            "lay": [card],
            "expand": [territory],
            "raid": [rival],
            "trade": [rival],
            "withdraw": [territory],
            "art": [wonder],
            "return": [card],
            "wonder": [wonder],
            "refresh": [wonder],
            "eliminate": [wonder],
            "discard": [card],
            "civilization": [facts.sets],
            "settle": [territory],
            "leader": [facts.leaders],
            "war": [territory, rival],
        }
        super().__init__([Verb(name, domains.get(name, [])) for name in names])
        self.lay, self.done, self.end, self.technology = self.firsts("lay", "done", "end", "technology")
        self.military, self.expand, self.raid, self.trade = self.firsts("military", "expand", "raid", "trade")
        self.recover, self.withdraw, self.art, self.tourism = self.firsts("recover", "withdraw", "art", "tourism")
        self.use, self.back, self.wonder, self.flip = self.firsts("use", "return", "wonder", "flip")
        self.golden_era, self.refresh, self.eliminate = self.firsts("golden_era", "refresh", "eliminate")
        self.discard, self.civilization, self.settle = self.firsts("discard", "civilization", "settle")
        self.leader, self.war = self.firsts("leader", "war")
        self.rivals = len(rival)


def table_of(p: Position) -> HistoriaMoves:
    moves = p.title.moves
    assert isinstance(moves, HistoriaMoves)
    return moves
