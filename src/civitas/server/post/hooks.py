"""Webhooks: a signed JSON body, so that the receiver knows it for ours and for fresh."""

from __future__ import annotations

import hashlib
import hmac

SIGNATURE = "Civitas-Signature"


def signature(secret: str, at: int, body: bytes) -> str:
    """Over the time and the body: whoever overhears one cannot send it again later, or another."""
    found = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={found}"


def headers(secret: str, at: int, body: bytes) -> dict[str, str]:
    return {
        "Content-Type": "application/json",
        "User-Agent": "Civitas",
        SIGNATURE: signature(secret, at, body),
    }
