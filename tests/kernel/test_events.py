"""Events, questions, errors and refusals: keys and figures that the edge turns into sentences."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from civitas.kernel import errors
from civitas.kernel.errors import BadInput, IllegalMove, Reason
from civitas.kernel.events import EVERYBODY, Event, Question
from civitas.kernel.refusals import known_rules, rule, rule_id


@pytest.mark.parametrize(
    ("audience", "seen_by"),
    [
        (EVERYBODY, [None, 0, 1, 2, 6]),
        (0b001, [0]),
        (0b110, [1, 2]),
        (0, []),
        (~0b010, [None, 0, 2, 6]),
    ],
)
def test_who_is_told(audience: int, seen_by: list[int | None]) -> None:
    event = Event("event-x", {}, audience)
    assert [viewer for viewer in (None, 0, 1, 2, 6) if event.seen_by(viewer)] == seen_by


def test_equal_by_content() -> None:
    assert Event("x", {"a": 1}) == Event("x", {"a": 1}) != Event("x", {"a": 2})
    assert Event("x", {}, 1) != Event("x", {}, 2)
    assert Event("x", {}) != "x"
    one, two = Question("q", {"a": 1}, ["v"], "r"), Question("q", {"a": 1}, ["v"], "r")
    assert one == two and hash(one) == hash(two)
    assert one != Question("q", {"a": 1}, ["w"], "r")
    assert repr(one) == "Question('q', {'a': 1})"
    assert repr(Event("x", {})) == "Event('x', {})"
    assert len({Event("x", {}), Event("x", {})}) == 1


def test_rules_are_numbers_inside_and_ids_at_the_edge() -> None:
    number = rule("mini.test.rule")
    assert number == rule("mini.test.rule") > 0
    assert rule_id(number) == "mini.test.rule"
    assert "mini.test.rule" in known_rules()
    assert rule_id(0) == ""


@pytest.fixture
def without_texts() -> Iterator[None]:
    kept = errors._renderers.copy()
    errors._renderers.clear()
    yield
    errors._renderers.extend(kept)


@pytest.mark.usefixtures("without_texts")
def test_errors_name_the_thing_even_without_texts() -> None:
    error = BadInput("error-x", {"file": "a", "reason": Reason("reason-y", {"found": 3})})
    assert str(error) == "error-x file=a reason=reason-y found=3"
    illegal = IllegalMove("mini.x", 2, "stay", {"short": 1})
    assert illegal.rule == "mini.x"
    assert illegal.figures == {"rule": "mini.x", "move": "stay", "seat": 2, "figures": {"short": 1}}
