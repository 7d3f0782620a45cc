"""The client: built files with long names are kept by browsers, every other address is the one page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from civitas.server.compression import takes
from civitas.server.service import Language, Served
from civitas.text import texts

_FOREVER: Final = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], service: Served, in_language: Language, path: FromPath[str] = "/"
) -> Response[bytes]:
    static = service.settings.static
    name = path.strip("/")
    if name.startswith(("api/", "schema/")):
        raise NotFoundException
    found = _file(static, name)
    if found is None and "." in name.rpartition("/")[2]:
        raise NotFoundException
    if found is None:
        found = _file(static, "index.html")
    if found is None:
        return Response(_without_client(in_language), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": _FOREVER if name.startswith("assets/") else "no-cache", "vary": "accept-encoding"}
    small = found.with_name(f"{found.name}.br")
    if takes(request.headers.get("accept-encoding", ""), "br") and small.is_file():
        found = small
        headers["content-encoding"] = "br"
    return Response(found.read_bytes(), media_type=kind, headers=headers)


def _file(static: Path, name: str) -> Path | None:
    """A file inside the folder, however the address is written."""
    try:
        found = (static / name).resolve()
        return found if found.is_relative_to(static.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # a name longer than any file's, or with a NUL
        return None


def _without_client(language: str) -> bytes:
    sentence = texts(language).message("client-missing")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Civitas</title>'
        f"<h1>Civitas</h1><p>{sentence}</p></html>"
    ).encode()


HANDLERS = [page]
