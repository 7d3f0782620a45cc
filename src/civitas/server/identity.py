"""Who is asking: guests first. Tokens are long random texts; only their hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec

from civitas.server.database import Database, Person, Token

COOKIE: Final = "civitas"
SECURE_COOKIE: Final = "__Host-civitas"
"""Over TLS: browsers take this name only from this very host and never send it elsewhere."""
SESSION_SECONDS: Final = 180 * 86_400.0
_CACHED: Final = 5_000
_NOTED: Final = 6 * 3_600.0
"""The use of a token is written down no more often than this."""
_FRESH: Final = 60.0
"""A token found is believed for so long, so that a revoked one soon ends."""


class Visitor(msgspec.Struct):
    """The sender of a request."""

    address: str
    person: Person | None = None
    token: str | None = None
    """The hash of the token that was shown."""
    by_cookie: bool = False
    old_cookie: bool = False
    """A session that came under the plain name over TLS, to be given again under the better one."""
    listener: str = ""
    """What the sender calls its own stream of events: there it need not be told what its answer says."""
    new_cookie: str | None = None
    """A session just made, to be given to the browser."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


class Identity:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    async def find(self, token_hash: str) -> Person | None:
        """The person a token belongs to; None if it is unknown or has expired."""
        now = time.time()
        known = self._known.get(token_hash)
        if known is not None and now - known[1] < _FRESH:
            return known[0]
        self._known.pop(token_hash, None)
        found = await asyncio.to_thread(self._database.person_of, token_hash, now)
        if found is None:
            return None
        person, expires_at, used_at = found
        if now - used_at > _NOTED:
            prolonged = now + SESSION_SECONDS if expires_at - now < SESSION_SECONDS / 2 else expires_at
            await asyncio.to_thread(self._database.note_use, token_hash, now, prolonged)
        self._remember(token_hash, person)
        return person

    async def new_guest(self, visitor: Visitor, language: str) -> Person:
        """Sit a first-time visitor down as a guest."""
        person, token = Person(secrets.token_hex(12), "", language), new_token()
        expires_at = time.time() + SESSION_SECONDS
        await asyncio.to_thread(self._database.add_person, person, hashed(token), expires_at)
        visitor.person, visitor.token, visitor.new_cookie = person, hashed(token), token
        self._remember(hashed(token), person)
        return person

    def take_session(self, visitor: Visitor, person: Person, token: str) -> None:
        """From now on this visitor is that person, by a session that was just made for it: whatever was shown before,
        perhaps planted by somebody else, opens nothing."""
        if visitor.token is not None:
            self._known.pop(visitor.token, None)
        visitor.person, visitor.token, visitor.new_cookie = person, hashed(token), token
        self._remember(hashed(token), person)

    async def new_script_token(self, person: Person) -> str:
        token = new_token()
        await asyncio.to_thread(self._database.add_token, person.id, hashed(token), time.time() + SESSION_SECONDS)
        return token

    async def tokens(self, person: Person, shown: str | None) -> list[Token]:
        return await asyncio.to_thread(self._database.tokens_of, person.id, shown, time.time())

    async def revoke(self, person: Person, chosen: str | None, shown: str | None) -> list[str]:
        """End one token, or all but the one at hand: at once, whatever is remembered here."""
        ended = await asyncio.to_thread(self._database.revoke, person.id, chosen, shown)
        for token in ended:
            self._known.pop(token, None)
        return ended

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        changed = msgspec.structs.replace(
            person,
            name=person.name if name is None else name,
            language=person.language if language is None else language,
        )
        await asyncio.to_thread(self._database.change_person, changed)
        for token, (known, since) in list(self._known.items()):
            if known.id == person.id:
                self._known[token] = (changed, since)
        return changed

    def forget(self, person: str) -> None:
        """Ask the database again about whatever this person holds."""
        for token in [token for token, (known, _) in self._known.items() if known.id == person]:
            del self._known[token]

    def _remember(self, token_hash: str, person: Person) -> None:
        self._known[token_hash] = (person, time.time())
        while len(self._known) > _CACHED:
            self._known.popitem(last=False)
