"""The table of a title: the questions it asks, and for each of them the verbs that answer it with their rules.

What may be moved, why not, what a move does, what is asked and the figures behind a refusal are all read from it:

    Questions(moves, {
        BID: Asked(..., "mini.auction.bid", {
            "bid": one(auction.forbids_bid, auction.bid),
            "pass": bare(None, auction.pass_bid),
        }),
    })

A verb owns its numbers: rules get the arguments of a move, never its number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from civitas.kernel.bounds import Shape
from civitas.kernel.events import Question
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND
from civitas.kernel.moves import MoveTable, Verb
from civitas.kernel.refusals import ALLOWED, OTHER_QUESTION

if TYPE_CHECKING:
    from mypy_extensions import i64

    from civitas.kernel.position import Position

P = TypeVar("P", bound="Position")
Figures = dict[str, object]

KINDS: Final = 64
"""Questions are numbered by the kind of their frame; a title that tells more apart numbers those from here on."""


class Answer:
    """A verb as the answer to one question: the rule that may forbid it, and what it does. This one is no answer."""

    def __init__(self, arguments: int = 0) -> None:
        self.arguments = arguments
        self.base = 0
        self.size = 0
        self.guard: Callable[[Any, int], int] | None = None
        """A rule that comes before its own, shared with other answers."""

    def bind(self, verb: Verb) -> None:
        assert len(verb.domains) == self.arguments, f"{verb.name} has {len(verb.domains)} arguments"
        self.base = verb.base
        self.size = verb.size

    def forbids(self, p: Position, seat: int, move: int) -> int:
        return OTHER_QUESTION

    def do(self, p: Position, seat: int, move: int) -> None:
        raise AssertionError("this move does not answer the question")

    def moves(self, p: Position, seat: int) -> list[int]:
        """The moves of the verb that nothing forbids: all are tried."""
        return [move for move in range(self.base, self.base + self.size) if p.forbids(seat, move) == 0]


class _Bare(Answer):
    def __init__(self, forbids: Callable[[Any, int], int] | None, do: Callable[[Any, int], None]) -> None:
        super().__init__(0)
        self._forbids = forbids
        self._do = do

    def forbids(self, p: Position, seat: int, move: int) -> int:
        return ALLOWED if self._forbids is None else self._forbids(p, seat)

    def do(self, p: Position, seat: int, move: int) -> None:
        self._do(p, seat)


class _One(Answer):
    def __init__(
        self, forbids: Callable[[Any, int, int], int] | None, do: Callable[[Any, int, int], None], arguments: int
    ) -> None:
        super().__init__(arguments)
        self._forbids = forbids
        self._do = do

    def forbids(self, p: Position, seat: int, move: int) -> int:
        return ALLOWED if self._forbids is None else self._forbids(p, seat, move - self.base)

    def do(self, p: Position, seat: int, move: int) -> None:
        self._do(p, seat, move - self.base)


class _Two(Answer):
    def __init__(
        self, forbids: Callable[[Any, int, int, int], int] | None, do: Callable[[Any, int, int, int], None]
    ) -> None:
        super().__init__(2)
        self._forbids = forbids
        self._do = do
        self._last = 1

    def bind(self, verb: Verb) -> None:
        super().bind(verb)
        self._last = len(verb.domains[1])

    def forbids(self, p: Position, seat: int, move: int) -> int:
        if self._forbids is None:
            return ALLOWED
        number = move - self.base
        return self._forbids(p, seat, number // self._last, number % self._last)

    def do(self, p: Position, seat: int, move: int) -> None:
        number = move - self.base
        self._do(p, seat, number // self._last, number % self._last)


class _Three(Answer):
    def __init__(
        self, forbids: Callable[[Any, int, int, int, int], int] | None, do: Callable[[Any, int, int, int, int], None]
    ) -> None:
        super().__init__(3)
        self._forbids = forbids
        self._do = do
        self._middle = 1
        self._last = 1

    def bind(self, verb: Verb) -> None:
        super().bind(verb)
        self._middle = len(verb.domains[1])
        self._last = len(verb.domains[2])

    def forbids(self, p: Position, seat: int, move: int) -> int:
        if self._forbids is None:
            return ALLOWED
        number = move - self.base
        first = number // self._last
        return self._forbids(p, seat, first // self._middle, first % self._middle, number % self._last)

    def do(self, p: Position, seat: int, move: int) -> None:
        number = move - self.base
        first = number // self._last
        self._do(p, seat, first // self._middle, first % self._middle, number % self._last)


class _Choice(Answer):
    def __init__(
        self, options: Callable[[Any, int], list[int]], do: Callable[[Any, int, int], None], rule: int
    ) -> None:
        super().__init__(1)
        self._options = options
        self._do = do
        self._rule = rule

    def forbids(self, p: Position, seat: int, move: int) -> int:
        options = self._options(p, seat)
        if move - self.base in options:
            return ALLOWED
        return self._rule if options else OTHER_QUESTION

    def do(self, p: Position, seat: int, move: int) -> None:
        self._do(p, seat, move - self.base)

    def moves(self, p: Position, seat: int) -> list[int]:
        return sorted([self.base + option for option in self._options(p, seat)])


def bare(forbids: Callable[[P, int], int] | None, do: Callable[[P, int], None]) -> Answer:
    """A verb without arguments. Without a rule it is always allowed."""
    return _Bare(forbids, do)


def one(forbids: Callable[[P, int, int], int] | None, do: Callable[[P, int, int], None]) -> Answer:
    """A verb with one argument."""
    return _One(forbids, do, 1)


def whole(arguments: int, forbids: Callable[[P, int, int], int] | None, do: Callable[[P, int, int], None]) -> Answer:
    """A verb with several arguments whose rules take them as one number."""
    return _One(forbids, do, arguments)


def two(forbids: Callable[[P, int, int, int], int] | None, do: Callable[[P, int, int, int], None]) -> Answer:
    return _Two(forbids, do)


def three(
    forbids: Callable[[P, int, int, int, int], int] | None, do: Callable[[P, int, int, int, int], None]
) -> Answer:
    return _Three(forbids, do)


def choice(options: Callable[[P, int], list[int]], do: Callable[[P, int, int], None], rule: int) -> Answer:
    """A verb with one argument, one of some that are listed: the rule forbids all others, where there are any."""
    return _Choice(options, do, rule)


def guarded(guard: Callable[[P, int], int], answers: dict[str, Answer]) -> dict[str, Answer]:
    """These answers, with a rule that comes before their own."""
    for answer in answers.values():
        answer.guard = guard
    return answers


NO_ANSWER: Final = Answer()


def _no_step(p: Position) -> None:
    raise AssertionError("this frame does nothing by itself")


class Asked:
    """A question: its prompt, the rule it comes from, and the verbs that answer it.

    `wording` fills in what varies: the arguments of the prompt, another prompt or rule, fewer verbs. The seat is -1
    where everybody may know only what is common to the seats of a joint frame. `listed` finds the moves faster than
    trying every number does; the conformance suite holds it to the rules.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        answers: dict[str, Answer],
        wording: Callable[[P, int, Question], None] | None = None,
        listed: Callable[[P, int], list[int]] | None = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.answers = answers
        self.wording: Callable[[Any, int, Question], None] | None = wording
        self.listed: Callable[[Any, int], list[int]] | None = listed
        self.in_order: list[Answer] = []
        """The answers in the order of their moves."""

    def bind(self, table: MoveTable) -> list[Answer]:
        """What each move of the table is as an answer."""
        verbs = [verb for verb in table.verbs if verb.name in self.answers]
        assert len(verbs) == len(self.answers), f"{self.key}: {list(self.answers)}"
        self.in_order = [self.answers[verb.name] for verb in verbs]
        found = [NO_ANSWER] * table.size
        for answer, verb in zip(self.in_order, verbs, strict=True):
            answer.bind(verb)
            found[verb.base : verb.base + verb.size] = [answer] * verb.size
        return found

    def question(self, p: Position, seat: int) -> Question:
        found = Question(self.key, {}, list(self.answers), self.rule)
        if self.wording is not None:
            self.wording(p, seat, found)
        return found

    def moves(self, p: Position, seat: int) -> list[int]:
        if self.listed is not None:
            return self.listed(p, seat)
        found: list[int] = []
        for answer in self.in_order:
            found += answer.moves(p, seat)
        return found


