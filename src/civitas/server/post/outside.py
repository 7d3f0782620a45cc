"""Requests to addresses that visitors have named. Nothing of ours can be reached by them: the name is resolved once,
every address it has must be a public one, the connection goes to that very address, and redirects are not followed."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

SECONDS: Final = 10.0
ANSWER_BYTES: Final = 16_384
LONGEST: Final = 500
_NAME: Final = re.compile(r"[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]")
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of this network stand for those of the older kind."""


class Refused(Exception):
    """An address that is not asked, or an answer that is none."""


def check_url(url: str, private: bool) -> None:
    """Is this the address of a webhook as we would ask it? Names are looked up later, each time."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as problem:
        raise Refused("address") from problem
    fit = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not fit or parts.username is not None or parts.password is not None or not parts.hostname:
        raise Refused("address")
    if _NAME.fullmatch(parts.netloc.removesuffix(f":{port}")) is None:
        raise Refused("address")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Refused("scheme")
    if port is not None and port != 443 and port < 1024:
        raise Refused("port")


def is_public(text: str) -> bool:
    """May a visitor have us call this address?"""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            address = inner
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolved(host: str, port: int, private: bool) -> str:
    """The one address to call; Refused if any of those that the name has is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as problem:
        raise Refused("unknown host") from problem
    addresses = [str(part[4][0]) for part in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise Refused("not a public address")
    return addresses[0]


async def deliver(url: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """POST something, and the status of the answer. Refused if nobody answers as a web server does."""
    check_url(url, private)
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    host = parts.hostname or ""
    try:
        async with asyncio.timeout(SECONDS):
            address = await resolved(host, port, private)
            context = ssl.create_default_context() if secure else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=context, server_hostname=host if secure else None, limit=ANSWER_BYTES
            )
            try:
                target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                lines = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
                head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
                writer.write(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
                await writer.drain()
                return _status(await reader.readline())
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, ssl.SSLError) as problem:
        raise Refused("no answer") from problem


def _status(line: bytes) -> int:
    found = re.fullmatch(rb"HTTP/1\.[01] ([0-9]{3})( [^\r\n]*)?\r?\n", line)
    if found is None:
        raise Refused("no answer")
    return int(found[1])
