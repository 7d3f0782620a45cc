"""The only source of randomness: a stream of 30-bit words addressed by a counter that the position keeps.

Makers are immutable, so clones share them. How `Position.below` rejects words is part of the record format.
"""

from __future__ import annotations

import hashlib
import hmac
import operator
from typing import TYPE_CHECKING, Final, SupportsIndex

from civitas.kernel.errors import BadInput, short

if TYPE_CHECKING:
    from mypy_extensions import i64

WORDS: Final = 1 << 30
_MASK: Final = WORDS - 1


def _mix(value: int) -> int:
    value = (value & _MASK) ^ (value >> 15 & 0x7FFF)
    value = value * 0x2C1B3C6D & _MASK
    value ^= value >> 12
    value = value * 0x297A2D39 & _MASK
    return value ^ value >> 15


class Chance:
    """The fast maker, for simulation: a small integer seed. Also the base of the other two."""

    def __init__(self, seed: SupportsIndex) -> None:
        whole = operator.index(seed)
        if whole < 0:
            raise BadInput("error-bad-seed", {"seed": short(whole)})
        self.seed = whole
        self.scripted = False
        # Folding by 30 bits keeps every bit of a long seed.
        low, rest = _mix((whole & _MASK) + 0x1B873593), whole >> 30
        high = _mix(low + 0x19D699A5)
        while rest:
            low = _mix(low ^ rest & _MASK)
            high = _mix(high + low)
            rest >>= 30
        self._low = low
        self._high = high

    def word(self, at: int) -> int:
        """The word at a place of the stream, 0 <= word < 2**30."""
        # No product reaches 2**60, so that the compiler may count in machine integers.
        value: i64 = at & _MASK
        value = value * 0x2545F491 + self._low & _MASK
        value = (value ^ value >> 15) * 0x2C1B3C6D & _MASK
        value ^= value >> 12 ^ self._high
        value = value * 0x297A2D39 & _MASK
        return value ^ value >> 15

    def pick(self, place: int) -> int:
        """The item an explicit deal puts in this place, or -1. Asked only where `scripted` is set."""
        return -1

    def dump(self) -> dict[str, object]:
        return {"maker": "fast", "seed": self.seed}

    def public(self) -> dict[str, object]:
        """What may be told while the game runs."""
        return {"maker": "fast"}


class KeyedChance(Chance):
    """The maker for tables: HMAC-SHA256 under a 256-bit secret, whose hash is shown at the start."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        if len(secret) != 32:
            raise BadInput("error-bad-seed", {"seed": f"{len(secret)} bytes"})
        self._secret = secret
        self._block: list[int] = [-1]
        """The words of one digest after its number; one list, so that clones in other threads find it whole."""

    def word(self, at: int) -> int:
        number = at >> 3
        block = self._block
        if block[0] != number:
            digest = hmac.digest(self._secret, number.to_bytes(8, "big"), "sha256")
            block = [number] + [int.from_bytes(digest[i : i + 4], "big") >> 2 for i in range(0, 32, 4)]
            self._block = block
        return block[1 + (at & 7)]

    def commitment(self) -> str:
        return hashlib.sha256(self._secret).hexdigest()

    def dump(self) -> dict[str, object]:
        return {"maker": "keyed", "secret": self._secret.hex(), "commitment": self.commitment()}

    def public(self) -> dict[str, object]:
        return {"maker": "keyed", "commitment": self.commitment()}


class ScriptChance(Chance):
    """The maker for an explicit deal: places named by the title hold given items, a fast stream does the rest."""

    def __init__(self, items: dict[int, int], seed: int) -> None:
        super().__init__(seed)
        self.scripted = True
        self._items = items

    def pick(self, place: int) -> int:
        return self._items.get(place, -1)

    def dump(self) -> dict[str, object]:
        items = [[place, self._items[place]] for place in sorted(self._items)]
        return {"maker": "script", "seed": self.seed, "items": items}

    def public(self) -> dict[str, object]:
        return {"maker": "script"}


def _whole(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput("error-bad-seed", {"seed": f"{name}={short(value)}"})
    return value


def load_chance(dump: object) -> Chance:
    """The maker a dump describes; refuses anything else by name."""
    if not isinstance(dump, dict):
        raise BadInput("error-bad-seed", {"seed": short(dump)})
    maker = dump.get("maker")
    if maker == "fast":
        return Chance(_whole(dump.get("seed"), "seed"))
    if maker == "keyed":
        secret = dump.get("secret")
        try:
            return KeyedChance(bytes.fromhex(secret if isinstance(secret, str) else ""))
        except ValueError as problem:
            raise BadInput("error-bad-seed", {"seed": short(secret)}) from problem
    if maker == "script":
        pairs = dump.get("items")
        if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            raise BadInput("error-bad-seed", {"seed": "items"})
        items = {_whole(pair[0], "place"): _whole(pair[1], "item") for pair in pairs}
        return ScriptChance(items, _whole(dump.get("seed"), "seed"))
    raise BadInput("error-bad-seed", {"seed": short(maker)})
