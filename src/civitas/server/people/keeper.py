"""Who signs in, out and up, and how a lost passphrase is replaced."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from civitas.server.database import Database, Person
from civitas.server.identity import Identity, Visitor, new_token
from civitas.server.people import accounts, attempts
from civitas.server.people.accounts import Stored, login_of
from civitas.server.people.letters import Asked, Letter, Post
from civitas.server.people.passphrases import (
    LONGEST,
    NOBODY,
    SHORTEST,
    fits_aside,
    hashed_aside,
    is_stale,
    new_codes,
)
from civitas.server.problems import Denied
from civitas.server.strings import clean
from civitas.server.tasks import Tasks

log = logging.getLogger(__name__)

SECRET: Final = "attempts"
NAME: Final = 40
ASKED: Final[dict[str, Asked]] = {accounts.LINK: "recover", accounts.CONFIRM: "confirm"}


class Keeper:
    def __init__(self, database: Database, identity: Identity, limits: bool) -> None:
        self._database = database
        self._identity = identity
        self._limits = limits
        self._tasks = Tasks()
        self.post: Post | None = None
        """Whatever sends letters; None: nothing does."""

    async def close(self) -> None:
        await self._tasks.end()

    async def settled(self) -> None:
        """All letters are on their way."""
        await self._tasks.settled()

    async def account(self, person: Person) -> Stored | None:
        return await asyncio.to_thread(accounts.of_person, self._database, person.id)

    async def register(self, visitor: Visitor, person: Person, name: str, passphrase: str) -> list[str]:
        """Make an account of the guest at hand; gives the recovery codes."""
        name = clean(name, NAME)
        if not login_of(name):
            raise Denied(422, "error-account-name")
        check(passphrase, name)
        if person.role:
            raise Denied(409, "error-account-already")
        await self._spend({"new": visitor.address})
        stored, codes, session = await hashed_aside(passphrase), new_codes(), new_token()
        wish = (person, name, stored, codes, session)
        if not await asyncio.to_thread(accounts.register, self._database, *wish):
            raise Denied(409, "error-account-taken")
        await self._enter(visitor, person.id, session)
        return codes

    async def sign_in(self, visitor: Visitor, name: str, passphrase: str, leave_guest: bool) -> None:
        """One answer and the same work whether the name is unknown or the passphrase wrong."""
        login = login_of(clean(name, NAME))
        keys = await self._spend_on(login, visitor)
        found = await asyncio.to_thread(accounts.find, self._database, login)
        fits = await fits_aside(passphrase[: LONGEST + 1], NOBODY if found is None else found.passphrase)
        if found is None or not fits:
            raise Denied(403, "error-sign-in")
        await self._refund(keys)
        await self._check_guest(visitor, leave_guest)
        if is_stale(found.passphrase):
            renewed = await hashed_aside(passphrase)
            await asyncio.to_thread(accounts.set_passphrase, self._database, found.person.id, renewed, None)
        session, before = new_token(), visitor.token if visitor.by_cookie or visitor.new_cookie else None
        await asyncio.to_thread(accounts.open_session, self._database, found.person.id, session, before)
        await self._enter(visitor, found.person.id, session)

    async def sign_out(self, visitor: Visitor) -> None:
        if visitor.token is not None and visitor.person is not None:
            await asyncio.to_thread(accounts.close_session, self._database, visitor.token)
            self._identity.forget(visitor.person.id)
        visitor.person, visitor.new_cookie, visitor.by_cookie = None, None, True

    async def recover(self, visitor: Visitor, name: str, code: str, passphrase: str) -> None:
        """A new passphrase for a code with the name it belongs to, or for the secret of a link alone. Everything that
        opened the account before ends."""
        login = login_of(clean(name, NAME))
        check(passphrase, name)
        keys = await self._spend_on(login, visitor)
        found: str | None
        if login:
            kind = accounts.CODE
            stored = await asyncio.to_thread(accounts.find, self._database, login)
            found = None if stored is None else stored.person.id
        else:
            kind = accounts.LINK
            found = await asyncio.to_thread(accounts.holder, self._database, kind, code)
        fresh, session = await hashed_aside(passphrase), new_token()
        wish = (found or "", kind, code, fresh, session)
        if not await asyncio.to_thread(accounts.recover, self._database, *wish) or found is None:
            raise Denied(403, "error-recovery")
        await self._refund(keys)
        await self._enter(visitor, found, session)

    async def write_to(self, visitor: Visitor, name: str) -> None:
        """Send a link for a new passphrase, if there is anybody to send it to: which, nobody is told."""
        login = login_of(clean(name, NAME))
        await self._spend_on(login, visitor)
        found = await asyncio.to_thread(accounts.find, self._database, login)
        if self.post is not None and found is not None and found.confirmed:
            self._tasks.spawn(self._write, found, accounts.LINK, found.address)

    async def change_passphrase(self, visitor: Visitor, old: str, new: str) -> None:
        stored = await self.proven(visitor, old)
        check(new, stored.login)
        session = new_token()
        fresh = await hashed_aside(new)
        await asyncio.to_thread(accounts.set_passphrase, self._database, stored.person.id, fresh, session)
        await self._enter(visitor, stored.person.id, session)

    async def renew_codes(self, visitor: Visitor, passphrase: str) -> list[str]:
        stored, codes = await self.proven(visitor, passphrase), new_codes()
        await asyncio.to_thread(accounts.renew_codes, self._database, stored.person.id, codes)
        return codes

    async def change_address(self, visitor: Visitor, passphrase: str, address: str) -> None:
        stored = await self.proven(visitor, passphrase)
        await asyncio.to_thread(accounts.set_address, self._database, stored.person.id, address)
        if self.post is not None and address:
            self._tasks.spawn(self._write, stored, accounts.CONFIRM, address)

    async def confirm(self, person: Person, code: str) -> None:
        if not await asyncio.to_thread(accounts.confirm, self._database, person.id, code):
            raise Denied(403, "error-recovery")

    async def proven(self, visitor: Visitor, passphrase: str) -> Stored:
        """The account at hand, once its holder has said the passphrase again."""
        stored = None if visitor.person is None else await self.account(visitor.person)
        if stored is None:
            raise Denied(403, "error-no-account")
        keys = await self._spend_on(stored.login, visitor)
        if not await fits_aside(passphrase[: LONGEST + 1], stored.passphrase):
            raise Denied(403, "error-passphrase")
        await self._refund(keys)
        return stored

    async def _write(self, stored: Stored, kind: str, address: str) -> None:
        assert self.post is not None
        if not await self._count({ASKED[kind]: address.casefold()}):
            log.info("letter not sent: too many", extra={"kind": ASKED[kind]})
            return
        code = secrets.token_hex(20)
        seconds = accounts.LINK_SECONDS if kind == accounts.LINK else accounts.CONFIRM_SECONDS
        wish = (stored.person.id, kind, code, seconds, address)
        await asyncio.to_thread(accounts.add_pass, self._database, *wish)
        person, asked = stored.person, ASKED[kind]
        letter = Letter(person.id, address, person.language, asked, person.name, f"/account#{asked}={code}")
        try:
            await self.post(letter)
        except Exception:
            log.warning("letter not sent", exc_info=True, extra={"kind": asked})

    async def _enter(self, visitor: Visitor, person: str, session: str) -> None:
        """Be that person from now on, and nobody by what was shown before."""
        stored = await asyncio.to_thread(accounts.of_person, self._database, person)
        assert stored is not None
        self._identity.forget(person)
        self._identity.take_session(visitor, stored.person, session)

    async def _check_guest(self, visitor: Visitor, leave_guest: bool) -> None:
        """A guest who signs in leaves the games played as a guest behind: not without having said so."""
        guest = visitor.person
        if guest is None or guest.role or leave_guest:
            return
        if await asyncio.to_thread(accounts.sits_somewhere, self._database, guest.id):
            raise Denied(409, "error-guest-games")

    async def _spend_on(self, login: str, visitor: Visitor) -> dict[str, str]:
        return await self._spend({"both": f"{login}\n{visitor.address}", "name": login, "address": visitor.address})

    async def _spend(self, told: dict[str, str]) -> dict[str, str]:
        if not self._limits:
            return {}
        keys = await self._count(told)
        if not keys:
            raise Denied(429, "error-too-many-attempts", minutes=round(attempts.WINDOW / 60))
        return keys

    async def _count(self, told: dict[str, str]) -> dict[str, str]:
        """What this is counted by; nothing, if it is once too often."""
        secret = await asyncio.to_thread(self._database.keep_first, SECRET, secrets.token_hex(16))
        keys = attempts.keys_of(secret, told)
        return keys if await asyncio.to_thread(attempts.spend, self._database, keys, time.time()) else {}

    async def _refund(self, keys: dict[str, str]) -> None:
        if keys:
            await asyncio.to_thread(attempts.refund, self._database, keys)


def check(passphrase: str, name: str) -> None:
    """Long enough to be hard to guess, and not the name itself."""
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Denied(422, "error-passphrase-length", least=SHORTEST, most=LONGEST)
    if len(set(passphrase)) < 4 or login_of(passphrase) in login_of(name) * 4:
        raise Denied(422, "error-passphrase-weak")
