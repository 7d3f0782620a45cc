"""Who I am: guests first, with a name and a language if they wish, and tokens for scripts."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from civitas.server.database import ID, Token
from civitas.server.people import ties
from civitas.server.people.shown import me_of
from civitas.server.people.wire import Me, NewToken
from civitas.server.problems import Denied
from civitas.server.service import Asking, Language, Served, person_of
from civitas.server.strings import clean
from civitas.text import LANGUAGES


class MeWish(msgspec.Struct):
    name: str | None = None
    language: str | None = None


class Revoke(msgspec.Struct):
    id: Annotated[str, Meta(pattern=f"^[0-9a-f]{{{ID}}}$")] | None = None


@get("/api/me")
async def me(service: Served, visitor: Asking, in_language: Language) -> Me:
    found = me_of(visitor.person, in_language)
    if visitor.person is not None:
        found.muted = await asyncio.to_thread(ties.muted, service.database, visitor.person.id)
    return found


@post("/api/me", status_code=200)
async def change_me(service: Served, visitor: Asking, in_language: Language, data: JSONBody[MeWish]) -> Me:
    if data.language is not None and data.language not in LANGUAGES:
        raise Denied(422, "error-language", language=data.language[:20], languages=", ".join(LANGUAGES))
    name = None if data.name is None else clean(data.name, 40)
    person = await service.identity.change(person_of(visitor), name, data.language)
    return me_of(person, person.language or in_language)


@post("/api/tokens", status_code=201)
async def new_token(service: Served, visitor: Asking) -> NewToken:
    service.pace("table", visitor)
    return NewToken(await service.identity.new_script_token(person_of(visitor)))


@get("/api/tokens")
async def tokens(service: Served, visitor: Asking) -> list[Token]:
    """The sessions and tokens that one can be reached by."""
    return [] if visitor.person is None else await service.identity.tokens(visitor.person, visitor.token)


@post("/api/tokens/revoke", status_code=200)
async def revoke(service: Served, visitor: Asking, data: JSONBody[Revoke]) -> list[Token]:
    """End one of them, or without an id all but the one at hand. Streams of this person end, and come back where they
    still may."""
    person = person_of(visitor)
    ended = await service.identity.revoke(person, data.id, visitor.token)
    if data.id is not None and not ended:
        raise Denied(404, "error-unknown-token")
    service.tables.end_streams(person.id)
    if visitor.token in ended:
        visitor.person = None
        return []
    return await service.identity.tokens(person, visitor.token)


HANDLERS = [me, change_me, new_token, tokens, revoke]
