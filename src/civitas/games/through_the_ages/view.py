"""What each seat sees, beyond the fields shown as they are."""

from __future__ import annotations

from civitas.games.through_the_ages.position import AgesState


def see_ages(p: AgesState, viewer: int) -> dict[str, object]:
    return p.see_fields(viewer)
