"""Moves are what a server is asked for most. A request that is one beyond doubt goes straight to its handler; whatever
is put in another way takes the long way round through the framework, which also says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.server.bodies import again
from civitas.server.language import language_of
from civitas.server.problems import on_civitas_error, on_failure, on_storage
from civitas.server.routes.moves import MoveWish, move
from civitas.server.service import Service

TEMPLATE: Final = "/api/tables/{table_id}/moves"
_PATH: Final = re.compile(r"/api/tables/([\w-]{1,32})/moves", re.ASCII)
_QUERY: Final = re.compile(rb"(?:listener=([\w-]{1,64}))?")
_WISH: Final = msgspec.json.Decoder(MoveWish)

Handler = Callable[..., Awaitable[Response[Any]]]


class Shortcut:
    """Stands between the door, which has looked at everything, and the framework."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        path = _PATH.fullmatch(asked["path"]) if asked.get("method") == "POST" else None
        query = None if path is None else _QUERY.fullmatch(asked["query_string"])
        if path is None or query is None or asked.get("root_path"):
            await self._app(scope, receive, send)
            return
        message: Any = await receive()
        body: bytes = message["body"]
        try:
            wish = _WISH.decode(body)
        except (msgspec.DecodeError, ValueError):
            await self._app(scope, again(body, receive), send)
            return
        asked["path_template"] = TEMPLATE
        visitor = asked["state"]["visitor"]
        visitor.listener = (query[1] or b"").decode()
        answer = await self._answer(asked, path[1], wish)
        content = msgspec.json.encode(answer.content)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(content))]
        headers += [(name.lower().encode(), value.encode()) for name, value in answer.headers.items()]
        await send({"type": "http.response.start", "status": answer.status_code or 200, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    async def _answer(self, scope: Any, table: str, wish: MoveWish) -> Response[Any]:
        handler: Handler = move.fn
        try:
            return await handler(
                service=self._service,
                visitor=scope["state"]["visitor"],
                in_language=language_of(scope),
                table_id=table,
                data=wish,
            )
        except CivitasError as problem:
            return on_civitas_error(Request(scope), problem)
        except SQLAlchemyError as problem:
            return on_storage(Request(scope), problem)
        except Exception as problem:
            return on_failure(Request(scope), problem)
