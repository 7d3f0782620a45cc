"""Everything true at one moment of a game, hidden things included; mutable and cheap to clone.

A title subclasses `Position` and fills in the hooks at the end of this class. Its rules are written for one seat that
decides alone. Where several seats decide at once (`open_joint`), the kernel gives each seat a sketch: a copy of the
position as it stood, on which that seat alone has moved. Hence a joint frame is sealed and its seats independent by
construction; at the close their scripts are carried out on the real position in turn order.
"""

from __future__ import annotations

import operator
from abc import abstractmethod
from typing import TYPE_CHECKING, Final, SupportsIndex

from civitas.kernel import together
from civitas.kernel.bounds import Shape
from civitas.kernel.chance import WORDS, Chance
from civitas.kernel.dumping import agenda_of, dump_of, state_of
from civitas.kernel.errors import BadInput, NotAsked, short
from civitas.kernel.events import Credit, Event, Question
from civitas.kernel.fields import Field, digest
from civitas.kernel.frames import AUTOMATIC, CLOSING, NOBODY, OVER_FRAME, SEAT_AT, a_of, b_of, frame, kind_of, seat_of
from civitas.kernel.joint import Joint
from civitas.kernel.loading import restore
from civitas.kernel.reasons import illegal, reason_of
from civitas.kernel.refusals import NOT_ASKED, OVER, UNKNOWN_MOVE, rule_id
from civitas.kernel.seeing import fields_seen, imagined, view_of
from civitas.kernel.showing import as_line, as_page, as_picture
from civitas.kernel.subclassing import mypyc_attr
from civitas.kernel.title import Title
from civitas.kernel.together import NO_OFFER, REAL

