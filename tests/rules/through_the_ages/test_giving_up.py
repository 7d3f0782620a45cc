"""Resigning is a move of the game that no bot makes and nobody makes by a slip."""

from __future__ import annotations

import civitas
from civitas.bots.observation import Observation
from civitas.bots.specs import make_bot
from civitas.kernel.chance import Chance, KeyedChance
from civitas.kernel.playout import play_out
from civitas.table import Info, Seat, Table
from rules.through_the_ages.tools import TITLE, arrange, civ, legal

RESIGN = TITLE.moves.parse("resign")


def test_resigning_is_legal_and_no_way_to_play_on() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]))
    assert TITLE.resign_move == RESIGN
    assert legal(g) == ["pass", "prepare:rats", "resign"]
    assert g.contending(0) == [move for move in g.legal(0) if move != RESIGN]
    assert g.contending(1) == []
    # Where it is not legal nothing is left out.
    g = arrange(phase="politics", age="IV", round=9, last_round=9, mine=civ(military=["rats"]))
    assert g.contending(0) == g.legal(0)


def test_a_title_without_such_a_move_leaves_nothing_out() -> None:
    g = civitas.new("seven_wonders_duel", seed=1)
    assert g.title.resign_move == -1
    assert g.contending(g.turn()) == g.legal(g.turn())


def test_neither_bots_nor_playouts_resign() -> None:
    g = arrange(phase="politics")
    assert legal(g) == ["pass", "resign"]
    for spec in ("random", "greedy", "search:sims=4"):
        for seed in range(5):
            assert make_bot(spec, seed).decide(Observation(g, 0)) == TITLE.moves.parse("pass")
    for seed in range(5):
        game = civitas.new("through_the_ages", seats=2, seed=seed)
        play_out(game, Chance(seed))
        assert game.standing()["ending"] != "last-player"


def table_of(seats: int) -> Table:
    people = [Seat("human", person=f"person {seat}") for seat in range(seats)]
    info = Info("t", "through_the_ages", None, TITLE.accept_options({}), people, 0.0, "person 0")
    table = Table.open(info, {"chance": KeyedChance(bytes(32)).dump()}, 0.0)
    while table.going().question(table.waiting()[0]).key != "question-politics":
        seat = table.waiting()[0]
        table.play(seat, str(table.decision(seat)), "end", f"{len(table.history.moves)}", 0.0)
    return table


def test_the_table_resigns_by_the_move_of_the_title() -> None:
    table = table_of(3)
    seat = table.waiting()[0]
    table.resign(seat, 0.0)
    assert table.history.moves[-1].text == "resign"
    assert table.going().view()["resigned"] == [seat]
    assert table.info.seats[seat].kind == "human"
    assert table.info.status == "running"
    # Of two, the other wins.
    table = table_of(2)
    seat = table.waiting()[0]
    table.resign(seat, 0.0)
    standing = table.standing()
    assert standing is not None and standing["winners"] == [1 - seat]
    assert table.record().difference() is None
