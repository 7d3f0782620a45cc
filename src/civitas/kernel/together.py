"""Deciding together: how an open joint frame is answered, and how it closes.

Each seat moves on a sketch of its own, so nothing it does is seen or felt by the others; what is kept of it is its
script. When nobody is left to decide, the scripts are carried out on the real position in turn order. Offers are
all that passes between seats before: they are public, and what they do enters the scripts of both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.kernel.frames import AUTOMATIC, CLOSING, DONE_FRAME, NOBODY, a_of, b_of, frame, kind_of
from civitas.kernel.joint import GRANTED, RETURNED, SET_ASIDE, TAKEN, Joint, Offer
from civitas.kernel.refusals import OFFER_OPEN, OFFER_REPEATED, OTHER_QUESTION

if TYPE_CHECKING:
    from civitas.kernel.position import Position

REAL: Final = -1
CARRIED_OUT: Final = -2
"""What `Position.owner` holds while a script is carried out on the real position."""
NO_OFFER: Final[list[int]] = []


# ---------------------------------------------------------------------- sketches


def new_sketch(p: Position, joint: Joint, seat: int) -> Position:
    """The position as it stood when the frame opened, as `seat` is asked there."""
    sketch = p.copy()
    sketch.owner = seat
    sketch.later = [DONE_FRAME]
    sketch.now = frame(kind_of(joint.frame), seat, a_of(joint.frame), b_of(joint.frame))
    sketch.closing = []
    return sketch


def follow(p: Position, joint: Joint, seat: int, entry: int) -> list[int]:
    """Carry out one entry of a seat's script: a move, or what an offer does to the seat. Returns what it proposed."""
    if entry < 0:
        offer, act = joint.offer_of(entry)
        other = offer.taker if seat == offer.maker else offer.maker
        p.settle(seat, act, other, offer.terms)
        return NO_OFFER
    p.carry_out(seat, entry)
    while p.now & AUTOMATIC and p.now & 63 != CLOSING:
        p.step()
    proposed = p.outbox
    p.outbox = NO_OFFER
    return proposed


def at_frame(sketch: Position) -> bool:
    """Is the seat asked the question of the frame itself, not one that its own moves led to?"""
    return len(sketch.later) == 1


# ---------------------------------------------------------------------- asking


def joint_moves(p: Position, joint: Joint, seat: int) -> list[int]:
    moves = p.sketch(seat).moves(seat)
    if not joint.offers:
        return moves
    title = p.title
    if joint.has_offer_for(seat):
        moves = [move for move in moves if move != title.done_move]
        for maker in range(p.seats):
            for answer in (title.accept_move, title.decline_move):
                if joint_check(p, joint, seat, answer + maker) == 0:
                    moves.append(answer + maker)
        moves.sort()
    if joint.has_offered(seat):
        moves = _without_repeated(p, joint, seat, moves)
    return moves


def _without_repeated(p: Position, joint: Joint, seat: int, moves: list[int]) -> list[int]:
    """Moves without those that `_repeats` names; looked for only among those that have to do with an offer."""
    title, sketch = p.title, p.sketch(seat)
    if at_frame(sketch):
        offers = [title.begins_offer(move) or title.proposes(move) for move in moves]
        return [move for move, offer in zip(moves, offers) if not (offer and _repeats(p, joint, seat, move, False))]
    filling = _is_filling(p, joint.scripts[seat])
    if filling and sketch.is_open_ended():
        return [move for move in moves if not (title.proposes(move) and _ends_in_repetition(joint, sketch, seat, move))]
    return [move for move in moves if not _repeats(p, joint, seat, move, filling)]


def joint_check(p: Position, joint: Joint, seat: int, move: int) -> int:
    title = p.title
    sketch = p.sketch(seat)
    if joint.offers:
        accept, decline = title.accept_move, title.decline_move
        if accept <= move < accept + p.seats:
            offer = joint.open_offer(move - accept, seat)
            if offer is None or not at_frame(sketch):
                return OTHER_QUESTION
            return sketch.takes(seat, offer.maker, offer.terms)
        if decline <= move < decline + p.seats:
            answerable = joint.open_offer(move - decline, seat) is not None and at_frame(sketch)
            return 0 if answerable else OTHER_QUESTION
    found = sketch.forbids(seat, move)
    if found == 0 and joint.offers:
        if move == title.done_move and joint.has_offer_for(seat):
            return OFFER_OPEN
        if joint.has_offered(seat) and _repeats(p, joint, seat, move, _is_filling(p, joint.scripts[seat])):
            return OFFER_REPEATED
    return found


def _repeats(p: Position, joint: Joint, seat: int, move: int, filling: bool) -> bool:
    """Would this move make an offer that must not be made again, or lead to nothing but such offers?"""
    title = p.title
    begins, proposes = title.begins_offer(move), title.proposes(move)
    if begins and joint.open_offer(seat, title.offered_to(move)) is not None:
        return True
    if not (begins or proposes or filling) or (not proposes and p.sketch(seat).is_open_ended()):
        return False
    return _ends_in_repetition(joint, p.sketch(seat), seat, move)


def _is_filling(p: Position, script: list[int]) -> bool:
    """Is the seat in the middle of filling an offer?"""
    for entry in reversed(script):
        if p.title.begins_offer(entry):
            return True
        if p.title.proposes(entry):
            return False
    return False


