"""Fills a blank position from a dump. A dump may come from anywhere: it is refused by name where it cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.kernel.errors import BadInput
from civitas.kernel.fields import LONGEST
from civitas.kernel.frames import AUTOMATIC, CLOSING, DONE, DONE_FRAME, NOBODY, a_of, kind_of, seat_of
from civitas.kernel.joint import Joint, Offer
from civitas.kernel.together import follow, new_sketch

if TYPE_CHECKING:
    from civitas.kernel.position import Position

MOST: Final = 1 << 40
"""No count of a game gets near it."""


def restore(p: Position, state: object, agenda: object) -> None:
    if not isinstance(state, dict) or not isinstance(agenda, dict):
        raise bad_position("state", "missing")
    for field in p.fields():
        if field.name not in state:
            raise bad_position(field.name, "missing")
        setattr(p, field.name, field.accept(state[field.name], p.seats, p.title.domains))
    for part in ("now", "later", "drawn", "seen", "closing", "joint"):
        if part not in agenda:
            raise bad_position(part, "missing")
    p.now = _frame(agenda["now"], "now", p.seats)
    p.later = [_frame(part, "later", p.seats) for part in _list(agenda["later"], "later")]
    p.drawn = _whole(agenda["drawn"], "drawn", 0, MOST)
    p.seen = [_whole(part, "seen", 0, MOST) for part in _list(agenda["seen"], "seen")]
    if len(p.seen) != p.seats:
        raise bad_position("seen", f"{p.seats} numbers are needed")
    p.closing = [_joint(part, "closing", p) for part in _list(agenda["closing"], "closing")]
    p.joint = None if agenda["joint"] is None else _joint(agenda["joint"], "joint", p)
    try:
        _check_agenda(p)
        _check_state(p)
    except BadInput:
        raise
    except Exception as problem:  # what the rules make of a position that cannot be is not to be foreseen
        raise bad_position("state", f"{type(problem).__name__}: {problem}") from problem


def bad_position(place: str, reason: str) -> BadInput:
    return BadInput("error-bad-position", {"place": place, "reason": reason[:80]})


# ---------------------------------------------------------------------- reading


def _whole(value: object, place: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad_position(place, f"a number from {least} to {most} is needed, not {repr_short(value)}")
    return value


def _list(value: object, place: str) -> list[object]:
    if not isinstance(value, list) or len(value) > LONGEST:
        raise bad_position(place, f"a list is needed, not {repr_short(value)}")
    return value


def repr_short(value: object) -> str:
    """A foreign value in few words; numbers can be too long to be written at all."""
    if isinstance(value, list | dict):
        return f"{type(value).__name__} of {len(value)}"
    if isinstance(value, int) and value.bit_length() > 64:
        return f"a number of {value.bit_length()} bits"
    return repr(value)[:40]


def _frame(value: object, place: str, seats: int) -> int:
    packed = _whole(value, place, 0, 1 << 60)
    if seat_of(packed) >= seats and seat_of(packed) != NOBODY:
        raise bad_position(place, f"no seat {seat_of(packed)}")
    return packed


def _joint(value: object, place: str, p: Position) -> Joint:
    parts = _list(value, place)
    if len(parts) != 7:
        raise bad_position(place, "seven parts are needed")
    seats = p.seats
    order = [_whole(seat, place, 0, seats - 1) for seat in _list(parts[1], place)]
    if len(set(order)) != len(order):
        raise bad_position(place, "a seat stands twice in its order")
    joint = Joint(_frame(parts[0], place, seats), order, _whole(parts[2], place, 0, 1) == 1, seats)
    asked = _whole(parts[3], place, 0, joint.asked)
    if asked & ~joint.asked:
        raise bad_position(place, "a seat is asked that does not belong to it")
    joint.asked = asked
    joint.carried = _whole(parts[4], place, -1, len(order))
    joint.offers = [_offer(part, place, order) for part in _list(parts[6], place)]
    scripts = [_list(script, place) for script in _list(parts[5], place)]
    if len(scripts) != seats:
        raise bad_position(place, f"{seats} scripts are needed")
    joint.scripts = [[_entry(entry, place, p, joint, seat) for entry in scripts[seat]] for seat in range(seats)]
    return joint


def _offer(value: object, place: str, order: list[int]) -> Offer:
    parts = _list(value, place)
    if len(parts) != 6 or not isinstance(parts[3], str):
        raise bad_position(place, "an offer has six parts")
    maker, taker = _whole(parts[0], place, 0, NOBODY), _whole(parts[1], place, 0, NOBODY)
    if maker == taker or maker not in order or taker not in order:
        raise bad_position(place, "an offer goes from one seat of the frame to another")
    offer = Offer(maker, taker, [_whole(term, place, -MOST, MOST) for term in _list(parts[2], place)], parts[3])
    offer.open = _whole(parts[4], place, 0, 1) == 1
    offer.accepted = _whole(parts[5], place, 0, 1 - int(offer.open)) == 1
    return offer


def _entry(value: object, place: str, p: Position, joint: Joint, seat: int) -> int:
    entry = _whole(value, place, -4 * len(joint.offers), p.title.moves.size - 1)
    if entry < 0:
        offer, _ = joint.offer_of(entry)
        if seat not in (offer.maker, offer.taker):
            raise bad_position(place, "an offer between other seats")
    return entry


# ---------------------------------------------------------------------- checking


def _check_agenda(p: Position) -> None:
    if kind_of(p.now) == DONE or p.now & AUTOMATIC:
        raise bad_position("now", "a position rests only where somebody is asked, or at the end")
    closing = [part for part in p.later if kind_of(part) == CLOSING]
    if len(closing) != len(p.closing):
        raise bad_position("closing", f"{len(closing)} joint frames are being carried out, not {len(p.closing)}")
    for part, joint in zip(closing, p.closing, strict=True):
        if not 0 < a_of(part) <= len(joint.order):
            raise bad_position("closing", "carried out beyond its last seat")


def _check_state(p: Position) -> None:
    """The invariants of the title, and that the position can be asked everything that is asked of one."""
    p.refresh()
    found = p.problems()
    if found:
        raise bad_position("state", found[0])
    joint = p.joint
    if joint is not None:
        for seat in joint.order:
            _check_script(p, joint, seat)
    waiting = p.waiting()
    if (not waiting) != p.over() or p.standing()["over"] != p.over():
        raise bad_position("now", "the game is over, or somebody is asked")
    for seat in waiting:
        p.question(seat)
        if not p.legal(seat):
            raise bad_position("now", f"seat {seat} has no answer")
    for viewer in range(p.seats):
        p.view(viewer)


def _check_script(p: Position, joint: Joint, seat: int) -> None:
    """The moves a seat has made in the open joint frame must be legal ones."""
    sketch = new_sketch(p, joint, seat)
    for entry in joint.scripts[seat]:
        if entry >= 0 and sketch.forbids(seat, entry):
            raise bad_position("joint", f"seat {seat} cannot have played {p.title.moves.text(entry)}")
        follow(sketch, joint, seat, entry)
    if (sketch.now == DONE_FRAME) == bool(joint.asked >> seat & 1):
        raise bad_position("joint", f"seat {seat} is done, or asked")
