"""Which language a request is answered in."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

from civitas.text import LANGUAGES


def language_of(scope: Any) -> str:
    """`?lang=`, else what the session has chosen, else what the browser prefers, else English."""
    asked = str(parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0])
    if asked in LANGUAGES:
        return asked
    visitor = scope.get("state", {}).get("visitor")
    if visitor is not None and visitor.person is not None and visitor.person.language in LANGUAGES:
        return str(visitor.person.language)
    headers = dict(scope.get("headers", ()))
    return preferred(headers.get(b"accept-language", b"").decode("latin-1"))


def preferred(header: str) -> str:
    """The first language of an Accept-Language header, by weight, that we have."""
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:20]):
        name, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), place, name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(ranked) if name in LANGUAGES), LANGUAGES[0])
