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
from civitas.server.garbage import settle
from civitas.server.gate import Gate
from civitas.server.problems import on_civitas_error, on_failure, on_http_error, on_storage
from civitas.server.routes import (
    accounts,
    administrators,
    analysis,
    club,
    courses,
    events,
    games,
    health,
    moves,
    people,
    post,
    records,
    tables,
    ties,
)
from civitas.server.service import Service, again, language_for, last_event_of, visitor_of
from civitas.server.settings import Settings
from civitas.server.shortcut import Shortcut
from civitas.server.structures import prepare
from civitas.server.sweeping import keep_sweeping
from civitas.server.telemetry import keep_telling
from civitas.server.wire import Fault
from civitas.text import LANGUAGES

BEFORE_WARMING: Final = 1.5
"""So many seconds after the start titles are read that nobody has asked for yet."""
SUBJECTS: Final = (
    people,
    accounts,
    ties,
    administrators,
    games,
    courses,
    tables,
    moves,
    analysis,
    records,
    club,
    events,
    post,
    health,
    pages,
)

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

    app = Litestar(
        [handler for subject in SUBJECTS for handler in subject.HANDLERS],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            # No field of a body may be called like a dependency: the framework would take its mistakes for ours.
            "in_language": Provide(language_for, sync_to_thread=False),
            "last_event_id": Provide(last_event_of, sync_to_thread=False),
        },
        exception_handlers={
            CivitasError: on_civitas_error,
            HTTPException: on_http_error,
            SQLAlchemyError: on_storage,
            Exception: on_failure,
        },
        lifespan=[lambda _: _alive(service)],
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
    app.asgi_handler = Gate(Shortcut(app.asgi_handler, service), settings, service.identity, service.limits)
    prepare()
    return app


@asynccontextmanager
async def _alive(service: Service) -> AsyncIterator[None]:
    """The server from its start to its end."""
    settings, database, tables = service.settings, service.database, service.tables
    database.hold()
    try:
        database.open()
        await tables.start()
        await service.events.start()
        await service.poster.start()
        beside = [asyncio.create_task(keep_sweeping(service))]
        if settings.warm:
            beside.append(asyncio.create_task(_warm_soon()))
        if settings.metrics is not None:
            beside.append(asyncio.create_task(keep_telling(settings.metrics, database, tables.look)))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            service.library.close()
            await service.keeper.close()
            await service.poster.close()
            await tables.close()
    finally:
        database.close()


async def _warm_soon() -> None:
    """Not at once: whoever has just started the server opens home, which needs no title."""
    await asyncio.sleep(BEFORE_WARMING)
    await asyncio.to_thread(warm)


def warm() -> None:
    """Read the titles and their texts before somebody waits for them: parsing them takes a second or two, which would
    otherwise hold up everybody at the first table of each title."""
    for key in registry.title_keys():
        for language in LANGUAGES:
            games.game_of(registry.title(key), language, None)
    settle()
