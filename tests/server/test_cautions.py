"""Before a move that ends something the mover is told facts, out of the own figures alone."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.position import Position
from civitas.server.packets import Reader, packet
from civitas.table import Info, Seat, Table


def cautions(position: Position, move: str, language: str) -> list[str]:
    seats = [Seat("human", f"Player {number}", person="somebody") for number in range(position.seats)]
    info = Info("table", position.title.key, None, position.options, seats, 0.0, "somebody", hot_seat=True)
    table = Table.open(info, {"position": position.dump()}, 0.0)
    seat = position.waiting()[0]
    shown = packet(table, Reader(seat, (0, 1), language), frozenset(), [], 0.0)
    assert shown.decision is not None
    return next(found.cautions for found in shown.decision.moves if found.move == move)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["2 men stay idle this turn.", "6 goods have no room in a manned storage."]),
        ("it", ["2 uomini restano in ozio in questo turno.", "6 beni non hanno posto in un magazzino con un uomo."]),
    ],
)
def test_idle_men_and_goods_without_room_are_told(language: str, told: list[str]) -> None:
    p = civitas.new("antiquity", 2, seed=5)
    while p.question(p.waiting()[0]).key == "question-settle":
        p.advance(p.waiting()[0], p.contending(p.waiting()[0])[0])
    assert cautions(p, "done", language) == told[1:]
    seat = p.waiting()[0]
    for number, square in enumerate(("g1", "g2"), 1):
        for move in ("build:house", f"house:{number}", f"place:1+{square}+0"):
            p.play(seat, p.title.moves.parse(move))
    assert cautions(p, "done", language) == told


def test_unspent_actions_and_unused_workers_are_told() -> None:
    p = civitas.new("through_the_ages", 2, seed=1)
    assert cautions(p, "end", "en") == ["One civil action is unspent.", "One worker is unused."]
    seat = p.waiting()[0]
    while p.gauges(seat)["civil"]:
        p.advance(seat, next(move for move in p.contending(seat) if p.title.moves.text(move).startswith("take")))
    assert cautions(p, "end", "en") == ["One worker is unused."]
