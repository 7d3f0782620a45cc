"""7 Wonders Duel joins the conformance suite."""

from __future__ import annotations

import civitas
from civitas.games.seven_wonders_duel.hooks import Duel
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from conformance.suite import Conformance
from conformance.walks import every_seat_count

DUEL = civitas.title("seven_wonders_duel")


class TestSevenWondersDuel(Conformance):
    setups = every_seat_count(DUEL) + every_seat_count(DUEL, first_game=True)
    bound = 130
    derived = ("structure", "left", "accessible")
    apart = ("facts", "own")
    holders = ("city",)

    def kept(self, p: Position) -> list[object]:
        names = ("counts", "points", "links", "economy", "trade", "symbols", "powers")
        assert isinstance(p, Duel)
        return super().kept(p) + [getattr(city, name) for city in p.city for name in names]

    def test_a_turn_is_carried_out_as_the_table_says(self) -> None:
        """The position knows the verbs of a turn without a look at the table of questions."""
        for seed in range(4):
            p = DUEL.begin(2, {"first_game": False}, Chance(seed))
            chance = Chance(1000 + seed)
            made = 0
            while (seat := p.turn()) >= 0:
                for move in p.legal(seat):
                    told, known = p.clone(), p.clone()
                    told.title.questions.answer(told.asks(told.now), move).do(told, seat, move)
                    told.go_on()
                    known.advance(seat, move)
                    assert told.hash() == known.hash(), DUEL.moves.text(move)
                p.advance(seat, p.legal(seat)[chance.word(made) % len(p.legal(seat))])
                made += 1