if TYPE_CHECKING:
    from mypy_extensions import i64

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything true at one moment of a game, hidden things included; mutable and cheap to clone."""

    joint: Joint | None = None
    owner: int = REAL
    """The seat whose sketch this is; negative for a real position."""
    outbox: list[int] = NO_OFFER
    """Where a title puts an offer just proposed: the taker, then the terms. Replaced, never changed in place."""
    log: list[Event] | None = None
    credits: list[Credit] | None = None
    """Where a title that scores as it goes tells what points come from, for whoever keeps a tally."""

    def __init__(
        self, title: Title, seats: int, options: dict[str, object], chance: Chance, like: Position | None = None
    ) -> None:
        """A blank position, or with `like` a copy of another."""
        self.title = title
        self.seats = seats
        self.options = options
        self.chance = chance
        if like is None:
            self.drawn = 0
            self.now = OVER_FRAME
            self.later: list[int] = []
            self.seen = [0] * seats
            self.closing: list[Joint] = []
            return
        self.drawn = like.drawn
        """How many words of the chance stream have been used."""
        self.now = like.now
        """The frame that is asked or carried out."""
        self.later = like.later
        """The frames beneath it, the next one last. Replaced, never changed in place."""
        self.seen = like.seen
        """Per seat, how many hidden things it has been shown. Replaced, never changed in place."""
        self.closing = like.closing
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
        seat = self.now >> SEAT_AT & NOBODY  # `seat_of`, written out: every move of a playout comes by here
        return -1 if seat == NOBODY else seat

    def is_asked(self, seat: int) -> bool:
        if self.joint is not None:
            return seat >= 0 and bool(self.joint.asked >> seat & 1)
        return seat_of(self.now) == seat and seat != NOBODY

    def over(self) -> bool:
        return self.now == OVER_FRAME

    def question(self, seat: int) -> Question:
        """What this seat is asked. NotAsked (an IllegalMove) if it is not."""
        if not self.is_asked(seat):
            raise NotAsked(rule_id(self._not_asked()), seat)
        return self.ask(seat) if self.joint is None else self.sketch(seat).ask(seat)

    def frame_question(self, seat: int) -> Question | None:
        """What everybody may know about the question `seat` is asked; None if it is not asked."""
        if not self.is_asked(seat):
            return None
        return self.ask(seat) if self.joint is None else self.joint_question(kind_of(self.joint.frame))

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may make, ascending; empty only for a seat that is not asked."""
        if self.joint is None:
            return self.moves(seat) if self.now >> SEAT_AT & NOBODY == seat else []
        return together.joint_moves(self, self.joint, seat) if self.is_asked(seat) else []

    def contending(self, seat: int) -> list[int]:
        """The legal moves of a seat that plays on: all but giving the game up. Bots and playouts choose from these."""
        moves = self.legal(seat)
        resign = self.title.resign_move
        if resign < 0 or not moves or moves[-1] < resign:
            return moves
        return [move for move in moves if move != resign]

    def check(self, seat: int, move: int) -> int:
        """0, or the number of the first rule that forbids the move."""
        if move < 0 or move >= self.title.moves.size:
            return UNKNOWN_MOVE
        if not self.is_asked(seat):
            return self._not_asked()
        if self.joint is not None:
            return together.joint_check(self, self.joint, seat, move)
        return self.forbids(seat, move)

    def refusal(self, seat: int, move: int | str) -> str | None:
        """The id of the first rule that forbids the move, or None."""
        number = self.check(seat, self.title.moves.number(move))
        return rule_id(number) if number else None

    def why(self, seat: int, move: int | str) -> dict[str, object] | None:
        """The refusing rule with its figures: `{"rule": id, "figures": {...}}`; None if the move is legal."""
        return reason_of(self, seat, self.title.moves.number(move))

    def _not_asked(self) -> int:
        return OVER if self.over() else NOT_ASKED

    # ------------------------------------------------------------------ moving

    def play(self, seat: SupportsIndex, move: SupportsIndex | str, log: list[Event] | None = None) -> None:
        """Make a move, named by its number or its text. IllegalMove with nothing changed if the rules forbid it.

        Whole numbers of other libraries are taken too, but do not get into the position.
        """
        self._play(operator.index(seat), self.title.moves.number(move), log)

    def _play(self, seat: int, move: int, log: list[Event] | None) -> None:
        if self.check(seat, move):
            raise illegal(self, seat, move)
        self.log = log
        try:
            self.advance(seat, move)
        finally:
            self.log = None

    def advance(self, seat: int, move: int) -> None:
        """The same unchecked: only for moves taken from `legal`."""
        if self.joint is not None:
            together.joint_advance(self, self.joint, seat, move)
        else:
            self.carry_out(seat, move)
        if self.now & AUTOMATIC:
            self.go_on()

    def go_on(self) -> None:
        """Carry out what asks nobody, up to the next question."""
        while self.now & AUTOMATIC:
            if self.now & 63 == CLOSING:
                together.close_next(self)
            else:
                self.step()

    def ask_next(self, question: int) -> None:
        """Put a frame on top: it is asked before what is under way goes on."""
        self.later = [*self.later, self.now]
        self.now = question

    def answered(self) -> None:
        """Take the top frame off and go on with the one beneath."""
        self.now = self.later[-1]
        self.later = self.later[:-1]

    def end_game(self) -> None:
        """Nobody is asked any more."""
        self.now = OVER_FRAME
        self.later = []
        self.closing = []

    def tell(self, key: str, args: dict[str, object], audience: int = -1) -> None:
        """Log an event. Call it only under `if self.log is not None`, so that simulation pays nothing."""
        log = self.log
        if log is not None:
            log.append(Event(key, args, audience))

    # ------------------------------------------------------------------ chance and hidden things

    def below(self, bound: int) -> int:
        """A uniform number 0 <= n < bound from the stream."""
        assert self.owner < 0, "no chance inside a joint frame"
        size: i64 = bound
        limit = WORDS - WORDS % size
        while True:
            word: i64 = self.chance.word(self.drawn)
            self.drawn += 1
            if word < limit:
                return word % size

    def draw(self, heap: list[int], place: int) -> int:
        """Take one thing out of a heap of things nobody has seen in order. `place` names it for explicit deals."""
        index = self._dealt(heap, place) if self.chance.scripted else self.below(len(heap))
        found, last = heap[index], heap.pop()
        if index < len(heap):
            heap[index] = last
        return found

    def _dealt(self, heap: list[int], place: int) -> int:
        item = self.chance.pick(place)
        if item < 0 or item not in heap:
            return self.below(len(heap))
        self.drawn += 1
        return heap.index(item)

    def reveal(self, audience: int) -> None:
        """Mark that the seats of a mask (-1: all) were shown something hidden; it seals their moves."""
        assert self.owner < 0, "nothing is revealed inside a joint frame"
        self.seen = [count + (audience >> seat & 1) for seat, count in enumerate(self.seen)]

    def seal(self, seat: int) -> int:
        """A count that grows when this seat learns something: a move during which it grew cannot be taken back."""
        return self.drawn + self.seen[seat]

    # ------------------------------------------------------------------ deciding together

    def open_joint(self, question: int, order: list[int], first_only: bool = False) -> None:
        """Ask several seats at once; `question` is the frame each finds on its sketch, `order` the turn order. With
        `first_only` (reactions) only the first choice that is not a pass is carried out, and the others asked again."""
        assert self.owner < 0, "a joint frame cannot open inside another"
        self.ask_next(frame(kind_of(question), NOBODY, a_of(question), b_of(question)))
        self.joint = Joint(question, order, first_only, self.seats)
        if not order:
            together.close(self, self.joint)

    def sketch(self, seat: int) -> Position:
        """The position as `seat` has it in the open joint frame: as it stood, with its own moves made."""
        joint = self.joint
        assert joint is not None
        found = joint.sketches[seat]
        if found is None:
            found = together.new_sketch(self, joint, seat)
            for entry in joint.scripts[seat]:
                together.follow(found, joint, seat, entry)
            joint.sketches[seat] = found
        return found

    def is_sketch(self) -> bool:
        """Are moves only noted here, until the joint frame closes?"""
        return self.owner >= 0

    def may_offer(self) -> bool:
        """Are there others to make an offer to? Not for a seat that is asked alone."""
        return self.owner != REAL

    def take_back(self, seat: int) -> bool:
        """Undo this seat's last move in the open joint frame. False if there is none, or if an offer came after it."""
        return together.take_back(self, seat)

    # ------------------------------------------------------------------ seeing

    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that a seat (None: a spectator) knows, as JSON-safe data that shares nothing with the position."""
        return view_of(self, self._viewer(seat))

    def _viewer(self, seat: int | None) -> int:
        """The seat that looks; BadInput if the game has no such seat."""
        viewer = SPECTATOR if seat is None else seat
        if not SPECTATOR <= viewer < self.seats:
            raise BadInput("error-no-such-seat", {"number": short(viewer), "last": self.seats - 1})
        return viewer

    def see_fields(self, viewer: int) -> dict[str, object]:
        """The part of the view that follows from the field list."""
        return fields_seen(self, viewer)

    def imagine(self, seat: int | None, chance: Chance) -> Position:
        """A position that looks the same to `seat`, with all it cannot see dealt anew; `chance` rules from here on."""
        return imagined(self, self._viewer(seat), chance)

    def when(self) -> dict[str, int]:
        """How far the game is, as the title counts: its age, its round, its turn."""
        return {field.name: getattr(self, field.name) for field in self.fields() if field.counts}

    def __repr__(self) -> str:
        return as_line(self)

    def __str__(self) -> str:
        """The table as the seat that is asked sees it."""
        return as_picture(self)

    def _repr_html_(self) -> str:
        """The same in a notebook."""
        return as_page(self)

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

    def __reduce__(self) -> tuple[object, ...]:
        """Positions travel between processes as their dumps."""
        from civitas.kernel.registry import load  # it needs this module first

        return load, (self.dump(),)

    def state(self) -> dict[str, object]:
        """The title's fields, raw."""
        return state_of(self)

    def agenda(self) -> dict[str, object]:
        return agenda_of(self)

    def hash(self) -> str:
        """64 bits over the whole position but for the maker of chance, the same on every machine."""
        return digest([list(self.state().values()), list(self.agenda().values())])

    def __eq__(self, other: object) -> bool:
        """Is everything the same, what is hidden and the luck to come included?"""
        return self is other or (isinstance(other, Position) and self.dump() == other.dump())

    def dump(self) -> dict[str, object]:
        """The whole position as a JSON-safe dict, secrets included; `civitas.load` is its inverse."""
        return dump_of(self)

    def restore(self, state: object, agenda: object) -> None:
        """Fill a blank position from the two parts of a dump, refusing what cannot be one."""
        restore(self, state, agenda)

    # ------------------------------------------------------------------ what is read from the table of questions

    def asks(self, packed: int) -> int:
        """The number of a frame's question in the table: its kind, unless the title tells more questions apart."""
        return packed & 63

    def ask(self, seat: int) -> Question:
        """The question of the frame `now`."""
        return self.title.questions.asked[self.asks(self.now)].question(self, seat)

    def joint_question(self, kind: int) -> Question:
        """The public question of a joint frame."""
        return self.title.questions.asked[kind].question(self, SPECTATOR)

    def moves(self, seat: int) -> list[int]:
        """The moves that answer `now`, ascending."""
        return self.title.questions.asked[self.asks(self.now)].moves(self, seat)

    def forbids(self, seat: int, move: int) -> int:
        """0, or the number of the first rule that forbids the move as an answer to `now`."""
        answer = self.title.questions.answer(self.asks(self.now), move)
        if answer.guard is not None:
            found = answer.guard(self, seat)
            if found:
                return found
        return answer.forbids(self, seat, move)

    def carry_out(self, seat: int, move: int) -> None:
        """Carry out a legal answer to `now`."""
        self.title.questions.answer(self.asks(self.now), move).do(self, seat, move)

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        """The figures behind a refusal: the arguments of the move and what the table adds for its verb."""
        return self.title.questions.figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        """What a legal move would cost and bring, for people: as JSON-safe figures."""
        return self.title.questions.preview_of(self, seat, move)

    def gauges(self, seat: int) -> dict[str, int]:
        """The figures of a seat that a move may change, by name; none that is hidden from anybody."""
        return {}

    def horizon(self) -> list[int]:
        """What stands still as long as the same turn is played: a forecast reaches so far."""
        return list(self.when().values())

    def cautions(self, seat: int, move: int) -> list[str]:
        """Facts to know before a legal move, by name, beside those that texts tie to a figure; all of it imagined."""
        return []

    def ways(self, seat: int) -> dict[str, tuple[int, int]]:
        """How far a seat is on each way to win, and how far it must get: for a title that is not won by points."""
        return {}

    def ends_unknown(self, seat: int) -> bool:
        """Would the end of the game count things that this seat has not seen?"""
        return False

    # ------------------------------------------------------------------ what a title fills in

    @abstractmethod
    def fields(self) -> list[Field]: ...

    @abstractmethod
    def copy(self) -> Position:
        """One constructor call with every field; `joint` is left out."""

    @abstractmethod
    def standing(self) -> dict[str, object]:
        """`{"over", "ending", "winners", "scores": [{"total", "categories"}]}`; `others` for whoever has no seat."""

    def step(self) -> None:
        """Carry out the automatic frame `now`."""
        self.title.questions.steps[self.asks(self.now)](self)

    def see(self, viewer: int) -> dict[str, object]:
        """The view: the fields, and whatever the title adds."""
        return self.see_fields(viewer)

    def deal_anew(self, viewer: int) -> None:
        """Deal what the viewer cannot see anew (part of `imagine`). There is nothing to do where all lies open."""

    def problems(self) -> list[str]:
        """Broken invariants (conservation, ranges), in one sentence each. Empty for whatever the rules can reach."""
        return []

    def shapes(self) -> dict[int, Shape]:
        """The frames a position can have, by `shape_key`: a dump with others is refused. Without any, all are taken."""
        return self.title.questions.shapes

    def shape_key(self, packed: int) -> int:
        """Under which number the shape of a frame stands: its kind, and what else a title tells frames apart by."""
        return kind_of(packed)

    def rules_version(self) -> int:
        """The version of the rules by which this game is played."""
        return self.title.rules_version

    def play_by(self, version: int) -> None:
        """Take up earlier rules, where the title still knows them: a game ends by the rules it began with."""

    def read_part(self, name: str, numbers: list[int]) -> None:
        """Take a struct from a dump: a title that has any writes it with its `state.py`."""

    def refresh(self) -> None:
        """Rebuild whatever is derived from the fields, after loading."""

    def closed(self, kind: int, joint: Joint) -> None:
        """All choices of a joint frame are carried out and stand in the position; `now` is the frame beneath it. Of
        `joint` read the frame and the order, not the scripts."""
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
        """Do to `seat` alone what an act on an offer between it and `other` means. It stands even if the scripts of its
        seats are cut or imagined away; so terms name only what a seat had at first, or got by offers since."""
        raise AssertionError("this title has none")

    def is_open_ended(self) -> bool:
        """Can the offer that is being filled in, or could be begun, be completed in more ways than the seat may have
        tried, whatever is added next? Then there is no need to try them all."""
        return False

    def drafted(self, seat: int) -> list[int]:
        """The offer that `propose` would make, its taker first. Empty where only trying tells."""
        return []

    def offer_args(self, maker: int, taker: int, terms: list[int]) -> dict[str, object]:
        """An offer as views and events tell it."""
        return {"maker": maker, "taker": taker, "terms": list(terms)}
