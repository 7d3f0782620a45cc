"""Everything true at one moment of a game, hidden things included; mutable and cheap to clone.

A title subclasses `Position` and fills in the hooks at the end of this class. Its rules are written for one seat that
decides alone. Where several seats decide at once (`open_joint`), the kernel gives each seat a sketch: a copy of the
position as it stood, on which that seat alone has moved. Hence a joint frame is sealed and its seats independent by
construction; at the close their scripts are carried out on the real position in turn order.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from civitas.kernel.chance import WORDS, Chance
from civitas.kernel.errors import BadInput, IllegalMove
from civitas.kernel.events import Event, Question
from civitas.kernel.fields import HIDDEN, Field, copied, digest
from civitas.kernel.frames import (
    AUTOMATIC,
    CLOSING,
    DONE_FRAME,
    NOBODY,
    OVER_FRAME,
    a_of,
    b_of,
    frame,
    kind_of,
    seat_of,
)
from civitas.kernel.joint import Joint, Offer
from civitas.kernel.refusals import (
    NOT_ASKED,
    OFFER_OPEN,
    OFFER_REPEATED,
    OTHER_QUESTION,
    OVER,
    UNKNOWN_MOVE,
    rule_id,
)
from civitas.kernel.title import Title

SPECTATOR: Final = -1
NO_OFFER: Final[list[int]] = []

# What is done with an offer, as told to `Position.settle`.
SET_ASIDE: Final = 0
"""The maker puts aside what it would give."""
GRANTED: Final = 1
"""The maker gets what it asked; what it put aside is gone."""
RETURNED: Final = 2
"""The maker gets back what it put aside."""
TAKEN: Final = 3
"""The taker gives what was asked and gets what was put aside."""


class Position:
    joint: Joint | None = None
    owner: int = -1
    """The seat whose sketch this is; -1 for a real position."""
    outbox: list[int] = NO_OFFER
    """Where a title puts an offer just proposed: the taker, then the terms. Replaced, never changed in place."""
    log: list[Event] | None = None

    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        drawn: int,
        now: int,
        later: list[int],
        seen: list[int],
        closing: list[Joint],
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.chance = chance
        self.drawn = drawn
        """How many words of the chance stream have been used."""
        self.now = now
        """The frame that is asked or carried out."""
        self.later = later
        """The frames beneath it, the next one last."""
        self.seen = seen
        """Per seat, how many hidden things it has been shown. Replaced, never changed in place."""
        self.closing = closing
        """Joint frames being carried out, the innermost last. Replaced, never changed in place."""

    # ------------------------------------------------------------------ asking

    def waiting(self) -> tuple[int, ...]:
        """The seats that may move now, ascending; empty exactly when the game is over."""
        if self.joint is not None:
            return self.joint.waiting()
        seat = seat_of(self.now)
        return () if seat == NOBODY else (seat,)

    def turn(self) -> int:
        """The first waiting seat, or -1: what playouts and adapters serve."""
        if self.joint is not None:
            return self.joint.first()
        seat = seat_of(self.now)
        return -1 if seat == NOBODY else seat

    def is_asked(self, seat: int) -> bool:
        if self.joint is not None:
            return bool(self.joint.asked >> seat & 1)
        return seat_of(self.now) == seat and seat != NOBODY

    def over(self) -> bool:
        return self.now == OVER_FRAME

    def question(self, seat: int) -> Question:
        """What this seat is asked. IllegalMove (`table.not-asked`) if it is not."""
        if not self.is_asked(seat):
            raise IllegalMove(rule_id(self._not_asked()), seat, "question", {})
        if self.joint is not None:
            return self.sketch(seat).ask(seat)
        return self.ask(seat)

    def frame_question(self, seat: int) -> Question | None:
        """What everybody may know about the question `seat` is asked; None if it is not asked."""
        if not self.is_asked(seat):
            return None
        if self.joint is not None:
            return self.joint_question(kind_of(self.joint.frame))
        return self.ask(seat)

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may make, ascending; empty only for a seat that is not asked."""
        if self.joint is None:
            return self.moves(seat) if seat_of(self.now) == seat else []
        if not self.joint.asked >> seat & 1:
            return []
        return self._joint_moves(self.joint, seat)

    def check(self, seat: int, move: int) -> int:
        """0, or the number of the first rule that forbids the move."""
        if move < 0 or move >= self.title.moves.size:
            return UNKNOWN_MOVE
        if not self.is_asked(seat):
            return self._not_asked()
        if self.joint is not None:
            return self._joint_check(self.joint, seat, move)
        return self.forbids(seat, move)

    def refusal(self, seat: int, move: int) -> str | None:
        """The id of the first rule that forbids the move, or None."""
        number = self.check(seat, move)
        return rule_id(number) if number else None

    def why(self, seat: int, move: int) -> dict[str, object] | None:
        """The refusing rule with its figures: `{"rule": id, "figures": {...}}`; None if the move is legal."""
        number = self.check(seat, move)
        if not number:
            return None
        figures: dict[str, object] = {}
        rule = rule_id(number)
        if not rule.startswith("table."):
            figures = (self.sketch(seat) if self.joint is not None else self).figures(seat, move, rule)
        return {"rule": rule, "figures": figures}

    def _not_asked(self) -> int:
        return OVER if self.over() else NOT_ASKED

    # ------------------------------------------------------------------ moving

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        """Make a move. IllegalMove with nothing changed if the rules forbid it."""
        if self.check(seat, move):
            reason = self.why(seat, move) or {}
            text = self.title.moves.text(move) if 0 <= move < self.title.moves.size else str(move)
            figures = reason["figures"]
            assert isinstance(figures, dict)
            raise IllegalMove(str(reason["rule"]), seat, text, figures)
        self.log = log
        try:
            self.advance(seat, move)
        finally:
            self.log = None

    def advance(self, seat: int, move: int) -> None:
        """The same unchecked: only for moves taken from `legal`."""
        if self.joint is not None:
            self._joint_advance(self.joint, seat, move)
        else:
            self.carry_out(seat, move)
        while self.now & AUTOMATIC:
            if kind_of(self.now) == CLOSING:
                self._close_next()
            else:
                self.step()

    def ask_next(self, question: int) -> None:
        """Put a frame on top: it is asked before what is under way goes on."""
        self.later.append(self.now)
        self.now = question

    def answered(self) -> None:
        """Take the top frame off and go on with the one beneath."""
        self.now = self.later.pop()

    def tell(self, key: str, args: dict[str, object], audience: int = -1) -> None:
        """Log an event. Call it only under `if self.log is not None`, so that simulation pays nothing."""
        log = self.log
        if log is not None:
            log.append(Event(key, args, audience))

    # ------------------------------------------------------------------ chance and hidden things

    def below(self, bound: int) -> int:
        """A uniform number 0 <= n < bound from the stream."""
        assert self.owner < 0, "no chance inside a joint frame"
        chance = self.chance
        at = self.drawn
        word = chance.word(at)
        at += 1
        limit = WORDS - WORDS % bound
        while word >= limit:
            word = chance.word(at)
            at += 1
        self.drawn = at
        return word % bound

    def draw(self, heap: list[int], place: int) -> int:
        """Take one thing out of a heap of things nobody has seen in order. `place` names it for explicit deals."""
        index = -1
        if self.chance.scripted:
            item = self.chance.pick(place)
            if item >= 0 and item in heap:
                index = heap.index(item)
                self.drawn += 1
        if index < 0:
            index = self.below(len(heap))
        found = heap[index]
        last = heap.pop()
        if index < len(heap):
            heap[index] = last
        return found

    def reveal(self, audience: int) -> None:
        """Mark that the seats of a mask (-1: all) were shown something hidden; it seals their moves."""
        assert self.owner < 0, "nothing is revealed inside a joint frame"
        self.seen = [count + (audience >> seat & 1) for seat, count in enumerate(self.seen)]

    def seal(self, seat: int) -> int:
        """A count that grows when this seat learns something: a move during which it grew cannot be taken back."""
        return self.drawn + self.seen[seat]

    # ------------------------------------------------------------------ deciding together

    def open_joint(self, question: int, order: list[int], first_only: bool = False) -> None:
        """Ask several seats at once; `question` is the frame each finds on its sketch, `order` the turn order.

        With `first_only` (reactions) only the first choice in order that is not a pass is carried out; the frame then
        opens again for the seats after it.
        """
        assert self.owner < 0, "a joint frame cannot open inside another"
        self.ask_next(frame(kind_of(question), NOBODY, a_of(question), b_of(question)))
        self.joint = Joint(question, order, first_only, self.seats)

    def sketch(self, seat: int) -> Position:
        """The position as `seat` has it in the open joint frame: as it stood, with its own moves made."""
        joint = self.joint
        assert joint is not None
        found = joint.sketches[seat]
        if found is None:
            found = self._new_sketch(joint, seat)
            for entry in joint.scripts[seat]:
                _follow(found, joint, seat, entry)
            joint.sketches[seat] = found
        return found

    def _new_sketch(self, joint: Joint, seat: int) -> Position:
        sketch = self.copy()
        sketch.owner = seat
        sketch.later = [DONE_FRAME]
        sketch.now = frame(kind_of(joint.frame), seat, a_of(joint.frame), b_of(joint.frame))
        sketch.closing = []
        return sketch

    def _joint_moves(self, joint: Joint, seat: int) -> list[int]:
        moves = self.sketch(seat).moves(seat)
        if not joint.offers:
            return moves
        if joint.has_offer_for(seat):
            moves = [move for move in moves if move != self.title.done_move]
            moves += [
                answer + maker
                for maker in range(self.seats)
                for answer in (self.title.accept_move, self.title.decline_move)
                if self._joint_check(joint, seat, answer + maker) == 0
            ]
            moves.sort()
        if joint.has_declined(seat):
            moves = [move for move in moves if not self._repeats(joint, seat, move)]
        return moves

    def _joint_check(self, joint: Joint, seat: int, move: int) -> int:
        title = self.title
        if joint.offers:
            accept, decline = title.accept_move, title.decline_move
            if accept <= move < accept + self.seats:
                offer = joint.open_offer(move - accept, seat)
                return OTHER_QUESTION if offer is None else self.sketch(seat).takes(seat, offer.maker, offer.terms)
            if decline <= move < decline + self.seats:
                return OTHER_QUESTION if joint.open_offer(move - decline, seat) is None else 0
            if move == title.done_move and joint.has_offer_for(seat):
                return OFFER_OPEN
        found = self.sketch(seat).forbids(seat, move)
        if found == 0 and joint.has_declined(seat) and self._repeats(joint, seat, move):
            return OFFER_REPEATED
        return found

    def _repeats(self, joint: Joint, seat: int, move: int) -> bool:
        """Would this move propose what was declined while nothing has changed since?"""
        if not self.title.proposes(move):
            return False
        sketch = self.sketch(seat)
        trial = sketch.copy()
        trial.owner = seat
        trial.carry_out(seat, move)
        return bool(trial.outbox) and joint.was_declined(seat, trial.outbox, sketch.hash())

    def _joint_advance(self, joint: Joint, seat: int, move: int) -> None:
        title = self.title
        if joint.offers:
            accepted = title.accept_move <= move < title.accept_move + self.seats
            if accepted or title.decline_move <= move < title.decline_move + self.seats:
                answered = joint.open_offer(move - (title.accept_move if accepted else title.decline_move), seat)
                assert answered is not None
                self._answer(joint, answered, accepted)
                return
        sketch = self.sketch(seat)
        before = sketch.hash() if title.proposes(move) else ""
        joint.scripts[seat].append(move)
        _follow(sketch, joint, seat, move)
        if sketch.outbox:
            offer = Offer(seat, sketch.outbox[0], sketch.outbox[1:], before)
            sketch.outbox = NO_OFFER
            joint.offers.append(offer)
            self._note(joint, seat, joint.entry(offer, SET_ASIDE))
            self._reopen(joint, offer.taker)
            if self.log is not None:
                self.tell("event-offer", self.offer_args(offer.maker, offer.taker, offer.terms))
        elif sketch.now == DONE_FRAME:
            joint.asked &= ~(1 << seat)
            if joint.asked == 0:
                self._close(joint)

    def _answer(self, joint: Joint, offer: Offer, accepted: bool) -> None:
        offer.open = False
        offer.accepted = accepted
        if accepted:
            self._reopen(joint, offer.maker)
            self._note(joint, offer.maker, joint.entry(offer, GRANTED))
            self._note(joint, offer.taker, joint.entry(offer, TAKEN))
            both = 1 << offer.maker | 1 << offer.taker
            self.reveal(both)
        else:
            self._note(joint, offer.maker, joint.entry(offer, RETURNED))
        if self.log is not None:
            key = "event-offer-accepted" if accepted else "event-offer-declined"
            self.tell(key, self.offer_args(offer.maker, offer.taker, offer.terms))

    def _note(self, joint: Joint, seat: int, entry: int) -> None:
        """Add what an offer does to a seat to its script and its sketch; before a `done` that still stands."""
        script = joint.scripts[seat]
        if joint.asked >> seat & 1:
            sketch = self.sketch(seat)
            script.append(entry)
            _follow(sketch, joint, seat, entry)
        else:
            script.insert(len(script) - 1, entry)
            joint.sketches[seat] = None

    def _reopen(self, joint: Joint, seat: int) -> None:
        """Take back a seat's `done`, because an offer gives it something to decide."""
        if joint.asked >> seat & 1 or seat not in joint.order:
            return
        joint.scripts[seat].pop()
        joint.sketches[seat] = None
        joint.asked |= 1 << seat

    def take_back(self, seat: int) -> bool:
        """Undo this seat's last move in the open joint frame, `done` included. False if there is none to undo."""
        joint = self.joint
        if joint is None or not joint.scripts[seat] or joint.scripts[seat][-1] < 0:
            return False
        joint.scripts[seat].pop()
        joint.sketches[seat] = None
        joint.asked |= 1 << seat
        return True

    def _close(self, joint: Joint) -> None:
        self.joint = None
        joint.sketches = [None] * self.seats
        joint.carried = -1
        if joint.first_only:
            joint.carried = self._first_reaction(joint)
        self.closing = [*self.closing, joint]
        self.now = frame(CLOSING, NOBODY, 0)

    def _first_reaction(self, joint: Joint) -> int:
        for place, seat in enumerate(joint.order):
            if not self.passes(joint.scripts[seat]):
                return place
        return len(joint.order)

    def _close_next(self) -> None:
        """Carry out the next script of the closing joint frame; ask its seat again where it no longer fits."""
        joint = self.closing[-1]
        place = a_of(self.now)
        last = len(joint.order)
        if joint.first_only:
            place = joint.carried if place == 0 else last
        if place >= last:
            self._closed(joint)
            return
        seat = joint.order[place]
        self.now = frame(CLOSING, NOBODY, place + 1)
        self.ask_next(frame(kind_of(joint.frame), seat, a_of(joint.frame), b_of(joint.frame)))
        for entry in joint.scripts[seat]:
            # A script is cut before its first impossible move; what an offer settled stands.
            if entry >= 0 and self.forbids(seat, entry):
                break
            _follow(self, joint, seat, entry)
            self.outbox = NO_OFFER

    def _closed(self, joint: Joint) -> None:
        self.closing = self.closing[:-1]
        rest = joint.order[joint.carried + 1 :] if joint.first_only and joint.carried >= 0 else []
        if rest and self.reopens(kind_of(joint.frame)):
            self.now = frame(kind_of(joint.frame), NOBODY, a_of(joint.frame), b_of(joint.frame))
            self.joint = Joint(joint.frame, rest, True, self.seats)
            return
        self.answered()
        self.closed(kind_of(joint.frame), joint)

    # ------------------------------------------------------------------ seeing

    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that a seat (None: a spectator) knows, as JSON-safe data that shares nothing with the position."""
        viewer = SPECTATOR if seat is None else seat
        joint = self.joint
        if joint is None:
            return self.see(viewer)
        inside = viewer >= 0 and viewer in joint.order
        shown = (self.sketch(viewer) if inside else self).see(viewer)
        shown["offers"] = [
            self.offer_args(offer.maker, offer.taker, offer.terms) for offer in joint.offers if offer.open
        ]
        return shown

    def see_fields(self, viewer: int) -> dict[str, object]:
        """The part of the view that follows from the field list."""
        domains = self.title.domains
        shown: dict[str, object] = {"title": self.title.key, "seat": None if viewer < 0 else viewer}
        for field in self.fields():
            if field.audience != HIDDEN:
                shown[field.name] = field.show(getattr(self, field.name), domains, viewer)
        return shown

    def imagine(self, seat: int | None, chance: Chance) -> Position:
        """A position that looks the same to `seat`, with all it cannot see dealt anew and every other unrevealed
        choice at its beginning; `chance` rules from here on."""
        viewer = SPECTATOR if seat is None else seat
        twin = self.copy()
        twin.chance = chance
        twin.drawn = 0
        twin.seen = [0] * self.seats
        twin.closing = [_imagined(joint, viewer, self.seats) for joint in self.closing]
        twin.deal_anew(viewer)
        if self.joint is not None:
            twin.joint = _imagined(self.joint, viewer, self.seats)
        return twin

    # ------------------------------------------------------------------ copying and saving

    def clone(self) -> Position:
        """An independent copy."""
        twin = self.copy()
        if self.joint is not None:
            twin.joint = self.joint.clone()
        return twin

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.clone()

    def state(self) -> dict[str, object]:
        """The title's fields, raw."""
        return {field.name: copied(getattr(self, field.name)) for field in self.fields()}

    def agenda(self) -> dict[str, object]:
        return {
            "now": self.now,
            "later": list(self.later),
            "drawn": self.drawn,
            "seen": list(self.seen),
            "closing": [joint.dump() for joint in self.closing],
            "joint": None if self.joint is None else self.joint.dump(),
        }

    def hash(self) -> str:
        """64 bits over the whole position but for the maker of chance, the same on every machine."""
        return digest([list(self.state().values()), list(self.agenda().values())])

    def dump(self) -> dict[str, object]:
        """The whole position as a JSON-safe dict, secrets included; `civitas.load` is its inverse."""
        return {
            "format": "civitas-position-1",
            "title": self.title.key,
            "pack": self.title.pack_id(),
            "rules": self.title.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "chance": self.chance.dump(),
            "state": self.state(),
            "agenda": self.agenda(),
        }

    def restore(self, state: object, agenda: object) -> None:
        """Fill a blank position from the two parts of a dump, refusing what cannot be one."""
        if not isinstance(state, dict) or not isinstance(agenda, dict):
            raise BadInput("error-bad-position", {"place": "state", "reason": "missing"})
        for field in self.fields():
            if field.name not in state:
                raise BadInput("error-bad-position", {"place": field.name, "reason": "missing"})
            setattr(self, field.name, field.accept(state[field.name], self.seats))
        try:
            self.now = _whole(agenda["now"])
            self.later = _wholes(agenda["later"])
            self.drawn = _whole(agenda["drawn"])
            self.seen = _wholes(agenda["seen"])
            self.closing = [Joint.load(part, self.seats) for part in agenda["closing"]]
            self.joint = None if agenda["joint"] is None else Joint.load(agenda["joint"], self.seats)
        except (KeyError, TypeError, ValueError, IndexError) as problem:
            raise BadInput("error-bad-position", {"place": "agenda", "reason": str(problem)[:60]}) from problem
        if len(self.seen) != self.seats or self.now < 0 or any(part < 0 for part in self.later):
            raise BadInput("error-bad-position", {"place": "agenda", "reason": "seen"})
        try:
            self.refresh()
            found = self.problems()
        except (IndexError, KeyError, ValueError, OverflowError, AssertionError) as problem:
            raise BadInput("error-bad-position", {"place": "state", "reason": str(problem)[:60]}) from problem
        if found:
            raise BadInput("error-bad-position", {"place": "state", "reason": found[0]})

    # ------------------------------------------------------------------ what a title fills in

    @abstractmethod
    def fields(self) -> list[Field]: ...

    @abstractmethod
    def copy(self) -> Position:
        """One constructor call with every field; `joint` is left out."""

    @abstractmethod
    def ask(self, seat: int) -> Question:
        """The question of the frame `now`."""

    @abstractmethod
    def moves(self, seat: int) -> list[int]:
        """The moves that answer `now`, ascending."""

    @abstractmethod
    def forbids(self, seat: int, move: int) -> int:
        """0, or the number of the first rule that forbids the move as an answer to `now`."""

    @abstractmethod
    def carry_out(self, seat: int, move: int) -> None:
        """Carry out a legal answer to `now`."""

    @abstractmethod
    def step(self) -> None:
        """Carry out the automatic frame `now`."""

    @abstractmethod
    def see(self, viewer: int) -> dict[str, object]: ...

    @abstractmethod
    def deal_anew(self, viewer: int) -> None:
        """Deal what the viewer cannot see anew (part of `imagine`)."""

    @abstractmethod
    def standing(self) -> dict[str, object]:
        """`{"over", "ending", "winners", "scores": [{"total", "categories"}]}`; public facts while it runs."""

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        """The figures behind a refusal."""
        return {}

    def preview(self, seat: int, move: int) -> dict[str, object]:
        """What a legal move would cost and bring, for people: as JSON-safe figures."""
        return {}

    def problems(self) -> list[str]:
        """Broken invariants (conservation, ranges), in one sentence each. Empty for whatever the rules can reach."""
        return []

    def refresh(self) -> None:
        """Rebuild whatever is derived from the fields, after loading."""

    def joint_question(self, kind: int) -> Question:
        """The public question of a joint frame. Needed only by titles that open one."""
        raise AssertionError("this title has none")

    def closed(self, kind: int, joint: Joint) -> None:
        """All choices of a joint frame are carried out; `now` is the frame beneath it."""
        raise AssertionError("this title has none")

    def passes(self, script: list[int]) -> bool:
        """Is this the script of a seat that does not react?"""
        raise AssertionError("this title has none")

    def reopens(self, kind: int) -> bool:
        """After a reaction: does the frame open again for the seats after it?"""
        return True

    def takes(self, seat: int, maker: int, terms: list[int]) -> int:
        """0, or the rule that forbids `seat` to accept these terms."""
        raise AssertionError("this title has none")

    def settle(self, seat: int, act: int, other: int, terms: list[int]) -> None:
        """Do to `seat` alone what an act on an offer between it and `other` means."""
        raise AssertionError("this title has none")

    def offer_args(self, maker: int, taker: int, terms: list[int]) -> dict[str, object]:
        """An offer as views and events tell it."""
        return {"maker": maker, "taker": taker, "terms": list(terms)}


