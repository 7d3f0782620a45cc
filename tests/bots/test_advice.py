"""Hints and the analysis of a game."""

from __future__ import annotations

import civitas
from civitas.bots.advice import advise, analyse, turning_points
from civitas.bots.players import SearchBot
from civitas.bots.report import curves, document
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record


def a_game() -> Record:
    title = civitas.title("seven_wonders_duel")
    record = Record(title, [{"name": "Ada"}, {"name": "Bo"}], {"first_game": False}, {"chance": Chance(3).dump()})
    position, luck = record.begin(), Chance(8)
    while not position.over():
        seat = position.turn()
        legal = position.legal(seat)
        move = legal[luck.word(len(record.moves)) * len(legal) >> 30]
        position.play(seat, move)
        record.add(seat, move, position)
    record.finish(position)
    return record


def test_advice_names_every_option_best_first() -> None:
    position = a_game().at(20)
    seat = position.turn()
    options = advise(position, seat, SearchBot(1, 60, 0.0))
    assert sorted(option.move for option in options) == position.legal(seat)
    assert options[0].tries == max(option.tries for option in options)
    assert all(0.0 <= option.share <= 1.0 for option in options)


def test_an_analysis_finds_the_moves_that_gave_most_away() -> None:
    record = a_game()
    steps = analyse(record, 6)
    assert {step.seat for step in steps} == {0, 1}
    turns = turning_points(steps)
    assert turns
    assert min(step.loss for step in turns) >= 0.0
    assert max(step.loss for step in steps) == max(step.loss for step in turns)
    assert [step.number for step in turns] == sorted(step.number for step in turns)


def test_a_page_escapes_what_players_wrote() -> None:
    shown = document("<b>", [("&", curves(["<i>"], [[(0.0, 0.5), (1.0, 0.7)]], 1.0))])
    assert "<b>" not in shown
    assert "<i>" not in shown
    assert "polyline" in shown
