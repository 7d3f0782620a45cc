"""The door: every request passes here first. Host, origin, content type, pace and identity; security headers out."""

from __future__ import annotations

import logging
import re
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from civitas.server import meters
from civitas.server.bodies import BODY_BYTES, Unfit, again, check_json, most_bytes, read_body
from civitas.server.compression import compressing
from civitas.server.identity import COOKIE, SECURE_COOKIE, SESSION_SECONDS, Identity, Visitor, hashed
from civitas.server.language import language_of
from civitas.server.limits import Limits, address_of
from civitas.server.people.shown import check_suspended
from civitas.server.problems import Denied, told
from civitas.server.requests import HEADER, REQUEST, name_for
from civitas.server.settings import Settings

log = logging.getLogger(__name__)

SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST")
UNKNOWN: Final = "other"
STILL_ALLOWED: Final = ("/api/account", "/api/tokens/revoke")
"""What concerns nobody but themselves the suspended may still do, such as having their data deleted."""
LONGEST_PATH: Final = 1_000
LONGEST_QUERY: Final = 4_000
LEAVING: Final = "/letters/leave/"
"""What mail programs ask for with a form of their own and no session: the signed address is all they have. It is never
logged."""
_HOST: Final = re.compile(r"([\w.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?", re.ASCII)
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
_FOR_PARTS: Final = (b"referrer-policy", b"x-content-type-options", b"cross-origin-resource-policy")
_PARTS: Final = (b"text/javascript", b"text/css", b"font/woff2")
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
PART_HEADERS: Final = tuple(header for header in HEADERS if header[0] in _FOR_PARTS)
"""For scripts, styles and typefaces of the client, which are no documents: a table asks for twenty of them."""


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, identity: Identity, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._identity = identity
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        visitor = Visitor(address_of(client[0] if client else ""))
        state: dict[str, Any] = scope.setdefault("state", {})
        state["visitor"] = visitor
        secure = scope.get("scheme") == "https"
        begun = time.monotonic()
        request = name_for(scope["headers"], bool(self._settings.proxies))
        named = REQUEST.set(request)
        passed = compressing(send, dict(scope["headers"]).get(b"accept-encoding", b""), scope["path"])

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                ours = [*_cookies(visitor, secure), (HEADER, request.encode())]
                message["headers"] = _with_ours(message["headers"], ours)
                _log(scope, message["status"], time.monotonic() - begun)
            await passed(message)

        try:
            try:
                await self._admit(scope, visitor)
                receive = await _checked_body(scope, receive)
            except Denied as problem:
                await _refuse(problem, scope, guarded)
                return
            await self._app(scope, receive, guarded)
        finally:
            REQUEST.reset(named)

    async def _admit(self, scope: Any, visitor: Visitor) -> None:
        _check_target(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "").lower()
        named = _HOST.fullmatch(host)
        if named is None or (self._settings.hosts and named[1].strip("[]") not in self._settings.hosts):
            raise Denied(400, "error-bad-host")
        safe = scope["method"] in SAFE
        if not safe and not scope["path"].startswith(LEAVING):
            _check_origin(headers, host)
            _check_content(headers)
        api = scope["path"].startswith("/api/")
        if not await self._identify(headers, visitor, scope.get("scheme") == "https") and api:
            raise Denied(401, "error-session-expired" if visitor.by_cookie else "error-bad-token")
        if not api:
            return
        self._hold_to_pace("read" if safe else "write", visitor)
        if not safe and visitor.person is not None and not scope["path"].startswith(STILL_ALLOWED):
            check_suspended(visitor.person)
        if not safe and visitor.person is None:
            if not self._limits.allows("guest", visitor.address, time.monotonic()):
                raise Denied(429, "error-too-fast")
            await self._identity.new_guest(visitor, "")

    def _hold_to_pace(self, kind: str, visitor: Visitor) -> None:
        """A pace for everybody, and a wider one for all names of one address together."""
        now = time.monotonic()
        who = visitor.person.id if visitor.person is not None else visitor.address
        if not self._limits.allows(kind, who, now) or not self._limits.allows(f"{kind}-here", visitor.address, now):
            raise Denied(429, "error-too-fast")

    async def _identify(self, headers: dict[str, str], visitor: Visitor, secure: bool) -> bool:
        """False: what was shown opens nothing. Pages open nevertheless, for whoever looks at them without it."""
        authorization = headers.get("authorization", "")
        if authorization:
            kind, _, token = authorization.partition(" ")
            if kind.lower() != "bearer":
                raise Denied(401, "error-bad-token")
        else:
            token, visitor.old_cookie = _cookie(headers.get("cookie", ""), secure)
            visitor.by_cookie = bool(token)
        if not token:
            return True
        visitor.token = hashed(token.strip())
        visitor.person = await self._identity.find(visitor.token)
        if visitor.person is not None and visitor.old_cookie:
            visitor.new_cookie = token
        return visitor.person is not None


