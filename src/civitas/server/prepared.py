"""Statements that are run with every move, written out once for each kind of database: to look them up and to bind what
they take costs as much as to run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """For values that any driver takes as they are: numbers, texts and bytes."""

    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, ClauseElement)
        self._statement: ClauseElement = statement
        self._written: dict[str, tuple[str, list[str] | None]] = {}
        """By kind of database; where values go by their places, with the names in their order."""

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        kind = connection.dialect.name
        if kind not in self._written:
            compiled: Any = self._statement.compile(dialect=connection.dialect)
            self._written[kind] = str(compiled), compiled.positiontup
        written, places = self._written[kind]
        if places is None:
            named = [dict(row) for row in rows]
            return connection.exec_driver_sql(written, named[0] if len(named) == 1 else named)
        placed = [tuple(row[name] for name in places) for row in rows]
        return connection.exec_driver_sql(written, placed[0] if len(placed) == 1 else placed)
