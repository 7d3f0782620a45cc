"""Positions that no game reaches are refused when they are loaded, not when they are played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import civitas
from civitas.games.seven_wonders_duel.frames import DESTROY, DRAFT, STARTER, TURN
from civitas.games.seven_wonders_duel.position import FACE_DOWN
from civitas.kernel.frames import frame
from conformance.walks import random_move

State = dict[str, Any]


def dumped(moves: int) -> dict[str, Any]:
    p, random = civitas.new("seven_wonders_duel", seed=3), Random(3)
    for _ in range(moves):
        p.advance(*random_move(p, random))
    return p.dump()


def _swap_heaps(state: State) -> None:
    state["unseen"], state["unseen_guilds"] = state["unseen_guilds"], state["unseen"]


def _lose_the_heap(state: State) -> None:
    state["slots"] = [FACE_DOWN if card >= 0 else card for card in state["slots"]]
    state["unseen"] = []


def _tuck_a_card(state: State) -> None:
    state["tucked"] |= 1 << 7 * next(wonder for wonder in range(12) if not sum(state["built"]) >> wonder & 1)


IMPOSSIBLE: dict[str, tuple[int, Callable[[State], object]]] = {
    "a first player who is not there": (2, lambda state: state.update(first_seat=7)),
    "a fourth Age": (40, lambda state: state.update(age=4)),
    "an ending of another game": (40, lambda state: state.update(ending=9)),
    "loot that is not on the board": (40, lambda state: state.update(loot=1 << 9)),
    "a slot too few": (40, lambda state: state["slots"].pop()),
    "a card that does not exist": (40, lambda state: state["unseen"].append(-1)),
    "unseen cards with another back": (60, _swap_heaps),
    "more cards face down than unseen": (40, _lose_the_heap),
    "a card under a Wonder that is not built": (40, _tuck_a_card),
    "a Wonder twice": (2, lambda state: state["unseen_wonders"].append(state["unseen_wonders"][0])),
    "tokens drawn by nobody": (40, lambda state: state.update(library=1 << state["box"].pop())),
}


@pytest.mark.parametrize(("moves", "spoil"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_not_loaded(moves: int, spoil: Callable[[State], object]) -> None:
    dump = dumped(moves)
    civitas.load(dump)
    spoil(dump["state"])
    with pytest.raises(civitas.BadInput):
        civitas.load(dump)


@pytest.mark.parametrize(
    ("moves", "now", "later"),
    [
        (40, frame(DRAFT, 0), []),
        (2, frame(TURN, 0), []),
        (40, frame(STARTER, 0), []),
        (40, frame(TURN, 0, 3), []),
        (40, frame(TURN, 0), [frame(TURN, 1)]),
        (40, frame(DESTROY, 0), []),
        (40, frame(DESTROY, 0), [frame(TURN, 0)]),
    ],
)
def test_what_cannot_be_asked_is_not_loaded(moves: int, now: int, later: list[int]) -> None:
    dump = dumped(moves)
    dump["agenda"].update(now=now, later=later)
    with pytest.raises(civitas.BadInput):
        civitas.load(dump)
