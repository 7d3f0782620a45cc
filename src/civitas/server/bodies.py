"""What a request carries: read whole and looked at before anything is made of it."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar.types import Receive

BODY_BYTES: Final = 64 << 10
RECORD_BYTES: Final = 2 << 20
DEEPEST: Final = 32
"""How deep JSON may nest. Ours nests less than ten deep; what nests too deeply could be stored and never read again."""

_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_ALIKE: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


class Unfit(Exception):
    """A body that is not taken: its status, and why."""

    def __init__(self, status: int, reason: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


def most_bytes(path: str) -> int:
    return RECORD_BYTES if path == "/api/records" else BODY_BYTES


async def read_body(receive: Receive, declared: bytes, most: int) -> bytes:
    """The whole body, no more than so much of it."""
    if declared.isdigit() and (len(declared) > 12 or int(declared) > most):
        raise Unfit(413)
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            raise Unfit(400, "broken off")
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            raise Unfit(413)
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more."""
    given = False

    async def given_again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return given_again


def check_json(body: bytes) -> None:
    """Is this text that may be decoded as JSON? Whether it is JSON is for the decoder to say."""
    try:
        body.decode()
    except UnicodeDecodeError as problem:
        raise Unfit(400, f"not UTF-8 at byte {problem.start}") from problem
    if b"\0" in body or (b"\\u0000" in body and _NUL.search(body)):
        raise Unfit(400, "NUL")
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    brackets = _STRING.sub(b"", body).translate(_ALIKE, _NO_BRACKETS)
    for _ in range(DEEPEST):
        # One level of the innermost pairs goes; a loop over the bytes would take a hundred times as long.
        left = brackets.replace(b"[]", b"")
        if len(left) == len(brackets):
            break
        brackets = left
    if brackets:
        raise Unfit(400, f"nested deeper than {DEEPEST}, or brackets that do not match")
