"""Sends the post: draws letters from the queue, minds quiet hours, and hands them over by every way that was asked for.

A letter counts as sent when one of its addresses took it. A process that dies between sending and noting it may make
another send the same letter again; none is lost.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel import registry
from civitas.server import meters
from civitas.server.database import Database
from civitas.server.letters import POST_KEY
from civitas.server.people import letters as people
from civitas.server.post import hooks, mail, outside, store
from civitas.server.post.quiet import quiet_until
from civitas.server.post.settings import Post
from civitas.server.post.signing import new_key, sign
from civitas.server.post.store import Address, Letter, Waiting
from civitas.server.strings import clean
from civitas.text import LANGUAGES, texts

log = logging.getLogger(__name__)

CONFIRM_SECONDS: Final = 3 * 86_400
LISTED: Final = 20
SOON: Final = 60.0
GONE: Final = (404, 410)
"""What the service of a browser answers when nobody listens there any more."""


class Told(msgspec.Struct):
    """A table in a webhook."""

    table: str
    title: str
    url: str
    seat: int
    since: float
    reminder: bool


class Hook(msgspec.Struct):
    kind: str
    at: int
    tables: list[Told]


class Poster:
    def __init__(self, database: Database, post: Post, present: Callable[[str, int], bool]) -> None:
        self._database = database
        self.post = post
        self._present = present
        """Does the person of a seat look at the table just now?"""
        self.key = ""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.post:
            self.key = await asyncio.to_thread(self._database.keep_first, POST_KEY, new_key())
            self._database.posting = True
            self._task = asyncio.create_task(self._keep_sending())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_sending(self) -> None:
        while True:
            try:
                await self.send_due()
            except SQLAlchemyError:
                log.warning("post not read", exc_info=True)
            except Exception:
                log.exception("post not sent")
            await asyncio.sleep(self.post.look_seconds)

    async def send_due(self) -> int:
        """Send what is due; how many people were written to."""
        sent = 0
        now = await asyncio.to_thread(self._database.time)
        await self._spare_those_who_look(now)
        for person in await asyncio.to_thread(store.due, self._database, now):
            letter = await asyncio.to_thread(store.draw, self._database, person, now)
            if letter is not None:
                sent += await self._see_to(letter, now)
        return sent

    async def _spare_those_who_look(self, now: float) -> None:
        """Only the process where somebody looks at a table knows of it: it says so before anything is due."""
        until = now + min(2 * self.post.look_seconds, SOON)
        rows = await asyncio.to_thread(store.nearly_due, self._database, until)
        here = {person for table, seat, person in rows if self._present(table, seat)}
        if here:
            await asyncio.to_thread(store.put_off, self._database, here, now, until)

    async def _see_to(self, letter: Letter, now: float) -> int:
        wishes = letter.wishes
        until = quiet_until(now, wishes.quiet_from, wishes.quiet_until, wishes.zone)
        if until is None and wishes.sent_at + wishes.every > now:
            until = wishes.sent_at + wishes.every
        if until is not None:
            await asyncio.to_thread(store.postpone, self._database, letter.person, until)
            return 0
        delivered = [await self._deliver(address, letter) for address in letter.addresses]
        ending = store.done if any(delivered) else store.failed
        await asyncio.to_thread(ending, self._database, letter, now)
        return int(any(delivered))

    async def _deliver(self, address: Address, letter: Letter) -> bool:
        """By one way; whatever goes wrong there concerns nobody else."""
        try:
            delivered = await self._hand_over(address, letter)
        except (OSError, smtplib.SMTPException, outside.Refused) as problem:
            log.warning("letter not taken", extra={"way": address.way, "cause": type(problem).__name__})
            delivered = False
        except Exception:
            log.exception("letter not written", extra={"way": address.way})
            delivered = False
        meters.LETTERS.add(address.way, "taken" if delivered else "failed")
        await asyncio.to_thread(store.note, self._database, address, delivered)
        return delivered

    async def _hand_over(self, address: Address, letter: Letter) -> bool:
        if address.way == "mail":
            return await self._mail(address, *self._words(letter, address))
        if address.way == "hook" and self.post.hooks:
            at = int(time.time())
            body = msgspec.json.encode(Hook("turn", at, [self._told(part) for part in letter.waiting[:LISTED]]))
            headers = hooks.headers(address.secret, at, body)
            status = await outside.deliver(address.target, headers, body, self.post.private)
            return 200 <= status < 300
        if address.way == "push" and self.post.push:
            return await self._push(address, letter)
        return False

    async def _push(self, address: Address, letter: Letter) -> bool:
        from civitas.server.post import push

        subject, _ = self._words(letter, address)
        body = msgspec.json.encode({"title": "Civitas", "body": subject, "url": "/next"})
        keys = await asyncio.to_thread(push.server_keys, self._database)
        content, headers = push.sealed(body, address.target, address.secret, keys, self.post.push, int(time.time()))
        status = await outside.deliver(address.target, headers, content, self.post.private)
        if status in GONE:
            await asyncio.to_thread(store.remove, self._database, address.id)
        return 200 <= status < 300

    async def public_key(self) -> str:
        """With which browsers know this server."""
        from civitas.server.post import push

        return push.public(await asyncio.to_thread(push.server_keys, self._database))

    async def ask(self, address: Address, language: str) -> None:
        """Does whoever reads letters there want ours?"""
        words = texts(language if language in LANGUAGES else LANGUAGES[0])
        token = sign(self.key, "confirm", address.id, int(time.time()) + CONFIRM_SECONDS)
        url = f"{self.post.url}/post#confirm={token}"
        try:
            await self._mail(address, words.message("mail-confirm"), words.message("mail-confirm-text", {"url": url}))
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("letter not taken", extra={"way": "mail", "cause": type(problem).__name__})

    async def write(self, letter: people.Letter) -> None:
        """What accounts have to say: it was asked for just now, so that it waits neither for quiet hours nor for
        others. There is nothing to unsubscribe from."""
        if self.post.mail is None:
            return
        words = texts(letter.language if letter.language in LANGUAGES else LANGUAGES[0])
        told = {"name": clean(letter.name, 40), "url": f"{self.post.url}{letter.path}"}
        subject, text = words.message(f"mail-account-{letter.kind}"), words.message(f"mail-{letter.kind}-account", told)
        if not mail.is_mail(letter.address):
            raise ValueError("address")
        await asyncio.to_thread(mail.send, self.post.mail, mail.written(self.post.mail, letter.address, subject, text))

    async def _mail(self, address: Address, subject: str, text: str) -> bool:
        if self.post.mail is None:
            return False
        token = sign(self.key, "leave", address.id)
        leave = f"{self.post.url}/letters/leave/{token}"
        message = mail.written(self.post.mail, address.target, clean(subject, 200), text, leave)
        await asyncio.to_thread(mail.send, self.post.mail, message)
        return True

    def _words(self, letter: Letter, address: Address) -> tuple[str, str]:
        language = letter.wishes.language
        words = texts(language if language in LANGUAGES else LANGUAGES[0])
        tables = {part.info.id: part for part in letter.waiting}
        first = next(iter(tables.values()))
        key = "mail-reminder" if all(part.told for part in letter.waiting) else "mail-turn"
        if len(tables) == 1 and _is_wish(first):
            key = "mail-wish"
        subject = words.message(key, {"count": len(tables), "title": self._title(first, words.language)})
        lines = [subject, ""]
        for part in list(tables.values())[:LISTED]:
            others = ", ".join(clean(seat.name, 40) for n, seat in enumerate(part.info.seats) if n != part.seat)
            title = self._title(part, words.language)
            line = "mail-wished" if _is_wish(part) else "mail-table"
            lines.append(words.message(line, {"title": title, "names": others}))
            lines += [f"  {self.post.url}/t/{part.info.id}", ""]
        if any(part.told for part in letter.waiting):
            lines += [words.message("mail-absent"), ""]
        lines += [words.message("mail-next", {"url": f"{self.post.url}/next"}), ""]
        leave = f"{self.post.url}/post#leave={sign(self.key, 'leave', address.id)}"
        lines.append(words.message("mail-leave", {"url": leave}))
        return subject, "\n".join(lines) + "\n"

    def _title(self, part: Waiting, language: str) -> str:
        return registry.title(part.info.title).names[language]

    def _told(self, part: Waiting) -> Told:
        info = part.info
        url = f"{self.post.url}/t/{info.id}"
        return Told(info.id, info.title, url, part.seat, info.last_move_at, part.told > 0)


def _is_wish(part: Waiting) -> bool:
    """Is not a move waited for, but the answer to what somebody wishes?"""
    return part.seat not in part.info.asked
