"""Errors of the database without what they are about. What fails is logged, and among the values of a statement, or of
the row that PostgreSQL shows with its refusal, are secrets."""

from __future__ import annotations

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext


def discreet(engine: Engine) -> Engine:
    """The same, which says of its errors what is wrong and not with what."""
    assert engine.hide_parameters
    event.listen(engine, "handle_error", _hide)
    return engine


def _hide(context: ExceptionContext) -> None:
    problem = context.original_exception
    told = getattr(getattr(problem, "diag", None), "message_primary", None)
    if told is None:
        return  # SQLite names columns, never values
    problem.args = (told,)
    if context.sqlalchemy_exception is not None:
        kind = type(problem)
        context.sqlalchemy_exception.args = (f"({kind.__module__}.{kind.__name__}) {told}",)
