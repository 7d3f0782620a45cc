"""What post must not do: lead inside by a webhook, smuggle headers into letters, tell secrets in logs or addresses."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from civitas.server.post import store
from civitas.server.post.mail import is_mail, written
from civitas.server.post.outside import Refused, check_url, deliver, is_public
from civitas.server.post.settings import Mail
from civitas.server.post.signing import sign, signed_for
from civitas.server.running import log_to
from civitas.server.schema import ADDRESSES
from civitas.server.sweeping import sweep
from server import cluster
from server.house import House, Visitor
from server.letterbox import HOUR, URL, Letters, at, body_of, in_house, subscribe, waiting_pair, with_post


@with_post
async def test_headers_cannot_be_smuggled_in(house: House, box: Letters) -> None:
    ann = house.visitor()
    for target in (
        "a@example.org\r\nBcc: b@example.org",
        "a@example.org\nSubject: x",
        "a@example.org, b@example.org",
        "Ann <a@example.org>",
        '"a\r\n"@example.org',
        "a@example.org%0d%0aBcc:b@example.org",
        "a@localhost",
    ):
        assert not is_mail(target)
        await ann.post("/api/post/addresses", {"way": "mail", "target": target}, 422)
    assert box.taken == []
    mail = Mail("127.0.0.1", 25, "club@example.org")
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        written(mail, "a@example.org\r\nBcc: b@example.org", "hello", "text")
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        written(mail, "a@example.org", "hello\r\nBcc: b@example.org", "text")


@with_post
async def test_names_of_opponents_stay_in_the_text(house: House, box: Letters) -> None:
    """What somebody calls themselves opens no header and no line of the letter."""
    ann, bob = house.visitor(), house.visitor()
    await bob.post("/api/me", {"name": "Bob\r\nBcc: eve@example.org\r\n\r\nhello"})
    await subscribe(ann, box)
    table = (await ann.open())["table"]
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob\r\nBcc: eve@example.org"})
    while (await bob.view(table))["decision"] is not None:
        await bob.move(table)
    await at(house, HOUR)
    [letter] = box.taken
    assert letter["Bcc"] is None
    assert not any(line.startswith("Bcc") for line in body_of(letter).splitlines())


@with_post
async def test_no_secret_of_the_post_is_in_a_log_or_an_address(house: House, box: Letters) -> None:
    """Neither where letters go, nor what their links and webhooks are signed with, nor the password of the server."""
    output = io.StringIO()
    log_to(output, logging.DEBUG)
    asked, _, _ = await waiting_pair(house, box)
    hook = {"way": "hook", "target": "http://127.0.0.1:65533/turn?key=hidden-in-query"}
    named = await asked.post("/api/post/addresses", hook)
    box.refuse = True
    assert await at(house, HOUR) == 0
    box.refuse = False
    assert await at(house, 2 * HOUR) == 1
    letter = box.taken[-1]
    place = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(URL)
    stranger = house.visitor()
    await stranger.get(place, 303)
    await stranger.post(place)
    await stranger.post(place[:-2], status=404)
    # The visitors of tests log what they ask for; those lines are not the server's.
    told = "\n".join(line for line in output.getvalue().splitlines() if '"name": "httpx"' not in line)
    assert "letter not taken" in told and "/letters/leave/" in told
    token = place.rpartition("/")[2]
    key = house.service.poster.key
    hidden = (token, token[:-2], key, named["secret"], "hidden-in-query", "ann@example.org", *_cookies(asked))
    for secret in hidden:
        assert secret and secret not in told, secret
    heard = "\n".join(house.heard).replace(named["secret"], "", 1)
    assert key not in heard and named["secret"] not in heard
    # The page that a letter leads to finds its token where browsers send it to nobody.
    for address in re.findall(rf"{URL}\S+", body_of(letter)):
        assert token.rpartition(".")[2] not in address.partition("#")[0]
    assert "password" not in repr(Mail("host", 25, "a@example.org", "user", "password"))


def _cookies(visitor: Visitor) -> list[str]:
    return [value for _, value in visitor.http.cookies.items()]


async def _refused_without_its_values(house: House, box: Letters) -> None:
    output = io.StringIO()
    log_to(output)
    secret = secrets.token_hex(8)
    with pytest.raises(SQLAlchemyError) as found, house.service.database.writing() as connection:
        connection.execute(text("INSERT INTO addresses (id, secret) VALUES ('x', :secret)"), {"secret": secret})
    logging.getLogger("here").error("storage", exc_info=found.value)
    assert secret not in output.getvalue() + str(found.value) + str(found.value.__cause__)
    assert "addresses" in output.getvalue(), "but what went wrong is told"


def test_what_the_database_refuses_is_told_without_its_values(tmp_path: Path) -> None:
    asyncio.run(in_house(_refused_without_its_values, tmp_path, None))


def test_what_postgres_refuses_is_told_without_its_values(tmp_path: Path) -> None:
    """It shows the whole row that it does not take."""
    with cluster.fresh_database() as database:
        asyncio.run(in_house(_refused_without_its_values, tmp_path, database))


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
    + ["::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"]
    + ["2002:7f00:1::", "64:ff9b::7f00:1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"],
)
def test_no_webhook_leads_inside(address: str) -> None:
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    if "%" not in address:
        with pytest.raises(Refused):
            asyncio.run(deliver(f"https://{host}/", {}, b""))


def test_public_addresses_may_be_called() -> None:
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1::1")


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://user@example.org/", "https:///x"]
    + ["https://example.org:22/", "https://example.org:99999/", "https://exa mple.org/", "https://example.org/\r\nX: y"]
    + ["https://[::1", "https://example.org/" + "x" * 600, "https://ex\u00e4mple.org/", "gopher://x"],
)
def test_only_plain_https_addresses_are_webhooks(url: str) -> None:
    with pytest.raises(Refused):
        check_url(url, private=False)


def test_a_name_that_leads_inside_is_refused_at_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once for a call, all its addresses count, and the address that was judged is called."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        asked = []

        async def both(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(loop, "getaddrinfo", both)
        with pytest.raises(Refused, match="public"):
            await deliver("https://rebound.example/", {}, b"")
        assert asked == ["rebound.example"]

    asyncio.run(run())


def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async def run() -> None:
        calls = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            calls.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            assert await deliver(f"http://127.0.0.1:{port}/", {}, b"", private=True) == 302
        assert len(calls) == 1

    asyncio.run(run())


def test_tokens_are_for_one_purpose_one_address_and_a_time() -> None:
    token = sign("key", "confirm", "abc", 1000)
    assert signed_for("key", "confirm", token, 999) == "abc"
    assert signed_for("key", "confirm", token, 1001) is None
    assert signed_for("key", "leave", token, 999) is None
    assert signed_for("other", "confirm", token, 999) is None
    assert signed_for("key", "confirm", token.replace("abc", "abd"), 999) is None


@with_post
async def test_nobody_is_asked_again_and_again(house: House, box: Letters) -> None:
    """A stranger names an address, takes it away and names it again, in other letters and in other names."""
    for target in ("bob@example.org", "Bob@Example.org", "bob@example.org"):
        eve = house.visitor()
        named = await eve.post("/api/post/addresses", {"way": "mail", "target": target})
        await eve.post("/api/post/addresses/remove", {"id": named["addresses"][0]["id"]})
    assert len(box.taken) == 1
    with house.service.database.reading() as connection:
        kept = connection.execute(select(ADDRESSES.c.target, ADDRESSES.c.person)).all()
    assert kept and all("bob" not in row.target and row.person == "" for row in kept), "the address itself is not kept"


@with_post
async def test_who_wants_nothing_is_not_asked_for_months(house: House, box: Letters) -> None:
    eve, database = house.visitor(), house.service.database
    await eve.post("/api/post/addresses", {"way": "mail", "target": "bob@example.org"})
    place = str(box.taken.pop()["List-Unsubscribe"]).strip("<>").removeprefix(URL)
    await house.visitor().post(place)
    person, now = (await eve.get("/api/me"))["id"], time.time()
    sweep(database, now, 0)
    _, ask = store.add(database, person, "mail", "bob@example.org", "", "en", now + 30 * 86_400)
    assert not ask
    store.remove(database, store.addresses_of(database, person)[0].id, person)
    sweep(database, now + store.REFUSED_FOR + 40 * 86_400, 0)
    with database.reading() as connection:
        assert connection.execute(select(ADDRESSES.c.id)).all() == []


@with_post
async def test_who_left_on_purpose_may_come_back(house: House, box: Letters) -> None:
    ann = house.visitor()
    await subscribe(ann, box)
    [address] = (await ann.get("/api/post"))["addresses"]
    await ann.post("/api/post/addresses/remove", {"id": address["id"]})
    await subscribe(ann, box)
