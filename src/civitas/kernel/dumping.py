"""A whole position as JSON-safe data, secrets included; `loading` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.kernel.fields import copied

if TYPE_CHECKING:
    from civitas.kernel.position import Position

POSITION_FORMAT: Final = "civitas-position-1"


def state_of(p: Position) -> dict[str, object]:
    """What a game of earlier rules knows nothing of is left out, as it was then."""
    found = {field.name: field.dumped(getattr(p, field.name)) for field in p.fields()}
    for field in p.fields():
        if field.added and found[field.name] == field.fill:
            del found[field.name]
    return found


def agenda_of(p: Position) -> dict[str, object]:
    return {
        "now": p.now,
        "later": list(p.later),
        "drawn": p.drawn,
        "seen": list(p.seen),
        "closing": [joint.dump() for joint in p.closing],
        "joint": None if p.joint is None else p.joint.dump(),
    }


def dump_of(p: Position) -> dict[str, object]:
    return {
        "format": POSITION_FORMAT,
        "title": p.title.key,
        "pack": p.title.pack_id(),
        "rules": p.rules_version(),
        "seats": p.seats,
        "options": {key: copied(value) for key, value in p.options.items()},
        "chance": p.chance.dump(),
        "state": state_of(p),
        "agenda": agenda_of(p),
    }
