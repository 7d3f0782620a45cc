"""Write what home shows of the titles, so that the server need not read them first.

python -m civitas._build.shelf [--check]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec


def written() -> bytes:
    from civitas.kernel import registry
    from civitas.server.routes.games import game_of
    from civitas.text import LANGUAGES

    titles = [registry.title(key) for key in registry.title_keys()]
    shelf = {language: {title.key: game_of(title, language, None) for title in titles} for language in LANGUAGES}
    return msgspec.json.format(msgspec.json.encode(shelf), indent=1) + b"\n"


def main(arguments: Sequence[str]) -> int:
    from civitas.server.shelf import FILE

    text = written()
    if FILE.exists() and FILE.read_bytes() == text:
        return 0
    if "--check" in arguments:
        print(f"{FILE} is stale: run python -m civitas._build.shelf", file=sys.stderr)
        return 1
    FILE.write_bytes(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
