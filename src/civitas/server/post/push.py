"""Web Push: what the service of a browser carries is sealed for that browser alone (RFC 8291, aes128gcm), and we sign
for it (RFC 8292, VAPID)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from civitas.server.database import Database
from civitas.server.post.outside import Refused

KEPT: Final = "push"
RECORD: Final = 4096
VALID: Final = 12 * 3_600
WAITS: Final = 86_400
"""So many seconds the service keeps a message for a browser that is off."""

Keys = ec.EllipticCurvePrivateKey


def server_keys(database: Database) -> Keys:
    """Made once for all processes and kept: browsers have them by heart."""
    fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    kept = database.keep_first(KEPT, _text(fresh))
    return ec.derive_private_key(int.from_bytes(_bytes(kept), "big"), ec.SECP256R1())


def public(keys: Keys) -> str:
    return _text(_point(keys))


def sealed(
    content: bytes, target: str, secret: str, keys: Keys, contact: str, now: int
) -> tuple[bytes, dict[str, str]]:
    """The body for a browser with these keys (`p256dh auth`), and the headers that go with it."""
    theirs, _, auth = secret.partition(" ")
    own = ec.generate_private_key(ec.SECP256R1())
    try:
        body = encrypted(content, _bytes(theirs), _bytes(auth), own, os.urandom(16))
    except ValueError as problem:
        raise Refused("keys") from problem
    parts = urlsplit(target)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": contact}
    headers = {
        "Authorization": f"vapid t={token(claims, keys)}, k={public(keys)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(WAITS),
        "Topic": "turn",
        "Urgency": "normal",
    }
    return body, headers


def encrypted(content: bytes, theirs: bytes, auth: bytes, own: Keys, salt: bytes) -> bytes:
    """One record, as RFC 8291 has it; ValueError if the keys are none."""
    there = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    here = _point(own)
    shared = own.exchange(ec.ECDH(), there)
    first = _derived(shared, auth, b"WebPush: info\0" + theirs + here, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(here)]) + here
    return head + AESGCM(key).encrypt(nonce, content + b"\x02", None)


def token(claims: dict[str, object], keys: Keys) -> str:
    told = f"{_text(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{_text(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(keys.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{told}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(key)


def _point(keys: Keys) -> bytes:
    kind = serialization.PublicFormat.UncompressedPoint
    return keys.public_key().public_bytes(serialization.Encoding.X962, kind)


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
