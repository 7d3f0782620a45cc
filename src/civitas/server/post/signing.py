"""Links in letters: what they may do, for which address and until when, signed with a key that the server keeps."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, Literal

Purpose = Literal["confirm", "leave"]
ENDLESS: Final = 0
SIGNED: Final = 22
"""Letters of a signature: 132 bits."""


def new_key() -> str:
    return secrets.token_urlsafe(32)


def sign(key: str, purpose: Purpose, address: str, until: int = ENDLESS) -> str:
    told = f"{purpose}.{address}.{until}"
    return f"{told}.{_signature(key, told)}"


def signed_for(key: str, purpose: Purpose, token: str, now: float) -> str | None:
    """The address that a token of ours speaks of; None if it is none, is for something else or has expired."""
    told, _, signature = token.rpartition(".")
    parts = told.split(".")
    if not token.isascii() or not hmac.compare_digest(signature, _signature(key, told)):
        return None
    if len(parts) != 3 or parts[0] != purpose:
        return None
    until = int(parts[2])
    return None if until != ENDLESS and until < now else parts[1]


def _signature(key: str, told: str) -> str:
    found = hmac.new(key.encode(), told.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(found).decode()[:SIGNED]
