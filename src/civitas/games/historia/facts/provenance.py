"""What each number rests on: attested by the designer or a publisher, reported by somebody who played, or ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from civitas.kernel.data import Table

ATTESTED: Final = "attested"
REPORTED: Final = "reported"
OURS: Final = "ours"


@dataclass(eq=False)
class Origin:
    degree: str
    sources: list[str]
    """Keys of the texts that name them."""
    ours: list[str]
    """The fields that are our own though the rest is not."""

    def sheet(self) -> dict[str, object]:
        return {"degree": self.degree, "sources": self.sources, "ours": self.ours}

    def message(self) -> tuple[str, dict[str, object]]:
        """One sentence for people."""
        key = f"degree-{self.degree}" + ("-but" if self.ours else "") + ("" if self.sources else "-alone")
        return key, {"sources": self.sources, "fields": self.ours}


def origin_of(row: Table, official: list[str], known: list[str]) -> Origin:
    """Every table says where its values come from, or that they are our own design. What an owner has checked against
    a copy names no source of ours, and counts as attested."""
    designed = row.flag("designed")
    if not designed and not row.has("confidence"):
        raise row.fault("confidence", "reason-historia-provenance")
    row.text_or("confidence", "-")
    row.text_or("name_confidence", "-")
    fields = row.texts("designed_fields") if row.has("designed_fields") else []
    given = row.texts("source") if row.has("source") else []
    sources = [source for source in given if source in known]
    if designed:
        return Origin(OURS, [], [])
    reported = bool(sources) and not any([source in official for source in sources])
    return Origin(REPORTED if reported else ATTESTED, sources, fields)
