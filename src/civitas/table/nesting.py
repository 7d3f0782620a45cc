"""How deep JSON is nested, found without recursion: decoders give up on depth that writers do not mind."""

from __future__ import annotations

import re
from typing import Final

_TOKENS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]')
"""Whole strings, whose brackets do not count, and brackets."""


def depth_of(content: bytes) -> int:
    depth = deepest = 0
    for token in _TOKENS.finditer(content):
        bracket = token.group()
        if bracket in (b"[", b"{"):
            depth += 1
            deepest = max(deepest, depth)
        elif bracket in (b"]", b"}"):
            depth -= 1
    return deepest


def flattened(content: bytes, most: int) -> bytes:
    """The same JSON with null in the place of whatever is nested deeper than `most`."""
    parts: list[bytes] = []
    depth, kept = 0, 0
    for token in _TOKENS.finditer(content):
        bracket = token.group()
        if bracket in (b"[", b"{"):
            depth += 1
            if depth == most + 1:
                parts.append(content[kept : token.start()] + b"null")
        elif bracket in (b"]", b"}"):
            depth -= 1
            if depth == most:
                kept = token.end()
    return b"".join([*parts, content[kept:]])
