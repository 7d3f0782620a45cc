"""Things in columns: what all of a kind have in common is said once, and ids of things by their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from civitas.server.wire import Family, Named, Thing

_WORTH: Final = 8
"""Fewer ids than this are as short as their numbers and the name of their family."""


def in_columns(shelf: Mapping[str, Mapping[str, Thing | str]]) -> dict[str, Family]:
    called: dict[str, str] = {}
    found = {name: _family(things, called) for name, things in shelf.items()}
    numbers = {
        name: {item: number for number, item in enumerate([*family.ids, *family.same])}
        for name, family in found.items()
    }
    for name, family in found.items():
        for fact, values in list(family.sheet.items()):
            ids = list(_leaves(values))
            if len(ids) < _WORTH or not all(isinstance(item, str) for item in ids):
                continue
            of = next((other for other in (name, *numbers) if all(item in numbers[other] for item in ids)), None)
            if of is not None:
                del family.sheet[fact]
                family.named[fact] = Named(of, [_numbered(value, numbers[of]) for value in values])
    return found


def _family(things: Mapping[str, Thing | str], called: dict[str, str]) -> Family:
    """`called`: names that were said before, to which these are added."""
    own = {item: thing for item, thing in things.items() if isinstance(thing, Thing)}
    names: list[str | None] = []
    for item, thing in own.items():
        names.append(None if called.get(item) == thing.name else thing.name)
        called[item] = thing.name
    sheets: dict[str, dict[str, Any]] = {item: dict(thing.sheet) for item, thing in own.items()}
    sheet: dict[str, list[object]] = {}
    some: dict[str, dict[str, object]] = {}
    for fact in {fact: None for facts in sheets.values() for fact in facts}:
        having = {item: facts[fact] for item, facts in sheets.items() if fact in facts}
        if len(having) == len(sheets):
            sheet[fact] = list(having.values())
        else:
            some[fact] = having
    pictures = {item: thing.picture for item, thing in own.items() if thing.picture is not None}
    same = {item: family for item, family in things.items() if isinstance(family, str)}
    return Family(list(own), names, sheet, some, {}, pictures, same)


def _leaves(value: object) -> Iterator[object]:
    if isinstance(value, list | tuple):
        for one in value:
            yield from _leaves(one)
    elif value is not None:
        yield value


def _numbered(value: Any, numbers: Mapping[str, int]) -> object:
    if isinstance(value, list | tuple):
        return [_numbered(one, numbers) for one in value]
    return None if value is None else numbers[value]