def _ends_in_repetition(joint: Joint, sketch: Position, seat: int, move: int) -> bool:
    drafted = sketch.drafted(seat) if sketch.title.proposes(move) else NO_OFFER
    if drafted:
        return joint.is_repetition(seat, drafted[0], drafted[1:])
    trial = sketch.copy()
    trial.owner = seat
    proposed = follow(trial, joint, seat, move)
    if proposed:
        return joint.is_repetition(seat, proposed[0], proposed[1:])
    if at_frame(trial):
        return False
    # Proposing comes last, and is soonest told.
    return all(_ends_in_repetition(joint, trial, seat, following) for following in reversed(trial.moves(seat)))


# ---------------------------------------------------------------------- moving


def joint_advance(p: Position, joint: Joint, seat: int, move: int) -> None:
    title = p.title
    if joint.offers:
        accepted = title.accept_move <= move < title.accept_move + p.seats
        if accepted or title.decline_move <= move < title.decline_move + p.seats:
            answered = joint.open_offer(move - (title.accept_move if accepted else title.decline_move), seat)
            assert answered is not None
            _answer(p, joint, answered, accepted)
            return
    sketch = p.sketch(seat)
    joint.scripts[seat].append(move)
    proposed = follow(sketch, joint, seat, move)
    if proposed:
        _propose(p, joint, Offer(seat, proposed[0], proposed[1:]))
    elif sketch.now == DONE_FRAME:
        joint.asked &= ~(1 << seat)
        if joint.asked == 0:
            close(p, joint)


def _propose(p: Position, joint: Joint, offer: Offer) -> None:
    assert offer.taker != offer.maker and offer.taker in joint.order, "an offer is for another seat of the frame"
    joint.offers.append(offer)
    _note(p, joint, offer.maker, joint.entry(offer, SET_ASIDE))
    _reopen(joint, offer.taker)
    if p.log is not None:
        p.tell("event-offer", p.offer_args(offer.maker, offer.taker, offer.terms))


def _answer(p: Position, joint: Joint, offer: Offer, accepted: bool) -> None:
    """Both seats have something to decide again; an answer cannot be unlearned, so it seals the moves of both."""
    offer.open = False
    offer.accepted = accepted
    _reopen(joint, offer.maker)
    if accepted:
        _note(p, joint, offer.maker, joint.entry(offer, GRANTED))
        _note(p, joint, offer.taker, joint.entry(offer, TAKEN))
    else:
        _note(p, joint, offer.maker, joint.entry(offer, RETURNED))
    p.reveal(1 << offer.maker | 1 << offer.taker)
    if p.log is not None:
        key = "event-offer-accepted" if accepted else "event-offer-declined"
        p.tell(key, p.offer_args(offer.maker, offer.taker, offer.terms))


def _note(p: Position, joint: Joint, seat: int, entry: int) -> None:
    """Add what an offer does to a seat to its script and its sketch."""
    sketch = p.sketch(seat)
    joint.scripts[seat].append(entry)
    follow(sketch, joint, seat, entry)


def _reopen(joint: Joint, seat: int) -> None:
    """Take back a seat's `done`, because an offer gives it something to decide."""
    if not joint.asked >> seat & 1:
        joint.scripts[seat].pop()
        joint.sketches[seat] = None
        joint.asked |= 1 << seat


def take_back(p: Position, seat: int) -> bool:
    joint = p.joint
    if joint is None or seat not in joint.order or not joint.scripts[seat] or joint.scripts[seat][-1] < 0:
        return False
    joint.scripts[seat].pop()
    joint.sketches[seat] = None
    joint.asked |= 1 << seat
    return True


# ---------------------------------------------------------------------- closing


def close(p: Position, joint: Joint) -> None:
    """Nobody is left to decide. Each seat is about to learn what the others chose, so no choice can be taken back."""
    p.joint = None
    joint.sketches = [None] * p.seats
    if joint.first_only:
        joint.carried = _first_reaction(p, joint)
    p.closing = [*p.closing, joint]
    p.now = frame(CLOSING, NOBODY, 0)
    if len(joint.order) > 1:
        p.reveal(-1)


def _first_reaction(p: Position, joint: Joint) -> int:
    for place, seat in enumerate(joint.order):
        if not p.passes(joint.scripts[seat]):
            return place
    return len(joint.order)


def close_next(p: Position) -> None:
    """Carry out the next script of the closing joint frame; ask its seat again where it no longer fits."""
    joint = p.closing[-1]
    place = a_of(p.now)
    last = len(joint.order)
    if joint.first_only:
        place = joint.carried if place == 0 else last
    if place >= last:
        _closed(p, joint)
        return
    seat = joint.order[place]
    p.now = frame(CLOSING, NOBODY, place + 1)
    p.ask_next(frame(kind_of(joint.frame), seat, a_of(joint.frame), b_of(joint.frame)))
    p.owner = CARRIED_OUT
    p.reveal(~(1 << seat))
    fits = True
    for entry in joint.scripts[seat]:
        if entry >= 0:
            # A script is cut before its first impossible move. What offers settled stands all the same.
            fits = fits and p.forbids(seat, entry) == 0
        if fits or entry < 0:
            follow(p, joint, seat, entry)
        if p.over():
            break
    p.owner = REAL


def _closed(p: Position, joint: Joint) -> None:
    p.closing = p.closing[:-1]
    kind = kind_of(joint.frame)
    rest = joint.order[joint.carried + 1 :] if joint.first_only else []
    if rest and p.reopens(kind):
        p.now = frame(kind, NOBODY, a_of(joint.frame), b_of(joint.frame))
        p.joint = Joint(joint.frame, rest, True, p.seats)
        return
    p.answered()
    p.closed(kind, joint)
