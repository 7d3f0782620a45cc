"""Sessions of browsers and tokens of scripts as they are stored: the hash, and whose it is."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from civitas.server.schema import TOKENS

SCRIPT: Final = "script"
SCRIPTS_MOST: Final = 100
"""Of one person; of more, those end that were not used for longest."""


def add_token(connection: Connection, person: str, kind: str, token_hash: str, expires_at: float) -> None:
    now = time.time()
    row = {"hash": token_hash, "person": person, "kind": kind, "expires_at": expires_at, "made_at": now, "used_at": now}
    if kind == SCRIPT:
        own = (TOKENS.c.person == person, TOKENS.c.kind == SCRIPT)
        latest = select(TOKENS.c.hash).where(*own).order_by(TOKENS.c.used_at.desc(), TOKENS.c.made_at.desc())
        kept = connection.execute(latest.limit(SCRIPTS_MOST - 1)).scalars().all()
        connection.execute(delete(TOKENS).where(*own, TOKENS.c.hash.not_in(kept)))
    connection.execute(insert(TOKENS).values(row))
