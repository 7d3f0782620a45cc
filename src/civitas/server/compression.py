"""Answers go over the wire compressed where the browser takes that. Streams do not: each event must arrive at once.

The large files of the client were compressed with brotli when they were built; see `pages`."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, Final

from litestar.types import Message, Send

_WORTH: Final = 1_000
"""Fewer bytes than this fit into one parcel anyhow."""
_KINDS: Final = (b"application/json", b"text/html", b"text/css", b"text/javascript", b"text/plain", b"image/svg+xml")


_SAID_AGAIN: Final = "/api/games/"
"""What titles say of themselves is the same for everybody."""


def compressing(send: Send, accepted: bytes, path: str) -> Send:
    """Passes messages on. The head waits for the body, which decides how it goes."""
    if not takes(accepted.decode("latin-1"), "gzip"):
        return send
    head: Any = None

    async def compressed(message: Message) -> None:
        nonlocal head
        if message["type"] == "http.response.start":
            head = message
            return
        if head is not None:
            whole: Any = message
            if _worth_it(head["headers"], whole):
                carefully = path.startswith(_SAID_AGAIN) or _kept_for_ever(head["headers"])
                whole["body"] = _squeezed(bytes(whole["body"]), carefully)
                head["headers"] = _changed(head["headers"], len(whole["body"]))
            await send(head)
            head = None
        await send(message)

    return compressed


def takes(accepted: str, coding: str) -> bool:
    """Is the coding among those that the browser names, and not with a weight of 0?"""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def _worth_it(headers: Any, message: Any) -> bool:
    if message.get("more_body", False) or len(message.get("body", b"")) < _WORTH:
        return False
    named = dict(headers)
    return b"content-encoding" not in named and named.get(b"content-type", b"").startswith(_KINDS)


def _kept_for_ever(headers: Any) -> bool:
    return b"immutable" in dict(headers).get(b"cache-control", b"")


def _changed(headers: Any, size: int) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in headers if name not in (b"content-length", b"vary")]
    return [
        *kept,
        (b"content-length", b"%d" % size),
        (b"content-encoding", b"gzip"),
        (b"vary", b"accept-encoding"),
    ]


@lru_cache(maxsize=400)
def _squeezed(body: bytes, carefully: bool) -> bytes:
    """The files of the client and what the titles say are sent again and again: they are compressed once."""
    return gzip.compress(body, 9 if carefully else 4, mtime=0)
