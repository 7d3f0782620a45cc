"""The questions of Nim: there is only one."""

from civitas.kernel.moves import MoveTable
from civitas.kernel.questions import Asked, Questions, two

from .position import TAKE, Nim
from .rules import taking


def make_questions(moves: MoveTable) -> Questions:
    answers = {"take": two(taking.forbids_take, taking.take)}
    return Questions(moves, {TAKE: Asked("question-take", "nim.taking.one-row", answers)}, {"take": left_in_row})


def left_in_row(p: Nim, seat: int, args: list[int], rule: str) -> dict[str, object]:
    return {"left": p.rows[args[0]]}
