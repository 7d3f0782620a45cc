"""What a title tells bots of its positions, function by function."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from civitas.kernel.senses import Senses

if TYPE_CHECKING:
    from civitas.kernel.position import Position

P = TypeVar("P", bound="Position")


class Advice:
    """What is left out has a plain answer: `Title` says for each what it means."""

    def __init__(
        self,
        evaluate: Callable[[P], list[float]] | None = None,
        quiet: Callable[[P], bool] | None = None,
        sight: Callable[[P, int], int] | None = None,
        sense: Callable[[P, int, Senses], None] | None = None,
        names: list[str] | None = None,
        open_sense: bool = False,
        outlook: Callable[[P, int, Senses], None] | None = None,
        outlook_names: list[str] | None = None,
    ) -> None:
        self.evaluate: Callable[[Any], list[float]] | None = evaluate
        self.quiet: Callable[[Any], bool] | None = quiet
        self.sight: Callable[[Any, int], int] | None = sight
        self.sense: Callable[[Any, int, Senses], None] | None = sense
        self.names = names or []
        self.open_sense = open_sense
        """Does `sense` read nothing but what its seat may know? Then it need not be kept from the true position."""
        self.outlook: Callable[[Any, int, Senses], None] | None = outlook
        self.outlook_names = outlook_names or []
