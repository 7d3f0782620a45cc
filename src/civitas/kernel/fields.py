"""The field list of a position: each field declared once, with its shape and with who may see it.

Dump, load, hash and most of the view follow from the list.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from civitas.kernel.errors import BadInput, Reason, short
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

LARGEST: Final = (1 << 512) - 1
"""Packed numbers stay below it. Dumps from outside can hold numbers too long to work with."""
LONGEST: Final = 10_000


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

    def accept(self, value: object, seats: int, domains: dict[str, Domain]) -> object:
        """A raw value from a dump, checked and copied; BadInput names the field."""
        if not self.per_seat:
            return self._accept_one(value, domains)
        if not isinstance(value, list) or len(value) != seats:
            raise self._bad("reason-needs-list", {"wanted": seats})
        return [self._accept_one(part, domains) for part in value]

    def _accept_one(self, value: object, domains: dict[str, Domain]) -> object:
        if self.form in (ITEMS, NUMBERS):
            if not isinstance(value, list) or len(value) > LONGEST:
                raise self._bad("reason-needs-list", {"wanted": f"0 … {LONGEST}"})
            return [self._accept_number(part, domains) for part in value]
        return self._accept_number(value, domains)

    def _accept_number(self, value: object, domains: dict[str, Domain]) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._bad("reason-needs-whole", {"found": short(value)})
        if self.form == SET:
            least, most = 0, (1 << len(domains[self.domain])) - 1
        elif self.form in (ITEM, ITEMS):
            least, most = -LONGEST, len(domains[self.domain]) - 1
        else:
            least, most = -LARGEST, LARGEST
        if not least <= value <= most:
            raise self._bad("reason-out-of-range", {})
        return value

    def _bad(self, reason: str, figures: dict[str, object]) -> BadInput:
        return BadInput("error-bad-position", {"place": self.name, "reason": Reason(reason, figures)})


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
