"""Those who hold a line: half requests, endless heads, answers that nobody takes, more lines than one needs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvicorn

from civitas.server.app import create_app
from civitas.server.connections import Patience
from civitas.server.limits import PACES, address_of
from civitas.server.running import config_for
from server.house import PATIENCE, settings_for

IMPATIENT = Patience(head_seconds=0.2, body_seconds=0.4, answer_seconds=0.3, each_address=12)
PATIENT = Patience(each_address=10)
Lines = Callable[[bytes], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


def connected(act: Callable[[Lines], Awaitable[None]]) -> Callable[[Path], None]:
    """A test with a real server at the other end of real lines."""
    return connected_with()(act)


def connected_with(**changes: Any) -> Callable[[Callable[[Lines], Awaitable[None]]], Callable[[Path], None]]:
    return lambda act: _test(act, changes)


def _test(act: Callable[[Lines], Awaitable[None]], changes: dict[str, Any]) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        async def run() -> None:
            settings = settings_for(tmp_path, **{"patience": IMPATIENT, **changes})
            server = uvicorn.Server(config_for(create_app(settings), settings))
            listening = socket.create_server(("127.0.0.1", 0))
            lines: list[asyncio.StreamWriter] = []
            work = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started:
                await asyncio.sleep(0.01)

            async def line(sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                reader, writer = await asyncio.open_connection("127.0.0.1", listening.getsockname()[1])
                lines.append(writer)
                writer.write(sent)
                return reader, writer

            try:
                await act(line)
            finally:
                for writer in lines:
                    writer.transport.abort()
                    with contextlib.suppress(ConnectionError):
                        await writer.wait_closed()
                server.should_exit = True
                await work

        asyncio.run(run())

    test.__name__, test.__doc__ = getattr(act, "__name__", "test"), act.__doc__
    return test


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other end hangs up. It must."""
    found = b""
    async with asyncio.timeout(PATIENCE):
        # Who hangs up on somebody who is still writing resets the line; what came before counts.
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(65_536):
                found += part
    return found + bytes(reader._buffer)  # type: ignore[attr-defined]


HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@connected
async def test_half_requests_are_dropped(line: Lines) -> None:
    for half in (
        b"",
        b"\r\n",
        b"G",
        b"GET /healthz HTTP/1.1\r\n",
        HEAD,
        HEAD + b"x: y\r\n",
        POST,
        POST + b"{",
        b"\x16\x03",
    ):
        reader, _ = await line(half)
        assert (await all_of(reader)).partition(b"\r\n")[0] in (
            b"HTTP/1.1 408 Request Timeout",
            b"HTTP/1.1 400 Bad Request",
        ), half


@connected
async def test_a_head_that_drips_is_dropped(line: Lines) -> None:
    reader, writer = await line(HEAD)
    answer = asyncio.create_task(all_of(reader))
    while not answer.done():
        with contextlib.suppress(OSError):  # the writer would throw away what has come when its line is reset
            os.write(writer.get_extra_info("socket").fileno(), b"x: y\r\n")
        await asyncio.sleep(0.02)
    assert b" 408 " in answer.result()


@connected
async def test_after_an_answer_the_same_holds(line: Lines) -> None:
    reader, writer = await line(HEAD + b"\r\n")
    assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
    await reader.readexactly(len(b'{"status":"alive"}'))
    writer.write(b"GET /hea")
    assert b" 408 " in await all_of(reader)
    # Two requests at once, the second of them half.
    reader, writer = await line(HEAD + b"\r\n" + HEAD)
    answer = await all_of(reader)
    assert answer.count(b"HTTP/1.1 ") == 2 and b"alive" in answer and b" 408 " in answer


