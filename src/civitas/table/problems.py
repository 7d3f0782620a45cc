"""What can go wrong at a table, as message keys and figures. Nothing has changed when one of these is raised."""

from __future__ import annotations

from civitas.kernel.errors import CivitasError


class TableProblem(CivitasError):
    """Something asked of a table that it does not do."""

    def __init__(self, key: str, **figures: object) -> None:
        super().__init__(key, figures)


class Unknown(TableProblem):
    """There is no such table, seat or point."""


class Forbidden(TableProblem):
    """This is for somebody else, or not yet."""


class Refused(TableProblem):
    """It cannot be done here and now."""


class TooLarge(TableProblem):
    """More than the table keeps."""


class Stale(TableProblem):
    """The answer is to a question that is no longer asked."""


class Conflict(TableProblem):
    """Somebody else has changed the stored table meanwhile."""


class Waiting(TableProblem):
    """The table is played with a data pack that is not at hand as it was; it waits for that pack."""


class Damaged(TableProblem):
    """What is stored of this table cannot be read; it is set aside until it is repaired from its log."""
