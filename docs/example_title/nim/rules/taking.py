"""Taking: as many sticks as you like, all from one row."""

from civitas.kernel.frames import frame
from civitas.kernel.refusals import rule

from ..position import TAKE, Nim

ENOUGH = rule("nim.taking.enough")


def forbids_take(p: Nim, seat: int, row: int, count: int) -> int:
    return 0 if count < p.rows[row] else ENOUGH


def take(p: Nim, seat: int, row: int, count: int) -> None:
    p.rows[row] -= count + 1
    p.last = seat
    if p.log is not None:
        p.tell("event-taken", {"seat": seat, "row": p.title.domains["row"].ids[row], "count": count + 1})
    if sum(p.rows) == 0:
        p.end_game()
    else:
        p.now = frame(TAKE, (seat + 1) % p.seats)
