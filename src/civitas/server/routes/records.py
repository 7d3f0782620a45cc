"""Records: the game as a file once it is over, and files brought along to look at or to carry on."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from civitas.server.inspector import Job
from civitas.server.service import Asking, Language, Served, person_of
from civitas.server.wire import Brought
from civitas.table import Table


@get("/api/tables/{table_id:str}/record")
async def record(service: Served, visitor: Asking, table_id: FromPath[str]) -> Response[bytes]:
    service.pace("search", visitor)
    async with service.tables.at(table_id) as live:
        content = await service.library.look(_encoded, live.table)
        name = f"{live.table.info.title}-{table_id}.civitas.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)


def _encoded(table: Table) -> bytes:
    return table.record().encode()


@post("/api/records", status_code=201)
async def bring_record(
    service: Served, visitor: Asking, in_language: Language, request: Request[Any, Any, Any]
) -> Brought:
    """A finished game to look at, or an unfinished one to carry on from every seat."""
    service.pace("upload", visitor)
    packs = None if service.settings.packs is None else str(service.settings.packs)
    job = Job(person_of(visitor), in_language, service.tables.now(), record=await request.body(), packs=packs)
    changes = (await service.uploads.look(visitor, job)).changes
    assert changes is not None
    await service.tables.take_in(changes, visitor.address)
    return Brought(changes.table)


HANDLERS = [record, bring_record]
