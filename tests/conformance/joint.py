"""The four laws of deciding together, tried on random positions with an open joint frame; and taking back there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from conformance.suite import Conformance
from conformance.walks import known_to, random_move, seals, told, viewers, walk


@pytest.mark.soak
class JointConformance(Conformance):
    def joint_positions(self, count: int, length: int, salt: int) -> Iterator[Position]:
        """Positions in which several seats decide at once."""
        wanted = int(count * length * self.share)
        for p in self.positions(30 * count, length, salt):
            if p.joint is not None:
                wanted -= 1
                yield p
            if wanted <= 0:
                return
        raise AssertionError("the title hardly ever opens a joint frame")

    def test_sealed(self, length: int) -> None:
        """Until it closes, others see the position as it stood, and are told nothing."""
        random, sealed, shown = Random(21), 0, 0
        for p in self.joint_positions(30, length, 21):
            for seat in p.waiting():
                q, log = p.clone(), list[Event]()
                q.play(seat, move := random.choice(p.legal(seat)), log)
                if is_public(p, q, seat, move):
                    continue
                sealed += 1
                for viewer in viewers(p):
                    if viewer != seat:
                        assert known_to(q, viewer) == known_to(p, viewer)
                        assert told(log, viewer) == []
                assert set(p.waiting()) - set(q.waiting()) <= {seat}
                assert seals(q) == seals(p)
                if q.is_asked(seat):
                    assert q.frame_question(seat) == p.frame_question(seat), "nobody learns how far a seat has got"
                    assert known_to(q, seat) != known_to(p, seat), "but the seat itself does"
                    shown += q.view(seat) != p.view(seat)
        assert sealed and shown

    def test_independent(self, length: int) -> None:
        """Moves of different seats commute."""
        random, tried = Random(22), 0
        for p in self.joint_positions(30, length, 22):
            if len(p.waiting()) < 2:
                continue
            one, two = random.sample(p.waiting(), 2)
            first, second = random.choice(p.legal(one)), random.choice(p.legal(two))
            if passes_between_seats(p, first) or passes_between_seats(p, second):
                continue
            tried += 1
            this_way, other_way = p.clone(), p.clone()
            this_way.play(one, first)
            other_way.play(two, second)
            assert this_way.legal(two) == p.legal(two)
            assert other_way.legal(one) == p.legal(one)
            this_way.play(two, second)
            other_way.play(one, first)
            assert this_way.hash() == other_way.hash()
        assert tried

    def test_turn_order_decides(self, length: int) -> None:
        """However the moves of the seats were mixed, the close carries them out in the same order."""
        closed = 0
        for number, p in enumerate(self.joint_positions(12, length, 23)):
            random = Random(number)
            one, log = p.clone(), list[Event]()
            frame = one.joint
            played: list[tuple[int, int]] = []
            while one.joint is frame and len(played) < 400:
                seat = random.choice(one.waiting())
                moves = [move for move in one.legal(seat) if not passes_between_seats(one, move)]
                if not moves:
                    break  # an open offer, or one half filled
                played.append((seat, move := random.choice(moves)))
                log.clear()
                one.play(seat, move, log)
            if one.joint is frame:
                continue
            closed += 1
            other, other_log = p.clone(), list[Event]()
            for seat in random.sample(range(p.seats), p.seats):
                for mover, move in played:
                    if mover == seat:
                        other_log.clear()
                        other.play(seat, move, other_log)
            assert other.hash() == one.hash()
            assert other_log == log
        assert closed

    def test_a_close_seals(self) -> None:
        """Each seat learns what the others chose, so no choice of the frame can be taken back."""
        closed = 0
        for number, setup in enumerate(self.setups):
            p = setup.new(number)
            frame, before = p.joint, seals(p)
            for reached in walk(p, Random(number)):
                if frame is not None and reached.joint is not frame and len(frame.order) > 1:
                    closed += 1
                    assert all(new > old for new, old in zip(seals(reached), before, strict=True))
                frame, before = reached.joint, seals(reached)
        assert closed

    def test_imagined_seats_are_back_at_the_start(self, length: int) -> None:
        """A viewer keeps its own choices; of the others it knows their offers alone. So it is in a frame that is being
        carried out, for those whose turn has not come."""
        tried = 0
        for number, p in enumerate(self.positions(120, length, 26)):
            frames = [*p.closing, *([p.joint] if p.joint else [])]
            tried += bool(frames)
            for viewer in viewers(p) if frames else []:
                q = p.imagine(viewer, Chance(number))
                for real, imagined in zip(frames, [*q.closing, *([q.joint] if q.joint else [])], strict=True):
                    for seat in real.order:
                        own = moves_in(real.scripts[seat]) if seat == viewer else []
                        assert moves_in(imagined.scripts[seat]) == own
                for seat in p.joint.order if p.joint else []:
                    assert q.is_asked(seat) == (p.is_asked(seat) or seat != viewer)
        assert tried

    def test_taking_back(self, length: int) -> None:
        """Back to exactly what was, whatever the others did meanwhile."""
        random, taken = Random(24), 0
        for p in self.joint_positions(30, length, 24):
            seat, move = random_move(p, random)
            q = p.clone()
            q.play(seat, move)
            if is_closed(p, q):
                continue
            if passes_between_seats(p, move):
                self.check_public_act(p, q, seat, move)
                continue
            taken += 1
            others = [other for other in q.waiting() if other != seat]
            meanwhile = [(other, random.choice(q.legal(other))) for other in others]
            meanwhile = [(other, reply) for other, reply in meanwhile if not passes_between_seats(q, reply)]
            expected = p.clone()
            for other, reply in meanwhile:
                if q.joint is not None and len(q.waiting()) > 1:
                    q.play(other, reply)
                    expected.play(other, reply)
            assert q.take_back(seat)
            assert q.hash() == expected.hash()
            assert [known_to(q, viewer) for viewer in viewers(q)] == [known_to(expected, v) for v in viewers(q)]
        assert taken

    def check_public_act(self, p: Position, q: Position, seat: int, move: int) -> None:
        """An offer or an answer stands; filling an offer is still the seat's own affair."""
        here = q.hash()
        if p.title.proposes(move):
            assert not q.take_back(seat)
            assert q.hash() == here
        elif p.title.moves.verb(move).name in ("accept", "decline"):
            assert q.seal(seat) > p.seal(seat)
        else:
            assert q.take_back(seat)
            assert q.hash() == p.hash()

    def test_clones_show_each_seat_its_own_choices(self, length: int) -> None:
        done = 0
        for p in self.joint_positions(40, length, 27):
            assert p.joint is not None
            done += len(p.waiting()) < len(p.joint.order)
            twin = p.clone()
            assert [twin.view(viewer) for viewer in viewers(p)] == [p.view(viewer) for viewer in viewers(p)]
        assert done, "in none of them was a seat done"

    def test_only_seats_of_the_frame_take_back(self, length: int) -> None:
        for p in self.positions(30, length, 25):
            before = p.hash()
            outside = range(-1, p.seats + 2) if p.joint is None else [-1, p.seats, p.seats + 1]
            assert not any(p.take_back(seat) for seat in outside)
            assert p.hash() == before


def moves_in(script: list[int]) -> list[int]:
    return [entry for entry in script if entry >= 0]


def is_closed(p: Position, q: Position) -> bool:
    """Has the frame that is open in p closed in q, its descendant by a move?"""
    return q.joint is None or q.closing != p.closing or q.now != p.now or q.joint.order != p.joint.order  # type: ignore[union-attr]


def is_public(p: Position, q: Position, seat: int, move: int) -> bool:
    return is_closed(p, q) or passes_between_seats(p, move)


def passes_between_seats(p: Position, move: int) -> bool:
    """Does the move belong to an offer?"""
    return p.title.moves.verb(move).name in ("offer", "give", "ask", "propose", "accept", "decline")
