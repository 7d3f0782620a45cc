"""What a seat sees of a position, put together from what the title shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from civitas.kernel.fields import HIDDEN
from civitas.kernel.frames import CLOSING, a_of, kind_of

if TYPE_CHECKING:
    from civitas.kernel.chance import Chance
    from civitas.kernel.position import Position


def view_of(p: Position, viewer: int) -> dict[str, object]:
    """The view: in a joint frame the own sketch and the offers, while it is carried out the own choices to come."""
    joint = p.joint
    if joint is None:
        shown = p.see(viewer)
    else:
        shown = (p.sketch(viewer) if viewer in joint.order else p).see(viewer)
        shown["offers"] = [
            {**p.offer_args(offer.maker, offer.taker, offer.terms), "status": offer.status()} for offer in joint.offers
        ]
    if p.closing:
        shown["planned"] = _planned(p, viewer)
    return shown


def _planned(p: Position, viewer: int) -> list[str]:
    """The viewer's own choices in joint frames that are being carried out, as far as its turn has not come."""
    planned: list[str] = []
    frames = [part for part in [*p.later, p.now] if kind_of(part) == CLOSING]
    for joint, part in zip(p.closing, frames, strict=True):
        if viewer in joint.order[a_of(part) :] and not joint.first_only:
            planned += [p.title.moves.text(entry) for entry in joint.scripts[viewer] if entry >= 0]
    return planned


def fields_seen(p: Position, viewer: int) -> dict[str, object]:
    """The part of the view that follows from the field list."""
    domains = p.title.domains
    shown: dict[str, object] = {"title": p.title.key, "seat": None if viewer < 0 else viewer}
    for field in p.fields():
        if field.audience != HIDDEN:
            shown[field.name] = field.show(getattr(p, field.name), domains, viewer)
    return shown


def imagined(p: Position, viewer: int, chance: Chance) -> Position:
    """A copy with all that the viewer cannot see dealt anew."""
    twin = p.copy()
    twin.chance = chance
    twin.drawn = 0
    twin.seen = [0] * p.seats
    twin.closing = [joint.imagined(viewer) for joint in p.closing]
    twin.deal_anew(viewer)
    if p.joint is not None:
        twin.joint = p.joint.imagined(viewer)
    return twin