class Questions:
    """All questions of a title by number: the kind of the frame, or what `Position.asks` makes of it.

    `figures` and `previews` say by verb, given the arguments of a move, what stands behind its refusal by a rule and
    what it would cost and bring: for people, as JSON-safe figures; `refused` and `previewed` say it for all verbs at
    once. `steps` says what each automatic frame does, by the same numbers as the questions; `shapes` what frames a
    position can have.
    """

    def __init__(
        self,
        moves: MoveTable,
        asked: dict[int, Asked],
        figures: Mapping[str, Callable[[P, int, list[int], str], Figures]] | None = None,
        previews: Mapping[str, Callable[[P, int, list[int]], Figures]] | None = None,
        steps: Mapping[int, Callable[[P], None]] | None = None,
        shapes: dict[int, Shape] | None = None,
        refused: Callable[[P, int, int, str], Figures] | None = None,
        previewed: Callable[[P, int, int], Figures] | None = None,
    ) -> None:
        assert all(FIRST_KIND <= number < AUTOMATIC or number >= KINDS for number in asked), "numbers of questions"
        assert all(number >= AUTOMATIC + FIRST_KIND for number in steps or {}), "numbers of automatic steps"
        numbers = range(max([KINDS - 1, *asked]) + 1)
        nothing = Asked("", "", {})
        no_answers = nothing.bind(moves)
        self.asked = [asked.get(number, nothing) for number in numbers]
        self._answers: list[Answer] = []
        """What each move is as an answer to each question, question by question."""
        for number in numbers:
            self._answers += asked[number].bind(moves) if number in asked else no_answers
        self._moves: i64 = moves.size
        self.figures: dict[str, Callable[[Any, int, list[int], str], Figures]] = {**(figures or {})}
        self.previews: dict[str, Callable[[Any, int, list[int]], Figures]] = {**(previews or {})}
        self.refused: Callable[[Any, int, int, str], Figures] | None = refused
        self.previewed: Callable[[Any, int, int], Figures] | None = previewed
        self.steps: list[Callable[[Any], None]] = [_no_step] * (max([0, *(steps or {})]) + 1)
        for number, step in (steps or {}).items():
            self.steps[number] = step
        self.shapes: dict[int, Shape] = shapes or {}
        for name in [*self.figures, *self.previews]:
            assert name in moves.by_name, f"no verb {name}"

    def answer(self, question: i64, move: i64) -> Answer:
        """A move as an answer to a question."""
        return self._answers[question * self._moves + move]

    def figures_of(self, p: Position, seat: int, move: int, rule: str) -> Figures:
        """The figures behind a refusal: the arguments of the move and what the table adds."""
        if self.refused is not None:
            return self.refused(p, seat, move, rule)
        moves = p.title.moves
        found: Figures = dict(moves.arg_ids(move))
        figures = self.figures.get(moves.verb(move).name)
        if figures is not None:
            found.update(figures(p, seat, moves.args(move), rule))
        return found

    def preview_of(self, p: Position, seat: int, move: int) -> Figures:
        if self.previewed is not None:
            return self.previewed(p, seat, move)
        moves = p.title.moves
        preview = self.previews.get(moves.verb(move).name)
        return {} if preview is None else preview(p, seat, moves.args(move))
