"""The table server as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from inspect import iscoroutinefunction
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

import civitas
from civitas.kernel import registry
from civitas.kernel.errors import CivitasError
from civitas.server import pages
from civitas.server.gate import Gate
from civitas.server.problems import on_civitas_error, on_failure, on_http_error, on_storage
from civitas.server.routes import analysis, club, courses, events, games, health, moves, people, records, tables
from civitas.server.service import Service, again, language_for, visitor_of
from civitas.server.settings import Settings
from civitas.server.sweeping import keep_sweeping
from civitas.server.wire import Fault
from civitas.text import LANGUAGES

SUBJECTS: Final = (people, games, courses, tables, moves, analysis, records, club, events, health, pages)

for _subject in SUBJECTS:
    for _handler in _subject.HANDLERS:
        # What the framework says of its own refusals is not what we answer.
        _handler.responses = {
            400: ResponseSpec(Fault, False, "Refused, in one sentence."),
            **(_handler.responses or {}),
        }
        if iscoroutinefunction(_handler.fn):
            _handler(again(_handler.fn))


class Description(JsonRenderPlugin):
    """Written once: it is long, and stays the same as long as the server runs."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._written:
            self._written = super().render(request, openapi_schema)
        return self._written


def create_app(settings: Settings) -> Litestar:
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        service.database.hold()
        try:
            service.database.open()
            await service.tables.start()
            await service.events.start()
            warming = asyncio.create_task(asyncio.to_thread(warm)) if settings.warm else None
            sweeping = asyncio.create_task(keep_sweeping(service))
            try:
                yield
            finally:
                sweeping.cancel()
                if warming is not None:
                    await warming
                await service.tables.close()
        finally:
            service.database.close()

    app = Litestar(
        [handler for subject in SUBJECTS for handler in subject.HANDLERS],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            # No field of a body may be called like a dependency: the framework would take its mistakes for ours.
            "in_language": Provide(language_for, sync_to_thread=False),
            "last_event_id": Provide(_last_event_id, sync_to_thread=False),
        },
        exception_handlers={
            CivitasError: on_civitas_error,
            HTTPException: on_http_error,
            SQLAlchemyError: on_storage,
            Exception: on_failure,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Civitas",
            version=civitas.__version__,
            path="/schema",
            render_plugins=[Description()],
        ),
        request_max_body_size=None,
        logging_config=None,
        state=State({"service": service}),
        debug=False,
    )
    # Middleware of the framework is not asked about unknown addresses; the gate stands before everything.
    app.asgi_handler = Gate(app.asgi_handler, settings, service.identity, service.limits)
    return app


def warm() -> None:
    """Read the titles and their texts before somebody waits for them: parsing them takes a second or two, which would
    otherwise hold up everybody at the first table of each title."""
    for key in registry.title_keys():
        for language in LANGUAGES:
            games.game_of(registry.title(key), language, None)


def _last_event_id(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("last-event-id", "")
