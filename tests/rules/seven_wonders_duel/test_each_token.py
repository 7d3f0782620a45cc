"""Every progress token, one by one: how it is taken, what it gives at once, for the rest of the game and at its end.

The expected values were typed from the rulebook and owe nothing to the data files. Nothing can end what a token does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from rules.seven_wonders_duel.tools import TOKENS, City, arrange, city, legal, play, player, price, refusal


@dataclass(frozen=True)
class Token:
    name: str
    observe: Callable[[City, City], object]
    """Play a little with these two cities, the first one to move, and tell what the lasting effect shows in."""
    without: object
    with_it: object
    coins: int = 0
    points: int = 0
    symbol: str = ""

    def __str__(self) -> str:
        return self.name


def tokens_of(held: City, *buildings: str, **more: Any) -> City:
    return city(*buildings, tokens=held.tokens, **more)


def price_of_pyramids(mine: City, theirs: City) -> object:
    """3 stone and 1 papyrus at 2 coins each."""
    g = arrange(["brewery", "walls"], mine=tokens_of(mine, unbuilt=["pyramids"]), theirs=theirs)
    return price(g, "pyramids")


def price_of_aqueduct(mine: City, theirs: City) -> object:
    """3 stone at 2 coins each."""
    g = arrange(["aqueduct", "walls"], mine=mine, theirs=theirs)
    return price(g, "aqueduct")


def coins_when_the_opponent_trades(mine: City, theirs: City) -> object:
    """The opponent buys two stone for Walls."""
    g = arrange(["walls", "brewery"], seat=1, mine=theirs, theirs=tokens_of(mine, coins=0))
    play(g, "build:walls")
    return g.view(0)["coins"][0]


def steps_of_walls(mine: City, theirs: City) -> object:
    g = arrange(["walls", "brewery"], mine=mine, theirs=theirs)
    play(g, "build:walls")
    return g.view(0)["pawn"]


def next_player_after_pyramids(mine: City, theirs: City) -> object:
    g = arrange(["brewery", "walls"], mine=tokens_of(mine, coins=8, unbuilt=["pyramids"]), theirs=theirs)
    play(g, "wonder:pyramids+brewery")
    return g.waiting()[0]


def coins_after_a_chain(mine: City, theirs: City) -> object:
    g = arrange(["aqueduct", "walls"], mine=tokens_of(mine, "baths", coins=0), theirs=theirs)
    play(g, "build:aqueduct")
    return g.view(0)["coins"][0]


def science(mine: City, theirs: City) -> object:
    return player(arrange(["aqueduct", "walls"], mine=mine, theirs=theirs), 0)["science"]


def points(mine: City, theirs: City) -> object:
    g = arrange(["pretorium"], mine=mine, theirs=theirs)
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    return standing["scores"][0]["categories"]["progress"]


EVERY = [
    Token("agriculture", points, 0, 4, coins=6, points=4),
    Token("architecture", price_of_pyramids, 8, 4),
    Token("economy", coins_when_the_opponent_trades, 0, 4),
    Token("law", science, {}, {"balance": 1}, symbol="balance"),
    Token("masonry", price_of_aqueduct, 6, 2),
    Token("mathematics", points, 0, 3, points=3),
    Token("philosophy", points, 0, 7, points=7),
    Token("strategy", steps_of_walls, 2, 3),
    Token("theology", next_player_after_pyramids, 1, 0),
    Token("urbanism", coins_after_a_chain, 0, 4, coins=6),
]

each = pytest.mark.parametrize("token", EVERY, ids=str)


def test_every_token_has_its_case() -> None:
    assert [token.name for token in EVERY] == TOKENS


@each
def test_cannot_be_taken_from_the_box(token: Token) -> None:
    board = [other.name for other in EVERY if other is not token][:5]
    g = arrange(["library", "brewery"], mine=city("scriptorium"), board=board)
    play(g, "build:library")
    assert refusal(g, f"token:{token.name}") == "swd.science.pair-token"
    assert f"token:{token.name}" not in legal(g)


@each
def test_can_be_taken_and_gives_its_coins_and_its_symbol_at_once(token: Token) -> None:
    g = arrange(["library", "brewery"], mine=city("scriptorium", coins=1), board=[token.name])
    play(g, "build:library")
    play(g, f"token:{token.name}")
    assert g.view(0)["tokens"] == [[token.name], []]
    assert g.view(0)["board"] == []
    assert g.view(0)["coins"] == [1 + token.coins, 7]
    assert player(g, 0)["science"] == {"quill": 2} | ({token.symbol: 1} if token.symbol else {})
    assert g.view(0)["pawn"] == 0
    assert g.waiting() == (1,)


@each
def test_lasting_effect(token: Token) -> None:
    assert token.observe(city(), city()) == token.without
    assert token.observe(city(tokens=[token.name]), city()) == token.with_it


@each
def test_no_effect_for_the_other_player(token: Token) -> None:
    assert token.observe(city(), city(tokens=[token.name])) == token.without


@each
def test_points_at_the_end(token: Token) -> None:
    g = arrange(["pretorium"], seat=1, mine=city(coins=0), theirs=city(coins=0, tokens=[token.name]))
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    scored = {category: found for category, found in standing["scores"][0]["categories"].items() if found}
    assert scored == ({"progress": token.points} if token.points else {})
