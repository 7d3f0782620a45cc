"""Accounts, for whoever wishes one: signing up, in and out, and ways back in."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from civitas.server.identity import Visitor
from civitas.server.people.accounts import ADMINISTRATOR
from civitas.server.people.shown import me_of
from civitas.server.people.wire import Account, Codes, Done, Me, Registered
from civitas.server.problems import Denied
from civitas.server.service import Asking, Language, Served, person_of

Text = Annotated[str, Meta(max_length=254)]
_ADDRESS: Final = re.compile(r"[^\s@<>(),;:\\\"\[\]\x00-\x1f\x7f]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}")
"""One plain address: no list, no name, no line end that could begin a header."""


class SignUp(msgspec.Struct):
    name: Text
    passphrase: Text


class SignIn(msgspec.Struct):
    name: Text
    passphrase: Text
    leave_guest: bool = False
    """The games played here as a guest may be left behind."""


class Recovery(msgspec.Struct):
    code: Text
    passphrase: Text
    """The new one."""
    name: Text = ""
    """Empty for what came by post."""


class Named(msgspec.Struct):
    name: Text


class Proof(msgspec.Struct):
    passphrase: Text


class NewPassphrase(Proof):
    wanted: Text


class NewAddress(Proof):
    address: Text


class Confirmation(msgspec.Struct):
    code: Text


@get("/api/account")
async def account(service: Served, visitor: Asking) -> Account:
    stored = None if visitor.person is None else await service.keeper.account(visitor.person)
    can_write = service.keeper.post is not None
    if stored is None:
        return Account("", "", False, False, 0.0, 0, can_write)
    administrator = stored.person.role == ADMINISTRATOR
    about = (stored.login, stored.address, stored.confirmed, administrator, stored.made_at, stored.codes)
    return Account(*about, can_write)


@post("/api/account", status_code=201)
async def sign_up(service: Served, visitor: Asking, in_language: Language, data: JSONBody[SignUp]) -> Registered:
    """Make an account of the guest at hand, who keeps games, ratings and name. A session begins anew."""
    codes = await service.keeper.register(visitor, person_of(visitor), data.name, data.passphrase)
    return Registered(_me(visitor, in_language), codes)


@post("/api/account/sign-in", status_code=200)
async def sign_in(service: Served, visitor: Asking, in_language: Language, data: JSONBody[SignIn]) -> Me:
    await service.keeper.sign_in(visitor, data.name, data.passphrase, data.leave_guest)
    return _me(visitor, in_language)


@post("/api/account/sign-out", status_code=200)
async def sign_out(service: Served, visitor: Asking, in_language: Language) -> Me:
    person = person_of(visitor)
    await service.keeper.sign_out(visitor)
    service.tables.end_streams(person.id)
    return _me(visitor, in_language)


@post("/api/account/recover", status_code=200)
async def recover(service: Served, visitor: Asking, in_language: Language, data: JSONBody[Recovery]) -> Me:
    """A new passphrase by a recovery code, or by what came by post. All sessions and tokens of before end."""
    await service.keeper.recover(visitor, data.name, data.code, data.passphrase)
    service.tables.end_streams(person_of(visitor).id)
    return _me(visitor, in_language)


@post("/api/account/letter", status_code=200)
async def letter(service: Served, visitor: Asking, data: JSONBody[Named]) -> Done:
    """Ask for a link by post. The answer is the same whether there is such an account or not."""
    await service.keeper.write_to(visitor, data.name)
    return Done()


@post("/api/account/passphrase", status_code=200)
async def passphrase(service: Served, visitor: Asking, data: JSONBody[NewPassphrase]) -> Done:
    """All other sessions and tokens end."""
    await service.keeper.change_passphrase(visitor, data.passphrase, data.wanted)
    service.tables.end_streams(person_of(visitor).id)
    return Done()


@post("/api/account/codes", status_code=200)
async def codes(service: Served, visitor: Asking, data: JSONBody[Proof]) -> Codes:
    """New recovery codes; the old ones open nothing any more."""
    return Codes(await service.keeper.renew_codes(visitor, data.passphrase))


@post("/api/account/address", status_code=200)
async def address(service: Served, visitor: Asking, data: JSONBody[NewAddress]) -> Done:
    """Where post may go, once it is confirmed; empty: nowhere."""
    if data.address and not _ADDRESS.fullmatch(data.address):
        raise Denied(422, "error-mail-address")
    await service.keeper.change_address(visitor, data.passphrase, data.address)
    return Done()


@post("/api/account/confirm", status_code=200)
async def confirm(service: Served, visitor: Asking, data: JSONBody[Confirmation]) -> Done:
    await service.keeper.confirm(person_of(visitor), data.code)
    return Done()


def _me(visitor: Visitor, language: str) -> Me:
    person = visitor.person
    return me_of(person, language if person is None else person.language or language)


HANDLERS = [account, sign_up, sign_in, sign_out, recover, letter, passphrase, codes, address, confirm]
