"""Storing (Fase 5: Immagazzinare): goods are stored or discarded."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.effects.saints import has_power
from civitas.games.antiquity.frames import HARVESTING, STORE
from civitas.games.antiquity.position import AntiquityState, kind_in, spot_of
from civitas.games.antiquity.rules.payment import spend
from civitas.games.antiquity.vocabulary import KEEP_ALL, STORAGE
from civitas.kernel.frames import NOBODY, frame


def capacity(p: AntiquityState, seat: int) -> int:
    """How many goods a seat can keep in its manned storages."""
    facts = p.facts
    storage = facts.with_power[STORAGE]
    total = 0
    for number, piece in enumerate(p.pieces[seat]):
        if kind_in(piece) == storage and p.manned[seat] >> number & 1:
            total += spot_of(piece).bit_count() // facts.piece_squares * facts.goods_per_piece
    return total


def excess(p: AntiquityState, seat: int) -> int:
    """How many goods a seat has to discard."""
    if has_power(p, seat, KEEP_ALL):
        return 0
    return max(0, p.total_goods(seat) - capacity(p, seat))


def begin(p: AntiquityState) -> None:
    """Whoever has a choice is asked; the others discard at once."""
    asked: list[int] = []
    for seat in p.order:
        if not _discard_without_choice(p, seat):
            asked.append(seat)
    p.now = frame(HARVESTING, NOBODY)
    if asked:
        p.open_joint(frame(STORE, NOBODY, p.turn_number), asked)


def _discard_without_choice(p: AntiquityState, seat: int) -> bool:
    left = excess(p, seat)
    if left == 0:
        return True
    held = p.goods_of(seat)
    kinds = [good for good, count in enumerate(held) if count]
    if len(kinds) > 1 and left < p.total_goods(seat):
        return False
    for good in kinds:
        spend(p, seat, good, min(left, held[good]))
    if p.log is not None:
        p.tell("event-discarded", {"seat": seat, "count": left})
    return True


def forbids_discard(p: AntiquityState, seat: int, good: int) -> int:
    return 0 if p.holds(seat, good) else by.KEEP_STORE_OR_DISCARD


def discard(p: AntiquityState, seat: int, good: int) -> None:
    spend(p, seat, good)
    if p.log is not None:
        p.tell("event-discarded-good", {"seat": seat, "good": p.facts.goods.ids[good]})
    if excess(p, seat) == 0:
        p.answered()
