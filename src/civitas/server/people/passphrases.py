"""Passphrases are stored as hashes of Argon2id, or of scrypt where there is none, with their salt and cost; codes as
plain hashes: those nobody can guess."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from civitas.server.problems import Denied

SHORTEST: Final = 10
LONGEST: Final = 200
COSTS: Final = {"argon2id": (64 << 10, 3, 1), "scrypt": (1 << 15, 8, 3)}
"""The work for one look at a passphrase: of Argon2id kilobytes, rounds and lanes; of scrypt n, r and p. Either takes a
fraction of a second and 64 or 32 MB."""
_MEMORY: Final = 64 << 20


def _has_argon2() -> bool:
    """Its library comes with the extra `push`, and may have been built without it."""
    try:
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.kdf.argon2 import Argon2id
    except ImportError:
        return False
    with suppress(UnsupportedAlgorithm):
        Argon2id(salt=bytes(16), length=32, iterations=1, lanes=1, memory_cost=8)
        return True
    return False


WAY: Final = "argon2id" if _has_argon2() else "scrypt"
"""How passphrases are stored today. What was stored in another way opens too, and is stored anew then."""
_HASHERS: Final = ThreadPoolExecutor(2, "passphrases")
"""So many are looked at together, whoever knocks: the others wait, and hold up nothing but themselves."""
NOBODY: Final = "$".join([WAY, *map(str, COSTS[WAY]), f"{'A' * 22}==", f"{'A' * 43}="])
"""What unknown names are compared with: the same work, and no passphrase fits."""
CODES: Final = 8
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that one could take for another."""


def hash_of(passphrase: str) -> str:
    salt, cost = secrets.token_bytes(16), COSTS[WAY]
    key = _derived(passphrase, WAY, salt, *cost)
    return "$".join([WAY, *map(str, cost), _text(salt), _text(key)])


def fits(passphrase: str, stored: str) -> bool:
    way, a, b, c, salt, key = stored.split("$")
    if way == "argon2id" and not _has_argon2():
        raise Denied(503, "error-argon2")
    found = _derived(passphrase, way, base64.b64decode(salt), int(a), int(b), int(c))
    return secrets.compare_digest(found, base64.b64decode(key))


async def hashed_aside(passphrase: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_HASHERS, hash_of, passphrase)


async def fits_aside(passphrase: str, stored: str) -> bool:
    return await asyncio.get_running_loop().run_in_executor(_HASHERS, fits, passphrase, stored)


def is_stale(stored: str) -> bool:
    """Was it stored in another way, or at another cost, than today?"""
    return stored.split("$")[:4] != [WAY, *map(str, COSTS[WAY])]


def new_codes() -> list[str]:
    """Recovery codes as they are shown, once: sixteen letters each, about 79 bits."""
    drawn = ["".join(secrets.choice(_LETTERS) for _ in range(16)) for _ in range(CODES)]
    return ["-".join(code[at : at + 4] for at in range(0, 16, 4)) for code in drawn]


def code_hash(code: str) -> str:
    """However it was typed: with or without its dashes, in capitals or not."""
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()


def _derived(passphrase: str, way: str, salt: bytes, a: int, b: int, c: int) -> bytes:
    plain = unicodedata.normalize("NFKC", passphrase).encode()
    if way == "scrypt":
        return hashlib.scrypt(plain, salt=salt, n=a, r=b, p=c, maxmem=_MEMORY, dklen=32)
    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    return Argon2id(salt=salt, length=32, iterations=b, lanes=c, memory_cost=a).derive(plain)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
