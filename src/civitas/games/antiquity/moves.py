"""The move table: every way to answer a question of this game."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import MOST_SEATS, Catalogue
from civitas.games.antiquity.vocabulary import SQUARES, TURNS
from civitas.kernel.moves import Domain, MoveTable, Verb, seats_domain
from civitas.kernel.position import Position


class AntiquityMoves(MoveTable):
    """The fields hold the first move of each verb; the verbs of one question stand in the order of the table."""

    def __init__(self, facts: Catalogue) -> None:
        hexes, good, city, square = facts.hexes, facts.goods, facts.cities, facts.squares
        seat = seats_domain(MOST_SEATS)
        verbs: dict[str, list[Domain]] = {
            "settle": [hexes],
            "build": [facts.buildings],
            "size": [facts.sizes],
            "house": [facts.houses],
            "enough": [],
            "place": [city, square, facts.facings],
            "pay": [good],
            "biology": [],
            "saint": [facts.saints],
            "man": [facts.buildings, facts.copies],
            "heal": [city, square],
            "sell": [good],
            "buy": [good],
            "raze": [],
            "lift": [city, square],
            "restore": [],
            "offer": [seat],
            "give": [good],
            "ask": [good],
            "propose": [],
            "accept": [seat],
            "decline": [seat],
            "done": [],
            "found": [facts.projects],
            "product": [good],
            "site": [hexes],
            "pair": [hexes, facts.directions],
            "clean": [hexes],
            "end": [],
            "discard": [good],
            "take": [hexes],
            "explore": [hexes],
            "skip": [],
            "bury": [city, square],
            "pollute": [hexes],
            # Last, because positions that were kept count moves from the first.
            "recall": [facts.buildings, facts.copies],
        }
        super().__init__([Verb(name, domains) for name, domains in verbs.items()])
        self.settle, self.build, self.of_size, self.house = self.firsts("settle", "build", "size", "house")
        self.enough, self.place, self.pay, self.biology = self.firsts("enough", "place", "pay", "biology")
        self.saint, self.man, self.heal, self.sell, self.buy = self.firsts("saint", "man", "heal", "sell", "buy")
        self.raze, self.lift, self.restore, self.offer = self.firsts("raze", "lift", "restore", "offer")
        self.give, self.ask, self.propose, self.accept = self.firsts("give", "ask", "propose", "accept")
        self.decline, self.done, self.found, self.product = self.firsts("decline", "done", "found", "product")
        self.site, self.pair, self.clean, self.end = self.firsts("site", "pair", "clean", "end")
        self.discard, self.take, self.explore, self.skip = self.firsts("discard", "take", "explore", "skip")
        self.bury, self.pollute, self.recall = self.firsts("bury", "pollute", "recall")
        self.copies = len(facts.copies)

    def placement(self, city: int, square: int, turn: int) -> int:
        return self.place + (city * SQUARES + square) * TURNS + turn


def table_of(p: Position) -> AntiquityMoves:
    moves = p.title.moves
    assert isinstance(moves, AntiquityMoves)
    return moves
