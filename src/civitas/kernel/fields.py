"""The field list of a position: each field declared once, with its shape, its bounds and who may see it.

Constructor, copy, dump, load, hash and most of the view follow from the list. A title compiles: for it
`python -m civitas._build.state` writes constructor and copy out, in `state.py`. Others call `fill`.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from civitas.kernel.bounds import COUNT, Bounds
from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.moves import Domain
from civitas.kernel.parts import Member, Part, Struct

if TYPE_CHECKING:
    from civitas.kernel.position import Position

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
PART: Final = "part"
"""A struct, or the one of its class that stands for none (`NO_...`); dumped as a list of numbers, empty for none."""
PARTS: Final = "parts"
"""A list of structs, dumped as one list of all their numbers."""

# How a list gets into a copy of the position.
SHARED: Final = "shared"
"""It is replaced, never changed in place."""
COPIED: Final = "copied"
"""Lists inside it are replaced, never changed in place."""
ROWS_COPIED: Final = "rows copied"

LONGEST: Final = 10_000


class Field:
    def __init__(
        self,
        name: str,
        audience: int,
        form: str,
        domain: str = "",
        per_seat: bool = False,
        within: Bounds = COUNT,
        length: str = "",
        fill: int | None = None,
        copies: str = SHARED,
        note: str = "",
        stored: bool = True,
        added: bool = False,
        counts: bool = False,
        struct: Struct | None = None,
    ) -> None:
        self.name = name
        self.audience = audience
        self.form = form
        self.domain = domain
        self.per_seat = per_seat
        self.within = within
        """What its numbers may be. Items and sets are bounded by their domain besides."""
        self.length = length
        """The size that says how long its list is (each, if there is one per seat)."""
        self.fill = (-1 if form == ITEM else 0) if fill is None else fill
        """Its numbers in a blank position."""
        self.copies = copies
        self.note = note
        self.stored = stored
        """False for a property of the position, made of something else that it keeps."""
        self.added = added
        """Dumps of earlier rules have nothing of it: a game that began under them keeps its first value."""
        self.counts = counts
        """Does it tell how far the game is?"""
        self.struct = struct
        """What a part is made of."""

    def is_list(self) -> bool:
        """Are there lists of it (one, or one per seat)?"""
        return self.form in (ITEMS, NUMBERS)

    def start(self, sizes: dict[str, int]) -> object:
        """Its value in a blank position."""
        if not self.per_seat:
            return self._start_one(sizes)
        return [self._start_one(sizes) for _ in range(sizes["seat"])]

    def _start_one(self, sizes: dict[str, int]) -> object:
        if self.struct is not None:
            return []
        if not self.is_list():
            return self.fill
        return [self.fill] * sizes[self.length] if self.length else []

    def twin(self, value: object) -> object:
        """Its value in a copy of the position."""
        if not isinstance(value, list) or self.copies == SHARED:
            return value
        return [copied(row) for row in value] if self.copies == ROWS_COPIED else value.copy()

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

    def dumped(self, value: object) -> object:
        """The value as raw data that shares nothing with the position."""
        if self.form == PART:
            assert isinstance(value, Part)
            return value.numbers()
        if self.form == PARTS:
            assert isinstance(value, list)
            return [number for part in value for number in part.numbers()]
        return copied(value)

    def accept_part(self, value: object, sizes: dict[str, int]) -> list[int]:
        """The raw numbers of a part from a dump, or of several, checked."""
        assert self.struct is not None
        if not isinstance(value, list) or len(value) > LONGEST:
            raise self._bad("reason-needs-list", {"wanted": f"0 … {LONGEST}"})
        numbers: list[int] = []
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int):
                raise self._bad("reason-needs-whole", {"found": short(number)})
            numbers.append(number)
        size = len(self.struct.bounds()) if self.form == PARTS else max(1, len(numbers))
        for at in range(0, len(numbers), size):
            if not self.struct.admits(numbers[at : at + size], sizes):
                raise self._bad("reason-out-of-range", {})
        return numbers

    def accept(self, value: object, sizes: dict[str, int]) -> object:
        """A raw value from a dump, checked and copied; BadInput names the field."""
        if not self.per_seat:
            return self._accept_one(value, sizes)
        seats = sizes["seat"]
        if not isinstance(value, list) or len(value) != seats:
            raise self._bad("reason-needs-list", {"wanted": seats})
        return [self._accept_one(part, sizes) for part in value]

    def _accept_one(self, value: object, sizes: dict[str, int]) -> object:
        if not self.is_list():
            return self._accept_number(value, sizes)
        if not isinstance(value, list) or len(value) > LONGEST:
            raise self._bad("reason-needs-list", {"wanted": f"0 … {LONGEST}"})
        if self.length and len(value) != sizes[self.length]:
            raise self._bad("reason-needs-list", {"wanted": sizes[self.length]})
        return [self._accept_number(part, sizes) for part in value]

    def _accept_number(self, value: object, sizes: dict[str, int]) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._bad("reason-needs-whole", {"found": short(value)})
        if self.form == SET:
            fits = 0 <= value < 1 << sizes[self.domain]
        elif self.form in (ITEM, ITEMS):
            fits = min(self.fill, -1 if self.form == ITEM else 0) <= value < sizes[self.domain]
        else:
            fits = self.within.admits(value, sizes)
        if not fits:
            raise self._bad("reason-out-of-range", {})
        return value

    def _bad(self, reason: str, figures: dict[str, object]) -> BadInput:
        return BadInput("error-bad-position", {"place": self.name, "reason": Reason(reason, figures)})


class Kept:
    """What a position keeps besides its fields: what follows from them, and what never changes. It is not dumped."""

    def __init__(self, name: str, type: str, start: str, copies: str = SHARED, note: str = "") -> None:
        self.name = name
        self.type = type
        self.start = start
        """An expression in `facts`, `seats` and `sizes`, or `given` for what the constructor is given."""
        self.copies = copies
        self.note = note


Declared = TypeVar("Declared", Field, Kept, Member)


def noted(*parts: Declared | str) -> list[Declared]:
    """Declarations, each with what is said of it behind it, as behind an attribute."""
    found: list[Declared] = []
    for part in parts:
        if isinstance(part, str):
            found[-1].note = part
        else:
            found.append(part)
    return found


def fill(p: Position, fields: list[Field], like: Position | None) -> None:
    """What a constructor does with the fields: start values, or a copy of those of another position."""
    if like is None:
        sizes = p.title.sizes(p.seats, p.options)
        for field in fields:
            setattr(p, field.name, field.start(sizes))
    else:
        for field in fields:
            setattr(p, field.name, field.twin(getattr(like, field.name)))


def members(mask: int) -> list[int]:
    """The bits of a mask, ascending; of a negative number, which is none, nothing."""
    found: list[int] = []
    while mask > 0:
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
