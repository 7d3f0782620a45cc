"""Accounts in the database. Calls block."""

from __future__ import annotations

import time
import unicodedata
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas.server.database import PERSON, WITH_ACCOUNT, Database, Person, person_in
from civitas.server.identity import SESSION_SECONDS, hashed
from civitas.server.people.passphrases import code_hash
from civitas.server.schema import ACCOUNTS, AUDIT, PASSES, PEOPLE, SEATS, TABLES, TOKENS
from civitas.server.sessions import add_token

MEMBER: Final = "member"
ADMINISTRATOR: Final = "administrator"
CODE: Final = "code"
LINK: Final = "link"
CONFIRM: Final = "confirm"
NEVER: Final = 1e12
LINK_SECONDS: Final = 3_600.0
CONFIRM_SECONDS: Final = 3 * 86_400.0


class Stored(NamedTuple):
    person: Person
    login: str
    passphrase: str
    address: str
    confirmed: bool
    made_at: float
    codes: int
    """Recovery codes that are left."""


def login_of(name: str) -> str:
    """The form in which names are compared: however it is written, it is the same name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:80]


def register(database: Database, person: Person, name: str, passphrase: str, codes: list[str], session: str) -> bool:
    """Make an account of a guest, who keeps everything; False if the name is taken. Sessions of before end: whoever
    could have planted one is outside."""
    row = {"person": person.id, "login": login_of(name), "passphrase": passphrase, "address": "", "confirmed": 0}
    try:
        with database.writing() as connection:
            connection.execute(insert(ACCOUNTS).values(**row, role=MEMBER, made_at=time.time()))
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
            _renew_codes(connection, person.id, codes)
            _only_session(connection, person.id, session)
    except IntegrityError:
        return False
    return True


def find(database: Database, login: str) -> Stored | None:
    return _stored(database, ACCOUNTS.c.login == login)


def of_person(database: Database, person: str) -> Stored | None:
    return _stored(database, ACCOUNTS.c.person == person)


def _stored(database: Database, which: Any) -> Stored | None:
    left = (
        select(func.count())
        .select_from(PASSES)
        .where(PASSES.c.person == PEOPLE.c.id, PASSES.c.kind == CODE)
        .scalar_subquery()
        .label("codes")
    )
    parts = (ACCOUNTS.c.login, ACCOUNTS.c.passphrase, ACCOUNTS.c.address, ACCOUNTS.c.confirmed, ACCOUNTS.c.made_at)
    query = select(*PERSON, *parts, left).select_from(WITH_ACCOUNT).where(which)
    with database.reading() as connection:
        row: Any = connection.execute(query).one_or_none()
    if row is None:
        return None
    about = (row.login, row.passphrase, row.address, bool(row.confirmed), row.made_at, row.codes)
    return Stored(person_in(row), *about)


def open_session(database: Database, person: str, session: str, before: str | None) -> None:
    """A new session for somebody who has signed in; the one that was shown before ends."""
    with database.writing() as connection:
        add_token(connection, person, "session", hashed(session), time.time() + SESSION_SECONDS)
        if before is not None:
            connection.execute(delete(TOKENS).where(TOKENS.c.hash == before))


def close_session(database: Database, token: str) -> None:
    with database.writing() as connection:
        connection.execute(delete(TOKENS).where(TOKENS.c.hash == token))


def set_passphrase(database: Database, person: str, passphrase: str, session: str | None) -> None:
    """With a new session all others end, and tokens of scripts too; without one only the cost of the hash is new."""
    with database.writing() as connection:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(passphrase=passphrase))
        if session is not None:
            _only_session(connection, person, session)


def recover(database: Database, person: str, kind: str, code: str, passphrase: str, session: str) -> bool:
    """Use up a code or a link; False if there is none any more."""
    with database.writing() as connection:
        if not _use(connection, person, kind, code):
            return False
        connection.execute(delete(PASSES).where(PASSES.c.person == person, PASSES.c.kind == LINK))
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(passphrase=passphrase))
        _only_session(connection, person, session)
    return True


def holder(database: Database, kind: str, code: str) -> str | None:
    """Whose pass this is, if it still opens something."""
    fresh = (PASSES.c.hash == code_hash(code), PASSES.c.kind == kind, PASSES.c.expires_at > time.time())
    with database.reading() as connection:
        return connection.execute(select(PASSES.c.person).where(*fresh)).scalar()


def renew_codes(database: Database, person: str, codes: list[str]) -> None:
    with database.writing() as connection:
        _renew_codes(connection, person, codes)


def add_pass(database: Database, person: str, kind: str, code: str, seconds: float, detail: str = "") -> None:
    """One of its kind at a time."""
    with database.writing() as connection:
        connection.execute(delete(PASSES).where(PASSES.c.person == person, PASSES.c.kind == kind))
        row = {"hash": code_hash(code), "person": person, "kind": kind, "detail": detail}
        connection.execute(insert(PASSES).values(**row, expires_at=time.time() + seconds))


def set_address(database: Database, person: str, address: str) -> None:
    """Nothing is sent there, but for the letter that asks, before its holder has confirmed it."""
    with database.writing() as connection:
        connection.execute(delete(PASSES).where(PASSES.c.person == person, PASSES.c.kind.in_([LINK, CONFIRM])))
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(address=address, confirmed=0))


def confirm(database: Database, person: str, code: str) -> bool:
    """The holder of an address has answered."""
    with database.writing() as connection:
        asked = select(PASSES.c.detail).where(PASSES.c.hash == code_hash(code), PASSES.c.person == person)
        address = connection.execute(asked).scalar()
        if not _use(connection, person, CONFIRM, code):
            return False
        here = (ACCOUNTS.c.person == person, ACCOUNTS.c.address == address)
        return connection.execute(update(ACCOUNTS).where(*here).values(confirmed=1)).rowcount == 1


def set_role(database: Database, login: str, role: str) -> str | None:
    """Whom it concerned; None if nobody has this name."""
    with database.writing() as connection:
        found = connection.execute(select(ACCOUNTS.c.person).where(ACCOUNTS.c.login == login)).scalar()
        if found is not None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.login == login).values(role=role))
            row = {"at": time.time(), "who": "", "action": role, "about": found, "detail": ""}
            connection.execute(insert(AUDIT).values(row))
        return found


def sits_somewhere(database: Database, person: str) -> bool:
    """At a table that is not over?"""
    here = select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    query = select(exists(here.where(SEATS.c.person == person, TABLES.c.status != "over")))
    with database.reading() as connection:
        return bool(connection.execute(query).scalar())


def _use(connection: Connection, person: str, kind: str, code: str) -> bool:
    which = (PASSES.c.hash == code_hash(code), PASSES.c.person == person, PASSES.c.kind == kind)
    return connection.execute(delete(PASSES).where(*which, PASSES.c.expires_at > time.time())).rowcount == 1


def _renew_codes(connection: Connection, person: str, codes: list[str]) -> None:
    connection.execute(delete(PASSES).where(PASSES.c.person == person, PASSES.c.kind == CODE))
    rows = [
        {"hash": code_hash(code), "person": person, "kind": CODE, "expires_at": NEVER, "detail": ""} for code in codes
    ]
    connection.execute(insert(PASSES), rows)


def _only_session(connection: Connection, person: str, session: str) -> None:
    connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
    add_token(connection, person, "session", hashed(session), time.time() + SESSION_SECONDS)
