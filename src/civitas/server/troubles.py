"""What is wrong with a database that does not answer, in one word."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

FULL: Final = "disk-full"
READ_ONLY: Final = "read-only"
DAMAGED: Final = "damaged"
OTHER: Final = "database"

_BY_CODE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
"""A disk that takes no more shows as an error of writing too, where a quota and not the disk is the bound."""


def trouble(problem: Exception) -> str:
    cause = problem.orig if isinstance(problem, SQLAlchemyError) and hasattr(problem, "orig") else problem
    code = getattr(cause, "sqlite_errorcode", None)
    return OTHER if code is None else _BY_CODE.get(code & 0xFF, OTHER)
