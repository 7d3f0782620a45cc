"""Hints and the analysis of a game."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

import civitas
from civitas.bots.advice import advise, analyse, turning_points
from civitas.bots.learning import model_of
from civitas.bots.players import SearchBot
from civitas.bots.reasons import _divided, _seen_after, reasons, told, topic_of, topics_of
from civitas.bots.report import curves, document
from civitas.bots.sources import charts, curve_of
from civitas.bots.weights import NAME, read_file
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record, parse_record

LEARNED = ["seven_wonders_duel", "historia"]


def a_game() -> Record:
    title = civitas.title("seven_wonders_duel")
    record = Record(
        title,
        [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}],
        {"first_game": False},
        {"chance": Chance(3).dump()},
    )
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


@pytest.mark.parametrize("key", LEARNED)
def test_every_feature_is_about_something_that_has_a_name(key: str) -> None:
    title = civitas.title(key)
    topics = topics_of(title)
    found = [topic_of(topics, name) for name in title.outlook_names()]
    assert None not in found, [name for name, topic in zip(title.outlook_names(), found) if topic is None][:5]
    assert {id(topic) for topic in found} == {id(topic) for topic in topics}, "a topic without features"
    assert all(sorted(topic.names) == ["en", "it"] and all(topic.names.values()) for topic in topics)


def test_reasons_divide_the_difference_that_the_value_sees() -> None:
    """Of two positions, what each feature adds sums up to what the network says of both."""
    file = read_file(civitas.title("seven_wonders_duel").folder / NAME)
    position = a_game().at(30)
    seat = position.turn()
    moves = position.contending(seat)
    seen = [_seen_after(position, seat, [move]) for move in moves[:2]]
    parts = _divided(file, seen[0], seen[1])

    def share(features: list[float]) -> float:
        model = model_of(position.title.folder / NAME, position.title)
        return float(model.predict(numpy.array([features], numpy.float32))[0])

    assert sum(parts.values()) == pytest.approx(share(seen[1]) - share(seen[0]), abs=0.01)


def test_reasons_know_no_more_than_their_seat() -> None:
    position = a_game().at(30)
    seat = position.turn()
    moves = position.contending(seat)
    twin = position.imagine(seat, Chance(99))
    assert reasons(position, seat, moves[0], moves) == reasons(twin, seat, moves[0], moves)


def test_the_weightiest_reasons_come_first_in_both_languages() -> None:
    position = a_game().at(24)
    seat = position.turn()
    moves = position.contending(seat)
    found = [reasons(position, seat, move, moves) for move in moves]
    assert any(found)
    for listed in found:
        assert [abs(reason.share) for reason in listed] == sorted(
            [abs(reason.share) for reason in listed], reverse=True
        )
        assert told(listed, "en").count("%") == len(listed) == told(listed, "it").count("%")


def test_a_title_without_weights_gives_no_reasons() -> None:
    position = civitas.new("antiquity", 2, seed=1)
    seat = position.waiting()[0]
    assert reasons(position, seat, position.contending(seat)[0], position.contending(seat)) == []


def test_the_page_tells_where_points_came_from() -> None:
    """As at the table: everybody who scores, the sources by name, no sum where there are no points."""
    games = Path(civitas.__file__).parent / "games"
    for record, sums in [("historia/records/two_peoples", True), ("antiquity/records/famine", False)]:
        path = games / f"{record}.civitas.json"
        found = parse_record(path.read_bytes(), None)
        found.moves = found.moves[:60]
        curve = curve_of(found)
        assert curve.tally is not None and curve.tally.by_ways is not sums
        shown = charts(curve, ["Ann", "Bob"], [f"<{source}>" for source in curve.tally.sources], "moves")
        assert shown.count("<svg") == 2 and "<&lt;" not in shown and "<men>" not in shown
        assert ("Ann</h3>" in shown) is not sums