def _follow(position: Position, joint: Joint, seat: int, entry: int) -> None:
    """Carry out one entry of a seat's script: a move, or what an offer does to the seat."""
    if entry >= 0:
        position.carry_out(seat, entry)
        while position.now & AUTOMATIC and kind_of(position.now) != CLOSING:
            position.step()
        return
    offer, act = joint.offer_of(entry)
    other = offer.taker if seat == offer.maker else offer.maker
    position.settle(seat, act, other, offer.terms)


def _imagined(joint: Joint, viewer: int, seats: int) -> Joint:
    """The same joint frame with only the viewer's choices in it; what offers did in public stands."""
    twin = Joint(joint.frame, list(joint.order), joint.first_only, seats)
    twin.carried = joint.carried
    twin.offers = [offer.clone() for offer in joint.offers]
    for seat in joint.order:
        if seat == viewer:
            twin.scripts[seat] = list(joint.scripts[seat])
            if not joint.asked >> seat & 1:
                twin.asked &= ~(1 << seat)
        else:
            twin.scripts[seat] = [entry for entry in joint.scripts[seat] if entry < 0]
    if twin.asked == 0:
        # Only the viewer is left of a frame of one: nothing was hidden.
        twin.asked = joint.asked
    return twin


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _wholes(value: object) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is no list")
    return [_whole(part) for part in value]
