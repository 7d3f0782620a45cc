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
        first = {name: verb.base for name, verb in self.by_name.items()}
        self.lay = first["lay"]
        self.done = first["done"]
        self.end = first["end"]
        self.technology = first["technology"]
        self.military = first["military"]
        self.expand = first["expand"]
        self.raid = first["raid"]
        self.trade = first["trade"]
        self.recover = first["recover"]
        self.withdraw = first["withdraw"]
        self.art = first["art"]
        self.tourism = first["tourism"]
        self.use = first["use"]
        self.back = first["return"]
        self.wonder = first["wonder"]
        self.flip = first["flip"]
        self.golden_era = first["golden_era"]
        self.refresh = first["refresh"]
        self.eliminate = first["eliminate"]
        self.discard = first["discard"]
        self.civilization = first["civilization"]
        self.settle = first["settle"]
        self.leader = first["leader"]
        self.war = first["war"]
        self.rivals = len(rival)


def table_of(p: Position) -> HistoriaMoves:
    moves = p.title.moves
    assert isinstance(moves, HistoriaMoves)
    return moves
