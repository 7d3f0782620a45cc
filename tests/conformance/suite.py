"""The laws that every title keeps, tried on random positions. A title joins with a few lines:

    class TestSevenWondersDuel(Conformance):
        setups = every_seat_count(civitas.title("seven_wonders_duel"))
        bound = 150

A title with joint frames joins `JointConformance` (joint.py) instead, which adds the four laws of deciding together.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from civitas.kernel import registry
from civitas.kernel.chance import Chance, KeyedChance
from civitas.kernel.errors import IllegalMove
from civitas.kernel.events import Event
from civitas.kernel.parts import Part
from civitas.kernel.position import Position
from civitas.kernel.record import Record, parse_record
from conformance.walks import (
    Setup,
    known_to,
    ledger,
    moments,
    play_to_the_end,
    random_move,
    refusals,
    sample,
    seals,
    told,
    viewers,
    walk,
)

KERNEL_ATTRIBUTES = {
    *("title", "seats", "options", "chance", "drawn", "now", "later", "seen", "closing"),
    *("joint", "owner", "outbox", "log", "credits"),
}


@pytest.mark.soak
class Conformance:
    setups: ClassVar[tuple[Setup, ...]]
    bound: ClassVar[int]
    """No random game is longer."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Attributes of the position that follow from its fields and are kept up to date beside them."""
    apart: ClassVar[tuple[str, ...]] = ("facts",)
    """Attributes that are no state at all: the catalogue, caches."""
    holders: ClassVar[tuple[str, ...]] = ()
    """Attributes that hold objects with fields of the position, which it names by properties."""
    hides: ClassVar[bool] = True
    """Is anything hidden from somebody?"""
    share: ClassVar[float] = 1.0
    """Of the usual number of positions: less for a title whose positions take longer to look at."""

    def kept(self, p: Position) -> list[object]:
        """What is derived from the fields, as it stands."""
        return [getattr(p, name) for name in self.derived]

    def positions(self, count: int, length: int, salt: int) -> Iterator[Position]:
        return sample(self.setups, int(count * length * self.share), salt)

    # ------------------------------------------------------------------ asking and moving

    def test_whoever_waits_has_an_answer(self, length: int) -> None:
        for p in self.positions(400, length, 1):
            waiting = p.waiting()
            assert list(waiting) == sorted(set(waiting))
            assert (not waiting) == p.over() == p.standing()["over"]
            assert p.turn() == (waiting[0] if waiting else -1)
            for seat in range(-2, 17):
                moves = p.legal(seat)
                assert moves == sorted(set(moves))
                assert bool(moves) == p.is_asked(seat) == (seat in waiting)
            for seat in waiting:
                question = p.question(seat)
                verbs = {p.title.moves.verb(move).name for move in p.legal(seat)}
                assert verbs <= {*question.verbs, "accept", "decline"}
                assert question.rule in self.rules(p)
            assert p.problems() == []

    def test_legal_and_refusal_agree_on_the_whole_table(self, length: int) -> None:
        for p in self.positions(150, length, 2):
            for seat in range(p.seats):
                found = refusals(p, seat)
                assert [move for move, rule in enumerate(found) if rule is None] == p.legal(seat)
                assert {rule for rule in found if rule is not None} <= self.rules(p)
                if not p.is_asked(seat):
                    assert set(found) == {"table.over" if p.over() else "table.not-asked"}
            for move in (-1, p.title.moves.size, 1 << 40):
                assert p.refusal(0, move) == "table.unknown-move"

    def test_a_refused_move_raises_and_changes_nothing(self, length: int) -> None:
        random = Random(3)
        for p in self.positions(80, length, 3):
            before = p.hash()
            seat = random.randrange(p.seats)
            for move, rule in enumerate(refusals(p, seat)):
                if rule is not None:
                    with pytest.raises(IllegalMove) as caught:
                        p.play(seat, move)
                    assert caught.value.rule == rule
            assert p.hash() == before
            for move in random.sample(range(p.title.moves.size), min(40, p.title.moves.size)):
                reason = p.why(seat, move)
                assert (None if reason is None else reason["rule"]) == p.refusal(seat, move)
                json.dumps(reason)
            assert p.hash() == before

    def test_every_legal_move_plays(self, length: int) -> None:
        for p in self.positions(120, length, 4):
            for seat in p.waiting():
                for move in p.legal(seat):
                    q, log = p.clone(), list[Event]()
                    q.play(seat, move, log)
                    assert q.problems() == []
                    assert q.hash() != p.hash()
                    json.dumps([event.as_dict() for event in log])
                    unlogged = p.clone()
                    unlogged.advance(seat, move)
                    assert unlogged.hash() == q.hash()

    def test_nothing_is_lost_on_the_way_through_whole_games(self, length: int) -> None:
        for number, setup in enumerate(self.setups * length):
            for p in walk(setup.new(1_000 + number), Random(number)):
                assert p.problems() == []

    def test_games_end_and_then_nobody_moves(self, length: int) -> None:
        for number, setup in enumerate(self.setups * 3 * length):
            random = Random(number)
            p = setup.new(random.randrange(1 << 40))
            assert play_to_the_end(p, random) <= self.bound
            standing: Any = p.standing()
            # Whoever plays alone may lose.
            assert standing["winners"] or p.seats == 1
            assert set(standing["winners"]) <= set(range(p.seats))
            assert all(score["total"] == sum(score["categories"].values()) for score in standing["scores"])
            for seat in range(p.seats):
                assert set(refusals(p, seat)) == {"table.over"}
                with pytest.raises(IllegalMove) as caught:
                    p.question(seat)
                assert caught.value.rule == "table.over"
                assert p.frame_question(seat) is None

    def test_every_move_has_a_text_of_its_own(self) -> None:
        for title in {setup.title.pack_hash: setup.title for setup in self.setups}.values():
            texts = [title.moves.text(move) for move in range(title.moves.size)]
            assert [title.moves.parse(text) for text in texts] == list(range(title.moves.size))
            assert len(set(texts)) == len(title.moves)

    # ------------------------------------------------------------------ copying and saving

    def test_a_saved_position_is_the_same_and_goes_on_the_same(self, length: int) -> None:
        for number, p in enumerate(self.positions(120, length, 5)):
            dump = p.dump()
            decode = json.loads if number % 2 else msgspec.json.decode
            q = registry.load_for(p.title, decode(json.dumps(dump)))
            assert q.dump() == dump
            assert q.hash() == p.hash()
            assert self.kept(q) == self.kept(p)
            assert [known_to(q, viewer) for viewer in viewers(q)] == [known_to(p, viewer) for viewer in viewers(p)]
            original, random = p.clone(), Random(number)
            for _ in range(15):
                if original.waiting():
                    seat, move = random_move(original, random)
                    original.play(seat, move)
                    q.play(seat, move)
            assert q.hash() == original.hash()

    def test_records_replay_to_the_same_hashes(self, length: int) -> None:
        for number, setup in enumerate(self.setups * length):
            random = Random(number)
            chance = KeyedChance(random.randbytes(32)) if number % 2 else Chance(random.randrange(1 << 70))
            p = setup.new(0, chance)
            beginning: dict[str, object] = {"chance": chance.dump()}
            if number % 3 == 2:
                for _ in range(random.randrange(60)):
                    if p.waiting():
                        p.advance(*random_move(p, random))
                beginning = {"position": p.dump()}
            seats = [{"name": str(seat), "kind": "bot"} for seat in range(p.seats)]
            record = Record(setup.title, seats, p.options, beginning)
            played = []
            while p.waiting():
                seat, move = random_move(p, random)
                p.play(seat, move)
                record.add(seat, move, p)
                played.append([seat, setup.title.moves.text(move)])
            record.finish(p)
            read = parse_record(record.encode(), setup.pack)
            assert read.moves == played
            assert read.difference() is None
            assert read.at(-1).hash() == p.hash()

    def test_a_clone_forgets_nothing(self, length: int) -> None:
        for p in self.positions(100, length, 6):
            fields = {field.name for field in p.fields()}
            names = attributes(p)
            assert all(hasattr(p, name) for name in fields)
            assert names <= fields | KERNEL_ATTRIBUTES | {*self.derived, *self.apart, *self.holders}
            twin = p.clone()
            assert twin.hash() == p.hash()
            assert twin.dump() == p.dump()
            for name in names - {"joint"}:
                assert getattr(twin, name) == getattr(p, name), name

    def test_clones_are_independent(self, length: int) -> None:
        for number, p in enumerate(self.positions(80, length, 7)):
            before = p.dump()
            spoiled = p.clone()
            shared: list[tuple[list[object], object]] = []
            for name in {field.name for field in p.fields()} | {"later", "seen", "closing"}:
                spoil(getattr(spoiled, name), getattr(p, name), shared)
            assert p.dump() == before
            # What clones share is replaced, never changed in place.
            for twin in (p.clone(), p.imagine(0, Chance(number))):
                play_to_the_end(twin, Random(number))
            assert p.dump() == before
            assert all(value == copy for value, copy in shared)
            kept = p.clone()
            play_to_the_end(p, Random(number))
            assert kept.dump() == before

    # ------------------------------------------------------------------ seeing

    def test_views_are_plain_data_of_their_own(self) -> None:
        secret = bytes(range(32))
        for number, setup in enumerate(self.setups):
            p = setup.new(0, KeyedChance(secret))
            wanted = moments(p.clone(), number, Random(number), 8)
            for moment, reached in enumerate(walk(p, Random(number))):
                if moment not in wanted:
                    continue
                before = reached.hash()
                for viewer in viewers(reached):
                    view = reached.view(viewer)
                    assert secret.hex() not in json.dumps(view)
                    spoil(view, None, [])
                assert reached.hash() == before

    def test_what_a_seat_cannot_see_makes_no_difference_to_it(self, length: int) -> None:
        """Non-interference: an imagined position is the same to its viewer in every respect."""
        dealt_anew = 0
        for number, p in enumerate(self.positions(150, length, 8)):
            for viewer in viewers(p):
                q = p.imagine(viewer, Chance(number))
                dealt_anew += q.state() != p.state()
                assert q.problems() == []
                self.compare(p, q, viewer, number)
                if viewer is not None and p.is_asked(viewer):
                    self.compare_moves(p, q, viewer, Random(number))
        assert bool(dealt_anew) == self.hides, "what is hidden stayed as it is" if self.hides else "nothing is hidden"

    def compare(self, p: Position, q: Position, viewer: int | None, number: int) -> None:
        assert known_to(q, viewer) == known_to(p, viewer)
        if p.joint is None:
            assert q.waiting() == p.waiting()
            questions = [[position.frame_question(seat) for seat in range(p.seats)] for position in (p, q)]
            assert questions[0] == questions[1]
        if viewer is not None:
            assert refusals(q, viewer) == refusals(p, viewer)
            for move in range(number % 9, p.title.moves.size, 9):
                assert q.why(viewer, move) == p.why(viewer, move)

    def compare_moves(self, p: Position, q: Position, viewer: int, random: Random) -> None:
        """A move that teaches its mover nothing looks the same to it."""
        legal = p.legal(viewer)
        for move in random.sample(legal, min(4, len(legal))):
            p_next, q_next = p.clone(), q.clone()
            p_log, q_log = list[Event](), list[Event]()
            p_next.play(viewer, move, p_log)
            q_next.play(viewer, move, q_log)
            if p_next.seal(viewer) == p.seal(viewer):
                assert q_next.seal(viewer) == q.seal(viewer)
                assert told(q_log, viewer) == told(p_log, viewer)
                assert known_to(q_next, viewer) == known_to(p_next, viewer)

    def test_imagined_positions_are_possible_ones(self, length: int) -> None:
        for number, p in enumerate(self.positions(30, length, 9)):
            random = Random(number)
            for viewer in viewers(p):
                q = p.imagine(viewer, Chance(number))
                again = q.imagine(random.choice(viewers(p)), Chance(number + 1))
                for imagined in (q, again):
                    for moves, reached in enumerate(walk(imagined, random)):
                        assert moves <= self.bound
                        if moves % 20 == 0:
                            assert reached.problems() == []

    def test_seals_only_grow(self) -> None:
        for number, setup in enumerate(self.setups):
            p = setup.new(number)
            last = seals(p)
            for reached in walk(p, Random(number)):
                here = seals(reached)
                assert all(new >= old for new, old in zip(here, last, strict=True))
                last = here

    def rules(self, p: Position) -> set[str]:
        if p.title.key not in _ledgers:
            _ledgers[p.title.key] = ledger(p.title)
        return _ledgers[p.title.key]


_ledgers: dict[str, set[str]] = {}


def attributes(p: Position) -> set[str]:
    """Every attribute a position has, compiled or not."""
    names = set(getattr(p, "__dict__", {}))
    for cls in type(p).__mro__:
        names |= set(getattr(cls, "__mypyc_attrs__", ())) - {"__dict__"}
        names |= set(getattr(cls, "__slots__", ()))
    return names


def spoil(value: object, original: object, shared: list[tuple[list[object], object]]) -> None:
    """Change everything in a value that its original does not own too; note what they share, with a copy of it."""
    if isinstance(value, list):
        if value is original:
            shared.append((value, list(value)))
            return
        parts = original if isinstance(original, list) else [None] * len(value)
        for part, other in zip(list(value), parts, strict=True):
            spoil(part, other, shared)
        value.append(-99)
        value.reverse()
    elif isinstance(value, Part):
        if value is not original:
            value.read([number + 1 for number in value.numbers()])
    elif isinstance(value, dict):
        for part in value.values():
            spoil(part, None, shared)
        value["spoiled"] = True
