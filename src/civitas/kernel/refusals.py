"""Rule ids as small integers: a check returns 0 for allowed, or the number of the rule that forbids the move."""

from __future__ import annotations

from typing import Final

_ids: Final[list[str]] = [""]
_numbers: Final[dict[str, int]] = {"": 0}


def rule(rule_id: str) -> int:
    """The number of a rule id, given out on first use. Text appears again only at the edge."""
    number = _numbers.get(rule_id)
    if number is None:
        number = len(_ids)
        _ids.append(rule_id)
        _numbers[rule_id] = number
    return number


def rule_id(number: int) -> str:
    return _ids[number]


def known_rules() -> list[str]:
    """Every rule id that some check can return."""
    return _ids[1:]


ALLOWED: Final = 0
OVER: Final = rule("table.over")
NOT_ASKED: Final = rule("table.not-asked")
OTHER_QUESTION: Final = rule("table.other-question")
UNKNOWN_MOVE: Final = rule("table.unknown-move")
OFFER_OPEN: Final = rule("table.offer-open")
OFFER_REPEATED: Final = rule("table.offer-repeated")
