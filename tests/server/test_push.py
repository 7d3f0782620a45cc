"""Web Push: the example of RFC 8291 comes out byte for byte, and what is signed can be checked."""

from __future__ import annotations

import asyncio
import base64
import time
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("cryptography", reason="the extra for Web Push is not installed", exc_type=ImportError)

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from civitas.server.database import Database
from civitas.server.post import push
from civitas.server.post.outside import Refused
from civitas.server.post.settings import Post
from server.house import House, open_house, settings_for


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(_bytes(OWN), "big"), ec.SECP256R1())
    content = b"When I grow up, I want to be a watermelon"
    assert push.encrypted(content, _bytes(THEIRS), _bytes(AUTH), own, _bytes(SALT)) == _bytes(SEALED)


def test_what_we_sign_is_for_one_service_and_a_day_at_most() -> None:
    keys = ec.generate_private_key(ec.SECP256R1())
    _, headers = push.sealed(b"x", "https://push.example/abc", f"{THEIRS} {AUTH}", keys, "mailto:a@b.example", 1000)
    token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    raw = _bytes(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    known.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = msgspec.json.decode(_bytes(claims))
    assert told == {"aud": "https://push.example", "exp": 1000 + push.VALID, "sub": "mailto:a@b.example"}


def test_keys_that_are_none_are_refused() -> None:
    keys = ec.generate_private_key(ec.SECP256R1())
    with pytest.raises(Refused):
        push.sealed(b"x", "https://push.example/abc", "AAAA BBBB", keys, "mailto:a@b.example", 0)


def test_the_server_keeps_its_keys(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/civitas.db")
    database.open()
    assert push.public(push.server_keys(database)) == push.public(push.server_keys(database))
    database.close()


def _opened(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with what it gets."""
    salt, length = body[:16], body[20]
    point, content = body[21 : 21 + length], body[21 + length :]
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))

    def derived(key: bytes, salt: bytes, info: bytes, size: int) -> bytes:
        return HKDF(algorithm=hashes.SHA256(), length=size, salt=salt, info=info).derive(key)

    first = derived(shared, auth, b"WebPush: info\0" + _point(own) + point, 32)
    key = derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(first, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")[:-1]


def _point(own: ec.EllipticCurvePrivateKey) -> bytes:
    return own.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


async def _turns(house: House, port: int, got: list[bytes]) -> None:
    own, auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
    ann, bob, table = await house.pair()
    asked = ann if (await ann.view(table))["decision"] is not None else bob
    browser = {"way": "push", "target": f"http://127.0.0.1:{port}/x", "p256dh": _text(_point(own)), "auth": _text(auth)}
    box = await asked.post("/api/post/addresses", browser)
    assert len(_bytes(box["push"])) == 65 and box["addresses"][0]["state"] == "good" and not box["secret"]
    for days, kept in ((1, 1), (3, 0)):
        now = time.time() + 86_400 * days
        house.service.database.time = lambda now=now: now  # type: ignore[method-assign, misc]
        assert await house.service.poster.send_due() == kept
        head, _, body = got[-1].partition(b"\r\n\r\n")
        assert b"Authorization: vapid t=" in head and b"TTL: " in head
        told = msgspec.json.decode(_opened(body, own, auth))
        assert told["url"] == "/next" and "turn" in told["body"]
        assert len((await asked.get("/api/post"))["addresses"]) == kept, "whoever is gone is not written to again"


def test_a_browser_can_read_what_it_is_sent_until_it_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        got: list[bytes] = []
        answers = [b"HTTP/1.1 410 Gone\r\n\r\n", b"HTTP/1.1 201 Created\r\n\r\n"]

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.partition(b"Content-Length: ")[2].partition(b"\r")[0])
            got.append(head + await reader.readexactly(size))
            writer.write(answers.pop())
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            post = Post("http://localhost", push="mailto:a@example.org", private=True, look_seconds=1e6)
            async with open_house(settings_for(tmp_path, post=post)) as house:
                await _turns(house, port, got)

    asyncio.run(run())
