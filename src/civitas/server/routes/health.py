"""For whoever runs the server: is it alive, can it work?"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get

from civitas.server.service import Served


@get("/healthz")
async def alive() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz")
async def ready(service: Served) -> Response[dict[str, Any]]:
    try:
        await asyncio.to_thread(service.database.check)
    except Exception:
        return Response({"status": "database"}, status_code=503)
    return Response({"status": "ready"})


HANDLERS = [alive, ready]