def _log(scope: Any, status: int, seconds: float) -> None:
    """Refused requests, and with the debug level all: neither query nor body, which may hold what is private. All are
    counted, by what the address means and not by what it says."""
    route = scope.get("path_template") or UNKNOWN
    meters.REQUESTS.add(route, scope["method"] if scope["method"] in METHODS else UNKNOWN, str(status))
    meters.REQUEST_SECONDS.observe(seconds, route)
    level = logging.INFO if status >= 400 else logging.DEBUG
    if log.isEnabledFor(level):
        about = {
            "method": scope["method"],
            "path": LEAVING if scope["path"].startswith(LEAVING) else scope["path"][:100],
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.log(level, "request", extra=about)


def _with_ours(headers: Any, more: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What every answer carries. Nobody keeps one unless it says so itself."""
    named = dict(headers)
    if b"immutable" in named.get(b"cache-control", b"") and named.get(b"content-type", b"").startswith(_PARTS):
        return [*headers, *PART_HEADERS, *more]
    kept = [] if b"cache-control" in named else [(b"cache-control", b"no-store")]
    return [*headers, *HEADERS, *kept, *more]


def _check_target(scope: Any) -> None:
    """The address as it was written: no longer than any of ours, text, and without what no text of ours holds."""
    query = scope.get("query_string", b"")
    if len(scope["path"]) > LONGEST_PATH or len(query) > LONGEST_QUERY:
        raise Denied(414, "error-long-address")
    for part in (scope.get("raw_path") or scope["path"].encode(), query):
        try:
            plain = unquote_to_bytes(part).decode()
        except UnicodeDecodeError as problem:
            raise Denied(400, "error-bad-request", reason="not UTF-8") from problem
        if "\0" in plain:
            raise Denied(400, "error-bad-request", reason="NUL")


async def _checked_body(scope: Any, receive: Receive) -> Receive:
    """Nothing behind the door decodes what was not looked at here."""
    if scope["method"] in SAFE:
        return receive
    headers = dict(scope["headers"])
    try:
        body = await read_body(receive, headers.get(b"content-length", b""), most_bytes(scope["path"]))
        # Longer ones are records, which a process of its own looks at.
        if len(body) <= BODY_BYTES and not scope["path"].startswith(LEAVING):
            check_json(body)
    except Unfit as problem:
        key = "error-too-large" if problem.status == 413 else "error-bad-request"
        raise Denied(problem.status, key, reason=problem.reason) from problem
    return again(body, receive)


def _check_origin(headers: dict[str, str], host: str) -> None:
    """Only our own pages may change anything; a script that names no origin is no page."""
    origin = headers.get("origin")
    if origin is not None:
        if origin.partition("://")[2].lower() != host:
            raise Denied(403, "error-foreign-origin")
    elif headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Denied(403, "error-foreign-origin")


def _check_content(headers: dict[str, str]) -> None:
    """Bodies are JSON: a foreign form cannot send that without asking first."""
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (empty and not kind):
        raise Denied(415, "error-not-json")


def _cookie(header: str, secure: bool) -> tuple[str, bool]:
    """The session, and whether it stands under the plain name though there is a better one."""
    try:
        found = {name: part.value for name, part in SimpleCookie(header).items()}
    except CookieError:
        return "", False
    if secure and found.get(SECURE_COOKIE):
        return found[SECURE_COOKIE], False
    return found.get(COOKIE, ""), secure and COOKIE in found


def _cookies(visitor: Visitor, secure: bool) -> list[tuple[bytes, bytes]]:
    """Give out a new session; take back one that has expired, so that the next request begins anew."""
    name = SECURE_COOKIE if secure else COOKIE
    flags = "; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    told = []
    if visitor.new_cookie is not None:
        told.append(f"{name}={visitor.new_cookie}; Max-Age={SESSION_SECONDS:.0f}{flags}")
    elif visitor.by_cookie and visitor.person is None:
        told.append(f"{name}=; Max-Age=0{flags}")
    if visitor.old_cookie:
        told.append(f"{COOKIE}=; Max-Age=0{flags}")
    return [(b"set-cookie", cookie.encode()) for cookie in told]


async def _refuse(problem: Denied, scope: Any, send: Send) -> None:
    body = msgspec.json.encode(told(problem, language_of(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
