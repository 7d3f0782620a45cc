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
        first = {name: verb.base for name, verb in self.by_name.items()}
        self.settle = first["settle"]
        self.build = first["build"]
        self.of_size = first["size"]
        self.house = first["house"]
        self.enough = first["enough"]
        self.place = first["place"]
        self.pay = first["pay"]
        self.biology = first["biology"]
        self.saint = first["saint"]
        self.man = first["man"]
        self.heal = first["heal"]
        self.sell = first["sell"]
        self.buy = first["buy"]
        self.raze = first["raze"]
        self.lift = first["lift"]
        self.restore = first["restore"]
        self.offer = first["offer"]
        self.give = first["give"]
        self.ask = first["ask"]
        self.propose = first["propose"]
        self.accept = first["accept"]
        self.decline = first["decline"]
        self.done = first["done"]
        self.found = first["found"]
        self.product = first["product"]
        self.site = first["site"]
        self.pair = first["pair"]
        self.clean = first["clean"]
        self.end = first["end"]
        self.discard = first["discard"]
        self.take = first["take"]
        self.explore = first["explore"]
        self.skip = first["skip"]
        self.bury = first["bury"]
        self.pollute = first["pollute"]
        self.recall = first["recall"]
        self.copies = len(facts.copies)

    def placement(self, city: int, square: int, turn: int) -> int:
        return self.place + (city * SQUARES + square) * TURNS + turn


def table_of(p: Position) -> AntiquityMoves:
    moves = p.title.moves
    assert isinstance(moves, AntiquityMoves)
    return moves
