"""Everything a person reads, in English and Italian: names, prompts, moves, events, refusals, rules and mistakes.

The engine speaks in keys and figures; this room turns them into sentences with the Fluent files of `civitas.text` and
of the title. It knows no game: what an argument names follows from its own name (see `Texts.localised`).
"""

from __future__ import annotations

from civitas.text.ledger import Rule
from civitas.text.texts import LANGUAGES, Texts, texts

__all__ = ["LANGUAGES", "Rule", "Texts", "texts"]
