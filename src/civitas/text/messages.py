"""The messages of one language: the common ones and those of a title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from civitas.kernel.errors import short

FOLDER: Final = Path(__file__).parent
READABLE: Final = 1e15
"""Larger numbers are not written out: nobody reads them, and Fluent cannot format the largest."""

KEPT: Final = 20_000
"""So many sentences of a language and title are remembered."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Messages:
    """A message is parsed when it is first needed: a title has hundreds, and most readers see few of them."""

    def __init__(self, language: str, title_folder: Path | None) -> None:
        # Players of a terminal would see the marks that isolate arguments.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        """What is not parsed yet, by key."""
        folders = [FOLDER] if title_folder is None else [FOLDER, title_folder / "text"]
        for folder in folders:
            path = folder / f"{language}.ftl"
            if path.exists():
                for key, source in entries(path.read_text(encoding="utf-8")):
                    self._sources.setdefault(key, source)
        self._told: dict[object, str] = {}
        """What was rendered lately, by key and arguments: most sentences are said again and again."""
        self.keys = [key for key in self._sources if not key.startswith("-")]
        """Every key, in the order of the files."""

    def _parse(self, key: str) -> None:
        """Parse a message and what it names. Another thread that looks for the message finds it whole or unparsed."""
        if key not in self._sources:
            return
        wanted = [key]
        for found in wanted:
            named = _NAMED.findall(self._sources.get(found, ""))
            wanted += [name for name in named if name in self._sources and name not in wanted]
        # What is named comes before what names it.
        sources = [self._sources.get(found, "") for found in reversed(wanted)]
        self._bundle.add_resource(FluentResource("\n".join(sources)))
        for found in wanted:
            self._sources.pop(found, None)

    def has(self, key: str, attribute: str | None = None) -> bool:
        self._parse(key)
        if not self._bundle.has_message(key):
            return False
        return attribute is None or attribute in self._bundle.get_message(key).attributes

    def attributes(self, key: str) -> list[str]:
        """The names of a message's attributes, in the order of the file."""
        return list(self._bundle.get_message(key).attributes) if self.has(key) else []

    def render(self, key: str, args: Mapping[str, object], attribute: str | None = None) -> tuple[str, list[Exception]]:
        """The message and what went wrong in it. A key that does not exist is its own text."""
        plain = all(type(arg) in (int, str) for arg in args.values())
        said = (key, attribute, *args.items()) if plain else None
        if said is not None and (known := self._told.get(said)) is not None:
            return known, []
        text, problems = self._render(key, args, attribute)
        if said is not None and not problems:
            if len(self._told) >= KEPT:
                self._told.clear()
            self._told[said] = text
        return text, problems

    def _render(self, key: str, args: Mapping[str, object], attribute: str | None) -> tuple[str, list[Exception]]:
        if not self.has(key, attribute):
            return (key if attribute is None else f"{key}.{attribute}"), [LookupError(key)]
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return key, [LookupError(key)]
        text, problems = self._bundle.format_pattern(pattern, {name: _printable(arg) for name, arg in args.items()})
        return str(text), problems


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file by key, each with its lines."""
    found = list(_ENTRY.finditer(source))
    for entry, following in zip_longest(found, found[1:]):
        yield entry[1], source[entry.start() : following.start() if following else len(source)]


def _printable(arg: object) -> object:
    """What comes from files and keyboards may hold control characters, which a terminal would obey."""
    if isinstance(arg, int | float):
        return arg if -READABLE < arg < READABLE else short(arg)
    if not isinstance(arg, str) or arg.isprintable():
        return arg
    return "".join(letter if letter.isprintable() else "?" for letter in arg)
