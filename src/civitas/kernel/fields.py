"""The field list of a position: each field declared once, with its shape and with who may see it.

Dump, load, hash and most of the view follow from the list.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from civitas.kernel.errors import BadInput
from civitas.kernel.moves import Domain

PUBLIC: Final = 0
OWNER: Final = 1
"""Only for fields held per seat: each seat sees its own entry."""
HIDDEN: Final = 2
"""Not shown by itself; the title's view tells what may be told of it."""

NUMBER: Final = "number"
ITEM: Final = "item"
"""An index into a domain; a negative one is shown as nothing."""
SET: Final = "set"
"""A mask over a domain, shown as the list of its members."""
ITEMS: Final = "items"
"""A list of indices into a domain."""
NUMBERS: Final = "numbers"


class Field:
    def __init__(self, name: str, audience: int, form: str, domain: str = "", per_seat: bool = False) -> None:
        self.name = name
        self.audience = audience
        self.form = form
        self.domain = domain
        self.per_seat = per_seat

    def show(self, value: object, domains: dict[str, Domain], seat: int) -> object:
        """The value as the view of `seat` tells it (-1 is a spectator)."""
        if not self.per_seat:
            return self._show_one(value, domains)
        assert isinstance(value, list)
        owner_only = self.audience == OWNER
        return [
            None if owner_only and owner != seat else self._show_one(part, domains) for owner, part in enumerate(value)
        ]

    def _show_one(self, value: object, domains: dict[str, Domain]) -> object:
        if self.form == NUMBER:
            return value
        if self.form == NUMBERS:
            assert isinstance(value, list)
            return list(value)
        ids = domains[self.domain].ids
        if self.form == ITEM:
            assert isinstance(value, int)
            return ids[value] if value >= 0 else None
        if self.form == SET:
            assert isinstance(value, int)
            return [ids[index] for index in members(value)]
        assert isinstance(value, list)
        return [ids[index] if index >= 0 else None for index in value]

    def accept(self, value: object, seats: int) -> object:
        """A raw value from a dump, checked and copied; BadInput names the field."""
        if not self.per_seat:
            return self._accept_one(value)
        if not isinstance(value, list) or len(value) != seats:
            raise self._bad(value)
        return [self._accept_one(part) for part in value]

    def _accept_one(self, value: object) -> object:
        if self.form in (ITEMS, NUMBERS):
            if not isinstance(value, list) or not all(_is_whole(part) for part in value):
                raise self._bad(value)
            return list(value)
        if not _is_whole(value):
            raise self._bad(value)
        return value

    def _bad(self, value: object) -> BadInput:
        return BadInput("error-bad-position", {"place": self.name, "reason": repr(value)[:60]})


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def members(mask: int) -> list[int]:
    """The bits of a mask, ascending."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def copied(value: object) -> object:
    """A raw field value that shares nothing with the position."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    return value


def digest(value: object) -> str:
    """64 bits over JSON-safe data, the same on every machine, as 16 hex digits."""
    return hashlib.blake2b(_encoder.encode(_big(value)), digest_size=8).hexdigest()


def _big(value: object) -> object:
    """Masks can outgrow what the encoder takes as a number."""
    if isinstance(value, list):
        return [_big(part) for part in value]
    if isinstance(value, int) and not -(1 << 62) < value < 1 << 62:
        return str(value)
    return value


_encoder: Final = msgspec.json.Encoder(order="deterministic")
