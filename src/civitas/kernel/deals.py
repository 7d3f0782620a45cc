"""Reading explicit deals: what chance decides, given in advance by people, checked part by part.

A title names the parts; what is given is laid at the places where its rules would ask chance (`Position.draw`).
"""

from __future__ import annotations

from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.moves import Domain


def bad_deal(place: str, reason: str, figures: dict[str, object] | None = None) -> BadInput:
    return BadInput("error-bad-deal", {"place": place, "reason": Reason(reason, figures or {})})


class Deal:
    """A deal under way from its parts to items by place."""

    def __init__(self, given: dict[str, object], parts: list[str]) -> None:
        for part in given:
            if part not in parts:
                raise bad_deal(str(part)[:40], "reason-unknown-key")
        self.given = given
        self.items: dict[int, int] = {}

    def listed(self, part: str, least: int = 0, most: int = -1) -> list[object]:
        """A part as a list; empty if it is left out."""
        return listed(self.given[part], part, least, most) if part in self.given else []

    def table(self, part: str) -> dict[str, object]:
        """A part as a table; empty if it is left out."""
        return table(self.given.get(part, {}), part)

    def first_seat(self, seats: int, at: int) -> None:
        if "first_seat" not in self.given:
            return
        first = self.given["first_seat"]
        if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
            choices = ", ".join([str(seat) for seat in range(seats)])
            raise bad_deal("first_seat", "reason-none-of", {"found": short(first), "choices": choices})
        self.items[at] = first

    def lay(
        self, names: list[object], domain: Domain, at: int, place: str, dealt: list[int] | None = None
    ) -> list[int]:
        """Lay things of a domain, each once, at a row of places; also none of those `dealt` before, which grow."""
        before = [] if dealt is None else dealt
        found: list[int] = []
        for name in names:
            index = item(name, domain, place)
            if index in before:
                raise bad_deal(place, "reason-twice", {"found": short(name)})
            self.items[at + len(found)] = index
            found.append(index)
            before.append(index)
        return found

    def lay_rows(self, rows: list[object], most: int, domain: Domain, at: int, apart: int, place: str) -> None:
        """At most so many lists of such things, `apart` places from one to the next and no longer than that."""
        for number, names in enumerate(rows):
            row = f"{place}[{number}]"
            if number >= most:
                raise bad_deal(row, "reason-count", {"found": number + 1, "wanted": most})
            self.lay(listed(names, row, 0, apart), domain, at + apart * number, row)


def listed(value: object, place: str, least: int, most: int) -> list[object]:
    """A list of so many things, of any number with -1."""
    if not isinstance(value, list) or len(value) < least or (most >= 0 and len(value) > most):
        wanted: object = most if least == most else f"{least} …" if most < 0 else f"{least} … {most}"
        raise bad_deal(place, "reason-needs-list", {"wanted": wanted})
    return value


def table(value: object, place: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise bad_deal(place, "reason-needs-table", {"found": short(value)})
    return value


def item(name: object, domain: Domain, place: str) -> int:
    index = domain.index.get(name) if isinstance(name, str) else None
    if index is None:
        raise bad_deal(place, "reason-unknown", {"found": short(name)})
    return index
