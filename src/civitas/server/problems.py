"""Mistakes as answers: the right status and one sentence in the reader's language, never a stack trace."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import BadInput, CivitasError, IllegalMove
from civitas.kernel.title import Title
from civitas.server.language import language_of
from civitas.server.troubles import trouble
from civitas.server.wire import Fault
from civitas.table import Conflict, Damaged, Forbidden, Refused, Stale, TableProblem, TooLarge, Unknown, Waiting
from civitas.text import texts

log = logging.getLogger(__name__)

STATUS: Final[tuple[tuple[type[CivitasError], int], ...]] = (
    (Unknown, 404),
    (Forbidden, 403),
    (Stale, 409),
    (Conflict, 409),
    (TooLarge, 413),
    (Damaged, 423),
    (Waiting, 423),
    (Refused, 422),
    (IllegalMove, 422),
    (BadInput, 422),
)
BY_STATUS: Final = {
    400: "error-bad-request",
    401: "error-session-expired",
    404: "error-unknown-page",
    405: "error-bad-method",
    413: "error-too-large",
    415: "error-not-json",
    429: "error-too-fast",
}


class Denied(TableProblem):
    """Refused at the door, with its status."""

    def __init__(self, status: int, key: str, **figures: object) -> None:
        super().__init__(key, **figures)
        self.status = status


class Retold(Denied):
    """Found and put into words by another process."""

    def __init__(self, status: int, body: Fault) -> None:
        super().__init__(status, body.error)
        self.body = body


def status_of(problem: CivitasError) -> int:
    if isinstance(problem, Denied):
        return problem.status
    return next((status for kind, status in STATUS if isinstance(problem, kind)), 400)


def told(problem: CivitasError, language: str, title: Title | None = None) -> Fault:
    """The body of an error."""
    if isinstance(problem, Retold):
        return problem.body
    spoken = texts(language, title)
    if isinstance(problem, IllegalMove):
        figures = problem.figures["figures"]
        assert isinstance(figures, dict)
        return Fault(problem.key, spoken.refusal({"rule": problem.rule, "figures": figures}), problem.rule, figures)
    return Fault(problem.key, spoken.error(problem))


def on_civitas_error(request: Request[Any, Any, Any], problem: CivitasError) -> Response[Fault]:
    language = language_of(request.scope)
    return Response(told(problem, language), status_code=status_of(problem))


def on_http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Fault]:
    """What the framework refuses: unknown addresses, unreadable bodies, wrong types."""
    status = problem.status_code
    key = BY_STATUS.get(status, "error-bad-request" if status < 500 else "error-internal")
    reason = _reason(problem)
    sentence = texts(language_of(request.scope)).message(key, {"reason": reason})
    headers = {"Allow": problem.headers["Allow"]} if problem.headers and "Allow" in problem.headers else None
    return Response(Fault(key, sentence), status_code=status, headers=headers)


def _reason(problem: HTTPException) -> str:
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return problem.detail.partition(" for ")[0][:200]


def on_failure(request: Request[Any, Any, Any], problem: Exception) -> Response[Fault]:
    """Our own mistake: told in the log in full, to the user in one sentence."""
    log.error("failure", exc_info=problem, extra={"path": request.scope["path"], "method": request.method})
    sentence = texts(language_of(request.scope)).message("error-server")
    return Response(Fault("error-server", sentence), status_code=500)


def on_storage(request: Request[Any, Any, Any], problem: SQLAlchemyError) -> Response[Fault]:
    """Nothing could be stored or read: nobody's mistake in the request, and it may be over soon."""
    log.error("storage", exc_info=problem, extra={"path": request.scope["path"], "cause": trouble(problem)})
    request.app.state["service"].note(problem)
    sentence = texts(language_of(request.scope)).message("error-storage")
    return Response(Fault("error-storage", sentence), status_code=503, headers={"Retry-After": "5"})
