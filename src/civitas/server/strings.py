"""Texts that people type, made safe to store and to show as text."""

from __future__ import annotations

import unicodedata


def clean(text: str, most: int, lines: bool = False) -> str:
    """Without control and direction marks, without runs of blanks, cut to a length. It is never treated as markup."""
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or (lines and letter == "\n"))
    if not lines:
        kept = " ".join(kept.split())
    return kept.strip()[:most]
