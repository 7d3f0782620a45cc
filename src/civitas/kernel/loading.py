"""Fills a blank position from a dump. A dump may come from anywhere: it is refused by name where it cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.fields import LONGEST
from civitas.kernel.frames import AUTOMATIC, CLOSING, DONE, DONE_FRAME, NOBODY, a_of, kind_of, seat_of
from civitas.kernel.joint import Joint, Offer
from civitas.kernel.together import follow, new_sketch

if TYPE_CHECKING:
    from civitas.kernel.position import Position

MOST: Final = 1 << 40
"""No count of a game gets near it."""
MISSING: Final = Reason("reason-missing", {})


def restore(p: Position, state: object, agenda: object) -> None:
    if not isinstance(state, dict) or not isinstance(agenda, dict):
        raise bad_position("state", MISSING)
    for field in p.fields():
        if field.name not in state:
            raise bad_position(field.name, MISSING)
        setattr(p, field.name, field.accept(state[field.name], p.seats, p.title.domains))
    for part in ("now", "later", "drawn", "seen", "closing", "joint"):
        if part not in agenda:
            raise bad_position(part, MISSING)
    p.now = _frame(agenda["now"], "now", p.seats)
    p.later = [_frame(part, "later", p.seats) for part in _list(agenda["later"], "later")]
    p.drawn = _whole(agenda["drawn"], "drawn", 0, MOST)
    p.seen = [_whole(part, "seen", 0, MOST) for part in _list(agenda["seen"], "seen")]
    if len(p.seen) != p.seats:
        raise counted("seen", len(p.seen), p.seats)
    p.closing = [_joint(part, "closing", p) for part in _list(agenda["closing"], "closing")]
    p.joint = None if agenda["joint"] is None else _joint(agenda["joint"], "joint", p)
    try:
        _check_agenda(p)
        _check_state(p)
    except BadInput:
        raise
    except Exception as problem:  # what the rules make of a position that cannot be is not to be foreseen
        raise impossible("state", f"{type(problem).__name__} {problem}") from problem


def bad_position(place: str, reason: Reason) -> BadInput:
    return BadInput("error-bad-position", {"place": place, "reason": reason})


def impossible(place: str, problem: str) -> BadInput:
    return bad_position(place, Reason("reason-impossible", {"problem": problem[:120]}))


# ---------------------------------------------------------------------- reading


def _whole(value: object, place: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        figures: dict[str, object] = {"found": short(value), "least": least, "most": most}
        raise bad_position(place, Reason("reason-not-between", figures))
    return value


def _list(value: object, place: str) -> list[object]:
    if not isinstance(value, list) or len(value) > LONGEST:
        raise bad_position(place, Reason("reason-needs-list", {"wanted": f"0 … {LONGEST}"}))
    return value


def counted(place: str, found: int, wanted: int) -> BadInput:
    return bad_position(place, Reason("reason-count", {"found": found, "wanted": wanted}))


def _frame(value: object, place: str, seats: int) -> int:
    packed = _whole(value, place, 0, 1 << 60)
    if seat_of(packed) >= seats and seat_of(packed) != NOBODY:
        raise impossible(place, f"no seat {seat_of(packed)}")
    return packed


def _joint(value: object, place: str, p: Position) -> Joint:
    parts = _list(value, place)
    if len(parts) != 7:
        raise counted(place, len(parts), 7)
    seats = p.seats
    order = [_whole(seat, place, 0, seats - 1) for seat in _list(parts[1], place)]
    if len(set(order)) != len(order):
        raise impossible(place, "a seat stands twice in its order")
    joint = Joint(_frame(parts[0], place, seats), order, _whole(parts[2], place, 0, 1) == 1, seats)
    asked = _whole(parts[3], place, 0, joint.asked)
    if asked & ~joint.asked:
        raise impossible(place, "a seat is asked that does not belong to it")
    joint.asked = asked
    joint.carried = _whole(parts[4], place, -1, len(order))
    joint.offers = [_offer(part, place, order) for part in _list(parts[6], place)]
    scripts = [_list(script, place) for script in _list(parts[5], place)]
    if len(scripts) != seats:
        raise counted(place, len(scripts), seats)
    joint.scripts = [[_entry(entry, place, p, joint, seat) for entry in scripts[seat]] for seat in range(seats)]
    return joint


def _offer(value: object, place: str, order: list[int]) -> Offer:
    parts = _list(value, place)
    if len(parts) != 5:
        raise counted(place, len(parts), 5)
    maker, taker = _whole(parts[0], place, 0, NOBODY), _whole(parts[1], place, 0, NOBODY)
    if maker == taker or maker not in order or taker not in order:
        raise impossible(place, "an offer goes from one seat of the frame to another")
    offer = Offer(maker, taker, [_whole(term, place, -MOST, MOST) for term in _list(parts[2], place)])
    offer.open = _whole(parts[3], place, 0, 1) == 1
    offer.accepted = _whole(parts[4], place, 0, 1 - int(offer.open)) == 1
    return offer


def _entry(value: object, place: str, p: Position, joint: Joint, seat: int) -> int:
    entry = _whole(value, place, -4 * len(joint.offers), p.title.moves.size - 1)
    if entry < 0:
        offer, _ = joint.offer_of(entry)
        if seat not in (offer.maker, offer.taker):
            raise impossible(place, "an offer between other seats")
    return entry


# ---------------------------------------------------------------------- checking


def _check_agenda(p: Position) -> None:
    if kind_of(p.now) == DONE or p.now & AUTOMATIC:
        raise impossible("now", "a position rests only where somebody is asked, or at the end")
    closing = [part for part in p.later if kind_of(part) == CLOSING]
    if len(closing) != len(p.closing):
        raise impossible("closing", f"{len(closing)} joint frames are being carried out, not {len(p.closing)}")
    for part, joint in zip(closing, p.closing, strict=True):
        if not 0 < a_of(part) <= len(joint.order):
            raise impossible("closing", "carried out beyond its last seat")


def _check_state(p: Position) -> None:
    """The invariants of the title, and that the position can be asked everything that is asked of one."""
    p.refresh()
    found = p.problems()
    if found:
        raise impossible("state", found[0])
    joint = p.joint
    if joint is not None:
        for seat in joint.order:
            _check_script(p, joint, seat)
    waiting = p.waiting()
    if (not waiting) != p.over() or p.standing()["over"] != p.over():
        raise impossible("now", "the game is over, or somebody is asked")
    for seat in waiting:
        p.question(seat)
        if not p.legal(seat):
            raise impossible("now", f"seat {seat} has no answer")
    for viewer in range(p.seats):
        p.view(viewer)


def _check_script(p: Position, joint: Joint, seat: int) -> None:
    """The moves a seat has made in the open joint frame must be legal ones."""
    sketch = new_sketch(p, joint, seat)
    for entry in joint.scripts[seat]:
        if entry >= 0 and sketch.forbids(seat, entry):
            raise impossible("joint", f"seat {seat} cannot have played {p.title.moves.text(entry)}")
        follow(sketch, joint, seat, entry)
    if (sketch.now == DONE_FRAME) == bool(joint.asked >> seat & 1):
        raise impossible("joint", f"seat {seat} is done, or asked")
