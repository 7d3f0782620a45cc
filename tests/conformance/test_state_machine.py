"""7 Wonders Duel under hypothesis: any mix of moves, refusals, copies, loads and imaginings keeps the invariants."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import civitas
from civitas.kernel.chance import KeyedChance
from civitas.kernel.events import Event
from conformance.walks import known_to, ledger, viewers

DUEL = civitas.title("seven_wonders_duel")
RULES = ledger(DUEL)
LONG = bool(os.environ.get("CIVITAS_SOAK"))


class Duel(RuleBasedStateMachine):
    kept = Bundle("kept")

    @initialize(secret=st.binary(min_size=32, max_size=32), first_game=st.booleans())
    def begin(self, secret: bytes, first_game: bool) -> None:
        self.game = civitas.new(DUEL, chance=KeyedChance(secret), options={"first_game": first_game})
        self.cards = self.card_count()

    def card_count(self) -> int:
        """Cards that are somewhere to be seen, or still unseen in the deck of this Age."""
        view: Any = self.game.view(None)
        lying = [slot for slot in view["structure"] if slot["card"]]
        return (
            len(lying)
            + len(view["unseen"])
            + len(view["unseen_guilds"])
            + len(view["discarded"])
            + len(view["tucked"])
            + sum(len(city) for city in view["cities"])
        )

    @precondition(lambda self: not self.game.over())
    @rule(picks=st.lists(st.integers(0, 1 << 30), min_size=1, max_size=15))
    def make_legal_moves(self, picks: list[int]) -> None:
        for pick in picks:
            if self.game.waiting():
                self.make(pick)

    def make(self, pick: int) -> None:
        seat = self.game.waiting()[0]
        moves = self.game.legal(seat)
        age, log = self.game.view(None)["age"], list[Event]()
        self.game.play(seat, moves[pick % len(moves)], log)
        assert log
        if self.game.view(None)["age"] == age:
            assert self.card_count() == self.cards
        self.cards = self.card_count()

    @rule(seat=st.integers(-1, 3), move=st.integers(-3, DUEL.moves.size + 2))
    def try_any_move(self, seat: int, move: int) -> None:
        reason = self.game.refusal(seat, move)
        if reason is None:
            assert move in self.game.legal(seat)
            return
        before = self.game.hash()
        with pytest.raises(civitas.IllegalMove) as caught:
            self.game.play(seat, move)
        assert caught.value.rule == reason
        assert reason in RULES
        assert self.game.hash() == before

    @rule(target=kept)
    def keep_a_clone(self) -> tuple[civitas.Position, str]:
        twin = self.game.clone()
        assert twin.hash() == self.game.hash()
        return twin, twin.hash()

    @rule(clone=kept)
    def a_clone_has_stayed_as_it_was(self, clone: tuple[civitas.Position, str]) -> None:
        twin, was = clone
        assert twin.hash() == was

    @rule(clone=kept, pick=st.integers(0, 1 << 30))
    def play_on_a_clone(self, clone: tuple[civitas.Position, str], pick: int) -> None:
        before = self.game.hash()
        twin = clone[0].clone()
        if twin.waiting():
            seat = twin.waiting()[0]
            moves = twin.legal(seat)
            twin.play(seat, moves[pick % len(moves)])
        assert (self.game.hash(), clone[0].hash()) == (before, clone[1])

    @rule()
    def save_and_load(self) -> None:
        loaded = civitas.load(json.loads(json.dumps(self.game.dump())))
        assert loaded.hash() == self.game.hash()
        self.game = loaded

    @rule(viewer=st.sampled_from([None, 0, 1]), seed=st.integers(0, 1 << 60), pick=st.integers(0, 1 << 30))
    def imagine(self, viewer: int | None, seed: int, pick: int) -> None:
        imagined = self.game.imagine(viewer, civitas.Chance(seed))
        assert known_to(imagined, viewer) == known_to(self.game, viewer)
        assert imagined.waiting() == self.game.waiting()
        assert imagined.problems() == []
        before = self.game.hash()
        if imagined.waiting():
            seat = imagined.waiting()[0]
            moves = imagined.legal(seat)
            imagined.play(seat, moves[pick % len(moves)])
        assert self.game.hash() == before

    @invariant()
    def nothing_is_broken(self) -> None:
        game = self.game
        assert game.problems() == []
        waiting = game.waiting()
        assert (not waiting) == game.over() == game.standing()["over"]
        for seat in waiting:
            moves = game.legal(seat)
            assert moves and moves == sorted(set(moves))
            assert game.refusal(seat, moves[0]) is None
        for viewer in viewers(game):
            json.dumps(game.view(viewer))
        view: Any = game.view(None)
        assert min(view["coins"]) >= 0
        assert abs(view["pawn"]) <= 9
        assert sum(len(built) for built in view["built"]) <= 7


@pytest.mark.soak
def test_any_sequence_keeps_the_invariants() -> None:
    run_state_machine_as_test(
        Duel,
        settings=settings(
            max_examples=250 if LONG else 25,
            stateful_step_count=90,
            deadline=None,
            derandomize=True,
            database=None,
        ),
    )
