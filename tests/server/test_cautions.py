"""Cautions state facts: each has a sentence in both languages; 7 Wonders Duel names what a move allows the rival."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.consequences import gauges_of, outcome
from civitas.server.outlook import outlook, reveals, shadow_of
from civitas.text import LANGUAGES, texts
from rules.antiquity.country import held
from rules.antiquity.tools import Industry, arrange, finish, realm

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]
WALK = 260
SEEDS = {"seven_wonders_duel": 40}
"""Random games in which something is given away; three are enough where turns are long."""


@pytest.mark.parametrize("key", TITLES)
def test_every_title_cautions_before_something_is_given_away(key: str) -> None:
    heard: set[str] = set()
    foretold = 0
    for seed in range(SEEDS.get(key, 3)):
        p, random = civitas.new(key, seed=seed), Random(seed)
        for number in range(WALK):
            if not p.waiting():
                break
            seat = p.waiting()[0]
            shadow = shadow_of(p, seat)
            for choice in p.contending(seat):
                told = outcome(shadow, gauges_of(shadow, seat), seat, choice)
                assert reveals(shadow, seat, choice) == told.reveals, "told beforehand without the figures, too"
            if number % 5 == 0 and (number > 40 or key not in SEEDS):
                for language in LANGUAGES:
                    say = texts(language, p.title)
                    ahead = outlook(p, seat, "", ("Ann", "Bob"), say)
                    assert [move.move for move in ahead.moves] == [p.title.moves.text(m) for m in p.contending(seat)]
                    for move in ahead.moves:
                        for line in move.cautions:
                            assert line and not line.startswith("caution-") and "{" not in line
                            heard.add(line)
                    foretold += ahead.coming is not None
                    for line in [] if ahead.coming is None else ahead.coming.caveats:
                        assert not line.startswith("forecast-")
            p.advance(seat, random.choice(p.contending(seat)))
    assert len(heard) >= len(LANGUAGES), key
    assert foretold or key == "seven_wonders_duel"


def test_a_question_about_an_empire_cautions_of_that_empire_alone() -> None:
    heard = 0
    for seed in range(4):
        p, random = civitas.new("seven_ages", seed=seed), Random(seed)
        say = texts("en", p.title)
        for _ in range(600):
            seat = p.waiting()[0]
            asked = p.question(seat).args.get("empire")
            own = [name.partition(":")[2] for name in p.gauges(seat) if name.startswith("money:")]
            if asked in own and len(own) > 1:
                others = [say.name("card", empire) for empire in own if empire != asked]
                ahead = outlook(p, seat, "", ("Ann", "Bob"), say)
                lines = [line for move in ahead.moves for line in move.cautions]
                heard += len(lines)
                assert not [line for line in lines if any(line.startswith(other) for other in others)]
            p.advance(seat, random.choice(p.contending(seat)))
    assert heard


def test_a_win_that_a_move_allows_is_named() -> None:
    """What the caution says of the opponent's next turn holds, whatever is hidden."""
    named: Counter[str] = Counter()
    for seed in range(30):
        p: Any = civitas.new("seven_wonders_duel", seed=seed)
        random = Random(seed)
        while p.waiting():
            seat = p.waiting()[0]
            shadow = p.imagine(seat, Chance(seed))
            for move in p.contending(seat):
                told = shadow.cautions(seat, move)
                after = p.clone()
                after.advance(seat, move)
                if not told or after.over() or after.turn() == seat:
                    continue
                ends: set[object] = set()
                for answer in after.contending(1 - seat):
                    last = after.clone()
                    last.advance(1 - seat, answer)
                    ends.add(last.standing()["ending"])
                    if last.loot != after.loot:
                        ends.add("loot")
                assert set(told) <= ends
                named.update(told)
            p.advance(seat, random.choice(p.contending(seat)))
    assert named["military"] and named["loot"], named


def test_no_looting_in_sight_goes_unnamed() -> None:
    """What the opponent can build of the cards that lie open before the move, and loots by it."""
    looted = 0
    for seed in range(12):
        p: Any = civitas.new("seven_wonders_duel", seed=seed)
        random = Random(seed)
        while p.waiting():
            seat = p.waiting()[0]
            shadow = p.imagine(seat, Chance(seed))
            known = {card["card"] for card in p.view(seat)["structure"] if card and card.get("card")}
            for move in p.contending(seat):
                after = p.clone()
                after.advance(seat, move)
                if after.over() or after.turn() == seat:
                    continue
                answers = [f"build:{card}" for card in known]
                for answer in [a for a in after.contending(1 - seat) if p.title.moves.text(a) in answers]:
                    last = after.clone()
                    last.advance(1 - seat, answer)
                    if last.gauges(seat)["coins"] < after.gauges(seat)["coins"]:
                        assert "loot" in shadow.cautions(seat, move)
                        looted += 1
            p.advance(seat, random.choice(p.contending(seat)))
    assert looted


NAMES = ("Ann", "Bob")
EXPLORER = realm(houses=1, buildings=["explorer@a1!"])
GRAIN = Industry("farm", "grain", "a20", ["a20", "a12"])


def foretold(game: civitas.Position, language: str = "en") -> tuple[dict[str, tuple[int, int]], list[str]]:
    """What Ann is told of her own figures, and what leaves it open."""
    coming = outlook(game, 0, "", NAMES, texts(language, game.title)).coming
    assert coming is not None and not coming.may
    return {
        figure.label: (figure.before, figure.after) for figure in coming.figures if figure.seat == 0
    }, coming.caveats


def test_antiquity_foretells_what_rots_what_grows_and_the_graves() -> None:
    """Fish without room is gone and grain will be there, whatever others do in secret; so are the graves that come."""
    game = arrange(realm(goods={"fish": 3}, houses=1, industries=[GRAIN]), famine=3)
    figures, caveats = foretold(game)
    assert (figures["Fish"], figures["Grain"]) == ((3, 0), (0, 1))
    assert figures["Graves, laid or to be laid"] == (0, 2)
    assert any("do nothing either" in line for line in caveats), "all decide at once"
    assert not any("Bob may still explore" in line for line in caveats), "Bob has no explorer"
    finish(game)
    assert held(game, "fish", 0) == 0 and game.gauges(0)["graves"] == 2, "and so it comes"


def test_antiquity_names_rivals_who_may_still_explore() -> None:
    with_carts = realm(goods={"fish": 3}, houses=1, buildings=["cart_shop@a1!"])
    game = arrange(with_carts, EXPLORER, famine=3, order=[0, 1])
    finish(game)
    assert game.waiting() == (0,) and game.phase < 7
    figures, caveats = foretold(game)
    assert figures["Graves, laid or to be laid"] == (0, 3)
    assert [line for line in caveats if line.startswith("Bob may still explore")]
    assert [line for line in foretold(game, "it")[1] if line.startswith("Bob può ancora esplorare")]
    assert "Told as far as your next decision this turn." in caveats, "she says where the graves lie"


def test_what_is_asked_of_nobody_else_is_not_open() -> None:
    game = arrange(realm(goods={"fish": 3}, houses=1, buildings=["cart_shop@a1!"]), famine=0, order=[0, 1])
    finish(game)
    figures, caveats = foretold(game)
    assert figures["Fish"] == (3, 0) and "Graves, laid or to be laid" not in figures
    assert not any("explore" in line for line in caveats)
