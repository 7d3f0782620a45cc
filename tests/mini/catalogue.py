"""The facts of the miniature title, as tables indexed by small integers."""

from __future__ import annotations

from pathlib import Path

from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.moves import Domain, numbers

FOLDER = Path(__file__).parent
MOST_SEATS = 7
COIN, AMBUSH, SHIELD = range(3)


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        file = data.file("game.toml")
        game = file.table("game")
        self.rounds = game.whole("rounds", 1)
        self.plots = numbers("plot", 1, game.whole("plots", 1, 8))
        self.hand = game.whole("hand")
        self.slots = numbers("slot", 1, game.whole("units", 1, 4))
        self.start_goods = game.whole("goods")
        self.bank = game.whole("bank")
        self.income = game.whole("income")
        self.offers = game.whole("offers")
        self.relic_points = game.whole("relic_points")
        self.bids = numbers("bid", 1, game.whole("highest_bid", 1))
        game.finish()
        goods = file.tables("good")
        self.goods = Domain("good", [_id(row) for row in goods])
        self._read_buildings(file.tables("building"))
        self._read_cards(file.tables("card"))
        self._read_units(file.tables("unit"))
        for row in goods:
            row.finish()
        file.finish()

    def _read_buildings(self, rows: list[Table]) -> None:
        self.buildings = Domain("building", [_id(row) for row in rows])
        self.cost: list[list[int]] = []
        self.points: list[int] = []
        self.spare: list[int] = []
        for row in rows:
            cost = row.table("cost")
            self.cost.append([cost.whole_or(good, 0) for good in self.goods.ids])
            cost.finish()
            self.points.append(row.whole("points"))
            self.spare.append(row.whole("spare", 0, 1))
            row.finish()

    def _read_cards(self, rows: list[Table]) -> None:
        """Cards are numbered kind by kind, and of each kind seat by seat."""
        ids: list[str] = []
        self.kind: list[int] = []
        self.needs_seats: list[int] = []
        for kind, row in enumerate(rows):
            each = row.whole("each", 1)
            for number in range(each * MOST_SEATS):
                ids.append(f"{_id(row)}_{number + 1}")
                self.kind.append(kind)
                self.needs_seats.append(number // each + 1)
            row.finish()
        self.cards = Domain("card", ids)
        self.coins = sum(1 << card for card, kind in enumerate(self.kind) if kind == COIN)

    def _read_units(self, rows: list[Table]) -> None:
        self.units = Domain("unit", [_id(row) for row in rows])
        self.strength: list[int] = []
        self.units_each: list[int] = []
        for row in rows:
            self.strength.append(row.whole("strength"))
            self.units_each.append(row.whole("each"))
            row.finish()

    def deck(self, seats: int) -> list[int]:
        return [card for card in range(len(self.cards)) if self.needs_seats[card] <= seats]

    def cup(self, seats: int) -> list[int]:
        return [unit for unit, each in enumerate(self.units_each) for _ in range(each * seats)]

    def piles(self, seats: int) -> list[int]:
        return [seats - spare for spare in self.spare]


def _id(row: Table) -> str:
    return row.text("id")


def read_catalogue(pack: str | None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "mini", pack, ("cost",)))
