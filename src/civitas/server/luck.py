"""Where a server takes its luck from: the system, or a number, with which tests and demonstrations go alike again."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from civitas.kernel.position import Position


class Luck:
    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def key(self, *about: object) -> bytes:
        """A secret of 32 bytes; with a seed, always the same about the same."""
        if self.seed is None:
            return secrets.token_bytes(32)
        return hashlib.sha256(repr((self.seed, *about)).encode()).digest()

    def below(self, limit: int, *about: object) -> int:
        return secrets.randbelow(limit) if self.seed is None else int.from_bytes(self.key(*about)) % limit

    def sight(self, position: Position, seat: int) -> bytes:
        """What a seat sees, to seed its bot with: never what is hidden from it. Nothing where the system rules."""
        return b"" if self.seed is None else msgspec.json.encode(position.view(seat), order="deterministic")

    def move(self, position: Position, seat: int) -> str:
        """Any legal move that does not give the game up."""
        moves = position.contending(seat)
        return position.title.moves.text(moves[self.below(len(moves), seat, self.sight(position, seat))])