@connected_with(patience=PATIENT)
async def test_endless_heads_and_bodies(line: Lines) -> None:
    for request in (
        HEAD + b"x: " + b"y" * 200_000,
        HEAD + b"x: y\r\n" * 20_000 + b"\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ):
        reader, _ = await line(request)
        assert b" 431 " in await all_of(reader)
    reader, _ = await line(POST.replace(b"100", b"99999999999"))
    assert b" 413 " in await reader.readuntil(b"\r\n")


@connected
async def test_a_stream_is_not_a_half_request(line: Lines) -> None:
    """Nor is one that sends a stray line while it listens."""
    reader, writer = await line(POST.replace(b"100", b"2") + b"{}")
    head = await reader.readuntil(b"\r\n\r\n")
    cookie = head.partition(b"set-cookie: ")[2].partition(b";")[0]
    wish = b'{"title": "seven_wonders_duel", "seats": [{"kind": "human"}, {"kind": "open"}]}'
    path = POST.replace(b"/api/me", b"/api/tables").replace(b"100", b"%d" % len(wish))
    reader, writer = await line(
        path.replace(b"\r\n\r\n", b"\r\nConnection: close\r\nCookie: " + cookie + b"\r\n\r\n") + wish
    )
    table = (await all_of(reader)).partition(b'"table":"')[2].partition(b'"')[0]
    reader, writer = await line(b"GET /api/tables/%s/events HTTP/1.1\r\nHost: localhost\r\n\r\n" % table)
    await reader.readuntil(b"event: packet")
    writer.write(b"\r\n")
    await asyncio.sleep(3 * IMPATIENT.body_seconds)
    assert not reader.at_eof()
    writer.close()


@connected
async def test_an_answer_that_nobody_takes_is_dropped(line: Lines) -> None:
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    _, writer = await line(ask * 1_000)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    async with asyncio.timeout(PATIENCE):
        while not writer.is_closing():
            await asyncio.sleep(0.05)
            writer.write(b"\r\n")
    reader, _ = await line(HEAD + b"Connection: close\r\n\r\n")
    assert b"alive" in await all_of(reader)


@connected_with(patience=Patience(each_address=12))
async def test_one_address_does_not_take_all_lines(line: Lines) -> None:
    held = [await line(HEAD) for _ in range(12)]
    reader, _ = await line(HEAD + b"\r\n")
    assert await all_of(reader) == b""
    held[0][1].close()
    async with asyncio.timeout(PATIENCE):
        while b"alive" not in await asked(line):
            pass  # The server has not yet seen that a line is free.


async def asked(line: Lines) -> bytes:
    reader, _ = await line(HEAD + b"Connection: close\r\n\r\n")
    return await all_of(reader)


async def new_guest(line: Lines, forwarded: bytes, proto: bytes = b"http") -> tuple[int, bytes]:
    """The status and the cookie of somebody's first request."""
    heads = b"Connection: close\r\nX-Forwarded-For: " + forwarded + b"\r\nX-Forwarded-Proto: " + proto + b"\r\n"
    reader, _ = await line(POST.replace(b"100", b"2").replace(b"\r\n\r\n", b"\r\n" + heads + b"\r\n") + b"{}")
    answer = await all_of(reader)
    return int(answer[9:12]), answer.partition(b"set-cookie: ")[2].partition(b"\r\n")[0]


GUESTS = int(PACES["guest"].burst)


@connected_with(limits=True, patience=PATIENT, proxies=("127.0.0.1/32", "192.0.2.0/24"))
async def test_behind_a_proxy_everybody_has_an_address_of_their_own(line: Lines) -> None:
    """As docs/server.md sets it up. One visitor's pace is not another's, whatever they write into their requests."""
    many = await asyncio.gather(*(new_guest(line, b"203.0.113.%d" % number) for number in range(GUESTS + 10)))
    assert {status for status, _ in many} == {200}
    forged = [
        await new_guest(line, b"198.51.100.%d, 203.0.113.200, 192.0.2.7" % number) for number in range(GUESTS + 3)
    ]
    assert {status for status, _ in forged} == {200, 429}
    network = [await new_guest(line, b"2001:db8:1:2::%x" % number) for number in range(GUESTS + 3)]
    assert {status for status, _ in network} == {200, 429}
    assert (await new_guest(line, b"2001:db8:1:3::1"))[0] == 200


def heads_of_the_guide(visitor: str) -> str:
    """What the proxy that docs/server.md sets up adds for a visitor who claims to ask for somebody else."""
    guide = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    said = {"$host": "localhost", "$proxy_add_x_forwarded_for": f"198.51.100.1, {visitor}", "$scheme": "https"}
    lines = re.findall(r"proxy_set_header ([\w-]+) (\S+);", guide)
    assert "--proxy 127.0.0.1" in guide and len(lines) == 3
    return "".join(f"{name}: {said[value]}\r\n" for name, value in lines)


@connected_with(limits=True, patience=PATIENT, proxies=("127.0.0.1",))
async def test_the_set_up_of_the_guide(line: Lines) -> None:
    async def guest(visitor: str) -> bytes:
        head = f"POST /api/me HTTP/1.1\r\n{heads_of_the_guide(visitor)}Content-Type: application/json\r\n"
        reader, _ = await line(f"{head}Content-Length: 2\r\nConnection: close\r\n\r\n{{}}".encode())
        return await all_of(reader)

    answers = [await guest(f"203.0.113.{number}") for number in range(GUESTS + 3)]
    assert all(b"200 OK" in answer and b"__Host-civitas=" in answer for answer in answers)
    assert b"429" in [(await guest("203.0.113.250"))[9:12] for _ in range(GUESTS + 3)]


@connected_with(limits=True, patience=PATIENT)
async def test_nobody_else_may_say_for_whom_they_ask(line: Lines) -> None:
    many = [await new_guest(line, b"203.0.113.%d" % number, b"https") for number in range(GUESTS + 3)]
    assert {status for status, _ in many} == {200, 429}
    assert not any(b"Secure" in cookie for _, cookie in many)


@connected_with(proxies=("127.0.0.1",), patience=PATIENT)
async def test_over_tls_the_session_belongs_to_this_host_alone(line: Lines) -> None:
    _, cookie = await new_guest(line, b"203.0.113.1", b"https")
    assert cookie.startswith(b"__Host-civitas=") and b"; Secure" in cookie and b"; Path=/;" in cookie
    assert b"Domain" not in cookie
    name = cookie.partition(b";")[0]

    async def me(*cookies: bytes) -> bytes:
        head = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n"
        reader, _ = await line(head + b"Cookie: " + b"; ".join(cookies) + b"\r\n\r\n")
        return await all_of(reader)

    assert b'"guest":false' in await me(name)
    # A session from the time before is exchanged; it does not stand beside one of the new kind.
    old = b"civitas=" + name.partition(b"=")[2]
    exchanged = await me(old)
    assert b'"guest":false' in exchanged and b"set-cookie: __Host-civitas=" in exchanged
    assert b"set-cookie: civitas=; Max-Age=0" in exchanged
    assert b'"guest":false' in await me(b"civitas=planted", name)


def test_addresses_are_counted_by_what_one_person_holds() -> None:
    assert address_of("203.0.113.9") == address_of("::ffff:203.0.113.9") == "203.0.113.9"
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of("unknown") == "unknown" and len(address_of("x" * 9_000)) == 45
