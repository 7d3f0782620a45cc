"""How I want to be written to when a table waits for me, and which one waits longest."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Literal
from urllib.parse import quote

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect
from msgspec import Meta

from civitas.server.letters import asked_seats
from civitas.server.people.wire import Done
from civitas.server.post import store
from civitas.server.post.mail import is_mail
from civitas.server.post.outside import Refused, check_url
from civitas.server.post.quiet import is_zone
from civitas.server.post.signing import signed_for
from civitas.server.problems import Denied
from civitas.server.service import Asking, Language, Served, person_of

Minute = Annotated[int, Meta(ge=0, lt=1440)]
Token = Annotated[str, Meta(max_length=200)]


class PostAddress(msgspec.Struct):
    id: str
    way: Literal["mail", "push", "hook"]
    target: str
    state: Literal["waiting", "good", "off"]


class PostWishes(msgspec.Struct):
    every: Annotated[int, Meta(ge=300, le=86_400)]
    """At most one letter in so many seconds."""
    quiet_from: Minute
    quiet_until: Minute
    """Minutes of the day; equal ones mean that there are no quiet hours."""
    zone: Annotated[str, Meta(max_length=64)]
    reminders: bool


class PostBox(msgspec.Struct):
    mail: bool
    hooks: bool
    push: str
    """The key with which browsers know this server; empty: no Web Push."""
    wishes: PostWishes
    addresses: list[PostAddress]
    secret: str = ""
    """Of the webhook just named, told this once: its letters are signed with it."""


class PostTarget(msgspec.Struct):
    way: Literal["mail", "push", "hook"]
    target: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""


class OldAddress(msgspec.Struct):
    id: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class PostLink(msgspec.Struct):
    token: Token


class NextTable(msgspec.Struct):
    table: str | None
    waiting: int
    """So many tables wait for me."""


async def _box(service: Served, person: str, secret: str = "") -> PostBox:
    settings = service.settings.post
    wishes = await asyncio.to_thread(store.wishes_of, service.database, person)
    addresses = await asyncio.to_thread(store.addresses_of, service.database, person)
    key = await service.poster.public_key() if settings.push else ""
    told = PostWishes(int(wishes.every), wishes.quiet_from, wishes.quiet_until, wishes.zone, wishes.reminders)
    shown = [PostAddress(one.id, one.way, one.target, one.state) for one in addresses]
    return PostBox(settings.mail is not None, settings.hooks, key, told, shown, secret)


@get("/api/post")
async def box(service: Served, visitor: Asking) -> PostBox:
    return await _box(service, "" if visitor.person is None else visitor.person.id)


@post("/api/post/wishes", status_code=200)
async def wish(service: Served, visitor: Asking, in_language: Language, data: JSONBody[PostWishes]) -> PostBox:
    person = person_of(visitor).id
    if not is_zone(data.zone):
        raise Denied(422, "error-bad-zone")
    wishes = store.Wishes(float(data.every), data.quiet_from, data.quiet_until, data.zone, data.reminders, in_language)
    await asyncio.to_thread(store.wish, service.database, person, wishes)
    return await _box(service, person)


@post("/api/post/addresses", status_code=200)
async def add(service: Served, visitor: Asking, in_language: Language, data: JSONBody[PostTarget]) -> PostBox:
    """Wish to be written to. Where letters go by mail, whoever reads them there is asked first; the answer here is the
    same whether somebody was asked before or not."""
    settings, person = service.settings.post, person_of(visitor).id
    offered = {"mail": settings.mail is not None, "hook": settings.hooks, "push": bool(settings.push)}
    if not offered[data.way]:
        raise Denied(422, "error-no-post")
    service.pace("address", visitor)
    secret = ""
    if data.way == "mail":
        if not is_mail(data.target):
            raise Denied(422, "error-bad-mail")
    else:
        try:
            check_url(data.target, settings.private)
        except Refused as problem:
            raise Denied(422, "error-bad-hook") from problem
        secret = secrets.token_urlsafe(32) if data.way == "hook" else f"{data.p256dh} {data.auth}"
    address, to_ask = await asyncio.to_thread(
        store.add, service.database, person, data.way, data.target, secret, in_language, time.time()
    )
    if to_ask:
        await service.poster.ask(address, in_language)
    return await _box(service, person, secret if data.way == "hook" and address.secret == secret else "")


@post("/api/post/addresses/remove", status_code=200)
async def remove(service: Served, visitor: Asking, data: JSONBody[OldAddress]) -> PostBox:
    person = person_of(visitor).id
    if not await asyncio.to_thread(store.remove, service.database, data.id, person):
        raise Denied(404, "error-unknown-address")
    return await _box(service, person)


@post("/api/post/confirm", status_code=200)
async def confirm(service: Served, data: JSONBody[PostLink]) -> Done:
    address = signed_for(service.poster.key, "confirm", data.token, time.time())
    if address is None or not await asyncio.to_thread(store.confirm, service.database, address):
        raise Denied(404, "error-bad-link")
    return Done()


@post("/api/post/leave", status_code=200)
async def leave(service: Served, data: JSONBody[PostLink]) -> Done:
    return await _leave(service, data.token)


@get("/letters/leave/{token:str}", include_in_schema=False)
async def leave_by_hand(token: FromPath[Token]) -> Redirect:
    """Mail programs without such a button open the same address in a browser: there a page asks."""
    return Redirect(f"/post#leave={quote(token)}", status_code=303, headers={"cache-control": "no-store"})


@post("/letters/leave/{token:str}", status_code=200, include_in_schema=False)
async def leave_at_once(service: Served, token: FromPath[Token]) -> Done:
    """What mail programs ask for with their own button (RFC 8058)."""
    return await _leave(service, token)


async def _leave(service: Served, token: str) -> Done:
    """Whoever has left before has left: the same answer."""
    address = signed_for(service.poster.key, "leave", token, time.time())
    if address is None:
        raise Denied(404, "error-bad-link")
    await asyncio.to_thread(store.remove, service.database, address)
    return Done()


@get("/api/next")
async def next_table(service: Served, visitor: Asking, after: FromQuery[str | None] = None) -> NextTable:
    """The table that has waited longest for me; `after` names the one at hand, which comes last."""
    person = None if visitor.person is None else visitor.person.id
    mine = [] if person is None else await asyncio.to_thread(store.running_of, service.database, person)
    found = [info for info in mine if any(info.seats[seat].person == person for seat in asked_seats(info))]
    found.sort(key=lambda info: (info.id == after, info.last_move_at))
    return NextTable(found[0].id if found else None, len(found))


HANDLERS = [box, wish, add, remove, confirm, leave, leave_by_hand, leave_at_once, next_table]
