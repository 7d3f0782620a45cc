"""For whoever runs the server: is it alive, can it work?"""

from __future__ import annotations

from litestar import Response, get

from civitas.server.service import READY, Served
from civitas.server.wire import Health


@get("/healthz")
async def alive() -> Health:
    return Health("alive")


@get("/readyz")
async def ready(service: Served) -> Response[Health]:
    """Can the server store anything? Tried at most once in two seconds, whoever asks."""
    status = await service.readiness()
    return Response(Health(status), status_code=200 if status == READY else 503)


HANDLERS = [alive, ready]
