"""Fills a blank position from a dump. A dump may come from anywhere: it is refused by name where it cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.kernel.bounds import BOTTOM, JOINT, NOBODYS, REACTIONS, TOGETHER_OR_ALONE, Shape
from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.fields import LONGEST
from civitas.kernel.frames import (
    AUTOMATIC,
    CLOSING,
    DONE,
    DONE_FRAME,
    NOBODY,
    OVER,
    OVER_FRAME,
    a_of,
    b_of,
    kind_of,
    seat_of,
)
from civitas.kernel.joint import GRANTED, RETURNED, SET_ASIDE, TAKEN, Joint, Offer
from civitas.kernel.together import follow, new_sketch

if TYPE_CHECKING:
    from civitas.kernel.position import Position

MOST: Final = 1 << 40
"""No count of a game gets near it."""
WIDEST_FRAME: Final = 1 << 256
"""Numbers beyond are not looked into. What each part of a frame may be, its shape says."""
AFTER_SEAT: Final = 10
MISSING: Final = Reason("reason-missing", {})


def restore(p: Position, state: object, agenda: object) -> None:
    if not isinstance(state, dict) or not isinstance(agenda, dict):
        raise bad_position("state", MISSING)
    sizes = p.title.sizes(p.seats, p.options)
    for field in p.fields():
        if field.name not in state:
            if field.added:
                continue
            raise bad_position(field.name, MISSING)
        if field.struct is None:
            setattr(p, field.name, field.accept(state[field.name], sizes))
        else:
            p.read_part(field.name, field.accept_part(state[field.name], sizes))
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
        _check_agenda(p, sizes)
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
    packed = _whole(value, place, 0, WIDEST_FRAME)
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
    for number, offer in enumerate(joint.offers):
        answer = [] if offer.open else [GRANTED] if offer.accepted else [RETURNED]
        if _acts(joint, offer.maker, number) != [SET_ASIDE, *answer]:
            raise impossible(place, "an offer was made or answered otherwise")
        if _acts(joint, offer.taker, number) != ([TAKEN] if offer.accepted else []):
            raise impossible(place, "an offer was taken otherwise")
    return joint


def _acts(joint: Joint, seat: int, number: int) -> list[int]:
    """What an offer did to a seat, by its script."""
    return [(-1 - entry) % 4 for entry in joint.scripts[seat] if entry < 0 and (-1 - entry) // 4 == number]


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


def _check_agenda(p: Position, sizes: dict[str, int]) -> None:
    if kind_of(p.now) == DONE or p.now & AUTOMATIC:
        raise impossible("now", "a position rests only where somebody is asked, or at the end")
    if kind_of(p.now) == OVER and (p.now != OVER_FRAME or p.later or p.joint is not None):
        raise impossible("now", "something is to come after the end")
    closing = [part for part in p.later if kind_of(part) == CLOSING]
    if len(closing) != len(p.closing):
        raise impossible("closing", f"{len(closing)} joint frames are being carried out, not {len(p.closing)}")
    for part, joint in zip(closing, p.closing, strict=True):
        if not 0 < a_of(part) <= len(joint.order) or b_of(part) or seat_of(part) != NOBODY:
            raise impossible("closing", "carried out beyond its last seat")
        if joint.carried != (a_of(part) - 1 if joint.first_only else -1):
            raise impossible("closing", "the reaction of another seat is carried out")
    _check_joint(p)
    if p.now != OVER_FRAME:
        _check_stack(p, sizes)


def _check_joint(p: Position) -> None:
    joint = p.joint
    if (seat_of(p.now) == NOBODY and p.now != OVER_FRAME) != (joint is not None):
        raise impossible("joint", "several seats are asked without a joint frame, or one seat with one")
    if joint is not None and (
        kind_of(p.now) != kind_of(joint.frame)
        or p.now >> AFTER_SEAT != joint.frame >> AFTER_SEAT
        or not joint.asked
        or joint.carried != -1
    ):
        raise impossible("joint", "another question than the one that is asked")


def _check_stack(p: Position, sizes: dict[str, int]) -> None:
    """Each frame has a shape of the title, and lies on one of those that it comes from."""
    shapes = p.shapes()
    if not shapes:
        return
    carried_out = 0
    beneath = BOTTOM
    of_joint = -1
    for packed in [*p.later, p.now]:
        place = "now" if packed == p.now else "later"
        closing = kind_of(packed) == CLOSING
        if closing:
            packed = p.closing[carried_out].frame
            carried_out += 1
        key = p.shape_key(packed)
        shape = shapes.get(key)
        if shape is None or not shape.a.admits(a_of(packed), sizes) or not shape.b.admits(b_of(packed), sizes):
            raise impossible(place, f"no frame {packed}")
        # A seat whose script no longer fits is asked the question of the joint frame again, alone.
        alone_again = of_joint == key and seat_of(packed) in p.closing[carried_out - 1].order
        if not alone_again:
            if beneath not in shape.on:
                raise impossible(place, f"a frame {key} on a frame {beneath}")
            joint = p.closing[carried_out - 1] if closing else p.joint
            first_only = joint is not None and joint.first_only
            _check_whose(shape, NOBODY if closing else seat_of(packed), first_only, place)
        beneath, of_joint = key, key if closing else -1
    if of_joint >= 0:
        raise impossible("now", "nobody is asked")


def _check_whose(shape: Shape, seat: int, first_only: bool, place: str) -> None:
    if shape.whose in (JOINT, REACTIONS):
        fits = seat == NOBODY and first_only == (shape.whose == REACTIONS)
    elif shape.whose == TOGETHER_OR_ALONE:
        fits = seat != NOBODY or not first_only
    else:
        fits = (seat == NOBODY) == (shape.whose == NOBODYS)
    if not fits:
        raise impossible(place, "a frame of somebody else")


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
    _check_beneath(p)
    for viewer in range(p.seats):
        p.view(viewer)


def _check_beneath(p: Position) -> None:
    """A question that stays while its answer is carried out is asked again: it needs an answer too."""
    now, later, joint = p.now, p.later, p.joint
    p.joint = None
    for place, part in enumerate(later):
        if part & AUTOMATIC or seat_of(part) == NOBODY:
            continue
        p.now, p.later = part, later[:place]
        if not p.legal(seat_of(part)):
            raise impossible("later", "a question without an answer")
    p.now, p.later, p.joint = now, later, joint


def _check_script(p: Position, joint: Joint, seat: int) -> None:
    """The moves a seat has made in the open joint frame must be legal ones."""
    sketch = new_sketch(p, joint, seat)
    for entry in joint.scripts[seat]:
        if entry >= 0 and sketch.forbids(seat, entry):
            raise impossible("joint", f"seat {seat} cannot have played {p.title.moves.text(entry)}")
        follow(sketch, joint, seat, entry)
    if (sketch.now == DONE_FRAME) == bool(joint.asked >> seat & 1):
        raise impossible("joint", f"seat {seat} is done, or asked")
