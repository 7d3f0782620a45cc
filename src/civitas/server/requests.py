"""A name for every request, by which its lines in the log are found: also those of the tasks it has set off."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
HEADER: Final = b"x-request-id"
_NAME: Final = re.compile(rb"[A-Za-z0-9_-]{8,64}")


def name_for(headers: Iterable[tuple[bytes, bytes]], trusted: bool) -> str:
    """`trusted`: behind a proxy, which names requests so that its log and ours agree."""
    if trusted:
        for name, value in headers:
            if name == HEADER and _NAME.fullmatch(value):
                return value.decode()
    return secrets.token_hex(8)
