"""For whoever runs the server: is it alive, can it work?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from civitas.server.service import READY, Served


@get("/healthz")
async def alive() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz")
async def ready(service: Served) -> Response[dict[str, Any]]:
    """Can the server store anything? Tried at most once in two seconds, whoever asks."""
    status = await service.readiness()
    return Response({"status": status}, status_code=200 if status == READY else 503)


HANDLERS = [alive, ready]
